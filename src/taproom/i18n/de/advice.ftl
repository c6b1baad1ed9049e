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
advise-compiling = Was denkt, wird übersetzt; beim ersten Mal auf einem Rechner dauert das eine Minute.
