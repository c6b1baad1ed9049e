### Warum etwas nicht geht und was stattdessen zu tun ist.

## Jedes Spiel

refusal-game-over = Das Spiel ist vorbei. Fang ein neues an, um weiterzuspielen.
refusal-wrong-phase =
    Jetzt nicht. { $phase ->
        [predict] Erst machen alle ihre Ansage.
        [bet] Erst entscheiden alle über ihren Chip.
        [play] Jetzt werden Karten gespielt.
        [draft] Erst werden die Bierdeckel gewählt.
        [place] Jetzt wird ein Bierdeckel gelegt.
        [steal] Sag erst, ob der Dieb einen Krug nimmt.
        [mug] Stell erst deinen Krug auf einen Bierdeckel oder lass ihn stehen.
        [remove] Sag erst, wen der strenge Blick vertreibt, wenn überhaupt jemanden.
        [swap] Sag erst, was der Spaßvogel vertauscht, wenn überhaupt etwas.
        [barman] Versetze erst den Wirt oder lass ihn stehen.
       *[smash] Sag erst, welchen Krug der Raufbold zerschlägt, wenn überhaupt einen.
    }
refusal-not-your-turn = Platz { $seat } ist nicht an der Reihe. Warte, bis die anderen fertig sind.

refusal-bad-action-no-pair = Eine Aktion ist ein Paar: erst der Platz, dann ein Objekt, das sagt, was er tut.
refusal-bad-action-no-such-action = Diese Aktion gibt es in diesem Spiel nicht. Sieh in der Liste der Aktionen nach.
refusal-bad-action-field-missing = Dieser Aktion fehlt das Feld »{ $field }«.
refusal-bad-action-field-type = Im Feld »{ $field }« steht die falsche Art von Wert.
refusal-bad-action-no-such-card = Eine Karte { $card } gibt es nicht. Es gibt R1 bis P13.
refusal-bad-action-card-twice = { $card } ist zweimal genannt. Jede Karte gibt es einmal, also nenne sie einmal.
refusal-bad-action-unknown-coaster = Einen Bierdeckel »{ $coaster }« gibt es in diesem Satz nicht.
refusal-bad-action-steal-to = Ein gestohlener Krug kommt nach »thief« oder »off«. Sag, wohin.

## Half-Pint und Muertos

refusal-bad-prediction = { $tricks } kann man nicht ansagen. Nimm eine Zahl von 0 bis 6.
refusal-no-such-seat = Einen Platz { $on } gibt es an diesem Tisch nicht. Leg den Chip vor jemanden, der da ist.
refusal-bet-self = Der Chip kommt vor jemand anderen, nicht vor dich selbst.
refusal-bet-required = Ab drei Spielern wetten alle. Leg deinen Chip vor jemanden.
refusal-not-in-hand = { $card } hast du nicht auf der Hand. Spiel, was du hältst.
refusal-not-in-row = { $card } liegt nicht in der Auslage.
refusal-row-only = Die Auslage allein zählt nicht. Nimm mindestens eine Handkarte dazu.
refusal-row-group =
    { $combination ->
        [full-house] Im Full House brauchen Drilling und Paar je eine deiner Handkarten.
       *[two-pair] Bei zwei Paaren braucht jedes Paar eine deiner Handkarten.
    } Lass weg, was schon so in der Auslage liegt.
refusal-no-combination = Diese Karten ergeben zusammen keine Kombination. Lass weg, was nicht dazugehört.

## Der Troll

refusal-not-yours-not-open = { $coaster } ist nicht mehr zu haben. Wähl einen, der offen liegt.
refusal-not-yours-not-in-hand = { $coaster } gehört dir nicht. Leg einen Bierdeckel, der vor dir liegt.
refusal-not-yours-not-in-discard = { $coaster } liegt nicht auf der Ablage. Der Gestaltwandler ruft nur, wen er dort findet.
refusal-cell-taken = Auf { $cell } liegt schon { $coaster }. Nimm ein freies Feld.
refusal-field-limit =
    Mit dem Feld { $cell } würde das Spielfeld breiter oder höher als { $limit ->
        [one] ein Bierdeckel
       *[other] { $limit } Bierdeckel
    }. Bleib innerhalb.
refusal-barman-line =
    Der Wirt steht im { $side ->
        [north] Norden
        [east] Osten
        [south] Süden
       *[west] Westen
    }. Über seine Linie hinaus wird nicht gelegt, also nicht auf { $cell }.
refusal-cell-apart = Das Feld { $cell } berührt keinen Bierdeckel. Leg neben einen anderen, nicht schräg dazu.
refusal-cell-apart-first = Der erste Bierdeckel kommt auf [0, 0], nicht auf { $cell }.
refusal-no-coaster = Auf { $cell } liegt kein Bierdeckel. Nimm ein Feld mit einem.
refusal-token-there = Auf { $cell } steht schon ein Krug. Nimm einen anderen Bierdeckel.
refusal-token-there-thief = Der Dieb auf { $cell } hat schon einen Krug. Er kann nur noch einen vom Spielfeld nehmen.
refusal-no-token = Auf { $cell } steht kein Krug. Nimm einen Bierdeckel mit einem.
refusal-not-touching = Das Feld { $cell } ist zu weit weg. Nimm einen Bierdeckel, der diesen berührt.
refusal-not-allowed-barman-there =
    Der Wirt steht schon im { $side ->
        [north] Norden
        [east] Osten
        [south] Süden
       *[west] Westen
    }. Lass ihn dort oder wähl eine andere Seite.
refusal-not-allowed-no-shapeshifter = { $coaster } wechselt die Gestalt nicht. Leg den Bierdeckel, wie er ist.
refusal-not-allowed-swap-joker = Der Spaßvogel bleibt liegen. Vertausche zwei andere.
refusal-not-allowed-swap-itself = Zum Vertauschen braucht es zwei Bierdeckel, { $cell } ist nur einer.
refusal-not-allowed-no-mug-left = Auf { $cell } ist kein Krug mehr zu zerschlagen.

## Protokolle

refusal-bad-transcript-no-json = Diese Zeile ist kein JSON.
refusal-bad-transcript-no-object = Ein Protokoll ist ein JSON-Objekt.
refusal-bad-transcript-field-missing = Dem Protokoll fehlt das Feld »{ $field }«.
refusal-bad-transcript-field-type = Im Feld »{ $field }« des Protokolls steht die falsche Art von Wert.
refusal-bad-transcript-unknown-game = Ein Spiel »{ $game }« gibt es hier nicht. Es gibt half-pint, muertos und troll.
refusal-bad-transcript-unknown-bot = Einen Bot »{ $bot }« gibt es hier nicht. Zur Wahl stehen: { $bots }.
refusal-bad-transcript-seats =
    { $game ->
        [troll] Den Troll spielt man zu zweit oder zu viert, nicht zu { $seats }.
       *[other] Dieses Spiel ist für 2 bis 7 Spieler, nicht für { $seats }.
    }
refusal-bad-transcript-first = Platz { $first } kann an einem Tisch mit { $seats } Plätzen nicht anfangen. Gezählt wird ab 0.
refusal-bad-transcript-file-unreadable = Die Datei { $file } lässt sich nicht lesen.

## Notation

refusal-bad-notation-title = Zeile { $line }: Beginne mit Spiel und Plätzen, etwa »half-pint, 4 seats«, nicht mit »{ $found }«.
refusal-bad-notation-line = Zeile { $line }: »{ $found }« sagt der Notation nichts.
refusal-bad-notation-twice = Zeile { $line }: »{ $found }« steht schon weiter oben. Einmal reicht.
refusal-bad-notation-value = Zeile { $line }: »{ $found }« ist kein Wert. Schreib JSON oder ein einfaches Wort.
refusal-bad-notation-number = Zeile { $line }: Als Nächstes kommt { $expected }, nicht { $found }.
refusal-bad-notation-deck = Zeile { $line }: Eine Karte »{ $found }« gibt es nicht. Es gibt R1 bis P13.
refusal-bad-notation-hand = Zeile { $line }: »{ $found }« ist kein Bierdeckel.
refusal-bad-notation-discard = Zeile { $line }: »{ $found }« ist kein Bierdeckel.
refusal-bad-notation-predict = Zeile { $line }: Schreib eine Ansage wie 0:2, nicht »{ $found }«.
refusal-bad-notation-bet = Zeile { $line }: Schreib eine Wette wie 0>1, oder 0>- für keine, nicht »{ $found }«.
refusal-bad-notation-draft = Zeile { $line }: Schreib eine Wahl wie 0:fred, nicht »{ $found }«.
refusal-bad-notation-play = Zeile { $line }: Schreib gespielte Karten wie 0 R7 + G7, nicht »{ $found }«.
refusal-bad-notation-step = Zeile { $line }: »{ $found }« ist kein Schritt eines Zuges.
refusal-bad-notation-unwritable = Dieses Objekt ist zu tief, oder eine Zahl darin zu lang, um es aufzuschreiben.

## Zufall

refusal-bad-chance-missing = Nirgends steht, wie »{ $purpose }« fällt. Trag es im Protokoll unter »chance« ein.
refusal-bad-chance-not-an-order = Die Reihenfolge für »{ $purpose }« nennt nicht alles genau einmal.
refusal-bad-chance-seed-type = Ein Startwert (seed) ist ein Text.
refusal-bad-chance-decks-shape = Unter »chance« steht ein Startwert (seed) oder eine Liste von Stapeln, sonst nichts.
refusal-bad-chance-deck-shape = Stapel { $deck } ist keine Liste von Karten.
refusal-bad-chance-deck-unknown-card = In Stapel { $deck } steht { $card }, und diese Karte gibt es nicht.
refusal-bad-chance-deck-not-whole = Stapel { $deck } braucht alle 65 Karten, jede einmal.
refusal-bad-chance-draft-needs-none = Mit Profiregeln wird nichts ausgeteilt. Lass »chance« leer.
refusal-bad-chance-hands-shape = Unter »chance« steht ein Startwert (seed) oder die Hände aller Plätze und die Ablage.
refusal-bad-chance-hand-size = Die Hand von Platz { $seat } braucht genau sechs Bierdeckel.
refusal-bad-chance-unknown-coaster = Einen Bierdeckel »{ $coaster }« gibt es in diesem Satz nicht.
refusal-bad-chance-coasters-not-whole = Hände und Ablage brauchen zusammen jeden Bierdeckel genau einmal.

## Einstellungen

refusal-bad-option-unknown =
    { $game ->
        [half-pint] Half-Pint Heroes hat
        [muertos] Poker de los Muertos hat
       *[troll] Der schielende Troll hat
    } keine Einstellung »{ $option }«.
refusal-bad-option-rounds = »{ $option }« ist eine ganze Zahl von 1 bis 10.
refusal-bad-option-doubts = »{ $option }« ist true oder false.
refusal-bad-option-bets = »{ $option }« ist »together« oder »in-turn«.
refusal-bad-option-toasts = »{ $option }« ist eine Liste von Zahlen von 1 bis 9.
refusal-bad-option-row-groups = »{ $option }« ist »each« oder »any«.
refusal-bad-option-rules = »{ $option }« ist »basic« oder »pro«.
refusal-bad-option-seating = »{ $option }« ist »opposite«, »side-by-side« oder »corner«.
refusal-bad-option-deck-shape = »{ $option }« gibt jeder Karte ihre zwei Zahlen, so wie "R1": [3, 5].
refusal-bad-option-deck-unknown-card = »{ $option }« nennt { $card }, und diese Karte gibt es nicht.
refusal-bad-option-deck-missing-card = In »{ $option }« fehlen die Zahlen von { $card }.
refusal-bad-option-deck-numbers = { $card } braucht zwei ganze Zahlen: 1 bis 8 für die Hand, 1 bis 5 für die Auslage.
refusal-bad-option-file-unreadable = Die Datei { $file } lässt sich nicht lesen.
refusal-bad-option-file-not-json = Die Datei { $file } ist kein JSON.
refusal-bad-option-coasters-shape = »{ $option }« ist eine Liste von 13 Bierdeckeln.
refusal-bad-option-coasters-count =
    Ein Satz hat 13 Bierdeckel. { $count ->
        [one] Dieser hat einen.
       *[other] Dieser hat { $count }.
    }
refusal-bad-option-coaster-shape = Bierdeckel { $coaster } ist kein Objekt.
refusal-bad-option-coaster-twice = Das Feld »{ $field }« mit dem Wert »{ $coaster }« kommt zweimal vor. Gib jedem Bierdeckel einen eigenen.
refusal-bad-option-coaster-field-missing = Dem Bierdeckel { $coaster } fehlt das Feld »{ $field }«.
refusal-bad-option-coaster-field = Beim Bierdeckel { $coaster } passt der Wert im Feld »{ $field }« nicht.
