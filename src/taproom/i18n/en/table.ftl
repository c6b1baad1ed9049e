### At the table, around the game: seats, talk, the end, the screen, the replay.

## Above the table

table-tools = At the table
turn-yours = Your turn
turn-yours-now = It is your turn.
clock-left =
    { $count ->
        [one] One second left
       *[other] { $count } seconds left
    }
share-title = Invite
share-link = Link to this table
share-invite = Come and play
screen-open = Show the table on a big screen
screen-join = Open { $address } and type
log-title = What happened
log-undone = { $player } takes that back.
words-which = Show
rules-show = Show
rules-book = The book
rules-card = In short
rules-combinations = Combinations

## Seats

seat-open = free seat
seat-open-note = A friend, or a bot
seat-yours = That is you
seat-here = is here
seat-away = has stepped out
seat-sit = Sit here
seat-leave = Stand up
seat-free = Free the seat
seat-bot = Bot
seat-bot-for = A bot for seat { $number }
seat-bot-other = Change
seat-bot-choose = Who plays on seat { $number }?
bot-tourist = Tourist
bot-tourist-plays = Plays whatever looks nice, and loses with a smile.
bot-rookie = Rookie
bot-rookie-plays = Goes by rules of thumb. Good for a first evening.
bot-regular = Regular
bot-regular-plays = Weighs things up, without much of a plan.
bot-veteran = Veteran
bot-veteran-plays = Has a plan and sticks to it.
bot-landlord = Landlord
bot-landlord-plays = Has seen it all, and sees through you.
bot-legend = Legend
bot-legend-plays = Thousands of games to learn from. Hard to beat.
second-title = One more player on this device
second-note = You pass it around. Hands stay covered until the right one holds it.
second-name = Their name
second-add = Sit down
start = Deal
start-with-bots =
    { $count ->
        [one] Deal, a bot takes the free seat
       *[other] Deal, bots take the { $count } free seats
    }
start-waits = The host deals as soon as everybody sits.
start-sit = Choose a seat, or look on.
agreed-bets-in-turn =
    { $game ->
        [muertos] doubts one after the other
       *[half-pint] bets one after the other
    }
agreed-deck = own deck
agreed-coasters = own coasters
agreed-toasts = At this table: { $toasts }.

## A fair shuffle

fair-title = A fair shuffle
fair-line = The house has chosen its secret already; this is its seal. The secret is shown after the game, so anybody can check that no card was moved.
fair-words = Your own words for the shuffle
fair-add = Mix in
fair-added =
    { $count ->
        [one] { $players } has mixed in words.
       *[other] { $players } have mixed in words.
    }

## One device for several

pass-to = Pass it to { $player }
pass-note = The others look away.
pass-take = I am { $player }

## The line, and coming back

unreached-title = Nobody answers
taken-over = A bot is playing for you.
taken-back = I am back
stand-in = a bot plays for them
leave = Leave the table
leave-for = { $player } leaves the table
free-seat-of = Free the seat of { $player }
sit-out = I sit the toasts out
sit-out-note = Nobody is told.
gone-no-table = No such table
gone-no-table-text = There is no table { $code }. Check the code, or ask whoever sent it.
gone-no-spectators = A closed round
gone-no-spectators-text = This table plays without an audience.
gone-bad-token = The house does not know you
gone-bad-token-text = This browser brings a key that fits no player here. Come in anew, it takes a second.
gone-anew = Come in anew
gone-removed = You are not at this table any more
gone-removed-text = The host has closed it for you.

## Talk

chat-title = Talk
chat-open =
    { $count ->
        [0] Talk
        [one] Talk, one new line
       *[other] Talk, { $count } new lines
    }
chat-empty = Nobody has said anything yet.
chat-phrases = Say quickly
chat-write = Write something
chat-send = Say
chat-quiet = The host has switched free text off.
mute-title = Do not show what they say
phrase-hello = Good evening
phrase-good-luck = Good luck
phrase-well-played = Well played
phrase-lucky = Lucky you
phrase-ouch = Ouch
phrase-thinking = Let me think
phrase-hurry = Any day now
phrase-cheers = Cheers
phrase-sorry = Sorry about that
phrase-thanks = Thank you
phrase-again = One more?
phrase-bye = Good night

## Hints

hint-ask = What would a bot do?
hint-title = What the legend expects
hint-thinking = The legend is thinking.
hint-told = { $advice }: { $reason }.
hint-predict = Predict { $tricks }
hint-bet = Chip before { $player }
hint-keep-chip = Keep the chip
hint-place = { $coaster }, { $cell }
hint-steal = { $coaster }: { $loot }
hint-expected =
    { $odds ->
        [game] lead: { $points }
       *[other] points: { $points }
    }
hint-give-or-take = give or take { $error }
hint-best = advised
hint-line = { $action }: { $expected }.
hint-head-tricks = tricks
hint-head-met =
    { $odds ->
        [bet] missed
        [game] won
       *[prediction] met
    }
hint-head-points =
    { $odds ->
        [game] lead
       *[other] points
    }
hint-all = Show all { $count }
hint-few = Only the best

## The end

end-title = The game is over
end-won = You have won
end-share = Share
end-aside = Look at the table
end-show = How it ended
rematch = Play again
rematch-waits = Waiting for the others
rematch-wanted =
    { $count ->
        [one] { $players } wants to play again.
       *[other] { $players } want to play again.
    }

## The replay

replay-title = Replay
replay-load = A transcript is one game as a file. Bring one, and look at it here.
replay-start = Everything is dealt.
replay-controls = Back and forth
replay-back = One step back
replay-on = One step on
replay-play = Play
replay-pause = Stop
replay-place = Place in the game
replay-step = Step { $step } of { $steps }
replay-seat = Look from the seat of
replay-download = Keep as a file
check-shuffle = Check the shuffle
check-how = Before the deal the house showed a seal of its secret. Your browser now makes the seal again, shuffles again, and compares.
check-commitment = The seal, shown before the deal
check-secret = The secret
check-words = Words of { $player }
check-fair =
    { $count ->
        [0] The seal fits the secret, and nothing was dealt by chance. All is right.
        [one] The seal fits the secret, and the one deal is exactly what it gives. All is right.
       *[other] The seal fits the secret, and all { $count } deals are exactly what it gives. All is right.
    }
check-no-secret = The secret is not shown, so there is nothing to compare.
check-commitment-broken = The secret does not fit the seal. Somebody has exchanged it.
check-seed-differs = The game was not shuffled with this secret and these words.
check-dealt-otherwise = Round { $round } was dealt otherwise than the secret says.
