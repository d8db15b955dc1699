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
home-tutorial-sub = Four, and a guided game
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

lesson-guide-begin = Begin with a guide

home-play-now = Play a bot now
quick-table = A duel

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
