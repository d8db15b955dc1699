### What happened, in words. One message for each kind of happening; `$you` is "yes" where the reader did it.
### Names of mages, cards and rooms arrive as links, in the form that an attribute asks for (nom gen dat acc ins loc; rooms
### also in, into, from), with their gender beside them: see the heads of names.ftl and ui.ftl. The log is told in the present.

log-TurnBegins = Tura { $turn }
log-PhaseBegins = { $phase }
log-MoonChanges = { $moon ->
    [2] Zaczyna się Druga Faza Księżyca.
    [3] Zaczyna się Trzecia Faza Księżyca.
   *[other] Zmienia się Faza Księżyca.
  }
log-EndTriggered = Zaczęła się ostatnia Tura: ktoś minął koniec Toru Punktów Mocy.
log-ChoseMage = { $you ->
    [yes] Wybierasz: { $mage }.
   *[no] { $who } wybiera: { $mage }.
  }
log-ChoseSchool = { $you ->
    [yes] Wybierasz Szkołę { $school }.
   *[no] { $who } wybiera Szkołę { $school }.
  }
    .school = gen
log-PowerChanges-gain = { $you ->
    [yes] Zyskujesz
   *[no] { $who } zyskuje
  } { $count } PM, teraz { $now }.
log-PowerChanges-lose = { $you ->
    [yes] Tracisz
   *[no] { $who } traci
  } { $count } PM, teraz { $now }.
log-CrownTaken = { $you ->
    [yes] Bierzesz Koronę.
   *[no] { $who } bierze Koronę.
  }
log-EventRevealed = { $you ->
    [yes] Ujawniasz
   *[no] { $who } ujawnia
  } Wydarzenie { $event }.
log-EventLaid = Wydarzenie { $event } leży na miejscu { $slot }.
log-EventDiscarded = Wydarzenie { $event } opuszcza planszę.
log-SpellDrawn = { $you ->
    [yes] Dobierasz
   *[no] { $who } dobiera
  } { the-spell } { $from ->
    [Grimoire] z Księgi Czarów
    [Memories] ze Wspomnień
    [Library] z Biblioteki
    [Forgotten] z Zapomnianych Czarów
   *[Aside] z odłożonych Czarów
  }.
log-SpellsLookedAt = { $you ->
    [yes] Podglądasz
   *[no] { $who } podgląda
  } { $count } { $count ->
        [one] Czar
        [few] Czary
       *[many] Czarów
    }.
log-SpellDiscarded = { $you ->
    [yes] Odrzucasz
   *[no] { $who } odrzuca
  } { the-spell }.
log-SpellRemoved = { $you ->
    [yes] Usuwasz z ręki
   *[no] { $who } usuwa z ręki
  } { the-spell }.
log-SpellLeavesGame = { the-spell } opuszcza grę.
log-SpellGiven = { $fromIs ->
    [you] Oddajesz { $to } { the-spell }.
   *[other] { $from } oddaje { $to } { the-spell }.
  }
    .to = dat
log-SpellTakenBack = { $you ->
    [yes] Zabierasz z powrotem
   *[no] { $who } zabiera z powrotem
  } { the-spell }.
log-SpellReturned = { $you ->
    [yes] { the-spell } wraca do ciebie.
   *[no] { the-spell } wraca do { $who }.
  }
    .who = gen
log-SpellSwapped = { $you ->
    [yes] Wymieniasz
   *[no] { $who } wymienia
  } { $out-number ->
    [none] { $out }
   *[one] Czar { $out }
  } na { $into-number ->
    [none] { $into }
   *[one] Czar { $into }
  }.
log-Shuffled = { $you ->
    [yes] Wtasowujesz Wspomnienia do Księgi Czarów.
   *[no] { $who } wtasowuje Wspomnienia do Księgi Czarów.
  }
log-GrimoireShuffled = { $you ->
    [yes] Tasujesz Księgę Czarów.
   *[no] { $who } tasuje Księgę Czarów.
  }
log-Prepared = { $you ->
    [yes] Przygotowujesz
   *[no] { $who } przygotowuje
  } { the-spell } na miejscu { $slot }.
    .slot = loc
log-ActionTaken-Explore = { $you ->
    [yes] Używasz Akcji Badania.
   *[no] { $who } używa Akcji Badania.
  }
log-ActionTaken-Fight = { $you ->
    [yes] Używasz Akcji Walki.
   *[no] { $who } używa Akcji Walki.
  }
log-ActionTaken-Command = { $you ->
    [yes] Używasz Akcji Rozkazu.
   *[no] { $who } używa Akcji Rozkazu.
  }
log-ActionTaken-Momentum = { $you ->
    [yes] Używasz Akcji Odczekania.
   *[no] { $who } używa Akcji Odczekania.
  }
log-ActionTaken-Cast = { $you ->
    [yes] Rzucasz Czar.
   *[no] { $who } rzuca Czar.
  }
log-ActionTaken-SolveQuest = { $you ->
    [yes] { word-solve-you } Zadanie.
   *[no] { $who } { word-solves } Zadanie.
  }
log-ActionTaken-Pass = { $you ->
    [yes] Pasujesz.
   *[no] { $who } pasuje.
  }
log-SpellActive = { $you ->
    [yes] Aktywujesz
   *[no] { $who } aktywuje
  } { $type ->
    [protection] Ochronę
   *[trap] Pułapkę
  } na miejscu { $slot }.
    .slot = loc
log-SpellRevealed = { $you ->
    [yes] Ujawniasz
   *[no] { $who } ujawnia
  } { the-spell }, { $side ->
    [dark] Efekt Dolny
   *[light] Efekt Górny
  }.
log-RoomActivated = { $you ->
    [yes] Aktywujesz
   *[no] { $who } aktywuje
  } { $room }.
    .room = acc
log-Targeted = Cel: { $target }.
log-Damaged = { $you ->
    [yes] { $onIs ->
        [you] Zadajesz sobie
       *[other] Zadajesz { $on }
      } { $count } { $count ->
        [one] Obrażenie
        [few] Obrażenia
       *[many] Obrażeń
    }.
   *[no] { $who } zadaje { $on } { $count } { $count ->
        [one] Obrażenie
        [few] Obrażenia
       *[many] Obrażeń
    }.
  }
    .on = dat
log-DamageIgnored = { $you ->
    [yes] Ignorujesz
   *[no] { $who } ignoruje
  } { $count } { $count ->
        [one] Obrażenie
        [few] Obrażenia
       *[many] Obrażeń
    }.
log-EffectWaived = { $you ->
    [yes] Rezygnujesz
   *[no] { $who } rezygnuje
  } z Efektu.
log-EffectIgnored = { $you ->
    [yes] Ignorujesz
   *[no] { $who } ignoruje
  } Efekt.
log-DamageConverted = { $you ->
    [yes] Zamieniasz
   *[no] { $who } zamienia
  } { $fromIs ->
    [you] { $you ->
        [yes] 1 swoje Obrażenie
       *[no] 1 twoje Obrażenie
      }
   *[other] 1 Obrażenie { $from }
  } na { $onIs ->
    [you] { $you ->
        [yes] sobie
       *[no] tobie
      }
   *[other] { $on }
  }.
    .from = gen
    .on = loc
log-Healed = Uleczono { $colourIs ->
    [you] 1 twoje Obrażenie
   *[other] 1 Obrażenie { $colour }
  } na { $on }.
    .colour = gen
    .on = loc
log-InstabilityPlaced = { $you ->
    [yes] Umieszczasz
   *[no] { $who } umieszcza
  } { $count } { $count ->
        [one] Niestabilność
        [few] Niestabilności
       *[many] Niestabilności
    } { $room }.
    .room = in
log-InstabilityConverted = { $you ->
    [yes] Zamieniasz
   *[no] { $who } zamienia
  } { $fromIs ->
    [you] { $you ->
        [yes] 1 swoją Niestabilność
       *[no] 1 twoją Niestabilność
      }
   *[other] 1 Niestabilność { $from }
  } { $room }.
    .from = gen
    .room = in
log-InstabilityRemoved = { $you ->
    [yes] Usuwasz
   *[no] { $who } usuwa
  } { $fromIs ->
    [you] { $you ->
        [yes] 1 swoją Niestabilność
       *[no] 1 twoją Niestabilność
      }
   *[other] 1 Niestabilność { $from }
  } { $room }.
    .from = gen
    .room = from
log-DamageTransferred = { $you ->
    [yes] Przenosisz
   *[no] { $who } przenosi
  } { $colourIs ->
    [you] { $you ->
        [yes] 1 swoje Obrażenie
       *[no] 1 twoje Obrażenie
      }
   *[other] 1 Obrażenie { $colour }
  } z { $from } na { $toIs ->
    [you] ciebie
   *[other] { $to }
  }.
    .colour = gen
    .from = gen
    .to = acc
log-Moved = { $modelIs ->
    [you] Przechodzisz { $room }.
    [yours] { $modelName-gender ->
        [f] Twoja
        [n] Twoje
       *[m1] Twój
    } { $modelName } przechodzi { $room }.
   *[other] { $model } przechodzi { $room }.
  }
    .room = into
log-Put = { $modelIs ->
    [you] Trafiasz { $room }.
    [yours] { $modelName-gender ->
        [f] Twoja
        [n] Twoje
       *[m1] Twój
    } { $modelName } trafia { $room }.
   *[other] { $model } trafia { $room }.
  }
    .room = into
log-PutInCell = { $you ->
    [yes] Trafiasz do swojej Komnaty.
   *[no] { $who } trafia do Komnaty.
  }
log-Summoned = { $you ->
    [yes] Przywołujesz
   *[no] { $who } przywołuje
  } { $evocation } { $room }.
    .evocation = acc
    .room = in
log-NightmareAssigned = { $toIs ->
    [you] { $evocation } cię nawiedza.
   *[other] { $evocation } nawiedza { $to }.
  }
    .to = acc
log-EvocationRemoved = { $ownerIs ->
    [you] { $evocation-gender ->
        [f] Twoja
        [n] Twoje
       *[m1] Twój
    } { $evocation } znika { $room }.
   *[other] { $evocation } ({ $owner }) znika { $room }.
  }
    .room = from
log-EvocationActivates = { $modelIs ->
    [you] Aktywujesz się.
    [yours] { $modelName-gender ->
        [f] Twoja
        [n] Twoje
       *[m1] Twój
    } { $modelName } aktywuje się.
   *[other] { $model } aktywuje się.
  }
log-JinxAssigned = { $toIs ->
    [you] Dostajesz Kartę Pecha { $jinx }.
   *[other] { $to } dostaje Kartę Pecha { $jinx }.
  }
log-JinxMarked = { $onIs ->
    [you] Na twojej Karcie Pecha { $jinx }
   *[other] Na Karcie Pecha { $jinx } ({ $on })
  } { $cubes ->
        [one] leży
        [few] leżą
       *[many] leży
    } teraz { $cubes } { $cubes ->
        [one] Kostka
        [few] Kostki
       *[many] Kostek
    }.
log-JinxDiscarded = { $fromIs ->
    [you] Pozbywasz się Karty Pecha { $jinx }.
   *[other] { $from } pozbywa się Karty Pecha { $jinx }.
  }
log-UpgradeAssigned = { $toIs ->
    [you] Dostajesz Ulepszenie { $upgrade }.
    [yours] { $toName-gender ->
        [f] Twoja
        [n] Twoje
       *[m1] Twój
    } { $toName } dostaje Ulepszenie { $upgrade }.
   *[other] { $to } dostaje Ulepszenie { $upgrade }.
  }
log-UpgradeDiscarded = { $fromIs ->
    [you] Tracisz Ulepszenie { $upgrade }.
    [yours] { $fromName-gender ->
        [f] Twoja
        [n] Twoje
       *[m1] Twój
    } { $fromName } traci Ulepszenie { $upgrade }.
   *[other] { $from } traci Ulepszenie { $upgrade }.
  }
log-QuestDrawn = { $you ->
    [yes] Dobierasz
   *[no] { $who } dobiera
  } { the-quest }.
log-QuestMarked = { $you ->
    [yes] Twoje Zadanie { $quest }: postęp { $cubes }.
   *[no] Zadanie { $quest } ({ $who }): postęp { $cubes }.
  }
log-QuestCompleted = { $you ->
    [yes] Kończysz
   *[no] { $who } kończy
  } Zadanie { $quest }.
log-QuestSolved = { $you ->
    [yes] { word-solve-you }
   *[no] { $who } { word-solves }
  } Zadanie { $quest }.
log-QuestDiscarded = { $you ->
    [yes] Odrzucasz
   *[no] { $who } odrzuca
  } { the-quest }.
log-Forbidden = { $you ->
    [yes] Nie możesz
   *[no] { $who } nie może
  } { $ban ->
    [MoveByAction] poruszać się za pomocą Akcji Fizycznych
    [Leave] opuszczać Pomieszczenia za pomocą Akcji Fizycznych ani Czarów
    [ActivateRooms] aktywować Pomieszczeń
   *[Move] poruszać się
  } { $next ->
    [yes] w następnej Fazie Akcji
   *[no] w tej Turze
  }.
log-SpellSeen = { $byIs ->
    [you] Podglądasz { the-spell } ({ $of }).
   *[other] { $by } podgląda { the-spell } ({ $of }).
  }
log-SpellCancelled = Anulowano: { $spell }.
log-ActivationStopped = { $room }: Aktywacja przerwana.
log-ActivationTaken = { $byIs ->
    [you] Zamiast tego ty aktywujesz { $room }.
   *[other] Zamiast tego { $by } aktywuje { $room }.
  }
    .room = acc
log-QuestGiven = { $fromIs ->
    [you] Oddajesz { $to } { the-quest }.
   *[other] { $from } oddaje { $to } { the-quest }.
  }
    .to = dat
log-QuestTaken = { $byIs ->
    [you] Zabierasz { the-quest } ({ $from }).
   *[other] { $by } zabiera { the-quest } ({ $from }).
  }
log-QuestRefused = { $you ->
    [yes] Nie możesz
   *[no] { $who } nie może
  } { word-solve } w tej Turze Zadania { $quest }.
log-EventsLookedAt = { $you ->
    [yes] Podglądasz
   *[no] { $who } podgląda
  } { $count } { $count ->
        [one] Wydarzenie
        [few] Wydarzenia
       *[many] Wydarzeń
    }.
log-RoseDrewQuest = Czarna Róża dobiera Kartę Zadania { $moon ->
    [1] Pierwszej
    [2] Drugiej
   *[other] Trzeciej
  } Fazy Księżyca.
log-TokenTurned = { $you ->
    [yes] Odwracasz
   *[no] { $who } odwraca
  } Żeton Akcji Fizycznej.
log-TokenRefreshed = { $you ->
    [yes] Odzyskujesz
   *[no] { $who } odzyskuje
  } Żeton Akcji Fizycznej.
log-RoomClosed = { $room }: Aktywacja zablokowana do końca Tury.
log-RoomRecoloured = { $room } liczy się w tej Turze jako Pomieszczenie { $colour ->
    [Black] Czarne
    [Purple] Fioletowe
    [Red] Czerwone
    [Grey] Szare
    [Blue] Niebieskie
    [Yellow] Żółte
   *[Green] Zielone
  }.
log-RoomCopied = { $room } liczy się w tej Turze jako { $copy }.
log-TypeNamed = { $you ->
    [yes] Wskazujesz Rodzaj Czaru
   *[no] { $who } wskazuje Rodzaj Czaru
  }: { $kind ->
    [Combat] Walka
    [Contingency] Wzmocnienie
    [Trap] Pułapka
   *[Protection] Ochrona
  }.
log-QuestHandedOver = { $you ->
    [yes] Twoje Zadanie
   *[no] Zadanie { $who }
  } przechodzi do { $to }.
    .who = gen
    .to = gen
log-QuestsLookedAt = { $you ->
    [yes] Podglądasz
   *[no] { $who } podgląda
  } { $count } { $count ->
        [one] Zadanie
        [few] Zadania
       *[many] Zadań
    }.
log-QuestRevealed = { $you ->
    [yes] Ujawniasz
   *[no] { $who } ujawnia
  } Zadanie { $quest }.
log-QuestClaimed = { $you ->
    [yes] Dołączasz
   *[no] { $who } dołącza
  } Zadanie { $quest } do swoich { $quests ->
    [at_once] Ukończonych
   *[in_stages] Rozwiązanych
  } Zadań.
log-QuestPutBack = { $you ->
    [yes] Odkładasz
   *[no] { $who } odkłada
  } { the-quest } na wierzch talii.
log-NoChoice = { $you ->
    [yes] Nie masz
   *[no] { $who } nie ma
  } wyboru: jest tylko { $what ->
    [DiscardSpell] jeden Czar w ręce
    [DiscardEvent] jedno Wydarzenie na planszy
    [DiscardUpgrade] jedno Ulepszenie
    [DiscardQuestOrJinx] jedno Zadanie albo Karta Pecha
   *[other] jedno Zadanie
  }.
log-Persists = { $you ->
    [yes] Twój Czar na miejscu { $slot } jest Stabilny.
   *[no] Czar na miejscu { $slot } ({ $who }) jest Stabilny.
  }
    .slot = loc
log-Defeated = { $you ->
    [yes] { $by } cię pokonuje.
   *[no] { $byIs ->
        [you] Pokonujesz { $who }.
       *[other] { $by } pokonuje { $who }.
      }
  }
    .who = acc
log-TrophyTaken = { $you ->
    [yes] Bierzesz Trofeum { $of }.
   *[no] { $ofIs ->
        [you] { $who } bierze twoje Trofeum.
       *[other] { $who } bierze Trofeum { $of }.
      }
  }
    .of = gen
log-RoomRebuilt = Odbudowano: { $room }.
log-RoomTornDown = { $byIs ->
    [you] Zniszczono: { $room }; Żeton jest twój.
   *[other] Zniszczono: { $room }; Żeton dostaje { $by }.
  }
log-TokenBonus = { $you ->
    [yes] Zyskujesz { $points } za Żetony.
   *[no] { $who } zyskuje { $points } za Żetony.
  }
log-ExtraTurn = Ci, którzy dzielą pierwsze miejsce, grają jeszcze jedną Turę.
log-ElementNamed = { $byIs ->
    [you] Czar { $spell } ma dla ciebie w tej Turze Element { $element }.
   *[other] Czar { $spell } ma dla { $by } w tej Turze Element { $element }.
  }
    .by = gen
log-Bonus = { $you ->
    [yes] Zyskujesz { $quests } za Zadania, { $trophies } za Trofea, { $crown } za Koronę.
   *[no] { $who } zyskuje { $quests } za Zadania, { $trophies } za Trofea, { $crown } za Koronę.
  }
log-GameWon = { $you ->
    [yes] Wygrywasz.
   *[no] { $who } wygrywa.
  }

# Names of spells and quests have one form, so their kind is said before them: „Dobierasz Czar Ponura Udręka“.
the-spell = { $spell-number ->
    [none] { $spell }
   *[one] Czar { $spell }
  }
the-quest = { $quest-number ->
    [none] { $quest }
   *[one] Zadanie { $quest }
  }
log-a-spell = Czar
    .number = none
log-a-quest = Zadanie
    .number = none
log-a-dummy = Fałszywy Cel
log-by = { $cause }
log-activation = { $you ->
    [yes] Twoja Aktywacja { $number }
   *[no] { $name }, Aktywacja { $number }
  }

# The Avatar.
log-CommandRevealed = { $who } ujawnia Kartę Poleceń { $card }; { $left ->
    [0] to ostatnia w tej Fazie
    [one] została 1
    [few] zostały { $left }
   *[many] zostało { $left }
  }.
log-CommandAnswers = Uruchamia się { $type ->
    [protection] Ochrona
   *[trap] Pułapka
  } { $who }: { $card }.
    .who = gen
log-CommandDiscarded = { $who } odrzuca Kartę Poleceń { $card }.
log-CommandsTurned = { $count } { $count ->
        [one] Karta Poleceń tworzy
        [few] Karty Poleceń tworzą
       *[many] Kart Poleceń tworzy
    } nową talię.
log-CommandsReturned = { $count } { $count ->
        [one] Karta Poleceń wraca potasowana
        [few] Karty Poleceń wracają potasowane
       *[many] Kart Poleceń wraca potasowanych
    } pod talie swoich Faz Księżyca.
log-Dominion = { $who } nie aktywuje się w swojej Komnacie: przenosi się { $room }.
    .room = into
log-AvatarChooses = { $who } wybiera { $aim } ({ $reason }).
    .aim = acc
log-CrownChooses = Wybór Korony ({ $tied }; { $why }): { $you ->
    [yes] wybierasz ty.
   *[no] wybiera { $who }.
  }

reason-only = jedyna możliwość
reason-rules = tak mówią zasady
reason-open = zasady pozostawiają to otwarte
reason-two = { $first }, potem { $second }
reason-three = { $first }, potem { $second }, potem { $third }
reason-four = { $first }, potem { $second }, potem { $third }, potem { $fourth }
reason-tie = { $before }; remis ({ $rivals }) rozstrzyga: { $by }
reason-more = jeszcze { $count }
criterion-MostDamage = najwięcej Obrażeń
criterion-MostRoseDamage = najwięcej czarnych Obrażeń
criterion-Nearest = najbliżej
criterion-MostPower = najwięcej PM
criterion-MostTrophies = najwięcej Trofeów
criterion-MostMages = najwięcej Magów
criterion-MostModels = najwięcej figurek
criterion-MostInstability = najwięcej Niestabilności
criterion-Mage = Mag
tie-MostDamage = Obrażenia
tie-MostRoseDamage = czarne Obrażenia
tie-Nearest = odległość
tie-MostPower = PM
tie-MostTrophies = Trofea
tie-MostMages = liczba Magów
tie-MostModels = liczba figurek
tie-MostInstability = Niestabilność
tie-Mage = bycie Magiem
alike-MostDamage = tyle samo Obrażeń
alike-MostRoseDamage = tyle samo czarnych Obrażeń
alike-Nearest = tak samo blisko
alike-MostPower = tyle samo PM
alike-MostTrophies = tyle samo Trofeów
alike-MostMages = tyle samo Magów
alike-MostModels = tyle samo figurek
alike-MostInstability = tyle samo Niestabilności
alike-Mage = ten sam rodzaj

### A deed in one sentence: over its card, in "Since you last acted", and for people who listen.

deed-cast = { $you ->
    [yes] Rzucasz Czar { $card }
   *[no] { $who } rzuca Czar { $card }
  }
deed-cast-at = { $you ->
    [yes] Rzucasz Czar { $card } (cel: { $target })
   *[no] { $who } rzuca Czar { $card } (cel: { $target })
  }
deed-casting = { $you ->
    [yes] Rzucasz Czar
   *[no] { $who } rzuca Czar
  }
deed-trap = { $you ->
    [yes] Aktywujesz Pułapkę na miejscu { $slot }
   *[no] { $who } aktywuje Pułapkę na miejscu { $slot }
  }
    .slot = loc
deed-protection = { $you ->
    [yes] Aktywujesz Ochronę na miejscu { $slot }
   *[no] { $who } aktywuje Ochronę na miejscu { $slot }
  }
    .slot = loc
deed-answer = { $you ->
    [yes] Odpowiadasz: { $card }
   *[no] { $who } odpowiada: { $card }
  }
deed-answer-at = { $you ->
    [yes] Odpowiadasz: { $card } (cel: { $target })
   *[no] { $who } odpowiada: { $card } (cel: { $target })
  }
deed-explore = { $you ->
    [yes] Używasz Akcji Badania
   *[no] { $who } używa Akcji Badania
  }
deed-fight = { $you ->
    [yes] Używasz Akcji Walki
   *[no] { $who } używa Akcji Walki
  }
deed-command = { $you ->
    [yes] Wydajesz Rozkaz Ewokacji
   *[no] { $who } wydaje Rozkaz Ewokacji
  }
deed-momentum = { $you ->
    [yes] Używasz Akcji Odczekania
   *[no] { $who } używa Akcji Odczekania
  }
deed-solving = { $you ->
    [yes] { word-solve-you } Zadanie
   *[no] { $who } { word-solves } Zadanie
  }
deed-solve = { $you ->
    [yes] { word-solve-you } Zadanie { $card }
   *[no] { $who } { word-solves } Zadanie { $card }
  }
deed-pass = { $you ->
    [yes] Pasujesz
   *[no] { $who } pasuje
  }
deed-room = { $you ->
    [yes] Aktywujesz { $card }
   *[no] { $who } aktywuje { $card }
  }
    .card = acc
deed-room-at = { $you ->
    [yes] Aktywujesz { $card } (cel: { $target })
   *[no] { $who } aktywuje { $card } (cel: { $target })
  }
    .card = acc
deed-evocation = { $you ->
    [yes] { $card-gender ->
        [f] Twoja
        [n] Twoje
       *[m1] Twój
    } { $card } działa
   *[no] { $card } ({ $who }) działa
  }
deed-evocation-at = { $you ->
    [yes] { $card-gender ->
        [f] Twoja
        [n] Twoje
       *[m1] Twój
    } { $card } działa (cel: { $target })
   *[no] { $card } ({ $who }) działa (cel: { $target })
  }
deed-order = { $who } rozstrzyga Kartę Poleceń { $card }
deed-event = Ujawniono Wydarzenie { $card }
deed-quest = { $you ->
    [yes] Odrzucasz
   *[no] { $who } odrzuca
  } { the-quest }
deed-effect = Działa { $card }
deed-phase = { $phase }
deed-turn = Zaczyna się Tura { $turn }
deed-moon = { $moon ->
    [2] Zaczyna się Druga Faza Księżyca
    [3] Zaczyna się Trzecia Faza Księżyca
   *[other] Zmienia się Faza Księżyca
  }
deed-fall = { $you ->
    [yes] Padasz
   *[no] { $who } pada
  }
deed-torn = { $card } wali się w gruzy
deed-rebuilt = { $card } znów stoi
deed-last-turn = To ostatnia Tura
deed-won = { $you ->
    [yes] Wygrywasz
   *[no] { $who } wygrywa
  } { $duel ->
    [yes] pojedynek
   *[no] grę
  }

ceremony-moon = Od teraz czekają nowe Zadania i Wydarzenia.
ceremony-moon-by = { $you ->
    [yes] Masz już { $power } PM.
   *[no] { $who } ma już { $power } PM.
  } Od teraz czekają nowe Zadania i Wydarzenia.
ceremony-last-turn = Gra kończy się z tą Turą.
ceremony-last-turn-by = { $you ->
    [yes] Masz już { $power } PM.
   *[no] { $who } ma już { $power } PM.
  } Gra kończy się z tą Turą.
ceremony-fall = { $you ->
    [yes] Ostatni cios był twój. Kostki są policzone, a droga prowadzi do Komnaty.
   *[no] Ostatni cios: { $by }. Kostki są policzone, a droga prowadzi do Komnaty.
  }
ceremony-fall-event = Przez Wydarzenie Trofeum bierze Czarna Róża.
ceremony-solved = Zadanie jest wykonane i przynosi nagrodę.
ceremony-torn = Jest pełne. { $you ->
    [yes] Bierzesz jego Żeton, wart { $worth } na końcu.
   *[no] { $who } bierze jego Żeton, wart { $worth } na końcu.
  }
ceremony-rebuilt = Jest pełne. Najwięcej Kostek daje { $first }, drugie miejsce { $second }, każde inne { $other }.
ceremony-rebuilt-plain = Jest pełne, a Kostki są policzone.
ceremony-alone = Kto ma tam Kostki jako jedyny, zyskuje 1 więcej.
ceremony-tied = Przy remisie zyskuje się o 1 mniej.
ceremony-cubes = { $count ->
    [one] 1 Kostka
    [few] { $count } Kostki
   *[many] { $count } Kostek
  }
ceremony-trophy = i Trofeum
ceremony-trophy-alone = Trofeum
ceremony-turn = { $you ->
    [yes] Jesteś Pierwszym Magiem.
   *[no] { $who } jest Pierwszym Magiem.
  }
ceremony-won = Punkty są liczone po raz ostatni.
