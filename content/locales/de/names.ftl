### The names of the cards in German.
###
### Books: the German Rebirth has rooms, schools, mages, most evocations and a few spells; everything else is ours.
###
### FORMS
###   title      over the card, without an article
###   rooms      nom acc dat gen with the article; in („im Thronsaal“), into („in den Thronsaal“); short for the hex
###   evocations nom acc dat gen as after „ein“, and the same with -many, like the words of kind-…;
###              the the-acc the-dat the-gen with the article
###   schools    nom is the bare name; gen („der Agonie“) and the… with the article
###   avatar     nom acc dat gen with the article
###   others     nom acc dat gen without an article; spells, quests, events and commands have one form
### FEATURES
###   .gender    m f n
###   .number    one many, where some of the kind are plurals
###   .sort      jinx upgrade: what can be put on somebody

## Rooms

name-room-black_rose_room =
    { $form ->
        [title] Rosensaal
        [short] Rosensaal
        [acc] den Rosensaal
        [dat] dem Rosensaal
        [gen] des Rosensaals
        [in] im Rosensaal
        [into] in den Rosensaal
       *[nom] der Rosensaal
    }
    .gender = m
name-room-throne_room =
    { $form ->
        [title] Thronsaal
        [short] Thronsaal
        [acc] den Thronsaal
        [dat] dem Thronsaal
        [gen] des Thronsaals
        [in] im Thronsaal
        [into] in den Thronsaal
       *[nom] der Thronsaal
    }
    .gender = m
name-room-oracle_room =
    { $form ->
        [title] Saal des Orakels
        [short] Orakelsaal
        [acc] den Saal des Orakels
        [dat] dem Saal des Orakels
        [gen] des Saals des Orakels
        [in] im Saal des Orakels
        [into] in den Saal des Orakels
       *[nom] der Saal des Orakels
    }
    .gender = m
# without $name
name-room-the_abyss =
    { $form ->
        [title] Abgrund
        [short] Abgrund
        [acc] den Abgrund
        [dat] dem Abgrund
        [gen] des Abgrunds
        [in] im Abgrund
        [into] in den Abgrund
       *[nom] der Abgrund
    }
    .gender = m
name-room-mirrors_room =
    { $form ->
        [title] Spiegelsaal
        [short] Spiegelsaal
        [acc] den Spiegelsaal
        [dat] dem Spiegelsaal
        [gen] des Spiegelsaals
        [in] im Spiegelsaal
        [into] in den Spiegelsaal
       *[nom] der Spiegelsaal
    }
    .gender = m
name-room-crypt =
    { $form ->
        [title] Krypta
        [short] Krypta
        [dat] der Krypta
        [gen] der Krypta
        [in] in der Krypta
        [into] in die Krypta
       *[nom] die Krypta
    }
    .gender = f
name-room-sacrificial_altar =
    { $form ->
        [title] Opferaltar
        [short] Opferaltar
        [acc] den Opferaltar
        [dat] dem Opferaltar
        [gen] des Opferaltars
        [in] am Opferaltar
        [into] zum Opferaltar
       *[nom] der Opferaltar
    }
    .gender = m
name-room-cemetery =
    { $form ->
        [title] Friedhof
        [short] Friedhof
        [acc] den Friedhof
        [dat] dem Friedhof
        [gen] des Friedhofs
        [in] auf dem Friedhof
        [into] auf den Friedhof
       *[nom] der Friedhof
    }
    .gender = m
name-room-observatory =
    { $form ->
        [title] Observa{"\u00AD"}torium
        [short] Observatorium
        [dat] dem Observatorium
        [gen] des Observatoriums
        [in] im Observatorium
        [into] ins Observatorium
       *[nom] das Observatorium
    }
    .gender = n
name-room-bibliotheca =
    { $form ->
        [title] Bibliotheca
        [short] Bibliotheca
        [dat] der Bibliotheca
        [gen] der Bibliotheca
        [in] in der Bibliotheca
        [into] in die Bibliotheca
       *[nom] die Bibliotheca
    }
    .gender = f
name-room-sanctuary =
    { $form ->
        [title] Heiligtum
        [short] Heiligtum
        [dat] dem Heiligtum
        [gen] des Heiligtums
        [in] im Heiligtum
        [into] ins Heiligtum
       *[nom] das Heiligtum
    }
    .gender = n
name-room-garden =
    { $form ->
        [title] Garten
        [short] Garten
        [acc] den Garten
        [dat] dem Garten
        [gen] des Gartens
        [in] im Garten
        [into] in den Garten
       *[nom] der Garten
    }
    .gender = m
name-room-forge =
    { $form ->
        [title] Schmiede
        [short] Schmiede
        [dat] der Schmiede
        [gen] der Schmiede
        [in] in der Schmiede
        [into] in die Schmiede
       *[nom] die Schmiede
    }
    .gender = f
name-room-treasure_room =
    { $form ->
        [title] Schatz{"\u00AD"}gewölbe
        [short] Gewölbe
        [dat] dem Schatzgewölbe
        [gen] des Schatzgewölbes
        [in] im Schatzgewölbe
        [into] ins Schatzgewölbe
       *[nom] das Schatzgewölbe
    }
    .gender = n
name-room-summoner_room =
    { $form ->
        [title] Beschwörungs{"\u00AD"}saal
        [short] Beschwörung
        [acc] den Beschwörungssaal
        [dat] dem Beschwörungssaal
        [gen] des Beschwörungssaals
        [in] im Beschwörungssaal
        [into] in den Beschwörungssaal
       *[nom] der Beschwörungssaal
    }
    .gender = m
name-room-alchemical_laboratory =
    { $form ->
        [title] Alchemie{"\u00AD"}labor
        [short] Labor
        [dat] dem Alchemielabor
        [gen] des Alchemielabors
        [in] im Alchemielabor
        [into] ins Alchemielabor
       *[nom] das Alchemielabor
    }
    .gender = n
name-room-arena =
    { $form ->
        [title] Arena
        [short] Arena
        [dat] der Arena
        [gen] der Arena
        [in] in der Arena
        [into] in die Arena
       *[nom] die Arena
    }
    .gender = f
name-room-armory =
    { $form ->
        [title] Waffensaal
        [short] Waffensaal
        [acc] den Waffensaal
        [dat] dem Waffensaal
        [gen] des Waffensaals
        [in] im Waffensaal
        [into] in den Waffensaal
       *[nom] der Waffensaal
    }
    .gender = m
name-room-pleasures_room =
    { $form ->
        [title] Saal der Freuden
        [short] Freudensaal
        [acc] den Saal der Freuden
        [dat] dem Saal der Freuden
        [gen] des Saals der Freuden
        [in] im Saal der Freuden
        [into] in den Saal der Freuden
       *[nom] der Saal der Freuden
    }
    .gender = m

## Evocations

name-evocation-mystic_totem =
    { $form ->
        [dat] Mystischen Totem
        [gen] Mystischen Totems
        [nom-many] Mystische Totems
        [acc-many] Mystische Totems
        [dat-many] Mystischen Totems
        [gen-many] Mystischer Totems
        [the] das Mystische Totem
        [the-acc] das Mystische Totem
        [the-dat] dem Mystischen Totem
        [the-gen] des Mystischen Totems
       *[nom] Mystisches Totem
    }
    .gender = n
name-evocation-ancestral_totem =
    { $form ->
        [gen] Totems der Ahnen
        [nom-many] Totems der Ahnen
        [acc-many] Totems der Ahnen
        [dat-many] Totems der Ahnen
        [gen-many] Totems der Ahnen
        [the] das Totem der Ahnen
        [the-acc] das Totem der Ahnen
        [the-dat] dem Totem der Ahnen
        [the-gen] des Totems der Ahnen
       *[nom] Totem der Ahnen
    }
    .gender = n
name-evocation-albedo =
    { $form ->
        [nom-many] Albedos
        [acc-many] Albedos
        [dat-many] Albedos
        [gen-many] Albedos
        [the] der Albedo
        [the-acc] den Albedo
        [the-dat] dem Albedo
        [the-gen] des Albedo
       *[nom] Albedo
    }
    .gender = m
name-evocation-succubus =
    { $form ->
        [nom-many] Succubi
        [acc-many] Succubi
        [dat-many] Succubi
        [gen-many] Succubi
        [the] der Succubus
        [the-acc] den Succubus
        [the-dat] dem Succubus
        [the-gen] des Succubus
       *[nom] Succubus
    }
    .gender = m
name-evocation-colossus =
    { $form ->
        [nom-many] Colossi
        [acc-many] Colossi
        [dat-many] Colossi
        [gen-many] Colossi
        [the] der Colossus
        [the-acc] den Colossus
        [the-dat] dem Colossus
        [the-gen] des Colossus
       *[nom] Colossus
    }
    .gender = m
name-evocation-cadaver =
    { $form ->
        [gen] Kadavers
        [dat-many] Kadavern
        [the] der Kadaver
        [the-acc] den Kadaver
        [the-dat] dem Kadaver
        [the-gen] des Kadavers
       *[nom] Kadaver
    }
    .gender = m
name-evocation-nigredo =
    { $form ->
        [nom-many] Nigredos
        [acc-many] Nigredos
        [dat-many] Nigredos
        [gen-many] Nigredos
        [the] der Nigredo
        [the-acc] den Nigredo
        [the-dat] dem Nigredo
        [the-gen] des Nigredo
       *[nom] Nigredo
    }
    .gender = m
name-evocation-umbra =
    { $form ->
        [nom-many] Umbras
        [acc-many] Umbras
        [dat-many] Umbras
        [gen-many] Umbras
        [the] die Umbra
        [the-acc] die Umbra
        [the-dat] der Umbra
        [the-gen] der Umbra
       *[nom] Umbra
    }
    .gender = f
name-evocation-totem =
    { $form ->
        [gen] Totems
        [nom-many] Totems
        [acc-many] Totems
        [dat-many] Totems
        [gen-many] Totems
        [the] das Totem
        [the-acc] das Totem
        [the-dat] dem Totem
        [the-gen] des Totems
       *[nom] Totem
    }
    .gender = n

# Of the older game
name-evocation-abomination =
    { $form ->
        [gen] Scheusals
        [nom-many] Scheusale
        [acc-many] Scheusale
        [dat-many] Scheusalen
        [gen-many] Scheusale
        [the] das Scheusal
        [the-acc] das Scheusal
        [the-dat] dem Scheusal
        [the-gen] des Scheusals
       *[nom] Scheusal
    }
    .gender = n
name-evocation-andromeda =
    { $form ->
        [nom-many] Andromedas
        [acc-many] Andromedas
        [dat-many] Andromedas
        [gen-many] Andromedas
        [the] die Andromeda
        [the-acc] die Andromeda
        [the-dat] der Andromeda
        [the-gen] der Andromeda
       *[nom] Andromeda
    }
    .gender = f
name-evocation-bone_knight =
    { $form ->
        [gen] Knochenritters
        [dat-many] Knochenrittern
        [the] der Knochenritter
        [the-acc] den Knochenritter
        [the-dat] dem Knochenritter
        [the-gen] des Knochenritters
       *[nom] Knochenritter
    }
    .gender = m
name-evocation-cerbero =
    { $form ->
        [nom-many] Zerberusse
        [acc-many] Zerberusse
        [dat-many] Zerberussen
        [gen-many] Zerberusse
        [the] der Zerberus
        [the-acc] den Zerberus
        [the-dat] dem Zerberus
        [the-gen] des Zerberus
       *[nom] Zerberus
    }
    .gender = m
name-evocation-divine_altar =
    { $form ->
        [acc] Göttlichen Altar
        [dat] Göttlichen Altar
        [gen] Göttlichen Altars
        [nom-many] Göttliche Altäre
        [acc-many] Göttliche Altäre
        [dat-many] Göttlichen Altären
        [gen-many] Göttlicher Altäre
        [the] der Göttliche Altar
        [the-acc] den Göttlichen Altar
        [the-dat] dem Göttlichen Altar
        [the-gen] des Göttlichen Altars
       *[nom] Göttlicher Altar
    }
    .gender = m
name-evocation-infamy_of_crete =
    { $form ->
        [nom-many] Schanden von Kreta
        [acc-many] Schanden von Kreta
        [dat-many] Schanden von Kreta
        [gen-many] Schanden von Kreta
        [the] die Schande von Kreta
        [the-acc] die Schande von Kreta
        [the-dat] der Schande von Kreta
        [the-gen] der Schande von Kreta
       *[nom] Schande von Kreta
    }
    .gender = f
name-evocation-landsknecht =
    { $form ->
        [gen] Landsknechts
        [nom-many] Landsknechte
        [acc-many] Landsknechte
        [dat-many] Landsknechten
        [gen-many] Landsknechte
        [the] der Landsknecht
        [the-acc] den Landsknecht
        [the-dat] dem Landsknecht
        [the-gen] des Landsknechts
       *[nom] Landsknecht
    }
    .gender = m
name-evocation-malacoda =
    { $form ->
        [gen] Malacodas
        [nom-many] Malacodas
        [acc-many] Malacodas
        [dat-many] Malacodas
        [gen-many] Malacodas
        [the] der Malacoda
        [the-acc] den Malacoda
        [the-dat] dem Malacoda
        [the-gen] des Malacoda
       *[nom] Malacoda
    }
    .gender = m
name-evocation-mutant_altar =
    { $form ->
        [gen] Mutantenaltars
        [nom-many] Mutantenaltäre
        [acc-many] Mutantenaltäre
        [dat-many] Mutantenaltären
        [gen-many] Mutantenaltäre
        [the] der Mutantenaltar
        [the-acc] den Mutantenaltar
        [the-dat] dem Mutantenaltar
        [the-gen] des Mutantenaltars
       *[nom] Mutantenaltar
    }
    .gender = m

## Schools

name-school-agony =
    { $form ->
        [gen] der Agonie
        [the] die Agonie
        [the-acc] die Agonie
        [the-dat] der Agonie
        [the-gen] der Agonie
       *[nom] Agonie
    }
    .gender = f
name-school-alchemy =
    { $form ->
        [gen] der Alchemie
        [the] die Alchemie
        [the-acc] die Alchemie
        [the-dat] der Alchemie
        [the-gen] der Alchemie
       *[nom] Alchemie
    }
    .gender = f
name-school-hex =
    { $form ->
        [gen] der Hexerei
        [the] die Hexerei
        [the-acc] die Hexerei
        [the-dat] der Hexerei
        [the-gen] der Hexerei
       *[nom] Hexerei
    }
    .gender = f
name-school-nightmare =
    { $form ->
        [gen] des Albtraums
        [the] der Albtraum
        [the-acc] den Albtraum
        [the-dat] dem Albtraum
        [the-gen] des Albtraums
       *[nom] Albtraum
    }
    .gender = m
name-school-shamanic =
    { $form ->
        [gen] der Geistheilung
        [the] die Geistheilung
        [the-acc] die Geistheilung
        [the-dat] der Geistheilung
        [the-gen] der Geistheilung
       *[nom] Geistheilung
    }
    .gender = f
name-school-technomancy =
    { $form ->
        [gen] der Technomantie
        [the] die Technomantie
        [the-acc] die Technomantie
        [the-dat] der Technomantie
        [the-gen] der Technomantie
       *[nom] Technomantie
    }
    .gender = f

# Of the older game
name-school-conspiracy =
    { $form ->
        [gen] der Verschwörung
        [the] die Verschwörung
        [the-acc] die Verschwörung
        [the-dat] der Verschwörung
        [the-gen] der Verschwörung
       *[nom] Verschwörung
    }
    .gender = f
name-school-destruction =
    { $form ->
        [gen] der Zerstörung
        [the] die Zerstörung
        [the-acc] die Zerstörung
        [the-dat] der Zerstörung
        [the-gen] der Zerstörung
       *[nom] Zerstörung
    }
    .gender = f
name-school-divination =
    { $form ->
        [gen] der Weissagung
        [the] die Weissagung
        [the-acc] die Weissagung
        [the-dat] der Weissagung
        [the-gen] der Weissagung
       *[nom] Weissagung
    }
    .gender = f
name-school-illusion =
    { $form ->
        [gen] der Illusion
        [the] die Illusion
        [the-acc] die Illusion
        [the-dat] der Illusion
        [the-gen] der Illusion
       *[nom] Illusion
    }
    .gender = f
name-school-necromancy =
    { $form ->
        [gen] der Nekromantie
        [the] die Nekromantie
        [the-acc] die Nekromantie
        [the-dat] der Nekromantie
        [the-gen] der Nekromantie
       *[nom] Nekromantie
    }
    .gender = f
name-school-transmutation =
    { $form ->
        [gen] der Transmutation
        [the] die Transmutation
        [the-acc] die Transmutation
        [the-dat] der Transmutation
        [the-gen] der Transmutation
       *[nom] Transmutation
    }
    .gender = f

## Grimoires to begin with

name-grimoire-sadistic_fury = Sadistische Wut
name-grimoire-algolagnia = Algolagnie
name-grimoire-scourge = Geißel
name-grimoire-auromancer = Auromantie
name-grimoire-whispered_malice = Geflüsterte Bosheit
name-grimoire-crooked_road = Krummer Pfad
name-grimoire-lurking_dark = Lauerndes Dunkel
name-grimoire-sleepless_watch = Schlaflose Wacht
name-grimoire-ash_and_clay = Asche und Lehm
name-grimoire-stargazer = Sternenschau
name-grimoire-corroded_flesh = Zerfressenes Fleisch
name-grimoire-patient_workshop = Geduldige Werkstatt

# Of the older game
name-grimoire-quest_specialist = Meister der Aufgaben
name-grimoire-trap_master = Meister der Fallen
name-grimoire-ashmaker = Aschenbringer
name-grimoire-icebound_warden = Wächter im Eis
name-grimoire-keeper_of_the_seasons = Hüter der Jahreszeiten
name-grimoire-star_reader = Sterndeuter
name-grimoire-hall_of_masks = Halle der Masken
name-grimoire-string_puller = Strippenzieher
name-grimoire-bone_marshal = Knochenmarschall
name-grimoire-leech = Blutegel
name-grimoire-stone_fist = Steinfaust
name-grimoire-altar_mason = Altarbauer

## Mages

name-mage-baron_doria =
    { $form ->
        [gen] Baron Dorias
       *[nom] Baron Doria
    }
    .gender = m
name-mage-arianna =
    { $form ->
        [gen] Ariannas
       *[nom] Arianna
    }
    .gender = f
name-mage-gramigna =
    { $form ->
        [gen] Gramignas
       *[nom] Gramigna
    }
    .gender = f
name-mage-rikkart =
    { $form ->
        [gen] Rikkarts
       *[nom] Rikkart
    }
    .gender = m

# Of the older game
name-mage-nero =
    { $form ->
        [gen] Neros
       *[nom] Nero
    }
    .gender = m
name-mage-rebecca =
    { $form ->
        [gen] Rebeccas
       *[nom] Rebecca
    }
    .gender = f
name-mage-jafar =
    { $form ->
        [gen] Jaf’ars
       *[nom] Jaf’ar
    }
    .gender = m
name-mage-tessa =
    { $form ->
        [gen] Tessas
       *[nom] Tessa
    }
    .gender = f

## The Avatar

name-avatar-possessed =
    { $form ->
        [title] Das Besessene
        [dat] dem Besessenen
        [gen] des Besessenen
       *[nom] das Besessene
    }
    .gender = n

## Jinxes

name-jinx-numbness = Taubheit
    .gender = f
    .sort = jinx
name-jinx-frailty = Gebrechlichkeit
    .gender = f
    .sort = jinx
name-jinx-misfortune =
    { $form ->
        [gen] Unglücks
       *[nom] Unglück
    }
    .gender = n
    .sort = jinx
name-jinx-slowness = Langsamkeit
    .gender = f
    .sort = jinx
name-jinx-weakness = Schwäche
    .gender = f
    .sort = jinx
name-jinx-vulnerability = Verwundbarkeit
    .gender = f
    .sort = jinx

## Upgrades

name-upgrade-serrated_jaws =
    { $form ->
        [dat] Sägekiefern
       *[nom] Sägekiefer
    }
    .gender = m
    .number = many
    .sort = upgrade
name-upgrade-coiled_sinews =
    { $form ->
        [dat] Gespannten Sehnen
        [gen] Gespannter Sehnen
       *[nom] Gespannte Sehnen
    }
    .gender = f
    .number = many
    .sort = upgrade
name-upgrade-volatile_core =
    { $form ->
        [acc] Flüchtigen Kern
        [dat] Flüchtigem Kern
        [gen] Flüchtigen Kerns
       *[nom] Flüchtiger Kern
    }
    .gender = m
    .number = one
    .sort = upgrade
name-upgrade-leeching_tubes =
    { $form ->
        [dat] Saugschläuchen
       *[nom] Saugschläuche
    }
    .gender = m
    .number = many
    .sort = upgrade
name-upgrade-regenerating_ichor =
    { $form ->
        [acc] Regenerierenden Ichor
        [dat] Regenerierendem Ichor
        [gen] Regenerierenden Ichors
       *[nom] Regenerierender Ichor
    }
    .gender = m
    .number = one
    .sort = upgrade
name-upgrade-corrosive_plasma =
    { $form ->
        [dat] Ätzendem Plasma
        [gen] Ätzenden Plasmas
       *[nom] Ätzendes Plasma
    }
    .gender = n
    .number = one
    .sort = upgrade

## Spells

# Agony
name-spell-shared_torture = Geteiltes Leid
    .gender = n
    .number = one
name-spell-grim_torment = Folter
    .gender = f
    .number = one
name-spell-cross_and_delight = Kreuz und Wonne
    .gender = n
    .number = one
name-spell-torment = Marter
    .gender = f
    .number = one
name-spell-visceral_fire = Brennende Eingeweide
    .gender = n
    .number = many
name-spell-peak_of_agony = Gipfel der Agonie
    .gender = m
    .number = one
name-spell-pain_mark = Schmerzmal
    .gender = n
    .number = one
name-spell-master_of_pleasure = Gebieter der Lust
    .gender = m
    .number = one
name-spell-liquefy_the_pain = Verflüssigter Schmerz
    .gender = m
    .number = one
name-spell-submission = Unterwerfung
    .gender = f
    .number = one
name-spell-ineluctable_pain = Unvermeidliche Qual
    .gender = f
    .number = one
name-spell-heart_of_ice = Herz aus Eis
    .gender = n
    .number = one

# Alchemy
name-spell-azoth_bomb = Azothbombe
    .gender = f
    .number = one
name-spell-viatorium_spagyricum = Viatorium Spagyricum
    .gender = n
    .number = one
name-spell-deflagrate = Deflagration
    .gender = f
    .number = one
name-spell-athanor_eruption = Eruption des Athanors
    .gender = f
    .number = one
name-spell-marbling = Marmorierung
    .gender = f
    .number = one
name-spell-stone_phoenix = Steinerner Phönix
    .gender = m
    .number = one
name-spell-soul_transfer = Seelenwanderung
    .gender = f
    .number = one
name-spell-liquid_fire = Flüssiges Feuer
    .gender = n
    .number = one
name-spell-fountain_of_the_three = Brunnen der Drei
    .gender = m
    .number = one
name-spell-purifying_aludel = Läuternder Aludel
    .gender = m
    .number = one
name-spell-albify = Albifikation
    .gender = f
    .number = one
name-spell-silver_of_the_sages = Silber der Weisen
    .gender = n
    .number = one

# Forgotten
name-spell-the_white_work = Das Weiße Werk
    .gender = n
    .number = one
name-spell-usurpers_decree = Erlass des Usurpators
    .gender = m
    .number = one
name-spell-legion_of_the_last_night = Legion der letzten Nacht
    .gender = f
    .number = one
name-spell-unwritten_death = Ungeschriebener Tod
    .gender = m
    .number = one
name-spell-the_hour_between = Die Stunde dazwischen
    .gender = f
    .number = one
name-spell-cursed_bond = Verfluchtes Band
    .gender = n
    .number = one
name-spell-arcane_barrage = Arkanes Sperrfeuer
    .gender = n
    .number = one
name-spell-killer_fog = Mordnebel
    .gender = m
    .number = one
name-spell-supreme_fireball = Gewaltiger Feuerball
    .gender = m
    .number = one

# Hex
name-spell-knotted_tally = Knotenschnur
    .gender = f
    .number = one
name-spell-nail_in_the_shadow = Nagel im Schatten
    .gender = m
    .number = one
name-spell-magpie_flock = Elsternschwarm
    .gender = m
    .number = one
name-spell-halting_rhyme = Stockender Reim
    .gender = m
    .number = one
name-spell-false_coronation = Falsche Krönung
    .gender = f
    .number = one
name-spell-scapegoat = Sündenbock
    .gender = m
    .number = one
name-spell-thiefs_candle = Diebeslicht
    .gender = n
    .number = one
name-spell-black_feather = Schwarze Feder
    .gender = f
    .number = one
name-spell-curse = Verwünschung
    .gender = f
    .number = one
name-spell-baleful_curse = Unheilvolles Wort
    .gender = n
    .number = one
name-spell-cerebral_worm = Hirnfresser
    .gender = m
    .number = one
name-spell-crypt_fever = Gruftfieber
    .gender = n
    .number = one

# Nightmare
name-spell-night_visitor = Nächtlicher Besuch
    .gender = m
    .number = one
name-spell-drowning_dream = Traum vom Ertrinken
    .gender = m
    .number = one
name-spell-flight_from_nothing = Flucht vor dem Nichts
    .gender = f
    .number = one
name-spell-black_tidings = Schwarze Kunde
    .gender = f
    .number = one
name-spell-toll_of_dread = Zoll des Grauens
    .gender = m
    .number = one
name-spell-unending_night = Endlose Nacht
    .gender = f
    .number = one
name-spell-sleepwalkers_errand = Gang des Schlafwandlers
    .gender = m
    .number = one
name-spell-victors_lullaby = Wiegenlied der Sieger
    .gender = n
    .number = one
name-spell-shifting_nightmare = Wandelnder Albtraum
    .gender = m
    .number = one
name-spell-persecution = Wie du mir …
    .gender = n
    .number = one
name-spell-shadow_blast = Schattenstoß
    .gender = m
    .number = one
name-spell-ephialtes = Ephialtes
    .gender = m
    .number = one

# Personal
name-spell-evil_eye = Böser Blick
    .gender = m
    .number = one
name-spell-assembly_line = Fließband
    .gender = n
    .number = one
name-spell-cube_of_lamentations = Würfel der Klagen
    .gender = m
    .number = one
name-spell-wanderers_dream = Traum des Wanderers
    .gender = m
    .number = one

# Shamanic
name-spell-signs_in_the_smoke = Zeichen im Rauch
    .gender = n
    .number = many
name-spell-drum_of_the_forebears = Trommel der Ahnen
    .gender = f
    .number = one
name-spell-thunder_chant = Donnergesang
    .gender = m
    .number = one
name-spell-monsoon_prayer = Monsungebet
    .gender = n
    .number = one
name-spell-burnt_offering = Brandopfer
    .gender = n
    .number = one
name-spell-ghost_procession = Geisterzug
    .gender = m
    .number = one
name-spell-carved_eyes = Geschnitzte Augen
    .gender = n
    .number = many
name-spell-drowned_idol = Versunkener Götze
    .gender = m
    .number = one
name-spell-pyre_spirit = Brandgeist
    .gender = m
    .number = one
name-spell-astral_path = Astralpfad
    .gender = m
    .number = one
name-spell-channeling_energy = Kanalisierte Energie
    .gender = f
    .number = one
name-spell-earth_totem = Erdtotem
    .gender = n
    .number = one

# Technomancy
name-spell-stitched_vanguard = Genähte Vorhut
    .gender = f
    .number = one
name-spell-overcharge = Überladung
    .gender = f
    .number = one
name-spell-waste_nothing = Nichts verkommt
    .gender = n
    .number = one
name-spell-hatch_in_the_floor = Bodenluke
    .gender = f
    .number = one
name-spell-borrowed_skin = Geborgte Haut
    .gender = f
    .number = one
name-spell-furnace_lungs = Glutlunge
    .gender = f
    .number = one
name-spell-clockwork_muster = Appell der Uhrwerke
    .gender = m
    .number = one
name-spell-greater_mould = Große Gussform
    .gender = f
    .number = one
name-spell-living_liquid = Lebendes Fluidum
    .gender = n
    .number = one
name-spell-acid_blood = Säureblut
    .gender = n
    .number = one
name-spell-protean_genesis = Proteische Genesis
    .gender = f
    .number = one
name-spell-mechanical_archive = Mechanisches Archiv
    .gender = n
    .number = one

# Conspiracy
name-spell-blade_barrage = Klingenhagel
    .gender = m
    .number = one
name-spell-blood_pact = Blutpakt
    .gender = m
    .number = one
name-spell-dance_of_death = Totentanz
    .gender = m
    .number = one
name-spell-deceiving_wind = Trügerischer Wind
    .gender = m
    .number = one
name-spell-dismiss = Bannung
    .gender = f
    .number = one
name-spell-extort_magic = Magische Erpressung
    .gender = f
    .number = one
name-spell-magical_theft = Zauberdiebstahl
    .gender = m
    .number = one
name-spell-magic_door = Zauberpforte
    .gender = f
    .number = one
name-spell-obscure_intuition = Dunkle Eingebung
    .gender = f
    .number = one
name-spell-plot = Ränkespiel
    .gender = n
    .number = one
name-spell-profane_mark = Unheiliges Mal
    .gender = n
    .number = one
name-spell-whispering_wind = Flüsternder Wind
    .gender = m
    .number = one

# Destruction
name-spell-demons_howl = Dämonengeheul
    .gender = n
    .number = one
name-spell-destructive_bolt = Vernichtender Blitz
    .gender = m
    .number = one
name-spell-fireball = Feuerball
    .gender = m
    .number = one
name-spell-fire_dash = Feuersprung
    .gender = m
    .number = one
name-spell-fire_of_fate = Schicksalsfeuer
    .gender = n
    .number = one
name-spell-ice_burst = Eisexplosion
    .gender = f
    .number = one
name-spell-maelstrom = Mahlstrom
    .gender = m
    .number = one
name-spell-meteor_swarm = Meteorschwarm
    .gender = m
    .number = one
name-spell-mighty_whirlwind = Mächtiger Wirbelwind
    .gender = m
    .number = one
name-spell-obscure_armor = Dunkle Rüstung
    .gender = f
    .number = one
name-spell-obscure_explosion = Dunkle Explosion
    .gender = f
    .number = one
name-spell-unstable_arrow = Instabiler Pfeil
    .gender = m
    .number = one

# Divination
name-spell-arcane_mark = Arkanes Mal
    .gender = n
    .number = one
name-spell-arcane_vision = Arkane Vision
    .gender = f
    .number = one
name-spell-autumn_rite = Herbstritus
    .gender = m
    .number = one
name-spell-change_the_past_and_future = Einst und Dereinst ändern
    .gender = n
    .number = one
name-spell-change_the_plot = Wendung des Schicksals
    .gender = f
    .number = one
name-spell-clairvoyance = Hellsicht
    .gender = f
    .number = one
name-spell-forget_the_grief = Vergiss den Gram
    .gender = n
    .number = one
name-spell-hourglass = Stundenglas
    .gender = n
    .number = one
name-spell-read_the_past_and_future = Einst und Dereinst lesen
    .gender = n
    .number = one
name-spell-spring_rite = Frühlingsritus
    .gender = m
    .number = one
name-spell-summer_rite = Sommerritus
    .gender = m
    .number = one
name-spell-winter_rite = Winterritus
    .gender = m
    .number = one

# Forgotten, of the older game
name-spell-death_delirium = Todeswahn
    .gender = m
    .number = one
name-spell-devastation = Verwüstung
    .gender = f
    .number = one
name-spell-disintegration = Auflösung
    .gender = f
    .number = one
name-spell-echo_of_revenge = Echo der Rache
    .gender = n
    .number = one
name-spell-eviscerate = Ausweidung
    .gender = f
    .number = one
name-spell-infamy_of_crete_spell = Schande von Kreta
    .gender = f
    .number = one
name-spell-intertwine_fate = Verwobenes Schicksal
    .gender = n
    .number = one
name-spell-lightning_storm = Blitzgewitter
    .gender = n
    .number = one
name-spell-soul_entrapment = Seelenkerker
    .gender = m
    .number = one
name-spell-time_stop = Zeitstillstand
    .gender = m
    .number = one

# Illusion
name-spell-andromeda_spell = Andromeda
    .gender = f
    .number = one
name-spell-arcane_mirage = Arkanes Trugbild
    .gender = n
    .number = one
name-spell-deceiving_image = Täuschendes Abbild
    .gender = n
    .number = one
name-spell-ghost_assassin = Geistermeuchler
    .gender = m
    .number = one
name-spell-illusory_pain = Trügerischer Schmerz
    .gender = m
    .number = one
name-spell-illusory_tribute = Trügerischer Tribut
    .gender = m
    .number = one
name-spell-imitation = Nachahmung
    .gender = f
    .number = one
name-spell-jester_hat = Narrenkappe
    .gender = f
    .number = one
name-spell-light_cape = Lichtmantel
    .gender = m
    .number = one
name-spell-multiple_images = Spiegelbilder
    .gender = n
    .number = many
name-spell-shadow_step = Schattenschritt
    .gender = m
    .number = one
name-spell-suggestion = Einflüsterung
    .gender = f
    .number = one

# Necromancy
name-spell-bone_armor = Knochenrüstung
    .gender = f
    .number = one
name-spell-cowardice = Feigheit
    .gender = f
    .number = one
name-spell-epiphany = Erleuchtung
    .gender = f
    .number = one
name-spell-evanescent_hope = Schwindende Hoffnung
    .gender = f
    .number = one
name-spell-graze = Schindung
    .gender = f
    .number = one
name-spell-ice_grip = Eisiger Griff
    .gender = m
    .number = one
name-spell-invoke_obscurity = Dunkles Ritual
    .gender = n
    .number = one
name-spell-obscuritys_grip = Griff der Dunkelheit
    .gender = m
    .number = one
name-spell-sick_withering = Sieches Welken
    .gender = n
    .number = one
name-spell-summon_obscurity = Ruf der Dunkelheit
    .gender = m
    .number = one
name-spell-traitor_mist = Verräterischer Nebel
    .gender = m
    .number = one
name-spell-vampires_bite = Vampirbiss
    .gender = m
    .number = one

# Personal, of the older game
name-spell-reading_the_stars = Sterndeutung
    .gender = f
    .number = one
name-spell-ring_of_fire = Feuerring
    .gender = m
    .number = one
name-spell-putrefy = Verwesung
    .gender = f
    .number = one
name-spell-wrath_of_nature = Zorn der Natur
    .gender = m
    .number = one

# Transmutation
name-spell-acid_explosion = Säureexplosion
    .gender = f
    .number = one
name-spell-disfiguring_mutation = Entstellende Mutation
    .gender = f
    .number = one
name-spell-implosion_rite = Ritus der Implosion
    .gender = m
    .number = one
name-spell-magic_eruption = Magischer Ausbruch
    .gender = m
    .number = one
name-spell-mutation_rite = Ritus der Mutation
    .gender = m
    .number = one
name-spell-overload = Überlastung
    .gender = f
    .number = one
name-spell-putrefying_poison = Fäulnisgift
    .gender = n
    .number = one
name-spell-rite_of_change = Ritus des Wandels
    .gender = m
    .number = one
name-spell-rite_of_control = Ritus der Herrschaft
    .gender = m
    .number = one
name-spell-stone_claws = Steinklauen
    .gender = f
    .number = many
name-spell-unstable_bind = Instabile Fessel
    .gender = f
    .number = one
name-spell-unstable_flames = Instabile Flammen
    .gender = f
    .number = many

## Quests

# First Moon
name-quest-holy_corruption = Heilige Verderbnis
    .gender = f
    .number = one
name-quest-contingent_mage = Magi der Klassik
    .gender = m
    .number = one
name-quest-shattered_illusion = Zerbrochene Illusion
    .gender = f
    .number = one
name-quest-warrior_wizard = Magi des Kampfes
    .gender = m
    .number = one
name-quest-magic_stem = Zauberspross
    .gender = m
    .number = one
name-quest-guarding_wisdom = Behütete Weisheit
    .gender = f
    .number = one
name-quest-dominate_fear = Bezwinge die Angst
    .gender = n
    .number = one
name-quest-earth_tempest = Sturm der Erde
    .gender = m
    .number = one
name-quest-channeling_instability = Gelenkte Stabilität
    .gender = f
    .number = one
name-quest-summoner_wizard = Magi der Beschwörung
    .gender = m
    .number = one
name-quest-guardian_mage = Magi des Schutzes
    .gender = m
    .number = one
name-quest-conspirator_mage = Magi der Ränke
    .gender = m
    .number = one
name-quest-rest_the_limbs = Rast für müde Glieder
    .gender = f
    .number = one
name-quest-field_test = Feldversuch
    .gender = m
    .number = one
name-quest-acquire_wealth = Erworbener Reichtum
    .gender = m
    .number = one

# Second Moon
name-quest-cinder_and_gold = Asche und Gold
    .gender = n
    .number = one
name-quest-enigmatic_sun = Rätselhafte Sonne
    .gender = f
    .number = one
name-quest-cinder_star = Aschenstern
    .gender = m
    .number = one
name-quest-illusory_moon = Trügerischer Mond
    .gender = m
    .number = one
name-quest-purple_star = Violetter Stern
    .gender = m
    .number = one
name-quest-mortal_moon = Sterblicher Mond
    .gender = m
    .number = one
name-quest-generous_moon = Freigiebiger Mond
    .gender = m
    .number = one
name-quest-wise_moon = Weiser Mond
    .gender = m
    .number = one
name-quest-crimson_star = Karmesinroter Stern
    .gender = m
    .number = one
name-quest-persuasive_moon = Betörender Mond
    .gender = m
    .number = one
name-quest-emerald_star = Smaragdstern
    .gender = m
    .number = one
name-quest-powerful_moon = Mächtiger Mond
    .gender = m
    .number = one
name-quest-citrine_star = Zitrinstern
    .gender = m
    .number = one
name-quest-indigo_star = Indigostern
    .gender = m
    .number = one
name-quest-emerald_amethyst = Smaragdgrüner Amethyst
    .gender = m
    .number = one
name-quest-bloody_sun = Blutige Sonne
    .gender = f
    .number = one
name-quest-vial_sun = Sonne in der Phiole
    .gender = f
    .number = one
name-quest-electric_ruby = Elektrischer Rubin
    .gender = m
    .number = one
name-quest-golden_sun = Goldene Sonne
    .gender = f
    .number = one
name-quest-extinct_sun = Erloschene Sonne
    .gender = f
    .number = one
name-quest-invisible_sun = Unsichtbare Sonne
    .gender = f
    .number = one

# Third Moon
name-quest-collective_sacrifice = Gemeinsames Opfer
    .gender = n
    .number = one
name-quest-aeromancer = Aeromantie
    .gender = f
    .number = one
name-quest-hydromancer = Hydromantie
    .gender = f
    .number = one
name-quest-geomancer = Geomantie
    .gender = f
    .number = one
name-quest-pyromancer = Pyromantie
    .gender = f
    .number = one
name-quest-elementalist = Elementarmagie
    .gender = f
    .number = one
name-quest-surrender_of_power = Preisgabe der Macht
    .gender = f
    .number = one
name-quest-deep_knowledge = Tiefes Wissen
    .gender = n
    .number = one
name-quest-magus = Magus
    .gender = m
    .number = one
name-quest-power_catalyst = Katalysator der Macht
    .gender = m
    .number = one
name-quest-summoner = Beschwörungskunst
    .gender = f
    .number = one
name-quest-master_of_death = Herrschaft über den Tod
    .gender = f
    .number = one
name-quest-theurge = Theurgie
    .gender = f
    .number = one

# First Moon, of the older game
name-quest-magic_block = Magische Sperre
    .gender = f
    .number = one
name-quest-shed_blood = Vergossenes Blut
    .gender = n
    .number = one
name-quest-borrowed_majesty = Geborgte Majestät
    .gender = f
    .number = one
name-quest-dented_breastplate = Verbeulter Harnisch
    .gender = m
    .number = one
name-quest-whispered_invitation = Geflüsterte Einladung
    .gender = f
    .number = one
name-quest-bitter_draught = Bitterer Trank
    .gender = m
    .number = one
name-quest-off_the_leash = Von der Kette
    .gender = f
    .number = one
name-quest-grave_errand = Gang zum Grab
    .gender = m
    .number = one
name-quest-ask_the_dead = Frag die Toten
    .gender = n
    .number = one
name-quest-through_the_glass = Durch den Spiegel
    .gender = n
    .number = one
name-quest-answer_before_the_question = Antwort vor der Frage
    .gender = f
    .number = one
name-quest-undertow = Sog der Tiefe
    .gender = m
    .number = one
name-quest-locked_shelf = Verschlossenes Regal
    .gender = n
    .number = one
name-quest-follow_the_comet = Folge dem Kometen
    .gender = n
    .number = one
name-quest-clean_linen = Sauberes Leinen
    .gender = n
    .number = one
name-quest-hammer_swing = Hammerschlag
    .gender = m
    .number = one
name-quest-seed_of_ruin = Saat des Untergangs
    .gender = f
    .number = one
name-quest-light_fingers = Lange Finger
    .gender = m
    .number = many
name-quest-bare_knuckles = Bloße Fäuste
    .gender = f
    .number = many
name-quest-sharp_servants = Bissige Diener
    .gender = m
    .number = many
name-quest-not_a_scratch = Ohne einen Kratzer
    .gender = n
    .number = one
name-quest-thread_across_the_door = Faden vor der Tür
    .gender = m
    .number = one
name-quest-many_tongues = Viele Zungen
    .gender = f
    .number = many
name-quest-crowded_verse = Gedrängter Vers
    .gender = m
    .number = one
name-quest-uninvited = Ungebetener Gast
    .gender = m
    .number = one
name-quest-field_surgeon = Feldscher
    .gender = m
    .number = one
name-quest-borrowed_wound = Geborgte Wunde
    .gender = f
    .number = one
name-quest-heavy_head = Schweres Haupt
    .gender = n
    .number = one
name-quest-black_and_blue = Grün und blau
    .gender = n
    .number = one
name-quest-sent_to_bed = Ab ins Bett
    .gender = n
    .number = one
name-quest-broken_toy = Zerbrochenes Spielzeug
    .gender = n
    .number = one
name-quest-crossfire = Kreuzfeuer
    .gender = n
    .number = one

# Second Moon, of the older game
name-quest-court_of_one = Mein eigener Hof
    .gender = m
    .number = one
name-quest-iron_vow = Eiserner Schwur
    .gender = m
    .number = one
name-quest-velvet_ledger = Samtenes Schuldbuch
    .gender = n
    .number = one
name-quest-quicksilver = Quecksilber
    .gender = n
    .number = one
name-quest-called_out = Forderung zum Duell
    .gender = f
    .number = one
name-quest-pack_leader = Leittier
    .gender = n
    .number = one
name-quest-lift_the_slab = Heb die Grabplatte
    .gender = n
    .number = one
name-quest-every_drawer = Jede Schublade
    .gender = f
    .number = one
name-quest-knife_for_two = Messer für zwei
    .gender = n
    .number = one
name-quest-borrowed_face = Geborgtes Gesicht
    .gender = n
    .number = one
name-quest-what_was_promised = Was versprochen war
    .gender = n
    .number = one
name-quest-down_the_well = Tief in den Brunnen
    .gender = n
    .number = one
name-quest-torn_pages = Zerrissene Seiten
    .gender = f
    .number = many
name-quest-black_stars = Schwarze Sterne
    .gender = m
    .number = many
name-quest-shared_cup = Geteilter Kelch
    .gender = m
    .number = one
name-quest-strike_twice = Doppelter Schlag
    .gender = m
    .number = one
name-quest-creeping_vine = Kriechende Ranke
    .gender = f
    .number = one
name-quest-tithe = Der Zehnte
    .gender = m
    .number = one
name-quest-thorned_bargain = Dorniger Handel
    .gender = m
    .number = one
name-quest-persistence = Beharrlichkeit
    .gender = f
    .number = one
name-quest-blood_price = Blutpreis
    .gender = m
    .number = one
name-quest-raise_the_stones = Richte die Steine auf
    .gender = n
    .number = one
name-quest-pretender = Anspruch auf den Thron
    .gender = m
    .number = one
name-quest-green_eyed = Grün vor Neid
    .gender = n
    .number = one
name-quest-beast_hunter = Bestienjagd
    .gender = f
    .number = one
name-quest-shaking_floor = Bebender Boden
    .gender = m
    .number = one
name-quest-bright_words = Leuchtende Worte
    .gender = n
    .number = many
name-quest-poor_relation = Arme Verwandtschaft
    .gender = f
    .number = one
name-quest-full_kennel = Voller Zwinger
    .gender = m
    .number = one
name-quest-cornered = In der Enge
    .gender = f
    .number = one
name-quest-open_feuds = Offene Fehden
    .gender = f
    .number = many
name-quest-full_parlour = Voller Salon
    .gender = m
    .number = one

# Third Moon, of the older game
name-quest-gain_power = Griff nach der Macht
    .gender = m
    .number = one
name-quest-arm_the_house = Bewaffne das Haus
    .gender = n
    .number = one
name-quest-last_dance = Letzter Tanz
    .gender = m
    .number = one
name-quest-final_distillation = Letzte Destillation
    .gender = f
    .number = one
name-quest-no_second_bell = Kein zweiter Gong
    .gender = m
    .number = one
name-quest-name_the_beast = Name der Bestie
    .gender = m
    .number = one
name-quest-night_muster = Nächtlicher Appell
    .gender = m
    .number = one
name-quest-grave_goods = Grabbeigaben
    .gender = f
    .number = many
name-quest-red_harvest = Rote Ernte
    .gender = f
    .number = one
name-quest-shard_storm = Scherbensturm
    .gender = m
    .number = one
name-quest-foregone_conclusion = Abgemachte Sache
    .gender = f
    .number = one
name-quest-the_floor_gives_way = Der Boden bricht ein
    .gender = m
    .number = one
name-quest-burn_the_index = Verbrenn das Register
    .gender = n
    .number = one
name-quest-blot_out_the_moon = Verdunkle den Mond
    .gender = n
    .number = one
name-quest-wrung_rag = Ausgewrungener Lappen
    .gender = m
    .number = one
name-quest-unmaking = Auslöschung
    .gender = f
    .number = one
name-quest-strangler_root = Würgewurzel
    .gender = f
    .number = one
name-quest-empty_vault = Leeres Gewölbe
    .gender = n
    .number = one
name-quest-prune_the_rose = Beschneide die Rose
    .gender = n
    .number = one
name-quest-wounded_lion = Verwundeter Löwe
    .gender = m
    .number = one
name-quest-long_shadow = Langer Schatten
    .gender = m
    .number = one
name-quest-old_rites = Alte Riten
    .gender = m
    .number = many
name-quest-upstart = Emporkömmling
    .gender = m
    .number = one
name-quest-last_page = Letzte Seite
    .gender = f
    .number = one
name-quest-settle_all_scores = Abrechnung
    .gender = f
    .number = one
name-quest-conductor = Taktstock
    .gender = m
    .number = one
name-quest-weather_the_omens = Trotze den Omen
    .gender = n
    .number = one
name-quest-chain_of_oaths = Kette der Eide
    .gender = f
    .number = one
name-quest-clean_hands = Saubere Hände
    .gender = f
    .number = many
name-quest-fall_of_the_great = Sturz der Großen
    .gender = m
    .number = one
name-quest-smoke_and_soil = Rauch und Erde
    .gender = m
    .number = one

## Events

# First Moon
name-event-hidden_resources = Verborgene Reserven
    .gender = f
    .number = many
name-event-black_thorns = Schwarze Dornen
    .gender = m
    .number = many
name-event-rebirth_at_sunset = Wiedergeburt am Abend
    .gender = f
    .number = one
name-event-gift_to_fools = Gabe an die Narren
    .gender = f
    .number = one
name-event-dislocation = Entrückung
    .gender = f
    .number = one
name-event-rebirth_at_noon = Wiedergeburt am Mittag
    .gender = f
    .number = one
name-event-awakening = Erwachen
    .gender = n
    .number = one
name-event-puppeteer = Puppenspiel
    .gender = n
    .number = one
name-event-rebirth_at_dawn = Wiedergeburt am Morgen
    .gender = f
    .number = one
name-event-a_hard_lesson = Eine harte Lektion
    .gender = f
    .number = one
name-event-undead_army = Heer der Untoten
    .gender = n
    .number = one
name-event-black_overload = Schwarze Überladung
    .gender = f
    .number = one
name-event-midnight_rebirth = Wiedergeburt um Mitternacht
    .gender = f
    .number = one

# Second Moon
name-event-abandonment = Verlassenheit
    .gender = f
    .number = one
name-event-battle = Schlacht
    .gender = f
    .number = one
name-event-knowledge = Wissen
    .gender = n
    .number = one
name-event-illness = Siechtum
    .gender = n
    .number = one
name-event-clairvoyance = Hellsicht
    .gender = f
    .number = one
name-event-vision = Vision
    .gender = f
    .number = one
name-event-wave_of_fatigue = Welle der Erschöpfung
    .gender = f
    .number = one
name-event-growth = Wachstum
    .gender = n
    .number = one
name-event-revolt_of_the_servants = Aufstand der Diener
    .gender = m
    .number = one
name-event-tribute_of_the_command = Tribut der Herrschaft
    .gender = m
    .number = one
name-event-renovation = Erneuerung
    .gender = f
    .number = one
name-event-reward_the_slothful = Lohn der Trägen
    .gender = m
    .number = one
name-event-instinct = Instinkt
    .gender = m
    .number = one

# Third Moon
name-event-only_war = Nur Krieg
    .gender = m
    .number = one
name-event-remembrance = Gedenken
    .gender = n
    .number = one
name-event-assault = Ansturm
    .gender = m
    .number = one
name-event-manipulating_the_past = Eingriff ins Gestern
    .gender = m
    .number = one
name-event-pledge = Gelöbnis
    .gender = n
    .number = one
name-event-only_peace = Nur Frieden
    .gender = m
    .number = one
name-event-gold_to_the_king = Gold für den König
    .gender = n
    .number = one
name-event-woe = Drangsal
    .gender = f
    .number = one
name-event-infinite_knowledge = Unendliches Wissen
    .gender = n
    .number = one
name-event-immortals = Unsterbliche
    .gender = m
    .number = many
name-event-false_mercy = Falsche Gnade
    .gender = f
    .number = one
name-event-dominion = Herrschaft
    .gender = f
    .number = one
name-event-power_infusion = Einströmende Macht
    .gender = f
    .number = one

# Of the Avatar
name-event-crown_of_thorns = Dornenkrone
    .gender = f
    .number = one
name-event-restless_host = Ruhelose Schar
    .gender = f
    .number = one
name-event-roots_in_stone = Wurzeln im Stein
    .gender = f
    .number = many
name-event-lesser_tribute = Geringer Tribut
    .gender = m
    .number = one
name-event-black_dew = Schwarzer Tau
    .gender = m
    .number = one
name-event-thorned_halls = Dornige Hallen
    .gender = f
    .number = many
name-event-marked_prey = Gezeichnete Beute
    .gender = f
    .number = one
name-event-midnight_hunt = Jagd um Mitternacht
    .gender = f
    .number = one
name-event-unpaid_debts = Unbezahlte Schulden
    .gender = f
    .number = many
name-event-sharpened_thorns = Gewetzte Dornen
    .gender = m
    .number = many
name-event-feast_of_thorns = Fest der Dornen
    .gender = n
    .number = one
name-event-the_rose_takes_root = Die Rose schlägt Wurzeln
    .gender = f
    .number = one
name-event-hollow_victory = Schaler Sieg
    .gender = m
    .number = one
name-event-last_hunt = Letzte Jagd
    .gender = f
    .number = one
name-event-ashes_of_the_lodge = Asche der Akademie
    .gender = f
    .number = one

# First Moon, of the older game
name-event-young_moons_gift = Gabe des jungen Mondes
    .gender = f
    .number = one
name-event-miserable_dance = Elender Tanz
    .gender = m
    .number = one
name-event-open_larder = Offener Vorrat
    .gender = m
    .number = one
name-event-warm_hearths = Warme Kamine
    .gender = m
    .number = many
name-event-pilgrimage = Pilgerfahrt
    .gender = f
    .number = one
name-event-lent_books = Verliehene Bücher
    .gender = n
    .number = many
name-event-praise_of_caution = Lob der Vorsicht
    .gender = n
    .number = one
name-event-dull_blades = Stumpfe Klingen
    .gender = f
    .number = many
name-event-barter = Tauschhandel
    .gender = m
    .number = one
name-event-sour_air = Stickige Luft
    .gender = f
    .number = one
name-event-cracked_dais = Geborstenes Podest
    .gender = n
    .number = one
name-event-cold_stairs = Kalte Treppen
    .gender = f
    .number = many
name-event-jealous_doors = Eifersüchtige Türen
    .gender = f
    .number = many
name-event-loud_spells = Laute Zauber
    .gender = m
    .number = many
name-event-small_debts = Kleine Schulden
    .gender = f
    .number = many
name-event-fodder = Futter
    .gender = n
    .number = one
name-event-splinters = Splitter
    .gender = m
    .number = many
name-event-gnawing_dark = Nagendes Dunkel
    .gender = n
    .number = one
name-event-alms = Almosen
    .gender = n
    .number = one
name-event-late_bell = Späte Glocke
    .gender = f
    .number = one
name-event-heavy_purse = Schwerer Beutel
    .gender = m
    .number = one
name-event-kind_stranger = Fremde Güte
    .gender = f
    .number = one
name-event-beginners_luck = Anfängerglück
    .gender = n
    .number = one
name-event-sun_in_the_eyes = Sonne in den Augen
    .gender = f
    .number = one
name-event-strays = Streuner
    .gender = m
    .number = many
name-event-light_feet = Leichte Füße
    .gender = m
    .number = many

# Second Moon, of the older game
name-event-muffled_blows = Gedämpfte Schläge
    .gender = m
    .number = many
name-event-loose_tongues = Lose Zungen
    .gender = f
    .number = many
name-event-sheathed_fists = Ruhende Fäuste
    .gender = f
    .number = many
name-event-applause = Applaus
    .gender = m
    .number = one
name-event-green_shoots = Grüne Triebe
    .gender = m
    .number = many
name-event-second_wind = Zweite Luft
    .gender = f
    .number = one
name-event-night_off = Freie Nacht
    .gender = f
    .number = one
name-event-open_ledger = Offenes Kontobuch
    .gender = n
    .number = one
name-event-black_rain = Schwarzer Regen
    .gender = m
    .number = one
name-event-tremor = Beben
    .gender = n
    .number = one
name-event-entrance_fee = Eintrittsgeld
    .gender = n
    .number = one
name-event-thin_air = Dünne Luft
    .gender = f
    .number = one
name-event-brittle_bones = Spröde Knochen
    .gender = m
    .number = many
name-event-torn_contracts = Zerrissene Verträge
    .gender = m
    .number = many
name-event-bad_dreams = Böse Träume
    .gender = m
    .number = many
name-event-moth_season = Mottenzeit
    .gender = f
    .number = one
name-event-cut_leashes = Durchtrennte Leinen
    .gender = f
    .number = many
name-event-last_in_line = Schlusslicht
    .gender = n
    .number = one
name-event-tall_poppies = Hohe Halme
    .gender = m
    .number = many
name-event-stretcher_bearers = Bahrenträger
    .gender = m
    .number = many
name-event-hunted_hunters = Gejagte Jäger
    .gender = m
    .number = many
name-event-stabling_fees = Stallgeld
    .gender = n
    .number = one
name-event-stolen_laurels = Gestohlener Lorbeer
    .gender = m
    .number = one
name-event-empty_sleeves = Leere Ärmel
    .gender = m
    .number = many
name-event-crown_of_lead = Bleierne Krone
    .gender = f
    .number = one
name-event-mock_king = Narrenkönig
    .gender = m
    .number = one

# Third Moon, of the older game
name-event-unlocked_gates = Offene Tore
    .gender = n
    .number = many
name-event-last_supper = Letztes Abendmahl
    .gender = n
    .number = one
name-event-rusted_snares = Rostige Schlingen
    .gender = f
    .number = many
name-event-swan_song = Schwanengesang
    .gender = m
    .number = one
name-event-wake = Totenwache
    .gender = f
    .number = one
name-event-golden_hour = Goldene Stunde
    .gender = f
    .number = one
name-event-contraband = Schmuggelgut
    .gender = n
    .number = one
name-event-old_songs = Alte Lieder
    .gender = n
    .number = many
name-event-unfinished_business = Offene Rechnung
    .gender = f
    .number = one
name-event-long_night = Lange Nacht
    .gender = f
    .number = one
name-event-collapse = Einsturz
    .gender = m
    .number = one
name-event-leaden_limbs = Bleierne Glieder
    .gender = n
    .number = many
name-event-thin_skins = Dünne Haut
    .gender = f
    .number = one
name-event-broken_vows = Gebrochene Schwüre
    .gender = m
    .number = many
name-event-hollow_shelves = Leere Regale
    .gender = n
    .number = many
name-event-storm_of_omens = Sturm der Omen
    .gender = m
    .number = one
name-event-cold_welcome = Kalter Empfang
    .gender = m
    .number = one
name-event-crows = Krähen
    .gender = f
    .number = many
name-event-beggars_banquet = Bankett der Bettler
    .gender = n
    .number = one
name-event-regicide = Königsmord
    .gender = m
    .number = one
name-event-weight_of_oaths = Last der Eide
    .gender = f
    .number = one
name-event-pillory = Pranger
    .gender = m
    .number = one
name-event-turncoats = Überläufer
    .gender = m
    .number = many
name-event-scales = Waage
    .gender = f
    .number = one
name-event-feather_beds = Federbetten
    .gender = n
    .number = many
name-event-paupers_army = Heer der Armen
    .gender = n
    .number = one

## Command Cards

# First Moon
name-command-release_energy = Entfesselte Energie
    .gender = f
    .number = one
name-command-corrupted_ray = Verderbter Strahl
    .gender = m
    .number = one
name-command-thorn_lash = Dornenhieb
    .gender = m
    .number = one
name-command-seeping_shadow = Sickernder Schatten
    .gender = m
    .number = one
name-command-whisper_of_petals = Geflüster der Blüten
    .gender = n
    .number = one
name-command-hunger_of_roots = Hunger der Wurzeln
    .gender = m
    .number = one
name-command-barbed_skin = Stachelhaut
    .gender = f
    .number = one
name-command-grave_call = Ruf des Grabes
    .gender = m
    .number = one
name-command-snare_of_brambles = Dornenschlinge
    .gender = f
    .number = one
name-command-bitter_bloom = Bittere Blüte
    .gender = f
    .number = one

# Second Moon
name-command-revenge_of_the_thorn = Rache des Dorns
    .gender = f
    .number = one
name-command-crimson_harvest = Blutrote Ernte
    .gender = f
    .number = one
name-command-storm_of_petals = Blütensturm
    .gender = m
    .number = one
name-command-twin_graves = Zwillingsgräber
    .gender = n
    .number = many
name-command-stolen_breath = Gestohlener Atem
    .gender = m
    .number = one
name-command-rotting_foundations = Morsche Fundamente
    .gender = n
    .number = many
name-command-mantle_of_thorns = Dornenmantel
    .gender = m
    .number = one
name-command-withering_gaze = Verdorrender Blick
    .gender = m
    .number = one
name-command-pupil_of_the_rose = Zögling der Rose
    .gender = m
    .number = one
name-command-haunting = Heimsuchung
    .gender = f
    .number = one

# Third Moon
name-command-verdict_of_the_queen = Urteil der Königin
    .gender = n
    .number = one
name-command-black_cavalcade = Schwarze Kavalkade
    .gender = f
    .number = one
name-command-colossus_unbound = Entfesselter Colossus
    .gender = m
    .number = one
name-command-bloodletting = Aderlass
    .gender = m
    .number = one
name-command-collapse_of_the_lodge = Einsturz der Akademie
    .gender = m
    .number = one
name-command-crown_of_briars = Rankenkrone
    .gender = f
    .number = one
name-command-last_petal = Letztes Blütenblatt
    .gender = n
    .number = one
name-command-puppet_strings = Marionettenfäden
    .gender = m
    .number = many
name-command-spite_of_the_rose = Groll der Rose
    .gender = m
    .number = one
name-command-thousand_thorns = Tausend Dornen
    .gender = m
    .number = many

## Names that have no message of their own: people, and cards of packs

name-person = { $name }
name-grimoire = { $name }
name-school = { $name }
    .gender = f
name-mage = { $name }
    .gender = m
name-spell = { $name }
    .gender = m
    .number = one
name-quest = { $name }
    .gender = f
    .number = one
name-event = { $name }
    .gender = n
    .number = one
name-avatar = { $name }
    .gender = m
name-command = { $name }
    .gender = f
    .number = one
name-jinx = { $name }
    .gender = m
    .sort = jinx
name-upgrade = { $name }
    .gender = f
    .number = one
    .sort = upgrade
name-room =
    { $form ->
        [acc] den Raum { $name }
        [dat] dem Raum { $name }
        [gen] des Raums { $name }
        [in] im Raum { $name }
        [into] in den Raum { $name }
        [nom] der Raum { $name }
       *[title] { $name }
    }
    .gender = m
name-evocation =
    { $form ->
        [the] die Beschwörung { $name }
        [the-acc] die Beschwörung { $name }
        [the-dat] der Beschwörung { $name }
        [the-gen] der Beschwörung { $name }
       *[nom] { $name }
    }
    .gender = f
