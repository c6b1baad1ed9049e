### A game told while it is played. $game is there for languages whose words differ by edition.

## The table

listed = { $others } and { $last }
table-players = At the table: { $players }.
rounds-total =
    { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
suits-listed = Suits: { $suits }.
team-listed =
    { $team ->
        [swords] Swords, drawn with a thin line: { $players }.
       *[axes] Axes, drawn with a double line: { $players }.
    }

## Half-Pint and Muertos

round-begins =
    Round { $round } of { $rounds }. { $player } starts, { $hand ->
        [one] one card
       *[other] { $hand } cards
    } each
extra-round-begins =
    Extra round. { $player } starts, { $hand ->
        [one] one card
       *[other] { $hand } cards
    } each
gunfight-begins =
    Gun fight. { $count ->
        [one] One more mark, and { $players } wins the game at once.
       *[other] { $players } each need one more mark to win the game at once.
    }
row-lies = Row: { $cards }
predictions-shown = Predictions: { $predictions }.
chips-shown =
    { $game ->
        [muertos] Doubts: { $chips }.
       *[half-pint] Bets: { $chips }.
    }
chip-kept = { $player } keeps the chip
toast-raised =
    { $count ->
        [one] { $players } raises a glass.
       *[other] { $players } raise a glass.
    }
trick-begins = Trick { $trick }
cards-played = { $player }: { $combination } ({ $cards })
cards-played-with-row = { $player }: { $combination } ({ $cards } + row { $row })
trick-won-stronger = { $player } wins: { $combination } beats { $beaten }.
trick-won-higher = { $player } wins: same combination, higher values.
trick-won-first = { $player } wins: equally strong, but played first.
trick-won-alone = { $player } wins: nobody else has cards.
round-ended =
    { $ended ->
        [brawl] Three in a row, a brawl. Only { $player } scores this round.
        [out] One hand is empty, and with two players that ends the round.
       *[cards] All cards are played. Round { $round } is counted.
    }

## The score pad

pad-predicted = predicted
pad-won = won
pad-points = points
pad-total = total
pad-run = run
pad-title = The score pad

## The Troll

rules-name =
    { $rules ->
        [pro] pro rules
       *[basic] basic rules
    }
coaster-described = { $coaster }, { $role }, level { $level }
coaster-described-able = { $coaster }, { $role }, level { $level }, { $ability }
coasters-held = { $player } holds { $coasters }.
coaster-drafted = { $player } picks { $coaster }.
draft-ended = Nobody wanted { $coasters }. { $player } lays the first coaster.
coaster-placed = { $player } lays { $coaster }.
coaster-placed-on = { $player } lays { $coaster } on top of { $below }.
shapeshifter-gone = It comes out of the discard; { $shapeshifter } goes there in its stead.
token-stolen-onto = { $coaster } takes the mug of { $player }.
token-stolen-off = { $coaster } makes the mug of { $player } disappear from the field.
token-moved = { $player } puts the mug on { $coaster }.
coaster-flipped =
    { $coaster } changes sides: { $team ->
        [swords] swords
       *[axes] axes
    } now.
coaster-removed = A stern look sends { $coaster } home.
token-returned = The mug goes back to { $player }.
coasters-swapped = { $one } and { $other } trade places.
barman-moved =
    { $barman } leans on the { $side ->
        [north] north
        [east] east
        [south] south
       *[west] west
    } side.
mug-smashed = { $brawler } smashes a mug of { $coaster }.

count-title = The count
count-mugs =
    { $mugs ->
        [one] one mug
       *[other] { $mugs } mugs
    }
count-set =
    { $type ->
        [cocktail] cocktail of { $size }
        [light] { $size } light
        [dark] { $size } dark
        [wheat] { $size } wheat
       *[ale] { $size } ale
    } +{ $bonus }
count-team =
    { $team }: { $points ->
        [one] one point
       *[other] { $points } points
    } ({ $parts }).

## The end

points-counted =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
game-ended =
    { $by ->
        [gunfight]
            { $count ->
                [one] { $players } wins the gun fight, and with it the game.
               *[other] { $players } win the gun fight and share the game.
            }
        [brawls] Level at { $points }. { $players } brawled more often and wins.
        [marks] Level at { $points }. { $players } predicted better and wins.
        [set] Level at { $points }. The largest set decides for { $players }.
        [sets] Level at { $points }. The number of sets decides for { $players }.
        [levels] Level at { $points }. The higher levels decide for { $players }.
        [shared]
            { $game ->
                [troll] Level at { $points }, and level in everything else. A draw.
               *[other] { $players } share the win at { $points }.
            }
       *[points]
            { $count ->
                [one] { $players } wins with { $points }.
               *[other] { $players } win with { $points }.
            }
    }
