### The words of the table and of the kit.
###
### Forms: nom gen dat acc ins loc; rooms also in, into and from; see the heads of cards.ftl and names.ftl. Features: .gender.
### A thing that begins a sentence gets its capital by itself. Names are links; they may stand anywhere.
### Where $NAMEIs or $you says that somebody is the reader, a message may say "you" in its own way.

close = Zamknij
loading = Chwileczkę…
cancel = Anuluj
back = Wstecz
rule-number = Zasada { $rule }
black-rose =
    { $form ->
        [gen] Czarnej Róży
        [dat] Czarnej Róży
        [acc] Czarną Różę
        [ins] Czarną Różą
        [loc] Czarnej Róży
       *[nom] Czarna Róża
    }
# Within a sentence; at its beginning it gets its capital by itself.
the-black-rose =
    { $form ->
        [gen] Czarnej Róży
        [dat] Czarnej Róży
        [acc] Czarną Różę
        [ins] Czarną Różą
        [loc] Czarnej Róży
       *[nom] Czarna Róża
    }
# Under her power, where there is room for a word.
black-rose-short = Róża
cell =
    { $form ->
        [gen] Komnaty
        [dat] Komnacie
        [acc] Komnatę
        [ins] Komnatą
        [loc] Komnacie
        [in] w Komnacie
        [from] z Komnaty
        [into] do Komnaty
       *[nom] Komnata
    }
# Something with nothing around it.
name-alone = { $name }
# Things one after the other, with nothing before the last.
list-plain = { $first }, { $rest }
    .first = { $form }
    .rest = { $form }
# Whose cubes, trophies or points, and how many.
cubes-of = { $who } { $count }
cubes-in-words = { $cubes }
# What a card targets, and how far away.
target-short = { $what } { $range }
person-and-mage = { $person } ({ $mage })
    .person = { $form }
cell-of = { $form ->
        [gen] Komnaty { $name }
        [acc] Komnatę { $name }
        [loc] Komnacie { $name }
        [in] w Komnacie { $name }
        [from] z Komnaty { $name }
        [into] do Komnaty { $name }
       *[nom] Komnata { $name }
    }
    .name = gen
seat-number = Miejsce { $number }
# A shorter name where the full one is too long: short- and the id of the mage. Sentences ask it for their forms.
short-baron_doria =
    { $form ->
        [gen] Dorii
        [dat] Dorii
        [acc] Dorię
        [ins] Dorią
        [loc] Dorii
       *[nom] Doria
    }
short-possessed =
    { $form ->
        [gen] Opętanego
        [dat] Opętanemu
        [acc] Opętanego
        [ins] Opętanym
        [loc] Opętanym
       *[nom] Opętany
    }
evocation =
    { $form ->
        [gen] Ewokacji
        [dat] Ewokacji
        [acc] Ewokację
        [ins] Ewokacją
        [loc] Ewokacji
       *[nom] Ewokacja
    }
evocation-of = { $name } ({ $owner })
    .name = { $form }
# Within a sentence.
evocation-yours =
    { $form ->
        [gen] { $name-gender ->
            [f] twojej
           *[m1] twojego
        }
        [dat] { $name-gender ->
            [f] twojej
           *[m1] twojemu
        }
        [acc] { $name-gender ->
            [f] twoją
            [n] twoje
            [m3] twój
           *[m1] twojego
        }
        [ins] { $name-gender ->
            [f] twoją
           *[m1] twoim
        }
        [loc] { $name-gender ->
            [f] twojej
           *[m1] twoim
        }
       *[nom] { $name-gender ->
            [f] twoja
            [n] twoje
           *[m1] twój
        }
    } { $name }
    .name = { $form }
you =
    { $form ->
        [gen] ciebie
        [dat] ci
        [acc] cię
        [ins] tobą
        [loc] tobie
       *[nom] ty
    }
school-personal = Osobiste
school-forgotten = Zapomniane
source-attack = Atak
source-rules = Zasady

## Marks

side-halves = obie połowy
side-room = { $colour } Pomieszczenie
card-halves = Pułapka Pomieszczenia: jedno użycie, dowolny z kolorów
side-light = Efekt Górny
side-dark = Efekt Dolny
type-combat = Walka
type-contingency = Wzmocnienie
type-protection = Ochrona
type-trap = Pułapka
element-fire = Ogień
element-water = Woda
element-air = Powietrze
element-earth = Ziemia
element-sacred = Święty
element-profane = Nieczysty
element-magic = Magia
element-all = Dowolny
target-yourself = Na siebie
target-mage = Mag
target-evocation = Ewokacja
target-model = Figurka
target-room = Pomieszczenie
colour-red = Czerwone
colour-purple = Fioletowe
colour-grey = Szare
colour-blue = Niebieskie
colour-yellow = Żółte
colour-green = Zielone
colour-black = Czarne
card-unstable = Niestabilny
card-stable = Bez Niestabilności
card-one-side = tylko jedna strona
card-turn = Odwróć
card-no-dark = Brak Efektu Dolnego
words-unstable = { $icon ->
    [BeforeOrAfter] Umieść 1 swoją Kostkę w swoim Pomieszczeniu, przed resztą lub po niej.
   *[BeforeTheEffect] Najpierw umieść 1 swoją Kostkę w swoim Pomieszczeniu.
  }
words-unstable-rule = { $edition ->
    [classic] C8.5
   *[rebirth] R16.2
  }
words-symbols = Symbole na karcie

## The lodge

lodge-name = Loża
edition-mark-classic = Klasyczna
rooms-title = Pomieszczenia
rooms-stand = { $count } { $count ->
        [one] stoi
        [few] stoją
       *[many] stoi
    }
rooms-gone = { $count } { $count ->
        [one] zniszczone
        [few] zniszczone
       *[many] zniszczonych
    }
room-open = Otwarte
room-used = Użyte
room-centre-short = Czarna Róża
room-says = { $name }, { $colour } Pomieszczenie, { $state }.
room-says-open = odbudowane i otwarte
room-says-used = odbudowane i użyte
room-says-ruined = zniszczone, Niestabilność { $count } z { $slots }
room-says-whole = całe, Niestabilność { $count } z { $slots }
room-says-taken = zniszczone, Żeton: { $who }
room-says-gone = zniszczone
room-taken = zdobyte
room-counts-as = Liczy się w tej Turze jako { $what }.
token-says = Żeton, { $worth } { $worth ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.
token-says-turned = Żeton, { $worth } { $worth ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }, odwrócony.
room-says-here = Tutaj: { $who }.
model-says = { $name }, Punkty Życia: { $health }
room-says-legal = Dozwolone, { $number } z { $count }.
power = Moc
power-says = Moc: { $list }
power-next-moon = { $moon } przy { $at }:
power-away = brakuje { $count }
power-away-then = brakuje { $count } → { $then }
power-end = Koniec przy { $at }:
power-last-turn = To ostatnia Tura.
sigils = Znaki

## Top bar

turn = Tura
turn-number = Tura { $turn }
phase-SetUp = Przygotowanie Gry
phase-BlackRose = Czarna Róża
phase-Study = Studia
phase-Preparation = Przygotowania
phase-Action = Akcje
phase-Evocation = Ewokacje
phase-CleanUp = Porządkowanie
phase-Scoring = Punktacja
phase-Over = Koniec
moon-1 = { $form ->
        [gen] Pierwszej Fazy Księżyca
        [ins] Pierwszą Fazą Księżyca
       *[nom] Pierwsza Faza Księżyca
    }
moon-2 = { $form ->
        [gen] Drugiej Fazy Księżyca
        [ins] Drugą Fazą Księżyca
       *[nom] Druga Faza Księżyca
    }
moon-3 = { $form ->
        [gen] Trzeciej Fazy Księżyca
        [ins] Trzecią Fazą Księżyca
       *[nom] Trzecia Faza Księżyca
    }
moon-4 = Koniec
moon-now = Aktualna Faza Księżyca
moon-next = Następna Faza Księżyca
page-table = Stół
tools = Narzędzia
tabs = Części stołu
tool-replay = Od mojej ostatniej decyzji
tool-replay-watch = Co się ostatnio stało
tool-rules = Zasady
tool-settings = Ustawienia
tool-menu = Menu
tool-keys = Klawisze i znaki

## Sheets

sheets = Pozostali
own-sheet = Twoja Plansza
damage-label = Obrażenia { $count } z { $health }: { $cubes }
damage-none = Obrażenia 0 z { $health }
hand = ręka
hand-title = Ręka
hand-count = { $count } z { $limit }
hand-label = { $count } { $count ->
        [one] Czar
        [few] Czary
       *[many] Czarów
    } w ręce
piles = Księga { $grimoire } · Wspomnienia { $memories }
slots = Czary
slot-Quick = { $form ->
    [loc] Szybkiego Czaru
   *[nom] Szybki
  }
slot-short-Quick = S
slot-says-Empty = Miejsce { $slot }: puste
    .slot = loc
slot-says-Ready = Miejsce { $slot }: Gotowy Czar
    .slot = loc
slot-says-Active = Miejsce { $slot }: Aktywna { $type }
    .slot = loc
slot-says-Revealed = Miejsce { $slot }: { $name }, { $side }, ujawniony
    .slot = loc
slot-Empty = puste
slot-Ready = gotowy
slot-Active = aktywny
slot-Revealed = użyty
slot-casting = rzucany
slot-revealed-footer = Ujawniony
quests-evocations = Zadania, Ewokacje
slots-free = { $count } { $count ->
    [one] wolne
    [few] wolne
   *[many] wolnych
  }
quest-progress = { $marks } z { $slots }
quest-completed = Ukończone: rozwiąż za { $power }
quest-hidden = Zakryte Zadanie { $moon ->
        [1] Pierwszej
        [2] Drugiej
       *[other] Trzeciej
    } Fazy Księżyca
quest-active = Aktywne
chip-quests = { $count } { $count ->
        [one] Aktywne Zadanie
        [few] Aktywne Zadania
       *[many] Aktywnych Zadań
    }
chip-completed = ukończone: { $count }
chip-solved = { chip-solved-word }: { $count }
chip-trophies = { $count ->
    [0] Brak Trofeów
    [one] 1 Trofeum: { $of }
    [few] { $count } Trofea: { $of }
   *[many] { $count } Trofeów: { $of }
  }
chip-speed = Ruch
chip-strength = Siła
# Where quests are paid at once there is no step between completed and solved.
chip-solved-word = { $quests ->
    [at_once] ukończone
   *[in_stages] rozwiązane
  }
word-solve = { $quests ->
    [at_once] ukończyć
   *[in_stages] rozwiązać
  }
word-solves = { $quests ->
    [at_once] kończy
   *[in_stages] rozwiązuje
  }
word-solve-you = { $quests ->
    [at_once] Kończysz
   *[in_stages] Rozwiązujesz
  }
chip-tokens = { $count ->
    [one] 1 zdobyte Pomieszczenie, warte { $worth }: { $list }
    [few] { $count } zdobyte Pomieszczenia, warte { $worth }: { $list }
   *[many] { $count } zdobytych Pomieszczeń, wartych { $worth }: { $list }
  }
tokens-none = jeszcze żadnego Pomieszczenia
tokens-won = Zdobyte Pomieszczenia: { $list }
quests-of = Zadania { $count } z { $limit }
# Chips that can be pressed: what they show ("2/3") stands in their names as it is shown.
chip-evocation = { $name }, Punkty Życia { $health }/{ $full }
chip-jinx = { $name } { $cubes }/{ $slots }
chip-more = Także: { $list }
speed-label = Ruch { $count }
strength-label = Siła { $count }
tokens-label = { $count ->
    [0] Brak Żetonów Akcji Fizycznej
    [one] Został 1 Żeton Akcji Fizycznej
    [few] Zostały { $count } Żetony Akcji Fizycznej
   *[many] Zostało { $count } Żetonów Akcji Fizycznej
  }
crown-holder = ma Koronę
first-mage = Pierwszy Mag
in-cell = w Komnacie
bot-plays = gra bot
is-away = poza stołem
is-here = tutaj
is-ready = gotowe
seat-open = czeka na gracza
acts-now = działa teraz
decides = decyduje
evocation-health = { $health } z { $full }
power-label = { $power } PM
power-label-then = { $power } PM, potem { $then }

## Events

event-board = Plansza Wydarzeń
events-left = { $count ->
        [one] zostało
        [few] zostały
       *[many] zostało
    } { $count }
event-slot-empty = Brak Wydarzenia
time-Always = Ogólny
time-Instant = Natychmiast
time-BlackRose = Czarna Róża
time-Study = Studia
time-Action = Akcje
event-out = Gdy odejdzie, Róża zyskuje { $power }

## Log and lens

log = Dziennik
log-now = teraz
log-all = Wszystko
log-own = Twoje
log-since = Nowe ({ $count })
log-since-watch = Czyny ({ $count })
log-all-title = Wszystko, co się stało
log-own-title = Co robisz ty
log-since-title = Od twojej ostatniej decyzji
log-filter = Co pokazuje dziennik
lens = Lupa
lens-empty = Wskaż cokolwiek: tu to przeczytasz.
lens-pin = Przypnij
lens-unpin = Odepnij
lens-colour = Pomieszczenie { $colour }
lens-distance = { $room }, odległość { $distance }
lens-here = { $room }, tutaj
lens-damage = Obrażenia { $count } z { $health }
lens-power = { $power } PM
lens-owner = właściciel: { $owner }
lens-active = Aktywna { $type } może odpowiedzieć
lens-instability = Niestabilność { $count } z { $slots }
order-how = Przeciągnij wiersze albo przesuń je klawiszami ↑ i ↓.
order-up = { $name }: wcześniej
order-down = { $name }: później
order-as-they-lie = Tak, jak leżą
order-confirm = W tej kolejności
order-reset = Tak, jak leżą
react-tick = Zaznacz, czego używasz
react-tick-must = Zaznacz, co pierwsze
react-use-ticked = { $count ->
    [one] Użyj
    [few] Użyj { $count } w tej kolejności
   *[many] Użyj { $count } w tej kolejności
}
lens-score = Odbudowane teraz daje
lens-falls = Pokonanie teraz daje
points-gained = +{ $count }
points-lost = −{ $count }
gain-of = { $name } { $points }
foreseen-title = Jeśli nic nie przerwie
foreseen-bar = { $name }: { $before } → { $after } z { $of }
foreseen-power = { $name }: PM { $before } → { $after }
foreseen-more = i jeszcze { $count }
foreseen-cut = Dalej zależy to od tego, czego nie możesz wiedzieć.
foreseen-answer = { $name } ma aktywny Czar, który może odpowiedzieć
foreseen-lock-drew = Dobiera lub podgląda karty: nie można cofnąć
foreseen-lock-revealed = Coś ujawnia: nie można cofnąć
foreseen-lock-rolled = Decyduje los: nie można cofnąć
lens-takes = Zniszczone teraz: Żeton dostaje
lens-taken = Jego Żeton (wart { $worth }): { $name }.
lens-opens = Otwiera się z { $moon }.
    .moon = ins
lens-turned = Jego Żeton jest odwrócony: aktywowane w tej Turze.
lens-not-turned = Jego Żeton nie jest odwrócony: można je aktywować raz w tej Turze.
lens-token = Jego Żeton jest na końcu wart { $worth } dla tego, kto ma najwięcej Kostek; przy remisie dostaje go Róża
lens-rewards = Daje { $first } za najwięcej Kostek, { $second } za drugie miejsce, { $other } za każde inne
lens-rewards-sole = Daje { $first } za najwięcej Kostek, { $second } za drugie miejsce, { $other } za każde inne; o 1 więcej temu, kto odbudowuje sam
lens-speed = Ruch { $speed }, Siła { $strength }, Punkty Życia { $health }
lens-upgrades = Ulepszenia: { $list }
lens-origin-Printed = Fakty z wydrukowanej karty; słowa są nasze.
lens-origin-Designed = Wymyślona tutaj, aby uzupełnić talię.
lens-except-Printed = Nieznane i nasze: { $details }.
lens-except-Designed = Znane z druku: { $details }.
detail-name = nazwa
detail-copies = liczba kopii
detail-moon = Faza Księżyca
detail-power = PM
detail-slots = miejsca
detail-speed = Ruch
detail-strength = Siła
detail-health = Punkty Życia
detail-models = liczba figurek
detail-archetype = Archetyp
detail-large = wielkość
detail-haunts = to, że nawiedza
detail-personal = czyj Osobisty Czar
detail-grimoires = Początkowe Księgi Czarów
detail-unstable = czy jest Niestabilny
detail-sides = która strona jest górna
detail-order = kolejność części
detail-stops = gdzie stoją kropki
detail-reach = jak daleko sięga
detail-enhancement = czego wymaga Wzmocnienie
detail-task = Wyzwanie
detail-goal = Pomieszczenie, do którego zmierza
detail-token = na co czeka Żeton
lens-persistent = { $name } ({ $owner }) działa na nim jako Czar Stabilny

## The prompt

prompt = Pytanie
undo = Cofnij
undo-drew = dobrano lub podejrzano kartę
undo-revealed = ujawniono coś zakrytego
undo-rolled = zdecydował los
undo-others = ktoś inny już zdecydował
undo-start = nie ma jeszcze czego cofnąć
undo-over = gra się skończyła
undo-locked = Nie można cofnąć: { $reason }
choose-thing = { $name }
of-count = { $done } z { $all }
left-count = { $left ->
        [one] Zostało
        [few] Zostały
       *[many] Zostało
    } { $left }
wait-reactions = Stół czeka na reakcje
wait-reactions-why = Czytaj, patrz, planuj. Nic, co otworzysz, nie zamknie się, gdy działają inni.
wait-for = { $name } decyduje
wait-for-why-phase = { $phase }
wait-for-why-source = { $source }
wait-prepared = Twoje Czary już leżą
wait-prepared-why = Pozostali przygotowują teraz swoje, zakryte.
wait-nobody = Stół pracuje
wait-open = Stół czeka na graczy
wait-open-why = Wyślij linki z menu.
watching = Oglądasz
game-over = Gra się skończyła
game-over-button = Zobacz punktację
dummy = Fałszywy Cel
dummy-mode = Wybierz Pomieszczenie dla Fałszywego Celu

ask-ChooseMage = Wybierz swojego Maga
ask-ChooseSchool = Wybierz swoją Szkołę
ask-ChooseGrimoire = Wybierz Początkową Księgę Czarów
ask-CompleteQuest = Możesz ukończyć Zadanie
ask-PlayEvent = Możesz zagrać jedno z tych Wydarzeń
ask-OfferQuest = Możesz odrzucić Zadanie
ask-ExcessQuest = Za dużo Zadań: odrzuć jedno
ask-DrawFrom = Dobierz ze Szkół
ask-DrawFrom-one = Dobierz Czar: wybierz Szkołę
ask-Keep = Zatrzymaj Czar
ask-RemoveSpell = Możesz usunąć z ręki jeden Czar
ask-DiscardToLimit = Za dużo Czarów w ręce: odrzuć jeden
ask-Prepare = Przygotuj od dwóch do czterech Czarów
ask-Act = Twoja Aktywacja
ask-Explore = Badanie: wybierz Pomieszczenie
ask-Explore-still = Badanie: { $room }?
ask-Fight = Walka: wybierz, kogo atakujesz
ask-Fight-still = Walka: { $room }?
ask-MomentumStep = Odczekanie: zrób jeden krok
ask-EvocationStep = { $actorIs ->
    [you] Działasz: wybierz Pomieszczenie
   *[other] { $actor } działa: wybierz Pomieszczenie
  }
ask-EvocationStep-both = { $actorIs ->
    [you] Działasz: wybierz Pomieszczenie albo kogo zaatakować
   *[other] { $actor } działa: wybierz Pomieszczenie albo kogo zaatakować
  }
ask-EvocationStep-attack = { $actorIs ->
    [you] Działasz: wybierz, kogo zaatakować
   *[other] { $actor } działa: wybierz, kogo zaatakować
  }
ask-EvocationStep-still = { $actorIs ->
    [you] Koniec twojego działania
   *[other] { $actor }: koniec działania
  }
ask-NextEvocation = Która Ewokacja aktywuje się następna?
ask-Target = { $source }: wybierz cel
ask-May = { $source }: czy użyjesz?
# What may be done is said as the card says it.
ask-May-of = { $source }: { $sentence }
ask-Either = { $source }: wybierz jedno z dwóch
ask-Room = { $source }: wybierz Pomieszczenie
ask-Model = { $source }: wybierz figurkę
ask-Step = { $source }: wybierz następne Pomieszczenie
ask-ConvertDamage = Zamień Obrażenia: wybierz Kostkę
ask-ConvertInstability = Zamień Niestabilność: wybierz Kostkę
ask-Heal = Leczenie: zdejmij Kostkę
ask-Spread = { $source }: gdzie trafia następna Kostka?
ask-Order = { $source }: za mało Kostek na obie części. Która będzie pierwsza?
ask-Mark = Za mało Kostek na wszystko: co dostanie Kostkę najpierw?
ask-React = Możesz zareagować
ask-Declare = Których kart użyjesz?
ask-Jinx = Wybierz Kartę Pecha
ask-Upgrade = Wybierz Ulepszenie
ask-Evocation = Wybierz, co przywołać
ask-Replace = Brak wolnego miejsca: wybierz, co odchodzi
ask-DiscardSpell = Odrzuć Czar
ask-DiscardQuest = Odrzuć Zadanie
ask-DiscardEvent = Odrzuć Wydarzenie
ask-DiscardJinx = Odrzuć Kartę Pecha
ask-DiscardUpgrade = Odrzuć Ulepszenie
ask-DiscardQuestOrJinx = Odrzuć Zadanie albo Kartę Pecha
ask-Quest = Wybierz Zadanie
ask-School = Wybierz Szkołę
ask-Spell = Wybierz Czar
ask-Moon = Wybierz Fazę Księżyca
ask-CastFromHand = Rzuć Czar z ręki zamiast Czaru ze swojej Planszy
ask-PutBack = Wybierz kartę, która wraca następna; ostatnia leży na wierzchu
ask-SpellType = Wskaż Rodzaj Czaru
ask-TakeQuest = Możesz wziąć Zadanie
ask-GiveQuest = Wybierz Zadanie do wymiany
ask-Slot = Wybierz Czar na swojej Planszy
ask-TakeBack = Możesz zabrać z powrotem nieujawniony Czar
ask-Rebuild = Które Pomieszczenie odbudować następne?
ask-Winner = Remis: wskaż zwycięzcę
ask-Icon = Kiedy działa symbol Niestabilności?
ask-Element = Jaki Element ma Czar w tej Turze?
ask-PutUnder = Która karta pierwsza trafia na spód talii?
ask-TakeOver = Brak wolnej figurki: wybierz jedną z gry do przejęcia
ask-Transfer = Przenieś Obrażenia: wybierz Kostkę
ask-RemoveInstability = Usuń Niestabilność: wybierz Kostkę
ask-Ransom = { $source }: odrzuć Gotowy Czar albo ponieś skutek
ask-MoveAndAttack = { $source }: porusz się, potem zaatakuj

why-ChooseMage = Każdy Mag ma swój kolor, kształt i Osobisty Czar.
why-ChooseSchool = Jej Czary tworzą twoją pierwszą Księgę Czarów.
why-ChooseGrimoire = Sześć Czarów na początek.
why-CompleteQuest = Jego Wyzwanie jest właśnie spełnione. Zatrzymane będzie czekać na nową okazję.
why-OfferQuest = Czarna Róża zyskuje za nie 1, 2 lub 3 PM, według Fazy Księżyca na karcie.
why-ExcessQuest = Masz więcej Zadań, niż wolno. Za to Czarna Róża nic nie zyskuje.
why-DrawFrom = Najpierw wskaż wszystkie Szkoły; karty widzisz potem. Zatrzymujesz { $kept ->
    [1] jedną
    [2] dwie
   *[other] { $kept }
  } z nich.
why-DrawFrom-one = Kartę widzisz po wskazaniu Szkoły.
why-Keep = Pozostałe się odrzuca.
why-RemoveSpell = Trafia na Stos Kart Odrzuconych swojej Szkoły.
why-DiscardToLimit = Do twojego Limitu Kart w Ręce.
why-Prepare = Pozostali robią to teraz w ukryciu.
why-Act = Akcja { $done } z { $of }
why-Explore = { $left ->
        [one] Został
        [few] Zostały
       *[many] Zostało
    } { $left } { $left ->
        [one] krok
        [few] kroki
       *[many] kroków
    }
why-Explore-still = { $left ->
    [0] Nie ma już kroków: aktywuj Pomieszczenie albo zakończ.
   *[other] Żadna droga nie jest otwarta: aktywuj Pomieszczenie albo zakończ.
  }
why-Fight = Zaatakuj raz, aktywuj Pomieszczenie albo zakończ.
why-Fight-only = Zaatakuj raz albo zakończ.
why-Fight-still = Nie ma tu już kogo atakować: aktywuj Pomieszczenie albo zakończ.
why-MomentumStep = Sąsiednie Pomieszczenie.
why-EvocationStep = { $left ->
        [one] Został
        [few] Zostały
       *[many] Zostało
    } { $left } { $left ->
        [one] krok
        [few] kroki
       *[many] kroków
    }
why-EvocationStep-attack = Nie ma już kroków; może zaatakować raz.
why-EvocationStep-still = Nie ma już kroków ani nikogo do zaatakowania.
why-NextEvocation = Każda Ewokacja aktywuje się w tej Fazie raz.
why-Rebuild = Jesteś Pierwszym Magiem: pełne Pomieszczenia odbudowuje się w twojej kolejności.
why-Spread-attack = Zostało za mało Kostek dla wszystkich trafionych: rozkładasz je po jednej.
why-Icon = Umieszcza 1 Niestabilność w Pomieszczeniu, z którego rzucono Czar.
why-Element = Wybierany raz; obowiązuje do końca Tury.
why-PutUnder = Następna leży pod nią.
why-TakeOver = Trafia do Pomieszczenia przywołania.
why-Transfer = Kostka zachowuje swój kolor.
why-RemoveInstability = Kostka wraca do tego, kto ją umieścił.
why-Ransom = Odrzucony Czar trafia do twoich Wspomnień.
why-MoveAndAttack = Najpierw kroki, potem jeden atak; jedno z nich można pominąć.
why-Winner = O remisach między Magami decyduje Posiadacz Korony.
why-TakeBack = Nieużyte Pułapki i Ochrony mogą wrócić na rękę.
why-Declare = Potem rozstrzyga się je po kolei.

pass-OfferQuest = Zatrzymaj wszystkie
pass-CompleteQuest = Zostaw zakryte
pass-RemoveSpell = Zatrzymaj wszystkie
pass-Act = Zakończ Aktywację
pass-Explore = Zakończ
pass-Fight = Zakończ
pass-MomentumStep = Zostań
pass-EvocationStep = Zakończ
pass-NextEvocation = Gotowe
pass-May = Nie, zostaw
pass-React = Pasuj
pass-Declare = Pasuj
pass-TakeBack = Zostaw
pass-TakeOver = Nie przywołuj
pass-RemoveInstability = Wystarczy
pass-Ransom = Zatrzymaj wszystkie
pass-MoveAndAttack = Zakończ
pass-ConvertDamage = Wystarczy
pass-ConvertInstability = Wystarczy
pass-Order = Kostka po Kostce
pass-Spread = Reszta na drugą część
pass-Heal = Wystarczy
pass-Model = Więcej nie
pass-Step = Zakończ
pass-Replace = Nie przywołuj
pass-DiscardSpell = Nie odrzucaj
pass-Prepare = Zatwierdź
yes-May = Tak, zrób to
may-leads = możesz, cel może
remove-instead = Usuń kartę z ręki
remove-note = Raz w Fazie Studiów możesz odłożyć jeden Czar z ręki na Stos Kart Odrzuconych jego Szkoły (R7.5). Pytanie pozostaje.

choice-Pass = Pasuj
choice-Yes = Tak
choice-Mage = { $name }
choice-School = { $name }
choice-Grimoire = { $name }
choice-Card = { $name }
choice-Remove = Usuń z ręki: { $name }
choice-Prepare = { $name } na miejscu { $slot }, { $side }
    .slot = loc
choice-Explore = Badanie
choice-Fight = Walka
choice-Command = { $name }
choice-Command-alike = { $name } { $number }, { $room }
choice-Cast = { $slot ->
    [Quick] Szybki
   *[other] Rzuć { $slot }
  }
choice-Momentum = { $slot }: { $name }
choice-Solve = { $name }
choice-Step = { $name }
choice-ActivateRoom = Aktywuj Pomieszczenie
choice-ActivateBare = Aktywuj bez Efektu
activate-bare-means = Pomieszczenie uznaje się za aktywowane: jego Żeton, jeśli go ma, się odwraca. Jego Efektu się nie wykonuje.
choice-Attack = { $name }
choice-Instead = Coś innego
choice-Target = { $name }
choice-Dummy = Fałszywy Cel { $name }
    .name = in
choice-Dummy-anywhere = Fałszywy Cel
choice-Room = { $name }
choice-Use = { $name }
choice-Use-alike = { $name } { $number }: { $room }, { $health }
choice-Use-slot = { $name }, miejsce { $slot }
    .slot = loc
choice-Use-half = { $name }, miejsce { $slot } ({ $half })
    .slot = loc
choice-Cube = { $colour } na { $name }
    .name = loc
choice-RoomCube = { $colour } { $name }
    .name = in
choice-First = Pierwsze
choice-Second = Drugie
choice-First-icon = Przed Efektem
choice-Second-icon = Po Efekcie
choice-First-order = W kolejności z karty
choice-Second-order = Na odwrót
choice-Element = { $name }
choice-SpellType = { $name }
choice-Jinx = { $name }
choice-Upgrade = { $name }
choice-Moon = { $name }
choice-Evocation = { $name }
choice-Quest = { $name }
choice-Quest-offer = { $name }: Róża zyskuje { $power }
choice-Event = { $name }
choice-Slot = { $slot }: { $name }
choice-SlotOf = { $name }: { $slot }
choice-Seat = { $name }

act-Explore = Badanie
act-Fight = Walka
act-Command = Rozkaz
act-Cast = Rzuć
act-Cast-slot = Rzuć { $slot }
act-Quick = Szybki
act-Momentum = Odczekanie
act-Solve = { $quests ->
    [at_once] Ukończ
   *[in_stages] Rozwiąż
  }
act-End = Zakończ
act-refused = { $act }: { $why }
refused-tokens = brak Żetonu Akcji Fizycznej
refused-cell = nie z Komnaty
refused-evocation = nie masz Ewokacji w Loży
refused-spell = brak Gotowego Czaru albo już jeden rzucono
refused-quick = na miejscu Szybkiego Czaru nie ma Gotowego Czaru
refused-momentum = brak nieujawnionego Czaru do zużycia
refused-quest = brak Ukończonego Zadania
refused-end = najpierw wykonaj co najmniej jedną Akcję
refused-actions = obie Akcje są wykonane
choose-command = Wybierz Ewokację, której wydajesz Rozkaz
choose-momentum = Który Czar zużyć?
choose-solve = Wybierz Zadanie do { $quests ->
    [at_once] ukończenia
   *[in_stages] rozwiązania
  }
momentum-warning = Trafia nieużyty do twoich Wspomnień; potem jeden krok.

## Preparation

bench = Przygotowania
bench-placed = { $others ->
    [none] Położono: { $count }.
    [done] Położono: { $count }. Pozostali już skończyli.
   *[open] Położono: { $count }. Pozostali robią to teraz w ukryciu.
  }
bench-place-here = Połóż tutaj
bench-after = po { $slot }
bench-full = Wszystkie miejsca są zajęte
bench-in = { $name }, na miejscu { $slot }, { $side } do góry
    .slot = loc
bench-lies = Na miejscu { $slot }, { $side } do góry
    .slot = loc
bench-says = { $slot }: { $name }, { $side }
bench-take-back = Zabierz
bench-confirm = Zatwierdź { $count } { $count ->
        [one] Czar
        [few] Czary
       *[many] Czarów
    }
bench-confirm-quick = Brakuje Szybkiego Czaru
bench-confirm-few = Połóż co najmniej { $count }
bench-help-title = Rzucasz stronę, która leży do góry.
bench-help = Odwracaj klawiszem F albo klikając linię między połówkami. Przesuwaj, odwracaj i zabieraj, aż zatwierdzisz.
bench-turn = Odwróć: { $name }
bench-lift = Zabierz: { $name }
bench-choose = { $name }, karta { $number } z { $count }
bench-damage = { $count } z { $health }

## The story of the others

story = Co robią pozostali
story-you = Ty
story-done = zrobione
story-next = potem
story-after = potem
# The words by which a card speaks to whoever uses it, all their forms.
story-you-words = ty ciebie cię ci tobie tobą twój twoja twoje twojego twojej twojemu twoją twoim twoimi twoich twoi
story-you-is = „Ty” to { $who }.
story-acts-cast = rzuca
story-acts-explore = bada
story-acts-fight = walczy
story-acts-command = rozkazuje
story-acts-momentum = Odczekanie
story-acts-solve = { word-solves }
story-acts-pass = pasuje
story-acts-answer = odpowiada
story-acts-room = Pomieszczenie
story-acts-evocation = Ewokacja
story-acts-effect = działa
story-acts-order = Polecenie
story-acts-event = Wydarzenie
story-acts-quest = odrzuca
story-kind-room-card = Pomieszczenie
story-kind-quest = Zadanie
story-kind-event = Wydarzenie
story-kind-evocation = Ewokacja
story-kind-jinx = Karta Pecha
story-kind-upgrade = Ulepszenie
story-kind-command = Karta Poleceń
story-kind-spell = Czar
story-light-unused = Efekt Górny nieużyty
story-dark-unused = Efekt Dolny nieużyty
story-times = × { $count }
story-nothing = Nic z tego nie wynika.
story-where = { $done } z { $all }.
story-then-you = Potem twoja kolej.
story-not-asked = Nie ma do ciebie pytania.
story-again = Opowiedziane ponownie.
story-pace = Tempo opowieści
story-pace-step = Po kroku
story-pace-calm = Spokojnie
story-pace-brisk = Żwawo
story-pace-off = Od razu
story-step = Dalej
story-skip = Pomiń
story-hold = Zatrzymaj
story-go-on = Wznów
story-back = Opowiedz ponownie
story-end = Do końca
story-to-you = Do twojej kolei
recap-title = Od twojej ostatniej decyzji
recap-short = Nowe
recap-count = { $count } { $count ->
        [one] czyn
        [few] czyny
       *[many] czynów
    }
recap-none = Od twojej ostatniej Akcji nikt nie wykonał Akcji.
recap-damage = { $count } na tobie
recap-power = { $before } → { $after }
recap-again = Zobacz ponownie: { $deed }
recap-again-short = Zobacz ponownie
recap-all = Opowiedz wszystko

## Reactions

react-title = Możesz zareagować
react-must-title = Co pierwsze?
react-rail = Co się dzieje
react-done = zrobione:
react-now = teraz:
react-next = jeszcze przed nami:
react-with = Odpowiedzieć kartą { $name }?
react-if-use = Jeśli użyjesz
react-if-pass = Jeśli spasujesz
react-use = Użyj
react-pass = Pasuj
react-others = Pozostali widzą tylko, że stół czeka na reakcje.
react-active-in = Aktywny na miejscu { $slot }
    .slot = loc
react-must = Nie wszystko tu można spasować: wybierz, co pierwsze. Gdzie jest „możesz”, dostaniesz jeszcze pytanie.
keep-once = tylko tym razem
keep-card = ta karta, do mojej następnej Aktywacji
keep-turn = wszystko w tej Turze, chyba że padnę
keep-until = aż cios wyniesie { $count } lub więcej
kept = Stałe pasowanie: { $name }
kept-card = { $name } odpoczywa do twojej następnej Aktywacji
kept-turn = W tej Turze pasujesz zawsze
kept-until = Pasujesz, aż cios wyniesie { $count } lub więcej
kept-end = Zakończ
# What has just happened, told in the present: „Wchodzisz …“.
fact-Entered = { $onIs ->
    [you] Wchodzisz { $room }.
    [yours] { $onName-gender ->
        [f] Twoja
        [n] Twoje
       *[m1] Twój
    } { $onName } wchodzi { $room }.
   *[other] { $on } wchodzi { $room }.
  }
    .room = into
fact-Moved = { $onIs ->
    [you] Poruszasz się.
    [yours] { $onName-gender ->
        [f] Twoja
        [n] Twoje
       *[m1] Twój
    } { $onName } porusza się.
   *[other] { $on } porusza się.
  }
fact-Damaged = { $byIs ->
    [you] { $onIs ->
        [you] Zadajesz sobie
       *[other] Zadajesz { $on }
      } { $amount } { $amount ->
        [one] Obrażenie
        [few] Obrażenia
       *[many] Obrażeń
    }.
   *[other] { $by } zadaje { $on } { $amount } { $amount ->
        [one] Obrażenie
        [few] Obrażenia
       *[many] Obrażeń
    }.
  }
    .on = dat
fact-Healed = { $onIs ->
    [you] Leczysz się.
    [yours] { $onName-gender ->
        [f] Twoja
        [n] Twoje
       *[m1] Twój
    } { $onName } leczy się.
   *[other] { $on } leczy się.
  }
fact-Gained = { $onIs ->
    [you] Zyskujesz { $amount } PM.
   *[other] { $on } zyskuje { $amount } PM.
  }
fact-Lost = { $onIs ->
    [you] Tracisz { $amount } PM.
   *[other] { $on } traci { $amount } PM.
  }
fact-Placed = { $byIs ->
    [you] Umieszczasz { $amount } { $amount ->
        [one] Niestabilność
        [few] Niestabilności
       *[many] Niestabilności
    } { $room }.
   *[other] { $by } umieszcza { $amount } { $amount ->
        [one] Niestabilność
        [few] Niestabilności
       *[many] Niestabilności
    } { $room }.
  }
    .room = in
fact-Revealed = { $byIs ->
    [you] Ujawniasz Czar.
   *[other] { $by } ujawnia Czar.
  }
fact-Resolved = { $byIs ->
    [you] Rozstrzygasz: { $source }.
   *[other] { $by } rozstrzyga: { $source }.
  }
fact-Solved = { $byIs ->
    [you] { word-solve-you } Zadanie.
   *[other] { $by } { word-solves } Zadanie.
  }
fact-Defeated = { $onIs ->
    [you] { $by } cię pokonuje.
   *[other] { $byIs ->
        [you] Pokonujesz { $on }.
       *[other] { $by } pokonuje { $on }.
      }
  }
    .on = acc
fact-Removed = { $onIs ->
    [you] Opuszczasz Lożę.
    [yours] { $onName-gender ->
        [f] Twoja
        [n] Twoje
       *[m1] Twój
    } { $onName } opuszcza Lożę.
   *[other] { $on } opuszcza Lożę.
  }
fact-PutInCell = { $onIs ->
    [you] Trafiasz do swojej Komnaty.
   *[other] { $on } trafia do Komnaty.
  }
fact-ActivatedRoom = { $byIs ->
    [you] Aktywujesz { $room }.
   *[other] { $by } aktywuje { $room }.
  }
    .room = acc
fact-Targeted = { $onIs ->
    [you] Jesteś celem: { $source }.
    [yours] { $onName-gender ->
        [f] Twoja
        [n] Twoje
       *[m1] Twój
    } { $onName } jest celem: { $source }.
   *[other] { $on } jest celem: { $source }.
  }
fact-Explored = { $byIs ->
    [you] Używasz Akcji Badania.
   *[other] { $by } używa Akcji Badania.
  }
fact-UsedMomentum = { $byIs ->
    [you] Używasz Akcji Odczekania.
   *[other] { $by } używa Akcji Odczekania.
  }
fact-PhysicalAction = { $byIs ->
    [you] Wykonujesz Akcję Fizyczną.
   *[other] { $by } wykonuje Akcję Fizyczną.
  }
fact-CleanUp = Zaczyna się Faza Porządkowania.
fact-Doomed = { $onIs ->
    [you] Zaraz padniesz.
    [yours] { $onName-gender ->
        [f] Twoja
        [n] Twoje
       *[m1] Twój
    } { $onName } zaraz padnie.
   *[other] { $on } zaraz padnie.
  }
fact-ConvertedDamage = { $byIs ->
    [you] Zamieniasz { $amount } { $amount ->
        [one] Obrażenie
        [few] Obrażenia
       *[many] Obrażeń
    } na { $on }.
   *[other] { $by } zamienia { $amount } { $amount ->
        [one] Obrażenie
        [few] Obrażenia
       *[many] Obrażeń
    } na { $on }.
  }
    .on = loc
fact-ConvertedInstability = { $byIs ->
    [you] Zamieniasz { $amount } { $amount ->
        [one] Niestabilność
        [few] Niestabilności
       *[many] Niestabilności
    } { $room }.
   *[other] { $by } zamienia { $amount } { $amount ->
        [one] Niestabilność
        [few] Niestabilności
       *[many] Niestabilności
    } { $room }.
  }
    .room = in
fact-TookCrown = { $byIs ->
    [you] Bierzesz Koronę.
   *[other] { $by } bierze Koronę.
  }
fact-Attacked = { $byIs ->
    [you] Atakujesz { $on }.
   *[other] { $by } atakuje { $on }.
  }
    .on = acc
fact-Left = { $onIs ->
    [you] Opuszczasz { $room }.
    [yours] { $onName-gender ->
        [f] Twoja
        [n] Twoje
       *[m1] Twój
    } { $onName } opuszcza { $room }.
   *[other] { $on } opuszcza { $room }.
  }
    .room = acc
fact-Cast = { $byIs ->
    [you] Rzucasz Czar.
   *[other] { $by } rzuca Czar.
  }
fact-Solving = { $quests ->
    [at_once] { $byIs ->
        [you] Zaraz ukończysz Zadanie.
       *[other] { $by } zaraz ukończy Zadanie.
      }
   *[in_stages] { $byIs ->
        [you] Zaraz rozwiążesz Zadanie.
       *[other] { $by } zaraz rozwiąże Zadanie.
      }
  }

## Chooser

chooser = Wybierz
choose-counter = { $done } z { $all }
choose-one-of = Jedno z { $count }
schools-named = Wskazane: { $done } z { $all }
schools-minus = −1: cofnij jedną
schools-left = Talia { $deck }, odrzucone { $discard }
cubes-on = Kostki na { $name }
    .name = loc
cubes-in = Kostki { $name }
    .name = in

## Scoring

# While the steps are counted, before anybody has won.
score-counting = Końcowe przyznawanie punktów
score-title = { $duel ->
    [yes] { $name } wygrywa pojedynek
   *[no] { $name } wygrywa grę
  }
score-you-title = { $duel ->
    [yes] Wygrywasz pojedynek
   *[no] Wygrywasz grę
  }
score-power = PM
score-defeats = { $count ->
    [one] pokonanie
    [few] pokonania
   *[other] pokonań
  }
score-defeats-title = Pokonania
score-rebuilt = { $count ->
    [one] odbudowane Pomieszczenie
    [few] odbudowane Pomieszczenia
   *[other] odbudowanych Pomieszczeń
  }
score-torn = { $count ->
    [one] zniszczone Pomieszczenie
    [few] zniszczone Pomieszczenia
   *[other] zniszczonych Pomieszczeń
  }
score-tokens = Pomieszczenia
score-apart = Kto rozebrał Lożę
score-stand = { $count } { $count ->
        [one] Pomieszczenie stoi
        [few] Pomieszczenia stoją
       *[many] Pomieszczeń stoi
    }
score-rooms-taken = { $count ->
    [0] brak
    [one] 1 Pomieszczenie
    [few] { $count } Pomieszczenia
   *[many] { $count } Pomieszczeń
  }
score-rank = Miejsce
score-mage = Mag
score-board = Tor
score-quests = Zadania
score-trophies = Trofea
score-crown = Korona
score-total = Razem
score-none = brak
score-mages-only = tylko Magowie
score-solved = { chip-solved-word }: { $count }
score-taken = zdobyte: { $count }
score-place = { $tied ->
    [yes] { $place ->
        [1] remis o pierwsze miejsce, −1
       *[other] remis o drugie miejsce, −1
      }
   *[no] miejsce { $place }
  }
score-wins-ties = wygrywa każdy remis
score-step = Krok { $number }, { $name }.
score-step-board = PM, które każdy ma na torze.
score-step-quests = Najwięcej Zadań ({ chip-solved-word }): { $first }, drugie miejsce: { $second }, każdy inny z co najmniej jednym: { $other }; remisujący dostają o jeden mniej. Tylko Magowie.
score-step-trophies = Najwięcej Trofeów: { $first }, drugie miejsce: { $second }, każdy inny z co najmniej jednym: { $other }. Róża też się liczy.
score-step-tokens = Każdy zdobyty Żeton daje tyle, ile na nim widać. Przy remisie w Pomieszczeniu dostała go Róża.
score-step-crown = Kto ma Koronę, zyskuje { $crown }.
score-step-total = Wygrywa największa liczba PM; Czarna Róża wygrywa każdy remis, w którym bierze udział.
# The rules are numbered by the book of the edition.
score-rule-board = { $edition ->
    [classic] C18.1
   *[rebirth] R20.1
  }
score-rule-quests = { $edition ->
    [classic] C18.2
   *[rebirth] R20.2
  }
score-rule-trophies = { $edition ->
    [classic] C18.3
   *[rebirth] R20.3
  }
score-rule-tokens = C18.5
score-rule-crown = { $edition ->
    [classic] C18.6
   *[rebirth] R20.5
  }
score-rule-total = { $edition ->
    [classic] C18.8
   *[rebirth] R20.6
  }
score-previous = Poprzedni krok
score-next = Następny krok
score-by-turn = PM według Tur
score-lines-at = linie przy { $moons }
score-earned = Skąd pochodzą punkty
score-as-table = Jako tabela
score-as-chart = Jako wykres
score-before = Już wcześniej
score-rooms = Pomieszczenia
score-quest-points = Zadania
score-spells = Czary
score-events = Wydarzenia
score-bonus = Punkty bonusowe
score-lost = Stracone
score-end = koniec
score-export = Eksport
score-replay = Powtórka
score-again = Nowy stół
score-rematch = Zagraj ponownie
score-watch = Obejrzyj powtórkę
score-table = Powrót do stołu
score-summary = { $you ->
    [yes] Zajmujesz drugie miejsce, o { $count } PM mniej.
   *[no] Drugie miejsce: { $second }, o { $count } PM mniej.
  }
score-tie = { $you ->
    [yes] Masz tyle samo PM.
   *[no] Tyle samo PM: { $second }.
  } { $by ->
    [rose] Czarna Róża wygrywa każdy remis, w którym bierze udział.
    [quests] O remisie decyduje większa liczba Zadań.
    [trophies] Przy równej liczbie Zadań decyduje większa liczba Trofeów.
   *[crown] Zwycięzcę wskazał posiadacz Korony.
  }

## Menu and the rest

menu = Menu
menu-home = Odejdź od stołu
menu-bot = Oddaj moje miejsce botowi
menu-bot-back = Odzyskaj moje miejsce
menu-report = Zgłoś problem
menu-report-why = Zapisuje plik z tym, co widzisz, dziennikiem i wersją. Nic nie jest wysyłane.
menu-invites = Linki do wolnych miejsc
menu-copy = Kopiuj
menu-copied = Skopiowano
menu-invite = Link do miejsca { $number }
menu-watch = Link do oglądania
menu-text = Stół jako zwykły tekst
menu-settings = Ustawienia tego stołu
menu-cards = Karty
setting-speed = Animacje
setting-speed-half = Połowa szybkości
setting-speed-normal = Zwykła
setting-speed-double = Podwójna szybkość
setting-speed-off = Wyłączone
last-turn = Ostatnia Tura
setting-theme = Światło
theme-night = Noc
theme-day = Dzień
theme-contrast = Kontrast
setting-text-size = Wielkość tekstu
setting-text-size-of = { $size }%
setting-text-size-table = Na tym ekranie stół ma { $size }%.
setting-story = Czyny pozostałych
setting-sounds = Dźwięki
setting-keys = Klawisze literowe
setting-text = Stół jako zwykły tekst
setting-language = Język
lost = Utracono połączenie. Kolejna próba…
connecting = Łączenie…
refused-by-server = Odmowa: { $message }
no-table = Nie można otworzyć tego stołu.
no-table-why = { $message }
# Why something was refused, by the server's code for it; what has no message is said as the server says it.
refused-unknown_table = Pod tym adresem nie ma stołu. Może został uprzątnięty albo link jest niepełny.
refused-wrong_token = Ten link nie otwiera miejsca przy stole. Poproś o nowy.
refused-not_your_seat = To miejsce należy do kogoś innego.
refused-stale = Stół poszedł już dalej. Spójrz jeszcze raz.
refused-unknown_option = Tego nie można już wybrać.
refused-malformed = Stół nie zrozumiał tej strony. Załaduj ją ponownie.
refused-too_large = To więcej, niż stół przyjmuje naraz.
refused-too_fast = To było za szybko. Poczekaj chwilę.
refused-full = Serwer jest teraz pełny. Spróbuj później.
refused-busy = Stół jest zajęty. Spróbuj za chwilę.
refused-game_over = Gra się skończyła.
refused-nothing_to_undo = Nie ma czego cofnąć.
refused-setup = Tak nie można przygotować stołu.
refused-incompatible_replay = Tę grę rozegrano z innymi kartami lub zasadami i nie można jej tu pokazać.
refused-elsewhere = Ten stół jest otwarty w innej karcie przeglądarki; najpierw zamknij go tam.
refused-frozen = Zapis tego stołu prowadzi już gdzie indziej niż kiedyś; można go oglądać, ale nie grać dalej.
refused-unreachable = Nie można połączyć się z serwerem. Czy jest połączenie?
cover-title = Podaj urządzenie: { $name }
cover-who = { $person } ({ $mage })
cover-why = Następna decyzja należy do tej osoby. Nic z poprzedniego miejsca nie jest pokazane.
cover-button = To ja: { $name }
seat-switch = Miejsca przy tym ekranie
title-yours = Twoja kolej
title-theirs = { $name } decyduje
replaying = Powtórka ostatniej Tury
replay-stop = Powrót do bieżącej chwili
frozen = Ten stół jest zamrożony. { $why }
at-moment = Patrzysz na wcześniejszą chwilę.
tab-lodge = Loża
tab-sheet = Plansza
tab-hand = Ręka
tab-events = Wydarzenia
tab-log = Dziennik
read-card = Czytaj: { $name }
plain-title = Stół w słowach

keys-title = Klawisze i znaki
keys-areas = obszary i przyciski
keys-arrows = przez Lożę, rękę, listy
keys-enter = wybierz; ponownie: zatwierdź
keys-numbers = ponumerowana możliwość albo karta z ręki
keys-escape = zamknij, odznacz; nigdy nie odpowiada
keys-change = Zmień
keys-press = Naciśnij klawisz…
keys-reset = Jak poprzednio
key-Explore = Badanie
key-Fight = Walka
key-Command = Rozkaz
key-Cast = Następny Czar
key-Quick = Szybki Czar
key-Momentum = Odczekanie
key-Solve = Rozwiąż Zadanie
key-End = Zakończ, stop, nie
key-Dummy = Fałszywy Cel
key-Turn = Odwróć kartę
key-Confirm = Zatwierdź przygotowania
key-TakeBack = Zabierz ostatnio położony; opowieść: ponownie
key-Undo = Cofnij
key-Use = Użyj karty
key-Pass = Pasuj
key-Log = Do dziennika
key-Hand = Do ręki
key-Lodge = Do Loży
key-Sheets = Do Plansz
key-Replay = Od mojej ostatniej decyzji
key-Hint = Co zrobiłby mistrz
hint = Wskazówka
hint-title = Co zrobiłby mistrz
hint-first-school = Szkoła, którą wskazałby najpierw; o wskazanych już Szkołach nie wie.
hint-thinking = Mistrz patrzy na stół…
hint-brings = spodziewane: { $points }
hint-of = { $act }: { $name }
hint-games = { $count ->
    [one] wypróbowane w jednej wyobrażonej grze
    [few] wypróbowane w { $count } wyobrażonych grach
   *[many] wypróbowane w { $count } wyobrażonych grach
  }
hint-note = W PM do końca Tury, w porównaniu z tym, jak stół wygląda dla ciebie teraz. Mistrz wie to, co ty; resztę sobie wyobraża.
hint-worse = Cokolwiek zrobisz, do końca Tury twoja sytuacja zapewne się pogorszy; pierwsze traci najmniej.
menu-hints = Zgódź się na wskazówki
menu-hints-agreed = Zgadzasz się na wskazówki
menu-hints-why = Kto ma decydować, może zapytać mistrza, gdy zgodzą się wszyscy przy stole ({ $count } z { $of }).
refused-not_agreed = Nie wszyscy przy tym stole się na to zgodzili.
key-Again = Powtórz pytanie
key-Help = Klawisze i znaki
key-Skip = Opowieść: pomiń czyn (z Shift: wszystko)
key-Hold = Opowieść: zatrzymaj
sigil-mages = Magowie
sigil-rooms = Kolory Pomieszczeń
sigil-marks = Znaki Czarów

## The Avatar

avatar = Awatar
command-trap = Pułapka Awatara
command-protection = Ochrona Awatara
avatar-left = zostało Poleceń: { $count } z { $limit }
avatar-left-short = { $count ->
    [one] w tej Fazie została 1 Karta Poleceń
    [few] w tej Fazie zostały { $count } Karty Poleceń
   *[many] w tej Fazie zostało { $count } Kart Poleceń
  }
avatar-deck = { $count } { $count ->
        [one] Karta Poleceń
        [few] Karty Poleceń
       *[many] Kart Poleceń
    } w taliach
avatar-back = { $type }: { $when }
avatar-back-none = Brak Żetonu na następnej karcie
avatar-by-damage = przy Obrażeniach
avatar-by-target = przy Czarze Walki
avatar-solved = { $count ->
    [0] Brak Rozwiązanych Zadań
    [one] 1 Rozwiązane Zadanie: { $list }
    [few] { $count } Rozwiązane Zadania: { $list }
   *[many] { $count } Rozwiązanych Zadań: { $list }
  }
command-stage = Karta Poleceń { $name }
command-now = { $name } rozstrzyga tę kartę
command-done = Co robi { $name }
command-before = Poprzednia karta
command-after = Następna karta
command-reasons = Dlaczego taki wybór
command-read = Czytaj
crown-ask = { $name } · { $question }
crown-why = Masz Koronę i wybierasz ({ $tied }): { $why }.
crown-why-open = Masz Koronę i wybierasz za { $name }: zasady pozostawiają to otwarte.
    .name = acc

# Study on the bench
study-bench = Studia
study-steps = Kroki Fazy Studiów
study-done = gotowe
study-step-grimoire = { $count ->
    [0] Księga Czarów
   *[other] Księga Czarów +{ $count }
  }
study-step-name = Wskaż cztery Szkoły
study-step-keep = Zatrzymaj dwie
study-step-remove = Usuń jedną, jeśli chcesz
study-step-limit = Ręka: { $count }
study-drawn = Dobrane karty
study-tick = { $name }: wybierz
study-ticked = { $name }: wybrane
study-leave = Odkryte na Stosy Kart Odrzuconych swoich Szkół: { $list }
study-hand-point = Wskaż lub dotknij karty w ręce, aby przeczytać ją całą.
study-waits = Pozostali studiują. Wskaż kartę lub jej dotknij, aby ją przeczytać.
study-new = nowa
study-too-many = razem { $count }: na końcu { $over } do Wspomnień
study-draw = { $count ->
    [1] Dobierz jedną
    [2] Dobierz dwie
    [3] Dobierz trzy
    [4] Dobierz cztery
   *[other] Dobierz { $count }
  }
study-keep = { $count ->
    [1] Zatrzymaj jedną
    [2] Zatrzymaj dwie
   *[other] Zatrzymaj { $count }
  }
study-discard = { $count ->
    [1] Odrzuć jedną
    [2] Odrzuć dwie
   *[other] Odrzuć { $count }
  }
study-remove = Usuń
study-remove-hand = Usuń kartę z ręki
study-remove-short = Usuń jedną
study-remove-ask = Która karta z ręki trafia na Stos Kart Odrzuconych swojej Szkoły?
study-ask-keep = Zatrzymaj { $count ->
    [1] jedną
    [2] dwie
   *[other] { $count }
  } z { $of ->
    [2] dwóch
    [3] trzech
    [4] czterech
   *[other] { $of }
  }
study-why-keep = Wybrano { $done } z { $count }. Pozostałe trafiają odkryte na Stosy Kart Odrzuconych swoich Szkół.
study-ask-limit = Za dużo kart w ręce: wybierz do odrzucenia { $count ->
    [one] jedną kartę
    [2] dwie karty
    [few] { $count } karty
   *[many] { $count } kart
  }
study-why-limit = Wybrano { $done } z { $count }. Trafiają do twoich Wspomnień.
study-ask-name = Wskaż { $count ->
    [1] Szkołę, z której
    [2] dwie Szkoły, z których
    [3] trzy Szkoły, z których
    [4] cztery Szkoły, z których
   *[other] Szkoły ({ $count }), z których
  } dobierasz
study-why-name = Wskazano { $done }, można powtarzać. Karty widzisz po ostatniej.
school-left = { $count ->
        [one] został
        [few] zostały
       *[many] zostało
    } { $count }
school-times = { $count ->
    [1] raz
    [2] dwa razy
   *[other] { $count } razy
  }
school-sides = Strony
school-pile = Stos
school-pile-of = { $deck ->
        [one] został
        [few] zostały
       *[many] zostało
    } { $deck } z { $all }, odrzucono { $discard }
school-spells = Jej Czary ({ $count }), odkryte policzone
school-seen = widziano { $count }
school-about-agony = Ból jako broń. Uderza mocno, płaci własnymi Obrażeniami i jest tym silniejsza, im bardziej zraniła cię Czarna Róża.
school-about-alchemy = Mieszanki i Konstrukty. Obrażenia, które rozlewają się po Pomieszczeniach, lepsze z odpowiednimi Elementami na twojej Planszy, i Nigredo, które za ciebie walczą.
school-about-hex = Klątwy i kradzież. Kradnie PM, przenosi innych tam, gdzie chcesz, i przypisuje im Karty Pecha, które osłabiają, dopóki się nie zużyją.
school-about-nightmare = Cienie, które nie odstępują. Przypisuje innym Umbry, żywi się Wydarzeniami i Zadaniami i uderza tych, których znalazł strach.
school-about-shamanic = Totemy i znaki. Stawia Ołtarze, które działają tam, gdzie stoją, zmienia Wydarzenia i Zadania oraz odpiera Czary.
school-about-technomancy = Umarli przy pracy. Przywołuje Kadawery i Kolosa, wzmacnia je Ulepszeniami i pozwala wielu działać naraz.
school-about-conspiracy = Pułapki i kradzież. Odbiera innym Zadania i PM, przesuwa ich i igra z Wydarzeniami.
school-about-destruction = Ogień i lód. Dużo Obrażeń w całych Pomieszczeniach i Niestabilność tam, gdzie spadają.
school-about-divination = Przewidywanie. Widzi i zmienia Zadania, Wydarzenia i Czary, leczy i stawia Ołtarze.
school-about-illusion = Złudzenie. Odpowiada pułapkami i ochroną, zwykle z wyborem, i korzysta z tego, co rzucają inni.
school-about-necromancy = Umarli służą. Przywołuje Nieumarłych, przejmuje cudze Obrażenia i z nich żyje.
school-about-transmutation = Niestabilne Pomieszczenia. Kładzie i zużywa Niestabilność, stawia Ołtarze i wzmacnia twoje ciosy.
about-Explore = Zużyj Żeton Akcji Fizycznej: porusz się maksymalnie o swój Ruch i aktywuj Pomieszczenie, w którym jesteś, przed krokami lub po nich.
about-Fight = Zużyj Żeton Akcji Fizycznej: jeden atak na figurkę w twoim Pomieszczeniu, Obrażenia równe twojej Sile, i aktywacja Pomieszczenia, w dowolnej kolejności.
about-Command = Zużyj Żeton Akcji Fizycznej: jedna z twoich Ewokacji aktywuje się, gdziekolwiek stoi.
about-Cast = Ujawnij Gotowy Czar z miejsca o najniższym numerze; Pułapka lub Ochrona staje się zamiast tego Aktywna.
about-Quick = Rzuć Szybki Czar. Może być drugim Czarem w Aktywacji.
about-Momentum = Kosztuje jeden nieujawniony Czar z dowolnego miejsca; trafia on do Wspomnień. Daje jeden krok, bez Żetonu i bez aktywacji Pomieszczenia.
about-Solve = Rozwiąż Ukończone Zadanie, aby zdobyć jego nagrodę. Nie kosztuje Akcji.
about-End = Zakończ Aktywację. Czego nie użyjesz teraz, tego możesz użyć w późniejszej rundzie.
memories-of = Wspomnienia: { $name }
cards-count = { $count } { $count ->
        [one] karta
        [few] karty
       *[many] kart
    }

# A sheet opened
sheet-completed = ukończone, jeszcze nierozwiązane
sheet-solved = { chip-solved-word }
sheet-no-crown = Nikt nie ma Korony
sheet-crown-of = { $name } ma Koronę
sheet-hand = { $count } z { $limit } w ręce
sheet-shown = w ręce, znane wszystkim
sheet-shown-word = znane
sheet-shown-list = { $count } w ręce, znane wszystkim: { $list }

# A small card without room for its words
card-point = { $by ->
    [finger] przytrzymaj, aby czytać
   *[mouse] wskaż lub przytrzymaj, aby czytać
  }
card-point-short = { $by ->
    [finger] przytrzymaj
   *[mouse] wskaż lub przytrzymaj
  }

# Panes of a tablet
panes = Co pokazuje panel
pane-now = Teraz
pane-mages = Magowie
pane-events = Wydarzenia
pane-log = Dziennik
aside-lodge = Pokaż Lożę
aside-choice = Pokaż wybór
row-title = { $room }: co z tych { $count }?
row-outcome = { $now } → { $then } z { $health }
row-falls = pokonanie, { $health } z { $health }
row-damage = { $now } z { $health }

## People at the table

tool-people = Gracze i rozmowa
tool-people-unread = Gracze i rozmowa, { $count } { $count ->
        [one] nowa wypowiedź
        [few] nowe wypowiedzi
       *[many] nowych wypowiedzi
    }
title-count = ({ $count }) { $title }
watch-leave = Przestań oglądać
people-title = Gracze
people-you = { $name }, ty
people-asked = Musi odpowiedzieć
people-not-asked = teraz bez pytania
people-bot-at-once = odpowiada od razu
people-stand-in-yours = miejsce pozostaje twoje
people-stand-in-theirs = miejsce pozostaje tej osoby
people-vote = Niech gra bot
people-vote-back = Nie, poczekajmy
people-vote-from = bot może grać od { $time }
people-vote-count = { $count } z { $of } { $count ->
        [one] chce
        [few] chcą
       *[many] chce
    }, by grał bot
people-free = Zaproponuj miejsce na nowo
people-free-sure = Tak, zaproponuj
people-free-link = Nowy link
people-free-why = Wtedy { $name } nie może już tam usiąść; może to zrobić ten, kto ma nowy link.
people-mute = Wycisz
people-muted = Wyciszone
presence-here = Przy stole
presence-away = Poza stołem
presence-away-short = poza stołem
presence-away-since = Poza stołem od { $time }
presence-stand-in = W zastępstwie gra bot: { $name }
presence-stand-in-short = gra bot w zastępstwie
presence-bot = Bot
presence-avatar = Kierowany kartami
presence-open = Wolne miejsce
presence-open-short = wolne
wait-handed = Za ciebie gra bot
wait-handed-why = Miejsce pozostaje twoje. Odzyskasz je w każdej chwili.
clock-label = Pozostały czas
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-minutes = { $minutes }:{ $seconds }
clock-answered = Twój czas minął: bot odpowiedział za ciebie.
clock-none = Bez zegara
clock-each = Na decyzję
clock-bank = Zapas
length-seconds = { $count } { $count ->
        [one] sekunda
        [few] sekundy
       *[many] sekund
    }
length-minutes = { $count } { $count ->
        [one] minuta
        [few] minuty
       *[many] minut
    }
length-hours = { $count } { $count ->
        [one] godzina
        [few] godziny
       *[many] godzin
    }
length-days = { $count } { $count ->
        [one] dzień
        [few] dni
       *[many] dni
    }
pace-live = Na żywo
pace-days = Przez wiele dni
pace-here = Jeden ekran
manner-each = { $time } na każdą odpowiedź
manner-bank = { $time } na całą grę
at-zero-wait = przy zerze nic się nie dzieje
at-zero-answer = przy zerze raz odpowiada bot
at-zero-bot = przy zerze gra dalej bot
chat-phrases = Zwroty
chat-free = Własne słowa
chat-off = Bez rozmów
talk-in-phrases = rozmowa zwrotami
talk-in-free = rozmowa własnymi słowami
talk-in-off = bez rozmów
talk-title = Powiedziane przy stole
talk-none = Nikt jeszcze nic nie powiedział.
talk-off = Przy tym stole się nie rozmawia.
talk-hidden = { $count ->
    [one] Jedna wypowiedź wyciszonego miejsca jest ukryta.
    [few] { $count } wypowiedzi wyciszonych miejsc są ukryte.
   *[many] { $count } wypowiedzi wyciszonych miejsc jest ukrytych.
  }
talk-about = O tym: { $name }
talk-phrases = Zwroty
talk-own = Własnymi słowami
talk-say = Powiedz
talk-note = Każdy czyta zwroty w swoim języku. Każde miejsce można wyciszyć.
talk-note-about = Każdy czyta zwroty w swoim języku. Zwrot może dotyczyć tego, co było ostatnio wskazane.
said-you = Ty
said-by = { $name }: { $words }
said-about = { $phrase } Chodzi o: { $about }.
phrase-hello = Cześć!
phrase-good_game = Dobra gra.
phrase-well_played = Piękny cios.
phrase-thanks = Dziękuję.
phrase-sorry = Przepraszam.
phrase-oops = Ups.
phrase-one_moment = Chwileczkę, proszę.
phrase-back_soon = Zaraz wracam.
phrase-your_turn = Twoja kolej.
phrase-thinking = Muszę pomyśleć.
phrase-beat_the_rose = Razem przeciwko Róży!
phrase-beware = Uważaj!
phrase-look = Spójrz na to.
phrase-mercy = Litości!
phrase-revenge = Zemsta!
phrase-again = Jeszcze jedna gra?
invite-title = Zaproś
invite-code = Krótki kod do miejsca { $number }
invite-why = Kto otworzy link albo wpisze kod, zajmuje miejsce.
code-make = Krótki kod
code-named = { $button }: { $what }
code-new = Nowy kod
code-left = zostało { $time }
code-over = Ten kod wygasł.
move-title = Przenieś to miejsce
move-code = Kod dla innego urządzenia
move-link = Kopiuj własny link
move-copied = Skopiowano: tylko dla twoich urządzeń
move-why = Wpisz kod na drugim urządzeniu. Działa raz; to urządzenie też zachowuje miejsce.
again-title = Jeszcze raz
again-yes = tak
again-not-yet = jeszcze nie
again-missing = { $count ->
    [one] Jedna osoba jeszcze się nie zgodziła.
    [few] { $count } osoby jeszcze się nie zgodziły.
   *[many] { $count } osób jeszcze się nie zgodziło.
  }
again-laid = Nowy stół jest gotowy, każdy o jedno miejsce dalej.
again-go = Do nowego stołu
again-watch = Oglądaj nową grę
again-back = Nie, dziękuję
score-title-person = { $duel ->
    [yes] { $person } wygrywa pojedynek ({ $mage })
   *[no] { $person } wygrywa grę ({ $mage })
  }
refused-name_taken = Ktoś przy tym stole ma już takie albo bardzo podobne imię. Wybierz inne.
refused-awaited = Stół czeka na ciebie: najpierw odpowiedz.
refused-out_of_time = Twój czas się skończył: bot gra dalej za ciebie.
