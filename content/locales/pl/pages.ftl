### The pages around the table: home, new table, cards, rules, replays, lessons, settings.

page-home = Strona główna
page-gallery = Karty
page-rules = Zasady
page-replays = Powtórki
page-tutorial = Lekcje
page-settings = Ustawienia
page-join = Dołącz
page-missing = Nie ma takiej strony.
page-missing-why = Pod tym adresem niczego nie ma. Może brakuje w nim litery albo stół został uprzątnięty.

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
home-about = Pojedynek Magów w zrujnowanej Loży: studiuj, przygotowuj zakryte Czary, rzucaj je wzdłuż rzędów Pomieszczeń i odbudowuj to, co runęło. Graj z przyjaciółmi przy jednym ekranie, przez link albo przeciwko botom. Bez instalacji i bez rejestracji.
home-continue = Kontynuuj
home-your-turn = Twoja kolej
home-frozen = Zamrożony
home-waits = Czeka na decyzję: { $name }
home-waits-open = Czeka na graczy
home-forget = Usuń z tej listy: { $name }
home-tutorial = Lekcje
home-tutorial-sub = Cztery, i gra z przewodnikiem
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
home-about-alone = Pojedynek Magów w zrujnowanej Loży: studiuj, przygotowuj zakryte Czary, rzucaj je wzdłuż rzędów Pomieszczeń i odbudowuj to, co runęło. Graj przeciwko Awatarowi lub botom albo z przyjaciółmi przy jednym ekranie, także bez sieci. Twoje stoły zostają w tej przeglądarce.
home-no-engine = Nie udało się załadować gry. Spróbuj ponownie, gdy będzie sieć.

## The page alone: its storage and its versions
notices = Wiadomości tej strony
alone-new-version = Nowa wersja jest gotowa.
alone-take-version = Użyj jej teraz
alone-later = Później
alone-offline = Wszystko jest już na miejscu: ta strona działa także bez sieci.
alone-refused = Ta przeglądarka niczego tu nie przechowuje: gra trwa, ale po zamknięciu strony przepadnie. Zapisz stoły jako plik w ustawieniach.
alone-full = Pamięć tej przeglądarki jest pełna: gra trwa, ale to, co stanie się od teraz, przepadnie razem ze stroną. Zapisz stoły jako plik w ustawieniach.
alone-damaged = Czegoś, co jest przechowywane w tej przeglądarce, nie można odczytać. Zostało tak, jak jest.
alone-newer = Nowsza wersja tej strony przechowała tu swoje stoły. Załaduj stronę ponownie, aby jej użyć; gra trwa, ale nic nie jest przechowywane.
alone-close = Zamknij
newer-new = Jest nowa wersja Lodge, a ta strona jest jeszcze stara.
newer-missing = Nie udało się pobrać części tej strony.
newer-kept = Żadna z twoich odpowiedzi nie przepadnie.
newer-load = Wczytaj stronę ponownie
set-storage = Twoje stoły
set-storage-about = Stoły, zakończone gry, własne pakiety i ustawienia są przechowywane w tej przeglądarce i nigdzie indziej.
set-save = Zapisz wszystko jako plik
set-load = Wczytaj wszystko z pliku
set-loaded = { $taken ->
    [one] Wczytano z pliku jeden stół.
    [few] Wczytano z pliku { $taken } stoły.
   *[many] Wczytano z pliku { $taken } stołów.
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
new-schools-lot = Sześć losowo
new-schools-all = Te sześć to wszystko, co leży w pudełku.
new-school-replaced = { $school } zajmuje miejsce wybranej wcześniej: { $left }.
new-elements = Czary z danym Elementem
new-lies = Co leży na tym stole
new-lies-spells = Czary ze Szkół ({ $schools }): { $spells }, Osobiste: { $personal }, Zapomniane: { $forgotten }.
new-lies-rooms = Pomieszczenia: { $rooms }, Zadania: { $quests }, Wydarzenia: { $events }. Dla wszystkich kart obowiązują zasady: { $edition }.
new-lies-evocations = Karty przynoszą to, czego potrzebują: { $list }.
new-lies-jinxes = Karty Pecha
new-lies-upgrades = Ulepszenia
edition-rebirth = Odrodzenie
edition-about-rebirth = Loża leży w gruzach. Odbuduj ją i odbierz zapłatę za swój udział.
edition-classic = Klasyczna
edition-about-classic = Loża stoi. Zburz ją i zatrzymaj to, co runie.
school-brief-agony = rany jako waluta
school-brief-alchemy = łączenie Elementów
school-brief-hex = zyski z Kart Pecha
school-brief-nightmare = lęki, które nie odstępują
school-brief-shamanic = totemy, ofiara
school-brief-technomancy = ulepszone ciała
school-brief-conspiracy = pułapki, drzwi, kradzież
school-brief-destruction = Pomieszczenia w ogniu
school-brief-divination = ołtarze, przewidywanie
school-brief-illusion = odpowiedzi, maski
school-brief-necromancy = nieumarli, zamiana
school-brief-transmutation = pięści, niestabilność
pack-own = Własne pakiety
pack-own-about = Pakiet to folder z kartami (.codex), które ktoś napisał. Zostaje sprawdzony, przechowany w tej przeglądarce i zaproponowany powyżej. Stoły rozłożone z tym pakietem trwają dalej, nawet gdy zostanie usunięty lub zmieniony.
pack-folder = Wybierz folder pakietu
pack-files = Wybierz jego pliki .codex
pack-brought = { $pack }: można już grać.
pack-refused = Nie został przyjęty:
pack-no-cards = nie ma w nim pliku z kartami (.codex)
pack-not-text = { $file } nie jest tekstem
pack-too-large = jest większy, niż musi być jakikolwiek pakiet
pack-leave = Usuń
pack-leave-one = Usuń: { $pack }
pack-left = { $pack }: usunięto. Stoły rozłożone z tym pakietem trwają dalej.
pack-unfit = { $pack }: tą wersją nie da się w to grać
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
new-avatar-commands = Karty Poleceń na Turę: { $count }
new-name = Imię
new-list-open = lista wybierana w grze
new-list-of = { $school }: { $list }
new-list-ask = { $school }: lista wybierana w grze
new-length = Długość gry
new-length-short = Krótka
new-length-printed = Jak w druku
new-length-long = Długa
new-length-own = Inna
new-moons = Fazy Księżyca i koniec przy { $moons }
new-moon-0 = Druga Faza Księżyca
new-moon-1 = Trzecia Faza Księżyca
new-moon-2 = Koniec Gry
new-rules = Zasady Opcjonalne
new-rules-set = ustawione: { $count }
new-printings = Gdzie wydania się różnią
new-printings-why = Tak jak w wydaniu angielskim, chyba że zmienisz to tutaj.
new-crown = Kto zaczyna z Koroną
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
new-moons-order = Fazy Księżyca muszą następować po sobie, Koniec Gry jako ostatni, najwyżej 70.
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
join-one = Jedno z wolnych miejsc będzie twoje.
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
room-no-effect = Brak Efektu.
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
evocation-plain = Bez własnej Umiejętności: porusza się i atakuje.
evocation-haunts = Przypisuje się ją do Maga, nie przyzywa. Stoi w jego Pomieszczeniu, porusza się tylko z nim, należy do Czarnej Róży i znika, gdy ten Mag zostaje pokonany.
evocation-altar = Niektóre Czary wspominają o Ołtarzach: poruszają je, używają ich lub nimi płacą.
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
rules-in-english = Części tych zasad nie są jeszcze przetłumaczone; są tu po angielsku.
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
replays-import-why = Zapisaną grę (plik polecenia lodge replay albo wyeksportowany tutaj) można obejrzeć: otwórz ją albo upuść tutaj. Grę przekazaną w trakcie można kontynuować.
replays-refused = Nie można pokazać tej gry: { $message }
replays-unreadable = Ten plik nie jest zapisaną grą.
replays-no-record = Zapis można zachować, gdy gra się skończy.
replays-finished = Zakończone gry
replays-ongoing = Jeszcze trwają
replays-none = Na razie brak. Gry zakończone w tej przeglądarce są przechowywane tutaj.
replays-winner = Zwycięstwo: { $name }, { $power } PM.
replays-export = Zachowaj zapis: { $name }
replay-export = Zachowaj zapis
replays-hand = Przenieś na serwer jako plik: { $name }
replays-hand-title = Przenieś na serwer
replays-not-handed = Tej gry nie można przenieść na serwer: { $message }
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
replay-loading = Czytanie gry…
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
set-reduced-on = Twój system prosi o mniej ruchu: animacje są krótkimi przejściami, niezależnie od ustawienia.
set-reduced-off = Jeśli twój system prosi o mniej ruchu, Lodge się do tego stosuje.
set-sounds-on = Chcę słyszeć stół
set-sounds-about = Powstają na tej stronie, nic nie jest ładowane. Nic nie jest przekazywane samym dźwiękiem.
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
about-software-text = Svelte i Fluent w przeglądarce, a za nią Rust z axum i SQLite.
about-privacy = Co jest przechowywane
about-privacy-text = Nie ma kont. Prawo do twoich miejsc i twoje ustawienia są przechowywane tylko w tej przeglądarce; stoły przechowuje serwer. Nic nie jest wysyłane nigdzie indziej.
about-version = Wersja { $version }, karty { $content }

## The first lesson

lesson-guide-begin = Zacznij z przewodnikiem

home-play-now = Zagraj teraz z botem
quick-table = Pojedynek

## One's own tables

home-mine = Twoje stoły
home-mine-sub = Czyja kolej, wyniki, statystyki
nav-tables = Twoje stoły
mine-title = Twoje stoły
mine-all = Wszystkie
mine-yours = Twoja kolej ({ $count })
mine-others = Decydują inni ({ $count })
mine-finished = Zakończone ({ $count })
mine-was = { $turn ->
    [one] { $pace }, jedna Tura, otwarty { $time }
    [few] { $pace }, { $turn } Tury, otwarty { $time }
   *[many] { $pace }, { $turn } Tur, otwarty { $time }
  }
mine-where = { $pace }, otwarty { $time }. Tura { $turn }, { $phase }
mine-none = Nie ma jeszcze stołów. Tu stoją te, które otwierasz lub do których dołączasz w tej przeglądarce.
mine-none-else = Brak innych stołów.
mine-seats = Miejsca
mine-go = Otwórz
mine-stats = Twoje gry
stats-none = Jeszcze żadna gra się nie skończyła.
stats-games = Gry
stats-won = Wygrane
stats-best = Najwięcej PM
stats-mage = Według Maga
stats-school = Według Szkoły
stats-bot = Przeciwko
stats-edition = Według edycji
stats-edition-name = { $id ->
    [rebirth] Odrodzenie
    [classic] Klasyczna
   *[other] { $id }
  }
stats-longest = Najdłuższe gry
stats-day = Dzień gry
stats-turns = Tury
stats-why = Liczone i przechowywane na tym urządzeniu i nigdzie indziej. Gry kilku osób przy jednym ekranie są pominięte.
code-wrong = Ten kod donikąd nie prowadzi: jest błędny, użyty albo starszy niż dziesięć minut.
join-taken = Ktoś już tam siedzi.
manner-title = Jak gracie
manner-pace = Tempo
manner-clock = Zegar
manner-time = Jak długo
manner-zero = Co się dzieje przy zerze
manner-chat = Rozmowa
pace-live-why = Wszyscy są przy stole i gra toczy się od razu.
pace-days-why = Każdy przychodzi, kiedy może. Twoje stoły pokazują, czyja kolej.
pace-here-why = Wszyscy siedzą przy tym urządzeniu i podają je dalej.
lobby-about = { $manner }. Tura { $turn }, { $phase }.
replay-eyes = Czyimi oczami
replay-eyes-own = Tak, jak widzisz ty
replay-eyes-of = Ręka: { $name }

## Wieści o swojej kolei
notices-title = Kiedy przychodzi twoja kolej
notices-about = Przy stołach na wiele dni możesz się o tym dowiedzieć, kiedy cię nie ma: raz na każdą kolej i nie ponownie, dopóki nie zajrzysz.
notices-push = Powiadomienia na tym urządzeniu
notices-push-why = Przychodzą przez przeglądarkę, także gdy Lodge jest zamknięte.
notices-push-cannot = Ta przeglądarka nie przyjmuje tu powiadomień: potrzebują https, a na iPhonie Lodge na ekranie początkowym.
notices-push-denied = Twoja przeglądarka odrzuca powiadomienia z tej strony. Zezwól na nie w jej ustawieniach dla tej strony, a potem włącz je tutaj.
notices-push-failed = Twoja przeglądarka nie dociera do swojej usługi push. Spróbuj później.
notices-no-seat = Zacznie się od twojego pierwszego stołu na tym serwerze.
notices-mail = E-mail na adres
notices-mail-set = Wyślij link
notices-mail-asked = Link jest w drodze na { $address }. E-maile przyjdą, kiedy go otworzysz.
notices-mail-comes = E-maile przychodzą na { $address }.
notices-mail-off = Bez e-maili
notices-mail-wrong = Na ten adres nie można wysłać e-maila.
notices-quiet = Godziny ciszy
notices-quiet-why = O tym, co w nie wypadnie, dowiesz się raz, kiedy się skończą.
notices-quiet-from = Od
notices-quiet-to = Do
notices-not-now = Serwer nie odpowiada. Twoje życzenie zostaje tutaj i zostanie powtórzone później.

## Linki z e-maili
mail-title = E-maile z Lodge
mail-confirm-ask = Czy e-mail może ci mówić, że przyszła twoja kolej?
mail-confirm-yes = Tak, wysyłaj e-maile
mail-confirm-done = Zapisane. E-maile przyjdą, kiedy przyjdzie twoja kolej; każdy ma link, który je kończy.
mail-leave-ask = Bez kolejnych e-maili na twój adres?
mail-leave-yes = Bez e-maili
mail-leave-done = Zapisane. E-maile już nie przyjdą.
mail-link-wrong = Ten link donikąd nie prowadzi: jest niepełny albo tego życzenia już nie ma.

## Sala
home-hall = Sala
home-hall-sub = Otwarte stoły, gry do oglądania
hall-title = Sala
hall-about = Stoły, które otworzyli ich gospodarze. Widać nazwy, tempo, Turę i Fazę Księżyca, i nic więcej.
hall-new = Nowy stół
hall-open = Wolne miejsca ({ $count })
hall-running = Do oglądania ({ $count })
hall-over = Wyniki ({ $count })
hall-none = W tej chwili żaden stół nie jest tu otwarty.
hall-closed = Ten serwer nie ma sali.
hall-fresh = { $edition }, { $pace }. Jeszcze nierozpoczęta
hall-where = { $edition }, { $pace }. Tura { $turn }, { $moon }
manner-hall = Otwórz w sali
manner-hall-why = Obcy widzą stół, zajmują wolne miejsca i oglądają.
