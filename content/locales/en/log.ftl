### What happened, in words. One message for each kind of happening; `$you` is "yes" where the reader did it.
### Names of mages, cards and rooms arrive as links; they may stand anywhere, and come in the form that an attribute asks
### for (`.who = dative`), with what they tell about themselves beside them (`$who-gender`): see the head of ui.ftl.

log-TurnBegins = Turn { $turn }
log-PhaseBegins = { $phase }
log-MoonChanges = { $moon ->
    [2] The Second Moon rises.
    [3] The Third Moon rises.
   *[other] The Moon changes.
  }
log-EndTriggered = The last turn has begun: somebody has passed the end of the power track.
log-ChoseMage = { $you ->
    [yes] You choose { $mage }.
   *[no] { $who } chooses { $mage }.
  }
log-ChoseSchool = { $you ->
    [yes] You choose the school { $school }.
   *[no] { $who } chooses the school { $school }.
  }
log-PowerChanges-gain = { $you ->
    [yes] You gain
   *[no] { $who } gains
  } { $count } power, now { $now }.
log-PowerChanges-lose = { $you ->
    [yes] You lose
   *[no] { $who } loses
  } { $count } power, now { $now }.
log-CrownTaken = { $you ->
    [yes] You take the Crown.
   *[no] { $who } takes the Crown.
  }
log-EventRevealed = { $you ->
    [yes] You reveal
   *[no] { $who } reveals
  } the Event { $event }.
log-EventLaid = { $event } lies in slot { $slot }.
log-EventDiscarded = { $event } leaves the board.
log-SpellDrawn = { $you ->
    [yes] You draw
   *[no] { $who } draws
  } { $spell } from { $from ->
    [Grimoire] the Grimoire
    [Memories] the Memories
    [Library] the Library
    [Forgotten] the Forgotten spells
   *[Aside] the spells set aside
  }.
log-SpellsLookedAt = { $you ->
    [yes] You look at
   *[no] { $who } looks at
  } { $count ->
    [one] one spell
   *[other] { $count } spells
  }.
log-SpellDiscarded = { $you ->
    [yes] You discard
   *[no] { $who } discards
  } { $spell }.
log-SpellRemoved = { $you ->
    [yes] You remove
   *[no] { $who } removes
  } { $spell } from hand.
log-SpellLeavesGame = { $spell } leaves the game.
# $toIs is you where it is the reader.
log-SpellGiven = { $fromIs ->
    [you] You give { $spell } to { $to }.
   *[other] { $from } gives { $spell } to { $to }.
  }
log-SpellTakenBack = { $you ->
    [yes] You take back
   *[no] { $who } takes back
  } { $spell }.
log-SpellReturned = { $you ->
    [yes] { $spell } returns to you.
   *[no] { $spell } returns to { $who }.
  }
log-SpellSwapped = { $you ->
    [yes] You swap
   *[no] { $who } swaps
  } { $out } for { $into }.
log-Shuffled = { $you ->
    [yes] You shuffle your Memories into your Grimoire.
   *[no] { $who } shuffles the Memories into the Grimoire.
  }
log-GrimoireShuffled = { $you ->
    [yes] You shuffle your Grimoire.
   *[no] { $who } shuffles the Grimoire.
  }
log-Prepared = { $you ->
    [yes] You prepare
   *[no] { $who } prepares
  } { $spell } in slot { $slot }.
log-ActionTaken-Explore = { $you ->
    [yes] You explore.
   *[no] { $who } explores.
  }
log-ActionTaken-Fight = { $you ->
    [yes] You fight.
   *[no] { $who } fights.
  }
log-ActionTaken-Command = { $you ->
    [yes] You command.
   *[no] { $who } commands.
  }
log-ActionTaken-Momentum = { $you ->
    [yes] You use Momentum.
   *[no] { $who } uses Momentum.
  }
log-ActionTaken-Cast = { $you ->
    [yes] You cast.
   *[no] { $who } casts.
  }
# By $quests.
log-ActionTaken-SolveQuest = { $you ->
    [yes] You { word-solve } a Quest.
   *[no] { $who } { word-solve }s a Quest.
  }
log-ActionTaken-Pass = { $you ->
    [yes] You pass.
   *[no] { $who } passes.
  }
log-SpellActive = { $you ->
    [yes] You make
   *[no] { $who } makes
  } a { $type ->
    [protection] Protection
   *[trap] Trap
  } active in slot { $slot }.
log-SpellRevealed = { $you ->
    [yes] You reveal
   *[no] { $who } reveals
  } { $spell }, { $side ->
    [dark] Dark
   *[light] Light
  }.
log-RoomActivated = { $you ->
    [yes] You activate
   *[no] { $who } activates
  } { $room }.
log-Targeted = Target: { $target }.
log-Damaged = { $you ->
    [yes] You inflict { $count } damage on { $onIs ->
        [you] yourself
       *[other] { $on }
      }.
   *[no] { $who } inflicts { $count } damage on { $on }.
  }
log-DamageIgnored = { $you ->
    [yes] You ignore
   *[no] { $who } ignores
  } { $count } damage.
log-EffectWaived = { $you ->
    [yes] You do
   *[no] { $who } does
  } without its effect.
log-EffectIgnored = { $you ->
    [yes] You ignore
   *[no] { $who } ignores
  } the effect.
log-DamageConverted = { $you ->
    [yes] You convert
   *[no] { $who } converts
  } { $fromIs ->
    [you] 1 of your damage cubes
   *[other] 1 damage of { $from }
  } on { $onIs ->
    [you] you
   *[other] { $on }
  }.
log-Healed = { $colourIs ->
    [you] 1 of your damage cubes
   *[other] 1 damage of { $colour }
  } is healed on { $on }.
# Cubes in rooms have another name in each edition of some languages ($quests).
log-InstabilityPlaced = { $you ->
    [yes] You place
   *[no] { $who } places
  } { $count } instability in { $room }.
# Also by $quests.
log-InstabilityConverted = { $you ->
    [yes] You convert
   *[no] { $who } converts
  } { $fromIs ->
    [you] 1 of your instability cubes
   *[other] 1 instability of { $from }
  } in { $room }.
# Also by $quests.
log-InstabilityRemoved = { $you ->
    [yes] You remove
   *[no] { $who } removes
  } { $fromIs ->
    [you] 1 of your instability cubes
   *[other] 1 instability of { $from }
  } from { $room }.
# $toIs is you where it is the reader.
log-DamageTransferred = { $you ->
    [yes] You pass
   *[no] { $who } passes
  } { $colourIs ->
    [you] 1 of your damage cubes
   *[other] 1 damage of { $colour }
  } from { $from } to { $to }.
log-Moved = { $modelIs ->
    [you] You move to { $room }.
    [yours] Your { $modelName } moves to { $room }.
   *[other] { $model } moves to { $room }.
  }
log-Put = { $modelIs ->
    [you] You are put in { $room }.
    [yours] Your { $modelName } is put in { $room }.
   *[other] { $model } is put in { $room }.
  }
log-PutInCell = { $you ->
    [yes] You are put in your Cell.
   *[no] { $who } is put in the Cell.
  }
log-Summoned = { $you ->
    [yes] You summon
   *[no] { $who } summons
  } { $evocation } in { $room }.
# $toIs is you where it is the reader.
log-NightmareAssigned = { $evocation } haunts { $to }.
log-EvocationRemoved = { $ownerIs ->
    [you] Your { $evocation } is gone from { $room }.
   *[other] { $evocation } of { $owner } is gone from { $room }.
  }
log-EvocationActivates = { $modelIs ->
    [you] You activate.
    [yours] Your { $modelName } activates.
   *[other] { $model } activates.
  }
log-JinxAssigned = { $toIs ->
    [you] You get the Jinx { $jinx }.
   *[other] { $to } gets the Jinx { $jinx }.
  }
log-JinxMarked = { $onIs ->
    [you] Your { $jinx }
   *[other] { $jinx } of { $on }
  } now holds { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  }.
log-JinxDiscarded = { $fromIs ->
    [you] You get rid of { $jinx }.
   *[other] { $from } gets rid of { $jinx }.
  }
log-UpgradeAssigned = { $toIs ->
    [you] You get the Upgrade { $upgrade }.
    [yours] Your { $toName } gets the Upgrade { $upgrade }.
   *[other] { $to } gets the Upgrade { $upgrade }.
  }
log-UpgradeDiscarded = { $fromIs ->
    [you] You lose the Upgrade { $upgrade }.
    [yours] Your { $fromName } loses the Upgrade { $upgrade }.
   *[other] { $from } loses the Upgrade { $upgrade }.
  }
log-QuestDrawn = { $you ->
    [yes] You draw
   *[no] { $who } draws
  } { $quest }.
log-QuestMarked = { $you ->
    [yes] Your { $quest } advances to { $cubes }.
   *[no] { $quest } of { $who } advances to { $cubes }.
  }
log-QuestCompleted = { $you ->
    [yes] You complete
   *[no] { $who } completes
  } { $quest }.
# By $quests.
log-QuestSolved = { $you ->
    [yes] You { word-solve }
   *[no] { $who } { word-solve }s
  } { $quest }.
log-QuestDiscarded = { $you ->
    [yes] You discard
   *[no] { $who } discards
  } { $quest }.
log-Forbidden = { $you ->
    [yes] You
   *[no] { $who }
  } cannot { $ban ->
    [MoveByAction] move by physical actions
    [Leave] leave the Room by physical actions or spells
    [ActivateRooms] activate Rooms
   *[Move] move
  } { $next ->
    [yes] in the next Action Phase
   *[no] this turn
  }.
# $ofIs is you where it is the reader.
log-SpellSeen = { $byIs ->
    [you] You look at { $spell } of { $of }.
   *[other] { $by } looks at { $spell } of { $of }.
  }
log-SpellCancelled = { $spell } is cancelled.
log-ActivationStopped = { $room } is not activated.
log-ActivationTaken = { $byIs ->
    [you] You activate { $room } instead.
   *[other] { $by } activates { $room } instead.
  }
# $toIs is you where it is the reader.
log-QuestGiven = { $fromIs ->
    [you] You give { $quest } to { $to }.
   *[other] { $from } gives { $quest } to { $to }.
  }
# $fromIs is you where it is the reader.
log-QuestTaken = { $byIs ->
    [you] You take { $quest } of { $from }.
   *[other] { $by } takes { $quest } of { $from }.
  }
# By $quests.
log-QuestRefused = { $you ->
    [yes] You cannot
   *[no] { $who } cannot
  } { word-solve } { $quest } this turn.
log-EventsLookedAt = { $you ->
    [yes] You look at
   *[no] { $who } looks at
  } { $count ->
    [one] one Event
   *[other] { $count } Events
  }.
log-RoseDrewQuest = The Black Rose takes a Quest of Moon { $moon }.
log-TokenTurned = { $you ->
    [yes] You turn
   *[no] { $who } turns
  } an action token.
log-TokenRefreshed = { $you ->
    [yes] You get
   *[no] { $who } gets
  } an action token back.
log-RoomClosed = { $room } cannot be activated this turn.
log-RoomRecoloured = { $room } counts as { $colour ->
    [Black] black
    [Purple] purple
    [Red] red
    [Grey] grey
    [Blue] blue
    [Yellow] yellow
   *[Green] green
  } this turn.
log-RoomCopied = { $room } counts as { $copy } this turn.
log-TypeNamed = { $you ->
    [yes] You name
   *[no] { $who } names
  } { $kind ->
    [Combat] Combat
    [Contingency] Contingency
    [Trap] Trap
   *[Protection] Protection
  } spells.
# $you is yes where it is the reader who gives it.
log-QuestHandedOver = A Quest of { $who } goes to { $to }.
log-QuestsLookedAt = { $you ->
    [yes] You look
   *[no] { $who } looks
  } at { $count ->
    [one] 1 Quest
   *[other] { $count } Quests
  }.
log-QuestRevealed = { $you ->
    [yes] You reveal
   *[no] { $who } reveals
  } { $quest }.
# By $quests.
log-QuestClaimed = { $you ->
    [yes] You put
   *[no] { $who } puts
  } { $quest } among { $you ->
    [yes] your
   *[no] their
  } { chip-solved-word } Quests.
log-QuestPutBack = { $you ->
    [yes] You put
   *[no] { $who } puts
  } { $quest } back on its deck.
log-NoChoice = { $you ->
    [yes] You have
   *[no] { $who } has
  } no choice: there is only one { $what ->
    [DiscardSpell] spell in hand
    [DiscardEvent] Event on the board
    [DiscardUpgrade] Upgrade
    [DiscardQuestOrJinx] Quest or Jinx
   *[other] Quest
  }.
log-Persists = { $you ->
    [yes] Your spell in slot { $slot } persists.
   *[no] The spell in slot { $slot } of { $who } persists.
  }
# $byIs is you where the reader did it.
log-Defeated = { $you ->
    [yes] You are defeated by { $by }.
   *[no] { $who } is defeated by { $by }.
  }
log-TrophyTaken = { $you ->
    [yes] You take a Trophy of { $of }.
   *[no] { $ofIs ->
        [you] { $who } takes your Trophy.
       *[other] { $who } takes a Trophy of { $of }.
      }
  }
log-RoomRebuilt = { $room } is rebuilt.
log-RoomTornDown = { $byIs ->
    [you] { $room } is torn down; its token is yours.
   *[other] { $room } is torn down; its token goes to { $by }.
  }
log-TokenBonus = { $you ->
    [yes] You gain { $points } for tokens.
   *[no] { $who } gains { $points } for tokens.
  }
log-ExtraTurn = Those who share first place play on for one more turn.
log-ElementNamed = { $byIs ->
    [you] For you { $spell } shows { $element } this turn.
   *[other] For { $by } { $spell } shows { $element } this turn.
  }
log-Bonus = { $you ->
    [yes] You gain { $quests } for Quests, { $trophies } for Trophies, { $crown } for the Crown.
   *[no] { $who } gains { $quests } for Quests, { $trophies } for Trophies, { $crown } for the Crown.
  }
log-GameWon = { $you ->
    [yes] You win.
   *[no] { $who } wins.
  }

log-a-spell = a spell
log-a-quest = a Quest
log-a-dummy = a dummy
log-by = by { $cause }
log-activation = { $you ->
    [yes] Your activation { $number }
   *[no] { $name }, activation { $number }
  }

# The Avatar.
log-CommandRevealed = { $who } reveals { $card }; { $left ->
    [0] the last Command Card of this phase
    [one] 1 Command Card left
   *[other] { $left } Command Cards left
  }.
log-CommandAnswers = The { $type ->
    [protection] Protection
   *[trap] Trap
  } of { $who } is set off: { $card }.
log-CommandDiscarded = { $who } discards { $card }.
log-CommandsTurned = { $count ->
    [one] 1 Command Card is
   *[other] { $count } Command Cards are
  } turned over as the new deck.
log-CommandsReturned = { $count ->
    [one] 1 Command Card is
   *[other] { $count } Command Cards are
  } shuffled under the decks of their Moons.
log-Dominion = { $who } does not activate in its Cell: it places itself in { $room }.
log-AvatarChooses = { $who } chooses { $aim }: { $reason }.
log-CrownChooses = Choice of the Crown between { $tied } ({ $why }): { $you ->
    [yes] you choose.
   *[no] { $who } chooses.
  }

reason-only = the only choice
reason-rules = as the rules say
reason-open = the rules leave it open
reason-two = { $first }, then { $second }
reason-three = { $first }, then { $second }, then { $third }
reason-four = { $first }, then { $second }, then { $third }, then { $fourth }
reason-tie = { $before }; tie with { $rivals } broken by { $by }
reason-more = { $count } more
criterion-MostDamage = most damage
criterion-MostRoseDamage = most black damage
criterion-Nearest = nearest
criterion-MostPower = most power
criterion-MostTrophies = most Trophies
criterion-MostMages = most Mages
criterion-MostModels = most models
# By $quests where an edition has a word of its own.
criterion-MostInstability = most instability
criterion-Mage = a Mage
tie-MostDamage = damage
tie-MostRoseDamage = black damage
tie-Nearest = distance
tie-MostPower = power
tie-MostTrophies = Trophies
tie-MostMages = Mages
tie-MostModels = models
# By $quests.
tie-MostInstability = instability
tie-Mage = being a Mage
alike-MostDamage = equal damage
alike-MostRoseDamage = equal black damage
alike-Nearest = equally near
alike-MostPower = equal power
alike-MostTrophies = equal Trophies
alike-MostMages = equally many Mages
alike-MostModels = equally many models
# By $quests.
alike-MostInstability = equal instability
alike-Mage = alike in kind

### A deed in one sentence: over its card, in "Since you last acted", and for people who listen.

deed-cast = { $you ->
    [yes] You cast { $card }
   *[no] { $who } casts { $card }
  }
deed-cast-at = { $you ->
    [yes] You cast { $card } at { $target }
   *[no] { $who } casts { $card } at { $target }
  }
deed-casting = { $you ->
    [yes] You cast a spell
   *[no] { $who } casts a spell
  }
deed-trap = { $you ->
    [yes] You set a Trap in { $slot }
   *[no] { $who } sets a Trap in { $slot }
  }
deed-protection = { $you ->
    [yes] You set a Protection in { $slot }
   *[no] { $who } sets a Protection in { $slot }
  }
deed-answer = { $you ->
    [yes] You answer with { $card }
   *[no] { $who } answers with { $card }
  }
deed-answer-at = { $you ->
    [yes] You answer with { $card } at { $target }
   *[no] { $who } answers with { $card } at { $target }
  }
deed-explore = { $you ->
    [yes] You explore
   *[no] { $who } explores
  }
deed-fight = { $you ->
    [yes] You fight
   *[no] { $who } fights
  }
deed-command = { $you ->
    [yes] You command an Evocation
   *[no] { $who } commands an Evocation
  }
deed-momentum = { $you ->
    [yes] You use Momentum
   *[no] { $who } uses Momentum
  }
# By $quests.
deed-solving = { $you ->
    [yes] You { word-solve } a Quest
   *[no] { $who } { word-solve }s a Quest
  }
# By $quests.
deed-solve = { $you ->
    [yes] You { word-solve } { $card }
   *[no] { $who } { word-solve }s { $card }
  }
deed-pass = { $you ->
    [yes] You pass
   *[no] { $who } passes
  }
deed-room = { $you ->
    [yes] You activate { $card }
   *[no] { $who } activates { $card }
  }
deed-room-at = { $you ->
    [yes] You activate { $card } at { $target }
   *[no] { $who } activates { $card } at { $target }
  }
deed-evocation = { $you ->
    [yes] Your { $card } acts
   *[no] { $card } of { $who } acts
  }
deed-evocation-at = { $you ->
    [yes] Your { $card } acts at { $target }
   *[no] { $card } of { $who } acts at { $target }
  }
deed-order = { $who } resolves { $card }
deed-event = The Event { $card } is revealed
deed-quest = { $you ->
    [yes] You discard
   *[no] { $who } discards
  } { $quest }
deed-effect = { $card } takes effect
deed-phase = { $phase }
deed-turn = Turn { $turn } begins
deed-moon = { $moon ->
    [2] The Second Moon rises
    [3] The Third Moon rises
   *[other] The Moon changes
  }
deed-fall = { $you ->
    [yes] You fall
   *[no] { $who } falls
  }
deed-torn = { $card } falls
deed-rebuilt = { $card } stands again
deed-last-turn = The last turn is called
deed-won = { $duel ->
    [yes] { $you ->
        [yes] You win the duel
       *[no] { $who } wins the duel
      }
   *[no] { $you ->
        [yes] You win the game
       *[no] { $who } wins the game
      }
  }

ceremony-moon = New Quests and Events wait from now on.
ceremony-moon-by = { $you ->
    [yes] You reached { $power }.
   *[no] { $who } reached { $power }.
  } New Quests and Events wait from now on.
ceremony-last-turn = The game ends with this turn.
ceremony-last-turn-by = { $you ->
    [yes] You reached { $power }.
   *[no] { $who } reached { $power }.
  } The game ends with this turn.
ceremony-fall = { $you ->
    [yes] You struck the last blow. The cubes are counted, and the way leads to the Cell.
   *[no] { $by } struck the last blow. The cubes are counted, and the way leads to the Cell.
  }
ceremony-fall-event = An Event gives the Trophy to the Black Rose.
ceremony-solved = The Quest is done and brings its reward.
ceremony-torn = It is full. { $you ->
    [yes] You take its token, worth { $worth } at the end.
   *[no] { $who } takes its token, worth { $worth } at the end.
  }
ceremony-rebuilt = It is full. Most cubes gain { $first }, second { $second }, any other { $other }.
ceremony-rebuilt-plain = It is full, and the cubes are counted.
ceremony-alone = Whoever has cubes there alone gains 1 more.
ceremony-tied = Who ties gains 1 less.
ceremony-cubes = { $count ->
    [one] 1 cube
   *[other] { $count } cubes
  }
ceremony-trophy = and the Trophy
ceremony-trophy-alone = the Trophy
ceremony-turn = { $you ->
    [yes] You are First Mage.
   *[no] { $who } is First Mage.
  }
ceremony-won = The points are counted one last time.
