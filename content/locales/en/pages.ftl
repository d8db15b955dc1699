### The pages around the table: home, new table, cards, rules, replays, lessons, settings.

page-home = Home
page-gallery = Cards
page-rules = Rules
page-replays = Replays
page-tutorial = First lesson
page-settings = Settings
page-join = Join
page-missing = There is no such page.

## The frame of every page

skip = To the content
to-home = Lodge, to the home page
pages = Pages
nav-cards = Cards
nav-rules = Rules
nav-replays = Replays
nav-settings = Settings
foot-notice = An unofficial fan project. Rules text and drawings are our own; icons from game-icons.net, CC BY 3.0.
foot-about = About and credits
somebody = Mage
bot = Bot

## Home

home-what = Four mages, nineteen rooms, and a rose that keeps the score.
home-about = A duel of mages in a ruined lodge: study, prepare your spells unseen, cast them along the rows of rooms, and rebuild what falls. Play with friends at one screen, by link, or against bots. Nothing to install, nothing to sign up for.
home-continue = Continue
home-your-turn = Your turn
home-frozen = Frozen
home-waits = Waits for { $name }
home-waits-open = Waits for players
home-forget = Take { $name } off this list
home-tutorial = First lesson
home-tutorial-sub = Ten minutes, one turn
home-replays = Replays
home-replays-sub = See a game again
home-cards = Cards
home-cards-sub = All of them, with search
home-rules = Rules
home-rules-sub = How to play, by number
home-settings = Settings
home-settings-sub = Keys, sounds, language
home-join-label = Join or watch
home-join-example = A link or a code you were sent
home-join-go = Go
home-join-unknown = This is neither a link nor a code of a table.
home-no-server = The server does not answer. Try again in a moment.
home-about-alone = A duel of mages in a ruined lodge: study, prepare your spells unseen, cast them along the rows of rooms, and rebuild what falls. Play the Avatar or bots, or with friends at one screen, without a network too. Your tables stay in this browser.
home-no-engine = The game could not be loaded. Try again when there is a network.

## The page alone: its storage and its versions
notices = Messages of this page
alone-new-version = A new version is ready.
alone-take-version = Take it now
alone-later = Later
alone-offline = Everything is here now: this page also works without a network.
alone-refused = This browser keeps nothing here: play goes on, but closing the page loses it. Save your tables as a file in the settings.
alone-full = The storage of this browser is full: play goes on, but what happens from now is lost with the page. Save your tables as a file in the settings.
alone-damaged = Something that is kept in this browser cannot be read. It was left as it is.
alone-newer = A newer version of this page has kept its tables here. Load the page again to use it; play goes on, but nothing is kept.
alone-close = Close
set-storage = Your tables
set-storage-about = Tables, finished games and settings are kept in this browser and nowhere else.
set-save = Save everything as a file
set-load = Take everything from a file
set-loaded = { $taken ->
    [one] One table was taken from the file.
   *[other] { $taken } tables were taken from the file.
  } { $known ->
    [0] { "" }
    [one] One was here already and stays as it is.
   *[other] { $known } were here already and stay as they are.
  }
set-load-refused = This file cannot be used: { $message }
set-not-ours = it was not saved by this game
set-too-new = it was saved by a newer version

## A new table

new-title = New table
new-table-name = Name of the table (if you like)
new-count = How many mages
new-mages = { $count } mages
new-packs = Packs
pack-by = by { $author }
pack-brings-schools = { $count ->
    [one] one school
   *[other] { $count } schools
}
pack-brings-mages = { $count ->
    [one] one mage
   *[other] { $count } mages
}
pack-brings-spells = { $count ->
    [one] one spell
   *[other] { $count } spells
}
pack-brings-rooms = { $count ->
    [one] one room
   *[other] { $count } rooms
}
pack-brings-evocations = { $count ->
    [one] one evocation
   *[other] { $count } evocations
}
pack-brings-jinxes = { $count ->
    [one] one jinx
   *[other] { $count } jinxes
}
pack-brings-upgrades = { $count ->
    [one] one upgrade
   *[other] { $count } upgrades
}
pack-brings-quests = { $count ->
    [one] one quest
   *[other] { $count } quests
}
pack-brings-events = { $count ->
    [one] one event
   *[other] { $count } events
}
pack-brings-layouts = { $count ->
    [one] one layout
   *[other] { $count } layouts
}
pack-brings-options = { $count ->
    [one] one optional rule
   *[other] { $count } optional rules
}
pack-brings-replaced = { $count ->
    [one] one card replaced
   *[other] { $count } cards replaced
}
new-all-random = All at random
new-seat = Seat { $number }
new-seat-mage = Mage of seat { $number }
new-seat-who = Who sits at seat { $number }
new-seat-name = Name of the person at seat { $number }
new-seat-school = School of seat { $number }
new-mage = Mage
new-school = School
new-mage-values = Health { $health }, hand { $hand }
new-random = At random
new-ask = Asked in the game
new-here = Person, here
new-invite = Person, by link
new-invite-sub = Link follows
new-bots = Bots
new-bot = Bot: { $name }
new-avatar = Avatar: { $name }
new-avatar-values = Health { $health }
new-avatar-deck = Command Cards
new-avatar-commands = { $count } Commands a turn
new-name = Name
new-list-open = list asked in the game
new-list-ask = { $school }: list asked in the game
new-length = Length of the game
new-length-short = Short
new-length-printed = As printed
new-length-long = Long
new-length-own = Other
new-moons = Moons and end at { $moons }
new-moon-0 = Second Moon
new-moon-1 = Third Moon
new-moon-2 = End of the game
new-rules = Optional rules
new-rules-set = { $count } set
new-printings = Where printings differ
new-printings-why = As the English printing has it, unless you switch here.
new-crown = First with the Crown
new-crown-lot = Drawn by lot
new-open = Open the table
new-links-after = { $count ->
    [one] The link to send follows.
   *[other] The links to send follow.
  }
new-watch-only = Nobody sits here: you will watch.
new-twice-mage = Two seats have the same Mage.
new-twice-school = Two seats have the same School.
new-moons-order = The moons must follow each other, the end last, at most 70.
new-refused = Not possible: { $message }

## Before the game, and by invitation

lobby-title = Your table
lobby-waits = { $count ->
    [one] One seat is still free. Send its link.
   *[other] { $count } seats are still free. Send their links.
  }
lobby-full = Everyone is here.
lobby-open = A free seat
lobby-free = free
lobby-you = { $name } (you)
lobby-mage-open = Mage chosen in the game
lobby-link = Link for seat { $number }
lobby-sit = Sit down
lobby-watch = Watch
lobby-note = You may sit down now; the game waits where it needs somebody.
link-copy = Copy: { $what }
link-share = Share: { $what }
join-title = You are invited
join-to = To the table { $name }
join-mage-open = chooses a Mage in the game
join-yours = your seat
join-name = Your name
join-sit = Sit down
join-full = All seats are taken.
join-refused = Not possible: { $message }

## Cards

cards-decks = Decks
cards-filters = Filters
cards-search = Name or text
cards-search-spells = Name, text, or target:mage range:2 side:dark
cards-sort-school = Sort: school
cards-sort-deck = Sort: deck
cards-sort-name = Sort: name
cards-detail = The card
cards-choose = Choose a card to read it here. Arrow keys go through the shelf, / goes to the search.
room-no-effect = No effect.
room-read = Open it to read this side.
room-seam = { $slots ->
    [one] One place for instability
   *[other] { $slots } places for instability
  }
quest-power = { $count } power
quest-one-deed = one deed
event-power-in = +{ $count } revealed
event-power-out = +{ $count } leaving
event-crown = Crown
model-speed = Speed { $value }
model-strength = Strength { $value }
model-health = Health { $value }
evocation-plain = No power of its own.
cards-none = No card is like that.
cards-back = All cards
deck-spells = Spells
deck-quests = Quests
deck-events = Events
deck-rooms = Rooms
deck-evocations = Evocations
deck-jinxes = Jinxes
deck-upgrades = Upgrades
deck-commands = Avatar
deck-one-spells = Spell
deck-one-quests = Quest
deck-one-events = Event
deck-one-rooms = Room
deck-one-evocations = Evocation
deck-one-jinxes = Jinx
deck-one-upgrades = Upgrade
deck-one-commands = Command Card
group-of-spells = School
group-of-quests = Moon
group-of-events = Moon
group-of-rooms = Colour
group-of-evocations = Kind
group-of-jinxes = Kind
group-of-upgrades = Kind
group-of-commands = Moon
group-avatar = { $moon }, Avatar
archetype-Demon = Demon
archetype-Undead = Undead
archetype-Construct = Construct
archetype-Nightmare = Nightmare
archetype-Altar = Altar
filter-all = All
filter-type = Type
filter-element = Element
filter-also = Also
origin-Printed = Printed
origin-Designed = Designed
count-spells = { $count ->
    [one] 1 spell
   *[other] { $count } spells
  }
count-quests = { $count ->
    [one] 1 Quest
   *[other] { $count } Quests
  }
count-events = { $count ->
    [one] 1 Event
   *[other] { $count } Events
  }
count-rooms = { $count ->
    [one] 1 Room
   *[other] { $count } Rooms
  }
count-evocations = { $count ->
    [one] 1 Evocation
   *[other] { $count } Evocations
  }
count-jinxes = { $count ->
    [one] 1 Jinx
   *[other] { $count } Jinxes
  }
count-upgrades = { $count ->
    [one] 1 Upgrade
   *[other] { $count } Upgrades
  }
count-commands = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
card-words = Words and marks
card-also = See also
card-rulings = { $count ->
    [one] 1 ruling
   *[other] { $count } rulings
  }
card-copies = { $count ->
    [one] A single copy.
   *[other] { $count } copies.
  }
card-models = { $count ->
    [one] One model.
   *[other] { $count } models.
  }

## Rules

rules-search = Search, or a number such as R17.11
rules-chapters = Chapters
rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
  }
rules-none = No rule has all these words.

## Replays

replays-import = Open a file
replays-import-why = A recorded game (a file of lodge replay, or exported here) can be watched: open it, or drop it here.
replays-refused = This game cannot be shown: { $message }
replays-unreadable = This file is no recorded game.
replays-no-record = The record can be saved once the game is over.
replays-finished = Finished games
replays-ongoing = Still being played
replays-none = None yet. Games you finish in this browser are kept here.
replays-winner = { $name } won with { $power }.
replays-export = Save the record of { $name }
replay-export = Save the record
replay-controls = Replay
replay-first = To the beginning
replay-back = One step back
replay-forward = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-1 = 1×
replay-speed-2 = 2×
replay-speed-4 = 4×
replay-position = Moment { $at } of { $all }
replay-turn = Turn
replay-turn-option = Turn { $turn }
replay-link = Copy link to this moment
replay-link-copied = Link copied
replay-seats = Seen by
replay-spectator = A spectator
replay-loading = Reading the game …
replay-title = Replay
replay-scoring = Scoring
replay-leave = All replays
replay-empty = Nothing has happened at this table yet.

## Settings

set-you = You
set-name = Your name at tables
set-show = What you see and hear
set-speed-half = Half
set-speed-normal = Normal
set-speed-double = Double
set-speed-off = Off
set-story-about = What the others do is told deed by deed: step by step, calmly, briskly, or only as it ends. Any action of yours ends the story.
set-reduced-on = Your system asks for less motion: movements are short fades, whatever is set here.
set-reduced-off = If your system asks for less motion, Lodge follows it.
set-sounds-on = Let me hear the table
set-sounds-about = Made in this page, nothing is loaded. Nothing is told by sound alone.
sound-turn = Your turn
sound-cards = Cards laid and turned
sound-damage = Cubes landing
sound-answers = Answered, ignored
sound-moon = Moon and end
sound-falls = Defeat, rebuilding
sound-rose = The Black Rose acts
sound-power = Power gained
sound-phrase = Something said
sound-level = { $level } %
set-text-about = Adds the whole table in words below the drawing.
set-keys = Keys
set-keys-about = One letter for each act. Tab, arrows, Enter and Esc always work.
set-key = { $act }: { $key }. Change
set-clash = Two acts share a key; only the first of them works.

## About

about-title = About Lodge
about-what = Lodge is a way to play a duel of mages in the browser: a server that knows the rules, a table to look at, bots to play against, and every card to read.
about-fan = It is an unofficial project by people who like the board game. It is not connected with its publisher. Names are used to say which game this is; rules, card texts and drawings here are our own.
about-credits = Credits
about-icons = Icons:
about-icons-text = game-icons.net, by Lorc, Delapouite and others, under CC BY 3.0.
about-fonts = Typefaces:
about-fonts-text = Cinzel, EB Garamond and Source Sans 3, under the SIL Open Font License.
about-software = Software:
about-software-text = Svelte and Fluent in the browser, Rust with axum and SQLite behind it.
about-privacy = What is kept
about-privacy-text = There are no accounts. The right to your seats and your settings are kept in this browser alone; the server keeps the tables. Nothing is sent anywhere else.
about-version = Version { $version }, cards { $content }

## The first lesson

lesson-intro = You take over a game in its last turn: two mages, a few points apart, and the Black Rose close behind. One turn, about ten minutes, with somebody at your side who says what matters.
lesson-point-phases = The six phases of a turn, and what you decide in each
lesson-point-spells = Preparing spells unseen, choosing their side, casting them
lesson-point-reactions = Protections and Traps that answer what others do
lesson-point-scoring = How defeats, rebuilt rooms and quests become power
lesson-begin = Begin
lesson-resume = Go on where you left
lesson-again = Begin again
lesson-rules = Read the rules instead
lesson-leave = Leave
lesson-back = What was said before
lesson-next = { $count ->
    [one] Continue
   *[other] Continue ({ $count })
  }
lesson-finish = To a table of your own
lesson-progress = { $done } of { $all } things told

lesson-welcome-title = You are Doria
lesson-welcome = Yours is the white disc. Gramigna, the violet diamond, sits against you: a bot. This is the last turn of the game; whoever has the most power after it wins. You have 21, Gramigna 22, and the Black Rose 20. If the Rose has the most, both of you have lost.
lesson-table-title = The Lodge
lesson-table = Nineteen rooms, and around them the power track as a ring. You stand in the Arena, Gramigna next door in the Bibliotheca. The small shapes in a room are cubes: Instability. The shapes on a sheet are Damage. Point at anything to read it.
lesson-study-title = Study Phase
lesson-study = Everybody draws two spells of their own; yours have just come. Now take four more from the schools: name a school for each, the same one twice if you like. You will see all four and keep two.
lesson-keep-title = Keep two
lesson-keep = These are the four. Choose the two you like; the others go back. Each spell has a Light side and a Dark side: you will use only one of them.
lesson-remove-title = A lighter hand
lesson-remove = Once in each Study Phase you may throw a spell out of your hand. You need not.
lesson-prepare-title = Preparation Phase
lesson-prepare = Now everybody lays two to four spells face down, at the same time. Numbered slots are cast in their order; the Quick slot whenever you like, even beside another spell.
lesson-sides-title = Light or Dark
lesson-sides = A good plan: Grim Torment, Light side, in slot I. It inflicts 3, and Gramigna can bear just 3 more. Baleful Curse in the Quick slot: a Protection that answers when somebody hurts you. Add Heart of Ice if you like. Choose a card, turn it with F or its button, then choose a slot.
lesson-confirm-title = Nothing is final yet
lesson-confirm = Move, turn and take back as you like. When it is right, confirm. After that neither place nor side can change.
lesson-action-title = Action Phase
lesson-action = You hold the Crown, so you begin. An Activation is one or two Actions; then it is the other's turn, round after round, until nobody can act any more.
lesson-cast-title = What you can do
lesson-cast = Cast the next spell, or the Quick one beside it. Your two round tokens pay for physical actions: Explore moves you, Fight hits somebody in your room, Command wakes a creature of yours. Actions you cannot take say why. For now: cast.
lesson-target-title = Choose a target
lesson-target = What lights up can be chosen. Range counts rooms along straight rows: dotted lines show them. If nobody fits, a Dummy can stand in, and the rest of the spell still works.
lesson-damage-title = Damage is an investment
lesson-damage = Your cubes now lie on the sheet of whoever you hit. When that mage falls, everybody with cubes there is paid: 4 for most, 2 for second, 1 for the rest, 5 if all are of one colour.
lesson-unstable-title = Unstable
lesson-unstable = The cracked hexagon on a spell puts one of your cubes in your own room first. When all slots of a room are full, it is rebuilt in the Clean-up, and pays by cubes.
lesson-defeat-title = A mage falls
lesson-defeat = Gramigna goes to her Cell, you take a Trophy, and the cubes are paid: read it in the log. Nobody is out of the game; she walks back in with her next Action, without any Damage.
lesson-active-title = An Active Protection
lesson-active = It lies face down with its token: everybody sees that there is a Protection, nobody sees which. If its trigger occurs, you will be asked.
lesson-quest-title = A Quest to solve
lesson-quest = Mortal Moon lies completed before you. Between Actions you may solve it: it heals you and pays 2. The button is among your actions.
lesson-solved-title = Solved
lesson-solved = Solved Quests count once more at the end: most of them is worth 4, second 2.
lesson-explore-title = On your feet
lesson-explore = Lit rooms are one step away. You may activate the room you stand in, before all steps or after all of them. Stop when it is enough.
lesson-react-title = You may react
lesson-react = Somebody set off your card. Read what happened, then use it or pass. A used card is spent for this turn; a passed one stays and waits for the next time. The others see only that the table waits.
lesson-evocation-title = Evocation Phase
lesson-evocation = When nobody can act any more, the creatures do: each moves and attacks once. Your Succubus is in the Black Rose Room; Gramigna's Cadaver waits next to you. Move it, attack, or leave it.
lesson-cleanup-title = Clean-up Phase
lesson-cleanup = The sheets are cleared. Every full room is rebuilt and pays by cubes: the three flags on it, for most, second and the others.
lesson-rebuilt-title = A room is rebuilt
lesson-rebuilt = It keeps a new, stronger effect, once each turn, and never falls again.
lesson-end-title = The final scoring
lesson-end = Power on the track, then bonuses for Quests, Trophies and the Crown: step through them with the arrows below. That was a whole turn. In a real game there are five to eight of them, and Events that change the rules as you go.

lesson-hint-any = Choose one of the things that light up, or a button below the Lodge.
lesson-hint-wait = The other side decides. Look around meanwhile.
lesson-hint-over = The game is over.
lesson-hint-Prepare = Lay at least two spells, then confirm.
lesson-hint-DrawFrom = Now: name a school, four times.
lesson-hint-Keep = Now: choose a spell to keep.
lesson-hint-RemoveSpell = Now: keep all, or choose one to throw out.
lesson-hint-Act = Now: choose an action, or end your Activation.
lesson-hint-Target = Now: choose a target that lights up.
lesson-hint-React = Now: use the card or pass.
lesson-hint-Explore = Now: step into a lit room, activate, or stop.
lesson-hint-Fight = Now: choose whom to attack, activate the room, or stop.
lesson-hint-EvocationStep = Now: move it, attack with it, or stop.
lesson-hint-NextEvocation = Now: choose which creature acts next.
lesson-hint-Heal = Now: choose a cube to take off.
lesson-hint-May = Now: do it, or say no.
