### The words of the table and of the kit.
###
### Forms and features are as on cards (see the head of cards.ftl): an attribute with the name of an argument asks for a
### form of it, and what it tells about itself comes as $NAME-FEATURE:
###     cubes-on = Cubes on { $name }
###         .name = dative
### So it is with names of mages, cards and rooms (names.ftl and `short-ID` here), with words such as `black-rose` or
### `evocation-of`, and with lists, each thing of which gets the form. A thing that begins a sentence gets its capital by
### itself. Names are links; they may stand anywhere. Numbers and lists are written as the language does it.
### Where $NAMEIs or $you says that somebody is the reader, a message may say "you" in its own way.

close = Close
loading = One moment …
cancel = Cancel
back = Back
rule-number = Rule { $rule }
black-rose = Black Rose
# Within a sentence; at its beginning it gets its capital by itself.
the-black-rose = the Black Rose
# Under her power, where there is room for a word.
black-rose-short = Rose
cell = Cell
# Something with nothing around it.
name-alone = { $name }
# Things one after the other, with nothing before the last.
list-plain = { $first }, { $rest }
# Whose cubes, trophies or points, and how many.
cubes-of = { $who } { $count }
cubes-in-words = { $cubes }
# What a card targets, and how far away.
target-short = { $what } { $range }
person-and-mage = { $person } ({ $mage })
cell-of = Cell of { $name }
seat-number = Seat { $number }
# A shorter name where the full one is too long: short- and the id of the mage. Sentences ask it for their forms.
short-baron_doria = Doria
short-possessed = The Possessed
evocation = Evocation
evocation-of = { $name } of { $owner }
# Within a sentence.
evocation-yours = your { $name }
you = you
school-personal = Personal
school-forgotten = Forgotten
source-attack = Attack
source-rules = Rules

## Marks

side-halves = both halves
side-room = { $colour } room
card-halves = Room trap: one use, either colour
side-light = Light
side-dark = Dark
type-combat = Combat
type-contingency = Contingency
type-protection = Protection
type-trap = Trap
element-fire = Fire
element-water = Water
element-air = Air
element-earth = Earth
element-sacred = Sacred
element-profane = Profane
element-magic = Magic
element-all = All
target-yourself = Self
target-mage = Mage
target-evocation = Evocation
target-model = Model
target-room = Room
colour-red = red
colour-purple = purple
colour-grey = grey
colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-black = black
card-unstable = Unstable
card-stable = Stable
card-one-side = one side only
card-turn = Turn
card-no-dark = No Dark side
words-unstable = { $icon ->
    [BeforeOrAfter] Place 1 of your cubes in your room, before or after the rest.
   *[BeforeTheEffect] First place 1 of your cubes in your room.
  }
words-unstable-rule = { $edition ->
    [classic] C8.5
   *[rebirth] R16.2
  }
words-symbols = The marks on it

## The lodge

lodge-name = The Lodge
edition-mark-classic = Classic
rooms-title = Rooms
rooms-stand = { $count ->
    [one] 1 stands
   *[other] { $count } stand
  }
rooms-gone = { $count ->
    [one] 1 is gone
   *[other] { $count } are gone
  }
room-open = Open
room-used = Used
room-centre-short = Black Rose
room-says = { $name }, { $colour }, { $state }.
room-says-open = rebuilt and open
room-says-used = rebuilt and used
room-says-ruined = ruined, { $count } of { $slots } instability
room-says-whole = whole, { $count } of { $slots } instability
room-says-taken = gone, taken by { $who }
room-says-gone = gone
room-taken = taken
room-counts-as = Counts as { $what } this turn.
token-says = Token, { $worth ->
    [one] 1 point
   *[other] { $worth } points
  }.
token-says-turned = Token, { $worth ->
    [one] 1 point
   *[other] { $worth } points
  }, turned.
room-says-here = Here: { $who }.
model-says = { $name }, health { $health }
room-says-legal = Legal, { $number } of { $count }.
power = Power
power-says = Power: { $list }
power-next-moon = { $moon } at { $at }:
power-away = { $count } away
power-away-then = { $count } → { $then } away
power-end = The end at { $at }:
power-last-turn = This is the last turn.
sigils = Sigils

## Top bar

turn = Turn
turn-number = Turn { $turn }
phase-SetUp = Set-up
phase-BlackRose = Black Rose
phase-Study = Study
phase-Preparation = Preparation
phase-Action = Action
phase-Evocation = Evocation
phase-CleanUp = Clean-up
phase-Scoring = Scoring
phase-Over = Over
moon-1 = First Moon
moon-2 = Second Moon
moon-3 = Third Moon
moon-4 = The end
moon-now = The Moon that shines now
moon-next = The Moon that comes next
page-table = The table
tools = Tools
tabs = Parts of the table
tool-replay = Since I last acted
tool-replay-watch = What was done last
tool-rules = Rules
tool-settings = Settings
tool-menu = Menu
tool-keys = Keys and sigils

## Sheets

sheets = The others
own-sheet = Your sheet
damage-label = Damage { $count } of { $health }: { $cubes }
damage-none = Damage 0 of { $health }
hand = hand
hand-title = Hand
hand-count = { $count } of { $limit }
hand-label = { $count ->
    [one] one spell in hand
   *[other] { $count } spells in hand
  }
piles = Grimoire { $grimoire } · Memories { $memories }
slots = Spells
slot-Quick = Quick
slot-short-Quick = Q
slot-says-Empty = Slot { $slot }: empty
slot-says-Ready = Slot { $slot }: a spell, ready
slot-says-Active = Slot { $slot }: an active { $type }
slot-says-Revealed = Slot { $slot }: { $name }, { $side }, revealed
slot-Empty = empty
slot-Ready = ready
slot-Active = active
slot-Revealed = used
slot-casting = casting
slot-revealed-footer = Revealed
quests-evocations = Quests, Evocations
slots-free = { $count ->
    [one] 1 slot free
   *[other] { $count } slots free
  }
quest-progress = { $marks } of { $slots }
quest-completed = Completed: solve for { $power }
quest-hidden = A hidden Quest of Moon { $moon }
quest-active = Active
chip-quests = { $count ->
    [one] 1 active Quest
   *[other] { $count } active Quests
  }
chip-completed = { $count } completed
chip-solved = { $count } { chip-solved-word }
chip-trophies = { $count ->
    [0] No Trophies
    [one] 1 Trophy: { $of }
   *[other] { $count } Trophies: { $of }
  }
chip-speed = speed
chip-strength = strength
# Where quests are paid at once there is no step between completed and solved.
chip-solved-word = { $quests ->
    [at_once] completed
   *[in_stages] solved
  }
word-solve = { $quests ->
    [at_once] complete
   *[in_stages] solve
  }
chip-tokens = { $count ->
    [one] 1 room taken, worth { $worth }: { $list }
   *[other] { $count } rooms taken, worth { $worth }: { $list }
  }
tokens-none = no room yet
tokens-won = Rooms taken: { $list }
quests-of = Quests { $count } of { $limit }
# Chips that can be pressed: what they show ("2/3") stands in their names as it is shown.
chip-evocation = { $name }, Health { $health }/{ $full }
chip-jinx = { $name } { $cubes }/{ $slots }
chip-more = Also: { $list }
speed-label = Speed { $count }
strength-label = Strength { $count }
tokens-label = { $count ->
    [0] No action token left
    [one] 1 action token left
   *[other] { $count } action tokens left
  }
crown-holder = holds the Crown
first-mage = First Mage
in-cell = in the Cell
bot-plays = bot plays
is-away = away
is-here = here
is-ready = ready
seat-open = waits for a player
acts-now = acts now
decides = decides
evocation-health = { $health } of { $full }
power-label = { $power } power
power-label-then = { $power } power, { $then } then

## Events

event-board = Event board
events-left = { $count } left
event-slot-empty = No Event
time-Always = Always
time-Instant = At once
time-BlackRose = Black Rose
time-Study = Study
time-Action = Action
event-out = The Rose gains { $power } when it leaves

## Log and lens

log = Log
log-now = now
log-all = All
log-own = Yours
log-since = Since ({ $count })
log-since-watch = Deeds ({ $count })
log-all-title = Everything that happened
log-own-title = What you did
log-since-title = Since you last acted
log-filter = What the log shows
lens = Lens
lens-empty = Point at anything: here you read it.
lens-pin = Pin
lens-unpin = Unpin
# The colour of a room, beside its name.
lens-colour = { $colour }
lens-distance = { $room }, distance { $distance }
lens-here = { $room }, here
lens-damage = Damage { $count } of { $health }
lens-power = { $power } power
lens-owner = of { $owner }
lens-active = An active { $type } may answer
# By $quests where an edition has a word of its own.
lens-instability = Instability { $count } of { $slots }
order-how = Drag the rows, or move them with ↑ and ↓.
order-up = { $name }: earlier
order-down = { $name }: later
order-as-they-lie = As they lie
order-confirm = In this order
order-reset = As they lie
react-tick = Tick what you use
react-tick-must = Tick what comes first
react-use-ticked = { $count ->
    [one] Use it
   *[other] Use { $count } in this order
}
lens-score = Rebuilt now, it pays
lens-falls = Falling now pays
points-gained = +{ $count }
points-lost = −{ $count }
gain-of = { $name } { $points }
foreseen-title = If nothing interrupts
foreseen-bar = { $name }: { $before } → { $after } of { $of }
foreseen-power = { $name }: power { $before } → { $after }
foreseen-more = and { $count } more
foreseen-cut = Then it depends on what you cannot know.
foreseen-answer = { $name } has an active spell that may answer
foreseen-lock-drew = Draws or looks at cards: cannot be taken back
foreseen-lock-revealed = Reveals something: cannot be taken back
foreseen-lock-rolled = Asks chance: cannot be taken back
lens-takes = Falling now, its token goes to
lens-taken = Its token, worth { $worth }, was taken by { $name }.
lens-opens = Opens with the { $moon }.
lens-turned = Its token is turned: activated in this turn.
lens-not-turned = Its token is up: it can be activated once in this turn.
lens-token = Its token is worth { $worth } at the end to whoever has most cubes; a tie gives it to the Rose
lens-rewards = Pays { $first } for most cubes, { $second } for second, { $other } for any other
lens-rewards-sole = Pays { $first } for most cubes, { $second } for second, { $other } for any other; 1 more to whoever rebuilds it alone
lens-speed = Speed { $speed }, Strength { $strength }, Health { $health }
lens-upgrades = Upgrades: { $list }
lens-origin-Printed = Facts of the printed card; the wording is ours.
lens-origin-Designed = Designed here to complete the deck.
lens-except-Printed = Not known, and ours: { $details }.
lens-except-Designed = Known from print: { $details }.
detail-name = the name
detail-copies = the number of copies
detail-moon = the moon
detail-power = the power
detail-slots = the slots
detail-speed = the speed
detail-strength = the strength
detail-health = the health
detail-models = the number of models
detail-archetype = the kind of evocation
detail-large = its size
detail-haunts = that it haunts
detail-personal = whose personal spell it has
detail-grimoires = the starting grimoires
detail-unstable = whether it is unstable
detail-sides = which side is the light one
detail-order = the order of its parts
detail-stops = where the full stops are
detail-reach = how far it reaches
detail-enhancement = what the enhancement asks for
detail-task = the task
detail-goal = the room it heads for
detail-token = what its token waits for
lens-persistent = { $name } of { $owner } persists on it

## The prompt

prompt = Question
undo = Undo
undo-drew = a card was drawn or looked at
undo-revealed = something hidden was revealed
undo-rolled = chance was asked
undo-others = somebody else has decided since
undo-start = nothing to take back yet
undo-over = the game is over
undo-locked = Undo is locked: { $reason }
choose-thing = { $name }
of-count = { $done } of { $all }
left-count = { $left } left
wait-reactions = The table waits for reactions
wait-reactions-why = Read, look, plan. Nothing you open closes when others act.
wait-for = { $name } decides
wait-for-why-phase = { $phase }
wait-for-why-source = { $source }
wait-prepared = Your spells are laid
wait-prepared-why = The others prepare now, unseen.
wait-nobody = The table is at work
wait-open = The table waits for players
wait-open-why = Send the links from the menu.
watching = You are watching
game-over = The game is over
game-over-button = See the scoring
dummy = Dummy
dummy-mode = Choose a room for the dummy

ask-ChooseMage = Choose your Mage
ask-ChooseSchool = Choose your school
ask-ChooseGrimoire = Choose your starting Grimoire
ask-CompleteQuest = You may complete a Quest
ask-PlayEvent = You may play one of these Events
ask-OfferQuest = You may give up a Quest
ask-ExcessQuest = Too many Quests: discard one
ask-DrawFrom = Draw from the schools
ask-DrawFrom-one = Draw one spell: choose its school
ask-Keep = Keep a spell
ask-RemoveSpell = You may remove one spell from your hand
ask-DiscardToLimit = Your hand is too large: discard a spell
ask-Prepare = Prepare two to four spells
ask-Act = Your activation
ask-Explore = Explore: choose a room
ask-Explore-still = Explore: what about { $room }?
ask-Fight = Fight: choose whom to attack
ask-Fight-still = Fight: what about { $room }?
ask-MomentumStep = Momentum: take one step
ask-EvocationStep = { $actorIs ->
    [you] You act: choose a room
   *[other] { $actor } acts: choose a room
  }
ask-EvocationStep-both = { $actorIs ->
    [you] You act: choose a room, or whom to attack
   *[other] { $actor } acts: choose a room, or whom to attack
  }
ask-EvocationStep-attack = { $actorIs ->
    [you] You act: choose whom to attack
   *[other] { $actor } acts: choose whom to attack
  }
ask-EvocationStep-still = { $actorIs ->
    [you] You have acted
   *[other] { $actor } has acted
  }
ask-NextEvocation = Which Evocation activates next?
ask-Target = Choose a target for { $source }
ask-May = { $source }: will you use it?
# What may be done is said as the card says it.
ask-May-of = { $source }: { $sentence }
ask-Either = { $source }: choose one of two
ask-Room = Choose a room for { $source }
ask-Model = Choose a model for { $source }
ask-Step = { $source }: choose the next room
ask-ConvertDamage = Convert damage: choose a cube
# By $quests.
ask-ConvertInstability = Convert instability: choose a cube
ask-Heal = Heal: take off a cube
ask-Spread = { $source }: where does the next cube go?
ask-Order = { $source }: too few cubes for both parts. Which comes first?
ask-Mark = Too few cubes for all: which gets one first?
ask-React = You may react
ask-Declare = Which cards will you use?
ask-Jinx = Choose a Jinx
ask-Upgrade = Choose an Upgrade
ask-Evocation = Choose what to summon
ask-Replace = No slot is free: choose what goes
ask-DiscardSpell = Discard a spell
ask-DiscardQuest = Discard a Quest
ask-DiscardEvent = Discard an Event
ask-DiscardJinx = Discard a Jinx
ask-DiscardUpgrade = Discard an Upgrade
ask-DiscardQuestOrJinx = Discard a Quest or a Jinx
ask-Quest = Choose a Quest
ask-School = Choose a school
ask-Spell = Choose a spell
ask-Moon = Choose a Moon
ask-CastFromHand = Cast a spell from your hand in place of one on your sheet
ask-PutBack = Choose the card that goes back next; the last one lies on top
ask-SpellType = Name a type of spells
ask-TakeQuest = You may take a Quest
ask-GiveQuest = Choose the Quest to swap away
ask-Slot = Choose a spell on your sheet
ask-TakeBack = You may take back an unrevealed spell
ask-Rebuild = Which room is rebuilt next?
ask-Winner = A tie: name the winner
ask-Icon = When does the instability icon come?
ask-Element = Which element does it show this turn?
ask-PutUnder = Which one goes under the deck first?
ask-TakeOver = No model is left: choose one in play to take over
ask-Transfer = Pass on damage: choose a cube
# By $quests.
ask-RemoveInstability = Remove instability: choose a cube
ask-Ransom = { $source }: give up a Ready spell, or bear it
ask-MoveAndAttack = { $source }: move, then attack

why-ChooseMage = Each Mage has a colour, a shape and a spell of their own.
why-ChooseSchool = Its spells make up your first Grimoire.
why-ChooseGrimoire = Six spells to begin with.
why-CompleteQuest = You have just done what it asks. Kept, it needs a new occasion.
why-OfferQuest = The Black Rose gains 1, 2 or 3 power for it, by the Moon printed on it.
why-ExcessQuest = You hold more Quests than you may. The Black Rose gains nothing for this one.
why-DrawFrom = Name them all first; you see the cards after. You keep { $kept ->
    [1] one
    [2] two
   *[other] { $kept }
  } of them.
why-DrawFrom-one = You see the card when its school is named.
why-Keep = The others are discarded.
why-RemoveSpell = It goes to its school's discard pile.
why-DiscardToLimit = Down to your Hand value.
why-Prepare = The others do so now, unseen.
why-Act = Action { $done } of { $of }
why-Explore = { $left ->
    [one] 1 step left
   *[other] { $left } steps left
  }
why-Explore-still = { $left ->
    [0] No step is left: activate the room, or stop.
   *[other] No way is open: activate the room, or stop.
  }
why-Fight = Attack once, activate the room, or stop.
why-Fight-only = Attack once, or stop.
why-Fight-still = Nobody is left to attack here: activate the room, or stop.
why-MomentumStep = A neighbouring room.
why-EvocationStep = { $left ->
    [one] 1 step left
   *[other] { $left } steps left
  }
why-EvocationStep-attack = No step is left; it may attack once.
why-EvocationStep-still = No step is left, and nobody it could attack.
why-NextEvocation = Every Evocation activates once in this phase.
why-Rebuild = You are First Mage: full rooms are rebuilt in your order.
why-Spread-attack = Too few cubes are left for all who are struck: you place them one by one.
why-Icon = It places 1 Instability in the room the spell is cast from.
why-Element = Chosen once; it holds to the end of the turn.
why-PutUnder = The next one lies below it.
why-TakeOver = It comes to the room of the summoning.
why-Transfer = The cube keeps its colour.
why-RemoveInstability = The cube goes back to whoever placed it.
why-Ransom = A spell given up goes to your Memories.
why-MoveAndAttack = Steps first, then one attack; either may be left out.
why-Winner = The Crown Holder decides ties between Mages.
why-TakeBack = Traps and Protections not used may return to your hand.
why-Declare = They are then resolved in order.

pass-OfferQuest = Keep all
pass-CompleteQuest = Keep it hidden
pass-RemoveSpell = Keep all
pass-Act = End activation
pass-Explore = Stop
pass-Fight = Stop
pass-MomentumStep = Stay
pass-EvocationStep = Stop
pass-NextEvocation = Done
pass-May = No, leave it
pass-React = Pass
pass-Declare = Pass
pass-TakeBack = Leave it
pass-TakeOver = Summon nothing
pass-RemoveInstability = Enough
pass-Ransom = Keep all
pass-MoveAndAttack = Stop
pass-ConvertDamage = Enough
pass-ConvertInstability = Enough
pass-Order = Cube by cube
pass-Spread = The rest for the other part
pass-Heal = Enough
pass-Model = No more
pass-Step = Stop
pass-Replace = Summon nothing
pass-DiscardSpell = Discard none
pass-Prepare = Confirm
yes-May = Yes, do it
# After which words a card says what may be done (may, clause-may-cancel in cards.ftl): the button says what follows them.
may-leads = you may, the target may
remove-instead = Remove a hand card
remove-note = Once in a Study Phase you may put one spell of your hand on the discard pile of its School (R7.5). The question stays.

choice-Pass = Pass
choice-Yes = Yes
choice-Mage = { $name }
choice-School = { $name }
choice-Grimoire = { $name }
choice-Card = { $name }
choice-Remove = Remove { $name } from your hand
choice-Prepare = { $name } in { $slot }, { $side }
choice-Explore = Explore
choice-Fight = Fight
choice-Command = { $name }
choice-Command-alike = { $name } { $number }, { $room }
choice-Cast = { $slot ->
    [Quick] Quick
   *[other] Cast { $slot }
  }
choice-Momentum = { $slot }: { $name }
choice-Solve = { $name }
choice-Step = { $name }
choice-ActivateRoom = Activate room
choice-ActivateBare = Activate without effect
activate-bare-means = The room counts as activated: its token, if it has one, is turned. Its effect is not carried out.
choice-Attack = { $name }
choice-Instead = Something else instead
choice-Target = { $name }
choice-Dummy = Dummy in { $name }
choice-Dummy-anywhere = Dummy
choice-Room = { $name }
choice-Use = { $name }
choice-Use-alike = { $name } { $number }: { $room }, { $health }
choice-Use-slot = { $name }, slot { $slot }
choice-Use-half = { $name }, slot { $slot } ({ $half })
choice-Cube = { $colour } on { $name }
choice-RoomCube = { $colour } in { $name }
choice-First = The first
choice-Second = The second
choice-First-icon = Before the effect
choice-Second-icon = After the effect
choice-First-order = In the order of the card
choice-Second-order = The other way round
choice-Element = { $name }
choice-SpellType = { $name }
choice-Jinx = { $name }
choice-Upgrade = { $name }
choice-Moon = { $name }
choice-Evocation = { $name }
choice-Quest = { $name }
choice-Quest-offer = { $name }: the Rose gains { $power }
choice-Event = { $name }
choice-Slot = { $slot }: { $name }
choice-SlotOf = { $name }: { $slot }
choice-Seat = { $name }

act-Explore = Explore
act-Fight = Fight
act-Command = Command
act-Cast = Cast
act-Cast-slot = Cast { $slot }
act-Quick = Quick
act-Momentum = Momentum
act-Solve = { $quests ->
    [at_once] Complete
   *[in_stages] Solve
  }
act-End = End
# What cannot be done now, and why not.
act-refused = { $act }: { $why }
refused-tokens = no action token left
refused-cell = not from the Cell
refused-evocation = you have no Evocation in the Lodge
refused-spell = no ready spell, or one was already cast
refused-quick = the Quick slot holds no ready spell
refused-momentum = no unrevealed spell to spend
refused-quest = no completed Quest
refused-end = perform at least one action first
refused-actions = both actions are done
choose-command = Choose the Evocation to command
choose-momentum = Spend which spell?
# By $quests.
choose-solve = Choose the Quest to { word-solve }
momentum-warning = It goes to your Memories unused; then one step.

## Preparation

bench = Preparation
bench-placed = { $others ->
    [none] { $count } placed.
    [done] { $count } placed. The others are done.
   *[open] { $count } placed. The others do so now, unseen.
  }
bench-place-here = Place here
bench-after = after { $slot }
bench-full = All slots are taken
bench-in = { $name }, in { $slot }, { $side } up
bench-lies = In { $slot }, { $side } up
bench-says = { $slot }: { $name }, { $side }
bench-take-back = Take back
bench-confirm = { $count ->
    [one] Confirm 1 spell
   *[other] Confirm { $count } spells
  }
bench-confirm-quick = A spell for the quick slot
bench-confirm-few = Place at least { $count }
bench-help-title = The side on top is the one you cast.
bench-help = Turn with F or a click on the seam. Move, turn and take back until you confirm.
bench-turn = Turn { $name }
bench-lift = Take { $name } back
bench-choose = { $name }, card { $number } of { $count }
bench-damage = { $count } of { $health }

## The story of the others

story = What the others do
story-you = You
story-done = done
story-next = next
story-after = after
# The words by which a card speaks to whoever uses it, all their forms.
story-you-words = you your yours yourself
story-you-is = “You” is { $who }.
story-acts-cast = casts
story-acts-explore = explores
story-acts-fight = fights
story-acts-command = commands
story-acts-momentum = Momentum
# By $quests.
story-acts-solve = { word-solve }s
story-acts-pass = passes
story-acts-answer = answers
story-acts-room = in a room
story-acts-evocation = Evocation
story-acts-effect = acts
story-acts-order = commands
story-acts-event = Event
story-acts-quest = discards
story-kind-room-card = Room
story-kind-quest = Quest
story-kind-event = Event
story-kind-evocation = Evocation
story-kind-jinx = Jinx
story-kind-upgrade = Upgrade
story-kind-command = Command Card
story-kind-spell = Spell
story-light-unused = Light side not used
story-dark-unused = Dark side not used
story-times = × { $count }
story-nothing = Nothing comes of it.
story-where = { $done } of { $all }.
story-then-you = Then it is your turn.
story-not-asked = You are not asked.
story-again = Told again.
story-pace = Pace of the story
story-pace-step = Step
story-pace-calm = Calm
story-pace-brisk = Brisk
story-pace-off = At once
story-step = Next
story-skip = Skip
story-hold = Hold
story-go-on = Go on
story-back = Tell it again
story-end = To now
story-to-you = To your turn
recap-title = Since you last acted
recap-short = Since
recap-count = { $count ->
    [one] 1 deed
   *[other] { $count } deeds
  }
recap-none = No mage has acted since you last did.
recap-damage = { $count } on you
recap-power = { $before } → { $after }
recap-again = See again: { $deed }
recap-again-short = See it again
recap-all = Tell all of it

## Reactions

react-title = You may react
react-must-title = What comes first?
react-rail = What happens
react-done = done:
react-now = now:
react-next = still to come:
react-with = Answer with { $name }?
react-if-use = If you use it
react-if-pass = If you pass
react-use = Use it
react-pass = Pass
react-others = The others see only that the table waits for reactions.
react-active-in = Active in slot { $slot }
react-must = Not all of these can be passed: choose what comes first. What says "may" asks you again.
keep-once = only this time
keep-card = this card, until my next activation
keep-turn = everything this turn, unless I would fall
keep-until = until one hit is { $count } or more
kept = Kept pass: { $name }
kept-card = { $name } rests until your next activation
kept-turn = You pass everything this turn
kept-until = You pass until a hit is { $count } or more
kept-end = End it
fact-Entered = { $onIs ->
    [you] You entered { $room }.
    [yours] Your { $onName } entered { $room }.
   *[other] { $on } entered { $room }.
  }
fact-Moved = { $onIs ->
    [you] You moved.
    [yours] Your { $onName } moved.
   *[other] { $on } moved.
  }
# $onIs is you where it is the reader.
fact-Damaged = { $byIs ->
    [you] You inflicted { $amount } on { $on }.
   *[other] { $by } inflicted { $amount } on { $on }.
  }
fact-Healed = { $onIs ->
    [you] You were healed.
    [yours] Your { $onName } was healed.
   *[other] { $on } was healed.
  }
fact-Gained = { $onIs ->
    [you] You gained { $amount } power.
   *[other] { $on } gained { $amount } power.
  }
fact-Lost = { $onIs ->
    [you] You lost { $amount } power.
   *[other] { $on } lost { $amount } power.
  }
# By $quests.
fact-Placed = { $byIs ->
    [you] You placed { $amount } instability in { $room }.
   *[other] { $by } placed { $amount } instability in { $room }.
  }
fact-Revealed = { $byIs ->
    [you] You revealed a spell.
   *[other] { $by } revealed a spell.
  }
fact-Resolved = { $byIs ->
    [you] You resolved { $source }.
   *[other] { $by } resolved { $source }.
  }
# By $quests.
fact-Solved = { $byIs ->
    [you] You { chip-solved-word } a Quest.
   *[other] { $by } { chip-solved-word } a Quest.
  }
# $byIs is you where the reader did it.
fact-Defeated = { $onIs ->
    [you] You were defeated by { $by }.
   *[other] { $on } was defeated by { $by }.
  }
fact-Removed = { $onIs ->
    [you] You left the Lodge.
    [yours] Your { $onName } left the Lodge.
   *[other] { $on } left the Lodge.
  }
fact-PutInCell = { $onIs ->
    [you] You were put in your Cell.
   *[other] { $on } was put in the Cell.
  }
fact-ActivatedRoom = { $byIs ->
    [you] You activated { $room }.
   *[other] { $by } activated { $room }.
  }
fact-Targeted = { $onIs ->
    [you] You were targeted by { $source }.
    [yours] Your { $onName } was targeted by { $source }.
   *[other] { $on } was targeted by { $source }.
  }
fact-Explored = { $byIs ->
    [you] You explored.
   *[other] { $by } explored.
  }
fact-UsedMomentum = { $byIs ->
    [you] You used Momentum.
   *[other] { $by } used Momentum.
  }
fact-PhysicalAction = { $byIs ->
    [you] You took a physical action.
   *[other] { $by } took a physical action.
  }
fact-CleanUp = The Clean-up Phase began.
fact-Doomed = { $onIs ->
    [you] You are about to fall.
    [yours] Your { $onName } is about to fall.
   *[other] { $on } is about to fall.
  }
fact-ConvertedDamage = { $byIs ->
    [you] You converted { $amount } damage on { $on }.
   *[other] { $by } converted { $amount } damage on { $on }.
  }
# By $quests.
fact-ConvertedInstability = { $byIs ->
    [you] You converted { $amount } instability in { $room }.
   *[other] { $by } converted { $amount } instability in { $room }.
  }
fact-TookCrown = { $byIs ->
    [you] You took the Crown.
   *[other] { $by } took the Crown.
  }
# $onIs is you where it is the reader.
fact-Attacked = { $byIs ->
    [you] You attacked { $on }.
   *[other] { $by } attacked { $on }.
  }
fact-Left = { $onIs ->
    [you] You left { $room }.
    [yours] Your { $onName } left { $room }.
   *[other] { $on } left { $room }.
  }
fact-Cast = { $byIs ->
    [you] You cast a spell.
   *[other] { $by } cast a spell.
  }
# By $quests.
fact-Solving = { $byIs ->
    [you] You are about to { word-solve } a Quest.
   *[other] { $by } is about to { word-solve } a Quest.
  }

## Chooser

chooser = Choose
choose-counter = { $done } of { $all }
choose-one-of = One of { $count }
schools-named = { $done } of { $all } named
schools-minus = −1: take one back
schools-left = Deck { $deck }, discard { $discard }
cubes-on = Cubes on { $name }
cubes-in = Cubes in { $name }

## Scoring

# While the steps are counted, before anybody has won.
score-counting = The final scoring
score-title = { $duel ->
    [yes] { $name } wins the duel
   *[no] { $name } wins the game
  }
score-you-title = { $duel ->
    [yes] You win the duel
   *[no] You win the game
  }
# $count: how much.
score-power = power
score-defeats = { $count ->
    [one] defeat
   *[other] defeats
  }
score-defeats-title = Defeats
score-rebuilt = { $count ->
    [one] room rebuilt
   *[other] rooms rebuilt
  }
score-torn = { $count ->
    [one] room fell
   *[other] rooms fell
  }
score-tokens = Rooms
score-apart = Who took the lodge apart
score-stand = { $count ->
    [one] 1 room stands
   *[other] { $count } rooms stand
  }
score-rooms-taken = { $count ->
    [0] none
    [one] 1 room
   *[other] { $count } rooms
  }
score-rank = Rank
score-mage = Mage
score-board = Board
score-quests = Quests
score-trophies = Trophies
score-crown = Crown
score-total = Total
score-none = none
score-mages-only = Mages only
score-solved = { $count } { chip-solved-word }
score-taken = { $count } taken
score-place = { $tied ->
    [yes] { $place ->
        [1] tied first, −1
       *[other] tied second, −1
      }
   *[no] { $place ->
        [1] first
        [2] second
        [3] third
       *[other] place { $place }
      }
  }
score-wins-ties = wins every tie
score-step = Step { $number }, { $name }.
score-step-board = The power each has on the track.
score-step-quests = Most { chip-solved-word } Quests { $first }, second { $second }, any other with one { $other }; ties share one less. Mages only.
score-step-trophies = Most Trophies { $first }, second { $second }, any other with one { $other }. The Rose counts here.
score-step-tokens = Each token won counts the number on it. A tie in the room gave it to the Rose.
score-step-crown = Whoever holds the Crown gains { $crown }.
score-step-total = The most power wins; the Black Rose wins every tie it is part of.
# The rules are numbered by the book of the edition.
score-rule-board = { $edition ->
    [classic] C18.1
   *[rebirth] R20.1
  }
score-rule-quests = { $edition ->
    [classic] C18.2
   *[rebirth] R20.2
  }
score-rule-trophies = { $edition ->
    [classic] C18.3
   *[rebirth] R20.3
  }
score-rule-tokens = C18.5
score-rule-crown = { $edition ->
    [classic] C18.6
   *[rebirth] R20.5
  }
score-rule-total = { $edition ->
    [classic] C18.8
   *[rebirth] R20.6
  }
score-previous = Previous step
score-next = Next step
score-by-turn = Power by turn
score-lines-at = lines at { $moons }
score-earned = How it was earned
score-as-table = As a table
score-as-chart = As a chart
score-before = Already there
score-rooms = Rooms
score-quest-points = Quests
score-spells = Spells
score-events = Events
score-bonus = End bonus
score-lost = Lost
score-end = end
score-export = Export
score-replay = Replay
score-again = New table
score-rematch = Play again
score-watch = Watch the replay
score-table = Back to the table
score-summary = { $you ->
    [yes] You came second, { $count } behind.
   *[no] { $second } came second, { $count } behind.
  }
score-tie = { $you ->
    [yes] You have as much power.
   *[no] { $second } has as much power.
  } { $by ->
    [rose] The Black Rose wins every tie she is part of.
    [quests] The tie goes to whoever has more Quests behind them.
    [trophies] With as many Quests, more Trophies decide the tie.
   *[crown] The holder of the Crown named the winner.
  }

## Menu and the rest

menu = Menu
menu-home = Leave the table
menu-bot = Hand my seat to a bot
menu-bot-back = Take my seat back
menu-report = Report a problem
menu-report-why = Saves a file with what you see, the log and the version. Nothing is sent.
menu-invites = Links for open seats
menu-copy = Copy
menu-copied = Copied
menu-invite = Link for seat { $number }
menu-watch = Link to watch
menu-text = Table as plain text
menu-settings = Settings for this table
menu-cards = Cards
setting-speed = Movement
setting-speed-half = Half speed
setting-speed-normal = Normal
setting-speed-double = Double speed
setting-speed-off = Off
last-turn = Last turn
setting-theme = Light
theme-night = Night
theme-day = Day
theme-contrast = Contrast
setting-text-size = Text size
setting-text-size-of = { $size } %
setting-text-size-table = On this screen the table is shown at { $size } %.
setting-story = The others' deeds
setting-sounds = Sounds
setting-keys = Letter keys
setting-text = Plain text of the table
setting-language = Language
lost = Connection lost. Trying again …
connecting = Connecting …
refused-by-server = Refused: { $message }
no-table = This table cannot be opened.
no-table-why = { $message }
# Why something was refused, by the server's code for it; what has no message is said as the server says it.
refused-unknown_table = There is no table at this address. It may have been cleared away, or the link is incomplete.
refused-wrong_token = This link does not open a seat at the table. Ask for a new one.
refused-not_your_seat = That seat is somebody else's.
refused-stale = The table has moved on since. Look again.
refused-unknown_option = That cannot be chosen any more.
refused-malformed = The table did not understand this page. Load it again.
refused-too_large = That is more than the table takes at once.
refused-too_fast = That was too fast. Wait a moment.
refused-full = The house is full just now. Try again later.
refused-busy = The table is busy. Try again in a moment.
refused-game_over = The game is over.
refused-nothing_to_undo = There is nothing to take back.
refused-setup = The table cannot be laid like this.
refused-incompatible_replay = This game was played with other cards or rules and cannot be shown here.
refused-elsewhere = This table is open in another tab; close it there first.
refused-frozen = This table does not lead where it led; it is shown, and not played on.
refused-unreachable = The house cannot be reached. Is the connection there?
cover-title = Hand the device to { $name }
cover-who = { $person } ({ $mage })
cover-why = The next decision is theirs. Nothing of the last seat is shown.
cover-button = I am { $name }
seat-switch = Seats at this screen
title-yours = Your turn
title-theirs = { $name } decides
replaying = Replaying the last turn
replay-stop = Back to now
frozen = This table is frozen. { $why }
at-moment = You look at an earlier moment.
tab-lodge = Lodge
tab-sheet = Sheet
tab-hand = Hand
tab-events = Events
tab-log = Log
read-card = Read { $name }
plain-title = The table in words

keys-title = Keys and sigils
keys-areas = areas and controls
keys-arrows = through the lodge, hand, lists
keys-enter = choose; again: confirm
keys-numbers = the numbered legal thing, or hand card
keys-escape = close, unselect; never answers
keys-change = Change
keys-press = Press a key …
keys-reset = As they were
key-Explore = Explore
key-Fight = Fight
key-Command = Command
key-Cast = Next spell
key-Quick = Quick spell
key-Momentum = Momentum
key-Solve = Solve a Quest
key-End = End, stop, no
key-Dummy = Dummy
key-Turn = Turn the card
key-Confirm = Confirm preparation
key-TakeBack = Take back last placed; story: tell it again
key-Undo = Undo
key-Use = Use the card
key-Pass = Pass
key-Log = To the log
key-Hand = To the hand
key-Lodge = To the lodge
key-Sheets = To the sheets
key-Replay = Since I last acted
key-Hint = What a master would do
hint = Hint
hint-title = What a master would do
hint-first-school = The first school it would name; it does not know those you have named.
hint-thinking = A master looks at the table …
hint-brings = { $points } expected
hint-of = { $act }: { $name }
hint-games = { $count ->
    [one] tried in one imagined game
   *[other] tried in { $count } imagined games
  }
hint-note = In points of power by the end of the turn, against how the table stands for you now. A master knows what you know; the rest it imagines.
hint-worse = Whatever you do, the table is expected to get worse for you this turn; the first loses the least.
menu-hints = Agree to hints
menu-hints-agreed = You agree to hints
menu-hints-why = Whoever is asked may ask a master once everybody at the table agrees ({ $count } of { $of }).
refused-not_agreed = Not everybody at this table has agreed to that.
key-Again = Say the question again
key-Help = Keys and sigils
key-Skip = Story: skip the deed (with Shift: all)
key-Hold = Story: hold
sigil-mages = Mages
sigil-rooms = Room colours
sigil-marks = Spell marks

## The Avatar

avatar = Avatar
command-trap = Trap of the Avatar
command-protection = Protection of the Avatar
avatar-left = { $count } of { $limit } Commands left
avatar-left-short = { $count ->
    [one] 1 Command Card left in this phase
   *[other] { $count } Command Cards left in this phase
  }
avatar-deck = { $count ->
    [one] 1 Command Card in the decks
   *[other] { $count } Command Cards in the decks
  }
avatar-back = { $type }: { $when }
avatar-back-none = No token on the next card
avatar-by-damage = when damaged
avatar-by-target = by a Combat spell
avatar-solved = { $count ->
    [0] No Quest solved
    [one] 1 Quest solved: { $list }
   *[other] { $count } Quests solved: { $list }
  }
command-stage = Command Card { $name }
command-now = { $name } resolves this card
command-done = What { $name } did
command-before = The card before
command-after = The card after
command-reasons = Why it chose so
command-read = Read
crown-ask = For { $name } · { $question }
crown-why = You hold the Crown and choose between { $tied }: { $why }.
crown-why-open = You hold the Crown and choose for { $name }: the rules leave it open.

# Study on the bench
study-bench = Study
study-steps = The steps of Study
study-done = done
study-step-grimoire = { $count ->
    [0] Grimoire
   *[other] Grimoire +{ $count }
  }
study-step-name = Name four schools
study-step-keep = Keep two
study-step-remove = Remove one, if you like
study-step-limit = Hand of { $count }
study-drawn = Drawn cards
study-tick = { $name }: choose
study-ticked = { $name }: chosen
study-leave = Face up to the discards of their schools: { $list }
study-hand-point = Point at a card of your hand, or tap it, to read it whole.
study-waits = The others study. Point at a card, or tap it, to read it.
study-new = new
study-too-many = { $count } in all: { $over ->
    [one] 1 goes
   *[other] { $over } go
  } to Memories at the end
study-draw = { $count ->
    [1] Draw one
    [2] Draw two
    [3] Draw three
    [4] Draw four
   *[other] Draw { $count }
  }
study-keep = { $count ->
    [1] Keep one
    [2] Keep two
   *[other] Keep { $count }
  }
study-discard = { $count ->
    [1] Discard one
    [2] Discard two
   *[other] Discard { $count }
  }
study-remove = Remove it
study-remove-hand = Remove a hand card
study-remove-short = Remove one
study-remove-ask = Which hand card goes to its school's discards?
study-ask-keep = Keep { $count ->
    [1] one
    [2] two
   *[other] { $count }
  } of the { $of ->
    [2] two
    [3] three
    [4] four
   *[other] { $of }
  }
study-why-keep = { $done } of { $count } chosen. The others go face up to the discards of their schools.
study-ask-limit = Your hand is too large: choose { $count ->
    [1] one card
    [2] two cards
   *[other] { $count } cards
  } to discard
study-why-limit = { $done } of { $count } chosen. They go to your Memories.
study-ask-name = Name { $count ->
    [1] a school
    [2] two schools
    [3] three schools
    [4] four schools
   *[other] { $count } schools
  } to draw from
study-why-name = { $done } named, repeats allowed. You see the cards after the last.
school-left = { $count } left
school-times = { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
  }
school-sides = Sides
school-pile = Pile
school-pile-of = { $deck } of { $all } left, { $discard } discarded
school-spells = Its { $count } spells, those face up counted
school-seen = { $count } seen
school-about-agony = Pain as a weapon. Hits hard, pays with its own damage, and grows stronger the more the Black Rose has hurt you.
school-about-alchemy = Mixtures and constructs. Damage that spreads over rooms, better with the right elements on your sheet, and Nigredos that fight for you.
school-about-hex = Curses and theft. Steals power, moves others where you want them, and hangs Jinxes on them that weaken until they are worn off.
school-about-nightmare = Shadows that follow. Hangs an Umbra on others, feeds on events and quests, and strikes those whom fear has found.
school-about-shamanic = Totems and signs. Sets altars that work from where they stand, changes events and quests, and turns spells away.
school-about-technomancy = The dead at work. Summons Cadavers and the Colossus, improves them with Upgrades, and lets many act at once.
school-about-conspiracy = Traps and theft. Takes quests and power from others, moves them, and plays with events.
school-about-destruction = Fire and ice. Much damage in whole rooms, and instability where it falls.
school-about-divination = Foresight. Sees and changes quests, events and spells, heals, and sets Divine Altars.
school-about-illusion = Deceit. Answers with traps and protections, most of them with a choice, and uses what others cast.
school-about-necromancy = The dead serve. Summons Undead, makes the damage of others its own, and lives on it.
school-about-transmutation = Unstable rooms. Places and spends instability, sets Mutant Altars, and strengthens your own blows.
about-Explore = Spend an action token: move up to your Speed, and activate the room you are in before or after the moves.
about-Fight = Spend an action token: one attack on a model in your room, damage equal to your Strength, and activate the room, in any order.
about-Command = Spend an action token: one of your evocations activates, wherever it stands.
about-Cast = Reveal the spell in the lowest numbered slot that is still ready; a Trap or Protection becomes Active instead.
about-Quick = Cast the Quick spell. It may be the second spell of an activation.
about-Momentum = Costs one spell that is not revealed, from any slot; it goes to your Memories. Gives one move, no token needed, and no room is activated.
about-Solve = Solve a completed quest for its reward. Costs no action.
about-End = End the activation. What you did not use now may be used in a later round.
memories-of = Memories of { $name }
cards-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }

# A sheet opened
sheet-completed = completed, not solved yet
sheet-solved = { chip-solved-word }
sheet-no-crown = Nobody has the Crown
sheet-crown-of = { $name } has the Crown
sheet-hand = { $count } of { $limit } in hand
sheet-shown = in hand, seen by all
sheet-shown-word = seen
sheet-shown-list = { $count } seen by all, in hand: { $list }

# A small card without room for its words
card-point = { $by ->
    [finger] hold to read
   *[mouse] point or hold to read
  }
card-point-short = { $by ->
    [finger] hold
   *[mouse] point or hold
  }

# Panes of a tablet
panes = What the panel shows
pane-now = Now
pane-mages = Mages
pane-events = Events
pane-log = Log
aside-lodge = Show the lodge
aside-choice = Show the choice
row-title = { $room }: which of { $count }?
row-outcome = { $now } → { $then } of { $health }
row-falls = falls, { $health } of { $health }
row-damage = { $now } of { $health }

## People at the table

tool-people = People and talk
tool-people-unread = People and talk, { $count ->
    [one] one new saying
   *[other] { $count } new sayings
  }
title-count = ({ $count }) { $title }
watch-leave = Stop watching
people-title = People
people-you = { $name }, you
people-asked = Must answer
people-not-asked = not asked now
people-bot-at-once = answers at once
people-stand-in-yours = the seat stays yours
people-stand-in-theirs = the seat stays theirs
people-vote = Let a bot play
people-vote-back = No, wait for them
people-vote-from = a bot may play from { $time } on
people-vote-count = { $count } of { $of } want a bot to play
people-free = Offer the seat anew
people-free-sure = Yes, offer it
people-free-link = New link
people-free-why = Then { $name } cannot sit there any more; whoever has the new link can.
people-mute = Mute
people-muted = Muted
presence-here = Here
presence-away = Away
presence-away-short = away
presence-away-since = Away since { $time }
presence-stand-in = A bot plays for { $name }
presence-stand-in-short = a bot plays for them
presence-bot = A bot
presence-avatar = Ruled by cards
presence-open = A free seat
presence-open-short = free
wait-handed = A bot plays for you
wait-handed-why = Your seat stays yours. Take it back at any time.
clock-label = Time left
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-minutes = { $minutes }:{ $seconds }
clock-answered = Your time was up: a bot answered for you.
clock-none = No clock
clock-each = Per decision
clock-bank = Bank
length-seconds = { $count } seconds
length-minutes = { $count ->
    [one] a minute
   *[other] { $count } minutes
  }
length-hours = { $count ->
    [one] an hour
   *[other] { $count } hours
  }
length-days = { $count ->
    [one] a day
   *[other] { $count } days
  }
pace-live = Live
pace-days = Over days
pace-here = One screen
manner-each = { $time } for each answer
manner-bank = { $time } for the whole game
at-zero-wait = at zero nothing happens
at-zero-answer = at zero a bot answers once
at-zero-bot = at zero a bot plays on
chat-phrases = Phrases
chat-free = Own words
chat-off = No talk
talk-in-phrases = talk in phrases
talk-in-free = talk in own words
talk-in-off = no talk
talk-title = Said at the table
talk-none = Nobody has said anything yet.
talk-off = At this table nobody talks here.
talk-hidden = { $count ->
    [one] One saying of a muted seat is hidden.
   *[other] { $count } sayings of muted seats are hidden.
  }
talk-about = About { $name }
talk-phrases = Phrases
talk-own = In your own words
talk-say = Say
talk-note = Everybody reads phrases in their own language. Each seat can be muted.
talk-note-about = Everybody reads phrases in their own language. A phrase may be about what you pointed at last.
said-you = You
said-by = { $name }: { $words }
said-about = { $phrase } About { $about }.
phrase-hello = Hello!
phrase-good_game = Good game.
phrase-well_played = Well struck.
phrase-thanks = Thank you.
phrase-sorry = Sorry.
phrase-oops = Oops.
phrase-one_moment = A moment, please.
phrase-back_soon = Back soon.
phrase-your_turn = Your turn.
phrase-thinking = I need to think.
phrase-beat_the_rose = Together against the Rose!
phrase-beware = Beware!
phrase-look = Look at this.
phrase-mercy = Mercy!
phrase-revenge = Revenge!
phrase-again = One more game?
invite-title = Invite
invite-code = A short code for seat { $number }
invite-why = Whoever opens the link, or types the code, takes the seat.
code-make = Short code
# What a button says to who listens: its word, then what for.
code-named = { $button }: { $what }
code-new = New code
code-left = { $time } left
code-over = This code is over.
move-title = Move this seat
move-code = A code for another device
move-link = Copy your own link
move-copied = Copied: for your devices only
move-why = Type the code on your other device. It works once; this device keeps the seat too.
again-title = Once more
again-yes = yes
again-not-yet = not yet
again-missing = { $count ->
    [one] One has not said yes yet.
   *[other] { $count } have not said yes yet.
  }
again-laid = The new table is laid, everybody one seat on.
again-go = To the new table
again-watch = Watch the new game
again-back = No, thanks
score-title-person = { $duel ->
    [yes] { $person } wins the duel as { $mage }
   *[no] { $person } wins the game as { $mage }
  }
refused-name_taken = Somebody at this table has that name, or one that looks like it. Choose another.
refused-awaited = The table waits for you: answer first.
refused-out_of_time = Your time is used up: a bot plays on for you.
