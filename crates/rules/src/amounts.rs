//! Counting: how much a sentence says, read from the table and from what the effect has done so far.

use crate::game::Game;
use crate::ids::*;
use crate::lasting::Lasting;
use crate::stack::{EffectFrame, Target};
use crate::state::{EvocationState, Slot, SlotState, quest_pile, spell_pile};
use codex::{Amount, Archetype, Colours, Count, Element, Measure, QuestId, Rank, Who, Whose};

impl Game {
    pub(crate) fn amount(&self, frame: &EffectFrame, amount: Amount) -> u8 {
        if amount.is_fixed() {
            return amount.base.min(amount.most);
        }
        let count = self.count(frame, amount.count) as u16;
        let total = amount.base as u16 + amount.times as u16 * (count / amount.every.max(1) as u16);
        total.min(amount.most as u16) as u8
    }

    pub(crate) fn count(&self, frame: &EffectFrame, count: Count) -> u8 {
        match count {
            Count::That => frame.amount,
            Count::Damage { on, rose_only } => {
                let row = self.state.damage(self.who(frame, on));
                if rose_only { row.of(Colour::ROSE) } else { row.count() }
            }
            Count::ConvertibleDamage { on } => self.cubes_to_convert(self.who(frame, on), frame.you),
            Count::YourDamage { on } => self.state.damage(self.who(frame, on)).of(frame.you),
            Count::Jinxes { on } => match self.who(frame, on).mage() {
                Some(seat) => self.state.mage(seat).jinxes.len() as u8,
                None => 0,
            },
            Count::Upgrades { on } => {
                self.state.evocation(self.who(frame, on)).map_or(0, |evocation| evocation.upgrades.count())
            }
            Count::Nightmares { on } => {
                self.who(frame, on).mage().map_or(0, |seat| self.nightmares_on(seat).len() as u8)
            }
            Count::NightmaresInRoom => {
                let room = self.target_place(frame);
                self.state.models_in(room).iter().filter(|&model| self.is_nightmare(model)).count() as u8
            }
            Count::NightmaresInLodge => self
                .state
                .evocation_models()
                .filter(|&model| self.is_nightmare(model) && self.state.in_lodge(model))
                .count() as u8,
            Count::EvocationsInLodge(kind) => self
                .state
                .evocation_models()
                .chain(self.forms())
                .filter(|&model| self.state.in_lodge(model))
                .filter(|&model| kind.is_none_or(|kind| self.evocation_kind(model) == Some(kind)))
                .count() as u8,
            Count::Shown(element) => match frame.you.seat() {
                Some(seat) => self.shown(seat, |own| own == element || own == Element::All, Card::NONE),
                None => 0,
            },
            Count::EventsOnBoard => self.state.board.iter().filter(|event| event.is_some()).count() as u8,
            Count::DamagedModels | Count::HitModels => frame.damaged_count,
            Count::RoseDamageOnDamaged => {
                frame.damaged.iter().map(|model| self.state.damage(model).of(Colour::ROSE)).sum()
            }
            Count::Converted => frame.converted,
            Count::Unconverted => frame.unconverted,
            Count::RoseConverted => frame.rose_converted,
            Count::StrengthOfYourEvocations => {
                self.summoned_by(frame.you).map(|model| self.evocation_strength(model)).sum()
            }
            Count::YourEvocations => self.summoned_by(frame.you).count() as u8,
            Count::CompletedQuests { of } => self.quests_of(frame, of, quest_pile::completed),
            Count::SolvedQuests { of } => self.quests_of(frame, of, quest_pile::solved),
            Count::HealedModels => frame.converted_on.len() as u8,
            Count::MoonOfThatQuest => match frame.quest {
                QuestId::NONE => 0,
                quest => self.codex.quests[quest.index()].moon,
            },
            Count::AlikeSpells => frame.you.seat().map_or(0, |seat| self.alike_spells(seat)),
            Count::DifferentElements => frame.you.seat().map_or(0, |seat| self.different_elements(seat)),
            Count::Trophies { of } => self.who(frame, of).mage().map_or(0, |seat| self.trophies_of(seat)),
            Count::InYourRoom(kind) => {
                let here = self.state.models_in(self.standpoint(frame));
                let others = here.without(Models::one(self.state.body(frame.you)));
                others.iter().filter(|&model| self.is_of(model, kind, Whose::Any, frame.you)).count() as u8
            }
            Count::WoundedMages => {
                let others = self.state.seats().filter(|&seat| self.state.side(seat) != frame.you);
                others.filter(|&seat| self.state.damage(seat.model()).of(frame.you) > 0).count() as u8
            }
            Count::OfYours(archetype) => {
                self.summoned_by(frame.you).filter(|&model| self.archetype(model) == Some(archetype)).count()
                    as u8
            }
            Count::PowerOfThatQuest => match frame.quest {
                QuestId::NONE => 0,
                quest => self.codex.quests[quest.index()].power,
            },
            Count::OthersInTargetRoom => {
                let here = self.state.models_in(self.target_place(frame));
                here.without(Models::one(self.who(frame, Who::Target))).len() as u8
            }
            Count::InstabilityInTargetRoom => {
                let room = self.state.rooms.get(self.target_place(frame).index());
                room.map_or(0, |room| room.cubes.count())
            }
            Count::RevealedSpells { of } => self.spells_on(frame, of, SlotState::Revealed),
            Count::ReadySpells { of } => self.spells_on(frame, of, SlotState::Ready),
            Count::OthersIn(colours) => self.others_in(frame, self.coloured(colours)),
            Count::OthersInTargetColour => {
                let place = self.target_place(frame);
                if place.is_room() {
                    self.others_in(frame, self.coloured(Colours::ANY.with(self.colour_at(place))))
                } else {
                    0
                }
            }
            Count::MagesHit => frame.it.iter().filter(|model| model.mage().is_some()).count() as u8,
            Count::PowerOfThatSpell => self.power_of_that_spell(frame),
        }
    }

    fn spells_on(&self, frame: &EffectFrame, of: Who, wanted: SlotState) -> u8 {
        let own = |seat: Seat| self.state.mage(seat).sheet.iter().filter(|slot| slot.state == wanted).count();
        self.who(frame, of).mage().map_or(0, |seat| own(seat) as u8)
    }

    fn others_in(&self, frame: &EffectFrame, rooms: u32) -> u8 {
        let models = self.state.models_at(rooms);
        models.iter().filter(|&model| self.state.owner(model) != frame.you).count() as u8
    }

    fn power_of_that_spell(&self, frame: &EffectFrame) -> u8 {
        let Some((at, _)) = self.answered(frame) else { return 0 };
        let earned = self.state.lasting.iter().find_map(|own| match *own {
            Lasting::Earned { frame, power } if frame.index() == at => Some(power),
            _ => None,
        });
        earned.unwrap_or(0)
    }

    fn quests_of(&self, frame: &EffectFrame, of: Who, pile: fn(Seat) -> usize) -> u8 {
        self.who(frame, of).mage().map_or(0, |seat| self.state.quests.len(pile(seat)) as u8)
    }

    /// Not the nightmares: they are the Black Rose's, but nobody summoned them (L-17). A mage in the form of an
    /// evocation is one of their own (C16.14).
    fn summoned_by(&self, side: Colour) -> impl Iterator<Item = Model> + '_ {
        let own = move |own: &EvocationState| own.owner == side && (!own.haunts() || !side.is_rose());
        let summoned =
            self.state.evocation_models().filter(move |&model| self.state.evocation(model).is_some_and(own));
        summoned.chain(self.forms().filter(move |&model| self.state.owner(model) == side))
    }

    /// Symbols on the active sides of a mage's revealed spells (R8.6); `except` leaves one card out.
    pub(crate) fn shown(&self, seat: Seat, wanted: impl Fn(Element) -> bool, except: Card) -> u8 {
        let mut count = 0;
        for slot in self.state.mage(seat).sheet {
            if slot.state == SlotState::Revealed
                && slot.card != except
                && wanted(self.element_of(slot.card, slot.dark))
            {
                count += 1;
            }
        }
        count
    }

    /// The cards on a mage's sheet that lie revealed.
    fn revealed(&self, seat: Seat) -> impl Iterator<Item = Slot> + '_ {
        self.state.mage(seat).sheet.into_iter().filter(|slot| slot.state == SlotState::Revealed)
    }

    fn alike_spells(&self, seat: Seat) -> u8 {
        let name = |slot: &Slot| self.state.spell_of(slot.card);
        let alike = |one: Slot| self.revealed(seat).filter(|slot| name(slot) == name(&one)).count();
        self.revealed(seat).map(alike).max().unwrap_or(0) as u8
    }

    /// A symbol that stands for any element counts as one more (R8.5).
    fn different_elements(&self, seat: Seat) -> u8 {
        let seen = |all: bool| {
            self.revealed(seat)
                .map(|slot| self.side(slot).element)
                .filter(move |&own| (own == Element::All) == all)
        };
        let named = seen(false).fold(0u8, |mask, element| mask | 1 << element as u8).count_ones();
        (named as usize + seen(true).count()).min(Element::All as usize) as u8
    }

    /// Whether nobody comes before this mage; those who tie all do. The Avatar is a mage among them, but not for events
    /// (R22.1, R22.13).
    pub(crate) fn is_ranked(&self, frame: &EffectFrame, model: Model, rank: Rank) -> bool {
        let Some(seat) = model.mage() else { return false };
        let own = self.measure(seat, rank.of);
        let event = matches!(frame.source, crate::stack::Source::Event { .. });
        self.state
            .seats()
            .filter(|&other| !event || !self.state.is_avatar(other))
            .map(|other| self.measure(other, rank.of))
            .all(|other| if rank.most { other <= own } else { other >= own })
    }

    /// The Avatar's are the Black Rose's (R22.2).
    fn trophies_of(&self, seat: Seat) -> u8 {
        if self.state.is_avatar(seat) {
            self.state.rose.taken.iter().sum()
        } else {
            self.state.mage(seat).trophies_taken()
        }
    }

    fn measure(&self, seat: Seat, of: Measure) -> u8 {
        match of {
            Measure::Power => self.state.power(self.state.side(seat)),
            Measure::Trophies => self.trophies_of(seat),
            Measure::SolvedQuests => self.state.quests.len(quest_pile::solved(seat)) as u8,
            Measure::Damage => self.state.damage(seat.model()).count(),
            Measure::Evocations => self.summoned_by(self.state.side(seat)).count() as u8,
            Measure::Spells if self.state.is_avatar(seat) => self.commands_left(),
            Measure::Spells => self.state.spells.len(spell_pile::hand(seat)) as u8,
        }
    }

    /// Whether other revealed spells show the listed elements, each from its own spell (R23.10, RB-35).
    pub(crate) fn enhanced(&self, frame: &EffectFrame, enhancement: codex::Enhancement) -> bool {
        let Some(seat) = frame.you.seat() else { return false };
        let own_card = match frame.source {
            crate::stack::Source::Spell { card, .. } => card,
            _ => Card::NONE,
        };
        let mut elements: [Option<Element>; SheetSlot::COUNT] = [None; SheetSlot::COUNT];
        for (index, slot) in self.state.mage(seat).sheet.into_iter().enumerate() {
            if slot.state == SlotState::Revealed && slot.card != own_card {
                elements[index] = Some(self.element_of(slot.card, slot.dark));
            }
        }
        let fits = |shown: Option<Element>, wanted: Element| {
            shown.is_some_and(|shown| shown == wanted || shown == Element::All || wanted == Element::All)
        };
        (0..elements.len()).any(|first| {
            fits(elements[first], enhancement.first)
                && enhancement.second.is_none_or(|second| {
                    (0..elements.len()).any(|other| other != first && fits(elements[other], second))
                })
        })
    }

    pub(crate) fn is_nightmare(&self, model: Model) -> bool {
        self.archetype(model) == Some(Archetype::Nightmare)
    }

    pub(crate) fn archetype(&self, model: Model) -> Option<Archetype> {
        Some(self.codex.evocations[self.evocation_kind(model)?.index()].archetype)
    }

    pub(crate) fn nightmares_on(&self, seat: Seat) -> Models {
        let mut models = Models::EMPTY;
        for (index, evocation) in self.state.evocations.iter().enumerate() {
            if evocation.exists() && evocation.host.is(seat) {
                models = models.with(Model::evocation(index));
            }
        }
        models
    }

    /// Someone already known, as a model; [`Model::NONE`] for a dummy or nobody.
    pub(crate) fn who(&self, frame: &EffectFrame, who: Who) -> Model {
        match who {
            Who::You => self.state.body(frame.you),
            Who::Target => match frame.target {
                Target::Model(model) => model,
                _ => Model::NONE,
            },
            Who::That => frame.that,
            Who::Caster => self.state.body(frame.caster),
            Who::It => frame.it.first(),
            Who::Owner => self.state.body(self.state.owner(frame.it.first())),
            Who::Rose => self.state.body(Colour::ROSE),
            Who::CrownHolder => self.state.crown.model(),
            Who::OwnerOfTarget => self.state.body(self.state.owner(self.who(frame, Who::Target))),
        }
    }
}
