### Warum ein Bot etwas getan hat.

## Half-Pint und Muertos

reason-whim = einfach so
reason-predict = dieses Blatt sieht nach { $tricks } aus
reason-bet = eine Ansage von { $tricks } klingt kühn
reason-keep-chip = glaubt allen und behält den Chip
reason-odds-predict = { $tricks } geht in { $percent } von 100 solchen Runden auf
reason-odds-bet = diese Ansage platzt in { $percent } von 100 solchen Runden
reason-odds-play = so geht die Ansage in { $percent } von 100 Runden auf
reason-only = etwas anderes geht nicht
reason-win = will diesen Stich
reason-save = hebt die starken Karten auf
reason-duck = will keinen Stich mehr
reason-burn =
    wird { $count ->
        [one] eine Karte
       *[other] { $count } Karten auf einmal
    } los
reason-forced = es ging nicht anders
reason-brawl = hat es auf die Keilerei abgesehen
reason-stop-brawl = will diese Keilerei verhindern

## Der Troll

reason-draft = der beste, der noch da ist
reason-place = ein guter Platz
reason-flip =
    dreht { $count ->
        [one] einen Bierdeckel
       *[other] { $count } Bierdeckel
    } um
reason-token-stay = der Krug steht gut
reason-token-flip = der Krug gibt den Ausschlag
reason-token-guard = der Krug schützt diesen Gast
reason-barman = dort steht der Wirt im Weg
reason-barman-stay = der Wirt steht gut
reason-decline = lässt es lieber
reason-steal = woanders nützt dieser Krug mehr
reason-remove = einer muss gehen
reason-swap = andersherum stehen sie besser
reason-smash = dieser Krug zählt für die Falschen
