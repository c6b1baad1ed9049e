### Names: games, cards, combinations, coasters. What is named stays as the players say it.

game-name =
    { $game ->
        [half-pint] Half-Pint Heroes
        [muertos] Poker de los Muertos
       *[troll] The Squinting Troll
    }

## Cards. A rank is the number of the value, in Muertos J, Q, K or A for the four highest.

suit-name =
    { $game ->
        [muertos]
            { $suit ->
                [R] Mariachis
                [Y] Luchadors
                [G] Banditos
                [B] Toreadors
               *[P] Conquistadors
            }
       *[half-pint]
            { $suit ->
                [R] tankards
                [Y] stools
                [G] bottles
                [B] fists
               *[P] darts
            }
    }
# One card: "high card, queen".
rank-one =
    { $rank ->
        [J] jack
        [Q] queen
        [K] king
        [A] ace
       *[other] { $rank }
    }
# Several of a rank: "two pair, queens and 7s".
rank-many =
    { $rank ->
        [J] jacks
        [Q] queens
        [K] kings
        [A] aces
       *[other] { $rank }s
    }
# The highest of a straight: "straight to the queen".
rank-end =
    { $rank ->
        [J] to the jack
        [Q] to the queen
        [K] to the king
        [A] to the ace
       *[other] to { $rank }
    }
combination-name =
    { $combination ->
        [high-card] high card
        [pair] pair
        [two-pair] two pair
        [three] three of a kind
        [straight] straight
        [full-house] full house
        [flush] flush
        [four] four of a kind
        [straight-flush] straight flush
        [five]
            { $game ->
                [muertos] royal four
               *[half-pint] five of a kind
            }
       *[royal-flush] royal flush
    }
# With its values: $one is a single rank, $many and $others are several, $end closes a straight.
combination-with-values =
    { $combination ->
        [high-card] high card, { $one }
        [pair] pair of { $many }
        [two-pair] two pair, { $many } and { $others }
        [three] three { $many }
        [straight] straight { $end }
        [full-house] full house, { $many } over { $others }
        [flush] flush ({ $suit }), highest { $one }
        [four] four { $many }
        [straight-flush] straight flush ({ $suit }) { $end }
        [five]
            { $game ->
                [muertos] royal four, { $many }
               *[half-pint] five { $many }
            }
       *[royal-flush] royal flush ({ $suit })
    }
# On the score pad: X for a prediction met, B for a brawl.
mark =
    { $mark ->
        [B] B
       *[X] X
    }

## Coasters. $name and $role are as printed; those of the house set are translated.

coaster-name = { $name }
coaster-class = { $role }
ability-name =
    { $ability ->
        [thief] Thief
        [stern-look] Stern look
        [shapeshifter] Shapeshifter
        [joker] Joker
        [cocktails] Cocktails
        [brawler] Brawler
       *[small-creature] small creature
    }
mug-type =
    { $type ->
        [light] light
        [dark] dark
        [wheat] wheat
       *[ale] ale
    }
team-name =
    { $team ->
        [swords] Swords
       *[axes] Axes
    }
barman-name = Ghorr
