### Die Arena: Bots gegen Bots.

arena-title =
    { $game }, { $seats } Plätze: { $deals ->
        [one] ein Blatt
       *[other] { $deals } Blätter
    }, { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    }
arena-how = Jedes Blatt wurde in jeder Sitzordnung gespielt, alle hatten also die gleichen Karten. Die Intervalle umfassen 95 % und sind aus ganzen Blättern gezogen.
arena-bot = Bot
arena-points = Punkte je Runde
arena-wins = gewonnene Spiele
arena-met = erfüllt
arena-brawls = Keilereien in 100 Runden
arena-time = ms je Entscheidung (Median / 99 %)
arena-rating = Wertung (OpenSkill)
arena-hits = erfüllte Ansagen, nach der Zahl der angesagten Stiche; je größer ein Punkt, desto öfter
arena-ahead-points = Vorsprung des Ersten vor dem Zweiten, Punkte je Runde
arena-ahead-wins = Vorsprung des Ersten vor dem Zweiten, Anteil gewonnener Spiele
arena-stopped =
    Angehalten nach { $deals ->
        [one] einem Blatt
       *[other] { $deals } Blättern
    }. Derselbe Befehl macht dort weiter.
arena-without-numba = Ohne numba denken beim Kartenspiel alle Bots vom Stammgast an aufwärts gleich. Es kommt mit: pip install "taproom[fast]"
arena-written = Der Bericht liegt in { $folder }.

## Wie gerecht ein Satz Bierdeckel ist

balance-title =
    Der schielende Troll, { $rules ->
        [pro] Profispiel
       *[basic] Grundspiel
    }, { $seats } Plätze, { $bot } gegen sich selbst: { $deals ->
        [one] ein Blatt
       *[other] { $deals } Blätter
    }, { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    }
balance-places-first =
    { $rules ->
        [pro] Es gewinnt, wer als Zweiter wählt und als Erster legt
       *[basic] Es gewinnt, wer beginnt
    }
balance-picks-first = Es gewinnt, wer als Erster wählt und als Zweiter legt
balance-draws = unentschieden
balance-coaster = Bierdeckel
balance-shift = Verschiebung der Gewinnquote, in Punkten
balance-picked = gewählt als Nummer
balance-ability = Fähigkeit
balance-used = genutzt
balance-won-used = Siege derer, die sie nutzten
balance-won-unused = Siege derer, die es ließen
balance-tried =
    { $tried ->
        [one] Ein Satz
       *[other] { $tried } Sätze
    } gemessen; der gerechteste auf { $deals ->
        [one] einem Blatt
       *[other] { $deals } Blättern
    }: { $unfairness } (wer beginnt: Grundspiel { $basic }, Profispiel { $pro }; größte Verschiebung { $shift })
balance-foretelling = Sätze, die gerechter sein könnten
balance-measuring = { $rules ->
        [pro] Profispiel
       *[basic] Grundspiel
    }, { $seats } Plätze
balance-stopped = Angehalten. Derselbe Befehl macht dort weiter.
balance-written = Die Zahlen liegen in { $folder }.
balance-tuned = Der Satz liegt in { $file }.

## Was abgelehnt wird

refusal-arena-bots = Nenne mindestens zwei Bots, jeden einmal, etwa --bots rookie,tourist.
refusal-arena-other-match = In { $file } steht ein anderer Wettkampf. Wähle mit --out einen anderen Ordner oder die gleichen Einstellungen wie zuvor.
refusal-arena-journal = Zeile { $line } von { $file } ist nicht lesbar. Lösche die Zeile: Ihr Blatt wird neu gespielt.
refusal-arena-killed = Die spielenden Prozesse wurden { $times } Mal hintereinander beendet; vielleicht fehlt Speicher. Versuch es mit weniger: --processes 1.
refusal-arena-no-ray = Ray ist nicht installiert. So geht es: pip install "taproom[ray]"
