### The card table in the browser. $game is there for languages whose words differ by edition.

## At the table

tricks-table = The card table
tricks-row = The row
tricks-round = Round { $round } of { $rounds }
tricks-extra-round = Extra round
tricks-trick = Trick { $trick }
tricks-log = The game in words
tricks-thinking = thinking
tricks-ready = ready
tricks-leads = leads
tricks-to-play = to play
tricks-in-gunfight = in a gun fight
tricks-cards-left =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
tricks-chips-against =
    { $count ->
        [one] one chip against them
       *[other] { $count } chips against them
    }
tricks-tally-spoken = won { $won }, predicted { $predicted }
tricks-play-spoken = { $player }: { $combination }

## What to do now

tricks-hand =
    { $count ->
        [one] Your hand, one card
       *[other] Your hand, { $count } cards
    }
tricks-card-picked = { $card }, picked
tricks-prediction-cards = Prediction cards, which add up
tricks-how-many = How many tricks will you win?
tricks-predict-none = Tap cards to add up
tricks-predict =
    Predict { $count ->
        [one] one trick
       *[other] { $count } tricks
    }
tricks-predicted = You said { $predicted }.
tricks-who-misses =
    { $game ->
        [muertos] Whom do you doubt? Tap a player.
       *[half-pint] Who will miss? Tap a player.
    }
tricks-put-chip = Put your chip before { $player }
tricks-chip-lies = Your chip lies before { $player }.
tricks-leave-chip = Leave it there
tricks-keep-chip = Keep the chip
tricks-your-turn = Your turn. Pick cards to play.
tricks-play = Play { $combination }
tricks-readings = What these cards can be
tricks-reading = { $combination } ({ $cards })
tricks-hand-only = without the row
tricks-add = Add { $cards } for { $combination }.
tricks-no-play = These do not go together.
tricks-waiting = Waiting for { $players }.
tricks-waiting-for-several = Waiting for { $count } players.
tricks-moment = One moment.
tricks-go-on = Go on

## The count

tricks-round-counted = Round { $round }, counted
tricks-brawl = A brawl
tricks-four-in-a-row =
    { $count ->
        [one] Four marks in a row for { $players }. One more, and it is a gun fight.
       *[other] Four marks in a row for { $players }. One more each, and it is a gun fight.
    }
tricks-pad-hint = Tap a number to see where it comes from.
tricks-part-tricks =
    { $count ->
        [one] one trick, 10
       *[other] { $count } tricks, 10 each
    }
tricks-part-met =
    { $count ->
        [one] prediction met, 10 for the trick predicted
       *[other] prediction met, 10 for each of { $count } predicted
    }
tricks-part-met-zero = predicted none, won none
tricks-part-missed = predicted { $predicted }, won { $won }: no bonus
tricks-part-chip-won = chip: { $player } missed
tricks-part-chip-lost = chip: { $player } met the prediction
tricks-part-chip-gained = met in spite of the chip of { $player }
tricks-part-brawl = three tricks in a row, a brawl
tricks-part-brawl-of = brawl of { $player }: nobody else scores
tricks-part-misere =
    { $count ->
        [one] misère held, one point for the only trick of the round
       *[other] misère held, one point for each of the { $count } tricks of the round
    }
tricks-part-misere-broken =
    { $count ->
        [one] misère broken by one trick
       *[other] misère broken by { $count } tricks
    }
tricks-part-exact =
    { $count ->
        [one] met exactly, twice the one predicted
       *[other] met exactly, twice the { $count } predicted
    }
tricks-part-over =
    { $count ->
        [one] more than predicted, only the one predicted counts
       *[other] more than predicted, only the { $count } predicted count
    }
tricks-part-under =
    { $count ->
        [one] one trick short
       *[other] { $count } tricks short
    }
