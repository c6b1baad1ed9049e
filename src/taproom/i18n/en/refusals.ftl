### Why something was refused, and what to do instead. Keys: refusal-<code> or refusal-<code>-<reason>.

## Any game

refusal-game-over = The game is over. Start another one to go on.
refusal-wrong-phase =
    Not now. { $phase ->
        [predict] First everybody predicts.
        [bet] First everybody decides about the chip.
        [play] It is time to play cards.
        [draft] First the coasters are picked.
        [place] A coaster has to be laid.
        [steal] First say whether the Thief takes a mug.
        [mug] First put your mug on a coaster or leave it.
        [remove] First say whom the Stern look sends away, if anybody.
        [swap] First say what the Joker swaps, if anything.
        [barman] First move the barman or leave him.
       *[smash] First say which mug the Brawler smashes, if any.
    }
refusal-not-your-turn = It is not seat { $seat }'s turn. Wait until the others are done.

refusal-bad-action-no-pair = An action is written as a pair: the seat, then an object that says what it does.
refusal-bad-action-no-such-action = There is no such action in this game. Look up the list of actions.
refusal-bad-action-field-missing = This action needs the field "{ $field }".
refusal-bad-action-field-type = The field "{ $field }" holds the wrong kind of value.
refusal-bad-action-no-such-card = There is no card { $card }. Cards run from R1 to P13.
refusal-bad-action-card-twice = { $card } is named twice. Every card exists once, so name it once.
refusal-bad-action-unknown-coaster = There is no coaster "{ $coaster }" in this set.
refusal-bad-action-steal-to = A stolen mug goes to "thief" or to "off". Say which.

## Half-Pint and Muertos

refusal-bad-prediction = { $tricks } cannot be predicted. Choose a number from 0 to 6.
refusal-no-such-seat = There is no seat { $on } at this table. Put the chip before one that is taken.
refusal-bet-self = The chip goes before somebody else, not before yourself.
refusal-bet-required = With three or more players everybody bets. Put your chip before somebody.
refusal-not-in-hand = { $card } is not in your hand. Play cards that you hold.
refusal-not-in-row = { $card } does not lie in the row.
refusal-row-only = The row alone is no play. Add at least one card of your hand.
refusal-row-group =
    { $combination ->
        [full-house] In a full house the three and the pair each need a card of your hand.
       *[two-pair] In two pair each pair needs a card of your hand.
    } Leave out what lies in the row by itself.
refusal-no-combination = These cards are no combination together. Leave out what does not belong.

## The Troll

refusal-not-yours-not-open = { $coaster } cannot be picked any more. Pick one that lies open.
refusal-not-yours-not-in-hand = { $coaster } is not yours. Lay a coaster that lies before you.
refusal-not-yours-not-in-discard = { $coaster } is not in the discard. A Shapeshifter calls only whom it finds there.
refusal-cell-taken = { $coaster } lies at { $cell } already. Choose a free cell.
refusal-field-limit =
    With cell { $cell } the field would be more than { $limit ->
        [one] one coaster
       *[other] { $limit } coasters
    } wide or high. Stay inside.
refusal-barman-line =
    The barman stands in the { $side ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }. Nothing is laid beyond his line, so not at { $cell }.
refusal-cell-apart = Cell { $cell } touches no coaster. Lay yours beside another, not diagonally.
refusal-cell-apart-first = The first coaster lies at [0, 0], not at { $cell }.
refusal-no-coaster = No coaster lies at { $cell }. Choose a cell with one.
refusal-token-there = A mug stands at { $cell } already. Choose another coaster.
refusal-token-there-thief = The Thief at { $cell } holds a mug already. It can only take one off the field.
refusal-no-token = No mug stands at { $cell }. Choose a coaster with one.
refusal-not-touching = Cell { $cell } is too far away. Choose a coaster that touches this one.
refusal-not-allowed-barman-there =
    The barman stands in the { $side ->
        [north] north
        [east] east
        [south] south
       *[west] west
    } already. Leave him there or choose another side.
refusal-not-allowed-no-shapeshifter = { $coaster } does not change shape. Lay it as it is.
refusal-not-allowed-swap-joker = The Joker stays where it lies. Swap two others.
refusal-not-allowed-swap-itself = A swap takes two coasters, and { $cell } is only one.
refusal-not-allowed-no-mug-left = There is no mug left to smash at { $cell }.

## Transcripts

refusal-bad-transcript-no-json = This line is not JSON.
refusal-bad-transcript-no-object = A transcript is a JSON object.
refusal-bad-transcript-field-missing = The transcript lacks the field "{ $field }".
refusal-bad-transcript-field-type = The field "{ $field }" of the transcript holds the wrong kind of value.
refusal-bad-transcript-unknown-game = There is no game "{ $game }" here. Choose half-pint, muertos or troll.
refusal-bad-transcript-unknown-bot = There is no bot "{ $bot }" here. Choose among: { $bots }.
refusal-bad-transcript-seats =
    { $game ->
        [troll] The Troll is for 2 or 4 players, not for { $seats }.
       *[other] This game is for 2 to 7 players, not for { $seats }.
    }
refusal-bad-transcript-first = Seat { $first } cannot begin at a table with { $seats } seats. Count from 0.
refusal-bad-transcript-file-unreadable = The file { $file } cannot be read.

## Notation

refusal-bad-notation-title = Line { $line }: begin with game and seats, as in "half-pint, 4 seats", not with "{ $found }".
refusal-bad-notation-line = Line { $line }: "{ $found }" says nothing that the notation knows.
refusal-bad-notation-twice = Line { $line }: "{ $found }" has been said before. Say it once.
refusal-bad-notation-value = Line { $line }: "{ $found }" is no value. Write JSON or a plain word.
refusal-bad-notation-number = Line { $line }: { $expected } comes next, not { $found }.
refusal-bad-notation-deck = Line { $line }: there is no card "{ $found }". Cards run from R1 to P13.
refusal-bad-notation-hand = Line { $line }: "{ $found }" is no coaster.
refusal-bad-notation-discard = Line { $line }: "{ $found }" is no coaster.
refusal-bad-notation-predict = Line { $line }: write a prediction like 0:2, not "{ $found }".
refusal-bad-notation-bet = Line { $line }: write a bet like 0>1, or 0>- for none, not "{ $found }".
refusal-bad-notation-draft = Line { $line }: write a pick like 0:fred, not "{ $found }".
refusal-bad-notation-play = Line { $line }: write a play like 0 R7 + G7, not "{ $found }".
refusal-bad-notation-step = Line { $line }: "{ $found }" is no step of a turn.
refusal-bad-notation-unwritable = This object is too deep, or a number in it too long, to be written down.

## Chance

refusal-bad-chance-missing = Nothing says how "{ $purpose }" falls. Add it to the chance of the transcript.
refusal-bad-chance-not-an-order = The order given for "{ $purpose }" does not name everything exactly once.
refusal-bad-chance-seed-type = A seed is a text.
refusal-bad-chance-decks-shape = Chance is either a seed or a list of decks, and nothing else.
refusal-bad-chance-deck-shape = Deck { $deck } is not a list of cards.
refusal-bad-chance-deck-unknown-card = Deck { $deck } holds { $card }, and there is no such card.
refusal-bad-chance-deck-not-whole = Deck { $deck } needs all 65 cards, each once.
refusal-bad-chance-draft-needs-none = Under pro rules nothing is dealt. Leave the chance empty.
refusal-bad-chance-hands-shape = Chance is either a seed, or the hands of all seats and the discard.
refusal-bad-chance-hand-size = The hand of seat { $seat } needs exactly six coasters.
refusal-bad-chance-unknown-coaster = There is no coaster "{ $coaster }" in this set.
refusal-bad-chance-coasters-not-whole = Hands and discard together need every coaster exactly once.

## Options

refusal-bad-option-unknown =
    { $game ->
        [half-pint] Half-Pint Heroes has
        [muertos] Poker de los Muertos has
       *[troll] The Squinting Troll has
    } no option "{ $option }".
refusal-bad-option-rounds = "{ $option }" is a whole number from 1 to 10.
refusal-bad-option-doubts = "{ $option }" is true or false.
refusal-bad-option-bets = "{ $option }" is "together" or "in-turn".
refusal-bad-option-toasts = "{ $option }" is a list of numbers from 1 to 9.
refusal-bad-option-row-groups = "{ $option }" is "each" or "any".
refusal-bad-option-rules = "{ $option }" is "basic" or "pro".
refusal-bad-option-seating = "{ $option }" is "opposite", "side-by-side" or "corner".
refusal-bad-option-deck-shape = "{ $option }" gives every card its two numbers, as in "R1": [3, 5].
refusal-bad-option-deck-unknown-card = "{ $option }" names { $card }, and there is no such card.
refusal-bad-option-deck-missing-card = "{ $option }" lacks the numbers of { $card }.
refusal-bad-option-deck-numbers = { $card } needs two whole numbers: 1 to 8 for the hand, 1 to 5 for the row.
refusal-bad-option-file-unreadable = The file { $file } cannot be read.
refusal-bad-option-file-not-json = The file { $file } is not JSON.
refusal-bad-option-coasters-shape = "{ $option }" is a list of 13 coasters.
refusal-bad-option-coasters-count =
    A set has 13 coasters. { $count ->
        [one] This one has one.
       *[other] This one has { $count }.
    }
refusal-bad-option-coaster-shape = Coaster { $coaster } is not an object.
refusal-bad-option-coaster-twice = The { $field } "{ $coaster }" occurs twice. Give each coaster its own.
refusal-bad-option-coaster-field-missing = Coaster { $coaster } lacks the field "{ $field }".
refusal-bad-option-coaster-field = The field "{ $field }" of coaster { $coaster } has a value that does not fit.
