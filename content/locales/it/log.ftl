### What happened, in words. One message for each kind of happening; `$you` is "yes" where the reader did it.
### Names of mages, cards and rooms arrive as links; they may stand anywhere, and come in the form that an attribute asks
### for (`.who = di`), with what they tell about themselves beside them (`$who-gender`): see the heads of ui.ftl and
### names.ftl.

log-TurnBegins = Turno { $turn }
log-PhaseBegins = { $phase }
log-MoonChanges = { $moon ->
    [2] Sorge la Seconda Luna.
    [3] Sorge la Terza Luna.
   *[other] La Luna cambia.
  }
log-EndTriggered = È cominciato l’ultimo Turno: qualcuno ha superato la fine della Barra del Potere.
log-ChoseMage = { $you ->
    [yes] Scegli { $mage }.
   *[no] { $who } sceglie { $mage }.
  }
log-ChoseSchool = { $you ->
    [yes] Scegli la Scuola { $school }.
   *[no] { $who } sceglie la Scuola { $school }.
  }
log-PowerChanges-gain = { $you ->
    [yes] Guadagni
   *[no] { $who } guadagna
  } { $count } PP, ora { $now }.
log-PowerChanges-lose = { $you ->
    [yes] Perdi
   *[no] { $who } perde
  } { $count } PP, ora { $now }.
log-CrownTaken = { $you ->
    [yes] Prendi la Corona.
   *[no] { $who } prende la Corona.
  }
log-EventRevealed = { $you ->
    [yes] Riveli
   *[no] { $who } rivela
  } l’Evento { $event }.
log-EventLaid = L’Evento { $event } va nello spazio { $slot }.
log-EventDiscarded = L’Evento { $event } lascia la plancia.
log-SpellDrawn = { $you ->
    [yes] Peschi
   *[no] { $who } pesca
  } { $spell } { $from ->
    [Grimoire] dal Grimorio
    [Memories] dalle Memorie
    [Library] dalla Libreria
    [Forgotten] dalle Magie Dimenticate
   *[Aside] dalle Magie messe da parte
  }.
log-SpellsLookedAt = { $you ->
    [yes] Guardi
   *[no] { $who } guarda
  } { $count ->
    [one] una Magia
   *[other] { $count } Magie
  }.
log-SpellDiscarded = { $you ->
    [yes] Scarti
   *[no] { $who } scarta
  } { $spell }.
log-SpellRemoved = { $you ->
    [yes] Rimuovi
   *[no] { $who } rimuove
  } { $spell } dalla mano.
log-SpellLeavesGame = { $spell-number ->
    [many] { $spell } escono dal gioco.
   *[one] { $spell } esce dal gioco.
  }
log-SpellGiven = { $fromIs ->
    [you] Dai { $spell } { $to }.
   *[other] { $toIs ->
        [you] { $from } ti dà { $spell }.
       *[other] { $from } dà { $spell } { $to }.
      }
  }
    .to = a
log-SpellTakenBack = { $you ->
    [yes] Riprendi
   *[no] { $who } riprende
  } { $spell }.
log-SpellReturned = { $you ->
    [yes] { $spell } torna a te.
   *[no] { $spell } torna { $who }.
  }
    .who = a
log-SpellSwapped = { $you ->
    [yes] Scambi
   *[no] { $who } scambia
  } { $out } con { $into }.
log-Shuffled = { $you ->
    [yes] Mischi le tue Memorie nel tuo Grimorio.
   *[no] { $who } mischia le Memorie nel Grimorio.
  }
log-GrimoireShuffled = { $you ->
    [yes] Mischi il tuo Grimorio.
   *[no] { $who } mischia il Grimorio.
  }
log-Prepared = { $you ->
    [yes] Prepari
   *[no] { $who } prepara
  } { $spell } nello spazio { $slot }.
    .slot = m
log-ActionTaken-Explore = { $you ->
    [yes] Esplori.
   *[no] { $who } esplora.
  }
log-ActionTaken-Fight = { $you ->
    [yes] Scegli lo Scontro.
   *[no] { $who } sceglie lo Scontro.
  }
log-ActionTaken-Command = { $you ->
    [yes] Dai un Comando.
   *[no] { $who } dà un Comando.
  }
log-ActionTaken-Momentum = { $you ->
    [yes] Usi lo Slancio.
   *[no] { $who } usa lo Slancio.
  }
log-ActionTaken-Cast = { $you ->
    [yes] Lanci una Magia.
   *[no] { $who } lancia una Magia.
  }
log-ActionTaken-SolveQuest = { $you ->
    [yes] { word-solve-you } una Missione.
   *[no] { $who } { word-solves } una Missione.
  }
log-ActionTaken-Pass = { $you ->
    [yes] Passi.
   *[no] { $who } passa.
  }
log-SpellActive = { $you ->
    [yes] Rendi
   *[no] { $who } rende
  } Attiva una { $type ->
    [protection] Protezione
   *[trap] Trappola
  } nello spazio { $slot }.
    .slot = m
log-SpellRevealed = { $you ->
    [yes] Riveli
   *[no] { $who } rivela
  } { $spell }, { $side ->
    [dark] rovescio
   *[light] dritto
  }.
log-RoomActivated = { $you ->
    [yes] Attivi
   *[no] { $who } attiva
  } { $room }.
log-Targeted = Bersaglio: { $target }.
log-Damaged = { $you ->
    [yes] { $onIs ->
        [you] Ti infliggi { danni }.
       *[other] Infliggi { danni } { $on }.
      }
   *[no] { $onIs ->
        [you] { $who } ti infligge { danni }.
       *[other] { $who } infligge { danni } { $on }.
      }
  }
    .on = a
danni = { $count ->
    [one] 1 Danno
   *[other] { $count } Danni
  }
log-DamageIgnored = { $you ->
    [yes] Ignori
   *[no] { $who } ignora
  } { danni }.
log-EffectWaived = { $you ->
    [yes] Rinunci
   *[no] { $who } rinuncia
  } all’effetto.
log-EffectIgnored = { $you ->
    [yes] Ignori
   *[no] { $who } ignora
  } l’effetto.
log-DamageConverted = { $you ->
    [yes] Converti
   *[no] { $who } converte
  } { $fromIs ->
    [you] 1 dei tuoi Danni
   *[other] 1 Danno { $from }
  } { $onIs ->
    [you] su di te
   *[other] { $on }
  }.
    .from = di
    .on = su
log-Healed = { $colourIs ->
    [you] 1 dei tuoi Danni
   *[other] 1 Danno { $colour }
  } viene curato { $on }.
    .colour = di
    .on = su
log-InstabilityPlaced = { $you ->
    [yes] Piazzi
   *[no] { $who } piazza
  } { $count } Instabilità { $room }.
    .room = in
log-InstabilityConverted = { $you ->
    [yes] Converti
   *[no] { $who } converte
  } { $fromIs ->
    [you] 1 tua Instabilità
   *[other] 1 Instabilità { $from }
  } { $room }.
    .from = di
    .room = in
log-InstabilityRemoved = { $you ->
    [yes] Rimuovi
   *[no] { $who } rimuove
  } { $fromIs ->
    [you] 1 tua Instabilità
   *[other] 1 Instabilità { $from }
  } { $room }.
    .from = di
    .room = da
log-DamageTransferred = { $you ->
    [yes] Trasferisci
   *[no] { $who } trasferisce
  } { $colourIs ->
    [you] 1 dei tuoi Danni
   *[other] 1 Danno { $colour }
  } { $from } { $to }.
    .colour = di
    .from = da
    .to = a
log-Moved = { $modelIs ->
    [you] Ti sposti { $room }.
    [yours] { tuo-modelName } si sposta { $room }.
   *[other] { $model } si sposta { $room }.
  }
    .room = in
# "Il tuo Cadavere", "La tua Succube".
tuo-modelName = { $modelName-gender ->
    [f] La tua { $modelName }
   *[m] Il tuo { $modelName }
  }
log-Put = { $modelIs ->
    [you] Arrivi { $room }.
    [yours] { tuo-modelName } arriva { $room }.
   *[other] { $model } arriva { $room }.
  }
    .room = in
log-PutInCell = { $you ->
    [yes] Torni nella tua Cella.
   *[no] { $who } torna nella Cella.
  }
log-Summoned = { $you ->
    [yes] Evochi
   *[no] { $who } evoca
  } { $evocation-gender ->
    [f] { $evocation-sound ->
        [v] un’{ $evocation }
       *[c] una { $evocation }
      }
   *[m] un { $evocation }
  } { $room }.
    .room = in
log-NightmareAssigned = { $evocation } viene { $evocation-gender ->
    [f] assegnata
   *[m] assegnato
  } { $to }.
    .evocation = the
    .to = a
log-EvocationRemoved = { $ownerIs ->
    [you] { $evocation-gender ->
        [f] La tua
       *[m] Il tuo
      } { $evocation } lascia la Loggia ({ $room }).
   *[other] { $evocation } { $owner } lascia la Loggia ({ $room }).
  }
    .room = title
    .owner = di
    .evocation = { $ownerIs ->
        [you] one
       *[other] the
    }
log-EvocationActivates = { $modelIs ->
    [you] Ti attivi.
    [yours] { tuo-modelName } si attiva.
   *[other] { $model } si attiva.
  }
log-JinxAssigned = { $toIs ->
    [you] Ricevi la Maledizione { $jinx }.
   *[other] { $to } riceve la Maledizione { $jinx }.
  }
log-JinxMarked = { $onIs ->
    [you] La tua Maledizione { $jinx }
   *[other] La Maledizione { $jinx } { $on }
  } ha ora { $cubes ->
    [one] 1 cubetto
   *[other] { $cubes } cubetti
  }.
    .on = di
log-JinxDiscarded = { $fromIs ->
    [you] Ti liberi della Maledizione { $jinx }.
   *[other] { $from } si libera della Maledizione { $jinx }.
  }
log-UpgradeAssigned = { $toIs ->
    [you] Ricevi il Potenziamento { $upgrade }.
    [yours] { $toName-gender ->
        [f] La tua
       *[m] Il tuo
      } { $toName } riceve il Potenziamento { $upgrade }.
   *[other] { $to } riceve il Potenziamento { $upgrade }.
  }
log-UpgradeDiscarded = { $fromIs ->
    [you] Perdi il Potenziamento { $upgrade }.
    [yours] { $fromName-gender ->
        [f] La tua
       *[m] Il tuo
      } { $fromName } perde il Potenziamento { $upgrade }.
   *[other] { $from } perde il Potenziamento { $upgrade }.
  }
log-QuestDrawn = { $you ->
    [yes] Peschi
   *[no] { $who } pesca
  } { $quest }.
log-QuestMarked = { $you ->
    [yes] La tua Missione { $quest } avanza a { $cubes }.
   *[no] La Missione { $quest } { $who } avanza a { $cubes }.
  }
    .who = di
log-QuestCompleted = { $you ->
    [yes] Completi
   *[no] { $who } completa
  } { $quest }.
log-QuestSolved = { $you ->
    [yes] { word-solve-you }
   *[no] { $who } { word-solves }
  } { $quest }.
log-QuestDiscarded = { $you ->
    [yes] Scarti
   *[no] { $who } scarta
  } { $quest }.
log-Forbidden = { $you ->
    [yes] Non puoi
   *[no] { $who } non può
  } { $ban ->
    [MoveByAction] { $you ->
        [yes] muoverti
       *[no] muoversi
      } con Azioni Fisiche
    [Leave] lasciare la Stanza con Azioni Fisiche o Magie
    [ActivateRooms] attivare Stanze
   *[Move] { $you ->
        [yes] muoverti
       *[no] muoversi
      }
  } { $next ->
    [yes] nella prossima Fase Azione
   *[no] in questo Turno
  }.
log-SpellSeen = { $byIs ->
    [you] Guardi { $spell } { $of }.
   *[other] { $ofIs ->
        [you] { $by } guarda { $spell } tra le tue carte.
       *[other] { $by } guarda { $spell } { $of }.
      }
  }
    .of = di
log-SpellCancelled = { $spell }: Magia cancellata.
log-ActivationStopped = { $room } non viene { $room-gender ->
    [f] attivata
   *[m] attivato
  }.
log-ActivationTaken = { $byIs ->
    [you] Attivi invece tu { $room }.
   *[other] { $by } attiva invece { $room }.
  }
log-QuestGiven = { $fromIs ->
    [you] Dai { $quest } { $to }.
   *[other] { $toIs ->
        [you] { $from } ti dà { $quest }.
       *[other] { $from } dà { $quest } { $to }.
      }
  }
    .to = a
log-QuestTaken = { $byIs ->
    [you] Prendi { $quest } { $from }.
   *[other] { $by } prende { $quest } { $from }.
  }
    .from = da
log-QuestRefused = { $you ->
    [yes] Non puoi
   *[no] { $who } non può
  } { word-solve } { $quest } in questo Turno.
log-EventsLookedAt = { $you ->
    [yes] Guardi
   *[no] { $who } guarda
  } { $count ->
    [one] un Evento
   *[other] { $count } Eventi
  }.
log-RoseDrewQuest = La Rosa Nera prende una Missione della { $moon ->
    [1] Prima Luna
    [2] Seconda Luna
   *[3] Terza Luna
  }.
log-TokenTurned = { $you ->
    [yes] Volti
   *[no] { $who } volta
  } un segnalino Azione Fisica.
log-TokenRefreshed = { $you ->
    [yes] Ripristini
   *[no] { $who } ripristina
  } un segnalino Azione Fisica.
log-RoomClosed = { $room } non si può attivare in questo Turno.
log-RoomRecoloured = { $room } conta come Stanza { $colour ->
    [Black] nera
    [Purple] viola
    [Red] rossa
    [Grey] grigia
    [Blue] blu
    [Yellow] gialla
   *[Green] verde
  } in questo Turno.
log-RoomCopied = { $room } conta come { $copy } in questo Turno.
log-TypeNamed = { $you ->
    [yes] Nomini
   *[no] { $who } nomina
  } le Magie { $kind ->
    [Combat] di Combattimento
    [Contingency] di Contingenza
    [Trap] Trappola
   *[Protection] Protezione
  }.
log-QuestHandedOver = { $you ->
    [yes] Una tua Missione
   *[no] Una Missione { $who }
  } passa { $to }.
    .who = di
    .to = a
log-QuestsLookedAt = { $you ->
    [yes] Guardi
   *[no] { $who } guarda
  } { $count ->
    [one] 1 Missione
   *[other] { $count } Missioni
  }.
log-QuestRevealed = { $you ->
    [yes] Riveli
   *[no] { $who } rivela
  } { $quest }.
log-QuestClaimed = { $you ->
    [yes] Metti
   *[no] { $who } mette
  } { $quest } tra le { $you ->
    [yes] tue
   *[no] proprie
  } Missioni { $quests ->
    [at_once] completate
   *[in_stages] risolte
  }.
log-QuestPutBack = { $you ->
    [yes] Rimetti
   *[no] { $who } rimette
  } { $quest } sul suo mazzo.
log-NoChoice = { $you ->
    [yes] Non hai
   *[no] { $who } non ha
  } scelta: c’è { $what ->
    [DiscardSpell] una sola Magia in mano
    [DiscardEvent] un solo Evento sulla plancia
    [DiscardUpgrade] un solo Potenziamento
    [DiscardQuestOrJinx] una sola Missione o Maledizione
   *[other] una sola Missione
  }.
log-Persists = { $you ->
    [yes] La tua Magia nello spazio { $slot } persiste.
   *[no] La Magia nello spazio { $slot } { $who } persiste.
  }
    .who = di
    .slot = m
log-Defeated = { $you ->
    [yes] { $by } ti sconfigge.
   *[no] { $byIs ->
        [you] Sconfiggi { $who }.
       *[other] { $by } sconfigge { $who }.
      }
  }
log-TrophyTaken = { $you ->
    [yes] Prendi un Trofeo { $of }.
   *[no] { $ofIs ->
        [you] { $who } prende un tuo Trofeo.
       *[other] { $who } prende un Trofeo { $of }.
      }
  }
    .of = di
log-RoomRebuilt = { $room } viene { $room-gender ->
    [f] ricostruita
   *[m] ricostruito
  }.
log-RoomTornDown = { $byIs ->
    [you] { $room } crolla; il suo segnalino è tuo.
   *[other] { $room } crolla; il suo segnalino va { $by }.
  }
    .by = a
log-TokenBonus = { $you ->
    [yes] Guadagni { $points } per i segnalini.
   *[no] { $who } guadagna { $points } per i segnalini.
  }
log-ExtraTurn = Chi condivide il primo posto gioca ancora un Turno.
log-ElementNamed = { $byIs ->
    [you] Per te, { $spell } mostra { $element } in questo Turno.
   *[other] Per { $by }, { $spell } mostra { $element } in questo Turno.
  }
log-Bonus = { $you ->
    [yes] Guadagni { $quests } per le Missioni, { $trophies } per i Trofei, { $crown } per la Corona.
   *[no] { $who } guadagna { $quests } per le Missioni, { $trophies } per i Trofei, { $crown } per la Corona.
  }
log-GameWon = { $you ->
    [yes] Hai vinto.
   *[no] Vince { $who }.
  }

log-a-spell = una Magia
log-a-quest = una Missione
log-a-dummy = { $form ->
    [su] su un bersaglio fittizio
   *[other] un bersaglio fittizio
  }
log-by = causa: { $cause }
    .cause = title
log-activation = { $you ->
    [yes] La tua attivazione { $number }
   *[no] { $name }, attivazione { $number }
  }

# The Avatar.
log-CommandRevealed = { $who } rivela { $card }; { $left ->
    [0] è l’ultima Carta Comando di questa fase
    [one] resta 1 Carta Comando
   *[other] restano { $left } Carte Comando
  }.
log-CommandAnswers = La { $type ->
    [protection] Protezione
   *[trap] Trappola
  } { $who } si innesca: { $card }.
    .who = di
log-CommandDiscarded = { $who } scarta { $card }.
log-CommandsTurned = { $count ->
    [one] 1 Carta Comando viene voltata
   *[other] { $count } Carte Comando vengono voltate
  } come nuovo mazzo.
log-CommandsReturned = { $count ->
    [one] 1 Carta Comando viene mischiata
   *[other] { $count } Carte Comando vengono mischiate
  } sotto i mazzi delle loro Lune.
log-Dominion = { $who } non si attiva nella sua Cella: si piazza { $room }.
    .room = in
log-AvatarChooses = Scelta { $who }: { $aim } ({ $reason }).
    .who = di
log-CrownChooses = Scelta della Corona tra { $tied } ({ $why }): { $you ->
    [yes] scegli tu.
   *[no] sceglie { $who }.
  }

reason-only = l’unica scelta
reason-rules = come dicono le regole
reason-open = le regole lo lasciano aperto
reason-two = { $first }, poi { $second }
reason-three = { $first }, poi { $second }, poi { $third }
reason-four = { $first }, poi { $second }, poi { $third }, poi { $fourth }
reason-tie = { $before }; pareggio con { $rivals }, deciso da: { $by }
reason-more = { $count ->
    [one] un altro
   *[other] altri { $count }
  }
criterion-MostDamage = più Danni
criterion-MostRoseDamage = più Danni neri
criterion-Nearest = più vicino
criterion-MostPower = più PP
criterion-MostTrophies = più Trofei
criterion-MostMages = più Maghi
criterion-MostModels = più modelli
criterion-MostInstability = più Instabilità
criterion-Mage = un Mago
tie-MostDamage = Danni
tie-MostRoseDamage = Danni neri
tie-Nearest = distanza
tie-MostPower = PP
tie-MostTrophies = Trofei
tie-MostMages = Maghi
tie-MostModels = modelli
tie-MostInstability = Instabilità
tie-Mage = essere un Mago
alike-MostDamage = stessi Danni
alike-MostRoseDamage = stessi Danni neri
alike-Nearest = stessa distanza
alike-MostPower = stessi PP
alike-MostTrophies = stessi Trofei
alike-MostMages = altrettanti Maghi
alike-MostModels = altrettanti modelli
alike-MostInstability = stessa Instabilità
alike-Mage = dello stesso genere

### A deed in one sentence: over its card, in "Since you last acted", and for people who listen.

deed-cast = { $you ->
    [yes] Lanci { $card }
   *[no] { $who } lancia { $card }
  }
deed-cast-at = { $you ->
    [yes] Lanci { $card } { $target }
   *[no] { $who } lancia { $card } { $target }
  }
    .target = su
deed-casting = { $you ->
    [yes] Lanci una Magia
   *[no] { $who } lancia una Magia
  }
deed-trap = { $you ->
    [yes] Posi una Trappola nello spazio { $slot }
   *[no] { $who } posa una Trappola nello spazio { $slot }
  }
    .slot = m
deed-protection = { $you ->
    [yes] Posi una Protezione nello spazio { $slot }
   *[no] { $who } posa una Protezione nello spazio { $slot }
  }
    .slot = m
deed-answer = { $you ->
    [yes] Reagisci con { $card }
   *[no] { $who } reagisce con { $card }
  }
deed-answer-at = { $you ->
    [yes] Reagisci con { $card }, bersaglio: { $target }
   *[no] { $who } reagisce con { $card }, bersaglio: { $target }
  }
deed-explore = { $you ->
    [yes] Esplori
   *[no] { $who } esplora
  }
deed-fight = { $you ->
    [yes] Scegli lo Scontro
   *[no] { $who } sceglie lo Scontro
  }
deed-command = { $you ->
    [yes] Dai un Comando a un’Evocazione
   *[no] { $who } dà un Comando a un’Evocazione
  }
deed-momentum = { $you ->
    [yes] Usi lo Slancio
   *[no] { $who } usa lo Slancio
  }
deed-solving = { $you ->
    [yes] { word-solve-you } una Missione
   *[no] { $who } { word-solves } una Missione
  }
deed-solve = { $you ->
    [yes] { word-solve-you } { $card }
   *[no] { $who } { word-solves } { $card }
  }
deed-pass = { $you ->
    [yes] Passi
   *[no] { $who } passa
  }
deed-room = { $you ->
    [yes] Attivi { $card }
   *[no] { $who } attiva { $card }
  }
    .card = the
deed-room-at = { $you ->
    [yes] Attivi { $card }, bersaglio: { $target }
   *[no] { $who } attiva { $card }, bersaglio: { $target }
  }
    .card = the
deed-evocation = { $you ->
    [yes] { $card-gender ->
        [f] La tua
       *[m] Il tuo
      } { $card } agisce
   *[no] { $card } { $who } agisce
  }
    .who = di
    .card = { $you ->
        [yes] one
       *[no] the
      }
deed-evocation-at = { $you ->
    [yes] { $card-gender ->
        [f] La tua
       *[m] Il tuo
      } { $card } agisce, bersaglio: { $target }
   *[no] { $card } { $who } agisce, bersaglio: { $target }
  }
    .who = di
    .card = { $you ->
        [yes] one
       *[no] the
      }
deed-order = { $who } risolve { $card }
deed-event = Viene rivelato l’Evento { $card }
deed-quest = { $you ->
    [yes] Scarti
   *[no] { $who } scarta
  } { $quest }
deed-effect = { $card } ha effetto
deed-phase = { $phase }
deed-turn = Comincia il Turno { $turn }
deed-moon = { $moon ->
    [2] Sorge la Seconda Luna
    [3] Sorge la Terza Luna
   *[other] La Luna cambia
  }
deed-fall = { $you ->
    [yes] Cadi
   *[no] { $who } cade
  }
deed-torn = { $card } crolla
deed-rebuilt = { $card } è di nuovo in piedi
deed-last-turn = È l’ultimo Turno
deed-won = { $you ->
    [yes] Vinci
   *[no] { $who } vince
  } { $duel ->
    [yes] il duello
   *[no] la partita
  }

ceremony-moon = Da ora in poi aspettano nuove Missioni e nuovi Eventi.
ceremony-moon-by = { $you ->
    [yes] Hai raggiunto { $power } PP.
   *[no] { $who } ha raggiunto { $power } PP.
  } Da ora in poi aspettano nuove Missioni e nuovi Eventi.
ceremony-last-turn = La partita finisce con questo Turno.
ceremony-last-turn-by = { $you ->
    [yes] Hai raggiunto { $power } PP.
   *[no] { $who } ha raggiunto { $power } PP.
  } La partita finisce con questo Turno.
ceremony-fall = { $you ->
    [yes] L’ultimo colpo è tuo. I cubetti vengono contati, e la via porta alla Cella.
   *[no] L’ultimo colpo è { $by }. I cubetti vengono contati, e la via porta alla Cella.
  }
    .by = di
ceremony-fall-event = Un Evento dà il Trofeo alla Rosa Nera.
ceremony-solved = La Missione è compiuta e porta la sua ricompensa.
ceremony-torn = La Stanza è piena. { $you ->
    [yes] Prendi il suo segnalino, che alla fine vale { $worth }.
   *[no] { $who } prende il suo segnalino, che alla fine vale { $worth }.
  }
ceremony-rebuilt = La Stanza è piena. Chi ha più cubetti guadagna { $first }, il secondo { $second }, chiunque altro { $other }.
ceremony-rebuilt-plain = La Stanza è piena, e i cubetti vengono contati.
ceremony-alone = Chi è il solo ad avervi cubetti guadagna 1 in più.
ceremony-tied = In caso di parità si guadagna 1 in meno.
ceremony-cubes = { $count ->
    [one] 1 cubetto
   *[other] { $count } cubetti
  }
ceremony-trophy = e il Trofeo
ceremony-trophy-alone = il Trofeo
ceremony-turn = { $you ->
    [yes] Sei il Primo Mago.
   *[no] Primo Mago: { $who }.
  }
ceremony-won = I punti vengono contati un’ultima volta.
