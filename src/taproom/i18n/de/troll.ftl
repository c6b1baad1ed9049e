### Der Troll im Browser: was zu tun ist, was wo liegt, was eine Fähigkeit tut.

## Was zu tun ist

troll-waiting = { $player } überlegt.
troll-ask-draft = Wähl einen Bierdeckel.
troll-ask-place = Welchen Bierdeckel legst du?
troll-ask-cell = Wohin kommt { $coaster }?
troll-ask-steal = Welchen Krug nimmt { $coaster }?
troll-ask-loot = Und wohin mit dem Krug?
troll-ask-mug = Stell deinen Krug auf einen Bierdeckel: eins mehr an jeder Seite.
troll-ask-remove = Wen schickt { $coaster } nach Hause?
troll-ask-swap = Welche zwei tauschen die Plätze?
troll-ask-swap-with = Wer tauscht den Platz mit { $coaster }?
troll-ask-barman = Wo lehnt { $barman }? Über ihn hinaus legt niemand.
troll-ask-smash = Wessen Krug zerschlägt { $coaster }?

## Was dabei herauskommt

troll-flips =
    { $count ->
        [one] { $coasters } wechselt die Seite.
       *[other] { $coasters } wechseln die Seite.
    }
troll-flips-nobody = Niemand wechselt die Seite.
troll-would-flip = würde die Seite wechseln

## Knöpfe

troll-do-draft = { $coaster } nehmen
troll-do-place = { $coaster } legen
troll-do-mug = Auf { $coaster }
troll-do-remove = { $coaster } muss gehen
troll-do-swap = Tauschen
troll-do-barman =
    { $side ->
        [north] Nach Norden
        [east] Nach Osten
        [south] Nach Süden
       *[west] Nach Westen
    }
troll-do-smash = Zerschlagen
troll-loot-thief = Auf den Dieb
troll-loot-off = Vom Spielfeld
troll-leave-steal = Nichts nehmen
troll-leave-mug = Krug stehen lassen
troll-leave-remove = Niemanden
troll-leave-swap = Nicht tauschen
troll-leave-barman = Stehen lassen
troll-leave-smash = Verschonen
troll-undo = Zurücknehmen
troll-go-on = Weiter
troll-shapes = { $coaster } kann gelegt werden als
troll-shape-own = Bleibt { $coaster }
troll-shape = Wird zu { $coaster }

## Was eine Fähigkeit tut

troll-ability =
    { $ability ->
        [thief] Nimmt beim Legen einen Krug von einem anderen Bierdeckel oder irgendeinen vom Spielfeld.
        [stern-look] Schickt nach dem Vergleich einen angrenzenden Bierdeckel auf die Ablage.
        [shapeshifter] Geht auf die Ablage, und jemand von dort wird stattdessen gelegt.
        [joker] Vertauscht nach dem Vergleich zwei beliebige andere Bierdeckel.
        [cocktails] Macht am Ende einen Satz aus verschiedenen Krügen.
        [brawler] Zerschlägt am Ende einen Krug eines angrenzenden Bierdeckels.
       *[small-creature] Du darfst später einen Bierdeckel darauflegen. Verdeckt ist es sicher und zählt weiter.
    }

## Was wo liegt

troll-field = Das Spielfeld
troll-hand = Deine Bierdeckel
troll-hand-of = Bierdeckel von { $player }
troll-discard = Ablage
troll-draft = Bierdeckel zur Wahl
troll-taken = { $coaster }, liegt bei { $player }
troll-score = Krüge beider Seiten
troll-level = Stufe { $level }
troll-sides = Norden { $north }, Osten { $east }, Süden { $south }, Westen { $west }
troll-mug-of = Krug von { $player }
troll-lies-on = liegt auf { $coasters }
troll-cell = Reihe { $row }, Spalte { $column }
troll-cell-free = frei
troll-barman-here =
    { $barman } lehnt hier, im { $side ->
        [north] Norden
        [east] Osten
        [south] Süden
       *[west] Westen
    }
troll-barman-there =
    { $barman } könnte hier lehnen, im { $side ->
        [north] Norden
        [east] Osten
        [south] Süden
       *[west] Westen
    }

## Verlauf und Abrechnung

troll-log = Was geschah
troll-log-empty = Noch nichts. Der Abend ist jung.
troll-smashed =
    { $mugs ->
        [one] ein Krug zerschlagen
       *[other] { $mugs } Krüge zerschlagen
    }
troll-sets = Sätze +{ $bonus }
