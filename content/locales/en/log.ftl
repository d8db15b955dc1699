### What happened, in words. One message for each kind of happening; `$you` is "yes" where the reader did it.
### Names of mages, cards and rooms arrive as links; they may stand anywhere.

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
log-SpellGiven = { $from } gives { $spell } to { $to }.
log-SpellTakenBack = { $you ->
    [yes] You take back
   *[no] { $who } takes back
  } { $spell }.
log-SpellReturned = { $spell } returns to { $who }.
log-SpellSwapped = { $you ->
    [yes] You swap
   *[no] { $who } swaps
  } { $out } for { $into }.
log-Shuffled = { $you ->
    [yes] You shuffle your Memories into your Grimoire.
   *[no] { $who } shuffles the Memories into the Grimoire.
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
log-ActionTaken-SolveQuest = { $you ->
    [yes] You solve a Quest.
   *[no] { $who } solves a Quest.
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
log-Damaged = { $who } inflicts { $count } on { $on }.
log-DamageIgnored = { $you ->
    [yes] You ignore
   *[no] { $who } ignores
  } { $count } damage.
log-EffectIgnored = { $you ->
    [yes] You ignore
   *[no] { $who } ignores
  } the effect.
log-DamageConverted = { $who } converts 1 damage of { $from } on { $on }.
log-Healed = 1 damage of { $colour } is healed on { $on }.
log-InstabilityPlaced = { $who } places { $count } instability in { $room }.
log-InstabilityConverted = { $who } converts 1 instability of { $from } in { $room }.
log-Moved = { $model } moves to { $room }.
log-Put = { $model } is put in { $room }.
log-PutInCell = { $you ->
    [yes] You are put in your Cell.
   *[no] { $who } is put in the Cell.
  }
log-Summoned = { $you ->
    [yes] You summon
   *[no] { $who } summons
  } { $evocation } in { $room }.
log-NightmareAssigned = { $evocation } haunts { $to }.
log-EvocationRemoved = { $evocation } is gone from { $room }.
log-EvocationActivates = { $model } activates.
log-JinxAssigned = { $to } gets the Jinx { $jinx }.
log-JinxMarked = { $jinx } of { $on } now holds { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  }.
log-JinxDiscarded = { $from } gets rid of { $jinx }.
log-UpgradeAssigned = { $to } gets the Upgrade { $upgrade }.
log-UpgradeDiscarded = { $from } loses the Upgrade { $upgrade }.
log-QuestDrawn = { $you ->
    [yes] You draw
   *[no] { $who } draws
  } { $quest }.
log-QuestMarked = { $quest } of { $who } advances to { $cubes }.
log-QuestCompleted = { $you ->
    [yes] You complete
   *[no] { $who } completes
  } { $quest }.
log-QuestSolved = { $you ->
    [yes] You solve
   *[no] { $who } solves
  } { $quest }.
log-QuestDiscarded = { $you ->
    [yes] You discard
   *[no] { $who } discards
  } { $quest }.
log-RoseDrewQuest = The Black Rose takes a Quest of Moon { $moon }.
log-TokenRefreshed = { $you ->
    [yes] You get
   *[no] { $who } gets
  } an action token back.
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
log-Persists = The spell in slot { $slot } of { $who } persists.
log-Defeated = { $who } is defeated by { $by }.
log-TrophyTaken = { $by } takes a Trophy of { $of }.
log-RoomRebuilt = { $room } is rebuilt.
log-Bonus = { $who }: { $quests } for Quests, { $trophies } for Trophies, { $crown } for the Crown.
log-GameWon = { $by } wins.

log-a-spell = a spell
log-a-quest = a Quest
log-a-dummy = a dummy
log-by = by { $cause }
log-activation = { $name }, activation { $number }

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
reason-then = , then{" "}
reason-tie = { $before }; tie with { $rivals } broken by { $by }
reason-more = { $count } more
criterion-MostDamage = most damage
criterion-MostRoseDamage = most black damage
criterion-Nearest = nearest
criterion-MostPower = most power
criterion-MostTrophies = most Trophies
criterion-MostMages = most Mages
criterion-MostModels = most models
criterion-MostInstability = most instability
criterion-Mage = a Mage
tie-MostDamage = damage
tie-MostRoseDamage = black damage
tie-Nearest = distance
tie-MostPower = power
tie-MostTrophies = Trophies
tie-MostMages = Mages
tie-MostModels = models
tie-MostInstability = instability
tie-Mage = being a Mage
alike-MostDamage = equal damage
alike-MostRoseDamage = equal black damage
alike-Nearest = equally near
alike-MostPower = equal power
alike-MostTrophies = equal Trophies
alike-MostMages = equally many Mages
alike-MostModels = equally many models
alike-MostInstability = equal instability
alike-Mage = alike in kind
