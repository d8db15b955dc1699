### Was geschehen ist. What happened, in words; forms and features are those of cards.ftl and names.ftl: nom acc dat gen,
### rooms also in and into, evocations the the-acc the-dat the-gen with their article.

log-TurnBegins = Runde { $turn }
log-PhaseBegins = { $phase }
log-MoonChanges =
    { $moon ->
        [2] Die 2. Mondphase beginnt.
        [3] Die 3. Mondphase beginnt.
       *[other] Die Mondphase wechselt.
    }
log-EndTriggered = Die letzte Runde hat begonnen: Jemand hat das Ende der Machtleiste erreicht.
log-ChoseMage =
    { $you ->
        [yes] Du wählst
       *[no] { $who } wählt
    } { $mage }.
    .mage = acc
    .who = nom
log-ChoseSchool =
    { $you ->
        [yes] Du wählst
       *[no] { $who } wählt
    } die Zauberschule { $school }.
    .who = nom
log-PowerChanges-gain =
    { $you ->
        [yes] Du erhältst
       *[no] { $who } erhält
    } { $count ->
        [one] { $count } Machtpunkt
       *[other] { $count } Machtpunkte
    }, jetzt { $now }.
    .who = nom
log-PowerChanges-lose =
    { $you ->
        [yes] Du verlierst
       *[no] { $who } verliert
    } { $count ->
        [one] { $count } Machtpunkt
       *[other] { $count } Machtpunkte
    }, jetzt { $now }.
    .who = nom
log-CrownTaken =
    { $you ->
        [yes] Du nimmst
       *[no] { $who } nimmt
    } die Krone.
    .who = nom
log-EventRevealed =
    { $you ->
        [yes] Du deckst
       *[no] { $who } deckt
    } das Ereignis { $event } auf.
    .who = nom
log-EventLaid = { $event } liegt auf Feld { $slot }.
log-EventDiscarded = { $event } verlässt das Ereignistableau.
log-SpellDrawn =
    { $you ->
        [yes] Du ziehst
       *[no] { $who } zieht
    } { $spell } { $from ->
        [Grimoire] vom Zauberbuch
        [Memories] aus den Erinnerungen
        [Library] aus der Bibliothek
        [Forgotten] von den Zaubern der Vergessenen
       *[Aside] von den beiseitegelegten Zaubern
    }.
    .spell = acc
    .who = nom
log-SpellsLookedAt =
    { $you ->
        [yes] Du siehst dir
       *[no] { $who } sieht sich
    } { $count } Zauber an.
    .who = nom
log-SpellDiscarded =
    { $you ->
        [yes] Du legst
       *[no] { $who } legt
    } { $spell } ab.
    .spell = acc
    .who = nom
log-SpellRemoved =
    { $you ->
        [yes] Du entfernst
       *[no] { $who } entfernt
    } { $spell } aus der Hand.
    .spell = acc
    .who = nom
log-SpellLeavesGame = { $spell } verlässt das Spiel.
log-SpellGiven =
    { $fromIs ->
        [you] Du gibst { $to } { $spell }.
       *[other] { $from } gibt { $to } { $spell }.
    }
    .to = dat
    .spell = acc
    .from = nom
log-SpellTakenBack =
    { $you ->
        [yes] Du nimmst
       *[no] { $who } nimmt
    } { $spell } zurück.
    .spell = acc
    .who = nom
log-SpellReturned =
    { $you ->
        [yes] { $spell } kommt zu dir zurück.
       *[no] { $spell } kommt zu { $who } zurück.
    }
    .who = dat
log-SpellSwapped =
    { $you ->
        [yes] Du tauschst
       *[no] { $who } tauscht
    } { $out } gegen { $into } aus.
    .out = acc
    .into = acc
    .who = nom
log-Shuffled =
    { $you ->
        [yes] Du mischst deine Erinnerungen in dein Zauberbuch
       *[no] { $who } mischt die Erinnerungen ins Zauberbuch
    }.
    .who = nom
log-GrimoireShuffled =
    { $you ->
        [yes] Du mischst dein Zauberbuch
       *[no] { $who } mischt das Zauberbuch
    }.
    .who = nom
log-Prepared =
    { $you ->
        [yes] Du bereitest
       *[no] { $who } bereitet
    } { $spell } auf Feld { $slot } vor.
    .spell = acc
    .who = nom
log-ActionTaken-Explore =
    { $you ->
        [yes] Du führst
       *[no] { $who } führt
    } einen Sprint aus.
    .who = nom
log-ActionTaken-Fight =
    { $you ->
        [yes] Du führst
       *[no] { $who } führt
    } einen Kraftakt aus.
    .who = nom
log-ActionTaken-Command =
    { $you ->
        [yes] Du gibst
       *[no] { $who } gibt
    } einen Befehl.
    .who = nom
log-ActionTaken-Momentum =
    { $you ->
        [yes] Du führst
       *[no] { $who } führt
    } „Zauber ablegen“ aus.
    .who = nom
log-ActionTaken-Cast =
    { $you ->
        [yes] Du wirkst
       *[no] { $who } wirkt
    } einen Zauber.
    .who = nom
log-ActionTaken-SolveQuest =
    { $quests ->
        [at_once] { $you ->
            [yes] Du erfüllst
           *[no] { $who } erfüllt
        } eine Aufgabe.
       *[in_stages] { $you ->
            [yes] Du löst
           *[no] { $who } löst
        } eine Aufgabe ein.
    }
    .who = nom
log-ActionTaken-Pass =
    { $you ->
        [yes] Du passt
       *[no] { $who } passt
    }.
    .who = nom
log-SpellActive =
    { $you ->
        [yes] Du aktivierst
       *[no] { $who } aktiviert
    } einen { $type ->
        [protection] Schutzzauber
       *[trap] Fallenzauber
    } auf Feld { $slot }.
    .who = nom
log-SpellRevealed =
    { $you ->
        [yes] Du deckst
       *[no] { $who } deckt
    } { $spell } auf, { $side ->
        [dark] Umkehrzauber
       *[light] Basiszauber
    }.
    .spell = acc
    .who = nom
log-RoomActivated =
    { $you ->
        [yes] Du aktivierst
       *[no] { $who } aktiviert
    } { $room }.
    .room = acc
    .who = nom
log-Targeted = Ziel: { $target }.
    .target = nom
log-Damaged =
    { $you ->
        [yes] Du fügst { $onIs ->
                [you] dir
               *[other] { $on }
            } { $count } Schaden zu.
       *[no] { $who } fügt { $on } { $count } Schaden zu.
    }
    .on = dat
    .who = nom
log-DamageIgnored =
    { $you ->
        [yes] Du ignorierst
       *[no] { $who } ignoriert
    } { $count } Schaden.
    .who = nom
log-EffectWaived =
    { $you ->
        [yes] Du verzichtest
       *[no] { $who } verzichtet
    } auf den Effekt.
    .who = nom
log-EffectIgnored =
    { $you ->
        [yes] Du ignorierst
       *[no] { $who } ignoriert
    } den Effekt.
    .who = nom
log-DamageConverted =
    { $you ->
        [yes] Du konvertierst
       *[no] { $who } konvertiert
    } bei { $onIs ->
        [you] dir
       *[other] { $on }
    } { $fromIs ->
        [you] 1 deiner Schadensmarker
       *[other] 1 Schaden von { $from }
    }.
    .on = dat
    .from = dat
    .who = nom
log-Healed =
    { $colourIs ->
        [you] 1 deiner Schadensmarker
       *[other] 1 Schaden von { $colour }
    } wird bei { $on } geheilt.
    .on = dat
    .colour = dat
log-InstabilityPlaced =
    { $you ->
        [yes] Du verursachst
       *[no] { $who } verursacht
    } { $count } { word-cubes } { $room }.
    .room = in
    .who = nom
log-InstabilityConverted =
    { $you ->
        [yes] Du konvertierst
       *[no] { $who } konvertiert
    } { $fromIs ->
        [you] 1 { word-cubes } von dir
       *[other] 1 { word-cubes } von { $from }
    } { $room }.
    .from = dat
    .room = in
    .who = nom
log-InstabilityRemoved =
    { $you ->
        [yes] Du entfernst
       *[no] { $who } entfernt
    } { $fromIs ->
        [you] 1 { word-cubes } von dir
       *[other] 1 { word-cubes } von { $from }
    } { $room }.
    .from = dat
    .room = in
    .who = nom
log-DamageTransferred =
    { $you ->
        [yes] Du verschiebst
       *[no] { $who } verschiebt
    } { $colourIs ->
        [you] 1 deiner Schadensmarker
       *[other] 1 Schaden ({ $colour })
    } von { $from } auf { $to }.
    .colour = title
    .from = dat
    .to = acc
    .who = nom
log-Moved =
    { $modelIs ->
        [you] Du bewegst dich { $room }.
        [yours] { $modelName-gender ->
                [f] Deine
               *[m] Dein
            } { $modelName } bewegt sich { $room }.
       *[other] { $model } bewegt sich { $room }.
    }
    .room = into
    .model = nom
log-Put =
    { $modelIs ->
        [you] Du wirst { $room } teleportiert.
        [yours] { $modelName-gender ->
                [f] Deine
               *[m] Dein
            } { $modelName } wird { $room } teleportiert.
       *[other] { $model } wird { $room } teleportiert.
    }
    .room = into
    .model = nom
log-PutInCell =
    { $you ->
        [yes] Du wirst in deine Kammer teleportiert
       *[no] { $who } wird in die Kammer teleportiert
    }.
    .who = nom
log-Summoned =
    { $you ->
        [yes] Du beschwörst
       *[no] { $who } beschwört
    } { $evocation-gender ->
        [f] eine
        [n] ein
       *[m] einen
    } { $evocation } { $room }.
    .evocation = acc
    .room = in
    .who = nom
log-NightmareAssigned = { $evocation } sucht { $to } heim.
    .evocation = the
    .to = acc
log-EvocationRemoved =
    { $ownerIs ->
        [you] { $evocation-gender ->
                [f] Deine
               *[m] Dein
            } { $evocation } { $room } ist fort.
       *[other] { $evocation-gender ->
                [f] Eine
               *[m] Ein
            } { $evocation } von { $owner } { $room } ist fort.
    }
    .evocation = nom
    .owner = dat
    .room = in
log-EvocationActivates =
    { $modelIs ->
        [you] Du wirst erweckt.
        [yours] { $modelName-gender ->
                [f] Deine
               *[m] Dein
            } { $modelName } wird erweckt.
       *[other] { $model } wird erweckt.
    }
    .model = nom
log-JinxAssigned =
    { $toIs ->
        [you] Du wirst mit { $jinx } verflucht.
       *[other] { $to } wird mit { $jinx } verflucht.
    }
    .jinx = dat
    .to = nom
log-JinxMarked =
    Auf { $onIs ->
        [you] deinem Fluch { $jinx }
       *[other] dem Fluch { $jinx } von { $on }
    } { $cubes ->
        [one] liegt jetzt 1 Marker
       *[other] liegen jetzt { $cubes } Marker
    }.
    .on = dat
log-JinxDiscarded =
    { $fromIs ->
        [you] Du wirst den Fluch { $jinx } los.
       *[other] { $from } wird den Fluch { $jinx } los.
    }
    .from = nom
log-UpgradeAssigned =
    { $toIs ->
        [you] Du erhältst die Aufwertung { $upgrade }.
        [yours] { $toName-gender ->
                [f] Deine
               *[m] Dein
            } { $toName } erhält die Aufwertung { $upgrade }.
       *[other] { $to } erhält die Aufwertung { $upgrade }.
    }
    .to = nom
log-UpgradeDiscarded =
    { $fromIs ->
        [you] Du verlierst die Aufwertung { $upgrade }.
        [yours] { $fromName-gender ->
                [f] Deine
               *[m] Dein
            } { $fromName } verliert die Aufwertung { $upgrade }.
       *[other] { $from } verliert die Aufwertung { $upgrade }.
    }
    .from = nom
log-QuestDrawn =
    { $you ->
        [yes] Du ziehst
       *[no] { $who } zieht
    } { $quest }.
    .quest = acc
    .who = nom
log-QuestMarked =
    { $you ->
        [yes] Deine Aufgabe { $quest } steht jetzt bei { $cubes }.
       *[no] Die Aufgabe { $quest } von { $who } steht jetzt bei { $cubes }.
    }
    .who = dat
log-QuestCompleted =
    { $you ->
        [yes] Du schließt
       *[no] { $who } schließt
    } { $quest } ab.
    .quest = acc
    .who = nom
log-QuestSolved =
    { $quests ->
        [at_once] { $you ->
            [yes] Du erfüllst
           *[no] { $who } erfüllt
        } { $quest }.
       *[in_stages] { $you ->
            [yes] Du löst
           *[no] { $who } löst
        } { $quest } ein.
    }
    .quest = acc
    .who = nom
log-QuestDiscarded =
    { $you ->
        [yes] Du legst
       *[no] { $who } legt
    } { $quest } ab.
    .quest = acc
    .who = nom
log-Forbidden =
    { $you ->
        [yes] Du darfst
       *[no] { $who } darf
    } { $ban ->
        [MoveByAction] { $you ->
            [yes] dich
           *[no] sich
        } { ban-time } nicht durch physische Aktionen bewegen
        [Leave] { ban-time } den Raum nicht durch physische Aktionen oder Zauber verlassen
        [ActivateRooms] { ban-time } keine Räume aktivieren
       *[Move] { $you ->
            [yes] dich
           *[no] sich
        } { ban-time } nicht bewegen
    }.
    .who = nom
ban-time =
    { $next ->
        [yes] in der nächsten Aktionsphase
       *[no] in dieser Runde
    }
log-SpellSeen =
    { $byIs ->
        [you] Du siehst dir { $spell } von { $of } an.
       *[other] { $by } sieht sich { $spell } von { $of } an.
    }
    .spell = acc
    .of = dat
    .by = nom
log-SpellCancelled = { $spell } wird aufgehoben.
log-ActivationStopped = { $room } wird nicht aktiviert.
    .room = nom
log-ActivationTaken =
    { $byIs ->
        [you] Du aktivierst stattdessen { $room }.
       *[other] { $by } aktiviert stattdessen { $room }.
    }
    .room = acc
    .by = nom
log-QuestGiven =
    { $fromIs ->
        [you] Du gibst { $to } { $quest }.
       *[other] { $from } gibt { $to } { $quest }.
    }
    .to = dat
    .quest = acc
    .from = nom
log-QuestTaken =
    { $byIs ->
        [you] Du nimmst { $quest } von { $from }.
       *[other] { $by } nimmt { $quest } von { $from }.
    }
    .from = dat
    .quest = acc
    .by = nom
log-QuestRefused =
    { $you ->
        [yes] Du darfst
       *[no] { $who } darf
    } { $quest } in dieser Runde nicht { word-solve }.
    .quest = acc
    .who = nom
log-EventsLookedAt =
    { $you ->
        [yes] Du siehst dir
       *[no] { $who } sieht sich
    } { $count ->
        [one] 1 Ereignis
       *[other] { $count } Ereignisse
    } an.
    .who = nom
log-RoseDrewQuest = Die Black Rose erhält 1 Aufgabe der { $moon }. Mondphase.
log-TokenTurned =
    { $you ->
        [yes] Du drehst
       *[no] { $who } dreht
    } ein Plättchen für physische Aktionen um.
    .who = nom
log-TokenRefreshed =
    { $you ->
        [yes] Du frischst
       *[no] { $who } frischt
    } 1 physische Aktion auf.
    .who = nom
log-RoomClosed = { $room } kann in dieser Runde nicht aktiviert werden.
    .room = nom
log-RoomRecoloured =
    { $room } gilt in dieser Runde als { $colour ->
        [Black] schwarz
        [Purple] violett
        [Red] rot
        [Grey] grau
        [Blue] blau
        [Yellow] gelb
       *[Green] grün
    }.
    .room = nom
log-RoomCopied = { $room } gilt in dieser Runde als { $copy }.
    .room = nom
    .copy = title
log-TypeNamed =
    { $you ->
        [yes] Du nennst
       *[no] { $who } nennt
    } { $kind ->
        [Combat] Kampfzauber
        [Contingency] Klassikzauber
        [Trap] Fallenzauber
       *[Protection] Schutzzauber
    }.
    .who = nom
log-QuestHandedOver = Eine Aufgabe von { $who } geht an { $to }.
    .who = dat
    .to = acc
log-QuestsLookedAt =
    { $you ->
        [yes] Du siehst dir
       *[no] { $who } sieht sich
    } { $count ->
        [one] 1 Aufgabe
       *[other] { $count } Aufgaben
    } an.
    .who = nom
log-QuestRevealed =
    { $you ->
        [yes] Du deckst
       *[no] { $who } deckt
    } { $quest } auf.
    .quest = acc
    .who = nom
log-QuestClaimed =
    { $you ->
        [yes] Du legst
       *[no] { $who } legt
    } { $quest } zu { $you ->
        [yes] deinen
       *[no] den eigenen
    } { chip-solved-word }en Aufgaben.
    .quest = acc
    .who = nom
log-QuestPutBack =
    { $you ->
        [yes] Du legst
       *[no] { $who } legt
    } { $quest } auf den Stapel zurück.
    .quest = acc
    .who = nom
log-NoChoice =
    { $you ->
        [yes] Du hast
       *[no] { $who } hat
    } keine Wahl: Es gibt nur { $what ->
        [DiscardSpell] einen Zauber auf der Hand
        [DiscardEvent] ein Ereignis auf dem Ereignistableau
        [DiscardUpgrade] eine Aufwertung
        [DiscardQuestOrJinx] eine Aufgabe oder einen Fluch
       *[other] eine Aufgabe
    }.
    .who = nom
log-Persists =
    { $you ->
        [yes] Dein Zauber auf Feld { $slot } hat Bestand.
       *[no] Der Zauber auf Feld { $slot } von { $who } hat Bestand.
    }
    .who = dat
log-Defeated =
    { $you ->
        [yes] Du wirst von { $by } besiegt.
       *[no] { $who } wird von { $by } besiegt.
    }
    .by = dat
    .who = nom
log-TrophyTaken =
    { $you ->
        [yes] Du nimmst eine Trophäe von { $of }.
       *[no] { $ofIs ->
                [you] { $who } nimmt deine Trophäe.
               *[other] { $who } nimmt eine Trophäe von { $of }.
            }
    }
    .of = dat
    .who = nom
log-RoomRebuilt = { $room } wird repariert.
    .room = nom
log-RoomTornDown =
    { $byIs ->
        [you] { $room } wird zerstört; das Plättchen gehört dir.
       *[other] { $room } wird zerstört; das Plättchen geht an { $by }.
    }
    .room = nom
    .by = acc
log-TokenBonus =
    { $you ->
        [yes] Du erhältst
       *[no] { $who } erhält
    } { $points } für Plättchen.
    .who = nom
log-ExtraTurn = Wer sich den ersten Platz teilt, spielt noch eine Runde weiter.
log-ElementNamed =
    { $byIs ->
        [you] Für dich zeigt { $spell } in dieser Runde { $element }.
       *[other] Für { $by } zeigt { $spell } in dieser Runde { $element }.
    }
    .by = acc
log-Bonus =
    { $you ->
        [yes] Du erhältst
       *[no] { $who } erhält
    } { $quests } für Aufgaben, { $trophies } für Trophäen, { $crown } für die Krone.
    .who = nom
log-GameWon =
    { $you ->
        [yes] Du gewinnst
       *[no] { $who } gewinnt
    }.
    .who = nom

log-a-spell =
    { $form ->
        [acc] einen Zauber
        [dat] einem Zauber
       *[nom] ein Zauber
    }
log-a-quest =
    { $form ->
        [dat] einer Aufgabe
       *[nom] eine Aufgabe
    }
log-a-dummy =
    { $form ->
        [dat] einer imaginären Figur
       *[nom] eine imaginäre Figur
    }
log-by = durch { $cause }
    .cause = acc
log-activation =
    { $you ->
        [yes] Dein { $number }. Zug
       *[no] { $name }, { $number }. Zug
    }

# The Avatar.
log-CommandRevealed =
    { $who } deckt { $card } auf; { $left ->
        [0] die letzte Befehlskarte dieser Phase
        [one] noch 1 Befehlskarte
       *[other] noch { $left } Befehlskarten
    }.
    .card = acc
    .who = nom
log-CommandAnswers =
    { $type ->
        [protection] Der Schutzzauber
       *[trap] Der Fallenzauber
    } von { $who } wird ausgelöst: { $card }.
    .who = dat
log-CommandDiscarded = { $who } legt { $card } ab.
    .card = acc
    .who = nom
log-CommandsTurned =
    { $count ->
        [one] 1 Befehlskarte wird
       *[other] { $count } Befehlskarten werden
    } umgedreht und zum neuen Stapel.
log-CommandsReturned =
    { $count ->
        [one] 1 Befehlskarte wird
       *[other] { $count } Befehlskarten werden
    } unter die Stapel ihrer Mondphasen gemischt.
log-Dominion = { $who } handelt nicht in der Kammer, sondern teleportiert sich { $room }.
    .room = into
    .who = nom
log-AvatarChooses = { $who } wählt { $aim }: { $reason }.
    .aim = acc
    .who = nom
log-CrownChooses =
    Wahl der Krone zwischen { $tied } ({ $why }): { $you ->
        [yes] Du wählst
       *[no] { $who } wählt
    }.
    .tied = dat
    .who = nom

reason-only = die einzige Möglichkeit
reason-rules = nach den Regeln
reason-open = die Regeln lassen es offen
reason-two = { $first }, dann { $second }
    .second = nom
reason-three = { $first }, dann { $second }, dann { $third }
    .second = nom
reason-four = { $first }, dann { $second }, dann { $third }, dann { $fourth }
    .second = nom
reason-tie = { $before }; Gleichstand mit { $rivals }, entschieden durch { $by }
    .rivals = dat
    .by = acc
reason-more =
    { $count ->
        [one] 1 weiterem
       *[other] { $count } weiteren
    }
criterion-MostDamage = am meisten Schaden
criterion-MostRoseDamage = am meisten Schaden der Black Rose
criterion-Nearest = am nächsten
criterion-MostPower = meiste Machtpunkte
criterion-MostTrophies = meiste Trophäen
criterion-MostMages = meiste Magi
criterion-MostModels = meiste Figuren
criterion-MostInstability = meiste { word-cubes }
criterion-Mage = ein Magi
tie-MostDamage = Schaden
tie-MostRoseDamage = Schaden der Black Rose
tie-Nearest = Entfernung
tie-MostPower = Machtpunkte
tie-MostTrophies = Trophäen
tie-MostMages = Magi
tie-MostModels = Figuren
tie-MostInstability = { word-cubes }
tie-Mage = Vorrang der Magi
alike-MostDamage = gleich viel Schaden
alike-MostRoseDamage = gleich viel Schaden der Black Rose
alike-Nearest = gleich nah
alike-MostPower = gleich viele Machtpunkte
alike-MostTrophies = gleich viele Trophäen
alike-MostMages = gleich viele Magi
alike-MostModels = gleich viele Figuren
alike-MostInstability = gleich viel { word-cubes }
alike-Mage = von gleicher Art

### A deed in one sentence: over its card, in "Since you last acted", and for people who listen.

deed-cast =
    { $you ->
        [yes] Du wirkst
       *[no] { $who } wirkt
    } { $card }
    .card = acc
    .who = nom
deed-cast-at =
    { $you ->
        [yes] Du wirkst
       *[no] { $who } wirkt
    } { $card } auf { $target }
    .card = acc
    .target = acc
    .who = nom
deed-casting =
    { $you ->
        [yes] Du wirkst
       *[no] { $who } wirkt
    } einen Zauber
    .who = nom
deed-trap =
    { $you ->
        [yes] Du aktivierst
       *[no] { $who } aktiviert
    } einen Fallenzauber auf Feld { $slot }
    .who = nom
deed-protection =
    { $you ->
        [yes] Du aktivierst
       *[no] { $who } aktiviert
    } einen Schutzzauber auf Feld { $slot }
    .who = nom
deed-answer =
    { $you ->
        [yes] Du reagierst
       *[no] { $who } reagiert
    } mit { $card }
    .card = dat
    .who = nom
deed-answer-at =
    { $you ->
        [yes] Du reagierst
       *[no] { $who } reagiert
    } mit { $card }, Ziel: { $target }
    .card = dat
    .target = nom
    .who = nom
deed-explore =
    { $you ->
        [yes] Du führst
       *[no] { $who } führt
    } einen Sprint aus
    .who = nom
deed-fight =
    { $you ->
        [yes] Du führst
       *[no] { $who } führt
    } einen Kraftakt aus
    .who = nom
deed-command =
    { $you ->
        [yes] Du gibst
       *[no] { $who } gibt
    } einer Beschwörung einen Befehl
    .who = nom
deed-momentum =
    { $you ->
        [yes] Du führst
       *[no] { $who } führt
    } „Zauber ablegen“ aus
    .who = nom
deed-solving =
    { $quests ->
        [at_once] { $you ->
            [yes] Du erfüllst
           *[no] { $who } erfüllt
        } eine Aufgabe
       *[in_stages] { $you ->
            [yes] Du löst
           *[no] { $who } löst
        } eine Aufgabe ein
    }
    .who = nom
deed-solve =
    { $quests ->
        [at_once] { $you ->
            [yes] Du erfüllst
           *[no] { $who } erfüllt
        } { $card }
       *[in_stages] { $you ->
            [yes] Du löst
           *[no] { $who } löst
        } { $card } ein
    }
    .card = acc
    .who = nom
deed-pass =
    { $you ->
        [yes] Du passt
       *[no] { $who } passt
    }
    .who = nom
deed-room =
    { $you ->
        [yes] Du aktivierst
       *[no] { $who } aktiviert
    } { $card }
    .card = acc
    .who = nom
deed-room-at =
    { $you ->
        [yes] Du aktivierst
       *[no] { $who } aktiviert
    } { $card } mit Ziel { $target }
    .card = acc
    .target = nom
    .who = nom
deed-evocation =
    { $you ->
        [yes] { $card-gender ->
                [f] Deine
               *[m] Dein
            } { $card } handelt
       *[no] { $card } von { $who } handelt
    }
    .who = dat
    .card =
        { $you ->
            [yes] nom
           *[no] the
        }
deed-evocation-at =
    { $you ->
        [yes] { $card-gender ->
                [f] Deine
               *[m] Dein
            } { $card } handelt mit Ziel { $target }
       *[no] { $card } von { $who } handelt mit Ziel { $target }
    }
    .who = dat
    .card =
        { $you ->
            [yes] nom
           *[no] the
        }
    .target = nom
deed-order = { $who } führt { $card } aus
    .card = acc
    .who = nom
deed-event = Das Ereignis { $card } wird aufgedeckt
deed-quest =
    { $you ->
        [yes] Du legst
       *[no] { $who } legt
    } { $quest } ab
    .quest = acc
    .who = nom
deed-effect = { $card } wirkt
deed-phase = { $phase }
deed-turn = Runde { $turn } beginnt
deed-moon =
    { $moon ->
        [2] Die 2. Mondphase beginnt
        [3] Die 3. Mondphase beginnt
       *[other] Die Mondphase wechselt
    }
deed-fall =
    { $you ->
        [yes] Du wirst besiegt
       *[no] { $who } wird besiegt
    }
    .who = nom
deed-torn = { $card } wird zerstört
    .card = nom
deed-rebuilt = { $card } ist repariert
    .card = nom
deed-last-turn = Die letzte Runde beginnt
deed-won =
    { $you ->
        [yes] Du gewinnst
       *[no] { $who } gewinnt
    } { $duel ->
        [yes] das Duell
       *[no] die Partie
    }
    .who = nom

ceremony-moon = Ab jetzt warten neue Aufgaben und Ereignisse.
ceremony-moon-by =
    { $you ->
        [yes] Du hast
       *[no] { $who } hat
    } { $power } erreicht. Ab jetzt warten neue Aufgaben und Ereignisse.
    .who = nom
ceremony-last-turn = Mit dieser Runde endet die Partie.
ceremony-last-turn-by =
    { $you ->
        [yes] Du hast
       *[no] { $who } hat
    } { $power } erreicht. Mit dieser Runde endet die Partie.
    .who = nom
ceremony-fall =
    { $you ->
        [yes] Der letzte Schlag war deiner. Die Marker werden gezählt, und der Weg führt in die Kammer.
       *[no] Der letzte Schlag kam von { $by }. Die Marker werden gezählt, und der Weg führt in die Kammer.
    }
    .by = dat
ceremony-fall-event = Durch ein Ereignis geht die Trophäe an die Black Rose.
ceremony-solved = Die Aufgabe ist geschafft und bringt ihre Belohnung.
ceremony-torn =
    Der Raum ist voll. { $you ->
        [yes] Du nimmst
       *[no] { $who } nimmt
    } sein Plättchen, am Ende { $worth } wert.
    .who = nom
ceremony-rebuilt = Der Raum ist voll. Die meisten Marker bringen { $first }, die zweitmeisten { $second }, alle anderen { $other }.
    .second = nom
ceremony-rebuilt-plain = Der Raum ist voll, und die Marker werden gezählt.
ceremony-alone = Wer dort als Einziger Marker hat, bekommt 1 mehr.
ceremony-tied = Bei Gleichstand gibt es 1 weniger.
ceremony-cubes = { $count } Marker
ceremony-trophy = und die Trophäe
ceremony-trophy-alone = die Trophäe
ceremony-turn =
    { $you ->
        [yes] Du bist
       *[no] { $who } ist
    } an erster Stelle der Zugreihenfolge.
    .who = nom
ceremony-won = Ein letztes Mal werden die Punkte gezählt.
