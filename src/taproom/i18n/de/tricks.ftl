### Der Kartentisch im Browser.

## Am Tisch

tricks-table = Der Kartentisch
tricks-row = Die Auslage
tricks-round = Runde { $round } von { $rounds }
tricks-extra-round = Zusatzrunde
tricks-trick = Stich { $trick }
tricks-log = Das Spiel in Worten
tricks-thinking = überlegt
tricks-ready = bereit
tricks-leads = spielt an
tricks-to-play = am Zug
tricks-in-gunfight = in einer Schießerei
tricks-cards-left =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
tricks-chips-against =
    { $count ->
        [one] ein Chip dagegen
       *[other] { $count } Chips dagegen
    }
tricks-tally-spoken = { $won } gewonnen, { $predicted } angesagt
tricks-play-spoken = { $player }: { $combination }

## Was jetzt zu tun ist

tricks-hand =
    { $count ->
        [one] Deine Hand, eine Karte
       *[other] Deine Hand, { $count } Karten
    }
tricks-card-picked = { $card }, ausgewählt
tricks-prediction-cards = Ansagekarten, sie zählen zusammen
tricks-how-many = Wie viele Stiche machst du?
tricks-predict-none = Karten antippen
tricks-predict =
    { $count ->
        [one] Einen Stich ansagen
       *[other] { $count } Stiche ansagen
    }
tricks-predicted = Deine Ansage: { $predicted }.
tricks-who-misses =
    { $game ->
        [muertos] Wem glaubst du nicht? Tippe einen Mitspieler an.
       *[half-pint] Wer liegt daneben? Tippe einen Mitspieler an.
    }
tricks-put-chip = Chip vor { $player } legen
tricks-chip-lies = Dein Chip liegt vor { $player }.
tricks-leave-chip = Da bleibt er
tricks-keep-chip = Chip behalten
tricks-your-turn = Du bist dran. Wähle Karten aus.
tricks-play = Spielen: { $combination }
tricks-readings = Was diese Karten sein können
tricks-reading = { $combination } ({ $cards })
tricks-hand-only = ohne Auslage
tricks-add = Nimm { $cards } dazu: { $combination }.
tricks-no-play = Das passt nicht zusammen.
tricks-waiting = Wir warten auf { $players }.
tricks-waiting-for-several = Wir warten auf { $count } Mitspieler.
tricks-moment = Einen Moment.
tricks-go-on = Weiter

## Die Zählung

tricks-round-counted = Runde { $round }, gezählt
tricks-brawl = Keilerei
tricks-four-in-a-row =
    { $count ->
        [one] Vier Kreuze hintereinander für { $players }. Noch eins, und es gibt eine Schießerei.
       *[other] Je vier Kreuze hintereinander für { $players }. Noch eins, und es gibt eine Schießerei.
    }
tricks-pad-hint = Tippe auf eine Zahl, um zu sehen, woher sie kommt.
tricks-part-tricks =
    { $count ->
        [one] ein Stich, 10
       *[other] { $count } Stiche, je 10
    }
tricks-part-met =
    { $count ->
        [one] Ansage erfüllt, 10 für den angesagten Stich
       *[other] Ansage erfüllt, je 10 für { $count } angesagte Stiche
    }
tricks-part-met-zero = keinen angesagt, keinen gemacht
tricks-part-missed = { $predicted } angesagt, { $won } gemacht: kein Bonus
tricks-part-chip-won = Chip: { $player } lag daneben
tricks-part-chip-lost = Chip: { $player } hat die Ansage erfüllt
tricks-part-chip-gained = erfüllt, trotz des Chips von { $player }
tricks-part-brawl = drei Stiche hintereinander, eine Keilerei
tricks-part-brawl-of = Keilerei von { $player }: Sonst bekommt niemand Punkte
tricks-part-misere =
    { $count ->
        [one] Misère gehalten, ein Punkt für den einzigen Stich der Runde
       *[other] Misère gehalten, ein Punkt für jeden der { $count } Stiche der Runde
    }
tricks-part-misere-broken =
    { $count ->
        [one] Misère gebrochen, durch einen Stich
       *[other] Misère gebrochen, durch { $count } Stiche
    }
tricks-part-exact =
    { $count ->
        [one] genau erfüllt, doppelt gezählt: einer angesagt
       *[other] genau erfüllt, doppelt gezählt: { $count } angesagt
    }
tricks-part-over =
    { $count ->
        [one] mehr als angesagt, nur der angesagte Stich zählt
       *[other] mehr als angesagt, nur die { $count } angesagten zählen
    }
tricks-part-under =
    { $count ->
        [one] ein Stich zu wenig
       *[other] { $count } Stiche zu wenig
    }
