### The texts of the cards in Polish. What markup, forms and features are: see the head of the English file.
###
### FORMS
###   of nouns     nom gen dat acc ins loc and each with -many
###   of persons   also poss: before or after what they have („jego Pomieszczenie“, „Pomieszczenie celu“); a noun in the
###                genitive, a pronoun without its n-
###   of clauses   imperative by default, inf after „możesz“, does after „Awatar“
###   of sentences inside (no capital)
###   of places    into („do tego Pomieszczenia“), self („w swoim Pomieszczeniu“, where you are the one who acts)
###   of colours and elements the cases; of symbols the cases, and one few many after a figure
### FEATURES
###   .gender      m1 m2 m3 f n
###   .verb        how the verb agrees: you, one, many; self: the same as the subject of the clause
###   .weight      it (a pronoun), light (a short noun, said before the amount), heavy (said after it)

## Symbols: the words of the icons

symbol-damage =
    { $form ->
        [one] Obrażenie
        [many] Obrażeń
        [gen] Obrażenia
        [gen-many] Obrażeń
        [ins-many] Obrażeniami
        [loc-many] Obrażeniach
       *[few] Obrażenia
    }
symbol-instability =
    { $form ->
        [few] Niestabilności
        [many] Niestabilności
        [gen] Niestabilności
        [gen-many] Niestabilności
        [ins] Niestabilnością
       *[one] Niestabilność
    }
symbol-power = PM
symbol-crown =
    { $form ->
        [gen] Korony
        [acc] Koronę
       *[nom] Korona
    }
symbol-trophy = Trofeum
symbol-rose =
    { $form ->
        [gen] Czarnej Róży
        [dat] Czarnej Róży
        [acc] Czarną Różę
        [ins] Czarną Różą
        [loc] Czarnej Róży
       *[nom] Czarna Róża
    }
symbol-speed =
    { $form ->
        [gen] Ruchu
        [ins] Ruchem
       *[nom] Ruch
    }
symbol-strength =
    { $form ->
        [gen] Siły
        [acc] Siłę
        [ins] Siłą
       *[nom] Siła
    }
symbol-health =
    { $form ->
        [one] Punktem Życia
        [ins] Punktami Życia
        [gen] Punktów Życia
       *[nom] Punkty Życia
    }
symbol-unstable = Niestabilny
symbol-persistent = Stabilny
symbol-moon-1 =
    { $form ->
        [gen] Pierwszej Fazy Księżyca
       *[nom] Pierwsza Faza Księżyca
    }
symbol-moon-2 =
    { $form ->
        [gen] Drugiej Fazy Księżyca
       *[nom] Druga Faza Księżyca
    }
symbol-moon-3 =
    { $form ->
        [gen] Trzeciej Fazy Księżyca
       *[nom] Trzecia Faza Księżyca
    }
symbol-light =
    { $form ->
        [ins] Efektem Górnym
       *[nom] Efekt Górny
    }
symbol-dark =
    { $form ->
        [ins] Efektem Dolnym
       *[nom] Efekt Dolny
    }
symbol-combat =
    { $form ->
        [gen] Walki
       *[nom] Walka
    }
symbol-contingency =
    { $form ->
        [gen] Wzmocnienia
       *[nom] Wzmocnienie
    }
symbol-trap =
    { $form ->
        [gen] Pułapki
       *[nom] Pułapka
    }
symbol-protection =
    { $form ->
        [gen] Ochrony
       *[nom] Ochrona
    }
symbol-air =
    { $form ->
        [gen] Powietrza
       *[nom] Powietrze
    }
symbol-earth =
    { $form ->
        [gen] Ziemi
       *[nom] Ziemia
    }
symbol-fire =
    { $form ->
        [gen] Ognia
       *[nom] Ogień
    }
symbol-water =
    { $form ->
        [gen] Wody
       *[nom] Woda
    }
symbol-sacred =
    { $form ->
        [gen] Świętego
       *[nom] Święty
    }
symbol-profane =
    { $form ->
        [gen] Nieczystego
       *[nom] Nieczysty
    }
symbol-magic =
    { $form ->
        [gen] Magii
       *[nom] Magia
    }
symbol-all =
    { $form ->
        [gen] Dowolnego
       *[nom] Dowolny
    }
symbol-black = Czarn{ room-adj }
symbol-purple = Fioletow{ room-adj }
symbol-red = Czerwon{ room-adj }
symbol-grey = Szar{ room-adj }
symbol-blue =
    { $form ->
        [gen] Niebieskiego
        [loc] Niebieskim
        [ins] Niebieskim
        [gen-many] Niebieskich
        [loc-many] Niebieskich
       *[nom] Niebieskie
    }
symbol-yellow = Żółt{ room-adj }
symbol-green = Zielon{ room-adj }
# The ending of a colour that goes with „Pomieszczenie“.
room-adj =
    { $form ->
        [gen] ego
        [loc] ym
        [ins] ym
        [gen-many] ych
        [loc-many] ych
       *[nom] e
    }

## Words of the game

kind-mage =
    { $form ->
        [gen] Maga
        [dat] Magowi
        [acc] Maga
        [ins] Magiem
        [loc] Magu
        [nom-many] Magowie
        [gen-many] Magów
        [dat-many] Magom
        [acc-many] Magów
        [ins-many] Magami
        [loc-many] Magach
       *[nom] Mag
    }
    .gender = m1
kind-evocation =
    { $form ->
        [gen] Ewokacji
        [dat] Ewokacji
        [acc] Ewokację
        [ins] Ewokacją
        [loc] Ewokacji
        [nom-many] Ewokacje
        [gen-many] Ewokacji
        [dat-many] Ewokacjom
        [acc-many] Ewokacje
        [ins-many] Ewokacjami
        [loc-many] Ewokacjach
       *[nom] Ewokacja
    }
    .gender = f
kind-model =
    { $form ->
        [gen] figurki
        [dat] figurce
        [acc] figurkę
        [ins] figurką
        [loc] figurce
        [nom-many] figurki
        [gen-many] figurek
        [dat-many] figurkom
        [acc-many] figurki
        [ins-many] figurkami
        [loc-many] figurkach
       *[nom] figurka
    }
    .gender = f
kind-demon =
    { $form ->
        [gen] Demona
        [dat] Demonowi
        [acc] Demona
        [ins] Demonem
        [loc] Demonie
        [nom-many] Demony
        [gen-many] Demonów
        [dat-many] Demonom
        [acc-many] Demony
        [ins-many] Demonami
        [loc-many] Demonach
       *[nom] Demon
    }
    .gender = m2
kind-undead =
    { $form ->
        [gen] Nieumarłego
        [dat] Nieumarłemu
        [acc] Nieumarłego
        [ins] Nieumarłym
        [loc] Nieumarłym
        [nom-many] Nieumarli
        [gen-many] Nieumarłych
        [dat-many] Nieumarłym
        [acc-many] Nieumarłych
        [ins-many] Nieumarłymi
        [loc-many] Nieumarłych
       *[nom] Nieumarły
    }
    .gender = m1
kind-construct =
    { $form ->
        [gen] Konstruktu
        [dat] Konstruktowi
        [acc] Konstrukt
        [ins] Konstruktem
        [loc] Konstrukcie
        [nom-many] Konstrukty
        [gen-many] Konstruktów
        [dat-many] Konstruktom
        [acc-many] Konstrukty
        [ins-many] Konstruktami
        [loc-many] Konstruktach
       *[nom] Konstrukt
    }
    .gender = m3
kind-nightmare =
    { $form ->
        [gen] Koszmaru
        [dat] Koszmarowi
        [acc] Koszmar
        [ins] Koszmarem
        [loc] Koszmarze
        [nom-many] Koszmary
        [gen-many] Koszmarów
        [dat-many] Koszmarom
        [acc-many] Koszmary
        [ins-many] Koszmarami
        [loc-many] Koszmarach
       *[nom] Koszmar
    }
    .gender = m3
kind-altar =
    { $form ->
        [gen] Ołtarza
        [dat] Ołtarzowi
        [acc] Ołtarz
        [ins] Ołtarzem
        [loc] Ołtarzu
        [nom-many] Ołtarze
        [gen-many] Ołtarzy
        [dat-many] Ołtarzom
        [acc-many] Ołtarze
        [ins-many] Ołtarzami
        [loc-many] Ołtarzach
       *[nom] Ołtarz
    }
    .gender = m3
kind-mutation =
    { $form ->
        [gen] Mutacji
        [dat] Mutacji
        [acc] Mutację
        [ins] Mutacją
        [loc] Mutacji
        [nom-many] Mutacje
        [gen-many] Mutacji
        [dat-many] Mutacjom
        [acc-many] Mutacje
        [ins-many] Mutacjami
        [loc-many] Mutacjach
       *[nom] Mutacja
    }
    .gender = f
kind-beast =
    { $form ->
        [gen] Bestii
        [dat] Bestii
        [acc] Bestię
        [ins] Bestią
        [loc] Bestii
        [nom-many] Bestie
        [gen-many] Bestii
        [dat-many] Bestiom
        [acc-many] Bestie
        [ins-many] Bestiami
        [loc-many] Bestiach
       *[nom] Bestia
    }
    .gender = f

colour-black = <black form="{ $form }"/>
colour-purple = <purple form="{ $form }"/>
colour-red = <red form="{ $form }"/>
colour-grey = <grey form="{ $form }"/>
colour-blue = <blue form="{ $form }"/>
colour-yellow = <yellow form="{ $form }"/>
colour-green = <green form="{ $form }"/>
colours-two = { $first } lub { $rest }
    .first = { $form }
    .rest = { $form }
colours-more = { $first }, { $rest }
    .first = { $form }
    .rest = { $form }

element-air = <air form="{ $form }"/>
element-earth = <earth form="{ $form }"/>
element-fire = <fire form="{ $form }"/>
element-water = <water form="{ $form }"/>
element-sacred = <sacred form="{ $form }"/>
element-profane = <profane form="{ $form }"/>
element-magic = <magic form="{ $form }"/>
element-all = <all form="{ $form }"/>
elements-two = { $first } lub { $rest }
    .first = { $form }
    .rest = { $form }
elements-more = { $first }, { $rest }
    .first = { $form }
    .rest = { $form }

type-combat = <combat form="{ $form }"/>
type-contingency = <contingency form="{ $form }"/>
type-trap = <trap form="{ $form }"/>
type-protection = <protection form="{ $form }"/>
types-two = { $first } lub { $rest }
    .first = { $form }
    .rest = { $form }
types-more = { $first }, { $rest }
    .first = { $form }
    .rest = { $form }

spell =
    { $form ->
        [gen] Czaru
        [ins] Czarem
       *[nom] Czar
    }
spell-types =
    { $form ->
        [gen] Czaru { $types }
        [ins] Czarem { $types }
       *[nom] Czar { $types }
    }
    .types = gen
spell-elements =
    { $form ->
        [gen] Czaru z symbolem { $elements }
        [ins] Czarem z symbolem { $elements }
       *[nom] Czar z symbolem { $elements }
    }
    .elements = gen

# By what something happens; in the genitive or the instrumental.
means-attack =
    { $form ->
        [ins] Atakiem Fizycznym
       *[gen] Ataku Fizycznego
    }
means-own-attack =
    { $form ->
        [ins] Atakiem Fizycznym (nie Ewokacji)
       *[gen] Ataku Fizycznego (nie Ewokacji)
    }
means-room =
    { $form ->
        [ins] Efektem Pomieszczenia
       *[gen] Pomieszczenia
    }
means-quest =
    { $form ->
        [ins] Efektem Zadania
       *[gen] Zadania
    }
means-event =
    { $form ->
        [ins] Efektem Wydarzenia
       *[gen] Wydarzenia
    }
means-skill =
    { $form ->
        [ins] Umiejętnością Ewokacji
       *[gen] Umiejętności Ewokacji
    }
means-icon =
    { $form ->
        [ins] symbolem Niestabilności
       *[gen] symbolu Niestabilności
    }
means-other =
    { $form ->
        [ins] innym Efektem
       *[gen] innego Efektu
    }
means-two = { $first } lub { $rest }
    .first = { $form }
    .rest = { $form }
means-more = { $first }, { $rest }
    .first = { $form }
    .rest = { $form }

rooms-one = { $room }
    .room = { $form }
rooms-two = { $first } i { $rest }
    .first = { $form }
    .rest = { $form }
rooms-more = { $first }, { $rest }
    .first = { $form }
    .rest = { $form }

moon =
    { $moon ->
        [1] <moon-1 form="{ $form }"/>
        [2] <moon-2 form="{ $form }"/>
       *[3] <moon-3 form="{ $form }"/>
    }

## Who

who-you =
    { $form ->
        [gen] ciebie
        [poss] twoje
        [dat] ci
        [acc] cię
        [ins] tobą
        [loc] tobie
       *[nom] {""}
    }
    .gender = m1
    .verb = you
    .weight = it
# $again: the trigger of the same sentence has just spoken of the target; „cel“ is masculine, whatever it is.
who-target =
    { $again ->
        [yes]
            { $form ->
                [gen] niego
                [poss] jego
                [dat] mu
                [acc] go
                [ins] nim
                [loc] nim
               *[nom] on
            }
       *[no]
            { $form ->
                [gen] celu
                [poss] celu
                [dat] celowi
                [ins] celem
                [loc] celu
               *[nom] cel
            }
    }
    .gender = m3
    .verb = one
    .weight =
        { $again ->
            [yes] it
           *[no] light
        }
who-target-room =
    { $form ->
        [gen] tego Pomieszczenia
        [poss] tego Pomieszczenia
        [dat] temu Pomieszczeniu
        [ins] tym Pomieszczeniem
        [loc] tym Pomieszczeniu
       *[nom] to Pomieszczenie
    }
    .gender = n
    .verb = one
    .weight = light
who-that = { this-kind } { $kind }
    .kind =
        { $form ->
            [poss] gen
           *[other] { $form }
        }
    .gender = { $kind-gender }
    .verb = one
    .weight = light
# „Ten“ with its kind.
this-kind =
    { $kind-gender ->
        [f]
            { $form ->
                [gen] tej
                [poss] tej
                [dat] tej
                [acc] tę
                [ins] tą
                [loc] tej
               *[nom] ta
            }
        [n]
            { $form ->
                [gen] tego
                [poss] tego
                [dat] temu
                [ins] tym
                [loc] tym
               *[nom] to
            }
        [m3]
            { $form ->
                [gen] tego
                [poss] tego
                [dat] temu
                [ins] tym
                [loc] tym
               *[nom] ten
            }
       *[m1]
            { $form ->
                [gen] tego
                [poss] tego
                [dat] temu
                [acc] tego
                [ins] tym
                [loc] tym
               *[nom] ten
            }
    }
who-those =
    { $form ->
        [gen] tych { $kind }
        [poss] tych { $kind }
        [dat] tym { $kind }
        [acc]
            { $kind-gender ->
                [m1] tych { $kind }
               *[other] te { $kind }
            }
        [ins] tymi { $kind }
        [loc] tych { $kind }
       *[nom]
            { $kind-gender ->
                [m1] ci { $kind }
               *[other] te { $kind }
            }
    }
    .kind =
        { $form ->
            [gen] gen-many
            [poss] gen-many
            [dat] dat-many
            [acc] acc-many
            [ins] ins-many
            [loc] loc-many
           *[nom] nom-many
        }
    .gender = { $kind-gender }
    .verb = many
    .weight = light
# A kind of evocation, by its name: those that the card has just brought into play.
who-that-name =
    { $many ->
        [yes]
            { $form ->
                [gen] nich
                [poss] ich
                [dat] im
                [acc]
                    { $name-gender ->
                        [m1] ich
                       *[other] je
                    }
                [ins] nimi
                [loc] nich
               *[nom]
                    { $name-gender ->
                        [m1] oni
                       *[other] one
                    }
            }
       *[no] { this-name } { $name }
    }
    .name =
        { $form ->
            [poss] gen
           *[other] { $form }
        }
    .gender = { $name-gender }
    .verb =
        { $many ->
            [yes] many
           *[no] one
        }
    .weight =
        { $many ->
            [yes] it
           *[no] light
        }
this-name =
    { $name-gender ->
        [f]
            { $form ->
                [gen] tej
                [poss] tej
                [dat] tej
                [acc] tę
                [ins] tą
                [loc] tej
               *[nom] ta
            }
        [n]
            { $form ->
                [gen] tego
                [poss] tego
                [dat] temu
                [ins] tym
                [loc] tym
               *[nom] to
            }
        [m3]
            { $form ->
                [gen] tego
                [poss] tego
                [dat] temu
                [ins] tym
                [loc] tym
               *[nom] ten
            }
       *[m1]
            { $form ->
                [gen] tego
                [poss] tego
                [dat] temu
                [acc] tego
                [ins] tym
                [loc] tym
               *[nom] ten
            }
    }
# A pronoun for $noun.
pronoun-one =
    { $noun-gender ->
        [f]
            { $form ->
                [gen] niej
                [poss] jej
                [dat] jej
                [acc] ją
                [ins] nią
                [loc] niej
               *[nom] ona
            }
        [n]
            { $form ->
                [gen] niego
                [poss] jego
                [dat] mu
                [acc] je
                [ins] nim
                [loc] nim
               *[nom] ono
            }
       *[m1]
            { $form ->
                [gen] niego
                [poss] jego
                [dat] mu
                [acc] go
                [ins] nim
                [loc] nim
               *[nom] on
            }
    }
# What the same sentence has just introduced; $mage: whether it is a mage; $noun is what it is called.
who-it =
    { $many ->
        [yes]
            { $form ->
                [gen] nich
                [poss] ich
                [dat] im
                [acc]
                    { $noun-gender ->
                        [m1] ich
                       *[other] je
                    }
                [ins] nimi
                [loc] nich
               *[nom]
                    { $noun-gender ->
                        [m1] oni
                       *[other] one
                    }
            }
       *[no] { pronoun-one }
    }
    .gender = { $noun-gender }
    .verb =
        { $many ->
            [yes] many
           *[no] one
        }
    .weight = it
# The evocation whose card this is; $noun is its name, or "Evocation" on an Upgrade.
who-itself = { pronoun-one }
    .gender = { $noun-gender }
    .verb = one
    .weight = it
# The owner of the evocation whose card this is; its card speaks to the owner.
who-owner =
    { $form ->
        [gen] ciebie
        [poss] twoje
        [dat] ci
        [acc] cię
        [ins] tobą
        [loc] tobie
       *[nom] {""}
    }
    .gender = m1
    .verb = you
    .weight = it
# The caster of the spell that set off a reaction.
who-caster =
    { $form ->
        [gen] rzucającego ten Czar
        [poss] rzucającego ten Czar
        [dat] rzucającemu ten Czar
        [acc] rzucającego ten Czar
        [ins] rzucającym ten Czar
        [loc] rzucającym ten Czar
       *[nom] rzucający ten Czar
    }
    .gender = m1
    .verb = one
    .weight = light
who-crown-holder =
    { $form ->
        [gen] Posiadacza Korony
        [poss] Posiadacza Korony
        [dat] Posiadaczowi Korony
        [acc] Posiadacza Korony
        [ins] Posiadaczem Korony
        [loc] Posiadaczu Korony
       *[nom] Posiadacz Korony
    }
    .gender = m1
    .verb = one
    .weight = light
# The body of the Black Rose; $again: it is the subject of this very clause; $acts: it is the one who acts.
who-avatar =
    { $again ->
        [yes]
            { $form ->
                [gen] siebie
                [poss] jego
                [dat] sobie
                [acc] siebie
                [ins] sobą
                [loc] sobie
               *[nom] on
            }
       *[no]
            { $form ->
                [gen] Awatara
                [poss] Awatara
                [dat] Awatarowi
                [acc] Awatara
                [ins] Awatarem
                [loc] Awatarze
               *[nom] Awatar
            }
    }
    .gender = m2
    .verb =
        { $again ->
            [yes] self
           *[no] one
        }
    .weight =
        { $again ->
            [yes] it
           *[no] light
        }
who-rose =
    { $form ->
        [gen] <rose form="gen"/>
        [poss] <rose form="gen"/>
        [dat] <rose form="dat"/>
        [acc] <rose form="acc"/>
        [ins] <rose form="ins"/>
        [loc] <rose form="loc"/>
       *[nom] <rose/>
    }
    .gender = f
    .verb = one
    .weight = light

who-owner-of-target =
    { $form ->
        [gen] właściciela celu
        [poss] właściciela celu
        [dat] właścicielowi celu
        [acc] właściciela celu
        [ins] właścicielem celu
        [loc] właścicielu celu
       *[nom] właściciel celu
    }
    .gender = m1
    .verb = one
    .weight = light

# Whoever a trigger waits for.
subject-any = { $kind }
    .kind =
        { $form ->
            [poss] gen
           *[other] { $form }
        }
    .gender = { $kind-gender }
    .verb = one
    .weight = light
subject-yours = { $kind-gender ->
        [f] jedna
        [n] jedno
       *[m1] jeden
    } z twoich { $kind }
    .kind = gen-many
    .gender = { $kind-gender }
    .verb = one
    .weight = light
subject-other = inn{ adj-kind } { $kind }
    .kind =
        { $form ->
            [poss] gen
           *[other] { $form }
        }
    .gender = { $kind-gender }
    .verb = one
    .weight = light
subject-of-another = { $kind } innego gracza
    .kind =
        { $form ->
            [poss] gen
           *[other] { $form }
        }
    .gender = { $kind-gender }
    .verb = one
    .weight = light
# Endings of adjectives: inn-y, każd-ego …
adj-kind =
    { $kind-gender ->
        [f]
            { $form ->
                [gen] ej
                [poss] ej
                [dat] ej
                [acc] ą
                [ins] ą
                [loc] ej
               *[nom] a
            }
        [n]
            { $form ->
                [gen] ego
                [poss] ego
                [dat] emu
                [ins] ym
                [loc] ym
               *[nom] e
            }
        [m3]
            { $form ->
                [gen] ego
                [poss] ego
                [dat] emu
                [ins] ym
                [loc] ym
               *[nom] y
            }
       *[m1]
            { $form ->
                [gen] ego
                [poss] ego
                [dat] emu
                [acc] ego
                [ins] ym
                [loc] ym
               *[nom] y
            }
    }
adj-what =
    { $what-gender ->
        [f] { $form ->
            [gen] ej
            [dat] ej
            [acc] ą
            [ins] ą
            [loc] ej
            [nom-many] e
            [acc-many] e
            [gen-many] ych
            [dat-many] ym
            [ins-many] ymi
            [loc-many] ych
           *[nom] a
        }
        [n] { $form ->
            [gen] ego
            [dat] emu
            [ins] ym
            [loc] ym
            [nom-many] e
            [acc-many] e
            [gen-many] ych
            [dat-many] ym
            [ins-many] ymi
            [loc-many] ych
           *[nom] e
        }
        [m3] { $form ->
            [gen] ego
            [dat] emu
            [ins] ym
            [loc] ym
            [nom-many] e
            [acc-many] e
            [gen-many] ych
            [dat-many] ym
            [ins-many] ymi
            [loc-many] ych
           *[nom] y
        }
        [m2] { $form ->
            [gen] ego
            [dat] emu
            [acc] ego
            [ins] ym
            [loc] ym
            [nom-many] e
            [acc-many] e
            [gen-many] ych
            [dat-many] ym
            [ins-many] ymi
            [loc-many] ych
           *[nom] y
        }
       *[m1] { $form ->
            [gen] ego
            [dat] emu
            [acc] ego
            [ins] ym
            [loc] ym
            [nom-many] i
            [acc-many] ych
            [gen-many] ych
            [dat-many] ym
            [ins-many] ymi
            [loc-many] ych
           *[nom] y
        }
    }
# „Jeden“ of a group.
one-what =
    { $what-gender ->
        [f] jedn{ adj-what }
        [n]
            { $form ->
                [gen] jednego
                [dat] jednemu
                [ins] jednym
                [loc] jednym
               *[nom] jedno
            }
       *[m1]
            { $form ->
                [gen] jednego
                [dat] jednemu
                [acc]
                    { $what-gender ->
                        [m3] jeden
                       *[other] jednego
                    }
                [ins] jednym
                [loc] jednym
               *[nom] jeden
            }
    }

## Picks: how many of a group

pick-one = { $what }
    .what = { $form }
    .gender = { $what-gender }
    .verb = one
    .weight = heavy
pick-one-other = inn{ adj-what } { $what }
    .what = { $form }
    .gender = { $what-gender }
    .verb = one
    .weight = heavy
# What you do to your own is „swoje“; the Black Rose does it (dat, loc) to what is „twoje“.
pick-one-of-yours = { one-what } { of-yours } { $what }
    .what = gen-many
    .gender = { $what-gender }
    .verb = one
    .weight = heavy
pick-each = każd{ adj-what } { $what }
    .what = { $form }
    .gender = { $what-gender }
    .verb = one
    .weight = heavy
pick-each-other = każd{ adj-what } inn{ adj-what } { $what }
    .what = { $form }
    .gender = { $what-gender }
    .verb = one
    .weight = heavy
of-yours =
    { $form ->
        [acc] ze swoich
        [gen] ze swoich
       *[nom] z twoich
    }
pick-each-of-yours = każd{ adj-what } { of-yours } { $what }
    .what = gen-many
    .gender = { $what-gender }
    .verb = one
    .weight = heavy
pick-one-of-avatar = { one-what } z { $what } Awatara
    .what = gen-many
    .gender = { $what-gender }
    .verb = one
    .weight = heavy
pick-each-of-avatar = każd{ adj-what } z { $what } Awatara
    .what = gen-many
    .gender = { $what-gender }
    .verb = one
    .weight = heavy
# Chosen by one of the Avatar's lists.
by-priority = { $what } (Priorytet { $n })
    .what = { $form }
    .gender = { $what-gender }
    .verb = { $what-verb }
    .weight = { $what-weight }
target-by-priority = { $what } (Priorytet { $n })
clause-by-priority =
    { $form ->
        [inf] { $what } i zaatakować według Priorytetu { $n }
       *[other] { $what } i atakuje według Priorytetu { $n }
    }
    .what = { $form }
pick-up-to =
    { $form ->
        [gen] każd{ adj-what } z maksymalnie { $most } { $what }
        [dat] każd{ adj-what } z maksymalnie { $most } { $what }
        [loc] każd{ adj-what } z maksymalnie { $most } { $what }
       *[nom] maksymalnie { $most } { $what }
    }
    .what = { up-to-form }
    .gender = { $what-gender }
    .verb =
        { $most ->
            [few]
                { $what-gender ->
                    [m1] one
                   *[other] many
                }
            [many] one
           *[one] one
        }
    .weight = heavy
pick-up-to-other =
    { $form ->
        [gen] każd{ adj-what } z maksymalnie { $most } innych { $what }
        [dat] każd{ adj-what } z maksymalnie { $most } innych { $what }
        [loc] każd{ adj-what } z maksymalnie { $most } innych { $what }
       *[nom]
            { $most ->
                [one] maksymalnie { $most } inn{ adj-what } { $what }
                [few]
                    { $what-gender ->
                        [m1] maksymalnie { $most } innych { $what }
                       *[other] maksymalnie { $most } inne { $what }
                    }
               *[many] maksymalnie { $most } innych { $what }
            }
    }
    .what = { up-to-form }
    .gender = { $what-gender }
    .verb =
        { $most ->
            [few]
                { $what-gender ->
                    [m1] one
                   *[other] many
                }
            [many] one
           *[one] one
        }
    .weight = heavy
# After „maksymalnie 2“.
up-to-form =
    { $form ->
        [gen] gen-many
        [dat] gen-many
        [loc] gen-many
       *[nom]
            { $most ->
                [one] acc
                [few] acc-many
               *[many] gen-many
            }
    }
pick-up-to-of-yours =
    { $form ->
        [gen] każd{ adj-what } z maksymalnie { $most } twoich { $what }
        [dat] każd{ adj-what } z maksymalnie { $most } twoich { $what }
        [loc] każd{ adj-what } z maksymalnie { $most } twoich { $what }
       *[nom] maksymalnie { $most } z twoich { $what }
    }
    .what = gen-many
    .gender = { $what-gender }
    .verb =
        { $most ->
            [few] many
            [many] one
           *[one] one
        }
    .weight = heavy
# Models that this effect has damaged.
pick-both = { $who } oraz { $what }
    .who = { $form }
    .what = { $form }
    .gender = f
    .verb = many
    .weight = heavy
pick-damaged =
    { $form ->
        [gen] każdej zranionej w ten sposób figurki
        [dat] każdej zranionej w ten sposób figurce
        [acc] każdą zranioną w ten sposób figurkę
        [loc] każdej zranionej w ten sposób figurce
       *[nom] każda zraniona w ten sposób figurka
    }
    .gender = f
    .verb = one
    .weight = heavy
pick-one-damaged = { one-f } z figurek zranionych w ten sposób
    .gender = f
    .verb = one
    .weight = heavy
pick-hit-mages =
    { $form ->
        [gen] każdego trafionego w ten sposób Maga
        [dat] każdemu trafionemu w ten sposób Magowi
        [acc] każdego trafionego w ten sposób Maga
        [loc] każdym trafionym w ten sposób Magu
       *[nom] każdy trafiony w ten sposób Mag
    }
    .gender = m1
    .verb = one
    .weight = heavy
# A room as target means every model in it.
pick-models-there = { each-f } figur{ model-end } w tym Pomieszczeniu
    .gender = f
    .verb = one
    .weight = heavy
pick-models-in = { each-f } figur{ model-end } { $place }
    .gender = f
    .verb = one
    .weight = heavy
each-f =
    { $form ->
        [gen] każdej
        [dat] każdej
        [acc] każdą
        [ins] każdą
        [loc] każdej
       *[nom] każda
    }
one-f =
    { $form ->
        [gen] jednej
        [dat] jednej
        [acc] jedną
        [ins] jedną
        [loc] jednej
       *[nom] jedna
    }
model-end =
    { $form ->
        [gen] ki
        [dat] ce
        [acc] kę
        [ins] ką
        [loc] ce
       *[nom] ka
    }

# The group itself.
whose-others = { $what } innego gracza
    .what = { $form }
    .gender = { $what-gender }
group-and-you = { $what } (łącznie z tobą)
    .what = { $form }
    .gender = { $what-gender }
reach-choice = wybran{ adj-what } przez ciebie { $what }
    .what = { $form }
    .gender = { $what-gender }
reach-there = { $what } w tym Pomieszczeniu
    .what = { $form }
    .gender = { $what-gender }
reach-adjacent = { $what } w sąsiednich Pomieszczeniach
    .what = { $form }
    .gender = { $what-gender }
# What lies on somebody: nightmares.
reach-on = { $what } przypisan{ adj-what } do { $who }
    .what = { $form }
    .who = gen
    .gender = { $what-gender }
reach-in = { $what } { $place }
    .what = { $form }
    .gender = { $what-gender }
reach-away = { $what } { $away }
    .what = { $form }
    .gender = { $what-gender }
# Whom the group leaves out: the target, or you where "other" would be taken for all but the target.
except = { $what } oprócz { $who }
    .what = { $form }
    .who = gen
    .gender = { $what-gender }
with-health = { $what } z maksymalnie { $health } { $health ->
        [one] <health form="one"/>
       *[many] <health form="ins"/>
    }
    .what = { $form }
    .gender = { $what-gender }
with-upgrade = { $what } z Ulepszeniem
    .what = { $form }
    .gender = { $what-gender }
with-jinx = { $what } z Kartą Pecha
    .what = { $form }
    .gender = { $what-gender }
with-damage = { $what } z <damage form="ins-many"/>
    .what = { $form }
    .gender = { $what-gender }
with-no-rose-damage = { $what } bez <damage form="gen-many"/> od <rose form="gen"/>
    .what = { $form }
    .gender = { $what-gender }
with-no-completed-quest = { $what } bez Ukończonego Zadania
    .what = { $form }
    .gender = { $what-gender }
with-no-nightmare = { $what } bez Koszmaru
    .what = { $form }
    .gender = { $what-gender }
with-nothing-converted = { $what } bez <damage form="gen-many"/> zamienionych w ten sposób
    .what = { $form }
    .gender = { $what-gender }
with-ranked = { $what } z { $rank }
    .what = { $form }
    .gender = { $what-gender }
    .rank = ins

# What becomes of quests is called otherwise where they are completed at once; $quests is said with every message.
# Nominative of one, genitive of many and of one.
quest-open =
    { $quests ->
        [at_once] Nierozwiązane
       *[in_stages] Aktywne
    }
quest-open-many =
    { $quests ->
        [at_once] Nierozwiązanych
       *[in_stages] Aktywnych
    }
quest-done =
    { $quests ->
        [at_once] Ukończone
       *[in_stages] Rozwiązane
    }
quest-done-many =
    { $quests ->
        [at_once] Ukończonych
       *[in_stages] Rozwiązanych
    }
quest-done-one =
    { $quests ->
        [at_once] Ukończonego
       *[in_stages] Rozwiązanego
    }
quest-do =
    { $quests ->
        [at_once] { $form ->
        [inf] ukończyć
        [does] kończy
       *[imp] ukończ
    }
       *[in_stages] { $form ->
        [inf] rozwiązać
        [does] rozwiązuje
       *[imp] rozwiąż
    }
    }
quest-do-inf =
    { $quests ->
        [at_once] ukończyć
       *[in_stages] rozwiązać
    }
quest-does =
    { $quests ->
        [at_once] kończy
       *[in_stages] rozwiązuje
    }

# First and last places; those who tie all have them. „Ma najwięcej PM“, „z największą liczbą PM“.
most-word =
    { $form ->
        [ins] największą liczbą
       *[acc] najwięcej
    }
fewest-word =
    { $form ->
        [ins] najmniejszą liczbą
       *[acc] najmniej
    }
rank-most-power = { most-word } <power/>
rank-least-power = { fewest-word } <power/>
rank-most-trophies = { most-word } Trofeów
rank-fewest-trophies = { fewest-word } Trofeów
rank-most-quests = { most-word } { quest-done-many } Zadań
rank-fewest-quests = { fewest-word } { quest-done-many } Zadań
rank-most-damage = { most-word } <damage form="gen-many"/>
rank-least-damage = { fewest-word } <damage form="gen-many"/>
rank-most-evocations = { most-word } Ewokacji
rank-fewest-evocations = { fewest-word } Ewokacji
rank-most-spells = { most-word } Czarów w ręce
rank-fewest-spells = { fewest-word } Czarów w ręce
with-but = { $what } (oprócz { $kind })
    .what = { $form }
    .kind = gen-many
    .gender = { $what-gender }
with-nothing-to-convert = { $what } bez <damage form="gen-many"/>, które można zamienić
    .what = { $form }
    .gender = { $what-gender }
with-not-hit = jeszcze nietrafion{ adj-what } tym Efektem { $what }
    .what = { $form }
    .gender = { $what-gender }

## Targets

target-line = Cel: { $target }
target-self = ty
target-avatar = Awatar
target-any-room = dowolne Pomieszczenie
target-coloured-room = dowolne { $colours } Pomieszczenie
target-other-room = dowolne Pomieszczenie inne niż { $colours }
target-your-room = twoje Pomieszczenie
target-avatar-room = Pomieszczenie Awatara
target-room = Pomieszczenie { $away }
target-any = { $what-gender ->
        [f] dowolna
        [n] dowolne
       *[m1] dowolny
    } { $what }
target-model = { $what }
target-of-yours = { $what-gender ->
        [f] jedna
        [n] jedno
       *[m1] jeden
    } z twoich { $what }
    .what = gen-many

# A room chosen by a sentence.
room-any =
    { $form ->
        [gen] dowolnego Pomieszczenia
       *[nom] dowolne Pomieszczenie
    }
room-away =
    { $form ->
        [gen] Pomieszczenia { $away }
       *[nom] Pomieszczenie { $away }
    }
# A room narrowed by what is in it.
room-holding = { $room }, w którym jest { $kind }
    .room = { $form }
room-with-instability = { $room } z co najmniej { $n } { $n ->
        [one] Kostką
        [few] Kostkami
       *[many] Kostkami
    } <instability form="gen"/>
    .room = { $form }

## Places, with their prepositions

away = w odległości do { $range }
away-from = w odległości do { $range } od { $from }
    .from = gen
# From the room where the target was defeated.
away-defeat = w odległości do { $range } od miejsca pokonania { $from }
    .from = poss
place-there =
    { $form ->
        [into] do tego Pomieszczenia
       *[in] w tym Pomieszczeniu
    }
# $who-weight: „w jego Pomieszczeniu“, „w Pomieszczeniu celu“.
place-room =
    { $who-verb ->
        [you]
            { $form ->
                [into] do swojego Pomieszczenia
                [self] w swoim Pomieszczeniu
               *[in] w twoim Pomieszczeniu
            }
        [self]
            { $form ->
                [into] do swojego Pomieszczenia
               *[in] w swoim Pomieszczeniu
            }
       *[one]
            { $who-weight ->
                [it]
                    { $form ->
                        [into] do { $who } Pomieszczenia
                       *[in] w { $who } Pomieszczeniu
                    }
               *[light]
                    { $form ->
                        [into] do Pomieszczenia { $who }
                       *[in] w Pomieszczeniu { $who }
                    }
            }
    }
    .who = poss
place-room-of =
    { $form ->
        [into] do Pomieszczenia { $who }
       *[in] w Pomieszczeniu { $who }
    }
    .who = gen
# $noun is what was removed; an „Ewokacja“ may have been called „cel“ before, so no „jej“.
place-where-it-stood =
    { $form ->
        [into]
            { $noun-gender ->
                [f] na miejsce usunięcia
               *[m1] na jego miejsce
            }
       *[in]
            { $noun-gender ->
                [f] w miejscu usunięcia
               *[m1] na jego miejscu
            }
    }
place-of-defeat =
    { $form ->
        [into]
            { $who-weight ->
                [it] na miejsce { $who } pokonania
               *[light] na miejsce pokonania { $who }
            }
       *[in]
            { $who-weight ->
                [it] w miejscu { $who } pokonania
               *[light] w miejscu pokonania { $who }
            }
    }
    .who = poss
place-that-room =
    { $form ->
        [into] do tego Pomieszczenia
       *[in] w tym Pomieszczeniu
    }
place-same-room =
    { $form ->
        [into] do tego samego Pomieszczenia
       *[in] w tym samym Pomieszczeniu
    }
place-named = { $room }
    .room =
        { $form ->
            [into] into
           *[in] in
        }
place-any =
    { $form ->
        [into] do dowolnego Pomieszczenia
       *[in] w dowolnym Pomieszczeniu
    }
place-away =
    { $form ->
        [into] do Pomieszczenia { $away }
       *[in] w Pomieszczeniu { $away }
    }
place-coloured =
    { $form ->
        [into] do { $colours } Pomieszczenia
       *[in] w { $colours } Pomieszczeniu
    }
    .colours =
        { $form ->
            [into] gen
           *[in] loc
        }
place-coloured-away =
    { $form ->
        [into] do { $colours } Pomieszczenia { $away }
       *[in] w { $colours } Pomieszczeniu { $away }
    }
    .colours =
        { $form ->
            [into] gen
           *[in] loc
        }
place-beside-cell =
    { $form ->
        [into] do Pomieszczenia sąsiadującego z { cell-of-who }
       *[in] w Pomieszczeniu sąsiadującym z { cell-of-who }
    }
    .who = poss
cell-of-who =
    { $who-verb ->
        [you] twoją Komnatą
        [self] jego Komnatą
       *[one]
            { $who-weight ->
                [it] { $who } Komnatą
               *[light] Komnatą { $who }
            }
    }
place-each =
    { $form ->
        [into] do każdego Pomieszczenia
       *[in] w każdym Pomieszczeniu
    }
place-each-coloured =
    { $form ->
        [into] do każdego { $colours } Pomieszczenia
       *[in] w każdym { $colours } Pomieszczeniu
    }
    .colours =
        { $form ->
            [into] gen
           *[in] loc
        }
place-each-with-mage = w każdym Pomieszczeniu, w którym jest Mag
place-cell =
    { $form ->
        [into] do własnej Komnaty
       *[in] we własnej Komnacie
    }
place-target-room =
    { $form ->
        [into] do Pomieszczenia będącego celem
       *[in] w Pomieszczeniu będącym celem
    }
place-each-beside =
    { $form ->
        [into] do każdego sąsiedniego Pomieszczenia
       *[in] w każdym sąsiednim Pomieszczeniu
    }
place-room-of-each =
    { $form ->
        [into] do Pomieszczenia każdej z tych figurek
       *[in] w Pomieszczeniu każdej z tych figurek
    }
place-each-of-one-colour = w każdym Pomieszczeniu jednego wybranego przez ciebie koloru
place-with-mage =
    { $form ->
        [into] do Pomieszczenia, w którym jest Mag
       *[in] w Pomieszczeniu, w którym jest Mag
    }

# Rooms as nouns: what is activated, closed or copied.
room-noun-of =
    { $who-verb ->
        [you]
            { $form ->
                [gen] swojego Pomieszczenia
               *[acc] swoje Pomieszczenie
            }
       *[one]
            { $who-weight ->
                [it] { $who } Pomieszczeni{ room-end }
               *[light] Pomieszczeni{ room-end } { $who }
            }
    }
    .who = poss
room-end =
    { $form ->
        [gen] a
       *[acc] e
    }
room-noun-named = { $room }
    .room = { $form }
room-noun-that =
    { $form ->
        [gen] tego Pomieszczenia
       *[acc] to Pomieszczenie
    }
room-noun-beside =
    { $form ->
        [gen] każdego sąsiedniego Pomieszczenia
       *[acc] każde sąsiednie Pomieszczenie
    }
room-noun-each =
    { $form ->
        [gen] każdego Pomieszczenia
       *[acc] każde Pomieszczenie
    }
room-noun-coloured =
    { $form ->
        [gen] każdego { $colours } Pomieszczenia
       *[acc] każde { $colours } Pomieszczenie
    }
    .colours = { $form }
room-noun-one-colour =
    { $form ->
        [gen] każdego Pomieszczenia jednego wybranego przez siebie koloru
       *[acc] każde Pomieszczenie jednego wybranego przez siebie koloru
    }

## Amounts

# $how: number, or what set this off or the sentence before gives the number (that, that-plus).
quantity-plain =
    { $how ->
        [that] tyle samo
        [that-plus] tyle samo plus { $n }
       *[number] { $n }
    }
quantity-damage =
    { $how ->
        [that] tyle samo <damage form="many"/>
        [that-plus] tyle samo <damage form="many"/> plus { $n }
       *[number] { $n } { $n ->
        [one] <damage form="one"/>
        [few] <damage form="few"/>
       *[many] <damage form="many"/>
    }
    }
# No more than there is.
quantity-of-that =
    { $how ->
        [that] te <damage/>
        [that-plus] tyle samo plus { $n } z tych <damage form="many"/>
       *[number]
            { $n ->
                [one] { $n } z tych <damage form="many"/>
                [few] do { $n } z tych <damage form="many"/>
               *[many] do { $n } z tych <damage form="many"/>
            }
    }
quantity-instability =
    { $how ->
        [that] tyle samo <instability form="many"/>
        [that-plus] tyle samo <instability form="many"/> plus { $n }
       *[number] { $n } { $n ->
        [one] <instability form="one"/>
        [few] <instability form="few"/>
       *[many] <instability form="many"/>
    }
    }
quantity-power =
    { $how ->
        [that] tyle samo <power/>
        [that-plus] tyle samo <power/> plus { $n }
       *[number] { $n } <power/>
    }
quantity-spells =
    { $how ->
        [that] tyle samo Czarów
        [that-plus] tyle samo Czarów plus { $n }
       *[number] { $n } { $n ->
        [one] Czar
        [few] Czary
       *[many] Czarów
    }
    }
    .number =
        { $n ->
            [one] one
            [few] few
           *[many] many
        }
quantity-forgotten =
    { $how ->
        [that] tyle samo Zapomnianych Czarów
        [that-plus] tyle samo Zapomnianych Czarów plus { $n }
       *[number] { $n } { $n ->
        [one] Zapomniany Czar
        [few] Zapomniane Czary
       *[many] Zapomnianych Czarów
    }
    }
quantity-quests =
    { $how ->
        [that] tyle samo Kart Zadań
        [that-plus] tyle samo Kart Zadań plus { $n }
       *[number] { $n } { $n ->
        [one] Kartę Zadania
        [few] Karty Zadań
       *[many] Kart Zadań
    }
    }
quantity-events =
    { $how ->
        [that] tyle samo Wydarzeń
        [that-plus] tyle samo Wydarzeń plus { $n }
       *[number] { $n } { $n ->
        [one] Wydarzenie
        [few] Wydarzenia
       *[many] Wydarzeń
    }
    }
quantity-quests-active = { quantity-plain-many } ze swoich { quest-open-many } Zadań
quantity-quests-completed = { quantity-plain-many } ze swoich Ukończonych Zadań
quantity-quests-solved = { quantity-plain-many } ze swoich { quest-done-many } Zadań
quantity-tokens = { quantity-plain-many } ze swoich Żetonów Akcji Fizycznej
quantity-quests-active-theirs = { quantity-plain-many } ze swoich { quest-open-many } Zadań
quantity-quests-completed-theirs = { quantity-plain-many } ze swoich Ukończonych Zadań
quantity-quests-solved-theirs = { quantity-plain-many } ze swoich { quest-done-many } Zadań
quantity-tokens-theirs = { quantity-plain-many } ze swoich Żetonów Akcji Fizycznej
quantity-plain-many =
    { $how ->
        [that] tyle samo
        [that-plus] tyle samo plus { $n }
       *[number] { $n }
    }

of-moon-next = { $what } aktualnej lub następnej Fazy Księżyca
    .what = { $form }
of-moon-previous = { $what } poprzedniej Fazy Księżyca
    .what = { $form }
of-moon-that-quest = { $what } tej samej Fazy Księżyca
    .what = { $form }
of-moon-first = { $what } <moon-1 form="gen"/>
    .what = { $form }
of-moon-second = { $what } <moon-2 form="gen"/>
    .what = { $form }
of-moon-third = { $what } <moon-3 form="gen"/>
    .what = { $form }

# „Za każdą …“, by the gender of what is counted.
for-each-count =
    { $count-gender ->
        [f] za każdą
        [n] za każde
        [m3] za każdy
       *[m1] za każdego
    }
# $what is the clause with its first number.
counted-each = { $what } { for-each-count } { $count }
    .what = { $form }
    .count = acc
counted-every = { $what } za każde { $every } { $count }
    .what = { $form }
    .count = { $every ->
        [one] acc
        [few] acc-many
       *[many] gen-many
    }
counted-plus-each = { $what }, plus { $times } { for-each-count } { $count }
    .what = { $form }
    .count = acc
counted-plus-every = { $what }, plus { $times } za każde { $every } { $count }
    .what = { $form }
    .count = { $every ->
        [one] acc
        [few] acc-many
       *[many] gen-many
    }
counted-moon = { $what } za Zadanie <moon-1 form="gen"/>, { $twice } za Zadanie <moon-2 form="gen"/> albo { $thrice } za Zadanie <moon-3 form="gen"/>
    .what = { $form }
counted-quest-power = { $what } za każdy <power/> z tego Zadania
    .what = { $form }
# $plus: the limit is for the base and what is added to it; $each: for each of several models or rooms.
limited =
    { $plus ->
        [yes]
            { $each ->
                [yes] { $what } (łącznie maksymalnie { $most } na każdy cel)
               *[no] { $what } (łącznie maksymalnie { $most })
            }
       *[no]
            { $each ->
                [yes] { $what } (maksymalnie { $most } na każdy cel)
               *[no] { $what } (maksymalnie { $most })
            }
    }
    .what = { $form }

# What is counted, in acc, acc-many or gen-many.
damage-counted =
    { $form ->
        [gen-many] <damage form="many"/>
        [acc-many] <damage form="few"/>
       *[acc] <damage form="one"/>
    }
count-damage = { damage-counted } na { $on }
    .on = loc
    .gender = n
count-rose-damage = { damage-counted } od <rose form="gen"/> na { $on }
    .on = loc
    .gender = n
count-your-damage =
    { $form ->
        [gen-many] twoich <damage form="many"/> na { $on }
        [acc-many] twoje <damage form="few"/> na { $on }
       *[acc] twoje <damage form="one"/> na { $on }
    }
    .on = loc
    .gender = n
count-convertible-damage =
    { $form ->
        [gen-many] <damage form="many"/> do zamiany na { $on }
        [acc-many] <damage form="few"/> do zamiany na { $on }
       *[acc] <damage form="one"/> do zamiany na { $on }
    }
    .on = loc
    .gender = n
count-jinxes =
    { $form ->
        [gen-many] Kart Pecha przypisanych do { $on }
        [acc-many] Karty Pecha przypisane do { $on }
       *[acc] Kartę Pecha przypisaną do { $on }
    }
    .on = gen
    .gender = f
count-upgrades =
    { $form ->
        [gen-many] Ulepszeń przypisanych do { $on }
        [acc-many] Ulepszenia przypisane do { $on }
       *[acc] Ulepszenie przypisane do { $on }
    }
    .on = gen
    .gender = n
count-nightmares =
    { $form ->
        [gen-many] Koszmarów przypisanych do { $on }
        [acc-many] Koszmary przypisane do { $on }
       *[acc] Koszmar przypisany do { $on }
    }
    .on = gen
    .gender = m3
nightmare-counted =
    { $form ->
        [gen-many] Koszmarów
        [acc-many] Koszmary
       *[acc] Koszmar
    }
count-nightmares-room = { nightmare-counted } w tym Pomieszczeniu
    .gender = m3
count-nightmares-lodge = { nightmare-counted } w Loży
    .gender = m3
count-evocations-lodge =
    { $form ->
        [gen-many] Ewokacji w Loży
        [acc-many] Ewokacje w Loży
       *[acc] Ewokację w Loży
    }
    .gender = f
count-kind-lodge = { $name } w Loży
    .name = { $form }
    .gender = { $name-gender }
count-shown =
    { $form ->
        [gen-many] symboli { $element } lub <all form="gen"/> na twoich Ujawnionych Czarach
        [acc-many] symbole { $element } lub <all form="gen"/> na twoich Ujawnionych Czarach
       *[acc] symbol { $element } lub <all form="gen"/> na twoich Ujawnionych Czarach
    }
    .element = gen
    .gender = m3
count-events =
    { $form ->
        [gen-many] Wydarzeń na planszy
        [acc-many] Wydarzenia na planszy
       *[acc] Wydarzenie na planszy
    }
    .gender = n
model-counted =
    { $form ->
        [gen-many] figurek
        [acc-many] figurki
       *[acc] figurkę
    }
count-damaged-models =
    { $form ->
        [gen-many] figurek zranionych w ten sposób
        [acc-many] figurki zranione w ten sposób
       *[acc] figurkę zranioną w ten sposób
    }
    .gender = f
count-healed-models =
    { $form ->
        [gen-many] figurek uleczonych w ten sposób
        [acc-many] figurki uleczone w ten sposób
       *[acc] figurkę uleczoną w ten sposób
    }
    .gender = f
count-rose-damage-damaged = { damage-counted } od <rose form="gen"/> na figurkach zranionych w ten sposób
    .gender = n
count-converted =
    { $form ->
        [gen-many] <damage form="many"/> zamienionych w ten sposób
       *[acc] { damage-counted } zamienione w ten sposób
    }
    .gender = n
# $whole: how much was to be converted, where that is a number.
count-unconverted =
    { $how ->
        [number] niezamienione Obrażenie z tych { $whole }
       *[that] niezamienione Obrażenie
    }
    .gender = n
count-rose-converted =
    { $form ->
        [gen-many] <damage form="many"/> od <rose form="gen"/> zamienionych w ten sposób
       *[acc] { damage-counted } od <rose form="gen"/> zamienione w ten sposób
    }
    .gender = n
count-strength =
    { $form ->
        [gen-many] punktów <strength form="gen"/> twoich Ewokacji
        [acc-many] punkty <strength form="gen"/> twoich Ewokacji
       *[acc] punkt <strength form="gen"/> twoich Ewokacji
    }
    .gender = m3
count-your-evocations =
    { $form ->
        [gen-many] twoich Ewokacji
        [acc-many] twoje Ewokacje
       *[acc] twoją Ewokację
    }
    .gender = f
count-completed-quests =
    { $form ->
        [gen-many] { $on-verb ->
            [you] twoich Ukończonych Zadań
           *[one] Ukończonych Zadań { $on }
        }
        [acc-many] { $on-verb ->
            [you] twoje Ukończone Zadania
           *[one] Ukończone Zadania { $on }
        }
       *[acc] { $on-verb ->
            [you] twoje Ukończone Zadanie
           *[one] { $on-weight ->
                [it] { $on } Ukończone Zadanie
               *[light] Ukończone Zadanie { $on }
            }
        }
    }
    .on = poss
    .gender = n
count-solved-quests =
    { $form ->
        [gen-many] { $on-verb ->
            [you] twoich { quest-done-many } Zadań
           *[one] { quest-done-many } Zadań { $on }
        }
        [acc-many] { $on-verb ->
            [you] twoje { quest-done } Zadania
           *[one] { quest-done } Zadania { $on }
        }
       *[acc] { $on-verb ->
            [you] twoje { quest-done } Zadanie
           *[one] { $on-weight ->
                [it] { $on } { quest-done } Zadanie
               *[light] { quest-done } Zadanie { $on }
            }
        }
    }
    .on = poss
    .gender = n
count-moon = numer Fazy Księżyca tego Zadania
    .gender = m3
count-hit-models =
    { $form ->
        [gen-many] figurek trafionych w ten sposób
        [acc-many] figurki trafione w ten sposób
       *[acc] figurkę trafioną w ten sposób
    }
    .gender = f
count-others-there =
    { $form ->
        [gen-many] innych figurek w tym Pomieszczeniu
        [acc-many] inne figurki w tym Pomieszczeniu
       *[acc] inną figurkę w tym Pomieszczeniu
    }
    .gender = f
count-instability-there = <instability form="one"/> w tym Pomieszczeniu
    .gender = f
count-quest-power = <power/> z tego Zadania
    .gender = m3
count-alike-spells =
    { $form ->
        [gen-many] twoich Ujawnionych Czarów o tej samej nazwie
        [acc-many] twoje Ujawnione Czary o tej samej nazwie
       *[acc] twój Ujawniony Czar o tej samej nazwie
    }
    .gender = m3
count-different-elements =
    { $form ->
        [gen-many] różnych Elementów na twoich Ujawnionych Czarach
        [acc-many] różne Elementy na twoich Ujawnionych Czarach
       *[acc] inny Element na twoich Ujawnionych Czarach
    }
    .gender = m3
count-trophies = Trofeum, które { $on-verb ->
        [you] masz
        [many] mają { $on }
       *[one] ma { $on }
    }
    .on = nom
    .gender = n
# $other: your own figure is left out.
count-in-your-room =
    { $other ->
        [yes]
            { $kind-gender ->
                [f] inną { $kind } w twoim Pomieszczeniu
                [m3] inny { $kind } w twoim Pomieszczeniu
               *[m1] innego { $kind } w twoim Pomieszczeniu
            }
       *[no] { $kind } w twoim Pomieszczeniu
    }
    .kind = { $form }
    .gender = { $kind-gender }
count-wounded-mages =
    { $form ->
        [gen-many] Magów z twoimi <damage form="ins-many"/>
        [acc-many] Magów z twoimi <damage form="ins-many"/>
       *[acc] Maga z twoimi <damage form="ins-many"/>
    }
    .gender = m1
count-of-yours =
    { $form ->
        [gen-many] twoich { $kind }
        [acc-many] { $kind-gender ->
            [m1] twoich { $kind }
           *[other] twoje { $kind }
        }
       *[acc] { $kind-gender ->
            [f] twoją { $kind }
            [m3] twój { $kind }
           *[m1] twojego { $kind }
        }
    }
    .kind = { $form }
    .gender = { $kind-gender }
count-revealed-spells =
    { $form ->
        [gen-many] { $on-verb ->
            [you] twoich Ujawnionych Czarów
           *[one] Ujawnionych Czarów { $on }
        }
        [acc-many] { $on-verb ->
            [you] twoje Ujawnione Czary
           *[one] Ujawnione Czary { $on }
        }
       *[acc] { $on-verb ->
            [you] twój Ujawniony Czar
           *[one] { $on-weight ->
                [it] { $on } Ujawniony Czar
               *[light] Ujawniony Czar { $on }
            }
        }
    }
    .on = poss
    .gender = m3
count-ready-spells =
    { $form ->
        [gen-many] { $on-verb ->
            [you] twoich Gotowych Czarów
           *[one] Gotowych Czarów { $on }
        }
        [acc-many] { $on-verb ->
            [you] twoje Gotowe Czary
           *[one] Gotowe Czary { $on }
        }
       *[acc] { $on-verb ->
            [you] twój Gotowy Czar
           *[one] { $on-weight ->
                [it] { $on } Gotowy Czar
               *[light] Gotowy Czar { $on }
            }
        }
    }
    .on = poss
    .gender = m3
count-others-in = { model-counted } nienależąc{ model-ych } do ciebie w { $colours } Pomieszczeniach
    .colours = loc-many
    .gender = f
count-others-in-target-colour = { model-counted } nienależąc{ model-ych } do ciebie w Pomieszczeniach tego samego koloru co cel
    .gender = f
model-ych =
    { $form ->
        [gen-many] ych
        [acc-many] e
       *[acc] ą
    }
count-mages-hit =
    { $form ->
        [gen-many] trafionych Magów
        [acc-many] trafionych Magów
       *[acc] trafionego Maga
    }
    .gender = m1
count-power-of-that-spell = <power/> zyskany przez rzucającego dzięki temu Czarowi
    .gender = m3

## Conditions, after "if"
## $who of if-did and if-did-not carried out the sentence before.

if-did =
    { $who-verb ->
        [you] to zrobisz
        [many] { $who } to zrobią
       *[one] { $who } to zrobi
    }
    .colon = yes
if-did-and = { $did } i { $holds }
    .colon = no
if-did-not = { $who-verb ->
        [you] nie możesz
        [many] { $who } nie mogą
       *[one] { $who } nie może
    } tego zrobić
    .colon = no
if-declined = { $who-verb ->
        [you] tego nie zrobisz
        [many] { $who } tego nie zrobią
       *[one] { $who } tego nie zrobi
    }
    .colon = no
if-spell-is = jest to Czar { $type }
    .type = gen
    .colon = no
if-event-crown = zagrane Wydarzenie pokazuje <crown form="acc"/>
    .colon = no
if-rose-defeated-you = pokonała cię <rose/>
    .colon = no
if-defeated = pokonujesz { $who }
    .who = acc
    .colon = no
if-target-room = tym Pomieszczeniem jest { $room }
    .colon = no
if-crown = { has-who } <crown form="acc"/>
    .colon = no
if-mage =
    { $who-verb ->
        [many] { $who } są Magami
       *[one] { $who } jest Magiem
    }
    .colon = no
if-in-target-room = { $who-verb ->
        [you] jesteś
        [many] { $who } są
       *[one] { $who } jest
    } w tym Pomieszczeniu
    .colon = no
if-healed-models =
    { $n ->
        [one] uleczono w ten sposób { bound-amount } figurkę
        [few] uleczono w ten sposób { bound-amount } figurki
       *[many] uleczono w ten sposób { bound-amount } figurek
    }
    .colon = no

# „Masz“, „cel ma“: you go unsaid, and no space stands for you.
has-on =
    { $on-verb ->
        [you] masz
        [many] { $on } mają
       *[one] { $on } ma
    }
has-not-on =
    { $on-verb ->
        [you] nie masz
        [many] { $on } nie mają
       *[one] { $on } nie ma
    }
has-who =
    { $who-verb ->
        [you] masz
        [many] { $who } mają
       *[one] { $who } ma
    }

# $bound: none, some, least, most, exactly; $n is the number.
bound-amount =
    { $bound ->
        [none] 0
        [least] co najmniej { $n }
        [most] najwyżej { $n }
        [exactly] dokładnie { $n }
       *[some] co najmniej 1
    }
if-that =
    { $bound ->
        [none] nie było żadnego
        [some] było choć jedno
       *[other] było ich { bound-amount }
    }
    .colon = no
if-damage =
    { $bound ->
        [none] na { $on } nie ma <damage form="gen-many"/>
        [some] na { $on } są <damage/>
       *[other] na { $on } { $n ->
        [one] jest
        [few] są
       *[many] jest
    } { bound-amount } { $n ->
        [one] <damage form="one"/>
        [few] <damage form="few"/>
       *[many] <damage form="many"/>
    }
    }
    .on = loc
    .colon = no
if-rose-damage =
    { $bound ->
        [none] na { $on } nie ma <damage form="gen-many"/> od <rose form="gen"/>
        [some] na { $on } są <damage/> od <rose form="gen"/>
       *[other] na { $on } { $n ->
        [one] jest
        [few] są
       *[many] jest
    } { bound-amount } { $n ->
        [one] <damage form="one"/>
        [few] <damage form="few"/>
       *[many] <damage form="many"/>
    } od <rose form="gen"/>
    }
    .on = loc
    .colon = no
if-your-damage =
    { $bound ->
        [none] na { $on } nie ma twoich <damage form="gen-many"/>
        [some] na { $on } są twoje <damage/>
       *[other] na { $on } { $n ->
        [one] jest
        [few] są
       *[many] jest
    } { bound-amount } { $n ->
        [one] twoje <damage form="one"/>
        [few] twoje <damage form="few"/>
       *[many] twoich <damage form="many"/>
    }
    }
    .on = loc
    .colon = no
if-convertible-damage =
    { $bound ->
        [none] na { $on } nie ma <damage form="gen-many"/> do zamiany
        [some] na { $on } są <damage/> do zamiany
       *[other] na { $on } { $n ->
        [one] jest
        [few] są
       *[many] jest
    } { bound-amount } { $n ->
        [one] <damage form="one"/>
        [few] <damage form="few"/>
       *[many] <damage form="many"/>
    } do zamiany
    }
    .on = loc
    .colon = no
if-jinxes =
    { $bound ->
        [none] { has-not-on } Karty Pecha
        [some] { has-on } Kartę Pecha
       *[other] { has-on } { bound-amount } { $n ->
        [one] Kartę Pecha
        [few] Karty Pecha
       *[many] Kart Pecha
    }
    }
    .colon = no
if-upgrades =
    { $bound ->
        [none] { has-not-on } Ulepszenia
        [some] { has-on } Ulepszenie
       *[other] { has-on } { bound-amount } { $n ->
        [one] Ulepszenie
        [few] Ulepszenia
       *[many] Ulepszeń
    }
    }
    .colon = no
if-nightmares =
    { $bound ->
        [none] { has-not-on } Koszmaru
        [some] { has-on } Koszmar
       *[other] { has-on } { bound-amount } { $n ->
        [one] Koszmar
        [few] Koszmary
       *[many] Koszmarów
    }
    }
    .colon = no
if-nightmares-room =
    { $bound ->
        [none] w tym Pomieszczeniu nie ma Koszmaru
        [some] w tym Pomieszczeniu jest Koszmar
       *[other] w tym Pomieszczeniu { $n ->
        [one] jest
        [few] są
       *[many] jest
    } { bound-amount } { $n ->
        [one] Koszmar
        [few] Koszmary
       *[many] Koszmarów
    }
    }
    .colon = no
if-nightmares-lodge =
    { $bound ->
        [none] w Loży nie ma Koszmaru
        [some] w Loży jest Koszmar
       *[other] w Loży { $n ->
        [one] jest
        [few] są
       *[many] jest
    } { bound-amount } { $n ->
        [one] Koszmar
        [few] Koszmary
       *[many] Koszmarów
    }
    }
    .colon = no
if-evocations-lodge =
    { $bound ->
        [none] w Loży nie ma żadnej Ewokacji
        [some] w Loży jest Ewokacja
       *[other] w Loży { $n ->
        [one] jest
        [few] są
       *[many] jest
    } { bound-amount } { $n ->
        [one] Ewokacja
        [few] Ewokacje
       *[many] Ewokacji
    }
    }
    .colon = no
if-kind-lodge =
    { $bound ->
        [none] w Loży nie ma { $name }
        [some] w Loży jest { $name }
       *[other] w Loży { $n ->
        [one] jest
        [few] są
       *[many] jest
    } { bound-amount } { $name }
    }
    .name =
        { $bound ->
            [none] gen
            [some] nom
           *[other] { $n ->
        [one] nom
        [few] nom-many
       *[many] gen-many
    }
        }
    .colon = no
if-shown =
    { $bound ->
        [none] twoje Ujawnione Czary nie mają symbolu { $element } ani <all form="gen"/>
        [some] twoje Ujawnione Czary mają symbol { $element } lub <all form="gen"/>
       *[other] twoje Ujawnione Czary mają { bound-amount } { $n ->
        [one] symbol
        [few] symbole
       *[many] symboli
    } { $element } lub <all form="gen"/>
    }
    .element = gen
    .colon = no
if-events =
    { $bound ->
        [none] na planszy nie ma Wydarzenia
        [some] na planszy jest Wydarzenie
       *[other] na planszy { $n ->
        [one] jest
        [few] są
       *[many] jest
    } { bound-amount } { $n ->
        [one] Wydarzenie
        [few] Wydarzenia
       *[many] Wydarzeń
    }
    }
    .colon = no
if-damaged-models =
    { $bound ->
        [none] żadna figurka nie otrzymała w ten sposób Obrażeń
        [some] jakaś figurka otrzymała w ten sposób Obrażenia
       *[other] Obrażenia otrzymały w ten sposób { bound-amount } { $n ->
        [one] figurka
        [few] figurki
       *[many] figurek
    }
    }
    .colon = no
if-rose-damage-damaged = na figurkach zranionych w ten sposób { $n ->
        [one] jest
        [few] są
       *[many] jest
    } { bound-amount } { $n ->
        [one] <damage form="one"/>
        [few] <damage form="few"/>
       *[many] <damage form="many"/>
    } od <rose form="gen"/>
    .colon = no
if-converted =
    { $bound ->
        [none] nie zamieniono w ten sposób żadnych <damage form="gen-many"/>
        [some] zamieniono w ten sposób <damage/>
       *[other] zamieniono w ten sposób { bound-amount } { $n ->
        [one] <damage form="one"/>
        [few] <damage form="few"/>
       *[many] <damage form="many"/>
    }
    }
    .colon = no
if-rose-converted =
    { $bound ->
        [none] nie zamieniono w ten sposób żadnych <damage form="gen-many"/> od <rose form="gen"/>
        [some] zamieniono w ten sposób <damage/> od <rose form="gen"/>
       *[other] zamieniono w ten sposób { bound-amount } { $n ->
        [one] <damage form="one"/>
        [few] <damage form="few"/>
       *[many] <damage form="many"/>
    } od <rose form="gen"/>
    }
    .colon = no
if-strength =
    { $bound ->
        [none] twoje Ewokacje nie mają <strength form="gen"/>
        [some] twoje Ewokacje mają <strength form="acc"/>
       *[other] łączna <strength/> twoich Ewokacji wynosi { bound-amount }
    }
    .colon = no
if-your-evocations =
    { $bound ->
        [none] nie masz żadnej Ewokacji
        [some] masz Ewokację
       *[other] masz { bound-amount } { $n ->
        [one] Ewokację
        [few] Ewokacje
       *[many] Ewokacji
    }
    }
    .colon = no
if-completed-quests =
    { $bound ->
        [none] { has-not-on } Ukończonego Zadania
        [some] { has-on } Ukończone Zadanie
       *[other] { has-on } { bound-amount } { $n ->
        [one] Ukończone Zadanie
        [few] Ukończone Zadania
       *[many] Ukończonych Zadań
    }
    }
    .colon = no
if-solved-quests =
    { $bound ->
        [none] { has-not-on } { quest-done-one } Zadania
        [some] { has-on } { quest-done } Zadanie
       *[other] { has-on } { bound-amount } { $n ->
        [one] { quest-done } Zadanie
        [few] { quest-done } Zadania
       *[many] { quest-done-many } Zadań
    }
    }
    .colon = no
if-moon = numer Fazy Księżyca tego Zadania to { bound-amount }
    .colon = no
if-hit-models =
    { $bound ->
        [none] nie trafiono w ten sposób żadnej figurki
        [some] trafiono w ten sposób jakąś figurkę
       *[other] trafiono w ten sposób { bound-amount } { $n ->
        [one] figurkę
        [few] figurki
       *[many] figurek
    }
    }
    .colon = no
if-others-there =
    { $bound ->
        [none] w tym Pomieszczeniu nie ma innej figurki
        [some] w tym Pomieszczeniu jest inna figurka
       *[other] w tym Pomieszczeniu { $n ->
        [one] jest
        [few] są
       *[many] jest
    } { bound-amount } { $n ->
        [one] inna figurka
        [few] inne figurki
       *[many] innych figurek
    }
    }
    .colon = no
if-instability-there =
    { $bound ->
        [none] w tym Pomieszczeniu nie ma <instability form="gen"/>
        [some] w tym Pomieszczeniu jest <instability/>
       *[other] w tym Pomieszczeniu { $n ->
        [one] jest
        [few] są
       *[many] jest
    } { bound-amount } { $n ->
        [one] <instability form="one"/>
        [few] <instability form="few"/>
       *[many] <instability form="many"/>
    }
    }
    .colon = no
if-quest-power = to Zadanie jest warte { bound-amount } <power/>
    .colon = no
if-ranked = { has-who } { $rank }
    .colon = no
if-alike-spells = { bound-amount } z twoich Ujawnionych Czarów { $n ->
        [one] ma
        [few] mają
       *[many] ma
    } tę samą nazwę
    .colon = no
if-different-elements = twoje Ujawnione Czary mają { bound-amount } { $n ->
        [one] Element
        [few] różne Elementy
       *[many] różnych Elementów
    }
    .colon = no
if-trophies =
    { $bound ->
        [none] { has-not-on } zdobytego Trofeum
        [some] { has-on } zdobyte Trofeum
       *[other] { has-on } { bound-amount } { $n ->
        [one] zdobyte Trofeum
        [few] zdobyte Trofea
       *[many] zdobytych Trofeów
    }
    }
    .colon = no
if-in-your-room =
    { $other ->
        [yes]
            { $bound ->
                [none] w twoim Pomieszczeniu nie ma { $kind-gender ->
        [f] innej
        [n] innego
       *[m1] innego
    } { $kind }
                [some] w twoim Pomieszczeniu jest { $kind-gender ->
        [f] inna
        [n] inne
       *[m1] inny
    } { $kind }
               *[other] w twoim Pomieszczeniu { there-kinds } { bound-amount } { other-kinds } { $kind }
            }
       *[no]
            { $bound ->
                [none] w twoim Pomieszczeniu nie ma { $kind }
                [some] w twoim Pomieszczeniu jest { $kind }
               *[other] w twoim Pomieszczeniu { there-kinds } { bound-amount } { $kind }
            }
    }
    .kind = { $bound ->
        [none] gen
        [some] nom
       *[other] { $n ->
            [one] nom
            [few] acc-many
           *[many] gen-many
        }
    }
    .colon = no
# „Są 2 inne figurki“, but „jest 2 innych Magów“.
there-kinds =
    { $n ->
        [one] jest
        [few]
            { $kind-gender ->
                [m1] jest
               *[other] są
            }
       *[many] jest
    }
other-kinds =
    { $n ->
        [one]
            { $kind-gender ->
                [f] inna
                [n] inne
               *[m1] inny
            }
        [few]
            { $kind-gender ->
                [m1] innych
               *[other] inne
            }
       *[many] innych
    }
if-wounded-mages =
    { $bound ->
        [none] żaden Mag nie ma na sobie twoich <damage form="gen-many"/>
        [some] jakiś Mag ma na sobie twoje <damage/>
       *[other] { bound-amount } { $n ->
        [one] Mag ma
        [few] Magów ma
       *[many] Magów ma
    } na sobie twoje <damage/>
    }
    .colon = no
if-of-yours =
    { $bound ->
        [none] nie masz { $kind }
        [some] masz { $kind }
       *[other] masz { bound-amount } { $kind }
    }
    .kind = { $bound ->
        [none] gen
        [some] acc
       *[other] { $n ->
        [one] acc
        [few] acc-many
       *[many] gen-many
    }
    }
    .colon = no
if-revealed-spells = { has-on } { bound-amount } { $n ->
        [one] Ujawniony Czar
        [few] Ujawnione Czary
       *[many] Ujawnionych Czarów
    }
    .colon = no
if-ready-spells = { has-on } { bound-amount } { $n ->
        [one] Gotowy Czar
        [few] Gotowe Czary
       *[many] Gotowych Czarów
    }
    .colon = no
if-others-in = w { $colours } Pomieszczeniach { $n ->
        [one] jest
        [few] są
       *[many] jest
    } { bound-amount } { $n ->
        [one] figurka nienależąca
        [few] figurki nienależące
       *[many] figurek nienależących
    } do ciebie
    .colours = loc-many
    .colon = no
if-others-in-target-colour = w Pomieszczeniach tego samego koloru co cel { $n ->
        [one] jest
        [few] są
       *[many] jest
    } { bound-amount } { $n ->
        [one] figurka nienależąca
        [few] figurki nienależące
       *[many] figurek nienależących
    } do ciebie
    .colon = no
if-mages-hit = trafiono { bound-amount } { $n ->
        [one] Maga
        [few] Magów
       *[many] Magów
    }
    .colon = no
if-power-of-that-spell = ten Czar dał rzucającemu { bound-amount } <power/>
    .colon = no

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
       *[no] { $first } Następnie { $rest }
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
        [2] Dwukrotnie { $body }.
        [3] Trzykrotnie { $body }.
        [4] Czterokrotnie { $body }.
       *[other] { $times } razy { $body }.
    }

# $opens: it comes before sentences that hold in any case.
enhancement =
    { $opens ->
        [yes] Wzmocnienie ({ $elements }): przed resztą Efektu { $body }
       *[no] Wzmocnienie ({ $elements }): { $body }
    }
    .body = { $form }
enhancement-elements-two = { $first }, { $rest }
# „Jeśli to zrobisz:“ has a colon in the book, every other condition a comma.
conditional = jeśli { $condition }{ condition-mark } { $body }
    .body = { $form }
otherwise = jeśli { $condition }{ condition-mark } { $body }; w innym wypadku { $other }
    .body = { $form }
    .other = { $form }
condition-mark =
    { $condition-colon ->
        [yes] :
       *[no] ,
    }
targeted = celem jest { $target }; następnie { $body }
    .body = { $form }
retarget = zamiast tego celem jest { $target }
retarget-room = zamiast tego celem jest { $target }, a Efekt dotyczy każdej figurki w nim
unanswered-by-traps = { $body }; żadna Pułapka ani Ochrona nie może na to zareagować
    .body = { $form }
unanswered-by-protections = { $body }; żadna Ochrona nie może na to zareagować
    .body = { $form }
unanswered-by-spells = { $body }; żaden Czar (Pułapki, Ochrony ani Stabilny) nie może na to zareagować
    .body = { $form }
repeat =
    { $how ->
        [that] tyle razy { $body }
       *[number]
            { $n ->
                [1] { $body }
                [2] dwukrotnie { $body }
                [3] trzykrotnie { $body }
               *[other] { $n } razy { $body }
            }
    }
    .body = { $form }
repeat-moon = { $body }; zrób to dwukrotnie, jeśli jest to Zadanie <moon-2 form="gen"/>, albo trzykrotnie, jeśli <moon-3 form="gen"/>
    .body = { $form }
repeat-limited =
    { $most ->
        [1] { $what } (maksymalnie raz)
        [2] { $what } (maksymalnie dwa razy)
       *[other] { $what } (maksymalnie { $most } razy)
    }
    .what = { $form }
repeat-each =
    { $n ->
        [1]
            { $every ->
                [1] { for-each-count } { $count } { $body }
               *[other] za każde { $every } { $count } { $body }
            }
       *[other]
            { $every ->
                [1] { $n } razy { for-each-count } { $count } { $body }
               *[other] { $n } razy za każde { $every } { $count } { $body }
            }
    }
    .count =
        { $every ->
            [one] acc
            [few] acc-many
           *[many] gen-many
        }
    .body = { $form }
may = możesz { $body }
    .body = inf
either =
    { $form ->
        [inf] albo { $first }, albo { $second }
       *[other] wybierz jedno: { $first } albo { $second }
    }
    .first = { $form }
    .second = { $form }
# On the Avatar's cards nobody is spoken to; $again: it also acted in the sentence before.
avatar-does =
    { $again ->
        [yes] { $body }
       *[no] Awatar { $body }
    }
    .body = does
# $mixed: the first clause alone says who does it ("first"), or only later ones do ("rest").
clauses-two =
    { $mixed ->
        [first] { $first }; następnie { $rest }
        [rest] { $first }, a { $rest }
       *[other] { $first } i { $rest }
    }
    .first = { $form }
    .rest = { $form }
clauses-more =
    { $mixed ->
        [first] { $first }; następnie { $rest }
       *[other] { $first }, { $rest }
    }
    .first = { $form }
    .rest = { $form }

# What follows is done only if what stands before it was.
clauses-then = { $first } i, jeśli to zrobisz, { $rest }
    .first = { $form }
    .rest = { $form }
persistent-instead = <persistent/>: zamiast Ataku Fizycznego możesz wybrać: { $effect }
    .effect = inside
each-time-instead = <up/>zamiast atakować może zrobić to: { $effect }
    .effect = inside
# $who: several, on each of whom it lies.
persistent =
    { $who-said ->
        [yes] <persistent/> (na { $who }): za każdym razem, gdy { $trigger }, { $effect }
       *[no] <persistent/>: za każdym razem, gdy { $trigger }, { $effect }
    }
    .who = loc
    .effect = inside
# $most: how often at most; 0 for as often as it happens.
persistent-typed =
    { $most ->
        [0] <persistent/>: wskaż Rodzaj Czaru; za każdym razem, gdy { $trigger } tego Rodzaju, { $effect }
       *[other] <persistent/>: wskaż Rodzaj Czaru; za każdym razem, gdy { $trigger } tego Rodzaju (maksymalnie { $most } razy), { $effect }
    }
    .effect = inside
persistent-most = <persistent/>: za każdym razem, gdy { $trigger } (maksymalnie { $most } razy), { $effect }
    .effect = inside
persistent-once = <persistent/>: za pierwszym razem, gdy { $trigger }, { $effect }
    .effect = inside
each-time = <up/>za każdym razem, gdy { $trigger }, { $effect }
    .effect = inside

## Clauses
## Those ending in -target stand under a target line and leave the target unsaid; those ending in -self are done to
## oneself; those ending in -rose are done by the black rose.

# After „na“ a pronoun has its n-.
onto-to =
    { $to-weight ->
        [it]
            { $to-verb ->
                [you] siebie
                [many] { $to-gender ->
        [f] nie
        [n] nie
       *[m1] nich
    }
                [self] siebie
               *[one] { $to-gender ->
        [f] nią
        [n] nie
       *[m1] niego
    }
            }
       *[light] { $to }
    }
# Before a clause that says who does it, after „możesz“.
act =
    { $form ->
        [inf] sprawić, że{" "}
       *[other] {""}
    }
# „Czarna Róża zadaje“, but „możesz sprawić, że Czarna Róża zada“.
rose-inflicts = { $form ->
        [inf] zada
       *[other] zadaje
    }
rose-converts = { $form ->
        [inf] zamieni
       *[other] zamienia
    }
rose-places = { $form ->
        [inf] umieści
       *[other] umieszcza
    }
rose-gains = { $form ->
        [inf] zyska
       *[other] zyskuje
    }
rose-loses = { $form ->
        [inf] straci
       *[other] traci
    }
rose-draws = { $form ->
        [inf] dobierze
       *[other] dobiera
    }
# English has the ending of its verbs here; Polish says the verbs themselves.
does = {""}

v-inflict = { $form ->
        [inf] zadać
        [does] zadaje
       *[imp] zadaj
    }
v-convert = { $form ->
        [inf] zamienić
        [does] zamienia
       *[imp] zamień
    }
v-heal = { $form ->
        [inf] uleczyć
        [does] leczy
       *[imp] ulecz
    }
v-place = { $form ->
        [inf] umieścić
        [does] umieszcza
       *[imp] umieść
    }
v-put = { $form ->
        [inf] przenieść
        [does] przenosi
       *[imp] przenieś
    }
v-draw = { $form ->
        [inf] dobrać
        [does] dobiera
       *[imp] dobierz
    }
v-discard = { $form ->
        [inf] odrzucić
        [does] odrzuca
       *[imp] odrzuć
    }
v-look = { $form ->
        [inf] podejrzeć
        [does] podgląda
       *[imp] podejrzyj
    }
v-take = { $form ->
        [inf] wziąć
        [does] bierze
       *[imp] weź
    }
v-gain = { $form ->
        [inf] zyskać
        [does] zyskuje
       *[imp] zyskaj
    }
v-lose = { $form ->
        [inf] stracić
        [does] traci
       *[imp] strać
    }
v-move = { $form ->
        [inf] poruszyć
        [does] porusza
       *[imp] porusz
    }
v-walk = { $form ->
        [inf] poruszyć się
        [does] porusza się
       *[imp] porusz się
    }
v-reveal = { $form ->
        [inf] ujawnić
        [does] ujawnia
       *[imp] ujawnij
    }
v-cast = { $form ->
        [inf] rzucić
        [does] rzuca
       *[imp] rzuć
    }
v-activate = { $form ->
        [inf] aktywować
        [does] aktywuje
       *[imp] aktywuj
    }
v-choose = { $form ->
        [inf] wybrać
        [does] wybiera
       *[imp] wybierz
    }
v-shuffle = { $form ->
        [inf] wtasować
        [does] wtasowuje
       *[imp] wtasuj
    }
v-return = { $form ->
        [inf] odłożyć
        [does] odkłada
       *[imp] odłóż
    }
v-give = { $form ->
        [inf] oddać
        [does] oddaje
       *[imp] oddaj
    }
v-keep = { $form ->
        [inf] zatrzymać
        [does] zatrzymuje
       *[imp] zatrzymaj
    }
v-swap = { $form ->
        [inf] wymienić
        [does] wymienia
       *[imp] wymień
    }
v-ignore = { $form ->
        [inf] zignorować
        [does] ignoruje
       *[imp] zignoruj
    }
v-use = { $form ->
        [inf] użyć
        [does] używa
       *[imp] użyj
    }
v-treat = { $form ->
        [inf] traktować
        [does] traktuje
       *[imp] traktuj
    }
v-attack = { $form ->
        [inf] wykonać Atak Fizyczny
        [does] wykonuje Atak Fizyczny
       *[imp] wykonaj Atak Fizyczny
    }

clause-inflict =
    { $to-verb ->
        [you] { v-inflict } sobie { $amount }
       *[one]
            { $to-weight ->
                [heavy] { v-inflict } { $amount } { $to }
               *[light] { v-inflict } { $to } { $amount }
            }
    }
    .to = dat
clause-inflict-target = { v-inflict } { $amount }
clause-inflict-rose =
    { $to-weight ->
        [heavy] { act }<rose/> { rose-inflicts } { $amount } { $to }
       *[light] { act }<rose/> { rose-inflicts } { $to } { $amount }
    }
    .to = dat
clause-convert-damage =
    { $to-verb ->
        [you] { v-convert } { $amount } na sobie
       *[one] { v-convert } { $amount } na { $to }
    }
    .to = loc
clause-convert-damage-target = { v-convert } { $amount }
clause-convert-damage-rose = { act }<rose/> { rose-converts } { $amount } na { $to }
    .to = loc
clause-heal =
    { $to-verb ->
        [you] { v-heal } sobie { $amount }
       *[one]
            { $to-weight ->
                [heavy] { v-heal } { $amount } { $to }
               *[light] { v-heal } { $to } { $amount }
            }
    }
    .to = dat
clause-heal-target = { v-heal } celowi { $amount }
clause-heal-all =
    { $on-verb ->
        [you] { v-heal } sobie wszystkie <damage/>
       *[one]
            { $on-weight ->
                [heavy] { v-heal } wszystkie <damage/> { $on }
               *[light] { v-heal } { $on } wszystkie <damage/>
            }
    }
    .on = dat
clause-heal-all-but-rose =
    { $on-verb ->
        [you] { v-heal } sobie wszystkie <damage/> oprócz tych od <rose form="gen"/>
       *[one]
            { $on-weight ->
                [heavy] { v-heal } { $on } wszystkie <damage/> oprócz tych od <rose form="gen"/>
               *[light] { v-heal } { $on } wszystkie <damage/> oprócz tych od <rose form="gen"/>
            }
    }
    .on = dat
clause-pain = { $form ->
        [inf] otrzymać
        [does] otrzymuje
       *[imp] otrzymaj
    } Cierpienie { $amount }
clause-ignore-damage = { v-ignore } { $amount }
clause-ignore-effect =
    { $form ->
        [does] ignoruje Efekt tego Czaru wobec siebie
        [inf] zignorować Efekt tego Czaru wobec siebie
       *[imp] zignoruj Efekt tego Czaru wobec siebie
    }
clause-divert =
    { $to-verb ->
        [you] { $form ->
        [inf] przekierować
        [does] przekierowuje
       *[imp] przekieruj
    } { $amount } na siebie
       *[one] { $form ->
        [inf] przekierować
        [does] przekierowuje
       *[imp] przekieruj
    } { $amount } na { onto-to }
    }
    .to = acc
clause-divert-all =
    { $to-verb ->
        [you] { $form ->
        [inf] przekierować
        [does] przekierowuje
       *[imp] przekieruj
    } wszystkie te <damage/> na siebie
       *[one] { $form ->
        [inf] przekierować
        [does] przekierowuje
       *[imp] przekieruj
    } wszystkie te <damage/> na { onto-to }
    }
    .to = acc
clause-defeat = { $form ->
        [inf] pokonać
        [does] pokonuje
       *[imp] pokonaj
    } { $who }
    .who = acc
clause-attack =
    { $who-weight ->
        [it] { $form ->
        [inf] zaatakować
        [does] atakuje
       *[imp] zaatakuj
    } { $who } Atakiem Fizycznym
       *[light] { v-attack } na { $who }
    }
    .who = acc

clause-place-instability = { v-place } { $amount } { $place }
    .place = self
clause-place-instability-rose = { act }<rose/> { rose-places } { $amount } { $place }
clause-convert-instability = { v-convert } { $amount } { $place }
    .place = self
clause-convert-instability-rose = { act }<rose/> { rose-converts } { $amount } { $place }

clause-summon = { $form ->
        [inf] przywołać
        [does] przywołuje
       *[imp] przywołaj
    } { $what } { $place }
    .what = acc
    .place = self
summoned = { $name }
    .name = { $form }
    .gender = { $name-gender }
summoned-any =
    { $forgotten ->
        [yes] dowolną Ewokację
       *[no] dowolną Ewokację (oprócz Zapomnianych)
    }
    .gender = f
summoned-any-health =
    { $forgotten ->
        [yes] dowolną Ewokację z maksymalnie { $health } <health form="ins"/>
       *[no] dowolną Ewokację (oprócz Zapomnianych) z maksymalnie { $health } <health form="ins"/>
    }
    .gender = f
summoned-same = Ewokację tego samego rodzaju
    .gender = f

under-control =
    { $control ->
        [yes] {" "}pod twoją kontrolą
        [avatar] {" "}pod kontrolą Awatara
       *[no] {""}
    }
clause-activate = { act }{ $who } { $who-verb ->
        [you] aktywujesz się
        [many] aktywują się
       *[one] aktywuje się
    }{ under-control }
clause-activate-bonus = { act }{ $who } { $who-verb ->
        [you] aktywujesz się
        [many] aktywują się
       *[one] aktywuje się
    }{ under-control } z { $bonus }
    .bonus = ins
clause-empower =
    { $who-verb ->
        [many] { $form ->
        [inf] dać
        [does] daje
       *[imp] daj
    } { $who } { $bonus } przy ich następnej aktywacji
       *[one] { $form ->
        [inf] dać
        [does] daje
       *[imp] daj
    } { $who } { $bonus } przy następnej aktywacji
    }
    .who = dat
    .bonus = acc
bonus-strength =
    { $less ->
        [yes] <strength form="{ $form }"/> −{ $n }
       *[no] <strength form="{ $form }"/> +{ $n }
    }
bonus-speed =
    { $less ->
        [yes] <speed form="{ $form }"/> −{ $n }
       *[no] <speed form="{ $form }"/> +{ $n }
    }
bonuses-two = { $first } i { $rest }
    .first = { $form }
    .rest = { $form }
clause-remove = { $form ->
        [inf] usunąć
        [does] usuwa
       *[imp] usuń
    } { $who }
    .who = acc
clause-assign =
    { $to-verb ->
        [you] { $form ->
        [inf] przypisać
        [does] przypisuje
       *[imp] przypisz
    } do siebie { $what }
       *[one]
            { $to-weight ->
                [heavy] { $form ->
        [inf] przypisać
        [does] przypisuje
       *[imp] przypisz
    } { $what } do { $to }
               *[light] { $form ->
        [inf] przypisać
        [does] przypisuje
       *[imp] przypisz
    } do { $to } { $what }
            }
    }
    .what = acc
    .to = gen
any-jinx = wybraną przez siebie Kartę Pecha
    .gender = f
any-upgrade = wybrane przez siebie Ulepszenie
    .gender = n
any-nightmare = Koszmar
    .gender = m3
clause-discard-jinx = { v-discard } 1 ze swoich Kart Pecha
clause-discards-jinx = { act }{ $who } { $who-verb ->
        [you] odrzucasz
        [many] odrzucają
       *[one] odrzuca
    } 1 Kartę Pecha
clause-discard-upgrade = { v-discard } 1 Ulepszenie przypisane do { $from }
    .from = gen

clause-move =
    { $optional ->
        [yes] { v-move } { $who } maksymalnie o 1
       *[no] { v-move } { $who } o 1
    }
    .who = acc
clause-move-self =
    { $optional ->
        [yes] { v-walk } maksymalnie o 1
       *[no] { v-walk } o 1
    }
clause-approach = { act }{ $who } { $who-verb ->
        [you] poruszasz się
        [many] poruszają się
       *[one] porusza się
    } w kierunku { $goal }
    .goal = gen
clause-approach-self = { v-walk } w kierunku { $goal }
    .goal = gen
goal-room = { $room }
    .room = { $form }
goal-coloured = najbliższego { $colours } Pomieszczenia
    .colours = gen
goal-target = Pomieszczenia będącego celem
clause-put =
    { $who-verb ->
        [you] { v-put } się { $place }
        [self] { v-put } się { $place }
       *[one] { v-put } { $who } { $place }
    }
    .who = acc
    .place = into
clause-put-in-cell =
    { $who-verb ->
        [you] { v-put } się do swojej Komnaty
        [self] { v-put } się do swojej Komnaty
        [many] { v-put } { $who } do ich Komnat
       *[one] { v-put } { $who } do { $who-gender ->
        [f] jej
        [n] jego
       *[m1] jego
    } Komnaty
    }
    .who = acc
clause-target =
    { $form ->
        [inf] wybrać na cel { $who }
        [does] wybiera na cel { $who }
       *[imp] celem jest { $who }
    }
    .who =
        { $form ->
            [inf] acc
            [does] acc
           *[imp] nom
        }
clause-target-room = { $form ->
        [inf] wybrać na cel
        [does] wybiera na cel
       *[imp] celem jest
    } to Pomieszczenie
clause-target-room-of-defeat = { $form ->
        [inf] wybrać na cel
        [does] wybiera na cel
       *[imp] celem jest
    } Pomieszczenie, w którym { $who-verb ->
        [you] zostałeś pokonany
        [many] zostali pokonani
       *[one] został pokonany
    } { $who }

clause-gain = { v-gain } { $amount }
clause-gain-mages = { act }{ $who } { $who-verb ->
        [you] zyskujesz
        [many] zyskują
       *[one] zyskuje
    } { $amount }
clause-gain-rose = { act }<rose/> { rose-gains } { $amount }
clause-lose = { v-lose } { $amount }
clause-lose-mages = { act }{ $who } { $who-verb ->
        [you] tracisz
        [many] tracą
       *[one] traci
    } { $amount }
clause-lose-tokens = { $form ->
        [inf] odwrócić
        [does] odwraca
       *[imp] odwróć
    } { $amount }
clause-loses-tokens = { act }{ $who } { $who-verb ->
        [you] odwracasz
        [many] odwracają
       *[one] odwraca
    } { $amount }
clause-lose-rose = { act }<rose/> { rose-loses } { $amount }
clause-steal =
    { $from-weight ->
        [heavy] { $form ->
        [inf] ukraść
        [does] kradnie
       *[imp] ukradnij
    } { $amount } { $from }
       *[light] { $form ->
        [inf] ukraść
        [does] kradnie
       *[imp] ukradnij
    } { $from } { $amount }
    }
    .from = dat
clause-steal-target = { $form ->
        [inf] ukraść
        [does] kradnie
       *[imp] ukradnij
    } celowi { $amount }
clause-take-crown = { v-take } <crown form="acc"/>
clause-take-trophy =
    { $from-verb ->
        [you] { v-take } 1 z własnych Trofeów
       *[one]
            { $from-weight ->
                [it] { v-take } 1 z { $from } własnych Trofeów
               *[light] { v-take } 1 z własnych Trofeów { $from }
            }
    }
    .from = poss
clause-take-trophy-group = { v-take } od { $from } 1 z jego własnych Trofeów
    .from = gen
clause-give-trophy = { v-give } <rose form="dat"/> 1 z własnych Trofeów

clause-draw = { v-draw } { $amount }
# On an event.
clause-draw-drawer = kto dobrał to Wydarzenie, dobiera { $amount }
clause-draw-grimoire = { v-draw } { $amount } ze swojej Księgi Czarów
clause-draw-memories = { v-draw } losowo { $amount } ze swoich Wspomnień
clause-draw-library = { v-draw } { $amount } z Biblioteki
clause-rose-draws-quest = { act }<rose/> { rose-draws } Kartę Zadania
clause-discard = { v-discard } { $amount }
clause-discard-spells = { v-discard } { $amount } z ręki
clause-discards-spells = { act }{ $who } { $who-verb ->
        [you] odrzucasz
        [many] odrzucają
       *[one] odrzuca
    } { $amount } z ręki
clause-discard-events = { v-discard } { $amount } z planszy
clause-discard-quest-or-jinx = { v-discard } 1 ze swoich { quest-open-many } Zadań lub 1 ze swoich Kart Pecha
clause-search =
    { $memories ->
        [yes] { $form ->
        [inf] odszukać
        [does] odszukuje
       *[imp] odszukaj
    } w swojej Księdze Czarów lub Wspomnieniach { spell-searched }, { search-shown } na rękę i { $form ->
        [inf] przetasować
        [does] tasuje
       *[imp] przetasuj
    } Księgę Czarów
       *[no] { $form ->
        [inf] odszukać
        [does] odszukuje
       *[imp] odszukaj
    } w swojej Księdze Czarów { spell-searched }, { search-shown } na rękę i { $form ->
        [inf] przetasować
        [does] tasuje
       *[imp] przetasuj
    } Księgę Czarów
    }
spell-searched =
    { $summoning ->
        [yes] Czar, który przywołuje Ewokację
       *[no] Czar
    }
search-shown =
    { $shown ->
        [yes] { $form ->
        [inf] pokazać go wszystkim, wziąć
        [does] pokazuje go wszystkim, bierze
       *[imp] pokaż go wszystkim, weź
    }
       *[no] { v-take } go
    }
clause-shuffle-memories = { v-shuffle } swoje Wspomnienia do Księgi Czarów
clause-look-under = { v-look } { $amount }, { v-take } { $take } na rękę, a resztę { v-return } w dowolnej kolejności na spód talii
clause-look-school = { v-look } { $amount } jednej wybranej przez siebie Szkoły Magii, { v-take } { $take } na rękę, a { the-others }
clause-look-forgotten = { v-look } { $amount }, { v-take } { $take } na rękę, a { the-others }
clause-look-grimoire = { v-look } { $amount } z wierzchu swojej Księgi Czarów, { v-take } { $take } na rękę, a { the-others }
clause-look-memories =
    { $rest ->
        [top] { v-look } { $amount } z wierzchu swoich Wspomnień, { v-take } { $take } na rękę, a { the-others }
       *[other] { v-look } { $amount } z wierzchu swoich Wspomnień i { v-take } { $take } na rękę
    }
# $rest: what becomes of those that are not taken.
the-others =
    { $rest ->
        [shuffled] resztę { v-shuffle } do talii
        [top] resztę { v-return } na wierzch w dowolnej kolejności
       *[discarded] resztę { v-discard }
    }
clause-look-quests = { v-look } { $amount }, { v-keep } { $take } jako { quest-open } Zadanie, a resztę { v-discard }
clause-choose-quest = { v-choose } 1 ze swoich { quest-open-many } Zadań
clause-complete-that-quest = { $form ->
        [inf] ukończyć
        [does] kończy
       *[imp] ukończ
    } to Zadanie
clause-complete-quest = { $form ->
        [inf] ukończyć
        [does] kończy
       *[imp] ukończ
    } 1 ze swoich { quest-open-many } Zadań
clause-solve-this-quest = { $form ->
        [inf] rozwiązać
        [does] rozwiązuje
       *[imp] rozwiąż
    } to Zadanie
clause-solve-quest = { quest-do } 1 ze swoich { quest-open-many } Zadań
clause-solve-top-quest = { v-reveal } wierzchnią Kartę Zadania aktualnej Fazy Księżyca i { $form ->
        [inf] rozwiązać
        [does] rozwiązuje
       *[imp] rozwiąż
    } to Zadanie bez jego Efektu
clause-reveal-command = { v-reveal } i { $form ->
        [inf] rozstrzygnąć
        [does] rozstrzyga
       *[imp] rozstrzygnij
    } kolejną Kartę Poleceń
clause-refresh = { $form ->
        [inf] odświeżyć
        [does] odświeża
       *[imp] odśwież
    } { $amount }
clause-return-revealed = { $form ->
        [inf] przywrócić
        [does] przywraca
       *[imp] przywróć
    } do ręki 1 ze swoich Ujawnionych Czarów z symbolem { $elements }
    .elements = gen
clause-swap-revealed = { v-swap } 1 ze swoich Ujawnionych Czarów na Czar z ręki; nowy Czar leży ujawniony tą samą stroną do góry (<light/> lub <dark/>), ale nie jest rozstrzygany
clause-cast-next = { v-cast } swój następny Gotowy Czar (lub Szybki)
clause-give-forgotten =
    { $to-weight ->
        [heavy] { v-give } 1 Zapomniany Czar z ręki { $to }
       *[light] { v-give } { $to } 1 Zapomniany Czar z ręki
    }
    .to = dat
clause-activate-room = { v-activate } dowolne Pomieszczenie, w którym jest { $kind }, nawet Użyte
clause-activate-room-except = { v-activate } dowolne Pomieszczenie, w którym jest { $kind }, nawet Użyte (oprócz { $rooms })
    .rooms = gen
# What an inhibition forbids.
ban =
    { $ban ->
        [move-by-action] poruszać się za pomocą Akcji Fizycznych
        [leave] opuszczać swojego Pomieszczenia za pomocą Akcji Fizycznych ani Czarów
        [activate-rooms] aktywować Pomieszczeń
       *[move] poruszać się
    }
ban-time =
    { $next ->
        [yes] w następnej Fazie Akcji
       *[no] w tej Turze
    }
clause-cannot = { $who-verb ->
        [you] nie możesz
        [many] { $who } nie mogą
       *[one] { $who } nie może
    } { ban } { ban-time }
prepared-spell =
    { $which ->
        [quick] Szybki Czar, Gotowy lub Ujawniony
        [numbered] Gotowych Czarów (ale nie Szybki)
       *[ready] Gotowych Czarów
    }
not-quick =
    { $which ->
        [numbered] {" "}(ale nie Szybki)
       *[ready] {""}
    }
clause-discards-ready =
    { $which ->
        [quick] { $who } { $who-verb ->
        [you] odrzucasz
        [many] odrzucają
       *[one] odrzuca
    } swój { prepared-spell }
       *[other] { $who } { $who-verb ->
        [you] odrzucasz
        [many] odrzucają
       *[one] odrzuca
    } 1 ze swoich { prepared-spell }
    }
clause-remove-ready =
    { $which ->
        [quick]
            { $who-weight ->
                [it] { v-discard } { $who } { prepared-spell }
               *[light] { v-discard } Szybki Czar { $who }, Gotowy lub Ujawniony
            }
       *[other]
            { $who-weight ->
                [it] { v-discard } bez podglądania 1 z { $who } { prepared-spell }
               *[light] { v-discard } bez podglądania 1 z Gotowych Czarów { $who }{ not-quick }
            }
    }
    .who = poss
clause-see-hand =
    { $of-weight ->
        [it] { v-look } { $of } rękę
       *[light] { v-look } rękę { $of }
    }
    .of = poss
clause-see-ready = { v-look } Gotowe Czary { $of }
    .of = gen
clause-swap-spells =
    { $with-weight ->
        [it] { v-swap } 1 Czar z { $with } ręki na 1 ze swoich (bez Zapomnianych Czarów)
       *[light] { v-swap } 1 Czar z ręki { $with } na 1 ze swoich (bez Zapomnianych Czarów)
    }
    .with = poss
clause-reveal-next =
    { $of-weight ->
        [it] { v-reveal } { $of } następny Gotowy Czar
       *[light] { v-reveal } następny Gotowy Czar { $of }
    }
    .of = poss
clause-cast-next-of =
    { $of-weight ->
        [it] { v-cast } { $of } następny Gotowy Czar (nie Szybki) tak, jakby był twój
       *[light] { v-cast } następny Gotowy Czar { $of } (nie Szybki) tak, jakby był twój
    }
    .of = poss
clause-take-discarded = { v-take } wybrany przez siebie Czar ze Stosu Kart Odrzuconych Biblioteki
clause-take-quest =
    { $from-weight ->
        [it] { v-take } jako swoje 1 z { $from } { quest-done-many } Zadań
       *[light] { v-take } jako swoje 1 z { quest-done-many } Zadań { $from }
    }
    .from = poss
clause-take-quest-card = { $form ->
        [inf] dołączyć
        [does] dołącza
       *[imp] dołącz
    } kartę tego Zadania do swoich { quest-done-many } Zadań; jego Efekt i <power/> dostaje ten, kto je { quest-does }
clause-take-quest-power = { v-gain } <power/> z tego Zadania zamiast tego, kto je { quest-does }; jego Efekt i karta zostają na swoim miejscu
clause-refuse-quest = { $who-verb ->
        [you] nie możesz
        [many] { $who } nie mogą
       *[one] { $who } nie może
    } { quest-do-inf } tego Zadania w tej Turze
clause-share-quests = { v-look } { $amount }, { v-keep } 1 jako { quest-open } Zadanie, a drugą { v-give } innemu Magowi, który może ją mieć; jeśli takiego nie ma, { v-discard } ją
clause-complete-looked = { v-look } { $amount }, po czym { quest-do } 1 z nich (reszta zostaje na swoim miejscu)
clause-look-events =
    { $play ->
        [0] { v-look } { $amount }, po czym { v-return } je na wierzch w dowolnej kolejności
        [one] { v-look } { $amount }, { $form ->
        [inf] zagrać
        [does] zagrywa
       *[imp] zagraj
    } maksymalnie { $play } z nich, a resztę { v-return } na wierzch w dowolnej kolejności
        [few] { v-look } { $amount }, { $form ->
        [inf] zagrać
        [does] zagrywa
       *[imp] zagraj
    } maksymalnie { $play } z nich, a resztę { v-return } na wierzch w dowolnej kolejności
       *[many] { v-look } { $amount }, { $form ->
        [inf] zagrać
        [does] zagrywa
       *[imp] zagraj
    } maksymalnie { $play } z nich, a resztę { v-return } na wierzch w dowolnej kolejności
    }
clause-share-event = { v-discard } Wydarzenie z planszy; ty i <rose/> zyskujecie po połowie <power/>, które daje przy odejściu (zaokrąglonej w dół, co najmniej 1)
clause-cancel-spell = { $form ->
        [inf] anulować
        [does] anuluje
       *[imp] anuluj
    } ten Czar
clause-may-cancel = { $who } { $who-verb ->
        [you] możesz
        [many] mogą
       *[one] może
    } anulować ten Czar
clause-turn-spell = { $form ->
        [inf] skierować
        [does] kieruje
       *[imp] skieruj
    } ten Czar na { onto-to }, jeśli może być jego celem
    .to = acc
clause-stop-activation = { $form ->
        [inf] przerwać
        [does] przerywa
       *[imp] przerwij
    } tę Aktywację (Żeton Pomieszczenia pozostaje nieodwrócony)
clause-take-over = { v-activate } to Pomieszczenie zamiast { $who }
    .who = gen
clause-afterwards = { $what } po zakończeniu tego Czaru
    .what = { $form }
clause-ignore-spell-damage = { v-ignore } <damage/> od tego Czaru
clause-return-spell-damage = { v-inflict } rzucającemu ten Czar tyle <damage form="many"/>, ile ten Czar zadaje tobie
clause-undo = na koniec Tury, jeśli cel nie został pokonany, { $form ->
        [inf] cofnąć
        [does] cofa
       *[imp] cofnij
    } { $amount }
clause-undo-all = na koniec Tury, jeśli cel nie został pokonany, { $form ->
        [inf] cofnąć
        [does] cofa
       *[imp] cofnij
    } wszystkie te <damage/>
clause-score-fall =
    { $rose ->
        [yes] jeśli Mag zostanie przez to pokonany, { v-gain } za to { $power } <power/>, a nikt inny nic nie zyskuje
       *[no] jeśli Mag zostanie przez to pokonany, { v-gain } za to { $power } <power/>, a żaden inny Mag nic nie zyskuje
    }
clause-avert-defeat = { v-heal } sobie wszystkie <damage/> zamiast zostać pokonanym
clause-target-fiercest =
    { $form ->
        [inf] wybrać na cel Maga z największą liczbą <damage form="many"/> na tobie
        [does] wybiera na cel Maga z największą liczbą <damage form="many"/> na nim
       *[imp] celem jest Mag z największą liczbą <damage form="many"/> na tobie
    }
clause-defeat-as-first = { $form ->
        [inf] pokonać
        [does] pokonuje
       *[imp] pokonaj
    } { $who } (punkty przyznaje się tak, jakby najwięcej <damage form="many"/> należało do ciebie)
    .who = acc
clause-move-together = { v-put } { $who } i { $with } do tego samego sąsiedniego Pomieszczenia
    .who = acc
    .with = acc
clause-topple = { $form ->
        [inf] zniszczyć
        [does] niszczy
       *[imp] zniszcz
    } { $count } { $count ->
        [one] Pomieszczenie sąsiadujące
        [few] Pomieszczenia sąsiadujące
       *[many] Pomieszczeń sąsiadujących
    } z tym Pomieszczeniem, bez względu na to, co w nich leży, i { v-take } ich Żetony
clause-topple-except = { $form ->
        [inf] zniszczyć
        [does] niszczy
       *[imp] zniszcz
    } { $count } { $count ->
        [one] Pomieszczenie sąsiadujące
        [few] Pomieszczenia sąsiadujące
       *[many] Pomieszczeń sąsiadujących
    } z tym Pomieszczeniem (oprócz { $rooms }), bez względu na to, co w nich leży, i { v-take } ich Żetony
    .rooms = gen
clause-use-rebuilt = { v-use } Efektu odbudowanej strony dowolnego Pomieszczenia
clause-use-rebuilt-except = { v-use } Efektu odbudowanej strony dowolnego Pomieszczenia (oprócz { $rooms })
    .rooms = gen
clause-inflict-chain = { v-choose } inną figurkę w odległości do 1 od celu i trzecią figurkę w odległości do 1 od drugiej; { v-inflict } pierwszej { $first } { $first ->
        [one] <damage form="one"/>
        [few] <damage form="few"/>
       *[many] <damage form="many"/>
    }, drugiej { $second }, a trzeciej { $third }
clause-discards-quests = { act }{ $who } { $who-verb ->
        [you] odrzucasz
        [many] odrzucają
       *[one] odrzuca
    } { $amount }
clause-discard-events-unpaid = { v-discard } { $amount } z planszy, za co <rose/> nic nie zyskuje
clause-move-into =
    { $who-verb ->
        [you] { v-put } się { $place }
       *[one] { v-put } { $who } { $place }
    }
    .who = acc
    .place = into
clause-draw-top-of-memories = { v-draw } { $amount } z wierzchu swoich Wspomnień
clause-draw-library-or-discards = { v-draw } { $amount } z Biblioteki, z wierzchu talii lub jej Stosu Kart Odrzuconych
clause-swap-quests = { v-look } { $amount }; { $form ->
        [does] może wymienić
       *[imp] możesz wymienić
    } 1 z nich na 1 ze swoich { quest-open-many } Zadań; resztę { v-return } na wierzch w dowolnej kolejności
clause-take-active-quest = { v-look } { quest-open } Zadania { $from }; jeśli chcesz, { v-take } 1 z nich
    .from = gen
clause-draws-quests = { act }{ $who } { $who-verb ->
        [you] dobierasz
        [many] dobierają
       *[one] dobiera
    } { $amount }
clause-reveal-quest = { v-reveal } { $quest }
top-quest = wierzchnią Kartę Zadania
clause-claim-quest = { $form ->
        [inf] dołączyć
        [does] dołącza
       *[imp] dołącz
    } to Zadanie do swoich { quest-done-many } Zadań
clause-cast-from-hand =
    { $amount-number ->
        [one] { v-cast } { $amount } z ręki zamiast Czaru ze swojej Planszy Maga
        [few] { v-cast } { $amount } z ręki, każdy zamiast Czaru ze swojej Planszy Maga
       *[many] { v-cast } { $amount } z ręki, każdy zamiast Czaru ze swojej Planszy Maga
    }
clause-cast-from-hand-at = { v-cast } { $amount } z ręki zamiast Czaru ze swojej Planszy Maga tak, jakby { $from-gender ->
        [f] rzucała
        [n] rzucało
       *[m1] rzucał
    } go { $from }
clause-cast-types-from-hand = { v-cast } { $amount } Czar { $types } z ręki zamiast Czaru ze swojej Planszy Maga
    .types = gen
clause-casts-next = { act }{ $who } { $who-verb ->
        [you] rzucasz
        [many] rzucają
       *[one] rzuca
    } swój następny Gotowy Czar (lub Szybki)
clause-activate-place =
    { $used ->
        [yes] { v-activate } { $room }, jeśli jest Użyte
       *[no] { v-activate } { $room }
    }
    .room = acc
clause-activate-place-except =
    { $used ->
        [yes] { v-activate } { $room }, jeśli jest Użyte (oprócz { $rooms })
       *[no] { v-activate } { $room } (oprócz { $rooms })
    }
    .room = acc
    .rooms = gen
clause-close-rooms = { $form ->
        [inf] zablokować
        [does] blokuje
       *[imp] zablokuj
    } do końca Tury Aktywację { $room }
    .room = gen
clause-use-used = { v-use } Efektu innego, Użytego Pomieszczenia
clause-use-used-except = { v-use } Efektu innego, Użytego Pomieszczenia (oprócz { $rooms })
    .rooms = gen
clause-recolour = do końca Tury { v-treat } { $room } jako { $colour }
    .room = acc
clause-copy-room = do końca Tury { v-treat } { $room } jako kopię innego Pomieszczenia
    .room = acc
clause-copy-room-except = do końca Tury { v-treat } { $room } jako kopię innego Pomieszczenia (oprócz { $rooms })
    .room = acc
    .rooms = gen

# Deeds of the moment, and what lasts for a turn.
clause-transfer =
    { $from-verb ->
        [you] { v-put } { $amount } z siebie na { onto-to }
       *[one]
            { $to-verb ->
                [you] { v-put } { $amount } z { $from } na siebie
               *[one] { v-put } { $amount } z { $from } na { onto-to }
            }
    }
    .from = gen
    .to = acc
clause-swap-places = { $form ->
        [inf] zamienić się
        [does] zamienia się
       *[imp] zamień się
    } miejscami z { $who }
    .who = ins
# $else: whom this effect has struck before is spared.
clause-sally =
    { $else ->
        [yes] { v-walk } { up-to-steps } i { v-attack } na figurkę, której ten Efekt jeszcze nie trafił (jedno z tych dwóch można pominąć)
       *[no] { v-walk } { up-to-steps } i { v-attack } (jedno z tych dwóch można pominąć)
    }
up-to-steps = maksymalnie o { $steps }
clause-sallies = { act }{ $who } { $who-verb ->
        [you] poruszasz się
        [many] poruszają się
       *[one] porusza się
    } { up-to-steps } i { $who-verb ->
        [you] wykonujesz
        [many] wykonują
       *[one] wykonuje
    } Atak Fizyczny{ under-control } (jedno z tych dwóch można pominąć)
clause-attacks = { act }{ $who } { $who-verb ->
        [you] atakujesz
        [many] atakują
       *[one] atakuje
    }{ under-control }
clause-buy-quest = { v-look } z wierzchu talii { $amount }; możesz zapłacić { $price } <power/>, aby zatrzymać 1 z nich jako { quest-open } Zadanie, a reszta wraca tak, jak leżała
clause-go-on = { $form ->
        [inf] powtórzyć
        [does] powtarza
       *[imp] powtórz
    } to zdanie dowolną liczbę razy
clause-ransom-suffers = { act }{ $who } { $who-verb ->
        [you] odrzucasz
        [many] odrzucają
       *[one] odrzuca
    } 1 ze swoich Gotowych Czarów albo { $who-verb ->
        [you] otrzymujesz
        [many] otrzymują
       *[one] otrzymuje
    } { $n } { $n ->
        [one] <damage form="one"/>
        [few] <damage form="few"/>
       *[many] <damage form="many"/>
    }
clause-ransom-loses = { act }{ $who } { $who-verb ->
        [you] odrzucasz
        [many] odrzucają
       *[one] odrzuca
    } 1 ze swoich Gotowych Czarów albo { $who-verb ->
        [you] tracisz
        [many] tracą
       *[one] traci
    } { $n } <power/>
clause-ransom-you-gain = { act }{ $who } { $who-verb ->
        [you] możesz
        [many] mogą
       *[one] może
    } odrzucić 1 ze swoich Gotowych Czarów; zyskujesz { $n } <power/> za każdego Maga, który tego nie robi
# $convert is the clause that converts; $many: on several models.
clause-convert-or-lose =
    { $many ->
        [yes] { $convert }; każdy z nich traci { $power } <power/> za każde z tych <damage form="many"/>, którego nie można było zamienić
       *[no] { $convert }; cel traci { $power } <power/> za każde z tych <damage form="many"/>, którego nie można było zamienić
    }
    .convert = { $form }
clause-convert-or-gain = { $convert }; { v-gain } { $power } <power/> za każde z tych <damage form="many"/>, którego nie można było zamienić
    .convert = { $form }
clause-remove-instability =
    { $optional ->
        [yes] { $form ->
        [inf] usunąć
        [does] usuwa
       *[imp] usuń
    } maksymalnie { $amount } { $place }
       *[no] { $form ->
        [inf] usunąć
        [does] usuwa
       *[imp] usuń
    } { $amount } { $place }
    }
    .place = self
lasting-strength = do końca Tury twoja <strength/> wynosi { $n }
lasting-attacks-hit-room = do końca Tury twoje Ataki Fizyczne trafiają każdą inną figurkę w twoim Pomieszczeniu
lasting-actions-attack = do końca Tury możesz w tej samej Akcji Fizycznej poruszyć się, a potem zaatakować
lasting-form = do końca Tury jesteś też { $name } (Magiem i Ewokacją), z { $name-gender ->
        [f] jej
        [n] jego
       *[m1] jego
    } <strength form="ins"/>
    .name = ins

## Triggers: a clause with its subject, after „gdy“

on-object =
    { $object-said ->
        [yes] {" "}{ $object }
       *[no] {""}
    }
with-means =
    { $means-said ->
        [yes] {" "}{ $means }
       *[no] {""}
    }
from-means =
    { $means-said ->
        [yes] {" "}od { $means }
       *[no] {""}
    }
trigger-enters =
    { $colours-said ->
        [yes] { $subject } { $subject-verb ->
        [you] wchodzisz
        [many] wchodzą
       *[one] wchodzi
    } do { $colours } Pomieszczenia
       *[no] { $subject } { $subject-verb ->
        [you] wchodzisz
        [many] wchodzą
       *[one] wchodzi
    } do Pomieszczenia
    }
    .colours = gen
trigger-enters-named = { $subject } { $subject-verb ->
        [you] wchodzisz
        [many] wchodzą
       *[one] wchodzi
    } { $room }
    .room = into
trigger-enters-its-room = { $subject } { $subject-verb ->
        [you] wchodzisz
        [many] wchodzą
       *[one] wchodzi
    } do Pomieszczenia tej Ewokacji
trigger-moves = { $subject } { $subject-verb ->
        [you] poruszasz się
        [many] poruszają się
       *[one] porusza się
    }
trigger-damages = { $subject } { $subject-verb ->
        [you] zadajesz
        [many] zadają
       *[one] zadaje
    }{ on-object } <damage/>{ with-means }
    .object = dat
    .means = ins
trigger-damages-or-heals = { $subject } { $subject-verb ->
        [you] zadajesz
        [many] zadają
       *[one] zadaje
    } { $object } <damage/> lub { $object-gender ->
        [f] ją
        [n] je
       *[m1] go
    } { $subject-verb ->
        [you] leczysz
        [many] leczą
       *[one] leczy
    }
    .object = dat
trigger-suffers = { $subject } { $subject-verb ->
        [you] otrzymujesz
        [many] otrzymują
       *[one] otrzymuje
    } <damage/>{ from-means }
    .means = gen
trigger-gains-power = { $subject } { $subject-verb ->
        [you] zyskujesz
        [many] zyskują
       *[one] zyskuje
    } <power/>{ gains-means }
    .means = gen
gains-means =
    { $means-said ->
        [yes] {" "}z { $means }
       *[no] {""}
    }
trigger-loses-power = { $subject } { $subject-verb ->
        [you] tracisz
        [many] tracą
       *[one] traci
    } <power/>
trigger-gains-or-loses-power = { $subject } { $subject-verb ->
        [you] zyskujesz lub tracisz
        [many] zyskują lub tracą
       *[one] zyskuje lub traci
    } <power/>
trigger-places-instability = { $subject } { $subject-verb ->
        [you] umieszczasz
        [many] umieszczają
       *[one] umieszcza
    } <instability/>
trigger-reveals-spell = { $subject } { $subject-verb ->
        [you] ujawniasz
        [many] ujawniają
       *[one] ujawnia
    } { $spell }
trigger-solves-quest = { $subject } { solves-word } Zadanie
solves-word =
    { $quests ->
        [at_once] { $subject-verb ->
        [you] kończysz
        [many] kończą
       *[one] kończy
    }
       *[in_stages] { $subject-verb ->
        [you] rozwiązujesz
        [many] rozwiązują
       *[one] rozwiązuje
    }
    }
# „Zostaje pokonany, pokonana …“
defeated-word =
    { $subject-verb ->
        [you] zostajesz pokonany
        [many] zostają { $subject-gender ->
        [f] pokonane
        [n] pokonane
       *[m1] pokonani
    }
       *[one] zostaje { $subject-gender ->
        [f] pokonana
        [n] pokonane
       *[m1] pokonany
    }
    }
trigger-is-defeated = { $subject } { defeated-word }
trigger-is-defeated-carrying = { $subject } z twoimi <damage form="ins-many"/> { defeated-word }
trigger-is-removed =
    { $subject-verb ->
        [many] { $subject } zostają { $subject-gender ->
        [f] usunięte
        [n] usunięte
       *[m1] usunięci
    }
       *[one] { $subject } zostaje { $subject-gender ->
        [f] usunięta
        [n] usunięte
       *[m1] usunięty
    }
    }
trigger-is-put-in-cell =
    { $subject-verb ->
        [you] zostajesz przeniesiony do swojej Komnaty
        [many] { $subject } zostają { $subject-gender ->
        [f] przeniesione
        [n] przeniesione
       *[m1] przeniesieni
    } do swoich Komnat
       *[one] { $subject } zostaje { $subject-gender ->
        [f] przeniesiona
        [n] przeniesione
       *[m1] przeniesiony
    } do swojej Komnaty
    }
trigger-activates-room =
    { $colours-said ->
        [yes] { $subject } { $subject-verb ->
        [you] aktywujesz
        [many] aktywują
       *[one] aktywuje
    } { $colours } Pomieszczenie
       *[no] { $subject } { $subject-verb ->
        [you] aktywujesz
        [many] aktywują
       *[one] aktywuje
    } Pomieszczenie
    }
trigger-activates-named = { $subject } { $subject-verb ->
        [you] aktywujesz
        [many] aktywują
       *[one] aktywuje
    } { $room }
    .room = acc
trigger-targets =
    { $subject-weight ->
        [it] celem { $subject } { $spell } { $object } { $object-verb ->
        [you] jesteś
        [many] są
       *[one] jest
    }
       *[light] { $object } { $object-verb ->
        [you] jesteś
        [many] są
       *[one] jest
    } celem { $spell }, który rzuca { $subject }
    }
    .spell = gen
trigger-reaches = { $subject } rzuca { $spell }, którego celem { $object } { $object-verb ->
        [you] jesteś
        [many] są
       *[one] jest
    } lub który wpłynąłby na { object-acc }
    .object = nom
object-acc =
    { $object-verb ->
        [you] ciebie
        [many] nich
       *[one] { $object-gender ->
        [f] nią
        [n] nie
       *[m1] niego
    }
    }
trigger-explores = { $subject } { $subject-verb ->
        [you] używasz
        [many] używają
       *[one] używa
    } Akcji Badania
trigger-uses-momentum = { $subject } { $subject-verb ->
        [you] używasz
        [many] używają
       *[one] używa
    } Akcji Odczekania
trigger-explores-or-uses-momentum = { $subject } { $subject-verb ->
        [you] używasz
        [many] używają
       *[one] używa
    } Akcji Badania lub Odczekania
trigger-performs-physical-action = { $subject } { $subject-verb ->
        [you] kończysz
        [many] kończą
       *[one] kończy
    } Akcję Fizyczną
trigger-attacks = { $subject } { $subject-verb ->
        [you] atakujesz
        [many] atakują
       *[one] atakuje
    }
# $walks: by a Physical Action, and not otherwise.
trigger-leaves =
    { $walks ->
        [yes] { $subject } { $subject-verb ->
        [you] opuszczasz
        [many] opuszczają
       *[one] opuszcza
    } to Pomieszczenie za pomocą Akcji Fizycznej
       *[no] { $subject } { $subject-verb ->
        [you] opuszczasz
        [many] opuszczają
       *[one] opuszcza
    } to Pomieszczenie
    }
trigger-casts = { $subject } { $subject-verb ->
        [you] rzucasz
        [many] rzucają
       *[one] rzuca
    } { $spell }
trigger-begins-to-solve = { $subject } { $subject-verb ->
        [you] przystępujesz
        [many] przystępują
       *[one] przystępuje
    } do { solving-word } Zadania
solving-word =
    { $quests ->
        [at_once] ukończenia
       *[in_stages] rozwiązania
    }
trigger-catches = { $subject } rzuca { $spell }, który wpłynąłby na { object-acc }, choć { $object } nie { $object-verb ->
        [you] jesteś
        [many] są
       *[one] jest
    } jego celem
trigger-clean-up-begins = zaczyna się Faza Porządkowania
trigger-heals = { $subject } { $subject-verb ->
        [you] leczysz
        [many] leczą
       *[one] leczy
    } <damage/> { $object }
    .object = dat
trigger-converts-damage = { $subject } { $subject-verb ->
        [you] zamieniasz
        [many] zamieniają
       *[one] zamienia
    } <damage/>
trigger-converts-instability = { $subject } { $subject-verb ->
        [you] zamieniasz
        [many] zamieniają
       *[one] zamienia
    } <instability/>
trigger-takes-crown = { $subject } { $subject-verb ->
        [you] bierzesz
        [many] biorą
       *[one] bierze
    } <crown form="acc"/>
trigger-resolves-spell = { $subject } { $subject-verb ->
        [you] rozstrzygasz
        [many] rozstrzygają
       *[one] rozstrzyga
    } { $spell }
trigger-resolves-spell-in = { $subject } { $subject-verb ->
        [you] rozstrzygasz
        [many] rozstrzygają
       *[one] rozstrzyga
    } { $spell } { $room }
    .room = in
trigger-resolves-showing = { $subject } { $subject-verb ->
        [you] rozstrzygasz
        [many] rozstrzygają
       *[one] rozstrzyga
    } { $spell }, a twoje Ujawnione Czary mają co najmniej { $least } { $least ->
        [one] symbol
        [few] symbole
       *[many] symboli
    } { $elements }
    .elements = gen
trigger-resolves-room = { $subject } { $subject-verb ->
        [you] rozstrzygasz
        [many] rozstrzygają
       *[one] rozstrzyga
    } Efekt { $colours } Pomieszczenia
    .colours = gen
trigger-resolves-any-room = { $subject } { $subject-verb ->
        [you] rozstrzygasz
        [many] rozstrzygają
       *[one] rozstrzyga
    } Efekt Pomieszczenia
trigger-resolves-named = { $subject } { $subject-verb ->
        [you] rozstrzygasz
        [many] rozstrzygają
       *[one] rozstrzyga
    } Efekt { $room }
    .room = gen
trigger-resolves-placed = { $subject } { $subject-verb ->
        [you] rozstrzygasz
        [many] rozstrzygają
       *[one] rozstrzyga
    } Efekt, który umieścił <instability/> dowolnego koloru
trigger-resolves-placed-or-converted = { $subject } { $subject-verb ->
        [you] rozstrzygasz
        [many] rozstrzygają
       *[one] rozstrzyga
    } Efekt, który umieścił lub zamienił <instability/> dowolnego koloru w { $colours } Pomieszczeniu
    .colours = loc
trigger-resolves-summoning = { $subject } { $subject-verb ->
        [you] rozstrzygasz
        [many] rozstrzygają
       *[one] rozstrzyga
    } Efekt, który przywołał Ewokację

## Standing lines

standing = <up/>{ $what }.
# $bearer: the card lies on you, or speaks of "it".
standing-speed-is =
    { $bearer ->
        [it] jej <speed/> wynosi { $n }
       *[you] twój <speed/> wynosi { $n }
    }
bearer-has =
    { $bearer ->
        [it] ma
       *[you] masz
    }
standing-speed =
    { $less ->
        [yes] { bearer-has } <speed/> −{ $n }
       *[no] { bearer-has } <speed/> +{ $n }
    }
standing-strength =
    { $less ->
        [yes] { bearer-has } <strength form="acc"/> −{ $amount }
       *[no] { bearer-has } <strength form="acc"/> +{ $amount }
    }
standing-health =
    { $upgraded ->
        [yes] { bearer-has } <health/> +{ $n }, dopóki ma Ulepszenie
       *[no] { bearer-has } <health/> +{ $n }
    }
standing-damage = { damage-dealt } są { damage-change }
    .by = acc
    .to = dat
    .means = ins
# „Zadawane Obrażenia“, where nothing more is said of them.
damage-dealt =
    { $by-said ->
        [yes] <damage/> zadawane{ by-whom }{ on-whom }{ with-means }
       *[no]
            { $to-said ->
                [yes] <damage/> zadawane{ on-whom }{ with-means }
               *[no]
                    { $means-said ->
                        [yes] <damage/> zadawane{ with-means }
                       *[no] wszystkie zadawane <damage/>
                    }
            }
    }
by-whom =
    { $by-said ->
        [yes] {" "}przez { by-acc }
       *[no] {""}
    }
by-acc =
    { $by-verb ->
        [you] ciebie
       *[one] { $by }
    }
on-whom =
    { $to-said ->
        [yes] {" "}{ $to }
       *[no] {""}
    }
damage-change =
    { $change ->
        [none] zmniejszone do 0
        [less] zmniejszone o { $n }
        [less-to] zmniejszone o { $n }, ale nie poniżej { $least }
       *[more] zwiększone o { $n }
    }
standing-trophies-to-rose = za każdym razem, gdy Mag zostaje pokonany, <trophy/> bierze <rose/> zamiast tego, kto by je wziął

## Cards: what sort they are, headings and notes

subtitle-spell-school = Czar: { $school }
subtitle-spell-of-mage = Osobisty Czar { $mage }
    .mage = gen
subtitle-spell-personal = Osobisty Czar
subtitle-spell-forgotten = Zapomniany Czar
subtitle-room =
    { $place ->
        [centre] <up/>{ $colour } Pomieszczenie, pośrodku Loży
        [first-ring] <up/>{ $colour } Pomieszczenie, przy środku Loży
       *[anywhere] <up/>{ $colour } Pomieszczenie
    }
subtitle-evocation =
    { $forgotten ->
        [yes] Zapomniana Ewokacja, { $kind }
       *[no] Ewokacja, { $kind }
    }
subtitle-jinx = Karta Pecha
subtitle-upgrade = Ulepszenie Ewokacji
subtitle-quest-at-once = Zadanie, { $moon }
subtitle-quest =
    { $secret ->
        [yes] Zadanie, { $moon }, tajne do pierwszego postępu
       *[no] Zadanie, { $moon }, ujawniane przy dobraniu
    }
avatar-event =
    { $avatar ->
        [yes] {" "}Awatara
       *[no] {""}
    }
subtitle-avatar = Awatar
subtitle-command = Karta Poleceń, { $moon }
subtitle-event =
    { $instant ->
        [yes] Wydarzenie{ avatar-event }, { $moon }
       *[no] Wydarzenie{ avatar-event }, { $moon }, miejsce { $slot }
    }

side-light = <light/>
side-dark = <dark/>
heading-side = { $side }: { $type }, { $element }
heading-half = { $type }, { $element }
heading-action = Akcja Fizyczna
heading-command-spell = Czar: { $type }, { $element }
heading-command-token = Na rewersie: { $type }
heading-destroyed = Strona zniszczona
heading-rebuilt = Strona odbudowana
heading-whole = Dopóki stoi
# $solves: the effect says itself when the quest is solved.
heading-quest-effect =
    { $solves ->
        [yes] Aby je rozwiązać
       *[no] Gdy je rozwiązujesz
    }
# $room: whether it asks for a Room that is activated.
heading-quest-at-once =
    { $instead ->
        [yes] Zamiast Efektu Pomieszczenia
       *[no]
            { $room ->
                [yes] Oprócz Efektu Pomieszczenia
               *[no] Natychmiast
            }
    }
heading-event-instant = Efekt natychmiastowy
heading-event-always = Przy ujawnieniu
heading-event-black-rose = W Fazie Czarnej Róży
heading-event-study = Na początku Fazy Studiów
heading-event-action = Na początku Fazy Akcji
heading-event-during-instant = Efekt natychmiastowy
heading-event-during-always = Efekt ogólny
heading-event-during-black-rose = Podczas Fazy Czarnej Róży
heading-event-during-study = Podczas Fazy Studiów
heading-event-during-action = Podczas Fazy Akcji
lead-trigger = <up/>{ $trigger }:
lead-each-mage = Każdy Mag w kolejności gry:

# $either: whether its caster chooses when it comes.
note-unstable =
    { $either ->
        [yes] <unstable/>: przed Efektem lub po nim umieść 1 <instability/> w Pomieszczeniu, z którego rzucasz ten Czar.
       *[no] <unstable/>: przed Efektem umieść 1 <instability/> w swoim Pomieszczeniu.
    }
note-needs-hand = To Pomieszczenie może aktywować tylko Mag, który ma w ręce co najmniej { $n } { $n ->
        [one] Czar
        [few] Czary
       *[many] Czarów
    }.
note-rebuilding = W Fazie Porządkowania to Pomieszczenie zostaje odbudowane, jeśli na wszystkich { $slots } jego miejscach leży <instability/>. Kto ma w nim najwięcej Kostek, zyskuje { $most } <power/>{ reward-others }. Kto jako jedyny ma w nim Kostki, zyskuje o 1 <power/> więcej, a remisujący o 1 <power/> mniej.
# A room whose token is won by whoever did most to destroy it.
note-token = W Fazie Porządkowania to Pomieszczenie zostaje zniszczone, jeśli na wszystkich { $slots } jego miejscach leży <instability/>. Kto ma w nim najwięcej Kostek, bierze jego Żeton, wart { $worth } <power/> na końcu gry; przy remisie bierze go Czarna Róża.
note-opens = Można je aktywować od { $moon ->
        [2] Drugiej
       *[3] Trzeciej
    } Fazy Księżyca.
reward-others =
    { $others ->
        [0] , drugi w kolejności { $second } <power/>
       *[other] , drugi w kolejności { $second } <power/>, a każdy inny, kto ma w nim Kostkę, { $others } <power/>
    }
note-values = <speed/> { $speed }, <strength/> { $strength }, <health/> { $health }.
note-values-form = <speed/> { $speed }, <strength/> { $strength }; <health/> jak u jej Maga.
note-commands = W Fazie Akcji rozstrzyga tyle Kart Poleceń: Uczeń { $apprentice }, Mistrz { $master }.
note-starts = Zaczyna { $room }.
    .room = in
note-dominion = Panowanie: jeśli miałby się aktywować w swojej Komnacie, zamiast tego przenosi się { $room }.
    .room = into
note-priority =
    { $rooms ->
        [yes] Priorytet { $n }, Pomieszczenie: { $lines }.
       *[no] Priorytet { $n }, Mag: { $lines }.
    }
criteria-two = { $first }, potem { $rest }
criteria-more = { $first }, potem { $rest }
criterion-damage = najwięcej <damage form="many"/>
criterion-nearest = najbliższe Pomieszczenie
criterion-power = najwięcej <power/>
criterion-trophies = najwięcej Trofeów
criterion-mages = najwięcej Magów
criterion-models = najwięcej figurek
criterion-instability = najwięcej <instability form="many"/>
note-command-unstable = <unstable/>: przed Czarem <rose/> umieszcza 1 <instability/> w Pomieszczeniu Awatara.
note-pain = Cierpienie: <rose/> zadaje ci tyle <damage form="many"/>.
note-enhancement = Wzmocnienie: tylko jeśli twoje pozostałe Ujawnione Czary mają te Elementy.
note-large = Ma dużą Podstawkę.
note-haunts = Ta Ewokacja jest przypisywana do Maga, nigdy przywoływana, i porusza się tylko z tym Magiem. Gdy się aktywuje, atakuje tego Maga.
note-shares = Ma wspólne figurki z { $name }.
    .name = ins
note-mark =
    { $slots ->
        [one] Za każdym razem, gdy { $trigger }, odrzuć tę Kartę Pecha.
        [few] Za każdym razem, gdy { $trigger }, połóż 1 swoją Kostkę na tej Karcie Pecha. Gdy leżą na niej { $slots } Kostki, odrzuć ją.
       *[many] Za każdym razem, gdy { $trigger }, połóż 1 swoją Kostkę na tej Karcie Pecha. Gdy leży na niej { $slots } Kostek, odrzuć ją.
    }
note-task = Gdy { $trigger }, ukończ to Zadanie.
note-task-slots =
    { $slots ->
        [one] Gdy { $trigger }, ukończ to Zadanie.
        [few] Za każdym razem, gdy { $trigger }, połóż 1 swoją Kostkę na tym Zadaniu. Gdy leżą na nim { $slots } Kostki, ukończ je.
       *[many] Za każdym razem, gdy { $trigger }, połóż 1 swoją Kostkę na tym Zadaniu. Gdy leży na nim { $slots } Kostek, ukończ je.
    }
# Classic: met and completed at once, if its owner likes; $instead: in place of the effect of the room that met it.
note-task-at-once = Gdy { $trigger }, możesz ukończyć to Zadanie.
task-provided = { $trigger }, a { $condition }
note-quest-seats = Tylko gdy gra { $seats } lub więcej Magów.
note-quest-reward = Nagroda: { $power } <power/>.
note-event-power = Gdy zostaje ujawnione, <rose/> zyskuje { $power } <power/>.
note-event-crown = Kto je dobiera, bierze <crown form="acc"/>.
note-event-leaves = Gdy opuszcza planszę, <rose/> zyskuje { $power } <power/>.
