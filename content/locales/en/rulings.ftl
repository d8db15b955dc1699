# What is said below a card about how it is played. Which cards a message belongs to stands in content/guide/rulings.txt;
# its id is the number of the ruling or rule, with a hyphen for the full stop.

ruling-L-20 = In your Cell you cannot solve Quests.
ruling-L-2 = One sentence marks it once, however many Models that sentence hits.
ruling-L-33 = It looks at the Damage that is left after all reactions.
ruling-L-7 = The action counts when it is over, also when it was cut short.
ruling-L-9 = Only giving the spell solves it. If you keep the spell you may not try again in this Activation.

ruling-R10-6 = Your own deeds, and those of your Evocations, never set it off.
ruling-R10-18 = Whoever moves, is summoned or is put into a Room enters it. Being there already, or leaving, does not count.
ruling-L-4 = “You are defeated” is answered before anything of the defeat happens. “Another Mage is defeated” is answered when it has happened; “that Room” is where the Mage fell.
ruling-L-5 = It is offered when the target has been chosen, before the first sentence, to the target and to each Mage whom the words of the spell are already sure to strike, as with all it acts on in a Room. Anybody else is reached when its Damage lands, and that Damage is taken back.
ruling-R10-20 = Only Damage that found a free slot can be ignored. Damage that is ignored altogether was not suffered.
ruling-L-6 = Whoever ignores it is safe from all of its sentences that are left. Other Models and the Room are not.
ruling-L-32 = It is the same blow, borne by another: nobody deals or suffers Damage a second time. What protects the bearer counts.
ruling-L-36 = What may not answer that sentence may not answer the defeats it brings about either. Skills, Jinxes and Events still do.
ruling-L-39 = It may be answered when it is aimed; only its sentences are unanswered.

ruling-R9-5 = “If you do”, or “if the target does”, asks that what stands last in the sentence before was carried out in full.
ruling-R9-17 = You may aim at a Dummy in a Room within range: it takes no Damage and has no cards, but the rest of the effect is carried out from there.
ruling-R9-26 = After a defeat range is measured from the Room where the target fell.
ruling-R23-10 = Enhancement: that sentence is carried out only if your other revealed spells show these elements. Each element needs a spell of its own, the spell that is being cast does not count, and All may stand for any element.
ruling-R11-1 = It lasts until Clean-up, even if you or its target are defeated, but does not touch a Mage in a Cell.
ruling-L-8 = Its later effects are not the spell resolved again: no Quest that asks for a resolved spell counts them.

ruling-R17-15 = Your Damage, and your conversions of Damage, never touch you or your Evocations.
ruling-L-16 = With the Avatar, Damage by the Black Rose touches neither Nightmares nor the Avatar's Evocations. Without it, Nightmares suffer it like any Evocation.
ruling-L-38 = Pain: the Black Rose inflicts that much Damage on you. You are not immune to it, and your own cards may answer it.
ruling-R17-4 = You choose the cubes, of any other colours, and may stop early.
ruling-L-25 = With a Room as target: up to that many on each Model in it.
ruling-L-31 = The Crown Holder chooses the cubes that the Black Rose converts on someone; with the Avatar in play the rightmost are converted first.
ruling-R16-5 = You choose the cubes, of any other colours, and may stop early; they are replaced where they lie.
ruling-R22-36 = The Avatar converts as many as it can, the rightmost cubes first.
ruling-L-24 = Whoever heals chooses the cubes and may stop early. They go back to their owners.
ruling-L-50 = The Avatar takes off as many cubes as it can; the Crown Holder chooses which.
ruling-R24-22 = Nobody can be robbed of more than they have.
ruling-R24-9 = “If you do” asks that you had that much power to lose.

ruling-R12-4 = With three Evocations in play you may remove one of them for the new one; a second Colossus can only take the place of your first. If no Model is free nothing is summoned, and the effect goes on.
ruling-R12-17 = A Nightmare belongs to the Black Rose, enters Rooms together with its Mage, and leaves when its Mage is defeated. A Mage carries three at most.
ruling-L-34 = While you control it, its skills and Upgrades are yours to decide, its cubes are yours, and its Damage counts as inflicted by you.
ruling-L-19 = An Evocation carries any number of Upgrades, also several of a kind; only the supply ends it. They are discarded when it leaves play.
ruling-R23-3 = If no copy is free none is assigned. A Mage may bear several Jinxes.
ruling-L-26 = The bearer chooses which Jinx is discarded; for the Avatar the Crown Holder does.
ruling-R24-17 = Being put into a Room is entering it; the Rooms between are not entered.
ruling-R9-19 = A Dummy cannot be attacked.
ruling-R24-18 = A refreshed token allows one more Physical Action in this phase.
ruling-R24-21 = What was searched is shuffled afterwards.

ruling-RB-10 = A Forgotten spell leaves the game when it is discarded, spent for Momentum, or has been revealed by Clean-up. (The German printing keeps one spent for Momentum in the Memories: a setting of the table.)
ruling-L-21 = You may cast what you could cast as an action: the quick spell or the lowest numbered one. It does not count as one of your casts.
ruling-L-22 = The other Room need not be rebuilt. Its effect is measured from you; its token is not turned and it does not count as activated.
ruling-L-23 = The Room works as it is, used or not, and every range is measured from you. The token of a rebuilt one ends on Used.
ruling-L-41 = Each of its moves may be left out; its attacks may not, if somebody is there to strike.
ruling-R15-6 = It can be activated only by a Mage who can discard three spells, and must then be carried out.

ruling-L-15 = “Each Mage” on an Event means everyone, also Mages in their Cells, but never the Avatar.
ruling-L-40 = Events drawn by an Event are drawn by the Mage who drew it.
ruling-R4-7 = The Black Rose gains nothing for an Event that is discarded by an effect.
ruling-R5-9 = A Quest solved this way pays its power; its effect is not resolved.
ruling-R5-12 = The Black Rose gains nothing for a Quest that is discarded by an effect.
ruling-R5-11 = It goes face down to the discard pile, and the Black Rose gains 1, 2 or 3 by its moon.

ruling-L-51 = The Avatar chooses among those it can target, never a Dummy. Without any the effect goes on without a target.
ruling-L-46 = At most ten cards follow one another this way.
ruling-L-57 = “Not converted” is what is missing of the number, also where there were too few cubes to convert.

# The older edition.
ruling-C6-10 = You need not complete it: kept face down, it waits for the next time its task is met.
ruling-C6-6 = The token of the Room is turned; then this is done in place of what the Room does.
ruling-C6-9 = The Black Rose gains 1, 2 or 3 for every Quest that is discarded, by its Moon.
ruling-C12-6 = Whoever comes into the Room sets it off, willingly or not. Being there already, or leaving, does not.
ruling-C12-7 = It is used for one of its two colours, and spent for the other.
ruling-C12-18 = Your own deeds, and those of your Evocations, never set it off.
ruling-C20-4 = Only whoever ignores it is spared; everybody else is still hit.
ruling-C14-8 = You and your Evocations are untouched by effects of yours, unless they say so, heal, convert, or let your Evocations act.
ruling-C8-10 = Used, or as a Protection that nothing has set off, it leaves the game in Clean-up; removed in Study, or used and then replaced by a spell cast from hand, it leaves at once. A Trap that nothing has set off returns to your hand. Discarded from hand or for a step, it goes to your Memories.
ruling-C8-3 = Which element it shows is named as soon as it is revealed, and stays for the turn.
ruling-C11-12 = Its token must not be turned yet, and is turned by this.
ruling-C15-3 = You choose the cubes, of any other colours, and may stop early; they are replaced where they lie.
ruling-C15-9 = What its token is worth counts only at the end, for whoever had the most cubes when it fell; a tie gives it to the Black Rose.
ruling-C16-10 = With three Evocations in play you may remove one of them for the new one. If no Model is free nothing is summoned, and the effect goes on.
ruling-C16-5 = It moves first and then attacks, or does what it has in place of an attack; after that it stays.
ruling-C20-16 = Being placed in a Room is entering it; the Rooms between are not entered.
ruling-C20-19 = Nobody can be robbed of more than they have.
ruling-C5-7 = The Black Rose is paid for every Event that leaves the board, also when an effect discards it.
