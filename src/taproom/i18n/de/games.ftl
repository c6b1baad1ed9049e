### Namen: Spiele, Karten, Kombinationen, Bierdeckel.

game-name =
    { $game ->
        [half-pint] Half-Pint Heroes
        [muertos] Poker de los Muertos
       *[troll] Der schielende Troll
    }

## Karten. Der Rang ist die Zahl der Karte, bei Muertos J, Q, K und A für die vier höchsten.

suit-name =
    { $game ->
        [muertos]
            { $suit ->
                [R] Mariachis
                [Y] Luchadores
                [G] Banditos
                [B] Toreros
               *[P] Konquistadoren
            }
       *[half-pint]
            { $suit ->
                [R] Krüge
                [Y] Hocker
                [G] Flaschen
                [B] Fäuste
               *[P] Pfeile
            }
    }
rank-one =
    { $rank ->
        [J] Bube
        [Q] Dame
        [K] König
        [A] Ass
       *[other] { $rank }
    }
rank-many =
    { $rank ->
        [J] Buben
        [Q] Damen
        [K] Könige
        [A] Asse
       *[other] { $rank }er
    }
rank-end =
    { $rank ->
        [J] bis zum Buben
        [Q] bis zur Dame
        [K] bis zum König
        [A] bis zum Ass
       *[other] bis { $rank }
    }
combination-name =
    { $combination ->
        [high-card] höchste Karte
        [pair] Paar
        [two-pair] zwei Paare
        [three] Drilling
        [straight] Straße
        [full-house] Full House
        [flush] Flush
        [four] Vierling
        [straight-flush] Straße in einer Farbe
        [five]
            { $game ->
                [muertos] Royal-Vierling
               *[half-pint] Fünfling
            }
       *[royal-flush] Royal Flush
    }
combination-with-values =
    { $combination ->
        [high-card] höchste Karte, { $one }
        [pair] Paar, { $many }
        [two-pair] zwei Paare, { $many } und { $others }
        [three] Drilling, { $many }
        [straight] Straße { $end }
        [full-house] Full House, { $many } mit { $others }
        [flush] Flush ({ $suit }), höchste Karte { $one }
        [four] Vierling, { $many }
        [straight-flush] Straße in einer Farbe ({ $suit }) { $end }
        [five]
            { $game ->
                [muertos] Royal-Vierling, { $many }
               *[half-pint] Fünfling, { $many }
            }
       *[royal-flush] Royal Flush ({ $suit })
    }
mark =
    { $mark ->
        [B] K
       *[X] X
    }

## Bierdeckel

coaster-name = { $name }
coaster-class =
    { $kind ->
        [hobbit] Hobbit
        [house-ghost] Hausgeist
        [alchemist] Alchemistin
        [thief] Dieb
        [jester] Narr
        [werebear] Werbär
        [elf] Elfe
        [dwarf] Zwerg
        [ogre-librarian] Oger-Bibliothekarin
        [paladin] Paladin
        [valkyrie] Walküre
        [retired-dragon] Drache im Ruhestand
       *[other] { $role }
    }
ability-name =
    { $ability ->
        [thief] Dieb
        [stern-look] Strenger Blick
        [shapeshifter] Gestaltwandler
        [joker] Spaßvogel
        [cocktails] Cocktails
        [brawler] Raufbold
       *[small-creature] kleines Wesen
    }
mug-type =
    { $type ->
        [light] Helles
        [dark] Dunkles
        [wheat] Weizen
       *[ale] Ale
    }
team-name =
    { $team ->
        [swords] Schwerter
       *[axes] Äxte
    }
barman-name = Ghorr
