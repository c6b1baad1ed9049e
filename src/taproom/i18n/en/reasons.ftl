### Why a bot did what it did. Keys: reason-<code>.

## Half-Pint and Muertos

reason-whim = felt like it
reason-predict = this hand looks good for { $tricks }
reason-bet = a prediction of { $tricks } looks bold
reason-keep-chip = believes them all, and keeps the chip
reason-odds-predict = { $tricks } comes true in { $percent } of 100 rounds like this
reason-odds-bet = that prediction fails in { $percent } of 100 rounds like this
reason-odds-play = this way the prediction comes true in { $percent } of 100 rounds
reason-only = nothing else can be played
reason-win = wants this trick
reason-save = keeps the strong cards for later
reason-duck = wants no more tricks
reason-burn =
    gets rid of { $count ->
        [one] one card
       *[other] { $count } cards
    } at once
reason-forced = had no better way out
reason-brawl = is going for the brawl
reason-stop-brawl = must not let that brawl happen

## The Troll

reason-draft = the best one left
reason-place = a good place to stand
reason-flip =
    turns { $count ->
        [one] one coaster
       *[other] { $count } coasters
    }
reason-token-stay = the mug stands well
reason-token-flip = the mug makes the difference
reason-token-guard = the mug keeps this one safe
reason-barman = there the barman is in the way
reason-barman-stay = the barman stands well
reason-decline = better leave it
reason-steal = that mug does more elsewhere
reason-remove = somebody has to go
reason-swap = they stand better the other way round
reason-smash = that mug counts for the wrong side
