### The names of the cards in Polish.
###
### Books: the Polish Rebirth has rooms, schools, mages, evocations and about fifty cards; everything else is ours.
### Spells have capitals throughout; quests, events and commands only where they begin, as in the book.
###
### FORMS
###   title      over the card
###   nom gen dat acc ins loc, for evocations also with -many; spells, quests, events and commands have one form
###   rooms      also in („w Sali Tronowej“, „na Arenie“), into („do Sali Tronowej“, „na Arenę“),
###              from („z Sali Tronowej“, „ze Skarbca“); short for the hex
### FEATURES
###   .gender    m1 m2 m3 f n
###   .number    one many, where some of the kind are plurals

## Rooms

name-room-black_rose_room =
    { $form ->
        [short] Czarna Róża
        [gen] Komnaty Czarnej Róży
        [dat] Komnacie Czarnej Róży
        [acc] Komnatę Czarnej Róży
        [ins] Komnatą Czarnej Róży
        [loc] Komnacie Czarnej Róży
        [in] w Komnacie Czarnej Róży
        [from] z Komnaty Czarnej Róży
        [into] do Komnaty Czarnej Róży
       *[nom] Komnata Czarnej Róży
    }
    .gender = f
name-room-throne_room =
    { $form ->
        [gen] Sali Tronowej
        [dat] Sali Tronowej
        [acc] Salę Tronową
        [ins] Salą Tronową
        [loc] Sali Tronowej
        [in] w Sali Tronowej
        [from] z Sali Tronowej
        [into] do Sali Tronowej
       *[nom] Sala Tronowa
    }
    .gender = f
name-room-oracle_room =
    { $form ->
        [gen] Wyroczni
        [dat] Wyroczni
        [acc] Wyrocznię
        [ins] Wyrocznią
        [loc] Wyroczni
        [in] w Wyroczni
        [from] z Wyroczni
        [into] do Wyroczni
       *[nom] Wyrocznia
    }
    .gender = f
# without $name
name-room-the_abyss =
    { $form ->
        [gen] Otchłani
        [dat] Otchłani
        [ins] Otchłanią
        [loc] Otchłani
        [in] w Otchłani
        [from] z Otchłani
        [into] do Otchłani
       *[nom] Otchłań
    }
    .gender = f
name-room-mirrors_room =
    { $form ->
        [short] Lustra
        [gen] Gabinetu Luster
        [dat] Gabinetowi Luster
        [ins] Gabinetem Luster
        [loc] Gabinecie Luster
        [in] w Gabinecie Luster
        [from] z Gabinetu Luster
        [into] do Gabinetu Luster
       *[nom] Gabinet Luster
    }
    .gender = m3
name-room-crypt =
    { $form ->
        [gen] Krypty
        [dat] Krypcie
        [acc] Kryptę
        [ins] Kryptą
        [loc] Krypcie
        [in] w Krypcie
        [from] z Krypty
        [into] do Krypty
       *[nom] Krypta
    }
    .gender = f
name-room-sacrificial_altar =
    { $form ->
        [short] Ołtarz
        [gen] Ołtarza Ofiarnego
        [dat] Ołtarzowi Ofiarnemu
        [ins] Ołtarzem Ofiarnym
        [loc] Ołtarzu Ofiarnym
        [in] przy Ołtarzu Ofiarnym
        [from] z Ołtarza Ofiarnego
        [into] do Ołtarza Ofiarnego
       *[nom] Ołtarz Ofiarny
    }
    .gender = m3
name-room-cemetery =
    { $form ->
        [gen] Cmentarza
        [dat] Cmentarzowi
        [ins] Cmentarzem
        [loc] Cmentarzu
        [in] na Cmentarzu
        [from] z Cmentarza
        [into] na Cmentarz
       *[nom] Cmentarz
    }
    .gender = m3
name-room-observatory =
    { $form ->
        [in] w Obserwatorium
        [from] z Obserwatorium
        [into] do Obserwatorium
       *[nom] Obserwatorium
    }
    .gender = n
name-room-bibliotheca =
    { $form ->
        [gen] Biblioteki
        [dat] Bibliotece
        [acc] Bibliotekę
        [ins] Biblioteką
        [loc] Bibliotece
        [in] w Bibliotece
        [from] z Biblioteki
        [into] do Biblioteki
       *[nom] Biblioteka
    }
    .gender = f
name-room-sanctuary =
    { $form ->
        [in] w Sanktuarium
        [from] z Sanktuarium
        [into] do Sanktuarium
       *[nom] Sanktuarium
    }
    .gender = n
name-room-garden =
    { $form ->
        [gen] Ogrodu
        [dat] Ogrodowi
        [ins] Ogrodem
        [loc] Ogrodzie
        [in] w Ogrodzie
        [from] z Ogrodu
        [into] do Ogrodu
       *[nom] Ogród
    }
    .gender = m3
name-room-forge =
    { $form ->
        [gen] Kuźni
        [dat] Kuźni
        [acc] Kuźnię
        [ins] Kuźnią
        [loc] Kuźni
        [in] w Kuźni
        [from] z Kuźni
        [into] do Kuźni
       *[nom] Kuźnia
    }
    .gender = f
name-room-treasure_room =
    { $form ->
        [gen] Skarbca
        [dat] Skarbcowi
        [ins] Skarbcem
        [loc] Skarbcu
        [in] w Skarbcu
        [from] ze Skarbca
        [into] do Skarbca
       *[nom] Skarbiec
    }
    .gender = m3
name-room-summoner_room =
    { $form ->
        [short] Przywołania
        [gen] Sali Przywołań
        [dat] Sali Przywołań
        [acc] Salę Przywołań
        [ins] Salą Przywołań
        [loc] Sali Przywołań
        [in] w Sali Przywołań
        [from] z Sali Przywołań
        [into] do Sali Przywołań
       *[nom] Sala Przywołań
    }
    .gender = f
name-room-alchemical_laboratory =
    { $form ->
        [short] Laboratorium
        [in] w Laboratorium Alchemii
        [from] z Laboratorium Alchemii
        [into] do Laboratorium Alchemii
       *[nom] Laboratorium Alchemii
    }
    .gender = n
name-room-arena =
    { $form ->
        [gen] Areny
        [dat] Arenie
        [acc] Arenę
        [ins] Areną
        [loc] Arenie
        [in] na Arenie
        [from] z Areny
        [into] na Arenę
       *[nom] Arena
    }
    .gender = f
name-room-armory =
    { $form ->
        [gen] Zbrojowni
        [dat] Zbrojowni
        [acc] Zbrojownię
        [ins] Zbrojownią
        [loc] Zbrojowni
        [in] w Zbrojowni
        [from] ze Zbrojowni
        [into] do Zbrojowni
       *[nom] Zbrojownia
    }
    .gender = f
name-room-pleasures_room =
    { $form ->
        [gen] Sali Uciech
        [dat] Sali Uciech
        [acc] Salę Uciech
        [ins] Salą Uciech
        [loc] Sali Uciech
        [in] w Sali Uciech
        [from] z Sali Uciech
        [into] do Sali Uciech
       *[nom] Sala Uciech
    }
    .gender = f

## Evocations

name-evocation-mystic_totem =
    { $form ->
        [gen] Mistycznego Totemu
        [dat] Mistycznemu Totemowi
        [ins] Mistycznym Totemem
        [loc] Mistycznym Totemie
        [nom-many] Mistyczne Totemy
        [gen-many] Mistycznych Totemów
        [dat-many] Mistycznym Totemom
        [acc-many] Mistyczne Totemy
        [ins-many] Mistycznymi Totemami
        [loc-many] Mistycznych Totemach
       *[nom] Mistyczny Totem
    }
    .gender = m3
name-evocation-ancestral_totem =
    { $form ->
        [gen] Totemu Przodków
        [dat] Totemowi Przodków
        [ins] Totemem Przodków
        [loc] Totemie Przodków
        [nom-many] Totemy Przodków
        [gen-many] Totemów Przodków
        [dat-many] Totemom Przodków
        [acc-many] Totemy Przodków
        [ins-many] Totemami Przodków
        [loc-many] Totemach Przodków
       *[nom] Totem Przodków
    }
    .gender = m3
name-evocation-albedo = Albedo
    .gender = n
name-evocation-succubus =
    { $form ->
        [gen] Sukkuba
        [dat] Sukkubowi
        [acc] Sukkuba
        [ins] Sukkubem
        [loc] Sukkubie
        [nom-many] Sukkuby
        [gen-many] Sukkubów
        [dat-many] Sukkubom
        [acc-many] Sukkuby
        [ins-many] Sukkubami
        [loc-many] Sukkubach
       *[nom] Sukkub
    }
    .gender = m2
name-evocation-colossus =
    { $form ->
        [gen] Kolosa
        [dat] Kolosowi
        [acc] Kolosa
        [ins] Kolosem
        [loc] Kolosie
        [nom-many] Kolosy
        [gen-many] Kolosów
        [dat-many] Kolosom
        [acc-many] Kolosy
        [ins-many] Kolosami
        [loc-many] Kolosach
       *[nom] Kolos
    }
    .gender = m2
name-evocation-cadaver =
    { $form ->
        [gen] Kadawera
        [dat] Kadawerowi
        [acc] Kadawera
        [ins] Kadawerem
        [loc] Kadawerze
        [nom-many] Kadawery
        [gen-many] Kadawerów
        [dat-many] Kadawerom
        [acc-many] Kadawery
        [ins-many] Kadawerami
        [loc-many] Kadawerach
       *[nom] Kadawer
    }
    .gender = m2
name-evocation-nigredo = Nigredo
    .gender = n
name-evocation-umbra =
    { $form ->
        [gen] Umbry
        [dat] Umbrze
        [acc] Umbrę
        [ins] Umbrą
        [loc] Umbrze
        [nom-many] Umbry
        [gen-many] Umbr
        [dat-many] Umbrom
        [acc-many] Umbry
        [ins-many] Umbrami
        [loc-many] Umbrach
       *[nom] Umbra
    }
    .gender = f
name-evocation-totem =
    { $form ->
        [gen] Totemu
        [dat] Totemowi
        [ins] Totemem
        [loc] Totemie
        [nom-many] Totemy
        [gen-many] Totemów
        [dat-many] Totemom
        [acc-many] Totemy
        [ins-many] Totemami
        [loc-many] Totemach
       *[nom] Totem
    }
    .gender = m3

# Of the older game
name-evocation-abomination =
    { $form ->
        [gen] Plugastwa
        [dat] Plugastwu
        [ins] Plugastwem
        [loc] Plugastwie
        [nom-many] Plugastwa
        [gen-many] Plugastw
        [dat-many] Plugastwom
        [acc-many] Plugastwa
        [ins-many] Plugastwami
        [loc-many] Plugastwach
       *[nom] Plugastwo
    }
    .gender = n
name-evocation-andromeda =
    { $form ->
        [gen] Andromedy
        [dat] Andromedzie
        [acc] Andromedę
        [ins] Andromedą
        [loc] Andromedzie
        [nom-many] Andromedy
        [gen-many] Andromed
        [dat-many] Andromedom
        [acc-many] Andromedy
        [ins-many] Andromedami
        [loc-many] Andromedach
       *[nom] Andromeda
    }
    .gender = f
name-evocation-bone_knight =
    { $form ->
        [gen] Kościanego Rycerza
        [dat] Kościanemu Rycerzowi
        [acc] Kościanego Rycerza
        [ins] Kościanym Rycerzem
        [loc] Kościanym Rycerzu
        [nom-many] Kościani Rycerze
        [gen-many] Kościanych Rycerzy
        [dat-many] Kościanym Rycerzom
        [acc-many] Kościanych Rycerzy
        [ins-many] Kościanymi Rycerzami
        [loc-many] Kościanych Rycerzach
       *[nom] Kościany Rycerz
    }
    .gender = m1
name-evocation-cerbero =
    { $form ->
        [gen] Cerbera
        [dat] Cerberowi
        [acc] Cerbera
        [ins] Cerberem
        [loc] Cerberze
        [nom-many] Cerbery
        [gen-many] Cerberów
        [dat-many] Cerberom
        [acc-many] Cerbery
        [ins-many] Cerberami
        [loc-many] Cerberach
       *[nom] Cerber
    }
    .gender = m2
name-evocation-divine_altar =
    { $form ->
        [gen] Boskiego Ołtarza
        [dat] Boskiemu Ołtarzowi
        [ins] Boskim Ołtarzem
        [loc] Boskim Ołtarzu
        [nom-many] Boskie Ołtarze
        [gen-many] Boskich Ołtarzy
        [dat-many] Boskim Ołtarzom
        [acc-many] Boskie Ołtarze
        [ins-many] Boskimi Ołtarzami
        [loc-many] Boskich Ołtarzach
       *[nom] Boski Ołtarz
    }
    .gender = m3
name-evocation-infamy_of_crete =
    { $form ->
        [gen] Hańby Krety
        [dat] Hańbie Krety
        [acc] Hańbę Krety
        [ins] Hańbą Krety
        [loc] Hańbie Krety
        [nom-many] Hańby Krety
        [gen-many] Hańb Krety
        [dat-many] Hańbom Krety
        [acc-many] Hańby Krety
        [ins-many] Hańbami Krety
        [loc-many] Hańbach Krety
       *[nom] Hańba Krety
    }
    .gender = f
name-evocation-landsknecht =
    { $form ->
        [gen] Lancknechta
        [dat] Lancknechtowi
        [acc] Lancknechta
        [ins] Lancknechtem
        [loc] Lancknechcie
        [nom-many] Lancknechci
        [gen-many] Lancknechtów
        [dat-many] Lancknechtom
        [acc-many] Lancknechtów
        [ins-many] Lancknechtami
        [loc-many] Lancknechtach
       *[nom] Lancknecht
    }
    .gender = m1
name-evocation-malacoda =
    { $form ->
        [gen] Malacody
        [dat] Malacodzie
        [acc] Malacodę
        [ins] Malacodą
        [loc] Malacodzie
        [nom-many] Malacody
        [gen-many] Malacodów
        [dat-many] Malacodom
        [acc-many] Malacody
        [ins-many] Malacodami
        [loc-many] Malacodach
       *[nom] Malacoda
    }
    .gender = m2
name-evocation-mutant_altar =
    { $form ->
        [gen] Zmutowanego Ołtarza
        [dat] Zmutowanemu Ołtarzowi
        [ins] Zmutowanym Ołtarzem
        [loc] Zmutowanym Ołtarzu
        [nom-many] Zmutowane Ołtarze
        [gen-many] Zmutowanych Ołtarzy
        [dat-many] Zmutowanym Ołtarzom
        [acc-many] Zmutowane Ołtarze
        [ins-many] Zmutowanymi Ołtarzami
        [loc-many] Zmutowanych Ołtarzach
       *[nom] Zmutowany Ołtarz
    }
    .gender = m3

## Schools

name-school-agony =
    { $form ->
        [gen] Agonii
        [dat] Agonii
        [acc] Agonię
        [ins] Agonią
        [loc] Agonii
       *[nom] Agonia
    }
    .gender = f
name-school-alchemy =
    { $form ->
        [gen] Alchemii
        [dat] Alchemii
        [acc] Alchemię
        [ins] Alchemią
        [loc] Alchemii
       *[nom] Alchemia
    }
    .gender = f
name-school-hex =
    { $form ->
        [gen] Czarostwa
        [dat] Czarostwu
        [ins] Czarostwem
        [loc] Czarostwie
       *[nom] Czarostwo
    }
    .gender = n
name-school-nightmare =
    { $form ->
        [gen] Koszmaru
        [dat] Koszmarowi
        [ins] Koszmarem
        [loc] Koszmarze
       *[nom] Koszmar
    }
    .gender = m3
name-school-shamanic =
    { $form ->
        [gen] Szamanizmu
        [dat] Szamanizmowi
        [ins] Szamanizmem
        [loc] Szamanizmie
       *[nom] Szamanizm
    }
    .gender = m3
name-school-technomancy =
    { $form ->
        [gen] Technomancji
        [dat] Technomancji
        [acc] Technomancję
        [ins] Technomancją
        [loc] Technomancji
       *[nom] Technomancja
    }
    .gender = f

# Of the older game
name-school-conspiracy =
    { $form ->
        [gen] Konspiracji
        [dat] Konspiracji
        [acc] Konspirację
        [ins] Konspiracją
        [loc] Konspiracji
       *[nom] Konspiracja
    }
    .gender = f
name-school-destruction =
    { $form ->
        [gen] Zniszczenia
        [dat] Zniszczeniu
        [ins] Zniszczeniem
        [loc] Zniszczeniu
       *[nom] Zniszczenie
    }
    .gender = n
name-school-divination =
    { $form ->
        [gen] Wróżbiarstwa
        [dat] Wróżbiarstwu
        [ins] Wróżbiarstwem
        [loc] Wróżbiarstwie
       *[nom] Wróżbiarstwo
    }
    .gender = n
name-school-illusion =
    { $form ->
        [gen] Iluzji
        [dat] Iluzji
        [acc] Iluzję
        [ins] Iluzją
        [loc] Iluzji
       *[nom] Iluzja
    }
    .gender = f
name-school-necromancy =
    { $form ->
        [gen] Nekromancji
        [dat] Nekromancji
        [acc] Nekromancję
        [ins] Nekromancją
        [loc] Nekromancji
       *[nom] Nekromancja
    }
    .gender = f
name-school-transmutation =
    { $form ->
        [gen] Transmutacji
        [dat] Transmutacji
        [acc] Transmutację
        [ins] Transmutacją
        [loc] Transmutacji
       *[nom] Transmutacja
    }
    .gender = f

## Grimoires to begin with

name-grimoire-sadistic_fury = Sadystyczna Furia
name-grimoire-algolagnia = Algolagnia
name-grimoire-scourge = Siewca Plag
name-grimoire-auromancer = Auromancer
name-grimoire-whispered_malice = Szeptana Zawiść
name-grimoire-crooked_road = Kręta Droga
name-grimoire-lurking_dark = Czyhający Mrok
name-grimoire-sleepless_watch = Bezsenna Warta
name-grimoire-ash_and_clay = Popiół i Glina
name-grimoire-stargazer = Obserwator Gwiazd
name-grimoire-corroded_flesh = Przeżarte Ciało
name-grimoire-patient_workshop = Cierpliwy Warsztat

# Of the older game
name-grimoire-quest_specialist = Znawca Zadań
name-grimoire-trap_master = Mistrz Pułapek
name-grimoire-ashmaker = Siewca Popiołów
name-grimoire-icebound_warden = Strażnik Lodu
name-grimoire-keeper_of_the_seasons = Strażnik Pór Roku
name-grimoire-star_reader = Astrolog
name-grimoire-hall_of_masks = Galeria Masek
name-grimoire-string_puller = Pociągający za Sznurki
name-grimoire-bone_marshal = Kościany Marszałek
name-grimoire-leech = Pijawka
name-grimoire-stone_fist = Kamienna Pięść
name-grimoire-altar_mason = Budowniczy Ołtarzy

## Mages

name-mage-baron_doria =
    { $form ->
        [gen] Barona Dorii
        [dat] Baronowi Dorii
        [acc] Barona Dorię
        [ins] Baronem Dorią
        [loc] Baronie Dorii
       *[nom] Baron Doria
    }
    .gender = m1
name-mage-arianna =
    { $form ->
        [gen] Arianny
        [dat] Ariannie
        [acc] Ariannę
        [ins] Arianną
        [loc] Ariannie
       *[nom] Arianna
    }
    .gender = f
name-mage-gramigna =
    { $form ->
        [gen] Gramigny
        [dat] Gramignie
        [acc] Gramignę
        [ins] Gramigną
        [loc] Gramignie
       *[nom] Gramigna
    }
    .gender = f
name-mage-rikkart =
    { $form ->
        [gen] Rikkarta
        [dat] Rikkartowi
        [acc] Rikkarta
        [ins] Rikkartem
        [loc] Rikkarcie
       *[nom] Rikkart
    }
    .gender = m1

# Of the older game
name-mage-nero = Nero
    .gender = m1
name-mage-rebecca =
    { $form ->
        [gen] Rebekki
        [dat] Rebecce
        [acc] Rebeccę
        [ins] Rebeccą
        [loc] Rebecce
       *[nom] Rebecca
    }
    .gender = f
name-mage-jafar =
    { $form ->
        [gen] Jaf’ara
        [dat] Jaf’arowi
        [acc] Jaf’ara
        [ins] Jaf’arem
        [loc] Jaf’arze
       *[nom] Jaf’ar
    }
    .gender = m1
name-mage-tessa =
    { $form ->
        [gen] Tessy
        [dat] Tessie
        [acc] Tessę
        [ins] Tessą
        [loc] Tessie
       *[nom] Tessa
    }
    .gender = f

## The Avatar

name-avatar-possessed =
    { $form ->
        [gen] Opętanego
        [dat] Opętanemu
        [acc] Opętanego
        [ins] Opętanym
        [loc] Opętanym
       *[nom] Opętany
    }
    .gender = m1

## Jinxes

name-jinx-numbness =
    { $form ->
        [gen] Odrętwienia
        [dat] Odrętwieniu
        [ins] Odrętwieniem
        [loc] Odrętwieniu
       *[nom] Odrętwienie
    }
    .gender = n
name-jinx-frailty =
    { $form ->
        [gen] Kruchości
        [dat] Kruchości
        [ins] Kruchością
        [loc] Kruchości
       *[nom] Kruchość
    }
    .gender = f
name-jinx-misfortune =
    { $form ->
        [gen] Niefartu
        [dat] Niefartowi
        [ins] Niefartem
        [loc] Niefarcie
       *[nom] Niefart
    }
    .gender = m3
name-jinx-slowness =
    { $form ->
        [gen] Spowolnienia
        [dat] Spowolnieniu
        [ins] Spowolnieniem
        [loc] Spowolnieniu
       *[nom] Spowolnienie
    }
    .gender = n
name-jinx-weakness =
    { $form ->
        [gen] Osłabienia
        [dat] Osłabieniu
        [ins] Osłabieniem
        [loc] Osłabieniu
       *[nom] Osłabienie
    }
    .gender = n
name-jinx-vulnerability =
    { $form ->
        [gen] Wrażliwości
        [dat] Wrażliwości
        [ins] Wrażliwością
        [loc] Wrażliwości
       *[nom] Wrażliwość
    }
    .gender = f

## Upgrades

name-upgrade-serrated_jaws =
    { $form ->
        [gen] Zębatych Szczęk
        [dat] Zębatym Szczękom
        [ins] Zębatymi Szczękami
        [loc] Zębatych Szczękach
       *[nom] Zębate Szczęki
    }
    .gender = f
    .number = many
name-upgrade-coiled_sinews =
    { $form ->
        [gen] Naprężonych Ścięgien
        [dat] Naprężonym Ścięgnom
        [ins] Naprężonymi Ścięgnami
        [loc] Naprężonych Ścięgnach
       *[nom] Naprężone Ścięgna
    }
    .gender = n
    .number = many
name-upgrade-volatile_core =
    { $form ->
        [gen] Lotnego Rdzenia
        [dat] Lotnemu Rdzeniowi
        [ins] Lotnym Rdzeniem
        [loc] Lotnym Rdzeniu
       *[nom] Lotny Rdzeń
    }
    .gender = m3
    .number = one
name-upgrade-leeching_tubes =
    { $form ->
        [gen] Ssących Rurek
        [dat] Ssącym Rurkom
        [ins] Ssącymi Rurkami
        [loc] Ssących Rurkach
       *[nom] Ssące Rurki
    }
    .gender = f
    .number = many
name-upgrade-regenerating_ichor =
    { $form ->
        [gen] Regenerującej się Posoki
        [dat] Regenerującej się Posoce
        [acc] Regenerującą się Posokę
        [ins] Regenerującą się Posoką
        [loc] Regenerującej się Posoce
       *[nom] Regenerująca się Posoka
    }
    .gender = f
    .number = one
name-upgrade-corrosive_plasma =
    { $form ->
        [gen] Korodującej Plazmy
        [dat] Korodującej Plazmie
        [acc] Korodującą Plazmę
        [ins] Korodującą Plazmą
        [loc] Korodującej Plazmie
       *[nom] Korodująca Plazma
    }
    .gender = f
    .number = one

## Spells

# Agony
name-spell-shared_torture = Wspólne Męczarnie
    .gender = f
    .number = many
name-spell-grim_torment = Ponura Udręka
    .gender = f
    .number = one
name-spell-cross_and_delight = Krzyż i Rozkosz
    .gender = m3
    .number = one
name-spell-torment = Udręka
    .gender = f
    .number = one
name-spell-visceral_fire = Wewnętrzny Ogień
    .gender = m3
    .number = one
name-spell-peak_of_agony = Szczyt Agonii
    .gender = m3
    .number = one
name-spell-pain_mark = Znak Bólu
    .gender = m3
    .number = one
name-spell-master_of_pleasure = Władca Przyjemności
    .gender = m1
    .number = one
name-spell-liquefy_the_pain = Skrócenie Bólu
    .gender = n
    .number = one
name-spell-submission = Uległość
    .gender = f
    .number = one
name-spell-ineluctable_pain = Nieunikniony Ból
    .gender = m3
    .number = one
name-spell-heart_of_ice = Serce z Lodu
    .gender = n
    .number = one

# Alchemy
name-spell-azoth_bomb = Bomba Azotowa
    .gender = f
    .number = one
name-spell-viatorium_spagyricum = Viatorum Spagyricum
    .gender = n
    .number = one
name-spell-deflagrate = Deflagracja
    .gender = f
    .number = one
name-spell-athanor_eruption = Erupcja Atanora
    .gender = f
    .number = one
name-spell-marbling = Marmoryzacja
    .gender = f
    .number = one
name-spell-stone_phoenix = Kamienny Feniks
    .gender = m2
    .number = one
name-spell-soul_transfer = Transfer Duszy
    .gender = m3
    .number = one
name-spell-liquid_fire = Płynny Ogień
    .gender = m3
    .number = one
name-spell-fountain_of_the_three = Fontanna Trójki
    .gender = f
    .number = one
name-spell-purifying_aludel = Oczyszczający Aludel
    .gender = m3
    .number = one
name-spell-albify = Albinizacja
    .gender = f
    .number = one
name-spell-silver_of_the_sages = Srebro Mędrców
    .gender = n
    .number = one

# Forgotten
name-spell-the_white_work = Białe Dzieło
    .gender = n
    .number = one
name-spell-usurpers_decree = Dekret Uzurpatora
    .gender = m3
    .number = one
name-spell-legion_of_the_last_night = Legion Ostatniej Nocy
    .gender = m3
    .number = one
name-spell-unwritten_death = Niezapisana Śmierć
    .gender = f
    .number = one
name-spell-the_hour_between = Godzina Pomiędzy
    .gender = f
    .number = one
name-spell-cursed_bond = Przeklęta Więź
    .gender = f
    .number = one
name-spell-arcane_barrage = Tajemna Kanonada
    .gender = f
    .number = one
name-spell-killer_fog = Zabójcza Mgła
    .gender = f
    .number = one
name-spell-supreme_fireball = Potężna Kula Ognia
    .gender = f
    .number = one

# Hex
name-spell-knotted_tally = Sznur Węzłów
    .gender = m3
    .number = one
name-spell-nail_in_the_shadow = Gwóźdź w Cieniu
    .gender = m3
    .number = one
name-spell-magpie_flock = Stado Srok
    .gender = n
    .number = one
name-spell-halting_rhyme = Urwany Rym
    .gender = m3
    .number = one
name-spell-false_coronation = Fałszywa Koronacja
    .gender = f
    .number = one
name-spell-scapegoat = Kozioł Ofiarny
    .gender = m2
    .number = one
name-spell-thiefs_candle = Świeca Złodzieja
    .gender = f
    .number = one
name-spell-black_feather = Czarne Pióro
    .gender = n
    .number = one
name-spell-curse = Klątwa
    .gender = f
    .number = one
name-spell-baleful_curse = Zgubna Klątwa
    .gender = f
    .number = one
name-spell-cerebral_worm = Robak Mózgowy
    .gender = m2
    .number = one
name-spell-crypt_fever = Gorączka Krypty
    .gender = f
    .number = one

# Nightmare
name-spell-night_visitor = Nocny Gość
    .gender = m1
    .number = one
name-spell-drowning_dream = Topielczy Sen
    .gender = m3
    .number = one
name-spell-flight_from_nothing = Ucieczka przed Nicością
    .gender = f
    .number = one
name-spell-black_tidings = Czarne Wieści
    .gender = f
    .number = many
name-spell-toll_of_dread = Haracz Grozy
    .gender = m3
    .number = one
name-spell-unending_night = Noc bez Końca
    .gender = f
    .number = one
name-spell-sleepwalkers_errand = Wędrówka Lunatyka
    .gender = f
    .number = one
name-spell-victors_lullaby = Kołysanka Zwycięzcy
    .gender = f
    .number = one
name-spell-shifting_nightmare = Zmienny Koszmar
    .gender = m3
    .number = one
name-spell-persecution = Prześladowanie
    .gender = n
    .number = one
name-spell-shadow_blast = Podmuch Cienia
    .gender = m3
    .number = one
name-spell-ephialtes = Efialtes
    .gender = m1
    .number = one

# Personal
name-spell-evil_eye = Oko Zła
    .gender = n
    .number = one
name-spell-assembly_line = Zgromadzenie
    .gender = n
    .number = one
name-spell-cube_of_lamentations = Artefakt Lamentów
    .gender = m3
    .number = one
name-spell-wanderers_dream = Sen Wędrowca
    .gender = m3
    .number = one

# Shamanic
name-spell-signs_in_the_smoke = Znaki w Dymie
    .gender = m3
    .number = many
name-spell-drum_of_the_forebears = Bęben Przodków
    .gender = m3
    .number = one
name-spell-thunder_chant = Pieśń Gromu
    .gender = f
    .number = one
name-spell-monsoon_prayer = Modlitwa o Monsun
    .gender = f
    .number = one
name-spell-burnt_offering = Ofiara Całopalna
    .gender = f
    .number = one
name-spell-ghost_procession = Orszak Duchów
    .gender = m3
    .number = one
name-spell-carved_eyes = Rzeźbione Oczy
    .gender = n
    .number = many
name-spell-drowned_idol = Zatopiony Idol
    .gender = m3
    .number = one
name-spell-pyre_spirit = Stos Dusz
    .gender = m3
    .number = one
name-spell-astral_path = Astralna Ścieżka
    .gender = f
    .number = one
name-spell-channeling_energy = Odesłanie Energii
    .gender = n
    .number = one
name-spell-earth_totem = Totem Ziemi
    .gender = m3
    .number = one

# Technomancy
name-spell-stitched_vanguard = Zszyta Awangarda
    .gender = f
    .number = one
name-spell-overcharge = Przeładowanie
    .gender = n
    .number = one
name-spell-waste_nothing = Nic się nie Zmarnuje
    .gender = n
    .number = one
name-spell-hatch_in_the_floor = Klapa w Podłodze
    .gender = f
    .number = one
name-spell-borrowed_skin = Pożyczona Skóra
    .gender = f
    .number = one
name-spell-furnace_lungs = Ogniste Płuca
    .gender = n
    .number = many
name-spell-clockwork_muster = Zaciąg Trybów
    .gender = m3
    .number = one
name-spell-greater_mould = Wielki Odlew
    .gender = m3
    .number = one
name-spell-living_liquid = Żywy Płyn
    .gender = m3
    .number = one
name-spell-acid_blood = Zakwaszona Krew
    .gender = f
    .number = one
name-spell-protean_genesis = Genetyczna Zmiana
    .gender = f
    .number = one
name-spell-mechanical_archive = Mechaniczne Archiwum
    .gender = n
    .number = one

# Conspiracy
name-spell-blade_barrage = Grad Ostrzy
    .gender = m3
    .number = one
name-spell-blood_pact = Pakt Krwi
    .gender = m3
    .number = one
name-spell-dance_of_death = Taniec Śmierci
    .gender = m3
    .number = one
name-spell-deceiving_wind = Zwodniczy Wiatr
    .gender = m3
    .number = one
name-spell-dismiss = Odprawienie
    .gender = n
    .number = one
name-spell-extort_magic = Wymuszenie Magii
    .gender = n
    .number = one
name-spell-magical_theft = Magiczna Kradzież
    .gender = f
    .number = one
name-spell-magic_door = Magiczne Drzwi
    .gender = n
    .number = many
name-spell-obscure_intuition = Mroczna Intuicja
    .gender = f
    .number = one
name-spell-plot = Spisek
    .gender = m3
    .number = one
name-spell-profane_mark = Nieczysty Znak
    .gender = m3
    .number = one
name-spell-whispering_wind = Szepczący Wiatr
    .gender = m3
    .number = one

# Destruction
name-spell-demons_howl = Wycie Demona
    .gender = n
    .number = one
name-spell-destructive_bolt = Piorun Zniszczenia
    .gender = m3
    .number = one
name-spell-fireball = Kula Ognia
    .gender = f
    .number = one
name-spell-fire_dash = Ognisty Zryw
    .gender = m3
    .number = one
name-spell-fire_of_fate = Ogień Przeznaczenia
    .gender = m3
    .number = one
name-spell-ice_burst = Wybuch Lodu
    .gender = m3
    .number = one
name-spell-maelstrom = Malstrom
    .gender = m3
    .number = one
name-spell-meteor_swarm = Rój Meteorów
    .gender = m3
    .number = one
name-spell-mighty_whirlwind = Potężny Wicher
    .gender = m3
    .number = one
name-spell-obscure_armor = Mroczna Zbroja
    .gender = f
    .number = one
name-spell-obscure_explosion = Mroczna Eksplozja
    .gender = f
    .number = one
name-spell-unstable_arrow = Niestabilna Strzała
    .gender = f
    .number = one

# Divination
name-spell-arcane_mark = Tajemny Znak
    .gender = m3
    .number = one
name-spell-arcane_vision = Tajemna Wizja
    .gender = f
    .number = one
name-spell-autumn_rite = Rytuał Jesieni
    .gender = m3
    .number = one
name-spell-change_the_past_and_future = Zmienić Wczoraj i Jutro
    .gender = n
    .number = one
name-spell-change_the_plot = Odmiana Losu
    .gender = f
    .number = one
name-spell-clairvoyance = Jasnowidzenie
    .gender = n
    .number = one
name-spell-forget_the_grief = Ukojenie Żalu
    .gender = n
    .number = one
name-spell-hourglass = Klepsydra
    .gender = f
    .number = one
name-spell-read_the_past_and_future = Odczytać Wczoraj i Jutro
    .gender = n
    .number = one
name-spell-spring_rite = Rytuał Wiosny
    .gender = m3
    .number = one
name-spell-summer_rite = Rytuał Lata
    .gender = m3
    .number = one
name-spell-winter_rite = Rytuał Zimy
    .gender = m3
    .number = one

# Forgotten, of the older game
name-spell-death_delirium = Delirium Śmierci
    .gender = n
    .number = one
name-spell-devastation = Spustoszenie
    .gender = n
    .number = one
name-spell-disintegration = Dezintegracja
    .gender = f
    .number = one
name-spell-echo_of_revenge = Echo Zemsty
    .gender = n
    .number = one
name-spell-eviscerate = Wypatroszenie
    .gender = n
    .number = one
name-spell-infamy_of_crete_spell = Hańba Krety
    .gender = f
    .number = one
name-spell-intertwine_fate = Splątane Losy
    .gender = m3
    .number = many
name-spell-lightning_storm = Burza Piorunów
    .gender = f
    .number = one
name-spell-soul_entrapment = Uwięzienie Duszy
    .gender = n
    .number = one
name-spell-time_stop = Zatrzymanie Czasu
    .gender = n
    .number = one

# Illusion
name-spell-andromeda_spell = Andromeda
    .gender = f
    .number = one
name-spell-arcane_mirage = Tajemny Miraż
    .gender = m3
    .number = one
name-spell-deceiving_image = Zwodniczy Obraz
    .gender = m3
    .number = one
name-spell-ghost_assassin = Widmowy Zabójca
    .gender = m1
    .number = one
name-spell-illusory_pain = Złudny Ból
    .gender = m3
    .number = one
name-spell-illusory_tribute = Złudna Danina
    .gender = f
    .number = one
name-spell-imitation = Naśladownictwo
    .gender = n
    .number = one
name-spell-jester_hat = Czapka Błazna
    .gender = f
    .number = one
name-spell-light_cape = Płaszcz Światła
    .gender = m3
    .number = one
name-spell-multiple_images = Mnogie Odbicia
    .gender = n
    .number = many
name-spell-shadow_step = Krok Cienia
    .gender = m3
    .number = one
name-spell-suggestion = Sugestia
    .gender = f
    .number = one

# Necromancy
name-spell-bone_armor = Kościana Zbroja
    .gender = f
    .number = one
name-spell-cowardice = Tchórzostwo
    .gender = n
    .number = one
name-spell-epiphany = Objawienie
    .gender = n
    .number = one
name-spell-evanescent_hope = Gasnąca Nadzieja
    .gender = f
    .number = one
name-spell-graze = Oskórowanie
    .gender = n
    .number = one
name-spell-ice_grip = Lodowy Uścisk
    .gender = m3
    .number = one
name-spell-invoke_obscurity = Mroczny Rytuał
    .gender = m3
    .number = one
name-spell-obscuritys_grip = Uścisk Mroku
    .gender = m3
    .number = one
name-spell-sick_withering = Chorobliwy Uwiąd
    .gender = m3
    .number = one
name-spell-summon_obscurity = Przywołanie Mroku
    .gender = n
    .number = one
name-spell-traitor_mist = Zdradliwa Mgła
    .gender = f
    .number = one
name-spell-vampires_bite = Ukąszenie Wampira
    .gender = n
    .number = one

# Personal, of the older game
name-spell-reading_the_stars = Czytanie z Gwiazd
    .gender = n
    .number = one
name-spell-ring_of_fire = Pierścień Ognia
    .gender = m3
    .number = one
name-spell-putrefy = Rozkład
    .gender = m3
    .number = one
name-spell-wrath_of_nature = Gniew Natury
    .gender = m3
    .number = one

# Transmutation
name-spell-acid_explosion = Kwasowa Eksplozja
    .gender = f
    .number = one
name-spell-disfiguring_mutation = Szpecąca Mutacja
    .gender = f
    .number = one
name-spell-implosion_rite = Rytuał Implozji
    .gender = m3
    .number = one
name-spell-magic_eruption = Magiczna Erupcja
    .gender = f
    .number = one
name-spell-mutation_rite = Rytuał Mutacji
    .gender = m3
    .number = one
name-spell-overload = Przeciążenie
    .gender = n
    .number = one
name-spell-putrefying_poison = Gnilna Trucizna
    .gender = f
    .number = one
name-spell-rite_of_change = Rytuał Przemiany
    .gender = m3
    .number = one
name-spell-rite_of_control = Rytuał Kontroli
    .gender = m3
    .number = one
name-spell-stone_claws = Kamienne Szpony
    .gender = m3
    .number = many
name-spell-unstable_bind = Niestabilne Więzy
    .gender = m3
    .number = many
name-spell-unstable_flames = Niestabilne Płomienie
    .gender = m3
    .number = many

## Quests

# First Moon
name-quest-holy_corruption = Święte zepsucie
    .gender = n
    .number = one
name-quest-contingent_mage = Mag wzmocnień
    .gender = m1
    .number = one
name-quest-shattered_illusion = Rozbita iluzja
    .gender = f
    .number = one
name-quest-warrior_wizard = Mag wojownik
    .gender = m1
    .number = one
name-quest-magic_stem = Magiczny pęd
    .gender = m3
    .number = one
name-quest-guarding_wisdom = Strzeżona mądrość
    .gender = f
    .number = one
name-quest-dominate_fear = Zapanuj nad strachem
    .gender = n
    .number = one
name-quest-earth_tempest = Burza ziemi
    .gender = f
    .number = one
name-quest-channeling_instability = Okiełznana niestabilność
    .gender = f
    .number = one
name-quest-summoner_wizard = Mag przywoływacz
    .gender = m1
    .number = one
name-quest-guardian_mage = Mag strażnik
    .gender = m1
    .number = one
name-quest-conspirator_mage = Mag spiskowiec
    .gender = m1
    .number = one
name-quest-rest_the_limbs = Wytchnienie dla ciała
    .gender = n
    .number = one
name-quest-field_test = Próba w boju
    .gender = f
    .number = one
name-quest-acquire_wealth = Zdobyte bogactwo
    .gender = n
    .number = one

# Second Moon
name-quest-cinder_and_gold = Popiół i złoto
    .gender = m3
    .number = one
name-quest-enigmatic_sun = Zagadkowe słońce
    .gender = n
    .number = one
name-quest-cinder_star = Gwiazda popiołu
    .gender = f
    .number = one
name-quest-illusory_moon = Złudny księżyc
    .gender = m3
    .number = one
name-quest-purple_star = Fioletowa gwiazda
    .gender = f
    .number = one
name-quest-mortal_moon = Śmiertelny księżyc
    .gender = m3
    .number = one
name-quest-generous_moon = Hojny księżyc
    .gender = m3
    .number = one
name-quest-wise_moon = Mądry księżyc
    .gender = m3
    .number = one
name-quest-crimson_star = Szkarłatna gwiazda
    .gender = f
    .number = one
name-quest-persuasive_moon = Kuszący księżyc
    .gender = m3
    .number = one
name-quest-emerald_star = Szmaragdowa gwiazda
    .gender = f
    .number = one
name-quest-powerful_moon = Potężny księżyc
    .gender = m3
    .number = one
name-quest-citrine_star = Gwiazda cytrynu
    .gender = f
    .number = one
name-quest-indigo_star = Gwiazda indygo
    .gender = f
    .number = one
name-quest-emerald_amethyst = Szmaragdowy ametyst
    .gender = m3
    .number = one
name-quest-bloody_sun = Krwawe słońce
    .gender = n
    .number = one
name-quest-vial_sun = Słońce w fiolce
    .gender = n
    .number = one
name-quest-electric_ruby = Elektryczny rubin
    .gender = m3
    .number = one
name-quest-golden_sun = Złote słońce
    .gender = n
    .number = one
name-quest-extinct_sun = Wygasłe słońce
    .gender = n
    .number = one
name-quest-invisible_sun = Niewidzialne słońce
    .gender = n
    .number = one

# Third Moon
name-quest-collective_sacrifice = Zbiorowa ofiara
    .gender = f
    .number = one
name-quest-aeromancer = Aeromanta
    .gender = m1
    .number = one
name-quest-hydromancer = Hydromanta
    .gender = m1
    .number = one
name-quest-geomancer = Geomanta
    .gender = m1
    .number = one
name-quest-pyromancer = Piromanta
    .gender = m1
    .number = one
name-quest-elementalist = Mistrz żywiołów
    .gender = m1
    .number = one
name-quest-surrender_of_power = Wyrzeczenie się mocy
    .gender = n
    .number = one
name-quest-deep_knowledge = Głęboka wiedza
    .gender = f
    .number = one
name-quest-magus = Magus
    .gender = m1
    .number = one
name-quest-power_catalyst = Katalizator mocy
    .gender = m3
    .number = one
name-quest-summoner = Przywoływacz
    .gender = m1
    .number = one
name-quest-master_of_death = Władca śmierci
    .gender = m1
    .number = one
name-quest-theurge = Teurg
    .gender = m1
    .number = one

# First Moon, of the older game
name-quest-magic_block = Blokada magii
    .gender = f
    .number = one
name-quest-shed_blood = Przelana krew
    .gender = f
    .number = one
name-quest-borrowed_majesty = Pożyczony majestat
    .gender = m3
    .number = one
name-quest-dented_breastplate = Wgnieciony napierśnik
    .gender = m3
    .number = one
name-quest-whispered_invitation = Szeptane zaproszenie
    .gender = n
    .number = one
name-quest-bitter_draught = Gorzka mikstura
    .gender = f
    .number = one
name-quest-off_the_leash = Spuszczony ze smyczy
    .gender = m2
    .number = one
name-quest-grave_errand = Grobowe zlecenie
    .gender = n
    .number = one
name-quest-ask_the_dead = Zapytaj umarłych
    .gender = n
    .number = one
name-quest-through_the_glass = Po drugiej stronie lustra
    .gender = n
    .number = one
name-quest-answer_before_the_question = Odpowiedź przed pytaniem
    .gender = f
    .number = one
name-quest-undertow = Wciągająca toń
    .gender = f
    .number = one
name-quest-locked_shelf = Zamknięta półka
    .gender = f
    .number = one
name-quest-follow_the_comet = Podążaj za kometą
    .gender = n
    .number = one
name-quest-clean_linen = Czyste płótno
    .gender = n
    .number = one
name-quest-hammer_swing = Zamach młotem
    .gender = m3
    .number = one
name-quest-seed_of_ruin = Ziarno zguby
    .gender = n
    .number = one
name-quest-light_fingers = Lepkie palce
    .gender = m3
    .number = many
name-quest-bare_knuckles = Gołe pięści
    .gender = f
    .number = many
name-quest-sharp_servants = Kąśliwi słudzy
    .gender = m1
    .number = many
name-quest-not_a_scratch = Bez zadrapania
    .gender = n
    .number = one
name-quest-thread_across_the_door = Nić w progu
    .gender = f
    .number = one
name-quest-many_tongues = Wiele języków
    .gender = m3
    .number = many
name-quest-crowded_verse = Wiersz wśród tłumu
    .gender = m3
    .number = one
name-quest-uninvited = Nieproszony gość
    .gender = m1
    .number = one
name-quest-field_surgeon = Felczer
    .gender = m1
    .number = one
name-quest-borrowed_wound = Pożyczona rana
    .gender = f
    .number = one
name-quest-heavy_head = Ciężka głowa
    .gender = f
    .number = one
name-quest-black_and_blue = Cały w sińcach
    .gender = m1
    .number = one
name-quest-sent_to_bed = Marsz do łóżka
    .gender = m3
    .number = one
name-quest-broken_toy = Zepsuta zabawka
    .gender = f
    .number = one
name-quest-crossfire = Krzyżowy ogień
    .gender = m3
    .number = one

# Second Moon, of the older game
name-quest-court_of_one = Jednoosobowy dwór
    .gender = m3
    .number = one
name-quest-iron_vow = Żelazna przysięga
    .gender = f
    .number = one
name-quest-velvet_ledger = Aksamitna księga
    .gender = f
    .number = one
name-quest-quicksilver = Żywe srebro
    .gender = n
    .number = one
name-quest-called_out = Wyzwany na pojedynek
    .gender = m1
    .number = one
name-quest-pack_leader = Przewodnik stada
    .gender = m1
    .number = one
name-quest-lift_the_slab = Unieś płytę grobu
    .gender = n
    .number = one
name-quest-every_drawer = Każda szuflada
    .gender = f
    .number = one
name-quest-knife_for_two = Nóż dla dwojga
    .gender = m3
    .number = one
name-quest-borrowed_face = Pożyczona twarz
    .gender = f
    .number = one
name-quest-what_was_promised = To, co obiecane
    .gender = n
    .number = one
name-quest-down_the_well = Na dno studni
    .gender = n
    .number = one
name-quest-torn_pages = Wydarte stronice
    .gender = f
    .number = many
name-quest-black_stars = Czarne gwiazdy
    .gender = f
    .number = many
name-quest-shared_cup = Wspólny kielich
    .gender = m3
    .number = one
name-quest-strike_twice = Uderz dwa razy
    .gender = n
    .number = one
name-quest-creeping_vine = Pełznące pnącze
    .gender = n
    .number = one
name-quest-tithe = Dziesięcina
    .gender = f
    .number = one
name-quest-thorned_bargain = Ciernisty układ
    .gender = m3
    .number = one
name-quest-persistence = Wytrwałość
    .gender = f
    .number = one
name-quest-blood_price = Cena krwi
    .gender = f
    .number = one
name-quest-raise_the_stones = Wznieś kamienie
    .gender = n
    .number = one
name-quest-pretender = Pretendent
    .gender = m1
    .number = one
name-quest-green_eyed = Zielony z zazdrości
    .gender = m1
    .number = one
name-quest-beast_hunter = Łowca bestii
    .gender = m1
    .number = one
name-quest-shaking_floor = Drżąca podłoga
    .gender = f
    .number = one
name-quest-bright_words = Świetliste słowa
    .gender = n
    .number = many
name-quest-poor_relation = Ubogi krewny
    .gender = m1
    .number = one
name-quest-full_kennel = Pełna psiarnia
    .gender = f
    .number = one
name-quest-cornered = Przyparty do muru
    .gender = m1
    .number = one
name-quest-open_feuds = Otwarte waśnie
    .gender = f
    .number = many
name-quest-full_parlour = Pełny salon
    .gender = m3
    .number = one

# Third Moon, of the older game
name-quest-gain_power = Zdobądź moc
    .gender = n
    .number = one
name-quest-arm_the_house = Uzbrój dom
    .gender = n
    .number = one
name-quest-last_dance = Ostatni taniec
    .gender = m3
    .number = one
name-quest-final_distillation = Ostateczna destylacja
    .gender = f
    .number = one
name-quest-no_second_bell = Bez drugiego gongu
    .gender = n
    .number = one
name-quest-name_the_beast = Nazwij bestię
    .gender = n
    .number = one
name-quest-night_muster = Nocna zbiórka
    .gender = f
    .number = one
name-quest-grave_goods = Dary grobowe
    .gender = m3
    .number = many
name-quest-red_harvest = Czerwone żniwo
    .gender = n
    .number = one
name-quest-shard_storm = Burza odłamków
    .gender = f
    .number = one
name-quest-foregone_conclusion = Przesądzony wynik
    .gender = m3
    .number = one
name-quest-the_floor_gives_way = Podłoga się zapada
    .gender = f
    .number = one
name-quest-burn_the_index = Spal indeks
    .gender = n
    .number = one
name-quest-blot_out_the_moon = Zgaś księżyc
    .gender = n
    .number = one
name-quest-wrung_rag = Wyżęta szmata
    .gender = f
    .number = one
name-quest-unmaking = Unicestwienie
    .gender = n
    .number = one
name-quest-strangler_root = Dławiący korzeń
    .gender = m3
    .number = one
name-quest-empty_vault = Pusty skarbiec
    .gender = m3
    .number = one
name-quest-prune_the_rose = Przytnij Różę
    .gender = n
    .number = one
name-quest-wounded_lion = Ranny lew
    .gender = m2
    .number = one
name-quest-long_shadow = Długi cień
    .gender = m3
    .number = one
name-quest-old_rites = Dawne obrzędy
    .gender = m3
    .number = many
name-quest-upstart = Parweniusz
    .gender = m1
    .number = one
name-quest-last_page = Ostatnia strona
    .gender = f
    .number = one
name-quest-settle_all_scores = Wyrównaj rachunki
    .gender = n
    .number = one
name-quest-conductor = Dyrygent
    .gender = m1
    .number = one
name-quest-weather_the_omens = Wbrew omenom
    .gender = n
    .number = one
name-quest-chain_of_oaths = Łańcuch przysiąg
    .gender = m3
    .number = one
name-quest-clean_hands = Czyste ręce
    .gender = f
    .number = many
name-quest-fall_of_the_great = Upadek wielkich
    .gender = m3
    .number = one
name-quest-smoke_and_soil = Dym i ziemia
    .gender = m3
    .number = one

## Events

# First Moon
name-event-hidden_resources = Ukryte zasoby
    .gender = m3
    .number = many
name-event-black_thorns = Czarne ciernie
    .gender = m3
    .number = many
name-event-rebirth_at_sunset = Odrodzenie o zachodzie
    .gender = n
    .number = one
name-event-gift_to_fools = Podarunek dla głupców
    .gender = m3
    .number = one
name-event-dislocation = Przemieszczenie
    .gender = n
    .number = one
name-event-rebirth_at_noon = Odrodzenie w południe
    .gender = n
    .number = one
name-event-awakening = Przebudzenie
    .gender = n
    .number = one
name-event-puppeteer = Lalkarz
    .gender = m1
    .number = one
name-event-rebirth_at_dawn = Odrodzenie o świcie
    .gender = n
    .number = one
name-event-a_hard_lesson = Bolesna lekcja
    .gender = f
    .number = one
name-event-undead_army = Armia nieumarłych
    .gender = f
    .number = one
name-event-black_overload = Czarne przeciążenie
    .gender = n
    .number = one
name-event-midnight_rebirth = Odrodzenie o północy
    .gender = n
    .number = one

# Second Moon
name-event-abandonment = Porzucenie
    .gender = n
    .number = one
name-event-battle = Bitwa
    .gender = f
    .number = one
name-event-knowledge = Wiedza
    .gender = f
    .number = one
name-event-illness = Choroba
    .gender = f
    .number = one
name-event-clairvoyance = Jasnowidzenie
    .gender = n
    .number = one
name-event-vision = Wizja
    .gender = f
    .number = one
name-event-wave_of_fatigue = Fala znużenia
    .gender = f
    .number = one
name-event-growth = Wzrost
    .gender = m3
    .number = one
name-event-revolt_of_the_servants = Bunt sług
    .gender = m3
    .number = one
name-event-tribute_of_the_command = Danina władzy
    .gender = f
    .number = one
name-event-renovation = Odnowa
    .gender = f
    .number = one
name-event-reward_the_slothful = Nagroda dla leniwych
    .gender = f
    .number = one
name-event-instinct = Instynkt
    .gender = m3
    .number = one

# Third Moon
name-event-only_war = Tylko wojna
    .gender = f
    .number = one
name-event-remembrance = Pamięć
    .gender = f
    .number = one
name-event-assault = Szturm
    .gender = m3
    .number = one
name-event-manipulating_the_past = Manipulacja przeszłością
    .gender = f
    .number = one
name-event-pledge = Przysięga
    .gender = f
    .number = one
name-event-only_peace = Tylko pokój
    .gender = m3
    .number = one
name-event-gold_to_the_king = Złoto dla króla
    .gender = n
    .number = one
name-event-woe = Niedola
    .gender = f
    .number = one
name-event-infinite_knowledge = Nieskończona wiedza
    .gender = f
    .number = one
name-event-immortals = Nieśmiertelni
    .gender = m1
    .number = many
name-event-false_mercy = Fałszywa litość
    .gender = f
    .number = one
name-event-dominion = Panowanie
    .gender = n
    .number = one
name-event-power_infusion = Napływ mocy
    .gender = m3
    .number = one

# Of the Avatar
name-event-crown_of_thorns = Korona Cierni
    .gender = f
    .number = one
name-event-restless_host = Niespokojna horda
    .gender = f
    .number = one
name-event-roots_in_stone = Korzenie w kamieniu
    .gender = m3
    .number = many
name-event-lesser_tribute = Mniejsza danina
    .gender = f
    .number = one
name-event-black_dew = Czarna rosa
    .gender = f
    .number = one
name-event-thorned_halls = Cierniste korytarze
    .gender = m3
    .number = many
name-event-marked_prey = Naznaczona zdobycz
    .gender = f
    .number = one
name-event-midnight_hunt = Łowy o północy
    .gender = m3
    .number = many
name-event-unpaid_debts = Niespłacone długi
    .gender = m3
    .number = many
name-event-sharpened_thorns = Zaostrzone ciernie
    .gender = m3
    .number = many
name-event-feast_of_thorns = Uczta cierni
    .gender = f
    .number = one
name-event-the_rose_takes_root = Róża zapuszcza korzenie
    .gender = f
    .number = one
name-event-hollow_victory = Puste zwycięstwo
    .gender = n
    .number = one
name-event-last_hunt = Ostatnie łowy
    .gender = m3
    .number = many
name-event-ashes_of_the_lodge = Popioły Loży
    .gender = m3
    .number = many

# First Moon, of the older game
name-event-young_moons_gift = Dar młodego księżyca
    .gender = m3
    .number = one
name-event-miserable_dance = Żałosny taniec
    .gender = m3
    .number = one
name-event-open_larder = Otwarta spiżarnia
    .gender = f
    .number = one
name-event-warm_hearths = Ciepłe paleniska
    .gender = n
    .number = many
name-event-pilgrimage = Pielgrzymka
    .gender = f
    .number = one
name-event-lent_books = Pożyczone księgi
    .gender = f
    .number = many
name-event-praise_of_caution = Pochwała ostrożności
    .gender = f
    .number = one
name-event-dull_blades = Stępione ostrza
    .gender = n
    .number = many
name-event-barter = Handel wymienny
    .gender = m3
    .number = one
name-event-sour_air = Kwaśne powietrze
    .gender = n
    .number = one
name-event-cracked_dais = Pęknięty podest
    .gender = m3
    .number = one
name-event-cold_stairs = Zimne schody
    .gender = m3
    .number = many
name-event-jealous_doors = Zazdrosne drzwi
    .gender = n
    .number = many
name-event-loud_spells = Głośne czary
    .gender = m3
    .number = many
name-event-small_debts = Drobne długi
    .gender = m3
    .number = many
name-event-fodder = Pasza
    .gender = f
    .number = one
name-event-splinters = Drzazgi
    .gender = f
    .number = many
name-event-gnawing_dark = Gryzący mrok
    .gender = m3
    .number = one
name-event-alms = Jałmużna
    .gender = f
    .number = one
name-event-late_bell = Spóźniony dzwon
    .gender = m3
    .number = one
name-event-heavy_purse = Ciężka sakiewka
    .gender = f
    .number = one
name-event-kind_stranger = Życzliwy nieznajomy
    .gender = m1
    .number = one
name-event-beginners_luck = Szczęście nowicjusza
    .gender = n
    .number = one
name-event-sun_in_the_eyes = Słońce w oczy
    .gender = n
    .number = one
name-event-strays = Przybłędy
    .gender = f
    .number = many
name-event-light_feet = Lekki krok
    .gender = m3
    .number = one

# Second Moon, of the older game
name-event-muffled_blows = Stłumione ciosy
    .gender = m3
    .number = many
name-event-loose_tongues = Rozwiązane języki
    .gender = m3
    .number = many
name-event-sheathed_fists = Schowane pięści
    .gender = f
    .number = many
name-event-applause = Oklaski
    .gender = m3
    .number = many
name-event-green_shoots = Zielone pędy
    .gender = m3
    .number = many
name-event-second_wind = Drugi oddech
    .gender = m3
    .number = one
name-event-night_off = Wolna noc
    .gender = f
    .number = one
name-event-open_ledger = Otwarta księga
    .gender = f
    .number = one
name-event-black_rain = Czarny deszcz
    .gender = m3
    .number = one
name-event-tremor = Wstrząs
    .gender = m3
    .number = one
name-event-entrance_fee = Opłata za wstęp
    .gender = f
    .number = one
name-event-thin_air = Rozrzedzone powietrze
    .gender = n
    .number = one
name-event-brittle_bones = Kruche kości
    .gender = f
    .number = many
name-event-torn_contracts = Podarte umowy
    .gender = f
    .number = many
name-event-bad_dreams = Złe sny
    .gender = m3
    .number = many
name-event-moth_season = Pora moli
    .gender = f
    .number = one
name-event-cut_leashes = Przecięte smycze
    .gender = f
    .number = many
name-event-last_in_line = Ostatni w kolejce
    .gender = m1
    .number = one
name-event-tall_poppies = Wysokie maki
    .gender = m3
    .number = many
name-event-stretcher_bearers = Sanitariusze
    .gender = m1
    .number = many
name-event-hunted_hunters = Ścigani łowcy
    .gender = m1
    .number = many
name-event-stabling_fees = Opłata stajenna
    .gender = f
    .number = one
name-event-stolen_laurels = Skradzione laury
    .gender = m3
    .number = many
name-event-empty_sleeves = Puste rękawy
    .gender = m3
    .number = many
name-event-crown_of_lead = Korona z ołowiu
    .gender = f
    .number = one
name-event-mock_king = Król błaznów
    .gender = m1
    .number = one

# Third Moon, of the older game
name-event-unlocked_gates = Otwarte bramy
    .gender = f
    .number = many
name-event-last_supper = Ostatnia wieczerza
    .gender = f
    .number = one
name-event-rusted_snares = Zardzewiałe sidła
    .gender = n
    .number = many
name-event-swan_song = Łabędzi śpiew
    .gender = m3
    .number = one
name-event-wake = Stypa
    .gender = f
    .number = one
name-event-golden_hour = Złota godzina
    .gender = f
    .number = one
name-event-contraband = Kontrabanda
    .gender = f
    .number = one
name-event-old_songs = Dawne pieśni
    .gender = f
    .number = many
name-event-unfinished_business = Niedokończone sprawy
    .gender = f
    .number = many
name-event-long_night = Długa noc
    .gender = f
    .number = one
name-event-collapse = Zawalenie
    .gender = n
    .number = one
name-event-leaden_limbs = Ołowiane nogi
    .gender = f
    .number = many
name-event-thin_skins = Cienka skóra
    .gender = f
    .number = one
name-event-broken_vows = Złamane przysięgi
    .gender = f
    .number = many
name-event-hollow_shelves = Puste półki
    .gender = f
    .number = many
name-event-storm_of_omens = Burza omenów
    .gender = f
    .number = one
name-event-cold_welcome = Chłodne powitanie
    .gender = n
    .number = one
name-event-crows = Wrony
    .gender = f
    .number = many
name-event-beggars_banquet = Uczta żebraków
    .gender = f
    .number = one
name-event-regicide = Królobójstwo
    .gender = n
    .number = one
name-event-weight_of_oaths = Ciężar przysiąg
    .gender = m3
    .number = one
name-event-pillory = Pręgierz
    .gender = m3
    .number = one
name-event-turncoats = Przeniewiercy
    .gender = m1
    .number = many
name-event-scales = Waga
    .gender = f
    .number = one
name-event-feather_beds = Puchowe łoża
    .gender = n
    .number = many
name-event-paupers_army = Armia nędzarzy
    .gender = f
    .number = one

## Command Cards

# First Moon
name-command-release_energy = Uwolnienie energii
    .gender = n
    .number = one
name-command-corrupted_ray = Zniszczony promień
    .gender = m3
    .number = one
name-command-thorn_lash = Cierniowy bicz
    .gender = m3
    .number = one
name-command-seeping_shadow = Sączący się cień
    .gender = m3
    .number = one
name-command-whisper_of_petals = Szept płatków
    .gender = m3
    .number = one
name-command-hunger_of_roots = Głód korzeni
    .gender = m3
    .number = one
name-command-barbed_skin = Kolczasta skóra
    .gender = f
    .number = one
name-command-grave_call = Zew grobu
    .gender = m3
    .number = one
name-command-snare_of_brambles = Sidła z cierni
    .gender = n
    .number = many
name-command-bitter_bloom = Gorzki kwiat
    .gender = m3
    .number = one

# Second Moon
name-command-revenge_of_the_thorn = Zemsta ciernia
    .gender = f
    .number = one
name-command-crimson_harvest = Szkarłatne żniwo
    .gender = n
    .number = one
name-command-storm_of_petals = Burza płatków
    .gender = f
    .number = one
name-command-twin_graves = Bliźniacze groby
    .gender = m3
    .number = many
name-command-stolen_breath = Skradziony oddech
    .gender = m3
    .number = one
name-command-rotting_foundations = Gnijące fundamenty
    .gender = m3
    .number = many
name-command-mantle_of_thorns = Płaszcz cierni
    .gender = m3
    .number = one
name-command-withering_gaze = Spojrzenie uwiądu
    .gender = n
    .number = one
name-command-pupil_of_the_rose = Wychowanek Róży
    .gender = m1
    .number = one
name-command-haunting = Nawiedzenie
    .gender = n
    .number = one

# Third Moon
name-command-verdict_of_the_queen = Wyrok królowej
    .gender = m3
    .number = one
name-command-black_cavalcade = Czarna kawalkada
    .gender = f
    .number = one
name-command-colossus_unbound = Kolos bez kajdan
    .gender = m2
    .number = one
name-command-bloodletting = Upuszczanie krwi
    .gender = n
    .number = one
name-command-collapse_of_the_lodge = Upadek Loży
    .gender = m3
    .number = one
name-command-crown_of_briars = Korona z głogu
    .gender = f
    .number = one
name-command-last_petal = Ostatni płatek
    .gender = m3
    .number = one
name-command-puppet_strings = Sznurki marionetki
    .gender = m3
    .number = many
name-command-spite_of_the_rose = Zawziętość Róży
    .gender = f
    .number = one
name-command-thousand_thorns = Tysiąc cierni
    .gender = m3
    .number = one

## Names that have no message of their own: people, and cards of packs

name-person = { $name }
    .gender = m1
name-grimoire = { $name }
name-school = { $name }
    .gender = f
name-mage = { $name }
    .gender = m1
name-spell = { $name }
    .gender = n
    .number = one
name-quest = { $name }
    .gender = n
    .number = one
name-event = { $name }
    .gender = n
    .number = one
name-avatar = { $name }
    .gender = m1
name-command = { $name }
    .gender = m3
    .number = one
name-jinx = { $name }
    .gender = m3
name-upgrade = { $name }
    .gender = n
    .number = one
name-room =
    { $form ->
        [gen] Pomieszczenia { $name }
        [dat] Pomieszczeniu { $name }
        [acc] Pomieszczenie { $name }
        [ins] Pomieszczeniem { $name }
        [loc] Pomieszczeniu { $name }
        [in] w Pomieszczeniu { $name }
        [from] z Pomieszczenia { $name }
        [into] do Pomieszczenia { $name }
        [nom] Pomieszczenie { $name }
       *[title] { $name }
    }
    .gender = n
name-evocation = { $name }
    .gender = m1
    .number = one
