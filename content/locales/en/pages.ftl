### The pages around the table: home, new table, cards, rules, replays, lessons, settings.

page-home = Home
page-gallery = Cards
page-rules = Rules
page-replays = Replays
page-tutorial = Lessons
page-settings = Settings
page-join = Join
page-missing = There is no such page.
page-missing-why = Nothing lies at this address. Perhaps a letter is missing from it, or the table was put away.

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
home-game = The board game Black Rose Wars, on a table in your browser.
home-about = A duel of mages in a ruined lodge: study, prepare your spells unseen, cast them along the rows of rooms, and rebuild what falls. Play with friends at one screen, by link, or against bots. Nothing to install, nothing to sign up for.
home-continue = Continue
home-your-turn = Your turn
home-frozen = Frozen
home-waits = Waits for { $name }
home-waits-open = Waits for players
home-forget = Take { $name } off this list
home-tutorial = Lessons
home-tutorial-sub = Three, and a guided game
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
newer-new = A new version of Lodge is here, and this page is still the old one.
newer-missing = A part of this page could not be fetched.
newer-kept = Nothing you have answered is lost.
newer-load = Load the page again
set-storage = Your tables
set-storage-about = Tables, finished games, packs of your own and settings are kept in this browser and nowhere else.
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
new-more = All choices: edition, schools, packs
new-edition = Edition
new-quick = Play a bot at once
new-quick-why = Two mages by lot, you against the apprentice.
new-seats = Seats
new-schools = Schools
new-schools-why = six on the table; the edition brings rules, rooms, quests, events
new-schools-count = { $count } of { $of }
new-schools-other = of the other box; schools of two boxes cannot be mixed at this table
new-schools-own = The edition’s own six
new-schools-lot = Six at random
new-schools-all = These six are all that lie in the box.
new-school-replaced = { $school } takes the place of { $left }, which was chosen first.
new-elements = Spells that show an element
new-lies = What lies on this table
new-lies-spells = { $spells } spells of { $schools } schools, { $personal } personal and { $forgotten } forgotten ones.
new-lies-rooms = { $rooms } rooms, { $quests } quests and { $events } events. The rules of { $edition } hold for all cards.
new-lies-evocations = Cards bring what they need: { $list }.
new-lies-jinxes = Jinxes
new-lies-upgrades = Upgrades
edition-rebirth = Rebirth
edition-about-rebirth = The lodge lies in ruins. Rebuild it, and be paid for your part.
edition-classic = Classic
edition-about-classic = The lodge stands. Tear it down, and keep what falls.
school-brief-agony = wounds as a coin
school-brief-alchemy = elements combined
school-brief-hex = jinxes cashed in
school-brief-nightmare = fears that follow
school-brief-shamanic = totems, sacrifice
school-brief-technomancy = flesh upgraded
school-brief-conspiracy = traps, doors, theft
school-brief-destruction = rooms in flames
school-brief-divination = altars, foresight
school-brief-illusion = answers, masks
school-brief-necromancy = undead, conversion
school-brief-transmutation = fists, instability
pack-own = Packs of your own
pack-own-about = A pack is a folder of cards (.codex) that somebody wrote. It is checked, kept in this browser and offered above. Tables that were laid with it go on when it is taken away or changed.
pack-folder = Choose a pack’s folder
pack-files = Choose its .codex files
pack-brought = { $pack } can be played now.
pack-refused = It was not taken:
pack-no-cards = there is no file of cards (.codex) in it
pack-not-text = { $file } is not a text
pack-too-large = it is larger than any pack needs to be
pack-leave = Take away
pack-leave-one = Take away { $pack }
pack-left = { $pack } was taken away. Tables that were laid with it go on.
pack-unfit = { $pack } cannot be played with this version
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
# $name of a mage, with what the mage can bear.
new-mage-says = { $name }: health { $health }, hand { $hand }
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
new-list-of = { $school }: { $list }
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
join-one = One of the free seats becomes yours.
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
evocation-plain = No skill of its own: it moves and attacks.
evocation-haunts = It is assigned to a Mage, not summoned. It stands in their Room, moves only with them, belongs to the Black Rose, and goes when they fall.
evocation-altar = Some spells name Altars: they move them, use them or pay with them.
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
# Where the rules are not wholly translated.
rules-in-english = Parts of these rules are not translated yet; they stand here in English.
rules-editions = Which game
rules-edition-rebirth = Rebirth
rules-edition-classic = Classic
rules-chapters = Chapters
rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
  }
rules-none = No rule has all these words.
rules-elsewhere = { $edition } has { $count }
rules-lost = The rules could not be read: { $message }

## Replays

replays-import = Open a file
replays-import-why = A recorded game (a file of lodge replay, or exported here) can be watched: open it, or drop it here. One that was handed over in mid-game is played on.
replays-refused = This game cannot be shown: { $message }
replays-unreadable = This file is no recorded game.
replays-no-record = The record can be saved once the game is over.
replays-finished = Finished games
replays-ongoing = Still being played
replays-none = None yet. Games you finish in this browser are kept here.
replays-winner = { $name } won with { $power }.
replays-export = Save the record of { $name }
replay-export = Save the record
replays-hand = Take { $name } to a server, as a file
replays-hand-title = Take it to a server
replays-not-handed = This game cannot be taken to a server: { $message }
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
about-what = Lodge is a way to play the board game Black Rose Wars: Rebirth in the browser: a server that knows the rules, a table to look at, bots to play against, and every card to read.
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

lesson-lead = Short lessons at a table that is already laid, and a whole game with a guide beside you. Each lesson is the last turn of a game: about ten minutes, and it always comes to an end.
lesson-first-name = First lesson: one turn
lesson-first-about = The six phases, preparing and casting spells, answering what others do, and how it all becomes power.
lesson-second-name = Second lesson: the Rose at work
lesson-second-about = Quests, events, the Black Rose, rooms that are rebuilt, Momentum, jinxes and evocations.
lesson-third-name = Third lesson: the Avatar
lesson-third-about = A mage that nobody plays: how its Command Cards work, what it chooses, and how it is brought down.
lesson-classic-name = The classic game: one turn
lesson-classic-about = The first game of 2019, from its beginning: rooms that fall, quests that pay at once, tokens that are counted at the end. You need not know the other one.
lesson-coming = I know Rebirth already
lesson-guide-name = A first whole game
lesson-guide-about = You against a bot, from the beginning. A voice explains each new thing once, when it is there; what it has told you it does not tell again.
lesson-guide-begin = Begin with a guide
lesson-begin = Begin
lesson-begin-of = Begin lesson { $number }
lesson-resume = Go on where you left
lesson-restart = Begin again
lesson-restart-of = Begin lesson { $number } again
lesson-rules = Read the rules instead
lesson-leave = Leave
lesson-fold = I see
lesson-unfold = What was said
lesson-now = What now
lesson-back = What was said before
lesson-next = { $count ->
    [one] Continue
   *[other] Continue ({ $count })
  }
lesson-finish = To a table of your own
lesson-go-on = On to: { $name }
lesson-progress = { $done } of { $all } things told
lesson-in-cell = the Cell
lesson-where = { $what } in { $room }

lesson-welcome-title = You are { $me }
lesson-welcome = { $other } sits against you: a bot. This is the last turn of the game; whoever has the most power after it wins. You have { $mine }, { $other } { $theirs }, and the Black Rose { $rose }. If the Rose has the most, both of you have lost.
lesson-table-title = The Lodge
lesson-table = { $rooms } rooms, and beside them the power track with its moons. You stand in: { $here }. { $other } stands in: { $there }. The small shapes in a room are cubes: Instability. The shapes on a sheet are Damage. Point at anything to read it, or hold it on a touch screen.
lesson-study-title = Study Phase
lesson-study = Everybody draws two spells of their own; yours have just come. Now take four more from the schools: name a school for each, the same one twice if you like. You will see all four and keep two.
lesson-keep-title = Keep two
lesson-keep = These are the four. Choose the two you like; the others go back. Each spell has a Light side and a Dark side, or one side only: you will use one of them.
lesson-remove-title = A lighter hand
lesson-remove = Here spells leave your hand: one that you throw out if you like, or those beyond what your mage can hold.
lesson-prepare-title = Preparation Phase
lesson-prepare = Now everybody lays two to four spells face down, at the same time. Numbered slots are cast in their order; the Quick slot whenever you like, even beside another spell.
lesson-plan-title = A good plan
lesson-plan = { $blow }, Light side, in slot I: it inflicts { $left }, and { $other } can bear just { $left } more. { $shield } in the Quick slot: a Protection that answers when somebody hurts you. Add { $more } if you like.
lesson-sides-title = Light or Dark
lesson-sides = Each spell is laid with one side up. Choose a card, turn it with its button, then choose a slot.
lesson-confirm-title = Nothing is final yet
lesson-confirm = Move, turn and take back as you like. When it is right, confirm. After that neither place nor side can change.
lesson-action-title = Action Phase
lesson-action = { $first ->
    [yes] You are first in this phase, so you begin.
   *[no] It has come to you.
  } An Activation is one or two Actions; then it is the next mage's turn, round after round, until nobody can act any more.
lesson-cast-title = What you can do
lesson-cast = Cast the next spell, or the Quick one beside it. Your round tokens pay for physical actions: Explore moves you, Fight hits somebody in your room, Command wakes a creature of yours. Actions you cannot take say why.
lesson-target-title = Choose a target
lesson-target = What lights up can be chosen. Range counts rooms along straight rows: dotted lines show them. If nobody fits, a Dummy can stand in, and the rest of the spell still works.
lesson-damage-title = Damage is an investment
lesson-damage = Your cubes now lie on whoever you hit. When a mage falls, everybody with cubes there is paid by how many they have. Open a sheet to see what each would get.
lesson-unstable-title = Instability
lesson-unstable = Your cube lies in a room now. Spells with the cracked hexagon put one into your own room before anything else. When all places of a room are full, it is rebuilt in the Clean-up, and pays by cubes.
lesson-defeat-title = A mage falls
lesson-defeat = { $who } goes to the Cell, you take a Trophy, and the cubes are paid: read it in the log. Nobody is out of the game; with the next Action the way leads back into the Lodge, without any Damage.
lesson-active-title = An Active spell
lesson-active = It lies face down with its token: everybody sees whether it is a Protection or a Trap, nobody sees which. If its trigger occurs, you will be asked.
lesson-quest-title = A Quest to solve
lesson-quest = { $quest } lies completed before you. You may solve it between Actions: it does what it says and pays { $power }.
lesson-solved-title = Solved
lesson-solved = Solved Quests count once more at the end: whoever has the most is paid for it.
lesson-explore-title = On your feet
lesson-explore = Lit rooms are one step away. You may activate the room you stand in, before all steps or after all of them. Stop when it is enough.
lesson-fight-title = A fight
lesson-fight = { $others ->
    [no] Nobody stands here whom you could attack. You may still activate the room, or stop.
   *[yes] Attack one model in your room: it takes Damage equal to your Strength. You may also activate the room, before the attack or after it.
  }
lesson-react-title = You may react
lesson-react = Something set off a card of yours. Read what happened, then use it, or let it lie. A used card is spent for this turn; one that was not used waits for the next time. The others see only that the table waits.
lesson-react-must-title = What comes first
lesson-react-must = Several things were set off, and not all of them can be passed: say what comes first. What says "may" asks you before it does anything; a Trap or a Protection can be passed once the others are done.
lesson-evocation-title = Evocation Phase
lesson-evocation = When nobody can act any more, the creatures do: each moves and attacks once. { $own ->
    [0] You have none just now.
   *[other] Yours: { $mine }.
  } { $others ->
    [0] { $who } has none.
   *[other] Those of { $who }: { $theirs }.
  }
lesson-cleanup-title = Clean-up Phase
lesson-cleanup = The sheets are cleared. Every full room is rebuilt and pays by cubes: the numbers on it, for most, second and the others.
lesson-rebuilt-title = A room is rebuilt
lesson-rebuilt = { $room } keeps a new, stronger effect, which works once each turn, and takes no more cubes.
lesson-end-title = The final scoring
lesson-end = Power on the track, then bonuses for Quests, Trophies and the Crown: step through them with the arrows below. That was a whole turn. In a real game there are five to eight of them.

lesson-classic-table-title = The Lodge
lesson-classic-table = { $rooms } rooms, and beside them the power track with its moons. You stand in: { $here }. { $other } stands in: { $there }. Each room does something for whoever activates it, once in a turn. The small shapes in a room are cubes: Instability. The shapes on a sheet are Damage. Point at anything to read it, or hold it on a touch screen.
lesson-classic-gone-title = { $count ->
    [one] A room is gone
   *[other] Rooms are gone
  }
lesson-classic-gone = { $count ->
    [one] { $gone } was full of cubes and has fallen: it does nothing any more.
   *[other] { $gone } were full of cubes and have fallen: they do nothing any more.
  } { $own ->
    [0] Whoever had the most cubes in a room has its token.
   *[other] The token of { $won } is yours, because you had the most cubes there.
  } Tokens are worth power when the game is over.
lesson-classic-prepare-title = Preparation Phase
lesson-classic-prepare = Now everybody lays two to four spells face down, at the same time. One of them must lie in the Quick slot: it is cast whenever you like, even beside another spell. Numbered slots are cast in their order.
lesson-classic-quest-title = Your quest
lesson-classic-quest = { $quest } lies before you, and only you can read it. Do what it asks for, and you will be asked: completed, it does what it says and pays { $power } at once.
lesson-classic-plan-title = A good plan
lesson-classic-plan = { $other } can bear { $left } more. Your quest asks for the room you stand in: Explore without a step, activate { $here }, complete { $quest }, and it inflicts 3. { $blow }, Light side, in slot I inflicts the 2 that are left. { $shield } in the Quick slot is a Protection: it answers when somebody hurts you.
lesson-classic-cast-title = What you can do
lesson-classic-cast = Cast the next spell, or the Quick one beside it. Your round tokens pay for physical actions: Explore moves you, Fight hits somebody in your room, and with either you may activate the room. Actions you cannot take say why.
lesson-classic-explore-title = On your feet
lesson-classic-explore = You may activate the room you stand in, before you walk or fight or after it; its token is then turned until the turn ends. Lit rooms are one step away; you need not walk at all. Stop when it is enough.
lesson-classic-complete-title = Your quest is met
lesson-classic-complete = What you did is what a quest of yours asks for. Complete it, and it pays; where it says "instead", the room does what the quest says. Or keep it: nobody sees that you could have, and it waits for another time.
lesson-classic-solved-title = Completed
lesson-classic-solved = It lies open before you now. At the end completed quests count once more: whoever has the most is paid for it.
lesson-classic-target-title = Choose a target
lesson-classic-target = What lights up can be chosen. Range counts rooms along straight rows: dotted lines show them.
lesson-classic-icon-title = Before or after
lesson-classic-icon = A spell with the cracked hexagon puts one of your cubes into your own room. You say whether it comes before the spell or after it.
lesson-classic-unstable-title = Instability
lesson-classic-unstable = Your cube lies in a room now. When all places of a room are full it falls in the Clean-up, and the one with the most cubes in it takes its token. If two have the most, the Rose takes it.
lesson-classic-cleanup-title = Clean-up Phase
lesson-classic-cleanup = The sheets are cleared, and the tokens of rooms turned back. Every full room falls now.
lesson-classic-fell-title = A room falls
lesson-classic-fell = { $room } is gone. { $own ->
    [yes] You had the most cubes in it: its token is yours.
   *[no] Its token goes to: { $who }.
  }
lesson-classic-end-title = The final scoring
lesson-classic-end = Power on the track, then bonuses for completed Quests, Trophies, the tokens of fallen rooms and the Crown: step through them with the arrows below. That was a whole turn of the classic game; the rules have the rest, in chapters that begin with C.

lesson-again-title = The Rose at work
lesson-again = Again a last turn, now with everything the first lesson left out. The Black Rose has { $rose } power: what feeds her is what this lesson is about.
lesson-board-title = The event board
lesson-board = { $count ->
    [one] One event lies there: { $events }.
   *[other] Events lie there: { $events }.
  } An event holds for everybody as long as it lies there. When one leaves the board, the Black Rose is often paid for it.
lesson-revealed-title = An event is revealed
lesson-revealed = { $event } was revealed this turn, as one is in every Black Rose Phase. Some act at once and are gone, others take a place on the board and push out the one before.
lesson-own-quests-title = Your quests
lesson-own-quests = { $quest } lies before you. { $slots ->
    [0] One deed completes it.
   *[other] It has { $marks } of { $slots } cubes; with the last one it is completed.
  } What is to be done stands on it. A quest stays secret until its first cube, unless it says otherwise.
lesson-jinx-title = A jinx
lesson-jinx = { $jinx } lies on you: it hampers you until it is discarded. It has { $cubes } of { $slots } cubes; what it says puts the next one on it, and with the last it goes.
lesson-creatures-title = Your evocations
lesson-creatures = { $mine }. An evocation has speed, strength and health, like a mage. It acts in the Evocation Phase, and when you Command it.
lesson-full-room-title = A full room
lesson-full-room = Every place is taken in: { $rooms }. That will be rebuilt in the Clean-up Phase, whatever happens before: point at it to see who would gain what.
lesson-lay-more-title = Lay one more
lesson-lay-more = Lay three or four spells this time. A spell that you do not want to cast any more can be spent for Momentum.
lesson-quest-drawn-title = A new quest
lesson-quest-drawn = You have drawn a quest. There is a limit to how many you can have; whatever is beyond it is given up, and the Rose takes note.
lesson-offer-title = A quest to give up?
lesson-offer = Once a turn you may give up a Quest that you do not want. The Black Rose gains 1, 2 or 3 power for it, by the Moon on it. You need not.
lesson-momentum-title = Momentum
lesson-momentum = It spends a prepared spell, unused, for one step. It needs no token, and no room is activated. It costs a card, so it is always your own choice.
lesson-momentum-step-title = One step
lesson-momentum-step = The spell is spent. Step into a neighbouring room, or stay where you are. Momentum activates no room.
lesson-command-title = Command
lesson-command = A token wakes one of your evocations at once: it moves and attacks, as it will again in the Evocation Phase.
lesson-solve-title = Solve
lesson-solve = A completed quest can be solved now, between your Actions. Solving costs no Action.
lesson-marked-title = One cube more
lesson-marked = What you did counts for your quest: one of your cubes lies on it.
lesson-jinx-marked-title = The jinx is gone
lesson-jinx-marked = With its last cube it was discarded; it will find somebody else.
lesson-rose-acts-title = The Rose gains
lesson-rose-acts = An event moved somebody's power: read in the log whose, and why. Whoever lets the Rose run away loses together with everybody else.
lesson-steps-title = A creature's turn
lesson-steps = Move it step by step, attack whoever stands beside it, or leave it where it is.
lesson-order-title = In which order
lesson-order = Several rooms are full. The order in which they are rebuilt can matter, because each pays at once.
lesson-second-end-title = That was nearly everything
lesson-second-end = Step through the scoring. What is left is the Avatar, for whoever plays alone or wants the Rose to have a body.

lesson-possessed-title = { $name }
lesson-possessed = Nobody plays this mage: rules do. It stands in: { $there }. It belongs to the Black Rose: its cubes are black, its points are hers. She has { $rose }.
lesson-commands-title = Command Cards
lesson-commands = When it is the turn of { $name }, it reveals a Command Card and does what it says, part by part. What cannot be done is passed over. You can read each card while it is carried out.
lesson-body-title = It can fall
lesson-body = { $name } bears { $damage } of { $health } Damage. Bring it down as you would any mage: you are paid, and take a Trophy. Its Damage counts for you and not for her.
lesson-order-read-title = What it just did
lesson-order-read = The card stands in the story with its parts; those that were done, and those that were passed over. Each choice it made has its reason in the log.
lesson-crown-chooses-title = You choose for it
lesson-crown-chooses = Where the rules leave { $name } more than one way, the holder of the Crown decides. That is you: choose the way that hurts you least.
lesson-order-answers-title = It answers
lesson-order-answers = A Command Card that lay Active has answered what was done to { $name }, as a Protection or a Trap of yours would.
lesson-avatar-falls-title = The body falls
lesson-avatar-falls = { $name } goes to its Cell and comes back like anybody. You have its Trophy.
lesson-avatar-creatures-title = Its creatures
lesson-avatar-creatures = { $theirs }: they go for what the card of { $name } tells them.
lesson-third-end-title = Now you know the whole game
lesson-third-end = If you have more than the Rose, you have won. Take a table of your own: the Avatar can sit at it, with one to three of you.

lesson-guide-welcome-title = Your first whole game
lesson-guide-welcome = { $others ->
    [one] You play against one bot.
   *[other] You play against { $others } bots.
  } The game ends with the turn in which somebody reaches { $end } on the power track. I explain each new thing once, when it is there. Send me away with the cross; the lessons bring me back.
lesson-guide-mage-title = Choose a mage
lesson-guide-mage = Mages differ in how much they bear, hold in hand and move. Each has a spell of their own.
lesson-guide-school-title = Choose a school
lesson-guide-school = Your first cards come from it. In play you draw from all schools.
lesson-guide-grimoire-title = Choose a grimoire
lesson-guide-grimoire = The cards you begin with. Point at a list to read them.
lesson-guide-rose-title = The Black Rose
lesson-guide-rose = She is at the top of the sheets, with her power. She plays no cards of her own: events play for her, and every cube of hers counts. If she has the most at the end, everybody else has lost.
lesson-guide-room-title = A room works
lesson-guide-room = You have used the effect of a room. Ruined rooms have a small one; rebuilt ones a stronger one, once each turn.
lesson-guide-hurt-title = You bear Damage
lesson-guide-hurt = When your bar is full, you fall: whoever has cubes on it is paid, you go to your Cell and begin again without Damage. Healing takes cubes off; whose, is your choice.
lesson-guide-cell-title = In the Cell
lesson-guide-cell = Nobody can reach you here. Your first Action leads you out through one of its doors.
lesson-guide-crown-title = The Crown
lesson-guide-crown = Whoever holds it is first in the next turn and decides where the rules leave something open. It counts at the end, too.
lesson-guide-summoned-title = An evocation
lesson-guide-summoned = A creature of yours has come into the Lodge. Its outline tells the kind, its rim the owner.
lesson-guide-moon-title = The moon changes
lesson-guide-moon = Somebody has passed a moon on the power track. From now on quests and events come from the next deck, which is stronger, and every mage takes a spell of their own.
lesson-guide-turn-title = The second turn
lesson-guide-turn = A turn is over; all the others are like it. Whatever is new I will tell you. The arrow at the top, or R, shows again what others did.
lesson-guide-last-title = The last turn
lesson-guide-last = The end of the power track has been reached. This turn is played to its end; then everything is counted.
lesson-guide-end-title = The game is over
lesson-guide-end = Step through the scoring with the arrows. The replay shows the whole game again, move by move.

home-play-now = Play a bot now
quick-table = A duel

lesson-hint-any = Choose one of the things that light up, or a button below the Lodge.
lesson-hint-wait = The other side decides. Look around meanwhile.
lesson-hint-over = The game is over.
lesson-hint-Prepare = Lay at least two spells, then confirm.
lesson-hint-CompleteQuest = Now: complete the quest, or keep it.
lesson-hint-OfferQuest = Now: keep all, or choose a quest to give up.
lesson-hint-Icon = Now: before the spell, or after it.
lesson-hint-DrawFrom = Now: name a school, four times.
lesson-hint-Keep = Now: choose a spell to keep.
lesson-hint-RemoveSpell = Now: keep all, or choose one to throw out.
lesson-hint-Act = Now: choose an action, or end your Activation.
lesson-hint-Act-must = Now: choose an action.
lesson-hint-Target = Now: choose a target that lights up.
lesson-hint-React = Now: use the card or pass.
lesson-hint-React-must = Now: choose what comes first.
lesson-hint-Explore = Now: step into a lit room, activate, or stop.
lesson-hint-MomentumStep = Now: step into a lit room, or stay.
lesson-hint-Fight = Now: choose whom to attack, activate the room, or stop.
lesson-hint-Fight-still = Now: activate the room, or stop.
lesson-hint-EvocationStep = Now: move it, attack with it, or stop.
lesson-hint-NextEvocation = Now: choose which creature acts next.
lesson-hint-Heal = Now: choose a cube to take off.
lesson-hint-May = Now: do it, or say no.

## One's own tables

home-mine = Your tables
home-mine-sub = Turns, results, statistics
nav-tables = Your tables
mine-title = Your tables
mine-all = All
mine-yours = Your turn ({ $count })
mine-others = Others are asked ({ $count })
mine-finished = Finished ({ $count })
mine-was = { $turn ->
    [one] { $pace }, one turn, laid { $time }
   *[other] { $pace }, { $turn } turns, laid { $time }
  }
mine-where = { $pace }, laid { $time }. Turn { $turn }, { $phase }
mine-none = No tables yet. Those you lay or join in this browser stand here.
mine-none-else = No other tables.
mine-seats = Seats
mine-go = Open
mine-stats = Your games
stats-none = None finished yet.
stats-games = Games
stats-won = Won
stats-best = Most power
stats-mage = By mage
stats-school = By school
stats-bot = Against
stats-edition = By edition
stats-edition-name = { $id ->
    [rebirth] Rebirth
    [classic] Classic
   *[other] { $id }
  }
stats-longest = Longest games
stats-day = Played
stats-turns = Turns
stats-why = Counted and kept on this device, and nowhere else. Games of several people at one screen are left out.
code-wrong = This code leads nowhere: it is mistyped, used, or older than ten minutes.
join-taken = Somebody sits there already.
manner-title = How you play
manner-pace = Pace
manner-clock = Clock
manner-time = How long
manner-zero = What happens at zero
manner-chat = Talk
pace-live-why = Everybody is there, and it goes on at once.
pace-days-why = Everybody comes when they can. Your tables show whose turn it is.
pace-here-why = All sit at this device and hand it on.
lobby-about = { $manner }. Turn { $turn }, { $phase }.
replay-eyes = Through whose eyes
replay-eyes-own = As you saw it
replay-eyes-of = Hand of { $name }

## Being told that it is one's turn
notices-title = When it is your turn
notices-about = At tables over days you can be told while you are away: once for each turn, and not again until you have looked.
notices-push = Notices on this device
notices-push-why = They come through your browser, also when Lodge is closed.
notices-push-cannot = This browser takes no notices here: they need https, and on an iPhone Lodge on the home screen.
notices-push-denied = Your browser refuses notices from this page. Allow them in its settings for this page, then switch them on here.
notices-push-failed = Your browser does not reach its push service. Try again later.
notices-no-seat = It begins with your first table on this server.
notices-mail = Mail to
notices-mail-set = Send a link
notices-mail-asked = A link is on its way to { $address }. Mail comes once you have opened it.
notices-mail-comes = Mail comes to { $address }.
notices-mail-off = No more mail
notices-mail-wrong = No mail can be sent to this address.
notices-quiet = Quiet hours
notices-quiet-why = What falls into them is told once, when they end.
notices-quiet-from = From
notices-quiet-to = To
notices-not-now = The server does not answer. Your wish is kept here and said again later.

## Links of mails
mail-title = Mail from Lodge
mail-confirm-ask = May mail come to you when it is your turn?
mail-confirm-yes = Yes, send mail
mail-confirm-done = It is noted. Mail comes when it is your turn; each one has a link that ends it.
mail-leave-ask = No more mail to your address?
mail-leave-yes = No more mail
mail-leave-done = It is noted. No more mail comes.
mail-link-wrong = This link leads nowhere: it is not whole, or the wish is gone.

## The hall
home-hall = Hall
home-hall-sub = Open tables, games to watch
hall-title = Hall
hall-about = Tables that their hosts have opened. Names, pace, turn and moon are shown, and nothing else.
hall-new = New table
hall-open = Free seats ({ $count })
hall-running = To watch ({ $count })
hall-over = Results ({ $count })
hall-none = No table is open here just now.
hall-closed = This server has no hall.
hall-fresh = { $edition }, { $pace }. Not begun yet
hall-where = { $edition }, { $pace }. Turn { $turn }, { $moon }
manner-hall = Open in the hall
manner-hall-why = Strangers see the table, take free seats and watch.
