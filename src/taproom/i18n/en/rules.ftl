### The rules as the browser tells them. The numbers are those of docs/rules.md.
### An empty line parts paragraphs; lines that begin with "- " or "1. " make a list.

## The page

rules-title = The rules
rules-games = Games
rules-search = Search the rules
rules-search-clear = Clear the search
rules-found =
    { $count ->
        [one] One rule found.
       *[other] { $count } rules found.
    }
rules-found-none = Nothing about that here. Try another word.
rules-contents = Contents
rules-now = On the table now
rules-ruling = Our ruling
rules-ruling-explained = Where the printed rules are silent, or say two things, somebody had to decide. Those places are marked like this.
rules-example = Example
rules-credits =
    { $game ->
        [half-pint] Half-Pint Heroes is a game by Johannes Goslar, Roland Goslar and Sören Schaffstein, published by Corax Games. The words and pictures here are ours. Buy the box, it is worth it.
        [muertos] Poker de los Muertos is published by Игрология and Магеллан. The words and pictures here are ours. Buy the box, it is worth it.
       *[troll] The coaster game of this tavern is published as «Заварушка в трактире». The words and pictures here are ours. Buy the box, it is worth it.
    }

rules-chapter-before = Before you start
rules-chapter-deal = The deal
rules-chapter-predict = The prediction
rules-chapter-chip = The chip
rules-chapter-play = Playing cards
rules-chapter-trick = Winning a trick
rules-chapter-points = Points
rules-chapter-end = The end
rules-chapter-toasts = Toasts
rules-chapter-turn = A turn
rules-chapter-abilities = Abilities

## Both card games

rule-title-f-1 = The deck
rule-f-1 =
    65 cards, no two alike: five suits of thirteen. { $game ->
        [muertos] They run from 2 to 10, then jack, queen, king and ace.
       *[half-pint] They run from 1 to 13, and 13 is the strongest.
    } No suit beats another.
ruling-f-1 = An ace is always high. It never stands below the 2.

rule-title-f-2 = The two small numbers
rule-f-2 = Every card also carries two small numbers: how many cards everyone is dealt, and how many cards the row has in all. Together they make eight.
ruling-f-2 = Which card has which numbers is printed in the box only. So we spread them evenly, from 3 and 5 to 7 and 1, each pair on thirteen cards. Who owns the box can bring its real numbers in a deck file.

rule-title-f-3 = Players
rule-f-3 = Two to seven. Everyone has a symbol, a colour, four prediction cards (0, 1, 2 and 3) and one chip.

rule-title-f-4 = Who starts
rule-f-4 =
    In the first round the table chooses. The box suggests { $game ->
        [muertos] whoever knows the most Spanish words.
       *[half-pint] whoever had the latest black eye.
    } If nobody chooses, chance does.

    After that the start moves on by one seat each round, clockwise, whoever won what.

rule-title-f-5 = Dealing
rule-f-5 = All 65 cards are shuffled for every round. The top card opens the row in the middle, and its two numbers hold for the whole round: so many cards for everyone, so many in the row.
ruling-f-5 = First everyone gets their cards in one packet, from the start player on, clockwise. Then the row is filled up.

rule-title-f-6 = Predicting
rule-f-6 =
    Everyone secretly predicts how many tricks they will win. You may add up several prediction cards; the 0 stands alone. That makes anything from 0 to 6, even more than you hold cards.

    A prediction is made once and stays. When the last one is in, all are shown together.

rule-title-f-7 = What you play
rule-f-7 =
    The leader begins, then it goes clockwise. Everyone who has cards plays exactly one combination: at least one card from the hand, and whatever cards of the row it needs.

    Cards of the row stay where they are. Everybody may use them, every time, but the row alone is no play.

    Who has no cards is skipped. Who has some cannot pass.

rule-title-f-8 = No spare cards
rule-f-8 =
    All cards of a play, from hand and row, make exactly one combination of exactly its size:

    - one card: high card
    - two cards: pair
    - three cards: three of a kind
    - four cards: two pair or four of a kind
    - five cards: all the others

    The cards decide what they are, not you. A play counts as the strongest combination that fits all of it.
ruling-f-8 = You never have to use the row, and a play names the row cards it uses. A lone 7 is a fine high card although another 7 lies in the row. Losing on purpose is half the game.

rule-title-f-9 = Straights
rule-f-9 =
    A straight is five values in a row. { $game ->
        [muertos] A royal flush is 10 J Q K A of one suit, so a straight flush never ends on the ace: that would be royal.
       *[half-pint] A royal flush is 9 10 11 12 13 of one suit, so a straight flush never ends on 13: that would be royal.
    }
ruling-f-9 =
    A straight does not go around the corner. { $game ->
        [muertos] Nothing follows the ace, nothing comes before the 2.
       *[half-pint] Nothing follows the 13, nothing comes before the 1.
    }

rule-title-f-10 = Who wins the trick
rule-f-10 = The strongest combination. Between two of the same kind the values decide (F-11). If those are equal too, the one played first wins.

rule-title-f-11 = Two of the same kind
rule-f-11 =
    Lay the values of each combination in falling order. The first difference decides.

    { $game ->
        [muertos] One exception: of a full house compare the three first, then the pair. So K K K Q Q beats A A 3 3 3.
       *[half-pint] That goes for the full house too: 13 13 2 2 2 beats 12 12 12 11 11.
    }

rule-title-f-12 = Taking the trick
rule-f-12 =
    The winner puts the played cards on a pile, one pile for each trick, and leads the next. A winner without cards hands the lead to the next player clockwise who has some.

    When nobody has cards, the round is over. { $game ->
        [muertos] Whoever is the last one with cards plays on alone and wins every trick.
       *[half-pint] Whoever is the last one with cards plays on alone and wins every trick, until it comes to a brawl (HP-5). With only two of you HP-6 goes first.
    }

## Half-Pint Heroes

rule-title-hp-1 = The combinations
rule-hp-1 = Eleven, strongest first. Mind the middle: here a flush beats a full house.

rule-title-hp-2 = The pair in the row
rule-hp-2 =
    In two pair and in a full house each of the two groups needs at least one card from your hand. A pair that lies in the row belongs to everyone: you may make it grow, you may not count it as it is.

    A table can agree on the Muertos way instead, where one hand card is enough.

rule-title-hp-3 = How long
rule-hp-3 = Ten rounds.
ruling-hp-3 = The table may agree on any number from 1 to 10. Not every evening is that long.

rule-title-hp-4 = Bets
rule-hp-4 =
    Once the predictions are shown, the chips go out. With three or more players everyone must put their chip before one opponent, the one they trust least. Before yourself is not a place.

    With two players everyone may, and nobody has to.
ruling-hp-4 = Bets are made secretly and shown together, so nobody gains by waiting. A table can choose to bet openly instead, clockwise from the start player.

rule-title-hp-5 = Brawl
rule-hp-5 = Whoever wins three tricks in a row within one round starts a brawl. The tables fly and the round ends at once, however many cards are left, and even if none are.

rule-title-hp-6 = Only two of you
rule-hp-6 = With two players the round also ends when one of you runs out of cards.
ruling-hp-6 = The trick under way is completed first. If both of you run out with the same trick, it is an ordinary end.

rule-title-hp-7 = A quiet round
rule-hp-7 =
    - Each trick won: 10.
    - Prediction met exactly, 1 or more: 10 for each predicted trick, and a mark X.
    - A 0 met: 30 with two to four players, 20 with five to seven, and a mark X.
    - Your chip lies before a player who missed: 20.
    - Two players only: a chip lies before you and you met: 20.

rule-title-hp-8 = A round with a brawl
rule-hp-8 =
    Only the brawler scores: 10 for each trick won this round and 30 on top, so at least 60, and a mark B.

    Everybody else gets nothing and no mark, right prediction or not. Chips do not pay.

rule-title-hp-9 = Gun fight
rule-hp-9 =
    Whoever has a mark in five rounds in a row, X or B, is in a gun fight in the next round. That round is played as usual.

    - One more mark of either kind, and that player wins the game at once. Points do not matter.
    - If several in the gun fight earn one, the highest prediction among them wins. If that is equal too, they share the win.
    - If none does, the round is scored as usual and the game goes on. Somebody else's brawl leaves them without a mark.

    If a gun fight comes out of the last round, one more is played, on row 11 of the pad. If nobody wins by it, it is scored like any other.
ruling-hp-9 =
    - There is never more than one extra round.
    - The last round is the last of the number the table chose, be it the tenth or the seventh.
    - In the extra round the start player moves on as ever.
    - The round that ends the game is still written down with points and marks, but without the bonus of HP-10.

rule-title-hp-10 = The final count
rule-hp-10 =
    Everyone gets 10 points for each round of their longest unbroken run of marks, X and B alike, the extra round included. Most points wins.

    Tie: most B. Still a tie: most X. Still: the win is shared.

rule-title-hp-11 = Raising a glass
rule-hp-11 =
    A drinking game for those who want one. Every toast has its own switch, and all are off until the table turns them on.

    Toasts 1 to 7 are for the end of the round, where each player drinks at most once, however many apply. Toast 8 comes as soon as the predictions are shown and is outside that limit.

    Chips that do not pay in a brawl still count for toasts 4 and 7.
ruling-hp-11 =
    - After toast 5 that player's misses are counted from the start again.
    - To have met means to have earned a mark. After a brawl that is the brawler alone.

## Toasts

toast-warning = If it is alcohol, drink responsibly: nobody wins by drinking too much. Never for children, pregnant women or alcoholics. Whoever has had enough sits out, whatever the rules say. Any drink will do, lemonade included.
toast-grade-normal = normal
toast-grade-hard = hard
toast-grade-very-hard = very hard
toast-grade-ours = ours
toast-name-1 = To the brawl
toast-rule-1 = Everybody drinks if there was a brawl.
toast-name-2 = To the prophets
toast-rule-2 = Everybody drinks if every player met.
toast-name-3 = To better guesses
toast-rule-3 = Everybody drinks if nobody met.
toast-name-4 = To the doubters
toast-rule-4 = Whoever missed and had a chip before them drinks.
toast-name-5 = To better days
toast-rule-5 = Whoever missed three rounds in a row drinks.
toast-name-6 = To the know-all
toast-rule-6 = When a player has met three or more rounds in a row, all the others drink. Again with each further round.
toast-name-7 = To misplaced mistrust
toast-rule-7 = Whoever put the chip before a player who met drinks.
toast-name-8 = To the perfect sum
toast-rule-8 = Everybody drinks at once if the shown predictions add up to the number of cards dealt to a hand.
toast-name-9 = Friends drink together
toast-rule-9 = If anybody drinks at the end of the round, everybody does.

## Poker de los Muertos

rule-title-pm-1 = The combinations
rule-pm-1 = Eleven, strongest first. Mind the middle: here a full house beats a flush. Five of a kind is called a royal four.

rule-title-pm-2 = The pair in the row
rule-pm-2 =
    One card from your hand, anywhere in the combination, is enough. A pair that lies in the row can be half of your two pair.

    A table can agree on the Half-Pint way instead, where each of the two groups needs a hand card.

rule-title-pm-3 = How long
rule-pm-3 = Ten rounds. No brawls, no gun fights, no exceptions for two: every round lasts until nobody has cards. A prediction of 0 is called a misère.

rule-title-pm-4 = Counting a round
rule-pm-4 =
    - Misère, and no trick won: 1 point for every trick of the round, whoever won it.
    - Misère, but tricks won: minus 1 for each.
    - Exactly as predicted: twice the prediction.
    - More than predicted: the prediction.
    - Fewer than predicted: minus 1 for each missing trick.

    A round can be negative, and so can a game.

rule-title-pm-5 = Doubts
rule-pm-5 = Only in the extended game. Once the predictions are shown, everyone may put their chip before one other player: 1 point if that prediction is missed, minus 1 if it is met exactly.
ruling-pm-5 = Doubts are put down secretly and shown together. A table can choose to do it openly instead, clockwise from the start player.

rule-title-pm-6 = Who wins
rule-pm-6 = After the last round most points wins. Equal points share the win.

## The Squinting Troll

rule-title-tr-1 = The pieces
rule-tr-1 =
    Two or four players. Thirteen coasters with people on them, Ghorr the barman, and one mug for each player. A real glass will do.

    A coaster shows a name, a class, a level, one or two drawn mugs of one type (light, dark, wheat or ale), a toughness at each of its four sides, and perhaps an ability. Both faces are alike but for the team: swords or axes.

    The numbers are printed on the coasters of the box only, so Taproom brings a house set of its own: the higher the level, the tougher all round. Who owns the box can bring its numbers in a set file.

rule-title-tr-2 = Seating
rule-tr-2 =
    You lay a coaster with its bottom towards you and never turn it. Neither a flip nor a swap changes which way it faces.

    The first player sits in the south, so that the tops look north. Where the second one sits is agreed before:

    - opposite, as is usual: the tops look south
    - side by side: the tops look north, too
    - around the corner, in the east: the tops look west

    With four players the third lays as the first does, and the fourth as the second.

rule-title-tr-3 = The field
rule-tr-3 =
    A coaster goes on a free cell that touches another one side to side; corners do not count. The field is never wider or higher than three, with four players four.

    When a coaster has been removed, the field is what still lies there, even in two parts.

rule-title-tr-4 = The barman
rule-tr-4 =
    Ghorr serves everybody. He stands outside the field at one of its four sides, or nowhere until somebody first moves him. Beyond the edge on his side nobody lays a coaster.

    He bounds the field and not a spot: the edge is that of the whole field, as it is when a coaster is laid.

rule-title-tr-5 = Basic game
rule-tr-5 = Everyone gets six coasters at random and lays them out openly. The rest is the discard. Abilities are not used. Who starts is up to the table, else to chance.

rule-title-tr-6 = Step by step
rule-tr-6 =
    1. Place a coaster on a free cell, your team's face up.
    2. Mug: leave yours where it is, or put it on any coaster that has none.
    3. Compare: every touching enemy coaster whose facing side is lower than that of the placed one flips to your team. Equal is not lower.
    4. Barman: leave him, or move him to any side. Even on the last turn.

    Only the placed coaster compares, and nothing flips because of a flip.

    A mug gives +1 to every side of the coaster it stands on, whoever owns either. It stays there when the coaster flips. Only its owner moves it, the Thief aside.

rule-title-tr-7 = When it ends
rule-tr-7 =
    When the field is complete at the end of a turn. If a Stern look has opened it again, play goes on.

    In the pro game also when the player whose turn it is has no coasters left, even if a partner has some.

rule-title-tr-8 = Counting the basic game
rule-tr-8 = One point for each mug drawn on the coasters of your team. Tie: the higher sum of their levels. Still a tie: a draw.

rule-title-tr-9 = Pro game
rule-tr-9 = All coasters lie open. You pick one at a time, in turn, until everyone has six; the rest is the discard. Whoever picked second places first, then it goes on clockwise. Abilities are used.

rule-title-tr-10 = Counting the pro game
rule-tr-10 =
    Each drawn mug of your team is 1 point. Coasters of one mug type make a set, and a set brings a bonus:

    - two coasters: 1
    - three: 2
    - four: 4
    - five: 6
    - six: 8

    A coaster is in one set only. With two mugs it is still one coaster in its set, and both mugs score.

    Tie: the largest set, counted in coasters. Then the number of sets of two or more. Then the higher sum of levels, covered coasters included. Then a draw.
ruling-tr-10 =
    - Each coaster beyond six adds 2 more.
    - Sets are made for you: for the best total, then the largest set, then the most sets, then the fewest cocktails.

rule-title-tr-11 = What they can do
rule-tr-11 = Pro game only. You never have to use an ability; only the small creature is what it is. The game asks when the time comes, and does not ask when there is nothing to do.
ruling-tr-11 =
    - A Shapeshifter cannot fetch itself: the discard is taken as it was before.
    - Brawlers act team by team, the team that placed first before the other. Within a team it goes by cell, from north to south, then from west to east, and the team's lowest seat decides. A Brawler whose own mugs are smashed still acts.
    - A covered small creature still counts for its team, mugs and level.
    - A mug on it now stands on the coaster laid on top, and the stack is one cell.
ability-explained =
    { $ability ->
        [thief] When laid, before the mug step: takes a player's mug from another coaster onto itself, or takes one off the field. Its owner may put it back in a later mug step. A Thief that already has a mug can only take one off the field.
        [stern-look] After the comparison: sends one touching coaster, your own or an enemy, to the discard. A mug on it returns to its owner. Of a stack only the top one goes, never the one below the Stern look itself.
        [shapeshifter] Instead of being laid: goes to the discard, and any coaster from there is laid in its place. That one may use its own ability.
        [joker] After the comparison: swaps any two coasters on the field, but not itself and not a covered small creature; what lies on top of one may move. Mugs travel along. Nothing is compared.
        [cocktails] At the end, for the team that has it then: one set may be made of different mug types, none twice, so of two to four coasters. It must hold this coaster, which is then in no other set. Two Cocktails coasters make one set each.
        [brawler] At the end, before sets are made, for the team that has it then: smashes one drawn mug of a touching coaster of either team that lies on top. The mug does not score, and a coaster without mugs is in no set and in no cocktail.
       *[small-creature] Always: you may lay a coaster on a small creature of your own team instead of on a free cell, and the barman's line does not matter there. Covered, it cannot be flipped, swapped or removed. What lies on top is a coaster like any other; if that is a small creature too, it can be covered in turn.
    }

rule-title-tr-12 = Four players
rule-tr-12 =
    Two sets of coasters, 26 in all, a field of four by four, and still one barman. First and third player against second and fourth, in turn around the table. Partners sit on the same side.

    Everyone has their own coasters and their own mug; nothing is exchanged. A team scores together.

## The combinations, each in a line

combinations-strongest = strongest
combinations-weakest = weakest
combination-explained =
    { $combination ->
        [high-card] one card
        [pair] two of one value
        [two-pair] two of one value, two of another
        [three] three of one value
        [straight] five values in a row
        [full-house] three of one value, two of another
        [flush] five of one suit
        [four] four of one value
        [straight-flush] five values in a row, one suit
        [five] five of one value
       *[royal-flush]
            { $game ->
                [muertos] 10 J Q K A of one suit
               *[half-pint] 9 10 11 12 13 of one suit
            }
    }

## The reference card

reference-title = On one page
reference-round = A round
reference-turn = A turn
reference-points = Points
reference-toasts = Toasts tonight
reference-row-each = In two pair and full house, each group needs a card from the hand.
reference-row-any = One card from the hand, anywhere in the combination, is enough.

reference-half-pint-1 = Deal: the opening card says how many cards each, and how many in the row.
reference-half-pint-2 = Predict: 0 to 6 tricks, in secret.
reference-half-pint-3 = Bet: your chip goes before whom you trust least. With two players only if you like.
reference-half-pint-4 = Play: one combination each, at least one card from the hand. The strongest wins and leads.
reference-half-pint-5 = Three tricks in a row: brawl, and the round is over.
reference-half-pint-6 = Five marks in a row: gun fight in the next round. One more mark wins the game.
reference-half-pint-points-1 = each trick won
reference-half-pint-points-2 = each predicted trick, if met exactly, and an X
reference-half-pint-points-3 = a met 0, and an X: 30 up to four players, 20 from five on
reference-half-pint-points-4 = your chip lies before somebody who missed
reference-half-pint-points-5 = only two players: a chip lies before you and you met
reference-half-pint-points-6 = on top of the tricks for a brawl, and a B; nobody else scores
reference-half-pint-points-7 = at the end, for each round of your longest run of marks

reference-muertos-1 = Deal: the opening card says how many cards each, and how many in the row.
reference-muertos-2 = Predict: 0 to 6 tricks, in secret. A 0 is a misère.
reference-muertos-3 = Doubt: your chip may go before somebody you do not believe.
reference-muertos-4 = Play: one combination each, at least one card from the hand. The strongest wins and leads.
reference-muertos-5 = The round lasts until nobody has cards.
reference-muertos-points-1 = exactly as predicted: twice the prediction
reference-muertos-points-2 = more than predicted: the prediction
reference-muertos-points-3 = fewer: for each missing trick
reference-muertos-points-4 = misère met: for every trick of the round
reference-muertos-points-5 = misère missed: for each trick won
reference-muertos-points-6 = a doubt: right or wrong

reference-troll-1 = Place a coaster beside another, inside the barman's line.
reference-troll-2 = Mug: leave it, or put it on a coaster without one. +1 on every side.
reference-troll-3 = Compare: touching enemies with a lower facing side change sides.
reference-troll-4 = Barman: leave him, or move him to any side.
reference-troll-5 = The field is full: the game is over.
reference-troll-points-1 = each mug drawn on your team's coasters
reference-troll-points-2 = pro game: a set of 2, 3, 4, 5 or 6 coasters of one mug type brings 1, 2, 4, 6 or 8

## The examples

example-row = Row
example-hand = Hand
example-player = Player { $seat }
example-takes = takes it
example-no-cards = no cards, skipped
example-deal =
    { $game ->
        [muertos] The opening card says 5 and 3: five cards for everyone, and two more into the row.
       *[half-pint] The opening card says 3 and 5: three cards for everyone, and four more into the row.
    }
example-predict =
    { $game ->
        [muertos] Diego has a pair of aces and a pair of 2s with the row, both at once as two pair, or any of his three cards alone. Two tricks look fair: he predicts 2.
       *[half-pint] With the row there is a pair of 13s, a pair of 2s, both at once as two pair, or any of the three cards alone. Two tricks look fair: the prediction is 2.
    }
example-ladder-1 = with the row's help
example-ladder-2 = beats two pair
example-ladder-3 = beats three of a kind
example-ladder-4 = one card has to be played
example-first-1 = with the row's help
example-first-2 = higher
example-first-4 = equal, but later
example-straights-1 = with the row's help
example-straights-2 = one card has to be played
example-straights-3 = ends higher
example-straights-4 = one card has to be played
example-row-pair-1 = all from the hand
example-row-pair-2 =
    { $game ->
        [muertos] together with the row's queens
       *[half-pint] the row's pair does not count by itself
    }
example-row-pair-other = one card has to be played

example-laura = Laura
example-max = Max
example-sven = Sven
example-frank = Frank
example-alexander = Alexander
example-pedro = Pedro
example-esperanza = Esperanza
example-diego = Diego
example-osvaldo = Osvaldo
example-round = Round
example-predicted = predicted
example-won = won
example-points = points
example-run = run
example-total = total
example-chip-before = chip before
example-points-laura = 3 tricks, 3 predicted and met, and the chip was right
example-points-max = one trick he did not want
example-brawl = Laura wins the second, third and fourth trick: a brawl. She gets 3 × 10 and 30 on top, the others get nothing.
example-gun-fight = Frank has five marks in a row. Any mark in the sixth round wins him the game.
example-pad = Frank had the fight, Max the longest run, Laura the most points.
example-muertos-points = Eight tricks were played. Osvaldo wanted none, got none, and is paid for all eight.
example-compare-lower = East: 8 against 2. Tiasan is lower and flips.
example-compare-equal = West: 3 against 3. Equal is not lower, Boris stays.
example-compare-higher = North: 6 against 8. Olga is not impressed.
example-compare-mug = With a mug on Christian it would be 4 against 3, and Boris would flip as well.
example-compare-field = Christian of the swords is laid between Boris in the west, Olga in the north and Tiasan in the east, all three of the axes.
example-barman = Ghorr stands in the east. To the north, west and south there is room, beyond his line there is none, wherever the edge of the field is just now.
example-barman-field = Four coasters, two by two. Cells in the north, west and south are free, those in the east are crossed out.
