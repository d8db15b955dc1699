### Names, as they stand in sentences.
###
### $name is the name on the card, $initial its first letter, $form what the sentence asks for: see the head of
### cards.ftl. A message `name-KIND-ID` replaces the one of its kind; English cards bear their names already, so it has
### hardly any. Another language has one for every card, with the forms its sentences ask for, and two that the code
### asks for: `title`, bare, for the head of a card and for lists; `short`, for the hex of a room.
### Attributes are features, as everywhere (.gender ...): sentences choose by them.

name-person = { $name }
name-grimoire = { $name }
name-school = { $name }
name-mage = { $name }
name-spell = { $name }
name-quest = { $name }
name-event = { $name }
name-avatar = { $name }
name-command = { $name }
name-jinx = { $name }
name-upgrade = { $name }
name-room = { $name }
    .the = the
name-room-the_abyss = { $name }
    .the = {""}
name-evocation = { $name }
    .a =
        { $initial ->
            [a] an
            [e] an
            [i] an
            [o] an
            [u] an
           *[other] a
        }
