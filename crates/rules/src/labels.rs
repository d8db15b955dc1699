//! Options and models in words: one stable line each, for scenarios, logs and programs that talk to Lodge.

use crate::decision::Choice;
use crate::game::Game;
use crate::happening::Figure;
use crate::ids::*;
use crate::reactions::PendingCard;

impl Game {
    /// The id of the mage that sits there, or `seatN` before the choice.
    pub fn seat_name(&self, seat: Seat) -> String {
        if let Some(card) = self.avatar_card(seat) {
            return card.title.id.clone();
        }
        let mage = self.state.mage(seat).mage;
        match self.codex.mages.get(mage.index()) {
            Some(mage) => mage.title.id.clone(),
            None => format!("seat{}", seat.0 + 1),
        }
    }

    /// The id of the mage whose colour it is, or `rose`.
    pub fn colour_name(&self, colour: Colour) -> String {
        match colour.seat() {
            Some(seat) => self.seat_name(seat),
            None => "rose".into(),
        }
    }

    /// A model as it is now, for the log.
    pub(crate) fn figure(&self, model: Model) -> Figure {
        match self.state.evocation(model) {
            Some(own) => {
                let holder = own.host.seat().map_or(own.owner, Seat::colour);
                Figure { model, kind: Some(own.kind), holder, slot: own.slot }
            }
            None => {
                let holder = model.mage().map_or(Colour::NONE, Seat::colour);
                Figure { model, kind: None, holder, slot: EvocationSlot::FIRST }
            }
        }
    }

    /// A mage's id, or `OWNER/KINDn` for the evocation in slot n; nightmares go by their mage.
    pub fn model_name(&self, model: Model) -> String {
        self.figure_name(self.figure(model))
    }

    /// The name of a model as the log has kept it.
    pub fn figure_name(&self, figure: Figure) -> String {
        match (figure.kind, figure.model.mage()) {
            (Some(kind), _) => {
                let kind = &self.codex.evocations[kind.index()].title.id;
                // What the Avatar has summoned goes by its name.
                let holder = match (figure.holder.is_rose(), self.state.avatar_seat()) {
                    (true, Some(avatar)) => self.seat_name(avatar),
                    _ => self.colour_name(figure.holder),
                };
                format!("{holder}/{kind}{}", figure.slot.number())
            }
            (None, Some(seat)) => self.seat_name(seat),
            (None, None) => "nobody".into(),
        }
    }

    /// The id of the room that lies at a place.
    pub fn room_name(&self, place: Spot) -> String {
        match self.state.rooms.get(place.index()) {
            Some(room) => self.codex.rooms[room.room.index()].title.id.clone(),
            None => "cell".into(),
        }
    }

    fn spell_name(&self, card: Card) -> &str {
        &self.codex.spells[self.state.spell_of(card).index()].title.id
    }

    /// An option in words; see `docs/scenarios.md` for the list.
    pub fn label(&self, choice: Choice) -> String {
        match choice {
            Choice::Pass => "pass".into(),
            Choice::Yes => "yes".into(),
            Choice::Mage(mage) => format!("mage {}", self.codex.mages[mage.index()].title.id),
            Choice::School(school) => format!("school {}", self.codex.schools[school.index()].title.id),
            Choice::Grimoire(list) => {
                let lists = self.state.ask.and_then(|ask| {
                    let school = self.state.mage(ask.seat).school;
                    self.codex.schools.get(school.index()).map(|school| &school.grimoires)
                });
                match lists.and_then(|lists| lists.get(list.index())) {
                    Some(list) => format!("grimoire {}", list.id),
                    None => format!("grimoire {}", list.0 + 1),
                }
            }
            Choice::Card(card) => format!("card {}", self.spell_name(card)),
            Choice::Remove { card } => format!("remove {}", self.spell_name(card)),
            Choice::Prepare { card, slot, dark } => {
                let side = if dark { "dark" } else { "light" };
                format!("prepare {} {side} {}", self.spell_name(card), slot.name())
            }
            Choice::Explore => "explore".into(),
            Choice::Fight => "fight".into(),
            Choice::Command(model) => format!("command {}", self.model_name(model)),
            Choice::Cast { slot } => format!("cast {}", slot.name()),
            Choice::Momentum { slot } => format!("momentum {}", slot.name()),
            Choice::Solve { quest } => format!("solve {}", self.codex.quests[quest.index()].title.id),
            Choice::Step { room } => format!("step {}", self.room_name(room)),
            Choice::ActivateRoom => "activate".into(),
            Choice::ActivateBare => "activate without effect".into(),
            Choice::Attack(model) => format!("attack {}", self.model_name(model)),
            Choice::Target(model) => format!("target {}", self.model_name(model)),
            Choice::Dummy { room: Spot::NOWHERE } => "dummy".into(),
            Choice::Dummy { room } => format!("dummy {}", self.room_name(room)),
            Choice::Room { room } => format!("room {}", self.room_name(room)),
            Choice::Use { pending } => self.pending_label(pending),
            Choice::Cube { model, colour } => {
                format!("cube {} on {}", self.colour_name(colour), self.model_name(model))
            }
            Choice::RoomCube { room, colour } => {
                format!("cube {} in {}", self.colour_name(colour), self.room_name(room))
            }
            Choice::First => "first".into(),
            Choice::Second => "second".into(),
            Choice::Jinx(jinx) => format!("jinx {}", self.codex.jinxes[jinx.index()].title.id),
            Choice::Upgrade(upgrade) => format!("upgrade {}", self.codex.upgrades[upgrade.index()].title.id),
            Choice::Evocation(kind) => format!("evocation {}", self.codex.evocations[kind.index()].title.id),
            Choice::Quest { quest } => format!("quest {}", self.codex.quests[quest.index()].title.id),
            Choice::Event { event } => format!("event {}", self.codex.events[event.index()].title.id),
            Choice::Moon(moon) => format!("moon {moon}"),
            Choice::Slot { slot } => format!("slot {}", slot.name()),
            Choice::Seat(seat) => format!("seat {}", self.seat_name(seat)),
            Choice::Element(element) => format!("element {}", format!("{element:?}").to_lowercase()),
            Choice::Instead(_) => "instead".into(),
            Choice::SpellType(kind) => format!("type {}", format!("{kind:?}").to_lowercase()),
            Choice::SlotOf { seat, slot } => format!("slot {} of {}", slot.name(), self.seat_name(seat)),
        }
    }

    /// `use CARD`; with several occurrences of one card, `use CARD on MODEL`.
    fn pending_label(&self, index: u8) -> String {
        let Some(pending) = self.state.pending.get(index as usize) else { return "use".into() };
        let name = match pending.card {
            PendingCard::Slot { slot } | PendingCard::Feint { slot } => match pending.owner.seat() {
                Some(seat) => self.spell_name(self.state.mage(seat).sheet[slot.index()].card).to_string(),
                None => "spell".into(),
            },
            PendingCard::Persistent { slot, listener, .. } => {
                match self.persistent(pending.owner, slot, listener) {
                    Some(own) => {
                        self.spell_name(self.state.mage(own.of).sheet[slot.index()].card).to_string()
                    }
                    None => "spell".into(),
                }
            }
            PendingCard::Skill { model, .. } => self.model_name(model),
            PendingCard::Upgrade { model, upgrade, .. } => {
                let upgrade = &self.codex.upgrades[upgrade.index()].title.id;
                format!("{upgrade} of {}", self.model_name(model))
            }
            PendingCard::Jinx { jinx, .. } => self.codex.jinxes[jinx.index()].title.id.clone(),
            PendingCard::Command { card } => self.codex.commands[card.index()].title.id.clone(),
            PendingCard::Event { event, .. } => self.codex.events[event.index()].title.id.clone(),
        };
        let twins = self.state.pending.iter().filter(|other| {
            other.owner == pending.owner && other.card == pending.card && other.fact != pending.fact
        });
        if twins.count() > 0 {
            let fact = self.state.facts[pending.fact.index()];
            return format!("use {name} on {}", self.model_name(fact.on));
        }
        format!("use {name}")
    }
}
