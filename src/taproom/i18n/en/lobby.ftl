### The front door, opening a table, and how a reader likes it.

## The front door

front-line = Three pub games. Sit down, the cards are dealt.
front-games = Games
front-more = More
game-line =
    { $game ->
        [half-pint] Say how many tricks you will win. Bet on who is wrong. Win three in a row and it is a brawl.
        [muertos] The same cards by candlelight. A bold word pays double, a broken one costs.
       *[troll] Lay coasters, turn the neighbours to your side, and keep an eye on the barman.
    }
game-players =
    { $game ->
        [half-pint] 2 to 7 players, 40 minutes
        [muertos] 2 to 7 players, 30 minutes
       *[troll] 2 or 4 players, 15 minutes
    }
play-now = Play against bots
open-table = Open a table
read-rules = The rules
join-title = Join with a code
join-go = Join
join-six = A code has six letters.
tables-mine = My tables
tables-public = Open to all
tables-none = Nobody plays in public right now. Open a table, and somebody does.
tables-more =
    { $count ->
        [one] One more table
       *[other] { $count } more tables
    }
table-gathering =
    { $count ->
        [one] One seat free
       *[other] { $count } seats free
    }
table-playing = Playing
table-round = Round { $round } of { $rounds }
table-over = Over
load-transcript = Load a game from a file
to-front = To the front door

## Who plays, and how they like it

settings-title = Settings
settings-player = Who you are
name-guest = Guest
name-yours = Your name
name-save = Keep
move-title = Play on another device
move-how = Open this there, and you are yourself there too. Whoever has this link is you, so hand it to nobody else.
move-here = { $player }, is that you?
move-here-text = Then you sit at your tables on this device, too.
move-replaces = On this device you are { $player } now. That player is forgotten here, so take the link along first if you want to keep it.
move-take = I am { $player }
move-broken = This link leads nowhere
move-broken-text = Make a new one on the other device, under "Play on another device".
theme-title = Light
theme-auto = as the device
theme-light = day
theme-dark = evening
speed-title = Motion
speed-normal = unhurried
speed-quick = quick
speed-still = none
sound-title = Sound
notify-title = Tell me when it is my turn
notify-note = By a notification, while the page is out of sight.
notify-forbidden = The browser forbids it. Allow notifications for this page in the browser, then switch it on again.
link-copy = Copy
link-copied = Copied
link-share = Share
qr-picture = The link as a picture, for the camera of a phone
qr-missing = No picture without a connection. The link works all the same.

## When something is in the way

house-unreachable = The house does not answer. Check the connection and try again.
house-stumbled = Something went wrong in the house. Try again.
lost-title = There is nothing here
lost-text = This address leads to no room of the house.
unloaded-title = The door is stuck
unloaded-text = A part of the page could not be loaded. Check the connection.
unloaded-again = Try again

## Opening a table

presets-title = In one tap
preset-half-pint-four = Half-Pint for four
preset-half-pint-quick = Half-Pint, 5 quick rounds
preset-half-pint-duel = Half-Pint for two
preset-muertos-four = Muertos for four
preset-muertos-doubts = Muertos with doubts
preset-troll-first = The Troll for beginners
preset-troll-pro = The Troll with abilities
preset-troll-teams = The Troll, two against two
new-game = The game
new-which = What is played
new-seats = Seats
new-seats-note = Bots take the seats that stay empty.
new-table = The table
new-open = Open the table
first-title = Who begins
first-chance = chance decides
first-me = me
first-seat = Seat { $number }
rounds-title = Rounds
doubts-title = Doubts
doubts-note = A chip before somebody whose prediction you doubt.
bets-title =
    { $game ->
        [muertos] Doubts are placed
       *[half-pint] Bets are placed
    }
bets-together = all at once
bets-in-turn = one after the other
bets-together-note = In secret, and shown together.
bets-in-turn-note = Openly, clockwise from the start player.
row-groups-title = Pairs that lie in the row
row-groups-usual = as usual
row-groups-each = each group needs a hand card
row-groups-any = one hand card is enough
row-groups-note =
    { $game ->
        [muertos] In two pair and full house. Usual in Muertos: one hand card is enough.
       *[half-pint] In two pair and full house. Usual in Half-Pint: each group needs a hand card.
    }
toasts-title = Toasts
toasts-read = We have read that
troll-rules-title = Rules
troll-basic = Without abilities
troll-pro = With abilities
troll-basic-note = Thirteen coasters, dealt. Good for a first game.
troll-pro-note = Coasters are picked in turn, and each does what it can.
seating-title = You sit
seating-opposite = opposite each other
seating-side-by-side = side by side
seating-corner = across a corner
seating-note = Coasters lie with their feet towards whoever laid them.
deck-title = Your own deck
deck-note = Every card says how many cards are dealt and how long the row is. If you own the box, enter its numbers here.
deck-suit = Suit
deck-card = Card
deck-hand = In hand
deck-row = In the row
coasters-title = Your own coasters
coasters-note = Thirteen coasters with their numbers. If you own the box, enter them here.
coaster-field-name = Name
coaster-field-class = Trade
coaster-field-level = Level
coaster-field-mugs = Mugs
coaster-field-type = Beer
coaster-field-ability = Ability
coaster-no-ability = none
coaster-side-top = Top
coaster-side-right = Right
coaster-side-bottom = Bottom
coaster-side-left = Left
own-set-in-use = in use
own-set-load = Load a file
own-set-edit = Change the house's
own-set-save = Keep as a file
own-set-reset = Back to the house's
clock-title = Clock
clock-none = no hurry
clock-relaxed = relaxed
clock-brisk = brisk
clock-none-note = A game may take days. Your turns wait at the front door.
clock-note = When time is up, a bot acts until you are back.
pace-title = Bots act
pace-human = like people
pace-quick = quickly
pace-at-once = at once
door-title = Who finds the table
door-private = whoever has the link
door-public = everybody
door-private-note = It is listed nowhere.
door-public-note = It is listed at the front door.
spectators-title = Others may look on
talk-title = Free text in the chat
talk-note = Quick phrases always work.
hints-title = Hints
hints-note = A player may ask what a bot would do.
