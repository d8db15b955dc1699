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
newer-new = Jest nowa wersja Lodge, a ta strona jest jeszcze stara.
newer-missing = Nie udało się pobrać części tej strony.
newer-kept = Żadna z twoich odpowiedzi nie przepadnie.
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

lesson-lead = Krótkie lekcje przy przygotowanym już stole i cała gra z przewodnikiem obok. Każda lekcja to ostatnia Tura gry: około dziesięciu minut i zawsze dochodzi do końca.
lesson-first-name = Pierwsza lekcja: jedna Tura
lesson-first-about = Sześć Faz, przygotowywanie i rzucanie Czarów, odpowiadanie na to, co robią inni, i jak to wszystko zmienia się w PM.
lesson-second-name = Druga lekcja: Róża przy pracy
lesson-second-about = Zadania, Wydarzenia, Czarna Róża, odbudowywane Pomieszczenia, Odczekanie, Karty Pecha i Ewokacje.
lesson-third-name = Trzecia lekcja: Awatar
lesson-third-about = Mag, którym nikt nie gra: jak działają jego Karty Poleceń, co wybiera i jak go pokonać.
lesson-classic-name = Gra klasyczna: jedna Tura
lesson-classic-about = Pierwsza gra z 2019 roku, od początku: Pomieszczenia, które obracają się w gruzy, Zadania nagradzane od razu, Żetony liczone na końcu. Drugiej nie trzeba znać.
lesson-coming = Znam już Odrodzenie
lesson-guide-name = Pierwsza cała gra
lesson-guide-about = Ty przeciwko botowi, od początku. Głos wyjaśnia każdą nową rzecz raz, gdy się pojawia; tego, co już powiedział, nie powtarza.
lesson-guide-begin = Zacznij z przewodnikiem
lesson-begin = Zacznij
lesson-begin-of = Zacznij lekcję { $number }
lesson-resume = Wróć do przerwanej
lesson-restart = Zacznij od nowa
lesson-restart-of = Zacznij lekcję { $number } od nowa
lesson-rules = Wolę przeczytać zasady
lesson-leave = Wyjdź
lesson-fold = Rozumiem
lesson-unfold = Co było powiedziane
lesson-now = Co teraz
lesson-back = Co było powiedziane wcześniej
lesson-next = { $count ->
    [one] Dalej
    [few] Dalej ({ $count })
   *[many] Dalej ({ $count })
  }
lesson-finish = Do własnego stołu
lesson-go-on = Następna: { $name }
lesson-progress = Opowiedziano { $done } z { $all }
lesson-in-cell = Komnata
lesson-where = { $what } – { $room }

lesson-welcome-title = Grasz jako { $me }
lesson-welcome = { $other } siedzi naprzeciw: to bot. To ostatnia Tura gry; kto po niej ma najwięcej PM, wygrywa. Ty masz { $mine }, { $other } { $theirs }, a Czarna Róża { $rose }. Jeśli najwięcej ma Róża, oboje przegrywacie.
lesson-table-title = Loża
lesson-table = Pomieszczenia ({ $rooms }), a przy nich Tor Punktów Mocy z Księżycami. Stoisz tutaj: { $here }. { $other } stoi tutaj: { $there }. Małe kształty w Pomieszczeniu to Kostki: Niestabilność. Kształty na Planszy to Obrażenia. Wskaż cokolwiek, aby to przeczytać, a na ekranie dotykowym przytrzymaj.
lesson-study-title = Faza Studiów
lesson-study = Każdy dobiera dwa własne Czary; twoje właśnie przyszły. Teraz weź jeszcze cztery ze Szkół: dla każdego wskaż Szkołę; jeśli chcesz, dwa razy tę samą. Zobaczysz wszystkie cztery i zatrzymasz dwa.
lesson-keep-title = Zatrzymaj dwa
lesson-keep = Oto te cztery. Wybierz dwa, które ci się podobają; pozostałe wracają. Każdy Czar ma Efekt Górny i Efekt Dolny albo tylko jedną stronę: użyjesz jednej z nich.
lesson-remove-title = Lżejsza ręka
lesson-remove = Tu Czary opuszczają rękę: jeden, który wyrzucasz, jeśli chcesz, albo te ponad to, co może utrzymać twój Mag.
lesson-prepare-title = Faza Przygotowań
lesson-prepare = Teraz każdy kładzie od dwóch do czterech zakrytych Czarów, wszyscy jednocześnie. Czary z ponumerowanych miejsc rzuca się po kolei, Szybki Czar – kiedy chcesz, nawet obok innego.
lesson-plan-title = Dobry plan
lesson-plan = { $blow }, Efekt Górny, na miejscu I: zadaje { $left }, a { $other } zniesie jeszcze tylko { $left }. { $shield } na miejscu Szybkiego Czaru: Ochrona, która odpowiada, gdy ktoś cię rani. Dołóż { $more }, jeśli chcesz.
lesson-sides-title = Góra czy dół
lesson-sides = Każdy Czar kładzie się jedną stroną do góry. Wybierz kartę, odwróć ją jej przyciskiem, potem wybierz miejsce.
lesson-confirm-title = Nic jeszcze nie jest ostateczne
lesson-confirm = Przesuwaj, odwracaj i zabieraj, jak chcesz. Gdy jest dobrze, zatwierdź. Potem nie można zmienić ani miejsca, ani strony.
lesson-action-title = Faza Akcji
lesson-action = { $first ->
    [yes] Jesteś w tej Fazie Pierwszym Magiem, więc zaczynasz.
   *[no] Przyszła twoja kolej.
  } Aktywacja to jedna lub dwie Akcje; potem kolej na następnego Maga, runda po rundzie, aż nikt nie może już działać.
lesson-cast-title = Co możesz zrobić
lesson-cast = Rzuć następny Czar albo obok niego Szybki. Okrągłymi Żetonami płacisz za Akcje Fizyczne: Badanie cię porusza, Walka uderza kogoś w twoim Pomieszczeniu, Rozkaz budzi twoje stworzenie. Przy Akcjach, których nie możesz wykonać, podany jest powód.
lesson-target-title = Wybierz cel
lesson-target = Co świeci, można wybrać. Zasięg liczy Pomieszczenia wzdłuż prostych rzędów: pokazują je kropkowane linie. Jeśli nikt nie pasuje, może stanąć Fałszywy Cel, a reszta Czaru i tak działa.
lesson-damage-title = Obrażenia to inwestycja
lesson-damage = Twoje Kostki leżą teraz na tym, kogo trafiasz. Gdy Mag pada, każdy, kto ma na nim Kostki, dostaje zapłatę według ich liczby. Otwórz Planszę, aby zobaczyć, ile kto by dostał.
lesson-unstable-title = Niestabilność
lesson-unstable = Twoja Kostka leży teraz w Pomieszczeniu. Czary z pękniętym sześciokątem kładą jedną w twoim własnym Pomieszczeniu, zanim stanie się cokolwiek innego. Gdy wszystkie miejsca Pomieszczenia są zajęte, w Fazie Porządkowania zostaje odbudowane i płaci według Kostek.
lesson-defeat-title = Mag pada
lesson-defeat = { $who } trafia do Komnaty, bierzesz Trofeum, a za Kostki przyznaje się PM: przeczytaj w dzienniku. Nikt nie odpada z gry; z następną Akcją droga prowadzi z powrotem do Loży, bez żadnych Obrażeń.
lesson-active-title = Aktywny Czar
lesson-active = Leży zakryty ze swoim Żetonem: każdy widzi, czy to Ochrona, czy Pułapka, ale nikt nie widzi, która. Gdy zajdzie Warunek Wyzwalający, dostaniesz pytanie.
lesson-quest-title = Zadanie do rozwiązania
lesson-quest = Zadanie { $quest } leży przed tobą ukończone. Możesz je rozwiązać między Akcjami: robi to, co mówi, i daje { $power } PM.
lesson-solved-title = Rozwiązane
lesson-solved = Rozwiązane Zadania liczą się jeszcze raz na końcu: kto ma ich najwięcej, dostaje za to zapłatę.
lesson-explore-title = Na nogach
lesson-explore = Świecące Pomieszczenia są o krok stąd. Możesz aktywować Pomieszczenie, w którym stoisz, przed wszystkimi krokami albo po nich. Zakończ, gdy wystarczy.
lesson-fight-title = Walka
lesson-fight = { $others ->
    [no] Nie ma tu nikogo, kogo można zaatakować. Nadal możesz aktywować Pomieszczenie albo zakończyć.
   *[yes] Zaatakuj jeden Model w swoim Pomieszczeniu: otrzymuje Obrażenia równe twojej Sile. Możesz też aktywować Pomieszczenie, przed atakiem albo po nim.
  }
lesson-react-title = Możesz zareagować
lesson-react = Coś uruchomiło twoją kartę. Przeczytaj, co się stało, a potem jej użyj albo zostaw. Użyta karta jest w tej Turze zużyta; nieużyta czeka na następną okazję. Pozostali widzą tylko, że stół czeka.
lesson-react-must-title = Co pierwsze
lesson-react-must = Uruchomiło się kilka rzeczy i nie wszystkie można spasować: powiedz, co pierwsze. Tam, gdzie jest „możesz”, dostaniesz pytanie, zanim coś się stanie; Pułapkę lub Ochronę można spasować, gdy reszta jest rozstrzygnięta.
lesson-evocation-title = Faza Ewokacji
lesson-evocation = Gdy nikt nie może już działać, działają stworzenia: każde porusza się i atakuje raz. { $own ->
    [0] Teraz nie masz żadnego.
   *[other] Twoje: { $mine }.
  } { $others ->
    [0] { $who } nie ma żadnego.
   *[other] { $who } ma: { $theirs }.
  }
lesson-cleanup-title = Faza Porządkowania
lesson-cleanup = Plansze zostają oczyszczone. Każde pełne Pomieszczenie zostaje odbudowane i płaci według Kostek: liczby na nim są dla pierwszego, drugiego i pozostałych.
lesson-rebuilt-title = Pomieszczenie odbudowane
lesson-rebuilt = { $room } ma nowy, silniejszy Efekt, który działa raz na Turę, i nie przyjmuje więcej Kostek.
lesson-end-title = Końcowe przyznawanie punktów
lesson-end = PM na torze, potem punkty bonusowe za Zadania, Trofea i Koronę: przejdź przez nie strzałkami na dole. To była cała Tura. W prawdziwej grze jest ich od pięciu do ośmiu.

lesson-classic-table-title = Loża
lesson-classic-table = Pomieszczenia ({ $rooms }), a przy nich Tor Punktów Mocy z Księżycami. Stoisz tutaj: { $here }. { $other } stoi tutaj: { $there }. Każde Pomieszczenie robi coś dla tego, kto je aktywuje, raz na Turę. Małe kształty w Pomieszczeniu to Kostki: Niestabilność. Kształty na Planszy to Obrażenia. Wskaż cokolwiek, aby to przeczytać, a na ekranie dotykowym przytrzymaj.
lesson-classic-gone-title = { $count ->
    [one] Zniszczone Pomieszczenie
    [few] Zniszczone Pomieszczenia
   *[many] Zniszczone Pomieszczenia
  }
lesson-classic-gone = { $count ->
    [one] Zapełnione Kostkami i zniszczone: { $gone }. Nic już nie robi.
    [few] Zapełnione Kostkami i zniszczone: { $gone }. Nic już nie robią.
   *[many] Zapełnione Kostkami i zniszczone: { $gone }. Nic już nie robią.
  } { $own ->
    [0] Kto miał w Pomieszczeniu najwięcej Kostek, ma jego Żeton.
   *[other] Twój jest Żeton: { $won }, bo najwięcej Kostek było tam twoich.
  } Żetony są warte PM, gdy gra się skończy.
lesson-classic-prepare-title = Faza Przygotowań
lesson-classic-prepare = Teraz każdy kładzie od dwóch do czterech zakrytych Czarów, wszyscy jednocześnie. Jeden z nich musi leżeć na miejscu Szybkiego Czaru: rzuca się go, kiedy chcesz, nawet obok innego. Czary z ponumerowanych miejsc rzuca się po kolei.
lesson-classic-quest-title = Twoje Zadanie
lesson-classic-quest = Zadanie { $quest } leży przed tobą i tylko ty możesz je przeczytać. Zrób to, o co prosi, a dostaniesz pytanie: ukończone robi to, co mówi, i od razu daje { $power } PM.
lesson-classic-plan-title = Dobry plan
lesson-classic-plan = { $other } zniesie jeszcze { $left }. Twoje Zadanie prosi o Pomieszczenie, w którym stoisz: Badanie bez kroku, aktywuj: { $here }, ukończ Zadanie { $quest }, a zada ono 3. { $blow }, Efekt Górny, na miejscu I zadaje pozostałe 2. { $shield } na miejscu Szybkiego Czaru to Ochrona: odpowiada, gdy ktoś cię rani.
lesson-classic-cast-title = Co możesz zrobić
lesson-classic-cast = Rzuć następny Czar albo obok niego Szybki. Okrągłymi Żetonami płacisz za Akcje Fizyczne: Badanie cię porusza, Walka uderza kogoś w twoim Pomieszczeniu, a przy każdej możesz aktywować Pomieszczenie. Przy Akcjach, których nie możesz wykonać, podany jest powód.
lesson-classic-explore-title = Na nogach
lesson-classic-explore = Możesz aktywować Pomieszczenie, w którym stoisz, przed ruchem lub walką albo po nich; jego Żeton jest potem odwrócony do końca Tury. Świecące Pomieszczenia są o krok stąd; wcale nie trzeba iść. Zakończ, gdy wystarczy.
lesson-classic-complete-title = Twoje Zadanie jest spełnione
lesson-classic-complete = Robisz właśnie to, o co prosi twoje Zadanie. Ukończ je, a zdobędziesz jego PM; gdzie mówi „zamiast”, Pomieszczenie robi to, co mówi Zadanie. Albo je zatrzymaj: nikt nie widzi, że można było je ukończyć, a ono czeka na inną okazję.
lesson-classic-solved-title = Ukończone
lesson-classic-solved = Leży teraz przed tobą odkryte. Na końcu Ukończone Zadania liczą się jeszcze raz: kto ma ich najwięcej, dostaje za to zapłatę.
lesson-classic-target-title = Wybierz cel
lesson-classic-target = Co świeci, można wybrać. Zasięg liczy Pomieszczenia wzdłuż prostych rzędów: pokazują je kropkowane linie.
lesson-classic-icon-title = Przed czy po
lesson-classic-icon = Czar z pękniętym sześciokątem kładzie jedną twoją Kostkę w twoim Pomieszczeniu. Ty mówisz, czy przed Czarem, czy po nim.
lesson-classic-unstable-title = Niestabilność
lesson-classic-unstable = Twoja Kostka leży teraz w Pomieszczeniu. Gdy wszystkie miejsca Pomieszczenia są zajęte, zostaje ono zniszczone w Fazie Porządkowania, a kto ma w nim najwięcej Kostek, bierze jego Żeton. Jeśli najwięcej mają dwaj, bierze go Róża.
lesson-classic-cleanup-title = Faza Porządkowania
lesson-classic-cleanup = Plansze zostają oczyszczone, a Żetony Pomieszczeń odwrócone z powrotem. Każde pełne Pomieszczenie zostaje teraz zniszczone.
lesson-classic-fell-title = Pomieszczenie w gruzach
lesson-classic-fell = Zniszczono: { $room }. { $own ->
    [yes] Najwięcej Kostek było tam twoich: Żeton jest twój.
   *[no] Żeton dostaje { $who }.
  }
lesson-classic-end-title = Końcowe przyznawanie punktów
lesson-classic-end = PM na torze, potem punkty bonusowe za Ukończone Zadania, Trofea, Żetony zniszczonych Pomieszczeń i Koronę: przejdź przez nie strzałkami na dole. To była cała Tura gry klasycznej; resztę mają zasady, w rozdziałach na C.

lesson-again-title = Róża przy pracy
lesson-again = Znów ostatnia Tura, teraz ze wszystkim, co pominęła pierwsza lekcja. Czarna Róża ma { $rose } PM: o tym, co ją karmi, jest ta lekcja.
lesson-board-title = Plansza Wydarzeń
lesson-board = { $count ->
    [one] Leży tam jedno Wydarzenie: { $events }.
    [few] Leżą tam Wydarzenia: { $events }.
   *[many] Leżą tam Wydarzenia: { $events }.
  } Dopóki Wydarzenie tam leży, obowiązuje wszystkich. Gdy opuszcza planszę, Czarna Róża często dostaje za nie zapłatę.
lesson-revealed-title = Ujawniono Wydarzenie
lesson-revealed = { $event } – to Wydarzenie ujawniono w tej Turze, jak jedno w każdej Fazie Czarnej Róży. Niektóre działają od razu i znikają, inne zajmują miejsce na planszy i wypychają poprzednie.
lesson-own-quests-title = Twoje Zadania
lesson-own-quests = Zadanie { $quest } leży przed tobą. { $slots ->
    [0] Kończy je jeden czyn.
   *[other] Ma Kostki: { $marks } z { $slots }; z ostatnią jest ukończone.
  } Co trzeba zrobić, mówi karta. Zadanie jest tajne do pierwszej Kostki, chyba że mówi inaczej.
lesson-jinx-title = Karta Pecha
lesson-jinx = Masz Kartę Pecha { $jinx }: przeszkadza ci, dopóki nie zostanie odrzucona. Ma Kostki: { $cubes } z { $slots }; to, co mówi, kładzie następną, a z ostatnią karta odchodzi.
lesson-creatures-title = Twoje Ewokacje
lesson-creatures = { $mine }. Ewokacja ma Ruch, Siłę i Punkty Życia, jak Mag. Działa w Fazie Ewokacji i gdy wydajesz jej Rozkaz.
lesson-full-room-title = Pełne Pomieszczenie
lesson-full-room = Wszystkie miejsca są zajęte: { $rooms }. Odbudowa nastąpi w Fazie Porządkowania, cokolwiek stanie się wcześniej: wskaż je, aby zobaczyć, kto ile by zyskał.
lesson-lay-more-title = Połóż o jeden więcej
lesson-lay-more = Tym razem połóż trzy lub cztery Czary. Czar, którego nie chcesz już rzucać, możesz zużyć na Odczekanie.
lesson-quest-drawn-title = Nowe Zadanie
lesson-quest-drawn = Masz nowe Zadanie. Jest limit tego, ile możesz ich mieć; co jest ponad nim, przepada, a Róża to odnotowuje.
lesson-offer-title = Zrezygnować z Zadania?
lesson-offer = Raz na Turę możesz zrezygnować z Zadania, którego nie chcesz. Czarna Róża zyskuje za to 1, 2 albo 3 PM, zależnie od Księżyca na nim. Nie musisz tego robić.
lesson-momentum-title = Odczekanie
lesson-momentum = Zużywa przygotowany Czar, nieużyty, za jeden krok. Nie wymaga żetonu i nie aktywuje Pomieszczenia. Kosztuje kartę, więc zawsze jest to twój wybór.
lesson-momentum-step-title = Jeden krok
lesson-momentum-step = Czar jest zużyty. Przejdź do sąsiedniego Pomieszczenia albo zostań, gdzie jesteś. Odczekanie nie aktywuje Pomieszczenia.
lesson-command-title = Rozkaz
lesson-command = Żeton od razu budzi jedną z twoich Ewokacji: porusza się i atakuje, jak zrobi to znów w Fazie Ewokacji.
lesson-solve-title = Rozwiąż
lesson-solve = Ukończone Zadanie można teraz rozwiązać, między twoimi Akcjami. Nie kosztuje to Akcji.
lesson-marked-title = O jedną Kostkę więcej
lesson-marked = To, co robisz, liczy się do twojego Zadania: leży na nim jedna z twoich Kostek.
lesson-jinx-marked-title = Karta Pecha odeszła
lesson-jinx-marked = Z ostatnią Kostką została odrzucona; znajdzie kogoś innego.
lesson-rose-acts-title = Róża zyskuje
lesson-rose-acts = Wydarzenie zmieniło czyjeś PM: przeczytaj w dzienniku, czyje i dlaczego. Kto pozwoli Róży uciec, przegra razem ze wszystkimi.
lesson-steps-title = Kolej stworzenia
lesson-steps = Poruszaj je krok po kroku, zaatakuj kogoś w tym samym Pomieszczeniu albo zostaw je tam, gdzie jest.
lesson-order-title = W jakiej kolejności
lesson-order = Kilka Pomieszczeń jest pełnych. Kolejność odbudowy może mieć znaczenie, bo każde płaci od razu.
lesson-second-end-title = To było prawie wszystko
lesson-second-end = Przejdź przez punktację. Zostaje Awatar, dla tych, którzy grają samotnie albo chcą, by Róża miała ciało.

lesson-possessed-title = { $name }
lesson-possessed = Tym Magiem nikt nie gra: grają zasady. Stoi tutaj: { $there }. Należy do Czarnej Róży: jego Kostki są czarne, a jego punkty należą do niej. Ma ona { $rose } PM.
lesson-commands-title = Karty Poleceń
lesson-commands = Gdy działa { $name }, ujawnia Kartę Poleceń i robi to, co ona mówi, część po części. Czego nie da się zrobić, to się pomija. Każdą kartę możesz przeczytać, gdy jest wykonywana.
lesson-body-title = Może paść
lesson-body = { $name } ma na sobie Obrażenia: { $damage } z { $health }. Pokonaj go jak każdego Maga: dostajesz zapłatę i bierzesz Trofeum. Obrażenia na nim liczą się dla ciebie, a nie dla niej.
lesson-order-read-title = Co właśnie robi
lesson-order-read = Karta jest w opowieści ze swoimi częściami: wykonanymi i pominiętymi. Każdy jego wybór ma w dzienniku swój powód.
lesson-crown-chooses-title = Wybierasz za niego
lesson-crown-chooses = Gdzie { $name } ma według zasad więcej niż jedną drogę, decyduje Posiadacz Korony. To ty: wybierz drogę, która najmniej ci szkodzi.
lesson-order-answers-title = Odpowiada
lesson-order-answers = Aktywna Karta Poleceń odpowiada na to, co spotyka Awatara ({ $name }), tak jak twoja Ochrona lub Pułapka.
lesson-avatar-falls-title = Ciało pada
lesson-avatar-falls = { $name } trafia do swojej Komnaty i wraca jak każdy. Masz jego Trofeum.
lesson-avatar-creatures-title = Jego stworzenia
lesson-avatar-creatures = { $theirs }: idą za tym, co mówi im karta Awatara ({ $name }).
lesson-third-end-title = Znasz już całą grę
lesson-third-end = Jeśli masz więcej niż Róża, wygrywasz. Weź własny stół: Awatar może przy nim usiąść z jednym do trzech graczy.

lesson-guide-welcome-title = Twoja pierwsza cała gra
lesson-guide-welcome = { $others ->
    [one] Grasz przeciwko jednemu botowi.
    [few] Grasz przeciwko { $others } botom.
   *[many] Grasz przeciwko { $others } botom.
  } Gra kończy się z Turą, w której ktoś osiąga { $end } na Torze Punktów Mocy. Każdą nową rzecz wyjaśniam raz, gdy się pojawia. Odeślij mnie krzyżykiem; lekcje sprowadzą mnie z powrotem.
lesson-guide-mage-title = Wybierz Maga
lesson-guide-mage = Magowie różnią się tym, ile znoszą, ile trzymają w ręce i jak się poruszają. Każdy ma swój Osobisty Czar.
lesson-guide-school-title = Wybierz Szkołę
lesson-guide-school = Z niej pochodzą twoje pierwsze karty. W grze dobierasz ze wszystkich Szkół.
lesson-guide-grimoire-title = Wybierz Księgę Czarów
lesson-guide-grimoire = Karty, z którymi zaczynasz. Wskaż listę, aby je przeczytać.
lesson-guide-rose-title = Czarna Róża
lesson-guide-rose = Jest na górze, nad Planszami, ze swoimi PM. Nie zagrywa własnych kart: grają za nią Wydarzenia i liczy się każda jej Kostka. Jeśli na końcu ma najwięcej, przegrywają wszyscy inni.
lesson-guide-room-title = Pomieszczenie działa
lesson-guide-room = To był Efekt Pomieszczenia. Zniszczone mają mały, odbudowane silniejszy, raz na Turę.
lesson-guide-hurt-title = Masz Obrażenia
lesson-guide-hurt = Gdy twój pasek jest pełny, padasz: kto ma na nim Kostki, dostaje zapłatę, a ty trafiasz do Komnaty i zaczynasz znów bez Obrażeń. Leczenie zdejmuje Kostki; czyje, to twój wybór.
lesson-guide-cell-title = W Komnacie
lesson-guide-cell = Tu nikt cię nie dosięgnie. Pierwsza Akcja wyprowadza cię przez jedne z jej drzwi.
lesson-guide-crown-title = Korona
lesson-guide-crown = Kto ją ma, jest pierwszy w następnej Turze i decyduje tam, gdzie zasady pozostawiają coś otwartego. Liczy się też na końcu.
lesson-guide-summoned-title = Ewokacja
lesson-guide-summoned = Twoje stworzenie jest już w Loży. Zarys mówi, jakiego jest rodzaju, obwódka, czyje.
lesson-guide-moon-title = Zmienia się Faza Księżyca
lesson-guide-moon = Ktoś minął Kostkę Księżyca na Torze Punktów Mocy. Od teraz Zadania i Wydarzenia pochodzą z następnej, silniejszej talii, a każdy Mag bierze jeden ze swoich Osobistych Czarów.
lesson-guide-turn-title = Druga Tura
lesson-guide-turn = Tura się skończyła; wszystkie inne są podobne. O tym, co nowe, powiem. Strzałka u góry lub klawisz R pokazuje znów, co robili inni.
lesson-guide-last-title = Ostatnia Tura
lesson-guide-last = Koniec Toru Punktów Mocy jest osiągnięty. Tę Turę gra się do końca; potem wszystko zostaje policzone.
lesson-guide-end-title = Gra się skończyła
lesson-guide-end = Przejdź przez punktację strzałkami. Powtórka pokazuje całą grę jeszcze raz, ruch po ruchu.

home-play-now = Zagraj teraz z botem
quick-table = Pojedynek

lesson-hint-any = Wybierz jedną ze świecących rzeczy albo przycisk pod Lożą.
lesson-hint-wait = Decyduje druga strona. Rozejrzyj się tymczasem.
lesson-hint-over = Gra się skończyła.
lesson-hint-Prepare = Połóż co najmniej dwa Czary, potem zatwierdź.
lesson-hint-CompleteQuest = Teraz: ukończ Zadanie albo je zatrzymaj.
lesson-hint-OfferQuest = Teraz: zachowaj wszystkie albo wybierz Zadanie, z którego rezygnujesz.
lesson-hint-Icon = Teraz: przed Czarem albo po nim.
lesson-hint-DrawFrom = Teraz: wskaż Szkołę, cztery razy.
lesson-hint-Keep = Teraz: wybierz Czar do zatrzymania.
lesson-hint-RemoveSpell = Teraz: zatrzymaj wszystkie albo wybierz jeden do wyrzucenia.
lesson-hint-Act = Teraz: wybierz Akcję albo zakończ Aktywację.
lesson-hint-Act-must = Teraz: wybierz Akcję.
lesson-hint-Target = Teraz: wybierz świecący cel.
lesson-hint-React = Teraz: użyj karty albo spasuj.
lesson-hint-React-must = Teraz: wybierz, co pierwsze.
lesson-hint-Explore = Teraz: wejdź do świecącego Pomieszczenia, aktywuj albo zakończ.
lesson-hint-MomentumStep = Teraz: przejdź do świecącego Pomieszczenia albo zostań.
lesson-hint-Fight = Teraz: wybierz, kogo atakujesz, aktywuj Pomieszczenie albo zakończ.
lesson-hint-Fight-still = Teraz: aktywuj Pomieszczenie albo zakończ.
lesson-hint-EvocationStep = Teraz: porusz ją, zaatakuj nią albo zakończ.
lesson-hint-NextEvocation = Teraz: wybierz, które stworzenie działa następne.
lesson-hint-Heal = Teraz: wybierz Kostkę do zdjęcia.
lesson-hint-May = Teraz: zrób to albo odmów.

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
