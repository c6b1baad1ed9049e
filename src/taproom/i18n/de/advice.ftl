### Was von einer Aktion zu erwarten ist. Davor stehen die Punkte und wie sicher sie sind.

advise-met =
    { $odds ->
        [bet] geht in { $percent } % schief
        [game] gewinnt in { $percent } %
       *[prediction] geht in { $percent } % auf
    }
advise-tricks =
    { $odds ->
        [bet] Stiche des anderen: { $chances }.
       *[other] Deine Stiche: { $chances }.
    }
advise-chance = { $tricks } in { $percent } %
advise-why = Das Erste: { $why }.
