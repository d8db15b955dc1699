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

## A new table

new-title = New table
new-table-name = Name of the table (if you like)
new-count = How many mages
new-mages = { $count } mages
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
cards-none = No card is like that.
cards-back = All cards
deck-spells = Spells
deck-quests = Quests
deck-events = Events
deck-rooms = Rooms
deck-evocations = Evocations
deck-jinxes = Jinxes
deck-upgrades = Upgrades
deck-one-spells = Spell
deck-one-quests = Quest
deck-one-events = Event
deck-one-rooms = Room
deck-one-evocations = Evocation
deck-one-jinxes = Jinx
deck-one-upgrades = Upgrade
group-of-spells = School
group-of-quests = Moon
group-of-events = Moon
group-of-rooms = Colour
group-of-evocations = Kind
group-of-jinxes = Kind
group-of-upgrades = Kind
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
card-words = Words and marks
card-also = See also
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
set-reduced-on = Your system asks for less motion: movements are short fades, whatever is set here.
set-reduced-off = If your system asks for less motion, Lodge follows it.
set-sounds-about = A quiet bell when you are asked.
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

