### The names of the cards in Italian.
###
### Books: the Italian rules of the first edition have its schools, evocations, spells and some rooms; everything else is
### ours.
###
### FORMS
###   title      over the card, without an article
###   rooms      the (“il Giardino”), di (“del Giardino”), a, in, su, da; short for the hex
###   mages, the avatar   the di a su da, with an article where the name has one
###   evocations, schools, jinxes, upgrades   bare; the di a … with the article; evocations also many
###   spells, quests, events and commands have one form
### FEATURES
###   .gender    m f
###   .sound     c z v (il, lo, l’), of names that are joined to articles
###   .number    one many, where some of the kind are plurals

## Rooms

name-room-black_rose_room =
    { $form ->
        [title] Stanza della Rosa Nera
        [short] Rosa Nera
        [di] della Stanza della Rosa Nera
        [a] alla Stanza della Rosa Nera
        [in] nella Stanza della Rosa Nera
        [su] sulla Stanza della Rosa Nera
        [da] dalla Stanza della Rosa Nera
       *[the] la Stanza della Rosa Nera
    }
    .gender = f
    .sound = c
name-room-throne_room =
    { $form ->
        [title] Stanza del Trono
        [short] Trono
        [di] della Stanza del Trono
        [a] alla Stanza del Trono
        [in] nella Stanza del Trono
        [su] sulla Stanza del Trono
        [da] dalla Stanza del Trono
       *[the] la Stanza del Trono
    }
    .gender = f
    .sound = c
name-room-oracle_room =
    { $form ->
        [title] Stanza dell’Oracolo
        [short] Oracolo
        [di] della Stanza dell’Oracolo
        [a] alla Stanza dell’Oracolo
        [in] nella Stanza dell’Oracolo
        [su] sulla Stanza dell’Oracolo
        [da] dalla Stanza dell’Oracolo
       *[the] la Stanza dell’Oracolo
    }
    .gender = f
    .sound = c
# without $name
name-room-the_abyss =
    { $form ->
        [title] Abisso
        [short] Abisso
        [di] dell’Abisso
        [a] all’Abisso
        [in] nell’Abisso
        [su] sull’Abisso
        [da] dall’Abisso
       *[the] l’Abisso
    }
    .gender = m
    .sound = v
name-room-mirrors_room =
    { $form ->
        [title] Stanza degli Specchi
        [short] Specchi
        [di] della Stanza degli Specchi
        [a] alla Stanza degli Specchi
        [in] nella Stanza degli Specchi
        [su] sulla Stanza degli Specchi
        [da] dalla Stanza degli Specchi
       *[the] la Stanza degli Specchi
    }
    .gender = f
    .sound = c
name-room-crypt =
    { $form ->
        [title] Cripta
        [short] Cripta
        [di] della Cripta
        [a] alla Cripta
        [in] nella Cripta
        [su] sulla Cripta
        [da] dalla Cripta
       *[the] la Cripta
    }
    .gender = f
    .sound = c
name-room-sacrificial_altar =
    { $form ->
        [title] Altare Sacrificale
        [short] Altare
        [di] dell’Altare Sacrificale
        [a] all’Altare Sacrificale
        [in] nell’Altare Sacrificale
        [su] sull’Altare Sacrificale
        [da] dall’Altare Sacrificale
       *[the] l’Altare Sacrificale
    }
    .gender = m
    .sound = v
name-room-cemetery =
    { $form ->
        [title] Cimitero
        [short] Cimitero
        [di] del Cimitero
        [a] al Cimitero
        [in] nel Cimitero
        [su] sul Cimitero
        [da] dal Cimitero
       *[the] il Cimitero
    }
    .gender = m
    .sound = c
name-room-observatory =
    { $form ->
        [title] Osservatorio
        [short] Osservatorio
        [di] dell’Osservatorio
        [a] all’Osservatorio
        [in] nell’Osservatorio
        [su] sull’Osservatorio
        [da] dall’Osservatorio
       *[the] l’Osservatorio
    }
    .gender = m
    .sound = v
name-room-bibliotheca =
    { $form ->
        [title] Bibliotheca
        [short] Bibliotheca
        [di] della Bibliotheca
        [a] alla Bibliotheca
        [in] nella Bibliotheca
        [su] sulla Bibliotheca
        [da] dalla Bibliotheca
       *[the] la Bibliotheca
    }
    .gender = f
    .sound = c
name-room-sanctuary =
    { $form ->
        [title] Santuario
        [short] Santuario
        [di] del Santuario
        [a] al Santuario
        [in] nel Santuario
        [su] sul Santuario
        [da] dal Santuario
       *[the] il Santuario
    }
    .gender = m
    .sound = c
name-room-garden =
    { $form ->
        [title] Giardino
        [short] Giardino
        [di] del Giardino
        [a] al Giardino
        [in] nel Giardino
        [su] sul Giardino
        [da] dal Giardino
       *[the] il Giardino
    }
    .gender = m
    .sound = c
name-room-forge =
    { $form ->
        [title] Forgia
        [short] Forgia
        [di] della Forgia
        [a] alla Forgia
        [in] nella Forgia
        [su] sulla Forgia
        [da] dalla Forgia
       *[the] la Forgia
    }
    .gender = f
    .sound = c
name-room-treasure_room =
    { $form ->
        [title] Stanza del Tesoro
        [short] Tesoro
        [di] della Stanza del Tesoro
        [a] alla Stanza del Tesoro
        [in] nella Stanza del Tesoro
        [su] sulla Stanza del Tesoro
        [da] dalla Stanza del Tesoro
       *[the] la Stanza del Tesoro
    }
    .gender = f
    .sound = c
name-room-summoner_room =
    { $form ->
        [title] Stanza dell’Evocatore
        [short] Evocatore
        [di] della Stanza dell’Evocatore
        [a] alla Stanza dell’Evocatore
        [in] nella Stanza dell’Evocatore
        [su] sulla Stanza dell’Evocatore
        [da] dalla Stanza dell’Evocatore
       *[the] la Stanza dell’Evocatore
    }
    .gender = f
    .sound = c
name-room-alchemical_laboratory =
    { $form ->
        [title] Laboratorio Alchemico
        [short] Laboratorio
        [di] del Laboratorio Alchemico
        [a] al Laboratorio Alchemico
        [in] nel Laboratorio Alchemico
        [su] sul Laboratorio Alchemico
        [da] dal Laboratorio Alchemico
       *[the] il Laboratorio Alchemico
    }
    .gender = m
    .sound = c
name-room-arena =
    { $form ->
        [title] Arena
        [short] Arena
        [di] dell’Arena
        [a] all’Arena
        [in] nell’Arena
        [su] sull’Arena
        [da] dall’Arena
       *[the] l’Arena
    }
    .gender = f
    .sound = v
name-room-armory =
    { $form ->
        [title] Armeria
        [short] Armeria
        [di] dell’Armeria
        [a] all’Armeria
        [in] nell’Armeria
        [su] sull’Armeria
        [da] dall’Armeria
       *[the] l’Armeria
    }
    .gender = f
    .sound = v
name-room-pleasures_room =
    { $form ->
        [title] Stanza del Piacere
        [short] Piacere
        [di] della Stanza del Piacere
        [a] alla Stanza del Piacere
        [in] nella Stanza del Piacere
        [su] sulla Stanza del Piacere
        [da] dalla Stanza del Piacere
       *[the] la Stanza del Piacere
    }
    .gender = f
    .sound = c

## Evocations

name-evocation-mystic_totem =
    { $form ->
        [many] Totem Mistici
        [the] il Totem Mistico
        [di] del Totem Mistico
        [a] al Totem Mistico
        [in] nel Totem Mistico
        [su] sul Totem Mistico
        [da] dal Totem Mistico
       *[one] Totem Mistico
    }
    .gender = m
    .sound = c
name-evocation-ancestral_totem =
    { $form ->
        [many] Totem Ancestrali
        [the] il Totem Ancestrale
        [di] del Totem Ancestrale
        [a] al Totem Ancestrale
        [in] nel Totem Ancestrale
        [su] sul Totem Ancestrale
        [da] dal Totem Ancestrale
       *[one] Totem Ancestrale
    }
    .gender = m
    .sound = c
name-evocation-albedo =
    { $form ->
        [the] l’Albedo
        [di] dell’Albedo
        [a] all’Albedo
        [in] nell’Albedo
        [su] sull’Albedo
        [da] dall’Albedo
       *[one] Albedo
    }
    .gender = m
    .sound = v
name-evocation-succubus =
    { $form ->
        [many] Succubi
        [the] la Succube
        [di] della Succube
        [a] alla Succube
        [in] nella Succube
        [su] sulla Succube
        [da] dalla Succube
       *[one] Succube
    }
    .gender = f
    .sound = c
name-evocation-colossus =
    { $form ->
        [many] Colossi
        [the] il Colosso
        [di] del Colosso
        [a] al Colosso
        [in] nel Colosso
        [su] sul Colosso
        [da] dal Colosso
       *[one] Colosso
    }
    .gender = m
    .sound = c
name-evocation-cadaver =
    { $form ->
        [many] Cadaveri
        [the] il Cadavere
        [di] del Cadavere
        [a] al Cadavere
        [in] nel Cadavere
        [su] sul Cadavere
        [da] dal Cadavere
       *[one] Cadavere
    }
    .gender = m
    .sound = c
name-evocation-nigredo =
    { $form ->
        [the] il Nigredo
        [di] del Nigredo
        [a] al Nigredo
        [in] nel Nigredo
        [su] sul Nigredo
        [da] dal Nigredo
       *[one] Nigredo
    }
    .gender = m
    .sound = c
name-evocation-umbra =
    { $form ->
        [many] Umbre
        [the] l’Umbra
        [di] dell’Umbra
        [a] all’Umbra
        [in] nell’Umbra
        [su] sull’Umbra
        [da] dall’Umbra
       *[one] Umbra
    }
    .gender = f
    .sound = v
name-evocation-totem =
    { $form ->
        [the] il Totem
        [di] del Totem
        [a] al Totem
        [in] nel Totem
        [su] sul Totem
        [da] dal Totem
       *[one] Totem
    }
    .gender = m
    .sound = c

# Of the older game
name-evocation-abomination =
    { $form ->
        [many] Abomini
        [the] l’Abominio
        [di] dell’Abominio
        [a] all’Abominio
        [in] nell’Abominio
        [su] sull’Abominio
        [da] dall’Abominio
       *[one] Abominio
    }
    .gender = m
    .sound = v
name-evocation-andromeda =
    { $form ->
        [many] Andromede
        [the] l’Andromeda
        [di] dell’Andromeda
        [a] all’Andromeda
        [in] nell’Andromeda
        [su] sull’Andromeda
        [da] dall’Andromeda
       *[one] Andromeda
    }
    .gender = f
    .sound = v
name-evocation-bone_knight =
    { $form ->
        [many] Cavalieri d’Ossa
        [the] il Cavaliere d’Ossa
        [di] del Cavaliere d’Ossa
        [a] al Cavaliere d’Ossa
        [in] nel Cavaliere d’Ossa
        [su] sul Cavaliere d’Ossa
        [da] dal Cavaliere d’Ossa
       *[one] Cavaliere d’Ossa
    }
    .gender = m
    .sound = c
name-evocation-cerbero =
    { $form ->
        [many] Cerberi
        [the] il Cerbero
        [di] del Cerbero
        [a] al Cerbero
        [in] nel Cerbero
        [su] sul Cerbero
        [da] dal Cerbero
       *[one] Cerbero
    }
    .gender = m
    .sound = c
name-evocation-divine_altar =
    { $form ->
        [many] Altari Divini
        [the] l’Altare Divino
        [di] dell’Altare Divino
        [a] all’Altare Divino
        [in] nell’Altare Divino
        [su] sull’Altare Divino
        [da] dall’Altare Divino
       *[one] Altare Divino
    }
    .gender = m
    .sound = v
name-evocation-infamy_of_crete =
    { $form ->
        [many] Infamie di Creta
        [the] l’Infamia di Creta
        [di] dell’Infamia di Creta
        [a] all’Infamia di Creta
        [in] nell’Infamia di Creta
        [su] sull’Infamia di Creta
        [da] dall’Infamia di Creta
       *[one] Infamia di Creta
    }
    .gender = f
    .sound = v
name-evocation-landsknecht =
    { $form ->
        [many] Lanzichenecchi
        [the] il Lanzichenecco
        [di] del Lanzichenecco
        [a] al Lanzichenecco
        [in] nel Lanzichenecco
        [su] sul Lanzichenecco
        [da] dal Lanzichenecco
       *[one] Lanzichenecco
    }
    .gender = m
    .sound = c
name-evocation-malacoda =
    { $form ->
        [the] il Malacoda
        [di] del Malacoda
        [a] al Malacoda
        [in] nel Malacoda
        [su] sul Malacoda
        [da] dal Malacoda
       *[one] Malacoda
    }
    .gender = m
    .sound = c
name-evocation-mutant_altar =
    { $form ->
        [many] Altari Mutanti
        [the] l’Altare Mutante
        [di] dell’Altare Mutante
        [a] all’Altare Mutante
        [in] nell’Altare Mutante
        [su] sull’Altare Mutante
        [da] dall’Altare Mutante
       *[one] Altare Mutante
    }
    .gender = m
    .sound = v

## Schools

name-school-agony =
    { $form ->
        [the] l’Agonia
        [di] dell’Agonia
        [a] all’Agonia
        [in] nell’Agonia
        [da] dall’Agonia
       *[one] Agonia
    }
    .gender = f
    .sound = v
name-school-alchemy =
    { $form ->
        [the] l’Alchimia
        [di] dell’Alchimia
        [a] all’Alchimia
        [in] nell’Alchimia
        [da] dall’Alchimia
       *[one] Alchimia
    }
    .gender = f
    .sound = v
name-school-hex =
    { $form ->
        [the] il Malocchio
        [di] del Malocchio
        [a] al Malocchio
        [in] nel Malocchio
        [da] dal Malocchio
       *[one] Malocchio
    }
    .gender = m
    .sound = c
name-school-nightmare =
    { $form ->
        [the] l’Incubo
        [di] dell’Incubo
        [a] all’Incubo
        [in] nell’Incubo
        [da] dall’Incubo
       *[one] Incubo
    }
    .gender = m
    .sound = v
# An adjective: “Magia Sciamanica”, where the others have “Magia dell’Agonia”.
name-school-shamanic =
    { $form ->
        [the] la Sciamanica
        [di] Sciamanica
        [a] alla Sciamanica
        [in] nella Sciamanica
        [da] dalla Sciamanica
       *[one] Sciamanica
    }
    .gender = f
    .sound = c
name-school-technomancy =
    { $form ->
        [the] la Tecnomanzia
        [di] della Tecnomanzia
        [a] alla Tecnomanzia
        [in] nella Tecnomanzia
        [da] dalla Tecnomanzia
       *[one] Tecnomanzia
    }
    .gender = f
    .sound = c

# Of the older game
name-school-conspiracy =
    { $form ->
        [the] la Cospirazione
        [di] della Cospirazione
        [a] alla Cospirazione
        [in] nella Cospirazione
        [da] dalla Cospirazione
       *[one] Cospirazione
    }
    .gender = f
    .sound = c
name-school-destruction =
    { $form ->
        [the] la Distruzione
        [di] della Distruzione
        [a] alla Distruzione
        [in] nella Distruzione
        [da] dalla Distruzione
       *[one] Distruzione
    }
    .gender = f
    .sound = c
name-school-divination =
    { $form ->
        [the] la Divinazione
        [di] della Divinazione
        [a] alla Divinazione
        [in] nella Divinazione
        [da] dalla Divinazione
       *[one] Divinazione
    }
    .gender = f
    .sound = c
name-school-illusion =
    { $form ->
        [the] l’Illusione
        [di] dell’Illusione
        [a] all’Illusione
        [in] nell’Illusione
        [da] dall’Illusione
       *[one] Illusione
    }
    .gender = f
    .sound = v
name-school-necromancy =
    { $form ->
        [the] la Necromanzia
        [di] della Necromanzia
        [a] alla Necromanzia
        [in] nella Necromanzia
        [da] dalla Necromanzia
       *[one] Necromanzia
    }
    .gender = f
    .sound = c
name-school-transmutation =
    { $form ->
        [the] la Trasmutazione
        [di] della Trasmutazione
        [a] alla Trasmutazione
        [in] nella Trasmutazione
        [da] dalla Trasmutazione
       *[one] Trasmutazione
    }
    .gender = f
    .sound = c

## Grimoires to begin with

name-grimoire-sadistic_fury = Furia Sadica
name-grimoire-algolagnia = Algolagnia
name-grimoire-scourge = Flagello
name-grimoire-auromancer = Auromante
name-grimoire-whispered_malice = Malizia Sussurrata
name-grimoire-crooked_road = Via Tortuosa
name-grimoire-lurking_dark = Buio in Agguato
name-grimoire-sleepless_watch = Veglia Insonne
name-grimoire-ash_and_clay = Cenere e Argilla
name-grimoire-stargazer = Scrutatore di Stelle
name-grimoire-corroded_flesh = Carne Corrosa
name-grimoire-patient_workshop = Officina Paziente

# Of the older game
name-grimoire-quest_specialist = Specialista delle Missioni
name-grimoire-trap_master = Maestro delle Trappole
name-grimoire-ashmaker = Portatore di Cenere
name-grimoire-icebound_warden = Guardiano dei Ghiacci
name-grimoire-keeper_of_the_seasons = Custode delle Stagioni
name-grimoire-star_reader = Lettore di Stelle
name-grimoire-hall_of_masks = Galleria delle Maschere
name-grimoire-string_puller = Mano nell’Ombra
name-grimoire-bone_marshal = Condottiero d’Ossa
name-grimoire-leech = Sanguisuga
name-grimoire-stone_fist = Pugno di Pietra
name-grimoire-altar_mason = Costruttore di Altari

## Mages

name-mage-baron_doria =
    { $form ->
        [title] Barone Doria
        [di] del Barone Doria
        [a] al Barone Doria
        [su] sul Barone Doria
        [da] dal Barone Doria
       *[the] il Barone Doria
    }
    .gender = m
    .sound = c
name-mage-arianna =
    { $form ->
        [di] di Arianna
        [a] ad Arianna
        [su] su Arianna
        [da] da Arianna
       *[the] Arianna
    }
    .gender = f
    .sound = v
name-mage-gramigna =
    { $form ->
        [di] di Gramigna
        [a] a Gramigna
        [su] su Gramigna
        [da] da Gramigna
       *[the] Gramigna
    }
    .gender = f
    .sound = c
name-mage-rikkart =
    { $form ->
        [di] di Rikkart
        [a] a Rikkart
        [su] su Rikkart
        [da] da Rikkart
       *[the] Rikkart
    }
    .gender = m
    .sound = c

# Of the older game
name-mage-nero =
    { $form ->
        [di] di Nero
        [a] a Nero
        [su] su Nero
        [da] da Nero
       *[the] Nero
    }
    .gender = m
    .sound = c
name-mage-rebecca =
    { $form ->
        [di] di Rebecca
        [a] a Rebecca
        [su] su Rebecca
        [da] da Rebecca
       *[the] Rebecca
    }
    .gender = f
    .sound = c
name-mage-jafar =
    { $form ->
        [di] di Jafar
        [a] a Jafar
        [su] su Jafar
        [da] da Jafar
       *[the] Jafar
    }
    .gender = m
    .sound = c
name-mage-tessa =
    { $form ->
        [di] di Tessa
        [a] a Tessa
        [su] su Tessa
        [da] da Tessa
       *[the] Tessa
    }
    .gender = f
    .sound = c

## The Avatar

name-avatar-possessed =
    { $form ->
        [title] Posseduto
        [di] del Posseduto
        [a] al Posseduto
        [su] sul Posseduto
        [da] dal Posseduto
       *[the] il Posseduto
    }
    .gender = m
    .sound = c

## Jinxes

name-jinx-numbness =
    { $form ->
        [the] il Torpore
        [di] del Torpore
        [a] al Torpore
       *[one] Torpore
    }
    .gender = m
    .sound = c
name-jinx-frailty =
    { $form ->
        [the] la Fragilità
        [di] della Fragilità
        [a] alla Fragilità
       *[one] Fragilità
    }
    .gender = f
    .sound = c
name-jinx-misfortune =
    { $form ->
        [the] la Sfortuna
        [di] della Sfortuna
        [a] alla Sfortuna
       *[one] Sfortuna
    }
    .gender = f
    .sound = c
name-jinx-slowness =
    { $form ->
        [the] la Lentezza
        [di] della Lentezza
        [a] alla Lentezza
       *[one] Lentezza
    }
    .gender = f
    .sound = c
name-jinx-weakness =
    { $form ->
        [the] la Debolezza
        [di] della Debolezza
        [a] alla Debolezza
       *[one] Debolezza
    }
    .gender = f
    .sound = c
name-jinx-vulnerability =
    { $form ->
        [the] la Vulnerabilità
        [di] della Vulnerabilità
        [a] alla Vulnerabilità
       *[one] Vulnerabilità
    }
    .gender = f
    .sound = c

## Upgrades

name-upgrade-serrated_jaws =
    { $form ->
        [the] le Fauci Seghettate
        [di] delle Fauci Seghettate
        [a] alle Fauci Seghettate
       *[one] Fauci Seghettate
    }
    .gender = f
    .number = many
    .sound = c
name-upgrade-coiled_sinews =
    { $form ->
        [the] i Tendini Tesi
        [di] dei Tendini Tesi
        [a] ai Tendini Tesi
       *[one] Tendini Tesi
    }
    .gender = m
    .number = many
    .sound = c
name-upgrade-volatile_core =
    { $form ->
        [the] il Nucleo Volatile
        [di] del Nucleo Volatile
        [a] al Nucleo Volatile
       *[one] Nucleo Volatile
    }
    .gender = m
    .number = one
    .sound = c
name-upgrade-leeching_tubes =
    { $form ->
        [the] i Tubi Sanguisuga
        [di] dei Tubi Sanguisuga
        [a] ai Tubi Sanguisuga
       *[one] Tubi Sanguisuga
    }
    .gender = m
    .number = many
    .sound = c
name-upgrade-regenerating_ichor =
    { $form ->
        [the] l’Icore Rigenerante
        [di] dell’Icore Rigenerante
        [a] all’Icore Rigenerante
       *[one] Icore Rigenerante
    }
    .gender = m
    .number = one
    .sound = v
name-upgrade-corrosive_plasma =
    { $form ->
        [the] il Plasma Corrosivo
        [di] del Plasma Corrosivo
        [a] al Plasma Corrosivo
       *[one] Plasma Corrosivo
    }
    .gender = m
    .number = one
    .sound = c

## Spells

# Agony
name-spell-shared_torture = Tortura Condivisa
    .gender = f
    .number = one
name-spell-grim_torment = Cupo Tormento
    .gender = m
    .number = one
name-spell-cross_and_delight = Croce e Delizia
    .gender = f
    .number = one
name-spell-torment = Tormento
    .gender = m
    .number = one
name-spell-visceral_fire = Fuoco Viscerale
    .gender = m
    .number = one
name-spell-peak_of_agony = Culmine dell’Agonia
    .gender = m
    .number = one
name-spell-pain_mark = Marchio del Dolore
    .gender = m
    .number = one
name-spell-master_of_pleasure = Maestro del Piacere
    .gender = m
    .number = one
name-spell-liquefy_the_pain = Dolore Liquefatto
    .gender = m
    .number = one
name-spell-submission = Sottomissione
    .gender = f
    .number = one
name-spell-ineluctable_pain = Dolore Ineluttabile
    .gender = m
    .number = one
name-spell-heart_of_ice = Cuore di Ghiaccio
    .gender = m
    .number = one

# Alchemy
name-spell-azoth_bomb = Bomba di Azoth
    .gender = f
    .number = one
name-spell-viatorium_spagyricum = Viatorium Spagyricum
    .gender = m
    .number = one
name-spell-deflagrate = Deflagrazione
    .gender = f
    .number = one
name-spell-athanor_eruption = Eruzione dell’Athanor
    .gender = f
    .number = one
name-spell-marbling = Marmorizzazione
    .gender = f
    .number = one
name-spell-stone_phoenix = Fenice di Pietra
    .gender = f
    .number = one
name-spell-soul_transfer = Trasmigrazione dell’Anima
    .gender = f
    .number = one
name-spell-liquid_fire = Fuoco Liquido
    .gender = m
    .number = one
name-spell-fountain_of_the_three = Fontana dei Tre
    .gender = f
    .number = one
name-spell-purifying_aludel = Aludel Purificante
    .gender = m
    .number = one
name-spell-albify = Albificazione
    .gender = f
    .number = one
name-spell-silver_of_the_sages = Argento dei Saggi
    .gender = m
    .number = one

# Forgotten
name-spell-the_white_work = L’Opera al Bianco
    .gender = f
    .number = one
name-spell-usurpers_decree = Decreto dell’Usurpatore
    .gender = m
    .number = one
name-spell-legion_of_the_last_night = Legione dell’Ultima Notte
    .gender = f
    .number = one
name-spell-unwritten_death = Morte Non Scritta
    .gender = f
    .number = one
name-spell-the_hour_between = L’Ora di Mezzo
    .gender = f
    .number = one
name-spell-cursed_bond = Legame Maledetto
    .gender = m
    .number = one
name-spell-arcane_barrage = Raffica Arcana
    .gender = f
    .number = one
name-spell-killer_fog = Nebbia Assassina
    .gender = f
    .number = one
name-spell-supreme_fireball = Palla di Fuoco Suprema
    .gender = f
    .number = one

# Hex
name-spell-knotted_tally = Conto dei Nodi
    .gender = m
    .number = one
name-spell-nail_in_the_shadow = Chiodo nell’Ombra
    .gender = m
    .number = one
name-spell-magpie_flock = Stormo di Gazze
    .gender = m
    .number = one
name-spell-halting_rhyme = Rima Zoppa
    .gender = f
    .number = one
name-spell-false_coronation = Falsa Incoronazione
    .gender = f
    .number = one
name-spell-scapegoat = Capro Espiatorio
    .gender = m
    .number = one
name-spell-thiefs_candle = Candela del Ladro
    .gender = f
    .number = one
name-spell-black_feather = Piuma Nera
    .gender = f
    .number = one
name-spell-curse = Anatema
    .gender = m
    .number = one
name-spell-baleful_curse = Anatema Funesto
    .gender = m
    .number = one
name-spell-cerebral_worm = Verme Cerebrale
    .gender = m
    .number = one
name-spell-crypt_fever = Febbre della Cripta
    .gender = f
    .number = one

# Nightmare
name-spell-night_visitor = Visitatore Notturno
    .gender = m
    .number = one
name-spell-drowning_dream = Sogno Sommerso
    .gender = m
    .number = one
name-spell-flight_from_nothing = Fuga dal Nulla
    .gender = f
    .number = one
name-spell-black_tidings = Funeste Notizie
    .gender = f
    .number = many
name-spell-toll_of_dread = Tributo di Terrore
    .gender = m
    .number = one
name-spell-unending_night = Notte Senza Fine
    .gender = f
    .number = one
name-spell-sleepwalkers_errand = Via del Sonnambulo
    .gender = f
    .number = one
name-spell-victors_lullaby = Ninnananna del Vincitore
    .gender = f
    .number = one
name-spell-shifting_nightmare = Incubo Mutevole
    .gender = m
    .number = one
name-spell-persecution = Persecuzione
    .gender = f
    .number = one
name-spell-shadow_blast = Vampata d’Ombra
    .gender = f
    .number = one
name-spell-ephialtes = Efialte
    .gender = m
    .number = one

# Personal
name-spell-evil_eye = Iettatura
    .gender = f
    .number = one
name-spell-assembly_line = Catena di Montaggio
    .gender = f
    .number = one
name-spell-cube_of_lamentations = Cubo dei Lamenti
    .gender = m
    .number = one
name-spell-wanderers_dream = Sogno del Viandante
    .gender = m
    .number = one

# Shamanic
name-spell-signs_in_the_smoke = Segni nel Fumo
    .gender = m
    .number = many
name-spell-drum_of_the_forebears = Tamburo degli Avi
    .gender = m
    .number = one
name-spell-thunder_chant = Canto del Tuono
    .gender = m
    .number = one
name-spell-monsoon_prayer = Preghiera al Monsone
    .gender = f
    .number = one
name-spell-burnt_offering = Offerta Bruciata
    .gender = f
    .number = one
name-spell-ghost_procession = Corteo di Spettri
    .gender = m
    .number = one
name-spell-carved_eyes = Occhi Intagliati
    .gender = m
    .number = many
name-spell-drowned_idol = Idolo Annegato
    .gender = m
    .number = one
name-spell-pyre_spirit = Spirito della Pira
    .gender = m
    .number = one
name-spell-astral_path = Sentiero Astrale
    .gender = m
    .number = one
name-spell-channeling_energy = Energia Incanalata
    .gender = f
    .number = one
name-spell-earth_totem = Totem della Terra
    .gender = m
    .number = one

# Technomancy
name-spell-stitched_vanguard = Avanguardia Ricucita
    .gender = f
    .number = one
name-spell-overcharge = Sovratensione
    .gender = f
    .number = one
name-spell-waste_nothing = Nulla Vada Perso
    .gender = m
    .number = one
name-spell-hatch_in_the_floor = Botola nel Pavimento
    .gender = f
    .number = one
name-spell-borrowed_skin = Pelle in Prestito
    .gender = f
    .number = one
name-spell-furnace_lungs = Polmoni di Fornace
    .gender = m
    .number = many
name-spell-clockwork_muster = Adunata di Ingranaggi
    .gender = f
    .number = one
name-spell-greater_mould = Stampo Maggiore
    .gender = m
    .number = one
name-spell-living_liquid = Liquido Vivente
    .gender = m
    .number = one
name-spell-acid_blood = Sangue Acido
    .gender = m
    .number = one
name-spell-protean_genesis = Genesi Proteiforme
    .gender = f
    .number = one
name-spell-mechanical_archive = Archivio Meccanico
    .gender = m
    .number = one

# Conspiracy
name-spell-blade_barrage = Muro di Lame
    .gender = m
    .number = one
name-spell-blood_pact = Patto di Sangue
    .gender = m
    .number = one
name-spell-dance_of_death = Danza della Morte
    .gender = f
    .number = one
name-spell-deceiving_wind = Vento Ingannatore
    .gender = m
    .number = one
name-spell-dismiss = Congedare
    .gender = m
    .number = one
name-spell-extort_magic = Estorsione Magica
    .gender = f
    .number = one
name-spell-magical_theft = Furto Magico
    .gender = m
    .number = one
name-spell-magic_door = Porta Magica
    .gender = f
    .number = one
name-spell-obscure_intuition = Intuizione Oscura
    .gender = f
    .number = one
name-spell-plot = Tramare
    .gender = m
    .number = one
name-spell-profane_mark = Marchio Profano
    .gender = m
    .number = one
name-spell-whispering_wind = Vento Sussurrante
    .gender = m
    .number = one

# Destruction
name-spell-demons_howl = Urlo Demoniaco
    .gender = m
    .number = one
name-spell-destructive_bolt = Fulmine Distruttivo
    .gender = m
    .number = one
name-spell-fireball = Palla di Fuoco
    .gender = f
    .number = one
name-spell-fire_dash = Scatto Infuocato
    .gender = m
    .number = one
name-spell-fire_of_fate = Fuoco del Destino
    .gender = m
    .number = one
name-spell-ice_burst = Esplosione di Ghiaccio
    .gender = f
    .number = one
name-spell-maelstrom = Maelstrom
    .gender = m
    .number = one
name-spell-meteor_swarm = Sciame di Meteore
    .gender = m
    .number = one
name-spell-mighty_whirlwind = Uragano Potente
    .gender = m
    .number = one
name-spell-obscure_armor = Armatura Oscura
    .gender = f
    .number = one
name-spell-obscure_explosion = Esplosione Oscura
    .gender = f
    .number = one
name-spell-unstable_arrow = Freccia Instabile
    .gender = f
    .number = one

# Divination
name-spell-arcane_mark = Marchio Arcano
    .gender = m
    .number = one
name-spell-arcane_vision = Visione Arcana
    .gender = f
    .number = one
name-spell-autumn_rite = Rito dell’Autunno
    .gender = m
    .number = one
name-spell-change_the_past_and_future = Cambiare il Passato e il Futuro
    .gender = m
    .number = one
name-spell-change_the_plot = Cambio di Trama
    .gender = m
    .number = one
name-spell-clairvoyance = Chiaroveggenza
    .gender = f
    .number = one
name-spell-forget_the_grief = Dimenticare il Dolore
    .gender = m
    .number = one
name-spell-hourglass = Clessidra
    .gender = f
    .number = one
name-spell-read_the_past_and_future = Leggere il Passato e il Futuro
    .gender = m
    .number = one
name-spell-spring_rite = Rito della Primavera
    .gender = m
    .number = one
name-spell-summer_rite = Rito dell’Estate
    .gender = m
    .number = one
name-spell-winter_rite = Rito dell’Inverno
    .gender = m
    .number = one

# Forgotten, of the older game
name-spell-death_delirium = Delirio di Morte
    .gender = m
    .number = one
name-spell-devastation = Devastazione
    .gender = f
    .number = one
name-spell-disintegration = Disintegrazione
    .gender = f
    .number = one
name-spell-echo_of_revenge = Echi di Vendetta
    .gender = m
    .number = many
name-spell-eviscerate = Eviscerare
    .gender = m
    .number = one
name-spell-infamy_of_crete_spell = Infamia di Creta
    .gender = f
    .number = one
name-spell-intertwine_fate = Intrecci del Destino
    .gender = m
    .number = many
name-spell-lightning_storm = Tempesta di Fulmini
    .gender = f
    .number = one
name-spell-soul_entrapment = Anima Intrappolata
    .gender = f
    .number = one
name-spell-time_stop = Fermare il Tempo
    .gender = m
    .number = one

# Illusion
name-spell-andromeda_spell = Andromeda
    .gender = f
    .number = one
name-spell-arcane_mirage = Miraggio Arcano
    .gender = m
    .number = one
name-spell-deceiving_image = Immagine Ingannevole
    .gender = f
    .number = one
name-spell-ghost_assassin = Assassino Fantasma
    .gender = m
    .number = one
name-spell-illusory_pain = Dolore Illusorio
    .gender = m
    .number = one
name-spell-illusory_tribute = Tributo Illusorio
    .gender = m
    .number = one
name-spell-imitation = Imitazione
    .gender = f
    .number = one
name-spell-jester_hat = Cappello del Giullare
    .gender = m
    .number = one
name-spell-light_cape = Mantello di Luce
    .gender = m
    .number = one
name-spell-multiple_images = Immagini Multiple
    .gender = f
    .number = many
name-spell-shadow_step = Camminare nell’Ombra
    .gender = m
    .number = one
name-spell-suggestion = Suggestione
    .gender = f
    .number = one

# Necromancy
name-spell-bone_armor = Armatura d’Ossa
    .gender = f
    .number = one
name-spell-cowardice = Codardia
    .gender = f
    .number = one
name-spell-epiphany = Epifania
    .gender = f
    .number = one
name-spell-evanescent_hope = Speranza Evanescente
    .gender = f
    .number = one
name-spell-graze = Scorticare
    .gender = m
    .number = one
name-spell-ice_grip = Morsa di Ghiaccio
    .gender = f
    .number = one
name-spell-invoke_obscurity = Rituale Oscuro
    .gender = m
    .number = one
name-spell-obscuritys_grip = Abbraccio dell’Oscurità
    .gender = m
    .number = one
name-spell-sick_withering = Appassimento Malato
    .gender = m
    .number = one
name-spell-summon_obscurity = Evoca Oscurità
    .gender = f
    .number = one
name-spell-traitor_mist = Nebbia Traditrice
    .gender = f
    .number = one
name-spell-vampires_bite = Morso del Vampiro
    .gender = m
    .number = one

# Personal, of the older game
name-spell-reading_the_stars = Leggere le Stelle
    .gender = m
    .number = one
name-spell-ring_of_fire = Anello di Fuoco
    .gender = m
    .number = one
name-spell-putrefy = Putrefare
    .gender = m
    .number = one
name-spell-wrath_of_nature = Collera della Natura
    .gender = f
    .number = one

# Transmutation
name-spell-acid_explosion = Esplosione Acida
    .gender = f
    .number = one
name-spell-disfiguring_mutation = Mutazione Sfigurante
    .gender = f
    .number = one
name-spell-implosion_rite = Rito dell’Implosione
    .gender = m
    .number = one
name-spell-magic_eruption = Eruzione Magica
    .gender = f
    .number = one
name-spell-mutation_rite = Rito della Mutazione
    .gender = m
    .number = one
name-spell-overload = Sovraccarico
    .gender = m
    .number = one
name-spell-putrefying_poison = Veleno della Putrefazione
    .gender = m
    .number = one
name-spell-rite_of_change = Rito del Cambiamento
    .gender = m
    .number = one
name-spell-rite_of_control = Rito del Controllo
    .gender = m
    .number = one
name-spell-stone_claws = Artigli di Pietra
    .gender = m
    .number = many
name-spell-unstable_bind = Vincolo Instabile
    .gender = m
    .number = one
name-spell-unstable_flames = Fiamme Instabili
    .gender = f
    .number = many

## Quests

# First Moon
name-quest-holy_corruption = Sacra Corruzione
    .gender = f
    .number = one
name-quest-contingent_mage = Mago della Contingenza
    .gender = m
    .number = one
name-quest-shattered_illusion = Illusione Infranta
    .gender = f
    .number = one
name-quest-warrior_wizard = Mago Guerriero
    .gender = m
    .number = one
name-quest-magic_stem = Stelo Magico
    .gender = m
    .number = one
name-quest-guarding_wisdom = Saggezza Custodita
    .gender = f
    .number = one
name-quest-dominate_fear = Dominare la Paura
    .gender = m
    .number = one
name-quest-earth_tempest = Tempesta di Terra
    .gender = f
    .number = one
name-quest-channeling_instability = Instabilità Incanalata
    .gender = f
    .number = one
name-quest-summoner_wizard = Mago Evocatore
    .gender = m
    .number = one
name-quest-guardian_mage = Mago Guardiano
    .gender = m
    .number = one
name-quest-conspirator_mage = Mago Cospiratore
    .gender = m
    .number = one
name-quest-rest_the_limbs = Riposo delle Membra
    .gender = m
    .number = one
name-quest-field_test = Prova sul Campo
    .gender = f
    .number = one
name-quest-acquire_wealth = Accumulare Ricchezze
    .gender = m
    .number = one

# Second Moon
name-quest-cinder_and_gold = Cenere e Oro
    .gender = f
    .number = one
name-quest-enigmatic_sun = Sole Enigmatico
    .gender = m
    .number = one
name-quest-cinder_star = Stella di Cenere
    .gender = f
    .number = one
name-quest-illusory_moon = Luna Illusoria
    .gender = f
    .number = one
name-quest-purple_star = Stella Viola
    .gender = f
    .number = one
name-quest-mortal_moon = Luna Mortale
    .gender = f
    .number = one
name-quest-generous_moon = Luna Generosa
    .gender = f
    .number = one
name-quest-wise_moon = Luna Saggia
    .gender = f
    .number = one
name-quest-crimson_star = Stella Cremisi
    .gender = f
    .number = one
name-quest-persuasive_moon = Luna Persuasiva
    .gender = f
    .number = one
name-quest-emerald_star = Stella di Smeraldo
    .gender = f
    .number = one
name-quest-powerful_moon = Luna Potente
    .gender = f
    .number = one
name-quest-citrine_star = Stella di Citrino
    .gender = f
    .number = one
name-quest-indigo_star = Stella Indaco
    .gender = f
    .number = one
name-quest-emerald_amethyst = Ametista Smeraldina
    .gender = f
    .number = one
name-quest-bloody_sun = Sole di Sangue
    .gender = m
    .number = one
name-quest-vial_sun = Sole nell’Ampolla
    .gender = m
    .number = one
name-quest-electric_ruby = Rubino Elettrico
    .gender = m
    .number = one
name-quest-golden_sun = Sole d’Oro
    .gender = m
    .number = one
name-quest-extinct_sun = Sole Spento
    .gender = m
    .number = one
name-quest-invisible_sun = Sole Invisibile
    .gender = m
    .number = one

# Third Moon
name-quest-collective_sacrifice = Sacrificio Collettivo
    .gender = m
    .number = one
name-quest-aeromancer = Aeromante
    .gender = m
    .number = one
name-quest-hydromancer = Idromante
    .gender = m
    .number = one
name-quest-geomancer = Geomante
    .gender = m
    .number = one
name-quest-pyromancer = Piromante
    .gender = m
    .number = one
name-quest-elementalist = Elementalista
    .gender = m
    .number = one
name-quest-surrender_of_power = Rinuncia al Potere
    .gender = f
    .number = one
name-quest-deep_knowledge = Sapere Profondo
    .gender = m
    .number = one
name-quest-magus = Magus
    .gender = m
    .number = one
name-quest-power_catalyst = Catalizzatore di Potere
    .gender = m
    .number = one
name-quest-summoner = Evocatore
    .gender = m
    .number = one
name-quest-master_of_death = Signore della Morte
    .gender = m
    .number = one
name-quest-theurge = Teurgo
    .gender = m
    .number = one

# First Moon, of the older game
name-quest-magic_block = Blocco Magico
    .gender = m
    .number = one
name-quest-shed_blood = Versare il Sangue
    .gender = m
    .number = one
name-quest-borrowed_majesty = Maestà in Prestito
    .gender = f
    .number = one
name-quest-dented_breastplate = Corazza Ammaccata
    .gender = f
    .number = one
name-quest-whispered_invitation = Invito Sussurrato
    .gender = m
    .number = one
name-quest-bitter_draught = Sorso Amaro
    .gender = m
    .number = one
name-quest-off_the_leash = Senza Guinzaglio
    .gender = m
    .number = one
name-quest-grave_errand = Visita alla Tomba
    .gender = f
    .number = one
name-quest-ask_the_dead = Interroga i Morti
    .gender = m
    .number = one
name-quest-through_the_glass = Attraverso lo Specchio
    .gender = m
    .number = one
name-quest-answer_before_the_question = Risposta prima della Domanda
    .gender = f
    .number = one
name-quest-undertow = Risacca
    .gender = f
    .number = one
name-quest-locked_shelf = Scaffale Proibito
    .gender = m
    .number = one
name-quest-follow_the_comet = Segui la Cometa
    .gender = m
    .number = one
name-quest-clean_linen = Panni Puliti
    .gender = m
    .number = many
name-quest-hammer_swing = Colpo di Martello
    .gender = m
    .number = one
name-quest-seed_of_ruin = Seme di Rovina
    .gender = m
    .number = one
name-quest-light_fingers = Mani Leste
    .gender = f
    .number = many
name-quest-bare_knuckles = A Mani Nude
    .gender = m
    .number = one
name-quest-sharp_servants = Servi Mordaci
    .gender = m
    .number = many
name-quest-not_a_scratch = Nemmeno un Graffio
    .gender = m
    .number = one
name-quest-thread_across_the_door = Filo sulla Soglia
    .gender = m
    .number = one
name-quest-many_tongues = Molte Lingue
    .gender = f
    .number = many
name-quest-crowded_verse = Verso Affollato
    .gender = m
    .number = one
name-quest-uninvited = Senza Invito
    .gender = m
    .number = one
name-quest-field_surgeon = Cerusico da Campo
    .gender = m
    .number = one
name-quest-borrowed_wound = Ferita in Prestito
    .gender = f
    .number = one
name-quest-heavy_head = Testa Pesante
    .gender = f
    .number = one
name-quest-black_and_blue = Pieno di Lividi
    .gender = m
    .number = one
name-quest-sent_to_bed = Spedito a Letto
    .gender = m
    .number = one
name-quest-broken_toy = Giocattolo Rotto
    .gender = m
    .number = one
name-quest-crossfire = Fuoco Incrociato
    .gender = m
    .number = one

# Second Moon, of the older game
name-quest-court_of_one = Una Corte per Sé
    .gender = f
    .number = one
name-quest-iron_vow = Voto di Ferro
    .gender = m
    .number = one
name-quest-velvet_ledger = Registro di Velluto
    .gender = m
    .number = one
name-quest-quicksilver = Argento Vivo
    .gender = m
    .number = one
name-quest-called_out = Sfida a Duello
    .gender = f
    .number = one
name-quest-pack_leader = Capobranco
    .gender = m
    .number = one
name-quest-lift_the_slab = Solleva la Lastra
    .gender = m
    .number = one
name-quest-every_drawer = Ogni Cassetto
    .gender = m
    .number = one
name-quest-knife_for_two = Coltello per Due
    .gender = m
    .number = one
name-quest-borrowed_face = Volto in Prestito
    .gender = m
    .number = one
name-quest-what_was_promised = Promessa è Debito
    .gender = f
    .number = one
name-quest-down_the_well = In Fondo al Pozzo
    .gender = m
    .number = one
name-quest-torn_pages = Pagine Strappate
    .gender = f
    .number = many
name-quest-black_stars = Stelle Nere
    .gender = f
    .number = many
name-quest-shared_cup = Calice Condiviso
    .gender = m
    .number = one
name-quest-strike_twice = Colpisci Due Volte
    .gender = m
    .number = one
name-quest-creeping_vine = Edera Strisciante
    .gender = f
    .number = one
name-quest-tithe = Decima
    .gender = f
    .number = one
name-quest-thorned_bargain = Patto Spinoso
    .gender = m
    .number = one
name-quest-persistence = Persistenza
    .gender = f
    .number = one
name-quest-blood_price = Prezzo del Sangue
    .gender = m
    .number = one
name-quest-raise_the_stones = Erigi le Pietre
    .gender = m
    .number = one
name-quest-pretender = Pretendente
    .gender = m
    .number = one
name-quest-green_eyed = Verde d’Invidia
    .gender = m
    .number = one
name-quest-beast_hunter = Cacciatore di Bestie
    .gender = m
    .number = one
name-quest-shaking_floor = Pavimento Tremante
    .gender = m
    .number = one
name-quest-bright_words = Parole Luminose
    .gender = f
    .number = many
name-quest-poor_relation = Parente Povero
    .gender = m
    .number = one
name-quest-full_kennel = Canile Pieno
    .gender = m
    .number = one
name-quest-cornered = Spalle al Muro
    .gender = f
    .number = many
name-quest-open_feuds = Faide Aperte
    .gender = f
    .number = many
name-quest-full_parlour = Salotto Affollato
    .gender = m
    .number = one

# Third Moon, of the older game
name-quest-gain_power = Guadagna Potere
    .gender = m
    .number = one
name-quest-arm_the_house = Arma la Casa
    .gender = m
    .number = one
name-quest-last_dance = Ultimo Ballo
    .gender = m
    .number = one
name-quest-final_distillation = Distillazione Finale
    .gender = f
    .number = one
name-quest-no_second_bell = Nessun Secondo Gong
    .gender = m
    .number = one
name-quest-name_the_beast = Il Nome della Bestia
    .gender = m
    .number = one
name-quest-night_muster = Adunata Notturna
    .gender = f
    .number = one
name-quest-grave_goods = Corredo Funebre
    .gender = m
    .number = one
name-quest-red_harvest = Raccolto Rosso
    .gender = m
    .number = one
name-quest-shard_storm = Tempesta di Schegge
    .gender = f
    .number = one
name-quest-foregone_conclusion = Esito Scontato
    .gender = m
    .number = one
name-quest-the_floor_gives_way = Il Pavimento Cede
    .gender = m
    .number = one
name-quest-burn_the_index = Brucia l’Indice
    .gender = m
    .number = one
name-quest-blot_out_the_moon = Oscura la Luna
    .gender = m
    .number = one
name-quest-wrung_rag = Straccio Strizzato
    .gender = m
    .number = one
name-quest-unmaking = Disfacimento
    .gender = m
    .number = one
name-quest-strangler_root = Radice Strangolatrice
    .gender = f
    .number = one
name-quest-empty_vault = Forziere Vuoto
    .gender = m
    .number = one
name-quest-prune_the_rose = Pota la Rosa
    .gender = m
    .number = one
name-quest-wounded_lion = Leone Ferito
    .gender = m
    .number = one
name-quest-long_shadow = Ombra Lunga
    .gender = f
    .number = one
name-quest-old_rites = Antichi Riti
    .gender = m
    .number = many
name-quest-upstart = Villan Rifatto
    .gender = m
    .number = one
name-quest-last_page = Ultima Pagina
    .gender = f
    .number = one
name-quest-settle_all_scores = Resa dei Conti
    .gender = f
    .number = one
name-quest-conductor = Direttore d’Orchestra
    .gender = m
    .number = one
name-quest-weather_the_omens = Sfida i Presagi
    .gender = m
    .number = one
name-quest-chain_of_oaths = Catena di Giuramenti
    .gender = f
    .number = one
name-quest-clean_hands = Mani Innocenti
    .gender = f
    .number = many
name-quest-fall_of_the_great = Caduta dei Grandi
    .gender = f
    .number = one
name-quest-smoke_and_soil = Fumo e Terra
    .gender = m
    .number = one

## Events

# First Moon
name-event-hidden_resources = Risorse Nascoste
    .gender = f
    .number = many
name-event-black_thorns = Spine Nere
    .gender = f
    .number = many
name-event-rebirth_at_sunset = Rinascita al Tramonto
    .gender = f
    .number = one
name-event-gift_to_fools = Dono agli Stolti
    .gender = m
    .number = one
name-event-dislocation = Dislocazione
    .gender = f
    .number = one
name-event-rebirth_at_noon = Rinascita a Mezzogiorno
    .gender = f
    .number = one
name-event-awakening = Risveglio
    .gender = m
    .number = one
name-event-puppeteer = Burattinaio
    .gender = m
    .number = one
name-event-rebirth_at_dawn = Rinascita all’Alba
    .gender = f
    .number = one
name-event-a_hard_lesson = Una Dura Lezione
    .gender = f
    .number = one
name-event-undead_army = Esercito di Non-Morti
    .gender = m
    .number = one
name-event-black_overload = Sovraccarico Nero
    .gender = m
    .number = one
name-event-midnight_rebirth = Rinascita a Mezzanotte
    .gender = f
    .number = one

# Second Moon
name-event-abandonment = Abbandono
    .gender = m
    .number = one
name-event-battle = Battaglia
    .gender = f
    .number = one
name-event-knowledge = Conoscenza
    .gender = f
    .number = one
name-event-illness = Malattia
    .gender = f
    .number = one
name-event-clairvoyance = Chiaroveggenza
    .gender = f
    .number = one
name-event-vision = Visione
    .gender = f
    .number = one
name-event-wave_of_fatigue = Ondata di Stanchezza
    .gender = f
    .number = one
name-event-growth = Crescita
    .gender = f
    .number = one
name-event-revolt_of_the_servants = Rivolta dei Servi
    .gender = f
    .number = one
name-event-tribute_of_the_command = Tributo del Comando
    .gender = m
    .number = one
name-event-renovation = Restauro
    .gender = m
    .number = one
name-event-reward_the_slothful = Premio ai Pigri
    .gender = m
    .number = one
name-event-instinct = Istinto
    .gender = m
    .number = one

# Third Moon
name-event-only_war = Solo Guerra
    .gender = f
    .number = one
name-event-remembrance = Rimembranza
    .gender = f
    .number = one
name-event-assault = Assalto
    .gender = m
    .number = one
name-event-manipulating_the_past = Manipolare il Passato
    .gender = m
    .number = one
name-event-pledge = Giuramento
    .gender = m
    .number = one
name-event-only_peace = Solo Pace
    .gender = f
    .number = one
name-event-gold_to_the_king = Oro al Re
    .gender = m
    .number = one
name-event-woe = Sventura
    .gender = f
    .number = one
name-event-infinite_knowledge = Conoscenza Infinita
    .gender = f
    .number = one
name-event-immortals = Immortali
    .gender = m
    .number = many
name-event-false_mercy = Falsa Clemenza
    .gender = f
    .number = one
name-event-dominion = Dominio
    .gender = m
    .number = one
name-event-power_infusion = Infusione di Potere
    .gender = f
    .number = one

# Of the Avatar
name-event-crown_of_thorns = Corona di Spine
    .gender = f
    .number = one
name-event-restless_host = Schiera Inquieta
    .gender = f
    .number = one
name-event-roots_in_stone = Radici nella Pietra
    .gender = f
    .number = many
name-event-lesser_tribute = Tributo Minore
    .gender = m
    .number = one
name-event-black_dew = Rugiada Nera
    .gender = f
    .number = one
name-event-thorned_halls = Sale di Spine
    .gender = f
    .number = many
name-event-marked_prey = Preda Marchiata
    .gender = f
    .number = one
name-event-midnight_hunt = Caccia di Mezzanotte
    .gender = f
    .number = one
name-event-unpaid_debts = Debiti Insoluti
    .gender = m
    .number = many
name-event-sharpened_thorns = Spine Affilate
    .gender = f
    .number = many
name-event-feast_of_thorns = Banchetto di Spine
    .gender = m
    .number = one
name-event-the_rose_takes_root = La Rosa Mette Radici
    .gender = f
    .number = one
name-event-hollow_victory = Vittoria Vana
    .gender = f
    .number = one
name-event-last_hunt = Ultima Caccia
    .gender = f
    .number = one
name-event-ashes_of_the_lodge = Ceneri della Loggia
    .gender = f
    .number = many

# First Moon, of the older game
name-event-young_moons_gift = Dono della Luna Giovane
    .gender = m
    .number = one
name-event-miserable_dance = Danza Miserabile
    .gender = f
    .number = one
name-event-open_larder = Dispensa Aperta
    .gender = f
    .number = one
name-event-warm_hearths = Focolari Accesi
    .gender = m
    .number = many
name-event-pilgrimage = Pellegrinaggio
    .gender = m
    .number = one
name-event-lent_books = Libri Prestati
    .gender = m
    .number = many
name-event-praise_of_caution = Elogio della Cautela
    .gender = m
    .number = one
name-event-dull_blades = Lame Smussate
    .gender = f
    .number = many
name-event-barter = Baratto
    .gender = m
    .number = one
name-event-sour_air = Aria Acre
    .gender = f
    .number = one
name-event-cracked_dais = Predella Incrinata
    .gender = f
    .number = one
name-event-cold_stairs = Scale Gelide
    .gender = f
    .number = many
name-event-jealous_doors = Porte Gelose
    .gender = f
    .number = many
name-event-loud_spells = Magie Rumorose
    .gender = f
    .number = many
name-event-small_debts = Piccoli Debiti
    .gender = m
    .number = many
name-event-fodder = Foraggio
    .gender = m
    .number = one
name-event-splinters = Schegge
    .gender = f
    .number = many
name-event-gnawing_dark = Buio Divoratore
    .gender = m
    .number = one
name-event-alms = Elemosina
    .gender = f
    .number = one
name-event-late_bell = Campana Tardiva
    .gender = f
    .number = one
name-event-heavy_purse = Borsa Pesante
    .gender = f
    .number = one
name-event-kind_stranger = Sconosciuto Gentile
    .gender = m
    .number = one
name-event-beginners_luck = Fortuna del Principiante
    .gender = f
    .number = one
name-event-sun_in_the_eyes = Sole negli Occhi
    .gender = m
    .number = one
name-event-strays = Randagi
    .gender = m
    .number = many
name-event-light_feet = Passo Leggero
    .gender = m
    .number = one

# Second Moon, of the older game
name-event-muffled_blows = Colpi Attutiti
    .gender = m
    .number = many
name-event-loose_tongues = Lingue Sciolte
    .gender = f
    .number = many
name-event-sheathed_fists = Pugni Rinfoderati
    .gender = m
    .number = many
name-event-applause = Applauso
    .gender = m
    .number = one
name-event-green_shoots = Germogli Verdi
    .gender = m
    .number = many
name-event-second_wind = Secondo Fiato
    .gender = m
    .number = one
name-event-night_off = Notte Libera
    .gender = f
    .number = one
name-event-open_ledger = Registro Aperto
    .gender = m
    .number = one
name-event-black_rain = Pioggia Nera
    .gender = f
    .number = one
name-event-tremor = Scossa
    .gender = f
    .number = one
name-event-entrance_fee = Tassa d’Ingresso
    .gender = f
    .number = one
name-event-thin_air = Aria Sottile
    .gender = f
    .number = one
name-event-brittle_bones = Ossa Fragili
    .gender = f
    .number = many
name-event-torn_contracts = Contratti Strappati
    .gender = m
    .number = many
name-event-bad_dreams = Brutti Sogni
    .gender = m
    .number = many
name-event-moth_season = Stagione delle Tarme
    .gender = f
    .number = one
name-event-cut_leashes = Guinzagli Recisi
    .gender = m
    .number = many
name-event-last_in_line = Ultimo della Fila
    .gender = m
    .number = one
name-event-tall_poppies = Alti Papaveri
    .gender = m
    .number = many
name-event-stretcher_bearers = Barellieri
    .gender = m
    .number = many
name-event-hunted_hunters = Cacciatori Braccati
    .gender = m
    .number = many
name-event-stabling_fees = Spese di Stalla
    .gender = f
    .number = many
name-event-stolen_laurels = Allori Rubati
    .gender = m
    .number = many
name-event-empty_sleeves = Maniche Vuote
    .gender = f
    .number = many
name-event-crown_of_lead = Corona di Piombo
    .gender = f
    .number = one
name-event-mock_king = Re di Carnevale
    .gender = m
    .number = one

# Third Moon, of the older game
name-event-unlocked_gates = Cancelli Aperti
    .gender = m
    .number = many
name-event-last_supper = Ultima Cena
    .gender = f
    .number = one
name-event-rusted_snares = Tagliole Arrugginite
    .gender = f
    .number = many
name-event-swan_song = Canto del Cigno
    .gender = m
    .number = one
name-event-wake = Veglia Funebre
    .gender = f
    .number = one
name-event-golden_hour = Ora d’Oro
    .gender = f
    .number = one
name-event-contraband = Contrabbando
    .gender = m
    .number = one
name-event-old_songs = Vecchie Canzoni
    .gender = f
    .number = many
name-event-unfinished_business = Conti in Sospeso
    .gender = m
    .number = many
name-event-long_night = Lunga Notte
    .gender = f
    .number = one
name-event-collapse = Crollo
    .gender = m
    .number = one
name-event-leaden_limbs = Membra di Piombo
    .gender = f
    .number = many
name-event-thin_skins = Pelle Sottile
    .gender = f
    .number = one
name-event-broken_vows = Voti Infranti
    .gender = m
    .number = many
name-event-hollow_shelves = Scaffali Vuoti
    .gender = m
    .number = many
name-event-storm_of_omens = Tempesta di Presagi
    .gender = f
    .number = one
name-event-cold_welcome = Fredda Accoglienza
    .gender = f
    .number = one
name-event-crows = Corvi
    .gender = m
    .number = many
name-event-beggars_banquet = Banchetto dei Mendicanti
    .gender = m
    .number = one
name-event-regicide = Regicidio
    .gender = m
    .number = one
name-event-weight_of_oaths = Peso dei Giuramenti
    .gender = m
    .number = one
name-event-pillory = Gogna
    .gender = f
    .number = one
name-event-turncoats = Voltagabbana
    .gender = m
    .number = many
name-event-scales = Bilancia
    .gender = f
    .number = one
name-event-feather_beds = Letti di Piume
    .gender = m
    .number = many
name-event-paupers_army = Esercito di Straccioni
    .gender = m
    .number = one

## Command Cards

# First Moon
name-command-release_energy = Energia Liberata
    .gender = f
    .number = one
name-command-corrupted_ray = Raggio Corrotto
    .gender = m
    .number = one
name-command-thorn_lash = Sferza di Spine
    .gender = f
    .number = one
name-command-seeping_shadow = Ombra Strisciante
    .gender = f
    .number = one
name-command-whisper_of_petals = Sussurro di Petali
    .gender = m
    .number = one
name-command-hunger_of_roots = Fame delle Radici
    .gender = f
    .number = one
name-command-barbed_skin = Pelle di Aculei
    .gender = f
    .number = one
name-command-grave_call = Richiamo della Tomba
    .gender = m
    .number = one
name-command-snare_of_brambles = Laccio di Rovi
    .gender = m
    .number = one
name-command-bitter_bloom = Fiore Amaro
    .gender = m
    .number = one

# Second Moon
name-command-revenge_of_the_thorn = Vendetta della Spina
    .gender = f
    .number = one
name-command-crimson_harvest = Mietitura Cremisi
    .gender = f
    .number = one
name-command-storm_of_petals = Tempesta di Petali
    .gender = f
    .number = one
name-command-twin_graves = Tombe Gemelle
    .gender = f
    .number = many
name-command-stolen_breath = Respiro Rubato
    .gender = m
    .number = one
name-command-rotting_foundations = Fondamenta Marce
    .gender = f
    .number = many
name-command-mantle_of_thorns = Manto di Spine
    .gender = m
    .number = one
name-command-withering_gaze = Sguardo che Avvizzisce
    .gender = m
    .number = one
name-command-pupil_of_the_rose = Allievo della Rosa
    .gender = m
    .number = one
name-command-haunting = Ossessione
    .gender = f
    .number = one

# Third Moon
name-command-verdict_of_the_queen = Verdetto della Regina
    .gender = m
    .number = one
name-command-black_cavalcade = Cavalcata Nera
    .gender = f
    .number = one
name-command-colossus_unbound = Colosso Scatenato
    .gender = m
    .number = one
name-command-bloodletting = Salasso
    .gender = m
    .number = one
name-command-collapse_of_the_lodge = Crollo della Loggia
    .gender = m
    .number = one
name-command-crown_of_briars = Corona di Rovi
    .gender = f
    .number = one
name-command-last_petal = Ultimo Petalo
    .gender = m
    .number = one
name-command-puppet_strings = Fili da Burattino
    .gender = m
    .number = many
name-command-spite_of_the_rose = Rancore della Rosa
    .gender = m
    .number = one
name-command-thousand_thorns = Mille Spine
    .gender = f
    .number = many

## Names that have no message of their own: people, and cards of packs

name-person = { $form ->
    [di] di { $name }
    [a] a { $name }
    [in] in { $name }
    [su] su { $name }
    [da] da { $name }
   *[the] { $name }
  }
    .gender = m
    .sound = c
name-grimoire = { $name }
name-school = { $form ->
    [di] della Scuola { $name }
    [a] alla Scuola { $name }
    [in] nella Scuola { $name }
    [da] dalla Scuola { $name }
   *[one] { $name }
  }
    .gender = f
    .sound = c
name-mage = { $form ->
    [di] di { $name }
    [a] a { $name }
    [su] su { $name }
    [da] da { $name }
   *[the] { $name }
  }
    .gender = m
    .sound = c
name-spell = { $name }
    .gender = f
    .number = one
name-quest = { $name }
    .gender = f
    .number = one
name-event = { $name }
    .gender = m
    .number = one
name-avatar = { $form ->
    [di] di { $name }
    [a] a { $name }
    [su] su { $name }
    [da] da { $name }
   *[the] { $name }
  }
    .gender = m
    .sound = c
name-command = { $name }
    .gender = f
    .number = one
name-jinx = { $name }
    .gender = f
    .sound = c
name-upgrade = { $name }
    .gender = m
    .sound = c
name-room = { $form ->
    [di] della Stanza { $name }
    [a] alla Stanza { $name }
    [in] nella Stanza { $name }
    [su] sulla Stanza { $name }
    [da] dalla Stanza { $name }
    [the] la Stanza { $name }
   *[title] { $name }
  }
    .gender = f
    .sound = c
name-evocation = { $form ->
    [the] l’Evocazione { $name }
    [di] dell’Evocazione { $name }
    [a] all’Evocazione { $name }
    [in] nell’Evocazione { $name }
    [su] sull’Evocazione { $name }
    [da] dall’Evocazione { $name }
   *[one] { $name }
  }
    .gender = f
    .sound = c
