### The texts of the cards in French.
###
### See the head of the English file for markup, capitals and the way forms and features travel. « vous » throughout; terms are
### capitals (Mage, Sort, Évocation, Quête), « salle », « cible », « figurine » are not. U+00A0 before a colon, U+202F before ; ! ?
###
### FORMS
###   of nouns       one many
###   of persons     nom (subject), obj (object, or after sur, avec, par; without a word asked for, this), a (« à la cible »),
###                  de (« de la cible »)
###   of clauses     imp (« infligez », when nothing is asked for), inf (« infliger », after « vous pouvez »),
###                  does (« inflige », of the Avatar)
###   of sentences   inside (no capital)
###   of a spell     bare (without its article)
###   of colours     many (« rouges »; they always speak of a salle and are feminine)
###   of rooms       the de a dans, as in names.ftl
### FEATURES
###   .gender   m f
###   .vowel    yes no il: whether what is said begins with a vowel (que, qu’); il: with « il » or « ils » (si, s’)
###   .verb     s p v: how its verb ends (il inflige, ils infligent, vous infligez)
###   .two      yes no, of amounts: whether what is left of them is « l’autre »
###   .pro      no vous lui leur se: whether it is a pronoun, said before the verb or behind it with a hyphen (« infligez-lui »);
###             long: no pronoun, and better said last (« déplacez de 1 salle chaque autre figurine »)

## Small words of this language, that other messages refer to

un-what = { $what-gender ->
        [f] une
       *[m] un
    }
un-kind = { $kind-gender ->
        [f] une
       *[m] un
    }
un-name = { $name-gender ->
        [f] une
       *[m] un
    }
ce-kind = { $kind-gender ->
        [f] cette
       *[m] { $kind-vowel ->
            [yes] cet
           *[no] ce
        }
    }
ce-name = { $name-gender ->
        [f] cette
       *[m] { $name-vowel ->
            [yes] cet
           *[no] ce
        }
    }
que-trigger = { $trigger-vowel ->
        [no] que{" "}
       *[yes] qu’
    }
si-condition = { $condition-vowel ->
        [il] s’
       *[other] si{" "}
    }
on-has = { $on-verb ->
        [v] avez
        [p] ont
       *[s] a
    }
on-has-not = { $on-verb ->
        [v] n’avez
        [p] n’ont
       *[s] n’a
    }
who-has = { $who-verb ->
        [v] avez
        [p] ont
       *[s] a
    }
who-ses = { $who-verb ->
        [v] vos
        [p] leurs
       *[s] ses
    }
who-sa = { $who-verb ->
        [v] votre
        [p] leur
       *[s] sa
    }
who-son = { $who-verb ->
        [v] votre
        [p] leur
       *[s] son
    }
quest-open-many = actives
quest-done-many = { $quests ->
        [at_once] accomplies
       *[in_stages] résolues
    }
quest-does = { $quests ->
        [at_once] accomplit
       *[in_stages] résout
    }
quest-do-you = { $quests ->
        [at_once] accomplissez
       *[in_stages] résolvez
    }
quest-do-they = { $quests ->
        [at_once] accomplissent
       *[in_stages] résolvent
    }

## Symbols: the words of the icons

symbol-damage =
    { $form ->
        [many] Dégâts
       *[one] Dégât
    }
symbol-instability =
    { $form ->
        [many] cubes d’Instabilité
       *[one] Instabilité
    }
symbol-power = PP
symbol-crown = Couronne
symbol-trophy = Trophée
symbol-rose = Rose Noire
symbol-speed = Mouvement
symbol-strength = Attaque
symbol-health =
    { $form ->
        [one] Point de Santé
       *[many] Points de Santé
    }
symbol-unstable = Instable
symbol-persistent = Persistant
symbol-moon-1 = première Phase Lunaire
symbol-moon-2 = deuxième Phase Lunaire
symbol-moon-3 = troisième Phase Lunaire
symbol-light = effet normal
symbol-dark = effet inversé
symbol-combat = Combat
symbol-contingency = Contingence
symbol-trap = Piège
symbol-protection = Protection
symbol-air = Air
symbol-earth = Terre
symbol-fire = Feu
symbol-water = Eau
symbol-sacred = Sacré
symbol-profane = Profane
symbol-magic = Magie
symbol-all = Tout
symbol-black =
    { $form ->
        [many] noires
       *[one] noire
    }
symbol-purple =
    { $form ->
        [many] violettes
       *[one] violette
    }
symbol-red =
    { $form ->
        [many] rouges
       *[one] rouge
    }
symbol-grey =
    { $form ->
        [many] grises
       *[one] grise
    }
symbol-blue =
    { $form ->
        [many] bleues
       *[one] bleue
    }
symbol-yellow =
    { $form ->
        [many] jaunes
       *[one] jaune
    }
symbol-green =
    { $form ->
        [many] vertes
       *[one] verte
    }

## Words of the game

kind-mage =
    { $form ->
        [many] Mages
       *[one] Mage
    }
    .gender = m
    .vowel = no
kind-evocation =
    { $form ->
        [many] Évocations
       *[one] Évocation
    }
    .gender = f
    .vowel = yes
kind-model =
    { $form ->
        [many] figurines
       *[one] figurine
    }
    .gender = f
    .vowel = no
kind-demon =
    { $form ->
        [many] Démons
       *[one] Démon
    }
    .gender = m
    .vowel = no
kind-undead =
    { $form ->
        [many] Morts-vivants
       *[one] Mort-vivant
    }
    .gender = m
    .vowel = no
kind-construct =
    { $form ->
        [many] Constructs
       *[one] Construct
    }
    .gender = m
    .vowel = no
kind-nightmare =
    { $form ->
        [many] Cauchemars
       *[one] Cauchemar
    }
    .gender = m
    .vowel = no
kind-altar =
    { $form ->
        [many] Autels
       *[one] Autel
    }
    .gender = m
    .vowel = yes
kind-mutation =
    { $form ->
        [many] Mutations
       *[one] Mutation
    }
    .gender = f
    .vowel = no
kind-beast =
    { $form ->
        [many] Bêtes
       *[one] Bête
    }
    .gender = f
    .vowel = no

colour-black =
    { $form ->
        [many] <black form="many"/>
       *[one] <black/>
    }
colour-purple =
    { $form ->
        [many] <purple form="many"/>
       *[one] <purple/>
    }
colour-red =
    { $form ->
        [many] <red form="many"/>
       *[one] <red/>
    }
colour-grey =
    { $form ->
        [many] <grey form="many"/>
       *[one] <grey/>
    }
colour-blue =
    { $form ->
        [many] <blue form="many"/>
       *[one] <blue/>
    }
colour-yellow =
    { $form ->
        [many] <yellow form="many"/>
       *[one] <yellow/>
    }
colour-green =
    { $form ->
        [many] <green form="many"/>
       *[one] <green/>
    }
colours-two = { $first } ou { $rest }
    .first = { $form }
    .rest = { $form }
colours-more = { $first }, { $rest }
    .first = { $form }
    .rest = { $form }

element-air = <air/>
element-earth = <earth/>
element-fire = <fire/>
element-water = <water/>
element-sacred = <sacred/>
element-profane = <profane/>
element-magic = <magic/>
element-all = <all/>
elements-two = { $first } ou { $rest }
elements-more = { $first }, { $rest }

type-combat = <combat/>
type-contingency = <contingency/>
type-trap = <trap/>
type-protection = <protection/>
types-two = { $first } ou de { $rest }
types-more = { $first }, de { $rest }

spell =
    { $form ->
        [bare] Sort
       *[other] un Sort
    }
spell-types =
    { $form ->
        [bare] Sort de { $types }
       *[other] un Sort de { $types }
    }
spell-elements =
    { $form ->
        [bare] Sort d’élément { $elements }
       *[other] un Sort d’élément { $elements }
    }

# By what something happens.
means-attack = une attaque physique
means-own-attack = une attaque physique (et non celle d’une Évocation)
means-room = une salle
means-quest = une Quête
means-event = un Événement
means-skill = la capacité d’une Évocation
means-icon = un symbole Instabilité
means-other = un autre effet
means-two = { $first } ou { $rest }
means-more = { $first }, { $rest }

rooms-one = { $room }
    .room = { $form }
rooms-two = { $first } et { $rest }
    .first = { $form }
    .rest = { $form }
rooms-more = { $first }, { $rest }
    .first = { $form }
    .rest = { $form }

moon =
    { $moon ->
        [1] <moon-1/>
        [2] <moon-2/>
       *[3] <moon-3/>
    }

## Who

who-you =
    { $form ->
        [a] à vous
        [de] de vous
       *[obj] vous
    }
    .verb = v
    .gender = m
    .vowel = no
    .pro = vous
# $again: the trigger of the same sentence has just spoken of the target; $mage: whether it is a mage; $noun is its
# kind.
who-target =
    { $again ->
        [yes]
            { $form ->
                [nom] elle
                [a] à celle-ci
                [de] de celle-ci
               *[obj] elle
            }
       *[no]
            { $form ->
                [a] à la cible
                [de] de la cible
               *[obj] la cible
            }
    }
    .verb = s
    .gender = f
    .vowel =
        { $again ->
            [yes] yes
           *[no] no
        }
    .pro =
        { $again ->
            [yes] lui
           *[no] no
        }
who-target-room =
    { $form ->
        [a] à cette salle
        [de] de cette salle
       *[obj] cette salle
    }
    .verb = s
    .gender = f
    .vowel = no
    .pro = no
who-that =
    { $form ->
        [a] à { ce-kind } { $kind }
        [de] de { ce-kind } { $kind }
       *[obj] { ce-kind } { $kind }
    }
    .kind = one
    .verb = s
    .gender = { $kind-gender }
    .vowel = no
    .pro = no
who-those =
    { $form ->
        [a] à ces { $kind }
        [de] de ces { $kind }
       *[obj] ces { $kind }
    }
    .kind = many
    .verb = p
    .gender = { $kind-gender }
    .vowel = no
    .pro = no
# A kind of evocation, by its name: those that the card has just brought into play.
who-that-name =
    { $many ->
        [yes] { $form ->
        [nom] { $name-gender ->
                [f] elles
               *[m] ils
            }
        [a] à { $name-gender ->
                [f] celles-ci
               *[m] ceux-ci
            }
        [de] de { $name-gender ->
                [f] celles-ci
               *[m] ceux-ci
            }
       *[obj] { $name-gender ->
                [f] celles-ci
               *[m] ceux-ci
            }
    }
       *[no]
            { $form ->
                [a] à { ce-name } { $name }
                [de] de { ce-name } { $name }
               *[obj] { ce-name } { $name }
            }
    }
    .verb =
        { $many ->
            [yes] p
           *[no] s
        }
    .name = one
    .gender = { $name-gender }
    .vowel =
        { $many ->
            [yes] { $name-gender ->
        [f] yes
       *[m] il
    }
           *[no] no
        }
    .pro =
        { $many ->
            [yes] leur
           *[no] no
        }
# What the same sentence has just introduced; $mage: whether it is a mage; $noun is what it is called.
who-it =
    { $many ->
        [yes] { $form ->
        [nom] { $noun-gender ->
                [f] elles
               *[m] ils
            }
        [a] à { $noun-gender ->
                [f] celles-ci
               *[m] ceux-ci
            }
        [de] de { $noun-gender ->
                [f] celles-ci
               *[m] ceux-ci
            }
       *[obj] { $noun-gender ->
                [f] celles-ci
               *[m] ceux-ci
            }
    }
       *[no] { $form ->
        [nom] { $noun-gender ->
                [f] elle
               *[m] il
            }
        [a] à { $noun-gender ->
                [f] celle-ci
               *[m] celui-ci
            }
        [de] de { $noun-gender ->
                [f] celle-ci
               *[m] celui-ci
            }
       *[obj] { $noun-gender ->
                [f] celle-ci
               *[m] celui-ci
            }
    }
    }
    .verb =
        { $many ->
            [yes] p
           *[no] s
        }
    .gender = { $noun-gender }
    .vowel = { $noun-gender ->
        [f] yes
       *[m] il
    }
    .pro =
        { $many ->
            [yes] leur
           *[no] lui
        }
# The evocation whose card this is; $noun is its name, or "Evocation" on an Upgrade.
# It is always « l’Évocation » here, as in the notes and standing lines, which do not know its name.
who-itself =
    { $form ->
        [a] à elle
        [de] d’elle
       *[obj] elle
    }
    .verb = s
    .gender = f
    .vowel = yes
    .pro = lui
# The owner of the evocation whose card this is; its card speaks to the owner.
who-owner =
    { $form ->
        [a] à vous
        [de] de vous
       *[obj] vous
    }
    .verb = v
    .gender = m
    .vowel = no
    .pro = vous
# The caster of the spell that set off a reaction.
who-caster =
    { $form ->
        [a] au lanceur de ce Sort
        [de] du lanceur de ce Sort
       *[obj] le lanceur de ce Sort
    }
    .verb = s
    .gender = m
    .vowel = no
    .pro = no
who-crown-holder =
    { $form ->
        [a] au possesseur de la Couronne
        [de] du possesseur de la Couronne
       *[obj] le possesseur de la Couronne
    }
    .verb = s
    .gender = m
    .vowel = no
    .pro = no
# The body of the Black Rose; $again: it is the subject of this very clause; $acts: it is the one who acts.
who-avatar =
    { $again ->
        [yes]
            { $form ->
                [nom] il
                [a] à lui-même
                [de] de lui-même
               *[obj] lui-même
            }
       *[no]
            { $form ->
                [a] à l’Avatar
                [de] de l’Avatar
               *[obj] l’Avatar
            }
    }
    .verb = s
    .gender = m
    .vowel =
        { $again ->
            [yes] il
           *[no] yes
        }
    .pro =
        { $again ->
            [yes] se
           *[no]
                { $acts ->
                    [yes] se
                   *[no] no
                }
        }
who-rose =
    { $form ->
        [a] à la <rose/>
        [de] de la <rose/>
       *[obj] la <rose/>
    }
    .verb = s
    .gender = f
    .vowel = no
    .pro = no

who-owner-of-target =
    { $form ->
        [a] au propriétaire de la cible
        [de] du propriétaire de la cible
       *[obj] le propriétaire de la cible
    }
    .verb = s
    .gender = m
    .vowel = no
    .pro = no

# Whoever a trigger waits for.
subject-any =
    { $form ->
        [a] à { un-kind } { $kind }
        [de] d’{ un-kind } { $kind }
       *[obj] { un-kind } { $kind }
    }
    .kind = one
    .verb = s
    .gender = { $kind-gender }
    .vowel = yes
    .pro = no
subject-yours =
    { $form ->
        [a] à l’{ un-kind } de vos { $kind }
        [de] de l’{ un-kind } de vos { $kind }
       *[obj] l’{ un-kind } de vos { $kind }
    }
    .kind = many
    .verb = s
    .gender = { $kind-gender }
    .vowel = no
    .pro = no
subject-other =
    { $form ->
        [a] à { un-kind } autre { $kind }
        [de] d’{ un-kind } autre { $kind }
       *[obj] { un-kind } autre { $kind }
    }
    .kind = one
    .verb = s
    .gender = { $kind-gender }
    .vowel = yes
    .pro = no
subject-of-another =
    { $form ->
        [a] à { un-kind } { $kind } d’un autre joueur
        [de] d’{ un-kind } { $kind } d’un autre joueur
       *[obj] { un-kind } { $kind } d’un autre joueur
    }
    .kind = one
    .verb = s
    .gender = { $kind-gender }
    .vowel = yes
    .pro = no

## Picks: how many of a group

pick-one =
    { $form ->
        [a] à { un-what } { $what }
        [de] d’{ un-what } { $what }
       *[obj] { un-what } { $what }
    }
    .what = one
    .verb = s
    .gender = { $what-gender }
    .vowel = yes
    .pro = no
pick-one-other =
    { $form ->
        [a] à { un-what } autre { $what }
        [de] d’{ un-what } autre { $what }
       *[obj] { un-what } autre { $what }
    }
    .what = one
    .verb = s
    .gender = { $what-gender }
    .vowel = yes
    .pro = no
pick-one-of-yours =
    { $form ->
        [a] à l’{ un-what } de vos { $what }
        [de] de l’{ un-what } de vos { $what }
       *[obj] l’{ un-what } de vos { $what }
    }
    .what = many
    .verb = s
    .gender = { $what-gender }
    .vowel = no
    .pro = no
pick-each =
    { $form ->
        [a] à chaque { $what }
        [de] de chaque { $what }
       *[obj] chaque { $what }
    }
    .what = one
    .verb = s
    .gender = { $what-gender }
    .vowel = no
    .pro = long
pick-each-other =
    { $form ->
        [a] à chaque autre { $what }
        [de] de chaque autre { $what }
       *[obj] chaque autre { $what }
    }
    .what = one
    .verb = s
    .gender = { $what-gender }
    .vowel = no
    .pro = long
pick-each-of-yours =
    { $form ->
        [a] à chac{ un-what } de vos { $what }
        [de] de chac{ un-what } de vos { $what }
       *[obj] chac{ un-what } de vos { $what }
    }
    .what = many
    .verb = s
    .gender = { $what-gender }
    .vowel = no
    .pro = no
pick-one-of-avatar =
    { $form ->
        [a] à l’{ un-what } des { $what } de l’Avatar
        [de] de l’{ un-what } des { $what } de l’Avatar
       *[obj] l’{ un-what } des { $what } de l’Avatar
    }
    .what = many
    .verb = s
    .gender = { $what-gender }
    .vowel = no
    .pro = no
pick-each-of-avatar =
    { $form ->
        [a] à chac{ un-what } des { $what } de l’Avatar
        [de] de chac{ un-what } des { $what } de l’Avatar
       *[obj] chac{ un-what } des { $what } de l’Avatar
    }
    .what = many
    .verb = s
    .gender = { $what-gender }
    .vowel = no
    .pro = no
# Chosen by one of the Avatar's lists.
by-priority = { $what } (Priorité { $n })
    .what = { $form }
    .verb = { $what-verb }
    .gender = { $what-gender }
    .vowel = { $what-vowel }
    .pro = no
target-by-priority = { $what } (Priorité { $n })
clause-by-priority =
    { $form ->
        [inf] { $what } et attaquer selon la Priorité { $n }
       *[other] { $what } et attaque selon la Priorité { $n }
    }
    .what = { $form }
pick-up-to =
    { $form ->
        [a] à un maximum de { $most } { $what } (à chac{ un-what })
        [de] d’au plus { $most } { $what }
       *[obj] jusqu’à { $most } { $what }
    }
    .what =
        { $most ->
            [one] one
           *[other] many
        }
    .verb = p
    .gender = { $what-gender }
    .vowel = no
    .pro = no
pick-up-to-other =
    { $form ->
        [a] à un maximum de { $most } autres { $what } (à chac{ un-what })
        [de] d’au plus { $most } autres { $what }
       *[obj] jusqu’à { $most } autres { $what }
    }
    .what =
        { $most ->
            [one] one
           *[other] many
        }
    .verb = p
    .gender = { $what-gender }
    .vowel = no
    .pro = no
pick-up-to-of-yours =
    { $form ->
        [a] à un maximum de { $most } de vos { $what } (à chac{ un-what })
        [de] d’au plus { $most } de vos { $what }
       *[obj] jusqu’à { $most } de vos { $what }
    }
    .what = many
    .verb = p
    .gender = { $what-gender }
    .vowel = no
    .pro = no
# Models that this effect has damaged.
pick-both = { $who } et { $what }
    .who = { $form }
    .what = { $form }
    .verb = p
    .gender = f
    .vowel = no
    .pro = long
pick-damaged =
    { $form ->
        [a] à chaque figurine blessée de cette manière
        [de] de chaque figurine blessée de cette manière
       *[obj] chaque figurine blessée de cette manière
    }
    .verb = s
    .gender = f
    .vowel = no
    .pro = long
pick-one-damaged =
    { $form ->
        [a] à l’une des figurines blessées de cette manière
        [de] de l’une des figurines blessées de cette manière
       *[obj] l’une des figurines blessées de cette manière
    }
    .verb = s
    .gender = f
    .vowel = no
    .pro = long
pick-hit-mages =
    { $form ->
        [a] à chaque Mage touché de cette manière
        [de] de chaque Mage touché de cette manière
       *[obj] chaque Mage touché de cette manière
    }
    .verb = s
    .gender = m
    .vowel = no
    .pro = no
# A room as target means every model in it.
pick-models-there =
    { $form ->
        [a] à chaque figurine de cette salle
        [de] de chaque figurine de cette salle
       *[obj] chaque figurine de cette salle
    }
    .verb = s
    .gender = f
    .vowel = no
    .pro = long
pick-models-in =
    { $form ->
        [a] à chaque figurine { $place }
        [de] de chaque figurine { $place }
       *[obj] chaque figurine { $place }
    }
    .verb = s
    .gender = f
    .vowel = no
    .pro = long

# The group itself.
whose-others = { $what } d’un autre joueur
    .what = { $form }
    .gender = { $what-gender }
    .vowel = { $what-vowel }
group-and-you = { $what } (vous compris)
    .what = { $form }
    .gender = { $what-gender }
    .vowel = { $what-vowel }
reach-choice = { $what } de votre choix
    .what = { $form }
    .gender = { $what-gender }
    .vowel = { $what-vowel }
reach-there = { $what } dans cette salle
    .what = { $form }
    .gender = { $what-gender }
    .vowel = { $what-vowel }
reach-adjacent = { $what } des salles adjacentes
    .what = { $form }
    .gender = { $what-gender }
    .vowel = { $what-vowel }
reach-on = { $what } sur { $who }
    .what = { $form }
    .gender = { $what-gender }
    .vowel = { $what-vowel }
reach-in = { $what } { $place }
    .what = { $form }
    .gender = { $what-gender }
    .vowel = { $what-vowel }
reach-away = { $what } { $away }
    .what = { $form }
    .gender = { $what-gender }
    .vowel = { $what-vowel }
# Whom the group leaves out: the target, or you where "other" would be taken for all but the target.
except = { $what } (sauf { $who })
    .what = { $form }
    .gender = { $what-gender }
    .vowel = { $what-vowel }
with-health = { $what } avec { $health } <health/> ou moins
    .what = { $form }
    .gender = { $what-gender }
    .vowel = { $what-vowel }
with-upgrade = { $what } avec une Amélioration
    .what = { $form }
    .gender = { $what-gender }
    .vowel = { $what-vowel }
with-jinx = { $what } avec une Malédiction
    .what = { $form }
    .gender = { $what-gender }
    .vowel = { $what-vowel }
with-damage = { $what } portant des <damage form="many"/>
    .what = { $form }
    .gender = { $what-gender }
    .vowel = { $what-vowel }
with-no-rose-damage = { $what } sans <damage/> de la <rose/>
    .what = { $form }
    .gender = { $what-gender }
    .vowel = { $what-vowel }
with-no-completed-quest = { $what } sans Quête accomplie
    .what = { $form }
    .gender = { $what-gender }
    .vowel = { $what-vowel }
with-no-nightmare =
    { $form ->
        [many] { $what } qui n’ont aucun Cauchemar
       *[one] { $what } qui n’a aucun Cauchemar
    }
    .what = { $form }
    .gender = { $what-gender }
    .vowel = { $what-vowel }
with-nothing-converted =
    { $form ->
        [many] { $what } sur { $what-gender ->
        [f] lesquelles
       *[m] lesquels
    } aucun <damage/> n’a été converti de cette manière
       *[one] { $what } sur { $what-gender ->
        [f] laquelle
       *[m] lequel
    } aucun <damage/> n’a été converti de cette manière
    }
    .what = { $form }
    .gender = { $what-gender }
    .vowel = { $what-vowel }
with-ranked = { $what } ayant { $rank }
    .what = { $form }
    .gender = { $what-gender }
    .vowel = { $what-vowel }

# What becomes of quests is called otherwise where they are completed at once; $quests is said with every message.
# without $quests: the book of the first edition says « active » too.
quest-open = active
quest-done =
    { $quests ->
        [at_once] accomplie
       *[in_stages] résolue
    }
quest-do =
    { $quests ->
        [at_once] accomplir
       *[in_stages] résoudre
    }

# First and last places; those who tie all have them.
rank-most-power = le plus de <power/>
rank-least-power = le moins de <power/>
rank-most-trophies = le plus de Trophées
rank-fewest-trophies = le moins de Trophées
rank-most-quests = le plus de Quêtes { quest-done-many }
rank-fewest-quests = le moins de Quêtes { quest-done-many }
rank-most-damage = le plus de <damage form="many"/>
rank-least-damage = le moins de <damage form="many"/>
rank-most-evocations = le plus d’Évocations
rank-fewest-evocations = le moins d’Évocations
rank-most-spells = le plus de Sorts en main
rank-fewest-spells = le moins de Sorts en main
with-but =
    { $form ->
        [many] { $what } qui ne sont pas des { $kind }
       *[one] { $what } qui n’est pas { un-kind } { $kind }
    }
    .what = { $form }
    .kind =
        { $form ->
            [many] many
           *[one] one
        }
    .gender = { $what-gender }
    .vowel = { $what-vowel }
with-nothing-to-convert =
    { $form ->
        [many] { $what } sur { $what-gender ->
        [f] lesquelles
       *[m] lesquels
    } aucun <damage/> ne peut être converti
       *[one] { $what } sur { $what-gender ->
        [f] laquelle
       *[m] lequel
    } aucun <damage/> ne peut être converti
    }
    .what = { $form }
    .gender = { $what-gender }
    .vowel = { $what-vowel }
with-not-hit =
    { $form ->
        [many] { $what } que cet effet n’a pas encore { $what-gender ->
        [f] touchées
       *[m] touchés
    }
       *[one] { $what } que cet effet n’a pas encore { $what-gender ->
        [f] touchée
       *[m] touché
    }
    }
    .what = { $form }
    .gender = { $what-gender }
    .vowel = { $what-vowel }

## Targets

target-line = Cible : { $target }
target-self = vous
target-avatar = l’Avatar
target-any-room = n’importe quelle salle
target-coloured-room = n’importe quelle salle { $colours }
target-other-room = n’importe quelle salle qui n’est pas { $colours }
target-your-room = votre salle
target-avatar-room = la salle de l’Avatar
target-room = salle { $away }
target-any = n’importe { $what-gender ->
        [f] quelle
       *[m] quel
    } { $what }
    .what = one
target-model = { $what }
    .what = one
target-of-yours = l’{ un-what } de vos { $what }
    .what = many

# A room chosen by a sentence.
room-any =
    { $form ->
        [a] à n’importe quelle salle
        [de] de n’importe quelle salle
       *[obj] n’importe quelle salle
    }
    .verb = s
    .gender = f
    .vowel = no
    .pro = no
room-away =
    { $form ->
        [a] à une salle { $away }
        [de] d’une salle { $away }
       *[obj] une salle { $away }
    }
    .verb = s
    .gender = f
    .vowel = yes
    .pro = no
# A room narrowed by what is in it.
room-holding = { $room } où se trouve { un-kind } { $kind }
    .room = { $form }
    .kind = one
    .verb = s
    .gender = f
    .vowel = no
    .pro = no
room-with-instability = { $room } avec au moins { $n ->
        [one] { $n } <instability/>
       *[other] { $n } <instability form="many"/>
    }
    .room = { $form }

## Places, with their prepositions

away =
    { $range ->
        [0] dans votre salle
       *[other] à portée { $range }
    }
away-from = à portée { $range } { $from-pro ->
        [lui] de sa salle
        [leur] de leur salle
       *[no] { $from }
    }
    .from = de
# From the room where the target was defeated.
away-defeat = à portée { $range } de la salle où { $from } a été { $from-gender ->
        [f] vaincue
       *[m] vaincu
    }
    .from = nom
place-there = dans cette salle
place-room = { $who-pro ->
        [vous] dans votre salle
        [lui] dans sa salle
        [leur] dans leur salle
        [se] dans sa salle
       *[no] dans la salle { $who }
    }
    .who = de
place-room-of = { $who-pro ->
        [vous] dans votre salle
        [lui] dans sa salle
        [leur] dans leur salle
        [se] dans sa salle
       *[no] dans la salle { $who }
    }
    .who = de
# $noun is what was removed.
place-where-it-stood = là où { $noun-gender ->
        [f] elle
       *[m] il
    } se trouvait
place-of-defeat = dans la salle où { $who } a été { $who-gender ->
        [f] vaincue
       *[m] vaincu
    }
    .who = nom
place-that-room = dans cette salle
place-same-room = dans la même salle
place-named = { $room }
    .room = dans
place-any = dans la salle de votre choix
place-away = dans une salle { $away }
place-coloured = dans une salle { $colours }
place-coloured-away = dans une salle { $colours } { $away }
place-beside-cell = dans une salle adjacente à { $who-pro ->
        [vous] votre Cellule
        [lui] sa Cellule
        [leur] leur Cellule
        [se] sa Cellule
       *[no] la Cellule { $who }
    }
    .who = de
place-each = dans chaque salle
place-each-coloured = dans chaque salle { $colours }
place-each-with-mage = dans chaque salle où se trouve un Mage
place-cell = dans sa propre Cellule
place-target-room = dans la salle cible
place-each-beside = dans chaque salle adjacente
place-room-of-each = dans chacune de leurs salles
place-each-of-one-colour = dans chaque salle d’une couleur de votre choix
place-with-mage = dans une salle où se trouve un Mage

# Rooms as nouns: what is activated, closed or copied.
room-noun-of = { $who-pro ->
        [vous] votre salle
        [lui] sa salle
        [leur] leur salle
        [se] sa salle
       *[no] la salle { $who }
    }
    .who = de
room-noun-named = { $room }
room-noun-that = cette salle
room-noun-beside = chaque salle adjacente
room-noun-each = chaque salle
room-noun-coloured = chaque salle { $colours }
room-noun-one-colour = chaque salle d’une couleur de votre choix

## Amounts

# $how: number, or what set this off or the sentence before gives the number (that, that-plus).
quantity-plain =
    { $how ->
        [that] autant
        [that-plus] autant plus { $n }
       *[number] { $n }
    }
    .two =
        { $how ->
            [number]
                { $n ->
                    [2] yes
                   *[other] no
                }
           *[that] no
        }
quantity-damage =
    { $how ->
        [that] autant de <damage form="many"/>
        [that-plus] autant de <damage form="many"/> plus { $n }
       *[number]
            { $n ->
                [one] { $n } <damage/>
               *[other] { $n } <damage form="many"/>
            }
    }
# No more than there is.
quantity-of-that =
    { $how ->
        [that] ces <damage form="many"/>
        [that-plus] autant plus { $n } de ces <damage form="many"/>
       *[number]
            { $n ->
                [one] { $n } de ces <damage form="many"/>
               *[other] jusqu’à { $n } de ces <damage form="many"/>
            }
    }
quantity-instability =
    { $how ->
        [that] autant d’<instability/>
        [that-plus] autant d’<instability/> plus { $n }
       *[number]
            { $n ->
                [one] { $n } <instability/>
               *[other] { $n } <instability form="many"/>
            }
    }
quantity-power =
    { $how ->
        [that] autant de <power/>
        [that-plus] autant de <power/> plus { $n }
       *[number] { $n } <power/>
    }
quantity-spells =
    { $how ->
        [that] autant de Sorts
        [that-plus] autant de Sorts plus { $n }
       *[number]
            { $n ->
                [one] { $n } Sort
               *[other] { $n } Sorts
            }
    }
    .number =
        { $n ->
            [one] one
           *[other] other
        }
    .two =
        { $how ->
            [number]
                { $n ->
                    [2] yes
                   *[other] no
                }
           *[that] no
        }
quantity-forgotten =
    { $how ->
        [that] autant de Sorts Oubliés
        [that-plus] autant de Sorts Oubliés plus { $n }
       *[number]
            { $n ->
                [one] { $n } Sort Oublié
               *[other] { $n } Sorts Oubliés
            }
    }
    .two =
        { $how ->
            [number]
                { $n ->
                    [2] yes
                   *[other] no
                }
           *[that] no
        }
quantity-quests =
    { $how ->
        [that] autant de Quêtes
        [that-plus] autant de Quêtes plus { $n }
       *[number]
            { $n ->
                [one] { $n } Quête
               *[other] { $n } Quêtes
            }
    }
    .two =
        { $how ->
            [number]
                { $n ->
                    [2] yes
                   *[other] no
                }
           *[that] no
        }
quantity-events =
    { $how ->
        [that] autant d’Événements
        [that-plus] autant d’Événements plus { $n }
       *[number]
            { $n ->
                [one] { $n } Événement
               *[other] { $n } Événements
            }
    }
    .two =
        { $how ->
            [number]
                { $n ->
                    [2] yes
                   *[other] no
                }
           *[that] no
        }
quantity-quests-active = { quantity-plain-many } de vos Quêtes { quest-open-many }
quantity-quests-completed = { quantity-plain-many } de vos Quêtes accomplies
quantity-quests-solved = { quantity-plain-many } de vos Quêtes { quest-done-many }
quantity-tokens = { quantity-plain-many-m } de vos jetons d’Action Physique
quantity-quests-active-theirs = { quantity-plain-many } de ses Quêtes { quest-open-many }
quantity-quests-completed-theirs = { quantity-plain-many } de ses Quêtes accomplies
quantity-quests-solved-theirs = { quantity-plain-many } de ses Quêtes { quest-done-many }
quantity-tokens-theirs = { quantity-plain-many-m } de ses jetons d’Action Physique
# One of several is « l’une », « l’un »; more are counted.
quantity-plain-many =
    { $how ->
        [that] autant
        [that-plus] autant plus { $n }
       *[number]
            { $n ->
                [1] l’une
               *[other] { $n }
            }
    }
quantity-plain-many-m =
    { $how ->
        [that] autant
        [that-plus] autant plus { $n }
       *[number]
            { $n ->
                [1] l’un
               *[other] { $n }
            }
    }

of-moon-next = { $what } de la Phase Lunaire actuelle ou suivante
    .what = { $form }
    .two = { $what-two }
of-moon-previous = { $what } de la Phase Lunaire précédente
    .what = { $form }
    .two = { $what-two }
of-moon-that-quest = { $what } de la même Phase Lunaire
    .what = { $form }
    .two = { $what-two }
of-moon-first = { $what } de la <moon-1/>
    .what = { $form }
    .two = { $what-two }
of-moon-second = { $what } de la <moon-2/>
    .what = { $form }
    .two = { $what-two }
of-moon-third = { $what } de la <moon-3/>
    .what = { $form }
    .two = { $what-two }

# $what is the clause with its first number.
counted-each = { $what } pour chaque { $count }
    .what = { $form }
    .count = one
    .two = no
counted-every = { $what } par tranche de { $every } { $count }
    .what = { $form }
    .count = many
    .two = no
counted-plus-each = { $what }, plus { $times } pour chaque { $count }
    .what = { $form }
    .count = one
    .two = no
counted-plus-every = { $what }, plus { $times } par tranche de { $every } { $count }
    .what = { $form }
    .count = many
    .two = no
counted-moon = { $what } si elle est de la <moon-1/>, { $twice } si elle est de la <moon-2/>, { $thrice } si elle est de la <moon-3/>
    .what = { $form }
    .two = no
counted-quest-power = { $what } pour chaque <power/> de cette Quête
    .what = { $form }
    .two = no
# $plus: the limit is for the base and what is added to it; $each: for each of several models or rooms.
limited =
    { $plus ->
        [yes]
            { $each ->
                [yes] { $what } (maximum { $most } au total pour chacune)
               *[no] { $what } (maximum { $most } au total)
            }
       *[no]
            { $each ->
                [yes] { $what } (maximum { $most } pour chacune)
               *[no] { $what } (maximum { $most })
            }
    }
    .what = { $form }
    .two = no

# What is counted.
count-damage =
    { $form ->
        [many] <damage form="many"/> sur { $on }
       *[one] <damage/> sur { $on }
    }
    .gender = m
count-rose-damage =
    { $form ->
        [many] <damage form="many"/> de la <rose/> sur { $on }
       *[one] <damage/> de la <rose/> sur { $on }
    }
    .gender = m
count-your-damage =
    { $form ->
        [many] <damage form="many"/> à vous sur { $on }
       *[one] <damage/> à vous sur { $on }
    }
    .gender = m
count-convertible-damage =
    { $form ->
        [many] <damage form="many"/> à convertir sur { $on }
       *[one] <damage/> à convertir sur { $on }
    }
    .gender = m
count-jinxes =
    { $form ->
        [many] Malédictions sur { $on }
       *[one] Malédiction sur { $on }
    }
    .gender = f
count-upgrades =
    { $form ->
        [many] Améliorations sur { $on }
       *[one] Amélioration sur { $on }
    }
    .gender = f
count-nightmares =
    { $form ->
        [many] Cauchemars sur { $on }
       *[one] Cauchemar sur { $on }
    }
    .gender = m
count-nightmares-room =
    { $form ->
        [many] Cauchemars dans cette salle
       *[one] Cauchemar dans cette salle
    }
    .gender = m
count-nightmares-lodge =
    { $form ->
        [many] Cauchemars dans la Loge
       *[one] Cauchemar dans la Loge
    }
    .gender = m
count-evocations-lodge =
    { $form ->
        [many] Évocations dans la Loge
       *[one] Évocation dans la Loge
    }
    .gender = f
count-kind-lodge = { $name } dans la Loge
    .name =
        { $form ->
            [many] many
           *[one] one
        }
    .gender = { $name-gender }
count-shown =
    { $form ->
        [many] symboles { $element } ou <all/> de vos Sorts révélés
       *[one] symbole { $element } ou <all/> de vos Sorts révélés
    }
    .gender = m
count-events =
    { $form ->
        [many] Événements sur le plateau
       *[one] Événement sur le plateau
    }
    .gender = m
count-damaged-models =
    { $form ->
        [many] figurines blessées de cette manière
       *[one] figurine blessée de cette manière
    }
    .gender = f
count-healed-models =
    { $form ->
        [many] figurines soignées de cette manière
       *[one] figurine soignée de cette manière
    }
    .gender = f
count-rose-damage-damaged =
    { $form ->
        [many] <damage form="many"/> de la <rose/> sur les figurines blessées de cette manière
       *[one] <damage/> de la <rose/> sur les figurines blessées de cette manière
    }
    .gender = m
count-converted =
    { $form ->
        [many] <damage form="many"/> convertis de cette manière
       *[one] <damage/> converti de cette manière
    }
    .gender = m
# $whole: how much was to be converted, where that is a number.
count-unconverted =
    { $how ->
        [number] <damage/>, sur ces { $whole }, qui n’a pas été converti
       *[that] <damage/> qui n’a pas été converti
    }
    .gender = m
count-rose-converted =
    { $form ->
        [many] <damage form="many"/> de la <rose/> convertis de cette manière
       *[one] <damage/> de la <rose/> converti de cette manière
    }
    .gender = m
count-strength =
    { $form ->
        [many] points d’<strength/> de vos Évocations
       *[one] point d’<strength/> de vos Évocations
    }
    .gender = m
count-your-evocations =
    { $form ->
        [many] Évocations que vous avez
       *[one] Évocation que vous avez
    }
    .gender = f
count-completed-quests =
    { $form ->
        [many] Quêtes accomplies { $on-pro ->
        [vous] que vous avez
        [lui] qui lui appartiennent
        [leur] qui leur appartiennent
        [se] qui lui appartiennent
       *[no] { $on }
    }
       *[one] Quête accomplie { $on-pro ->
        [vous] que vous avez
        [lui] qui lui appartient
        [leur] qui leur appartient
        [se] qui lui appartient
       *[no] { $on }
    }
    }
    .on = de
    .gender = f
count-solved-quests =
    { $form ->
        [many] Quêtes { quest-done-many } { $on-pro ->
        [vous] que vous avez
        [lui] qui lui appartiennent
        [leur] qui leur appartiennent
        [se] qui lui appartiennent
       *[no] { $on }
    }
       *[one] Quête { quest-done } { $on-pro ->
        [vous] que vous avez
        [lui] qui lui appartient
        [leur] qui leur appartient
        [se] qui lui appartient
       *[no] { $on }
    }
    }
    .on = de
    .gender = f
count-moon = Phase Lunaire jusqu’à celle de cette Quête
    .gender = f
count-hit-models =
    { $form ->
        [many] figurines touchées de cette manière
       *[one] figurine touchée de cette manière
    }
    .gender = f
count-others-there =
    { $form ->
        [many] autres figurines dans cette salle
       *[one] autre figurine dans cette salle
    }
    .gender = f
count-instability-there =
    { $form ->
        [many] <instability form="many"/> dans cette salle
       *[one] <instability/> dans cette salle
    }
    .gender = m
count-quest-power = <power/> de cette Quête
    .gender = m
count-alike-spells =
    { $form ->
        [many] Sorts révélés que vous avez du même nom
       *[one] Sort révélé que vous avez du même nom
    }
    .gender = m
count-different-elements =
    { $form ->
        [many] éléments différents sur vos Sorts révélés
       *[one] élément différent sur vos Sorts révélés
    }
    .gender = m
count-trophies =
    { $form ->
        [many] Trophées { $on-vowel ->
            [no] que{" "}
           *[yes] qu’
        }{ $on } { on-has } pris
       *[one] Trophée { $on-vowel ->
            [no] que{" "}
           *[yes] qu’
        }{ $on } { on-has } pris
    }
    .on = nom
    .gender = m
# $other: your own figure is left out.
count-in-your-room =
    { $other ->
        [yes]
            { $form ->
                [many] autres { $kind } dans votre salle
               *[one] autre { $kind } dans votre salle
            }
       *[no] { $kind } dans votre salle
    }
    .kind = { $form }
    .gender = { $kind-gender }
count-wounded-mages =
    { $form ->
        [many] Mages portant vos <damage form="many"/>
       *[one] Mage portant vos <damage form="many"/>
    }
    .gender = m
count-of-yours = { $kind } que vous avez
    .kind = { $form }
    .gender = { $kind-gender }
count-revealed-spells =
    { $form ->
        [many] Sorts révélés { $on-pro ->
        [vous] que vous avez
        [lui] qui lui appartiennent
        [leur] qui leur appartiennent
        [se] qui lui appartiennent
       *[no] { $on }
    }
       *[one] Sort révélé { $on-pro ->
        [vous] que vous avez
        [lui] qui lui appartient
        [leur] qui leur appartient
        [se] qui lui appartient
       *[no] { $on }
    }
    }
    .on = de
    .gender = m
count-ready-spells =
    { $form ->
        [many] Sorts Préparés { $on-pro ->
        [vous] que vous avez
        [lui] qui lui appartiennent
        [leur] qui leur appartiennent
        [se] qui lui appartiennent
       *[no] { $on }
    }
       *[one] Sort Préparé { $on-pro ->
        [vous] que vous avez
        [lui] qui lui appartient
        [leur] qui leur appartient
        [se] qui lui appartient
       *[no] { $on }
    }
    }
    .on = de
    .gender = m
count-others-in =
    { $form ->
        [many] figurines qui ne sont pas à vous dans des salles { $colours }
       *[one] figurine qui n’est pas à vous dans une salle { $colours }
    }
    .colours =
        { $form ->
            [many] many
           *[one] one
        }
    .gender = f
count-others-in-target-colour =
    { $form ->
        [many] figurines qui ne sont pas à vous dans des salles de la même couleur que cette salle
       *[one] figurine qui n’est pas à vous dans une salle de la même couleur que cette salle
    }
    .gender = f
count-mages-hit =
    { $form ->
        [many] Mages touchés
       *[one] Mage touché
    }
    .gender = m
count-power-of-that-spell =
    { $form ->
        [many] <power/> que ce Sort a donnés à son lanceur
       *[one] <power/> que ce Sort a donné à son lanceur
    }
    .gender = m

## Conditions, after "if"
## $who of if-did and if-did-not carried out the sentence before.

if-did = { $who } { $who-verb ->
        [v] le faites
        [p] le font
       *[s] le fait
    }
    .who = nom
    .vowel = { $who-vowel }
if-did-and = { $did } et { $holds-vowel ->
        [il] s’
       *[other] si{" "}
    }{ $holds }
    .vowel = { $did-vowel }
if-did-not = { $who } { $who-verb ->
        [v] ne le pouvez
        [p] ne le peuvent
       *[s] ne le peut
    } pas
    .who = nom
    .vowel = { $who-vowel }
if-declined = { $who } { $who-verb ->
        [v] ne le faites
        [p] ne le font
       *[s] ne le fait
    } pas
    .who = nom
    .vowel = { $who-vowel }
if-spell-is = ce Sort est un Sort de { $type }
    .vowel = no
if-event-crown = l’Événement joué montre une <crown/>
    .vowel = no
if-rose-defeated-you = la <rose/> vous a vaincu
    .vowel = no
if-defeated =
    { $who-pro ->
        [lui] vous l’avez { $who-gender ->
        [f] vaincue
       *[m] vaincu
    }
        [leur] vous les avez { $who-gender ->
        [f] vaincues
       *[m] vaincus
    }
       *[no] vous avez vaincu { $who }
    }
    .vowel = no
if-target-room = cette salle est { $room }
    .vowel = no
if-crown = { $who } { who-has } la <crown/>
    .who = nom
    .vowel = { $who-vowel }
if-mage = { $who } { $who-verb ->
        [v] êtes un Mage
        [p] sont des Mages
       *[s] est un Mage
    }
    .who = nom
    .vowel = { $who-vowel }
if-in-target-room = { $who } { $who-verb ->
        [v] êtes
        [p] sont
       *[s] est
    } dans cette salle
    .who = nom
    .vowel = { $who-vowel }
if-healed-models =
    { $bound ->
        [none] aucune figurine n’a été soignée de cette manière
        [some] une figurine a été soignée de cette manière
       *[other]
            { $n ->
                [one] { bound-amount } figurine a été soignée de cette manière
               *[other] { bound-amount } figurines ont été soignées de cette manière
            }
    }
    .vowel = yes

# $bound: none, some, least, most, exactly; $n is the number.
bound-amount =
    { $bound ->
        [none] aucun
        [least] au moins { $n }
        [most] au plus { $n }
        [exactly] exactement { $n }
       *[some] au moins 1
    }
if-that =
    { $bound ->
        [none] il n’y en avait aucun
       *[other] il y en avait { bound-amount }
    }
    .vowel = il
if-damage =
    { $bound ->
        [none] il n’y a aucun <damage/> sur { $on }
        [some] il y a des <damage form="many"/> sur { $on }
       *[other]
            { $n ->
                [one] il y a { bound-amount } <damage/> sur { $on }
               *[other] il y a { bound-amount } <damage form="many"/> sur { $on }
            }
    }
    .vowel = il
if-rose-damage =
    { $bound ->
        [none] il n’y a aucun <damage/> de la <rose/> sur { $on }
        [some] il y a des <damage form="many"/> de la <rose/> sur { $on }
       *[other]
            { $n ->
                [one] il y a { bound-amount } <damage/> de la <rose/> sur { $on }
               *[other] il y a { bound-amount } <damage form="many"/> de la <rose/> sur { $on }
            }
    }
    .vowel = il
if-your-damage =
    { $bound ->
        [none] aucun de vos <damage form="many"/> n’est sur { $on }
        [some] l’un de vos <damage form="many"/> est sur { $on }
       *[other] { bound-amount } de vos <damage form="many"/> sont sur { $on }
    }
    .vowel =
        { $bound ->
            [some] no
           *[other] yes
        }
if-convertible-damage =
    { $bound ->
        [none] aucun <damage/> n’est à convertir sur { $on }
        [some] un <damage/> est à convertir sur { $on }
       *[other] { bound-amount } <damage form="many"/> sont à convertir sur { $on }
    }
    .vowel =
        { $bound ->
            [some] no
           *[other] yes
        }
if-jinxes =
    { $bound ->
        [none] { $on } { on-has-not } aucune Malédiction
        [some] { $on } { on-has } une Malédiction
       *[other]
            { $n ->
                [one] { $on } { on-has } { bound-amount } Malédiction
               *[other] { $on } { on-has } { bound-amount } Malédictions
            }
    }
    .on = nom
    .vowel = { $on-vowel }
if-upgrades =
    { $bound ->
        [none] { $on } { on-has-not } aucune Amélioration
        [some] { $on } { on-has } une Amélioration
       *[other]
            { $n ->
                [one] { $on } { on-has } { bound-amount } Amélioration
               *[other] { $on } { on-has } { bound-amount } Améliorations
            }
    }
    .on = nom
    .vowel = { $on-vowel }
if-nightmares =
    { $bound ->
        [none] { $on } { on-has-not } aucun Cauchemar
        [some] { $on } { on-has } un Cauchemar
       *[other]
            { $n ->
                [one] { $on } { on-has } { bound-amount } Cauchemar
               *[other] { $on } { on-has } { bound-amount } Cauchemars
            }
    }
    .on = nom
    .vowel = { $on-vowel }
if-nightmares-room =
    { $bound ->
        [none] il n’y a aucun Cauchemar dans cette salle
        [some] il y a un Cauchemar dans cette salle
       *[other]
            { $n ->
                [one] il y a { bound-amount } Cauchemar dans cette salle
               *[other] il y a { bound-amount } Cauchemars dans cette salle
            }
    }
    .vowel = il
if-nightmares-lodge =
    { $bound ->
        [none] il n’y a aucun Cauchemar dans la Loge
        [some] il y a un Cauchemar dans la Loge
       *[other]
            { $n ->
                [one] il y a { bound-amount } Cauchemar dans la Loge
               *[other] il y a { bound-amount } Cauchemars dans la Loge
            }
    }
    .vowel = il
if-evocations-lodge =
    { $bound ->
        [none] il n’y a aucune Évocation dans la Loge
        [some] il y a une Évocation dans la Loge
       *[other]
            { $n ->
                [one] il y a { bound-amount } Évocation dans la Loge
               *[other] il y a { bound-amount } Évocations dans la Loge
            }
    }
    .vowel = il
if-kind-lodge =
    { $bound ->
        [none] il n’y a auc{ un-name } { $name } dans la Loge
        [some] il y a { un-name } { $name } dans la Loge
       *[other]
            { $n ->
                [one] il y a { bound-amount } { $name } dans la Loge
               *[other] il y a { bound-amount } { $name } dans la Loge
            }
    }
    .vowel = il
    .name =
        { $bound ->
            [none] one
            [some] one
           *[other]
                { $n ->
                    [one] one
                   *[other] many
                }
        }
if-shown =
    { $bound ->
        [none] vos Sorts révélés ne montrent aucun symbole { $element } ou <all/>
        [some] vos Sorts révélés montrent un symbole { $element } ou <all/>
       *[other]
            { $n ->
                [one] vos Sorts révélés montrent { bound-amount } symbole { $element } ou <all/>
               *[other] vos Sorts révélés montrent { bound-amount } symboles { $element } ou <all/>
            }
    }
    .vowel = no
if-events =
    { $bound ->
        [none] il n’y a aucun Événement sur le plateau
        [some] il y a un Événement sur le plateau
       *[other]
            { $n ->
                [one] il y a { bound-amount } Événement sur le plateau
               *[other] il y a { bound-amount } Événements sur le plateau
            }
    }
    .vowel = il
if-damaged-models =
    { $bound ->
        [none] aucune figurine n’a été blessée de cette manière
        [some] une figurine a été blessée de cette manière
       *[other]
            { $n ->
                [one] { bound-amount } figurine a été blessée de cette manière
               *[other] { bound-amount } figurines ont été blessées de cette manière
            }
    }
    .vowel = yes
if-rose-damage-damaged =
    { $bound ->
        [none] il n’y a aucun <damage/> de la <rose/> sur les figurines blessées de cette manière
        [some] il y a des <damage form="many"/> de la <rose/> sur les figurines blessées de cette manière
       *[other]
            { $n ->
                [one] il y a { bound-amount } <damage/> de la <rose/> sur les figurines blessées de cette manière
               *[other] il y a { bound-amount } <damage form="many"/> de la <rose/> sur les figurines blessées de cette manière
            }
    }
    .vowel = il
if-converted =
    { $bound ->
        [none] aucun <damage/> n’a été converti de cette manière
        [some] des <damage form="many"/> ont été convertis de cette manière
       *[other]
            { $n ->
                [one] { bound-amount } <damage/> a été converti de cette manière
               *[other] { bound-amount } <damage form="many"/> ont été convertis de cette manière
            }
    }
    .vowel =
        { $bound ->
            [some] no
           *[other] yes
        }
if-rose-converted =
    { $bound ->
        [none] aucun <damage/> de la <rose/> n’a été converti de cette manière
        [some] des <damage form="many"/> de la <rose/> ont été convertis de cette manière
       *[other]
            { $n ->
                [one] { bound-amount } <damage/> de la <rose/> a été converti de cette manière
               *[other] { bound-amount } <damage form="many"/> de la <rose/> ont été convertis de cette manière
            }
    }
    .vowel =
        { $bound ->
            [some] no
           *[other] yes
        }
if-strength =
    { $bound ->
        [none] vos Évocations n’ont pas d’<strength/>
        [some] vos Évocations ont de l’<strength/>
       *[other] l’<strength/> de vos Évocations est { $bound ->
            [least] d’au moins { $n }
            [most] d’au plus { $n }
           *[exactly] d’exactement { $n }
        } au total
    }
    .vowel = no
if-your-evocations =
    { $bound ->
        [none] vous n’avez aucune Évocation
        [some] vous avez une Évocation
       *[other]
            { $n ->
                [one] vous avez { bound-amount } Évocation
               *[other] vous avez { bound-amount } Évocations
            }
    }
    .vowel = no
if-completed-quests =
    { $bound ->
        [none] { $on } { on-has-not } aucune Quête accomplie
        [some] { $on } { on-has } une Quête accomplie
       *[other]
            { $n ->
                [one] { $on } { on-has } { bound-amount } Quête accomplie
               *[other] { $on } { on-has } { bound-amount } Quêtes accomplies
            }
    }
    .on = nom
    .vowel = { $on-vowel }
if-solved-quests =
    { $bound ->
        [none] { $on } { on-has-not } aucune Quête { quest-done }
        [some] { $on } { on-has } une Quête { quest-done }
       *[other]
            { $n ->
                [one] { $on } { on-has } { bound-amount } Quête { quest-done }
               *[other] { $on } { on-has } { bound-amount } Quêtes { quest-done-many }
            }
    }
    .on = nom
    .vowel = { $on-vowel }
if-moon = le numéro de la Phase Lunaire de cette Quête est { bound-amount }
    .vowel = no
if-hit-models =
    { $bound ->
        [none] aucune figurine n’a été touchée de cette manière
        [some] une figurine a été touchée de cette manière
       *[other]
            { $n ->
                [one] { bound-amount } figurine a été touchée de cette manière
               *[other] { bound-amount } figurines ont été touchées de cette manière
            }
    }
    .vowel = yes
if-others-there =
    { $bound ->
        [none] il n’y a aucune autre figurine dans cette salle
        [some] il y a une autre figurine dans cette salle
       *[other]
            { $n ->
                [one] il y a { bound-amount } autre figurine dans cette salle
               *[other] il y a { bound-amount } autres figurines dans cette salle
            }
    }
    .vowel = il
if-instability-there =
    { $bound ->
        [none] il n’y a pas d’<instability/> dans cette salle
        [some] il y a de l’<instability/> dans cette salle
       *[other]
            { $n ->
                [one] il y a { bound-amount } <instability/> dans cette salle
               *[other] il y a { bound-amount } <instability form="many"/> dans cette salle
            }
    }
    .vowel = il
if-quest-power =
    { $bound ->
        [none] cette Quête ne vaut aucun <power/>
       *[other] cette Quête vaut { bound-amount } <power/>
    }
    .vowel = no
if-ranked = { $who } { who-has } { $rank }
    .who = nom
    .vowel = { $who-vowel }
if-alike-spells =
    { $bound ->
        [none] aucun de vos Sorts révélés n’a le même nom
       *[other] { bound-amount } de vos Sorts révélés ont le même nom
    }
    .vowel = yes
if-different-elements =
    { $bound ->
        [none] vos Sorts révélés ne montrent aucun élément
        [some] vos Sorts révélés montrent un élément
       *[other]
            { $n ->
                [one] vos Sorts révélés montrent { bound-amount } élément
               *[other] vos Sorts révélés montrent { bound-amount } éléments différents
            }
    }
    .vowel = no
if-trophies =
    { $bound ->
        [none] { $on } { on-has-not } pris aucun Trophée
        [some] { $on } { on-has } pris un Trophée
       *[other]
            { $n ->
                [one] { $on } { on-has } pris { bound-amount } Trophée
               *[other] { $on } { on-has } pris { bound-amount } Trophées
            }
    }
    .on = nom
    .vowel = { $on-vowel }
if-in-your-room =
    { $other ->
        [yes]
            { $bound ->
                [none] il n’y a auc{ un-kind } autre { $kind } dans votre salle
                [some] il y a { un-kind } autre { $kind } dans votre salle
               *[other] il y a { bound-amount } autres { $kind } dans votre salle
            }
       *[no]
            { $bound ->
                [none] il n’y a auc{ un-kind } { $kind } dans votre salle
                [some] il y a { un-kind } { $kind } dans votre salle
               *[other] il y a { bound-amount } { $kind } dans votre salle
            }
    }
    .kind = { $bound ->
        [none] one
        [some] one
       *[other] many
    }
    .vowel = il
if-wounded-mages =
    { $bound ->
        [none] aucun Mage ne porte vos <damage form="many"/>
        [some] un Mage porte vos <damage form="many"/>
       *[other] { bound-amount } Mages portent vos <damage form="many"/>
    }
    .vowel = yes
if-of-yours =
    { $bound ->
        [none] vous n’avez auc{ un-kind } { $kind }
        [some] vous avez { un-kind } { $kind }
       *[other] vous avez { bound-amount } { $kind }
    }
    .kind = { $bound ->
        [none] one
        [some] one
       *[other] many
    }
    .vowel = no
if-revealed-spells =
    { $bound ->
        [none] { $on } { on-has-not } aucun Sort révélé
        [some] { $on } { on-has } un Sort révélé
       *[other]
            { $n ->
                [one] { $on } { on-has } { bound-amount } Sort révélé
               *[other] { $on } { on-has } { bound-amount } Sorts révélés
            }
    }
    .on = nom
    .vowel = { $on-vowel }
if-ready-spells =
    { $bound ->
        [none] { $on } { on-has-not } aucun Sort Préparé
        [some] { $on } { on-has } un Sort Préparé
       *[other]
            { $n ->
                [one] { $on } { on-has } { bound-amount } Sort Préparé
               *[other] { $on } { on-has } { bound-amount } Sorts Préparés
            }
    }
    .on = nom
    .vowel = { $on-vowel }
if-others-in =
    { $bound ->
        [none] il n’y a aucune figurine qui ne soit pas à vous dans les salles { $colours }
        [some] il y a une figurine qui n’est pas à vous dans les salles { $colours }
       *[other]
            { $n ->
                [one] il y a { bound-amount } figurine qui n’est pas à vous dans les salles { $colours }
               *[other] il y a { bound-amount } figurines qui ne sont pas à vous dans les salles { $colours }
            }
    }
    .colours = many
    .vowel = il
if-others-in-target-colour =
    { $bound ->
        [none] il n’y a aucune figurine qui ne soit pas à vous dans les salles de la même couleur que cette salle
        [some] il y a une figurine qui n’est pas à vous dans les salles de la même couleur que cette salle
       *[other]
            { $n ->
                [one] il y a { bound-amount } figurine qui n’est pas à vous dans les salles de la même couleur que cette salle
               *[other] il y a { bound-amount } figurines qui ne sont pas à vous dans les salles de la même couleur que cette salle
            }
    }
    .vowel = il
if-mages-hit =
    { $bound ->
        [none] aucun Mage n’a été touché
        [some] un Mage a été touché
       *[other]
            { $n ->
                [one] { bound-amount } Mage a été touché
               *[other] { bound-amount } Mages ont été touchés
            }
    }
    .vowel = yes
if-power-of-that-spell =
    { $bound ->
        [none] ce Sort n’a donné aucun <power/> à son lanceur
       *[other] ce Sort a donné { bound-amount } <power/> à son lanceur
    }
    .vowel = no

## Sentences

sentence =
    { $form ->
        [inside] { $body }.
       *[other] <up/>{ $body }.
    }
# The body brings its own full stop.
sentence-open =
    { $form ->
        [inside] { $body }
       *[other] <up/>{ $body }
    }
# Several sentences after one "each time"; $linked: the second begins with "if you do".
sentences =
    { $linked ->
        [yes] { $first } { $rest }
       *[no] { $first } Puis { $rest }
    }
    .first = { $form }
    .rest =
        { $linked ->
            [yes] {""}
           *[no] inside
        }
# The same sentence several times in a row.
sentence-repeated =
    { $times ->
        [2] <up/>{ $body }, deux fois.
        [3] <up/>{ $body }, trois fois.
        [4] <up/>{ $body }, quatre fois.
       *[other] <up/>{ $body }, { $times } fois.
    }

# $opens: it comes before sentences that hold in any case.
enhancement =
    { $opens ->
        [yes] Renforcement ({ $elements }) : avant le reste, { $body }
       *[no] Renforcement ({ $elements }) : { $body }
    }
    .body = { $form }
enhancement-elements-two = { $first }, { $rest }
conditional = { si-condition }{ $condition }, { $body }
    .body = { $form }
otherwise = { si-condition }{ $condition }, { $body } ; sinon, { $other }
    .body = { $form }
    .other = { $form }
targeted =
    { $form ->
        [inf] cibler { $target }, puis { $body }
       *[other] ciblez { $target } ; puis { $body }
    }
    .body = { $form }
retarget = à la place, cibl{ does } { $target }
retarget-room = à la place, cibl{ does } { $target } et affect{ does } chaque figurine de cette salle
unanswered-by-traps = { $body } ; ni Piège ni Protection ne peut y réagir
    .body = { $form }
unanswered-by-protections = { $body } ; aucune Protection ne peut y réagir
    .body = { $form }
unanswered-by-spells = { $body } ; aucun Sort (Piège, Protection ou Persistant) ne peut y réagir
    .body = { $form }
repeat =
    { $how ->
        [that] autant de fois, { $body }
       *[number]
            { $n ->
                [1] { $body }
                [2] { $body }, deux fois
                [3] { $body }, trois fois
               *[other] { $body }, { $n } fois
            }
    }
    .body = { $form }
repeat-moon = { $body } ; { $form ->
        [inf] le faire
        [does] il le fait
       *[imp] faites-le
    } deux fois si cette Quête est de la <moon-2/>, trois fois si elle est de la <moon-3/>
    .body = { $form }
repeat-limited =
    { $most ->
        [1] { $what } (maximum une fois)
        [2] { $what } (maximum deux fois)
       *[other] { $what } (maximum { $most } fois)
    }
    .what = { $form }
repeat-each =
    { $n ->
        [1]
            { $every ->
                [1] pour chaque { $count }, { $body }
               *[other] par tranche de { $every } { $count }, { $body }
            }
       *[other]
            { $every ->
                [1] { $n } fois pour chaque { $count }, { $body }
               *[other] { $n } fois par tranche de { $every } { $count }, { $body }
            }
    }
    .count =
        { $every ->
            [1] one
           *[other] many
        }
    .body = { $form }
may = vous pouvez { $body }
    .body = inf
either =
    { $form ->
        [inf] soit { $first }, soit { $second }
       *[other] choisissez : { $first }, ou { $second }
    }
    .first = { $form }
    .second = { $form }
# On the Avatar's cards nobody is spoken to; $again: it also acted in the sentence before.
avatar-does =
    { $again ->
        [yes] il { $body }
       *[no] l’Avatar { $body }
    }
    .body = does
# $mixed: the first clause alone says who does it ("first"), or only later ones do ("rest").
clauses-two =
    { $mixed ->
        [first] { $first } ; puis { $rest }
       *[other] { $first } et { $rest }
    }
    .first = { $form }
    .rest = { $form }
clauses-more =
    { $mixed ->
        [first] { $first } ; puis { $rest }
       *[other] { $first }, { $rest }
    }
    .first = { $form }
    .rest = { $form }

# What follows is done only if what stands before it was.
clauses-then = { $first } et, si vous le faites, { $rest }
    .first = { $form }
    .rest = { $form }
persistent-instead = <persistent/> : au lieu d’une attaque physique, vous pouvez choisir ceci : { $effect }
    .effect = inside
each-time-instead = <up/>au lieu d’attaquer, elle peut faire ceci : { $effect }
    .effect = inside
# $who: several, on each of whom it lies.
persistent =
    { $who-said ->
        [yes] <persistent/> sur { $who } : chaque fois { que-trigger }{ $trigger }, { $effect }
       *[no] <persistent/> : chaque fois { que-trigger }{ $trigger }, { $effect }
    }
    .effect = inside
# $most: how often at most; 0 for as often as it happens.
persistent-typed =
    { $most ->
        [0] <persistent/> : nommez un type de Sort ; chaque fois { que-trigger }{ $trigger } de ce type, { $effect }
       *[other] <persistent/> : nommez un type de Sort ; chaque fois { que-trigger }{ $trigger } de ce type (maximum { $most } fois), { $effect }
    }
    .effect = inside
persistent-most = <persistent/> : chaque fois { que-trigger }{ $trigger } (maximum { $most } fois), { $effect }
    .effect = inside
persistent-once = <persistent/> : la première fois { que-trigger }{ $trigger }, { $effect }
    .effect = inside
each-time = <up/>chaque fois { que-trigger }{ $trigger }, { $effect }
    .effect = inside

## Clauses
## Those ending in -target stand under a target line and leave the target unsaid; those ending in -self are done to
## oneself; those ending in -rose are done by the black rose.

# The ending of a verb in -er, in the form of its clause.
does =
    { $form ->
        [inf] er
        [does] e
       *[imp] ez
    }

clause-inflict = { $to-pro ->
        [vous] { $form ->
                [inf] vous infliger
                [does] vous inflige
               *[imp] infligez-vous
            }
        [lui] { $form ->
                [inf] lui infliger
                [does] lui inflige
               *[imp] infligez-lui
            }
        [leur] { $form ->
                [inf] leur infliger
                [does] leur inflige
               *[imp] infligez-leur
            }
        [se] { $form ->
                [inf] s’infliger
                [does] s’inflige
               *[imp] infligez-lui
            }
       *[no] inflig{ does }
    } { $amount }{ $to-pro ->
        [vous] {""}
        [lui] {""}
        [leur] {""}
        [se] {""}
       *[no] {" "}{ $to }
    }
    .to = a
clause-inflict-target = inflig{ does } { $amount }
clause-inflict-rose =
    { $form ->
        [inf] { $to-pro ->
        [vous] vous faire infliger
        [lui] lui faire infliger
        [leur] leur faire infliger
        [se] lui faire infliger
       *[no] faire infliger
    } { $amount }{ $to-pro ->
        [vous] {""}
        [lui] {""}
        [leur] {""}
        [se] {""}
       *[no] {" "}{ $to }
    } par la <rose/>
       *[other] la <rose/> { $to-pro ->
        [vous] vous inflige
        [lui] lui inflige
        [leur] leur inflige
        [se] lui inflige
       *[no] inflige
    } { $amount }{ $to-pro ->
        [vous] {""}
        [lui] {""}
        [leur] {""}
        [se] {""}
       *[no] {" "}{ $to }
    }
    }
    .to = a
clause-convert-damage = { $form ->
        [inf] convertir
        [does] convertit
       *[imp] convertissez
    } { $amount } sur { $to }
clause-convert-damage-target = { $form ->
        [inf] convertir
        [does] convertit
       *[imp] convertissez
    } { $amount }
clause-convert-damage-rose =
    { $form ->
        [inf] faire convertir { $amount } sur { $to } par la <rose/>
       *[other] la <rose/> convertit { $amount } sur { $to }
    }
clause-heal = soign{ does } { $amount } sur { $to }
clause-heal-target = soign{ does } { $amount } sur la cible
clause-heal-all = soign{ does } tous les <damage form="many"/> sur { $on }
clause-heal-all-but-rose = soign{ does } sur { $on } tous les <damage form="many"/> qui ne sont pas de la <rose/>
clause-pain = { $form ->
        [inf] subir
        [does] subit
       *[imp] subissez
    } Douleur { $amount }
clause-ignore-damage = ignor{ does } { $amount }
clause-ignore-effect =
    { $form ->
        [inf] ignorer l’effet de ce Sort sur vous
        [does] ignore l’effet de ce Sort sur lui
       *[imp] ignorez l’effet de ce Sort sur vous
    }
clause-divert = dévi{ does } { $amount } sur { $to }
clause-divert-all = dévi{ does } tous ces <damage form="many"/> sur { $to }
clause-defeat = { $who-pro ->
        [vous] { $form ->
                [inf] vous vaincre
                [does] vous vainc
               *[imp] vainquez-vous
            }
        [lui] { $form ->
                [inf] { $who-gender ->
                        [f] la vaincre
                       *[m] le vaincre
                    }
                [does] { $who-gender ->
                        [f] la vainc
                       *[m] le vainc
                    }
               *[imp] vainquez-{ $who-gender ->
                        [f] la
                       *[m] le
                    }
            }
        [leur] { $form ->
                [inf] les vaincre
                [does] les vainc
               *[imp] vainquez-les
            }
        [se] { $form ->
                [inf] se vaincre
                [does] se vainc
               *[imp] vainquez-le
            }
       *[no] { $form ->
                [inf] vaincre
                [does] vainc
               *[imp] vainquez
            }
    }{ $who-pro ->
        [vous] {""}
        [lui] {""}
        [leur] {""}
        [se] {""}
       *[no] {" "}{ $who }
    }
clause-attack = effectu{ does } une attaque physique contre { $who }

clause-place-instability = plac{ does } { $amount } { $place }
clause-place-instability-rose =
    { $form ->
        [inf] faire placer { $amount } { $place } par la <rose/>
       *[other] la <rose/> place { $amount } { $place }
    }
clause-convert-instability = { $form ->
        [inf] convertir
        [does] convertit
       *[imp] convertissez
    } { $amount } { $place }
clause-convert-instability-rose =
    { $form ->
        [inf] faire convertir { $amount } { $place } par la <rose/>
       *[other] la <rose/> convertit { $amount } { $place }
    }

clause-summon = invoqu{ does } { $what } { $place }
summoned = { un-name } { $name }
summoned-any =
    { $forgotten ->
        [yes] n’importe quelle Évocation
       *[no] n’importe quelle Évocation non Oubliée
    }
summoned-any-health =
    { $forgotten ->
        [yes] n’importe quelle Évocation avec { $health } <health/> ou moins
       *[no] n’importe quelle Évocation non Oubliée avec { $health } <health/> ou moins
    }
summoned-same = une Évocation de la même sorte

under-control =
    { $control ->
        [yes] {" "}sous votre contrôle
        [avatar] {" "}sous le contrôle de l’Avatar
       *[no] {""}
    }
clause-activate =
    { $form ->
        [inf] { $who-pro ->
        [vous] vous activer
        [lui] l’activer
        [leur] les activer
        [se] s’activer
       *[no] activer
    }{ $who-pro ->
        [vous] {""}
        [lui] {""}
        [leur] {""}
        [se] {""}
       *[no] {" "}{ $who }
    }{ under-control }
       *[other] { $who } { $who-verb ->
        [v] vous activez
        [p] s’activent
       *[s] s’active
    }{ under-control }
    }
    .who = { $form ->
        [inf] obj
       *[other] nom
    }
clause-activate-bonus =
    { $form ->
        [inf] { $who-pro ->
        [vous] vous activer
        [lui] l’activer
        [leur] les activer
        [se] s’activer
       *[no] activer
    }{ $who-pro ->
        [vous] {""}
        [lui] {""}
        [leur] {""}
        [se] {""}
       *[no] {" "}{ $who }
    }{ under-control } avec { $bonus }
       *[other] { $who } { $who-verb ->
        [v] vous activez
        [p] s’activent
       *[s] s’active
    }{ under-control } avec { $bonus }
    }
    .who = { $form ->
        [inf] obj
       *[other] nom
    }
clause-empower = { $who-pro ->
        [vous] { $form ->
                [inf] vous donner
                [does] vous donne
               *[imp] donnez-vous
            }
        [lui] { $form ->
                [inf] lui donner
                [does] lui donne
               *[imp] donnez-lui
            }
        [leur] { $form ->
                [inf] leur donner
                [does] leur donne
               *[imp] donnez-leur
            }
        [se] { $form ->
                [inf] se donner
                [does] se donne
               *[imp] donnez-lui
            }
       *[no] donn{ does }
    } { $bonus }{ $who-pro ->
        [vous] {""}
        [lui] {""}
        [leur] {""}
        [se] {""}
       *[no] {" "}{ $who }
    } pour { $who-verb ->
        [v] votre
        [p] leur
       *[s] sa
    } prochaine activation
    .who = a
bonus-strength =
    { $less ->
        [yes] −{ $n } en <strength/>
       *[no] +{ $n } en <strength/>
    }
bonus-speed =
    { $less ->
        [yes] −{ $n } en <speed/>
       *[no] +{ $n } en <speed/>
    }
bonuses-two = { $first } et { $rest }
clause-remove = { $who-pro ->
        [vous] { $form ->
                [inf] vous retirer
                [does] vous retire
               *[imp] retirez-vous
            }
        [lui] { $form ->
                [inf] { $who-gender ->
                        [f] la retirer
                       *[m] le retirer
                    }
                [does] { $who-gender ->
                        [f] la retire
                       *[m] le retire
                    }
               *[imp] retirez-{ $who-gender ->
                        [f] la
                       *[m] le
                    }
            }
        [leur] { $form ->
                [inf] les retirer
                [does] les retire
               *[imp] retirez-les
            }
        [se] { $form ->
                [inf] se retirer
                [does] se retire
               *[imp] retirez-le
            }
       *[no] retir{ does }
    }{ $who-pro ->
        [vous] {""}
        [lui] {""}
        [leur] {""}
        [se] {""}
       *[no] {" "}{ $who }
    }
clause-assign = { $to-pro ->
        [vous] { $form ->
                [inf] vous assigner
                [does] vous assigne
               *[imp] assignez-vous
            }
        [lui] { $form ->
                [inf] lui assigner
                [does] lui assigne
               *[imp] assignez-lui
            }
        [leur] { $form ->
                [inf] leur assigner
                [does] leur assigne
               *[imp] assignez-leur
            }
        [se] { $form ->
                [inf] s’assigner
                [does] s’assigne
               *[imp] assignez-lui
            }
       *[no] assign{ does }
    } { $what }{ $to-pro ->
        [vous] {""}
        [lui] {""}
        [leur] {""}
        [se] {""}
       *[no] {" "}{ $to }
    }
    .to = a
any-jinx = une Malédiction de votre choix
any-upgrade = une Amélioration de votre choix
any-nightmare = un Cauchemar
clause-discard-jinx = défauss{ does } l’une de vos Malédictions
clause-discards-jinx =
    { $form ->
        [inf] faire défausser 1 Malédiction { $who }
       *[other] { $who } { $who-verb ->
        [v] défaussez
        [p] défaussent
       *[s] défausse
    } 1 Malédiction
    }
    .who = { $form ->
        [inf] a
       *[other] nom
    }
clause-discard-upgrade = défauss{ does } 1 Amélioration { $from }
    .from = de

one-step =
    { $optional ->
        [yes] de 1 salle au maximum
       *[no] de 1 salle
    }
clause-move = { $who-pro ->
        [vous] { $form ->
                [inf] vous déplacer
                [does] vous déplace
               *[imp] déplacez-vous
            } { one-step }
        [lui] { $form ->
                [inf] { $who-gender ->
                        [f] la déplacer
                       *[m] le déplacer
                    }
                [does] { $who-gender ->
                        [f] la déplace
                       *[m] le déplace
                    }
               *[imp] déplacez-{ $who-gender ->
                        [f] la
                       *[m] le
                    }
            } { one-step }
        [leur] { $form ->
                [inf] les déplacer
                [does] les déplace
               *[imp] déplacez-les
            } { one-step }
        [se] { $form ->
                [inf] se déplacer
                [does] se déplace
               *[imp] déplacez-le
            } { one-step }
        [long] déplac{ does } { one-step } { $who }
       *[no] déplac{ does } { $who } { one-step }
    }
clause-move-self = { $form ->
        [inf] vous déplacer
        [does] se déplace
       *[imp] déplacez-vous
    } { one-step }
clause-approach =
    { $form ->
        [inf] { $who-pro ->
        [vous] vous déplacer
        [lui] { $who-gender ->
                [f] la déplacer
               *[m] le déplacer
            }
        [leur] les déplacer
        [se] se déplacer
       *[no] déplacer
    }{ $who-pro ->
        [vous] {""}
        [lui] {""}
        [leur] {""}
        [se] {""}
       *[no] {" "}{ $who }
    } vers { $goal }
       *[other] { $who } { $who-verb ->
        [v] vous déplacez
        [p] se déplacent
       *[s] se déplace
    } vers { $goal }
    }
    .who = { $form ->
        [inf] obj
       *[other] nom
    }
clause-approach-self = { $form ->
        [inf] vous déplacer
        [does] se déplace
       *[imp] déplacez-vous
    } vers { $goal }
goal-room = { $room }
goal-coloured = la salle { $colours } la plus proche
goal-target = la salle cible
clause-put = { $who-pro ->
        [vous] { $form ->
                [inf] vous placer
                [does] vous place
               *[imp] placez-vous
            } { $place }
        [lui] { $form ->
                [inf] { $who-gender ->
                        [f] la placer
                       *[m] le placer
                    }
                [does] { $who-gender ->
                        [f] la place
                       *[m] le place
                    }
               *[imp] placez-{ $who-gender ->
                        [f] la
                       *[m] le
                    }
            } { $place }
        [leur] { $form ->
                [inf] les placer
                [does] les place
               *[imp] placez-les
            } { $place }
        [se] { $form ->
                [inf] se placer
                [does] se place
               *[imp] placez-le
            } { $place }
        [long] plac{ does } { $place } { $who }
       *[no] plac{ does } { $who } { $place }
    }
clause-put-in-cell = { $who-pro ->
        [vous] { $form ->
                [inf] vous placer
                [does] vous place
               *[imp] placez-vous
            }
        [lui] { $form ->
                [inf] { $who-gender ->
                        [f] la placer
                       *[m] le placer
                    }
                [does] { $who-gender ->
                        [f] la place
                       *[m] le place
                    }
               *[imp] placez-{ $who-gender ->
                        [f] la
                       *[m] le
                    }
            }
        [leur] { $form ->
                [inf] les placer
                [does] les place
               *[imp] placez-les
            }
        [se] { $form ->
                [inf] se placer
                [does] se place
               *[imp] placez-le
            }
       *[no] plac{ does }
    }{ $who-pro ->
        [vous] {""}
        [lui] {""}
        [leur] {""}
        [se] {""}
       *[no] {" "}{ $who }
    } dans { who-sa } Cellule
clause-target = { $who-pro ->
        [vous] { $form ->
                [inf] vous cibler
                [does] vous cible
               *[imp] ciblez-vous
            }
        [lui] { $form ->
                [inf] { $who-gender ->
                        [f] la cibler
                       *[m] le cibler
                    }
                [does] { $who-gender ->
                        [f] la cible
                       *[m] le cible
                    }
               *[imp] ciblez-{ $who-gender ->
                        [f] la
                       *[m] le
                    }
            }
        [leur] { $form ->
                [inf] les cibler
                [does] les cible
               *[imp] ciblez-les
            }
        [se] { $form ->
                [inf] se cibler
                [does] se cible
               *[imp] ciblez-le
            }
       *[no] cibl{ does }
    }{ $who-pro ->
        [vous] {""}
        [lui] {""}
        [leur] {""}
        [se] {""}
       *[no] {" "}{ $who }
    }
clause-target-room = cibl{ does } cette salle
clause-target-room-of-defeat = cibl{ does } la salle où { $who } a été { $who-gender ->
        [f] vaincue
       *[m] vaincu
    }
    .who = nom

clause-gain = gagn{ does } { $amount }
clause-gain-mages =
    { $form ->
        [inf] faire gagner { $amount } { $who }
       *[other] { $who } { $who-verb ->
        [v] gagnez
        [p] gagnent
       *[s] gagne
    } { $amount }
    }
    .who = { $form ->
        [inf] a
       *[other] nom
    }
clause-gain-rose =
    { $form ->
        [inf] faire gagner { $amount } à la <rose/>
       *[other] la <rose/> gagne { $amount }
    }
clause-lose = { $form ->
        [inf] perdre
        [does] perd
       *[imp] perdez
    } { $amount }
clause-lose-mages =
    { $form ->
        [inf] faire perdre { $amount } { $who }
       *[other] { $who } { $who-verb ->
        [v] perdez
        [p] perdent
       *[s] perd
    } { $amount }
    }
    .who = { $form ->
        [inf] a
       *[other] nom
    }
clause-lose-tokens = retourn{ does } { $amount }
clause-loses-tokens =
    { $form ->
        [inf] faire retourner { $amount } { $who }
       *[other] { $who } { $who-verb ->
        [v] retournez
        [p] retournent
       *[s] retourne
    } { $amount }
    }
    .who = { $form ->
        [inf] a
       *[other] nom
    }
clause-lose-rose =
    { $form ->
        [inf] faire perdre { $amount } à la <rose/>
       *[other] la <rose/> perd { $amount }
    }
clause-steal = { $from-pro ->
        [vous] { $form ->
                [inf] vous voler
                [does] vous vole
               *[imp] volez-vous
            }
        [lui] { $form ->
                [inf] lui voler
                [does] lui vole
               *[imp] volez-lui
            }
        [leur] { $form ->
                [inf] leur voler
                [does] leur vole
               *[imp] volez-leur
            }
        [se] { $form ->
                [inf] se voler
                [does] se vole
               *[imp] volez-lui
            }
       *[no] vol{ does }
    } { $amount }{ $from-pro ->
        [vous] {""}
        [lui] {""}
        [leur] {""}
        [se] {""}
       *[no] {" "}{ $from }
    }
    .from = a
clause-steal-target = { $form ->
        [inf] lui voler
        [does] lui vole
       *[imp] volez-lui
    } { $amount }
clause-take-crown = { $form ->
        [inf] prendre
        [does] prend
       *[imp] prenez
    } la <crown/>
clause-take-trophy = { $form ->
        [inf] prendre
        [does] prend
       *[imp] prenez
    } l’un { $from-pro ->
        [vous] de vos propres Trophées
        [lui] de ses propres Trophées
        [leur] de leurs propres Trophées
        [se] de ses propres Trophées
       *[no] des propres Trophées { $from }
    }
    .from = de
clause-take-trophy-group = { $from-pro ->
        [vous] { $form ->
                [inf] vous prendre
                [does] vous prend
               *[imp] prenez-vous
            }
        [lui] { $form ->
                [inf] lui prendre
                [does] lui prend
               *[imp] prenez-lui
            }
        [leur] { $form ->
                [inf] leur prendre
                [does] leur prend
               *[imp] prenez-leur
            }
        [se] { $form ->
                [inf] se prendre
                [does] se prend
               *[imp] prenez-lui
            }
       *[no] { $form ->
                [inf] prendre
                [does] prend
               *[imp] prenez
            }
    }{ $from-pro ->
        [vous] {""}
        [lui] {""}
        [leur] {""}
        [se] {""}
       *[no] {" "}{ $from }
    } l’un de { $from-verb ->
        [v] vos
        [p] leurs
       *[s] ses
    } propres Trophées
    .from = a
clause-give-trophy = donn{ does } l’un de vos propres Trophées à la <rose/>

clause-draw = pioch{ does } { $amount }
# On an event.
clause-draw-drawer = celui qui a pioché cet Événement pioche { $amount }
clause-draw-grimoire = pioch{ does } { $amount } dans votre Grimoire
clause-draw-memories = pioch{ does } { $amount } au hasard dans vos Souvenirs
clause-draw-library = pioch{ does } { $amount } dans la Bibliothèque
clause-rose-draws-quest =
    { $form ->
        [inf] faire piocher une Quête à la <rose/>
       *[other] la <rose/> pioche une Quête
    }
clause-discard = défauss{ does } { $amount }
clause-discard-spells = défauss{ does } { $amount } de votre main
clause-discards-spells =
    { $form ->
        [inf] faire défausser { $amount } de { who-sa } main { $who }
       *[other] { $who } { $who-verb ->
        [v] défaussez
        [p] défaussent
       *[s] défausse
    } { $amount } de { who-sa } main
    }
    .who = { $form ->
        [inf] a
       *[other] nom
    }
clause-discard-events = défauss{ does } { $amount } du plateau
clause-discard-quest-or-jinx = défauss{ does } l’une de vos Quêtes { quest-open-many } ou de vos Malédictions
clause-search =
    { $memories ->
        [yes] cherch{ does } { spell-searched } dans votre Grimoire ou vos Souvenirs, { search-shown } en main et mélang{ does } votre Grimoire
       *[no] cherch{ does } { spell-searched } dans votre Grimoire, { search-shown } en main et mélang{ does } votre Grimoire
    }
spell-searched =
    { $summoning ->
        [yes] un Sort qui invoque
       *[no] un Sort
    }
search-shown =
    { $shown ->
        [yes] { $form ->
        [inf] le montrer à tous, le prendre
        [does] le montre à tous, le prend
       *[imp] montrez-le à tous, prenez-le
    }
       *[no] { $form ->
        [inf] le prendre
        [does] le prend
       *[imp] prenez-le
    }
    }
clause-shuffle-memories = mélang{ does } vos Souvenirs à votre Grimoire
the-amount =
    { $amount-number ->
        [one] { $amount }
       *[other] les { $amount }
    }
clause-look-under = regard{ does } { $amount }, { $form ->
        [inf] en prendre
        [does] en prend
       *[imp] prenez-en
    } { $take } en main et { $form ->
        [inf] mettre
        [does] met
       *[imp] mettez
    } { les-autres } sous la pile dans l’ordre de votre choix
clause-look-school = regard{ does } { $amount } d’une École de votre choix, { $form ->
        [inf] en prendre
        [does] en prend
       *[imp] prenez-en
    } { $take } en main et { the-others }
clause-look-forgotten = regard{ does } { $amount }, { $form ->
        [inf] en prendre
        [does] en prend
       *[imp] prenez-en
    } { $take } en main et { the-others }
clause-look-grimoire = regard{ does } { the-amount } du dessus de votre Grimoire, { $form ->
        [inf] en prendre
        [does] en prend
       *[imp] prenez-en
    } { $take } en main et { the-others }
clause-look-memories =
    { $rest ->
        [top] regard{ does } { the-amount } du dessus de vos Souvenirs, { $form ->
        [inf] en prendre
        [does] en prend
       *[imp] prenez-en
    } { $take } en main et { the-others }
       *[other] regard{ does } { the-amount } du dessus de vos Souvenirs et { $form ->
        [inf] en prendre
        [does] en prend
       *[imp] prenez-en
    } { $take } en main
    }
# $rest: what becomes of those that are not taken.
# Of two of which one is taken the other is one.
les-autres =
    { $take ->
        [1]
            { $amount-two ->
                [yes] l’autre
               *[no] les autres
            }
       *[other] les autres
    }
the-others =
    { $rest ->
        [shuffled] mélang{ does } { les-autres } à leur pile
        [top] { $form ->
        [inf] remettre
        [does] remet
       *[imp] remettez
    } { les-autres } sur le dessus dans n’importe quel ordre
       *[discarded] défauss{ does } { les-autres }
    }
clause-look-quests = regard{ does } { $amount }, { $form ->
        [inf] en conserver
        [does] en conserve
       *[imp] conservez-en
    } { $take } comme Quête { quest-open } et défauss{ does } { les-autres }
clause-choose-quest = { $form ->
        [inf] choisir
        [does] choisit
       *[imp] choisissez
    } l’une de vos Quêtes { quest-open-many }
clause-complete-that-quest = { $form ->
        [inf] accomplir
        [does] accomplit
       *[imp] accomplissez
    } cette Quête
clause-complete-quest = { $form ->
        [inf] accomplir
        [does] accomplit
       *[imp] accomplissez
    } l’une de vos Quêtes { quest-open-many }
clause-solve-this-quest = { $form ->
        [inf] résoudre
        [does] résout
       *[imp] résolvez
    } cette Quête
clause-solve-quest =
    { $form ->
        [inf] { quest-do } l’une de vos Quêtes { quest-open-many }
       *[imp] { quest-do-you } l’une de vos Quêtes { quest-open-many }
    }
clause-solve-top-quest = { $form ->
        [inf] révéler
        [does] révèle
       *[imp] révélez
    } la Quête du dessus de la pile de la Phase Lunaire actuelle et { $form ->
        [inf] la résoudre
        [does] la résout
       *[imp] résolvez-la
    } sans son effet
clause-reveal-command = { $form ->
        [inf] révéler et résoudre
        [does] révèle et résout
       *[imp] révélez et résolvez
    } une autre Carte de Commandement
clause-refresh = { $form ->
        [inf] récupérer
        [does] récupère
       *[imp] récupérez
    } { $amount }
clause-return-revealed = { $form ->
        [inf] reprendre
        [does] reprend
       *[imp] reprenez
    } en main l’un de vos Sorts révélés d’élément { $elements }
clause-swap-revealed = échang{ does } l’un de vos Sorts révélés avec un Sort de votre main ; le nouveau Sort est révélé du même côté (<light/> ou <dark/>), mais n’est pas résolu
clause-cast-next = lanc{ does } votre prochain Sort Préparé (ou le Sort Rapide)
clause-give-forgotten = { $to-pro ->
        [vous] { $form ->
                [inf] vous donner
                [does] vous donne
               *[imp] donnez-vous
            }
        [lui] { $form ->
                [inf] lui donner
                [does] lui donne
               *[imp] donnez-lui
            }
        [leur] { $form ->
                [inf] leur donner
                [does] leur donne
               *[imp] donnez-leur
            }
        [se] { $form ->
                [inf] se donner
                [does] se donne
               *[imp] donnez-lui
            }
       *[no] donn{ does }
    } 1 Sort Oublié de votre main{ $to-pro ->
        [vous] {""}
        [lui] {""}
        [leur] {""}
        [se] {""}
       *[no] {" "}{ $to }
    }
    .to = a
clause-activate-room = activ{ does } n’importe quelle salle où se trouve { un-kind } { $kind }, même utilisée
    .kind = one
clause-activate-room-except = activ{ does } n’importe quelle salle où se trouve { un-kind } { $kind }, même utilisée, sauf { $rooms }
    .kind = one
# What an inhibition forbids.
ban =
    { $ban ->
        [move-by-action] { $who-verb ->
        [v] vous
        [p] se
       *[s] se
    } déplacer par des Actions Physiques
        [leave] quitter { who-sa } salle par des Actions Physiques ou des Sorts
        [activate-rooms] activer de salles
       *[move] { $who-verb ->
        [v] vous
        [p] se
       *[s] se
    } déplacer
    }
ban-time =
    { $next ->
        [yes] pendant la prochaine Phase d’Action
       *[no] ce tour-ci
    }
clause-cannot = { $who } { $who-verb ->
        [v] ne pouvez
        [p] ne peuvent
       *[s] ne peut
    } pas { ban } { ban-time }
    .who = nom
prepared-spell =
    { $which ->
        [quick] Sort Rapide, Préparé ou révélé
        [numbered] Sorts Préparés, mais pas le Sort Rapide
       *[ready] Sorts Préparés
    }
clause-discards-ready =
    { $which ->
        [quick] { $who } { $who-verb ->
        [v] défaussez
        [p] défaussent
       *[s] défausse
    } { who-son } { prepared-spell }
       *[other] { $who } { $who-verb ->
        [v] défaussez
        [p] défaussent
       *[s] défausse
    } l’un de { who-ses } { prepared-spell }
    }
    .who = nom
clause-remove-ready =
    { $which ->
        [quick] défauss{ does } { $who-pro ->
        [vous] votre Sort Rapide
        [lui] son Sort Rapide
        [leur] leur Sort Rapide
        [se] son Sort Rapide
       *[no] le Sort Rapide { $who }
    }, Préparé ou révélé
        [numbered] défauss{ does } sans le voir l’un { $who-pro ->
        [vous] de vos Sorts Préparés
        [lui] de ses Sorts Préparés
        [leur] de leurs Sorts Préparés
        [se] de ses Sorts Préparés
       *[no] des Sorts Préparés { $who }
    }, mais pas le Sort Rapide
       *[other] défauss{ does } sans le voir l’un { $who-pro ->
        [vous] de vos Sorts Préparés
        [lui] de ses Sorts Préparés
        [leur] de leurs Sorts Préparés
        [se] de ses Sorts Préparés
       *[no] des Sorts Préparés { $who }
    }
    }
    .who = de
clause-see-hand = regard{ does } { $of-pro ->
        [vous] votre main
        [lui] sa main
        [leur] leur main
        [se] sa main
       *[no] la main { $of }
    }
    .of = de
clause-see-ready = regard{ does } { $of-pro ->
        [vous] vos Sorts Préparés
        [lui] ses Sorts Préparés
        [leur] leurs Sorts Préparés
        [se] ses Sorts Préparés
       *[no] les Sorts Préparés { $of }
    }
    .of = de
clause-swap-spells = échang{ does } 1 Sort { $with-pro ->
        [vous] de votre main
        [lui] de sa main
        [leur] de leur main
        [se] de sa main
       *[no] de la main { $with }
    } avec 1 des vôtres (pas de Sorts Oubliés)
    .with = de
clause-reveal-next = { $form ->
        [inf] révéler
        [does] révèle
       *[imp] révélez
    } { $of-pro ->
        [vous] votre prochain Sort Préparé
        [lui] son prochain Sort Préparé
        [leur] leur prochain Sort Préparé
        [se] son prochain Sort Préparé
       *[no] le prochain Sort Préparé { $of }
    }
    .of = de
clause-cast-next-of = lanc{ does } { $of-pro ->
        [vous] votre prochain Sort Préparé
        [lui] son prochain Sort Préparé
        [leur] leur prochain Sort Préparé
        [se] son prochain Sort Préparé
       *[no] le prochain Sort Préparé { $of }
    } (pas le Sort Rapide) comme s’il était à vous
    .of = de
clause-take-discarded = { $form ->
        [inf] prendre
        [does] prend
       *[imp] prenez
    } un Sort de votre choix dans une défausse de la Bibliothèque
clause-take-quest = { $form ->
        [inf] prendre
        [does] prend
       *[imp] prenez
    } pour vous l’une { $from-pro ->
        [vous] de vos
        [lui] de ses
        [leur] de leurs
        [se] de ses
       *[no] des
    } Quêtes { quest-done-many }{ $from-pro ->
        [vous] {""}
        [lui] {""}
        [leur] {""}
        [se] {""}
       *[no] {" "}{ $from }
    }
    .from = de
clause-take-quest-card = { $form ->
        [inf] mettre
        [does] met
       *[imp] mettez
    } la carte de cette Quête parmi vos Quêtes { quest-done-many } ; son effet et ses <power/> restent à celui qui { quest-does-it }
clause-take-quest-power = gagn{ does } les <power/> de cette Quête à la place de celui qui { quest-does-it } ; son effet et sa carte restent où ils sont
quest-does-it = { $quests ->
        [at_once] l’accomplit
       *[in_stages] la résout
    }
clause-refuse-quest = { $who } { $who-verb ->
        [v] ne pouvez
        [p] ne peuvent
       *[s] ne peut
    } pas { quest-do } cette Quête ce tour-ci
    .who = nom
clause-share-quests = regard{ does } { $amount }, { $form ->
        [inf] en conserver
        [does] en conserve
       *[imp] conservez-en
    } 1 comme Quête { quest-open } et donn{ does } l’autre à un autre Mage qui peut en avoir une ; s’il n’y en a pas, { $form ->
        [inf] la défausser
        [does] la défausse
       *[imp] défaussez-la
    }
clause-complete-looked = regard{ does } { $amount } et { $form ->
        [inf] en { quest-do } 1
        [does] en { quest-does } 1
       *[imp] { quest-do-you }-en 1
    } (les autres restent où elles sont)
clause-look-events =
    { $play ->
        [0] regard{ does } { $amount } et { $form ->
        [inf] les remettre
        [does] les remet
       *[imp] remettez-les
    } sur le dessus dans n’importe quel ordre
       *[other] regard{ does } { $amount }, { $form ->
        [inf] en jouer
        [does] en joue
       *[imp] jouez-en
    } { $play } au maximum et { $form ->
        [inf] remettre
        [does] remet
       *[imp] remettez
    } le reste sur le dessus dans n’importe quel ordre
    }
clause-share-event = défauss{ does } un Événement du plateau ; vous et la <rose/> gagnez chacun la moitié des <power/> qu’il rapporte en quittant le plateau (arrondie à l’inférieur, au moins 1)
clause-cancel-spell = annul{ does } ce Sort
clause-may-cancel = { $who } { $who-verb ->
        [v] pouvez
        [p] peuvent
       *[s] peut
    } annuler ce Sort
    .who = nom
clause-turn-spell = retourn{ does } ce Sort contre { $to } qu’il pourrait cibler
clause-stop-activation = empêch{ does } cette activation (le marqueur de la salle reste face visible)
clause-take-over = activ{ does } cette salle { $who-pro ->
        [vous] à votre place
        [lui] à sa place
        [leur] à leur place
        [se] à sa place
       *[no] à la place { $who }
    }
    .who = de
clause-afterwards = { $what }, une fois ce Sort terminé
    .what = { $form }
clause-ignore-spell-damage = ignor{ does } les <damage form="many"/> de ce Sort
clause-return-spell-damage = inflig{ does } au lanceur de ce Sort autant de <damage form="many"/> que ce Sort vous en inflige
clause-undo = à la fin du tour, si la cible n’a pas été vaincue, { $form ->
        [inf] reprendre
        [does] reprend
       *[imp] reprenez
    } { $amount }
clause-undo-all = à la fin du tour, si la cible n’a pas été vaincue, { $form ->
        [inf] reprendre
        [does] reprend
       *[imp] reprenez
    } tous ces <damage form="many"/>
clause-score-fall =
    { $rose ->
        [yes] si un Mage est vaincu ainsi, gagn{ does } { $power } <power/>, et personne d’autre n’en gagne
       *[no] si un Mage est vaincu ainsi, gagn{ does } { $power } <power/>, et aucun autre Mage n’en gagne
    }
clause-avert-defeat = soign{ does } tous les <damage form="many"/> sur vous au lieu d’être vaincu
clause-target-fiercest = cibl{ does } le Mage qui a le plus de <damage form="many"/> sur vous
clause-defeat-as-first = { $who-pro ->
        [vous] { $form ->
                [inf] vous vaincre
                [does] vous vainc
               *[imp] vainquez-vous
            }
        [lui] { $form ->
                [inf] { $who-gender ->
                        [f] la vaincre
                       *[m] le vaincre
                    }
                [does] { $who-gender ->
                        [f] la vainc
                       *[m] le vainc
                    }
               *[imp] vainquez-{ $who-gender ->
                        [f] la
                       *[m] le
                    }
            }
        [leur] { $form ->
                [inf] les vaincre
                [does] les vainc
               *[imp] vainquez-les
            }
        [se] { $form ->
                [inf] se vaincre
                [does] se vainc
               *[imp] vainquez-le
            }
       *[no] { $form ->
                [inf] vaincre
                [does] vainc
               *[imp] vainquez
            }
    }{ $who-pro ->
        [vous] {""}
        [lui] {""}
        [leur] {""}
        [se] {""}
       *[no] {" "}{ $who }
    }, en comptant les points comme si vos <damage form="many"/> étaient les plus nombreux
clause-move-together = déplac{ does } { $who } et { $with } vers la même salle adjacente
clause-topple = { $form ->
        [inf] détruire
        [does] détruit
       *[imp] détruisez
    } { $count } salles adjacentes à cette salle, quoi qu’il s’y trouve, et { $form ->
        [inf] prendre
        [does] prend
       *[imp] prenez
    } leurs marqueurs
clause-topple-except = { $form ->
        [inf] détruire
        [does] détruit
       *[imp] détruisez
    } { $count } salles adjacentes à cette salle, quoi qu’il s’y trouve (sauf { $rooms }), et { $form ->
        [inf] prendre
        [does] prend
       *[imp] prenez
    } leurs marqueurs
clause-use-rebuilt = utilis{ does } l’effet reconstruit de n’importe quelle salle
clause-use-rebuilt-except = utilis{ does } l’effet reconstruit de n’importe quelle salle sauf { $rooms }
clause-inflict-chain = { $form ->
        [inf] choisir
        [does] choisit
       *[imp] choisissez
    } une autre figurine à portée 1 de la cible et une troisième à portée 1 de celle-là ; inflig{ does } { $first } <damage form="many"/> à la première, { $second } à la deuxième et { $third } à la troisième
clause-discards-quests =
    { $form ->
        [inf] faire défausser { $amount } { $who }
       *[other] { $who } { $who-verb ->
        [v] défaussez
        [p] défaussent
       *[s] défausse
    } { $amount }
    }
    .who = { $form ->
        [inf] a
       *[other] nom
    }
clause-discard-events-unpaid = défauss{ does } { $amount } du plateau, sans que la <rose/> y gagne quoi que ce soit
clause-move-into = { $who-pro ->
        [vous] { $form ->
                [inf] vous déplacer
                [does] vous déplace
               *[imp] déplacez-vous
            } { $place }
        [lui] { $form ->
                [inf] { $who-gender ->
                        [f] la déplacer
                       *[m] le déplacer
                    }
                [does] { $who-gender ->
                        [f] la déplace
                       *[m] le déplace
                    }
               *[imp] déplacez-{ $who-gender ->
                        [f] la
                       *[m] le
                    }
            } { $place }
        [leur] { $form ->
                [inf] les déplacer
                [does] les déplace
               *[imp] déplacez-les
            } { $place }
        [se] { $form ->
                [inf] se déplacer
                [does] se déplace
               *[imp] déplacez-le
            } { $place }
        [long] déplac{ does } { $place } { $who }
       *[no] déplac{ does } { $who } { $place }
    }
clause-draw-top-of-memories = pioch{ does } { the-amount } du dessus de vos Souvenirs
clause-draw-library-or-discards = pioch{ does } { $amount } dans la Bibliothèque, du dessus d’une pile ou de sa défausse
clause-swap-quests = regard{ does } { $amount }, { $form ->
        [inf] en échanger
        [does] en échange
       *[imp] échangez-en
    } 1 avec l’une de vos Quêtes { quest-open-many } si vous le voulez, et { $form ->
        [inf] remettre
        [does] remet
       *[imp] remettez
    } les autres sur le dessus dans n’importe quel ordre
clause-take-active-quest = regard{ does } { $from-pro ->
        [vous] vos
        [lui] ses
        [leur] leurs
        [se] ses
       *[no] les
    } Quêtes { quest-open-many }{ $from-pro ->
        [vous] {""}
        [lui] {""}
        [leur] {""}
        [se] {""}
       *[no] {" "}{ $from }
    } et { $form ->
        [inf] en prendre
        [does] en prend
       *[imp] prenez-en
    } 1 si vous le voulez
    .from = de
clause-draws-quests =
    { $form ->
        [inf] faire piocher { $amount } { $who }
       *[other] { $who } { $who-verb ->
        [v] piochez
        [p] piochent
       *[s] pioche
    } { $amount }
    }
    .who = { $form ->
        [inf] a
       *[other] nom
    }
clause-reveal-quest = { $form ->
        [inf] révéler
        [does] révèle
       *[imp] révélez
    } { $quest }
top-quest = la Quête du dessus de la pile
    .two = no
clause-claim-quest = { $form ->
        [inf] mettre
        [does] met
       *[imp] mettez
    } cette Quête parmi vos Quêtes { quest-done-many }
clause-cast-from-hand =
    { $amount-number ->
        [one] lanc{ does } { $amount } de votre main à la place d’un Sort de votre fiche
       *[other] lanc{ does } { $amount } de votre main, chacun à la place d’un Sort de votre fiche
    }
clause-cast-from-hand-at = lanc{ does } { $amount } de votre main à la place d’un Sort de votre fiche, comme si { $from } le { $from-verb ->
        [v] lanciez
        [p] lançaient
       *[s] lançait
    }
    .from = nom
clause-cast-types-from-hand = lanc{ does } { $amount } Sort de { $types } de votre main à la place d’un Sort de votre fiche
clause-casts-next =
    { $form ->
        [inf] faire lancer { who-son } prochain Sort Préparé (ou le Sort Rapide) { $who }
       *[other] { $who } { $who-verb ->
        [v] lancez
        [p] lancent
       *[s] lance
    } { who-son } prochain Sort Préparé (ou le Sort Rapide)
    }
    .who = { $form ->
        [inf] a
       *[other] nom
    }
clause-activate-place =
    { $used ->
        [yes] activ{ does } { $room } si elle est utilisée
       *[no] activ{ does } { $room }
    }
clause-activate-place-except =
    { $used ->
        [yes] activ{ does } { $room } si elle est utilisée et n’est pas { $rooms }
       *[no] activ{ does } { $room } si elle n’est pas { $rooms }
    }
clause-close-rooms = { $form ->
        [inf] interdire
        [does] interdit
       *[imp] interdisez
    } d’activer { $room } jusqu’à la fin du tour
clause-use-used = utilis{ does } l’effet d’une autre salle utilisée
clause-use-used-except = utilis{ does } l’effet d’une autre salle utilisée, sauf { $rooms }
clause-recolour = { $form ->
        [inf] considérer
        [does] considère
       *[imp] considérez
    } { $room } comme { $colour } jusqu’à la fin du tour
clause-copy-room = { $form ->
        [inf] considérer
        [does] considère
       *[imp] considérez
    } { $room } comme la copie d’une autre salle jusqu’à la fin du tour
clause-copy-room-except = { $form ->
        [inf] considérer
        [does] considère
       *[imp] considérez
    } { $room } comme la copie d’une autre salle, sauf { $rooms }, jusqu’à la fin du tour

# Deeds of the moment, and what lasts for a turn.
clause-transfer = { $form ->
        [inf] transférer
        [does] transfère
       *[imp] transférez
    } { $amount } { $from } { $to }
    .from = de
    .to = a
clause-swap-places = { $form ->
        [inf] échanger votre place
        [does] échange sa place
       *[imp] échangez votre place
    } avec { $who }
# $else: whom this effect has struck before is spared.
clause-sally =
    { $else ->
        [yes] { $form ->
        [inf] vous déplacer
        [does] se déplace
       *[imp] déplacez-vous
    } { up-to-steps } et effectu{ does } une attaque physique contre une figurine que cet effet n’a pas touchée ; l’un ou l’autre peut être omis
       *[no] { $form ->
        [inf] vous déplacer
        [does] se déplace
       *[imp] déplacez-vous
    } { up-to-steps } et effectu{ does } une attaque physique ; l’un ou l’autre peut être omis
    }
up-to-steps =
    { $steps ->
        [one] de { $steps } salle au maximum
       *[other] de { $steps } salles au maximum
    }
clause-sallies =
    { $form ->
        [inf] faire se déplacer { $who } { up-to-steps } et lui faire effectuer une attaque physique{ under-control } ; l’un ou l’autre peut être omis
       *[other] { $who } { $who-verb ->
        [v] vous déplacez
        [p] se déplacent
       *[s] se déplace
    } { up-to-steps } et { $who-verb ->
        [v] effectuez
        [p] effectuent
       *[s] effectue
    } une attaque physique{ under-control } ; l’un ou l’autre peut être omis
    }
    .who = { $form ->
        [inf] obj
       *[other] nom
    }
clause-attacks =
    { $form ->
        [inf] faire attaquer { $who }{ under-control }
       *[other] { $who } { $who-verb ->
        [v] attaquez
        [p] attaquent
       *[s] attaque
    }{ under-control }
    }
    .who = { $form ->
        [inf] obj
       *[other] nom
    }
clause-buy-quest = regard{ does } { $amount }, prises sur le dessus de leur pile ; vous pouvez payer { $price } <power/> pour en conserver 1 comme Quête { quest-open }, et le reste y est remis tel quel
clause-go-on = { $form ->
        [inf] répéter
        [does] répète
       *[imp] répétez
    } cette phrase autant de fois que vous le voulez
clause-ransom-suffers =
    { $form ->
        [inf] faire défausser l’un de { who-ses } Sorts Préparés ou subir { $n ->
            [one] { $n } <damage/>
           *[other] { $n } <damage form="many"/>
        } { $who }
       *[other] { $who } { $who-verb ->
        [v] défaussez
        [p] défaussent
       *[s] défausse
    } l’un de { who-ses } Sorts Préparés ou { $who-verb ->
        [v] subissez
        [p] subissent
       *[s] subit
    } { $n ->
            [one] { $n } <damage/>
           *[other] { $n } <damage form="many"/>
        }
    }
    .who = { $form ->
        [inf] a
       *[other] nom
    }
clause-ransom-loses =
    { $form ->
        [inf] faire défausser l’un de { who-ses } Sorts Préparés ou perdre { $n } <power/> { $who }
       *[other] { $who } { $who-verb ->
        [v] défaussez
        [p] défaussent
       *[s] défausse
    } l’un de { who-ses } Sorts Préparés ou { $who-verb ->
        [v] perdez
        [p] perdent
       *[s] perd
    } { $n } <power/>
    }
    .who = { $form ->
        [inf] a
       *[other] nom
    }
clause-ransom-you-gain =
    { $form ->
        [inf] laisser { $who } défausser l’un de { who-ses } Sorts Préparés, et gagner { $n } <power/> pour chaque Mage qui ne le fait pas
       *[other] { $who } { $who-verb ->
        [v] pouvez
        [p] peuvent
       *[s] peut
    } défausser l’un de { who-ses } Sorts Préparés ; gagnez { $n } <power/> pour chaque Mage qui ne le fait pas
    }
    .who = { $form ->
        [inf] obj
       *[other] nom
    }
# $convert is the clause that converts; $many: on several models.
clause-convert-or-lose =
    { $many ->
        [yes] { $convert } ; chacun perd { $power } <power/> pour chacun de ces <damage form="many"/> qui n’a pas pu être converti
       *[no] { $convert } ; la cible perd { $power } <power/> pour chacun de ces <damage form="many"/> qui n’a pas pu être converti
    }
    .convert = { $form }
clause-convert-or-gain = { $convert } et gagn{ does } { $power } <power/> pour chacun de ces <damage form="many"/> qui n’a pas pu être converti
    .convert = { $form }
clause-remove-instability =
    { $optional ->
        [yes] retir{ does } jusqu’à { $amount } { $place }
       *[no] retir{ does } { $amount } { $place }
    }
lasting-strength = jusqu’à la fin du tour, votre <strength/> est de { $n }
lasting-attacks-hit-room = jusqu’à la fin du tour, vos attaques physiques touchent chaque autre figurine dans votre salle
lasting-actions-attack = jusqu’à la fin du tour, vous pouvez vous déplacer puis attaquer dans la même Action Physique
lasting-form = jusqu’à la fin du tour, vous êtes aussi { un-name } { $name }, à la fois Mage et Évocation, avec son <strength/>

## Triggers: a clause with its subject, after "when" or "each time"

on-object = { $object-pro ->
        [vous] {""}
        [lui] {""}
        [leur] {""}
       *[no] {" "}{ $object }
    }
with-means =
    { $means-said ->
        [yes] {" "}avec { $means }
       *[no] {""}
    }
from-means =
    { $means-said ->
        [yes] {" "}dus à { $means }
       *[no] {""}
    }
gain-means =
    { $means-said ->
        [yes] {" "}grâce à { $means }
       *[no] {""}
    }
trigger-enters =
    { $colours-said ->
        [yes] { $subject } { $subject-verb ->
        [v] entrez
        [p] entrent
       *[s] entre
    } dans une salle { $colours }
       *[no] { $subject } { $subject-verb ->
        [v] entrez
        [p] entrent
       *[s] entre
    } dans une salle
    }
    .subject = nom
    .vowel = { $subject-vowel }
trigger-enters-named = { $subject } { $subject-verb ->
        [v] entrez
        [p] entrent
       *[s] entre
    } { $room }
    .room = dans
    .subject = nom
    .vowel = { $subject-vowel }
trigger-enters-its-room = { $subject } { $subject-verb ->
        [v] entrez
        [p] entrent
       *[s] entre
    } dans sa salle
    .subject = nom
    .vowel = { $subject-vowel }
trigger-moves = { $subject } { $subject-verb ->
        [v] vous déplacez
        [p] se déplacent
       *[s] se déplace
    }
    .subject = nom
    .vowel = { $subject-vowel }
trigger-damages =
    { $object-said ->
        [yes] { $subject } { $object-pro ->
        [vous] vous { $subject-verb ->
                [v] infligez
                [p] infligent
               *[s] inflige
            }
        [lui] lui { $subject-verb ->
                [v] infligez
                [p] infligent
               *[s] inflige
            }
        [leur] leur { $subject-verb ->
                [v] infligez
                [p] infligent
               *[s] inflige
            }
       *[no] { $subject-verb ->
                [v] infligez
                [p] infligent
               *[s] inflige
            }
    } des <damage form="many"/>{ on-object }{ with-means }
       *[no] { $subject } { $subject-verb ->
        [v] infligez
        [p] infligent
       *[s] inflige
    } des <damage form="many"/>{ with-means }
    }
    .object = a
    .subject = nom
    .vowel = { $subject-vowel }
trigger-damages-or-heals = { $subject } { $object-pro ->
        [vous] vous { $subject-verb ->
                [v] blessez
                [p] blessent
               *[s] blesse
            }
        [lui] { $object-gender ->
                [f] la
               *[m] le
            } { $subject-verb ->
                [v] blessez
                [p] blessent
               *[s] blesse
            }
        [leur] les { $subject-verb ->
                [v] blessez
                [p] blessent
               *[s] blesse
            }
        [se] le { $subject-verb ->
                [v] blessez
                [p] blessent
               *[s] blesse
            }
       *[no] { $subject-verb ->
                [v] blessez
                [p] blessent
               *[s] blesse
            }
    } ou { $object-pro ->
        [vous] vous { $subject-verb ->
                [v] soignez
                [p] soignent
               *[s] soigne
            }
        [lui] { $object-gender ->
                [f] la
               *[m] le
            } { $subject-verb ->
                [v] soignez
                [p] soignent
               *[s] soigne
            }
        [leur] les { $subject-verb ->
                [v] soignez
                [p] soignent
               *[s] soigne
            }
        [se] le { $subject-verb ->
                [v] soignez
                [p] soignent
               *[s] soigne
            }
       *[no] { $subject-verb ->
                [v] soignez
                [p] soignent
               *[s] soigne
            }
    }{ $object-pro ->
        [vous] {""}
        [lui] {""}
        [leur] {""}
        [se] {""}
       *[no] {" "}{ $object }
    }
    .subject = nom
    .vowel = { $subject-vowel }
trigger-suffers = { $subject } { $subject-verb ->
        [v] subissez
        [p] subissent
       *[s] subit
    } des <damage form="many"/>{ from-means }
    .subject = nom
    .vowel = { $subject-vowel }
trigger-gains-power = { $subject } { $subject-verb ->
        [v] gagnez
        [p] gagnent
       *[s] gagne
    } des <power/>{ gain-means }
    .subject = nom
    .vowel = { $subject-vowel }
trigger-loses-power = { $subject } { $subject-verb ->
        [v] perdez
        [p] perdent
       *[s] perd
    } des <power/>
    .subject = nom
    .vowel = { $subject-vowel }
trigger-gains-or-loses-power = { $subject } { $subject-verb ->
        [v] gagnez ou perdez
        [p] gagnent ou perdent
       *[s] gagne ou perd
    } des <power/>
    .subject = nom
    .vowel = { $subject-vowel }
trigger-places-instability = { $subject } { $subject-verb ->
        [v] placez
        [p] placent
       *[s] place
    } de l’<instability/>
    .subject = nom
    .vowel = { $subject-vowel }
trigger-reveals-spell = { $subject } { $subject-verb ->
        [v] révélez
        [p] révèlent
       *[s] révèle
    } { $spell }
    .subject = nom
    .vowel = { $subject-vowel }
trigger-solves-quest = { $subject } { $subject-verb ->
        [v] { quest-do-you }
        [p] { quest-do-they }
       *[s] { quest-does }
    } une Quête
    .subject = nom
    .vowel = { $subject-vowel }
trigger-is-defeated = { $subject } { $subject-verb ->
        [v] êtes vaincu
        [p] sont { $subject-gender ->
                [f] vaincues
               *[m] vaincus
            }
       *[s] est { $subject-gender ->
                [f] vaincue
               *[m] vaincu
            }
    }
    .subject = nom
    .vowel = { $subject-vowel }
trigger-is-defeated-carrying = { $subject } portant vos <damage form="many"/> { $subject-verb ->
        [v] êtes vaincu
        [p] sont { $subject-gender ->
                [f] vaincues
               *[m] vaincus
            }
       *[s] est { $subject-gender ->
                [f] vaincue
               *[m] vaincu
            }
    }
    .subject = nom
    .vowel = { $subject-vowel }
trigger-is-removed = { $subject } { $subject-verb ->
        [v] êtes retiré
        [p] sont { $subject-gender ->
                [f] retirées
               *[m] retirés
            }
       *[s] est { $subject-gender ->
                [f] retirée
               *[m] retiré
            }
    }
    .subject = nom
    .vowel = { $subject-vowel }
trigger-is-put-in-cell = { $subject } { $subject-verb ->
        [v] êtes placé
        [p] sont { $subject-gender ->
                [f] placées
               *[m] placés
            }
       *[s] est { $subject-gender ->
                [f] placée
               *[m] placé
            }
    } dans { $subject-verb ->
        [v] votre
        [p] leur
       *[s] sa
    } Cellule
    .subject = nom
    .vowel = { $subject-vowel }
trigger-activates-room =
    { $colours-said ->
        [yes] { $subject } { $subject-verb ->
        [v] activez
        [p] activent
       *[s] active
    } une salle { $colours }
       *[no] { $subject } { $subject-verb ->
        [v] activez
        [p] activent
       *[s] active
    } une salle
    }
    .subject = nom
    .vowel = { $subject-vowel }
trigger-activates-named = { $subject } { $subject-verb ->
        [v] activez
        [p] activent
       *[s] active
    } { $room }
    .subject = nom
    .vowel = { $subject-vowel }
trigger-targets = { $subject-pro ->
        [vous] votre { $spell }
        [lui] son { $spell }
        [leur] leur { $spell }
        [se] son { $spell }
       *[no] un { $spell } { $subject }
    } { $object-pro ->
        [vous] vous cible
        [lui] { $object-gender ->
                [f] la cible
               *[m] le cible
            }
        [leur] les cible
       *[no] cible
    }{ $object-pro ->
        [vous] {""}
        [lui] {""}
        [leur] {""}
       *[no] {" "}{ $object }
    }
    .subject = de
    .spell = bare
    .vowel =
        { $subject-pro ->
            [no] yes
           *[other] no
        }
trigger-reaches = { $subject-pro ->
        [vous] votre { $spell }
        [lui] son { $spell }
        [leur] leur { $spell }
        [se] son { $spell }
       *[no] un { $spell } { $subject }
    } { $object-pro ->
        [vous] vous cible
        [lui] { $object-gender ->
                [f] la cible
               *[m] le cible
            }
        [leur] les cible
       *[no] cible
    } ou { $object-pro ->
        [vous] vous affecterait
        [lui] l’affecterait
        [leur] les affecterait
       *[no] affecterait
    }{ $object-pro ->
        [vous] {""}
        [lui] {""}
        [leur] {""}
       *[no] {" "}{ $object }
    }
    .subject = de
    .spell = bare
    .vowel =
        { $subject-pro ->
            [no] yes
           *[other] no
        }
trigger-explores = { $subject } { $subject-verb ->
        [v] utilisez
        [p] utilisent
       *[s] utilise
    } l’Exploration
    .subject = nom
    .vowel = { $subject-vowel }
trigger-uses-momentum = { $subject } { $subject-verb ->
        [v] utilisez
        [p] utilisent
       *[s] utilise
    } l’Élan
    .subject = nom
    .vowel = { $subject-vowel }
trigger-explores-or-uses-momentum = { $subject } { $subject-verb ->
        [v] utilisez
        [p] utilisent
       *[s] utilise
    } l’Exploration ou l’Élan
    .subject = nom
    .vowel = { $subject-vowel }
trigger-performs-physical-action = { $subject } { $subject-verb ->
        [v] venez d’effectuer
        [p] viennent d’effectuer
       *[s] vient d’effectuer
    } une Action Physique
    .subject = nom
    .vowel = { $subject-vowel }
trigger-attacks = { $subject } { $subject-verb ->
        [v] attaquez
        [p] attaquent
       *[s] attaque
    }
    .subject = nom
    .vowel = { $subject-vowel }
# $walks: by a Physical Action, and not otherwise.
trigger-leaves =
    { $walks ->
        [yes] { $subject } { $subject-verb ->
        [v] quittez
        [p] quittent
       *[s] quitte
    } cette salle par une Action Physique
       *[no] { $subject } { $subject-verb ->
        [v] quittez
        [p] quittent
       *[s] quitte
    } cette salle
    }
    .subject = nom
    .vowel = { $subject-vowel }
trigger-casts = { $subject } { $subject-verb ->
        [v] lancez
        [p] lancent
       *[s] lance
    } { $spell }
    .subject = nom
    .vowel = { $subject-vowel }
trigger-begins-to-solve = { $subject } { $subject-verb ->
        [v] commencez
        [p] commencent
       *[s] commence
    } à { quest-do } une Quête
    .subject = nom
    .vowel = { $subject-vowel }
trigger-catches = { $subject-pro ->
        [vous] votre { $spell }
        [lui] son { $spell }
        [leur] leur { $spell }
        [se] son { $spell }
       *[no] un { $spell } { $subject }
    } { $object-pro ->
        [vous] vous affecterait
        [lui] l’affecterait
        [leur] les affecterait
       *[no] affecterait
    }{ $object-pro ->
        [vous] {""}
        [lui] {""}
        [leur] {""}
       *[no] {" "}{ $object }
    } sans { $object-pro ->
        [vous] vous cibler
        [lui] { $object-gender ->
                [f] la
               *[m] le
            } cibler
        [leur] les cibler
        [se] le cibler
       *[no] { $object-gender ->
                [f] la
               *[m] le
            } cibler
    }
    .subject = de
    .spell = bare
    .vowel =
        { $subject-pro ->
            [no] yes
           *[other] no
        }
trigger-clean-up-begins = la Phase d’Entretien commence
    .vowel = no
trigger-heals = { $subject } { $subject-verb ->
        [v] soignez
        [p] soignent
       *[s] soigne
    } des <damage form="many"/> sur { $object }
    .subject = nom
    .vowel = { $subject-vowel }
trigger-converts-damage = { $subject } { $subject-verb ->
        [v] convertissez
        [p] convertissent
       *[s] convertit
    } des <damage form="many"/>
    .subject = nom
    .vowel = { $subject-vowel }
trigger-converts-instability = { $subject } { $subject-verb ->
        [v] convertissez
        [p] convertissent
       *[s] convertit
    } de l’<instability/>
    .subject = nom
    .vowel = { $subject-vowel }
trigger-takes-crown = { $subject } { $subject-verb ->
        [v] prenez
        [p] prennent
       *[s] prend
    } la <crown/>
    .subject = nom
    .vowel = { $subject-vowel }
trigger-resolves-spell = { $subject } { $subject-verb ->
        [v] résolvez
        [p] résolvent
       *[s] résout
    } { $spell }
    .subject = nom
    .vowel = { $subject-vowel }
trigger-resolves-spell-in = { $subject } { $subject-verb ->
        [v] résolvez
        [p] résolvent
       *[s] résout
    } { $spell } { $room }
    .room = dans
    .subject = nom
    .vowel = { $subject-vowel }
trigger-resolves-showing = { $subject } { $subject-verb ->
        [v] résolvez
        [p] résolvent
       *[s] résout
    } { $spell } alors que vos Sorts révélés montrent au moins { $least } symboles { $elements }
    .subject = nom
    .vowel = { $subject-vowel }
trigger-resolves-room = { $subject } { $subject-verb ->
        [v] résolvez
        [p] résolvent
       *[s] résout
    } l’effet d’une salle { $colours }
    .subject = nom
    .vowel = { $subject-vowel }
trigger-resolves-any-room = { $subject } { $subject-verb ->
        [v] résolvez
        [p] résolvent
       *[s] résout
    } l’effet d’une salle
    .subject = nom
    .vowel = { $subject-vowel }
trigger-resolves-named = { $subject } { $subject-verb ->
        [v] résolvez
        [p] résolvent
       *[s] résout
    } l’effet { $room }
    .room = de
    .subject = nom
    .vowel = { $subject-vowel }
trigger-resolves-placed = { $subject } { $subject-verb ->
        [v] résolvez
        [p] résolvent
       *[s] résout
    } un effet qui a placé de l’<instability/>, de n’importe quelle couleur
    .subject = nom
    .vowel = { $subject-vowel }
trigger-resolves-placed-or-converted = { $subject } { $subject-verb ->
        [v] résolvez
        [p] résolvent
       *[s] résout
    } un effet qui a placé ou converti de l’<instability/>, de n’importe quelle couleur, dans une salle { $colours }
    .subject = nom
    .vowel = { $subject-vowel }
trigger-resolves-summoning = { $subject } { $subject-verb ->
        [v] résolvez
        [p] résolvent
       *[s] résout
    } un effet qui a invoqué une Évocation
    .subject = nom
    .vowel = { $subject-vowel }

## Standing lines

standing = <up/>{ $what }.
# $bearer: the card lies on you, or speaks of "it".
standing-speed-is =
    { $bearer ->
        [it] son <speed/> est de { $n }
       *[you] votre <speed/> est de { $n }
    }
bearer-has =
    { $bearer ->
        [it] elle a
       *[you] vous avez
    }
standing-speed =
    { $less ->
        [yes] { bearer-has } −{ $n } en <speed/>
       *[no] { bearer-has } +{ $n } en <speed/>
    }
standing-strength =
    { $less ->
        [yes] { bearer-has } −{ $amount } en <strength/>
       *[no] { bearer-has } +{ $amount } en <strength/>
    }
standing-health =
    { $upgraded ->
        [yes] { bearer-has } { more-health } tant qu’elle a une Amélioration
       *[no] { bearer-has } { more-health }
    }
more-health =
    { $n ->
        [one] +{ $n } <health form="one"/>
       *[other] +{ $n } <health form="many"/>
    }
standing-damage = les <damage form="many"/> { $to-said ->
        [yes]
            { $to-pro ->
                [vous] qui vous sont infligés{ by-whom }
                [lui] qui lui sont infligés{ by-whom }
                [leur] qui leur sont infligés{ by-whom }
               *[no] infligés{ by-whom }{ on-whom }
            }
       *[no]
            { $by-said ->
                [yes]
                    { $by-pro ->
                        [vous] que vous infligez
                       *[no] infligés{ by-whom }
                    }
               *[no] infligés
            }
    }{ with-means } sont { damage-change }
    .to = a
by-whom =
    { $by-said ->
        [yes] {" "}par { $by }
       *[no] {""}
    }
on-whom =
    { $to-said ->
        [yes] {" "}{ $to }
       *[no] {""}
    }
damage-change =
    { $change ->
        [none] réduits à 0
        [less] réduits de { $n }
        [less-to] réduits de { $n }, mais pas au-dessous de { $least }
       *[more] augmentés de { $n }
    }
standing-trophies-to-rose = chaque fois qu’un Mage est vaincu, la <rose/> prend le <trophy/> à la place de celui qui le prendrait

## Cards: what sort they are, headings and notes

subtitle-spell-school = Sort { $school }
    .school = of
subtitle-spell-of-mage = Sort Personnel { $mage }
    .mage = de
subtitle-spell-personal = Sort Personnel
subtitle-spell-forgotten = Sort Oublié
subtitle-room =
    { $place ->
        [centre] Salle { $colour }, au centre de la Loge
        [first-ring] Salle { $colour }, à côté du centre de la Loge
       *[anywhere] Salle { $colour }
    }
subtitle-evocation =
    { $forgotten ->
        [yes] Évocation Oubliée, { $kind }
       *[no] Évocation, { $kind }
    }
    .kind = one
subtitle-jinx = Malédiction
subtitle-upgrade = Amélioration d’une Évocation
subtitle-quest-at-once = Quête de la { $moon }
subtitle-quest =
    { $secret ->
        [yes] Quête de la { $moon }, secrète jusqu’à sa première progression
       *[no] Quête de la { $moon }, révélée quand elle est piochée
    }
avatar-event =
    { $avatar ->
        [yes] {" "}d’Avatar
       *[no] {""}
    }
subtitle-avatar = Avatar
subtitle-command = Carte de Commandement de la { $moon }
subtitle-event =
    { $instant ->
        [yes] Événement{ avatar-event } de la { $moon }
       *[no] Événement{ avatar-event } de la { $moon }, emplacement { $slot }
    }

side-light = <light/>
side-dark = <dark/>
heading-side = <up/>{ $side } : { $type }, { $element }
heading-half = { $type }, { $element }
heading-action = Action Physique
heading-command-spell = Sort : { $type }, { $element }
heading-command-token = Au dos : { $type }
heading-destroyed = Face détruite
heading-rebuilt = Face reconstruite
heading-whole = Tant qu’elle est intacte
# $solves: the effect says itself when the quest is solved.
heading-quest-effect =
    { $solves ->
        [yes] Pour la résoudre
       *[no] Quand vous la résolvez
    }
# $room: whether it asks for a Room that is activated.
heading-quest-at-once =
    { $instead ->
        [yes] Au lieu de l’effet de la salle
       *[no]
            { $room ->
                [yes] En plus de l’effet de la salle
               *[no] Aussitôt
            }
    }
heading-event-instant = Effet immédiat
heading-event-always = Quand il est révélé
heading-event-black-rose = À la Phase de la Rose Noire
heading-event-study = Au début de la Phase d’Étude
heading-event-action = Au début de la Phase d’Action
heading-event-during-instant = Effet immédiat
heading-event-during-always = Permanent
heading-event-during-black-rose = Pendant la Phase de la Rose Noire
heading-event-during-study = Pendant la Phase d’Étude
heading-event-during-action = Pendant la Phase d’Action
lead-trigger = Quand { $trigger } :
lead-each-mage = Chaque Mage, dans l’ordre du tour :

# $either: whether its caster chooses when it comes.
note-unstable =
    { $either ->
        [yes] <unstable/> : avant ou après l’effet, placez 1 <instability/> dans la salle d’où vous le lancez.
       *[no] <unstable/> : avant l’effet, placez 1 <instability/> dans votre salle.
    }
note-needs-hand =
    { $n ->
        [one] Seul un Mage avec au moins { $n } Sort en main peut activer cette salle.
       *[other] Seul un Mage avec au moins { $n } Sorts en main peut activer cette salle.
    }
note-rebuilding = À la Phase d’Entretien, cette salle est reconstruite si ses { $slots } emplacements portent tous de l’<instability/>. Celui qui y a le plus de cubes gagne { $most } <power/>{ reward-others }. Celui qui est seul à y avoir des cubes gagne 1 <power/> de plus, les ex æquo gagnent 1 <power/> de moins.
# A room whose token is won by whoever did most to destroy it.
note-token = À la Phase d’Entretien, cette salle est détruite si ses { $slots } emplacements portent tous de l’<instability/>. Celui qui y a le plus de cubes prend son marqueur, qui vaut { $worth } <power/> à la fin de la partie ; à égalité, la Rose Noire le prend.
note-opens = Elle peut être activée à partir de la { $moon ->
    [2] deuxième
   *[3] troisième
 } Phase Lunaire.
reward-others =
    { $others ->
        [0] , le deuxième { $second } <power/>
       *[other] , le deuxième { $second } <power/>, tous les autres qui y ont un cube { $others } <power/>
    }
note-values = <speed/> { $speed }, <strength/> { $strength }, <health/> { $health }.
note-values-form = <speed/> { $speed }, <strength/> { $strength } ; <health/> : ceux de son Mage.
note-commands = Il résout { $apprentice } Cartes de Commandement par Phase d’Action comme Apprenti, { $master } comme Maître.
note-starts = Il commence { $room }.
    .room = dans
note-dominion = Domination : s’il devait s’activer dans sa Cellule, il se place plutôt { $room }.
    .room = dans
note-priority =
    { $rooms ->
        [yes] Priorité { $n }, salle : { $lines }.
       *[no] Priorité { $n }, Mage : { $lines }.
    }
criteria-two = { $first }, puis { $rest }
criteria-more = { $first }, puis { $rest }
criterion-damage = le plus de <damage form="many"/>
criterion-nearest = la salle la plus proche
criterion-power = le plus de <power/>
criterion-trophies = le plus de Trophées
criterion-mages = le plus de Mages
criterion-models = le plus de figurines
criterion-instability = le plus d’<instability/>
note-command-unstable = <unstable/> : avant le Sort, la <rose/> place 1 <instability/> dans la salle de l’Avatar.
note-pain = Douleur : la <rose/> vous inflige autant de <damage form="many"/>.
note-enhancement = Renforcement : seulement si vos autres Sorts révélés montrent ces éléments.
note-large = Elle a un grand socle.
note-haunts = Elle est assignée à un Mage, jamais invoquée, et ne se déplace qu’avec ce Mage. Quand elle s’active, elle attaque ce Mage.
note-shares = Elle partage ses figurines avec { $name }.
    .name = the
note-mark =
    { $slots ->
        [one] Chaque fois { que-trigger }{ $trigger }, défaussez cette Malédiction.
       *[other] Chaque fois { que-trigger }{ $trigger }, mettez l’un de vos cubes sur cette Malédiction. Quand elle porte { $slots } cubes, défaussez-la.
    }
note-task = Quand { $trigger }, accomplissez cette Quête.
note-task-slots =
    { $slots ->
        [one] Quand { $trigger }, accomplissez cette Quête.
       *[other] Chaque fois { que-trigger }{ $trigger }, mettez l’un de vos cubes sur cette Quête. Quand elle porte { $slots } cubes, accomplissez-la.
    }
# Classic: met and completed at once, if its owner likes; $instead: in place of the effect of the room that met it.
note-task-at-once = Quand { $trigger }, vous pouvez accomplir cette Quête.
task-provided = { $trigger } alors { $condition-vowel ->
        [no] que{" "}
       *[yes] qu’
    }{ $condition }
    .vowel = { $trigger-vowel }
note-quest-seats = Seulement avec { $seats } Mages ou plus.
note-quest-reward = Récompense : { $power } <power/>.
note-event-power = Quand il est révélé, la <rose/> gagne { $power } <power/>.
note-event-crown = Celui qui le pioche prend la <crown/>.
note-event-leaves = Quand il quitte le plateau, la <rose/> gagne { $power } <power/>.
