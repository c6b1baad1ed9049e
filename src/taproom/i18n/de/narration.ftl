### Ein Spiel, erzählt, während es gespielt wird.

## Der Tisch

listed = { $others } und { $last }
table-players = Am Tisch: { $players }.
rounds-total =
    { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    }
suits-listed = Farben: { $suits }.
team-listed =
    { $team ->
        [swords] Schwerter, mit dünnem Rand: { $players }.
       *[axes] Äxte, mit doppeltem Rand: { $players }.
    }

## Half-Pint und Muertos

round-begins =
    Runde { $round } von { $rounds }. { $player } beginnt, { $hand ->
        [one] eine Karte
       *[other] { $hand } Karten
    } für jeden
extra-round-begins =
    Zusatzrunde. { $player } beginnt, { $hand ->
        [one] eine Karte
       *[other] { $hand } Karten
    } für jeden
gunfight-begins =
    Schießerei. { $count ->
        [one] Noch ein Kreuz, und { $players } gewinnt das Spiel auf der Stelle.
       *[other] { $players } brauchen je noch ein Kreuz, um das Spiel auf der Stelle zu gewinnen.
    }
row-lies = Auslage: { $cards }
predictions-shown = Ansagen: { $predictions }.
chips-shown =
    { $game ->
        [muertos] Zweifel: { $chips }.
       *[half-pint] Wetten: { $chips }.
    }
chip-kept = { $player } behält den Chip
toast-raised =
    { $count ->
        [one] { $players } hebt das Glas.
       *[other] { $players } heben das Glas.
    }
trick-begins = Stich { $trick }
cards-played = { $player }: { $combination } ({ $cards })
cards-played-with-row = { $player }: { $combination } ({ $cards } + Auslage { $row })
trick-won-stronger = Stich für { $player }: { $combination } gegen { $beaten }.
trick-won-higher = Stich für { $player }: gleiche Kombination, höhere Werte.
trick-won-first = Stich für { $player }: gleich stark, aber zuerst gespielt.
trick-won-alone = Stich für { $player }: Sonst hat niemand mehr Karten.
round-ended =
    { $ended ->
        [brawl] Drei Stiche hintereinander, also Keilerei. Nur { $player } bekommt Punkte.
        [out] Eine Hand ist leer, und zu zweit endet damit die Runde.
       *[cards] Alle Karten sind gespielt. Runde { $round } wird gezählt.
    }

## Der Punkteblock

pad-predicted = angesagt
pad-won = Stiche
pad-points = Punkte
pad-total = gesamt
pad-run = Serie
pad-title = Der Punkteblock

## Der Troll

rules-name =
    { $rules ->
        [pro] Profiregeln
       *[basic] Grundregeln
    }
coaster-described = { $coaster }, { $role }, Stufe { $level }
coaster-described-able = { $coaster }, { $role }, Stufe { $level }, { $ability }
coasters-held = Vor { $player } liegen { $coasters }.
coaster-drafted = { $player } wählt { $coaster }.
draft-ended = Übrig bleibt: { $coasters }. { $player } legt den ersten Bierdeckel.
coaster-placed = { $player } legt { $coaster }.
coaster-placed-on = { $player } legt { $coaster } auf { $below }.
shapeshifter-gone = Der Bierdeckel kommt von der Ablage; dafür geht { $shapeshifter } dorthin.
token-stolen-onto = { $coaster } nimmt sich den Krug von { $player }.
token-stolen-off = { $coaster } lässt den Krug von { $player } vom Spielfeld verschwinden.
token-moved = { $player } stellt den Krug auf { $coaster }.
coaster-flipped =
    { $coaster } wechselt die Seite und gehört jetzt zu den { $team ->
        [swords] Schwertern
       *[axes] Äxten
    }.
coaster-removed = Ein strenger Blick, und { $coaster } geht nach Hause.
token-returned = Der Krug kommt zurück zu { $player }.
coasters-swapped = { $one } und { $other } tauschen die Plätze.
barman-moved =
    { $barman } lehnt jetzt im { $side ->
        [north] Norden
        [east] Osten
        [south] Süden
       *[west] Westen
    }.
mug-smashed = { $brawler } zerschlägt einen Krug von { $coaster }.

count-title = Die Abrechnung
count-mugs =
    { $mugs ->
        [one] ein Krug
       *[other] { $mugs } Krüge
    }
count-set =
    { $type ->
        [cocktail] Cocktail aus { $size }
        [light] { $size } Helle
        [dark] { $size } Dunkle
        [wheat] { $size } Weizen
       *[ale] { $size } Ale
    } +{ $bonus }
count-team =
    { $team }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    } ({ $parts }).

## Das Ende

# Im Dativ: »mit 12 Punkten«.
points-counted =
    { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }
game-ended =
    { $by ->
        [gunfight]
            { $count ->
                [one] { $players } gewinnt die Schießerei und damit das Spiel.
               *[other] { $players } gewinnen die Schießerei und teilen sich das Spiel.
            }
        [brawls] Gleichstand bei { $points }. Mit mehr Keilereien gewinnt { $players }.
        [marks] Gleichstand bei { $points }. Mit den besseren Ansagen gewinnt { $players }.
        [set] Gleichstand bei { $points }. Der größte Satz entscheidet für { $players }.
        [sets] Gleichstand bei { $points }. Die Zahl der Sätze entscheidet für { $players }.
        [levels] Gleichstand bei { $points }. Die höheren Stufen entscheiden für { $players }.
        [shared]
            { $game ->
                [troll] Gleichstand bei { $points } und auch sonst. Unentschieden.
               *[other] { $players } teilen sich den Sieg mit { $points }.
            }
       *[points]
            { $count ->
                [one] { $players } gewinnt mit { $points }.
               *[other] { $players } gewinnen mit { $points }.
            }
    }
