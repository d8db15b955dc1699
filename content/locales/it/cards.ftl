### The texts of the cards in Italian.
###
### A card is a program; its text is put together from these messages, one for every node of the program.
### The program decides which message is asked for and with which arguments. Everything else is decided here.
### Markup, forms and features are explained at the head of the English file.
###
### FORMS
###   kinds         one, many; un ("un Mago"), quel, quei: with their article, before whatever follows them
###   persons       sogg (subject: a pronoun is not said), di, a, su, da (with the article melted into them);
###                 without a form: the phrase with its article, or the pronoun that stands alone (te, lui)
###   clauses       imp (infliggi; the default), inf (infliggere: after "puoi"), does (infligge: after "l’Avatar")
###   sentences     inside (no capital)
###   rooms         the di a in su da (see names.ftl)
###   spells        bare (without its article)
###   colours       one, many: of Stanza, Stanze        types   di ("di Combattimento", "Trappola")
###   counts        one, many
### FEATURES
###   .gender       m f
###   .num          tu, one, many: the ending of the verb
###   .poss         no, or the pronoun whose adjective stands for it: tu (la tua Stanza), su, loro
###   .dat-imp .dat-inf .dat-pre    what hangs on the verb for "a …": infliggi+gli, infligger+gli, gli+infligge;
###                                 an infinitive without a pronoun has "e" there (infligger+e)
###   .acc-imp .acc-inf .acc-pre    the same for the object: piazza+ti, piazzar+ti, si+piazza
###   .long         yes, no: whether a place should stand before it (piazza in quella Stanza ogni altro Mago …)
###   .two          yes, no, of amounts: whether "the others" are one (scarta l’altra)
###   Where a pronoun hangs on the verb the phrase itself is left out: those with .poss other than no.

## Symbols: the words of the icons

symbol-damage =
    { $form ->
        [many] Danni
       *[one] Danno
    }
symbol-instability = Instabilità
symbol-power = PP
symbol-crown = Corona
symbol-trophy = Trofeo
symbol-rose = Rosa Nera
symbol-speed = Movimento
symbol-strength = Attacco
symbol-health = Salute
symbol-unstable = Instabile
symbol-persistent = Persistente
symbol-moon-1 = Prima Luna
symbol-moon-2 = Seconda Luna
symbol-moon-3 = Terza Luna
symbol-light = Dritto
symbol-dark = Rovescio
symbol-combat = Combattimento
symbol-contingency = Contingenza
symbol-trap = Trappola
symbol-protection = Protezione
symbol-air = Aria
symbol-earth = Terra
symbol-fire = Fuoco
symbol-water = Acqua
symbol-sacred = Sacro
symbol-profane = Profano
symbol-magic = Magia
symbol-all = Qualsiasi
symbol-black =
    { $form ->
        [many] nere
       *[one] nera
    }
symbol-purple = viola
symbol-red =
    { $form ->
        [many] rosse
       *[one] rossa
    }
symbol-grey =
    { $form ->
        [many] grigie
       *[one] grigia
    }
symbol-blue = blu
symbol-yellow =
    { $form ->
        [many] gialle
       *[one] gialla
    }
symbol-green =
    { $form ->
        [many] verdi
       *[one] verde
    }

## Words of the game

kind-mage =
    { $form ->
        [many] Maghi
        [un] un Mago
        [quel] quel Mago
        [quei] quei Maghi
       *[one] Mago
    }
    .gender = m
    .sound = x
kind-evocation =
    { $form ->
        [many] Evocazioni
        [un] un’Evocazione
        [quel] quell’Evocazione
        [quei] quelle Evocazioni
       *[one] Evocazione
    }
    .gender = f
    .sound = x
kind-model =
    { $form ->
        [many] modelli
        [un] un modello
        [quel] quel modello
        [quei] quei modelli
       *[one] modello
    }
    .gender = m
    .sound = x
kind-demon =
    { $form ->
        [many] Demoni
        [un] un Demone
        [quel] quel Demone
        [quei] quei Demoni
       *[one] Demone
    }
    .gender = m
    .sound = x
kind-undead =
    { $form ->
        [many] Non-Morti
        [un] un Non-Morto
        [quel] quel Non-Morto
        [quei] quei Non-Morti
       *[one] Non-Morto
    }
    .gender = m
    .sound = x
kind-construct =
    { $form ->
        [many] Costrutti
        [un] un Costrutto
        [quel] quel Costrutto
        [quei] quei Costrutti
       *[one] Costrutto
    }
    .gender = m
    .sound = x
kind-nightmare =
    { $form ->
        [many] Incubi
        [un] un Incubo
        [quel] quell’Incubo
        [quei] quegli Incubi
       *[one] Incubo
    }
    .gender = m
    .sound = x
kind-altar =
    { $form ->
        [many] Altari
        [un] un Altare
        [quel] quell’Altare
        [quei] quegli Altari
       *[one] Altare
    }
    .gender = m
    .sound = x
kind-mutation =
    { $form ->
        [many] Mutazioni
        [un] una Mutazione
        [quel] quella Mutazione
        [quei] quelle Mutazioni
       *[one] Mutazione
    }
    .gender = f
    .sound = x
kind-beast =
    { $form ->
        [many] Bestie
        [un] una Bestia
        [quel] quella Bestia
        [quei] quelle Bestie
       *[one] Bestia
    }
    .gender = f
    .sound = x

colour-black =
    { $form ->
        [many] <black form="many"/>
       *[one] <black/>
    }
colour-purple = <purple/>
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
colour-blue = <blue/>
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
colours-two = { $first } o { $rest }
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
elements-two = { $first } o { $rest }
elements-more = { $first }, { $rest }

type-combat =
    { $form ->
        [di] di <combat/>
       *[one] <combat/>
    }
type-contingency =
    { $form ->
        [di] di <contingency/>
       *[one] <contingency/>
    }
type-trap = <trap/>
type-protection = <protection/>
types-two = { $first } o { $rest }
    .first = { $form }
    .rest = { $form }
types-more = { $first }, { $rest }
    .first = { $form }
    .rest = { $form }

spell =
    { $form ->
        [bare] Magia
       *[other] una Magia
    }
spell-types =
    { $form ->
        [bare] Magia { $types }
       *[other] una Magia { $types }
    }
    .types = di
spell-elements =
    { $form ->
        [bare] Magia di elemento { $elements }
       *[other] una Magia di elemento { $elements }
    }

# By what something happens.
means-attack = un Attacco Fisico
means-own-attack = un Attacco Fisico (non quello di un’Evocazione)
means-room = una Stanza
means-quest = una Missione
means-event = un Evento
means-skill = un’abilità di un’Evocazione
means-icon = un simbolo Instabilità
means-other = un altro effetto
means-two = { $first } o { $rest }
means-more = { $first }, { $rest }

rooms-one = { $room }
    .room = the
rooms-two = { $first } e { $rest }
rooms-more = { $first }, { $rest }

moon =
    { $moon ->
        [1] <moon-1/>
        [2] <moon-2/>
       *[3] <moon-3/>
    }

# "un Cadavere", "un’Umbra"; "quel Cadavere".
un-nome =
    { $name-gender ->
        [f]
            { $name-sound ->
                [v] un’{ $name }
               *[c] una { $name }
            }
       *[m]
            { $name-sound ->
                [z] uno { $name }
               *[c] un { $name }
            }
    }
# $kind in the form "un": kinds say their article themselves (.sound = x), names of evocations do not.
un-kind =
    { $kind-sound ->
        [x] { $kind }
        [v]
            { $kind-gender ->
                [f] un’{ $kind }
               *[m] un { $kind }
            }
        [z]
            { $kind-gender ->
                [f] una { $kind }
               *[m] uno { $kind }
            }
       *[c]
            { $kind-gender ->
                [f] una { $kind }
               *[m] un { $kind }
            }
    }
un-what =
    { $what-sound ->
        [x] { $what }
        [v]
            { $what-gender ->
                [f] un’{ $what }
               *[m] un { $what }
            }
        [z]
            { $what-gender ->
                [f] una { $what }
               *[m] uno { $what }
            }
       *[c]
            { $what-gender ->
                [f] una { $what }
               *[m] un { $what }
            }
    }
quel-nome =
    { $name-gender ->
        [f]
            { $name-sound ->
                [v] quell’{ $name }
               *[c] quella { $name }
            }
       *[m]
            { $name-sound ->
                [z] quello { $name }
                [v] quell’{ $name }
               *[c] quel { $name }
            }
    }

## Who

who-you =
    { $form ->
        [sogg] {""}
        [di] di te
        [a] a te
        [su] su di te
        [da] da te
       *[il] te
    }
    .gender = m
    .num = tu
    .poss = tu
    .dat-imp = ti
    .dat-inf = ti
    .dat-pre = {"ti "}
    .acc-imp = ti
    .acc-inf = ti
    .acc-pre = {"ti "}
    .long = no
# $again: the trigger of the same sentence has just spoken of the target; $mage: whether it is a mage; $noun is its
# kind.
who-target =
    { $again ->
        [yes] { lui-noun }
       *[no]
            { $form ->
                [di] del bersaglio
                [a] al bersaglio
                [su] sul bersaglio
                [da] dal bersaglio
               *[il] il bersaglio
            }
    }
    .gender =
        { $again ->
            [yes] { $noun-gender }
           *[no] m
        }
    .num = one
    .poss =
        { $again ->
            [yes] su
           *[no] no
        }
    .dat-imp =
        { $again ->
            [yes] { gli-noun }
           *[no] {""}
        }
    .dat-inf =
        { $again ->
            [yes] { gli-noun }
           *[no] e
        }
    .dat-pre =
        { $again ->
            [yes] { gli-noun-pre }
           *[no] {""}
        }
    .acc-imp =
        { $again ->
            [yes] { lo-noun }
           *[no] {""}
        }
    .acc-inf =
        { $again ->
            [yes] { lo-noun }
           *[no] e
        }
    .acc-pre =
        { $again ->
            [yes] { lo-noun-pre }
           *[no] {""}
        }
    .long = no
# The pronoun of $noun.
lui-noun =
    { $noun-gender ->
        [f]
            { $form ->
                [sogg] {""}
                [di] di lei
                [a] a lei
                [su] su di lei
                [da] da lei
               *[il] lei
            }
       *[m]
            { $form ->
                [sogg] {""}
                [di] di lui
                [a] a lui
                [su] su di lui
                [da] da lui
               *[il] lui
            }
    }
gli-noun =
    { $noun-gender ->
        [f] le
       *[m] gli
    }
gli-noun-pre =
    { $noun-gender ->
        [f] {"le "}
       *[m] {"gli "}
    }
lo-noun =
    { $noun-gender ->
        [f] la
       *[m] lo
    }
lo-noun-pre =
    { $noun-gender ->
        [f] {"la "}
       *[m] {"lo "}
    }
loro =
    { $form ->
        [sogg] {""}
        [di] di loro
        [a] a loro
        [su] su di loro
        [da] da loro
       *[il] loro
    }
who-target-room =
    { $form ->
        [di] di quella Stanza
        [a] a quella Stanza
        [su] su quella Stanza
        [da] da quella Stanza
       *[il] quella Stanza
    }
    .gender = f
    .num = one
    .poss = no
    .dat-imp = {""}
    .dat-inf = e
    .dat-pre = {""}
    .acc-imp = {""}
    .acc-inf = e
    .acc-pre = {""}
    .long = no
who-that =
    { $form ->
        [di] di { $kind }
        [a] a { $kind }
        [su] su { $kind }
        [da] da { $kind }
       *[il] { $kind }
    }
    .kind = quel
    .gender = { $kind-gender }
    .num = one
    .poss = no
    .dat-imp = {""}
    .dat-inf = e
    .dat-pre = {""}
    .acc-imp = {""}
    .acc-inf = e
    .acc-pre = {""}
    .long = no
who-those =
    { $form ->
        [di] di { $kind }
        [a] a { $kind }
        [su] su { $kind }
        [da] da { $kind }
       *[il] { $kind }
    }
    .kind = quei
    .gender = { $kind-gender }
    .num = many
    .poss = no
    .dat-imp = {""}
    .dat-inf = e
    .dat-pre = {""}
    .acc-imp = {""}
    .acc-inf = e
    .acc-pre = {""}
    .long = no
# A kind of evocation, by its name: those that the card has just brought into play.
who-that-name =
    { $many ->
        [yes] { loro }
       *[no]
            { $form ->
                [di] di { quel-nome }
                [a] a { quel-nome }
                [su] su { quel-nome }
                [da] da { quel-nome }
               *[il] { quel-nome }
            }
    }
    .name = one
    .gender = { $name-gender }
    .num =
        { $many ->
            [yes] many
           *[no] one
        }
    .poss =
        { $many ->
            [yes] loro
           *[no] no
        }
    .dat-imp =
        { $many ->
            [yes] gli
           *[no] {""}
        }
    .dat-inf =
        { $many ->
            [yes] gli
           *[no] e
        }
    .dat-pre =
        { $many ->
            [yes] {"gli "}
           *[no] {""}
        }
    .acc-imp =
        { $many ->
            [yes] { li-name }
           *[no] {""}
        }
    .acc-inf =
        { $many ->
            [yes] { li-name }
           *[no] e
        }
    .acc-pre =
        { $many ->
            [yes] { li-name }{" "}
           *[no] {""}
        }
    .long = no
li-name =
    { $name-gender ->
        [f] le
       *[m] li
    }
# What the same sentence has just introduced; $mage: whether it is a mage (without $mage); $noun is what it is called.
who-it =
    { $many ->
        [yes] { loro }
       *[no] { lui-noun }
    }
    .gender = { $noun-gender }
    .num =
        { $many ->
            [yes] many
           *[no] one
        }
    .poss =
        { $many ->
            [yes] loro
           *[no] su
        }
    .dat-imp =
        { $many ->
            [yes] gli
           *[no] { gli-noun }
        }
    .dat-inf =
        { $many ->
            [yes] gli
           *[no] { gli-noun }
        }
    .dat-pre =
        { $many ->
            [yes] {"gli "}
           *[no] { gli-noun-pre }
        }
    .acc-imp =
        { $many ->
            [yes] { li-noun }
           *[no] { lo-noun }
        }
    .acc-inf =
        { $many ->
            [yes] { li-noun }
           *[no] { lo-noun }
        }
    .acc-pre =
        { $many ->
            [yes] { li-noun }{" "}
           *[no] { lo-noun-pre }
        }
    .long = no
li-noun =
    { $noun-gender ->
        [f] le
       *[m] li
    }
# The evocation whose card this is; $noun is its name, or "Evocation" on an Upgrade.
who-itself = { lui-noun }
    .gender = { $noun-gender }
    .num = one
    .poss = su
    .dat-imp = { gli-noun }
    .dat-inf = { gli-noun }
    .dat-pre = { gli-noun-pre }
    .acc-imp = { lo-noun }
    .acc-inf = { lo-noun }
    .acc-pre = { lo-noun-pre }
    .long = no
# The owner of the evocation whose card this is; its card speaks to the owner.
who-owner =
    { $form ->
        [sogg] {""}
        [di] di te
        [a] a te
        [su] su di te
        [da] da te
       *[il] te
    }
    .gender = m
    .num = tu
    .poss = tu
    .dat-imp = ti
    .dat-inf = ti
    .dat-pre = {"ti "}
    .acc-imp = ti
    .acc-inf = ti
    .acc-pre = {"ti "}
    .long = no
# The caster of the spell that set off a reaction.
who-caster =
    { $form ->
        [di] dell’incantatore di quella Magia
        [a] all’incantatore di quella Magia
        [su] sull’incantatore di quella Magia
        [da] dall’incantatore di quella Magia
       *[il] l’incantatore di quella Magia
    }
    .gender = m
    .num = one
    .poss = no
    .dat-imp = {""}
    .dat-inf = e
    .dat-pre = {""}
    .acc-imp = {""}
    .acc-inf = e
    .acc-pre = {""}
    .long = no
who-crown-holder =
    { $form ->
        [di] del possessore della Corona
        [a] al possessore della Corona
        [su] sul possessore della Corona
        [da] dal possessore della Corona
       *[il] il possessore della Corona
    }
    .gender = m
    .num = one
    .poss = no
    .dat-imp = {""}
    .dat-inf = e
    .dat-pre = {""}
    .acc-imp = {""}
    .acc-inf = e
    .acc-pre = {""}
    .long = no
# The body of the Black Rose; $again: it is the subject of this very clause; $acts: it is the one who acts.
who-avatar =
    { $again ->
        [yes]
            { $form ->
                [sogg] {""}
                [di] di sé
                [a] a sé
                [su] su di sé
                [da] da sé
               *[il] sé
            }
       *[no]
            { $acts ->
                [yes]
                    { $form ->
                        [sogg] l’Avatar
                        [ogg] l’Avatar
                        [di] di sé
                        [a] a sé
                        [su] su di sé
                        [da] da sé
                       *[il] sé
                    }
               *[no]
                    { $form ->
                        [di] dell’Avatar
                        [a] all’Avatar
                        [su] sull’Avatar
                        [da] dall’Avatar
                       *[il] l’Avatar
                    }
            }
    }
    .gender = m
    .num = one
    .poss =
        { $again ->
            [yes] su
           *[no]
                { $acts ->
                    [yes] su
                   *[no] no
                }
        }
    .dat-imp =
        { $again ->
            [yes] si
           *[no]
                { $acts ->
                    [yes] si
                   *[no] {""}
                }
        }
    .dat-inf =
        { $again ->
            [yes] si
           *[no]
                { $acts ->
                    [yes] si
                   *[no] e
                }
        }
    .dat-pre =
        { $again ->
            [yes] {"si "}
           *[no]
                { $acts ->
                    [yes] {"si "}
                   *[no] {""}
                }
        }
    .acc-imp =
        { $again ->
            [yes] si
           *[no]
                { $acts ->
                    [yes] si
                   *[no] {""}
                }
        }
    .acc-inf =
        { $again ->
            [yes] si
           *[no]
                { $acts ->
                    [yes] si
                   *[no] e
                }
        }
    .acc-pre =
        { $again ->
            [yes] {"si "}
           *[no]
                { $acts ->
                    [yes] {"si "}
                   *[no] {""}
                }
        }
    .long = no
who-rose =
    { $form ->
        [di] della <rose/>
        [a] alla <rose/>
        [su] sulla <rose/>
        [da] dalla <rose/>
       *[il] la <rose/>
    }
    .gender = f
    .num = one
    .poss = no
    .dat-imp = {""}
    .dat-inf = e
    .dat-pre = {""}
    .acc-imp = {""}
    .acc-inf = e
    .acc-pre = {""}
    .long = no

who-owner-of-target =
    { $form ->
        [di] del proprietario del bersaglio
        [a] al proprietario del bersaglio
        [su] sul proprietario del bersaglio
        [da] dal proprietario del bersaglio
       *[il] il proprietario del bersaglio
    }
    .gender = m
    .num = one
    .poss = no
    .dat-imp = {""}
    .dat-inf = e
    .dat-pre = {""}
    .acc-imp = {""}
    .acc-inf = e
    .acc-pre = {""}
    .long = no

# Whoever a trigger waits for.
subject-any =
    { $form ->
        [di] di { un-kind }
        [a] a { un-kind }
        [su] su { un-kind }
        [da] da { un-kind }
       *[il] { un-kind }
    }
    .kind = un
    .gender = { $kind-gender }
    .num = one
    .poss = no
    .dat-imp = {""}
    .dat-inf = e
    .dat-pre = {""}
    .acc-imp = {""}
    .acc-inf = e
    .acc-pre = {""}
    .long = no
subject-yours =
    { $form ->
        [di] di { uno-dei-tuoi-kind }
        [a] a { uno-dei-tuoi-kind }
        [su] su { uno-dei-tuoi-kind }
        [da] da { uno-dei-tuoi-kind }
       *[il] { uno-dei-tuoi-kind }
    }
    .kind = many
    .gender = { $kind-gender }
    .num = one
    .poss = no
    .dat-imp = {""}
    .dat-inf = e
    .dat-pre = {""}
    .acc-imp = {""}
    .acc-inf = e
    .acc-pre = {""}
    .long = no
uno-dei-tuoi-kind = { $kind-gender ->
        [f] una delle tue { $kind }
       *[m] uno dei tuoi { $kind }
    }
subject-other =
    { $form ->
        [di] di { un-altro-kind }
        [a] a { un-altro-kind }
        [su] su { un-altro-kind }
        [da] da { un-altro-kind }
       *[il] { un-altro-kind }
    }
    .kind = one
    .gender = { $kind-gender }
    .num = one
    .poss = no
    .dat-imp = {""}
    .dat-inf = e
    .dat-pre = {""}
    .acc-imp = {""}
    .acc-inf = e
    .acc-pre = {""}
    .long = no
un-altro-kind = { $kind-gender ->
        [f] un’altra { $kind }
       *[m] un altro { $kind }
    }
subject-of-another =
    { $form ->
        [di] di { $kind } di un altro giocatore
        [a] a { $kind } di un altro giocatore
        [su] su { $kind } di un altro giocatore
        [da] da { $kind } di un altro giocatore
       *[il] { $kind } di un altro giocatore
    }
    .kind = un
    .gender = { $kind-gender }
    .num = one
    .poss = no
    .dat-imp = {""}
    .dat-inf = e
    .dat-pre = {""}
    .acc-imp = {""}
    .acc-inf = e
    .acc-pre = {""}
    .long = no

## Picks: how many of a group

pick-one =
    { $form ->
        [di] di { un-what }
        [a] a { un-what }
        [su] su { un-what }
        [da] da { un-what }
       *[il] { un-what }
    }
    .what = un
    .gender = { $what-gender }
    .num = one
    .poss = no
    .dat-imp = {""}
    .dat-inf = e
    .dat-pre = {""}
    .acc-imp = {""}
    .acc-inf = e
    .acc-pre = {""}
    .long = no
pick-one-other =
    { $form ->
        [di] di { un-altro-what }
        [a] a { un-altro-what }
        [su] su { un-altro-what }
        [da] da { un-altro-what }
       *[il] { un-altro-what }
    }
    .what = one
    .gender = { $what-gender }
    .num = one
    .poss = no
    .dat-imp = {""}
    .dat-inf = e
    .dat-pre = {""}
    .acc-imp = {""}
    .acc-inf = e
    .acc-pre = {""}
    .long = no
un-altro-what = { $what-gender ->
        [f] un’altra { $what }
       *[m] un altro { $what }
    }
pick-one-of-yours =
    { $form ->
        [di] di { uno-dei-tuoi-what }
        [a] a { uno-dei-tuoi-what }
        [su] su { uno-dei-tuoi-what }
        [da] da { uno-dei-tuoi-what }
       *[il] { uno-dei-tuoi-what }
    }
    .what = many
    .gender = { $what-gender }
    .num = one
    .poss = no
    .dat-imp = {""}
    .dat-inf = e
    .dat-pre = {""}
    .acc-imp = {""}
    .acc-inf = e
    .acc-pre = {""}
    .long = no
uno-dei-tuoi-what = { $what-gender ->
        [f] una delle tue { $what }
       *[m] uno dei tuoi { $what }
    }
pick-each =
    { $form ->
        [di] di ogni { $what }
        [a] a ogni { $what }
        [su] su ogni { $what }
        [da] da ogni { $what }
       *[il] ogni { $what }
    }
    .what = one
    .gender = { $what-gender }
    .num = one
    .poss = no
    .dat-imp = {""}
    .dat-inf = e
    .dat-pre = {""}
    .acc-imp = {""}
    .acc-inf = e
    .acc-pre = {""}
    .long = yes
pick-each-other =
    { $form ->
        [di] di { ogni-altro-what }
        [a] a { ogni-altro-what }
        [su] su { ogni-altro-what }
        [da] da { ogni-altro-what }
       *[il] { ogni-altro-what }
    }
    .what = one
    .gender = { $what-gender }
    .num = one
    .poss = no
    .dat-imp = {""}
    .dat-inf = e
    .dat-pre = {""}
    .acc-imp = {""}
    .acc-inf = e
    .acc-pre = {""}
    .long = yes
ogni-altro-what = { $what-gender ->
        [f] ogni altra { $what }
       *[m] ogni altro { $what }
    }
pick-each-of-yours =
    { $form ->
        [di] di { ognuno-dei-tuoi-what }
        [a] a { ognuno-dei-tuoi-what }
        [su] su { ognuno-dei-tuoi-what }
        [da] da { ognuno-dei-tuoi-what }
       *[il] { ognuno-dei-tuoi-what }
    }
    .what = many
    .gender = { $what-gender }
    .num = one
    .poss = no
    .dat-imp = {""}
    .dat-inf = e
    .dat-pre = {""}
    .acc-imp = {""}
    .acc-inf = e
    .acc-pre = {""}
    .long = no
ognuno-dei-tuoi-what = { $what-gender ->
        [f] ciascuna delle tue { $what }
       *[m] ciascuno dei tuoi { $what }
    }
pick-one-of-avatar =
    { $form ->
        [di] di { uno-dell-avatar }
        [a] a { uno-dell-avatar }
        [su] su { uno-dell-avatar }
        [da] da { uno-dell-avatar }
       *[il] { uno-dell-avatar }
    }
    .what = many
    .gender = { $what-gender }
    .num = one
    .poss = no
    .dat-imp = {""}
    .dat-inf = e
    .dat-pre = {""}
    .acc-imp = {""}
    .acc-inf = e
    .acc-pre = {""}
    .long = no
# Without its article: "dei" and "degli" would have to know the sound of what follows.
uno-dell-avatar = { $what-gender ->
        [f] una delle { $what } dell’Avatar
       *[m] uno tra i { $what } dell’Avatar
    }
pick-each-of-avatar =
    { $form ->
        [di] di ogni { $what } dell’Avatar
        [a] a ogni { $what } dell’Avatar
        [su] su ogni { $what } dell’Avatar
        [da] da ogni { $what } dell’Avatar
       *[il] ogni { $what } dell’Avatar
    }
    .what = one
    .gender = { $what-gender }
    .num = one
    .poss = no
    .dat-imp = {""}
    .dat-inf = e
    .dat-pre = {""}
    .acc-imp = {""}
    .acc-inf = e
    .acc-pre = {""}
    .long = no
# Chosen by one of the Avatar's lists.
by-priority = { $what } (Priorità { $n })
    .what = { $form }
    .gender = { $what-gender }
    .num = { $what-num }
    .poss = { $what-poss }
    .dat-imp = { $what-dat-imp }
    .dat-inf = { $what-dat-inf }
    .dat-pre = { $what-dat-pre }
    .acc-imp = { $what-acc-imp }
    .acc-inf = { $what-acc-inf }
    .acc-pre = { $what-acc-pre }
    .long = { $what-long }
target-by-priority = { $what } (Priorità { $n })
clause-by-priority =
    { $form ->
        [inf] { $what } e attaccare secondo la Priorità { $n }
       *[other] { $what } e attacca secondo la Priorità { $n }
    }
    .what = { $form }
pick-up-to =
    { $form ->
        [di] di { ciascuno-what } di un massimo di { $most } { $what }
        [a] a { ciascuno-what } di un massimo di { $most } { $what }
        [su] su { ciascuno-what } di un massimo di { $most } { $what }
        [da] da { ciascuno-what } di un massimo di { $most } { $what }
       *[il] fino a { $most } { $what }
    }
    .what =
        { $most ->
            [one] one
           *[other] many
        }
    .gender = { $what-gender }
    .num = many
    .poss = no
    .dat-imp = {""}
    .dat-inf = e
    .dat-pre = {""}
    .acc-imp = {""}
    .acc-inf = e
    .acc-pre = {""}
    .long = no
pick-up-to-other =
    { $form ->
        [di] di { ciascuno-what } di un massimo di { altri-what }
        [a] a { ciascuno-what } di un massimo di { altri-what }
        [su] su { ciascuno-what } di un massimo di { altri-what }
        [da] da { ciascuno-what } di un massimo di { altri-what }
       *[il] fino a { altri-what }
    }
    .what =
        { $most ->
            [one] one
           *[other] many
        }
    .gender = { $what-gender }
    .num = many
    .poss = no
    .dat-imp = {""}
    .dat-inf = e
    .dat-pre = {""}
    .acc-imp = {""}
    .acc-inf = e
    .acc-pre = {""}
    .long = no
ciascuno-what =
    { $what-gender ->
        [f] ciascuna
       *[m] ciascuno
    }
altri-what =
    { $most ->
        [one]
            { $what-gender ->
                [f] { $most } altra { $what }
               *[m] { $most } altro { $what }
            }
       *[other]
            { $what-gender ->
                [f] { $most } altre { $what }
               *[m] { $most } altri { $what }
            }
    }
pick-up-to-of-yours =
    { $form ->
        [di] di { ciascuno-what } di un massimo di { dei-tuoi-what }
        [a] a { ciascuno-what } di un massimo di { dei-tuoi-what }
        [su] su { ciascuno-what } di un massimo di { dei-tuoi-what }
        [da] da { ciascuno-what } di un massimo di { dei-tuoi-what }
       *[il] fino a { dei-tuoi-what }
    }
    .what = many
    .gender = { $what-gender }
    .num = many
    .poss = no
    .dat-imp = {""}
    .dat-inf = e
    .dat-pre = {""}
    .acc-imp = {""}
    .acc-inf = e
    .acc-pre = {""}
    .long = no
dei-tuoi-what = { $what-gender ->
        [f] { $most } delle tue { $what }
       *[m] { $most } dei tuoi { $what }
    }
# Models that this effect has damaged.
pick-both = { $who } e { $what }
    .who = { $form }
    .what = { $form }
    .gender = m
    .num = many
    .poss = no
    .dat-imp = {""}
    .dat-inf = e
    .dat-pre = {""}
    .acc-imp = {""}
    .acc-inf = e
    .acc-pre = {""}
    .long = no
pick-damaged =
    { $form ->
        [di] di ogni modello danneggiato in questo modo
        [a] a ogni modello danneggiato in questo modo
        [su] su ogni modello danneggiato in questo modo
        [da] da ogni modello danneggiato in questo modo
       *[il] ogni modello danneggiato in questo modo
    }
    .gender = m
    .num = one
    .poss = no
    .dat-imp = {""}
    .dat-inf = e
    .dat-pre = {""}
    .acc-imp = {""}
    .acc-inf = e
    .acc-pre = {""}
    .long = no
pick-one-damaged =
    { $form ->
        [di] di uno dei modelli danneggiati in questo modo
        [a] a uno dei modelli danneggiati in questo modo
        [su] su uno dei modelli danneggiati in questo modo
        [da] da uno dei modelli danneggiati in questo modo
       *[il] uno dei modelli danneggiati in questo modo
    }
    .gender = m
    .num = one
    .poss = no
    .dat-imp = {""}
    .dat-inf = e
    .dat-pre = {""}
    .acc-imp = {""}
    .acc-inf = e
    .acc-pre = {""}
    .long = no
pick-hit-mages =
    { $form ->
        [di] di ogni Mago colpito in questo modo
        [a] a ogni Mago colpito in questo modo
        [su] su ogni Mago colpito in questo modo
        [da] da ogni Mago colpito in questo modo
       *[il] ogni Mago colpito in questo modo
    }
    .gender = m
    .num = one
    .poss = no
    .dat-imp = {""}
    .dat-inf = e
    .dat-pre = {""}
    .acc-imp = {""}
    .acc-inf = e
    .acc-pre = {""}
    .long = no
# A room as target means every model in it.
pick-models-there =
    { $form ->
        [di] di ogni modello in quella Stanza
        [a] a ogni modello in quella Stanza
        [su] su ogni modello in quella Stanza
        [da] da ogni modello in quella Stanza
       *[il] ogni modello in quella Stanza
    }
    .gender = m
    .num = one
    .poss = no
    .dat-imp = {""}
    .dat-inf = e
    .dat-pre = {""}
    .acc-imp = {""}
    .acc-inf = e
    .acc-pre = {""}
    .long = no
pick-models-in =
    { $form ->
        [di] di ogni modello { $place }
        [a] a ogni modello { $place }
        [su] su ogni modello { $place }
        [da] da ogni modello { $place }
       *[il] ogni modello { $place }
    }
    .gender = m
    .num = one
    .poss = no
    .dat-imp = {""}
    .dat-inf = e
    .dat-pre = {""}
    .acc-imp = {""}
    .acc-inf = e
    .acc-pre = {""}
    .long = no

# The group itself.
whose-others = { $what } di un altro giocatore
    .what = { $form }
    .gender = { $what-gender }
    .sound = { $what-sound }
group-and-you = { $what } (te compreso)
    .what = { $form }
    .gender = { $what-gender }
    .sound = { $what-sound }
reach-choice = { $what } a tua scelta
    .what = { $form }
    .gender = { $what-gender }
    .sound = { $what-sound }
reach-there = { $what } in quella Stanza
    .what = { $form }
    .gender = { $what-gender }
    .sound = { $what-sound }
reach-adjacent = { $what } nelle Stanze adiacenti
    .what = { $form }
    .gender = { $what-gender }
    .sound = { $what-sound }
reach-on = { $what } { $who }
    .what = { $form }
    .who = su
    .gender = { $what-gender }
    .sound = { $what-sound }
reach-in = { $what } { $place }
    .what = { $form }
    .gender = { $what-gender }
    .sound = { $what-sound }
reach-away = { $what } { $away }
    .what = { $form }
    .gender = { $what-gender }
    .sound = { $what-sound }
# Whom the group leaves out: the target, or you where "other" would be taken for all but the target.
except = { $what } (tranne { $who })
    .what = { $form }
    .gender = { $what-gender }
    .sound = { $what-sound }
with-health = { $what } con <health/> { $health } o meno
    .what = { $form }
    .gender = { $what-gender }
    .sound = { $what-sound }
with-upgrade = { $what } con un Potenziamento
    .what = { $form }
    .gender = { $what-gender }
    .sound = { $what-sound }
with-jinx = { $what } con una Maledizione
    .what = { $form }
    .gender = { $what-gender }
    .sound = { $what-sound }
with-damage = { $what } con <damage form="many"/>
    .what = { $form }
    .gender = { $what-gender }
    .sound = { $what-sound }
with-no-rose-damage = { $what } senza <damage form="many"/> della <rose/>
    .what = { $form }
    .gender = { $what-gender }
    .sound = { $what-sound }
with-no-completed-quest = { $what } senza Missioni completate
    .what = { $form }
    .gender = { $what-gender }
    .sound = { $what-sound }
# "privo" tells by its ending whom it goes with: not the Room that stands between.
with-no-nightmare = { $what } { privo-what } di Incubi
    .what = { $form }
    .gender = { $what-gender }
    .sound = { $what-sound }
privo-what =
    { $form ->
        [many] { $what-gender ->
            [f] prive
           *[m] privi
        }
       *[one] { $what-gender ->
            [f] priva
           *[m] privo
        }
    }
with-nothing-converted = { $what } senza <damage form="many"/> convertiti in questo modo
    .what = { $form }
    .gender = { $what-gender }
    .sound = { $what-sound }
with-ranked = { $what } con { $rank }
    .what = { $form }
    .gender = { $what-gender }
    .sound = { $what-sound }

# What becomes of quests is called otherwise where they are completed at once; $quests is said with every message.
quest-open =
    { $quests ->
        [at_once] non risolta
       *[in_stages] attiva
    }
quest-open-many =
    { $quests ->
        [at_once] non risolte
       *[in_stages] attive
    }
quest-done =
    { $quests ->
        [at_once] completata
       *[in_stages] risolta
    }
quest-done-many =
    { $quests ->
        [at_once] completate
       *[in_stages] risolte
    }
quest-do =
    { $quests ->
        [at_once] completare
       *[in_stages] risolvere
    }
# "completa", "risolve": whoever does it.
quest-does =
    { $quests ->
        [at_once] completa
       *[in_stages] risolve
    }
quest-does-you =
    { $quests ->
        [at_once] completi
       *[in_stages] risolvi
    }
quest-do-imp =
    { $quests ->
        [at_once] completa
       *[in_stages] risolvi
    }

# First and last places; those who tie all have them.
rank-most-power = più <power/> di tutti
rank-least-power = meno <power/> di tutti
rank-most-trophies = più Trofei di tutti
rank-fewest-trophies = meno Trofei di tutti
rank-most-quests = più Missioni { quest-done-many } di tutti
rank-fewest-quests = meno Missioni { quest-done-many } di tutti
rank-most-damage = più <damage form="many"/> di tutti
rank-least-damage = meno <damage form="many"/> di tutti
rank-most-evocations = più Evocazioni di tutti
rank-fewest-evocations = meno Evocazioni di tutti
rank-most-spells = più Magie in mano di tutti
rank-fewest-spells = meno Magie in mano di tutti
with-but = { $what } che non sia { un-kind }
    .what = { $form }
    .kind = un
    .gender = { $what-gender }
    .sound = { $what-sound }
with-nothing-to-convert = { $what } { privo-what } di <damage form="many"/> che si possano convertire
    .what = { $form }
    .gender = { $what-gender }
    .sound = { $what-sound }
with-not-hit = { $what } (che questo effetto non abbia ancora colpito)
    .what = { $form }
    .gender = { $what-gender }
    .sound = { $what-sound }

## Targets

target-line = Bersaglio: { $target }
target-self = te stesso
target-avatar = l’Avatar
target-any-room = qualsiasi Stanza
target-coloured-room = qualsiasi Stanza { $colours }
target-other-room = qualsiasi Stanza che non sia { $colours }
target-your-room = la tua Stanza
target-avatar-room = la Stanza dell’Avatar
target-room = Stanza { $away }
target-any = qualsiasi { $what }
    .what = one
target-model = { $what }
    .what = one
target-of-yours = { uno-dei-tuoi-what }
    .what = many

# A room chosen by a sentence.
room-any = qualsiasi Stanza
room-away = una Stanza { $away }
# A room narrowed by what is in it.
room-holding = { $room } con { un-kind }
    .room = { $form }
    .kind = un
room-with-instability = { $room } con almeno { $n } <instability/>
    .room = { $form }

## Places, with their prepositions

away = entro { $range }
away-from = entro { $range } { $from }
    .from = da
# From the room where the target was defeated.
away-defeat = entro { $range } dalla Stanza in cui { $from } è stat{ $from-gender ->
        [f] a sconfitta
       *[m] o sconfitto
    }
    .from = sogg
place-there = in quella Stanza
place-room = { $who-poss ->
        [tu] nella tua Stanza
        [su] nella sua Stanza
        [loro] nella loro Stanza
       *[no] nella Stanza { $who }
    }
    .who = di
place-room-of = { $who-poss ->
        [tu] nella tua Stanza
        [su] nella sua Stanza
        [loro] nella loro Stanza
       *[no] nella Stanza { $who }
    }
    .who = di
# $noun is what was removed.
place-where-it-stood = dove si trovava
place-of-defeat = nella Stanza in cui { $who } è stat{ $who-gender ->
        [f] a sconfitta
       *[m] o sconfitto
    }
    .who = sogg
place-that-room = in quella Stanza
place-same-room = nella stessa Stanza
place-named = { $room }
    .room = in
place-any = in qualsiasi Stanza
place-away = in una Stanza { $away }
place-coloured = in una Stanza { $colours }
place-coloured-away = in una Stanza { $colours } { $away }
place-beside-cell = in una Stanza adiacente { $who-poss ->
        [tu] alla tua Cella
        [su] alla sua Cella
        [loro] alla loro Cella
       *[no] alla Cella { $who }
    }
    .who = di
place-each = in ogni Stanza
place-each-coloured = in ogni Stanza { $colours }
place-each-with-mage = in ogni Stanza con un Mago
place-cell = nella propria Cella
place-target-room = nella Stanza bersaglio
place-each-beside = in ogni Stanza adiacente
place-room-of-each = nella Stanza di ciascuno di loro
place-each-of-one-colour = in ogni Stanza di un colore a tua scelta
place-with-mage = in una Stanza con un Mago

# Rooms as nouns: what is activated, closed or copied.
room-noun-of = { $who-poss ->
        [tu] la tua Stanza
        [su] la sua Stanza
        [loro] la loro Stanza
       *[no] la Stanza { $who }
    }
    .who = di
room-noun-named = { $room }
    .room = the
room-noun-that = quella Stanza
room-noun-beside = ogni Stanza adiacente
room-noun-each = ogni Stanza
room-noun-coloured = ogni Stanza { $colours }
room-noun-one-colour = ogni Stanza di un colore a tua scelta

## Amounts

# $how: number, or what set this off or the sentence before gives the number (that, that-plus).
quantity-plain =
    { $how ->
        [that] altrettanto
        [that-plus] altrettanto più { $n }
       *[number] { $n }
    }
    .two = no
quantity-damage =
    { $how ->
        [that] altrettanti <damage form="many"/>
        [that-plus] altrettanti <damage form="many"/> più { $n }
       *[number]
            { $n ->
                [one] { $n } <damage/>
               *[other] { $n } <damage form="many"/>
            }
    }
    .two = no
# No more than there is.
quantity-of-that =
    { $how ->
        [that] quei <damage form="many"/>
        [that-plus] altrettanti più { $n } di quei <damage form="many"/>
       *[number]
            { $n ->
                [one] { $n } di quei <damage form="many"/>
               *[other] fino a { $n } di quei <damage form="many"/>
            }
    }
    .two = no
quantity-instability =
    { $how ->
        [that] altrettanta <instability/>
        [that-plus] altrettanta <instability/> più { $n }
       *[number] { $n } <instability/>
    }
    .two = no
quantity-power =
    { $how ->
        [that] altrettanti <power/>
        [that-plus] altrettanti <power/> più { $n }
       *[number] { $n } <power/>
    }
    .two = no
quantity-spells =
    { $how ->
        [that] altrettante Magie
        [that-plus] altrettante Magie più { $n }
       *[number]
            { $n ->
                [one] { $n } Magia
               *[other] { $n } Magie
            }
    }
    .number =
        { $n ->
            [one] one
           *[other] other
        }
    .two =
        { $n ->
            [2] yes
           *[other] no
        }
quantity-forgotten =
    { $how ->
        [that] altrettante Magie Dimenticate
        [that-plus] altrettante Magie Dimenticate più { $n }
       *[number]
            { $n ->
                [one] { $n } Magia Dimenticata
               *[other] { $n } Magie Dimenticate
            }
    }
    .two =
        { $n ->
            [2] yes
           *[other] no
        }
quantity-quests =
    { $how ->
        [that] altrettante Missioni
        [that-plus] altrettante Missioni più { $n }
       *[number]
            { $n ->
                [one] { $n } Missione
               *[other] { $n } Missioni
            }
    }
    .two =
        { $n ->
            [2] yes
           *[other] no
        }
quantity-events =
    { $how ->
        [that] altrettanti Eventi
        [that-plus] altrettanti Eventi più { $n }
       *[number]
            { $n ->
                [one] { $n } Evento
               *[other] { $n } Eventi
            }
    }
    .two =
        { $n ->
            [2] yes
           *[other] no
        }
quantity-quests-active = { quantity-plain-many } delle tue Missioni { quest-open-many }
    .two = no
quantity-quests-completed = { quantity-plain-many } delle tue Missioni completate
    .two = no
quantity-quests-solved = { quantity-plain-many } delle tue Missioni { quest-done-many }
    .two = no
quantity-tokens = { quantity-plain-many-m } dei tuoi segnalini Azione Fisica
    .two = no
quantity-quests-active-theirs = { quantity-plain-many } delle proprie Missioni { quest-open-many }
    .two = no
quantity-quests-completed-theirs = { quantity-plain-many } delle proprie Missioni completate
    .two = no
quantity-quests-solved-theirs = { quantity-plain-many } delle proprie Missioni { quest-done-many }
    .two = no
quantity-tokens-theirs = { quantity-plain-many-m } dei propri segnalini Azione Fisica
    .two = no
quantity-plain-many =
    { $how ->
        [that] altrettante
        [that-plus] altrettante più { $n }
       *[number] { $n }
    }
quantity-plain-many-m =
    { $how ->
        [that] altrettanti
        [that-plus] altrettanti più { $n }
       *[number] { $n }
    }

of-moon-next = { $what } della Luna attuale o della successiva
    .what = { $form }
    .two = { $what-two }
of-moon-previous = { $what } della Luna precedente
    .what = { $form }
    .two = { $what-two }
of-moon-that-quest = { $what } della stessa Luna
    .what = { $form }
    .two = { $what-two }
of-moon-first = { $what } della <moon-1/>
    .what = { $form }
    .two = { $what-two }
of-moon-second = { $what } della <moon-2/>
    .what = { $form }
    .two = { $what-two }
of-moon-third = { $what } della <moon-3/>
    .what = { $form }
    .two = { $what-two }
# $what is the clause with its first number.
counted-each = { $what } per ogni { $count }
    .what = { $form }
    .count = one
    .two = no
counted-every = { $what } per ogni { $every } { $count }
    .what = { $form }
    .count = many
    .two = no
counted-plus-each = { $what }, più { $times } per ogni { $count }
    .what = { $form }
    .count = one
    .two = no
counted-plus-every = { $what }, più { $times } per ogni { $every } { $count }
    .what = { $form }
    .count = many
    .two = no
counted-moon = { $what } se è della <moon-1/>, { $twice } se è della <moon-2/> o { $thrice } se è della <moon-3/>
    .what = { $form }
    .two = no
counted-quest-power = { $what } per ogni <power/> su quella Missione
    .what = { $form }
    .two = no
# $plus: the limit is for the base and what is added to it; $each: for each of several models or rooms.
limited =
    { $plus ->
        [yes]
            { $each ->
                [yes] { $what } (max { $most } in tutto su ciascuno)
               *[no] { $what } (max { $most } in tutto)
            }
       *[no]
            { $each ->
                [yes] { $what } (max { $most } su ciascuno)
               *[no] { $what } (max { $most })
            }
    }
    .what = { $form }
    .two = no

# What is counted.
danno-count =
    { $form ->
        [many] <damage form="many"/>
       *[one] <damage/>
    }
count-damage = { danno-count } { $on }
    .on = su
count-rose-damage = { danno-count } della <rose/> { $on }
    .on = su
count-your-damage =
    { $form ->
        [many] tuoi <damage form="many"/> { $on }
       *[one] tuo <damage/> { $on }
    }
    .on = su
count-convertible-damage =
    { $form ->
        [many] <damage form="many"/> da convertire { $on }
       *[one] <damage/> da convertire { $on }
    }
    .on = su
count-jinxes =
    { $form ->
        [many] Maledizioni { $on }
       *[one] Maledizione { $on }
    }
    .on = su
count-upgrades =
    { $form ->
        [many] Potenziamenti { $on }
       *[one] Potenziamento { $on }
    }
    .on = su
count-nightmares =
    { $form ->
        [many] Incubi { $on }
       *[one] Incubo { $on }
    }
    .on = su
count-nightmares-room =
    { $form ->
        [many] Incubi in quella Stanza
       *[one] Incubo in quella Stanza
    }
count-nightmares-lodge =
    { $form ->
        [many] Incubi nella Loggia
       *[one] Incubo nella Loggia
    }
count-evocations-lodge =
    { $form ->
        [many] Evocazioni nella Loggia
       *[one] Evocazione nella Loggia
    }
count-kind-lodge = { $name } nella Loggia
    .name = { $form }
count-shown =
    { $form ->
        [many] simboli { $element } o <all/> sulle tue Magie Rivelate
       *[one] simbolo { $element } o <all/> sulle tue Magie Rivelate
    }
count-events =
    { $form ->
        [many] Eventi sulla plancia
       *[one] Evento sulla plancia
    }
count-damaged-models =
    { $form ->
        [many] modelli danneggiati in questo modo
       *[one] modello danneggiato in questo modo
    }
count-healed-models =
    { $form ->
        [many] modelli curati in questo modo
       *[one] modello curato in questo modo
    }
count-rose-damage-damaged = { danno-count } della <rose/> sui modelli danneggiati in questo modo
count-converted =
    { $form ->
        [many] <damage form="many"/> convertiti in questo modo
       *[one] <damage/> convertito in questo modo
    }
# $whole: how much was to be converted, where that is a number.
count-unconverted =
    { $how ->
        [number]
            { $form ->
                [many] <damage form="many"/> non convertiti di quei { $whole }
               *[one] <damage/> non convertito di quei { $whole }
            }
       *[that] { danno-count } di quelli non convertiti
    }
count-rose-converted =
    { $form ->
        [many] <damage form="many"/> della <rose/> convertiti in questo modo
       *[one] <damage/> della <rose/> convertito in questo modo
    }
count-strength =
    { $form ->
        [many] punti di <strength/> tra le tue Evocazioni
       *[one] punto di <strength/> tra le tue Evocazioni
    }
count-your-evocations =
    { $form ->
        [many] tue Evocazioni
       *[one] tua Evocazione
    }
count-completed-quests =
    { $form ->
        [many] { $on-poss ->
        [tu] tue Missioni completate
        [su] sue Missioni completate
        [loro] loro Missioni completate
       *[no] Missioni completate { $on }
    }
       *[one] { $on-poss ->
        [tu] tua Missione completata
        [su] sua Missione completata
        [loro] loro Missione completata
       *[no] Missione completata { $on }
    }
    }
    .on = di
count-solved-quests =
    { $form ->
        [many] { $on-poss ->
        [tu] tue Missioni { quest-done-many }
        [su] sue Missioni { quest-done-many }
        [loro] loro Missioni { quest-done-many }
       *[no] Missioni { quest-done-many } { $on }
    }
       *[one] { $on-poss ->
        [tu] tua Missione { quest-done }
        [su] sua Missione { quest-done }
        [loro] loro Missione { quest-done }
       *[no] Missione { quest-done } { $on }
    }
    }
    .on = di
count-moon = numero della Luna di quella Missione
count-hit-models =
    { $form ->
        [many] modelli colpiti in questo modo
       *[one] modello colpito in questo modo
    }
count-others-there =
    { $form ->
        [many] altri modelli in quella Stanza
       *[one] altro modello in quella Stanza
    }
count-instability-there = <instability/> in quella Stanza
count-quest-power = <power/> su quella Missione
count-alike-spells =
    { $form ->
        [many] tue Magie Rivelate con lo stesso nome
       *[one] tua Magia Rivelata con lo stesso nome
    }
count-different-elements =
    { $form ->
        [many] elementi diversi sulle tue Magie Rivelate
       *[one] elemento diverso sulle tue Magie Rivelate
    }
count-trophies =
    { $form ->
        [many] Trofei che { $on } { $on-num ->
        [tu] hai
        [many] hanno
       *[one] ha
    } preso
       *[one] Trofeo che { $on } { $on-num ->
        [tu] hai
        [many] hanno
       *[one] ha
    } preso
    }
    .on = sogg
# $other: your own figure is left out.
count-in-your-room =
    { $other ->
        [yes]
            { $form ->
                [many] { altri-kind } nella tua Stanza
               *[one] { altro-kind } nella tua Stanza
            }
       *[no] { $kind } nella tua Stanza
    }
    .kind = { $form }
altro-kind = { $kind-gender ->
        [f] altra { $kind }
       *[m] altro { $kind }
    }
count-wounded-mages =
    { $form ->
        [many] Maghi con i tuoi <damage form="many"/>
       *[one] Mago con i tuoi <damage form="many"/>
    }
count-of-yours =
    { $form ->
        [many] { tuoi-kind }
       *[one] { tuo-kind }
    }
    .kind = { $form }
tuo-kind = { $kind-gender ->
        [f] tua { $kind }
       *[m] tuo { $kind }
    }
tuoi-kind = { $kind-gender ->
        [f] tue { $kind }
       *[m] tuoi { $kind }
    }
count-revealed-spells =
    { $form ->
        [many] { $on-poss ->
        [tu] tue Magie Rivelate
        [su] sue Magie Rivelate
        [loro] loro Magie Rivelate
       *[no] Magie Rivelate { $on }
    }
       *[one] { $on-poss ->
        [tu] tua Magia Rivelata
        [su] sua Magia Rivelata
        [loro] loro Magia Rivelata
       *[no] Magia Rivelata { $on }
    }
    }
    .on = di
count-ready-spells =
    { $form ->
        [many] { $on-poss ->
        [tu] tue Magie Pronte
        [su] sue Magie Pronte
        [loro] loro Magie Pronte
       *[no] Magie Pronte { $on }
    }
       *[one] { $on-poss ->
        [tu] tua Magia Pronta
        [su] sua Magia Pronta
        [loro] loro Magia Pronta
       *[no] Magia Pronta { $on }
    }
    }
    .on = di
count-others-in =
    { $form ->
        [many] modelli non tuoi nelle Stanze { $colours }
       *[one] modello non tuo nelle Stanze { $colours }
    }
    .colours = many
count-others-in-target-colour =
    { $form ->
        [many] modelli non tuoi nelle Stanze del colore di quella Stanza
       *[one] modello non tuo nelle Stanze del colore di quella Stanza
    }
count-mages-hit =
    { $form ->
        [many] Maghi colpiti
       *[one] Mago colpito
    }
count-power-of-that-spell = <power/> che quella Magia ha dato al suo incantatore

## Conditions, after "se"
## $who of if-did and if-did-not carried out the sentence before.

if-did = { $who } lo { $who-num ->
        [tu] fai
        [many] fanno
       *[one] fa
    }
    .who = sogg
if-did-and = { $did } e { $holds }
if-did-not = { $who } non { $who-num ->
        [tu] puoi
        [many] possono
       *[one] può
    }
    .who = sogg
if-declined = { $who } non lo { $who-num ->
        [tu] fai
        [many] fanno
       *[one] fa
    }
    .who = sogg
if-spell-is = quella Magia è di tipo { $type }
if-event-crown = l’Evento giocato mostra una <crown/>
if-rose-defeated-you = la <rose/> ti ha sconfitto
if-defeated = { $who-acc-pre }hai sconfitto { $who }
if-target-room = quella Stanza è { $room }
    .room = the
if-crown = { $who } { $who-num ->
        [tu] hai
        [many] hanno
       *[one] ha
    } la <crown/>
    .who = sogg
if-mage = { $who } è un Mago
    .who = sogg
if-in-target-room = { $who } { $who-num ->
        [tu] sei
        [many] sono
       *[one] è
    } in quella Stanza
    .who = sogg
if-healed-models =
    { $bound ->
        [none] nessun modello è stato curato in questo modo
        [some] un modello è stato curato in questo modo
       *[other]
            { $n ->
                [one] { bound-amount } modello è stato curato in questo modo
               *[other] { bound-amount } modelli sono stati curati in questo modo
            }
    }
# $bound: none, some, least, most, exactly; $n is the number.
bound-amount =
    { $bound ->
        [none] 0
        [least] almeno { $n }
        [most] al massimo { $n }
        [exactly] esattamente { $n }
       *[some] almeno 1
    }
# "ci sono almeno 2", "c’è almeno 1".
ci-sono =
    { $n ->
        [one] c’è
       *[other] ci sono
    }
if-that =
    { $bound ->
        [none] non ce n’erano
        [some] ce n’erano
       *[other] ce n’erano { bound-amount }
    }
if-damage =
    { $bound ->
        [none] non ci sono <damage form="many"/> { $on }
        [some] ci sono <damage form="many"/> { $on }
       *[other] { ci-sono } { bound-amount } { danno-n } { $on }
    }
    .on = su
danno-n =
    { $n ->
        [one] <damage/>
       *[other] <damage form="many"/>
    }
if-rose-damage =
    { $bound ->
        [none] non ci sono <damage form="many"/> della <rose/> { $on }
        [some] ci sono <damage form="many"/> della <rose/> { $on }
       *[other] { ci-sono } { bound-amount } { danno-n } della <rose/> { $on }
    }
    .on = su
if-your-damage =
    { $bound ->
        [none] non ci sono tuoi <damage form="many"/> { $on }
        [some] ci sono tuoi <damage form="many"/> { $on }
       *[other] { ci-sono } { bound-amount } dei tuoi <damage form="many"/> { $on }
    }
    .on = su
if-convertible-damage =
    { $bound ->
        [none] non ci sono <damage form="many"/> da convertire { $on }
        [some] ci sono <damage form="many"/> da convertire { $on }
       *[other] { ci-sono } { bound-amount } <damage form="many"/> da convertire { $on }
    }
    .on = su
if-jinxes =
    { $bound ->
        [none] { $on } non { $on-num ->
        [tu] hai
        [many] hanno
       *[one] ha
    } Maledizioni
        [some] { $on } { $on-num ->
        [tu] hai
        [many] hanno
       *[one] ha
    } una Maledizione
       *[other]
            { $n ->
                [one] { $on } { $on-num ->
        [tu] hai
        [many] hanno
       *[one] ha
    } { bound-amount } Maledizione
               *[other] { $on } { $on-num ->
        [tu] hai
        [many] hanno
       *[one] ha
    } { bound-amount } Maledizioni
            }
    }
    .on = sogg
if-upgrades =
    { $bound ->
        [none] { $on } non { $on-num ->
        [tu] hai
        [many] hanno
       *[one] ha
    } Potenziamenti
        [some] { $on } { $on-num ->
        [tu] hai
        [many] hanno
       *[one] ha
    } un Potenziamento
       *[other]
            { $n ->
                [one] { $on } { $on-num ->
        [tu] hai
        [many] hanno
       *[one] ha
    } { bound-amount } Potenziamento
               *[other] { $on } { $on-num ->
        [tu] hai
        [many] hanno
       *[one] ha
    } { bound-amount } Potenziamenti
            }
    }
    .on = sogg
if-nightmares =
    { $bound ->
        [none] { $on } non { $on-num ->
        [tu] hai
        [many] hanno
       *[one] ha
    } Incubi
        [some] { $on } { $on-num ->
        [tu] hai
        [many] hanno
       *[one] ha
    } un Incubo
       *[other]
            { $n ->
                [one] { $on } { $on-num ->
        [tu] hai
        [many] hanno
       *[one] ha
    } { bound-amount } Incubo
               *[other] { $on } { $on-num ->
        [tu] hai
        [many] hanno
       *[one] ha
    } { bound-amount } Incubi
            }
    }
    .on = sogg
if-nightmares-room =
    { $bound ->
        [none] non ci sono Incubi in quella Stanza
        [some] c’è un Incubo in quella Stanza
       *[other]
            { $n ->
                [one] c’è { bound-amount } Incubo in quella Stanza
               *[other] ci sono { bound-amount } Incubi in quella Stanza
            }
    }
if-nightmares-lodge =
    { $bound ->
        [none] non ci sono Incubi nella Loggia
        [some] c’è un Incubo nella Loggia
       *[other]
            { $n ->
                [one] c’è { bound-amount } Incubo nella Loggia
               *[other] ci sono { bound-amount } Incubi nella Loggia
            }
    }
if-evocations-lodge =
    { $bound ->
        [none] non ci sono Evocazioni nella Loggia
        [some] c’è un’Evocazione nella Loggia
       *[other]
            { $n ->
                [one] c’è { bound-amount } Evocazione nella Loggia
               *[other] ci sono { bound-amount } Evocazioni nella Loggia
            }
    }
if-kind-lodge =
    { $bound ->
        [none] non ci sono { $name } nella Loggia
        [some] c’è { un-nome } nella Loggia
       *[other]
            { $n ->
                [one] c’è { bound-amount } { $name } nella Loggia
               *[other] ci sono { bound-amount } { $name } nella Loggia
            }
    }
    .name =
        { $bound ->
            [none] many
            [some] one
           *[other]
                { $n ->
                    [one] one
                   *[other] many
                }
        }
if-shown =
    { $bound ->
        [none] le tue Magie Rivelate non mostrano alcun simbolo { $element } o <all/>
        [some] le tue Magie Rivelate mostrano un simbolo { $element } o <all/>
       *[other]
            { $n ->
                [one] le tue Magie Rivelate mostrano { bound-amount } simbolo { $element } o <all/>
               *[other] le tue Magie Rivelate mostrano { bound-amount } simboli { $element } o <all/>
            }
    }
if-events =
    { $bound ->
        [none] non ci sono Eventi sulla plancia
        [some] c’è un Evento sulla plancia
       *[other]
            { $n ->
                [one] c’è { bound-amount } Evento sulla plancia
               *[other] ci sono { bound-amount } Eventi sulla plancia
            }
    }
if-damaged-models =
    { $bound ->
        [none] nessun modello è stato danneggiato in questo modo
        [some] un modello è stato danneggiato in questo modo
       *[other]
            { $n ->
                [one] { bound-amount } modello è stato danneggiato in questo modo
               *[other] { bound-amount } modelli sono stati danneggiati in questo modo
            }
    }
if-rose-damage-damaged =
    { $bound ->
        [none] non ci sono <damage form="many"/> della <rose/> sui modelli danneggiati in questo modo
        [some] ci sono <damage form="many"/> della <rose/> sui modelli danneggiati in questo modo
       *[other] { ci-sono } { bound-amount } { danno-n } della <rose/> sui modelli danneggiati in questo modo
    }
if-converted =
    { $bound ->
        [none] nessun <damage/> è stato convertito in questo modo
        [some] almeno 1 <damage/> è stato convertito in questo modo
       *[other]
            { $n ->
                [one] { bound-amount } <damage/> è stato convertito in questo modo
               *[other] { bound-amount } <damage form="many"/> sono stati convertiti in questo modo
            }
    }
if-rose-converted =
    { $bound ->
        [none] nessun <damage/> della <rose/> è stato convertito in questo modo
        [some] almeno 1 <damage/> della <rose/> è stato convertito in questo modo
       *[other]
            { $n ->
                [one] { bound-amount } <damage/> della <rose/> è stato convertito in questo modo
               *[other] { bound-amount } <damage form="many"/> della <rose/> sono stati convertiti in questo modo
            }
    }
if-strength =
    { $bound ->
        [none] le tue Evocazioni non hanno <strength/>
        [some] le tue Evocazioni hanno <strength/>
       *[other] il <strength/> totale delle tue Evocazioni è { bound-amount }
    }
if-your-evocations =
    { $bound ->
        [none] non hai Evocazioni
        [some] hai un’Evocazione
       *[other]
            { $n ->
                [one] hai { bound-amount } Evocazione
               *[other] hai { bound-amount } Evocazioni
            }
    }
if-completed-quests =
    { $bound ->
        [none] { $on } non { $on-num ->
        [tu] hai
        [many] hanno
       *[one] ha
    } Missioni completate
        [some] { $on } { $on-num ->
        [tu] hai
        [many] hanno
       *[one] ha
    } una Missione completata
       *[other]
            { $n ->
                [one] { $on } { $on-num ->
        [tu] hai
        [many] hanno
       *[one] ha
    } { bound-amount } Missione completata
               *[other] { $on } { $on-num ->
        [tu] hai
        [many] hanno
       *[one] ha
    } { bound-amount } Missioni completate
            }
    }
    .on = sogg
if-solved-quests =
    { $bound ->
        [none] { $on } non { $on-num ->
        [tu] hai
        [many] hanno
       *[one] ha
    } Missioni { quest-done-many }
        [some] { $on } { $on-num ->
        [tu] hai
        [many] hanno
       *[one] ha
    } una Missione { quest-done }
       *[other]
            { $n ->
                [one] { $on } { $on-num ->
        [tu] hai
        [many] hanno
       *[one] ha
    } { bound-amount } Missione { quest-done }
               *[other] { $on } { $on-num ->
        [tu] hai
        [many] hanno
       *[one] ha
    } { bound-amount } Missioni { quest-done-many }
            }
    }
    .on = sogg
if-moon = il numero della Luna di quella Missione è { bound-amount }
if-hit-models =
    { $bound ->
        [none] nessun modello è stato colpito in questo modo
        [some] un modello è stato colpito in questo modo
       *[other]
            { $n ->
                [one] { bound-amount } modello è stato colpito in questo modo
               *[other] { bound-amount } modelli sono stati colpiti in questo modo
            }
    }
if-others-there =
    { $bound ->
        [none] non ci sono altri modelli in quella Stanza
        [some] c’è un altro modello in quella Stanza
       *[other]
            { $n ->
                [one] c’è { bound-amount } altro modello in quella Stanza
               *[other] ci sono { bound-amount } altri modelli in quella Stanza
            }
    }
if-instability-there =
    { $bound ->
        [none] non c’è <instability/> in quella Stanza
        [some] c’è <instability/> in quella Stanza
       *[other] { ci-sono } { bound-amount } <instability/> in quella Stanza
    }
if-quest-power = quella Missione vale { bound-amount } <power/>
if-ranked = { $who } { $who-num ->
        [tu] hai
        [many] hanno
       *[one] ha
    } { $rank }
    .who = sogg
if-alike-spells = { bound-amount } delle tue Magie Rivelate hanno lo stesso nome
if-different-elements = le tue Magie Rivelate mostrano { bound-amount } elementi diversi
if-trophies =
    { $bound ->
        [none] { $on } non { $on-num ->
        [tu] hai
        [many] hanno
       *[one] ha
    } preso Trofei
        [some] { $on } { $on-num ->
        [tu] hai
        [many] hanno
       *[one] ha
    } preso un Trofeo
       *[other]
            { $n ->
                [one] { $on } { $on-num ->
        [tu] hai
        [many] hanno
       *[one] ha
    } preso { bound-amount } Trofeo
               *[other] { $on } { $on-num ->
        [tu] hai
        [many] hanno
       *[one] ha
    } preso { bound-amount } Trofei
            }
    }
    .on = sogg
if-in-your-room =
    { $other ->
        [yes]
            { $bound ->
                [none] { nessun-altro-kind } è nella tua Stanza
                [some] { un-altro-kind } è nella tua Stanza
               *[other]
                    { $n ->
                        [one] { bound-amount } { altro-kind } è nella tua Stanza
                       *[other] { bound-amount } { altri-kind } sono nella tua Stanza
                    }
            }
       *[no]
            { $bound ->
                [none] { nessun-kind } è nella tua Stanza
                [some] { $kind } è nella tua Stanza
               *[other]
                    { $n ->
                        [one] { bound-amount } { $kind } è nella tua Stanza
                       *[other] { bound-amount } { $kind } sono nella tua Stanza
                    }
            }
    }
    .kind =
        { $bound ->
            [none] one
            [some]
                { $other ->
                    [yes] one
                   *[no] un
                }
           *[other]
                { $n ->
                    [one] one
                   *[other] many
                }
        }
nessun-altro-kind = { $kind-gender ->
        [f] nessun’altra { $kind }
       *[m] nessun altro { $kind }
    }
nessun-kind = { $kind-gender ->
        [f] nessuna { $kind }
       *[m] nessun { $kind }
    }
altri-kind = { $kind-gender ->
        [f] altre { $kind }
       *[m] altri { $kind }
    }
if-wounded-mages =
    { $bound ->
        [none] nessun Mago ha tuoi <damage form="many"/>
        [some] un Mago ha tuoi <damage form="many"/>
       *[other]
            { $n ->
                [one] { bound-amount } Mago ha tuoi <damage form="many"/>
               *[other] { bound-amount } Maghi hanno tuoi <damage form="many"/>
            }
    }
if-of-yours =
    { $bound ->
        [none] non hai { $kind }
        [some] hai { $kind }
       *[other] hai { bound-amount } { $kind }
    }
    .kind =
        { $bound ->
            [none] many
            [some] un
           *[other]
                { $n ->
                    [one] one
                   *[other] many
                }
        }
if-revealed-spells =
    { $bound ->
        [none] { $on } non { $on-num ->
        [tu] hai
        [many] hanno
       *[one] ha
    } Magie Rivelate
        [some] { $on } { $on-num ->
        [tu] hai
        [many] hanno
       *[one] ha
    } una Magia Rivelata
       *[other]
            { $n ->
                [one] { $on } { $on-num ->
        [tu] hai
        [many] hanno
       *[one] ha
    } { bound-amount } Magia Rivelata
               *[other] { $on } { $on-num ->
        [tu] hai
        [many] hanno
       *[one] ha
    } { bound-amount } Magie Rivelate
            }
    }
    .on = sogg
if-ready-spells =
    { $bound ->
        [none] { $on } non { $on-num ->
        [tu] hai
        [many] hanno
       *[one] ha
    } Magie Pronte
        [some] { $on } { $on-num ->
        [tu] hai
        [many] hanno
       *[one] ha
    } una Magia Pronta
       *[other]
            { $n ->
                [one] { $on } { $on-num ->
        [tu] hai
        [many] hanno
       *[one] ha
    } { bound-amount } Magia Pronta
               *[other] { $on } { $on-num ->
        [tu] hai
        [many] hanno
       *[one] ha
    } { bound-amount } Magie Pronte
            }
    }
    .on = sogg
if-others-in =
    { $bound ->
        [none] non ci sono modelli non tuoi nelle Stanze { $colours }
        [some] c’è un modello non tuo nelle Stanze { $colours }
       *[other]
            { $n ->
                [one] c’è { bound-amount } modello non tuo nelle Stanze { $colours }
               *[other] ci sono { bound-amount } modelli non tuoi nelle Stanze { $colours }
            }
    }
    .colours = many
if-others-in-target-colour =
    { $bound ->
        [none] non ci sono modelli non tuoi nelle Stanze del colore di quella Stanza
        [some] c’è un modello non tuo nelle Stanze del colore di quella Stanza
       *[other]
            { $n ->
                [one] c’è { bound-amount } modello non tuo nelle Stanze del colore di quella Stanza
               *[other] ci sono { bound-amount } modelli non tuoi nelle Stanze del colore di quella Stanza
            }
    }
if-mages-hit =
    { $bound ->
        [none] nessun Mago è stato colpito
        [some] un Mago è stato colpito
       *[other]
            { $n ->
                [one] { bound-amount } Mago è stato colpito
               *[other] { bound-amount } Maghi sono stati colpiti
            }
    }
if-power-of-that-spell = quella Magia ha dato al suo incantatore { bound-amount } <power/>

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
       *[no] { $first } Poi { $rest }
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
        [2] <up/>{ $body }, due volte.
        [3] <up/>{ $body }, tre volte.
        [4] <up/>{ $body }, quattro volte.
       *[other] <up/>{ $body }, { $times } volte.
    }

# $opens: it comes before sentences that hold in any case.
enhancement =
    { $opens ->
        [yes] Rafforzamento ({ $elements }): prima del resto, { $body }
       *[no] Rafforzamento ({ $elements }): { $body }
    }
    .body = { $form }
enhancement-elements-two = { $first }, { $rest }
conditional = se { $condition }, { $body }
    .body = { $form }
otherwise = se { $condition }, { $body }; altrimenti, { $other }
    .body = { $form }
    .other = { $form }
targeted = bersaglia { $target }; poi { $body }
    .body = { $form }
retarget = bersaglia invece { $target }
retarget-room = bersaglia invece { $target }, con effetto su ogni modello in quella Stanza
unanswered-by-traps = { $body }; nessuna Trappola o Protezione può reagire
    .body = { $form }
unanswered-by-protections = { $body }; nessuna Protezione può reagire
    .body = { $form }
unanswered-by-spells = { $body }; nessuna Magia (Trappola, Protezione o Persistente) può reagire
    .body = { $form }
repeat =
    { $how ->
        [that] altrettante volte, { $body }
       *[number]
            { $n ->
                [1] { $body }
                [2] { $body }, due volte
                [3] { $body }, tre volte
               *[other] { $body }, { $n } volte
            }
    }
    .body = { $form }
repeat-moon = { $body }; fallo due volte se quella Missione è della <moon-2/>, o tre volte se è della <moon-3/>
    .body = { $form }
repeat-limited =
    { $most ->
        [1] { $what } (max una volta)
        [2] { $what } (max due volte)
       *[other] { $what } (max { $most } volte)
    }
    .what = { $form }
repeat-each =
    { $n ->
        [1]
            { $every ->
                [1] per ogni { $count }, { $body }
               *[other] per ogni { $every } { $count }, { $body }
            }
       *[other]
            { $every ->
                [1] { $n } volte per ogni { $count }, { $body }
               *[other] { $n } volte per ogni { $every } { $count }, { $body }
            }
    }
    .count =
        { $every ->
            [1] one
           *[other] many
        }
    .body = { $form }
may = puoi { $body }
    .body = inf
either =
    { $form ->
        [inf] { $first } oppure { $second }
        [does] { $first } oppure { $second }
       *[other] scegli: { $first }, oppure { $second }
    }
    .first = { $form }
    .second = { $form }
# On the Avatar's cards nobody is spoken to; $again: it also acted in the sentence before.
avatar-does =
    { $again ->
        [yes] { $body }
       *[no] l’Avatar { $body }
    }
    .body = does
# $mixed: the first clause alone says who does it ("first"): then the second begins anew.
clauses-two =
    { $mixed ->
        [first] { $first }; poi { $rest }
       *[other] { $first } e { $rest }
    }
    .first = { $form }
    .rest = { $form }
clauses-more =
    { $mixed ->
        [first] { $first }; poi { $rest }
       *[other] { $first }, { $rest }
    }
    .first = { $form }
    .rest = { $form }

# What follows is done only if what stands before it was.
clauses-then = { $first } e, se lo fai, { $rest }
    .first = { $form }
    .rest =
        { $form ->
            [inf] imp
           *[other] { $form }
        }
persistent-instead = <persistent/>: invece di un Attacco Fisico puoi scegliere questo: { $effect }
    .effect = inside
each-time-instead = <up/>può fare questo invece di attaccare. { $effect }
    .effect = {""}
# $who: several, on each of whom it lies.
persistent =
    { $who-said ->
        [yes] <persistent/> { $who }: ogni volta che { $trigger }, { $effect }
       *[no] <persistent/>: ogni volta che { $trigger }, { $effect }
    }
    .who = su
    .effect = inside
# $most: how often at most; 0 for as often as it happens.
persistent-typed =
    { $most ->
        [0] <persistent/>: nomina un tipo di Magia; ogni volta che { $trigger } di quel tipo, { $effect }
       *[other] <persistent/>: nomina un tipo di Magia; ogni volta che { $trigger } di quel tipo (max { $most } volte), { $effect }
    }
    .effect = inside
persistent-most = <persistent/>: ogni volta che { $trigger } (max { $most } volte), { $effect }
    .effect = inside
persistent-once = <persistent/>: la prima volta che { $trigger }, { $effect }
    .effect = inside
each-time = <up/>ogni volta che { $trigger }, { $effect }
    .effect = inside

## Clauses
## Those ending in -target stand under a target line and leave the target unsaid; those ending in -self are done to
## oneself; those ending in -rose are done by the black rose.

# The ending of the English verb; Italian verbs say it themselves.
does = {""}

clause-inflict = { $form ->
        [inf] infligger{ $to-dat-inf }
        [does] { $to-dat-pre }infligge
       *[imp] infliggi{ $to-dat-imp }
    } { $amount }{ $to-poss ->
        [tu] {""}
        [su] {""}
        [loro] {""}
       *[no] {" "}{ $to }
    }
    .to = a
clause-inflict-target = { $form ->
        [inf] infliggere
        [does] infligge
       *[imp] infliggi
    } { $amount }
clause-inflict-rose =
    { $form ->
        [inf] { $to-poss ->
        [tu] far{ $to-dat-imp } infliggere { $amount } dalla <rose/>
        [su] far{ $to-dat-imp } infliggere { $amount } dalla <rose/>
        [loro] far{ $to-dat-imp } infliggere { $amount } dalla <rose/>
       *[no] far infliggere dalla <rose/> { $amount } { $to }
    }
       *[other] la <rose/> { $to-dat-pre }infligge { $amount }{ $to-poss ->
        [tu] {""}
        [su] {""}
        [loro] {""}
       *[no] {" "}{ $to }
    }
    }
    .to = a
clause-convert-damage = { $form ->
        [inf] convertire
        [does] converte
       *[imp] converti
    } { $amount } { $to }
    .to = su
clause-convert-damage-target = { $form ->
        [inf] convertire
        [does] converte
       *[imp] converti
    } { $amount }
clause-convert-damage-rose =
    { $form ->
        [inf] far convertire alla <rose/> { $amount } { $to }
       *[other] la <rose/> converte { $amount } { $to }
    }
    .to = su
clause-heal = { $form ->
        [inf] curare
        [does] cura
       *[imp] cura
    } { $amount } { $to }
    .to = su
clause-heal-target = { $form ->
        [inf] curare
        [does] cura
       *[imp] cura
    } { $amount } sul bersaglio
clause-heal-all = { $form ->
        [inf] curare
        [does] cura
       *[imp] cura
    } tutti i <damage form="many"/> { $on }
    .on = su
clause-heal-all-but-rose = { $form ->
        [inf] curare
        [does] cura
       *[imp] cura
    } { $on } tutti i <damage form="many"/> che non sono della <rose/>
    .on = su
clause-pain = { $form ->
        [inf] subire
        [does] subisce
       *[imp] subisci
    } Dolore { $amount }
clause-ignore-damage = { $form ->
        [inf] ignorare
        [does] ignora
       *[imp] ignora
    } { $amount }
clause-ignore-effect =
    { $form ->
        [inf] ignorare l’effetto di quella Magia su di te
        [does] ignora l’effetto di quella Magia su di sé
       *[imp] ignora l’effetto di quella Magia su di te
    }
clause-divert = { $form ->
        [inf] deviare
        [does] devia
       *[imp] devia
    } { $amount } { $to }
    .to = su
clause-divert-all = { $form ->
        [inf] deviare
        [does] devia
       *[imp] devia
    } tutti quei <damage form="many"/> { $to }
    .to = su
clause-defeat = { $form ->
        [inf] sconfigger{ $who-acc-inf }
        [does] { $who-acc-pre }sconfigge
       *[imp] sconfiggi{ $who-acc-imp }
    }{ $who-poss ->
        [tu] {""}
        [su] {""}
        [loro] {""}
       *[no] {" "}{ $who }
    }
clause-attack = { $form ->
        [inf] effettuare
        [does] effettua
       *[imp] effettua
    } un Attacco Fisico contro { $who }

clause-place-instability = { $form ->
        [inf] piazzare
        [does] piazza
       *[imp] piazza
    } { $amount } { $place }
clause-place-instability-rose =
    { $form ->
        [inf] far piazzare alla <rose/> { $amount } { $place }
       *[other] la <rose/> piazza { $amount } { $place }
    }
clause-convert-instability = { $form ->
        [inf] convertire
        [does] converte
       *[imp] converti
    } { $amount } { $place }
clause-convert-instability-rose =
    { $form ->
        [inf] far convertire alla <rose/> { $amount } { $place }
       *[other] la <rose/> converte { $amount } { $place }
    }

clause-summon = { $form ->
        [inf] evocare
        [does] evoca
       *[imp] evoca
    } { $what } { $place }
summoned = { un-nome }
summoned-any =
    { $forgotten ->
        [yes] qualsiasi Evocazione
       *[no] qualsiasi Evocazione non Dimenticata
    }
summoned-any-health =
    { $forgotten ->
        [yes] qualsiasi Evocazione con <health/> { $health } o meno
       *[no] qualsiasi Evocazione non Dimenticata con <health/> { $health } o meno
    }
summoned-same = un’Evocazione dello stesso genere

under-control =
    { $control ->
        [yes] {" "}sotto il tuo controllo
        [avatar] {" "}sotto il controllo dell’Avatar
       *[no] {""}
    }
clause-activate =
    { $form ->
        [inf] far{ $who-acc-imp } attivare{ $who-poss ->
        [tu] {""}
        [su] {""}
        [loro] {""}
       *[no] {" "}{ $who }
    }{ under-control }
       *[other] { $who } { $who-num ->
        [tu] ti attivi
        [many] si attivano
       *[one] si attiva
    }{ under-control }
    }
    .who =
        { $form ->
            [inf] il
           *[other] sogg
        }
clause-activate-bonus =
    { $form ->
        [inf] far{ $who-acc-imp } attivare{ $who-poss ->
        [tu] {""}
        [su] {""}
        [loro] {""}
       *[no] {" "}{ $who }
    }{ under-control } con { $bonus }
       *[other] { $who } { $who-num ->
        [tu] ti attivi
        [many] si attivano
       *[one] si attiva
    }{ under-control } con { $bonus }
    }
    .who =
        { $form ->
            [inf] il
           *[other] sogg
        }
clause-empower =
    { $who-num ->
        [many] { $form ->
        [inf] conferir{ $who-dat-inf }
        [does] { $who-dat-pre }conferisce
       *[imp] conferisci{ $who-dat-imp }
    } { $bonus }{ $who-poss ->
        [tu] {""}
        [su] {""}
        [loro] {""}
       *[no] {" "}{ $who }
    } per la loro prossima attivazione
       *[one] { $form ->
        [inf] conferir{ $who-dat-inf }
        [does] { $who-dat-pre }conferisce
       *[imp] conferisci{ $who-dat-imp }
    } { $bonus }{ $who-poss ->
        [tu] {""}
        [su] {""}
        [loro] {""}
       *[no] {" "}{ $who }
    } per la sua prossima attivazione
    }
    .who = a
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
bonuses-two = { $first } e { $rest }
clause-remove = { $form ->
        [inf] rimuover{ $who-acc-inf }
        [does] { $who-acc-pre }rimuove
       *[imp] rimuovi{ $who-acc-imp }
    }{ $who-poss ->
        [tu] {""}
        [su] {""}
        [loro] {""}
       *[no] {" "}{ $who }
    }
clause-assign = { $form ->
        [inf] assegnar{ $to-dat-inf }
        [does] { $to-dat-pre }assegna
       *[imp] assegna{ $to-dat-imp }
    } { $what }{ $to-poss ->
        [tu] {""}
        [su] {""}
        [loro] {""}
       *[no] {" "}{ $to }
    }
    .to = a
any-jinx = una Maledizione a tua scelta
any-upgrade = un Potenziamento a tua scelta
any-nightmare = un Incubo
clause-discard-jinx = { $form ->
        [inf] scartare
        [does] scarta
       *[imp] scarta
    } 1 delle tue Maledizioni
clause-discards-jinx =
    { $form ->
        [inf] far{ $who-dat-imp } scartare 1 Maledizione{ $who-poss ->
        [tu] {""}
        [su] {""}
        [loro] {""}
       *[no] {" "}{ $who }
    }
       *[other] { $who } { $who-num ->
        [tu] scarti
        [many] scartano
       *[one] scarta
    } 1 Maledizione
    }
    .who =
        { $form ->
            [inf] a
           *[other] sogg
        }
clause-discard-upgrade = { $form ->
        [inf] scartare
        [does] scarta
       *[imp] scarta
    } 1 Potenziamento { $from }
    .from = da

clause-move =
    { $optional ->
        [yes] { $form ->
        [inf] muover{ $who-acc-inf }
        [does] { $who-acc-pre }muove
       *[imp] muovi{ $who-acc-imp }
    }{ $who-poss ->
        [tu] {""}
        [su] {""}
        [loro] {""}
       *[no] {" "}{ $who }
    } fino a 1 passo
       *[no] { $form ->
        [inf] muover{ $who-acc-inf }
        [does] { $who-acc-pre }muove
       *[imp] muovi{ $who-acc-imp }
    }{ $who-poss ->
        [tu] {""}
        [su] {""}
        [loro] {""}
       *[no] {" "}{ $who }
    } di 1 passo
    }
clause-move-self =
    { $optional ->
        [yes] { muoviti } fino a 1 passo
       *[no] { muoviti } di 1 passo
    }
muoviti =
    { $form ->
        [inf] muoverti
        [does] si muove
       *[imp] muoviti
    }
clause-approach =
    { $form ->
        [inf] far{ $who-acc-imp } muovere{ $who-poss ->
        [tu] {""}
        [su] {""}
        [loro] {""}
       *[no] {" "}{ $who }
    } verso { $goal }
       *[other] { $who } { $who-num ->
        [tu] ti muovi
        [many] si muovono
       *[one] si muove
    } verso { $goal }
    }
    .who =
        { $form ->
            [inf] il
           *[other] sogg
        }
clause-approach-self = { muoviti } verso { $goal }
goal-room = { $room }
    .room = the
goal-coloured = la Stanza { $colours } più vicina
goal-target = la Stanza bersaglio
# A long phrase comes last ($who-long): "ogni Mago con una Maledizione in quella Stanza" would be another.
clause-put = { $form ->
        [inf] piazzar{ $who-acc-inf }
        [does] { $who-acc-pre }piazza
       *[imp] piazza{ $who-acc-imp }
    }{ $who-poss ->
        [tu] {" "}{ $place }
        [su] {" "}{ $place }
        [loro] {" "}{ $place }
       *[no] { $who-long ->
        [yes] {" "}{ $place } { $who }
       *[no] {" "}{ $who } { $place }
    }
    }
clause-put-in-cell = { $form ->
        [inf] piazzar{ $who-acc-inf }
        [does] { $who-acc-pre }piazza
       *[imp] piazza{ $who-acc-imp }
    }{ $who-poss ->
        [tu] {" "}nella tua Cella
        [su] {" "}nella sua Cella
        [loro] {" "}nelle loro Celle
       *[no] {" "}{ $who }{ $who-num ->
            [many] {" "}nelle loro Celle
           *[one] {" "}nella sua Cella
        }
    }
clause-target = { $form ->
        [inf] bersagliar{ $who-acc-inf }
        [does] { $who-acc-pre }bersaglia
       *[imp] bersaglia{ $who-acc-imp }
    }{ $who-poss ->
        [tu] {""}
        [su] {""}
        [loro] {""}
       *[no] {" "}{ $who }
    }
clause-target-room = { $form ->
        [inf] bersagliare
        [does] bersaglia
       *[imp] bersaglia
    } quella Stanza
clause-target-room-of-defeat = { $form ->
        [inf] bersagliare
        [does] bersaglia
       *[imp] bersaglia
    } la Stanza in cui { $who } è stat{ $who-gender ->
        [f] a sconfitta
       *[m] o sconfitto
    }
    .who = sogg

clause-gain = { $form ->
        [inf] guadagnare
        [does] guadagna
       *[imp] guadagni
    } { $amount }
clause-gain-mages =
    { $form ->
        [inf] far{ $who-dat-imp } guadagnare { $amount }{ $who-poss ->
        [tu] {""}
        [su] {""}
        [loro] {""}
       *[no] {" "}{ $who }
    }
       *[other] { $who } { $who-num ->
        [tu] guadagni
        [many] guadagnano
       *[one] guadagna
    } { $amount }
    }
    .who =
        { $form ->
            [inf] a
           *[other] sogg
        }
clause-gain-rose =
    { $form ->
        [inf] far guadagnare { $amount } alla <rose/>
       *[other] la <rose/> guadagna { $amount }
    }
clause-lose = { $form ->
        [inf] perdere
        [does] perde
       *[imp] perdi
    } { $amount }
clause-lose-mages =
    { $form ->
        [inf] far{ $who-dat-imp } perdere { $amount }{ $who-poss ->
        [tu] {""}
        [su] {""}
        [loro] {""}
       *[no] {" "}{ $who }
    }
       *[other] { $who } { $who-num ->
        [tu] perdi
        [many] perdono
       *[one] perde
    } { $amount }
    }
    .who =
        { $form ->
            [inf] a
           *[other] sogg
        }
clause-lose-tokens = { $form ->
        [inf] voltare
        [does] volta
       *[imp] volta
    } { $amount }
clause-loses-tokens =
    { $form ->
        [inf] far{ $who-dat-imp } voltare { $amount }{ $who-poss ->
        [tu] {""}
        [su] {""}
        [loro] {""}
       *[no] {" "}{ $who }
    }
       *[other] { $who } { $who-num ->
        [tu] volti
        [many] voltano
       *[one] volta
    } { $amount }
    }
    .who =
        { $form ->
            [inf] a
           *[other] sogg
        }
clause-lose-rose =
    { $form ->
        [inf] far perdere { $amount } alla <rose/>
       *[other] la <rose/> perde { $amount }
    }
clause-steal = { $form ->
        [inf] rubar{ $from-dat-inf }
        [does] { $from-dat-pre }ruba
       *[imp] ruba{ $from-dat-imp }
    } { $amount }{ $from-poss ->
        [tu] {""}
        [su] {""}
        [loro] {""}
       *[no] {" "}{ $from }
    }
    .from = a
clause-steal-target = { $form ->
        [inf] rubare
        [does] ruba
       *[imp] ruba
    } { $amount }
clause-take-crown = { $form ->
        [inf] prendere
        [does] prende
       *[imp] prendi
    } la <crown/>
clause-take-trophy = { $form ->
        [inf] prendere
        [does] prende
       *[imp] prendi
    } { $from-poss ->
        [tu] 1 dei tuoi Trofei personali
        [su] 1 dei suoi Trofei personali
        [loro] 1 dei loro Trofei personali
       *[no] 1 dei Trofei personali { $from }
    }
    .from = di
clause-take-trophy-group = { $form ->
        [inf] prendere
        [does] prende
       *[imp] prendi
    } 1 Trofeo personale { $from }
    .from = da
clause-give-trophy =
    { $form ->
        [inf] dare 1 dei tuoi Trofei personali alla <rose/>
       *[other] dai 1 dei tuoi Trofei personali alla <rose/>
    }

clause-draw = { $form ->
        [inf] pescare
        [does] pesca
       *[imp] pesca
    } { $amount }
# On an event.
clause-draw-drawer = chi ha pescato questo Evento pesca { $amount }
clause-draw-grimoire = { $form ->
        [inf] pescare
        [does] pesca
       *[imp] pesca
    } { $amount } dal tuo Grimorio
clause-draw-memories = { $form ->
        [inf] pescare
        [does] pesca
       *[imp] pesca
    } casualmente { $amount } dalle tue Memorie
clause-draw-library = { $form ->
        [inf] pescare
        [does] pesca
       *[imp] pesca
    } { $amount } dalla Libreria
clause-rose-draws-quest =
    { $form ->
        [inf] far pescare una Missione alla <rose/>
       *[other] la <rose/> pesca una Missione
    }
clause-discard = { $form ->
        [inf] scartare
        [does] scarta
       *[imp] scarta
    } { $amount }
clause-discard-spells = { $form ->
        [inf] scartare
        [does] scarta
       *[imp] scarta
    } { $amount } dalla tua mano
clause-discards-spells =
    { $form ->
        [inf] far{ $who-dat-imp } scartare { $amount } dalla mano{ $who-poss ->
        [tu] {""}
        [su] {""}
        [loro] {""}
       *[no] {" "}{ $who }
    }
       *[other] { $who } { $who-num ->
        [tu] scarti
        [many] scartano
       *[one] scarta
    } { $amount } dalla mano
    }
    .who =
        { $form ->
            [inf] a
           *[other] sogg
        }
clause-discard-events = { $form ->
        [inf] scartare
        [does] scarta
       *[imp] scarta
    } { $amount } dalla plancia
clause-discard-quest-or-jinx = { $form ->
        [inf] scartare
        [does] scarta
       *[imp] scarta
    } 1 delle tue Missioni { quest-open-many } o 1 delle tue Maledizioni
clause-search = { $form ->
        [inf] cercare
        [does] cerca
       *[imp] cerca
    } { $summoning ->
        [yes] { search-place } { spell-searched }
       *[no] { spell-searched } { search-place }
    }, { search-shown } in mano e { mischia } il Grimorio
search-place =
    { $memories ->
        [yes] nel tuo Grimorio o nelle tue Memorie
       *[no] nel tuo Grimorio
    }

spell-searched =
    { $summoning ->
        [yes] una Magia che evoca un’Evocazione
       *[no] una Magia
    }
search-shown =
    { $shown ->
        [yes]
            { $form ->
                [inf] mostrarla a tutti, prenderla
               *[imp] mostrala a tutti, prendila
            }
       *[no]
            { $form ->
                [inf] prenderla
               *[imp] prendila
            }
    }
mischia = { $form ->
        [inf] mischiare
        [does] mischia
       *[imp] mischia
    }
prendi = { $form ->
        [inf] prendere
        [does] prende
       *[imp] prendi
    }
metti = { $form ->
        [inf] mettere
        [does] mette
       *[imp] metti
    }
scarta = { $form ->
        [inf] scartare
        [does] scarta
       *[imp] scarta
    }
clause-shuffle-memories = { mischia } le tue Memorie nel tuo Grimorio
clause-look-under = { guarda } { $amount }, { prendine } { $take } in mano e { metti } { le-altre } in fondo al mazzo in qualsiasi ordine
clause-look-school = { guarda } { $amount } di una Scuola a tua scelta, { prendine } { $take } in mano e { the-others }
clause-look-forgotten = { guarda } { $amount }, { prendine } { $take } in mano e { the-others }
clause-look-grimoire = { guarda } le prime { $amount } del tuo Grimorio, { prendine } { $take } in mano e { the-others }
clause-look-memories =
    { $rest ->
        [top] { guarda } le prime { $amount } delle tue Memorie, { prendine } { $take } in mano e { the-others }
       *[other] { guarda } le prime { $amount } delle tue Memorie e { prendine } { $take } in mano
    }
guarda = { $form ->
        [inf] guardare
        [does] guarda
       *[imp] guarda
    }
prendine =
    { $form ->
        [inf] prenderne
        [does] ne prende
       *[imp] prendine
    }
tienine =
    { $form ->
        [inf] tenerne
        [does] ne tiene
       *[imp] tienine
    }
# $rest: what becomes of those that are not taken.
the-others =
    { $rest ->
        [shuffled] { mischia } { le-altre } nel loro mazzo
        [top]
            { $form ->
                [inf] rimettere { le-altre } in cima in qualsiasi ordine
               *[imp] rimetti { le-altre } in cima in qualsiasi ordine
            }
       *[discarded] { scarta } { le-altre }
    }
# "l’altra" where two were seen and one is taken.
le-altre =
    { $amount-two ->
        [yes]
            { $take ->
                [1] l’altra
               *[other] le altre
            }
       *[no] le altre
    }
clause-look-quests = { guarda } { $amount }, { tienine } { $take } come Missione { quest-open } e { scarta } { le-altre }
clause-choose-quest = { $form ->
        [inf] scegliere
        [does] sceglie
       *[imp] scegli
    } 1 delle tue Missioni { quest-open-many }
clause-complete-that-quest = { $form ->
        [inf] completare
        [does] completa
       *[imp] completa
    } quella Missione
clause-complete-quest = { $form ->
        [inf] completare
        [does] completa
       *[imp] completa
    } 1 delle tue Missioni { quest-open-many }
clause-solve-this-quest = { $form ->
        [inf] risolvere
        [does] risolve
       *[imp] risolvi
    } questa Missione
clause-solve-quest =
    { $form ->
        [inf] { quest-do } 1 delle tue Missioni { quest-open-many }
       *[imp] { quest-do-imp } 1 delle tue Missioni { quest-open-many }
    }
clause-solve-top-quest =
    { $form ->
        [inf] rivelare la prima Missione della Luna attuale e risolverla senza il suo effetto
        [does] rivela la prima Missione della Luna attuale e la risolve senza il suo effetto
       *[imp] rivela la prima Missione della Luna attuale e risolvila senza il suo effetto
    }
clause-reveal-command =
    { $form ->
        [inf] rivelare e risolvere un’altra Carta Comando
        [does] rivela e risolve un’altra Carta Comando
       *[imp] rivela e risolvi un’altra Carta Comando
    }
clause-refresh = { $form ->
        [inf] ripristinare
        [does] ripristina
       *[imp] ripristina
    } { $amount }
clause-return-revealed = { $form ->
        [inf] riprendere
        [does] riprende
       *[imp] riprendi
    } in mano 1 delle tue Magie Rivelate di elemento { $elements }
clause-swap-revealed = { $form ->
        [inf] scambiare
        [does] scambia
       *[imp] scambia
    } 1 delle tue Magie Rivelate con una Magia della tua mano; la nuova Magia resta rivelata con lo stesso lato (<light/> o <dark/>) in vista, ma non viene risolta
clause-cast-next = { $form ->
        [inf] lanciare
        [does] lancia
       *[imp] lancia
    } la tua prossima Magia Pronta (o quella Rapida)
clause-give-forgotten =
    { $form ->
        [inf] dare 1 Magia Dimenticata della tua mano { $to }
       *[imp] dai 1 Magia Dimenticata della tua mano { $to }
    }
    .to = a
clause-activate-room = { $form ->
        [inf] attivare
        [does] attiva
       *[imp] attiva
    } qualsiasi Stanza con { un-kind }, anche se usata
    .kind = un
clause-activate-room-except = { $form ->
        [inf] attivare
        [does] attiva
       *[imp] attiva
    } qualsiasi Stanza con { un-kind }, anche se usata, tranne { $rooms }
    .kind = un
# What an inhibition forbids; without its reflexive, which is another for "tu".
ban =
    { $ban ->
        [move-by-action] { $who-num ->
        [tu] muoverti
        [many] muoversi
       *[one] muoversi
    } con Azioni Fisiche
        [leave] lasciare { $who-num ->
        [tu] la tua
       *[one] la propria
    } Stanza con Azioni Fisiche o Magie
        [activate-rooms] attivare Stanze
       *[move] { $who-num ->
        [tu] muoverti
        [many] muoversi
       *[one] muoversi
    }
    }
ban-time =
    { $next ->
        [yes] durante la prossima Fase Azione
       *[no] in questo Turno
    }
clause-cannot = { $who } non { $who-num ->
        [tu] puoi
        [many] possono
       *[one] può
    } { ban } { ban-time }
    .who = sogg
prepared-spell =
    { $which ->
        [quick] Magia Rapida, Pronta o Rivelata
        [numbered] Magie Pronte, ma non quella Rapida
       *[ready] Magie Pronte
    }
clause-discards-ready =
    { $which ->
        [quick] { $who } { $who-num ->
        [tu] scarti la tua
        [many] scartano la loro
       *[one] scarta la sua
    } { prepared-spell }
       *[other] { $who } { $who-num ->
        [tu] scarti 1 delle tue
        [many] scartano ciascuno 1 delle proprie
       *[one] scarta 1 delle sue
    } { prepared-spell }
    }
    .who = sogg
clause-remove-ready =
    { $which ->
        [quick] { scarta } { $who-poss ->
        [tu] la tua Magia Rapida
        [su] la sua Magia Rapida
        [loro] la loro Magia Rapida
       *[no] la Magia Rapida { $who }
    }, Pronta o Rivelata
        [numbered] { scarta } 1 { $who-poss ->
        [tu] delle tue Magie Pronte
        [su] delle sue Magie Pronte
        [loro] delle loro Magie Pronte
       *[no] delle Magie Pronte { $who }
    }, ma non quella Rapida, senza guardarla
       *[ready] { scarta } 1 { $who-poss ->
        [tu] delle tue Magie Pronte
        [su] delle sue Magie Pronte
        [loro] delle loro Magie Pronte
       *[no] delle Magie Pronte { $who }
    }, senza guardarla
    }
    .who = di
clause-see-hand = { guarda } { $of-poss ->
        [tu] la tua mano
        [su] la sua mano
        [loro] la loro mano
       *[no] la mano { $of }
    }
    .of = di
clause-see-ready = { guarda } { $of-poss ->
        [tu] le tue Magie Pronte
        [su] le sue Magie Pronte
        [loro] le loro Magie Pronte
       *[no] le Magie Pronte { $of }
    }
    .of = di
clause-swap-spells = { $form ->
        [inf] scambiare
        [does] scambia
       *[imp] scambia
    } 1 Magia { $with-poss ->
        [tu] della tua mano
        [su] della sua mano
        [loro] della loro mano
       *[no] della mano { $with }
    } con 1 delle tue (escluse le Magie Dimenticate)
    .with = di
clause-reveal-next = { $form ->
        [inf] rivelare
        [does] rivela
       *[imp] rivela
    } { $of-poss ->
        [tu] la tua prossima Magia Pronta
        [su] la sua prossima Magia Pronta
        [loro] la loro prossima Magia Pronta
       *[no] la prossima Magia Pronta { $of }
    }
    .of = di
clause-cast-next-of = { $form ->
        [inf] lanciare
        [does] lancia
       *[imp] lancia
    } { $of-poss ->
        [tu] la tua prossima Magia Pronta
        [su] la sua prossima Magia Pronta
        [loro] la loro prossima Magia Pronta
       *[no] la prossima Magia Pronta { $of }
    } (non quella Rapida) come se fosse tua
    .of = di
clause-take-discarded = { prendi } una Magia a tua scelta da una pila degli scarti della Libreria
clause-take-quest = { prendi } come tua 1 { $from-poss ->
        [tu] delle tue Missioni { quest-done-many }
        [su] delle sue Missioni { quest-done-many }
        [loro] delle loro Missioni { quest-done-many }
       *[no] delle Missioni { quest-done-many } { $from }
    }
    .from = di
clause-take-quest-card = { prendi } la carta di quella Missione tra le tue Missioni { quest-done-many }; il suo effetto e i suoi <power/> restano a chi la { quest-does }
clause-take-quest-power = { $form ->
        [inf] guadagnare
        [does] guadagna
       *[imp] guadagni
    } i <power/> di quella Missione al posto di chi la { quest-does }; il suo effetto e la sua carta restano dove sono
clause-refuse-quest = { $who } non { $who-num ->
        [tu] puoi
        [many] possono
       *[one] può
    } { quest-do } quella Missione in questo Turno
    .who = sogg
clause-share-quests =
    { $form ->
        [inf] guardare { $amount }, tenerne 1 come Missione { quest-open } e dare l’altra a un altro Mago che possa averne una; se non c’è, scartarla
       *[imp] guarda { $amount }, tienine 1 come Missione { quest-open } e dai l’altra a un altro Mago che possa averne una; se non c’è, scartala
    }
clause-complete-looked =
    { $form ->
        [inf] guardare { $amount } e { quest-do-of-them-inf } 1 (le altre restano dove sono)
       *[imp] guarda { $amount } e { quest-do-of-them } 1 (le altre restano dove sono)
    }
quest-do-of-them =
    { $quests ->
        [at_once] completane
       *[in_stages] risolvine
    }
quest-do-of-them-inf =
    { $quests ->
        [at_once] completarne
       *[in_stages] risolverne
    }
clause-look-events =
    { $play ->
        [0] { guarda } { $amount } e { rimettili } in cima in qualsiasi ordine
       *[other] { guarda } { $amount }, { giocane } al massimo { $play } e { rimetti } gli altri in cima in qualsiasi ordine
    }
rimetti = { $form ->
        [inf] rimettere
        [does] rimette
       *[imp] rimetti
    }
rimettili =
    { $form ->
        [inf] rimetterli
        [does] li rimette
       *[imp] rimettili
    }
giocane =
    { $form ->
        [inf] giocarne
        [does] ne gioca
       *[imp] giocane
    }
clause-share-event = { scarta } un Evento dalla plancia, e tu e la <rose/> guadagnate ciascuno metà dei <power/> che paga quando lascia la plancia (arrotondata per difetto, almeno 1)
clause-cancel-spell = { $form ->
        [inf] cancellare
        [does] cancella
       *[imp] cancella
    } quella Magia
clause-may-cancel = { $who } { $who-num ->
        [tu] puoi
        [many] possono
       *[one] può
    } cancellare quella Magia
    .who = sogg
clause-turn-spell = { $form ->
        [inf] rivolgere
        [does] rivolge
       *[imp] rivolgi
    } quella Magia contro { $to } che essa potrebbe bersagliare
clause-stop-activation = { $form ->
        [inf] interrompere
        [does] interrompe
       *[imp] interrompi
    } quell’attivazione (il segnalino della Stanza non viene voltato)
clause-take-over = { $form ->
        [inf] attivare
        [does] attiva
       *[imp] attiva
    } quella Stanza { $who-poss ->
        [tu] al tuo posto
        [su] al suo posto
        [loro] al loro posto
       *[no] al posto { $who }
    }
    .who = di
clause-afterwards = { $what }, quando quella Magia è finita
    .what = { $form }
clause-ignore-spell-damage = { $form ->
        [inf] ignorare
        [does] ignora
       *[imp] ignora
    } i <damage form="many"/> di quella Magia
clause-return-spell-damage = { $form ->
        [inf] infliggere
        [does] infligge
       *[imp] infliggi
    } all’incantatore di quella Magia tanti <damage form="many"/> quanti ne infligge a te
clause-undo = alla fine del Turno, se il bersaglio non è stato sconfitto, { $form ->
        [inf] riprendere
        [does] riprende
       *[imp] riprendi
    } { $amount }
clause-undo-all = alla fine del Turno, se il bersaglio non è stato sconfitto, { $form ->
        [inf] riprendere
        [does] riprende
       *[imp] riprendi
    } tutti quei <damage form="many"/>
clause-score-fall =
    { $rose ->
        [yes] se un Mago viene sconfitto in questo modo, guadagni { $power } <power/> e nessun altro ne guadagna
       *[no] se un Mago viene sconfitto in questo modo, guadagni { $power } <power/> e nessun altro Mago ne guadagna
    }
clause-avert-defeat =
    { $form ->
        [inf] curare tutti i tuoi <damage form="many"/> invece di essere sconfitto
        [does] cura tutti i <damage form="many"/> su di sé invece di essere sconfitto
       *[imp] cura tutti i <damage form="many"/> su di te invece di essere sconfitto
    }
clause-target-fiercest = { $form ->
        [inf] bersagliare
        [does] bersaglia
       *[imp] bersaglia
    } il Mago che ha più <damage form="many"/> su di te
clause-defeat-as-first = { $form ->
        [inf] sconfigger{ $who-acc-inf }
        [does] { $who-acc-pre }sconfigge
       *[imp] sconfiggi{ $who-acc-imp }
    }{ $who-poss ->
        [tu] {""}
        [su] {""}
        [loro] {""}
       *[no] {" "}{ $who }
    }; i punti si contano come se avessi tu più <damage form="many"/> di tutti
clause-move-together = { $form ->
        [inf] muovere
        [does] muove
       *[imp] muovi
    } { $who } e { $with } in una stessa Stanza adiacente
clause-topple =
    { $form ->
        [inf] distruggere { $count } Stanze adiacenti a quella Stanza, qualunque cosa vi si trovi, e prenderne i segnalini
       *[imp] distruggi { $count } Stanze adiacenti a quella Stanza, qualunque cosa vi si trovi, e prendine i segnalini
    }
clause-topple-except =
    { $form ->
        [inf] distruggere { $count } Stanze adiacenti a quella Stanza, qualunque cosa vi si trovi (tranne { $rooms }), e prenderne i segnalini
       *[imp] distruggi { $count } Stanze adiacenti a quella Stanza, qualunque cosa vi si trovi (tranne { $rooms }), e prendine i segnalini
    }
clause-use-rebuilt = { $form ->
        [inf] usare
        [does] usa
       *[imp] usa
    } l’effetto ricostruito di qualsiasi Stanza
clause-use-rebuilt-except = { $form ->
        [inf] usare
        [does] usa
       *[imp] usa
    } l’effetto ricostruito di qualsiasi Stanza tranne { $rooms }
clause-inflict-chain =
    { $form ->
        [inf] scegliere un altro modello entro 1 dal bersaglio e un terzo modello entro 1 da quello; infliggere { $first } <damage form="many"/> al primo, { $second } al secondo e { $third } al terzo
       *[imp] scegli un altro modello entro 1 dal bersaglio e un terzo modello entro 1 da quello; infliggi { $first } <damage form="many"/> al primo, { $second } al secondo e { $third } al terzo
    }
clause-discards-quests =
    { $form ->
        [inf] far{ $who-dat-imp } scartare { $amount }{ $who-poss ->
        [tu] {""}
        [su] {""}
        [loro] {""}
       *[no] {" "}{ $who }
    }
       *[other] { $who } { $who-num ->
        [tu] scarti
        [many] scartano
       *[one] scarta
    } { $amount }
    }
    .who =
        { $form ->
            [inf] a
           *[other] sogg
        }
clause-discard-events-unpaid = { scarta } { $amount } dalla plancia, senza che la <rose/> guadagni nulla
# The Room first: "ogni altro modello nelle Stanze adiacenti" would swallow it.
clause-move-into = { $form ->
        [inf] muover{ $who-acc-inf }
        [does] { $who-acc-pre }muove
       *[imp] muovi{ $who-acc-imp }
    } { $place }{ $who-poss ->
        [tu] {""}
        [su] {""}
        [loro] {""}
       *[no] {" "}{ $who }
    }
clause-draw-top-of-memories = { $form ->
        [inf] pescare
        [does] pesca
       *[imp] pesca
    } { $amount } dalla cima delle tue Memorie
clause-draw-library-or-discards = { $form ->
        [inf] pescare
        [does] pesca
       *[imp] pesca
    } { $amount } dalla Libreria, dalla cima di un mazzo o della sua pila degli scarti
clause-swap-quests =
    { $form ->
        [inf] guardare { $amount }, scambiarne 1, se vuoi, con 1 delle tue Missioni { quest-open-many } e rimettere le altre in cima in qualsiasi ordine
       *[imp] guarda { $amount }, scambiane 1, se vuoi, con 1 delle tue Missioni { quest-open-many } e rimetti le altre in cima in qualsiasi ordine
    }
clause-take-active-quest =
    { $form ->
        [inf] guardare { $from-poss ->
        [tu] le tue Missioni { quest-open-many }
        [su] le sue Missioni { quest-open-many }
        [loro] le loro Missioni { quest-open-many }
       *[no] le Missioni { quest-open-many } { $from }
    } e prenderne 1, se vuoi
       *[imp] guarda { $from-poss ->
        [tu] le tue Missioni { quest-open-many }
        [su] le sue Missioni { quest-open-many }
        [loro] le loro Missioni { quest-open-many }
       *[no] le Missioni { quest-open-many } { $from }
    } e prendine 1, se vuoi
    }
    .from = di
clause-draws-quests =
    { $form ->
        [inf] far{ $who-dat-imp } pescare { $amount }{ $who-poss ->
        [tu] {""}
        [su] {""}
        [loro] {""}
       *[no] {" "}{ $who }
    }
       *[other] { $who } { $who-num ->
        [tu] peschi
        [many] pescano
       *[one] pesca
    } { $amount }
    }
    .who =
        { $form ->
            [inf] a
           *[other] sogg
        }
clause-reveal-quest = { $form ->
        [inf] rivelare
        [does] rivela
       *[imp] rivela
    } { $quest }
top-quest = la prima Missione
    .two = no
clause-claim-quest = { metti } quella Missione tra le tue Missioni { quest-done-many }
clause-cast-from-hand =
    { $amount-number ->
        [one] { lancia } { $amount } dalla tua mano al posto di una Magia sulla tua Scheda
       *[other] { lancia } { $amount } dalla tua mano, ciascuna al posto di una Magia sulla tua Scheda
    }
lancia = { $form ->
        [inf] lanciare
        [does] lancia
       *[imp] lancia
    }
clause-cast-from-hand-at = { lancia } { $amount } dalla tua mano al posto di una Magia sulla tua Scheda, come se la lanciasse { $from }
clause-cast-types-from-hand = { lancia } { $amount } Magia { $types } dalla tua mano al posto di una Magia sulla tua Scheda
    .types = di
clause-casts-next =
    { $form ->
        [inf] far{ $who-dat-imp } lanciare la prossima Magia Pronta (o quella Rapida){ $who-poss ->
        [tu] {""}
        [su] {""}
        [loro] {""}
       *[no] {" "}{ $who }
    }
       *[other] { $who } { $who-num ->
        [tu] lanci la tua
        [many] lanciano la loro
       *[one] lancia la sua
    } prossima Magia Pronta (o quella Rapida)
    }
    .who =
        { $form ->
            [inf] a
           *[other] sogg
        }
clause-activate-place =
    { $used ->
        [yes] { $form ->
        [inf] attivare
        [does] attiva
       *[imp] attiva
    } { $room } se è usata
       *[no] { $form ->
        [inf] attivare
        [does] attiva
       *[imp] attiva
    } { $room }
    }
clause-activate-place-except =
    { $used ->
        [yes] { $form ->
        [inf] attivare
        [does] attiva
       *[imp] attiva
    } { $room } se è usata e non è { $rooms }
       *[no] { $form ->
        [inf] attivare
        [does] attiva
       *[imp] attiva
    } { $room } se non è { $rooms }
    }
clause-close-rooms = { $form ->
        [inf] rendere
        [does] rende
       *[imp] rendi
    } { $room } non attivabile fino alla fine del Turno
clause-use-used = { $form ->
        [inf] usare
        [does] usa
       *[imp] usa
    } l’effetto di un’altra Stanza usata
clause-use-used-except = { $form ->
        [inf] usare
        [does] usa
       *[imp] usa
    } l’effetto di un’altra Stanza usata, tranne { $rooms }
clause-recolour = { $form ->
        [inf] considerare
        [does] considera
       *[imp] considera
    } { $room } come { $colour } fino alla fine del Turno
clause-copy-room = { $form ->
        [inf] considerare
        [does] considera
       *[imp] considera
    } { $room } come una copia di un’altra Stanza fino alla fine del Turno
clause-copy-room-except = { $form ->
        [inf] considerare
        [does] considera
       *[imp] considera
    } { $room } come una copia di un’altra Stanza, tranne { $rooms }, fino alla fine del Turno

# Deeds of the moment, and what lasts for a turn.
clause-transfer = { $form ->
        [inf] trasferire
        [does] trasferisce
       *[imp] trasferisci
    } { $amount } { $from } { $to }
    .from = da
    .to = a
clause-swap-places =
    { $form ->
        [inf] scambiarti di posto con { $who }
        [does] si scambia di posto con { $who }
       *[imp] scambiati di posto con { $who }
    }
# $else: whom this effect has struck before is spared.
clause-sally =
    { $else ->
        [yes] { muoviti } { up-to-steps } ed { $form ->
        [inf] effettuare
        [does] effettua
       *[imp] effettua
    } un Attacco Fisico contro un modello che questo effetto non ha ancora colpito (si può omettere l’uno o l’altro)
       *[no] { muoviti } { up-to-steps } ed { $form ->
        [inf] effettuare
        [does] effettua
       *[imp] effettua
    } un Attacco Fisico (si può omettere l’uno o l’altro)
    }
up-to-steps =
    { $steps ->
        [one] fino a { $steps } passo
       *[other] fino a { $steps } passi
    }
clause-sallies =
    { $form ->
        [inf] far{ $who-acc-imp } muovere{ $who-poss ->
        [tu] {""}
        [su] {""}
        [loro] {""}
       *[no] {" "}{ $who }
    } { up-to-steps } ed effettuare un Attacco Fisico{ under-control } (si può omettere l’uno o l’altro)
       *[other] { $who } { $who-num ->
        [tu] ti muovi
        [many] si muovono
       *[one] si muove
    } { up-to-steps } ed { $who-num ->
        [tu] effettui
        [many] effettuano
       *[one] effettua
    } un Attacco Fisico{ under-control } (si può omettere l’uno o l’altro)
    }
    .who =
        { $form ->
            [inf] il
           *[other] sogg
        }
clause-attacks =
    { $form ->
        [inf] far{ $who-acc-imp } attaccare{ $who-poss ->
        [tu] {""}
        [su] {""}
        [loro] {""}
       *[no] {" "}{ $who }
    }{ under-control }
       *[other] { $who } { $who-num ->
        [tu] attacchi
        [many] attaccano
       *[one] attacca
    }{ under-control }
    }
    .who =
        { $form ->
            [inf] il
           *[other] sogg
        }
clause-buy-quest = { guarda } le prime { $amount }; puoi pagare { $price } <power/> per tenerne 1 come Missione { quest-open }, e le altre tornano com’erano
clause-go-on = { $form ->
        [inf] ripetere
        [does] ripete
       *[imp] ripeti
    } questa frase quante volte vuoi
clause-ransom-suffers =
    { $form ->
        [inf] far{ $who-dat-imp } scartare 1 Magia Pronta o subire { $n } { danno-n }{ $who-poss ->
        [tu] {""}
        [su] {""}
        [loro] {""}
       *[no] {" "}{ $who }
    }
       *[other] { $who } { $who-num ->
        [tu] scarti 1 delle tue
        [many] scartano 1 delle loro
       *[one] scarta 1 delle sue
    } Magie Pronte o { $who-num ->
        [tu] subisci
        [many] subiscono
       *[one] subisce
    } { $n } { danno-n }
    }
    .who =
        { $form ->
            [inf] a
           *[other] sogg
        }
clause-ransom-loses =
    { $form ->
        [inf] far{ $who-dat-imp } scartare 1 Magia Pronta o perdere { $n } <power/>{ $who-poss ->
        [tu] {""}
        [su] {""}
        [loro] {""}
       *[no] {" "}{ $who }
    }
       *[other] { $who } { $who-num ->
        [tu] scarti 1 delle tue
        [many] scartano 1 delle loro
       *[one] scarta 1 delle sue
    } Magie Pronte o { $who-num ->
        [tu] perdi
        [many] perdono
       *[one] perde
    } { $n } <power/>
    }
    .who =
        { $form ->
            [inf] a
           *[other] sogg
        }
clause-ransom-you-gain =
    { $form ->
        [inf] far{ $who-dat-imp } scartare, se vuole, 1 Magia Pronta{ $who-poss ->
        [tu] {""}
        [su] {""}
        [loro] {""}
       *[no] {" "}{ $who }
    } e guadagnare { $n } <power/> per ogni Mago che non lo fa
       *[other] { $who } { $who-num ->
        [tu] puoi scartare 1 delle tue
        [many] possono scartare 1 delle loro
       *[one] può scartare 1 delle sue
    } Magie Pronte; guadagni { $n } <power/> per ogni Mago che non lo fa
    }
    .who =
        { $form ->
            [inf] a
           *[other] sogg
        }
# $convert is the clause that converts; $many: on several models.
clause-convert-or-lose =
    { $many ->
        [yes] { $convert }; ciascuno di loro perde { $power } <power/> per ogni <damage/> che non si è potuto convertire
       *[no] { $convert }; il bersaglio perde { $power } <power/> per ogni <damage/> che non si è potuto convertire
    }
    .convert = { $form }
clause-convert-or-gain = { $form ->
        [inf] { $convert } e guadagnare
        [does] { $convert } e guadagna
       *[imp] { $convert }; guadagni
    } { $power } <power/> per ogni <damage/> che non si è potuto convertire
    .convert = { $form }
clause-remove-instability =
    { $optional ->
        [yes] { $form ->
        [inf] rimuovere
        [does] rimuove
       *[imp] rimuovi
    } fino a { $amount } { $place }
       *[no] { $form ->
        [inf] rimuovere
        [does] rimuove
       *[imp] rimuovi
    } { $amount } { $place }
    }
lasting-strength = fino alla fine del Turno il tuo <strength/> è { $n }
lasting-attacks-hit-room = fino alla fine del Turno i tuoi Attacchi Fisici colpiscono ogni altro modello nella tua Stanza
lasting-actions-attack = fino alla fine del Turno puoi muoverti e poi attaccare nella stessa Azione Fisica
lasting-form = fino alla fine del Turno sei anche { un-nome }, Mago ed Evocazione insieme, con il suo <strength/>

## Triggers: a clause with its subject, after "quando" or "ogni volta che"

on-object =
    { $object-said ->
        [yes] {" "}{ $object }
       *[no] {""}
    }
with-means =
    { $means-said ->
        [yes] {" "}con { $means }
       *[no] {""}
    }
from-means =
    { $means-said ->
        [yes] {" "}da { $means }
       *[no] {""}
    }
trigger-enters =
    { $colours-said ->
        [yes] { $subject } { $subject-num ->
        [tu] entri
        [many] entrano
       *[one] entra
    } in una Stanza { $colours }
       *[no] { $subject } { $subject-num ->
        [tu] entri
        [many] entrano
       *[one] entra
    } in una Stanza
    }
    .subject = sogg
trigger-enters-named = { $subject } { $subject-num ->
        [tu] entri
        [many] entrano
       *[one] entra
    } { $room }
    .subject = sogg
    .room = in
trigger-enters-its-room = { $subject } { $subject-num ->
        [tu] entri
        [many] entrano
       *[one] entra
    } nella sua Stanza
    .subject = sogg
trigger-moves = { $subject } { $subject-num ->
        [tu] ti muovi
        [many] si muovono
       *[one] si muove
    }
    .subject = sogg
# The Avatar on its own card (.dat-imp = si) is named here: "a sé" would be whoever strikes.
trigger-damages =
    { $object-said ->
        [yes]
            { $object-poss ->
                [tu] { $subject } ti { $subject-num ->
        [tu] infliggi
        [many] infliggono
       *[one] infligge
    } <damage form="many"/>{ with-means }
                [su]
                    { $object-dat-imp ->
                        [si] { $subject } { $subject-num ->
        [tu] infliggi
        [many] infliggono
       *[one] infligge
    } <damage form="many"/> all’Avatar{ with-means }
                       *[other] { $subject } { $object-dat-pre }{ $subject-num ->
        [tu] infliggi
        [many] infliggono
       *[one] infligge
    } <damage form="many"/>{ with-means }
                    }
               *[no] { $subject } { $subject-num ->
        [tu] infliggi
        [many] infliggono
       *[one] infligge
    } <damage form="many"/>{ on-object }{ with-means }
            }
       *[no] { $subject } { $subject-num ->
        [tu] infliggi
        [many] infliggono
       *[one] infligge
    } <damage form="many"/>{ with-means }
    }
    .subject = sogg
    .object = a
trigger-damages-or-heals = { $subject } { $subject-num ->
        [tu] danneggi o curi
        [many] danneggiano o curano
       *[one] danneggia o cura
    } { $object }
    .subject = sogg
trigger-suffers = { $subject } { $subject-num ->
        [tu] subisci
        [many] subiscono
       *[one] subisce
    } <damage form="many"/>{ from-means }
    .subject = sogg
trigger-gains-power = { $subject } { $subject-num ->
        [tu] guadagni
        [many] guadagnano
       *[one] guadagna
    } <power/>{ from-means }
    .subject = sogg
trigger-loses-power = { $subject } { $subject-num ->
        [tu] perdi
        [many] perdono
       *[one] perde
    } <power/>
    .subject = sogg
trigger-gains-or-loses-power = { $subject } { $subject-num ->
        [tu] guadagni o perdi
        [many] guadagnano o perdono
       *[one] guadagna o perde
    } <power/>
    .subject = sogg
trigger-places-instability = { $subject } { $subject-num ->
        [tu] piazzi
        [many] piazzano
       *[one] piazza
    } <instability/>
    .subject = sogg
trigger-reveals-spell = { $subject } { $subject-num ->
        [tu] riveli
        [many] rivelano
       *[one] rivela
    } { $spell }
    .subject = sogg
trigger-solves-quest = { $subject } { $subject-num ->
        [tu] { quest-does-you }
        [many] { quest-do-many }
       *[one] { quest-does }
    } una Missione
    .subject = sogg
quest-do-many =
    { $quests ->
        [at_once] completano
       *[in_stages] risolvono
    }
trigger-is-defeated = { $subject } { $subject-num ->
        [tu] vieni
        [many] vengono
       *[one] viene
    } { sconfitto-subject }
    .subject = sogg
sconfitto-subject =
    { $subject-num ->
        [many] { $subject-gender ->
        [f] sconfitte
       *[m] sconfitti
    }
       *[one] { $subject-gender ->
        [f] sconfitta
       *[m] sconfitto
    }
    }
trigger-is-defeated-carrying = { $subject } { $subject-num ->
        [tu] vieni
        [many] vengono
       *[one] viene
    } { sconfitto-subject } con tuoi <damage form="many"/> addosso
    .subject = sogg
trigger-is-removed = { $subject } { $subject-num ->
        [tu] vieni
        [many] vengono
       *[one] viene
    } { $subject-num ->
        [many] { $subject-gender ->
        [f] rimosse
       *[m] rimossi
    }
       *[one] { $subject-gender ->
        [f] rimossa
       *[m] rimosso
    }
    }
    .subject = sogg
trigger-is-put-in-cell = { $subject } { $subject-num ->
        [tu] vieni piazzato nella tua
        [many] vengono piazzati nella loro
       *[one] viene piazzato nella sua
    } Cella
    .subject = sogg
trigger-activates-room =
    { $colours-said ->
        [yes] { $subject } { $subject-num ->
        [tu] attivi
        [many] attivano
       *[one] attiva
    } una Stanza { $colours }
       *[no] { $subject } { $subject-num ->
        [tu] attivi
        [many] attivano
       *[one] attiva
    } una Stanza
    }
    .subject = sogg
trigger-activates-named = { $subject } { $subject-num ->
        [tu] attivi
        [many] attivano
       *[one] attiva
    } { $room }
    .subject = sogg
    .room = the
trigger-targets =
    { $object-poss ->
        [tu] { $subject-poss ->
        [tu] una tua { $spell }
        [su] una sua { $spell }
        [loro] una loro { $spell }
       *[no] una { $spell } { $subject }
    } ti bersaglia
       *[no] { $subject-poss ->
        [tu] una tua { $spell }
        [su] una sua { $spell }
        [loro] una loro { $spell }
       *[no] una { $spell } { $subject }
    } bersaglia { $object }
    }
    .object = ogg
    .subject = di
    .spell = bare
trigger-reaches =
    { $object-poss ->
        [tu] { $subject-poss ->
        [tu] una tua { $spell }
        [su] una sua { $spell }
        [loro] una loro { $spell }
       *[no] una { $spell } { $subject }
    } ti bersaglia o ti influenzerebbe
       *[no] { $subject-poss ->
        [tu] una tua { $spell }
        [su] una sua { $spell }
        [loro] una loro { $spell }
       *[no] una { $spell } { $subject }
    } bersaglia o influenzerebbe { $object }
    }
    .object = ogg
    .subject = di
    .spell = bare
trigger-explores = { $subject } { $subject-num ->
        [tu] esplori
        [many] esplorano
       *[one] esplora
    }
    .subject = sogg
trigger-uses-momentum = { $subject } { $subject-num ->
        [tu] usi
        [many] usano
       *[one] usa
    } lo Slancio
    .subject = sogg
trigger-explores-or-uses-momentum = { $subject } { $subject-num ->
        [tu] esplori o usi
        [many] esplorano o usano
       *[one] esplora o usa
    } lo Slancio
    .subject = sogg
trigger-performs-physical-action = { $subject } { $subject-num ->
        [tu] hai appena eseguito
        [many] hanno appena eseguito
       *[one] ha appena eseguito
    } un’Azione Fisica
    .subject = sogg
trigger-attacks = { $subject } { $subject-num ->
        [tu] attacchi
        [many] attaccano
       *[one] attacca
    }
    .subject = sogg
# $walks: by a Physical Action, and not otherwise.
trigger-leaves =
    { $walks ->
        [yes] { $subject } { $subject-num ->
        [tu] lasci
        [many] lasciano
       *[one] lascia
    } quella Stanza con un’Azione Fisica
       *[no] { $subject } { $subject-num ->
        [tu] lasci
        [many] lasciano
       *[one] lascia
    } quella Stanza
    }
    .subject = sogg
trigger-casts = { $subject } { $subject-num ->
        [tu] lanci
        [many] lanciano
       *[one] lancia
    } { $spell }
    .subject = sogg
trigger-begins-to-solve = { $subject } { $subject-num ->
        [tu] cominci
        [many] cominciano
       *[one] comincia
    } a { quest-do } una Missione
    .subject = sogg
# "a te" is not repeated: whom it strikes is said once.
trigger-catches =
    { $object-poss ->
        [tu] { $subject-poss ->
        [tu] una tua { $spell }
        [su] una sua { $spell }
        [loro] una loro { $spell }
       *[no] una { $spell } { $subject }
    } ti influenzerebbe senza averti come bersaglio
       *[no] { $subject-poss ->
        [tu] una tua { $spell }
        [su] una sua { $spell }
        [loro] una loro { $spell }
       *[no] una { $spell } { $subject }
    } influenzerebbe { $object } senza averne fatto il bersaglio
    }
    .object = ogg
    .subject = di
    .spell = bare
trigger-clean-up-begins = comincia la Fase di Pulizia
trigger-heals = { $subject } { $subject-num ->
        [tu] curi
        [many] curano
       *[one] cura
    } <damage form="many"/> { $object }
    .subject = sogg
    .object = su
trigger-converts-damage = { $subject } { $subject-num ->
        [tu] converti
        [many] convertono
       *[one] converte
    } <damage form="many"/>
    .subject = sogg
trigger-converts-instability = { $subject } { $subject-num ->
        [tu] converti
        [many] convertono
       *[one] converte
    } <instability/>
    .subject = sogg
trigger-takes-crown = { $subject } { $subject-num ->
        [tu] prendi
        [many] prendono
       *[one] prende
    } la <crown/>
    .subject = sogg
trigger-resolves-spell = { $subject } { $subject-num ->
        [tu] risolvi
        [many] risolvono
       *[one] risolve
    } { $spell }
    .subject = sogg
trigger-resolves-spell-in = { $subject } { $subject-num ->
        [tu] risolvi
        [many] risolvono
       *[one] risolve
    } { $spell } { $room }
    .subject = sogg
    .room = in
trigger-resolves-showing = { $subject } { $subject-num ->
        [tu] risolvi
        [many] risolvono
       *[one] risolve
    } { $spell } mentre le tue Magie Rivelate mostrano almeno { $least } simboli { $elements }
    .subject = sogg
trigger-resolves-room = { $subject } { $subject-num ->
        [tu] risolvi
        [many] risolvono
       *[one] risolve
    } l’effetto di una Stanza { $colours }
    .subject = sogg
trigger-resolves-any-room = { $subject } { $subject-num ->
        [tu] risolvi
        [many] risolvono
       *[one] risolve
    } l’effetto di una Stanza
    .subject = sogg
trigger-resolves-named = { $subject } { $subject-num ->
        [tu] risolvi
        [many] risolvono
       *[one] risolve
    } l’effetto { $room }
    .subject = sogg
    .room = di
trigger-resolves-placed = { $subject } { $subject-num ->
        [tu] risolvi
        [many] risolvono
       *[one] risolve
    } un effetto che ha piazzato <instability/>, di qualsiasi colore
    .subject = sogg
trigger-resolves-placed-or-converted = { $subject } { $subject-num ->
        [tu] risolvi
        [many] risolvono
       *[one] risolve
    } un effetto che ha piazzato o convertito <instability/>, di qualsiasi colore, in una Stanza { $colours }
    .subject = sogg
trigger-resolves-summoning = { $subject } { $subject-num ->
        [tu] risolvi
        [many] risolvono
       *[one] risolve
    } un effetto che ha evocato un’Evocazione
    .subject = sogg

## Standing lines

standing = <up/>{ $what }.
# $bearer: the card lies on you, or speaks of "it".
standing-speed-is =
    { $bearer ->
        [it] il suo <speed/> è { $n }
       *[you] il tuo <speed/> è { $n }
    }
bearer-has =
    { $bearer ->
        [it] ha
       *[you] hai
    }
standing-speed =
    { $less ->
        [yes] { bearer-has } <speed/> −{ $n }
       *[no] { bearer-has } <speed/> +{ $n }
    }
standing-strength =
    { $less ->
        [yes] { bearer-has } <strength/> −{ $amount }
       *[no] { bearer-has } <strength/> +{ $amount }
    }
standing-health =
    { $upgraded ->
        [yes] { bearer-has } <health/> +{ $n } finché ha un Potenziamento
       *[no] { bearer-has } <health/> +{ $n }
    }
standing-damage = i <damage form="many"/> { $to-said ->
        [yes] { $to-poss ->
        [tu] che { $to-dat-pre }vengono inflitti{ by-whom }
        [su] che { $to-dat-pre }vengono inflitti{ by-whom }
        [loro] che { $to-dat-pre }vengono inflitti{ by-whom }
       *[no] inflitti{ by-whom }{ on-whom }
    }
       *[no] inflitti{ by-whom }
    }{ with-means } sono { damage-change }
    .by = da
    .to = a
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
        [none] ridotti a 0
        [less] ridotti di { $n }
        [less-to] ridotti di { $n }, ma non sotto { $least }
       *[more] aumentati di { $n }
    }
standing-trophies-to-rose = ogni volta che un Mago viene sconfitto, la <rose/> prende il <trophy/> al posto di chi lo prenderebbe

## Cards: what sort they are, headings and notes

subtitle-spell-school = Magia { $school }
    .school = di
subtitle-spell-of-mage = Magia Personale { $mage }
    .mage = di
subtitle-spell-personal = Magia Personale
subtitle-spell-forgotten = Magia Dimenticata
subtitle-room =
    { $place ->
        [centre] Stanza { $colour }, al centro della Loggia
        [first-ring] Stanza { $colour }, accanto al centro della Loggia
       *[anywhere] Stanza { $colour }
    }
subtitle-evocation =
    { $forgotten ->
        [yes] Evocazione Dimenticata, { $kind }
       *[no] Evocazione, { $kind }
    }
    .kind = one
subtitle-jinx = Maledizione
subtitle-upgrade = Potenziamento di un’Evocazione
subtitle-quest-at-once = Missione della { $moon }
subtitle-quest =
    { $secret ->
        [yes] Missione della { $moon }, segreta fino al primo progresso
       *[no] Missione della { $moon }, rivelata quando viene pescata
    }
avatar-event =
    { $avatar ->
        [yes] {" "}Avatar
       *[no] {""}
    }
subtitle-avatar = Avatar
subtitle-command = Carta Comando della { $moon }
subtitle-event =
    { $instant ->
        [yes] Evento{ avatar-event } della { $moon }
       *[no] Evento{ avatar-event } della { $moon }, spazio { $slot }
    }

side-light = <light/>
side-dark = <dark/>
heading-side = { $side }: { $type }, { $element }
heading-half = { $type }, { $element }
heading-action = Azione Fisica
heading-command-spell = Magia: { $type }, { $element }
heading-command-token = Sul retro: { $type }
heading-destroyed = Lato distrutto
heading-rebuilt = Lato ricostruito
heading-whole = Finché è intatta
# $solves: the effect says itself when the quest is solved.
heading-quest-effect =
    { $solves ->
        [yes] Per risolverla
       *[no] Quando la risolvi
    }
# $room: whether it asks for a Room that is activated.
heading-quest-at-once =
    { $instead ->
        [yes] Al posto dell’effetto della Stanza
       *[no]
            { $room ->
                [yes] Oltre all’effetto della Stanza
               *[no] Subito
            }
    }
heading-event-instant = Istantaneo
heading-event-always = Quando viene rivelato
heading-event-black-rose = Nella Fase della Rosa Nera
heading-event-study = All’inizio della Fase di Studio
heading-event-action = All’inizio della Fase Azione
heading-event-during-instant = Istantaneo
heading-event-during-always = Sempre
heading-event-during-black-rose = Durante la Fase della Rosa Nera
heading-event-during-study = Durante la Fase di Studio
heading-event-during-action = Durante la Fase Azione
lead-trigger = Quando { $trigger }:
lead-each-mage = Ogni Mago in ordine di gioco:

# $either: whether its caster chooses when it comes.
note-unstable =
    { $either ->
        [yes] <unstable/>: prima o dopo l’effetto, piazza 1 <instability/> nella Stanza da cui la lanci.
       *[no] <unstable/>: prima dell’effetto, piazza 1 <instability/> nella tua Stanza.
    }
note-needs-hand =
    { $n ->
        [one] Solo un Mago con almeno { $n } Magia in mano può attivare questa Stanza.
       *[other] Solo un Mago con almeno { $n } Magie in mano può attivare questa Stanza.
    }
note-rebuilding = Nella Fase di Pulizia questa Stanza viene ricostruita se tutte le sue { $slots } cavità sono occupate da <instability/>. Chi vi ha più cubetti guadagna { $most } <power/>{ reward-others }. Chi vi ha gli unici cubetti guadagna 1 <power/> in più, chi pareggia ne guadagna 1 in meno.
# A room whose token is won by whoever did most to destroy it.
note-token = Nella Fase di Pulizia questa Stanza viene distrutta se tutte le sue { $slots } cavità sono occupate da <instability/>. Chi vi ha più cubetti prende il suo segnalino, che vale { $worth } <power/> alla fine della partita; in caso di pareggio lo prende la Rosa Nera.
note-opens = Si può attivare dalla { $moon ->
        [2] Seconda
       *[3] Terza
    } Luna in poi.
reward-others =
    { $others ->
        [0] , il secondo { $second } <power/>
       *[other] , il secondo { $second } <power/>, chiunque altro vi abbia un cubetto { $others } <power/>
    }
note-values = <speed/> { $speed }, <strength/> { $strength }, <health/> { $health }.
note-values-form = <speed/> { $speed }, <strength/> { $strength }; <health/> come il suo Mago.
note-commands = In una Fase Azione risolve { $apprentice } Carte Comando come Apprendista, { $master } come Maestro.
note-starts = Comincia { $room }.
    .room = in
note-dominion = Dominio: se dovesse attivarsi nella sua Cella, si piazza invece { $room }.
    .room = in
note-priority =
    { $rooms ->
        [yes] Priorità { $n }, Stanza: { $lines }.
       *[no] Priorità { $n }, Mago: { $lines }.
    }
criteria-two = { $first }, poi { $rest }
criteria-more = { $first }, poi { $rest }
criterion-damage = più <damage form="many"/>
criterion-nearest = Stanza più vicina
criterion-power = più <power/>
criterion-trophies = più Trofei
criterion-mages = più Maghi
criterion-models = più modelli
criterion-instability = più <instability/>
note-command-unstable = <unstable/>: prima della Magia, la <rose/> piazza 1 <instability/> nella Stanza dell’Avatar.
note-pain = Dolore: la <rose/> ti infligge altrettanti <damage form="many"/>.
note-enhancement = Rafforzamento: solo se le altre tue Magie Rivelate mostrano questi elementi.
note-large = Ha una base grande.
note-haunts = Viene assegnata a un Mago, mai evocata, e si muove solo con quel Mago. Quando si attiva, attacca quel Mago.
note-shares = Condivide i suoi modelli con { $name }.
    .name = the
note-mark =
    { $slots ->
        [one] Ogni volta che { $trigger }, scarta questa Maledizione.
       *[other] Ogni volta che { $trigger }, metti 1 dei tuoi cubetti su questa Maledizione. Con { $slots } cubetti, scartala.
    }
note-task = Quando { $trigger }, completa questa Missione.
note-task-slots =
    { $slots ->
        [one] Quando { $trigger }, completa questa Missione.
       *[other] Ogni volta che { $trigger }, metti 1 dei tuoi cubetti su questa Missione. Con { $slots } cubetti, completala.
    }
# Classic: met and completed at once, if its owner likes; $instead: in place of the effect of the room that met it.
note-task-at-once = Quando { $trigger }, puoi completare questa Missione.
task-provided = { $trigger } mentre { $condition }
note-quest-seats = Solo con { $seats } o più Maghi.
note-quest-reward = Ricompensa: { $power } <power/>.
note-event-power = Quando viene rivelato, la <rose/> guadagna { $power } <power/>.
note-event-crown = Chi lo pesca prende la <crown/>.
note-event-leaves = Quando lascia la plancia, la <rose/> guadagna { $power } <power/>.
