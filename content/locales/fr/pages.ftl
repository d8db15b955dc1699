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
home-tutorial-sub = Quatre, et une partie guidée
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

lesson-guide-begin = Commencer avec un guide

home-play-now = Jouer contre un bot
quick-table = Un duel

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
