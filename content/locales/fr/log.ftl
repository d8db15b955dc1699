### What happened, in words. One message for each kind of happening; `$you` is "yes" where the reader did it.
### Names of mages, cards and rooms arrive as links; they may stand anywhere, and come in the form that an attribute asks
### for (`.who = de`), with what they tell about themselves beside them (`$who-gender`): see the head of ui.ftl.
### Forms here: de a of persons, the de a dans of rooms; without a word asked for, the name with its article.

log-TurnBegins = Tour { $turn }
log-PhaseBegins = { $phase }
log-MoonChanges = { $moon ->
    [2] La deuxième Phase Lunaire commence.
    [3] La troisième Phase Lunaire commence.
   *[other] La Phase Lunaire change.
  }
log-EndTriggered = Le dernier tour a commencé : quelqu’un a dépassé la fin de la piste de Puissance.
log-ChoseMage = { $you ->
    [yes] Vous choisissez { $mage }.
   *[no] { $who } choisit { $mage }.
  }
log-ChoseSchool = { $you ->
    [yes] Vous choisissez l’École { $school }.
   *[no] { $who } choisit l’École { $school }.
  }
    .school = de
log-PowerChanges-gain = { $you ->
    [yes] Vous gagnez
   *[no] { $who } gagne
  } { $count } PP, désormais { $now }.
log-PowerChanges-lose = { $you ->
    [yes] Vous perdez
   *[no] { $who } perd
  } { $count } PP, désormais { $now }.
log-CrownTaken = { $you ->
    [yes] Vous prenez la Couronne.
   *[no] { $who } prend la Couronne.
  }
log-EventRevealed = { $you ->
    [yes] Vous révélez
   *[no] { $who } révèle
  } l’Événement { $event }.
log-EventLaid = L’Événement { $event } va sur l’emplacement { $slot }.
log-EventDiscarded = L’Événement { $event } quitte le plateau.
log-SpellDrawn = { $you ->
    [yes] Vous piochez
   *[no] { $who } pioche
  } { $spell } { $from ->
    [Grimoire] dans le Grimoire
    [Memories] dans les Souvenirs
    [Library] dans la Bibliothèque
    [Forgotten] parmi les Sorts Oubliés
   *[Aside] parmi les Sorts mis de côté
  }.
log-SpellsLookedAt = { $you ->
    [yes] Vous regardez
   *[no] { $who } regarde
  } { $count ->
    [one] un Sort
   *[other] { $count } Sorts
  }.
log-SpellDiscarded = { $you ->
    [yes] Vous défaussez
   *[no] { $who } défausse
  } { $spell }.
log-SpellRemoved = { $you ->
    [yes] Vous retirez { $spell } de votre main.
   *[no] { $who } retire { $spell } de sa main.
  }
log-SpellLeavesGame = { $spell-number ->
    [many] { $spell } quittent la partie.
   *[one] { $spell } quitte la partie.
  }
log-SpellGiven = { $fromIs ->
    [you] Vous donnez { $spell } { $to }.
   *[other] { $toIs ->
        [you] { $from } vous donne { $spell }.
       *[other] { $from } donne { $spell } { $to }.
      }
  }
    .to = a
log-SpellTakenBack = { $you ->
    [yes] Vous reprenez
   *[no] { $who } reprend
  } { $spell }.
log-SpellReturned = { $you ->
    [yes] { $spell } vous revient.
   *[no] { $spell } revient { $who }.
  }
    .who = a
log-SpellSwapped = { $you ->
    [yes] Vous échangez
   *[no] { $who } échange
  } { $out } contre { $into }.
log-Shuffled = { $you ->
    [yes] Vous mélangez vos Souvenirs à votre Grimoire.
   *[no] { $who } mélange ses Souvenirs à son Grimoire.
  }
log-GrimoireShuffled = { $you ->
    [yes] Vous mélangez votre Grimoire.
   *[no] { $who } mélange son Grimoire.
  }
log-Prepared = { $you ->
    [yes] Vous préparez
   *[no] { $who } prépare
  } { $spell } sur l’emplacement { $slot }.
log-ActionTaken-Explore = { $you ->
    [yes] Vous utilisez l’Exploration.
   *[no] { $who } utilise l’Exploration.
  }
log-ActionTaken-Fight = { $you ->
    [yes] Vous utilisez l’Affrontement.
   *[no] { $who } utilise l’Affrontement.
  }
log-ActionTaken-Command = { $you ->
    [yes] Vous utilisez le Commandement.
   *[no] { $who } utilise le Commandement.
  }
log-ActionTaken-Momentum = { $you ->
    [yes] Vous utilisez l’Élan.
   *[no] { $who } utilise l’Élan.
  }
log-ActionTaken-Cast = { $you ->
    [yes] Vous lancez un Sort.
   *[no] { $who } lance un Sort.
  }
log-ActionTaken-SolveQuest = { $you ->
    [yes] Vous { word-solve-you } une Quête.
   *[no] { $who } { word-solves } une Quête.
  }
log-ActionTaken-Pass = { $you ->
    [yes] Vous passez.
   *[no] { $who } passe.
  }
log-SpellActive = { $you ->
    [yes] Vous posez
   *[no] { $who } pose
  } { $type ->
    [protection] une Protection active
   *[trap] un Piège actif
  } sur l’emplacement { $slot }.
log-SpellRevealed = { $you ->
    [yes] Vous révélez
   *[no] { $who } révèle
  } { $spell }, { $side ->
    [dark] effet inversé
   *[light] effet normal
  }.
log-RoomActivated = { $you ->
    [yes] Vous activez
   *[no] { $who } active
  } { $room }.
log-Targeted = Cible : { $target }.
log-Damaged = { $you ->
    [yes] { $onIs ->
        [you] Vous vous infligez { $count ->
            [one] { $count } Dégât
           *[other] { $count } Dégâts
        }.
       *[other] Vous infligez { $count ->
            [one] { $count } Dégât
           *[other] { $count } Dégâts
        } { $on }.
      }
   *[no] { $onIs ->
        [you] { $who } vous inflige { $count ->
            [one] { $count } Dégât
           *[other] { $count } Dégâts
        }.
       *[other] { $who } inflige { $count ->
            [one] { $count } Dégât
           *[other] { $count } Dégâts
        } { $on }.
      }
  }
    .on = a
log-DamageIgnored = { $you ->
    [yes] Vous ignorez
   *[no] { $who } ignore
  } { $count ->
    [one] { $count } Dégât
   *[other] { $count } Dégâts
  }.
log-EffectWaived = { $you ->
    [yes] Vous renoncez
   *[no] { $who } renonce
  } à l’effet.
log-EffectIgnored = { $you ->
    [yes] Vous ignorez
   *[no] { $who } ignore
  } l’effet.
log-DamageConverted = { $you ->
    [yes] Vous convertissez
   *[no] { $who } convertit
  } { $fromIs ->
    [you] l’un de vos cubes de Dégâts
   *[other] 1 Dégât { $from }
  } sur { $onIs ->
    [you] vous
   *[other] { $on }
  }.
    .from = de
log-Healed = { $colourIs ->
    [you] L’un de vos cubes de Dégâts
   *[other] 1 Dégât { $colour }
  } est soigné sur { $on }.
    .colour = de
log-InstabilityPlaced = { $you ->
    [yes] Vous placez
   *[no] { $who } place
  } { $count ->
    [one] { $count } Instabilité
   *[other] { $count } cubes d’Instabilité
  } { $room }.
    .room = dans
log-InstabilityConverted = { $you ->
    [yes] Vous convertissez
   *[no] { $who } convertit
  } { $fromIs ->
    [you] l’un de vos cubes d’Instabilité
   *[other] 1 Instabilité { $from }
  } { $room }.
    .from = de
    .room = dans
log-InstabilityRemoved = { $you ->
    [yes] Vous retirez
   *[no] { $who } retire
  } { $fromIs ->
    [you] l’un de vos cubes d’Instabilité
   *[other] 1 Instabilité { $from }
  } { $room }.
    .from = de
    .room = dans
log-DamageTransferred = { $you ->
    [yes] Vous transférez
   *[no] { $who } transfère
  } { $colourIs ->
    [you] l’un de vos cubes de Dégâts
   *[other] 1 Dégât ({ $colour })
  } { $from } { $to }.
    .colour = title
    .from = de
    .to = a
log-Moved = { $modelIs ->
    [you] Vous vous rendez { $room }.
    [yours] Votre { $modelName } se rend { $room }.
   *[other] { $model } se rend { $room }.
  }
    .room = dans
log-Put = { $modelIs ->
    [you] Vous arrivez { $room }.
    [yours] Votre { $modelName } arrive { $room }.
   *[other] { $model } arrive { $room }.
  }
    .room = dans
log-PutInCell = { $you ->
    [yes] Vous retournez dans votre Cellule.
   *[no] { $who } retourne dans sa Cellule.
  }
log-Summoned = { $you ->
    [yes] Vous invoquez
   *[no] { $who } invoque
  } { $evocation-gender ->
    [f] une
   *[m] un
  } { $evocation } { $room }.
    .room = dans
log-NightmareAssigned = { $toIs ->
    [you] { $evocation } vous hante.
   *[other] { $evocation } hante { $to }.
  }
    .evocation = the
log-EvocationRemoved = { $ownerIs ->
    [you] Votre { $evocation } est { $evocation-gender ->
        [f] retirée
       *[m] retiré
      } { $room }.
   *[other] { $evocation } { $owner } est { $evocation-gender ->
        [f] retirée
       *[m] retiré
      } { $room }.
  }
    .owner = de
    .evocation = { $ownerIs ->
        [you] one
       *[other] the
      }
    .room = de
log-EvocationActivates = { $modelIs ->
    [you] Vous vous activez.
    [yours] Votre { $modelName } s’active.
   *[other] { $model } s’active.
  }
log-JinxAssigned = { $toIs ->
    [you] Vous recevez la Malédiction { $jinx }.
   *[other] { $to } reçoit la Malédiction { $jinx }.
  }
log-JinxMarked = { $onIs ->
    [you] Votre Malédiction { $jinx }
   *[other] La Malédiction { $jinx } { $on }
  } porte maintenant { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  }.
    .on = de
log-JinxDiscarded = { $fromIs ->
    [you] Vous vous débarrassez { $jinx }.
   *[other] { $from } se débarrasse { $jinx }.
  }
    .jinx = de
log-UpgradeAssigned = { $toIs ->
    [you] Vous recevez l’Amélioration { $upgrade }.
    [yours] Votre { $toName } reçoit l’Amélioration { $upgrade }.
   *[other] { $to } reçoit l’Amélioration { $upgrade }.
  }
log-UpgradeDiscarded = { $fromIs ->
    [you] Vous perdez l’Amélioration { $upgrade }.
    [yours] Votre { $fromName } perd l’Amélioration { $upgrade }.
   *[other] { $from } perd l’Amélioration { $upgrade }.
  }
log-QuestDrawn = { $you ->
    [yes] Vous piochez
   *[no] { $who } pioche
  } { $quest }.
log-QuestMarked = { $you ->
    [yes] Votre Quête { $quest } avance à { $cubes }.
   *[no] La Quête { $quest } { $who } avance à { $cubes }.
  }
    .who = de
log-QuestCompleted = { $you ->
    [yes] Vous accomplissez
   *[no] { $who } accomplit
  } { $quest }.
log-QuestSolved = { $you ->
    [yes] Vous { word-solve-you }
   *[no] { $who } { word-solves }
  } { $quest }.
log-QuestDiscarded = { $you ->
    [yes] Vous défaussez
   *[no] { $who } défausse
  } { $quest }.
log-Forbidden = { $you ->
    [yes] Vous ne pouvez pas
   *[no] { $who } ne peut pas
  } { $ban ->
    [MoveByAction] { $you ->
        [yes] vous
       *[no] se
    } déplacer par des Actions Physiques
    [Leave] quitter la salle par des Actions Physiques ou des Sorts
    [ActivateRooms] activer de salles
   *[Move] { $you ->
        [yes] vous
       *[no] se
    } déplacer
  } { $next ->
    [yes] pendant la prochaine Phase d’Action
   *[no] ce tour-ci
  }.
log-SpellSeen = { $byIs ->
    [you] Vous regardez { $spell } { $of }.
   *[other] { $ofIs ->
        [you] { $by } regarde { $spell } parmi vos cartes.
       *[other] { $by } regarde { $spell } { $of }.
      }
  }
    .of = de
log-SpellCancelled = { $spell } : annulé.
log-ActivationStopped = { $room } n’est pas { $room-gender ->
    [f] activée
   *[m] activé
  }.
log-ActivationTaken = { $byIs ->
    [you] Vous activez { $room } à sa place.
   *[other] { $by } active { $room } à sa place.
  }
log-QuestGiven = { $fromIs ->
    [you] Vous donnez { $quest } { $to }.
   *[other] { $toIs ->
        [you] { $from } vous donne { $quest }.
       *[other] { $from } donne { $quest } { $to }.
      }
  }
    .to = a
log-QuestTaken = { $byIs ->
    [you] Vous prenez { $quest } { $from }.
   *[other] { $fromIs ->
        [you] { $by } vous prend { $quest }.
       *[other] { $by } prend { $quest } { $from }.
      }
  }
    .from = a
log-QuestRefused = { $you ->
    [yes] Vous ne pouvez pas
   *[no] { $who } ne peut pas
  } { word-solve } { $quest } ce tour-ci.
log-EventsLookedAt = { $you ->
    [yes] Vous regardez
   *[no] { $who } regarde
  } { $count ->
    [one] un Événement
   *[other] { $count } Événements
  }.
log-RoseDrewQuest = La Rose Noire prend une Quête de la { $moon ->
    [1] première
    [2] deuxième
   *[3] troisième
  } Phase Lunaire.
log-TokenTurned = { $you ->
    [yes] Vous retournez
   *[no] { $who } retourne
  } un jeton d’Action.
log-TokenRefreshed = { $you ->
    [yes] Vous récupérez
   *[no] { $who } récupère
  } un jeton d’Action.
log-RoomClosed = { $room } ne peut pas être { $room-gender ->
    [f] activée
   *[m] activé
  } ce tour-ci.
log-RoomRecoloured = { $room } compte comme salle { $colour ->
    [Black] noire
    [Purple] violette
    [Red] rouge
    [Grey] grise
    [Blue] bleue
    [Yellow] jaune
   *[Green] verte
  } ce tour-ci.
log-RoomCopied = { $room } compte comme { $copy } ce tour-ci.
log-TypeNamed = { $you ->
    [yes] Vous nommez
   *[no] { $who } nomme
  } les Sorts de { $kind ->
    [Combat] Combat
    [Contingency] Contingence
    [Trap] Piège
   *[Protection] Protection
  }.
log-QuestHandedOver = { $you ->
    [yes] L’une de vos Quêtes
   *[no] Une Quête { $who }
  } passe { $to }.
    .who = de
    .to = a
log-QuestsLookedAt = { $you ->
    [yes] Vous regardez
   *[no] { $who } regarde
  } { $count ->
    [one] 1 Quête
   *[other] { $count } Quêtes
  }.
log-QuestRevealed = { $you ->
    [yes] Vous révélez
   *[no] { $who } révèle
  } { $quest }.
log-QuestClaimed = { $you ->
    [yes] Vous mettez { $quest } parmi vos Quêtes { chip-solved-word }.
   *[no] { $who } met { $quest } parmi ses Quêtes { chip-solved-word }.
  }
log-QuestPutBack = { $you ->
    [yes] Vous remettez
   *[no] { $who } remet
  } { $quest } sur sa pile.
log-NoChoice = { $you ->
    [yes] Vous n’avez
   *[no] { $who } n’a
  } pas le choix : il n’y a { $what ->
    [DiscardSpell] qu’un Sort en main
    [DiscardEvent] qu’un Événement sur le plateau
    [DiscardUpgrade] qu’une Amélioration
    [DiscardQuestOrJinx] qu’une Quête ou Malédiction
   *[other] qu’une Quête
  }.
log-Persists = { $you ->
    [yes] Votre Sort de l’emplacement { $slot } persiste.
   *[no] Le Sort de l’emplacement { $slot } { $who } persiste.
  }
    .who = de
log-Defeated = { $you ->
    [yes] { $by } triomphe de vous.
   *[no] { $byIs ->
        [you] Vous triomphez { $who }.
       *[other] { $by } triomphe { $who }.
      }
  }
    .who = de
log-TrophyTaken = { $you ->
    [yes] Vous prenez un Trophée { $of }.
   *[no] { $ofIs ->
        [you] { $who } vous prend un Trophée.
       *[other] { $who } prend un Trophée { $of }.
      }
  }
    .of = a
log-RoomRebuilt = { $room } est { $room-gender ->
    [f] reconstruite
   *[m] reconstruit
  }.
log-RoomTornDown = { $byIs ->
    [you] { $room } est { $room-gender ->
        [f] détruite
       *[m] détruit
      } ; son marqueur est à vous.
   *[other] { $room } est { $room-gender ->
        [f] détruite
       *[m] détruit
      } ; son marqueur va { $by }.
  }
    .by = a
log-TokenBonus = { $you ->
    [yes] Vous gagnez { $points } pour les marqueurs.
   *[no] { $who } gagne { $points } pour les marqueurs.
  }
log-ExtraTurn = Ceux qui partagent la première place jouent encore un tour.
log-ElementNamed = { $byIs ->
    [you] Pour vous, { $spell } montre { $element } ce tour-ci.
   *[other] Pour { $by }, { $spell } montre { $element } ce tour-ci.
  }
log-Bonus = { $you ->
    [yes] Vous gagnez { $quests } pour les Quêtes, { $trophies } pour les Trophées, { $crown } pour la Couronne.
   *[no] { $who } gagne { $quests } pour les Quêtes, { $trophies } pour les Trophées, { $crown } pour la Couronne.
  }
log-GameWon = { $you ->
    [yes] Vous gagnez la partie.
   *[no] { $who } gagne la partie.
  }

log-a-spell = un Sort
log-a-quest = une Quête
log-a-dummy = une cible fictive
log-by = par { $cause }
    .cause = the
log-activation = { $you ->
    [yes] Votre activation { $number }
   *[no] { $name }, activation { $number }
  }

# The Avatar.
log-CommandRevealed = { $who } révèle { $card } ; { $left ->
    [0] la dernière Carte de Commandement de cette phase
    [one] encore 1 Carte de Commandement
   *[other] encore { $left } Cartes de Commandement
  }.
log-CommandAnswers = { $type ->
    [protection] La Protection
   *[trap] Le Piège
  } { $who } se déclenche : { $card }.
    .who = de
log-CommandDiscarded = { $who } défausse { $card }.
log-CommandsTurned = { $count ->
    [one] 1 Carte de Commandement est retournée
   *[other] { $count } Cartes de Commandement sont retournées
  } pour former la nouvelle pile.
log-CommandsReturned = { $count ->
    [one] 1 Carte de Commandement est mélangée et va
   *[other] { $count } Cartes de Commandement sont mélangées et vont
  } sous les piles de leurs Phases Lunaires.
log-Dominion = { $who } ne s’active pas dans sa Cellule : il se place { $room }.
    .room = dans
log-AvatarChooses = Choix { $who } : { $aim } ({ $reason }).
    .who = de
log-CrownChooses = Choix de la Couronne entre { $tied } ({ $why }) : { $you ->
    [yes] vous choisissez.
   *[no] { $who } choisit.
  }

reason-only = le seul choix
reason-rules = comme le disent les règles
reason-open = les règles le laissent ouvert
reason-two = { $first }, puis { $second }
reason-three = { $first }, puis { $second }, puis { $third }
reason-four = { $first }, puis { $second }, puis { $third }, puis { $fourth }
reason-tie = { $before } ; égalité avec { $rivals } départagée par { $by }
reason-more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
  }
criterion-MostDamage = le plus de Dégâts
criterion-MostRoseDamage = le plus de Dégâts de la Rose Noire
criterion-Nearest = le plus proche
criterion-MostPower = le plus de PP
criterion-MostTrophies = le plus de Trophées
criterion-MostMages = le plus de Mages
criterion-MostModels = le plus de figurines
criterion-MostInstability = le plus d’Instabilité
criterion-Mage = un Mage
tie-MostDamage = les Dégâts
tie-MostRoseDamage = les Dégâts de la Rose Noire
tie-Nearest = la distance
tie-MostPower = les PP
tie-MostTrophies = les Trophées
tie-MostMages = les Mages
tie-MostModels = les figurines
tie-MostInstability = l’Instabilité
tie-Mage = le fait d’être un Mage
alike-MostDamage = autant de Dégâts
alike-MostRoseDamage = autant de Dégâts de la Rose Noire
alike-Nearest = à la même distance
alike-MostPower = autant de PP
alike-MostTrophies = autant de Trophées
alike-MostMages = autant de Mages
alike-MostModels = autant de figurines
alike-MostInstability = autant d’Instabilité
alike-Mage = de la même sorte

### A deed in one sentence: over its card, in "Since you last acted", and for people who listen.

deed-cast = { $you ->
    [yes] Vous lancez { $card }
   *[no] { $who } lance { $card }
  }
deed-cast-at = { $you ->
    [yes] Vous lancez { $card } sur { $target }
   *[no] { $who } lance { $card } sur { $target }
  }
deed-casting = { $you ->
    [yes] Vous lancez un Sort
   *[no] { $who } lance un Sort
  }
deed-trap = { $you ->
    [yes] Vous posez un Piège sur l’emplacement { $slot }
   *[no] { $who } pose un Piège sur l’emplacement { $slot }
  }
deed-protection = { $you ->
    [yes] Vous posez une Protection sur l’emplacement { $slot }
   *[no] { $who } pose une Protection sur l’emplacement { $slot }
  }
deed-answer = { $you ->
    [yes] Vous répondez avec { $card }
   *[no] { $who } répond avec { $card }
  }
deed-answer-at = { $you ->
    [yes] Vous répondez avec { $card } sur { $target }
   *[no] { $who } répond avec { $card } sur { $target }
  }
deed-explore = { $you ->
    [yes] Vous explorez
   *[no] { $who } explore
  }
deed-fight = { $you ->
    [yes] Vous utilisez l’Affrontement
   *[no] { $who } utilise l’Affrontement
  }
deed-command = { $you ->
    [yes] Vous commandez une Évocation
   *[no] { $who } commande une Évocation
  }
deed-momentum = { $you ->
    [yes] Vous utilisez l’Élan
   *[no] { $who } utilise l’Élan
  }
deed-solving = { $you ->
    [yes] Vous { word-solve-you } une Quête
   *[no] { $who } { word-solves } une Quête
  }
deed-solve = { $you ->
    [yes] Vous { word-solve-you } { $card }
   *[no] { $who } { word-solves } { $card }
  }
deed-pass = { $you ->
    [yes] Vous passez
   *[no] { $who } passe
  }
deed-room = { $you ->
    [yes] Vous activez { $card }
   *[no] { $who } active { $card }
  }
    .card = the
deed-room-at = { $you ->
    [yes] Vous activez { $card }, cible : { $target }
   *[no] { $who } active { $card }, cible : { $target }
  }
    .card = the
deed-evocation = { $you ->
    [yes] Votre { $card } agit
   *[no] { $card } { $who } agit
  }
    .card = { $you ->
        [yes] one
       *[no] the
    }
    .who = de
deed-evocation-at = { $you ->
    [yes] Votre { $card } agit, cible : { $target }
   *[no] { $card } { $who } agit, cible : { $target }
  }
    .card = { $you ->
        [yes] one
       *[no] the
    }
    .who = de
deed-order = { $who } résout { $card }
deed-event = L’Événement { $card } est révélé
deed-quest = { $you ->
    [yes] Vous défaussez
   *[no] { $who } défausse
  } { $quest }
deed-effect = { $card } fait effet
deed-phase = { $phase }
deed-turn = Le tour { $turn } commence
deed-moon = { $moon ->
    [2] La deuxième Phase Lunaire commence
    [3] La troisième Phase Lunaire commence
   *[other] La Phase Lunaire change
  }
deed-fall = { $you ->
    [yes] Vous tombez
   *[no] { $who } tombe
  }
deed-torn = { $card } est { $card-gender ->
    [f] détruite
   *[m] détruit
  }
    .card = the
deed-rebuilt = { $card } est { $card-gender ->
    [f] reconstruite
   *[m] reconstruit
  }
    .card = the
deed-last-turn = Le dernier tour est annoncé
deed-won = { $you ->
    [yes] Vous gagnez
   *[no] { $who } gagne
  } { $duel ->
    [yes] le duel
   *[no] la partie
  }

ceremony-moon = De nouvelles Quêtes et de nouveaux Événements attendent désormais.
ceremony-moon-by = { $you ->
    [yes] Vous avez atteint { $power }.
   *[no] { $who } a atteint { $power }.
  } De nouvelles Quêtes et de nouveaux Événements attendent désormais.
ceremony-last-turn = La partie s’achève avec ce tour.
ceremony-last-turn-by = { $you ->
    [yes] Vous avez atteint { $power }.
   *[no] { $who } a atteint { $power }.
  } La partie s’achève avec ce tour.
ceremony-fall = { $you ->
    [yes] Vous avez porté le dernier coup. Les cubes sont comptés, et le chemin mène à la Cellule.
   *[no] Le dernier coup vient { $by }. Les cubes sont comptés, et le chemin mène à la Cellule.
  }
    .by = de
ceremony-fall-event = Un Événement donne le Trophée à la Rose Noire.
ceremony-solved = La Quête est accomplie et apporte sa récompense.
ceremony-torn = Elle est pleine. { $you ->
    [yes] Vous prenez son marqueur, qui vaut { $worth } à la fin.
   *[no] { $who } prend son marqueur, qui vaut { $worth } à la fin.
  }
ceremony-rebuilt = Elle est pleine. Celui qui y a le plus de cubes gagne { $first }, le deuxième { $second }, les autres { $other }.
ceremony-rebuilt-plain = Elle est pleine, et les cubes sont comptés.
ceremony-alone = Celui qui y est seul à avoir des cubes gagne 1 de plus.
ceremony-tied = En cas d’égalité, on gagne 1 de moins.
ceremony-cubes = { $count ->
    [one] 1 cube
   *[other] { $count } cubes
  }
ceremony-trophy = et le Trophée
ceremony-trophy-alone = le Trophée
ceremony-turn = { $you ->
    [yes] Vous êtes Premier Mage.
   *[no] { $who } est Premier Mage.
  }
ceremony-won = Les points sont comptés une dernière fois.
