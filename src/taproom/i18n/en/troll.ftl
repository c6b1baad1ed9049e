### The Troll in the browser: what to do now, what lies where, what an ability does.

## What to do now

troll-waiting = { $player } is thinking.
troll-ask-draft = Pick a coaster.
troll-ask-place = Choose a coaster to lay.
troll-ask-cell = Where does { $coaster } go?
troll-ask-steal = Which mug does { $coaster } take?
troll-ask-loot = And where does the mug go?
troll-ask-mug = Put your mug on a coaster: one more on every side.
troll-ask-remove = Whom does { $coaster } send home?
troll-ask-swap = Which two trade places?
troll-ask-swap-with = Who trades places with { $coaster }?
troll-ask-barman = Where does { $barman } lean? Nobody lays beyond him.
troll-ask-smash = Whose mug does { $coaster } smash?

## What would come of it

troll-flips =
    { $count ->
        [one] { $coasters } changes sides.
       *[other] { $coasters } change sides.
    }
troll-flips-nobody = Nobody changes sides.
troll-would-flip = would change sides

## Buttons

troll-do-draft = Pick { $coaster }
troll-do-place = Lay { $coaster }
troll-do-mug = On { $coaster }
troll-do-remove = Send { $coaster } home
troll-do-swap = Swap them
troll-do-barman =
    { $side ->
        [north] To the north
        [east] To the east
        [south] To the south
       *[west] To the west
    }
troll-do-smash = Smash it
troll-loot-thief = Onto the Thief
troll-loot-off = Off the field
troll-leave-steal = Let it be
troll-leave-mug = Leave the mug
troll-leave-remove = Nobody
troll-leave-swap = Leave them
troll-leave-barman = Leave him
troll-leave-smash = Spare them
troll-undo = Take back
troll-go-on = Go on
troll-shapes = { $coaster } may be laid as
troll-shape-own = Stays { $coaster }
troll-shape = Becomes { $coaster }

## What an ability does

troll-ability =
    { $ability ->
        [thief] When laid, it takes a mug from another coaster, or any mug off the field.
        [stern-look] After the comparison it sends one touching coaster to the discard.
        [shapeshifter] Goes to the discard, and somebody from there is laid instead.
        [joker] After the comparison it swaps any two other coasters.
        [cocktails] At the end it makes one set of different mugs.
        [brawler] At the end it smashes a mug of a touching coaster.
       *[small-creature] You may lay a coaster on it later. Covered, it is safe and still counts.
    }

## What lies where

troll-field = The field
troll-hand = Your coasters
troll-hand-of = Coasters of { $player }
troll-discard = Discard
troll-draft = Coasters to pick from
troll-taken = { $coaster }, taken by { $player }
troll-score = Mugs of both sides
troll-level = level { $level }
troll-sides = north { $north }, east { $east }, south { $south }, west { $west }
troll-mug-of = mug of { $player }
troll-lies-on = on top of { $coasters }
troll-cell = row { $row }, column { $column }
troll-cell-free = free
troll-barman-here =
    { $barman } leans here, in the { $side ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
troll-barman-there =
    { $barman } could lean here, in the { $side ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }

## Log and count

troll-log = What happened
troll-log-empty = Nothing yet. The evening is young.
troll-smashed =
    { $mugs ->
        [one] one mug smashed
       *[other] { $mugs } mugs smashed
    }
troll-sets = sets +{ $bonus }
