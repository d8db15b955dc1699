### The texts of the cards in English.
###
### A card is a program; its text is put together from these messages, one for every node of the program.
### The program decides which message is asked for and with which arguments. Everything else is decided here: order of
### words, articles, cases, plurals, commas, capitals.
###
### MARKUP
###   <damage/>               an icon; plain text says the message `symbol-damage` instead
###   <damage form="many"/>   the same; `symbol-damage` gets the word as $form
###   <up/>                   the next letter becomes a capital
###   Several spaces count as one. Names of cards arrive as links; leave them as they are.
###
### CAPITALS
###   Write every message as it stands inside a sentence. Only `sentence` and the like begin with <up/>.
###
### FORMS: what a message wants from its arguments
###   An attribute with the name of an argument says in which form that argument is wanted:
###       clause-gain-mages = { $who } gain{ $who-s } { $amount }
###           .who = subject
###   The messages that make up $who see the word as $form and choose by it. The words are free: a language invents
###   those it needs (dative, plural, infinitive ...). Without the attribute $form is empty.
###   A wrapper passes on what it was asked for:   .what = { $form }
###   A form may depend on the numbers and words of the message, on $form, and on features of the phrases that are said
###   before it: `lodge languages --arguments` lists what each message is given, in order.
###   A test finds messages that are asked for a form and do not pass it on to a part that could follow it.
###
### FEATURES: what a message tells about itself
###   Every other attribute is handed to the message around it: `.s = s` on a message that becomes $who is $who-s there.
###   The names are free too (gender, number ...). A feature that is asked for must be told by all that can stand there.
###   A phrase without a text may have features: Italian says "infliggi{ $to-clitic } 1 Danno" where $to is a pronoun.
###   $noun is never said: it is what a pronoun stands for, and there for its features ($noun-gender).
###
### In English:
###   $form   of nouns: one, many. Of persons: subject, object, possessive, reflexive,
###           each (of several, each alone).
###           Of clauses: act (as something that you do: "have the Rose inflict", after "you may"),
###           does (of someone else: "inflicts", after "the Avatar"). Of sentences: inside (no capital).
###           Of a spell: bare (without its article).
###   .a      the indefinite article      .the    the definite article of a name
###   .s      the ending of the verb      .have   has or have      .own   your or their

## Symbols: the words of the icons

symbol-damage = Damage
symbol-instability = Instability
symbol-power = PP
symbol-crown = Crown
symbol-trophy = Trophy
symbol-rose = Black Rose
symbol-speed = Speed
symbol-strength = Strength
symbol-health = Health
symbol-unstable = Unstable
symbol-persistent = Persistent
symbol-moon-1 = First Moon
symbol-moon-2 = Second Moon
symbol-moon-3 = Third Moon
symbol-light = Light
symbol-dark = Dark
symbol-combat = Combat
symbol-contingency = Contingency
symbol-trap = Trap
symbol-protection = Protection
symbol-air = Air
symbol-earth = Earth
symbol-fire = Fire
symbol-water = Water
symbol-sacred = Sacred
symbol-profane = Profane
symbol-magic = Magic
symbol-all = All
symbol-black = black
symbol-purple = purple
symbol-red = red
symbol-grey = grey
symbol-blue = blue
symbol-yellow = yellow
symbol-green = green

## Words of the game

kind-mage =
    { $form ->
        [many] Mages
       *[one] Mage
    }
    .a = a
kind-evocation =
    { $form ->
        [many] Evocations
       *[one] Evocation
    }
    .a = an
kind-model =
    { $form ->
        [many] Models
       *[one] Model
    }
    .a = a
kind-demon =
    { $form ->
        [many] Demons
       *[one] Demon
    }
    .a = a
kind-undead = Undead
    .a = an
kind-construct =
    { $form ->
        [many] Constructs
       *[one] Construct
    }
    .a = a
kind-nightmare =
    { $form ->
        [many] Nightmares
       *[one] Nightmare
    }
    .a = a
kind-altar =
    { $form ->
        [many] Altars
       *[one] Altar
    }
    .a = an
kind-mutation =
    { $form ->
        [many] Mutations
       *[one] Mutation
    }
    .a = a
kind-beast =
    { $form ->
        [many] Beasts
       *[one] Beast
    }
    .a = a

colour-black = <black/>
colour-purple = <purple/>
colour-red = <red/>
colour-grey = <grey/>
colour-blue = <blue/>
colour-yellow = <yellow/>
colour-green = <green/>
colours-two = { $first } or { $rest }
colours-more = { $first }, { $rest }

element-air = <air/>
    .a = an
element-earth = <earth/>
    .a = an
element-fire = <fire/>
    .a = a
element-water = <water/>
    .a = a
element-sacred = <sacred/>
    .a = a
element-profane = <profane/>
    .a = a
element-magic = <magic/>
    .a = a
element-all = <all/>
    .a = an
elements-two = { $first } or { $rest }
    .a = { $first-a }
elements-more = { $first }, { $rest }
    .a = { $first-a }

type-combat = <combat/>
type-contingency = <contingency/>
type-trap = <trap/>
type-protection = <protection/>
types-two = { $first } or { $rest }
types-more = { $first }, { $rest }

spell =
    { $form ->
        [bare] spell
       *[other] a spell
    }
spell-types =
    { $form ->
        [bare] { $types } spell
       *[other] a { $types } spell
    }
spell-elements =
    { $form ->
        [bare] { $elements } spell
       *[other] { $elements-a } { $elements } spell
    }

# By what something happens.
means-attack = a Physical Attack
means-own-attack = a Physical Attack (not by an Evocation)
means-room = a Room
means-quest = a Quest
means-event = an Event
means-skill = an Evocation's skill
means-icon = an Instability icon
means-other = another effect
means-two = { $first } or { $rest }
means-more = { $first }, { $rest }

rooms-one = { $room-the } { $room }
rooms-two = { $first } and { $rest }
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
        [reflexive] yourself
        [possessive] your
       *[object] you
    }
    .s = {""}
    .have = have
    .own = your
# $again: the trigger of the same sentence has just spoken of the target; $mage: whether it is a mage; $noun is its
# kind.
who-target =
    { $again ->
        [yes]
            { $mage ->
                [yes]
                    { $form ->
                        [possessive] their
                        [subject] they
                       *[object] them
                    }
               *[no]
                    { $form ->
                        [possessive] its
                       *[object] it
                    }
            }
       *[no]
            { $form ->
                [possessive] the target's
               *[object] the target
            }
    }
    .s =
        { $again ->
            [yes]
                { $mage ->
                    [yes] {""}
                   *[no] s
                }
           *[no] s
        }
    .have =
        { $again ->
            [yes]
                { $mage ->
                    [yes] have
                   *[no] has
                }
           *[no] has
        }
    .own = their
who-target-room =
    { $form ->
        [possessive] that Room's
       *[object] that Room
    }
    .s = s
    .have = has
    .own = their
who-that =
    { $form ->
        [possessive] that { $kind }'s
       *[object] that { $kind }
    }
    .kind = one
    .s = s
    .have = has
    .own = their
who-those =
    { $form ->
        [possessive] those { $kind }'
       *[object] those { $kind }
    }
    .kind = many
    .s = {""}
    .have = have
    .own = their
# A kind of evocation, by its name: those that the card has just brought into play.
who-that-name =
    { $many ->
        [yes]
            { $form ->
                [possessive] their
                [subject] they
               *[object] them
            }
       *[no]
            { $form ->
                [possessive] that { $name }'s
               *[object] that { $name }
            }
    }
    .s =
        { $many ->
            [yes] {""}
           *[no] s
        }
    .have =
        { $many ->
            [yes] have
           *[no] has
        }
    .own = their
# What the same sentence has just introduced; $mage: whether it is a mage; $noun is what it is called.
who-it =
    { $many ->
        [yes]
            { $form ->
                [possessive] their
                [subject] they
               *[object] them
            }
       *[no]
            { $mage ->
                [yes]
                    { $form ->
                        [possessive] their
                        [subject] they
                       *[object] them
                    }
               *[no]
                    { $form ->
                        [possessive] its
                       *[object] it
                    }
            }
    }
    .s =
        { $many ->
            [yes] {""}
           *[no]
                { $mage ->
                    [yes] {""}
                   *[no] s
                }
        }
    .have =
        { $many ->
            [yes] have
           *[no]
                { $mage ->
                    [yes] have
                   *[no] has
                }
        }
    .own = their
# The evocation whose card this is; $noun is its name, or "Evocation" on an Upgrade.
who-itself =
    { $form ->
        [possessive] its
       *[object] it
    }
    .s = s
    .have = has
    .own = their
# The owner of the evocation whose card this is; its card speaks to the owner.
who-owner =
    { $form ->
        [reflexive] yourself
        [possessive] your
       *[object] you
    }
    .s = {""}
    .have = have
    .own = your
# The caster of the spell that set off a reaction.
who-caster =
    { $form ->
        [possessive] that spell's caster's
       *[object] that spell's caster
    }
    .s = s
    .have = has
    .own = their
who-crown-holder =
    { $form ->
        [possessive] the Crown Holder's
       *[object] the Crown Holder
    }
    .s = s
    .have = has
    .own = their
# The body of the Black Rose; $again: it is the subject of this very clause; $acts: it is the one who acts.
who-avatar =
    { $again ->
        [yes]
            { $form ->
                [reflexive] itself
                [possessive] its
               *[object] it
            }
       *[no]
            { $form ->
                [reflexive]
                    { $acts ->
                        [yes] itself
                       *[no] the Avatar
                    }
                [possessive] the Avatar's
               *[object] the Avatar
            }
    }
    .s = s
    .have = has
    .own = its
who-rose =
    { $form ->
        [possessive] the <rose/>'s
       *[object] the <rose/>
    }
    .s = s
    .have = has
    .own = their

who-owner-of-target =
    { $form ->
        [possessive] the target's owner's
       *[object] the target's owner
    }
    .s = s
    .have = has
    .own = their

# Whoever a trigger waits for.
subject-any =
    { $form ->
        [possessive] { $kind-a } { $kind }'s
       *[subject] { $kind-a } { $kind }
    }
    .kind = one
    .s = s
    .have = has
    .own = their
subject-yours = one of your { $kind }
    .kind = many
    .s = s
    .have = has
    .own = their
subject-other =
    { $form ->
        [possessive] another { $kind }'s
       *[subject] another { $kind }
    }
    .kind = one
    .s = s
    .have = has
    .own = their
subject-of-another = another player's { $kind }
    .kind = one
    .s = s
    .have = has
    .own = their

## Picks: how many of a group

pick-one = { $what-a } { $what }
    .what = one
    .s = s
    .have = has
    .own = their
pick-one-other = another { $what }
    .what = one
    .s = s
    .have = has
    .own = their
pick-one-of-yours = one of your { $what }
    .what = many
    .s = s
    .have = has
    .own = their
pick-each = each { $what }
    .what = one
    .s = s
    .have = has
    .own = their
pick-each-other = each other { $what }
    .what = one
    .s = s
    .have = has
    .own = their
pick-each-of-yours = each of your { $what }
    .what = many
    .s = s
    .have = has
    .own = their
pick-one-of-avatar = one of the Avatar's { $what }
    .what = many
    .s = s
    .have = has
    .own = their
pick-each-of-avatar = each of the Avatar's { $what }
    .what = many
    .s = s
    .have = has
    .own = their
# Chosen by one of the Avatar's lists.
by-priority = { $what } (Priority { $n })
    .what = { $form }
    .s = { $what-s }
    .have = { $what-have }
    .own = { $what-own }
target-by-priority = { $what } (Priority { $n })
clause-by-priority =
    { $form ->
        [act] { $what } and attack by Priority { $n }
       *[other] { $what } and attacks by Priority { $n }
    }
    .what = { $form }
pick-up-to =
    { $form ->
        [each] each of up to { $most } { $what }
        [reflexive] each of up to { $most } { $what }
       *[object] up to { $most } { $what }
    }
    .what =
        { $most ->
            [one] one
           *[other] many
        }
    .s = {""}
    .have = have
    .own = their
pick-up-to-other =
    { $form ->
        [each] each of up to { $most } other { $what }
        [reflexive] each of up to { $most } other { $what }
       *[object] up to { $most } other { $what }
    }
    .what =
        { $most ->
            [one] one
           *[other] many
        }
    .s = {""}
    .have = have
    .own = their
pick-up-to-of-yours =
    { $form ->
        [each] each of up to { $most } of your { $what }
        [reflexive] each of up to { $most } of your { $what }
       *[object] up to { $most } of your { $what }
    }
    .what = many
    .s = {""}
    .have = have
    .own = their
# Models that this effect has damaged.
pick-both = both { $who } and { $what }
    .who = { $form }
    .what = { $form }
    .s = {""}
    .have = have
    .own = their
pick-damaged = each Model damaged in this way
    .s = s
    .have = has
    .own = their
pick-one-damaged = one of the Models damaged in this way
    .s = s
    .have = has
    .own = their
pick-hit-mages = each Mage hit in this way
    .s = s
    .have = has
    .own = their
# A room as target means every model in it.
pick-models-there = each Model there
    .s = s
    .have = has
    .own = their
pick-models-in = each Model { $place }
    .s = s
    .have = has
    .own = their

# The group itself.
whose-others = { $what } of another player
    .what = { $form }
    .a = { $what-a }
group-and-you = { $what } (yourself included)
    .what = { $form }
    .a = { $what-a }
reach-choice = { $what } of your choice
    .what = { $form }
    .a = { $what-a }
reach-there = { $what } there
    .what = { $form }
    .a = { $what-a }
reach-adjacent = { $what } in the adjacent Rooms
    .what = { $form }
    .a = { $what-a }
reach-on = { $what } on { $who }
    .what = { $form }
    .a = { $what-a }
reach-in = { $what } { $place }
    .what = { $form }
    .a = { $what-a }
reach-away = { $what } { $away }
    .what = { $form }
    .a = { $what-a }
# Whom the group leaves out: the target, or you where "other" would be taken for all but the target.
except = { $what } except { $who }
    .what = { $form }
    .a = { $what-a }
with-health = { $what } with <health/> { $health } or less
    .what = { $form }
    .a = { $what-a }
with-upgrade = { $what } with an Upgrade
    .what = { $form }
    .a = { $what-a }
with-jinx = { $what } with a Jinx
    .what = { $form }
    .a = { $what-a }
with-damage = { $what } with <damage/>
    .what = { $form }
    .a = { $what-a }
with-no-rose-damage = { $what } without <rose/> <damage/>
    .what = { $form }
    .a = { $what-a }
with-no-completed-quest = { $what } without a Completed Quest
    .what = { $form }
    .a = { $what-a }
with-no-nightmare = { $what } without a Nightmare
    .what = { $form }
    .a = { $what-a }
with-nothing-converted = { $what } with no <damage/> converted in this way
    .what = { $form }
    .a = { $what-a }
with-ranked = { $what } with { $rank }
    .what = { $form }
    .a = { $what-a }

# What becomes of quests is called otherwise where they are completed at once; $quests is said with every message.
quest-open =
    { $quests ->
        [at_once] Unsolved
       *[in_stages] Active
    }
quest-done =
    { $quests ->
        [at_once] Completed
       *[in_stages] Solved
    }
quest-do =
    { $quests ->
        [at_once] complete
       *[in_stages] solve
    }

# First and last places; those who tie all have them.
rank-most-power = the most <power/>
rank-least-power = the least <power/>
rank-most-trophies = the most Trophies
rank-fewest-trophies = the fewest Trophies
rank-most-quests = the most { quest-done } Quests
rank-fewest-quests = the fewest { quest-done } Quests
rank-most-damage = the most <damage/>
rank-least-damage = the least <damage/>
rank-most-evocations = the most Evocations
rank-fewest-evocations = the fewest Evocations
rank-most-spells = the most spells in hand
rank-fewest-spells = the fewest spells in hand
with-but = { $what } that is no { $kind }
    .what = { $form }
    .kind = one
    .a = { $what-a }
with-nothing-to-convert = { $what } with no <damage/> that could be converted
    .what = { $form }
    .a = { $what-a }
with-not-hit = { $what } that this has not struck before
    .what = { $form }
    .a = { $what-a }

## Targets

target-line = Target: { $target }
target-self = you
target-avatar = the Avatar
target-any-room = any Room
target-coloured-room = any { $colours } Room
target-other-room = any Room that is not { $colours }
target-your-room = your Room
target-avatar-room = the Avatar's Room
target-room = Room { $away }
target-any = any { $what }
    .what = one
target-model = { $what }
    .what = one
target-of-yours = one of your { $what }
    .what = many

# A room chosen by a sentence.
room-any = any Room
room-away = a Room { $away }
# A room narrowed by what is in it.
room-holding = { $room } with { $kind-a } { $kind } in it
    .room = { $form }
    .kind = one
room-with-instability = { $room } with at least { $n } <instability/> in it
    .room = { $form }

## Places, with their prepositions

away =
    { $range ->
        [one] up to { $range } Room away
       *[other] up to { $range } Rooms away
    }
away-from =
    { $range ->
        [one] up to { $range } Room away from { $from }
       *[other] up to { $range } Rooms away from { $from }
    }
# From the room where the target was defeated.
away-defeat =
    { $range ->
        [one] up to { $range } Room away from where { $from } was defeated
       *[other] up to { $range } Rooms away from where { $from } was defeated
    }
place-there = there
place-room = in { $who } Room
    .who = possessive
place-room-of = in the Room of { $who }
# $noun is what was removed.
place-where-it-stood = where it stood
place-of-defeat = in the Room where { $who } was defeated
place-that-room = in that Room
place-same-room = in the same Room
place-named = in { $room-the } { $room }
place-any = in any Room
place-away = in a Room { $away }
place-coloured = in a { $colours } Room
place-coloured-away = in a { $colours } Room { $away }
place-beside-cell = in a Room adjacent to { $who } Cell
    .who = possessive
place-each = in each Room
place-each-coloured = in each { $colours } Room
place-each-with-mage = in each Room with a Mage
place-cell = in their own Cell
place-target-room = in the target Room
place-each-beside = in each adjacent Room
place-room-of-each = in the Room of each of them
place-each-of-one-colour = in each Room of one colour of your choice
place-with-mage = in a Room with a Mage in it

# Rooms as nouns: what is activated, closed or copied.
room-noun-of = { $who } Room
    .who = possessive
room-noun-named = { $room-the } { $room }
room-noun-that = that Room
room-noun-beside = each adjacent Room
room-noun-each = each Room
room-noun-coloured = each { $colours } Room
room-noun-one-colour = each Room of one colour of your choice

## Amounts

# $how: number, or what set this off or the sentence before gives the number (that, that-plus).
quantity-plain =
    { $how ->
        [that] that much
        [that-plus] that much plus { $n }
       *[number] { $n }
    }
quantity-damage =
    { $how ->
        [that] that much <damage/>
        [that-plus] that much <damage/> plus { $n }
       *[number] { $n } <damage/>
    }
# No more than there is.
quantity-of-that =
    { $how ->
        [that] that <damage/>
        [that-plus] that much plus { $n } of that <damage/>
       *[number]
            { $n ->
                [one] { $n } of that <damage/>
               *[other] up to { $n } of that <damage/>
            }
    }
quantity-instability =
    { $how ->
        [that] that much <instability/>
        [that-plus] that much <instability/> plus { $n }
       *[number] { $n } <instability/>
    }
quantity-power =
    { $how ->
        [that] that many <power/>
        [that-plus] that many <power/> plus { $n }
       *[number] { $n } <power/>
    }
quantity-spells =
    { $how ->
        [that] that many spells
        [that-plus] that many spells plus { $n }
       *[number]
            { $n ->
                [one] { $n } spell
               *[other] { $n } spells
            }
    }
    .number =
        { $n ->
            [one] one
           *[other] other
        }
quantity-forgotten =
    { $how ->
        [that] that many Forgotten spells
        [that-plus] that many Forgotten spells plus { $n }
       *[number]
            { $n ->
                [one] { $n } Forgotten spell
               *[other] { $n } Forgotten spells
            }
    }
quantity-quests =
    { $how ->
        [that] that many Quests
        [that-plus] that many Quests plus { $n }
       *[number]
            { $n ->
                [one] { $n } Quest
               *[other] { $n } Quests
            }
    }
quantity-events =
    { $how ->
        [that] that many Events
        [that-plus] that many Events plus { $n }
       *[number]
            { $n ->
                [one] { $n } Event
               *[other] { $n } Events
            }
    }
quantity-quests-active = { quantity-plain-many } of your { quest-open } Quests
quantity-quests-completed = { quantity-plain-many } of your Completed Quests
quantity-quests-solved = { quantity-plain-many } of your { quest-done } Quests
quantity-tokens = { quantity-plain-many } of your Physical Action Tokens
quantity-quests-active-theirs = { quantity-plain-many } of their { quest-open } Quests
quantity-quests-completed-theirs = { quantity-plain-many } of their Completed Quests
quantity-quests-solved-theirs = { quantity-plain-many } of their { quest-done } Quests
quantity-tokens-theirs = { quantity-plain-many } of their Physical Action Tokens
quantity-plain-many =
    { $how ->
        [that] that many
        [that-plus] that many plus { $n }
       *[number] { $n }
    }

of-moon-next = { $what } of the current or the next Moon
    .what = { $form }
of-moon-previous = { $what } of the previous Moon
    .what = { $form }
of-moon-that-quest = { $what } of the same Moon
    .what = { $form }
of-moon-first = { $what } of the <moon-1/>
    .what = { $form }
of-moon-second = { $what } of the <moon-2/>
    .what = { $form }
of-moon-third = { $what } of the <moon-3/>
    .what = { $form }

# $what is the clause with its first number.
counted-each = { $what } for each { $count }
    .what = { $form }
    .count = one
counted-every = { $what } for every { $every } { $count }
    .what = { $form }
    .count = many
counted-plus-each = { $what }, plus { $times } for each { $count }
    .what = { $form }
    .count = one
counted-plus-every = { $what }, plus { $times } for every { $every } { $count }
    .what = { $form }
    .count = many
counted-moon = { $what } if it is of the <moon-1/>, { $twice } if of the <moon-2/>, or { $thrice } if of the <moon-3/>
    .what = { $form }
counted-quest-power = { $what } for each <power/> on that Quest
    .what = { $form }
# $plus: the limit is for the base and what is added to it; $each: for each of several models or rooms.
limited =
    { $plus ->
        [yes]
            { $each ->
                [yes] { $what } (max { $most } in all on each)
               *[no] { $what } (max { $most } in all)
            }
       *[no]
            { $each ->
                [yes] { $what } (max { $most } on each)
               *[no] { $what } (max { $most })
            }
    }
    .what = { $form }

# What is counted.
count-damage = <damage/> on { $on }
count-rose-damage = <rose/> <damage/> on { $on }
count-your-damage = <damage/> of yours on { $on }
count-convertible-damage = <damage/> to convert on { $on }
count-jinxes =
    { $form ->
        [many] Jinxes on { $on }
       *[one] Jinx on { $on }
    }
count-upgrades =
    { $form ->
        [many] Upgrades on { $on }
       *[one] Upgrade on { $on }
    }
count-nightmares =
    { $form ->
        [many] Nightmares on { $on }
       *[one] Nightmare on { $on }
    }
count-nightmares-room =
    { $form ->
        [many] Nightmares there
       *[one] Nightmare there
    }
count-nightmares-lodge =
    { $form ->
        [many] Nightmares in the Lodge
       *[one] Nightmare in the Lodge
    }
count-evocations-lodge =
    { $form ->
        [many] Evocations in the Lodge
       *[one] Evocation in the Lodge
    }
count-kind-lodge =
    { $form ->
        [many] { $name } Models in the Lodge
       *[one] { $name } in the Lodge
    }
count-shown =
    { $form ->
        [many] { $element } or <all/> symbols on your revealed spells
       *[one] { $element } or <all/> symbol on your revealed spells
    }
count-events =
    { $form ->
        [many] Events on the board
       *[one] Event on the board
    }
count-damaged-models =
    { $form ->
        [many] Models damaged in this way
       *[one] Model damaged in this way
    }
count-healed-models =
    { $form ->
        [many] Models healed in this way
       *[one] Model healed in this way
    }
count-rose-damage-damaged = <rose/> <damage/> on the Models damaged in this way
count-converted = <damage/> converted in this way
# $whole: how much was to be converted, where that is a number.
count-unconverted =
    { $how ->
        [number] of those { $whole } <damage/> that was not converted
       *[that] of that <damage/> that was not converted
    }
count-rose-converted = <rose/> <damage/> converted in this way
count-strength =
    { $form ->
        [many] points of <strength/> among your Evocations
       *[one] point of <strength/> among your Evocations
    }
count-your-evocations =
    { $form ->
        [many] of your Evocations
       *[one] of your Evocations
    }
count-completed-quests =
    { $form ->
        [many] of { $on } Completed Quests
       *[one] of { $on } Completed Quests
    }
    .on = possessive
count-solved-quests =
    { $form ->
        [many] of { $on } { quest-done } Quests
       *[one] of { $on } { quest-done } Quests
    }
    .on = possessive
count-moon = number of that Quest's Moon
count-hit-models =
    { $form ->
        [many] Models hit in this way
       *[one] Model hit in this way
    }
count-others-there =
    { $form ->
        [many] other Models there
       *[one] other Model there
    }
count-instability-there = <instability/> there
count-quest-power = <power/> on that Quest
count-alike-spells = of your revealed spells of the same name
count-different-elements =
    { $form ->
        [many] different elements on your revealed spells
       *[one] different element on your revealed spells
    }
count-trophies = Trophy that { $on } { $on-have } taken
    .on = subject
# $other: your own figure is left out.
count-in-your-room =
    { $other ->
        [yes] other { $kind } in your Room
       *[no] { $kind } in your Room
    }
    .kind = { $form }
count-wounded-mages =
    { $form ->
        [many] Mages with your <damage/>
       *[one] Mage with your <damage/>
    }
count-of-yours =
    { $form ->
        [many] of your { $kind }
       *[one] of your { $kind }
    }
    .kind = many
count-revealed-spells =
    { $form ->
        [many] of { $on } revealed spells
       *[one] of { $on } revealed spells
    }
    .on = possessive
count-ready-spells =
    { $form ->
        [many] of { $on } Ready spells
       *[one] of { $on } Ready spells
    }
    .on = possessive
count-others-in =
    { $form ->
        [many] Models that are not yours in { $colours } Rooms
       *[one] Model that is not yours in { $colours } Rooms
    }
count-others-in-target-colour =
    { $form ->
        [many] Models that are not yours in Rooms of that Room's colour
       *[one] Model that is not yours in Rooms of that Room's colour
    }
count-mages-hit =
    { $form ->
        [many] Mages hit
       *[one] Mage hit
    }
count-power-of-that-spell = <power/> that spell gave its caster

## Conditions, after "if"
## $who of if-did and if-did-not carried out the sentence before.

if-did =
    { $who-s ->
        [s] { $who } does
       *[other] { $who } do
    }
    .who = subject
if-did-and = { $did } and { $holds }
if-did-not = { $who } cannot
    .who = subject
if-declined =
    { $who-s ->
        [s] { $who } does not
       *[other] { $who } do not
    }
    .who = subject
if-spell-is = that spell is { $type }
if-event-crown = the Event played shows a <crown/>
if-rose-defeated-you = the <rose/> defeated you
if-defeated = you defeated { $who }
if-target-room = that Room is { $room-the } { $room }
if-crown = { $who } { $who-have } the <crown/>
    .who = subject
if-mage = { $who } is a Mage
    .who = subject
if-in-target-room =
    { $who-s ->
        [s] { $who } is in that Room
       *[other] { $who } are in that Room
    }
    .who = subject
if-healed-models = { bound-amount } Models were healed in this way

# $bound: none, some, least, most, exactly; $n is the number.
bound-amount =
    { $bound ->
        [none] no
        [least] at least { $n }
        [most] at most { $n }
        [exactly] exactly { $n }
       *[some] any
    }
if-that = there was { bound-amount }
if-damage = there is { bound-amount } <damage/> on { $on }
if-rose-damage = there is { bound-amount } <rose/> <damage/> on { $on }
if-your-damage =
    { $bound ->
        [none] none of your <damage/> is on { $on }
        [some] any of your <damage/> is on { $on }
       *[other] { bound-amount } of your <damage/> is on { $on }
    }
if-convertible-damage = there is { bound-amount } <damage/> to convert on { $on }
if-jinxes =
    { $bound ->
        [none] { $on } { $on-have } no Jinx
        [some] { $on } { $on-have } a Jinx
       *[other]
            { $n ->
                [one] { $on } { $on-have } { bound-amount } Jinx
               *[other] { $on } { $on-have } { bound-amount } Jinxes
            }
    }
    .on = subject
if-upgrades =
    { $bound ->
        [none] { $on } { $on-have } no Upgrade
        [some] { $on } { $on-have } an Upgrade
       *[other]
            { $n ->
                [one] { $on } { $on-have } { bound-amount } Upgrade
               *[other] { $on } { $on-have } { bound-amount } Upgrades
            }
    }
    .on = subject
if-nightmares =
    { $bound ->
        [none] { $on } { $on-have } no Nightmare
        [some] { $on } { $on-have } a Nightmare
       *[other]
            { $n ->
                [one] { $on } { $on-have } { bound-amount } Nightmare
               *[other] { $on } { $on-have } { bound-amount } Nightmares
            }
    }
    .on = subject
if-nightmares-room =
    { $bound ->
        [none] there is no Nightmare there
        [some] there is a Nightmare there
       *[other]
            { $n ->
                [one] there is { bound-amount } Nightmare there
               *[other] there are { bound-amount } Nightmares there
            }
    }
if-nightmares-lodge =
    { $bound ->
        [none] there is no Nightmare in the Lodge
        [some] there is a Nightmare in the Lodge
       *[other]
            { $n ->
                [one] there is { bound-amount } Nightmare in the Lodge
               *[other] there are { bound-amount } Nightmares in the Lodge
            }
    }
if-evocations-lodge =
    { $bound ->
        [none] there is no Evocation in the Lodge
        [some] there is an Evocation in the Lodge
       *[other]
            { $n ->
                [one] there is { bound-amount } Evocation in the Lodge
               *[other] there are { bound-amount } Evocations in the Lodge
            }
    }
if-kind-lodge =
    { $bound ->
        [none] there is no { $name } in the Lodge
        [some] there is { $name-a } { $name } in the Lodge
       *[other]
            { $n ->
                [one] there is { bound-amount } { $name } in the Lodge
               *[other] there are { bound-amount } { $name } Models in the Lodge
            }
    }
if-shown =
    { $bound ->
        [none] your revealed spells show no { $element } or <all/> symbol
        [some] your revealed spells show { $element-a } { $element } or <all/> symbol
       *[other]
            { $n ->
                [one] your revealed spells show { bound-amount } { $element } or <all/> symbol
               *[other] your revealed spells show { bound-amount } { $element } or <all/> symbols
            }
    }
if-events =
    { $bound ->
        [none] there is no Event on the board
        [some] there is an Event on the board
       *[other]
            { $n ->
                [one] there is { bound-amount } Event on the board
               *[other] there are { bound-amount } Events on the board
            }
    }
if-damaged-models =
    { $bound ->
        [none] no Model was damaged in this way
        [some] any Model was damaged in this way
       *[other]
            { $n ->
                [one] { bound-amount } Model was damaged in this way
               *[other] { bound-amount } Models were damaged in this way
            }
    }
if-rose-damage-damaged = there is { bound-amount } <rose/> <damage/> on the Models damaged in this way
if-converted = { bound-amount } <damage/> was converted in this way
if-rose-converted = { bound-amount } <rose/> <damage/> was converted in this way
if-strength =
    { $bound ->
        [none] your Evocations have no <strength/>
        [some] your Evocations have any <strength/>
       *[other] the <strength/> of your Evocations is { bound-amount } in all
    }
if-your-evocations =
    { $bound ->
        [none] you have no Evocation
        [some] you have an Evocation
       *[other]
            { $n ->
                [one] you have { bound-amount } Evocation
               *[other] you have { bound-amount } Evocations
            }
    }
if-completed-quests =
    { $bound ->
        [none] { $on } { $on-have } no Completed Quest
        [some] { $on } { $on-have } a Completed Quest
       *[other]
            { $n ->
                [one] { $on } { $on-have } { bound-amount } Completed Quest
               *[other] { $on } { $on-have } { bound-amount } Completed Quests
            }
    }
    .on = subject
if-solved-quests =
    { $bound ->
        [none] { $on } { $on-have } no { quest-done } Quest
        [some] { $on } { $on-have } a { quest-done } Quest
       *[other]
            { $n ->
                [one] { $on } { $on-have } { bound-amount } { quest-done } Quest
               *[other] { $on } { $on-have } { bound-amount } { quest-done } Quests
            }
    }
    .on = subject
if-moon = the number of that Quest's Moon is { bound-amount }
if-hit-models =
    { $bound ->
        [none] no Model was hit in this way
        [some] any Model was hit in this way
       *[other] { bound-amount } Models were hit in this way
    }
if-others-there =
    { $bound ->
        [none] there is no other Model there
        [some] there is another Model there
       *[other] there are { bound-amount } other Models there
    }
if-instability-there =
    { $bound ->
        [none] there is no <instability/> there
        [some] there is any <instability/> there
       *[other] there are { bound-amount } <instability/> there
    }
if-quest-power = that Quest is worth { bound-amount } <power/>
if-ranked = { $who } { $who-have } { $rank }
    .who = subject
if-alike-spells = { bound-amount } of your revealed spells have the same name
if-different-elements = your revealed spells show { bound-amount } different elements
if-trophies =
    { $bound ->
        [none] { $on } { $on-have } taken no Trophy
        [some] { $on } { $on-have } taken a Trophy
       *[other] { $on } { $on-have } taken { bound-amount } Trophies
    }
    .on = subject
if-in-your-room =
    { $other ->
        [yes]
            { $bound ->
                [none] no other { $kind } is in your Room
                [some] another { $kind } is in your Room
               *[other] { bound-amount } other { $kind } are in your Room
            }
       *[no]
            { $bound ->
                [none] no { $kind } is in your Room
                [some] { $kind-a } { $kind } is in your Room
               *[other] { bound-amount } { $kind } are in your Room
            }
    }
    .kind = { $bound ->
        [none] one
        [some] one
       *[other] many
    }
if-wounded-mages =
    { $bound ->
        [none] no Mage carries your <damage/>
        [some] a Mage carries your <damage/>
       *[other] { bound-amount } Mages carry your <damage/>
    }
if-of-yours =
    { $bound ->
        [none] you have no { $kind }
        [some] you have { $kind-a } { $kind }
       *[other] you have { bound-amount } { $kind }
    }
    .kind = { $bound ->
        [none] one
        [some] one
       *[other] many
    }
if-revealed-spells = { $on } { $on-have } { bound-amount } revealed spells
    .on = subject
if-ready-spells = { $on } { $on-have } { bound-amount } Ready spells
    .on = subject
if-others-in = there are { bound-amount } Models that are not yours in { $colours } Rooms
if-others-in-target-colour = there are { bound-amount } Models that are not yours in Rooms of that Room's colour
if-mages-hit = { bound-amount } Mages were hit
if-power-of-that-spell = that spell gave its caster { bound-amount } <power/>

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
       *[no] { $first } Then { $rest }
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
        [2] <up/>{ $body }, twice.
        [3] <up/>{ $body }, three times.
        [4] <up/>{ $body }, four times.
       *[other] <up/>{ $body }, { $times } times.
    }

# $opens: it comes before sentences that hold in any case.
enhancement =
    { $opens ->
        [yes] Enhancement ({ $elements }): before the rest, { $body }
       *[no] Enhancement ({ $elements }): { $body }
    }
    .body = { $form }
enhancement-elements-two = { $first }, { $rest }
conditional = if { $condition }, { $body }
    .body = { $form }
otherwise = if { $condition }, { $body }; otherwise, { $other }
    .body = { $form }
    .other = { $form }
targeted = target { $target }; then { $body }
    .body = { $form }
retarget = target { $target } instead
retarget-room = target { $target } instead, and affect each Model there
unanswered-by-traps = { $body }; no Trap or Protection may react to this
unanswered-by-protections = { $body }; no Protection may react to this
    .body = { $form }
unanswered-by-spells = { $body }; no spell (Trap, Protection or Persistent) may react to this
    .body = { $form }
repeat =
    { $how ->
        [that] that many times, { $body }
       *[number]
            { $n ->
                [1] { $body }
                [2] { $body }, twice
                [3] { $body }, three times
               *[other] { $body }, { $n } times
            }
    }
    .body = { $form }
repeat-moon = { $body }; do so twice if that Quest is of the <moon-2/>, or three times if of the <moon-3/>
    .body = { $form }
repeat-limited =
    { $most ->
        [1] { $what } (max once)
        [2] { $what } (max twice)
       *[other] { $what } (max { $most } times)
    }
    .what = { $form }
repeat-each =
    { $n ->
        [1]
            { $every ->
                [1] for each { $count }, { $body }
               *[other] for every { $every } { $count }, { $body }
            }
       *[other]
            { $every ->
                [1] { $n } times for each { $count }, { $body }
               *[other] { $n } times for every { $every } { $count }, { $body }
            }
    }
    .count =
        { $every ->
            [1] one
           *[other] many
        }
    .body = { $form }
may = you may { $body }
    .body = act
either =
    { $form ->
        [act] either { $first } or { $second }
       *[other] choose one: { $first }, or { $second }
    }
    .first = { $form }
    .second = { $form }
# On the Avatar's cards nobody is spoken to; $again: it also acted in the sentence before.
avatar-does =
    { $again ->
        [yes] it { $body }
       *[no] the Avatar { $body }
    }
    .body = does
# $mixed: the first clause alone says who does it ("first"), or only later ones do ("rest").
clauses-two =
    { $mixed ->
        [first] { $first }; then { $rest }
       *[other] { $first } and { $rest }
    }
    .first = { $form }
    .rest =
        { $mixed ->
            [rest] act
           *[other] { $form }
        }
clauses-more =
    { $mixed ->
        [first] { $first }; then { $rest }
       *[other] { $first }, { $rest }
    }
    .first = { $form }
    .rest =
        { $mixed ->
            [rest] act
           *[other] { $form }
        }

# What follows is done only if what stands before it was.
clauses-then = { $first } and, if you do, { $rest }
    .first = { $form }
    .rest = { $form }
persistent-instead = <persistent/>: instead of a Physical Attack you may choose this: { $effect }
    .effect = inside
each-time-instead = <up/>instead of attacking it may do this: { $effect }
    .effect = inside
# $who: several, on each of whom it lies.
persistent =
    { $who-said ->
        [yes] <persistent/> on { $who }: each time { $trigger }, { $effect }
       *[no] <persistent/>: each time { $trigger }, { $effect }
    }
    .effect = inside
# $most: how often at most; 0 for as often as it happens.
persistent-typed =
    { $most ->
        [0] <persistent/>: name a type of spells; each time { $trigger } of that type, { $effect }
       *[other] <persistent/>: name a type of spells; each time { $trigger } of that type (max { $most } times), { $effect }
    }
    .effect = inside
persistent-most = <persistent/>: each time { $trigger } (max { $most } times), { $effect }
    .effect = inside
persistent-once = <persistent/>: the first time { $trigger }, { $effect }
    .effect = inside
each-time = <up/>each time { $trigger }, { $effect }
    .effect = inside

## Clauses
## Those ending in -target stand under a target line and leave the target unsaid; those ending in -self are done to
## oneself; those ending in -rose are done by the black rose.

# The ending of the verb of a clause that leaves unsaid who does it.
does =
    { $form ->
        [does] s
       *[other] {""}
    }

clause-inflict = inflict{ does } { $amount } on { $to }
    .to = each
clause-inflict-target = inflict{ does } { $amount }
clause-inflict-rose =
    { $form ->
        [act] have the <rose/> inflict { $amount } on { $to }
       *[other] the <rose/> inflicts { $amount } on { $to }
    }
    .to = each
clause-convert-damage = convert{ does } { $amount } on { $to }
    .to = each
clause-convert-damage-target = convert{ does } { $amount }
clause-convert-damage-rose =
    { $form ->
        [act] have the <rose/> convert { $amount } on { $to }
       *[other] the <rose/> converts { $amount } on { $to }
    }
    .to = each
clause-heal = heal{ does } { $amount } from { $to }
    .to = reflexive
clause-heal-target = heal{ does } { $amount } from the target
clause-heal-all = heal{ does } all <damage/> from { $on }
    .on = reflexive
clause-heal-all-but-rose = heal{ does } from { $on } all <damage/> that is not the <rose/>'s
    .on = reflexive
clause-pain = suffer{ does } Pain { $amount }
clause-ignore-damage = ignore{ does } { $amount }
clause-ignore-effect =
    { $form ->
        [does] ignores that spell's effect on it
       *[other] ignore that spell's effect on you
    }
clause-divert = divert{ does } { $amount } to { $to }
clause-divert-all = divert{ does } all of that <damage/> to { $to }
clause-defeat = defeat{ does } { $who }
clause-attack = make{ does } a Physical Attack on { $who }

clause-place-instability = place{ does } { $amount } { $place }
clause-place-instability-rose =
    { $form ->
        [act] have the <rose/> place { $amount } { $place }
       *[other] the <rose/> places { $amount } { $place }
    }
clause-convert-instability = convert{ does } { $amount } { $place }
clause-convert-instability-rose =
    { $form ->
        [act] have the <rose/> convert { $amount } { $place }
       *[other] the <rose/> converts { $amount } { $place }
    }

clause-summon = summon{ does } { $what } { $place }
summoned = { $name-a } { $name }
summoned-any =
    { $forgotten ->
        [yes] any Evocation
       *[no] any non-Forgotten Evocation
    }
summoned-any-health =
    { $forgotten ->
        [yes] any Evocation with <health/> { $health } or less
       *[no] any non-Forgotten Evocation with <health/> { $health } or less
    }
summoned-same = an Evocation of the same kind

under-control =
    { $control ->
        [yes] {" "}under your control
        [avatar] {" "}under the Avatar's control
       *[no] {""}
    }
clause-activate =
    { $form ->
        [act] have { $who } activate{ under-control }
       *[other] { $who } activate{ $who-s }{ under-control }
    }
    .who =
        { $form ->
            [act] object
           *[other] subject
        }
clause-activate-bonus =
    { $form ->
        [act] have { $who } activate{ under-control } with { $bonus }
       *[other] { $who } activate{ $who-s }{ under-control } with { $bonus }
    }
    .who =
        { $form ->
            [act] object
           *[other] subject
        }
clause-empower =
    { $who-s ->
        [s] give{ does } { $who } { $bonus } for its next activation
       *[other] give{ does } { $who } { $bonus } for their next activation
    }
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
bonuses-two = { $first } and { $rest }
clause-remove = remove{ does } { $who }
clause-assign = assign{ does } { $what } to { $to }
    .to = reflexive
any-jinx = a Jinx of your choice
any-upgrade = an Upgrade of your choice
any-nightmare = a Nightmare
clause-discard-jinx = discard 1 of your Jinxes
clause-discards-jinx =
    { $form ->
        [act] have { $who } discard 1 Jinx
       *[other] { $who } discard{ $who-s } 1 Jinx
    }
    .who =
        { $form ->
            [act] object
           *[other] subject
        }
clause-discard-upgrade = discard{ does } 1 Upgrade from { $from }

clause-move =
    { $optional ->
        [yes] move{ does } { $who } up to 1 Room
       *[no] move{ does } { $who } 1 Room
    }
clause-move-self =
    { $optional ->
        [yes] move{ does } up to 1 Room
       *[no] move{ does } 1 Room
    }
clause-approach =
    { $form ->
        [act] have { $who } move towards { $goal }
       *[other] { $who } move{ $who-s } towards { $goal }
    }
    .who =
        { $form ->
            [act] object
           *[other] subject
        }
clause-approach-self = move{ does } towards { $goal }
goal-room = { $room-the } { $room }
goal-coloured = the nearest { $colours } Room
goal-target = the target Room
clause-put = place{ does } { $who } { $place }
    .who = reflexive
clause-put-in-cell = place{ does } { $who } in { $who-own } Cell
    .who = reflexive
clause-target = target{ does } { $who }
clause-target-room = target{ does } that Room
clause-target-room-of-defeat = target{ does } the Room where { $who } was defeated

clause-gain = gain{ does } { $amount }
clause-gain-mages =
    { $form ->
        [act] have { $who } gain { $amount }
       *[other] { $who } gain{ $who-s } { $amount }
    }
    .who =
        { $form ->
            [act] object
           *[other] subject
        }
clause-gain-rose =
    { $form ->
        [act] have the <rose/> gain { $amount }
       *[other] the <rose/> gains { $amount }
    }
clause-lose = lose{ does } { $amount }
clause-lose-mages =
    { $form ->
        [act] have { $who } lose { $amount }
       *[other] { $who } lose{ $who-s } { $amount }
    }
    .who =
        { $form ->
            [act] object
           *[other] subject
        }
clause-lose-tokens = turn{ does } { $amount }
clause-loses-tokens =
    { $form ->
        [act] have { $who } turn { $amount }
       *[other] { $who } turn{ $who-s } { $amount }
    }
    .who =
        { $form ->
            [act] object
           *[other] subject
        }
clause-lose-rose =
    { $form ->
        [act] have the <rose/> lose { $amount }
       *[other] the <rose/> loses { $amount }
    }
clause-steal = steal{ does } { $amount } from { $from }
    .from = each
clause-steal-target = steal{ does } { $amount }
clause-take-crown = take{ does } the <crown/>
clause-take-trophy = take{ does } 1 of { $from } own Trophies
    .from = possessive
clause-take-trophy-group = take{ does } from { $from } 1 of { $from-own } own Trophies
clause-give-trophy = give 1 of your own Trophies to the <rose/>

clause-draw = draw{ does } { $amount }
# On an event.
clause-draw-drawer = whoever drew this Event draws { $amount }
clause-draw-grimoire = draw { $amount } from your Grimoire
clause-draw-memories = draw { $amount } at random from your Memories
clause-draw-library = draw { $amount } from the Library
clause-rose-draws-quest =
    { $form ->
        [act] have the <rose/> draw a Quest
       *[other] the <rose/> draws a Quest
    }
clause-discard = discard{ does } { $amount }
clause-discard-spells = discard { $amount } from your hand
clause-discards-spells =
    { $form ->
        [act] have { $who } discard { $amount } from { $who-own } hand
       *[other] { $who } discard{ $who-s } { $amount } from { $who-own } hand
    }
    .who =
        { $form ->
            [act] object
           *[other] subject
        }
clause-discard-events = discard{ does } { $amount } from the board
clause-discard-quest-or-jinx = discard 1 of your { quest-open } Quests or 1 of your Jinxes
clause-search =
    { $memories ->
        [yes] search your Grimoire or your Memories for { spell-searched }, { search-shown } into your hand and shuffle your Grimoire
       *[no] search your Grimoire for { spell-searched }, { search-shown } into your hand and shuffle your Grimoire
    }
spell-searched =
    { $summoning ->
        [yes] a spell that summons
       *[no] a spell
    }
search-shown =
    { $shown ->
        [yes] show it to all, take it
       *[no] take it
    }
clause-shuffle-memories = shuffle your Memories into your Grimoire
clause-look-under = look at { $amount }, take { $take } into your hand and put the others under the deck in any order
clause-look-school = look at { $amount } of one School of your choice, take { $take } into your hand and { the-others }
clause-look-forgotten = look at { $amount }, take { $take } into your hand and { the-others }
clause-look-grimoire = look at the top { $amount } of your Grimoire, take { $take } into your hand and { the-others }
clause-look-memories =
    { $rest ->
        [top] look at the top { $amount } of your Memories, take { $take } into your hand and { the-others }
       *[other] look at the top { $amount } of your Memories and take { $take } into your hand
    }
# $rest: what becomes of those that are not taken.
the-others =
    { $rest ->
        [shuffled] shuffle the others into their deck
        [top] put the others back on top in any order
       *[discarded] discard the others
    }
clause-look-quests = look at { $amount }, keep { $take } as an { quest-open } Quest and discard the others
clause-choose-quest = choose 1 of your { quest-open } Quests
clause-complete-that-quest = complete that Quest
clause-complete-quest = complete 1 of your { quest-open } Quests
clause-solve-this-quest = solve this Quest
clause-solve-quest = { quest-do } 1 of your { quest-open } Quests
clause-solve-top-quest = reveal{ does } the top Quest of the current Moon and solve{ does } it without its effect
clause-reveal-command = reveal{ does } and resolve{ does } another Command Card
clause-refresh = refresh { $amount }
clause-return-revealed = return 1 of your revealed { $elements } spells to your hand
clause-swap-revealed = swap 1 of your revealed spells with a spell from your hand; the new spell lies revealed with the same side (<light/> or <dark/>) up, but is not resolved
clause-cast-next = cast your next Ready spell (or the quick one)
clause-give-forgotten = give 1 Forgotten spell from your hand to { $to }
clause-activate-room = activate any Room with { $kind-a } { $kind } in it, even a Used one
clause-activate-room-except = activate any Room with { $kind-a } { $kind } in it, even a Used one, except { $rooms }
# What an inhibition forbids.
ban =
    { $ban ->
        [move-by-action] move by Physical Actions
        [leave] leave their Room by Physical Actions or spells
        [activate-rooms] activate Rooms
       *[move] move
    }
ban-time =
    { $next ->
        [yes] during the next Action Phase
       *[no] this turn
    }
clause-cannot = { $who } cannot { ban } { ban-time }
    .who = subject
prepared-spell =
    { $which ->
        [quick] quick spell, Ready or revealed
        [numbered] Ready spells, but not the quick one
       *[ready] Ready spells
    }
clause-discards-ready =
    { $which ->
        [quick] { $who } discard{ $who-s } { $who-own } { prepared-spell }
       *[other] { $who } discard{ $who-s } 1 of { $who-own } { prepared-spell }
    }
    .who = subject
clause-remove-ready =
    { $which ->
        [quick] discard{ does } { $who } { prepared-spell }
       *[other] discard{ does } 1 of { $who } { prepared-spell }, unseen
    }
    .who = possessive
clause-see-hand = look{ does } at { $of } hand
    .of = possessive
clause-see-ready = look{ does } at the Ready spells of { $of }
    .of = object
clause-swap-spells = swap{ does } 1 spell of { $with } hand with 1 of yours (no Forgotten spells)
    .with = possessive
clause-reveal-next = reveal{ does } { $of } next Ready spell
    .of = possessive
clause-cast-next-of = cast{ does } { $of } next Ready spell (not the quick one) as if it were yours
    .of = possessive
clause-take-discarded = take{ does } a spell of your choice from a discard pile of the Library
clause-take-quest = take{ does } 1 of { $from } { quest-done } Quests as yours
    .from = possessive
clause-take-quest-card = take{ does } the card of that Quest among your { quest-done } Quests; its effect and its <power/> stay with whoever { quest-do }s it
clause-take-quest-power = gain{ does } the <power/> of that Quest in place of whoever { quest-do }s it; its effect and its card stay where they are
clause-refuse-quest = { $who } cannot { quest-do } that Quest this turn
    .who = subject
clause-share-quests = look{ does } at { $amount }, keep 1 as an { quest-open } Quest and give the other to another Mage who can have one; if there is none, discard it
clause-complete-looked = look{ does } at { $amount } and { quest-do }{ does } 1 of them (the others stay where they lie)
clause-look-events =
    { $play ->
        [0] look{ does } at { $amount } and put them back on top in any order
        [one] look{ does } at { $amount }, play up to { $play } of them and put the rest back on top in any order
       *[other] look{ does } at { $amount }, play up to { $play } of them and put the rest back on top in any order
    }
clause-share-event = discard{ does } an Event from the board, and you and the <rose/> each gain half of the <power/> it pays on leaving (rounded down, at least 1)
clause-cancel-spell = cancel{ does } that spell
clause-may-cancel = { $who } may cancel that spell
    .who = subject
clause-turn-spell = turn{ does } that spell onto { $to } that it could target
clause-stop-activation = stop{ does } that activation (the Room keeps its token up)
clause-take-over = activate{ does } that Room in { $who } place
    .who = possessive
clause-afterwards = { $what }, once that spell is over
    .what = { $form }
clause-ignore-spell-damage = ignore{ does } that spell's <damage/>
clause-return-spell-damage = inflict{ does } as much <damage/> on that spell's caster as it inflicts on you
clause-undo = at the end of the turn, if the target was not defeated, take{ does } back { $amount }
clause-undo-all = at the end of the turn, if the target was not defeated, take{ does } back all of that <damage/>
clause-score-fall =
    { $rose ->
        [yes] if a Mage falls by this, gain { $power } <power/> for it, and nobody else gains any
       *[no] if a Mage falls by this, gain { $power } <power/> for it, and no other Mage gains any
    }
clause-avert-defeat = heal{ does } all <damage/> from yourself instead of being defeated
clause-target-fiercest = target{ does } the Mage with the most <damage/> on you
clause-defeat-as-first = defeat{ does } { $who }, scored as if you had the most <damage/> there
clause-move-together = move{ does } { $who } and { $with } into the same adjacent Room
clause-topple = destroy{ does } { $count } Rooms adjacent to that Room, whatever lies there, and take{ does } their tokens
clause-topple-except = destroy{ does } { $count } Rooms adjacent to that Room, whatever lies there (except { $rooms }), and take{ does } their tokens
clause-use-rebuilt = use the rebuilt effect of any Room
clause-use-rebuilt-except = use the rebuilt effect of any Room except { $rooms }
clause-inflict-chain = choose{ does } another Model up to 1 Room away from the target and a third Model up to 1 Room away from that one; inflict{ does } { $first } <damage/> on the first, { $second } on the second and { $third } on the third
clause-discards-quests =
    { $form ->
        [act] have { $who } discard { $amount }
       *[other] { $who } discard{ $who-s } { $amount }
    }
    .who =
        { $form ->
            [act] object
           *[other] subject
        }
clause-discard-events-unpaid = discard{ does } { $amount } from the board, for which the <rose/> gains nothing
clause-move-into = move{ does } { $who } { $place }
clause-draw-top-of-memories = draw { $amount } from the top of your Memories
clause-draw-library-or-discards = draw { $amount } from the Library, from the top of a deck or of its discard pile
clause-swap-quests = look at { $amount }, swap 1 of them with 1 of your { quest-open } Quests if you like, and put the others back on top in any order
clause-take-active-quest = look at the { quest-open } Quests of { $from } and take 1 of them if you like
clause-draws-quests =
    { $form ->
        [act] have { $who } draw { $amount }
       *[other] { $who } draw{ $who-s } { $amount }
    }
    .who =
        { $form ->
            [act] object
           *[other] subject
        }
clause-reveal-quest = reveal{ does } { $quest }
top-quest = the top Quest
clause-claim-quest = put that Quest among your { quest-done } Quests
clause-cast-from-hand =
    { $amount-number ->
        [one] cast { $amount } from your hand in place of a spell on your sheet
       *[other] cast { $amount } from your hand, each in place of a spell on your sheet
    }
clause-cast-from-hand-at = cast { $amount } from your hand in place of a spell on your sheet, as if { $from } cast it
clause-cast-types-from-hand = cast { $amount } { $types } spell from your hand in place of a spell on your sheet
clause-casts-next =
    { $form ->
        [act] have { $who } cast { $who-own } next Ready spell (or the quick one)
       *[other] { $who } cast{ $who-s } { $who-own } next Ready spell (or the quick one)
    }
    .who =
        { $form ->
            [act] object
           *[other] subject
        }
clause-activate-place =
    { $used ->
        [yes] activate { $room } if it is Used
       *[no] activate { $room }
    }
clause-activate-place-except =
    { $used ->
        [yes] activate { $room } if it is Used and not { $rooms }
       *[no] activate { $room } if it is not { $rooms }
    }
clause-close-rooms = keep{ does } { $room } from being activated until the end of the turn
clause-use-used = use the effect of another Room that is Used
clause-use-used-except = use the effect of another Room that is Used, except { $rooms }
clause-recolour = treat{ does } { $room } as { $colour } until the end of the turn
clause-copy-room = treat{ does } { $room } as a copy of another Room until the end of the turn
clause-copy-room-except = treat{ does } { $room } as a copy of another Room, except { $rooms }, until the end of the turn

# Deeds of the moment, and what lasts for a turn.
clause-transfer = transfer{ does } { $amount } from { $from } to { $to }
    .from = reflexive
    .to = object
clause-swap-places = swap{ does } places with { $who }
# $else: whom this effect has struck before is spared.
clause-sally =
    { $else ->
        [yes] move{ does } { up-to-steps } and make{ does } a Physical Attack on a Model that this effect has not struck; either may be left out
       *[no] move{ does } { up-to-steps } and make{ does } a Physical Attack; either may be left out
    }
up-to-steps =
    { $steps ->
        [one] up to { $steps } Room
       *[other] up to { $steps } Rooms
    }
clause-sallies =
    { $form ->
        [act] have { $who } move { up-to-steps } and make a Physical Attack{ under-control }; either may be left out
       *[other] { $who } move{ $who-s } { up-to-steps } and make{ $who-s } a Physical Attack{ under-control }; either may be left out
    }
    .who =
        { $form ->
            [act] object
           *[other] subject
        }
clause-attacks =
    { $form ->
        [act] have { $who } attack{ under-control }
       *[other] { $who } attack{ $who-s }{ under-control }
    }
    .who =
        { $form ->
            [act] object
           *[other] subject
        }
clause-buy-quest = look at the top { $amount }; you may pay { $price } <power/> to keep 1 of them as an { quest-open } Quest, and the others go back as they lay
clause-go-on = repeat this sentence as often as you like
clause-ransom-suffers =
    { $form ->
        [act] have { $who } discard 1 of { $who-own } Ready spells or suffer { $n } <damage/>
       *[other] { $who } discard{ $who-s } 1 of { $who-own } Ready spells or suffer{ $who-s } { $n } <damage/>
    }
    .who =
        { $form ->
            [act] object
           *[other] subject
        }
clause-ransom-loses =
    { $form ->
        [act] have { $who } discard 1 of { $who-own } Ready spells or lose { $n } <power/>
       *[other] { $who } discard{ $who-s } 1 of { $who-own } Ready spells or lose{ $who-s } { $n } <power/>
    }
    .who =
        { $form ->
            [act] object
           *[other] subject
        }
clause-ransom-you-gain =
    { $form ->
        [act] let { $who } discard 1 of { $who-own } Ready spells, and gain { $n } <power/> for each Mage who does not
       *[other] { $who } may discard 1 of { $who-own } Ready spells; gain { $n } <power/> for each Mage who does not
    }
    .who =
        { $form ->
            [act] object
           *[other] subject
        }
# $convert is the clause that converts; $many: on several models.
clause-convert-or-lose =
    { $many ->
        [yes] { $convert }; each of them loses { $power } <power/> for each of these <damage/> that could not be converted
       *[no] { $convert }; they lose { $power } <power/> for each of these <damage/> that could not be converted
    }
    .convert = { $form }
clause-convert-or-gain = { $convert } and gain { $power } <power/> for each of these <damage/> that could not be converted
    .convert = { $form }
clause-remove-instability =
    { $optional ->
        [yes] remove{ does } up to { $amount } { $place }
       *[no] remove{ does } { $amount } { $place }
    }
lasting-strength = until the end of the Turn your <strength/> is { $n }
lasting-attacks-hit-room = until the end of the Turn your Physical Attacks hit each other Model in your Room
lasting-actions-attack = until the end of the Turn you may move and then attack in the same Physical Action
lasting-form = until the end of the Turn you are also { $name-a } { $name }, a Mage and an Evocation, with its <strength/>

## Triggers: a clause with its subject, after "when" or "each time"

on-object =
    { $object-said ->
        [yes] {" "}on { $object }
       *[no] {""}
    }
with-means =
    { $means-said ->
        [yes] {" "}with { $means }
       *[no] {""}
    }
from-means =
    { $means-said ->
        [yes] {" "}from { $means }
       *[no] {""}
    }
trigger-enters =
    { $colours-said ->
        [yes] { $subject } enter{ $subject-s } a { $colours } Room
       *[no] { $subject } enter{ $subject-s } a Room
    }
    .subject = subject
trigger-enters-named = { $subject } enter{ $subject-s } { $room-the } { $room }
    .subject = subject
trigger-enters-its-room = { $subject } enter{ $subject-s } its Room
    .subject = subject
trigger-moves = { $subject } move{ $subject-s }
    .subject = subject
trigger-damages = { $subject } inflict{ $subject-s } <damage/>{ on-object }{ with-means }
    .subject = subject
trigger-damages-or-heals = { $subject } damage{ $subject-s } or heal{ $subject-s } { $object }
    .subject = subject
trigger-suffers = { $subject } suffer{ $subject-s } <damage/>{ from-means }
    .subject = subject
trigger-gains-power = { $subject } gain{ $subject-s } <power/>{ from-means }
    .subject = subject
trigger-loses-power = { $subject } lose{ $subject-s } <power/>
    .subject = subject
trigger-gains-or-loses-power = { $subject } gain{ $subject-s } or lose{ $subject-s } <power/>
    .subject = subject
trigger-places-instability = { $subject } place{ $subject-s } <instability/>
    .subject = subject
trigger-reveals-spell = { $subject } reveal{ $subject-s } { $spell }
    .subject = subject
trigger-solves-quest = { $subject } { quest-do }{ $subject-s } a Quest
    .subject = subject
trigger-is-defeated =
    { $subject-s ->
        [s] { $subject } is defeated
       *[other] { $subject } are defeated
    }
    .subject = subject
trigger-is-defeated-carrying =
    { $subject-s ->
        [s] { $subject } is defeated with your <damage/> on them
       *[other] { $subject } are defeated with your <damage/> on them
    }
    .subject = subject
trigger-is-removed =
    { $subject-s ->
        [s] { $subject } is removed
       *[other] { $subject } are removed
    }
    .subject = subject
trigger-is-put-in-cell =
    { $subject-s ->
        [s] { $subject } is placed in { $subject-own } Cell
       *[other] { $subject } are placed in { $subject-own } Cell
    }
    .subject = subject
trigger-activates-room =
    { $colours-said ->
        [yes] { $subject } activate{ $subject-s } a { $colours } Room
       *[no] { $subject } activate{ $subject-s } a Room
    }
    .subject = subject
trigger-activates-named = { $subject } activate{ $subject-s } { $room-the } { $room }
    .subject = subject
trigger-targets = { $subject } { $spell } targets { $object }
    .subject = possessive
    .spell = bare
trigger-reaches = { $subject } { $spell } targets or would affect { $object }
    .subject = possessive
    .spell = bare
trigger-explores = { $subject } explore{ $subject-s }
    .subject = subject
trigger-uses-momentum = { $subject } use{ $subject-s } Momentum
    .subject = subject
trigger-explores-or-uses-momentum = { $subject } explore{ $subject-s } or use{ $subject-s } Momentum
    .subject = subject
trigger-performs-physical-action = { $subject } { $subject-s ->
        [s] has
       *[none] have
    } performed a Physical Action
    .subject = subject
trigger-attacks = { $subject } attack{ $subject-s }
    .subject = subject
# $walks: by a Physical Action, and not otherwise.
trigger-leaves =
    { $walks ->
        [yes] { $subject } leave{ $subject-s } that Room by a Physical Action
       *[no] { $subject } leave{ $subject-s } that Room
    }
    .subject = subject
trigger-casts = { $subject } cast{ $subject-s } { $spell }
    .subject = subject
trigger-begins-to-solve = { $subject } begin{ $subject-s } to { quest-do } a Quest
    .subject = subject
trigger-catches = { $subject } { $spell } would affect { $object } without being aimed at { $object }
    .subject = possessive
    .spell = bare
trigger-clean-up-begins = the Clean-up Phase begins
trigger-heals = { $subject } heal{ $subject-s } <damage/> on { $object }
    .subject = subject
trigger-converts-damage = { $subject } convert{ $subject-s } <damage/>
    .subject = subject
trigger-converts-instability = { $subject } convert{ $subject-s } <instability/>
    .subject = subject
trigger-takes-crown = { $subject } take{ $subject-s } the <crown/>
    .subject = subject
trigger-resolves-spell = { $subject } resolve{ $subject-s } { $spell }
    .subject = subject
trigger-resolves-spell-in = { $subject } resolve{ $subject-s } { $spell } in { $room-the } { $room }
    .subject = subject
trigger-resolves-showing = { $subject } resolve{ $subject-s } { $spell } while your revealed spells show at least { $least } { $elements } symbols
    .subject = subject
trigger-resolves-room = { $subject } resolve{ $subject-s } the effect of a { $colours } Room
    .subject = subject
trigger-resolves-any-room = { $subject } resolve{ $subject-s } the effect of a Room
    .subject = subject
trigger-resolves-named = { $subject } resolve{ $subject-s } the effect of { $room-the } { $room }
    .subject = subject
trigger-resolves-placed = { $subject } resolve{ $subject-s } an effect that placed <instability/>, of any colour
    .subject = subject
trigger-resolves-placed-or-converted = { $subject } resolve{ $subject-s } an effect that placed or converted <instability/> in a { $colours } Room, of any colour
    .subject = subject
trigger-resolves-summoning = { $subject } resolve{ $subject-s } an effect that summoned an Evocation
    .subject = subject

## Standing lines

standing = <up/>{ $what }.
# $bearer: the card lies on you, or speaks of "it".
standing-speed-is =
    { $bearer ->
        [it] its <speed/> is { $n }
       *[you] your <speed/> is { $n }
    }
bearer-has =
    { $bearer ->
        [it] it has
       *[you] you have
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
        [yes] { bearer-has } <health/> +{ $n } while it has an Upgrade
       *[no] { bearer-has } <health/> +{ $n }
    }
standing-damage = <damage/> inflicted{ by-whom }{ on-whom }{ with-means } is { damage-change }
by-whom =
    { $by-said ->
        [yes] {" "}by { $by }
       *[no] {""}
    }
on-whom =
    { $to-said ->
        [yes] {" "}on { $to }
       *[no] {""}
    }
damage-change =
    { $change ->
        [none] reduced to 0
        [less] reduced by { $n }
        [less-to] reduced by { $n }, but not below { $least }
       *[more] increased by { $n }
    }
standing-trophies-to-rose = each time a Mage is defeated, the <rose/> takes the <trophy/> instead of whoever would

## Cards: what sort they are, headings and notes

subtitle-spell-school = { $school } spell
subtitle-spell-of-mage = Personal spell of { $mage }
subtitle-spell-personal = Personal spell
subtitle-spell-forgotten = Forgotten spell
subtitle-room =
    { $place ->
        [centre] <up/>{ $colour } Room, in the centre of the Lodge
        [first-ring] <up/>{ $colour } Room, next to the centre of the Lodge
       *[anywhere] <up/>{ $colour } Room
    }
subtitle-evocation =
    { $forgotten ->
        [yes] Forgotten Evocation, { $kind }
       *[no] Evocation, { $kind }
    }
    .kind = one
subtitle-jinx = Jinx
subtitle-upgrade = Upgrade of an Evocation
subtitle-quest-at-once = { $moon } Quest
subtitle-quest =
    { $secret ->
        [yes] { $moon } Quest, secret until its first progress
       *[no] { $moon } Quest, revealed when drawn
    }
avatar-event =
    { $avatar ->
        [yes] {" "}Avatar
       *[no] {""}
    }
subtitle-avatar = Avatar
subtitle-command = { $moon } Command Card
subtitle-event =
    { $instant ->
        [yes] { $moon }{ avatar-event } Event
       *[no] { $moon }{ avatar-event } Event, slot { $slot }
    }

side-light = <light/>
side-dark = <dark/>
heading-side = { $side }: { $type }, { $element }
heading-half = { $type }, { $element }
heading-action = Physical Action
heading-command-spell = Spell: { $type }, { $element }
heading-command-token = On the back: { $type }
heading-destroyed = Destroyed side
heading-rebuilt = Rebuilt side
heading-whole = While it stands
# $solves: the effect says itself when the quest is solved.
heading-quest-effect =
    { $solves ->
        [yes] To solve it
       *[no] When you solve it
    }
# $room: whether it asks for a Room that is activated.
heading-quest-at-once =
    { $instead ->
        [yes] Instead of the Room's effect
       *[no]
            { $room ->
                [yes] Besides the Room's effect
               *[no] At once
            }
    }
heading-event-instant = Instant
heading-event-always = When revealed
heading-event-black-rose = In the Black Rose Phase
heading-event-study = At the start of the Study Phase
heading-event-action = At the start of the Action Phase
heading-event-during-instant = Instant
heading-event-during-always = Always
heading-event-during-black-rose = During the Black Rose Phase
heading-event-during-study = During the Study Phase
heading-event-during-action = During the Action Phase
lead-trigger = When { $trigger }:
lead-each-mage = Each Mage in play order:

# $either: whether its caster chooses when it comes.
note-unstable =
    { $either ->
        [yes] <unstable/>: before or after the effect, place 1 <instability/> in the Room you cast it from.
       *[no] <unstable/>: before the effect, place 1 <instability/> in your Room.
    }
note-needs-hand =
    { $n ->
        [one] Only a Mage with at least { $n } spell in hand can activate this Room.
       *[other] Only a Mage with at least { $n } spells in hand can activate this Room.
    }
note-rebuilding = In the Clean-up Phase this Room is rebuilt if all { $slots } of its slots hold <instability/>. Whoever has the most cubes in it gains { $most } <power/>{ reward-others }. Whoever has the only cubes in it gains 1 <power/> more, those who tie gain 1 <power/> less.
# A room whose token is won by whoever did most to destroy it.
note-token = In the Clean-up Phase this Room is destroyed if all { $slots } of its slots hold <instability/>. Whoever has the most cubes in it takes its token, worth { $worth } <power/> at the end of the game; on a tie the Black Rose takes it.
note-opens = It can be activated from the { $moon ->
    [2] second
   *[3] third
 } moon on.
reward-others =
    { $others ->
        [0] , the second most { $second } <power/>
       *[other] , the second most { $second } <power/>, everyone else with a cube there { $others } <power/>
    }
note-values = <speed/> { $speed }, <strength/> { $strength }, <health/> { $health }.
note-values-form = <speed/> { $speed }, <strength/> { $strength }; its <health/> is that of its Mage.
note-commands = It resolves { $apprentice } Command Cards in an Action Phase as Apprentice, { $master } as Master.
note-starts = It starts in { $room-the } { $room }.
note-dominion = Dominion: if it would activate in its Cell, it places itself in { $room-the } { $room } instead.
note-priority =
    { $rooms ->
        [yes] Priority { $n }, Room: { $lines }.
       *[no] Priority { $n }, Mage: { $lines }.
    }
criteria-two = { $first }, then { $rest }
criteria-more = { $first }, then { $rest }
criterion-damage = most <damage/>
criterion-nearest = nearest Room
criterion-power = most <power/>
criterion-trophies = most Trophies
criterion-mages = most Mages
criterion-models = most Models
criterion-instability = most <instability/>
note-command-unstable = <unstable/>: before the spell, the <rose/> places 1 <instability/> in the Avatar's Room.
note-pain = Pain: the <rose/> inflicts that much <damage/> on you.
note-enhancement = Enhancement: only if your other revealed spells show these elements.
note-large = It has a large base.
note-haunts = It is assigned to a Mage, never summoned, and moves only with that Mage. When it activates, it attacks that Mage.
note-shares = It shares its Models with the { $name }.
note-mark =
    { $slots ->
        [one] Each time { $trigger }, discard this Jinx.
       *[other] Each time { $trigger }, put 1 of your cubes on this Jinx. With { $slots } cubes on it, discard it.
    }
note-task = When { $trigger }, complete this Quest.
note-task-slots =
    { $slots ->
        [one] When { $trigger }, complete this Quest.
       *[other] Each time { $trigger }, put 1 of your cubes on this Quest. With { $slots } cubes on it, complete it.
    }
# Classic: met and completed at once, if its owner likes; $instead: in place of the effect of the room that met it.
note-task-at-once = When { $trigger }, you may complete this Quest.
task-provided = { $trigger } while { $condition }
note-quest-seats = Only with { $seats } or more Mages.
note-quest-reward = Reward: { $power } <power/>.
note-event-power = When it is revealed, the <rose/> gains { $power } <power/>.
note-event-crown = Whoever draws it takes the <crown/>.
note-event-leaves = When it leaves the board, the <rose/> gains { $power } <power/>.
