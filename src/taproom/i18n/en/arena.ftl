### The arena: bots against bots.

arena-title =
    { $game }, { $seats } seats: { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }, { $games ->
        [one] one game
       *[other] { $games } games
    }
arena-how = Every deal was played from every seating, so all had the same cards. Intervals are 95 %, drawn from whole deals.
arena-bot = bot
arena-points = points a round
arena-wins = games won
arena-met = met
arena-brawls = brawls in 100 rounds
arena-time = ms a decision (median / 99 %)
arena-rating = rating (OpenSkill)
arena-hits = predictions met, by the number of tricks predicted; the larger a dot, the more often
arena-ahead-points = the first ahead of the second, points a round
arena-ahead-wins = the first ahead of the second, share of games won
arena-stopped =
    Stopped after { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }. The same command goes on from there.
arena-without-numba = Without numba all bots from the regular up think alike at cards. It comes with: pip install "taproom[fast]"
arena-written = The report is in { $folder }.

## How fair a set of coasters is

balance-title =
    The Squinting Troll, { $rules ->
        [pro] pro game
       *[basic] basic game
    }, { $seats } seats, { $bot } against itself: { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }, { $games ->
        [one] one game
       *[other] { $games } games
    }
balance-places-first =
    { $rules ->
        [pro] who picks second and places first wins
       *[basic] who starts wins
    }
balance-picks-first = who picks first and places second wins
balance-draws = draws
balance-coaster = coaster
balance-shift = shift of the win rate, in points
balance-picked = picked as number
balance-ability = ability
balance-used = used
balance-won-used = won by those who used it
balance-won-unused = won by those who did not
balance-tried =
    { $tried ->
        [one] One set
       *[other] { $tried } sets
    } measured; the fairest, on { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }: { $unfairness } (who starts: basic { $basic }, pro { $pro }; largest shift { $shift })
balance-foretelling = Sets that might be fairer
balance-measuring = { $rules ->
        [pro] pro game
       *[basic] basic game
    }, { $seats } seats
balance-stopped = Stopped. The same command goes on from there.
balance-written = The figures are in { $folder }.
balance-tuned = The set is in { $file }.

## What is refused

refusal-arena-bots = Name at least two bots, each once, as in --bots rookie,tourist.
refusal-arena-other-match = { $file } holds another match. Choose another folder with --out, or the same settings as before.
refusal-arena-journal = Line { $line } of { $file } cannot be read. Remove the line: its deal will be played again.
refusal-arena-killed = The processes that play were killed { $times } times in a row; perhaps there is too little memory. Try again with fewer: --processes 1.
refusal-arena-no-ray = Ray is not installed. Install it with: pip install "taproom[ray]"
