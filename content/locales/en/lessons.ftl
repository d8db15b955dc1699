### The lessons and the guide beside a first game, fetched where they are.

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
lesson-keep = These are the four. Choose the two you like; the others go face up to the discards of their schools. Each spell has a Light side and a Dark side, or one side only: you will use one of them.
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
lesson-hint-any = Choose one of the things that light up, or a button below the Lodge.
lesson-hint-wait = The other side decides. Look around meanwhile.
lesson-hint-told = Now: watch what happens.
lesson-hint-over = The game is over.
lesson-hint-Prepare = Lay at least two spells, then confirm.
lesson-hint-CompleteQuest = Now: complete the quest, or keep it.
lesson-hint-OfferQuest = Now: keep all, or choose a quest to give up.
lesson-hint-Icon = Now: before the spell, or after it.
lesson-hint-DrawFrom = Now: name a school, four times.
lesson-hint-DrawFrom-one = Now: choose the school you draw from.
lesson-hint-Keep = Now: choose a spell to keep.
lesson-hint-RemoveSpell = Now: keep all, or choose one to throw out.
lesson-hint-Act = Now: choose an action, or end your Activation.
lesson-hint-Act-must = Now: choose an action.
lesson-hint-Target = Now: choose a target that lights up.
lesson-hint-React = Now: use the card or pass.
lesson-hint-React-must = Now: choose what comes first.
lesson-hint-Explore = Now: step into a lit room, activate, or stop.
lesson-hint-Explore-still = Now: activate the room, or stop.
lesson-hint-Explore-only = Now: step into a lit room, or stop.
lesson-hint-MomentumStep = Now: step into a lit room, or stay.
lesson-hint-Fight = Now: choose whom to attack, activate the room, or stop.
lesson-hint-Fight-only = Now: choose whom to attack, or stop.
lesson-hint-Fight-still = Now: activate the room, or stop.
lesson-hint-EvocationStep = Now: move it, attack with it, or stop.
lesson-hint-NextEvocation = Now: choose which creature acts next.
lesson-hint-Heal = Now: choose a cube to take off.
lesson-hint-May = Now: do it, or say no.
