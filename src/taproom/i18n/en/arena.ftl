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
arena-written = The report is in { $folder }.

## What is refused

refusal-arena-bots = Name at least two bots, each once, as in --bots rookie,tourist.
refusal-arena-other-match = { $file } holds another match. Choose another folder with --out, or the same settings as before.
refusal-arena-journal = Line { $line } of { $file } cannot be read. Remove the line: its deal will be played again.
refusal-arena-no-ray = Ray is not installed. Install it with: pip install "taproom[ray]"
