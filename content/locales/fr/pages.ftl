### The pages around the table: home, new table, cards, rules, replays, lessons, settings.

page-home = Accueil
page-gallery = Cartes
page-rules = Règles
page-replays = Rediffusions
page-tutorial = Leçons
page-settings = Réglages
page-join = Rejoindre
page-missing = Cette page n’existe pas.
page-missing-why = Il n’y a rien à cette adresse. Peut-être y manque-t-il une lettre, ou la table a été rangée.

## The frame of every page

skip = Au contenu
to-home = Lodge, à l’accueil
pages = Pages
nav-cards = Cartes
nav-rules = Règles
nav-replays = Rediffusions
nav-settings = Réglages
foot-notice = Un projet de fans, non officiel. Le texte des règles et les dessins sont de nous ; icônes de game-icons.net, CC BY 3.0.
foot-about = À propos et crédits
somebody = Mage
bot = Bot

## Home

home-what = Quatre Mages, dix-neuf salles, et une Rose qui tient les comptes.
home-game = Le jeu de plateau Black Rose Wars, sur une table dans votre navigateur.
home-about = Un duel de Mages dans une Loge en ruine : étudiez, préparez vos Sorts en secret, lancez-les le long des rangées de salles, et reconstruisez ce qui tombe. Jouez entre amis sur un seul écran, par lien, ou contre des bots. Rien à installer, aucune inscription.
home-continue = Continuer
home-your-turn = À vous
home-frozen = Gelée
home-waits = Attend { $name }
home-waits-open = Attend des joueurs
home-forget = Retirer { $name } de cette liste
home-tutorial = Leçons
home-tutorial-sub = Trois, et une partie guidée
home-replays = Rediffusions
home-replays-sub = Revoir une partie
home-cards = Cartes
home-cards-sub = Toutes, avec recherche
home-rules = Règles
home-rules-sub = Comment jouer, par numéro
home-settings = Réglages
home-settings-sub = Touches, sons, langue
home-join-label = Rejoindre ou regarder
home-join-example = Un lien ou un code reçu
home-join-go = Aller
home-join-unknown = Ce n’est ni un lien ni un code de table.
home-no-server = Le serveur ne répond pas. Réessayez dans un instant.
home-about-alone = Un duel de Mages dans une Loge en ruine : étudiez, préparez vos Sorts en secret, lancez-les le long des rangées de salles, et reconstruisez ce qui tombe. Jouez contre l’Avatar ou des bots, ou entre amis sur un seul écran, même sans réseau. Vos tables restent dans ce navigateur.
home-no-engine = Le jeu n’a pas pu être chargé. Réessayez quand il y aura du réseau.

## The page alone: its storage and its versions
notices = Messages de cette page
alone-new-version = Une nouvelle version est prête.
alone-take-version = La prendre maintenant
alone-later = Plus tard
alone-offline = Tout est là maintenant : cette page marche aussi sans réseau.
alone-refused = Ce navigateur ne garde rien ici : la partie continue, mais elle sera perdue à la fermeture de la page. Enregistrez vos tables dans un fichier, depuis les réglages.
alone-full = Le stockage de ce navigateur est plein : la partie continue, mais ce qui se passe désormais se perd avec la page. Enregistrez vos tables dans un fichier, depuis les réglages.
alone-damaged = Quelque chose de gardé dans ce navigateur est illisible. On l’a laissé tel quel.
alone-newer = Une version plus récente de cette page a gardé ses tables ici. Rechargez la page pour l’utiliser ; la partie continue, mais rien n’est gardé.
alone-close = Fermer
newer-new = Une nouvelle version de Lodge est là, et cette page est encore l’ancienne.
newer-missing = Une partie de cette page n’a pas pu être chargée.
newer-kept = Rien de ce que vous avez répondu n’est perdu.
newer-load = Recharger la page
set-storage = Vos tables
set-storage-about = Tables, parties finies, extensions et réglages sont gardés dans ce navigateur et nulle part ailleurs.
set-save = Tout enregistrer dans un fichier
set-load = Tout reprendre d’un fichier
set-loaded = { $taken ->
    [one] { $taken } table a été reprise du fichier.
   *[other] { $taken } tables ont été reprises du fichier.
  } { $known ->
    [0] { "" }
    [one] { $known } était déjà là et reste telle quelle.
   *[other] { $known } étaient déjà là et restent telles quelles.
  }
set-load-refused = Ce fichier ne peut pas servir : { $message }
set-not-ours = il n’a pas été enregistré par ce jeu
set-too-new = il a été enregistré par une version plus récente

## A new table

new-title = Nouvelle table
new-table-name = Nom de la table (si vous voulez)
new-count = Combien de Mages
new-mages = { $count ->
    [one] { $count } Mage
   *[other] { $count } Mages
  }
new-packs = Extensions
new-more = Tous les choix : édition, Écoles, extensions
new-edition = Édition
new-quick = Jouer tout de suite contre un bot
new-quick-why = Deux Mages au hasard, vous contre l’Apprenti.
new-seats = Places
new-schools = Écoles
new-schools-why = six sur la table ; l’édition apporte règles, salles, Quêtes, Événements
new-schools-count = { $count } sur { $of }
new-schools-other = de l’autre boîte ; les Écoles de deux boîtes ne se mêlent pas à cette table
new-schools-own = Les six de l’édition
new-schools-lot = Six au hasard
new-schools-all = Ces six sont toutes celles de la boîte.
new-school-replaced = { $school } prend la place { $left }, première École choisie.
    .school = the
    .left = de
new-elements = Sorts qui montrent un élément
new-lies = Ce qu’il y a sur cette table
new-lies-spells = { $spells } Sorts de { $schools } Écoles, { $personal } Personnels et { $forgotten } Oubliés.
new-lies-rooms = { $rooms } salles, { $quests } Quêtes et { $events } Événements. Les règles de l’édition { $edition } valent pour toutes les cartes.
new-lies-evocations = Les cartes apportent ce qu’il leur faut : { $list }.
new-lies-jinxes = Malédictions
new-lies-upgrades = Améliorations
edition-rebirth = Renaissance
edition-about-rebirth = La Loge est en ruine. Reconstruisez-la, et touchez votre part.
edition-classic = Classique
edition-about-classic = La Loge est debout. Abattez-la, et gardez ce qui tombe.
school-brief-agony = les blessures pour monnaie
school-brief-alchemy = éléments combinés
school-brief-hex = Malédictions encaissées
school-brief-nightmare = des peurs qui suivent
school-brief-shamanic = totems, sacrifice
school-brief-technomancy = chair améliorée
school-brief-conspiracy = pièges, portes, vol
school-brief-destruction = salles en flammes
school-brief-divination = autels, présages
school-brief-illusion = ripostes, masques
school-brief-necromancy = morts-vivants, conversion
school-brief-transmutation = poings, Instabilité
pack-own = Vos propres extensions
pack-own-about = Une extension est un dossier de cartes (.codex) écrites par quelqu’un. Elle est vérifiée, gardée dans ce navigateur et proposée ci-dessus. Les tables ouvertes avec elle continuent, même si elle est retirée ou modifiée.
pack-folder = Choisir le dossier d’une extension
pack-files = Choisir ses fichiers .codex
pack-brought = { $pack } peut être jouée maintenant.
pack-refused = Elle n’a pas été acceptée :
pack-no-cards = elle ne contient aucun fichier de cartes (.codex)
pack-not-text = { $file } n’est pas un texte
pack-too-large = elle est plus grande qu’une extension n’a besoin de l’être
pack-leave = Retirer
pack-leave-one = Retirer { $pack }
pack-left = { $pack } a été retirée. Les tables ouvertes avec elle continuent.
pack-unfit = { $pack } ne peut pas être jouée avec cette version
pack-by = par { $author }
pack-brings-schools = { $count ->
    [one] une École
   *[other] { $count } Écoles
}
pack-brings-mages = { $count ->
    [one] un Mage
   *[other] { $count } Mages
}
pack-brings-spells = { $count ->
    [one] un Sort
   *[other] { $count } Sorts
}
pack-brings-rooms = { $count ->
    [one] une salle
   *[other] { $count } salles
}
pack-brings-evocations = { $count ->
    [one] une Évocation
   *[other] { $count } Évocations
}
pack-brings-jinxes = { $count ->
    [one] une Malédiction
   *[other] { $count } Malédictions
}
pack-brings-upgrades = { $count ->
    [one] une Amélioration
   *[other] { $count } Améliorations
}
pack-brings-quests = { $count ->
    [one] une Quête
   *[other] { $count } Quêtes
}
pack-brings-events = { $count ->
    [one] un Événement
   *[other] { $count } Événements
}
pack-brings-layouts = { $count ->
    [one] un plan
   *[other] { $count } plans
}
pack-brings-options = { $count ->
    [one] une règle optionnelle
   *[other] { $count } règles optionnelles
}
pack-brings-replaced = { $count ->
    [one] une carte remplacée
   *[other] { $count } cartes remplacées
}
new-all-random = Tout au hasard
new-seat = Place { $number }
new-seat-mage = Mage de la place { $number }
new-seat-who = Qui occupe la place { $number }
new-seat-name = Nom de la personne à la place { $number }
new-seat-school = École de la place { $number }
new-mage = Mage
new-school = École
# $name of a mage, with what the mage can bear.
new-mage-says = { $name } : Santé { $health }, main { $hand }
    .name = title
new-mage-values = Santé { $health }, main { $hand }
new-random = Au hasard
new-ask = Demandé en jeu
new-here = Joueur, ici
new-invite = Joueur, par lien
new-invite-sub = Le lien suit
new-bots = Bots
new-bot = Bot : { $name }
new-avatar = Avatar : { $name }
    .name = title
new-avatar-values = Santé { $health }
new-avatar-deck = Cartes de Commandement
new-avatar-commands = { $count } Commandements par tour
new-name = Nom
new-list-open = liste demandée en jeu
new-list-of = { $school } : { $list }
new-list-ask = { $school } : liste demandée en jeu
new-length = Durée de la partie
new-length-short = Courte
new-length-printed = Comme imprimé
new-length-long = Longue
new-length-own = Autre
new-moons = Phases Lunaires et fin à { $moons }
new-moon-0 = Deuxième Phase Lunaire
new-moon-1 = Troisième Phase Lunaire
new-moon-2 = Fin de la partie
new-rules = Règles optionnelles
new-rules-set = { $count ->
    [one] { $count } choisie
   *[other] { $count } choisies
  }
new-printings = Là où les versions imprimées diffèrent
new-printings-why = Comme dans l’édition anglaise, sauf si vous changez ici.
new-crown = Couronne au départ
new-crown-lot = Tirée au sort
new-open = Ouvrir la table
new-links-after = { $count ->
    [one] Le lien à envoyer suit.
   *[other] Les liens à envoyer suivent.
  }
new-watch-only = Personne ne joue ici : vous regarderez.
new-twice-mage = Deux places ont le même Mage.
new-twice-school = Deux places ont la même École.
new-moons-order = Les Phases Lunaires doivent se suivre, la fin en dernier, 70 au plus.
new-refused = Impossible : { $message }

## Before the game, and by invitation

lobby-title = Votre table
lobby-waits = { $count ->
    [one] Une place est encore libre. Envoyez son lien.
   *[other] { $count } places sont encore libres. Envoyez leurs liens.
  }
lobby-full = Tout le monde est là.
lobby-open = Une place libre
lobby-free = libre
lobby-you = { $name } (vous)
lobby-mage-open = Mage choisi en jeu
lobby-link = Lien de la place { $number }
lobby-sit = S’asseoir
lobby-watch = Regarder
lobby-note = Vous pouvez vous asseoir ; la partie attend là où il lui faut quelqu’un.
link-copy = Copier : { $what }
link-share = Partager : { $what }
join-title = Une invitation vous attend
join-to = À la table { $name }
join-mage-open = choisit un Mage en jeu
join-yours = votre place
join-one = L’une des places libres sera la vôtre.
join-name = Votre nom
join-sit = S’asseoir
join-full = Toutes les places sont prises.
join-refused = Impossible : { $message }

## Cards

cards-decks = Piles
cards-filters = Filtres
cards-search = Nom ou texte
cards-search-spells = Nom, texte, ou target:mage range:2 side:dark
cards-sort-school = Tri : École
cards-sort-deck = Tri : pile
cards-sort-name = Tri : nom
cards-detail = La carte
cards-choose = Choisissez une carte pour la lire ici. Les flèches parcourent l’étagère, / va à la recherche.
room-no-effect = Sans effet.
room-read = Ouvrez-la pour lire cette face.
room-seam = { $slots ->
    [one] { $slots } emplacement d’Instabilité
   *[other] { $slots } emplacements d’Instabilité
  }
quest-power = { $count } PP
quest-one-deed = un seul acte
event-power-in = +{ $count } révélé
event-power-out = +{ $count } en partant
event-crown = Couronne
model-speed = Mouvement { $value }
model-strength = Attaque { $value }
model-health = Santé { $value }
evocation-plain = Sans capacité propre : elle se déplace et attaque.
evocation-haunts = Elle est assignée à un Mage, pas invoquée. Elle est dans sa salle, ne se déplace qu’avec lui, appartient à la Rose Noire et disparaît quand il est vaincu.
evocation-altar = Certains Sorts nomment les Autels : ils les déplacent, les utilisent ou paient avec eux.
cards-none = Aucune carte ne correspond.
cards-back = Toutes les cartes
deck-spells = Sorts
deck-quests = Quêtes
deck-events = Événements
deck-rooms = Salles
deck-evocations = Évocations
deck-jinxes = Malédictions
deck-upgrades = Améliorations
deck-commands = Avatar
deck-one-spells = Sort
deck-one-quests = Quête
deck-one-events = Événement
deck-one-rooms = Salle
deck-one-evocations = Évocation
deck-one-jinxes = Malédiction
deck-one-upgrades = Amélioration
deck-one-commands = Carte de Commandement
group-of-spells = École
group-of-quests = Phase Lunaire
group-of-events = Phase Lunaire
group-of-rooms = Couleur
group-of-evocations = Sorte
group-of-jinxes = Sorte
group-of-upgrades = Sorte
group-of-commands = Phase Lunaire
group-avatar = { $moon }, Avatar
archetype-Demon = Démon
archetype-Undead = Mort-vivant
archetype-Construct = Construct
archetype-Nightmare = Cauchemar
archetype-Altar = Autel
filter-all = Tous
filter-type = Type
filter-element = Élément
filter-also = Aussi
origin-Printed = Imprimée
origin-Designed = Conçue ici
count-spells = { $count ->
    [one] { $count } Sort
   *[other] { $count } Sorts
  }
count-quests = { $count ->
    [one] { $count } Quête
   *[other] { $count } Quêtes
  }
count-events = { $count ->
    [one] { $count } Événement
   *[other] { $count } Événements
  }
count-rooms = { $count ->
    [one] { $count } salle
   *[other] { $count } salles
  }
count-evocations = { $count ->
    [one] { $count } Évocation
   *[other] { $count } Évocations
  }
count-jinxes = { $count ->
    [one] { $count } Malédiction
   *[other] { $count } Malédictions
  }
count-upgrades = { $count ->
    [one] { $count } Amélioration
   *[other] { $count } Améliorations
  }
count-commands = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
card-words = Mots et symboles
card-also = Voir aussi
card-rulings = { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
  }
card-copies = { $count ->
    [one] Un seul exemplaire.
   *[other] { $count } exemplaires.
  }
card-models = { $count ->
    [one] Une figurine.
   *[other] { $count } figurines.
  }

## Rules

rules-search = Chercher, ou un numéro comme R17.11
# Where the rules are not wholly translated.
rules-in-english = Des parties de ces règles ne sont pas encore traduites ; elles sont ici en anglais.
rules-editions = Quel jeu
rules-edition-rebirth = Renaissance
rules-edition-classic = Classique
rules-chapters = Chapitres
rules-found = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
  }
rules-none = Aucune règle n’a tous ces mots.
rules-elsewhere = { $edition } en a { $count }
rules-lost = Les règles n’ont pas pu être lues : { $message }

## Replays

replays-import = Ouvrir un fichier
replays-import-why = Une partie enregistrée (un fichier de lodge replay, ou exporté ici) peut être regardée : ouvrez-la, ou déposez-la ici. Une partie remise en cours de jeu se poursuit.
replays-refused = Cette partie ne peut pas être montrée : { $message }
replays-unreadable = Ce fichier n’est pas une partie enregistrée.
replays-no-record = La partie peut être sauvegardée une fois finie.
replays-finished = Parties finies
replays-ongoing = En cours
replays-none = Aucune pour l’instant. Les parties que vous finissez dans ce navigateur sont gardées ici.
replays-winner = { $name } a gagné avec { $power }.
replays-export = Sauvegarder la partie : { $name }
replay-export = Sauvegarder la partie
replays-hand = Emporter { $name } sur un serveur, dans un fichier
replays-hand-title = Emporter sur un serveur
replays-not-handed = Cette partie ne peut pas être emportée sur un serveur : { $message }
replay-controls = Rediffusion
replay-first = Au début
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-speed-1 = 1×
replay-speed-2 = 2×
replay-speed-4 = 4×
replay-position = Moment { $at } sur { $all }
replay-turn = Tour
replay-turn-option = Tour { $turn }
replay-link = Copier le lien de ce moment
replay-link-copied = Lien copié
replay-seats = Vu par
replay-spectator = Un spectateur
replay-loading = Lecture de la partie…
replay-title = Rediffusion
replay-scoring = Décompte
replay-leave = Toutes les rediffusions
replay-empty = Rien ne s’est encore passé à cette table.

## Settings

set-you = Vous
set-name = Votre nom aux tables
set-show = Ce que vous voyez et entendez
set-speed-half = Moitié
set-speed-normal = Normale
set-speed-double = Double
set-speed-off = Sans
set-story-about = Ce que font les autres est raconté acte par acte : pas à pas, calmement, vivement, ou seulement à la fin. Toute action de votre part met fin au récit.
set-reduced-on = Votre système demande moins de mouvement : les animations sont de brefs fondus, quel que soit ce réglage.
set-reduced-off = Si votre système demande moins de mouvement, Lodge le suit.
set-sounds-on = Entendre la table
set-sounds-about = Faits dans cette page, rien n’est chargé. Rien n’est dit par le son seul.
sound-turn = Votre tour
sound-cards = Cartes posées et retournées
sound-damage = Cubes posés
sound-answers = Répondu, ignoré
sound-moon = Phase Lunaire et fin
sound-falls = Défaite, reconstruction
sound-rose = La Rose Noire agit
sound-power = PP gagnés
sound-phrase = Un message
sound-level = { $level } %
set-text-about = Ajoute toute la table en mots sous le dessin.
set-keys = Touches
set-keys-about = Une lettre pour chaque acte. Tab, flèches, Entrée et Échap marchent toujours.
set-key = { $act } : { $key }. Changer
set-clash = Deux actes partagent une touche ; seul le premier marche.

## About

about-title = À propos de Lodge
about-what = Lodge est une façon de jouer au jeu de plateau Black Rose Wars : Renaissance dans le navigateur : un serveur qui connaît les règles, une table à regarder, des bots à affronter, et toutes les cartes à lire.
about-fan = C’est un projet non officiel de gens qui aiment le jeu de plateau. Il n’est pas lié à son éditeur. Les noms servent à dire de quel jeu il s’agit ; règles, textes des cartes et dessins sont de nous.
about-credits = Crédits
about-icons = Icônes :
about-icons-text = game-icons.net, par Lorc, Delapouite et d’autres, sous CC BY 3.0.
about-fonts = Caractères :
about-fonts-text = Cinzel, EB Garamond et Source Sans 3, sous SIL Open Font License.
about-software = Logiciels :
about-software-text = Svelte et Fluent dans le navigateur, Rust avec axum et SQLite derrière.
about-privacy = Ce qui est gardé
about-privacy-text = Il n’y a pas de comptes. Le droit à vos places et vos réglages sont gardés dans ce seul navigateur ; le serveur garde les tables. Rien n’est envoyé ailleurs.
about-version = Version { $version }, cartes { $content }

## The first lesson

lesson-lead = De courtes leçons à une table déjà prête, et une partie entière avec un guide à vos côtés. Chaque leçon est le dernier tour d’une partie : dix minutes environ, et elle finit toujours.
lesson-first-name = Première leçon : un tour
lesson-first-about = Les six phases, préparer et lancer des Sorts, répondre à ce que font les autres, et comment tout devient des PP.
lesson-second-name = Deuxième leçon : la Rose à l’œuvre
lesson-second-about = Quêtes, Événements, la Rose Noire, les salles reconstruites, l’Élan, les Malédictions et les Évocations.
lesson-third-name = Troisième leçon : l’Avatar
lesson-third-about = Un Mage que personne ne joue : comment marchent ses Cartes de Commandement, ce qu’il choisit, et comment on l’abat.
lesson-classic-name = La partie classique : un tour
lesson-classic-about = Le premier jeu de 2019, depuis le début : des salles que l’on détruit, des Quêtes qui paient aussitôt, des marqueurs comptés à la fin. Nul besoin de connaître l’autre.
lesson-coming = Je connais déjà Renaissance
lesson-guide-name = Une première partie entière
lesson-guide-about = Vous contre un bot, depuis le début. Une voix explique chaque nouveauté une fois, quand elle est là ; ce qu’elle a dit, elle ne le redit pas.
lesson-guide-begin = Commencer avec un guide
lesson-begin = Commencer
lesson-begin-of = Commencer la leçon { $number }
lesson-resume = Reprendre où vous en étiez
lesson-restart = Recommencer
lesson-restart-of = Recommencer la leçon { $number }
lesson-rules = Lire plutôt les règles
lesson-leave = Quitter
lesson-fold = Compris
lesson-unfold = Ce qui a été dit
lesson-now = Et maintenant
lesson-back = Ce qui a été dit avant
lesson-next = { $count ->
    [one] Continuer
   *[other] Continuer ({ $count })
  }
lesson-finish = À une table à vous
lesson-go-on = Ensuite : { $name }
lesson-progress = { $done } choses dites sur { $all }
lesson-in-cell = la Cellule
lesson-where = { $what } { $room }
    .room = dans

lesson-welcome-title = Vous êtes { $me }
lesson-welcome = { $other } joue contre vous : un bot. C’est le dernier tour de la partie ; celui qui a le plus de PP ensuite gagne. Vous en avez { $mine }, { $other } { $theirs }, et la Rose Noire { $rose }. Si la Rose en a le plus, vous avez perdu tous les deux.
lesson-table-title = La Loge
lesson-table = { $rooms } salles, et la piste de Puissance avec ses Lunes. Vous êtes ici : { $here }. { $other } est ici : { $there }. Les petites formes dans une salle sont des cubes : l’Instabilité. Les formes sur une fiche sont des Dégâts. Pointez n’importe quoi pour le lire, ou maintenez sur un écran tactile.
    .here = the
    .there = the
lesson-study-title = Phase d’Étude
lesson-study = Chacun pioche deux Sorts à lui ; les vôtres viennent d’arriver. Prenez-en maintenant quatre dans les Écoles : nommez une École pour chacun, deux fois la même si vous voulez. Vous verrez les quatre et en conserverez deux.
lesson-keep-title = Conservez-en deux
lesson-keep = Voici les quatre. Choisissez les deux qui vous plaisent ; les autres repartent. Chaque Sort a un effet normal et un effet inversé, ou un seul côté : vous utiliserez l’un d’eux.
lesson-remove-title = Une main plus légère
lesson-remove = Ici des Sorts quittent votre main : un que vous écartez si vous voulez, ou ceux qui dépassent ce que votre Mage peut tenir.
lesson-prepare-title = Phase de Préparation
lesson-prepare = Chacun pose maintenant de deux à quatre Sorts face cachée, en même temps. Les Sorts des emplacements numérotés sont lancés dans l’ordre ; celui de l’emplacement Rapide quand vous voulez, même à côté d’un autre Sort.
lesson-plan-title = Un bon plan
lesson-plan = { $blow }, effet normal, sur l’emplacement I : il inflige { $left }, et { $other } ne peut plus supporter que { $left }. { $shield } sur l’emplacement Rapide : une Protection qui répond quand on vous blesse. Ajoutez { $more } si vous voulez.
lesson-sides-title = Normal ou inversé
lesson-sides = Chaque Sort est posé avec un côté visible. Choisissez une carte, retournez-la avec son bouton, puis choisissez un emplacement.
lesson-confirm-title = Rien n’est encore définitif
lesson-confirm = Déplacez, retournez et reprenez à votre guise. Quand tout va bien, confirmez. Ensuite ni la place ni le côté ne changent plus.
lesson-action-title = Phase d’Action
lesson-action = { $first ->
    [yes] Vous ouvrez cette phase : à vous de commencer.
   *[no] C’est à vous.
  } Une activation, c’est une ou deux actions ; puis vient le Mage suivant, ronde après ronde, jusqu’à ce que personne ne puisse plus agir.
lesson-cast-title = Ce que vous pouvez faire
lesson-cast = Lancez le Sort suivant, ou le Sort Rapide en plus. Vos jetons ronds paient les Actions Physiques : l’Exploration vous déplace, l’Affrontement frappe quelqu’un dans votre salle, le Commandement éveille une de vos créatures. Les actions impossibles disent pourquoi.
lesson-target-title = Choisissez une cible
lesson-target = Ce qui s’éclaire peut être choisi. La portée compte les salles en rangées droites : des pointillés les montrent. Si personne ne convient, une cible fictive peut servir, et le reste du Sort marche quand même.
lesson-damage-title = Les Dégâts sont un placement
lesson-damage = Vos cubes sont maintenant sur celui que vous avez frappé. Quand un Mage tombe, tous ceux qui y ont des cubes sont payés selon leur nombre. Ouvrez une fiche pour voir ce que chacun recevrait.
lesson-unstable-title = Instabilité
lesson-unstable = Votre cube est maintenant dans une salle. Les Sorts à l’hexagone fêlé en mettent un dans votre propre salle avant tout le reste. Quand tous les emplacements d’une salle sont pleins, elle est reconstruite à l’Entretien, et paie selon les cubes.
lesson-defeat-title = Un Mage tombe
lesson-defeat = { $who } va dans sa Cellule, vous prenez un Trophée, et les cubes sont payés : lisez-le dans le journal. Personne n’est hors jeu ; la prochaine action ramène dans la Loge, sans aucun Dégât.
lesson-active-title = Un Sort actif
lesson-active = Il est face cachée avec son jeton : tous voient si c’est une Protection ou un Piège, personne ne voit lequel. Si sa condition se produit, on vous demandera.
lesson-quest-title = Une Quête à résoudre
lesson-quest = { $quest } est accomplie devant vous. Vous pouvez la résoudre entre deux actions : elle fait ce qu’elle dit et paie { $power }.
lesson-solved-title = Résolue
lesson-solved = Les Quêtes résolues comptent encore à la fin : celui qui en a le plus est payé.
lesson-explore-title = En marche
lesson-explore = Les salles éclairées sont à un pas. Vous pouvez activer la salle où vous êtes, avant tous les pas ou après tous. Arrêtez-vous quand c’est assez.
lesson-fight-title = Un combat
lesson-fight = { $others ->
    [no] Il n’y a personne ici que vous puissiez attaquer. Vous pouvez encore activer la salle, ou arrêter.
   *[yes] Attaquez une Figurine dans votre salle : elle subit des Dégâts égaux à votre Force. Vous pouvez aussi activer la salle, avant l’attaque ou après.
  }
lesson-react-title = Vous pouvez réagir
lesson-react = Quelque chose a déclenché une de vos cartes. Lisez ce qui s’est passé, puis utilisez-la, ou laissez-la. Une carte utilisée est dépensée pour ce tour ; une autre attend la prochaine fois. Les autres voient seulement que la table attend.
lesson-react-must-title = Ce qui vient d’abord
lesson-react-must = Plusieurs choses se sont déclenchées, et toutes ne peuvent être passées : dites ce qui vient d’abord. Là où il est écrit « vous pouvez », on vous demandera avant ; un Piège ou une Protection peut être passé une fois le reste résolu.
lesson-evocation-title = Phase d’Évocation
lesson-evocation = Quand personne ne peut plus agir, les créatures le font : chacune se déplace et attaque une fois. { $own ->
    [0] Vous n’en avez pas en ce moment.
   *[other] Les vôtres : { $mine }.
  } { $others ->
    [0] { $who } n’en a pas.
   *[other] En face ({ $who }) : { $theirs }.
  }
lesson-cleanup-title = Phase d’Entretien
lesson-cleanup = Les fiches sont vidées. Chaque salle pleine est reconstruite et paie selon les cubes : les nombres qu’elle porte, pour le plus, le deuxième et les autres.
lesson-rebuilt-title = Une salle est reconstruite
lesson-rebuilt = { $room } garde un nouvel effet plus fort, qui marche une fois par tour, et ne reçoit plus de cubes.
lesson-end-title = Le décompte
lesson-end = Les PP de la piste, puis les bonus pour les Quêtes, les Trophées et la Couronne : parcourez-les avec les flèches ci-dessous. C’était un tour entier. Dans une vraie partie, il y en a de cinq à huit.

lesson-classic-table-title = La Loge
lesson-classic-table = { $rooms } salles, et la piste de Puissance avec ses Lunes. Vous êtes ici : { $here }. { $other } est ici : { $there }. Chaque salle fait quelque chose pour celui qui l’active, une fois par tour. Les petites formes dans une salle sont des cubes : l’Instabilité. Les formes sur une fiche sont des Dégâts. Pointez n’importe quoi pour le lire, ou maintenez sur un écran tactile.
    .here = the
    .there = the
lesson-classic-gone-title = { $count ->
    [one] Une salle est détruite
   *[other] Des salles sont détruites
  }
lesson-classic-gone = { $count ->
    [one] Cette salle était pleine de cubes et a été détruite : { $gone }. Elle ne fait plus rien.
   *[other] Ces salles étaient pleines de cubes et ont été détruites : { $gone }. Elles ne font plus rien.
  } { $own ->
    [0] Celui qui avait le plus de cubes dans une salle a son marqueur.
   *[other] Un marqueur est à vous ({ $won }), car vous y aviez le plus de cubes.
  } Les marqueurs valent des PP à la fin de la partie.
    .gone = the
    .won = the
lesson-classic-prepare-title = Phase de Préparation
lesson-classic-prepare = Chacun pose maintenant de deux à quatre Sorts face cachée, en même temps. L’un d’eux doit être sur l’emplacement Rapide : il est lancé quand vous voulez, même à côté d’un autre Sort. Les Sorts des emplacements numérotés sont lancés dans l’ordre.
lesson-classic-quest-title = Votre Quête
lesson-classic-quest = { $quest } est devant vous, et personne d’autre ne peut la lire. Faites ce qu’elle demande, et on vous posera la question : accomplie, elle fait ce qu’elle dit et paie { $power } aussitôt.
lesson-classic-plan-title = Un bon plan
lesson-classic-plan = { $other } peut encore supporter { $left }. Votre Quête demande la salle où vous êtes : utilisez l’Exploration sans un pas, activez { $here }, accomplissez { $quest }, et elle inflige 3. { $blow }, effet normal, sur l’emplacement I, inflige les 2 qui restent. { $shield } sur l’emplacement Rapide est une Protection : elle répond quand on vous blesse.
    .here = the
lesson-classic-cast-title = Ce que vous pouvez faire
lesson-classic-cast = Lancez le Sort suivant, ou le Sort Rapide en plus. Vos jetons ronds paient les Actions Physiques : l’Exploration vous déplace, l’Affrontement frappe quelqu’un dans votre salle, et avec l’une ou l’autre vous pouvez activer la salle. Les actions impossibles disent pourquoi.
lesson-classic-explore-title = En marche
lesson-classic-explore = Vous pouvez activer la salle où vous êtes, avant de marcher ou d’attaquer, ou après ; son marqueur reste alors retourné jusqu’à la fin du tour. Les salles éclairées sont à un pas ; rien ne vous oblige à marcher. Arrêtez-vous quand c’est assez.
lesson-classic-complete-title = Votre Quête est remplie
lesson-classic-complete = Ce que vous avez fait est ce que demande une de vos Quêtes. Accomplissez-la, et elle paie ; là où elle dit « au lieu de », la salle fait ce que dit la Quête. Ou gardez-la : personne ne voit que vous auriez pu, et elle attend une autre fois.
lesson-classic-solved-title = Accomplie
lesson-classic-solved = Elle est maintenant face visible devant vous. À la fin, les Quêtes accomplies comptent encore : celui qui en a le plus est payé.
lesson-classic-target-title = Choisissez une cible
lesson-classic-target = Ce qui s’éclaire peut être choisi. La portée compte les salles en rangées droites : des pointillés les montrent.
lesson-classic-icon-title = Avant ou après
lesson-classic-icon = Un Sort à l’hexagone fêlé met un de vos cubes dans votre propre salle. Vous dites s’il vient avant le Sort ou après.
lesson-classic-unstable-title = Instabilité
lesson-classic-unstable = Votre cube est maintenant dans une salle. Quand tous les emplacements d’une salle sont pleins, elle est détruite à l’Entretien, et celui qui y a le plus de cubes prend son marqueur. Si deux en ont le plus, la Rose le prend.
lesson-classic-cleanup-title = Phase d’Entretien
lesson-classic-cleanup = Les fiches sont vidées, et les marqueurs des salles retournés. Chaque salle pleine est maintenant détruite.
lesson-classic-fell-title = Une salle est détruite
lesson-classic-fell = { $room } n’est plus. { $own ->
    [yes] Vous y aviez le plus de cubes : son marqueur est à vous.
   *[no] Son marqueur va { $who }.
  }
    .room = the
    .who = a
lesson-classic-end-title = Le décompte
lesson-classic-end = Les PP de la piste, puis les bonus pour les Quêtes accomplies, les Trophées, les marqueurs des salles détruites et la Couronne : parcourez-les avec les flèches ci-dessous. C’était un tour entier de la partie classique ; les règles ont le reste, dans les chapitres qui commencent par C.

lesson-again-title = La Rose à l’œuvre
lesson-again = De nouveau un dernier tour, avec tout ce que la première leçon a laissé de côté. La Rose Noire a { $rose } PP : ce qui la nourrit, c’est le sujet de cette leçon.
lesson-board-title = Le Plateau d’Événement
lesson-board = { $count ->
    [one] Un Événement s’y trouve : { $events }.
   *[other] Des Événements s’y trouvent : { $events }.
  } Tant qu’un Événement est là, il vaut pour tous. Quand il quitte le plateau, la Rose Noire est souvent payée pour cela.
lesson-revealed-title = Un Événement est révélé
lesson-revealed = { $event } a été révélé ce tour, comme un Événement l’est à chaque Phase de la Rose Noire. Certains agissent aussitôt et partent, d’autres prennent une place sur le plateau et poussent le précédent.
lesson-own-quests-title = Vos Quêtes
lesson-own-quests = { $quest } est devant vous. { $slots ->
    [0] Un seul acte l’accomplit.
   *[other] Elle a { $marks } cubes sur { $slots } ; avec le dernier, elle est accomplie.
  } Ce qu’il faut faire est écrit dessus. Une Quête reste secrète jusqu’à son premier cube, sauf si elle dit autre chose.
lesson-jinx-title = Une Malédiction
lesson-jinx = { $jinx } est sur vous : elle vous gêne jusqu’à ce qu’elle soit défaussée. Elle a { $cubes } cubes sur { $slots } ; ce qu’elle dit y met le suivant, et avec le dernier elle part.
lesson-creatures-title = Vos Évocations
lesson-creatures = { $mine }. Une Évocation a un Mouvement, une Attaque et des Points de Santé, comme un Mage. Elle agit pendant la Phase d’Évocation, et quand vous utilisez le Commandement.
lesson-full-room-title = Une salle pleine
lesson-full-room = Tous les emplacements sont pris ici : { $rooms }. Cela sera reconstruit à la Phase d’Entretien, quoi qu’il arrive avant : pointez pour voir qui gagnerait quoi.
    .rooms = the
lesson-lay-more-title = Posez-en un de plus
lesson-lay-more = Posez trois ou quatre Sorts cette fois. Un Sort que vous ne voulez plus lancer peut être dépensé pour l’Élan.
lesson-quest-drawn-title = Une nouvelle Quête
lesson-quest-drawn = Vous avez pioché une Quête. Leur nombre est limité ; ce qui dépasse est abandonné, et la Rose en prend note.
lesson-offer-title = Abandonner une Quête ?
lesson-offer = Une fois par tour vous pouvez abandonner une Quête dont vous ne voulez pas. La Rose Noire y gagne 1, 2 ou 3 PP, selon la Lune imprimée. Rien ne vous y oblige.
lesson-momentum-title = Élan
lesson-momentum = Il dépense un Sort Préparé, sans l’utiliser, pour un pas. Il ne demande pas de jeton, et n’active aucune salle. Il coûte une carte, c’est donc toujours votre choix.
lesson-momentum-step-title = Un pas
lesson-momentum-step = Le Sort est dépensé. Allez dans une salle voisine, ou restez où vous êtes. L’Élan n’active aucune salle.
lesson-command-title = Commandement
lesson-command = Un jeton éveille aussitôt l’une de vos Évocations : elle se déplace et attaque, comme elle le fera encore pendant la Phase d’Évocation.
lesson-solve-title = Résoudre
lesson-solve = Une Quête accomplie peut être résolue maintenant, entre vos actions. Résoudre ne coûte pas d’action.
lesson-marked-title = Un cube de plus
lesson-marked = Ce que vous avez fait compte pour votre Quête : un de vos cubes est dessus.
lesson-jinx-marked-title = La Malédiction est partie
lesson-jinx-marked = Avec son dernier cube, elle a été défaussée ; elle trouvera quelqu’un d’autre.
lesson-rose-acts-title = La Rose gagne
lesson-rose-acts = Un Événement a changé les PP de quelqu’un : lisez dans le journal de qui, et pourquoi. Qui laisse filer la Rose perd avec tous les autres.
lesson-steps-title = Le tour d’une créature
lesson-steps = Déplacez-la pas à pas, attaquez une figurine de sa salle, ou laissez-la où elle est.
lesson-order-title = Dans quel ordre
lesson-order = Plusieurs salles sont pleines. L’ordre de leur reconstruction peut compter, car chacune paie aussitôt.
lesson-second-end-title = C’était presque tout
lesson-second-end = Parcourez le décompte. Il reste l’Avatar, pour qui joue seul ou veut que la Rose ait un corps.

lesson-possessed-title = { $name }
lesson-possessed = Personne ne joue ce Mage : les règles le font. Il est ici : { $there }. Il appartient à la Rose Noire : ses cubes sont noirs, ses points sont à elle. Elle en a { $rose }.
    .there = the
lesson-commands-title = Cartes de Commandement
lesson-commands = Quand vient le tour { $name }, il révèle une Carte de Commandement et fait ce qu’elle dit, partie par partie. Ce qui ne peut être fait est passé. Vous pouvez lire chaque carte pendant qu’elle est résolue.
    .name = de
lesson-body-title = Il peut tomber
lesson-body = { $name } porte { $damage } Dégâts sur { $health }. Abattez-le comme tout Mage : vous touchez votre récompense et prenez un Trophée. Ses Dégâts comptent pour vous et non pour elle.
lesson-order-read-title = Ce qu’il vient de faire
lesson-order-read = La carte est dans le récit avec ses parties ; celles qui ont été faites, et celles qui ont été passées. Chacun de ses choix a sa raison dans le journal.
lesson-crown-chooses-title = Vous choisissez pour lui
lesson-crown-chooses = Là où les règles laissent plus d’une voie { $name }, le possesseur de la Couronne décide. C’est vous : choisissez celle qui vous nuit le moins.
    .name = a
lesson-order-answers-title = Il répond
lesson-order-answers = Une Carte de Commandement active a répondu à ce qui a été fait { $name }, comme le ferait une Protection ou un Piège à vous.
    .name = a
lesson-avatar-falls-title = Le corps tombe
lesson-avatar-falls = { $name } va dans sa Cellule et revient comme tout le monde. Vous avez son Trophée.
lesson-avatar-creatures-title = Ses créatures
lesson-avatar-creatures = { $theirs } : elles visent ce que leur indique la carte { $name }.
    .name = de
lesson-third-end-title = Vous connaissez maintenant tout le jeu
lesson-third-end = Si vous avez plus que la Rose, vous avez gagné. Ouvrez une table à vous : l’Avatar peut s’y asseoir, avec un à trois d’entre vous.

lesson-guide-welcome-title = Votre première partie entière
lesson-guide-welcome = { $others ->
    [one] Vous jouez contre un bot.
   *[other] Vous jouez contre { $others } bots.
  } La partie s’achève avec le tour où quelqu’un atteint { $end } sur la piste de Puissance. J’explique chaque nouveauté une fois, quand elle est là. Renvoyez-moi avec la croix ; les leçons me ramènent.
lesson-guide-mage-title = Choisissez un Mage
lesson-guide-mage = Les Mages diffèrent par ce qu’ils supportent, tiennent en main et parcourent. Chacun a un Sort à lui.
lesson-guide-school-title = Choisissez une École
lesson-guide-school = Vos premières cartes en viennent. En jeu, vous piochez dans toutes les Écoles.
lesson-guide-grimoire-title = Choisissez un Grimoire
lesson-guide-grimoire = Les cartes avec lesquelles vous commencez. Pointez une liste pour les lire.
lesson-guide-rose-title = La Rose Noire
lesson-guide-rose = Elle est en haut des fiches, avec ses PP. Elle ne joue pas de cartes à elle : les Événements jouent pour elle, et chacun de ses cubes compte. Si elle en a le plus à la fin, tous les autres ont perdu.
lesson-guide-room-title = Une salle agit
lesson-guide-room = Vous avez utilisé l’effet d’une salle. Les salles en ruine en ont un petit ; les salles reconstruites un plus fort, une fois par tour.
lesson-guide-hurt-title = Vous portez des Dégâts
lesson-guide-hurt = Quand votre barre est pleine, vous tombez : qui y a des cubes est payé, vous allez dans votre Cellule et recommencez sans Dégâts. Soigner retire des cubes ; ceux de qui, c’est votre choix.
lesson-guide-cell-title = Dans la Cellule
lesson-guide-cell = Personne ne peut vous atteindre ici. Votre première action vous en fait sortir par l’une de ses portes.
lesson-guide-crown-title = La Couronne
lesson-guide-crown = Qui la possède est premier au tour suivant et décide là où les règles laissent quelque chose ouvert. Elle compte aussi à la fin.
lesson-guide-summoned-title = Une Évocation
lesson-guide-summoned = Une créature à vous est entrée dans la Loge. Son contour dit la sorte, son bord le propriétaire.
lesson-guide-moon-title = La Phase Lunaire change
lesson-guide-moon = Quelqu’un a passé une Lune sur la piste de Puissance. Désormais Quêtes et Événements viennent de la pile suivante, plus forte, et chaque Mage prend un Sort à lui.
lesson-guide-turn-title = Le deuxième tour
lesson-guide-turn = Un tour est fini ; tous les autres lui ressemblent. Je vous dirai ce qui est nouveau. La flèche en haut, ou R, remontre ce que les autres ont fait.
lesson-guide-last-title = Le dernier tour
lesson-guide-last = La fin de la piste de Puissance est atteinte. Ce tour est joué jusqu’au bout ; puis tout est compté.
lesson-guide-end-title = La partie est finie
lesson-guide-end = Parcourez le décompte avec les flèches. La rediffusion montre de nouveau toute la partie, coup par coup.

home-play-now = Jouer contre un bot
quick-table = Un duel

lesson-hint-any = Choisissez l’une des choses éclairées, ou un bouton sous la Loge.
lesson-hint-wait = L’autre camp décide. Regardez autour de vous en attendant.
lesson-hint-over = La partie est finie.
lesson-hint-Prepare = Posez au moins deux Sorts, puis confirmez.
lesson-hint-CompleteQuest = Maintenant : accomplissez la Quête, ou gardez-la.
lesson-hint-OfferQuest = Maintenant : gardez tout, ou choisissez une Quête à abandonner.
lesson-hint-Icon = Maintenant : avant le Sort, ou après.
lesson-hint-DrawFrom = Maintenant : nommez une École, quatre fois.
lesson-hint-Keep = Maintenant : choisissez un Sort à conserver.
lesson-hint-RemoveSpell = Maintenant : gardez tout, ou choisissez-en un à écarter.
lesson-hint-Act = Maintenant : choisissez une action, ou finissez votre activation.
lesson-hint-Act-must = Maintenant : choisissez une action.
lesson-hint-Target = Maintenant : choisissez une cible éclairée.
lesson-hint-React = Maintenant : utilisez la carte ou passez.
lesson-hint-React-must = Maintenant : choisissez ce qui vient d’abord.
lesson-hint-Explore = Maintenant : entrez dans une salle éclairée, activez, ou arrêtez.
lesson-hint-MomentumStep = Maintenant : allez dans une salle éclairée, ou restez.
lesson-hint-Fight = Maintenant : choisissez qui attaquer, activez la salle, ou arrêtez.
lesson-hint-Fight-still = Maintenant : activez la salle, ou arrêtez.
lesson-hint-EvocationStep = Maintenant : déplacez-la, attaquez avec elle, ou arrêtez.
lesson-hint-NextEvocation = Maintenant : choisissez quelle créature agit ensuite.
lesson-hint-Heal = Maintenant : choisissez un cube à retirer.
lesson-hint-May = Maintenant : faites-le, ou dites non.

## One's own tables

home-mine = Vos tables
home-mine-sub = Tours, résultats, statistiques
nav-tables = Vos tables
mine-title = Vos tables
mine-all = Toutes
mine-yours = À vous ({ $count })
mine-others = Aux autres ({ $count })
mine-finished = Finies ({ $count })
mine-was = { $turn ->
    [one] { $pace }, un tour, ouverte { $time }
   *[other] { $pace }, { $turn } tours, ouverte { $time }
  }
mine-where = { $pace }, ouverte { $time }. Tour { $turn }, { $phase }
mine-none = Pas encore de tables. Celles que vous ouvrez ou rejoignez dans ce navigateur sont ici.
mine-none-else = Pas d’autres tables.
mine-seats = Places
mine-go = Ouvrir
mine-stats = Vos parties
stats-none = Aucune partie finie pour l’instant.
stats-games = Parties
stats-won = Gagnées
stats-best = Record de PP
stats-mage = Par Mage
stats-school = Par École
stats-bot = Contre
stats-edition = Par édition
stats-edition-name = { $id ->
    [rebirth] Renaissance
    [classic] Classique
   *[other] { $id }
  }
stats-longest = Les plus longues parties
stats-day = Jouée
stats-turns = Tours
stats-why = Compté et gardé sur cet appareil, et nulle part ailleurs. Les parties à plusieurs sur un écran ne comptent pas.
code-wrong = Ce code ne mène nulle part : mal tapé, déjà utilisé, ou vieux de plus de dix minutes.
join-taken = Quelqu’un y est déjà assis.
manner-title = Comment vous jouez
manner-pace = Rythme
manner-clock = Horloge
manner-time = Combien de temps
manner-zero = Ce qui se passe à zéro
manner-chat = Messages
pace-live-why = Tout le monde est là, et cela avance aussitôt.
pace-days-why = Chacun vient quand il peut. Vos tables montrent à qui c’est de jouer.
pace-here-why = Tous sont à cet appareil et se le passent.
lobby-about = { $manner }. Tour { $turn }, { $phase }.
replay-eyes = Par les yeux de
replay-eyes-own = Comme vous l’avez vue
replay-eyes-of = Main { $name }
    .name = de

## Apprendre que c’est à soi de jouer
notices-title = Quand c’est à vous
notices-about = Aux tables sur plusieurs jours, vous pouvez recevoir un avis en votre absence : un par tour, et plus aucun avant que vous ayez regardé.
notices-push = Notifications sur cet appareil
notices-push-why = Elles passent par votre navigateur, même quand Lodge est fermé.
notices-push-cannot = Ce navigateur n’accepte pas de notifications ici : il faut https et, sur un iPhone, Lodge sur l’écran d’accueil.
notices-push-denied = Votre navigateur refuse les notifications de cette page. Autorisez-les dans ses réglages pour cette page, puis activez-les ici.
notices-push-failed = Votre navigateur n’atteint pas son service push. Réessayez plus tard.
notices-no-seat = Cela commence avec votre première table sur ce serveur.
notices-mail = Courriel à
notices-mail-set = Envoyer un lien
notices-mail-asked = Un lien est en route vers { $address }. Les courriels arrivent une fois que vous l’avez ouvert.
notices-mail-comes = Les courriels arrivent à { $address }.
notices-mail-off = Plus de courriels
notices-mail-wrong = Aucun courriel ne peut être envoyé à cette adresse.
notices-quiet = Heures calmes
notices-quiet-why = Ce qui survient pendant ces heures vous est signalé en une fois, quand elles finissent.
notices-quiet-from = De
notices-quiet-to = À
notices-not-now = Le serveur ne répond pas. Votre choix est gardé ici et sera transmis plus tard.

## Les liens des courriels
mail-title = Courriels de Lodge
mail-confirm-ask = Un courriel peut-il vous dire que c’est à vous de jouer ?
mail-confirm-yes = Oui, envoyer des courriels
mail-confirm-done = C’est noté. Les courriels arrivent quand c’est à vous ; chacun porte un lien qui y met fin.
mail-leave-ask = Plus de courriels à votre adresse ?
mail-leave-yes = Plus de courriels
mail-leave-done = C’est noté. Plus aucun courriel n’arrive.
mail-link-wrong = Ce lien ne mène nulle part : il est incomplet, ou la demande n’existe plus.

## La grande salle
home-hall = Grande salle
home-hall-sub = Tables ouvertes, parties à regarder
hall-title = Grande salle
hall-about = Les tables que leurs hôtes ont ouvertes. On y montre noms, rythme, tour et Phase Lunaire, et rien d’autre.
hall-new = Nouvelle table
hall-open = Places libres ({ $count })
hall-running = À regarder ({ $count })
hall-over = Résultats ({ $count })
hall-none = Aucune table n’est ouverte ici pour l’instant.
hall-closed = Ce serveur n’a pas de grande salle.
hall-fresh = { $edition }, { $pace }. Pas encore commencée
hall-where = { $edition }, { $pace }. Tour { $turn }, { $moon }
manner-hall = Ouvrir dans la grande salle
manner-hall-why = Des inconnus voient la table, prennent les places libres et regardent.
