### The pages around the table: home, new table, cards, rules, replays, lessons, settings.

page-home = Strona główna
page-gallery = Karty
page-rules = Zasady
page-replays = Powtórki
page-tutorial = Lekcje
page-settings = Ustawienia
page-join = Dołącz
page-missing = Nie ma takiej strony.
page-missing-why = Pod tym adresem nic nie leży. Może brakuje w nim litery albo stół został uprzątnięty.

## The frame of every page

skip = Do treści
to-home = Lodge, do strony głównej
pages = Strony
nav-cards = Karty
nav-rules = Zasady
nav-replays = Powtórki
nav-settings = Ustawienia
foot-notice = Nieoficjalny projekt fanów. Teksty zasad i rysunki są nasze; ikony z game-icons.net, CC BY 3.0.
foot-about = O projekcie i autorzy
somebody = Mag
bot = Bot

## Home

home-what = Czterech Magów, dziewiętnaście Pomieszczeń i Róża, która liczy punkty.
home-game = Gra planszowa Black Rose Wars na stole w twojej przeglądarce.
home-about = Pojedynek Magów w zrujnowanej Loży: studiuj, przygotowuj zakryte Czary, rzucaj je wzdłuż rzędów Pomieszczeń i odbudowuj to, co padło. Graj z przyjaciółmi przy jednym ekranie, przez link albo przeciwko botom. Bez instalacji i bez rejestracji.
home-continue = Kontynuuj
home-your-turn = Twoja kolej
home-frozen = Zamrożony
home-waits = Czeka na decyzję: { $name }
home-waits-open = Czeka na graczy
home-forget = Usuń z tej listy: { $name }
home-tutorial = Lekcje
home-tutorial-sub = Trzy, i gra z przewodnikiem
home-replays = Powtórki
home-replays-sub = Zobacz grę jeszcze raz
home-cards = Karty
home-cards-sub = Wszystkie, z wyszukiwaniem
home-rules = Zasady
home-rules-sub = Jak grać, po numerach
home-settings = Ustawienia
home-settings-sub = Klawisze, dźwięki, język
home-join-label = Dołącz lub oglądaj
home-join-example = Link lub kod, który masz
home-join-go = Dalej
home-join-unknown = To nie jest link ani kod stołu.
home-no-server = Serwer nie odpowiada. Spróbuj za chwilę.
home-about-alone = Pojedynek Magów w zrujnowanej Loży: studiuj, przygotowuj zakryte Czary, rzucaj je wzdłuż rzędów Pomieszczeń i odbudowuj to, co padło. Graj przeciwko Awatarowi lub botom albo z przyjaciółmi przy jednym ekranie, także bez sieci. Twoje stoły zostają w tej przeglądarce.
home-no-engine = Nie udało się załadować gry. Spróbuj ponownie, gdy będzie sieć.

## The page alone: its storage and its versions
notices = Wiadomości tej strony
alone-new-version = Nowa wersja jest gotowa.
alone-take-version = Użyj jej teraz
alone-later = Później
alone-offline = Wszystko jest już na miejscu: ta strona działa także bez sieci.
alone-refused = Ta przeglądarka niczego tu nie przechowuje: gra trwa, ale zamknięcie strony ją straci. Zapisz stoły jako plik w ustawieniach.
alone-full = Pamięć tej przeglądarki jest pełna: gra trwa, ale to, co stanie się od teraz, przepadnie razem ze stroną. Zapisz stoły jako plik w ustawieniach.
alone-damaged = Czegoś, co jest przechowywane w tej przeglądarce, nie można odczytać. Zostało tak, jak jest.
alone-newer = Nowsza wersja tej strony przechowała tu swoje stoły. Załaduj stronę ponownie, aby jej użyć; gra trwa, ale nic nie jest przechowywane.
alone-close = Zamknij
set-storage = Twoje stoły
set-storage-about = Stoły, zakończone gry i ustawienia są przechowywane w tej przeglądarce i nigdzie indziej.
set-save = Zapisz wszystko jako plik
set-load = Weź wszystko z pliku
set-loaded = { $taken ->
    [one] Wzięto z pliku jeden stół.
    [few] Wzięto z pliku { $taken } stoły.
   *[many] Wzięto z pliku { $taken } stołów.
  } { $known ->
    [0] { "" }
    [one] Jeden już tu był i zostaje bez zmian.
    [few] { $known } już tu były i zostają bez zmian.
   *[many] { $known } już tu było i zostaje bez zmian.
  }
set-load-refused = Nie można użyć tego pliku: { $message }
set-not-ours = nie został zapisany przez tę grę
set-too-new = został zapisany przez nowszą wersję

## A new table

new-title = Nowy stół
new-table-name = Nazwa stołu (jeśli chcesz)
new-count = Ilu Magów
new-mages = Magowie: { $count }
new-packs = Pakiety
new-more = Wszystkie opcje: edycja, Szkoły, pakiety
new-edition = Edycja
new-quick = Zagraj od razu z botem
new-quick-why = Dwóch losowych Magów, ty przeciwko uczniowi.
new-seats = Miejsca
new-schools = Szkoły
new-schools-why = sześć na stole; edycja przynosi zasady, Pomieszczenia, Zadania, Wydarzenia
new-schools-count = { $count } z { $of }
new-schools-other = z drugiego pudełka; przy tym stole nie można mieszać Szkół z dwóch pudełek
new-schools-own = Sześć własnych tej edycji
new-schools-all = Te sześć to wszystko, co leży w pudełku.
new-school-replaced = { $school } zajmuje miejsce wybranej wcześniej: { $left }.
new-elements = Czary z danym elementem
new-lies = Co leży na tym stole
new-lies-spells = Czary: { $spells } z { $schools } Szkół, { $personal } Osobistych i { $forgotten } Zapomnianych.
new-lies-rooms = Pomieszczenia: { $rooms }, Zadania: { $quests }, Wydarzenia: { $events }. Dla wszystkich kart obowiązują zasady: { $edition }.
new-lies-evocations = Karty przynoszą to, czego potrzebują: { $list }.
new-lies-jinxes = Karty Pecha
new-lies-upgrades = Ulepszenia
edition-rebirth = Odrodzenie
edition-about-rebirth = Loża leży w gruzach. Odbuduj ją i odbierz zapłatę za swój udział.
edition-classic = Klasyczna
edition-about-classic = Loża stoi. Zburz ją i zatrzymaj to, co padnie.
school-about-agony = rany jako moneta
school-about-alchemy = łączenie elementów
school-about-hex = zyski z Kart Pecha
school-about-nightmare = lęki, które nie odstępują
school-about-shamanic = totemy, ofiara
school-about-technomancy = ulepszone ciała
school-about-conspiracy = pułapki, drzwi, kradzież
school-about-destruction = Pomieszczenia w ogniu
school-about-divination = ołtarze, przewidywanie
school-about-illusion = odpowiedzi, maski
school-about-necromancy = nieumarli, zamiana
school-about-transmutation = pięści, niestabilność
pack-by = autor: { $author }
pack-brings-schools = { $count } { $count ->
        [one] Szkoła
        [few] Szkoły
       *[many] Szkół
    }
pack-brings-mages = { $count } { $count ->
        [one] Mag
        [few] Magów
       *[many] Magów
    }
pack-brings-spells = { $count } { $count ->
        [one] Czar
        [few] Czary
       *[many] Czarów
    }
pack-brings-rooms = { $count } { $count ->
        [one] Pomieszczenie
        [few] Pomieszczenia
       *[many] Pomieszczeń
    }
pack-brings-evocations = { $count } { $count ->
        [one] Ewokacja
        [few] Ewokacje
       *[many] Ewokacji
    }
pack-brings-jinxes = { $count } { $count ->
        [one] Karta Pecha
        [few] Karty Pecha
       *[many] Kart Pecha
    }
pack-brings-upgrades = { $count } { $count ->
        [one] Ulepszenie
        [few] Ulepszenia
       *[many] Ulepszeń
    }
pack-brings-quests = { $count } { $count ->
        [one] Zadanie
        [few] Zadania
       *[many] Zadań
    }
pack-brings-events = { $count } { $count ->
        [one] Wydarzenie
        [few] Wydarzenia
       *[many] Wydarzeń
    }
pack-brings-layouts = { $count } { $count ->
        [one] układ
        [few] układy
       *[many] układów
    }
pack-brings-options = { $count } { $count ->
        [one] Zasada Opcjonalna
        [few] Zasady Opcjonalne
       *[many] Zasad Opcjonalnych
    }
pack-brings-replaced = { $count } { $count ->
        [one] zastąpiona karta
        [few] zastąpione karty
       *[many] zastąpionych kart
    }
new-all-random = Wszystko losowo
new-seat = Miejsce { $number }
new-seat-mage = Mag na miejscu { $number }
new-seat-who = Kto siedzi na miejscu { $number }
new-seat-name = Imię osoby na miejscu { $number }
new-seat-school = Szkoła miejsca { $number }
new-mage = Mag
new-school = Szkoła
# $name of a mage, with what the mage can bear.
new-mage-says = { $name }: Punkty Życia { $health }, ręka { $hand }
new-mage-values = Punkty Życia { $health }, ręka { $hand }
new-random = Losowo
new-ask = Pytanie w grze
new-here = Osoba, tutaj
new-invite = Osoba, przez link
new-invite-sub = Link będzie potem
new-bots = Boty
new-bot = Bot: { $name }
new-avatar = Awatar: { $name }
new-avatar-values = Punkty Życia { $health }
new-avatar-deck = Karty Poleceń
new-avatar-commands = Polecenia na Turę: { $count }
new-name = Imię
new-list-open = lista wybierana w grze
new-list-of = { $school }: { $list }
new-list-ask = { $school }: lista wybierana w grze
new-length = Długość gry
new-length-short = Krótka
new-length-printed = Jak w druku
new-length-long = Długa
new-length-own = Inna
new-moons = Fazy Księżyca i koniec na { $moons }
new-moon-0 = Druga Faza Księżyca
new-moon-1 = Trzecia Faza Księżyca
new-moon-2 = Koniec Gry
new-rules = Zasady Opcjonalne
new-rules-set = ustawione: { $count }
new-printings = Gdzie wydania się różnią
new-printings-why = Tak jak w wydaniu angielskim, chyba że zmienisz to tutaj.
new-crown = Pierwszy z Koroną
new-crown-lot = Losowo
new-open = Otwórz stół
new-links-after = { $count ->
    [one] Potem dostaniesz link do wysłania.
    [few] Potem dostaniesz linki do wysłania.
   *[many] Potem dostaniesz linki do wysłania.
  }
new-watch-only = Nikt tu nie siedzi: będziesz oglądać.
new-twice-mage = Dwa miejsca mają tego samego Maga.
new-twice-school = Dwa miejsca mają tę samą Szkołę.
new-moons-order = Fazy Księżyca muszą następować po sobie, koniec na końcu, najwyżej 70.
new-refused = Nie można: { $message }

## Before the game, and by invitation

lobby-title = Twój stół
lobby-waits = { $count ->
    [one] Jedno miejsce jest jeszcze wolne. Wyślij jego link.
    [few] { $count } miejsca są jeszcze wolne. Wyślij ich linki.
   *[many] { $count } miejsc jest jeszcze wolnych. Wyślij ich linki.
  }
lobby-full = Wszyscy są przy stole.
lobby-open = Wolne miejsce
lobby-free = wolne
lobby-you = { $name } (ty)
lobby-mage-open = Mag wybierany w grze
lobby-link = Link do miejsca { $number }
lobby-sit = Usiądź
lobby-watch = Oglądaj
lobby-note = Możesz już usiąść; gra czeka tam, gdzie kogoś potrzebuje.
link-copy = Kopiuj: { $what }
link-share = Udostępnij: { $what }
join-title = Masz zaproszenie
join-to = Do stołu { $name }
join-mage-open = wybiera Maga w grze
join-yours = twoje miejsce
join-name = Twoje imię
join-sit = Usiądź
join-full = Wszystkie miejsca są zajęte.
join-refused = Nie można: { $message }

## Cards

cards-decks = Talie
cards-filters = Filtry
cards-search = Nazwa lub tekst
cards-search-spells = Nazwa, tekst albo target:mage range:2 side:dark
cards-sort-school = Sortuj: Szkoła
cards-sort-deck = Sortuj: talia
cards-sort-name = Sortuj: nazwa
cards-detail = Karta
cards-choose = Wybierz kartę, aby ją tu przeczytać. Strzałki prowadzą przez półkę, / do wyszukiwania.
room-no-effect = Brak efektu.
room-read = Otwórz, aby przeczytać tę stronę.
room-seam = { $slots } { $slots ->
        [one] miejsce
        [few] miejsca
       *[many] miejsc
    } na Niestabilność
quest-power = { $count } PM
quest-one-deed = jeden czyn
event-power-in = +{ $count } przy ujawnieniu
event-power-out = +{ $count } przy odejściu
event-crown = Korona
model-speed = Ruch { $value }
model-strength = Siła { $value }
model-health = Punkty Życia { $value }
evocation-plain = Bez własnej Umiejętności.
cards-none = Nie ma takiej karty.
cards-back = Wszystkie karty
deck-spells = Czary
deck-quests = Zadania
deck-events = Wydarzenia
deck-rooms = Pomieszczenia
deck-evocations = Ewokacje
deck-jinxes = Karty Pecha
deck-upgrades = Ulepszenia
deck-commands = Awatar
deck-one-spells = Czar
deck-one-quests = Zadanie
deck-one-events = Wydarzenie
deck-one-rooms = Pomieszczenie
deck-one-evocations = Ewokacja
deck-one-jinxes = Karta Pecha
deck-one-upgrades = Ulepszenie
deck-one-commands = Karta Poleceń
group-of-spells = Szkoła
group-of-quests = Faza Księżyca
group-of-events = Faza Księżyca
group-of-rooms = Kolor
group-of-evocations = Rodzaj
group-of-jinxes = Rodzaj
group-of-upgrades = Rodzaj
group-of-commands = Faza Księżyca
group-avatar = { $moon }, Awatar
archetype-Demon = Demon
archetype-Undead = Nieumarły
archetype-Construct = Konstrukt
archetype-Nightmare = Koszmar
archetype-Altar = Ołtarz
filter-all = Wszystkie
filter-type = Rodzaj
filter-element = Element
filter-also = Także
origin-Printed = Z druku
origin-Designed = Nasze
count-spells = { $count } { $count ->
        [one] Czar
        [few] Czary
       *[many] Czarów
    }
count-quests = { $count } { $count ->
        [one] Zadanie
        [few] Zadania
       *[many] Zadań
    }
count-events = { $count } { $count ->
        [one] Wydarzenie
        [few] Wydarzenia
       *[many] Wydarzeń
    }
count-rooms = { $count } { $count ->
        [one] Pomieszczenie
        [few] Pomieszczenia
       *[many] Pomieszczeń
    }
count-evocations = { $count } { $count ->
        [one] Ewokacja
        [few] Ewokacje
       *[many] Ewokacji
    }
count-jinxes = { $count } { $count ->
        [one] Karta Pecha
        [few] Karty Pecha
       *[many] Kart Pecha
    }
count-upgrades = { $count } { $count ->
        [one] Ulepszenie
        [few] Ulepszenia
       *[many] Ulepszeń
    }
count-commands = { $count } { $count ->
        [one] karta
        [few] karty
       *[many] kart
    }
card-words = Słowa i symbole
card-also = Zobacz też
card-rulings = { $count } { $count ->
        [one] rozstrzygnięcie
        [few] rozstrzygnięcia
       *[many] rozstrzygnięć
    }
card-copies = { $count ->
    [one] Jedna kopia.
    [few] { $count } kopie.
   *[many] { $count } kopii.
  }
card-models = { $count ->
    [one] Jedna figurka.
    [few] { $count } figurki.
   *[many] { $count } figurek.
  }

## Rules

rules-search = Szukaj albo numer, np. R17.11
# Where the rules are not wholly translated.
rules-in-english = Części tych zasad nie są jeszcze przetłumaczone; stoją tu po angielsku.
rules-editions = Która gra
rules-edition-rebirth = Odrodzenie
rules-edition-classic = Klasyczna
rules-chapters = Rozdziały
rules-found = { $count } { $count ->
        [one] zasada
        [few] zasady
       *[many] zasad
    }
rules-none = Żadna zasada nie ma wszystkich tych słów.
rules-elsewhere = { $edition }: { $count }
rules-lost = Nie udało się odczytać zasad: { $message }

## Replays

replays-import = Otwórz plik
replays-import-why = Zapisaną grę (plik polecenia lodge replay albo wyeksportowany tutaj) można obejrzeć: otwórz ją albo upuść tutaj.
replays-refused = Nie można pokazać tej gry: { $message }
replays-unreadable = Ten plik nie jest zapisaną grą.
replays-no-record = Zapis można zachować, gdy gra się skończy.
replays-finished = Zakończone gry
replays-ongoing = Jeszcze trwają
replays-none = Na razie brak. Gry zakończone w tej przeglądarce są przechowywane tutaj.
replays-winner = Zwycięstwo: { $name }, { $power } PM.
replays-export = Zachowaj zapis: { $name }
replay-export = Zachowaj zapis
replay-controls = Powtórka
replay-first = Na początek
replay-back = Krok wstecz
replay-forward = Krok dalej
replay-last = Na koniec
replay-play = Odtwarzaj
replay-pause = Pauza
replay-speed = Szybkość
replay-speed-1 = 1×
replay-speed-2 = 2×
replay-speed-4 = 4×
replay-position = Chwila { $at } z { $all }
replay-turn = Tura
replay-turn-option = Tura { $turn }
replay-link = Kopiuj link do tej chwili
replay-link-copied = Skopiowano link
replay-seats = Widziane przez
replay-spectator = Widz
replay-loading = Czytanie gry …
replay-title = Powtórka
replay-scoring = Punktacja
replay-leave = Wszystkie powtórki
replay-empty = Przy tym stole nic się jeszcze nie stało.

## Settings

set-you = Ty
set-name = Twoje imię przy stołach
set-show = Co widzisz i słyszysz
set-speed-half = Połowa
set-speed-normal = Zwykła
set-speed-double = Podwójna
set-speed-off = Wyłączone
set-story-about = To, co robią pozostali, jest opowiadane czyn po czynie: po kroku, spokojnie, żwawo albo tylko wynik. Każde twoje działanie kończy opowieść.
set-reduced-on = Twój system prosi o mniej ruchu: ruchy są krótkimi przejściami, niezależnie od ustawienia.
set-reduced-off = Jeśli twój system prosi o mniej ruchu, Lodge się do tego stosuje.
set-sounds-on = Chcę słyszeć stół
set-sounds-about = Powstają na tej stronie, nic nie jest ładowane. Nic nie jest mówione samym dźwiękiem.
sound-turn = Twoja kolej
sound-cards = Karty kładzione i odwracane
sound-damage = Spadające Kostki
sound-answers = Odpowiedź, zignorowanie
sound-moon = Faza Księżyca i koniec
sound-falls = Pokonanie, odbudowa
sound-rose = Działa Czarna Róża
sound-power = Zyskane PM
sound-phrase = Coś powiedziano
sound-level = { $level }%
set-text-about = Dodaje pod rysunkiem cały stół w słowach.
set-keys = Klawisze
set-keys-about = Jedna litera na każde działanie. Tab, strzałki, Enter i Esc działają zawsze.
set-key = { $act }: { $key }. Zmień
set-clash = Dwa działania mają ten sam klawisz; działa tylko pierwsze.

## About

about-title = O Lodge
about-what = Lodge pozwala grać w grę planszową Black Rose Wars: Odrodzenie w przeglądarce: serwer, który zna zasady, stół do patrzenia, boty do grania i każda karta do przeczytania.
about-fan = To nieoficjalny projekt ludzi, którzy lubią tę grę planszową. Nie jest związany z jej wydawcą. Nazwy służą temu, by powiedzieć, o którą grę chodzi; zasady, teksty kart i rysunki są nasze.
about-credits = Autorzy
about-icons = Ikony:
about-icons-text = game-icons.net, Lorc, Delapouite i inni, na licencji CC BY 3.0.
about-fonts = Kroje pisma:
about-fonts-text = Cinzel, EB Garamond i Source Sans 3, na licencji SIL Open Font License.
about-software = Oprogramowanie:
about-software-text = Svelte i Fluent w przeglądarce, Rust z axum i SQLite za nią.
about-privacy = Co jest przechowywane
about-privacy-text = Nie ma kont. Prawo do twoich miejsc i twoje ustawienia są przechowywane tylko w tej przeglądarce; stoły przechowuje serwer. Nic nie jest wysyłane nigdzie indziej.
about-version = Wersja { $version }, karty { $content }
