# A sample, to see that cases, inflected adjectives and another order of words need no code. Not a translation.

symbol-power = MP
symbol-instability = Instabilität
symbol-unstable = Instabil
symbol-light = Licht
symbol-dark = Dunkel
symbol-contingency = Taktik
symbol-air = Luft
symbol-damage = Schaden
symbol-blue =
    { $form ->
        [dative] blauen
       *[other] blau
    }
symbol-yellow =
    { $form ->
        [dative] gelben
       *[other] gelb
    }
name-school = { $name }
name-spell = { $name }
name-jinx = { $name }
name-jinx-weakness = Schwäche
kind-mage = Magier
element-air = <air/>
type-contingency = <contingency/>
colour-blue = <blue form="{ $form }"/>
colour-yellow = <yellow form="{ $form }"/>
colours-two = { $first } oder { $rest }
    .first = { $form }
    .rest = { $form }
subtitle-spell-school = Zauber der Schule { $school }
note-unstable = <unstable/>: lege zuerst 1 <instability/> in deinen Raum.
heading-side = { $side }: { $type }, { $element }
side-light = <light/>
side-dark = <dark/>
target-line = Ziel: { $target }
target-model = { $what }
target-any = beliebiger { $what }
reach-away = { $what } { $away }
away = innerhalb von { $range } Räumen
who-you = dich
who-target =
    { $form ->
        [genitive] des Ziels
        [dative] dem Ziel
       *[accusative] das Ziel
    }
quantity-power = { $n } <power/>
sentence = <up/>{ $body }.
conditional = falls { $condition }, { $body }
if-jinxes = { $on } verhext ist
clause-steal-target = stiehl { $amount }
clause-assign = weise { $to } { $what } zu
    .to = dative
clause-move-self = bewege dich um bis zu 1 Raum
clause-put = setze { $who } { $place }
    .place = accusative
place-room =
    { $form ->
        [accusative] in den Raum { $who }
       *[dative] im Raum { $who }
    }
    .who = genitive
place-coloured = in einen { $colours } Raum
    .colours = dative
