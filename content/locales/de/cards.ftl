### The texts of the cards in German.
###
### What a message is and how forms and features work is written at the head of the English file; markup is the same.
###
### FORMS
### nouns and persons nom acc dat gen; nouns also with -many; all-many is nom and acc after „alle“, „diese“ (Untoten)
### clauses main (imperative, or subject first), after (after a subordinate clause or „dann“: verb first),
### inf (after „du darfst“: verb last), does (after „der Avatar“), part (main, but one of
### several: „für jeden …“ stands behind it)
### sentences inside: no capital, body in the form after
### places in (where: dative), into (where to: accusative)
### colours en er e: endings of the adjective; bare
### types stem: as the first part of „…zauber“
### spells bare: without an article; acc and nom with it
### power, symbols one: singular; dat: dative plural
### conditions last (verb last, after „falls“), first („tust du das“)
### tokens actions: as physical actions („1 physische Aktion“)
### FEATURES
### .gender m f n
### .pers du er sie: person of the verb .end st t en: its regular ending
### .have .ist .wird the verbs themselves
### .poss dein sein ihr: a possessive stands instead of a genitive; none: the genitive itself
### .ziel yes for „dem Ziel“: with „von“ and „bei“ it becomes „vom“ and „beim“
### .je „je“ after a plural („allen Magi je 1 Schaden“)
### .falls no for a condition that stands without „falls“
### .dort yes for „dort“, which stands before what is placed
### .rear yes for what is counted with a pronoun: it cannot stand in front
### .sort jinx nightmare upgrade: one is cursed with it, haunted by it, or it is assigned
###
### Conditions and triggers are always subordinate: verb last. Classic quests are nicht erfüllt and erfüllt.

## Symbols: the words of the icons

symbol-damage = Schaden
symbol-instability = { word-instability }
symbol-power =
    { $form ->
        [one] Machtpunkt
        [dat] Machtpunkten
       *[many] Machtpunkte
    }
symbol-crown = Krone
symbol-trophy = Trophäe
symbol-rose = Black Rose
symbol-speed = Bewegungswert
symbol-strength =
    { $form ->
        [gen] Angriffswerts
       *[nom] Angriffswert
    }
symbol-health =
    { $form ->
        [dat] Lebenspunkten
       *[nom] Lebenspunkte
    }
symbol-unstable = { word-unstable }
# The classic game says Instabilität where Rebirth says Stabilität.
word-instability =
    { $quests ->
        [at_once] Instabilität
       *[in_stages] Stabilität
    }
word-unstable =
    { $quests ->
        [at_once] Instabil
       *[in_stages] Stabilisierend
    }
symbol-persistent = Bestand
symbol-moon-1 = 1. Mondphase
symbol-moon-2 = 2. Mondphase
symbol-moon-3 = 3. Mondphase
symbol-light = Basiszauber
symbol-dark = Umkehrzauber
symbol-combat = Kampf
symbol-contingency = Klassik
symbol-trap =
    { $form ->
        [stem] Fallen
       *[nom] Falle
    }
symbol-protection = Schutz
symbol-air = Luft
symbol-earth = Erde
symbol-fire = Feuer
symbol-water = Wasser
symbol-sacred = Heilig
symbol-profane = Unheilig
symbol-magic = Magie
symbol-all = Beliebig
symbol-black =
    { $form ->
        [en] schwarzen
        [er] schwarzer
        [e] schwarze
       *[bare] schwarz
    }
symbol-purple =
    { $form ->
        [en] violetten
        [er] violetter
        [e] violette
       *[bare] violett
    }
symbol-red =
    { $form ->
        [en] roten
        [er] roter
        [e] rote
       *[bare] rot
    }
symbol-grey =
    { $form ->
        [en] grauen
        [er] grauer
        [e] graue
       *[bare] grau
    }
symbol-blue =
    { $form ->
        [en] blauen
        [er] blauer
        [e] blaue
       *[bare] blau
    }
symbol-yellow =
    { $form ->
        [en] gelben
        [er] gelber
        [e] gelbe
       *[bare] gelb
    }
symbol-green =
    { $form ->
        [en] grünen
        [er] grüner
        [e] grüne
       *[bare] grün
    }

## Words of the game

kind-mage = Magi
    .gender = m
kind-evocation =
    { $form ->
        [all-many] Beschwörungen
        [nom-many] Beschwörungen
        [acc-many] Beschwörungen
        [dat-many] Beschwörungen
        [gen-many] Beschwörungen
       *[nom] Beschwörung
    }
    .gender = f
kind-model =
    { $form ->
        [all-many] Figuren
        [nom-many] Figuren
        [acc-many] Figuren
        [dat-many] Figuren
        [gen-many] Figuren
       *[nom] Figur
    }
    .gender = f
kind-demon =
    { $form ->
        [nom] Dämon
        [acc] Dämon
        [dat] Dämon
        [gen] Dämons
        [all-many] Dämonen
        [nom-many] Dämonen
        [acc-many] Dämonen
        [dat-many] Dämonen
        [gen-many] Dämonen
       *[title] Dämon
    }
    .gender = m
kind-undead =
    { $form ->
        [acc] Untoten
        [dat] Untoten
        [gen] Untoten
        [the] Untote
        [all-many] Untoten
        [nom-many] Untote
        [acc-many] Untote
        [dat-many] Untoten
        [gen-many] Untoten
       *[nom] Untoter
    }
    .gender = m
kind-construct =
    { $form ->
        [gen] Konstrukts
        [all-many] Konstrukte
        [nom-many] Konstrukte
        [acc-many] Konstrukte
        [dat-many] Konstrukten
        [gen-many] Konstrukte
       *[nom] Konstrukt
    }
    .gender = n
kind-nightmare =
    { $form ->
        [gen] Albtraums
        [all-many] Albträume
        [nom-many] Albträume
        [acc-many] Albträume
        [dat-many] Albträumen
        [gen-many] Albträume
       *[nom] Albtraum
    }
    .gender = m
kind-altar =
    { $form ->
        [gen] Altars
        [all-many] Altäre
        [nom-many] Altäre
        [acc-many] Altäre
        [dat-many] Altären
        [gen-many] Altäre
       *[nom] Altar
    }
    .gender = m
kind-mutation =
    { $form ->
        [all-many] Mutationen
        [nom-many] Mutationen
        [acc-many] Mutationen
        [dat-many] Mutationen
        [gen-many] Mutationen
       *[nom] Mutation
    }
    .gender = f
kind-beast =
    { $form ->
        [all-many] Bestien
        [nom-many] Bestien
        [acc-many] Bestien
        [dat-many] Bestien
        [gen-many] Bestien
       *[nom] Bestie
    }
    .gender = f

# The articles: „ein“, „ein anderer“, „dieser“, by gender and case.
ein-kind =
    { $form ->
        [acc] { $kind-gender ->
                [f] eine
                [n] ein
               *[m] einen
            }
        [dat] { $kind-gender ->
                [f] einer
               *[m] einem
            }
        [gen] { $kind-gender ->
                [f] einer
               *[m] eines
            }
       *[nom] { $kind-gender ->
                [f] eine
               *[m] ein
            }
    }
ein-what =
    { $form ->
        [acc] { $what-gender ->
                [f] eine
                [n] ein
               *[m] einen
            }
        [dat] { $what-gender ->
                [f] einer
               *[m] einem
            }
        [gen] { $what-gender ->
                [f] einer
               *[m] eines
            }
       *[nom] { $what-gender ->
                [f] eine
               *[m] ein
            }
    }
anderer-kind =
    { $form ->
        [acc] { $kind-gender ->
                [f] eine andere
                [n] ein anderes
               *[m] einen anderen
            }
        [dat] { $kind-gender ->
                [f] einer anderen
               *[m] einem anderen
            }
        [gen] { $kind-gender ->
                [f] einer anderen
               *[m] eines anderen
            }
       *[nom] { $kind-gender ->
                [f] eine andere
                [n] ein anderes
               *[m] ein anderer
            }
    }
anderer-what =
    { $form ->
        [acc] { $what-gender ->
                [f] eine andere
                [n] ein anderes
               *[m] einen anderen
            }
        [dat] { $what-gender ->
                [f] einer anderen
               *[m] einem anderen
            }
        [gen] { $what-gender ->
                [f] einer anderen
               *[m] eines anderen
            }
       *[nom] { $what-gender ->
                [f] eine andere
                [n] ein anderes
               *[m] ein anderer
            }
    }
dieser-kind =
    { $form ->
        [acc] { $kind-gender ->
                [f] diese
                [n] dieses
               *[m] diesen
            }
        [dat] { $kind-gender ->
                [f] dieser
               *[m] diesem
            }
        [gen] { $kind-gender ->
                [f] dieser
               *[m] dieses
            }
       *[nom] { $kind-gender ->
                [f] diese
                [n] dieses
               *[m] dieser
            }
    }
dieser-name =
    { $form ->
        [acc] { $name-gender ->
                [f] diese
                [n] dieses
               *[m] diesen
            }
        [dat] { $name-gender ->
                [f] dieser
               *[m] diesem
            }
        [gen] { $name-gender ->
                [f] dieser
               *[m] dieses
            }
       *[nom] { $name-gender ->
                [f] diese
                [n] dieses
               *[m] dieser
            }
    }
alle =
    { $form ->
        [dat] allen
        [gen] aller
       *[nom] alle
    }

colour-black = <black form="{ $form }"/>
colour-purple = <purple form="{ $form }"/>
colour-red = <red form="{ $form }"/>
colour-grey = <grey form="{ $form }"/>
colour-blue = <blue form="{ $form }"/>
colour-yellow = <yellow form="{ $form }"/>
colour-green = <green form="{ $form }"/>
colours-two = { $first } oder { $rest }
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
elements-two = { $first } oder { $rest }
elements-more = { $first }, { $rest }

type-combat = <combat/>
type-contingency = <contingency/>
type-trap =
    { $form ->
        [stem] <trap form="stem"/>
       *[nom] <trap/>
    }
type-protection = <protection/>
types-two = { $first }- oder { $rest }
    .first = stem
    .rest = stem
types-more = { $first }-, { $rest }
    .first = stem
    .rest = stem

spell =
    { $form ->
        [bare] Zauber
        [acc] einen Zauber
       *[nom] ein Zauber
    }
spell-types =
    { $form ->
        [bare] { $types }zauber
        [acc] einen { $types }zauber
       *[nom] ein { $types }zauber
    }
    .types = stem
spell-elements =
    { $form ->
        [bare] Zauber mit { $elements }
        [acc] einen Zauber mit { $elements }
       *[nom] ein Zauber mit { $elements }
    }

# By what something happens; after „durch“.
means-attack = einen Angriff
means-own-attack = einen Angriff (nicht den einer Beschwörung)
means-room = einen Raum
means-quest = eine Aufgabe
means-event = ein Ereignis
means-skill = die Fähigkeit einer Beschwörung
means-icon =
    { $quests ->
        [at_once] ein Instabilitätssymbol
       *[in_stages] ein Stabilitätssymbol
    }
means-other = einen anderen Effekt
means-two = { $first } oder { $rest }
    .first = { $form }
    .rest = { $form }
means-more = { $first }, { $rest }
    .first = { $form }
    .rest = { $form }

# After „außer“.
rooms-one = { $room }
    .room = dat
rooms-two = { $first } und { $rest }
rooms-more = { $first }, { $rest }

moon =
    { $moon ->
        [1] <moon-1/>
        [2] <moon-2/>
       *[3] <moon-3/>
    }

## Who

who-you =
    { $form ->
        [acc] dich
        [dat] dir
        [gen] von dir
       *[nom] du
    }
    .gender = m
    .pers = du
    .end = st
    .have = hast
    .ist = bist
    .wird = wirst
    .poss = dein
    .je = {""}
    .ziel = no
# $again: the trigger of the same sentence has just spoken of the target; $mage: whether it is a mage; $noun is its
# kind. „Das Ziel“ is neuter whatever it is.
who-target =
    { $again ->
        [yes] { $form ->
                [dat] ihm
                [gen] von ihm
               *[nom] es
            }
       *[no] { $form ->
                [dat] dem Ziel
                [gen] des Ziels
               *[nom] das Ziel
            }
    }
    .pers = er
    .end = t
    .have = hat
    .ist = ist
    .wird = wird
    .poss =
        { $again ->
            [yes] sein
           *[no] none
        }
    .je = {""}
    .ziel =
        { $again ->
            [yes] no
           *[no] yes
        }
    .gender = n
who-target-room =
    { $form ->
        [acc] diesen Raum
        [dat] diesem Raum
        [gen] dieses Raums
       *[nom] dieser Raum
    }
    .gender = m
    .pers = er
    .end = t
    .have = hat
    .ist = ist
    .wird = wird
    .poss = none
    .je = {""}
    .ziel = no
who-that = { dieser-kind } { $kind }
    .kind =
        { $form ->
            [acc] acc
            [dat] dat
            [gen] gen
           *[nom] the
        }
    .gender = { $kind-gender }
    .pers = er
    .end = t
    .have = hat
    .ist = ist
    .wird = wird
    .poss = none
    .je = {""}
    .ziel = no
who-those =
    { $form ->
        [dat] diesen { $kind }
        [gen] dieser { $kind }
       *[nom] diese { $kind }
    }
    .kind =
        { $form ->
            [dat] dat-many
            [gen] gen-many
           *[nom] all-many
        }
    .gender = { $kind-gender }
    .pers = sie
    .end = en
    .have = haben
    .ist = sind
    .wird = werden
    .poss = none
    .je = {""}
    .ziel = no
# A kind of evocation, by its name: those that the card has just brought into play.
who-that-name =
    { $many ->
        [yes] { $form ->
                [dat] ihnen
                [gen] von ihnen
               *[nom] sie
            }
       *[no] { dieser-name } { $name }
    }
    .name = { $form }
    .pers =
        { $many ->
            [yes] sie
           *[no] er
        }
    .end =
        { $many ->
            [yes] en
           *[no] t
        }
    .have =
        { $many ->
            [yes] haben
           *[no] hat
        }
    .ist =
        { $many ->
            [yes] sind
           *[no] ist
        }
    .wird =
        { $many ->
            [yes] werden
           *[no] wird
        }
    .poss =
        { $many ->
            [yes] ihr
           *[no] none
        }
    .je = {""}
    .ziel = no
    .gender = { $name-gender }
# What the same sentence has just introduced; $mage: whether it is a mage; $noun is what it is called.
who-it =
    { $many ->
        [yes] { $form ->
                [dat] ihnen
                [gen] von ihnen
               *[nom] sie
            }
       *[no] { $mage ->
                [yes] { $form ->
                        [acc] diesen Magi
                        [dat] diesem Magi
                        [gen] dieses Magi
                       *[nom] dieser Magi
                    }
               *[no] { $noun-gender ->
                        [f] { $form ->
                                [dat] ihr
                                [gen] von ihr
                               *[nom] sie
                            }
                        [n] { $form ->
                                [dat] ihm
                                [gen] von ihm
                               *[nom] es
                            }
                       *[m] { $form ->
                                [acc] ihn
                                [dat] ihm
                                [gen] von ihm
                               *[nom] er
                            }
                    }
            }
    }
    .pers =
        { $many ->
            [yes] sie
           *[no] er
        }
    .end =
        { $many ->
            [yes] en
           *[no] t
        }
    .have =
        { $many ->
            [yes] haben
           *[no] hat
        }
    .ist =
        { $many ->
            [yes] sind
           *[no] ist
        }
    .wird =
        { $many ->
            [yes] werden
           *[no] wird
        }
    .poss =
        { $many ->
            [yes] ihr
           *[no] { $mage ->
                    [yes] none
                   *[no] { $noun-gender ->
                            [f] ihr
                           *[m] sein
                        }
                }
        }
    .je =
        { $many ->
            [yes] je
           *[no] {""}
        }
    .ziel = no
    .gender = { $noun-gender }
# The evocation whose card this is; $noun is its name, or "Evocation" on an Upgrade.
who-itself =
    { $noun-gender ->
        [f] { $form ->
                [dat] ihr
                [gen] von ihr
               *[nom] sie
            }
        [n] { $form ->
                [dat] ihm
                [gen] von ihm
               *[nom] es
            }
       *[m] { $form ->
                [acc] ihn
                [dat] ihm
                [gen] von ihm
               *[nom] er
            }
    }
    .pers = er
    .end = t
    .have = hat
    .ist = ist
    .wird = wird
    .poss =
        { $noun-gender ->
            [f] ihr
           *[m] sein
        }
    .je = {""}
    .ziel = no
    .gender = { $noun-gender }
# The owner of the evocation whose card this is; its card speaks to the owner.
who-owner =
    { $form ->
        [acc] dich
        [dat] dir
        [gen] von dir
       *[nom] du
    }
    .gender = m
    .pers = du
    .end = st
    .have = hast
    .ist = bist
    .wird = wirst
    .poss = dein
    .je = {""}
    .ziel = no
# The caster of the spell that set off a reaction.
who-caster =
    { $form ->
        [acc] den wirkenden Magi
        [dat] dem wirkenden Magi
        [gen] des wirkenden Magi
       *[nom] der wirkende Magi
    }
    .gender = m
    .pers = er
    .end = t
    .have = hat
    .ist = ist
    .wird = wird
    .poss = none
    .je = {""}
    .ziel = no
who-crown-holder =
    { $form ->
        [dat] der Person mit der <crown/>
        [gen] der Person mit der <crown/>
       *[nom] die Person mit der <crown/>
    }
    .gender = f
    .pers = er
    .end = t
    .have = hat
    .ist = ist
    .wird = wird
    .poss = none
    .je = {""}
    .ziel = no
# The body of the Black Rose; $again: it is the subject of this very clause; without $acts.
who-avatar =
    { $form ->
        [nom] { $again ->
                [yes] er
               *[no] der Avatar
            }
        [gen] { $again ->
                [yes] von ihm
               *[no] des Avatars
            }
        [dat] { $again ->
                [yes] sich
               *[no] dem Avatar
            }
       *[acc] { $again ->
                [yes] sich
               *[no] den Avatar
            }
    }
    .pers = er
    .end = t
    .have = hat
    .ist = ist
    .wird = wird
    .poss =
        { $again ->
            [yes] sein
           *[no] none
        }
    .je = {""}
    .ziel =
        { $again ->
            [yes] no
           *[no] avatar
        }
    .gender = m
who-rose =
    { $form ->
        [dat] der <rose/>
        [gen] der <rose/>
       *[nom] die <rose/>
    }
    .gender = f
    .pers = er
    .end = t
    .have = hat
    .ist = ist
    .wird = wird
    .poss = none
    .je = {""}
    .ziel = no

who-owner-of-target =
    { $form ->
        [acc] seinen Magi
        [dat] seinem Magi
        [gen] seines Magi
       *[nom] sein Magi
    }
    .gender = m
    .pers = er
    .end = t
    .have = hat
    .ist = ist
    .wird = wird
    .poss = none
    .je = {""}
    .ziel = no

# Whoever a trigger waits for.
subject-any = { ein-kind } { $kind }
    .kind = { $form }
    .gender = { $kind-gender }
    .pers = er
    .end = t
    .have = hat
    .ist = ist
    .wird = wird
    .poss = none
    .je = {""}
    .ziel = no
subject-yours =
    { $form ->
        [gen] von 1 deiner { $kind }
       *[nom] 1 deiner { $kind }
    }
    .kind = gen-many
    .gender = { $kind-gender }
    .pers = er
    .end = t
    .have = hat
    .ist = ist
    .wird = wird
    .poss = none
    .je = {""}
    .ziel = no
subject-other = { anderer-kind } { $kind }
    .kind = { $form }
    .gender = { $kind-gender }
    .pers = er
    .end = t
    .have = hat
    .ist = ist
    .wird = wird
    .poss = none
    .je = {""}
    .ziel = no
subject-of-another = { ein-kind } { $kind } einer anderen Person
    .kind = { $form }
    .gender = { $kind-gender }
    .pers = er
    .end = t
    .have = hat
    .ist = ist
    .wird = wird
    .poss = none
    .je = {""}
    .ziel = no

## Picks: how many of a group

pick-one = { ein-what } { $what }
    .what = { $form }
    .gender = { $what-gender }
    .pers = er
    .end = t
    .have = hat
    .ist = ist
    .wird = wird
    .poss = none
    .je = {""}
    .ziel = no
pick-one-other = { anderer-what } { $what }
    .what =
        { $form ->
            [acc] acc
            [dat] dat
            [gen] gen
           *[nom] nom
        }
    .gender = { $what-gender }
    .pers = er
    .end = t
    .have = hat
    .ist = ist
    .wird = wird
    .poss = none
    .je = {""}
    .ziel = no
pick-one-of-yours =
    { $form ->
        [gen] von 1 deiner { $what }
       *[nom] 1 deiner { $what }
    }
    .what = gen-many
    .gender = { $what-gender }
    .pers = er
    .end = t
    .have = hat
    .ist = ist
    .wird = wird
    .poss = none
    .je = {""}
    .ziel = no
pick-each = { alle } { $what }
    .what =
        { $form ->
            [dat] dat-many
            [gen] gen-many
           *[nom] all-many
        }
    .gender = { $what-gender }
    .pers = sie
    .end = en
    .have = haben
    .ist = sind
    .wird = werden
    .poss = none
    .je = je
    .ziel = no
pick-each-other = { alle } anderen { $what }
    .what =
        { $form ->
            [dat] dat-many
            [gen] gen-many
           *[nom] all-many
        }
    .gender = { $what-gender }
    .pers = sie
    .end = en
    .have = haben
    .ist = sind
    .wird = werden
    .poss = none
    .je = je
    .ziel = no
pick-each-of-yours =
    { $form ->
        [dat] allen deinen { $what }
        [gen] aller deiner { $what }
       *[nom] alle deine { $what }
    }
    .what =
        { $form ->
            [dat] dat-many
            [gen] gen-many
           *[nom] all-many
        }
    .gender = { $what-gender }
    .pers = sie
    .end = en
    .have = haben
    .ist = sind
    .wird = werden
    .poss = none
    .je = je
    .ziel = no
pick-one-of-avatar =
    { $form ->
        [gen] von 1 der { $what } des Avatars
       *[nom] 1 der { $what } des Avatars
    }
    .what = gen-many
    .gender = { $what-gender }
    .pers = er
    .end = t
    .have = hat
    .ist = ist
    .wird = wird
    .poss = none
    .je = {""}
    .ziel = no
pick-each-of-avatar = { alle } { $what } des Avatars
    .what =
        { $form ->
            [dat] dat-many
            [gen] gen-many
           *[nom] all-many
        }
    .gender = { $what-gender }
    .pers = sie
    .end = en
    .have = haben
    .ist = sind
    .wird = werden
    .poss = none
    .je = je
    .ziel = no
# Chosen by one of the Avatar's lists.
by-priority = { $what } (Priorität { $n })
    .what = { $form }
    .pers = { $what-pers }
    .end = { $what-end }
    .have = { $what-have }
    .ist = { $what-ist }
    .wird = { $what-wird }
    .poss = none
    .je = { $what-je }
    .ziel = no
    .gender = { $what-gender }
target-by-priority = { $what } (Priorität { $n })
    .what = { $form }
clause-by-priority = { $what } (Angriff nach Priorität { $n })
    .what = { $form }
pick-up-to =
    { $form ->
        [gen] von bis zu { $most } { $what }
       *[nom] bis zu { $most } { $what }
    }
    .what =
        { $most ->
            [one] { $form ->
                    [acc] acc
                    [dat] dat
                    [gen] dat
                   *[nom] nom
                }
           *[other] { $form ->
                    [acc] acc-many
                    [dat] dat-many
                    [gen] dat-many
                   *[nom] nom-many
                }
        }
    .gender = { $what-gender }
    .pers = sie
    .end = en
    .have = haben
    .ist = sind
    .wird = werden
    .poss = none
    .je = je
    .ziel = no
pick-up-to-other =
    { $form ->
        [nom] bis zu { $most } { andere-most } { $what }
        [gen] von bis zu { $most } anderen { $what }
        [dat] bis zu { $most } anderen { $what }
       *[acc] bis zu { $most } { andere-most } { $what }
    }
    .what =
        { $most ->
            [one] { $form ->
                    [acc] acc
                    [dat] dat
                    [gen] dat
                   *[nom] nom
                }
           *[other] { $form ->
                    [acc] acc-many
                    [dat] dat-many
                    [gen] dat-many
                   *[nom] nom-many
                }
        }
    .gender = { $what-gender }
    .pers = sie
    .end = en
    .have = haben
    .ist = sind
    .wird = werden
    .poss = none
    .je = je
    .ziel = no
andere-most =
    { $most ->
        [one] { $what-gender ->
                [f] andere
                [n] anderes
               *[m] anderen
            }
       *[other] andere
    }
pick-up-to-of-yours =
    { $form ->
        [gen] von bis zu { $most } deiner { $what }
       *[nom] bis zu { $most } deiner { $what }
    }
    .what = gen-many
    .gender = { $what-gender }
    .pers = sie
    .end = en
    .have = haben
    .ist = sind
    .wird = werden
    .poss = none
    .je = je
    .ziel = no
# Models that this effect has damaged.
pick-both = { $who } und { $what }
    .who = { $form }
    .what = { $form }
    .gender = f
    .pers = sie
    .end = en
    .have = haben
    .ist = sind
    .wird = werden
    .poss = none
    .je = je
    .ziel = no
pick-damaged = { alle } auf diese Weise geschädigten Figuren
    .gender = f
    .pers = sie
    .end = en
    .have = haben
    .ist = sind
    .wird = werden
    .poss = none
    .je = je
    .ziel = no
pick-one-damaged = 1 der auf diese Weise geschädigten Figuren
    .gender = f
    .pers = er
    .end = t
    .have = hat
    .ist = ist
    .wird = wird
    .poss = none
    .je = {""}
    .ziel = no
pick-hit-mages = { alle } auf diese Weise getroffenen Magi
    .gender = m
    .pers = sie
    .end = en
    .have = haben
    .ist = sind
    .wird = werden
    .poss = none
    .je = je
    .ziel = no
# A room as target means every model in it.
pick-models-there = { alle } Figuren dort
    .gender = f
    .pers = sie
    .end = en
    .have = haben
    .ist = sind
    .wird = werden
    .poss = none
    .je = je
    .ziel = no
pick-models-in = { alle } Figuren { $place }
    .place = in
    .gender = f
    .pers = sie
    .end = en
    .have = haben
    .ist = sind
    .wird = werden
    .poss = none
    .je = je
    .ziel = no

# The group itself.
whose-others =
    { $form ->
        [all-many] { $what } anderer Personen
        [nom-many] { $what } anderer Personen
        [acc-many] { $what } anderer Personen
        [dat-many] { $what } anderer Personen
        [gen-many] { $what } anderer Personen
       *[nom] { $what } einer anderen Person
    }
    .what = { $form }
    .gender = { $what-gender }
group-and-you = { $what } (du eingeschlossen)
    .what = { $form }
    .gender = { $what-gender }
reach-choice = { $what } deiner Wahl
    .what = { $form }
    .gender = { $what-gender }
reach-there = { $what } dort
    .what = { $form }
    .gender = { $what-gender }
reach-adjacent = { $what } in den angrenzenden Räumen
    .what = { $form }
    .gender = { $what-gender }
reach-on =
    { $what } { $who-ziel ->
        [yes] beim Ziel
        [avatar] beim Avatar
       *[no] bei { $who }
    }
    .what = { $form }
    .who = dat
    .gender = { $what-gender }
reach-in = { $what } { $place }
    .what = { $form }
    .place = in
    .gender = { $what-gender }
reach-away = { $what } { $away }
    .what = { $form }
    .away =
        { $form ->
            [dat] brackets
           *[nom] plain
        }
    .gender = { $what-gender }
# Whom the group leaves out: the target, or you where "other" would be taken for all but the target.
except = { $what } außer { $who }
    .what = { $form }
    .who = dat
    .gender = { $what-gender }
with-health = { $what } mit höchstens { $health } <health form="dat"/>
    .what = { $form }
    .gender = { $what-gender }
with-upgrade = { $what } mit einer Aufwertung
    .what = { $form }
    .gender = { $what-gender }
with-jinx = { $what } mit einem Fluch
    .what = { $form }
    .gender = { $what-gender }
with-damage = { $what } mit <damage/>
    .what = { $form }
    .gender = { $what-gender }
with-no-rose-damage = { $what } ohne <damage/> der <rose/>
    .what = { $form }
    .gender = { $what-gender }
with-no-completed-quest = { $what } ohne abgeschlossene Aufgabe
    .what = { $form }
    .gender = { $what-gender }
with-no-nightmare = { $what } ohne Albtraum
    .what = { $form }
    .gender = { $what-gender }
with-nothing-converted = { $what } ohne auf diese Weise konvertierten <damage/>
    .what = { $form }
    .gender = { $what-gender }
with-ranked = { $what } mit { $rank }
    .what = { $form }
    .rank = dat
    .gender = { $what-gender }

# What becomes of quests is called otherwise where they are completed at once; $quests is said with every message.
quest-open =
    { $quests ->
        [at_once] nicht erfüllten
       *[in_stages] angenommenen
    }
quest-open-e =
    { $quests ->
        [at_once] nicht erfüllte
       *[in_stages] angenommene
    }
quest-done =
    { $quests ->
        [at_once] erfüllten
       *[in_stages] eingelösten
    }
quest-done-e =
    { $quests ->
        [at_once] erfüllte
       *[in_stages] eingelöste
    }
quest-do =
    { $quests ->
        [at_once] erfüllen
       *[in_stages] einlösen
    }

# First and last places; those who tie all have them.
rank-most-power =
    { $form ->
        [dat] den meisten <power form="dat"/>
       *[acc] die meisten <power/>
    }
rank-least-power =
    { $form ->
        [dat] den wenigsten <power form="dat"/>
       *[acc] die wenigsten <power/>
    }
rank-most-trophies =
    { $form ->
        [dat] den meisten Trophäen
       *[acc] die meisten Trophäen
    }
rank-fewest-trophies =
    { $form ->
        [dat] den wenigsten Trophäen
       *[acc] die wenigsten Trophäen
    }
rank-most-quests =
    { $form ->
        [dat] den meisten { quest-done } Aufgaben
       *[acc] die meisten { quest-done } Aufgaben
    }
rank-fewest-quests =
    { $form ->
        [dat] den wenigsten { quest-done } Aufgaben
       *[acc] die wenigsten { quest-done } Aufgaben
    }
rank-most-damage =
    { $form ->
        [dat] dem meisten <damage/>
       *[acc] den meisten <damage/>
    }
rank-least-damage =
    { $form ->
        [dat] dem wenigsten <damage/>
       *[acc] den wenigsten <damage/>
    }
rank-most-evocations =
    { $form ->
        [dat] den meisten Beschwörungen
       *[acc] die meisten Beschwörungen
    }
rank-fewest-evocations =
    { $form ->
        [dat] den wenigsten Beschwörungen
       *[acc] die wenigsten Beschwörungen
    }
rank-most-spells =
    { $form ->
        [dat] den meisten Zaubern auf der Hand
       *[acc] die meisten Zauber auf der Hand
    }
rank-fewest-spells =
    { $form ->
        [dat] den wenigsten Zaubern auf der Hand
       *[acc] die wenigsten Zauber auf der Hand
    }
with-but = { $what } (außer { $kind })
    .what = { $form }
    .kind = dat-many
    .gender = { $what-gender }
with-nothing-to-convert = { $what } ohne konvertierbaren <damage/>
    .what = { $form }
    .gender = { $what-gender }
with-not-hit = von diesem Effekt noch nicht { getroffen-what } { $what }
    .what = { $form }
    .gender = { $what-gender }
getroffen-what =
    { $form ->
        [nom] { $what-gender ->
                [f] getroffene
                [n] getroffenes
               *[m] getroffener
            }
        [acc] { $what-gender ->
                [f] getroffene
                [n] getroffenes
               *[m] getroffenen
            }
        [nom-many] getroffene
        [acc-many] getroffene
       *[dat] getroffenen
    }

## Targets

target-line = Ziel: { $target }
    .target = nom
target-self =
    { $form ->
        [acc] dich selbst
       *[nom] Selbst
    }
target-avatar =
    { $form ->
        [acc] den Avatar
       *[nom] Avatar
    }
target-any-room =
    { $form ->
        [acc] einen beliebigen Raum
       *[nom] beliebiger Raum
    }
target-coloured-room =
    { $form ->
        [acc] einen beliebigen { $colours } Raum
       *[nom] beliebiger { $colours } Raum
    }
    .colours =
        { $form ->
            [acc] en
           *[nom] er
        }
target-other-room =
    { $form ->
        [acc] einen beliebigen nicht { $colours } Raum
       *[nom] beliebiger nicht { $colours } Raum
    }
    .colours =
        { $form ->
            [acc] en
           *[nom] er
        }
target-your-room =
    { $form ->
        [acc] deinen Raum
       *[nom] dein Raum
    }
target-avatar-room =
    { $form ->
        [acc] den Raum des Avatars
       *[nom] Raum des Avatars
    }
target-room =
    { $form ->
        [acc] einen Raum { $away }
       *[nom] Raum { $away }
    }
target-any =
    { $form ->
        [acc] { $what-gender ->
                [f] eine beliebige
                [n] ein beliebiges
               *[m] einen beliebigen
            } { $what }
       *[nom] { $what-gender ->
                [f] beliebige
                [n] beliebiges
               *[m] beliebiger
            } { $what }
    }
    .what =
        { $form ->
            [acc] acc
           *[nom] nom
        }
target-model =
    { $form ->
        [acc] { ein-what } { $what }
       *[nom] { $what }
    }
    .what =
        { $form ->
            [acc] acc
           *[nom] nom
        }
target-of-yours = 1 deiner { $what }
    .what = gen-many

# A room chosen by a sentence.
room-any =
    { $form ->
        [acc] einen beliebigen Raum
        [dat] einem beliebigen Raum
       *[nom] ein beliebiger Raum
    }
    .gender = m
    .pers = er
    .end = t
    .have = hat
    .ist = ist
    .wird = wird
    .poss = none
    .je = {""}
    .ziel = no
room-away =
    { $form ->
        [acc] einen Raum { $away }
        [dat] einem Raum { $away }
       *[nom] ein Raum { $away }
    }
    .gender = m
    .pers = er
    .end = t
    .have = hat
    .ist = ist
    .wird = wird
    .poss = none
    .je = {""}
    .ziel = no
# A room narrowed by what is in it.
room-holding =
    { $room } mit { $kind-gender ->
        [f] einer
       *[m] einem
    } { $kind } darin
    .room = { $form }
    .kind = dat
    .gender = m
    .pers = er
    .end = t
    .have = hat
    .ist = ist
    .wird = wird
    .poss = none
    .je = {""}
    .ziel = no
    .dort = no
room-with-instability = { $room } mit mindestens { $n } <instability/>
    .room = { $form }
    .gender = m
    .pers = er
    .end = t
    .have = hat
    .ist = ist
    .wird = wird
    .poss = none
    .je = {""}
    .ziel = no
    .dort = no

## Places, with their prepositions

away =
    { $form ->
        [brackets] (Reichweite { $range })
       *[plain] in Reichweite { $range }
    }
away-from =
    { $form ->
        [brackets] (Reichweite { $range } { from-whom })
       *[plain] in Reichweite { $range } { from-whom }
    }
    .from = dat
from-whom =
    { $from-ziel ->
        [yes] vom Ziel
        [avatar] vom Avatar
       *[no] von { $from }
    }
# From the room where the target was defeated.
away-defeat =
    { $form ->
        [brackets] (Reichweite { $range } vom Raum { defeat-of-from })
       *[plain] in Reichweite { $range } vom Raum { defeat-of-from }
    }
    .from = gen
defeat-of-from =
    { $from-poss ->
        [dein] deiner Niederlage
        [sein] seiner Niederlage
        [ihr] ihrer Niederlage
       *[none] der Niederlage { $from }
    }
place-there =
    { $form ->
        [into] dorthin
       *[in] dort
    }
    .dort = yes
place-room =
    { $who-poss ->
        [dein] { $form ->
                [into] in deinen Raum
               *[in] in deinem Raum
            }
        [sein] { $form ->
                [into] in seinen Raum
               *[in] in seinem Raum
            }
        [ihr] { $form ->
                [into] in ihren Raum
               *[in] in ihrem Raum
            }
       *[none] { $form ->
                [into] in den Raum { $who }
               *[in] im Raum { $who }
            }
    }
    .who = gen
    .dort = no
place-room-of =
    { $who-poss ->
        [dein] { $form ->
                [into] in deinen Raum
               *[in] in deinem Raum
            }
        [sein] { $form ->
                [into] in seinen Raum
               *[in] in seinem Raum
            }
        [ihr] { $form ->
                [into] in ihren Raum
               *[in] in ihrem Raum
            }
       *[none] { $form ->
                [into] in den Raum { $who }
               *[in] im Raum { $who }
            }
    }
    .who = gen
    .dort = no
# $noun is what was removed.
place-where-it-stood =
    { $form ->
        [into] an dieselbe Stelle
       *[in] an derselben Stelle
    }
    .dort = no
place-of-defeat =
    { $form ->
        [into] in den Raum { defeat-of-who }
       *[in] im Raum { defeat-of-who }
    }
    .who = gen
    .dort = no
defeat-of-who =
    { $who-poss ->
        [dein] deiner Niederlage
        [sein] seiner Niederlage
        [ihr] ihrer Niederlage
       *[none] der Niederlage { $who }
    }
place-that-room =
    { $form ->
        [into] in diesen Raum
       *[in] in diesem Raum
    }
    .dort = no
place-same-room =
    { $form ->
        [into] in denselben Raum
       *[in] im selben Raum
    }
    .dort = no
place-named = { $room }
    .room =
        { $form ->
            [into] into
           *[in] in
        }
    .dort = no
place-any =
    { $form ->
        [into] in einen beliebigen Raum
       *[in] in einem beliebigen Raum
    }
    .dort = no
place-away =
    { $form ->
        [into] in einen Raum { $away }
       *[in] in einem Raum { $away }
    }
    .dort = no
place-coloured =
    { $form ->
        [into] in einen { $colours } Raum
       *[in] in einem { $colours } Raum
    }
    .colours = en
    .dort = no
place-coloured-away =
    { $form ->
        [into] in einen { $colours } Raum { $away }
       *[in] in einem { $colours } Raum { $away }
    }
    .colours = en
    .dort = no
place-beside-cell =
    { $form ->
        [into] in einen { place-cell-of } angrenzenden Raum
       *[in] in einem { place-cell-of } angrenzenden Raum
    }
    .who = gen
    .dort = no
place-cell-of =
    { $who-poss ->
        [dein] an deine Kammer
        [sein] an seine Kammer
        [ihr] an ihre Kammer
       *[none] an die Kammer { $who }
    }
place-each =
    { $form ->
        [into] in jeden Raum
       *[in] in jedem Raum
    }
    .dort = no
place-each-coloured =
    { $form ->
        [into] in jeden { $colours } Raum
       *[in] in jedem { $colours } Raum
    }
    .colours = en
    .dort = no
place-each-with-mage =
    { $form ->
        [into] in jeden Raum mit einem Magi
       *[in] in jedem Raum mit einem Magi
    }
    .dort = no
place-cell =
    { $form ->
        [into] in die eigene Kammer
       *[in] in der eigenen Kammer
    }
    .dort = no
place-target-room =
    { $form ->
        [into] in den Zielraum
       *[in] im Zielraum
    }
    .dort = no
place-each-beside =
    { $form ->
        [into] in jeden angrenzenden Raum
       *[in] in jedem angrenzenden Raum
    }
    .dort = no
place-room-of-each =
    { $form ->
        [into] in ihren jeweiligen Raum
       *[in] in ihrem jeweiligen Raum
    }
    .dort = no
place-each-of-one-colour =
    { $form ->
        [into] in jeden Raum einer Farbe deiner Wahl
       *[in] in jedem Raum einer Farbe deiner Wahl
    }
    .dort = no
place-with-mage =
    { $form ->
        [into] in einen Raum mit einem Magi darin
       *[in] in einem Raum mit einem Magi darin
    }
    .dort = no

# Rooms as nouns: what is activated, closed or copied; always the accusative.
room-noun-of =
    { $who-poss ->
        [dein] deinen Raum
        [sein] seinen Raum
        [ihr] ihren Raum
       *[none] den Raum { $who }
    }
    .who = gen
room-noun-named = { $room }
    .room = acc
room-noun-that = diesen Raum
room-noun-beside = jeden angrenzenden Raum
room-noun-each = jeden Raum
room-noun-coloured = jeden { $colours } Raum
    .colours = en
room-noun-one-colour = jeden Raum einer Farbe deiner Wahl

## Amounts

# $how: number, or what set this off or the sentence before gives the number (that, that-plus).
quantity-plain =
    { $how ->
        [that] ebenso viel
        [that-plus] ebenso viel plus { $n }
       *[number] { $n }
    }
quantity-damage =
    { $how ->
        [that] ebenso viel <damage/>
        [that-plus] ebenso viel <damage/> plus { $n }
       *[number] { $n } <damage/>
    }
# No more than there is.
quantity-of-that =
    { $how ->
        [that] diesen <damage/>
        [that-plus] ebenso viel plus { $n } von diesem <damage/>
       *[number] { $n ->
                [one] { $n } von diesem <damage/>
               *[other] bis zu { $n } von diesem <damage/>
            }
    }
quantity-instability =
    { $how ->
        [that] ebenso viel <instability/>
        [that-plus] ebenso viel <instability/> plus { $n }
       *[number] { $n } <instability/>
    }
quantity-power =
    { $how ->
        [that] ebenso viele <power/>
        [that-plus] ebenso viele <power/> plus { $n }
       *[number] { $n ->
                [one] { $n } <power form="one"/>
               *[other] { $n } <power/>
            }
    }
quantity-spells =
    { $how ->
        [that] ebenso viele Zauber
        [that-plus] ebenso viele Zauber plus { $n }
       *[number] { $n } Zauber
    }
    .number =
        { $n ->
            [one] one
           *[other] other
        }
quantity-forgotten =
    { $how ->
        [that] ebenso viele Zauber der Vergessenen
        [that-plus] ebenso viele Zauber der Vergessenen plus { $n }
       *[number] { $n } Zauber der Vergessenen
    }
quantity-quests =
    { $how ->
        [that] ebenso viele Aufgaben
        [that-plus] ebenso viele Aufgaben plus { $n }
       *[number] { $n ->
                [one] { $n } Aufgabe
               *[other] { $n } Aufgaben
            }
    }
quantity-events =
    { $how ->
        [that] ebenso viele Ereignisse
        [that-plus] ebenso viele Ereignisse plus { $n }
       *[number] { $n ->
                [one] { $n } Ereignis
               *[other] { $n } Ereignisse
            }
    }
quantity-quests-active = { quantity-plain-many } deiner { quest-open } Aufgaben
quantity-quests-completed = { quantity-plain-many } deiner abgeschlossenen Aufgaben
quantity-quests-solved = { quantity-plain-many } deiner { quest-done } Aufgaben
quantity-tokens =
    { $form ->
        [actions] { $how ->
                [that] ebenso viele physische Aktionen
                [that-plus] ebenso viele plus { $n } physische Aktionen
               *[number] { $n ->
                        [one] { $n } physische Aktion
                       *[other] { $n } physische Aktionen
                    }
            }
       *[tokens] { quantity-plain-many } deiner Plättchen für physische Aktionen
    }
quantity-quests-active-theirs = { quantity-plain-many } der eigenen { quest-open } Aufgaben
quantity-quests-completed-theirs = { quantity-plain-many } der eigenen abgeschlossenen Aufgaben
quantity-quests-solved-theirs = { quantity-plain-many } der eigenen { quest-done } Aufgaben
quantity-tokens-theirs =
    { $form ->
        [actions] { $how ->
                [that] ebenso viele physische Aktionen
                [that-plus] ebenso viele plus { $n } physische Aktionen
               *[number] { $n ->
                        [one] { $n } physische Aktion
                       *[other] { $n } physische Aktionen
                    }
            }
       *[tokens] { quantity-plain-many } der eigenen Plättchen für physische Aktionen
    }
quantity-plain-many =
    { $how ->
        [that] ebenso viele
        [that-plus] ebenso viele plus { $n }
       *[number] { $n }
    }

of-moon-next = { $what } der aktuellen oder der nächsten Mondphase
    .what = { $form }
of-moon-previous = { $what } der vorigen Mondphase
    .what = { $form }
of-moon-that-quest = { $what } derselben Mondphase
    .what = { $form }
of-moon-first = { $what } der <moon-1/>
    .what = { $form }
of-moon-second = { $what } der <moon-2/>
    .what = { $form }
of-moon-third = { $what } der <moon-3/>
    .what = { $form }

# $what is the clause with its first number.
je-count =
    { $count-gender ->
        [f] jede
        [n] jedes
        [x] {""}
       *[m] jeden
    }
# $count-rear: what is counted speaks of somebody by a pronoun, which cannot stand in front.
counted-each =
    { $form ->
        [main] { $count-rear ->
                [yes] { $what } für { je-count } { $count }
               *[no] für { je-count } { $count }: <up/>{ $what }
            }
        [inf] für { je-count } { $count } { $what }
       *[other] { $what } für { je-count } { $count }
    }
    .what = { $form }
    .count = one
counted-every =
    { $form ->
        [main] { $count-rear ->
                [yes] { $what } für je { $every } { $count }
               *[no] für je { $every } { $count }: <up/>{ $what }
            }
        [inf] für je { $every } { $count } { $what }
       *[other] { $what } für je { $every } { $count }
    }
    .what = { $form }
    .count = many
counted-plus-each = { $what }, plus { $times } für { je-count } { $count }
    .what = { $form }
    .count = one
counted-plus-every = { $what }, plus { $times } für je { $every } { $count }
    .what = { $form }
    .count = many
counted-moon = { $what }, falls sie zur <moon-1/> gehört, { $twice }, falls zur <moon-2/>, oder { $thrice }, falls zur <moon-3/>
    .what = { $form }
counted-quest-power =
    { $form ->
        [main] für jeden <power form="one"/> auf dieser Aufgabe: <up/>{ $what }
        [inf] für jeden <power form="one"/> auf dieser Aufgabe { $what }
       *[other] { $what } für jeden <power form="one"/> auf dieser Aufgabe
    }
    .what = { $form }
# $plus: the limit is for the base and what is added to it; $each: for each of several models or rooms.
limited =
    { $plus ->
        [yes] { $each ->
                [yes] { $what } (insgesamt je höchstens { $most })
               *[no] { $what } (insgesamt höchstens { $most })
            }
       *[no] { $each ->
                [yes] { $what } (je höchstens { $most })
               *[no] { $what } (höchstens { $most })
            }
    }
    .what = { $form }

# What is counted, after „für jeden“ and „für je 2“.
count-damage = <damage/> auf { $on }
    .on = dat
    .gender = m
    .rear =
        { $on-poss ->
            [sein] yes
            [ihr] yes
           *[none] no
        }
count-rose-damage = <damage/> der <rose/> auf { $on }
    .on = dat
    .gender = m
    .rear =
        { $on-poss ->
            [sein] yes
            [ihr] yes
           *[none] no
        }
count-your-damage = <damage/> von dir auf { $on }
    .on = dat
    .gender = m
    .rear =
        { $on-poss ->
            [sein] yes
            [ihr] yes
           *[none] no
        }
count-convertible-damage = konvertierbaren <damage/> auf { $on }
    .on = dat
    .gender = m
    .rear =
        { $on-poss ->
            [sein] yes
            [ihr] yes
           *[none] no
        }
count-jinxes =
    { $form ->
        [many] Flüche auf { $on }
       *[one] Fluch auf { $on }
    }
    .on = dat
    .gender = m
    .rear =
        { $on-poss ->
            [sein] yes
            [ihr] yes
           *[none] no
        }
count-upgrades =
    { $form ->
        [many] Aufwertungen auf { $on }
       *[one] Aufwertung auf { $on }
    }
    .on = dat
    .gender = f
    .rear =
        { $on-poss ->
            [sein] yes
            [ihr] yes
           *[none] no
        }
count-nightmares =
    { $form ->
        [many] Albträume { on-ziel }
       *[one] Albtraum { on-ziel }
    }
    .on = dat
    .gender = m
    .rear =
        { $on-poss ->
            [sein] yes
            [ihr] yes
           *[none] no
        }
on-ziel =
    { $on-ziel ->
        [yes] beim Ziel
        [avatar] beim Avatar
       *[no] bei { $on }
    }
count-nightmares-room =
    { $form ->
        [many] Albträume dort
       *[one] Albtraum dort
    }
    .gender = m
    .rear = no
count-nightmares-lodge =
    { $form ->
        [many] Albträume in der Akademie
       *[one] Albtraum in der Akademie
    }
    .gender = m
    .rear = no
count-evocations-lodge =
    { $form ->
        [many] Beschwörungen in der Akademie
       *[one] Beschwörung in der Akademie
    }
    .gender = f
    .rear = no
count-kind-lodge = { $name } in der Akademie
    .name =
        { $form ->
            [many] nom-many
           *[one] acc
        }
    .gender = { $name-gender }
    .rear = no
count-shown =
    { $form ->
        [many] Symbole { $element } oder <all/> auf deinen gewirkten Zaubern
       *[one] Symbol { $element } oder <all/> auf deinen gewirkten Zaubern
    }
    .gender = n
    .rear = no
count-events =
    { $form ->
        [many] Ereignisse auf dem Ereignistableau
       *[one] Ereignis auf dem Ereignistableau
    }
    .gender = n
    .rear = no
count-damaged-models =
    { $form ->
        [many] auf diese Weise geschädigte Figuren
       *[one] auf diese Weise geschädigte Figur
    }
    .gender = f
    .rear = no
count-healed-models =
    { $form ->
        [many] auf diese Weise geheilte Figuren
       *[one] auf diese Weise geheilte Figur
    }
    .gender = f
    .rear = no
count-rose-damage-damaged = <damage/> der <rose/> auf den auf diese Weise geschädigten Figuren
    .gender = m
    .rear = no
count-converted = auf diese Weise konvertierten <damage/>
    .gender = m
    .rear = no
# $whole: how much was to be converted, where that is a number.
count-unconverted =
    { $how ->
        [number] dieser { $whole } <damage/>, der nicht konvertiert wurde
       *[that] <damage/> davon, der nicht konvertiert wurde
    }
    .gender = m
    .rear = no
count-rose-converted = auf diese Weise konvertierten <damage/> der <rose/>
    .gender = m
    .rear = no
count-strength =
    { $form ->
        [many] Punkte <strength/> deiner Beschwörungen
       *[one] Punkt <strength/> deiner Beschwörungen
    }
    .gender = m
    .rear = no
count-your-evocations = deiner Beschwörungen
    .gender = f
    .rear = no
count-completed-quests =
    { $on-poss ->
        [dein] deiner abgeschlossenen Aufgaben
        [sein] seiner abgeschlossenen Aufgaben
        [ihr] ihrer abgeschlossenen Aufgaben
       *[none] der abgeschlossenen Aufgaben { $on }
    }
    .on = gen
    .gender = f
    .rear = no
count-solved-quests =
    { $on-poss ->
        [dein] deiner { quest-done } Aufgaben
        [sein] seiner { quest-done } Aufgaben
        [ihr] ihrer { quest-done } Aufgaben
       *[none] der { quest-done } Aufgaben { $on }
    }
    .on = gen
    .gender = f
    .rear = no
count-moon = Mondphase dieser Aufgabe (1, 2 oder 3)
    .gender = f
    .rear = no
count-hit-models =
    { $form ->
        [many] auf diese Weise getroffene Figuren
       *[one] auf diese Weise getroffene Figur
    }
    .gender = f
    .rear = no
count-others-there =
    { $form ->
        [many] andere Figuren dort
       *[one] andere Figur dort
    }
    .gender = f
    .rear = no
count-instability-there = <instability/> dort
    .gender = f
    .rear = no
count-quest-power =
    { $form ->
        [many] <power/> auf dieser Aufgabe
       *[one] <power form="one"/> auf dieser Aufgabe
    }
    .gender = m
    .rear = no
count-alike-spells = deiner gewirkten Zauber mit demselben Namen
    .gender = m
    .rear = no
count-different-elements =
    { $form ->
        [many] verschiedene Elemente auf deinen gewirkten Zaubern
       *[one] verschiedene Element auf deinen gewirkten Zaubern
    }
    .gender = n
    .rear = no
count-trophies =
    { $form ->
        [many] Trophäen, die { $on } genommen { $on-have }
       *[one] Trophäe, die { $on } genommen { $on-have }
    }
    .on = nom
    .gender = f
    .rear = no
# $other: your own figure is left out.
count-in-your-room =
    { $other ->
        [yes] { $form ->
                [many] andere { $kind } in deinem Raum
               *[one] { $kind-gender ->
                        [f] andere
                        [n] andere
                       *[m] anderen
                    } { $kind } in deinem Raum
            }
       *[no] { $kind } in deinem Raum
    }
    .kind =
        { $form ->
            [many] nom-many
           *[one] acc
        }
    .gender = { $kind-gender }
    .rear = no
count-wounded-mages = Magi mit deinem <damage/>
    .gender = m
    .rear = no
count-of-yours = deiner { $kind }
    .kind = gen-many
    .gender = { $kind-gender }
    .rear = no
count-revealed-spells =
    { $on-poss ->
        [dein] deiner gewirkten Zauber
        [sein] seiner gewirkten Zauber
        [ihr] ihrer gewirkten Zauber
       *[none] der gewirkten Zauber { $on }
    }
    .on = gen
    .gender = m
    .rear = no
count-ready-spells =
    { $on-poss ->
        [dein] deiner vorbereiteten Zauber
        [sein] seiner vorbereiteten Zauber
        [ihr] ihrer vorbereiteten Zauber
       *[none] der vorbereiteten Zauber { $on }
    }
    .on = gen
    .gender = m
    .rear = no
count-others-in =
    { $form ->
        [many] fremde Figuren in { $colours } Räumen
       *[one] fremde Figur in { $colours } Räumen
    }
    .colours = en
    .gender = f
    .rear = no
count-others-in-target-colour =
    { $form ->
        [many] fremde Figuren in Räumen mit der Farbe dieses Raums
       *[one] fremde Figur in Räumen mit der Farbe dieses Raums
    }
    .gender = f
    .rear = no
count-mages-hit =
    { $form ->
        [many] getroffene Magi
       *[one] getroffenen Magi
    }
    .gender = m
    .rear = no
count-power-of-that-spell =
    { $form ->
        [many] <power/>, die dieser Zauber eingebracht hat
       *[one] <power form="one"/>, den dieser Zauber eingebracht hat
    }
    .gender = m
    .rear = no

## Conditions, after "if": verb last
## $who of if-did and if-did-not carried out the sentence before.

# .falls: no where the condition stands as the book says it, „Tust du das, …“; otherwise „falls“ stands before it.
if-did =
    { $who-pers ->
        [du] { $form ->
                [first] tust du das
               *[last] du das tust
            }
        [sie] { $who } das tun
       *[er] { $who } das tut
    }
    .who = nom
    .falls =
        { $who-pers ->
            [du] { $form ->
                    [first] no
                   *[last] yes
                }
           *[er] yes
        }
if-did-and = { $did } und { $holds }
    .falls = yes
    .did = last
if-did-not =
    { $who-pers ->
        [du] { $form ->
                [first] kannst du das nicht
               *[last] du das nicht kannst
            }
        [sie] { $who } das nicht können
       *[er] { $who } das nicht kann
    }
    .who = nom
    .falls =
        { $who-pers ->
            [du] { $form ->
                    [first] no
                   *[last] yes
                }
           *[er] yes
        }
if-declined =
    { $who-pers ->
        [du] { $form ->
                [first] tust du das nicht
               *[last] du das nicht tust
            }
        [sie] { $who } das nicht tun
       *[er] { $who } das nicht tut
    }
    .who = nom
    .falls =
        { $who-pers ->
            [du] { $form ->
                    [first] no
                   *[last] yes
                }
           *[er] yes
        }
if-spell-is = dieser Zauber ein { $type }zauber ist
    .type = stem
    .falls = yes
if-event-crown = das gespielte Ereignis eine <crown/> zeigt
    .falls = yes
if-rose-defeated-you = die <rose/> dich besiegt hat
    .falls = yes
if-defeated = du { $who } besiegt hast
    .who = acc
    .falls = yes
if-target-room = dieser Raum { $room } ist
    .room = nom
    .falls = yes
if-crown = { $who } die <crown/> { $who-have }
    .who = nom
    .falls = yes
if-mage = { $who } ein Magi { $who-ist }
    .who = nom
    .falls = yes
if-in-target-room = { $who } in diesem Raum { $who-ist }
    .who = nom
    .falls = yes
if-healed-models =
    auf diese Weise { $bound ->
        [none] keine Figur geheilt wurde
        [some] eine Figur geheilt wurde
       *[other] { $n ->
                [one] { bound-amount } Figur geheilt wurde
               *[other] { bound-amount } Figuren geheilt wurden
            }
    }
    .falls = yes

# $bound: none, some, least, most, exactly; $n is the number.
bound-amount =
    { $bound ->
        [none] keine
        [least] mindestens { $n }
        [most] höchstens { $n }
        [exactly] genau { $n }
       *[some] irgendwelche
    }
bound-liegt =
    { $bound ->
        [none] liegt
        [some] liegt
       *[other] { $n ->
                [one] liegt
               *[other] liegen
            }
    }
bound-wurde =
    { $bound ->
        [none] wurde
        [some] wurde
       *[other] { $n ->
                [one] wurde
               *[other] wurden
            }
    }
bound-damage =
    { $bound ->
        [none] kein <damage/>
        [some] <damage/>
       *[other] { bound-amount } <damage/>
    }
if-that =
    { $bound ->
        [none] es keiner war
        [some] es welchen gab
       *[other] es { bound-amount } war
    }
    .falls = yes
if-damage = auf { $on } { bound-damage } { bound-liegt }
    .on = dat
    .falls = yes
if-rose-damage = auf { $on } { bound-damage } der <rose/> { bound-liegt }
    .on = dat
    .falls = yes
if-your-damage = auf { $on } { bound-damage } von dir { bound-liegt }
    .on = dat
    .falls = yes
if-convertible-damage = auf { $on } { bound-damage } zum Konvertieren { bound-liegt }
    .on = dat
    .falls = yes
if-jinxes =
    { $on } { $bound ->
        [none] keinen Fluch
        [some] einen Fluch
       *[other] { $n ->
                [one] { bound-amount } Fluch
               *[other] { bound-amount } Flüche
            }
    } { $on-have }
    .on = nom
    .falls = yes
if-upgrades =
    { $on } { $bound ->
        [none] keine Aufwertung
        [some] eine Aufwertung
       *[other] { $n ->
                [one] { bound-amount } Aufwertung
               *[other] { bound-amount } Aufwertungen
            }
    } { $on-have }
    .on = nom
    .falls = yes
if-nightmares =
    { $on } { $bound ->
        [none] keinen Albtraum
        [some] einen Albtraum
       *[other] { $n ->
                [one] { bound-amount } Albtraum
               *[other] { bound-amount } Albträume
            }
    } { $on-have }
    .on = nom
    .falls = yes
if-nightmares-room =
    dort { $bound ->
        [none] kein Albtraum ist
        [some] ein Albtraum ist
       *[other] { $n ->
                [one] { bound-amount } Albtraum ist
               *[other] { bound-amount } Albträume sind
            }
    }
    .falls = yes
if-nightmares-lodge =
    in der Akademie { $bound ->
        [none] kein Albtraum ist
        [some] ein Albtraum ist
       *[other] { $n ->
                [one] { bound-amount } Albtraum ist
               *[other] { bound-amount } Albträume sind
            }
    }
    .falls = yes
if-evocations-lodge =
    in der Akademie { $bound ->
        [none] keine Beschwörung ist
        [some] eine Beschwörung ist
       *[other] { $n ->
                [one] { bound-amount } Beschwörung ist
               *[other] { bound-amount } Beschwörungen sind
            }
    }
    .falls = yes
if-kind-lodge =
    in der Akademie { $bound ->
        [none] { $name-gender ->
                [f] keine
               *[m] kein
            } { $name } ist
        [some] { $name-gender ->
                [f] eine
               *[m] ein
            } { $name } ist
       *[other] { $n ->
                [one] { bound-amount } { $name } ist
               *[other] { bound-amount } { $name } sind
            }
    }
    .name =
        { $bound ->
            [none] nom
            [some] nom
           *[other] { $n ->
                    [one] nom
                   *[other] nom-many
                }
        }
    .falls = yes
if-shown =
    deine gewirkten Zauber { $bound ->
        [none] kein Symbol
        [some] ein Symbol
       *[other] { $n ->
                [one] { bound-amount } Symbol
               *[other] { bound-amount } Symbole
            }
    } { $element } oder <all/> zeigen
    .falls = yes
if-events =
    auf dem Ereignistableau { $bound ->
        [none] kein Ereignis liegt
        [some] ein Ereignis liegt
       *[other] { $n ->
                [one] { bound-amount } Ereignis liegt
               *[other] { bound-amount } Ereignisse liegen
            }
    }
    .falls = yes
if-damaged-models =
    auf diese Weise { $bound ->
        [none] keine Figur geschädigt wurde
        [some] eine Figur geschädigt wurde
       *[other] { $n ->
                [one] { bound-amount } Figur geschädigt wurde
               *[other] { bound-amount } Figuren geschädigt wurden
            }
    }
    .falls = yes
if-rose-damage-damaged = auf den auf diese Weise geschädigten Figuren { bound-damage } der <rose/> { bound-liegt }
    .falls = yes
if-converted = auf diese Weise { bound-damage } konvertiert { bound-wurde }
    .falls = yes
if-rose-converted = auf diese Weise { bound-damage } der <rose/> konvertiert { bound-wurde }
    .falls = yes
if-strength =
    { $bound ->
        [none] deine Beschwörungen keinen <strength/> haben
        [some] deine Beschwörungen einen <strength/> haben
       *[other] der <strength/> deiner Beschwörungen insgesamt { bound-amount } ist
    }
    .falls = yes
if-your-evocations =
    du { $bound ->
        [none] keine Beschwörung
        [some] eine Beschwörung
       *[other] { $n ->
                [one] { bound-amount } Beschwörung
               *[other] { bound-amount } Beschwörungen
            }
    } hast
    .falls = yes
if-completed-quests =
    { $on } { $bound ->
        [none] keine abgeschlossene Aufgabe
        [some] eine abgeschlossene Aufgabe
       *[other] { $n ->
                [one] { bound-amount } abgeschlossene Aufgabe
               *[other] { bound-amount } abgeschlossene Aufgaben
            }
    } { $on-have }
    .on = nom
    .falls = yes
if-solved-quests =
    { $on } { $bound ->
        [none] keine { quest-done-e } Aufgabe
        [some] eine { quest-done-e } Aufgabe
       *[other] { $n ->
                [one] { bound-amount } { quest-done-e } Aufgabe
               *[other] { bound-amount } { quest-done-e } Aufgaben
            }
    } { $on-have }
    .on = nom
    .falls = yes
if-moon = die Zahl der Mondphase dieser Aufgabe { bound-amount } ist
    .falls = yes
if-hit-models =
    auf diese Weise { $bound ->
        [none] keine Figur getroffen wurde
        [some] eine Figur getroffen wurde
       *[other] { $n ->
                [one] { bound-amount } Figur getroffen wurde
               *[other] { bound-amount } Figuren getroffen wurden
            }
    }
    .falls = yes
if-others-there =
    dort { $bound ->
        [none] keine andere Figur ist
        [some] eine andere Figur ist
       *[other] { $n ->
                [one] { bound-amount } andere Figur ist
               *[other] { bound-amount } andere Figuren sind
            }
    }
    .falls = yes
if-instability-there =
    dort { $bound ->
        [none] keine <instability/> liegt
        [some] <instability/> liegt
       *[other] { bound-amount } <instability/> { bound-liegt }
    }
    .falls = yes
if-quest-power =
    diese Aufgabe { $bound ->
        [none] keine <power/>
        [some] <power/>
       *[other] { $n ->
                [one] { bound-amount } <power form="one"/>
               *[other] { bound-amount } <power/>
            }
    } wert ist
    .falls = yes
if-ranked = { $who } { $rank } { $who-have }
    .who = nom
    .rank = acc
    .falls = yes
if-alike-spells =
    { bound-amount } deiner gewirkten Zauber denselben Namen { $bound ->
        [none] haben
        [some] haben
       *[other] { $n ->
                [one] hat
               *[other] haben
            }
    }
    .falls = yes
if-different-elements =
    deine gewirkten Zauber { $bound ->
        [none] kein Element
        [some] verschiedene Elemente
       *[other] { $n ->
                [one] { bound-amount } Element
               *[other] { bound-amount } verschiedene Elemente
            }
    } zeigen
    .falls = yes
if-trophies =
    { $on } { $bound ->
        [none] keine Trophäe
        [some] eine Trophäe
       *[other] { $n ->
                [one] { bound-amount } Trophäe
               *[other] { bound-amount } Trophäen
            }
    } genommen { $on-have }
    .on = nom
    .falls = yes
if-in-your-room =
    in deinem Raum { $other ->
        [yes] { $bound ->
                [none] { $kind-gender ->
                        [f] keine andere
                        [n] kein anderes
                       *[m] kein anderer
                    } { $kind } ist
                [some] { $kind-gender ->
                        [f] eine andere
                        [n] ein anderes
                       *[m] ein anderer
                    } { $kind } ist
               *[other] { $n ->
                        [one] { bound-amount } { $kind-gender ->
                                [f] andere
                                [n] anderes
                               *[m] anderer
                            } { $kind } ist
                       *[other] { bound-amount } andere { $kind } sind
                    }
            }
       *[no] { $bound ->
                [none] { $kind-gender ->
                        [f] keine
                       *[m] kein
                    } { $kind } ist
                [some] { $kind-gender ->
                        [f] eine
                       *[m] ein
                    } { $kind } ist
               *[other] { $n ->
                        [one] { bound-amount } { $kind } ist
                       *[other] { bound-amount } { $kind } sind
                    }
            }
    }
    .kind =
        { $bound ->
            [none] nom
            [some] nom
           *[other] { $n ->
                    [one] nom
                   *[other] nom-many
                }
        }
    .falls = yes
if-wounded-mages =
    { $bound ->
        [none] kein Magi deinen <damage/> trägt
        [some] ein Magi deinen <damage/> trägt
       *[other] { $n ->
                [one] { bound-amount } Magi deinen <damage/> trägt
               *[other] { bound-amount } Magi deinen <damage/> tragen
            }
    }
    .falls = yes
if-of-yours =
    du { $bound ->
        [none] { $kind-gender ->
                [f] keine
                [n] kein
               *[m] keinen
            } { $kind }
        [some] { $kind-gender ->
                [f] eine
                [n] ein
               *[m] einen
            } { $kind }
       *[other] { bound-amount } { $kind }
    } hast
    .kind =
        { $bound ->
            [none] acc
            [some] acc
           *[other] { $n ->
                    [one] acc
                   *[other] acc-many
                }
        }
    .falls = yes
if-revealed-spells =
    { $on } { $bound ->
        [none] keinen gewirkten Zauber
        [some] einen gewirkten Zauber
       *[other] { $n ->
                [one] { bound-amount } gewirkten Zauber
               *[other] { bound-amount } gewirkte Zauber
            }
    } { $on-have }
    .on = nom
    .falls = yes
if-ready-spells =
    { $on } { $bound ->
        [none] keinen vorbereiteten Zauber
        [some] einen vorbereiteten Zauber
       *[other] { $n ->
                [one] { bound-amount } vorbereiteten Zauber
               *[other] { bound-amount } vorbereitete Zauber
            }
    } { $on-have }
    .on = nom
    .falls = yes
if-others-in =
    in { $colours } Räumen { $bound ->
        [none] keine fremde Figur ist
        [some] eine fremde Figur ist
       *[other] { $n ->
                [one] { bound-amount } fremde Figur ist
               *[other] { bound-amount } fremde Figuren sind
            }
    }
    .colours = en
    .falls = yes
if-others-in-target-colour =
    in Räumen mit der Farbe dieses Raums { $bound ->
        [none] keine fremde Figur ist
        [some] eine fremde Figur ist
       *[other] { $n ->
                [one] { bound-amount } fremde Figur ist
               *[other] { bound-amount } fremde Figuren sind
            }
    }
    .falls = yes
if-mages-hit =
    { $bound ->
        [none] kein Magi getroffen wurde
        [some] ein Magi getroffen wurde
       *[other] { $n ->
                [one] { bound-amount } Magi getroffen wurde
               *[other] { bound-amount } Magi getroffen wurden
            }
    }
    .falls = yes
if-power-of-that-spell =
    dieser Zauber { $bound ->
        [none] keine <power/>
        [some] <power/>
       *[other] { $n ->
                [one] { bound-amount } <power form="one"/>
               *[other] { bound-amount } <power/>
            }
    } eingebracht hat
    .falls = yes

## Sentences

sentence =
    { $form ->
        [inside] { $body }.
       *[other] <up/>{ $body }.
    }
    .body =
        { $form ->
            [inside] after
           *[other] main
        }
# The body brings its own full stop.
sentence-open =
    { $form ->
        [inside] { $body }
       *[other] <up/>{ $body }
    }
    .body =
        { $form ->
            [inside] after
           *[other] main
        }
# Several sentences after one "each time"; $linked: the second begins with "if you do".
sentences =
    { $linked ->
        [yes] { $first } { $rest }
       *[no] { $first } Dann { $rest }
    }
    .first = { $form }
    .rest =
        { $linked ->
            [yes] {""}
           *[no] inside
        }
# The same sentence several times in a row.
sentence-repeated = <up/>{ $body } ({ $times }×).
    .body = main

# $opens: it comes before sentences that hold in any case.
enhancement =
    { $opens ->
        [yes] Verstärkung ({ $elements }), vor dem Rest: <up/>{ $body }
       *[no] Verstärkung ({ $elements }): <up/>{ $body }
    }
    .body =
        { $form ->
            [inf] inf
           *[main] main
        }
enhancement-elements-two = { $first }, { $rest }
conditional =
    { $condition-falls ->
        [no] { $condition }, { $body }
       *[yes] falls { $condition }, { $body }
    }
    .condition =
        { $form ->
            [main] first
           *[other] last
        }
    .body =
        { $form ->
            [inf] inf
            [does] does
           *[main] after
        }
otherwise =
    { $condition-falls ->
        [no] { $condition }, { $body }; ansonsten { $other }
       *[yes] falls { $condition }, { $body }; ansonsten { $other }
    }
    .condition =
        { $form ->
            [main] first
           *[other] last
        }
    .body =
        { $form ->
            [inf] inf
            [does] does
           *[main] after
        }
    .other =
        { $form ->
            [inf] inf
            [does] does
           *[main] after
        }
targeted =
    { $form ->
        [inf] { $target } als Ziel wählen und dann { $body }
       *[main] wähle { $target } als Ziel; dann { $body }
    }
    .target = acc
    .body =
        { $form ->
            [inf] inf
            [does] does
           *[main] after
        }
retarget =
    { $form ->
        [inf] stattdessen { $target } als Ziel wählen
       *[main] wähle stattdessen { $target } als Ziel
    }
    .target = acc
retarget-room =
    { $form ->
        [inf] stattdessen { $target } als Ziel wählen, sodass alle Figuren dort betroffen sind
       *[main] wähle stattdessen { $target } als Ziel; alle Figuren dort sind betroffen
    }
    .target = acc
unanswered-by-traps = { $body }; kein Fallen- oder Schutzzauber darf darauf reagieren
    .body = { $form }
unanswered-by-protections = { $body }; kein Schutzzauber darf darauf reagieren
    .body = { $form }
unanswered-by-spells = { $body }; kein Zauber (Falle, Schutz oder Bestand) darf darauf reagieren
    .body = { $form }
repeat =
    { $how ->
        [that] { $body } (ebenso oft)
       *[number] { $n ->
                [1] { $body }
               *[other] { $body } ({ $n }×)
            }
    }
    .body = { $form }
repeat-moon = { $body }; 2×, falls diese Aufgabe zur <moon-2/> gehört, oder 3×, falls zur <moon-3/>
    .body = { $form }
repeat-limited = { $what } (höchstens { $most }×)
    .what = { $form }
repeat-each =
    { $form ->
        [main] { $count-rear ->
                [yes] { $body }, { repeat-for }
               *[no] { repeat-for }: <up/>{ $body }
            }
        [inf] { repeat-for } { $body }
       *[other] { $body }, { repeat-for }
    }
    .count =
        { $every ->
            [1] one
           *[other] many
        }
    .body = { $form }
repeat-for =
    { $n ->
        [1] { $every ->
                [1] für { je-count } { $count }
               *[other] für je { $every } { $count }
            }
       *[other] { $every ->
                [1] { $n }× für { je-count } { $count }
               *[other] { $n }× für je { $every } { $count }
            }
    }
may =
    { $form ->
        [after] darfst du { $body }
        [inf] { $body }
       *[main] du darfst { $body }
    }
    .body = inf
either =
    { $form ->
        [inf] entweder { $first } oder { $second }
       *[main] wähle: <up/>{ $first }, oder { $second }
    }
    .first =
        { $form ->
            [inf] inf
           *[main] part
        }
    .second =
        { $form ->
            [inf] inf
           *[main] part
        }
# On the Avatar's cards nobody is spoken to; $again: it also acted in the sentence before.
avatar-does =
    { $form ->
        [after] gilt: <up/>{ $again ->
                [yes] er
               *[no] der Avatar
            } { $body }
        [does] { $body }
       *[main] { $again ->
                [yes] er
               *[no] der Avatar
            } { $body }
    }
    .body = does
# $mixed: the first clause alone says who does it ("first"), or only later ones do ("rest").
clauses-two =
    { $mixed ->
        [first] { $first }; dann { $rest }
        [rest] { $form ->
                [inf] { $first } und { $rest }
               *[main] { $first }, und { $rest }
            }
       *[other] { $first } und { $rest }
    }
    .first =
        { $form ->
            [after] after
            [inf] inf
            [does] does
           *[main] part
        }
    .rest =
        { $form ->
            [inf] inf
            [does] does
           *[main] { $mixed ->
                    [first] after
                   *[other] part
                }
        }
clauses-more =
    { $mixed ->
        [first] { $first }; dann { $rest }
       *[other] { $first }, { $rest }
    }
    .first =
        { $form ->
            [after] after
            [inf] inf
            [does] does
           *[main] part
        }
    .rest =
        { $form ->
            [inf] inf
            [does] does
           *[main] { $mixed ->
                    [first] after
                   *[other] part
                }
        }

# What follows is done only if what stands before it was.
clauses-then = { $first } und, falls du das tust, { $rest }
    .first =
        { $form ->
            [after] after
            [inf] inf
            [does] does
           *[main] part
        }
    .rest =
        { $form ->
            [inf] inf
            [does] does
           *[main] after
        }
persistent-instead = <persistent/>: <up/>statt anzugreifen, darfst du dies wählen: { $effect }
each-time-instead = <up/>statt eines Angriffs ist auch dies erlaubt: { $effect }
# $who: several, on each of whom it lies.
persistent =
    { $who-said ->
        [yes] <persistent/> auf { $who }: <up/>jedes Mal, wenn { $trigger }, { $effect }
       *[no] <persistent/>: <up/>jedes Mal, wenn { $trigger }, { $effect }
    }
    .who = dat
    .effect = inside
# $most: how often at most; 0 for as often as it happens.
persistent-typed =
    { $most ->
        [0] <persistent/>: <up/>nenne eine Kategorie von Zaubern; jedes Mal, wenn { $trigger }, der zu dieser Kategorie gehört, { $effect }
       *[other] <persistent/>: <up/>nenne eine Kategorie von Zaubern; jedes Mal, wenn { $trigger }, der zu dieser Kategorie gehört (höchstens { $most }×), { $effect }
    }
    .effect = inside
persistent-most = <persistent/>: <up/>jedes Mal, wenn { $trigger } (höchstens { $most }×), { $effect }
    .effect = inside
persistent-once = <persistent/>: <up/>das erste Mal, wenn { $trigger }, { $effect }
    .effect = inside
each-time = <up/>jedes Mal, wenn { $trigger }, { $effect }
    .effect = inside

## Clauses
## Those ending in -target stand under a target line; those ending in -self are done to oneself; those ending in -rose
## are done by the black rose.

bei-to =
    { $to-ziel ->
        [yes] beim Ziel
        [avatar] beim Avatar
       *[no] bei { $to }
    }
bei-on =
    { $on-ziel ->
        [yes] beim Ziel
        [avatar] beim Avatar
       *[no] bei { $on }
    }
bei-object =
    { $object-ziel ->
        [yes] beim Ziel
        [avatar] beim Avatar
       *[no] bei { $object }
    }
# Not needed: verbs have forms of their own.
does = {""}
clause-inflict =
    { $form ->
        [inf] { $to } { $to-je } { $amount } zufügen
        [does] fügt { $to } { $to-je } { $amount } zu
       *[main] füge { $to } { $to-je } { $amount } zu
    }
    .to = dat
clause-inflict-target =
    { $form ->
        [inf] dem Ziel { $amount } zufügen
        [does] fügt dem Ziel { $amount } zu
       *[main] füge dem Ziel { $amount } zu
    }
clause-inflict-rose =
    { $form ->
        [inf] { $to } von der <rose/> { $to-je } { $amount } zufügen lassen
        [after] { $to-poss ->
                [dein] fügt { $to } die <rose/> { $amount } zu
               *[none] fügt die <rose/> { $to } { $to-je } { $amount } zu
            }
       *[main] die <rose/> fügt { $to } { $to-je } { $amount } zu
    }
    .to = dat
clause-convert-damage =
    { $form ->
        [inf] { bei-to } { $to-je } { $amount } konvertieren
        [does] konvertiert { bei-to } { $to-je } { $amount }
       *[main] konvertiere { bei-to } { $to-je } { $amount }
    }
    .to = dat
clause-convert-damage-target =
    { $form ->
        [inf] beim Ziel { $amount } konvertieren
        [does] konvertiert beim Ziel { $amount }
       *[main] konvertiere beim Ziel { $amount }
    }
clause-convert-damage-rose =
    { $form ->
        [inf] die <rose/> { bei-to } { $to-je } { $amount } konvertieren lassen
        [after] konvertiert die <rose/> { bei-to } { $to-je } { $amount }
       *[main] die <rose/> konvertiert { bei-to } { $to-je } { $amount }
    }
    .to = dat
clause-heal =
    { $form ->
        [inf] { bei-to } { $to-je } { $amount } heilen
        [does] heilt { bei-to } { $to-je } { $amount }
       *[main] heile { bei-to } { $to-je } { $amount }
    }
    .to = dat
clause-heal-target =
    { $form ->
        [inf] beim Ziel { $amount } heilen
        [does] heilt beim Ziel { $amount }
       *[main] heile beim Ziel { $amount }
    }
clause-heal-all =
    { $form ->
        [inf] { bei-on } allen <damage/> heilen
        [does] heilt { bei-on } allen <damage/>
       *[main] heile { bei-on } allen <damage/>
    }
    .on = dat
clause-heal-all-but-rose =
    { $form ->
        [inf] { bei-on } allen <damage/> außer dem der <rose/> heilen
        [does] heilt { bei-on } allen <damage/> außer dem der <rose/>
       *[main] heile { bei-on } allen <damage/> außer dem der <rose/>
    }
    .on = dat
clause-pain =
    { $form ->
        [inf] Schmerz { $amount } erleiden
        [does] erleidet Schmerz { $amount }
       *[main] erleide Schmerz { $amount }
    }
clause-ignore-damage =
    { $form ->
        [inf] { $amount } ignorieren
        [does] ignoriert { $amount }
       *[main] ignoriere { $amount }
    }
clause-ignore-effect =
    { $form ->
        [inf] den Effekt dieses Zaubers auf dich ignorieren
        [does] ignoriert den Effekt dieses Zaubers auf sich
       *[main] ignoriere den Effekt dieses Zaubers auf dich
    }
clause-divert =
    { $form ->
        [inf] { $amount } auf { $to } umleiten
        [does] leitet { $amount } auf { $to } um
       *[main] leite { $amount } auf { $to } um
    }
    .to = acc
clause-divert-all =
    { $form ->
        [inf] diesen ganzen <damage/> auf { $to } umleiten
        [does] leitet diesen ganzen <damage/> auf { $to } um
       *[main] leite diesen ganzen <damage/> auf { $to } um
    }
    .to = acc
clause-defeat =
    { $form ->
        [inf] { $who } besiegen
        [does] besiegt { $who }
       *[main] besiege { $who }
    }
    .who = acc
clause-attack =
    { $form ->
        [inf] { $who } angreifen
        [does] greift { $who } an
       *[main] greife { $who } an
    }
    .who = acc

# „Dort“ stands before what is placed, other places behind it.
amount-there =
    { $place-dort ->
        [yes] { $place } { $amount }
       *[no] { $amount } { $place }
    }
amount-up-there =
    { $place-dort ->
        [yes] { $place } bis zu { $amount }
       *[no] bis zu { $amount } { $place }
    }
what-there =
    { $place-dort ->
        [yes] { $place } { $what }
       *[no] { $what } { $place }
    }
clause-place-instability =
    { $form ->
        [inf] { amount-there } verursachen
        [does] verursacht { amount-there }
       *[main] verursache { amount-there }
    }
    .place = in
clause-place-instability-rose =
    { $form ->
        [inf] die <rose/> { amount-there } verursachen lassen
        [after] verursacht die <rose/> { amount-there }
       *[main] die <rose/> verursacht { amount-there }
    }
    .place = in
clause-convert-instability =
    { $form ->
        [inf] { amount-there } konvertieren
        [does] konvertiert { amount-there }
       *[main] konvertiere { amount-there }
    }
    .place = in
clause-convert-instability-rose =
    { $form ->
        [inf] die <rose/> { amount-there } konvertieren lassen
        [after] konvertiert die <rose/> { amount-there }
       *[main] die <rose/> konvertiert { amount-there }
    }
    .place = in

clause-summon =
    { $form ->
        [inf] { what-there } beschwören
        [does] beschwört { what-there }
       *[main] beschwöre { what-there }
    }
    .place = in
summoned =
    { $name-gender ->
        [f] eine
        [n] ein
       *[m] einen
    } { $name }
    .name = acc
    .gender = { $name-gender }
    .sort = nightmare
summoned-any =
    { $forgotten ->
        [yes] eine beliebige Beschwörung
       *[no] eine beliebige Beschwörung (nicht der Vergessenen)
    }
    .gender = f
    .sort = nightmare
summoned-any-health =
    { $forgotten ->
        [yes] eine beliebige Beschwörung mit höchstens { $health } <health form="dat"/>
       *[no] eine beliebige Beschwörung mit höchstens { $health } <health form="dat"/> (nicht der Vergessenen)
    }
    .gender = f
    .sort = nightmare
summoned-same = eine Beschwörung derselben Art
    .gender = f
    .sort = nightmare

under-control =
    { $control ->
        [yes] {" "}unter deiner Kontrolle
        [avatar] {" "}unter der Kontrolle des Avatars
       *[no] {""}
    }
clause-activate =
    { $form ->
        [inf] { $who }{ under-control } erwecken
        [does] erweckt { $who }{ under-control }
       *[main] erwecke { $who }{ under-control }
    }
    .who = acc
clause-activate-bonus =
    { $form ->
        [inf] { $who }{ under-control } ({ $bonus }) erwecken
        [does] erweckt { $who }{ under-control } ({ $bonus })
       *[main] erwecke { $who }{ under-control } ({ $bonus })
    }
    .who = acc
clause-empower =
    { $form ->
        [inf] { $who } für die nächste Erweckung { $bonus } geben
        [does] gibt { $who } für die nächste Erweckung { $bonus }
       *[main] gib { $who } für die nächste Erweckung { $bonus }
    }
    .who = dat
bonus-strength =
    { $less ->
        [yes] <strength/> −{ $n }
       *[no] <strength/> +{ $n }
    }
bonus-speed =
    { $less ->
        [yes] <speed/> −{ $n }
       *[no] <speed/> +{ $n }
    }
bonuses-two = { $first } und { $rest }
clause-remove =
    { $form ->
        [inf] { $who } entfernen
        [does] entfernt { $who }
       *[main] entferne { $who }
    }
    .who = acc
# $what-sort: one is cursed with a Jinx and haunted by a Nightmare; only Upgrades are assigned.
clause-assign =
    { $what-sort ->
        [jinx] { $form ->
                [inf] { $to } mit { $to-je } { $what } verfluchen
                [does] verflucht { $to } mit { $to-je } { $what }
               *[main] verfluche { $to } mit { $to-je } { $what }
            }
        [nightmare] { $form ->
                [inf] { $to-je } { $what } { $to } heimsuchen lassen
                [does] lässt { $to-je } { $what } { $to } heimsuchen
               *[main] lass { $to-je } { $what } { $to } heimsuchen
            }
       *[upgrade] { $form ->
                [inf] { $to } { $to-je } { $what } zuweisen
                [does] weist { $to } { $to-je } { $what } zu
               *[main] weise { $to } { $to-je } { $what } zu
            }
    }
    .to =
        { $what-sort ->
            [jinx] acc
            [nightmare] acc
           *[upgrade] dat
        }
    .what = acc
any-jinx = einem Fluch deiner Wahl
    .sort = jinx
any-upgrade = eine Aufwertung deiner Wahl
    .sort = upgrade
any-nightmare = einen Albtraum
    .sort = nightmare
clause-discard-jinx =
    { $form ->
        [inf] 1 deiner Flüche ablegen
        [does] legt 1 deiner Flüche ab
       *[main] lege 1 deiner Flüche ab
    }
clause-discards-jinx =
    { $form ->
        [inf] { $who } { $who-je } 1 Fluch ablegen lassen
        [after] { $who-pers ->
                [du] legst
                [sie] legen
               *[er] legt
            } { $who } { $who-je } 1 Fluch ab
       *[main] { $who } { $who-pers ->
                [du] legst
                [sie] legen
               *[er] legt
            } { $who-je } 1 Fluch ab
    }
    .who =
        { $form ->
            [inf] acc
           *[main] nom
        }
clause-discard-upgrade =
    { $form ->
        [inf] 1 Aufwertung { from-whom } ablegen
        [does] legt 1 Aufwertung { from-whom } ab
       *[main] lege 1 Aufwertung { from-whom } ab
    }
    .from = dat

clause-move =
    { $form ->
        [inf] { $who } { $optional ->
                [yes] bis zu 1 Schritt
               *[no] 1 Schritt
            } bewegen
        [does] bewegt { $who } { $optional ->
                [yes] bis zu 1 Schritt
               *[no] 1 Schritt
            }
       *[main] bewege { $who } { $optional ->
                [yes] bis zu 1 Schritt
               *[no] 1 Schritt
            }
    }
    .who = acc
clause-move-self =
    { $form ->
        [inf] dich { $optional ->
                [yes] bis zu 1 Schritt
               *[no] 1 Schritt
            } bewegen
        [does] bewegt sich { $optional ->
                [yes] bis zu 1 Schritt
               *[no] 1 Schritt
            }
       *[main] bewege dich { $optional ->
                [yes] bis zu 1 Schritt
               *[no] 1 Schritt
            }
    }
clause-approach =
    { $form ->
        [inf] { $who } in Richtung { $goal } bewegen
        [after] beweg{ $who-end } { $who } sich in Richtung { $goal }
       *[main] { $who } beweg{ $who-end } sich in Richtung { $goal }
    }
    .who =
        { $form ->
            [inf] acc
           *[main] nom
        }
    .goal = gen
clause-approach-self =
    { $form ->
        [inf] dich in Richtung { $goal } bewegen
        [does] bewegt sich in Richtung { $goal }
       *[main] bewege dich in Richtung { $goal }
    }
    .goal = gen
goal-room = { $room }
    .room = gen
goal-coloured = des nächstgelegenen { $colours } Raums
    .colours = en
goal-target = des Zielraums
clause-put =
    { $form ->
        [inf] { $who } { $place } teleportieren
        [does] teleportiert { $who } { $place }
       *[main] teleportiere { $who } { $place }
    }
    .who = acc
    .place = into
clause-put-in-cell =
    { $form ->
        [inf] { $who } { $who-pers ->
                [du] in deine Kammer
                [sie] jeweils in die eigene Kammer
               *[er] in die eigene Kammer
            } teleportieren
        [does] teleportiert { $who } { $who-pers ->
                [du] in deine Kammer
                [sie] jeweils in die eigene Kammer
               *[er] in die eigene Kammer
            }
       *[main] teleportiere { $who } { $who-pers ->
                [du] in deine Kammer
                [sie] jeweils in die eigene Kammer
               *[er] in die eigene Kammer
            }
    }
    .who = acc
clause-target =
    { $form ->
        [inf] { $who } als Ziel wählen
        [does] wählt { $who } als Ziel
       *[main] wähle { $who } als Ziel
    }
    .who = acc
clause-target-room =
    { $form ->
        [inf] diesen Raum als Ziel wählen
        [does] wählt diesen Raum als Ziel
       *[main] wähle diesen Raum als Ziel
    }
clause-target-room-of-defeat =
    { $form ->
        [inf] den Raum, in dem { $who } besiegt { $who-pers ->
                [du] wurdest
                [sie] wurden
               *[er] wurde
            }, als Ziel wählen
        [does] wählt den Raum, in dem { $who } besiegt { $who-pers ->
                [du] wurdest
                [sie] wurden
               *[er] wurde
            }, als Ziel
       *[main] wähle den Raum, in dem { $who } besiegt { $who-pers ->
                [du] wurdest
                [sie] wurden
               *[er] wurde
            }, als Ziel
    }
    .who = nom

clause-gain =
    { $form ->
        [inf] { $amount } erhalten
        [does] erhält { $amount }
       *[main] erhalte { $amount }
    }
clause-gain-mages =
    { $form ->
        [inf] { $who } { $who-je } { $amount } erhalten lassen
        [after] { $who-pers ->
                [du] erhältst
                [sie] erhalten
               *[er] erhält
            } { $who } { $who-je } { $amount }
       *[main] { $who } { $who-pers ->
                [du] erhältst
                [sie] erhalten
               *[er] erhält
            } { $who-je } { $amount }
    }
    .who =
        { $form ->
            [inf] acc
           *[main] nom
        }
clause-gain-rose =
    { $form ->
        [inf] die <rose/> { $amount } erhalten lassen
        [after] erhält die <rose/> { $amount }
       *[main] die <rose/> erhält { $amount }
    }
clause-lose =
    { $form ->
        [inf] { $amount } verlieren
        [does] verliert { $amount }
       *[main] verliere { $amount }
    }
clause-lose-mages =
    { $form ->
        [inf] { $who } { $who-je } { $amount } verlieren lassen
        [after] { $who-pers ->
                [du] verlierst
                [sie] verlieren
               *[er] verliert
            } { $who } { $who-je } { $amount }
       *[main] { $who } { $who-pers ->
                [du] verlierst
                [sie] verlieren
               *[er] verliert
            } { $who-je } { $amount }
    }
    .who =
        { $form ->
            [inf] acc
           *[main] nom
        }
clause-lose-tokens =
    { $form ->
        [inf] { $amount } umdrehen
        [does] dreht { $amount } um
       *[main] drehe { $amount } um
    }
clause-loses-tokens =
    { $form ->
        [inf] { $who } { $who-je } { $amount } umdrehen lassen
        [after] { $who-pers ->
                [du] drehst
                [sie] drehen
               *[er] dreht
            } { $who } { $who-je } { $amount } um
       *[main] { $who } { $who-pers ->
                [du] drehst
                [sie] drehen
               *[er] dreht
            } { $who-je } { $amount } um
    }
    .who =
        { $form ->
            [inf] acc
           *[main] nom
        }
clause-lose-rose =
    { $form ->
        [inf] die <rose/> { $amount } verlieren lassen
        [after] verliert die <rose/> { $amount }
       *[main] die <rose/> verliert { $amount }
    }
clause-steal =
    { $form ->
        [inf] { $from } { $from-je } { $amount } stehlen
        [does] stiehlt { $from } { $from-je } { $amount }
       *[main] stiehl { $from } { $from-je } { $amount }
    }
    .from = dat
clause-steal-target =
    { $form ->
        [inf] dem Ziel { $amount } stehlen
        [does] stiehlt dem Ziel { $amount }
       *[main] stiehl dem Ziel { $amount }
    }
clause-take-crown =
    { $form ->
        [inf] die <crown/> nehmen
        [does] nimmt die <crown/>
       *[main] nimm die <crown/>
    }
clause-take-trophy =
    { $form ->
        [inf] { $from } 1 eigene Trophäe abnehmen
        [does] nimmt { $from } 1 eigene Trophäe ab
       *[main] nimm { $from } 1 eigene Trophäe ab
    }
    .from = dat
clause-take-trophy-group =
    { $form ->
        [inf] { $from } { $from-je } 1 eigene Trophäe abnehmen
        [does] nimmt { $from } { $from-je } 1 eigene Trophäe ab
       *[main] nimm { $from } { $from-je } 1 eigene Trophäe ab
    }
    .from = dat
clause-give-trophy =
    { $form ->
        [inf] der <rose/> 1 deiner eigenen Trophäen geben
        [does] gibt der <rose/> 1 deiner eigenen Trophäen
       *[main] gib der <rose/> 1 deiner eigenen Trophäen
    }

clause-draw =
    { $form ->
        [inf] { $amount } ziehen
        [does] zieht { $amount }
       *[main] ziehe { $amount }
    }
# On an event.
clause-draw-drawer =
    { $form ->
        [after] zieht die Person, die dieses Ereignis gezogen hat, { $amount }
       *[main] wer dieses Ereignis gezogen hat, zieht { $amount }
    }
clause-draw-grimoire =
    { $form ->
        [inf] { $amount } von deinem Zauberbuch ziehen
        [does] zieht { $amount } von deinem Zauberbuch
       *[main] ziehe { $amount } von deinem Zauberbuch
    }
clause-draw-memories =
    { $form ->
        [inf] zufällig { $amount } aus deinen Erinnerungen ziehen
        [does] zieht zufällig { $amount } aus deinen Erinnerungen
       *[main] ziehe zufällig { $amount } aus deinen Erinnerungen
    }
clause-draw-library =
    { $form ->
        [inf] { $amount } aus der Bibliothek ziehen
        [does] zieht { $amount } aus der Bibliothek
       *[main] ziehe { $amount } aus der Bibliothek
    }
clause-rose-draws-quest =
    { $form ->
        [inf] die <rose/> 1 Aufgabe erhalten lassen
        [after] erhält die <rose/> 1 Aufgabe
       *[main] die <rose/> erhält 1 Aufgabe
    }
clause-discard =
    { $form ->
        [inf] { $amount } ablegen
        [does] legt { $amount } ab
       *[main] lege { $amount } ab
    }
clause-discard-spells =
    { $form ->
        [inf] { $amount } aus deiner Hand ablegen
        [does] legt { $amount } aus deiner Hand ab
       *[main] lege { $amount } aus deiner Hand ab
    }
clause-discards-spells =
    { $form ->
        [inf] { $who } { $who-je } { $amount } aus { $who-pers ->
                [du] deiner
               *[er] der eigenen
            } Hand ablegen lassen
        [after] { $who-pers ->
                [du] legst
                [sie] legen
               *[er] legt
            } { $who } { $who-je } { $amount } aus { $who-pers ->
                [du] deiner
               *[er] der eigenen
            } Hand ab
       *[main] { $who } { $who-pers ->
                [du] legst
                [sie] legen
               *[er] legt
            } { $who-je } { $amount } aus { $who-pers ->
                [du] deiner
               *[er] der eigenen
            } Hand ab
    }
    .who =
        { $form ->
            [inf] acc
           *[main] nom
        }
clause-discard-events =
    { $form ->
        [inf] { $amount } vom Ereignistableau ablegen
        [does] legt { $amount } vom Ereignistableau ab
       *[main] lege { $amount } vom Ereignistableau ab
    }
clause-discard-quest-or-jinx =
    { $form ->
        [inf] 1 deiner { quest-open } Aufgaben oder 1 deiner Flüche ablegen
        [does] legt 1 deiner { quest-open } Aufgaben oder 1 deiner Flüche ab
       *[main] lege 1 deiner { quest-open } Aufgaben oder 1 deiner Flüche ab
    }
clause-search =
    { $form ->
        [inf] { spell-searched } { $memories ->
                [yes] aus deinem Zauberbuch oder deinen Erinnerungen
               *[no] aus deinem Zauberbuch
            } heraussuchen, { search-shown } und dein Zauberbuch mischen
        [does] sucht { spell-searched } { $memories ->
                [yes] aus deinem Zauberbuch oder deinen Erinnerungen
               *[no] aus deinem Zauberbuch
            } heraus, { search-shown } und mischt dein Zauberbuch
       *[main] suche { spell-searched } { $memories ->
                [yes] aus deinem Zauberbuch oder deinen Erinnerungen
               *[no] aus deinem Zauberbuch
            } heraus, { search-shown } und mische dein Zauberbuch
    }
spell-searched =
    { $summoning ->
        [yes] 1 Zauber, der etwas beschwört,
       *[no] 1 Zauber
    }
search-shown =
    { $shown ->
        [yes] { $form ->
                [inf] ihn allen zeigen, ihn auf die Hand nehmen
                [does] zeigt ihn allen, nimmt ihn auf die Hand
               *[main] zeige ihn allen, nimm ihn auf die Hand
            }
       *[no] { $form ->
                [inf] ihn auf die Hand nehmen
                [does] nimmt ihn auf die Hand
               *[main] nimm ihn auf die Hand
            }
    }
clause-shuffle-memories =
    { $form ->
        [inf] deine Erinnerungen in dein Zauberbuch mischen
        [does] mischt deine Erinnerungen in dein Zauberbuch
       *[main] mische deine Erinnerungen in dein Zauberbuch
    }
clause-look-under =
    { $form ->
        [inf] dir { $amount } ansehen, { $take } davon auf die Hand nehmen und den Rest in beliebiger Reihenfolge unter den Stapel legen
        [does] sieht sich { $amount } an, nimmt { $take } davon auf die Hand und legt den Rest in beliebiger Reihenfolge unter den Stapel
       *[main] sieh dir { $amount } an, nimm { $take } davon auf die Hand und lege den Rest in beliebiger Reihenfolge unter den Stapel
    }
clause-look-school =
    { $form ->
        [inf] dir { $amount } einer Zauberschule deiner Wahl ansehen, { $take } davon auf die Hand nehmen und { the-others }
        [does] sieht sich { $amount } einer Zauberschule deiner Wahl an, nimmt { $take } davon auf die Hand und { the-others }
       *[main] sieh dir { $amount } einer Zauberschule deiner Wahl an, nimm { $take } davon auf die Hand und { the-others }
    }
clause-look-forgotten =
    { $form ->
        [inf] dir { $amount } ansehen, { $take } davon auf die Hand nehmen und { the-others }
        [does] sieht sich { $amount } an, nimmt { $take } davon auf die Hand und { the-others }
       *[main] sieh dir { $amount } an, nimm { $take } davon auf die Hand und { the-others }
    }
top-amount =
    { $amount-number ->
        [one] den obersten Zauber
       *[other] die obersten { $amount }
    }
clause-look-grimoire =
    { $form ->
        [inf] dir { top-amount } deines Zauberbuchs ansehen, { $take } davon auf die Hand nehmen und { the-others }
        [does] sieht sich { top-amount } deines Zauberbuchs an, nimmt { $take } davon auf die Hand und { the-others }
       *[main] sieh dir { top-amount } deines Zauberbuchs an, nimm { $take } davon auf die Hand und { the-others }
    }
clause-look-memories =
    { $rest ->
        [top] { $form ->
                [inf] dir { top-amount } deiner Erinnerungen ansehen, { $take } davon auf die Hand nehmen und { the-others }
               *[main] sieh dir { top-amount } deiner Erinnerungen an, nimm { $take } davon auf die Hand und { the-others }
            }
       *[other] { $form ->
                [inf] dir { top-amount } deiner Erinnerungen ansehen und { $take } davon auf die Hand nehmen
               *[main] sieh dir { top-amount } deiner Erinnerungen an und nimm { $take } davon auf die Hand
            }
    }
# $rest: what becomes of those that are not taken.
the-others =
    { $rest ->
        [shuffled] { $form ->
                [inf] den Rest in den Stapel mischen
                [does] mischt den Rest in den Stapel
               *[main] mische den Rest in den Stapel
            }
        [top] { $form ->
                [inf] den Rest in beliebiger Reihenfolge obenauf zurücklegen
                [does] legt den Rest in beliebiger Reihenfolge obenauf zurück
               *[main] lege den Rest in beliebiger Reihenfolge obenauf zurück
            }
       *[discarded] { $form ->
                [inf] den Rest ablegen
                [does] legt den Rest ab
               *[main] lege den Rest ab
            }
    }
clause-look-quests =
    { $form ->
        [inf] dir { $amount } ansehen, { $take } als { quest-open-e } Aufgabe behalten und den Rest ablegen
        [does] sieht sich { $amount } an, behält { $take } als { quest-open-e } Aufgabe und legt den Rest ab
       *[main] sieh dir { $amount } an, behalte { $take } als { quest-open-e } Aufgabe und lege den Rest ab
    }
    .amount = acc
clause-choose-quest =
    { $form ->
        [inf] 1 deiner { quest-open } Aufgaben wählen
        [does] wählt 1 deiner { quest-open } Aufgaben
       *[main] wähle 1 deiner { quest-open } Aufgaben
    }
# Verbs of quests: einlösen or erfüllen, abschließen or erfüllen.
quest-loese =
    { $quests ->
        [at_once] erfülle
       *[in_stages] löse
    }
quest-loest =
    { $quests ->
        [at_once] erfüllt
       *[in_stages] löst
    }
quest-ein =
    { $quests ->
        [at_once] {""}
       *[in_stages] {" "}ein
    }
quest-schliesse =
    { $quests ->
        [at_once] erfülle
       *[in_stages] schließe
    }
quest-schliesst =
    { $quests ->
        [at_once] erfüllt
       *[in_stages] schließt
    }
quest-ab =
    { $quests ->
        [at_once] {""}
       *[in_stages] {" "}ab
    }
quest-abschliessen =
    { $quests ->
        [at_once] erfüllen
       *[in_stages] abschließen
    }
quest-zu-loesen =
    { $quests ->
        [at_once] zu erfüllen
       *[in_stages] einzulösen
    }
quest-subject-loest =
    { $quests ->
        [at_once] erfüll{ $subject-end }
       *[in_stages] einlös{ $subject-pers ->
                [du] t
                [sie] en
               *[er] t
            }
    }
clause-complete-that-quest =
    { $form ->
        [inf] diese Aufgabe { quest-abschliessen }
        [does] { quest-schliesst } diese Aufgabe{ quest-ab }
       *[main] { quest-schliesse } diese Aufgabe{ quest-ab }
    }
clause-complete-quest =
    { $form ->
        [inf] 1 deiner { quest-open } Aufgaben { quest-abschliessen }
        [does] { quest-schliesst } 1 deiner { quest-open } Aufgaben{ quest-ab }
       *[main] { quest-schliesse } 1 deiner { quest-open } Aufgaben{ quest-ab }
    }
clause-solve-this-quest =
    { $form ->
        [inf] diese Aufgabe { quest-do }
        [does] { quest-loest } diese Aufgabe{ quest-ein }
       *[main] { quest-loese } diese Aufgabe{ quest-ein }
    }
clause-solve-quest =
    { $form ->
        [inf] 1 deiner { quest-open } Aufgaben { quest-do }
        [does] { quest-loest } 1 deiner { quest-open } Aufgaben{ quest-ein }
       *[main] { quest-loese } 1 deiner { quest-open } Aufgaben{ quest-ein }
    }
clause-solve-top-quest =
    { $form ->
        [inf] die oberste Aufgabe der aktuellen Mondphase aufdecken und sie ohne ihren Effekt einlösen
        [does] deckt die oberste Aufgabe der aktuellen Mondphase auf und löst sie ohne ihren Effekt ein
       *[main] decke die oberste Aufgabe der aktuellen Mondphase auf und löse sie ohne ihren Effekt ein
    }
clause-reveal-command =
    { $form ->
        [inf] eine weitere Befehlskarte aufdecken und sie ausführen
        [does] deckt eine weitere Befehlskarte auf und führt sie aus
       *[main] decke eine weitere Befehlskarte auf und führe sie aus
    }
clause-refresh =
    { $form ->
        [inf] { $amount } auffrischen
        [does] frischt { $amount } auf
       *[main] frische { $amount } auf
    }
    .amount = actions
clause-return-revealed =
    { $form ->
        [inf] 1 deiner gewirkten Zauber mit { $elements } auf die Hand zurücknehmen
        [does] nimmt 1 deiner gewirkten Zauber mit { $elements } auf die Hand zurück
       *[main] nimm 1 deiner gewirkten Zauber mit { $elements } auf die Hand zurück
    }
clause-swap-revealed =
    { $form ->
        [inf] 1 deiner gewirkten Zauber gegen einen Zauber aus deiner Hand austauschen; der neue Zauber liegt aufgedeckt mit derselben Seite (<light/> oder <dark/>) nach oben, wird aber nicht ausgeführt
        [does] tauscht 1 gewirkten Zauber gegen einen Zauber aus der Hand aus; der neue Zauber liegt aufgedeckt mit derselben Seite (<light/> oder <dark/>) nach oben, wird aber nicht ausgeführt
       *[main] tausche 1 deiner gewirkten Zauber gegen einen Zauber aus deiner Hand aus; der neue Zauber liegt aufgedeckt mit derselben Seite (<light/> oder <dark/>) nach oben, wird aber nicht ausgeführt
    }
clause-cast-next =
    { $form ->
        [inf] deinen nächsten vorbereiteten Zauber (oder den Spontanzauber) wirken
        [does] wirkt deinen nächsten vorbereiteten Zauber (oder den Spontanzauber)
       *[main] wirke deinen nächsten vorbereiteten Zauber (oder den Spontanzauber)
    }
clause-give-forgotten =
    { $form ->
        [inf] { $to } 1 Zauber der Vergessenen aus deiner Hand geben
        [does] gibt { $to } 1 Zauber der Vergessenen aus deiner Hand
       *[main] gib { $to } 1 Zauber der Vergessenen aus deiner Hand
    }
    .to = dat
clause-activate-room =
    { $form ->
        [inf] einen beliebigen Raum mit { $kind-gender ->
                [f] einer
               *[m] einem
            } { $kind } darin, auch einen inaktiven, aktivieren
        [does] aktiviert einen beliebigen Raum mit { $kind-gender ->
                [f] einer
               *[m] einem
            } { $kind } darin, auch einen inaktiven
       *[main] aktiviere einen beliebigen Raum mit { $kind-gender ->
                [f] einer
               *[m] einem
            } { $kind } darin, auch einen inaktiven
    }
    .kind = dat
clause-activate-room-except =
    { $form ->
        [inf] einen beliebigen Raum mit { $kind-gender ->
                [f] einer
               *[m] einem
            } { $kind } darin (außer { $rooms }), auch einen inaktiven, aktivieren
        [does] aktiviert einen beliebigen Raum mit { $kind-gender ->
                [f] einer
               *[m] einem
            } { $kind } darin (außer { $rooms }), auch einen inaktiven
       *[main] aktiviere einen beliebigen Raum mit { $kind-gender ->
                [f] einer
               *[m] einem
            } { $kind } darin (außer { $rooms }), auch einen inaktiven
    }
    .kind = dat
# What an inhibition forbids.
ban =
    { $ban ->
        [move-by-action] { sich } { ban-time } nicht durch physische Aktionen bewegen
        [leave] { $who-pers ->
                [du] deinen Raum
               *[er] den eigenen Raum
            } { ban-time } nicht durch physische Aktionen oder Zauber verlassen
        [activate-rooms] { ban-time } keine Räume aktivieren
       *[move] { sich } { ban-time } nicht bewegen
    }
sich =
    { $who-pers ->
        [du] dich
       *[er] sich
    }
ban-time =
    { $next ->
        [yes] in der nächsten Aktionsphase
       *[no] in dieser Runde
    }
darf =
    { $who-pers ->
        [du] darfst
        [sie] dürfen
       *[er] darf
    }
clause-cannot =
    { $form ->
        [after] { darf } { $who } { ban }
       *[main] { $who } { darf } { ban }
    }
    .who = nom
prepared-spell =
    { $which ->
        [quick] Spontanzauber, vorbereitet oder gewirkt
        [numbered] vorbereiteten Standardzauber
       *[ready] vorbereiteten Zauber
    }
clause-discards-ready =
    { $form ->
        [after] leg{ $who-end } { $who } { ready-own } ab
       *[main] { $who } leg{ $who-end } { ready-own } ab
    }
    .who = nom
ready-own =
    { $which ->
        [quick] { $who-pers ->
                [du] deinen
               *[er] den eigenen
            } { prepared-spell },
       *[other] { $who-je } 1 { $who-pers ->
                [du] deiner
               *[er] der eigenen
            } { prepared-spell }
    }
clause-remove-ready =
    { $form ->
        [inf] { ready-of } ablegen
        [does] legt { ready-of } ab
       *[main] lege { ready-of } ab
    }
    .who = gen
ready-of =
    { $which ->
        [quick] { $who-poss ->
                [dein] deinen { prepared-spell },
                [sein] seinen { prepared-spell },
                [ihr] ihren { prepared-spell },
               *[none] den Spontanzauber { $who }, vorbereitet oder gewirkt,
            }
       *[other] { $who-poss ->
                [dein] 1 deiner { prepared-spell }
                [sein] 1 seiner { prepared-spell }
                [ihr] 1 ihrer { prepared-spell }
               *[none] 1 der { prepared-spell } { $who }
            } ungesehen
    }
clause-see-hand =
    { $form ->
        [inf] dir { $of-poss ->
                [dein] deine Hand
                [sein] seine Hand
                [ihr] ihre Hand
               *[none] die Hand { $of }
            } ansehen
        [does] sieht sich { $of-poss ->
                [dein] deine Hand
                [sein] seine Hand
                [ihr] ihre Hand
               *[none] die Hand { $of }
            } an
       *[main] sieh dir { $of-poss ->
                [dein] deine Hand
                [sein] seine Hand
                [ihr] ihre Hand
               *[none] die Hand { $of }
            } an
    }
    .of = gen
clause-see-ready =
    { $form ->
        [inf] dir { $of-poss ->
                [dein] deine vorbereiteten Zauber
                [sein] seine vorbereiteten Zauber
                [ihr] ihre vorbereiteten Zauber
               *[none] die vorbereiteten Zauber { $of }
            } ansehen
        [does] sieht sich { $of-poss ->
                [dein] deine vorbereiteten Zauber
                [sein] seine vorbereiteten Zauber
                [ihr] ihre vorbereiteten Zauber
               *[none] die vorbereiteten Zauber { $of }
            } an
       *[main] sieh dir { $of-poss ->
                [dein] deine vorbereiteten Zauber
                [sein] seine vorbereiteten Zauber
                [ihr] ihre vorbereiteten Zauber
               *[none] die vorbereiteten Zauber { $of }
            } an
    }
    .of = gen
clause-swap-spells =
    { $form ->
        [inf] 1 Zauber aus { $with-poss ->
                [dein] deiner Hand
                [sein] seiner Hand
                [ihr] ihrer Hand
               *[none] der Hand { $with }
            } gegen 1 aus deiner Hand (keine Zauber der Vergessenen) austauschen
        [does] tauscht 1 Zauber aus { $with-poss ->
                [dein] deiner Hand
                [sein] seiner Hand
                [ihr] ihrer Hand
               *[none] der Hand { $with }
            } gegen 1 aus deiner Hand (keine Zauber der Vergessenen) aus
       *[main] tausche 1 Zauber aus { $with-poss ->
                [dein] deiner Hand
                [sein] seiner Hand
                [ihr] ihrer Hand
               *[none] der Hand { $with }
            } gegen 1 aus deiner Hand (keine Zauber der Vergessenen) aus
    }
    .with = gen
clause-reveal-next =
    { $form ->
        [inf] { $of-poss ->
                [dein] deinen nächsten vorbereiteten Zauber
                [sein] seinen nächsten vorbereiteten Zauber
                [ihr] ihren nächsten vorbereiteten Zauber
               *[none] den nächsten vorbereiteten Zauber { $of }
            } aufdecken
        [does] deckt { $of-poss ->
                [dein] deinen nächsten vorbereiteten Zauber
                [sein] seinen nächsten vorbereiteten Zauber
                [ihr] ihren nächsten vorbereiteten Zauber
               *[none] den nächsten vorbereiteten Zauber { $of }
            } auf
       *[main] decke { $of-poss ->
                [dein] deinen nächsten vorbereiteten Zauber
                [sein] seinen nächsten vorbereiteten Zauber
                [ihr] ihren nächsten vorbereiteten Zauber
               *[none] den nächsten vorbereiteten Zauber { $of }
            } auf
    }
    .of = gen
clause-cast-next-of =
    { $form ->
        [inf] { $of-poss ->
                [dein] deinen nächsten vorbereiteten Zauber
                [sein] seinen nächsten vorbereiteten Zauber
                [ihr] ihren nächsten vorbereiteten Zauber
               *[none] den nächsten vorbereiteten Zauber { $of }
            } (nicht den Spontanzauber) wie einen eigenen wirken
        [does] wirkt { $of-poss ->
                [dein] deinen nächsten vorbereiteten Zauber
                [sein] seinen nächsten vorbereiteten Zauber
                [ihr] ihren nächsten vorbereiteten Zauber
               *[none] den nächsten vorbereiteten Zauber { $of }
            } (nicht den Spontanzauber) wie einen eigenen
       *[main] wirke { $of-poss ->
                [dein] deinen nächsten vorbereiteten Zauber
                [sein] seinen nächsten vorbereiteten Zauber
                [ihr] ihren nächsten vorbereiteten Zauber
               *[none] den nächsten vorbereiteten Zauber { $of }
            } (nicht den Spontanzauber) wie einen eigenen
    }
    .of = gen
clause-take-discarded =
    { $form ->
        [inf] einen Zauber deiner Wahl aus einem Ablagestapel der Bibliothek nehmen
        [does] nimmt einen Zauber deiner Wahl aus einem Ablagestapel der Bibliothek
       *[main] nimm einen Zauber deiner Wahl aus einem Ablagestapel der Bibliothek
    }
clause-take-quest =
    { $form ->
        [inf] { $from-poss ->
                [dein] 1 deiner { quest-done } Aufgaben
                [sein] 1 seiner { quest-done } Aufgaben
                [ihr] 1 ihrer { quest-done } Aufgaben
               *[none] 1 der { quest-done } Aufgaben { $from }
            } als eigene nehmen
        [does] nimmt { $from-poss ->
                [dein] 1 deiner { quest-done } Aufgaben
                [sein] 1 seiner { quest-done } Aufgaben
                [ihr] 1 ihrer { quest-done } Aufgaben
               *[none] 1 der { quest-done } Aufgaben { $from }
            } als eigene
       *[main] nimm { $from-poss ->
                [dein] 1 deiner { quest-done } Aufgaben
                [sein] 1 seiner { quest-done } Aufgaben
                [ihr] 1 ihrer { quest-done } Aufgaben
               *[none] 1 der { quest-done } Aufgaben { $from }
            } als eigene
    }
    .from = gen
clause-take-quest-card =
    { $form ->
        [inf] die Karte dieser Aufgabe zu deinen { quest-done } Aufgaben legen; Effekt und <power/> bleiben bei der Person, die sie { quest-does }
        [does] legt die Karte dieser Aufgabe zu den eigenen { quest-done } Aufgaben; Effekt und <power/> bleiben bei der Person, die sie { quest-does }
       *[main] lege die Karte dieser Aufgabe zu deinen { quest-done } Aufgaben; Effekt und <power/> bleiben bei der Person, die sie { quest-does }
    }
quest-does =
    { $quests ->
        [at_once] erfüllt
       *[in_stages] einlöst
    }
clause-take-quest-power =
    { $form ->
        [inf] die <power/> dieser Aufgabe anstelle der Person erhalten, die sie { quest-does }; Effekt und Karte bleiben, wo sie sind
        [does] erhält die <power/> dieser Aufgabe anstelle der Person, die sie { quest-does }; Effekt und Karte bleiben, wo sie sind
       *[main] erhalte die <power/> dieser Aufgabe anstelle der Person, die sie { quest-does }; Effekt und Karte bleiben, wo sie sind
    }
clause-refuse-quest =
    { $form ->
        [after] { darf } { $who } diese Aufgabe in dieser Runde nicht { quest-do }
       *[main] { $who } { darf } diese Aufgabe in dieser Runde nicht { quest-do }
    }
    .who = nom
clause-share-quests =
    { $form ->
        [inf] dir { $amount } ansehen, 1 als { quest-open-e } Aufgabe behalten und die andere einem anderen Magi, der noch eine haben kann (gibt es keinen, kommt sie auf den Ablagestapel), geben
        [does] sieht sich { $amount } an, behält 1 als { quest-open-e } Aufgabe und gibt die andere einem anderen Magi, der noch eine haben kann (gibt es keinen, kommt sie auf den Ablagestapel)
       *[main] sieh dir { $amount } an, behalte 1 als { quest-open-e } Aufgabe und gib die andere einem anderen Magi, der noch eine haben kann (gibt es keinen, kommt sie auf den Ablagestapel)
    }
clause-complete-looked =
    { $form ->
        [inf] dir { $amount } ansehen und 1 davon { quest-do } (der Rest bleibt liegen)
       *[main] sieh dir { $amount } an und { quest-loese } 1 davon{ quest-ein } (der Rest bleibt liegen)
    }
clause-look-events =
    { $play ->
        [0] { $form ->
                [inf] dir { $amount } ansehen und in beliebiger Reihenfolge obenauf zurücklegen
               *[main] sieh dir { $amount } an und lege sie in beliebiger Reihenfolge obenauf zurück
            }
       *[other] { $form ->
                [inf] dir { $amount } ansehen, bis zu { $play } davon spielen und den Rest in beliebiger Reihenfolge obenauf zurücklegen
               *[main] sieh dir { $amount } an, spiele bis zu { $play } davon und lege den Rest in beliebiger Reihenfolge obenauf zurück
            }
    }
clause-share-event =
    { $form ->
        [inf] ein Ereignis vom Ereignistableau ablegen; du und die <rose/> erhaltet je die Hälfte der <power/>, die es beim Verlassen bringt (abgerundet, mindestens 1)
        [does] legt ein Ereignis vom Ereignistableau ab; du und die <rose/> erhaltet je die Hälfte der <power/>, die es beim Verlassen bringt (abgerundet, mindestens 1)
       *[main] lege ein Ereignis vom Ereignistableau ab; du und die <rose/> erhaltet je die Hälfte der <power/>, die es beim Verlassen bringt (abgerundet, mindestens 1)
    }
clause-cancel-spell =
    { $form ->
        [inf] diesen Zauber aufheben
        [does] hebt diesen Zauber auf
       *[main] hebe diesen Zauber auf
    }
clause-may-cancel =
    { $form ->
        [after] { darf } { $who } diesen Zauber aufheben
       *[main] { $who } { darf } diesen Zauber aufheben
    }
    .who = nom
clause-turn-spell =
    { $form ->
        [inf] diesen Zauber auf { $to } umlenken, sofern sie ein erlaubtes Ziel ist
        [does] lenkt diesen Zauber auf { $to } um, sofern sie ein erlaubtes Ziel ist
       *[main] lenke diesen Zauber auf { $to } um, sofern sie ein erlaubtes Ziel ist
    }
    .to = acc
clause-stop-activation =
    { $form ->
        [inf] diese Aktivierung (das Plättchen des Raums bleibt aktiv) verhindern
        [does] verhindert diese Aktivierung (das Plättchen des Raums bleibt aktiv)
       *[main] verhindere diese Aktivierung (das Plättchen des Raums bleibt aktiv)
    }
clause-take-over =
    { $form ->
        [inf] diesen Raum anstelle { $who } aktivieren
        [does] aktiviert diesen Raum anstelle { $who }
       *[main] aktiviere diesen Raum anstelle { $who }
    }
    .who = gen
clause-afterwards = { $what }, sobald dieser Zauber abgehandelt ist
    .what = { $form }
clause-ignore-spell-damage =
    { $form ->
        [inf] den <damage/> dieses Zaubers ignorieren
        [does] ignoriert den <damage/> dieses Zaubers
       *[main] ignoriere den <damage/> dieses Zaubers
    }
clause-return-spell-damage =
    { $form ->
        [inf] dem wirkenden Magi ebenso viel <damage/> zufügen, wie der Zauber dir zufügt
        [does] fügt dem wirkenden Magi ebenso viel <damage/> zu, wie der Zauber dir zufügt
       *[main] füge dem wirkenden Magi ebenso viel <damage/> zu, wie der Zauber dir zufügt
    }
clause-undo =
    { $form ->
        [inf] am Ende der Runde { $amount } zurücknehmen, falls das Ziel nicht besiegt wurde
        [does] nimmt am Ende der Runde { $amount } zurück, falls das Ziel nicht besiegt wurde
       *[main] nimm am Ende der Runde { $amount } zurück, falls das Ziel nicht besiegt wurde
    }
clause-undo-all =
    { $form ->
        [inf] am Ende der Runde diesen ganzen <damage/> zurücknehmen, falls das Ziel nicht besiegt wurde
        [does] nimmt am Ende der Runde diesen ganzen <damage/> zurück, falls das Ziel nicht besiegt wurde
       *[main] nimm am Ende der Runde diesen ganzen <damage/> zurück, falls das Ziel nicht besiegt wurde
    }
clause-score-fall =
    { $rose ->
        [yes] wird dadurch ein Magi besiegt, erhalte dafür { $power } { $power ->
                [one] <power form="one"/>
               *[other] <power/>
            }, und sonst erhält niemand etwas
       *[no] wird dadurch ein Magi besiegt, erhalte dafür { $power } { $power ->
                [one] <power form="one"/>
               *[other] <power/>
            }, und kein anderer Magi erhält etwas
    }
clause-avert-defeat =
    { $form ->
        [inf] bei dir allen <damage/> heilen, statt besiegt zu werden
        [does] heilt bei sich allen <damage/>, statt besiegt zu werden
       *[main] heile bei dir allen <damage/>, statt besiegt zu werden
    }
clause-target-fiercest =
    { $form ->
        [inf] den Magi mit dem meisten <damage/> auf dir als Ziel wählen
        [does] wählt den Magi mit dem meisten <damage/> auf dir als Ziel
       *[main] wähle den Magi mit dem meisten <damage/> auf dir als Ziel
    }
clause-defeat-as-first =
    { $form ->
        [inf] { $who } besiegen; die Wertung gilt, als hättest du dort den meisten <damage/>
        [does] besiegt { $who }; die Wertung gilt, als hättest du dort den meisten <damage/>
       *[main] besiege { $who }; die Wertung gilt, als hättest du dort den meisten <damage/>
    }
    .who = acc
clause-move-together =
    { $form ->
        [inf] { $who } und { $with } in denselben angrenzenden Raum bewegen
        [does] bewegt { $who } und { $with } in denselben angrenzenden Raum
       *[main] bewege { $who } und { $with } in denselben angrenzenden Raum
    }
    .who = acc
    .with = acc
clause-topple =
    { $form ->
        [inf] { $count } Räume, die an diesen Raum angrenzen, gleich was dort liegt, zerstören und ihre Plättchen nehmen
        [does] zerstört { $count } Räume, die an diesen Raum angrenzen, gleich was dort liegt, und nimmt ihre Plättchen
       *[main] zerstöre { $count } Räume, die an diesen Raum angrenzen, gleich was dort liegt, und nimm ihre Plättchen
    }
clause-topple-except =
    { $form ->
        [inf] { $count } Räume, die an diesen Raum angrenzen, gleich was dort liegt (außer { $rooms }), zerstören und ihre Plättchen nehmen
        [does] zerstört { $count } Räume, die an diesen Raum angrenzen, gleich was dort liegt (außer { $rooms }), und nimmt ihre Plättchen
       *[main] zerstöre { $count } Räume, die an diesen Raum angrenzen, gleich was dort liegt (außer { $rooms }), und nimm ihre Plättchen
    }
clause-use-rebuilt =
    { $form ->
        [inf] den Effekt der reparierten Seite eines beliebigen Raums nutzen
        [does] nutzt den Effekt der reparierten Seite eines beliebigen Raums
       *[main] nutze den Effekt der reparierten Seite eines beliebigen Raums
    }
clause-use-rebuilt-except =
    { $form ->
        [inf] den Effekt der reparierten Seite eines beliebigen Raums außer { $rooms } nutzen
        [does] nutzt den Effekt der reparierten Seite eines beliebigen Raums außer { $rooms }
       *[main] nutze den Effekt der reparierten Seite eines beliebigen Raums außer { $rooms }
    }
clause-inflict-chain =
    { $form ->
        [inf] eine andere Figur in Reichweite 1 vom Ziel und eine dritte Figur in Reichweite 1 von dieser wählen und dem Ziel { $first } <damage/>, der zweiten Figur { $second } und der dritten { $third } zufügen
        [does] wählt eine andere Figur in Reichweite 1 vom Ziel und eine dritte Figur in Reichweite 1 von dieser; fügt dem Ziel { $first } <damage/>, der zweiten Figur { $second } und der dritten { $third } zu
       *[main] wähle eine andere Figur in Reichweite 1 vom Ziel und eine dritte Figur in Reichweite 1 von dieser; füge dem Ziel { $first } <damage/>, der zweiten Figur { $second } und der dritten { $third } zu
    }
clause-discards-quests =
    { $form ->
        [inf] { $who } { $who-je } { $amount } ablegen lassen
        [after] { $who-pers ->
                [du] legst
                [sie] legen
               *[er] legt
            } { $who } { $who-je } { $amount } ab
       *[main] { $who } { $who-pers ->
                [du] legst
                [sie] legen
               *[er] legt
            } { $who-je } { $amount } ab
    }
    .who =
        { $form ->
            [inf] acc
           *[main] nom
        }
clause-discard-events-unpaid =
    { $form ->
        [inf] { $amount } vom Ereignistableau ablegen; die <rose/> erhält dafür nichts
        [does] legt { $amount } vom Ereignistableau ab; die <rose/> erhält dafür nichts
       *[main] lege { $amount } vom Ereignistableau ab; die <rose/> erhält dafür nichts
    }
clause-move-into =
    { $form ->
        [inf] { $who } { $place } bewegen
        [does] bewegt { $who } { $place }
       *[main] bewege { $who } { $place }
    }
    .who = acc
    .place = into
clause-draw-top-of-memories =
    { $form ->
        [inf] { top-amount } deiner Erinnerungen ziehen
        [does] zieht { top-amount } deiner Erinnerungen
       *[main] ziehe { top-amount } deiner Erinnerungen
    }
clause-draw-library-or-discards =
    { $form ->
        [inf] { $amount } aus der Bibliothek, oben von einem Stapel oder seinem Ablagestapel, ziehen
        [does] zieht { $amount } aus der Bibliothek, oben von einem Stapel oder seinem Ablagestapel
       *[main] ziehe { $amount } aus der Bibliothek, oben von einem Stapel oder seinem Ablagestapel
    }
clause-swap-quests =
    { $form ->
        [inf] dir { $amount } ansehen, nach Wunsch 1 davon gegen 1 deiner { quest-open } Aufgaben austauschen und den Rest in beliebiger Reihenfolge obenauf zurücklegen
       *[main] sieh dir { $amount } an, tausche nach Wunsch 1 davon gegen 1 deiner { quest-open } Aufgaben aus und lege den Rest in beliebiger Reihenfolge obenauf zurück
    }
clause-take-active-quest =
    { $form ->
        [inf] dir { $from-poss ->
                [dein] deine { quest-open } Aufgaben
                [sein] seine { quest-open } Aufgaben
                [ihr] ihre { quest-open } Aufgaben
               *[none] die { quest-open } Aufgaben { $from }
            } ansehen und nach Wunsch 1 davon nehmen
       *[main] sieh dir { $from-poss ->
                [dein] deine { quest-open } Aufgaben
                [sein] seine { quest-open } Aufgaben
                [ihr] ihre { quest-open } Aufgaben
               *[none] die { quest-open } Aufgaben { $from }
            } an und nimm nach Wunsch 1 davon
    }
    .from = gen
clause-draws-quests =
    { $form ->
        [inf] { $who } { $who-je } { $amount } ziehen lassen
        [after] { $who-pers ->
                [du] ziehst
                [sie] ziehen
               *[er] zieht
            } { $who } { $who-je } { $amount }
       *[main] { $who } { $who-pers ->
                [du] ziehst
                [sie] ziehen
               *[er] zieht
            } { $who-je } { $amount }
    }
    .who =
        { $form ->
            [inf] acc
           *[main] nom
        }
clause-reveal-quest =
    { $form ->
        [inf] { $quest } aufdecken
        [does] deckt { $quest } auf
       *[main] decke { $quest } auf
    }
top-quest = die oberste Aufgabe
clause-claim-quest =
    { $form ->
        [inf] diese Aufgabe zu deinen { quest-done } Aufgaben legen
        [does] legt diese Aufgabe zu deinen { quest-done } Aufgaben
       *[main] lege diese Aufgabe zu deinen { quest-done } Aufgaben
    }
clause-cast-from-hand =
    { $form ->
        [inf] { $amount } aus deiner Hand { $amount-number ->
                [one] anstelle eines Zaubers auf deinem Tableau
               *[other] jeweils anstelle eines Zaubers auf deinem Tableau
            } wirken
        [does] wirkt { $amount } aus deiner Hand { $amount-number ->
                [one] anstelle eines Zaubers auf deinem Tableau
               *[other] jeweils anstelle eines Zaubers auf deinem Tableau
            }
       *[main] wirke { $amount } aus deiner Hand { $amount-number ->
                [one] anstelle eines Zaubers auf deinem Tableau
               *[other] jeweils anstelle eines Zaubers auf deinem Tableau
            }
    }
clause-cast-from-hand-at =
    { $form ->
        [inf] { $amount } aus deiner Hand anstelle eines Zaubers auf deinem Tableau wirken, als ob { $from } ihn wirken würde
        [does] wirkt { $amount } aus deiner Hand anstelle eines Zaubers auf deinem Tableau, als ob { $from } ihn wirken würde
       *[main] wirke { $amount } aus deiner Hand anstelle eines Zaubers auf deinem Tableau, als ob { $from } ihn wirken würde
    }
    .from = nom
clause-cast-types-from-hand =
    { $form ->
        [inf] { $amount } { $types }zauber aus deiner Hand anstelle eines Zaubers auf deinem Tableau wirken
        [does] wirkt { $amount } { $types }zauber aus deiner Hand anstelle eines Zaubers auf deinem Tableau
       *[main] wirke { $amount } { $types }zauber aus deiner Hand anstelle eines Zaubers auf deinem Tableau
    }
    .types = stem
clause-casts-next =
    { $form ->
        [inf] { $who } { $who-pers ->
                [du] deinen
               *[er] den eigenen
            } nächsten vorbereiteten Zauber (oder den Spontanzauber) wirken lassen
        [after] { $who-pers ->
                [du] wirkst
                [sie] wirken
               *[er] wirkt
            } { $who } { $who-pers ->
                [du] deinen
               *[er] den eigenen
            } nächsten vorbereiteten Zauber (oder den Spontanzauber)
       *[main] { $who } { $who-pers ->
                [du] wirkst
                [sie] wirken
               *[er] wirkt
            } { $who-pers ->
                [du] deinen
               *[er] den eigenen
            } nächsten vorbereiteten Zauber (oder den Spontanzauber)
    }
    .who =
        { $form ->
            [inf] acc
           *[main] nom
        }
clause-activate-place =
    { $used ->
        [yes] { $form ->
                [inf] { $room } aktivieren, falls er inaktiv ist
               *[main] aktiviere { $room }, falls er inaktiv ist
            }
       *[no] { $form ->
                [inf] { $room } aktivieren
               *[main] aktiviere { $room }
            }
    }
    .room = acc
clause-activate-place-except =
    { $used ->
        [yes] { $form ->
                [inf] { $room } (außer { $rooms }) aktivieren, falls er inaktiv ist
               *[main] aktiviere { $room } (außer { $rooms }), falls er inaktiv ist
            }
       *[no] { $form ->
                [inf] { $room } (außer { $rooms }) aktivieren
               *[main] aktiviere { $room } (außer { $rooms })
            }
    }
    .room = acc
clause-close-rooms =
    { $form ->
        [inf] { $room } bis zum Ende der Runde sperren (nicht aktivierbar)
        [does] sperrt { $room } bis zum Ende der Runde (nicht aktivierbar)
       *[main] sperre { $room } bis zum Ende der Runde (nicht aktivierbar)
    }
    .room = acc
clause-use-used =
    { $form ->
        [inf] den Effekt eines anderen inaktiven Raums nutzen
        [does] nutzt den Effekt eines anderen inaktiven Raums
       *[main] nutze den Effekt eines anderen inaktiven Raums
    }
clause-use-used-except =
    { $form ->
        [inf] den Effekt eines anderen inaktiven Raums außer { $rooms } nutzen
        [does] nutzt den Effekt eines anderen inaktiven Raums außer { $rooms }
       *[main] nutze den Effekt eines anderen inaktiven Raums außer { $rooms }
    }
clause-recolour =
    { $form ->
        [inf] { $room } bis zum Ende der Runde als { $colour } behandeln
        [does] behandelt { $room } bis zum Ende der Runde als { $colour }
       *[main] behandle { $room } bis zum Ende der Runde als { $colour }
    }
    .room = acc
    .colour = bare
clause-copy-room =
    { $form ->
        [inf] { $room } bis zum Ende der Runde als Kopie eines anderen Raums behandeln
        [does] behandelt { $room } bis zum Ende der Runde als Kopie eines anderen Raums
       *[main] behandle { $room } bis zum Ende der Runde als Kopie eines anderen Raums
    }
    .room = acc
clause-copy-room-except =
    { $form ->
        [inf] { $room } bis zum Ende der Runde als Kopie eines anderen Raums (außer { $rooms }) behandeln
        [does] behandelt { $room } bis zum Ende der Runde als Kopie eines anderen Raums (außer { $rooms })
       *[main] behandle { $room } bis zum Ende der Runde als Kopie eines anderen Raums (außer { $rooms })
    }
    .room = acc
# Deeds of the moment, and what lasts for a turn.
clause-transfer =
    { $form ->
        [inf] { $amount } von { $from } auf { $to } verschieben
        [does] verschiebt { $amount } von { $from } auf { $to }
       *[main] verschiebe { $amount } von { $from } auf { $to }
    }
    .from = dat
    .to = acc
clause-swap-places =
    { $form ->
        [inf] mit { $who } den Platz tauschen
        [does] tauscht mit { $who } den Platz
       *[main] tausche mit { $who } den Platz
    }
    .who = dat
# $else: whom this effect has struck before is spared.
clause-sally =
    { $form ->
        [inf] dich { up-to-steps } bewegen und { $else ->
                [yes] eine Figur angreifen, die dieser Effekt noch nicht getroffen hat
               *[no] einen Angriff ausführen
            } (beides darf entfallen)
        [does] bewegt sich { up-to-steps } und { $else ->
                [yes] greift eine Figur an, die dieser Effekt noch nicht getroffen hat
               *[no] führt einen Angriff aus
            } (beides darf entfallen)
       *[main] bewege dich { up-to-steps } und { $else ->
                [yes] greife eine Figur an, die dieser Effekt noch nicht getroffen hat
               *[no] führe einen Angriff aus
            } (beides darf entfallen)
    }
up-to-steps =
    { $steps ->
        [one] bis zu { $steps } Schritt
       *[other] bis zu { $steps } Schritte
    }
clause-sallies =
    { $form ->
        [inf] { $who } { up-to-steps } bewegen und { under-control } { $who-je } einen Angriff ausführen lassen (beides darf entfallen)
        [after] beweg{ $who-end } { $who } sich { up-to-steps } und führ{ $who-end }{ under-control } { $who-je } einen Angriff aus (beides darf entfallen)
       *[main] { $who } beweg{ $who-end } sich { up-to-steps } und führ{ $who-end }{ under-control } { $who-je } einen Angriff aus (beides darf entfallen)
    }
    .who =
        { $form ->
            [inf] acc
           *[main] nom
        }
clause-attacks =
    { $form ->
        [inf] { $who } { under-control } angreifen lassen
        [after] { $who-pers ->
                [du] greifst
                [sie] greifen
               *[er] greift
            } { $who } { under-control } an
       *[main] { $who } { $who-pers ->
                [du] greifst
                [sie] greifen
               *[er] greift
            } { under-control } an
    }
    .who =
        { $form ->
            [inf] acc
           *[main] nom
        }
clause-buy-quest =
    sieh dir die obersten { $amount } an; du darfst { $price } { $price ->
        [one] <power form="one"/>
       *[other] <power/>
    } zahlen, um 1 davon als { quest-open-e } Aufgabe zu behalten; der Rest kommt zurück, wie er lag
clause-go-on =
    { $form ->
        [inf] diese Anweisung beliebig oft wiederholen
       *[main] wiederhole diese Anweisung beliebig oft
    }
clause-ransom-suffers =
    { $form ->
        [inf] { $who } { $who-je } 1 { $who-pers ->
                [du] deiner
               *[er] der eigenen
            } vorbereiteten Zauber ablegen oder { $n } <damage/> erleiden lassen
        [after] leg{ $who-end } { $who } { $who-je } 1 { $who-pers ->
                [du] deiner
               *[er] der eigenen
            } vorbereiteten Zauber ab oder erleide{ $who-pers ->
                [du] st
                [sie] n
               *[er] t
            } { $n } <damage/>
       *[main] { $who } leg{ $who-end } { $who-je } 1 { $who-pers ->
                [du] deiner
               *[er] der eigenen
            } vorbereiteten Zauber ab oder erleide{ $who-pers ->
                [du] st
                [sie] n
               *[er] t
            } { $n } <damage/>
    }
    .who =
        { $form ->
            [inf] acc
           *[main] nom
        }
clause-ransom-loses =
    { $form ->
        [inf] { $who } { $who-je } 1 { $who-pers ->
                [du] deiner
               *[er] der eigenen
            } vorbereiteten Zauber ablegen oder { $n } { $n ->
                [one] <power form="one"/>
               *[other] <power/>
            } verlieren lassen
        [after] leg{ $who-end } { $who } { $who-je } 1 { $who-pers ->
                [du] deiner
               *[er] der eigenen
            } vorbereiteten Zauber ab oder verlier{ $who-end } { $n } { $n ->
                [one] <power form="one"/>
               *[other] <power/>
            }
       *[main] { $who } leg{ $who-end } { $who-je } 1 { $who-pers ->
                [du] deiner
               *[er] der eigenen
            } vorbereiteten Zauber ab oder verlier{ $who-end } { $n } { $n ->
                [one] <power form="one"/>
               *[other] <power/>
            }
    }
    .who =
        { $form ->
            [inf] acc
           *[main] nom
        }
clause-ransom-you-gain =
    { $form ->
        [inf] { $who } { $who-je } 1 { $who-pers ->
                [du] deiner
               *[er] der eigenen
            } vorbereiteten Zauber ablegen lassen und für jeden Magi, der das nicht tut, { $n } { $n ->
                [one] <power form="one"/>
               *[other] <power/>
            } erhalten
        [after] { darf } { $who } { $who-je } 1 { $who-pers ->
                [du] deiner
               *[er] der eigenen
            } vorbereiteten Zauber ablegen; erhalte { $n } { $n ->
                [one] <power form="one"/>
               *[other] <power/>
            } für jeden Magi, der das nicht tut
       *[main] { $who } { darf } { $who-je } 1 { $who-pers ->
                [du] deiner
               *[er] der eigenen
            } vorbereiteten Zauber ablegen; erhalte { $n } { $n ->
                [one] <power form="one"/>
               *[other] <power/>
            } für jeden Magi, der das nicht tut
    }
    .who =
        { $form ->
            [inf] acc
           *[main] nom
        }
# $convert is the clause that converts; $many: on several models.
clause-convert-or-lose =
    { $many ->
        [yes] { $convert }; sie verlieren je { $power } { $power ->
                [one] <power form="one"/>
               *[other] <power/>
            } für jeden dieser <damage/>, der nicht konvertiert werden konnte
       *[no] { $convert }; das Ziel verliert { $power } { $power ->
                [one] <power form="one"/>
               *[other] <power/>
            } für jeden dieser <damage/>, der nicht konvertiert werden konnte
    }
    .convert = { $form }
clause-convert-or-gain =
    { $form ->
        [inf] { $convert } und { $power } { $power ->
                [one] <power form="one"/>
               *[other] <power/>
            } für jeden dieser <damage/> erhalten, der nicht konvertiert werden konnte
        [does] { $convert } und erhält { $power } { $power ->
                [one] <power form="one"/>
               *[other] <power/>
            } für jeden dieser <damage/>, der nicht konvertiert werden konnte
       *[main] { $convert } und erhalte { $power } { $power ->
                [one] <power form="one"/>
               *[other] <power/>
            } für jeden dieser <damage/>, der nicht konvertiert werden konnte
    }
    .convert = { $form }
clause-remove-instability =
    { $optional ->
        [yes] { $form ->
                [inf] { amount-up-there } entfernen
                [does] entfernt { amount-up-there }
               *[main] entferne { amount-up-there }
            }
       *[no] { $form ->
                [inf] { amount-there } entfernen
                [does] entfernt { amount-there }
               *[main] entferne { amount-there }
            }
    }
    .place = in
lasting-strength =
    { $form ->
        [after] ist dein <strength/> bis zum Ende der Runde { $n }
       *[main] bis zum Ende der Runde ist dein <strength/> { $n }
    }
lasting-attacks-hit-room =
    { $form ->
        [after] treffen deine Angriffe bis zum Ende der Runde alle anderen Figuren in deinem Raum
       *[main] bis zum Ende der Runde treffen deine Angriffe alle anderen Figuren in deinem Raum
    }
lasting-actions-attack =
    { $form ->
        [after] darfst du dich bis zum Ende der Runde in derselben physischen Aktion bewegen und dann angreifen
       *[main] bis zum Ende der Runde darfst du dich in derselben physischen Aktion bewegen und dann angreifen
    }
lasting-form =
    { $form ->
        [after] bist du bis zum Ende der Runde auch { ein-name-nom } { $name }, Magi und Beschwörung zugleich, mit { $name-gender ->
                [f] deren
               *[m] dessen
            } <strength/>
       *[main] bis zum Ende der Runde bist du auch { ein-name-nom } { $name }, Magi und Beschwörung zugleich, mit { $name-gender ->
                [f] deren
               *[m] dessen
            } <strength/>
    }
    .name = nom
ein-name-nom =
    { $name-gender ->
        [f] eine
       *[m] ein
    }

## Triggers: a clause with its subject, after "when" or "each time"; verb last

on-object =
    { $object-said ->
        [yes] {" "}{ $object }
       *[no] {""}
    }
with-means =
    { $means-said ->
        [yes] {" "}durch { $means }
       *[no] {""}
    }
from-means =
    { $means-said ->
        [yes] {" "}durch { $means }
       *[no] {""}
    }
sub-sich =
    { $subject-pers ->
        [du] dich
       *[er] sich
    }
betritt =
    { $subject-pers ->
        [du] betrittst
        [sie] betreten
       *[er] betritt
    }
trigger-enters =
    { $colours-said ->
        [yes] { $subject } einen { $colours } Raum { betritt }
       *[no] { $subject } einen Raum { betritt }
    }
    .subject = nom
    .colours = en
trigger-enters-named = { $subject } { $room } { betritt }
    .subject = nom
    .room = acc
trigger-enters-its-room = { $subject } den Raum dieser Beschwörung { betritt }
    .subject = nom
trigger-moves =
    { $subject-poss ->
        [none] sich { $subject } beweg{ $subject-end }
       *[pronoun] { $subject } { sub-sich } beweg{ $subject-end }
    }
    .subject = nom
trigger-damages =
    { $object-said ->
        [yes] { $subject-poss ->
                [none] { $object-poss ->
                        [none] { $subject }{ on-object }
                       *[pronoun] { $object } { $subject }
                    }
               *[pronoun] { $subject }{ on-object }
            }
       *[no] { $subject }
    }{ with-means } <damage/> zufüg{ $subject-end }
    .subject = nom
    .means = acc
    .object = dat
trigger-damages-or-heals =
    { $subject } { $object } <damage/> zufüg{ $subject-end } oder bei { $object-gender ->
        [f] ihr
       *[m] ihm
    } <damage/> heil{ $subject-end }
    .subject = nom
    .object = dat
trigger-suffers =
    { $subject }{ from-means } <damage/> { $subject-pers ->
        [du] erleidest
        [sie] erleiden
       *[er] erleidet
    }
    .subject = nom
    .means = acc
trigger-gains-power =
    { $subject }{ from-means } <power/> { $subject-pers ->
        [du] erhältst
        [sie] erhalten
       *[er] erhält
    }
    .subject = nom
    .means = acc
trigger-loses-power = { $subject } <power/> verlier{ $subject-end }
    .subject = nom
trigger-gains-or-loses-power =
    { $subject } <power/> { $subject-pers ->
        [du] erhältst
        [sie] erhalten
       *[er] erhält
    } oder verlier{ $subject-end }
    .subject = nom
trigger-places-instability = { $subject } <instability/> verursach{ $subject-end }
    .subject = nom
trigger-reveals-spell = { $subject } { $spell } aufdeck{ $subject-end }
    .subject = nom
    .spell = acc
trigger-solves-quest = { $subject } eine Aufgabe { quest-subject-loest }
    .subject = nom
trigger-is-defeated = { $subject } besiegt { $subject-wird }
    .subject = nom
trigger-is-defeated-carrying =
    { $subject } besiegt { $subject-wird }, auf { $subject-gender ->
        [f] der
       *[m] dem
    } dein <damage/> liegt
    .subject = nom
trigger-is-removed = { $subject } entfernt { $subject-wird }
    .subject = nom
trigger-is-put-in-cell =
    { $subject } in { $subject-pers ->
        [du] deine
       *[er] die eigene
    } Kammer teleportiert { $subject-wird }
    .subject = nom
trigger-activates-room =
    { $colours-said ->
        [yes] { $subject } einen { $colours } Raum { aktiviert }
       *[no] { $subject } einen Raum { aktiviert }
    }
    .subject = nom
    .colours = en
aktiviert = aktivier{ $subject-end }
trigger-activates-named = { $subject } { $room } { aktiviert }
    .subject = nom
    .room = acc
spell-of-subject =
    { $subject-poss ->
        [dein] ein { $spell } von dir
        [sein] ein { $spell } von ihm
        [ihr] ein { $spell } von ihnen
       *[none] ein { $spell } { $subject }
    }
trigger-targets = { spell-of-subject } { $object } als Ziel hat
    .subject = gen
    .object = acc
    .spell = bare
trigger-reaches = { spell-of-subject } { $object } als Ziel hat oder betreffen würde
    .subject = gen
    .object = acc
    .spell = bare
trigger-explores = { $subject } einen Sprint { fuehrt-aus }
    .subject = nom
fuehrt-aus = ausführ{ $subject-end }
trigger-uses-momentum = { $subject } die Aktion „Zauber ablegen“ { fuehrt-aus }
    .subject = nom
trigger-explores-or-uses-momentum = { $subject } einen Sprint oder die Aktion „Zauber ablegen“ { fuehrt-aus }
    .subject = nom
trigger-performs-physical-action = { $subject } eine physische Aktion { $subject-pers ->
        [du] ausgeführt hast
        [sie] ausgeführt haben
       *[er] ausgeführt hat
    }
    .subject = nom
trigger-attacks =
    { $subject } { $subject-pers ->
        [du] angreifst
        [sie] angreifen
       *[er] angreift
    }
    .subject = nom
# $walks: by a Physical Action, and not otherwise.
trigger-leaves =
    { $walks ->
        [yes] { $subject } diesen Raum durch eine physische Aktion { verlaesst }
       *[no] { $subject } diesen Raum { verlaesst }
    }
    .subject = nom
verlaesst =
    { $subject-pers ->
        [du] verlässt
        [sie] verlassen
       *[er] verlässt
    }
trigger-casts = { $subject } { $spell } wirk{ $subject-end }
    .subject = nom
    .spell = acc
trigger-begins-to-solve =
    { $subject } { $subject-pers ->
        [du] beginnst
        [sie] beginnen
       *[er] beginnt
    }, eine Aufgabe { quest-zu-loesen }
    .subject = nom
trigger-catches = { spell-of-subject } { $object } betreffen würde, ohne { $object } als Ziel zu haben
    .subject = gen
    .object = acc
    .spell = bare
trigger-clean-up-begins = die Aufräumphase beginnt
trigger-heals = { $subject } { bei-object } <damage/> heil{ $subject-end }
    .subject = nom
    .object = dat
trigger-converts-damage = { $subject } <damage/> konvertier{ $subject-end }
    .subject = nom
trigger-converts-instability = { $subject } <instability/> konvertier{ $subject-end }
    .subject = nom
trigger-takes-crown =
    { $subject } die <crown/> { $subject-pers ->
        [du] nimmst
        [sie] nehmen
       *[er] nimmt
    }
    .subject = nom
trigger-resolves-spell = { $subject } { $spell } { fuehrt-aus }
    .subject = nom
    .spell = acc
trigger-resolves-spell-in = { $subject } { $room } { $spell } { fuehrt-aus }
    .subject = nom
    .spell = acc
    .room = in
trigger-resolves-showing = { $subject } { $spell } { fuehrt-aus } und deine gewirkten Zauber mindestens { $least } Symbole { $elements } zeigen
    .subject = nom
    .spell = acc
trigger-resolves-room = { $subject } den Effekt eines { $colours } Raums { fuehrt-aus }
    .subject = nom
    .colours = en
trigger-resolves-any-room = { $subject } den Effekt eines Raums { fuehrt-aus }
    .subject = nom
trigger-resolves-named = { $subject } den Effekt { $room } { fuehrt-aus }
    .subject = nom
    .room = gen
trigger-resolves-placed = { $subject } einen Effekt { fuehrt-aus }, der <instability/> beliebiger Farbe verursacht hat
    .subject = nom
trigger-resolves-placed-or-converted = { $subject } einen Effekt { fuehrt-aus }, der in einem { $colours } Raum <instability/> beliebiger Farbe verursacht oder konvertiert hat
    .subject = nom
    .colours = en
trigger-resolves-summoning = { $subject } einen Effekt { fuehrt-aus }, der eine Beschwörung beschworen hat
    .subject = nom

## Standing lines

standing = <up/>{ $what }.
# $bearer: the card lies on you, or speaks of "it".
standing-speed-is =
    { $bearer ->
        [it] <speed/> { $n }
       *[you] dein <speed/> ist { $n }
    }
bearer-has =
    { $bearer ->
        [it] {""}
       *[you] du hast{" "}
    }
standing-speed =
    { $less ->
        [yes] { bearer-has }<speed/> −{ $n }
       *[no] { bearer-has }<speed/> +{ $n }
    }
standing-strength =
    { $less ->
        [yes] { bearer-has }<strength/> −{ $amount }
       *[no] { bearer-has }<strength/> +{ $amount }
    }
standing-health =
    { $upgraded ->
        [yes] { bearer-has }<health/> +{ $n } mit einer Aufwertung
       *[no] { bearer-has }<health/> +{ $n }
    }
standing-damage =
    { $by-said ->
        [yes] <damage/>, den{ by-whom }{ on-whom }{ with-means } zufüg{ $by-end }, wird { damage-change }
       *[no] { $to-said ->
                [yes] <damage/>, den { $to }{ with-means } erleide{ $to-pers ->
                        [du] st
                        [sie] n
                       *[er] t
                    }, wird { damage-change }
               *[no] <damage/>{ with-means } wird { damage-change }
            }
    }
    .by = nom
    .means = acc
    .to =
        { $by-said ->
            [yes] dat
           *[no] nom
        }
by-whom =
    { $by-said ->
        [yes] {" "}{ $by }
       *[no] {""}
    }
on-whom =
    { $to-said ->
        [yes] {" "}{ $to }
       *[no] {""}
    }
damage-change =
    { $change ->
        [none] auf 0 verringert
        [less] um { $n } verringert
        [less-to] um { $n } verringert, aber nicht unter { $least }
       *[more] um { $n } erhöht
    }
standing-trophies-to-rose = jedes Mal, wenn ein Magi besiegt wird, nimmt die <rose/> die <trophy/> anstelle der Person, die sie nehmen würde

## Cards: what sort they are, headings and notes

subtitle-spell-school = Zauber { $school }
    .school = gen
subtitle-spell-of-mage = Charakterzauber von { $mage }
    .mage = dat
subtitle-spell-personal = Charakterzauber
subtitle-spell-forgotten = Zauber der Vergessenen
subtitle-room =
    { $place ->
        [centre] <up/>{ $colour } Raum, in der Mitte der Akademie
        [first-ring] <up/>{ $colour } Raum, neben der Mitte der Akademie
       *[anywhere] <up/>{ $colour } Raum
    }
    .colour = er
subtitle-evocation =
    { $forgotten ->
        [yes] Beschwörung der Vergessenen, { $kind }
       *[no] Beschwörung, { $kind }
    }
    .kind = nom
subtitle-jinx = Fluch
subtitle-upgrade = Aufwertung einer Beschwörung
subtitle-quest-at-once = Aufgabe der { $moon }
subtitle-quest =
    { $secret ->
        [yes] Aufgabe der { $moon }, geheim bis zum ersten Fortschritt
       *[no] Aufgabe der { $moon }, wird beim Ziehen aufgedeckt
    }
avatar-event =
    { $avatar ->
        [yes] Avatar-Ereignis
       *[no] Ereignis
    }
subtitle-avatar = Avatar
subtitle-command = Befehlskarte der { $moon }
subtitle-event =
    { $instant ->
        [yes] { avatar-event } der { $moon }
       *[no] { avatar-event } der { $moon }, Feld { $slot }
    }

side-light = <light/>
side-dark = <dark/>
heading-side = { $side }: { $type }, { $element }
heading-half = { $type }, { $element }
heading-action = Physische Aktion
heading-command-spell = Zauber: { $type }, { $element }
heading-command-token = Auf der Rückseite: { $type }
heading-destroyed = Zerstörte Seite
heading-rebuilt = Reparierte Seite
heading-whole = Solange er steht
# $solves: the effect says itself when the quest is solved.
heading-quest-effect =
    { $solves ->
        [yes] Um sie einzulösen
       *[no] Wenn du sie einlöst
    }
# $room: whether it asks for a Room that is activated.
heading-quest-at-once =
    { $instead ->
        [yes] Anstelle des Effekts des Raums
       *[no] { $room ->
                [yes] Zusätzlich zum Effekt des Raums
               *[no] Sofort
            }
    }
heading-event-instant = Soforteffekt
heading-event-always = Beim Aufdecken
heading-event-black-rose = In der Black Rose Phase
heading-event-study = Zu Beginn der Studierphase
heading-event-action = Zu Beginn der Aktionsphase
heading-event-during-instant = Soforteffekt
heading-event-during-always = Immer
heading-event-during-black-rose = Während der Black Rose Phase
heading-event-during-study = Während der Studierphase
heading-event-during-action = Während der Aktionsphase
lead-trigger = Wenn { $trigger }:
lead-each-mage = Alle Magi in Zugreihenfolge:

# $either: whether its caster chooses when it comes.
note-unstable =
    { $either ->
        [yes] <unstable/>: Verursache vor oder nach dem Effekt 1 <instability/> in dem Raum, aus dem du ihn wirkst.
       *[no] <unstable/>: Verursache vor dem Effekt 1 <instability/> in deinem Raum.
    }
note-needs-hand =
    Nur ein Magi mit mindestens { $n } Zauber{ $n ->
        [one] {""}
       *[other] n
    } auf der Hand darf diesen Raum aktivieren.
note-rebuilding =
    In der Aufräumphase wird dieser Raum repariert, falls in allen { $slots } Aussparungen <instability/> liegt. Wer darin die meisten Marker hat, erhält { $most } { $most ->
        [one] <power form="one"/>
       *[other] <power/>
    }{ reward-others }. Wer als einzige Person Marker darin hat, erhält 1 <power form="one"/> mehr; bei Gleichstand erhalten die Beteiligten je 1 <power form="one"/> weniger.
# A room whose token is won by whoever did most to destroy it.
note-token =
    In der Aufräumphase wird dieser Raum zerstört, falls in allen { $slots } Aussparungen <instability/> liegt. Wer darin die meisten Marker hat, nimmt sein Plättchen, das am Spielende { $worth } { $worth ->
        [one] <power form="one"/>
       *[other] <power/>
    } wert ist; bei Gleichstand nimmt es die Black Rose.
note-opens =
    Er darf ab der { $moon ->
        [2] 2.
       *[3] 3.
    } Mondphase aktiviert werden.
reward-others =
    { $others ->
        [0] , wer die zweitmeisten hat, { $second } { $second ->
                [one] <power form="one"/>
               *[other] <power/>
            }
       *[other] , wer die zweitmeisten hat, { $second } { $second ->
                [one] <power form="one"/>
               *[other] <power/>
            }, alle anderen mit einem Marker dort je { $others } { $others ->
                [one] <power form="one"/>
               *[other] <power/>
            }
    }
note-values = <speed/> { $speed }, <strength/> { $strength }, <health/> { $health }.
note-values-form = <speed/> { $speed }, <strength/> { $strength }; <health/> wie ihr Magi.
note-commands = In einer Aktionsphase führt der Avatar { $apprentice } Befehlskarten aus (normal) oder { $master } (schwer).
note-starts = Er beginnt { $room }.
    .room = in
note-dominion = Im Dunkeln geboren: Würde der Avatar in seiner Kammer handeln, teleportiert er sich stattdessen { $room }.
    .room = into
note-priority =
    { $rooms ->
        [yes] Priorität { $n }, Raum: { $lines }.
       *[no] Priorität { $n }, Magi: { $lines }.
    }
criteria-two = { $first }, dann { $rest }
criteria-more = { $first }, dann { $rest }
criterion-damage = mit dem meisten <damage/>
criterion-nearest = im nächstgelegenen Raum
criterion-power = mit den meisten <power form="dat"/>
criterion-trophies = mit den meisten Trophäen
criterion-mages = mit den meisten Magi
criterion-models = mit den meisten Figuren
criterion-instability = mit der meisten <instability/>
note-command-unstable = <unstable/>: Vor dem Zauber verursacht die <rose/> 1 <instability/> im Raum des Avatars.
note-pain = Schmerz: Die <rose/> fügt dir so viel <damage/> zu.
note-enhancement = Verstärkung: nur, falls deine anderen gewirkten Zauber diese Elemente zeigen.
note-large = Eine große Beschwörung.
note-haunts = Sucht einen Magi heim, statt beschworen zu werden, und bewegt sich nur mit diesem Magi. Beim Erwecken greift sie diesen Magi an.
note-shares = Teilt sich die Miniaturen mit { $name }.
    .name = the-dat
note-mark =
    { $slots ->
        [one] Jedes Mal, wenn { $trigger }, lege diesen Fluch ab.
       *[other] Jedes Mal, wenn { $trigger }, lege 1 deiner Marker auf diesen Fluch. Liegen { $slots } Marker darauf, lege ihn ab.
    }
note-task = Wenn { $trigger }, schließe diese Aufgabe ab.
note-task-slots =
    { $slots ->
        [one] Wenn { $trigger }, schließe diese Aufgabe ab.
       *[other] Jedes Mal, wenn { $trigger }, lege 1 deiner Marker auf diese Aufgabe. Liegen { $slots } Marker darauf, schließe sie ab.
    }
# Classic: met and completed at once, if its owner likes; $instead: in place of the effect of the room that met it.
note-task-at-once = Wenn { $trigger }, darfst du diese Aufgabe erfüllen.
task-provided = { $trigger }, während { $condition }
note-quest-seats = Nur mit { $seats } oder mehr Magi.
note-quest-reward =
    Belohnung: { $power } { $power ->
        [one] <power form="one"/>
       *[other] <power/>
    }.
note-event-power =
    Beim Aufdecken erhält die <rose/> { $power } { $power ->
        [one] <power form="one"/>
       *[other] <power/>
    }.
note-event-crown = Wer es zieht, nimmt die <crown/>.
note-event-leaves =
    Wenn es das Ereignistableau verlässt, erhält die <rose/> { $power } { $power ->
        [one] <power form="one"/>
       *[other] <power/>
    }.
