//! What a trap, a protection, a listener, a jinx or a quest waits for.

use super::atoms::{ELEMENTS, TYPES, kind_of, lookup};
use super::setting::Bound;
use super::{Fallible, Parser};
use crate::program::*;

pub(crate) const ANYONE: Subject = Subject { whose: SubjectWhose::Any, kind: Kind::Model };

/// Verbs of the deeds, for the message when none of them follows.
const DEEDS: &[&str] = &[
    "enters",
    "moves",
    "damages",
    "deals",
    "suffers",
    "gains",
    "loses",
    "places",
    "reveals",
    "resolves",
    "solves",
    "is",
    "activates",
    "targets",
    "explores",
    "uses",
    "performs",
    "begins",
    "heals",
    "converts",
    "takes",
    "attacks",
    "leaves",
    "casts",
    "aims",
    "catches",
];

impl<'a> Parser<'a> {
    pub fn trigger(&mut self) -> Fallible<Trigger> {
        let subject = self.subject()?;
        let mut trigger = Trigger {
            deed: Deed::Enters,
            subject,
            object: ANYONE,
            means: Means::ANY,
            place: TriggerPlace::Anywhere,
            elements: Elements::ANY,
            also: Also::Nothing,
        };
        self.deed(&mut trigger)?;
        Ok(trigger)
    }

    pub fn subject(&mut self) -> Fallible<Subject> {
        use crate::trigger::SubjectWhose::*;
        let mark = self.mark();
        let mage = |whose| Ok(Subject { whose, kind: Kind::Mage });
        if self.eat(&["you"]) {
            return mage(Yours);
        }
        if self.eat(&["the", "rose"]) {
            return Ok(Subject { whose: Rose, kind: Kind::Model });
        }
        if self.eat(&["its", "owner"]) {
            self.need_owner(mark, "its owner")?;
            return mage(Owner);
        }
        if self.eat(&["it"]) {
            self.need_owner(mark, "it")?;
            return Ok(Subject { whose: It, kind: Kind::Evocation });
        }
        if self.eat(&["target"]) {
            let known = self.setting.persistent && self.setting.target != Bound::Nothing;
            if !known && !self.setting.unsure {
                let hint = "only a `persistent` of an effect with a target waits for its target";
                return Err(Box::new(self.wrong_since(mark, "nothing is targeted yet").hint(hint)));
            }
            return Ok(Subject { whose: Target, kind: Kind::Model });
        }
        let whose = if self.eat(&["one", "of", "your"]) {
            Yours
        } else if self.eat(&["another", "player's"]) {
            OtherPlayers
        } else if self.eat(&["another"]) {
            Others
        } else if self.eat_article() {
            Any
        } else {
            return Err(self.expected(&[
                "you",
                "a mage",
                "another mage",
                "another model",
                "a model",
                "target",
                "it",
                "its owner",
                "the rose",
                "an evocation",
                "one of your evocations",
                "another player's model",
            ]));
        };
        Ok(Subject { whose, kind: self.model_kind()? })
    }

    fn deed(&mut self, trigger: &mut Trigger) -> Fallible<()> {
        let mark = self.mark();
        // "you enter", "a mage enters", "you are defeated": English decides, the meaning is the same.
        let verb = match self.word() {
            Some("are") => "is",
            Some(word) => DEEDS
                .iter()
                .copied()
                .find(|verb| *verb == word || verb.strip_suffix('s') == Some(word) && *verb != "is")
                .unwrap_or_default(),
            None => "",
        };
        if verb.is_empty() {
            return Err(self.expected(DEEDS));
        }
        self.skip();
        match verb {
            "enters" => return self.enters(trigger),
            "moves" => trigger.deed = Deed::Moves,
            "damages" => {
                trigger.deed = Deed::Damages;
                if self.eat(&["or"]) {
                    self.expect_any(&["heals", "heal"])?;
                    trigger.deed = Deed::DamagesOrHeals;
                }
                trigger.object = self.subject()?;
                if trigger.deed == Deed::Damages {
                    trigger.means = self.by_means()?;
                }
            }
            "deals" => {
                self.expect(&["damage"])?;
                trigger.deed = Deed::Damages;
                trigger.means = self.by_means()?;
            }
            "suffers" => {
                self.expect(&["damage"])?;
                trigger.deed = Deed::Suffers;
                trigger.means = self.by_means()?;
            }
            "gains" => {
                let both = self.eat(&["or"]);
                if both {
                    self.expect_any(&["loses", "lose"])?;
                }
                self.expect(&["power"])?;
                trigger.deed = if both { Deed::GainsOrLosesPower } else { Deed::GainsPower };
                if !both {
                    trigger.means = self.by_means()?;
                }
            }
            "loses" => {
                self.expect(&["power"])?;
                trigger.deed = Deed::LosesPower;
            }
            "places" => {
                self.expect(&["instability"])?;
                trigger.deed = Deed::PlacesInstability;
            }
            "reveals" => {
                trigger.deed = Deed::RevealsSpell;
                self.expect_article()?;
                trigger.means = self.typed_spell()?;
            }
            "resolves" => return self.resolves(trigger),
            "solves" => {
                self.expect_article()?;
                self.expect(&["quest"])?;
                trigger.deed = Deed::SolvesQuest;
            }
            "is" => return self.happens(trigger),
            "activates" => {
                trigger.deed = Deed::ActivatesRoom;
                trigger.place = if self.eat_article() {
                    coloured(self.colours_room()?)
                } else {
                    TriggerPlace::Named(self.room()?)
                };
            }
            "targets" => {
                self.expect(&["you", "with"])?;
                self.expect_article()?;
                trigger.deed = Deed::Reaches;
                trigger.means = self.typed_spell()?;
                // Whoever casts it: an evocation's or the rose's spell is answered too.
                trigger.subject = ANYONE;
                trigger.object = Subject { whose: SubjectWhose::Yours, kind: Kind::Mage };
            }
            "explores" => {
                trigger.deed = Deed::Explores;
                if self.eat(&["or"]) {
                    self.expect_any(&["uses", "use"])?;
                    self.expect(&["momentum"])?;
                    trigger.deed = Deed::ExploresOrUsesMomentum;
                }
            }
            "uses" => {
                self.expect(&["momentum"])?;
                trigger.deed = Deed::UsesMomentum;
            }
            "performs" => {
                self.expect_article()?;
                self.expect(&["physical", "action"])?;
                trigger.deed = Deed::PerformsPhysicalAction;
            }
            "attacks" => {
                use crate::trigger::SubjectWhose::{It, Yours};
                if !matches!(trigger.subject.whose, It | Yours | SubjectWhose::Target) {
                    let hint =
                        "`it attacks`, `you attack`, `target attacks`; others `damage` or `deal damage`";
                    return Err(Box::new(
                        self.wrong_since(mark, "only one's own attacks are heard").hint(hint),
                    ));
                }
                trigger.deed = Deed::Attacks;
            }
            "begins" if self.eat(&["to", "solve"]) => {
                self.expect_article()?;
                self.expect(&["quest"])?;
                trigger.deed = Deed::BeginsToSolve;
            }
            "begins" => {
                self.expect(&["clean-up"])?;
                trigger.deed = Deed::CleanUpBegins;
            }
            "heals" => {
                trigger.deed = Deed::Heals;
                trigger.object = self.subject()?;
            }
            "converts" if self.eat(&["damage"]) => trigger.deed = Deed::ConvertsDamage,
            "converts" if self.eat(&["instability"]) => trigger.deed = Deed::ConvertsInstability,
            "converts" => return Err(self.expected(&["damage", "instability"])),
            "takes" => {
                self.expect(&["the", "crown"])?;
                trigger.deed = Deed::TakesCrown;
            }
            "leaves" => {
                self.expect(&["that", "room"])?;
                if !self.setting.persistent {
                    let hint = "only a `persistent` remembers a room";
                    return Err(Box::new(self.wrong_since(mark, "no room is meant here").hint(hint)));
                }
                trigger.deed = Deed::Leaves;
                trigger.place = TriggerPlace::ThatRoom;
                trigger.means = self.by_means()?;
            }
            "casts" => {
                self.expect_article()?;
                trigger.deed = Deed::Casts;
                trigger.means = self.typed_spell()?;
            }
            "aims" => {
                self.expect_article()?;
                trigger.deed = Deed::Targets;
                trigger.means = self.typed_spell()?;
                self.expect(&["at", "you"])?;
                trigger.object = Subject { whose: SubjectWhose::Yours, kind: Kind::Mage };
            }
            "catches" => {
                self.expect(&["you", "with", "an", "area"])?;
                trigger.deed = Deed::Catches;
                trigger.means = self.typed_spell()?;
                trigger.object = Subject { whose: SubjectWhose::Yours, kind: Kind::Mage };
            }
            _ => return Err(self.wrong_since(mark, "this deed is not known")),
        }
        Ok(())
    }

    fn enters(&mut self, trigger: &mut Trigger) -> Fallible<()> {
        let mark = self.mark();
        trigger.deed = Deed::Enters;
        if self.eat(&["its", "room"]) {
            self.need_owner(mark, "its room")?;
            trigger.place = TriggerPlace::ItsRoom;
            return Ok(());
        }
        trigger.place = if self.eat_article() {
            coloured(self.colours_room()?)
        } else {
            TriggerPlace::Named(self.room()?)
        };
        Ok(())
    }

    /// After "is": what happens to the subject.
    fn happens(&mut self, trigger: &mut Trigger) -> Fallible<()> {
        if self.eat(&["defeated"]) {
            trigger.deed = Deed::IsDefeated;
            if self.eat(&["carrying"]) {
                self.expect(&["your", "damage"])?;
                trigger.also = Also::CarriedYourDamage;
            }
            return Ok(());
        }
        if self.eat(&["removed"]) {
            trigger.deed = Deed::IsRemoved;
            return Ok(());
        }
        if self.eat(&["put"]) {
            self.expect(&["in", "a", "cell"])?;
            trigger.deed = Deed::IsPutInCell;
            return Ok(());
        }
        Err(self.expected(&["defeated", "removed", "put in a cell"]))
    }

    fn resolves(&mut self, trigger: &mut Trigger) -> Fallible<()> {
        trigger.deed = Deed::Resolves;
        self.expect_article()?;
        if self.eat(&["summoning"]) {
            trigger.also = Also::Summoned;
            return Ok(());
        }
        if self.eat(&["effect"]) {
            return self.resolves_effect(trigger);
        }
        if lookup(&ELEMENTS, self.word()).is_some() {
            trigger.elements = self.elements()?;
            self.expect(&["spell"])?;
            trigger.means = Means::SPELL;
        } else {
            trigger.means = self.typed_spell()?;
        }
        if self.eat(&["in"]) {
            trigger.place = TriggerPlace::Named(self.room()?);
        }
        // Other conditions belong to the task, not to the deed.
        if self.sees(&["while", "your", "revealed"]) {
            self.skip();
            self.expect(&["your", "revealed", "spells", "show"])?;
            let least = self.number("a number of symbols", 20)?;
            self.expect(&["of"])?;
            if lookup(&ELEMENTS, self.word()).is_none() {
                self.element()?;
            }
            trigger.also = Also::Showing { least, elements: self.elements()? };
        }
        Ok(())
    }

    /// `resolves an effect of crypt`, `... that placed instability`.
    fn resolves_effect(&mut self, trigger: &mut Trigger) -> Fallible<()> {
        if self.eat(&["of"]) {
            trigger.means = Means::ROOM;
            trigger.place = if self.eat_article() {
                coloured(self.colours_room()?)
            } else {
                TriggerPlace::Named(self.room()?)
            };
            return Ok(());
        }
        if !self.eat(&["that", "placed"]) {
            return Err(self.expected(&["of", "that placed"]));
        }
        if self.eat(&["or", "converted"]) {
            self.expect(&["instability", "in"])?;
            self.expect_article()?;
            trigger.also = Also::PlacedOrConverted(self.colours_room()?);
            return Ok(());
        }
        self.expect(&["instability"])?;
        trigger.also = Also::Placed;
        Ok(())
    }

    /// `spell` or `combat or trap spell`.
    fn typed_spell(&mut self) -> Fallible<Means> {
        let types = self.several_of(&TYPES)?;
        if !self.eat(&["spell"]) {
            let known: &[&str] = if types.is_empty() {
                &["combat", "contingency", "trap", "protection", "spell"]
            } else {
                &["spell"]
            };
            return Err(self.expected(known));
        }
        if types.is_empty() {
            return Ok(Means::SPELL);
        }
        Ok(types.into_iter().fold(Means::ANY, |means, kind| means.with(kind.means())))
    }

    fn by_means(&mut self) -> Fallible<Means> {
        if self.eat(&["by"]) { self.means() } else { Ok(Means::ANY) }
    }

    /// Means joined by `or`.
    pub fn means(&mut self) -> Fallible<Means> {
        let mut means = Means::ANY;
        loop {
            self.eat_article();
            means = means.with(self.one_means()?);
            if !self.eat(&["or"]) {
                return Ok(means);
            }
        }
    }

    fn one_means(&mut self) -> Fallible<Means> {
        let single = [
            ("quest", Means::QUEST),
            ("event", Means::EVENT),
            ("room", Means::ROOM),
            ("attack", Means::ATTACK),
        ];
        if let Some(means) = lookup(&single, self.word()) {
            self.skip();
            return Ok(means);
        }
        if self.eat(&["physical"]) {
            self.expect(&["action"])?;
            return Ok(Means::ATTACK);
        }
        if self.eat(&["own"]) {
            self.expect(&["attack"])?;
            return Ok(Means::OWN_ATTACK);
        }
        if self.word() == Some("spell") || lookup(&TYPES, self.word()).is_some() {
            return self.typed_spell();
        }
        if kind_of(self.word()).is_some() {
            let hint = "`by` is for spells, quests, events, rooms and attacks; who did it is the subject";
            return Err(Box::new(self.expected(&["spell", "attack"]).hint(hint)));
        }
        Err(self.expected(&[
            "spell",
            "combat",
            "contingency",
            "trap",
            "protection",
            "quest",
            "event",
            "room",
            "attack",
            "physical action",
        ]))
    }
}

fn coloured(colours: Colours) -> TriggerPlace {
    if colours == Colours::ANY { TriggerPlace::Anywhere } else { TriggerPlace::Coloured(colours) }
}
