### The names of the cards in French.
###
### Books: the French rules of the first edition have half of the rooms, its schools and a dozen cards; everything else
### is ours. They call the Landsknecht and the Bone Knight after the kind, « Mort-vivant »: here every card has a name.
###
### FORMS
###   title      over the card, without an article
###   rooms      the (« le Jardin »), de (« du Jardin »), a (« au Jardin »), dans (« dans le Jardin »); short for the hex
###   mages, the avatar   the de a, with an article where the name has one
###   evocations, schools, jinxes, upgrades   bare; the de a with the article, of without (« d’Albedo »);
###              evocations also many
###   spells, quests, events and commands have one form
### FEATURES
###   .gender    m f
###   .vowel     yes no, of names that are joined to articles
###   .number    one many, where some of the kind are plurals

## Rooms

name-room-black_rose_room =
    { $form ->
        [title] Salle de la Rose Noire
        [short] Rose Noire
        [de] de la Salle de la Rose Noire
        [a] à la Salle de la Rose Noire
        [dans] dans la Salle de la Rose Noire
       *[the] la Salle de la Rose Noire
    }
    .gender = f
    .vowel = no
name-room-throne_room =
    { $form ->
        [title] Salle du Trône
        [short] Trône
        [de] de la Salle du Trône
        [a] à la Salle du Trône
        [dans] dans la Salle du Trône
       *[the] la Salle du Trône
    }
    .gender = f
    .vowel = no
name-room-oracle_room =
    { $form ->
        [title] Salle de l’Oracle
        [short] Oracle
        [de] de la Salle de l’Oracle
        [a] à la Salle de l’Oracle
        [dans] dans la Salle de l’Oracle
       *[the] la Salle de l’Oracle
    }
    .gender = f
    .vowel = no
# without $name
name-room-the_abyss =
    { $form ->
        [title] Abîme
        [short] Abîme
        [de] de l’Abîme
        [a] à l’Abîme
        [dans] dans l’Abîme
       *[the] l’Abîme
    }
    .gender = m
    .vowel = yes
name-room-mirrors_room =
    { $form ->
        [title] Salle des Miroirs
        [short] Miroirs
        [de] de la Salle des Miroirs
        [a] à la Salle des Miroirs
        [dans] dans la Salle des Miroirs
       *[the] la Salle des Miroirs
    }
    .gender = f
    .vowel = no
name-room-crypt =
    { $form ->
        [title] Crypte
        [short] Crypte
        [de] de la Crypte
        [a] à la Crypte
        [dans] dans la Crypte
       *[the] la Crypte
    }
    .gender = f
    .vowel = no
name-room-sacrificial_altar =
    { $form ->
        [title] Autel Sacrificiel
        [short] Autel
        [de] de l’Autel Sacrificiel
        [a] à l’Autel Sacrificiel
        [dans] dans la salle de l’Autel Sacrificiel
       *[the] l’Autel Sacrificiel
    }
    .gender = m
    .vowel = yes
name-room-cemetery =
    { $form ->
        [title] Cimetière
        [short] Cimetière
        [de] du Cimetière
        [a] au Cimetière
        [dans] dans le Cimetière
       *[the] le Cimetière
    }
    .gender = m
    .vowel = no
name-room-observatory =
    { $form ->
        [title] Observatoire
        [short] Observatoire
        [de] de l’Observatoire
        [a] à l’Observatoire
        [dans] dans l’Observatoire
       *[the] l’Observatoire
    }
    .gender = m
    .vowel = yes
name-room-bibliotheca =
    { $form ->
        [title] Salle de la Bibliothèque
        [short] Bibliothèque
        [de] de la Salle de la Bibliothèque
        [a] à la Salle de la Bibliothèque
        [dans] dans la Salle de la Bibliothèque
       *[the] la Salle de la Bibliothèque
    }
    .gender = f
    .vowel = no
name-room-sanctuary =
    { $form ->
        [title] Sanctuaire
        [short] Sanctuaire
        [de] du Sanctuaire
        [a] au Sanctuaire
        [dans] dans le Sanctuaire
       *[the] le Sanctuaire
    }
    .gender = m
    .vowel = no
name-room-garden =
    { $form ->
        [title] Jardin
        [short] Jardin
        [de] du Jardin
        [a] au Jardin
        [dans] dans le Jardin
       *[the] le Jardin
    }
    .gender = m
    .vowel = no
name-room-forge =
    { $form ->
        [title] Salle de la Forge
        [short] Forge
        [de] de la Salle de la Forge
        [a] à la Salle de la Forge
        [dans] dans la Salle de la Forge
       *[the] la Salle de la Forge
    }
    .gender = f
    .vowel = no
name-room-treasure_room =
    { $form ->
        [title] Salle du Trésor
        [short] Trésor
        [de] de la Salle du Trésor
        [a] à la Salle du Trésor
        [dans] dans la Salle du Trésor
       *[the] la Salle du Trésor
    }
    .gender = f
    .vowel = no
name-room-summoner_room =
    { $form ->
        [title] Salle des Invocateurs
        [short] Invocateurs
        [de] de la Salle des Invocateurs
        [a] à la Salle des Invocateurs
        [dans] dans la Salle des Invocateurs
       *[the] la Salle des Invocateurs
    }
    .gender = f
    .vowel = no
name-room-alchemical_laboratory =
    { $form ->
        [title] Laboratoire Alchimique
        [short] Laboratoire
        [de] du Laboratoire Alchimique
        [a] au Laboratoire Alchimique
        [dans] dans le Laboratoire Alchimique
       *[the] le Laboratoire Alchimique
    }
    .gender = m
    .vowel = no
name-room-arena =
    { $form ->
        [title] Arène
        [short] Arène
        [de] de l’Arène
        [a] à l’Arène
        [dans] dans l’Arène
       *[the] l’Arène
    }
    .gender = f
    .vowel = yes
name-room-armory =
    { $form ->
        [title] Armurerie
        [short] Armurerie
        [de] de l’Armurerie
        [a] à l’Armurerie
        [dans] dans l’Armurerie
       *[the] l’Armurerie
    }
    .gender = f
    .vowel = yes
name-room-pleasures_room =
    { $form ->
        [title] Salle des Plaisirs
        [short] Plaisirs
        [de] de la Salle des Plaisirs
        [a] à la Salle des Plaisirs
        [dans] dans la Salle des Plaisirs
       *[the] la Salle des Plaisirs
    }
    .gender = f
    .vowel = no

## Evocations

name-evocation-mystic_totem =
    { $form ->
        [many] Totems Mystiques
        [the] le Totem Mystique
        [de] du Totem Mystique
        [a] au Totem Mystique
        [of] de Totem Mystique
       *[one] Totem Mystique
    }
    .gender = m
    .vowel = no
name-evocation-ancestral_totem =
    { $form ->
        [many] Totems Ancestraux
        [the] le Totem Ancestral
        [de] du Totem Ancestral
        [a] au Totem Ancestral
        [of] de Totem Ancestral
       *[one] Totem Ancestral
    }
    .gender = m
    .vowel = no
name-evocation-albedo =
    { $form ->
        [many] Albedos
        [the] l’Albedo
        [de] de l’Albedo
        [a] à l’Albedo
        [of] d’Albedo
       *[one] Albedo
    }
    .gender = m
    .vowel = yes
name-evocation-succubus =
    { $form ->
        [many] Succubes
        [the] le Succube
        [de] du Succube
        [a] au Succube
        [of] de Succube
       *[one] Succube
    }
    .gender = m
    .vowel = no
name-evocation-colossus =
    { $form ->
        [many] Colosses
        [the] le Colosse
        [de] du Colosse
        [a] au Colosse
        [of] de Colosse
       *[one] Colosse
    }
    .gender = m
    .vowel = no
name-evocation-cadaver =
    { $form ->
        [many] Cadavres
        [the] le Cadavre
        [de] du Cadavre
        [a] au Cadavre
        [of] de Cadavre
       *[one] Cadavre
    }
    .gender = m
    .vowel = no
name-evocation-nigredo =
    { $form ->
        [many] Nigredos
        [the] le Nigredo
        [de] du Nigredo
        [a] au Nigredo
        [of] de Nigredo
       *[one] Nigredo
    }
    .gender = m
    .vowel = no
name-evocation-umbra =
    { $form ->
        [many] Umbras
        [the] l’Umbra
        [de] de l’Umbra
        [a] à l’Umbra
        [of] d’Umbra
       *[one] Umbra
    }
    .gender = f
    .vowel = yes
name-evocation-totem =
    { $form ->
        [many] Totems
        [the] le Totem
        [de] du Totem
        [a] au Totem
        [of] de Totem
       *[one] Totem
    }
    .gender = m
    .vowel = no

# Of the older game
name-evocation-abomination =
    { $form ->
        [many] Abominations
        [the] l’Abomination
        [de] de l’Abomination
        [a] à l’Abomination
        [of] d’Abomination
       *[one] Abomination
    }
    .gender = f
    .vowel = yes
name-evocation-andromeda =
    { $form ->
        [many] Andromedas
        [the] l’Andromeda
        [de] de l’Andromeda
        [a] à l’Andromeda
        [of] d’Andromeda
       *[one] Andromeda
    }
    .gender = f
    .vowel = yes
name-evocation-bone_knight =
    { $form ->
        [many] Chevaliers d’Os
        [the] le Chevalier d’Os
        [de] du Chevalier d’Os
        [a] au Chevalier d’Os
        [of] de Chevalier d’Os
       *[one] Chevalier d’Os
    }
    .gender = m
    .vowel = no
name-evocation-cerbero =
    { $form ->
        [many] Cerberos
        [the] le Cerbero
        [de] du Cerbero
        [a] au Cerbero
        [of] de Cerbero
       *[one] Cerbero
    }
    .gender = m
    .vowel = no
name-evocation-divine_altar =
    { $form ->
        [many] Autels Sacrés
        [the] l’Autel Sacré
        [de] de l’Autel Sacré
        [a] à l’Autel Sacré
        [of] d’Autel Sacré
       *[one] Autel Sacré
    }
    .gender = m
    .vowel = yes
name-evocation-infamy_of_crete =
    { $form ->
        [many] Minotaures
        [the] le Minotaure
        [de] du Minotaure
        [a] au Minotaure
        [of] de Minotaure
       *[one] Minotaure
    }
    .gender = m
    .vowel = no
name-evocation-landsknecht =
    { $form ->
        [many] Lansquenets
        [the] le Lansquenet
        [de] du Lansquenet
        [a] au Lansquenet
        [of] de Lansquenet
       *[one] Lansquenet
    }
    .gender = m
    .vowel = no
name-evocation-malacoda =
    { $form ->
        [many] Malacodas
        [the] le Malacoda
        [de] du Malacoda
        [a] au Malacoda
        [of] de Malacoda
       *[one] Malacoda
    }
    .gender = m
    .vowel = no
name-evocation-mutant_altar =
    { $form ->
        [many] Autels Mutants
        [the] l’Autel Mutant
        [de] de l’Autel Mutant
        [a] à l’Autel Mutant
        [of] d’Autel Mutant
       *[one] Autel Mutant
    }
    .gender = m
    .vowel = yes

## Schools

name-school-agony =
    { $form ->
        [the] l’Agonie
        [de] de l’Agonie
        [a] à l’Agonie
        [of] d’Agonie
       *[one] Agonie
    }
    .gender = f
    .vowel = yes
name-school-alchemy =
    { $form ->
        [the] l’Alchimie
        [de] de l’Alchimie
        [a] à l’Alchimie
        [of] d’Alchimie
       *[one] Alchimie
    }
    .gender = f
    .vowel = yes
name-school-hex =
    { $form ->
        [the] le Maléfice
        [de] du Maléfice
        [a] au Maléfice
        [of] de Maléfice
       *[one] Maléfice
    }
    .gender = m
    .vowel = no
name-school-nightmare =
    { $form ->
        [the] le Cauchemar
        [de] du Cauchemar
        [a] au Cauchemar
        [of] de Cauchemar
       *[one] Cauchemar
    }
    .gender = m
    .vowel = no
name-school-shamanic =
    { $form ->
        [the] le Chamanisme
        [de] du Chamanisme
        [a] au Chamanisme
        [of] de Chamanisme
       *[one] Chamanisme
    }
    .gender = m
    .vowel = no
name-school-technomancy =
    { $form ->
        [the] la Technomancie
        [de] de la Technomancie
        [a] à la Technomancie
        [of] de Technomancie
       *[one] Technomancie
    }
    .gender = f
    .vowel = no

# Of the older game
name-school-conspiracy =
    { $form ->
        [the] la Conspiration
        [de] de la Conspiration
        [a] à la Conspiration
        [of] de Conspiration
       *[one] Conspiration
    }
    .gender = f
    .vowel = no
name-school-destruction =
    { $form ->
        [the] la Destruction
        [de] de la Destruction
        [a] à la Destruction
        [of] de Destruction
       *[one] Destruction
    }
    .gender = f
    .vowel = no
name-school-divination =
    { $form ->
        [the] la Divination
        [de] de la Divination
        [a] à la Divination
        [of] de Divination
       *[one] Divination
    }
    .gender = f
    .vowel = no
name-school-illusion =
    { $form ->
        [the] l’Illusion
        [de] de l’Illusion
        [a] à l’Illusion
        [of] d’Illusion
       *[one] Illusion
    }
    .gender = f
    .vowel = yes
name-school-necromancy =
    { $form ->
        [the] la Nécromancie
        [de] de la Nécromancie
        [a] à la Nécromancie
        [of] de Nécromancie
       *[one] Nécromancie
    }
    .gender = f
    .vowel = no
name-school-transmutation =
    { $form ->
        [the] la Transmutation
        [de] de la Transmutation
        [a] à la Transmutation
        [of] de Transmutation
       *[one] Transmutation
    }
    .gender = f
    .vowel = no

## Grimoires to begin with

name-grimoire-sadistic_fury = Fureur Sadique
name-grimoire-algolagnia = Algolagnie
name-grimoire-scourge = Fléau
name-grimoire-auromancer = Auromancien
name-grimoire-whispered_malice = Malice Murmurée
name-grimoire-crooked_road = Chemin Tortueux
name-grimoire-lurking_dark = Ténèbres Tapies
name-grimoire-sleepless_watch = Veille Sans Sommeil
name-grimoire-ash_and_clay = Cendre et Argile
name-grimoire-stargazer = Guetteur d’Étoiles
name-grimoire-corroded_flesh = Chair Corrodée
name-grimoire-patient_workshop = Atelier Patient

# Of the older game
name-grimoire-quest_specialist = Spécialiste des Quêtes
name-grimoire-trap_master = Maître des Pièges
name-grimoire-ashmaker = Faiseur de Cendres
name-grimoire-icebound_warden = Gardien des Glaces
name-grimoire-keeper_of_the_seasons = Gardien des Saisons
name-grimoire-star_reader = Liseur d’Étoiles
name-grimoire-hall_of_masks = Galerie des Masques
name-grimoire-string_puller = Tireur de Ficelles
name-grimoire-bone_marshal = Maréchal des Os
name-grimoire-leech = Sangsue
name-grimoire-stone_fist = Poing de Pierre
name-grimoire-altar_mason = Bâtisseur d’Autels

## Mages

name-mage-baron_doria =
    { $form ->
        [title] Baron Doria
        [de] du Baron Doria
        [a] au Baron Doria
       *[the] le Baron Doria
    }
    .gender = m
    .vowel = no
name-mage-arianna =
    { $form ->
        [de] d’Arianna
        [a] à Arianna
       *[the] Arianna
    }
    .gender = f
    .vowel = yes
name-mage-gramigna =
    { $form ->
        [de] de Gramigna
        [a] à Gramigna
       *[the] Gramigna
    }
    .gender = f
    .vowel = no
name-mage-rikkart =
    { $form ->
        [de] de Rikkart
        [a] à Rikkart
       *[the] Rikkart
    }
    .gender = m
    .vowel = no

# Of the older game
name-mage-nero =
    { $form ->
        [de] de Nero
        [a] à Nero
       *[the] Nero
    }
    .gender = m
    .vowel = no
name-mage-rebecca =
    { $form ->
        [de] de Rebecca
        [a] à Rebecca
       *[the] Rebecca
    }
    .gender = f
    .vowel = no
name-mage-jafar =
    { $form ->
        [de] de Jafar
        [a] à Jafar
       *[the] Jafar
    }
    .gender = m
    .vowel = no
name-mage-tessa =
    { $form ->
        [de] de Tessa
        [a] à Tessa
       *[the] Tessa
    }
    .gender = f
    .vowel = no

## The Avatar

name-avatar-possessed =
    { $form ->
        [title] Possédé
        [de] du Possédé
        [a] au Possédé
       *[the] le Possédé
    }
    .gender = m
    .vowel = no

## Jinxes

name-jinx-numbness =
    { $form ->
        [the] l’Engourdissement
        [de] de l’Engourdissement
        [a] à l’Engourdissement
        [of] d’Engourdissement
       *[one] Engourdissement
    }
    .gender = m
    .vowel = yes
name-jinx-frailty =
    { $form ->
        [the] la Fragilité
        [de] de la Fragilité
        [a] à la Fragilité
        [of] de Fragilité
       *[one] Fragilité
    }
    .gender = f
    .vowel = no
name-jinx-misfortune =
    { $form ->
        [the] la Malchance
        [de] de la Malchance
        [a] à la Malchance
        [of] de Malchance
       *[one] Malchance
    }
    .gender = f
    .vowel = no
name-jinx-slowness =
    { $form ->
        [the] la Lenteur
        [de] de la Lenteur
        [a] à la Lenteur
        [of] de Lenteur
       *[one] Lenteur
    }
    .gender = f
    .vowel = no
name-jinx-weakness =
    { $form ->
        [the] la Faiblesse
        [de] de la Faiblesse
        [a] à la Faiblesse
        [of] de Faiblesse
       *[one] Faiblesse
    }
    .gender = f
    .vowel = no
name-jinx-vulnerability =
    { $form ->
        [the] la Vulnérabilité
        [de] de la Vulnérabilité
        [a] à la Vulnérabilité
        [of] de Vulnérabilité
       *[one] Vulnérabilité
    }
    .gender = f
    .vowel = no

## Upgrades

name-upgrade-serrated_jaws =
    { $form ->
        [the] les Mâchoires Dentelées
        [de] des Mâchoires Dentelées
        [a] aux Mâchoires Dentelées
        [of] de Mâchoires Dentelées
       *[one] Mâchoires Dentelées
    }
    .gender = f
    .number = many
    .vowel = no
name-upgrade-coiled_sinews =
    { $form ->
        [the] les Tendons Bandés
        [de] des Tendons Bandés
        [a] aux Tendons Bandés
        [of] de Tendons Bandés
       *[one] Tendons Bandés
    }
    .gender = m
    .number = many
    .vowel = no
name-upgrade-volatile_core =
    { $form ->
        [the] le Noyau Volatil
        [de] du Noyau Volatil
        [a] au Noyau Volatil
        [of] de Noyau Volatil
       *[one] Noyau Volatil
    }
    .gender = m
    .number = one
    .vowel = no
name-upgrade-leeching_tubes =
    { $form ->
        [the] les Tubes Sangsues
        [de] des Tubes Sangsues
        [a] aux Tubes Sangsues
        [of] de Tubes Sangsues
       *[one] Tubes Sangsues
    }
    .gender = m
    .number = many
    .vowel = no
name-upgrade-regenerating_ichor =
    { $form ->
        [the] l’Ichor Régénérant
        [de] de l’Ichor Régénérant
        [a] à l’Ichor Régénérant
        [of] d’Ichor Régénérant
       *[one] Ichor Régénérant
    }
    .gender = m
    .number = one
    .vowel = yes
name-upgrade-corrosive_plasma =
    { $form ->
        [the] le Plasma Corrosif
        [de] du Plasma Corrosif
        [a] au Plasma Corrosif
        [of] de Plasma Corrosif
       *[one] Plasma Corrosif
    }
    .gender = m
    .number = one
    .vowel = no

## Spells

# Agony
name-spell-shared_torture = Supplice Partagé
    .gender = m
    .number = one
name-spell-grim_torment = Sinistre Tourment
    .gender = m
    .number = one
name-spell-cross_and_delight = Croix et Délice
    .gender = f
    .number = one
name-spell-torment = Tourment
    .gender = m
    .number = one
name-spell-visceral_fire = Feu Viscéral
    .gender = m
    .number = one
name-spell-peak_of_agony = Paroxysme de l’Agonie
    .gender = m
    .number = one
name-spell-pain_mark = Marque de Douleur
    .gender = f
    .number = one
name-spell-master_of_pleasure = Maître des Plaisirs
    .gender = m
    .number = one
name-spell-liquefy_the_pain = Douleur Liquéfiée
    .gender = f
    .number = one
name-spell-submission = Soumission
    .gender = f
    .number = one
name-spell-ineluctable_pain = Douleur Inéluctable
    .gender = f
    .number = one
name-spell-heart_of_ice = Cœur de Glace
    .gender = m
    .number = one

# Alchemy
name-spell-azoth_bomb = Bombe d’Azoth
    .gender = f
    .number = one
name-spell-viatorium_spagyricum = Viatorium Spagyricum
    .gender = m
    .number = one
name-spell-deflagrate = Déflagration
    .gender = f
    .number = one
name-spell-athanor_eruption = Éruption de l’Athanor
    .gender = f
    .number = one
name-spell-marbling = Marbrure
    .gender = f
    .number = one
name-spell-stone_phoenix = Phénix de Pierre
    .gender = m
    .number = one
name-spell-soul_transfer = Transfert d’Âme
    .gender = m
    .number = one
name-spell-liquid_fire = Feu Liquide
    .gender = m
    .number = one
name-spell-fountain_of_the_three = Fontaine des Trois
    .gender = f
    .number = one
name-spell-purifying_aludel = Aludel Purificateur
    .gender = m
    .number = one
name-spell-albify = Albification
    .gender = f
    .number = one
name-spell-silver_of_the_sages = Argent des Sages
    .gender = m
    .number = one

# Forgotten
name-spell-the_white_work = L’Œuvre au Blanc
    .gender = m
    .number = one
name-spell-usurpers_decree = Décret de l’Usurpateur
    .gender = m
    .number = one
name-spell-legion_of_the_last_night = Légion de la Dernière Nuit
    .gender = f
    .number = one
name-spell-unwritten_death = Mort Non Écrite
    .gender = f
    .number = one
name-spell-the_hour_between = L’Heure d’Entre-Deux
    .gender = f
    .number = one
name-spell-cursed_bond = Lien Maudit
    .gender = m
    .number = one
name-spell-arcane_barrage = Barrage Arcanique
    .gender = m
    .number = one
name-spell-killer_fog = Brume Meurtrière
    .gender = f
    .number = one
name-spell-supreme_fireball = Boule de Feu Suprême
    .gender = f
    .number = one

# Hex
name-spell-knotted_tally = Compte des Nœuds
    .gender = m
    .number = one
name-spell-nail_in_the_shadow = Clou dans l’Ombre
    .gender = m
    .number = one
name-spell-magpie_flock = Nuée de Pies
    .gender = f
    .number = one
name-spell-halting_rhyme = Rime Boiteuse
    .gender = f
    .number = one
name-spell-false_coronation = Faux Couronnement
    .gender = m
    .number = one
name-spell-scapegoat = Bouc Émissaire
    .gender = m
    .number = one
name-spell-thiefs_candle = Chandelle du Voleur
    .gender = f
    .number = one
name-spell-black_feather = Plume Noire
    .gender = f
    .number = one
name-spell-curse = Anathème
    .gender = m
    .number = one
name-spell-baleful_curse = Anathème Funeste
    .gender = m
    .number = one
name-spell-cerebral_worm = Ver Cérébral
    .gender = m
    .number = one
name-spell-crypt_fever = Fièvre des Cryptes
    .gender = f
    .number = one

# Nightmare
name-spell-night_visitor = Visiteur Nocturne
    .gender = m
    .number = one
name-spell-drowning_dream = Rêve de Noyade
    .gender = m
    .number = one
name-spell-flight_from_nothing = Fuite devant le Néant
    .gender = f
    .number = one
name-spell-black_tidings = Noires Nouvelles
    .gender = f
    .number = many
name-spell-toll_of_dread = Tribut d’Effroi
    .gender = m
    .number = one
name-spell-unending_night = Nuit Sans Fin
    .gender = f
    .number = one
name-spell-sleepwalkers_errand = Errance du Somnambule
    .gender = f
    .number = one
name-spell-victors_lullaby = Berceuse du Vainqueur
    .gender = f
    .number = one
name-spell-shifting_nightmare = Cauchemar Changeant
    .gender = m
    .number = one
name-spell-persecution = Persécution
    .gender = f
    .number = one
name-spell-shadow_blast = Souffle d’Ombre
    .gender = m
    .number = one
name-spell-ephialtes = Éphialtès
    .gender = m
    .number = one

# Personal
name-spell-evil_eye = Mauvais Œil
    .gender = m
    .number = one
name-spell-assembly_line = Chaîne de Montage
    .gender = f
    .number = one
name-spell-cube_of_lamentations = Cube des Lamentations
    .gender = m
    .number = one
name-spell-wanderers_dream = Songe du Voyageur
    .gender = m
    .number = one

# Shamanic
name-spell-signs_in_the_smoke = Signes dans la Fumée
    .gender = m
    .number = many
name-spell-drum_of_the_forebears = Tambour des Aïeux
    .gender = m
    .number = one
name-spell-thunder_chant = Chant du Tonnerre
    .gender = m
    .number = one
name-spell-monsoon_prayer = Prière à la Mousson
    .gender = f
    .number = one
name-spell-burnt_offering = Offrande Brûlée
    .gender = f
    .number = one
name-spell-ghost_procession = Procession de Spectres
    .gender = f
    .number = one
name-spell-carved_eyes = Yeux Sculptés
    .gender = m
    .number = many
name-spell-drowned_idol = Idole Noyée
    .gender = f
    .number = one
name-spell-pyre_spirit = Esprit du Bûcher
    .gender = m
    .number = one
name-spell-astral_path = Sentier Astral
    .gender = m
    .number = one
name-spell-channeling_energy = Énergie Canalisée
    .gender = f
    .number = one
name-spell-earth_totem = Totem de la Terre
    .gender = m
    .number = one

# Technomancy
name-spell-stitched_vanguard = Avant-garde Recousue
    .gender = f
    .number = one
name-spell-overcharge = Surtension
    .gender = f
    .number = one
name-spell-waste_nothing = Rien ne se Perd
    .gender = m
    .number = one
name-spell-hatch_in_the_floor = Trappe Dérobée
    .gender = f
    .number = one
name-spell-borrowed_skin = Peau d’Emprunt
    .gender = f
    .number = one
name-spell-furnace_lungs = Poumons de Fournaise
    .gender = m
    .number = many
name-spell-clockwork_muster = Appel des Rouages
    .gender = m
    .number = one
name-spell-greater_mould = Grand Moule
    .gender = m
    .number = one
name-spell-living_liquid = Liquide Vivant
    .gender = m
    .number = one
name-spell-acid_blood = Sang Acide
    .gender = m
    .number = one
name-spell-protean_genesis = Genèse Protéiforme
    .gender = f
    .number = one
name-spell-mechanical_archive = Archives Mécaniques
    .gender = f
    .number = many

# Conspiracy
name-spell-blade_barrage = Tempête de Lames
    .gender = f
    .number = one
name-spell-blood_pact = Pacte de Sang
    .gender = m
    .number = one
name-spell-dance_of_death = Danse Macabre
    .gender = f
    .number = one
name-spell-deceiving_wind = Vent Trompeur
    .gender = m
    .number = one
name-spell-dismiss = Révocation
    .gender = f
    .number = one
name-spell-extort_magic = Extorsion Magique
    .gender = f
    .number = one
name-spell-magical_theft = Larcin Magique
    .gender = m
    .number = one
name-spell-magic_door = Porte Magique
    .gender = f
    .number = one
name-spell-obscure_intuition = Intuition Obscure
    .gender = f
    .number = one
name-spell-plot = Machination
    .gender = f
    .number = one
name-spell-profane_mark = Marque Profane
    .gender = f
    .number = one
name-spell-whispering_wind = Vent Murmurant
    .gender = m
    .number = one

# Destruction
name-spell-demons_howl = Hurlement Démoniaque
    .gender = m
    .number = one
name-spell-destructive_bolt = Éclat Destructeur
    .gender = m
    .number = one
name-spell-fireball = Boule de Feu
    .gender = f
    .number = one
name-spell-fire_dash = Ruée Ardente
    .gender = f
    .number = one
name-spell-fire_of_fate = Feu du Destin
    .gender = m
    .number = one
name-spell-ice_burst = Salve de Glace
    .gender = f
    .number = one
name-spell-maelstrom = Maelstrom
    .gender = m
    .number = one
name-spell-meteor_swarm = Nuée de Météores
    .gender = f
    .number = one
name-spell-mighty_whirlwind = Puissant Tourbillon
    .gender = m
    .number = one
name-spell-obscure_armor = Armure Obscure
    .gender = f
    .number = one
name-spell-obscure_explosion = Explosion Obscure
    .gender = f
    .number = one
name-spell-unstable_arrow = Flèche Instable
    .gender = f
    .number = one

# Divination
name-spell-arcane_mark = Marque Arcanique
    .gender = f
    .number = one
name-spell-arcane_vision = Vision Arcanique
    .gender = f
    .number = one
name-spell-autumn_rite = Rite de l’Automne
    .gender = m
    .number = one
name-spell-change_the_past_and_future = Changer le Passé et l’Avenir
    .gender = m
    .number = one
name-spell-change_the_plot = Coup de Théâtre
    .gender = m
    .number = one
name-spell-clairvoyance = Clairvoyance
    .gender = f
    .number = one
name-spell-forget_the_grief = Oublier le Chagrin
    .gender = m
    .number = one
name-spell-hourglass = Sablier
    .gender = m
    .number = one
name-spell-read_the_past_and_future = Lire le Passé et l’Avenir
    .gender = m
    .number = one
name-spell-spring_rite = Rite du Printemps
    .gender = m
    .number = one
name-spell-summer_rite = Rite de l’Été
    .gender = m
    .number = one
name-spell-winter_rite = Rite de l’Hiver
    .gender = m
    .number = one

# Forgotten, of the older game
name-spell-death_delirium = Délire Mortel
    .gender = m
    .number = one
name-spell-devastation = Dévastation
    .gender = f
    .number = one
name-spell-disintegration = Désintégration
    .gender = f
    .number = one
name-spell-echo_of_revenge = Écho de Vengeance
    .gender = m
    .number = one
name-spell-eviscerate = Éviscération
    .gender = f
    .number = one
name-spell-infamy_of_crete_spell = Infamie de Crète
    .gender = f
    .number = one
name-spell-intertwine_fate = Destins Entrelacés
    .gender = m
    .number = many
name-spell-lightning_storm = Tempête de Foudre
    .gender = f
    .number = one
name-spell-soul_entrapment = Âme Captive
    .gender = f
    .number = one
name-spell-time_stop = Arrêt du Temps
    .gender = m
    .number = one

# Illusion
name-spell-andromeda_spell = Andromeda
    .gender = f
    .number = one
name-spell-arcane_mirage = Mirage Arcanique
    .gender = m
    .number = one
name-spell-deceiving_image = Image Trompeuse
    .gender = f
    .number = one
name-spell-ghost_assassin = Assassin Fantôme
    .gender = m
    .number = one
name-spell-illusory_pain = Douleur Illusoire
    .gender = f
    .number = one
name-spell-illusory_tribute = Tribut Illusoire
    .gender = m
    .number = one
name-spell-imitation = Imitation
    .gender = f
    .number = one
name-spell-jester_hat = Bonnet de Bouffon
    .gender = m
    .number = one
name-spell-light_cape = Cape de Lumière
    .gender = f
    .number = one
name-spell-multiple_images = Images Multiples
    .gender = f
    .number = many
name-spell-shadow_step = Pas de l’Ombre
    .gender = m
    .number = one
name-spell-suggestion = Suggestion
    .gender = f
    .number = one

# Necromancy
name-spell-bone_armor = Armure d’Os
    .gender = f
    .number = one
name-spell-cowardice = Couardise
    .gender = f
    .number = one
name-spell-epiphany = Épiphanie
    .gender = f
    .number = one
name-spell-evanescent_hope = Espoir Évanescent
    .gender = m
    .number = one
name-spell-graze = Écorchement
    .gender = m
    .number = one
name-spell-ice_grip = Étau de Glace
    .gender = m
    .number = one
name-spell-invoke_obscurity = Rituel Obscur
    .gender = m
    .number = one
name-spell-obscuritys_grip = Obscure Emprise
    .gender = f
    .number = one
name-spell-sick_withering = Flétrissure Maladive
    .gender = f
    .number = one
name-spell-summon_obscurity = Invoquer l’Obscurité
    .gender = m
    .number = one
name-spell-traitor_mist = Brume Traîtresse
    .gender = f
    .number = one
name-spell-vampires_bite = Morsure du Vampire
    .gender = f
    .number = one

# Personal, of the older game
name-spell-reading_the_stars = Lecture des Étoiles
    .gender = f
    .number = one
name-spell-ring_of_fire = Anneau de Feu
    .gender = m
    .number = one
name-spell-putrefy = Putréfaction
    .gender = f
    .number = one
name-spell-wrath_of_nature = Colère de la Nature
    .gender = f
    .number = one

# Transmutation
name-spell-acid_explosion = Explosion Acide
    .gender = f
    .number = one
name-spell-disfiguring_mutation = Mutation Défigurante
    .gender = f
    .number = one
name-spell-implosion_rite = Rite d’Implosion
    .gender = m
    .number = one
name-spell-magic_eruption = Éruption Magique
    .gender = f
    .number = one
name-spell-mutation_rite = Rite de Mutation
    .gender = m
    .number = one
name-spell-overload = Surcharge
    .gender = f
    .number = one
name-spell-putrefying_poison = Poison Putréfiant
    .gender = m
    .number = one
name-spell-rite_of_change = Rite du Changement
    .gender = m
    .number = one
name-spell-rite_of_control = Rite du Contrôle
    .gender = m
    .number = one
name-spell-stone_claws = Griffes de Pierre
    .gender = f
    .number = many
name-spell-unstable_bind = Lien Instable
    .gender = m
    .number = one
name-spell-unstable_flames = Flammes Instables
    .gender = f
    .number = many

## Quests

# First Moon
name-quest-holy_corruption = Sainte Corruption
    .gender = f
    .number = one
name-quest-contingent_mage = Mage de Contingence
    .gender = m
    .number = one
name-quest-shattered_illusion = Illusion Brisée
    .gender = f
    .number = one
name-quest-warrior_wizard = Mage Guerrier
    .gender = m
    .number = one
name-quest-magic_stem = Rameau Magique
    .gender = m
    .number = one
name-quest-guarding_wisdom = Sagesse Préservée
    .gender = f
    .number = one
name-quest-dominate_fear = Dominer la Peur
    .gender = m
    .number = one
name-quest-earth_tempest = Tempête de Terre
    .gender = f
    .number = one
name-quest-channeling_instability = Instabilité Canalisée
    .gender = f
    .number = one
name-quest-summoner_wizard = Mage Invocateur
    .gender = m
    .number = one
name-quest-guardian_mage = Mage Gardien
    .gender = m
    .number = one
name-quest-conspirator_mage = Mage Conspirateur
    .gender = m
    .number = one
name-quest-rest_the_limbs = Repos du Corps
    .gender = m
    .number = one
name-quest-field_test = Essai sur le Terrain
    .gender = m
    .number = one
name-quest-acquire_wealth = Faire Fortune
    .gender = m
    .number = one

# Second Moon
name-quest-cinder_and_gold = Cendre et Or
    .gender = f
    .number = one
name-quest-enigmatic_sun = Soleil Énigmatique
    .gender = m
    .number = one
name-quest-cinder_star = Étoile de Cendre
    .gender = f
    .number = one
name-quest-illusory_moon = Lune Illusoire
    .gender = f
    .number = one
name-quest-purple_star = Étoile Violette
    .gender = f
    .number = one
name-quest-mortal_moon = Lune Mortelle
    .gender = f
    .number = one
name-quest-generous_moon = Lune Généreuse
    .gender = f
    .number = one
name-quest-wise_moon = Lune de Sagesse
    .gender = f
    .number = one
name-quest-crimson_star = Étoile Cramoisie
    .gender = f
    .number = one
name-quest-persuasive_moon = Lune Persuasive
    .gender = f
    .number = one
name-quest-emerald_star = Étoile d’Émeraude
    .gender = f
    .number = one
name-quest-powerful_moon = Lune Puissante
    .gender = f
    .number = one
name-quest-citrine_star = Étoile de Citrine
    .gender = f
    .number = one
name-quest-indigo_star = Étoile Indigo
    .gender = f
    .number = one
name-quest-emerald_amethyst = Améthyste Émeraude
    .gender = f
    .number = one
name-quest-bloody_sun = Soleil Sanglant
    .gender = m
    .number = one
name-quest-vial_sun = Soleil en Fiole
    .gender = m
    .number = one
name-quest-electric_ruby = Rubis Électrique
    .gender = m
    .number = one
name-quest-golden_sun = Soleil d’Or
    .gender = m
    .number = one
name-quest-extinct_sun = Soleil Éteint
    .gender = m
    .number = one
name-quest-invisible_sun = Soleil Invisible
    .gender = m
    .number = one

# Third Moon
name-quest-collective_sacrifice = Sacrifice Collectif
    .gender = m
    .number = one
name-quest-aeromancer = Aéromancien
    .gender = m
    .number = one
name-quest-hydromancer = Hydromancien
    .gender = m
    .number = one
name-quest-geomancer = Géomancien
    .gender = m
    .number = one
name-quest-pyromancer = Pyromancien
    .gender = m
    .number = one
name-quest-elementalist = Élémentaliste
    .gender = m
    .number = one
name-quest-surrender_of_power = Renoncer à la Puissance
    .gender = m
    .number = one
name-quest-deep_knowledge = Savoir Profond
    .gender = m
    .number = one
name-quest-magus = Magus
    .gender = m
    .number = one
name-quest-power_catalyst = Catalyseur de Puissance
    .gender = m
    .number = one
name-quest-summoner = Invocateur
    .gender = m
    .number = one
name-quest-master_of_death = Maître de la Mort
    .gender = m
    .number = one
name-quest-theurge = Théurge
    .gender = m
    .number = one

# First Moon, of the older game
name-quest-magic_block = Blocage Magique
    .gender = m
    .number = one
name-quest-shed_blood = Sang Versé
    .gender = m
    .number = one
name-quest-borrowed_majesty = Majesté d’Emprunt
    .gender = f
    .number = one
name-quest-dented_breastplate = Plastron Cabossé
    .gender = m
    .number = one
name-quest-whispered_invitation = Invitation Murmurée
    .gender = f
    .number = one
name-quest-bitter_draught = Breuvage Amer
    .gender = m
    .number = one
name-quest-off_the_leash = Lâcher la Bête
    .gender = m
    .number = one
name-quest-grave_errand = Visite au Tombeau
    .gender = f
    .number = one
name-quest-ask_the_dead = Interroger les Morts
    .gender = m
    .number = one
name-quest-through_the_glass = À travers le Miroir
    .gender = m
    .number = one
name-quest-answer_before_the_question = Réponse avant la Question
    .gender = f
    .number = one
name-quest-undertow = Lame de Fond
    .gender = f
    .number = one
name-quest-locked_shelf = Rayon Interdit
    .gender = m
    .number = one
name-quest-follow_the_comet = Suivre la Comète
    .gender = m
    .number = one
name-quest-clean_linen = Linge Blanc
    .gender = m
    .number = one
name-quest-hammer_swing = Coup de Marteau
    .gender = m
    .number = one
name-quest-seed_of_ruin = Graine de Ruine
    .gender = f
    .number = one
name-quest-light_fingers = Doigts Lestes
    .gender = m
    .number = many
name-quest-bare_knuckles = À Poings Nus
    .gender = m
    .number = one
name-quest-sharp_servants = Serviteurs Mordants
    .gender = m
    .number = many
name-quest-not_a_scratch = Pas une Égratignure
    .gender = f
    .number = one
name-quest-thread_across_the_door = Fil en Travers de la Porte
    .gender = m
    .number = one
name-quest-many_tongues = Maintes Langues
    .gender = f
    .number = many
name-quest-crowded_verse = Verset dans la Foule
    .gender = m
    .number = one
name-quest-uninvited = Sans Invitation
    .gender = m
    .number = one
name-quest-field_surgeon = Chirurgien de Campagne
    .gender = m
    .number = one
name-quest-borrowed_wound = Blessure d’Emprunt
    .gender = f
    .number = one
name-quest-heavy_head = Tête Lourde
    .gender = f
    .number = one
name-quest-black_and_blue = Couvert de Bleus
    .gender = m
    .number = one
name-quest-sent_to_bed = Envoyé au Lit
    .gender = m
    .number = one
name-quest-broken_toy = Jouet Cassé
    .gender = m
    .number = one
name-quest-crossfire = Feux Croisés
    .gender = m
    .number = many

# Second Moon, of the older game
name-quest-court_of_one = Une Cour à Soi
    .gender = f
    .number = one
name-quest-iron_vow = Vœu de Fer
    .gender = m
    .number = one
name-quest-velvet_ledger = Registre de Velours
    .gender = m
    .number = one
name-quest-quicksilver = Vif-argent
    .gender = m
    .number = one
name-quest-called_out = Provocation en Duel
    .gender = f
    .number = one
name-quest-pack_leader = Chef de Meute
    .gender = m
    .number = one
name-quest-lift_the_slab = Soulever la Dalle
    .gender = m
    .number = one
name-quest-every_drawer = Tous les Tiroirs
    .gender = m
    .number = many
name-quest-knife_for_two = Couteau pour Deux
    .gender = m
    .number = one
name-quest-borrowed_face = Visage d’Emprunt
    .gender = m
    .number = one
name-quest-what_was_promised = Chose Promise
    .gender = f
    .number = one
name-quest-down_the_well = Au Fond du Puits
    .gender = m
    .number = one
name-quest-torn_pages = Pages Déchirées
    .gender = f
    .number = many
name-quest-black_stars = Étoiles Noires
    .gender = f
    .number = many
name-quest-shared_cup = Coupe Partagée
    .gender = f
    .number = one
name-quest-strike_twice = Frapper Deux Fois
    .gender = m
    .number = one
name-quest-creeping_vine = Liane Rampante
    .gender = f
    .number = one
name-quest-tithe = Dîme
    .gender = f
    .number = one
name-quest-thorned_bargain = Marché Épineux
    .gender = m
    .number = one
name-quest-persistence = Persévérance
    .gender = f
    .number = one
name-quest-blood_price = Prix du Sang
    .gender = m
    .number = one
name-quest-raise_the_stones = Dresser les Pierres
    .gender = m
    .number = one
name-quest-pretender = Prétendant
    .gender = m
    .number = one
name-quest-green_eyed = Vert de Jalousie
    .gender = m
    .number = one
name-quest-beast_hunter = Chasseur de Bêtes
    .gender = m
    .number = one
name-quest-shaking_floor = Sol Tremblant
    .gender = m
    .number = one
name-quest-bright_words = Mots Lumineux
    .gender = m
    .number = many
name-quest-poor_relation = Parent Pauvre
    .gender = m
    .number = one
name-quest-full_kennel = Chenil Plein
    .gender = m
    .number = one
name-quest-cornered = Dos au Mur
    .gender = m
    .number = one
name-quest-open_feuds = Querelles Ouvertes
    .gender = f
    .number = many
name-quest-full_parlour = Salon Comble
    .gender = m
    .number = one

# Third Moon, of the older game
name-quest-gain_power = Gagner en Puissance
    .gender = m
    .number = one
name-quest-arm_the_house = Armer la Maison
    .gender = m
    .number = one
name-quest-last_dance = Dernière Danse
    .gender = f
    .number = one
name-quest-final_distillation = Distillation Finale
    .gender = f
    .number = one
name-quest-no_second_bell = Pas de Second Gong
    .gender = m
    .number = one
name-quest-name_the_beast = Nommer la Bête
    .gender = m
    .number = one
name-quest-night_muster = Appel Nocturne
    .gender = m
    .number = one
name-quest-grave_goods = Offrandes Funéraires
    .gender = f
    .number = many
name-quest-red_harvest = Moisson Rouge
    .gender = f
    .number = one
name-quest-shard_storm = Tempête d’Éclats
    .gender = f
    .number = one
name-quest-foregone_conclusion = Affaire Entendue
    .gender = f
    .number = one
name-quest-the_floor_gives_way = Le Sol se Dérobe
    .gender = m
    .number = one
name-quest-burn_the_index = Brûler l’Index
    .gender = m
    .number = one
name-quest-blot_out_the_moon = Éclipser la Lune
    .gender = m
    .number = one
name-quest-wrung_rag = Chiffon Essoré
    .gender = m
    .number = one
name-quest-unmaking = Anéantissement
    .gender = m
    .number = one
name-quest-strangler_root = Racine Étrangleuse
    .gender = f
    .number = one
name-quest-empty_vault = Coffre Vide
    .gender = m
    .number = one
name-quest-prune_the_rose = Tailler la Rose
    .gender = m
    .number = one
name-quest-wounded_lion = Lion Blessé
    .gender = m
    .number = one
name-quest-long_shadow = Ombre Longue
    .gender = f
    .number = one
name-quest-old_rites = Rites Anciens
    .gender = m
    .number = many
name-quest-upstart = Parvenu
    .gender = m
    .number = one
name-quest-last_page = Dernière Page
    .gender = f
    .number = one
name-quest-settle_all_scores = Règlement de Comptes
    .gender = m
    .number = one
name-quest-conductor = Chef d’Orchestre
    .gender = m
    .number = one
name-quest-weather_the_omens = Braver les Présages
    .gender = m
    .number = one
name-quest-chain_of_oaths = Chaîne de Serments
    .gender = f
    .number = one
name-quest-clean_hands = Mains Propres
    .gender = f
    .number = many
name-quest-fall_of_the_great = Chute des Grands
    .gender = f
    .number = one
name-quest-smoke_and_soil = Fumée et Terre
    .gender = f
    .number = one

## Events

# First Moon
name-event-hidden_resources = Ressources Cachées
    .gender = f
    .number = many
name-event-black_thorns = Épines Noires
    .gender = f
    .number = many
name-event-rebirth_at_sunset = Renaissance au Couchant
    .gender = f
    .number = one
name-event-gift_to_fools = Présent aux Sots
    .gender = m
    .number = one
name-event-dislocation = Dislocation
    .gender = f
    .number = one
name-event-rebirth_at_noon = Renaissance à Midi
    .gender = f
    .number = one
name-event-awakening = Éveil
    .gender = m
    .number = one
name-event-puppeteer = Marionnettiste
    .gender = m
    .number = one
name-event-rebirth_at_dawn = Renaissance à l’Aube
    .gender = f
    .number = one
name-event-a_hard_lesson = Une Dure Leçon
    .gender = f
    .number = one
name-event-undead_army = Armée de Morts-vivants
    .gender = f
    .number = one
name-event-black_overload = Surcharge Noire
    .gender = f
    .number = one
name-event-midnight_rebirth = Renaissance à Minuit
    .gender = f
    .number = one

# Second Moon
name-event-abandonment = Abandon
    .gender = m
    .number = one
name-event-battle = Bataille
    .gender = f
    .number = one
name-event-knowledge = Savoir
    .gender = m
    .number = one
name-event-illness = Maladie
    .gender = f
    .number = one
name-event-clairvoyance = Clairvoyance
    .gender = f
    .number = one
name-event-vision = Vision
    .gender = f
    .number = one
name-event-wave_of_fatigue = Vague de Fatigue
    .gender = f
    .number = one
name-event-growth = Croissance
    .gender = f
    .number = one
name-event-revolt_of_the_servants = Révolte des Serviteurs
    .gender = f
    .number = one
name-event-tribute_of_the_command = Tribut du Commandement
    .gender = m
    .number = one
name-event-renovation = Rénovation
    .gender = f
    .number = one
name-event-reward_the_slothful = Récompense des Paresseux
    .gender = f
    .number = one
name-event-instinct = Instinct
    .gender = m
    .number = one

# Third Moon
name-event-only_war = Rien que la Guerre
    .gender = f
    .number = one
name-event-remembrance = Réminiscence
    .gender = f
    .number = one
name-event-assault = Assaut
    .gender = m
    .number = one
name-event-manipulating_the_past = Manipuler le Passé
    .gender = m
    .number = one
name-event-pledge = Serment
    .gender = m
    .number = one
name-event-only_peace = Rien que la Paix
    .gender = f
    .number = one
name-event-gold_to_the_king = L’Or au Roi
    .gender = m
    .number = one
name-event-woe = Malheur
    .gender = m
    .number = one
name-event-infinite_knowledge = Savoir Infini
    .gender = m
    .number = one
name-event-immortals = Immortels
    .gender = m
    .number = many
name-event-false_mercy = Fausse Clémence
    .gender = f
    .number = one
name-event-dominion = Domination
    .gender = f
    .number = one
name-event-power_infusion = Afflux de Puissance
    .gender = m
    .number = one

# Of the Avatar
name-event-crown_of_thorns = Couronne d’Épines
    .gender = f
    .number = one
name-event-restless_host = Horde Sans Repos
    .gender = f
    .number = one
name-event-roots_in_stone = Racines dans la Pierre
    .gender = f
    .number = many
name-event-lesser_tribute = Moindre Tribut
    .gender = m
    .number = one
name-event-black_dew = Noire Rosée
    .gender = f
    .number = one
name-event-thorned_halls = Couloirs d’Épines
    .gender = m
    .number = many
name-event-marked_prey = Proie Marquée
    .gender = f
    .number = one
name-event-midnight_hunt = Chasse de Minuit
    .gender = f
    .number = one
name-event-unpaid_debts = Dettes Impayées
    .gender = f
    .number = many
name-event-sharpened_thorns = Épines Acérées
    .gender = f
    .number = many
name-event-feast_of_thorns = Festin d’Épines
    .gender = m
    .number = one
name-event-the_rose_takes_root = La Rose Prend Racine
    .gender = f
    .number = one
name-event-hollow_victory = Vaine Victoire
    .gender = f
    .number = one
name-event-last_hunt = Dernière Chasse
    .gender = f
    .number = one
name-event-ashes_of_the_lodge = Cendres de la Loge
    .gender = f
    .number = many

# First Moon, of the older game
name-event-young_moons_gift = Don de la Jeune Lune
    .gender = m
    .number = one
name-event-miserable_dance = Danse Misérable
    .gender = f
    .number = one
name-event-open_larder = Garde-manger Ouvert
    .gender = m
    .number = one
name-event-warm_hearths = Âtres Chauds
    .gender = m
    .number = many
name-event-pilgrimage = Pèlerinage
    .gender = m
    .number = one
name-event-lent_books = Livres Prêtés
    .gender = m
    .number = many
name-event-praise_of_caution = Éloge de la Prudence
    .gender = m
    .number = one
name-event-dull_blades = Lames Émoussées
    .gender = f
    .number = many
name-event-barter = Troc
    .gender = m
    .number = one
name-event-sour_air = Air Vicié
    .gender = m
    .number = one
name-event-cracked_dais = Estrade Fissurée
    .gender = f
    .number = one
name-event-cold_stairs = Escaliers Froids
    .gender = m
    .number = many
name-event-jealous_doors = Portes Jalouses
    .gender = f
    .number = many
name-event-loud_spells = Sorts Tonitruants
    .gender = m
    .number = many
name-event-small_debts = Petites Dettes
    .gender = f
    .number = many
name-event-fodder = Fourrage
    .gender = m
    .number = one
name-event-splinters = Échardes
    .gender = f
    .number = many
name-event-gnawing_dark = Ténèbres Rongeuses
    .gender = f
    .number = many
name-event-alms = Aumône
    .gender = f
    .number = one
name-event-late_bell = Cloche Tardive
    .gender = f
    .number = one
name-event-heavy_purse = Lourde Bourse
    .gender = f
    .number = one
name-event-kind_stranger = Aimable Inconnu
    .gender = m
    .number = one
name-event-beginners_luck = Chance du Débutant
    .gender = f
    .number = one
name-event-sun_in_the_eyes = Soleil dans les Yeux
    .gender = m
    .number = one
name-event-strays = Errants
    .gender = m
    .number = many
name-event-light_feet = Pieds Légers
    .gender = m
    .number = many

# Second Moon, of the older game
name-event-muffled_blows = Coups Étouffés
    .gender = m
    .number = many
name-event-loose_tongues = Langues Déliées
    .gender = f
    .number = many
name-event-sheathed_fists = Poings Rengainés
    .gender = m
    .number = many
name-event-applause = Applaudissements
    .gender = m
    .number = many
name-event-green_shoots = Jeunes Pousses
    .gender = f
    .number = many
name-event-second_wind = Second Souffle
    .gender = m
    .number = one
name-event-night_off = Nuit de Congé
    .gender = f
    .number = one
name-event-open_ledger = Registre Ouvert
    .gender = m
    .number = one
name-event-black_rain = Pluie Noire
    .gender = f
    .number = one
name-event-tremor = Secousse
    .gender = f
    .number = one
name-event-entrance_fee = Droit d’Entrée
    .gender = m
    .number = one
name-event-thin_air = Air Raréfié
    .gender = m
    .number = one
name-event-brittle_bones = Os Fragiles
    .gender = m
    .number = many
name-event-torn_contracts = Contrats Déchirés
    .gender = m
    .number = many
name-event-bad_dreams = Mauvais Rêves
    .gender = m
    .number = many
name-event-moth_season = Saison des Mites
    .gender = f
    .number = one
name-event-cut_leashes = Laisses Coupées
    .gender = f
    .number = many
name-event-last_in_line = Dernier de la File
    .gender = m
    .number = one
name-event-tall_poppies = Têtes qui Dépassent
    .gender = f
    .number = many
name-event-stretcher_bearers = Brancardiers
    .gender = m
    .number = many
name-event-hunted_hunters = Chasseurs Chassés
    .gender = m
    .number = many
name-event-stabling_fees = Frais d’Écurie
    .gender = m
    .number = many
name-event-stolen_laurels = Lauriers Volés
    .gender = m
    .number = many
name-event-empty_sleeves = Manches Vides
    .gender = f
    .number = many
name-event-crown_of_lead = Couronne de Plomb
    .gender = f
    .number = one
name-event-mock_king = Roi de Carnaval
    .gender = m
    .number = one

# Third Moon, of the older game
name-event-unlocked_gates = Portails Ouverts
    .gender = m
    .number = many
name-event-last_supper = Dernier Souper
    .gender = m
    .number = one
name-event-rusted_snares = Collets Rouillés
    .gender = m
    .number = many
name-event-swan_song = Chant du Cygne
    .gender = m
    .number = one
name-event-wake = Veillée Funèbre
    .gender = f
    .number = one
name-event-golden_hour = Heure Dorée
    .gender = f
    .number = one
name-event-contraband = Contrebande
    .gender = f
    .number = one
name-event-old_songs = Vieilles Chansons
    .gender = f
    .number = many
name-event-unfinished_business = Affaires Inachevées
    .gender = f
    .number = many
name-event-long_night = Longue Nuit
    .gender = f
    .number = one
name-event-collapse = Effondrement
    .gender = m
    .number = one
name-event-leaden_limbs = Membres de Plomb
    .gender = m
    .number = many
name-event-thin_skins = Peau Fine
    .gender = f
    .number = one
name-event-broken_vows = Vœux Brisés
    .gender = m
    .number = many
name-event-hollow_shelves = Rayons Vides
    .gender = m
    .number = many
name-event-storm_of_omens = Tempête de Présages
    .gender = f
    .number = one
name-event-cold_welcome = Accueil Glacial
    .gender = m
    .number = one
name-event-crows = Corbeaux
    .gender = m
    .number = many
name-event-beggars_banquet = Banquet des Gueux
    .gender = m
    .number = one
name-event-regicide = Régicide
    .gender = m
    .number = one
name-event-weight_of_oaths = Poids des Serments
    .gender = m
    .number = one
name-event-pillory = Pilori
    .gender = m
    .number = one
name-event-turncoats = Renégats
    .gender = m
    .number = many
name-event-scales = Balance
    .gender = f
    .number = one
name-event-feather_beds = Lits de Plumes
    .gender = m
    .number = many
name-event-paupers_army = Armée des Pauvres
    .gender = f
    .number = one

## Command Cards

# First Moon
name-command-release_energy = Énergie Libérée
    .gender = f
    .number = one
name-command-corrupted_ray = Rayon Corrompu
    .gender = m
    .number = one
name-command-thorn_lash = Fouet d’Épines
    .gender = m
    .number = one
name-command-seeping_shadow = Ombre Suintante
    .gender = f
    .number = one
name-command-whisper_of_petals = Murmure des Pétales
    .gender = m
    .number = one
name-command-hunger_of_roots = Faim des Racines
    .gender = f
    .number = one
name-command-barbed_skin = Peau Barbelée
    .gender = f
    .number = one
name-command-grave_call = Appel de la Tombe
    .gender = m
    .number = one
name-command-snare_of_brambles = Collet de Ronces
    .gender = m
    .number = one
name-command-bitter_bloom = Fleur Amère
    .gender = f
    .number = one

# Second Moon
name-command-revenge_of_the_thorn = Vengeance de l’Épine
    .gender = f
    .number = one
name-command-crimson_harvest = Moisson Cramoisie
    .gender = f
    .number = one
name-command-storm_of_petals = Tempête de Pétales
    .gender = f
    .number = one
name-command-twin_graves = Tombes Jumelles
    .gender = f
    .number = many
name-command-stolen_breath = Souffle Volé
    .gender = m
    .number = one
name-command-rotting_foundations = Fondations Pourries
    .gender = f
    .number = many
name-command-mantle_of_thorns = Manteau d’Épines
    .gender = m
    .number = one
name-command-withering_gaze = Regard Flétrissant
    .gender = m
    .number = one
name-command-pupil_of_the_rose = Élève de la Rose
    .gender = m
    .number = one
name-command-haunting = Hantise
    .gender = f
    .number = one

# Third Moon
name-command-verdict_of_the_queen = Verdict de la Reine
    .gender = m
    .number = one
name-command-black_cavalcade = Chevauchée Noire
    .gender = f
    .number = one
name-command-colossus_unbound = Colosse Déchaîné
    .gender = m
    .number = one
name-command-bloodletting = Saignée
    .gender = f
    .number = one
name-command-collapse_of_the_lodge = Effondrement de la Loge
    .gender = m
    .number = one
name-command-crown_of_briars = Couronne de Ronces
    .gender = f
    .number = one
name-command-last_petal = Dernier Pétale
    .gender = m
    .number = one
name-command-puppet_strings = Fils de Marionnette
    .gender = m
    .number = many
name-command-spite_of_the_rose = Rancune de la Rose
    .gender = f
    .number = one
name-command-thousand_thorns = Mille Épines
    .gender = f
    .number = many

## Names that have no message of their own: people, and cards of packs

name-person =
    { $form ->
        [de] { de-name }
        [a] à { $name }
       *[the] { $name }
    }
    .gender = m
    .vowel = no
name-grimoire = { $name }
name-school =
    { $form ->
        [the] l’École { $name }
        [de] { de-name }
        [a] à l’École { $name }
        [of] { de-name }
       *[title] { $name }
    }
    .gender = f
    .vowel = yes
# Names that packs bring begin with what they begin with.
de-name = { $initial ->
        [a] d’
        [e] d’
        [i] d’
        [o] d’
        [u] d’
       *[other] de{" "}
    }{ $name }
name-mage =
    { $form ->
        [de] { de-name }
        [a] à { $name }
       *[the] { $name }
    }
    .gender = m
    .vowel = no
name-spell = { $name }
    .gender = m
    .number = one
name-quest = { $name }
    .gender = f
    .number = one
name-event = { $name }
    .gender = m
    .number = one
name-avatar =
    { $form ->
        [de] { de-name }
        [a] à { $name }
       *[the] { $name }
    }
    .gender = m
    .vowel = no
name-command = { $name }
    .gender = m
    .number = one
name-jinx =
    { $form ->
        [the] la Malédiction { $name }
        [de] de la Malédiction { $name }
        [a] à la Malédiction { $name }
        [of] de { $name }
       *[title] { $name }
    }
    .gender = f
    .vowel = no
name-upgrade =
    { $form ->
        [the] l’Amélioration { $name }
        [de] de l’Amélioration { $name }
        [a] à l’Amélioration { $name }
        [of] de { $name }
       *[title] { $name }
    }
    .gender = f
    .vowel = yes
name-room =
    { $form ->
        [the] la Salle { $name }
        [de] de la Salle { $name }
        [a] à la Salle { $name }
        [dans] dans la Salle { $name }
       *[title] { $name }
    }
    .gender = f
    .vowel = no
name-evocation =
    { $form ->
        [the] l’Évocation { $name }
        [de] de l’Évocation { $name }
        [a] à l’Évocation { $name }
        [of] de { $name }
       *[title] { $name }
    }
    .gender = f
    .vowel = yes
    .number = one
