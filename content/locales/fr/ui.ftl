### The words of the table and of the kit.
###
### Forms and features are as on cards (see the head of cards.ftl): an attribute with the name of an argument asks for a
### form of it, and what it tells about itself comes as $NAME-FEATURE:
###     cubes-on = Cubes sur { $name }
###         .name = the
### Persons have the forms the (when nothing is asked for), de and a; rooms also dans. Feature: .gender m f.
### Names are links; they may stand anywhere. Numbers and lists are written as the language does it.
### Where $NAMEIs or $you says that somebody is the reader, a message may say "vous" in its own way.

close = Fermer
loading = Un instant…
cancel = Annuler
back = Retour
rule-number = Règle { $rule }
black-rose =
    { $form ->
        [de] de la Rose Noire
        [a] à la Rose Noire
       *[title] Rose Noire
    }
    .gender = f
# Within a sentence; at its beginning it gets its capital by itself.
the-black-rose =
    { $form ->
        [de] de la Rose Noire
        [a] à la Rose Noire
       *[the] la Rose Noire
    }
    .gender = f
# Under her power, where there is room for a word.
black-rose-short = Rose
cell =
    { $form ->
        [the] la Cellule
        [de] de la Cellule
        [a] à la Cellule
        [dans] dans la Cellule
       *[title] Cellule
    }
    .gender = f
# Something with nothing around it.
name-alone = { $name }
    .name = title
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
cell-of = Cellule { $name }
    .name = de
seat-number =
    { $form ->
        [de] de la place { $number }
        [a] à la place { $number }
       *[the] place { $number }
    }
    .gender = f
# A shorter name where the full one is too long: short- and the id of the mage. Sentences ask it for their forms.
short-baron_doria =
    { $form ->
        [de] de Doria
        [a] à Doria
       *[the] Doria
    }
    .gender = m
short-possessed =
    { $form ->
        [title] Possédé
        [de] du Possédé
        [a] au Possédé
       *[the] le Possédé
    }
    .gender = m
evocation = Évocation
evocation-of = { $name } { $owner }
    .name =
        { $form ->
            [de] de
            [a] a
            [title] title
           *[other] the
        }
    .owner = de
    .gender = { $name-gender }
# Within a sentence.
evocation-yours =
    { $form ->
        [de] de votre { $name }
        [a] à votre { $name }
       *[the] votre { $name }
    }
    .gender = { $name-gender }
you = { $form ->
    [de] de vous
    [a] à vous
   *[the] vous
  }
school-personal = Personnel
school-forgotten = Oublié
source-attack = Attaque
source-rules = Règles

## Marks

side-halves = les deux moitiés
side-room = Salle { $colour }
card-halves = Piège de salle : un seul usage, l’une ou l’autre couleur
side-light = Normal
side-dark = Inversé
type-combat = Combat
type-contingency = Contingence
type-protection = Protection
type-trap = Piège
element-fire = Feu
element-water = Eau
element-air = Air
element-earth = Terre
element-sacred = Sacré
element-profane = Profane
element-magic = Magie
element-all = Tout
target-yourself = Personnel
target-mage = Mage
target-evocation = Évocation
target-model = Figurine
target-room = Salle
colour-red = rouge
colour-purple = violette
colour-grey = grise
colour-blue = bleue
colour-yellow = jaune
colour-green = verte
colour-black = noire
card-unstable = Instable
card-stable = Stable
card-one-side = un seul côté
card-turn = Retourner
card-no-dark = Pas d’effet inversé
words-unstable = { $icon ->
    [BeforeOrAfter] Placez l’un de vos cubes dans votre salle, avant ou après le reste.
   *[BeforeTheEffect] Placez d’abord l’un de vos cubes dans votre salle.
  }
words-unstable-rule = { $edition ->
    [classic] C8.5
   *[rebirth] R16.2
  }
words-symbols = Ses symboles

## The lodge

lodge-name = La Loge
edition-mark-classic = Classique
rooms-title = Salles
rooms-stand = { $count ->
    [one] { $count } intacte
   *[other] { $count } intactes
  }
rooms-gone = { $count ->
    [one] { $count } détruite
   *[other] { $count } détruites
  }
room-open = Ouverte
room-used = Utilisée
room-centre-short = Rose Noire
room-says = { $name }, salle { $colour }, { $state }.
    .name = title
room-says-open = reconstruite et ouverte
room-says-used = reconstruite et utilisée
room-says-ruined = en ruine, Instabilité { $count } sur { $slots }
room-says-whole = intacte, Instabilité { $count } sur { $slots }
room-says-taken = détruite, prise par { $who }
room-says-gone = détruite
room-taken = prise
room-counts-as = Compte comme { $what } ce tour-ci.
token-says = Marqueur, { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
  }.
token-says-turned = Marqueur, { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
  }, retourné.
room-says-here = Ici : { $who }.
model-says = { $name }, Santé { $health }
    .name = title
room-says-legal = Possible, { $number } sur { $count }.
power = Puissance
power-says = Puissance : { $list }
power-next-moon = { $moon } à { $at } :
power-away = encore { $count }
power-away-then = encore { $count } → { $then }
power-end = La fin à { $at } :
power-last-turn = C’est le dernier tour.
sigils = Symboles

## Top bar

turn = Tour
turn-number = Tour { $turn }
phase-SetUp = Mise en place
phase-BlackRose = Rose Noire
phase-Study = Étude
phase-Preparation = Préparation
phase-Action = Action
phase-Evocation = Évocation
phase-CleanUp = Entretien
phase-Scoring = Décompte
phase-Over = Fin
moon-1 = Première Phase Lunaire
moon-2 = Deuxième Phase Lunaire
moon-3 = Troisième Phase Lunaire
moon-4 = La fin
moon-now = La Phase Lunaire actuelle
moon-next = La prochaine Phase Lunaire
page-table = La table
tools = Outils
tabs = Parties de la table
tool-replay = Depuis ma dernière action
tool-replay-watch = Ce qui vient de se passer
tool-rules = Règles
tool-settings = Réglages
tool-menu = Menu
tool-keys = Touches et symboles

## Sheets

sheets = Les autres
own-sheet = Votre fiche
damage-label = Dégâts { $count } sur { $health } : { $cubes }
damage-none = Dégâts 0 sur { $health }
hand = main
hand-title = Main
hand-count = { $count } sur { $limit }
hand-label = { $count ->
    [one] { $count } Sort en main
   *[other] { $count } Sorts en main
  }
piles = Grimoire { $grimoire } · Souvenirs { $memories }
slots = Sorts
slot-Quick = Rapide
slot-short-Quick = R
slot-says-Empty = Emplacement { $slot } : vide
slot-says-Ready = Emplacement { $slot } : un Sort, Préparé
slot-says-Active = Emplacement { $slot } : actif, { $type }
slot-says-Revealed = Emplacement { $slot } : { $name }, { $side }, révélé
slot-Empty = vide
slot-Ready = préparé
slot-Active = actif
slot-Revealed = utilisé
slot-casting = en cours
slot-revealed-footer = Révélé
quests-evocations = Quêtes, Évocations
slots-free = { $count ->
    [one] { $count } libre
   *[other] { $count } libres
  }
quest-progress = { $marks } sur { $slots }
quest-completed = Accomplie : { $power } si résolue
quest-hidden = Une Quête cachée de la { $moon ->
    [1] première
    [2] deuxième
   *[3] troisième
  } Phase Lunaire
quest-active = Active
chip-quests = { $count ->
    [one] { $count } Quête active
   *[other] { $count } Quêtes actives
  }
chip-completed = { $count ->
    [one] { $count } accomplie
   *[other] { $count } accomplies
  }
chip-solved = { $count ->
    [one] { $count } { chip-solved-one }
   *[other] { $count } { chip-solved-word }
  }
chip-trophies = { $count ->
    [0] Aucun Trophée
    [one] { $count } Trophée : { $of }
   *[other] { $count } Trophées : { $of }
  }
chip-speed = Mouvement
chip-strength = Attaque
# Where quests are paid at once there is no step between completed and solved.
chip-solved-one = { $quests ->
    [at_once] accomplie
   *[in_stages] résolue
  }
chip-solved-word = { $quests ->
    [at_once] accomplies
   *[in_stages] résolues
  }
word-solve = { $quests ->
    [at_once] accomplir
   *[in_stages] résoudre
  }
word-solves = { $quests ->
    [at_once] accomplit
   *[in_stages] résout
  }
word-solve-you = { $quests ->
    [at_once] accomplissez
   *[in_stages] résolvez
  }
chip-tokens = { $count ->
    [one] { $count } salle prise, valeur { $worth } : { $list }
   *[other] { $count } salles prises, valeur { $worth } : { $list }
  }
    .list = title
tokens-none = encore aucune salle
tokens-won = Salles prises : { $list }
    .list = title
quests-of = Quêtes { $count } sur { $limit }
# Chips that can be pressed: what they show ("2/3") stands in their names as it is shown.
chip-evocation = { $name }, Santé { $health }/{ $full }
    .name = title
chip-jinx = { $name } { $cubes }/{ $slots }
chip-more = Aussi : { $list }
speed-label = Mouvement { $count }
strength-label = Attaque { $count }
tokens-label = { $count ->
    [0] Plus de jeton d’Action
    [one] Encore { $count } jeton d’Action
   *[other] Encore { $count } jetons d’Action
  }
crown-holder = possède la Couronne
first-mage = Premier Mage
in-cell = dans la Cellule
bot-plays = un bot joue
is-away = hors ligne
is-here = ici
is-ready = c’est prêt
seat-open = attend un joueur
acts-now = agit maintenant
decides = décide
evocation-health = { $health } sur { $full }
power-label = { $power } PP
power-label-then = { $power } PP, puis { $then }

## Events

event-board = Plateau d’Événement
events-left = { $count ->
    [one] encore { $count }
   *[other] encore { $count }
  }
event-slot-empty = Pas d’Événement
time-Always = Permanent
time-Instant = Immédiat
time-BlackRose = Rose Noire
time-Study = Étude
time-Action = Action
event-out = La Rose gagne { $power } quand il part

## Log and lens

log = Journal
log-now = maintenant
log-all = Tout
log-own = Vous
log-since = Depuis ({ $count })
log-since-watch = Actes ({ $count })
log-all-title = Tout ce qui s’est passé
log-own-title = Ce que vous avez fait
log-since-title = Depuis votre dernière action
log-filter = Ce que montre le journal
lens = Loupe
lens-empty = Pointez n’importe quoi : vous le lirez ici.
lens-pin = Épingler
lens-unpin = Détacher
lens-colour = salle { $colour }
lens-distance = { $room }, distance { $distance }
    .room = title
lens-here = { $room }, ici
    .room = title
lens-damage = Dégâts { $count } sur { $health }
lens-power = { $power } PP
lens-owner = { $owner }
    .owner = de
lens-active = Sort actif, peut répondre : { $type }
lens-instability = Instabilité { $count } sur { $slots }
order-how = Tirez les lignes, ou déplacez-les avec ↑ et ↓.
order-up = { $name } : plus tôt
order-down = { $name } : plus tard
order-as-they-lie = Ordre actuel
order-confirm = Dans cet ordre
order-reset = Ordre initial
react-tick = Cochez ce que vous utilisez
react-tick-must = Cochez ce qui vient d’abord
react-use-ticked = { $count ->
    [one] L’utiliser
   *[other] En utiliser { $count } dans cet ordre
}
lens-score = Reconstruite maintenant, elle rapporte
lens-falls = Une défaite maintenant rapporte
points-gained = +{ $count }
points-lost = −{ $count }
gain-of = { $name } { $points }
foreseen-title = Si rien ne l’interrompt
foreseen-bar = { $name } : { $before } → { $after } sur { $of }
foreseen-power = { $name } : PP { $before } → { $after }
foreseen-more = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
  }
foreseen-cut = Ensuite, cela dépend de ce que vous ne pouvez pas savoir.
foreseen-answer = { $name } a un Sort actif qui peut répondre
foreseen-lock-drew = Pioche ou regarde des cartes : sans retour
foreseen-lock-revealed = Révèle quelque chose : sans retour
foreseen-lock-rolled = Fait appel au hasard : sans retour
lens-takes = Détruite maintenant, son marqueur va à
lens-taken = Son marqueur, qui vaut { $worth }, a été pris par { $name }.
lens-opens = Ouverture : { $moon }.
lens-turned = Son marqueur est retourné : activée ce tour-ci.
lens-not-turned = Son marqueur est face visible : elle peut être activée une fois ce tour-ci.
lens-token = Son marqueur vaut { $worth } à la fin pour celui qui a le plus de cubes ; à égalité, il va à la Rose
lens-rewards = Donne { $first } pour le plus de cubes, { $second } au deuxième, { $other } à tout autre
lens-rewards-sole = Donne { $first } pour le plus de cubes, { $second } au deuxième, { $other } à tout autre ; 1 de plus à qui la reconstruit seul
lens-speed = Mouvement { $speed }, Attaque { $strength }, Santé { $health }
lens-upgrades = Améliorations : { $list }
lens-origin-Printed = Les faits de la carte imprimée ; le texte est de nous.
lens-origin-Designed = Conçue ici pour compléter la pile.
lens-except-Printed = Inconnu, et de nous : { $details }.
lens-except-Designed = Connu de la carte imprimée : { $details }.
detail-name = le nom
detail-copies = le nombre d’exemplaires
detail-moon = la Phase Lunaire
detail-power = les PP
detail-slots = les emplacements
detail-speed = le Mouvement
detail-strength = l’Attaque
detail-health = les Points de Santé
detail-models = le nombre de figurines
detail-archetype = la sorte d’Évocation
detail-large = sa taille
detail-haunts = le fait qu’elle hante
detail-personal = à qui est le Sort Personnel
detail-grimoires = les Grimoires initiaux
detail-unstable = si elle est instable
detail-sides = lequel des côtés est l’effet normal
detail-order = l’ordre de ses parties
detail-stops = la place des points
detail-reach = jusqu’où elle porte
detail-enhancement = ce que demande le Renforcement
detail-task = le défi
detail-goal = la salle qu’elle vise
detail-token = ce qu’attend son jeton
lens-persistent = { $name } { $owner } persiste dessus
    .owner = de

## The prompt

prompt = Question
undo = Annuler
undo-drew = une carte a été piochée ou regardée
undo-revealed = quelque chose de caché a été révélé
undo-rolled = le hasard a parlé
undo-others = quelqu’un d’autre a décidé depuis
undo-start = encore rien à annuler
undo-over = la partie est finie
undo-locked = Annulation impossible : { $reason }
choose-thing = { $name }
of-count = { $done } sur { $all }
left-count = Encore { $left }
wait-reactions = La table attend des réactions
wait-reactions-why = Lisez, regardez, prévoyez. Rien de ce que vous ouvrez ne se ferme quand les autres agissent.
wait-for = { $name } décide
wait-for-why-phase = { $phase }
wait-for-why-source = { $source }
wait-prepared = Vos Sorts sont posés
wait-prepared-why = Les autres préparent les leurs en secret.
wait-nobody = La table est à l’œuvre
wait-open = La table attend des joueurs
wait-open-why = Envoyez les liens du menu.
watching = Vous regardez
game-over = La partie est finie
game-over-button = Voir le décompte
dummy = Cible fictive
dummy-mode = Choisissez une salle pour la cible fictive

ask-ChooseMage = Choisissez votre Mage
ask-ChooseSchool = Choisissez votre École
ask-ChooseGrimoire = Choisissez votre Grimoire initial
ask-CompleteQuest = Vous pouvez accomplir une Quête
ask-PlayEvent = Vous pouvez jouer l’un de ces Événements
ask-OfferQuest = Vous pouvez abandonner une Quête
ask-ExcessQuest = Trop de Quêtes : défaussez-en une
ask-DrawFrom = Piochez dans les Écoles
ask-DrawFrom-one = Piochez un Sort : choisissez son École
ask-Keep = Conservez un Sort
ask-RemoveSpell = Vous pouvez retirer un Sort de votre main
ask-DiscardToLimit = Votre main est trop grande : défaussez un Sort
ask-Prepare = Préparez de deux à quatre Sorts
ask-Act = Votre activation
ask-Explore = Exploration : choisissez une salle
ask-Explore-still = Exploration : que faire { $room } ?
    .room = dans
ask-Fight = Affrontement : choisissez qui attaquer
ask-Fight-still = Affrontement : que faire { $room } ?
    .room = dans
ask-MomentumStep = Élan : faites un pas
ask-EvocationStep = { $actorIs ->
    [you] Vous agissez : choisissez une salle
   *[other] { $actor } agit : choisissez une salle
  }
ask-EvocationStep-both = { $actorIs ->
    [you] Vous agissez : choisissez une salle, ou qui attaquer
   *[other] { $actor } agit : choisissez une salle, ou qui attaquer
  }
ask-EvocationStep-attack = { $actorIs ->
    [you] Vous agissez : choisissez qui attaquer
   *[other] { $actor } agit : choisissez qui attaquer
  }
ask-EvocationStep-still = { $actorIs ->
    [you] Vous avez agi
   *[other] { $actor } a agi
  }
ask-NextEvocation = Quelle Évocation s’active ensuite ?
ask-Target = Choisissez une cible pour { $source }
ask-May = { $source } : l’utiliser ?
# What may be done is said as the card says it.
ask-May-of = { $source } : { $sentence }
ask-Either = { $source } : choisissez l’un des deux
ask-Room = Choisissez une salle pour { $source }
ask-Model = Choisissez une figurine pour { $source }
ask-Step = { $source } : choisissez la salle suivante
ask-ConvertDamage = Convertir des Dégâts : choisissez un cube
ask-ConvertInstability = Convertir de l’Instabilité : choisissez un cube
ask-Heal = Soigner : retirez un cube
ask-Spread = Où va le prochain cube ? ({ $source })
ask-Order = Trop peu de cubes pour les deux parties : laquelle d’abord ? ({ $source })
ask-Mark = Trop peu de cubes pour tout : où poser d’abord ?
ask-React = Vous pouvez réagir
ask-Declare = Quelles cartes utilisez-vous ?
ask-Jinx = Choisissez une Malédiction
ask-Upgrade = Choisissez une Amélioration
ask-Evocation = Choisissez ce que vous invoquez
ask-Replace = Aucun emplacement libre : choisissez ce qui part
ask-DiscardSpell = Défaussez un Sort
ask-DiscardQuest = Défaussez une Quête
ask-DiscardEvent = Défaussez un Événement
ask-DiscardJinx = Défaussez une Malédiction
ask-DiscardUpgrade = Défaussez une Amélioration
ask-DiscardQuestOrJinx = Défaussez une Quête ou une Malédiction
ask-Quest = Choisissez une Quête
ask-School = Choisissez une École
ask-Spell = Choisissez un Sort
ask-Moon = Choisissez une Phase Lunaire
ask-CastFromHand = Lancez un Sort de votre main à la place d’un Sort de votre fiche
ask-PutBack = Choisissez la carte à remettre ensuite ; la dernière est sur le dessus
ask-SpellType = Nommez un type de Sort
ask-TakeQuest = Vous pouvez prendre une Quête
ask-GiveQuest = Choisissez la Quête à échanger
ask-Slot = Choisissez un Sort de votre fiche
ask-TakeBack = Vous pouvez reprendre un Sort non révélé
ask-Rebuild = Quelle salle est reconstruite ensuite ?
ask-Winner = Égalité : nommez le vainqueur
ask-Icon = Quand vient le symbole Instabilité ?
ask-Element = Quel élément montre le Sort ce tour-ci ?
ask-PutUnder = Laquelle va d’abord sous la pile ?
ask-TakeOver = Plus de figurine : choisissez-en une en jeu à reprendre
ask-Transfer = Transférer des Dégâts : choisissez un cube
ask-RemoveInstability = Retirer de l’Instabilité : choisissez un cube
ask-Ransom = { $source } : sacrifiez un Sort Préparé, ou subissez
ask-MoveAndAttack = { $source } : déplacez-vous, puis attaquez

why-ChooseMage = Chaque Mage a une couleur, une forme et un Sort à lui.
why-ChooseSchool = Ses Sorts forment votre premier Grimoire.
why-ChooseGrimoire = Six Sorts pour commencer.
why-CompleteQuest = Vous venez de faire ce qu’elle demande. Gardée, il lui faut une nouvelle occasion.
why-OfferQuest = La Rose Noire gagne 1, 2 ou 3 PP pour elle, selon sa Phase Lunaire.
why-ExcessQuest = Vous avez plus de Quêtes que permis. La Rose Noire ne gagne rien pour celle-ci.
why-DrawFrom = Nommez-les toutes d’abord ; vous voyez les cartes ensuite. Vous en conservez { $kept ->
    [1] une
    [2] deux
   *[other] { $kept }
  }.
why-DrawFrom-one = Vous voyez la carte une fois son École nommée.
why-Keep = Les autres sont défaussés.
why-RemoveSpell = Il va dans la défausse de son École.
why-DiscardToLimit = Jusqu’à votre limite de main.
why-Prepare = Les autres font de même, en secret.
why-Act = Action { $done } sur { $of }
why-Explore = { $left ->
    [one] Encore { $left } pas
   *[other] Encore { $left } pas
  }
why-Explore-still = { $left ->
    [0] Plus de pas : activez la salle, ou arrêtez.
   *[other] Aucun chemin : activez la salle, ou arrêtez.
  }
why-Fight = Attaquez une fois, activez la salle, ou arrêtez.
why-Fight-only = Attaquez une fois, ou arrêtez.
why-Fight-still = Plus personne à attaquer ici : activez la salle, ou arrêtez.
why-MomentumStep = Une salle voisine.
why-EvocationStep = { $left ->
    [one] Encore { $left } pas
   *[other] Encore { $left } pas
  }
why-EvocationStep-attack = Plus de pas ; elle peut attaquer une fois.
why-EvocationStep-still = Plus de pas, et personne à attaquer.
why-NextEvocation = Chaque Évocation s’active une fois dans cette phase.
why-Rebuild = Vous êtes Premier Mage : les salles pleines sont reconstruites dans votre ordre.
why-Spread-attack = Il reste trop peu de cubes pour tous ceux qui sont frappés : vous les placez un par un.
why-Icon = Il place 1 Instabilité dans la salle d’où le Sort est lancé.
why-Element = Choisi une fois ; cela vaut jusqu’à la fin du tour.
why-PutUnder = La suivante est au-dessous.
why-TakeOver = Elle vient dans la salle de l’invocation.
why-Transfer = Le cube garde sa couleur.
why-RemoveInstability = Le cube retourne à celui qui l’a placé.
why-Ransom = Un Sort sacrifié va dans vos Souvenirs.
why-MoveAndAttack = D’abord les pas, puis une attaque ; l’un ou l’autre peut être omis.
why-Winner = Le possesseur de la Couronne tranche les égalités entre Mages.
why-TakeBack = Les Pièges et Protections non utilisés peuvent revenir dans votre main.
why-Declare = Elles sont ensuite résolues dans l’ordre.

pass-OfferQuest = Tout garder
pass-CompleteQuest = La garder cachée
pass-RemoveSpell = Tout garder
pass-Act = Finir l’activation
pass-Explore = Arrêter
pass-Fight = Arrêter
pass-MomentumStep = Rester
pass-EvocationStep = Arrêter
pass-NextEvocation = Fini
pass-May = Non, laisser
pass-React = Passer
pass-Declare = Passer
pass-TakeBack = Le laisser
pass-TakeOver = Ne rien invoquer
pass-RemoveInstability = Assez
pass-Ransom = Tout garder
pass-MoveAndAttack = Arrêter
pass-ConvertDamage = Assez
pass-ConvertInstability = Assez
pass-Order = Cube par cube
pass-Spread = Le reste pour l’autre partie
pass-Heal = Assez
pass-Model = Pas plus
pass-Step = Arrêter
pass-Replace = Ne rien invoquer
pass-DiscardSpell = N’en défausser aucun
pass-Prepare = Confirmer
yes-May = Oui, le faire
may-leads = vous pouvez, la cible peut
remove-instead = Retirer une carte de la main
remove-note = Une fois par Phase d’Étude, vous pouvez mettre un Sort de votre main dans la défausse de son École (R7.5). La question reste.

choice-Pass = Passer
choice-Yes = Oui
choice-Mage = { $name }
    .name = title
choice-School = { $name }
choice-Grimoire = { $name }
choice-Card = { $name }
choice-Remove = Retirer { $name } de votre main
choice-Prepare = { $name } en { $slot }, { $side }
choice-Explore = Exploration
choice-Fight = Affrontement
choice-Command = { $name }
choice-Command-alike = { $name } { $number }, { $room }
    .name = title
    .room = title
choice-Cast = { $slot ->
    [Quick] Rapide
   *[other] Lancer { $slot }
  }
choice-Momentum = { $slot } : { $name }
    .name = title
choice-Solve = { $name }
choice-Step = { $name }
    .name = title
choice-ActivateRoom = Activer la salle
choice-ActivateBare = Activer sans l’effet
activate-bare-means = La salle compte comme activée : son marqueur, si elle en a un, est retourné. Son effet n’est pas effectué.
choice-Attack = { $name }
choice-Instead = Autre chose à la place
choice-Target = { $name }
choice-Dummy = Cible fictive { $name }
    .name = dans
choice-Dummy-anywhere = Cible fictive
choice-Room = { $name }
    .name = title
choice-Use = { $name }
choice-Use-alike = { $name } { $number } : { $room }, { $health }
    .name = title
    .room = title
choice-Use-slot = { $name }, emplacement { $slot }
    .name = title
choice-Use-half = { $name }, emplacement { $slot } ({ $half })
    .name = title
choice-Cube = Cube { $colour } sur { $name }
    .colour = de
choice-RoomCube = Cube { $colour } { $name }
    .colour = de
    .name = dans
choice-First = Le premier
choice-Second = Le second
choice-First-icon = Avant l’effet
choice-Second-icon = Après l’effet
choice-First-order = Dans l’ordre de la carte
choice-Second-order = Dans l’ordre inverse
choice-Element = { $name }
choice-SpellType = { $name }
choice-Jinx = { $name }
choice-Upgrade = { $name }
choice-Moon = { $name }
choice-Evocation = { $name }
choice-Quest = { $name }
choice-Quest-offer = { $name } : la Rose gagne { $power }
choice-Event = { $name }
choice-Slot = { $slot } : { $name }
choice-SlotOf = { $name } : { $slot }
choice-Seat = { $name }

act-Explore = Exploration
act-Fight = Affrontement
# With a place where it may break on a phone.
act-Command = Commande­ment
act-Cast = Lancer
act-Cast-slot = Lancer { $slot }
act-Quick = Rapide
act-Momentum = Élan
act-Solve = { $quests ->
    [at_once] Accomplir
   *[in_stages] Résoudre
  }
act-End = Finir
act-refused = { $act } : { $why }
refused-tokens = plus de jeton d’Action
refused-cell = pas depuis la Cellule
refused-evocation = vous n’avez pas d’Évocation dans la Loge
refused-spell = aucun Sort Préparé, ou un Sort a déjà été lancé
refused-quick = l’emplacement Rapide n’a pas de Sort Préparé
refused-momentum = aucun Sort non révélé à dépenser
refused-quest = aucune Quête accomplie
refused-end = effectuez d’abord au moins une action
refused-actions = les deux actions sont faites
choose-command = Choisissez l’Évocation à commander
choose-momentum = Quel Sort dépenser ?
choose-solve = Choisissez la Quête à { word-solve }
momentum-warning = Il va dans vos Souvenirs sans être utilisé ; puis un pas.

## Preparation

bench = Préparation
bench-placed = { $others ->
    [none] { $count ->
        [one] { $count } posé.
       *[other] { $count } posés.
      }
    [done] { $count ->
        [one] { $count } posé. Les autres ont fini.
       *[other] { $count } posés. Les autres ont fini.
      }
   *[open] { $count ->
        [one] { $count } posé. Les autres font de même, en secret.
       *[other] { $count } posés. Les autres font de même, en secret.
      }
  }
bench-place-here = Poser ici
bench-after = après { $slot }
bench-full = Tous les emplacements sont pris
bench-in = { $name }, en { $slot }, côté { $side } visible
bench-lies = En { $slot }, côté { $side } visible
bench-says = { $slot } : { $name }, { $side }
bench-take-back = Reprendre
bench-confirm = { $count ->
    [one] Confirmer { $count } Sort
   *[other] Confirmer { $count } Sorts
  }
bench-confirm-quick = Un Sort pour l’emplacement Rapide
bench-confirm-few = Posez-en au moins { $count }
bench-help-title = Le côté du dessus est celui que vous lancez.
bench-help = Retournez avec F ou un clic sur la couture. Déplacez, retournez et reprenez jusqu’à ce que vous confirmiez.
bench-turn = Retourner { $name }
bench-lift = Reprendre { $name }
bench-choose = { $name }, carte { $number } sur { $count }
bench-damage = { $count } sur { $health }

## The story of the others

story = Ce que font les autres
story-you = Vous
story-done = fait
story-next = ensuite
story-after = après
# The words by which a card speaks to whoever uses it, all their forms.
story-you-words = vous votre vos vôtre
story-you-is = « Vous » désigne { $who }.
story-acts-cast = lance
story-acts-explore = explore
story-acts-fight = se bat
story-acts-command = commande
story-acts-momentum = Élan
story-acts-solve = { word-solves }
story-acts-pass = passe
story-acts-answer = répond
story-acts-room = dans une salle
story-acts-evocation = Évocation
story-acts-effect = agit
story-acts-order = commande
story-acts-event = Événement
story-acts-quest = défausse
story-kind-room-card = Salle
story-kind-quest = Quête
story-kind-event = Événement
story-kind-evocation = Évocation
story-kind-jinx = Malédiction
story-kind-upgrade = Amélioration
story-kind-command = Carte de Commandement
story-kind-spell = Sort
story-light-unused = Effet normal non utilisé
story-dark-unused = Effet inversé non utilisé
story-times = × { $count }
story-nothing = Rien ne se produit.
story-where = { $done } sur { $all }.
story-then-you = Puis c’est à vous.
story-not-asked = On ne vous demande rien.
story-again = Raconté de nouveau.
story-pace = Rythme du récit
story-pace-step = Pas à pas
story-pace-calm = Calme
story-pace-brisk = Vif
story-pace-off = D’un coup
story-step = Suivant
story-skip = Sauter
story-hold = Pause
story-go-on = Continuer
story-back = Raconter de nouveau
story-end = Au présent
story-to-you = À votre tour
recap-title = Depuis votre dernière action
recap-short = Depuis
recap-count = { $count ->
    [one] { $count } fait
   *[other] { $count } faits
  }
recap-none = Personne n’a agi depuis votre dernière action.
recap-damage = { $count } sur vous
recap-power = { $before } → { $after }
recap-again = Revoir : { $deed }
recap-again-short = Revoir
recap-all = Tout raconter

## Reactions

react-title = Vous pouvez réagir
react-must-title = Qu’est-ce qui vient d’abord ?
react-rail = Ce qui se passe
react-done = fait :
react-now = maintenant :
react-next = à venir :
react-with = Répondre avec { $name } ?
react-if-use = Si vous l’utilisez
react-if-pass = Si vous passez
react-use = L’utiliser
react-pass = Passer
react-others = Les autres voient seulement que la table attend des réactions.
react-active-in = Actif sur l’emplacement { $slot }
react-must = Tout ne peut être passé ici : choisissez ce qui vient d’abord. Là où il est écrit « vous pouvez », on vous redemandera.
keep-once = seulement cette fois
keep-card = cette carte, jusqu’à ma prochaine activation
keep-turn = tout ce tour-ci, sauf si la défaite me menace
keep-until = jusqu’à un coup de { $count } ou plus
kept = Passe automatique : { $name }
kept-card = { $name } reste de côté jusqu’à votre prochaine activation
kept-turn = Vous passez tout ce tour-ci
kept-until = Vous passez jusqu’à un coup de { $count } ou plus
kept-end = Y mettre fin
fact-Entered = { $onIs ->
    [you] Vous entrez { $room }.
    [yours] Votre { $onName } entre { $room }.
   *[other] { $on } entre { $room }.
  }
    .room = dans
fact-Moved = { $onIs ->
    [you] Vous vous déplacez.
    [yours] Votre { $onName } se déplace.
   *[other] { $on } se déplace.
  }
fact-Damaged = { $byIs ->
    [you] { $onIs ->
        [you] Vous vous êtes infligé { $amount ->
            [one] { $amount } Dégât
           *[other] { $amount } Dégâts
        }.
       *[other] Vous avez infligé { $amount ->
            [one] { $amount } Dégât
           *[other] { $amount } Dégâts
        } { $on }.
    }
   *[other] { $onIs ->
        [you] { $by } vous a infligé { $amount ->
            [one] { $amount } Dégât
           *[other] { $amount } Dégâts
        }.
       *[other] { $by } a infligé { $amount ->
            [one] { $amount } Dégât
           *[other] { $amount } Dégâts
        } { $on }.
    }
  }
    .on = a
fact-Healed = { $onIs ->
    [you] Vous recevez des soins.
    [yours] Votre { $onName } reçoit des soins.
   *[other] { $on } reçoit des soins.
  }
fact-Gained = { $onIs ->
    [you] Vous avez gagné { $amount } PP.
   *[other] { $on } a gagné { $amount } PP.
  }
fact-Lost = { $onIs ->
    [you] Vous avez perdu { $amount } PP.
   *[other] { $on } a perdu { $amount } PP.
  }
fact-Placed = { $byIs ->
    [you] Vous avez placé { $amount ->
        [one] { $amount } Instabilité
       *[other] { $amount } cubes d’Instabilité
    } { $room }.
   *[other] { $by } a placé { $amount ->
        [one] { $amount } Instabilité
       *[other] { $amount } cubes d’Instabilité
    } { $room }.
  }
    .room = dans
fact-Revealed = { $byIs ->
    [you] Vous avez révélé un Sort.
   *[other] { $by } a révélé un Sort.
  }
fact-Resolved = { $byIs ->
    [you] Vous avez résolu { $source }.
   *[other] { $by } a résolu { $source }.
  }
fact-Solved = { $byIs ->
    [you] Vous avez
   *[other] { $by } a
  } { $quests ->
    [at_once] accompli
   *[in_stages] résolu
  } une Quête.
fact-Defeated = { $onIs ->
    [you] { $by } triomphe de vous.
   *[other] { $byIs ->
        [you] Vous triomphez { $on }.
       *[other] { $by } triomphe { $on }.
      }
  }
    .on = de
fact-Removed = { $onIs ->
    [you] Vous avez quitté la Loge.
    [yours] Votre { $onName } a quitté la Loge.
   *[other] { $on } a quitté la Loge.
  }
fact-PutInCell = { $onIs ->
    [you] Vous retournez dans votre Cellule.
   *[other] { $on } retourne dans sa Cellule.
  }
fact-ActivatedRoom = { $byIs ->
    [you] Vous avez activé { $room }.
   *[other] { $by } a activé { $room }.
  }
fact-Targeted = { $onIs ->
    [you] { $source } vous prend pour cible.
    [yours] { $source } prend pour cible votre { $onName }.
   *[other] { $source } prend pour cible { $on }.
  }
fact-Explored = { $byIs ->
    [you] Vous avez exploré.
   *[other] { $by } a exploré.
  }
fact-UsedMomentum = { $byIs ->
    [you] Vous avez utilisé l’Élan.
   *[other] { $by } a utilisé l’Élan.
  }
fact-PhysicalAction = { $byIs ->
    [you] Vous avez effectué une Action Physique.
   *[other] { $by } a effectué une Action Physique.
  }
fact-CleanUp = La Phase d’Entretien a commencé.
fact-Doomed = { $onIs ->
    [you] Vous êtes sur le point de tomber.
    [yours] Votre { $onName } est sur le point de tomber.
   *[other] { $on } est sur le point de tomber.
  }
fact-ConvertedDamage = { $byIs ->
    [you] Vous avez converti { $amount } { $amount ->
        [one] Dégât
       *[other] Dégâts
    } sur { $on }.
   *[other] { $by } a converti { $amount } { $amount ->
        [one] Dégât
       *[other] Dégâts
    } sur { $on }.
  }
fact-ConvertedInstability = { $byIs ->
    [you] Vous avez converti { $amount ->
        [one] { $amount } Instabilité
       *[other] { $amount } cubes d’Instabilité
    } { $room }.
   *[other] { $by } a converti { $amount ->
        [one] { $amount } Instabilité
       *[other] { $amount } cubes d’Instabilité
    } { $room }.
  }
    .room = dans
fact-TookCrown = { $byIs ->
    [you] Vous avez pris la Couronne.
   *[other] { $by } a pris la Couronne.
  }
fact-Attacked = { $byIs ->
    [you] Vous avez attaqué { $on }.
   *[other] { $onIs ->
        [you] { $by } vous a attaqué.
       *[other] { $by } a attaqué { $on }.
      }
  }
fact-Left = { $onIs ->
    [you] Vous avez quitté { $room }.
    [yours] Votre { $onName } a quitté { $room }.
   *[other] { $on } a quitté { $room }.
  }
    .room = the
fact-Cast = { $byIs ->
    [you] Vous avez lancé un Sort.
   *[other] { $by } a lancé un Sort.
  }
fact-Solving = { $byIs ->
    [you] Vous allez { word-solve } une Quête.
   *[other] { $by } va { word-solve } une Quête.
  }

## Chooser

chooser = Choisir
choose-counter = { $done } sur { $all }
choose-one-of = Un parmi { $count }
schools-named = { $done } sur { $all } nommées
schools-minus = −1 : en reprendre une
schools-left = Pile { $deck }, défausse { $discard }
cubes-on = Cubes sur { $name }
cubes-in = Cubes { $name }
    .name = dans

## Scoring

# While the steps are counted, before anybody has won.
score-counting = Le décompte
score-title = { $duel ->
    [yes] { $name } gagne le duel
   *[no] { $name } gagne la partie
  }
score-you-title = { $duel ->
    [yes] Vous gagnez le duel
   *[no] Vous gagnez la partie
  }
score-power = PP
score-defeats = { $count ->
    [one] Mage vaincu
   *[other] Mages vaincus
  }
score-defeats-title = Mages vaincus
score-rebuilt = { $count ->
    [one] salle reconstruite
   *[other] salles reconstruites
  }
score-torn = { $count ->
    [one] salle détruite
   *[other] salles détruites
  }
score-tokens = Salles
score-apart = Qui a détruit la Loge
score-stand = { $count ->
    [one] { $count } salle intacte
   *[other] { $count } salles intactes
  }
score-rooms-taken = { $count ->
    [0] aucune
    [one] { $count } salle
   *[other] { $count } salles
  }
score-rank = Rang
score-mage = Mage
score-board = Piste
score-quests = Quêtes
score-trophies = Trophées
score-crown = Couronne
score-total = Total
score-none = aucun
score-mages-only = Mages seulement
score-solved = { $count ->
    [one] { $count } { chip-solved-one }
   *[other] { $count } { chip-solved-word }
  }
score-taken = { $count ->
    [one] { $count } pris
   *[other] { $count } pris
  }
score-place = { $tied ->
    [yes] { $place ->
        [1] première place partagée, −1
       *[other] deuxième place partagée, −1
      }
   *[no] { $place ->
        [1] première place
        [2] deuxième place
        [3] troisième place
       *[other] place { $place }
      }
  }
score-wins-ties = gagne chaque égalité
score-step = Étape { $number }, { $name }.
score-step-board = Les PP de chacun sur la piste.
score-step-quests = { $first } pour le plus de Quêtes { chip-solved-word }, { $second } pour le deuxième, { $other } pour tout autre qui en a ; à égalité, un de moins. Mages seulement.
score-step-trophies = { $first } pour le plus de Trophées, { $second } pour le deuxième, { $other } pour tout autre qui en a. La Rose compte ici.
score-step-tokens = Chaque marqueur gagné compte le nombre qu’il porte. Une égalité dans la salle l’a donné à la Rose.
score-step-crown = Le possesseur de la Couronne gagne { $crown }.
score-step-total = Le plus de PP gagne ; la Rose Noire gagne chaque égalité dont elle fait partie.
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
score-previous = Étape précédente
score-next = Étape suivante
score-by-turn = PP par tour
score-lines-at = lignes à { $moons }
score-earned = D’où viennent les PP
score-as-table = En tableau
score-as-chart = En graphique
score-before = Déjà là
score-rooms = Salles
score-quest-points = Quêtes
score-spells = Sorts
score-events = Événements
score-bonus = Bonus de fin
score-lost = Perdus
score-end = fin
score-export = Exporter
score-replay = Rediffusion
score-again = Nouvelle table
score-rematch = Rejouer
score-watch = Voir la rediffusion
score-table = Retour à la table
score-summary = { $you ->
    [yes] Vous êtes deuxième, avec { $count } PP de moins.
   *[no] Deuxième : { $second }, avec { $count } PP de moins.
  }
score-tie = { $you ->
    [yes] Vous avez autant de PP.
   *[no] Autant de PP : { $second }.
  } { $by ->
    [rose] La Rose Noire gagne toute égalité dont elle fait partie.
    [quests] L’égalité revient à qui a le plus de Quêtes.
    [trophies] À Quêtes égales, le plus de Trophées décide.
   *[crown] Le porteur de la Couronne a désigné le vainqueur.
  }

## Menu and the rest

menu = Menu
menu-home = Quitter la table
menu-bot = Confier ma place à un bot
menu-bot-back = Reprendre ma place
menu-report = Signaler un problème
menu-report-why = Enregistre un fichier avec ce que vous voyez, le journal et la version. Rien n’est envoyé.
menu-invites = Liens des places libres
menu-copy = Copier
menu-copied = Copié
menu-invite = Lien de la place { $number }
menu-watch = Lien pour regarder
menu-text = La table en texte
menu-settings = Réglages de cette table
menu-cards = Cartes
setting-speed = Animation
setting-speed-half = Moitié
setting-speed-normal = Normale
setting-speed-double = Double
setting-speed-off = Sans
last-turn = Dernier tour
setting-theme = Éclairage
theme-night = Nuit
theme-day = Jour
theme-contrast = Contraste
setting-text-size = Taille du texte
setting-text-size-of = { $size } %
setting-text-size-table = Sur cet écran, la table est affichée à { $size } %.
setting-story = Les actions des autres
setting-sounds = Sons
setting-keys = Touches alphabétiques
setting-text = La table en texte
setting-language = Langue
lost = Connexion perdue. Nouvel essai…
connecting = Connexion…
refused-by-server = Refusé : { $message }
no-table = Cette table ne peut pas être ouverte.
no-table-why = { $message }
# Why something was refused, by the server's code for it; what has no message is said as the server says it.
refused-unknown_table = Il n’y a pas de table à cette adresse. Elle a peut-être été rangée, ou le lien est incomplet.
refused-wrong_token = Ce lien n’ouvre pas de place à la table. Demandez-en un nouveau.
refused-not_your_seat = Cette place est à quelqu’un d’autre.
refused-stale = La table a avancé depuis. Regardez de nouveau.
refused-unknown_option = Cela ne peut plus être choisi.
refused-malformed = La table n’a pas compris cette page. Rechargez-la.
refused-too_large = C’est plus que la table n’accepte d’un coup.
refused-too_fast = C’était trop rapide. Attendez un instant.
refused-full = La maison est pleine en ce moment. Réessayez plus tard.
refused-busy = La table est occupée. Réessayez dans un instant.
refused-game_over = La partie est finie.
refused-nothing_to_undo = Il n’y a rien à annuler.
refused-setup = La table ne peut pas être installée ainsi.
refused-incompatible_replay = Cette partie a été jouée avec d’autres cartes ou règles et ne peut pas être montrée ici.
refused-elsewhere = Cette table est ouverte dans un autre onglet ; fermez-la d’abord là-bas.
refused-frozen = Cette table ne mène plus où elle menait ; elle est montrée, mais on n’y joue plus.
refused-unreachable = La maison est injoignable. La connexion est-elle là ?
cover-title = Passez l’appareil { $name }
    .name = a
cover-who = { $person } ({ $mage })
cover-why = La prochaine décision lui revient. Rien de la place précédente n’est montré.
cover-button = C’est moi, { $name }
seat-switch = Places à cet écran
title-yours = À vous
title-theirs = { $name } décide
replaying = Rediffusion du dernier tour
replay-stop = Retour au présent
frozen = Cette table est gelée. { $why }
at-moment = Vous regardez un moment passé.
tab-lodge = Loge
tab-sheet = Fiche
tab-hand = Main
tab-events = Événements
tab-log = Journal
read-card = Lire { $name }
plain-title = La table en mots

keys-title = Touches et symboles
keys-areas = zones et commandes
keys-arrows = à travers la Loge, la main, les listes
keys-enter = choisir ; encore : confirmer
keys-numbers = la chose possible numérotée, ou la carte de la main
keys-escape = fermer, désélectionner ; ne répond jamais
keys-change = Changer
keys-press = Appuyez sur une touche…
keys-reset = Comme avant
key-Explore = Exploration
key-Fight = Affrontement
key-Command = Commandement
key-Cast = Sort suivant
key-Quick = Sort Rapide
key-Momentum = Élan
key-Solve = Résoudre une Quête
key-End = Finir, arrêter, non
key-Dummy = Cible fictive
key-Turn = Retourner la carte
key-Confirm = Confirmer la préparation
key-TakeBack = Reprendre le dernier posé ; récit : raconter de nouveau
key-Undo = Annuler
key-Use = Utiliser la carte
key-Pass = Passer
key-Log = Au journal
key-Hand = À la main
key-Lodge = À la Loge
key-Sheets = Aux fiches
key-Replay = Depuis ma dernière action
key-Hint = Ce que ferait un Maître
hint = Conseil
hint-title = Ce que ferait un Maître
hint-first-school = L’École qu’il nommerait d’abord ; il ignore celles que vous avez nommées.
hint-thinking = Un Maître regarde la table…
hint-brings = { $points } attendus
hint-of = { $act } : { $name }
    .name = title
hint-games = { $count ->
    [one] essayé dans une partie imaginée
   *[other] essayé dans { $count } parties imaginées
  }
hint-note = En PP à la fin du tour, comparé à votre situation actuelle. Un Maître sait ce que vous savez ; il imagine le reste.
hint-worse = Quoi que vous fassiez, la table devrait tourner à votre désavantage ce tour-ci ; le premier perd le moins.
menu-hints = Accepter les conseils
menu-hints-agreed = Vous acceptez les conseils
menu-hints-why = Celui qui doit décider peut demander à un Maître une fois que toute la table est d’accord ({ $count } sur { $of }).
refused-not_agreed = Tout le monde à cette table n’a pas donné son accord.
key-Again = Redire la question
key-Help = Touches et symboles
key-Skip = Récit : sauter l’action (avec Maj : tout)
key-Hold = Récit : pause
sigil-mages = Mages
sigil-rooms = Couleurs des salles
sigil-marks = Symboles des Sorts

## The Avatar

avatar = Avatar
command-trap = Piège de l’Avatar
command-protection = Protection de l’Avatar
avatar-left = encore { $count } sur { $limit } Commandements
avatar-left-short = { $count ->
    [one] Encore { $count } Carte de Commandement dans cette phase
   *[other] Encore { $count } Cartes de Commandement dans cette phase
  }
avatar-deck = { $count ->
    [one] { $count } Carte de Commandement dans les piles
   *[other] { $count } Cartes de Commandement dans les piles
  }
avatar-back = { $type } : { $when }
avatar-back-none = Pas de jeton sur la prochaine carte
avatar-by-damage = en subissant des Dégâts
avatar-by-target = par un Sort de Combat
avatar-solved = { $count ->
    [0] Aucune Quête résolue
    [one] { $count } Quête résolue : { $list }
   *[other] { $count } Quêtes résolues : { $list }
  }
command-stage = Carte de Commandement { $name }
command-now = { $name } résout cette carte
command-done = Ce qu’a fait { $name }
command-before = La carte précédente
command-after = La carte suivante
command-reasons = Pourquoi ce choix
command-read = Lire
crown-ask = Pour { $name } · { $question }
crown-why = Vous possédez la Couronne et choisissez entre { $tied } : { $why }.
crown-why-open = Vous possédez la Couronne et choisissez pour { $name } : les règles le laissent ouvert.

# Study on the bench
study-bench = Étude
study-steps = Les étapes de l’Étude
study-done = fait
study-step-grimoire = { $count ->
    [0] Grimoire
   *[other] Grimoire +{ $count }
  }
study-step-name = Nommer quatre Écoles
study-step-keep = En conserver deux
study-step-remove = En retirer un, si vous voulez
study-step-limit = Main de { $count }
study-drawn = Cartes piochées
study-tick = { $name } : choisir
study-ticked = { $name } : choisi
study-leave = Face visible dans les défausses de leurs Écoles : { $list }
study-hand-point = Pointez ou touchez une carte de votre main pour la lire en entier.
study-waits = Les autres étudient. Pointez ou touchez une carte pour la lire.
study-new = nouveau
study-too-many = { $count } en tout : { $over ->
    [one] { $over } va
   *[other] { $over } vont
  } dans les Souvenirs à la fin
study-draw = { $count ->
    [1] En piocher un
    [2] En piocher deux
    [3] En piocher trois
    [4] En piocher quatre
   *[other] En piocher { $count }
  }
study-keep = { $count ->
    [1] En conserver un
    [2] En conserver deux
   *[other] En conserver { $count }
  }
study-discard = { $count ->
    [1] En défausser un
    [2] En défausser deux
   *[other] En défausser { $count }
  }
study-remove = Le retirer
study-remove-hand = Retirer une carte de la main
study-remove-short = En retirer un
study-remove-ask = Quelle carte de la main va dans la défausse de son École ?
study-ask-keep = Conservez-en { $count ->
    [1] un
    [2] deux
   *[other] { $count }
  } sur { $of ->
    [2] deux
    [3] trois
    [4] quatre
   *[other] { $of }
  }
study-why-keep = { $done } sur { $count } choisis. Les autres vont face visible dans les défausses de leurs Écoles.
study-ask-limit = Votre main est trop grande : choisissez { $count ->
    [1] une carte
    [2] deux cartes
   *[other] { $count } cartes
  } à défausser
study-why-limit = { $done } sur { $count } choisies. Elles vont dans vos Souvenirs.
study-ask-name = Nommez { $count ->
    [1] une École
    [2] deux Écoles
    [3] trois Écoles
    [4] quatre Écoles
   *[other] { $count } Écoles
  } où piocher
study-why-name = { $done ->
    [one] { $done } nommée
   *[other] { $done } nommées
  }, répétitions permises. Vous voyez les cartes après la dernière.
school-left = encore { $count }
school-times = { $count ->
    [1] une fois
    [2] deux fois
   *[other] { $count } fois
  }
school-sides = Côtés
school-pile = Pile
school-pile-of = { $deck ->
    [one] { $deck } restant
   *[other] { $deck } restants
  } sur { $all }, { $discard ->
    [one] { $discard } défaussé
   *[other] { $discard } défaussés
  }
school-spells = Ses { $count } Sorts, ceux face visible comptés
school-seen = { $count ->
    [one] { $count } vu
   *[other] { $count } vus
  }
school-about-agony = La douleur comme arme. Frappe fort, paie de ses propres Dégâts, et grandit à mesure que la Rose Noire vous blesse.
school-about-alchemy = Mélanges et Constructs. Des Dégâts qui se répandent dans les salles, meilleurs avec les bons éléments sur votre fiche, et des Nigredos qui se battent pour vous.
school-about-hex = Malédictions et vols. Vole des PP, déplace les autres où vous voulez, et leur accroche des Malédictions qui affaiblissent jusqu’à s’user.
school-about-nightmare = Des ombres qui suivent. Accroche une Umbra aux autres, se nourrit des Événements et des Quêtes, et frappe ceux que la peur a trouvés.
school-about-shamanic = Totems et signes. Dresse des Autels qui agissent d’où ils sont, change Événements et Quêtes, et détourne les Sorts.
school-about-technomancy = Les morts au travail. Invoque des Cadavres et le Colosse, les renforce d’Améliorations, et en fait agir beaucoup à la fois.
school-about-conspiracy = Pièges et vols. Prend aux autres Quêtes et PP, les déplace, et joue avec les Événements.
school-about-destruction = Feu et glace. Beaucoup de Dégâts dans des salles entières, et de l’Instabilité où ils tombent.
school-about-divination = Prévoyance. Voit et change Quêtes, Événements et Sorts, soigne, et dresse des Autels.
school-about-illusion = Tromperie. Répond par des pièges et des protections, souvent au choix, et se sert de ce que lancent les autres.
school-about-necromancy = Les morts servent. Invoque des Morts-vivants, fait siens les Dégâts des autres, et en vit.
school-about-transmutation = Des salles instables. Place et dépense l’Instabilité, dresse des Autels, et renforce vos propres coups.
about-Explore = Dépensez un jeton d’Action : déplacez-vous d’autant de salles que votre Mouvement au maximum, et activez la salle où vous êtes avant ou après les déplacements.
about-Fight = Dépensez un jeton d’Action : une attaque contre une figurine de votre salle, d’autant de Dégâts que votre Attaque, et activez la salle, dans n’importe quel ordre.
about-Command = Dépensez un jeton d’Action : l’une de vos Évocations s’active, où qu’elle soit.
about-Cast = Révélez le Sort Préparé de l’emplacement au plus petit numéro ; un Piège ou une Protection devient actif à la place.
about-Quick = Lancez le Sort Rapide. Il peut être le second Sort d’une activation.
about-Momentum = Coûte un Sort non révélé, de n’importe quel emplacement ; il va dans vos Souvenirs. Donne un déplacement, sans jeton, et aucune salle n’est activée.
about-Solve = Résolvez une Quête accomplie pour sa récompense. Ne coûte pas d’action.
about-End = Finissez l’activation. Ce que vous n’avez pas utilisé peut l’être dans une ronde suivante.
memories-of = Souvenirs { $name }
    .name = de
cards-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }

# A sheet opened
sheet-completed = accomplies, pas encore résolues
sheet-solved = { chip-solved-one }
sheet-no-crown = Personne n’a la Couronne
sheet-crown-of = { $name } a la Couronne
sheet-hand = { $count } sur { $limit } en main
sheet-shown = en main, vus de tous
sheet-shown-word = vu
sheet-shown-list = { $count } vus de tous, en main : { $list }

# A small card without room for its words
card-point = { $by ->
    [finger] maintenez pour lire
   *[mouse] pointez ou maintenez pour lire
  }
card-point-short = { $by ->
    [finger] maintenez
   *[mouse] pointez ou maintenez
  }

# Panes of a tablet
panes = Ce que montre le panneau
pane-now = Maintenant
pane-mages = Mages
pane-events = Événements
pane-log = Journal
aside-lodge = Montrer la Loge
aside-choice = Montrer le choix
row-title = { $room } : qui, parmi { $count } ?
    .room = title
row-outcome = { $now } → { $then } sur { $health }
row-falls = défaite, { $health } sur { $health }
row-damage = { $now } sur { $health }

## People at the table

tool-people = Joueurs et messages
tool-people-unread = Joueurs et messages, { $count ->
    [one] un nouveau message
   *[other] { $count } nouveaux messages
  }
title-count = ({ $count }) { $title }
watch-leave = Cesser de regarder
people-title = Joueurs
people-you = { $name }, vous
people-asked = Doit répondre
people-not-asked = rien à décider
people-bot-at-once = répond aussitôt
people-stand-in-yours = la place reste la vôtre
people-stand-in-theirs = la place reste la sienne
people-vote = Laisser jouer un bot
people-vote-back = Non, attendre
people-vote-from = un bot peut jouer à partir de { $time }
people-vote-count = { $count } sur { $of } veulent qu’un bot joue
people-free = Proposer la place de nouveau
people-free-sure = Oui, la proposer
people-free-link = Nouveau lien
people-free-why = { $name } ne pourra plus s’y asseoir ; qui a le nouveau lien le pourra.
people-mute = Masquer
people-muted = Masqué
presence-here = Là
presence-away = Hors ligne
presence-away-short = hors ligne
presence-away-since = Hors ligne depuis { $time }
presence-stand-in = Un bot joue pour { $name }
presence-stand-in-short = un bot joue à sa place
presence-bot = Un bot
presence-avatar = Mené par des cartes
presence-open = Une place libre
presence-open-short = libre
wait-handed = Un bot joue pour vous
wait-handed-why = Votre place reste la vôtre. Reprenez-la quand vous voulez.
clock-label = Temps restant
clock-days = { $days } j { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-minutes = { $minutes }:{ $seconds }
clock-answered = Votre temps était écoulé : un bot a répondu pour vous.
clock-none = Sans horloge
clock-each = Par décision
clock-bank = Réserve
length-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
  }
length-minutes = { $count ->
    [one] une minute
   *[other] { $count } minutes
  }
length-hours = { $count ->
    [one] une heure
   *[other] { $count } heures
  }
length-days = { $count ->
    [one] un jour
   *[other] { $count } jours
  }
pace-live = En direct
pace-days = Sur plusieurs jours
pace-here = Un seul écran
manner-each = { $time } par réponse
manner-bank = { $time } pour toute la partie
at-zero-wait = à zéro, il ne se passe rien
at-zero-answer = à zéro, un bot répond une fois
at-zero-bot = à zéro, un bot continue
chat-phrases = Phrases
chat-free = Texte libre
chat-off = Sans messages
talk-in-phrases = messages par phrases
talk-in-free = messages libres
talk-in-off = sans messages
talk-title = Dit à la table
talk-none = Personne n’a encore rien dit.
talk-off = À cette table, on ne parle pas ici.
talk-hidden = { $count ->
    [one] Un message d’une place masquée est caché.
   *[other] { $count } messages de places masquées sont cachés.
  }
talk-about = À propos : { $name }
talk-phrases = Phrases
talk-own = Avec vos mots
talk-say = Dire
talk-note = Chacun lit les phrases dans sa langue. Chaque place peut être masquée.
talk-note-about = Chacun lit les phrases dans sa langue. Une phrase peut porter sur ce que vous avez pointé en dernier.
said-you = Vous
said-by = { $name } : { $words }
said-about = { $phrase } À propos : { $about }.
phrase-hello = Bonjour !
phrase-good_game = Belle partie.
phrase-well_played = Bien joué.
phrase-thanks = Merci.
phrase-sorry = Pardon.
phrase-oops = Oups.
phrase-one_moment = Un instant, s’il vous plaît.
phrase-back_soon = Je reviens.
phrase-your_turn = À vous.
phrase-thinking = Je réfléchis.
phrase-beat_the_rose = Ensemble contre la Rose !
phrase-beware = Prenez garde !
phrase-look = Regardez ceci.
phrase-mercy = Pitié !
phrase-revenge = Vengeance !
phrase-again = Encore une partie ?
invite-title = Inviter
invite-code = Un code court pour la place { $number }
invite-why = Qui ouvre le lien, ou tape le code, prend la place.
code-make = Code court
code-named = { $button } : { $what }
code-new = Nouveau code
code-left = encore { $time }
code-over = Ce code n’est plus valable.
move-title = Déplacer cette place
move-code = Un code pour un autre appareil
move-link = Copier votre propre lien
move-copied = Copié : pour vos appareils seulement
move-why = Tapez le code sur votre autre appareil. Il marche une fois ; cet appareil garde aussi la place.
again-title = Encore une fois
again-yes = oui
again-not-yet = pas encore
again-missing = { $count ->
    [one] Un joueur n’a pas encore dit oui.
   *[other] { $count } joueurs n’ont pas encore dit oui.
  }
again-laid = La nouvelle table est prête, chacun une place plus loin.
again-go = À la nouvelle table
again-watch = Regarder la nouvelle partie
again-back = Non, merci
score-title-person = { $duel ->
    [yes] { $person } gagne le duel avec { $mage }
   *[no] { $person } gagne la partie avec { $mage }
  }
refused-name_taken = Quelqu’un à cette table a ce nom, ou un nom qui lui ressemble. Choisissez-en un autre.
refused-awaited = La table vous attend : répondez d’abord.
refused-out_of_time = Votre temps est épuisé : un bot joue pour vous jusqu’au bout.
