//! The log of a game, told in plain words: one line for each thing that happened, with what caused it at the end.
//!
//! ```
//! use rules::{Game, SeatSetup, Setup};
//!
//! let setup = Setup { seats: vec![SeatSetup::default(); 2], ..Setup::default() };
//! let mut game = Game::new(&content::rebirth(), &setup, 7).unwrap();
//! game.record(true);
//! game.answer(0).unwrap();
//! for entry in game.events() {
//!     println!("{}", telling::say(&game, &entry, None));
//! }
//! ```
//!
//! Cards are called by their ids: whoever wants their names puts them in (`lodge play` does). What a browser shows is
//! worded in the browser, from the same entries.

#![deny(missing_docs)]

mod avatar;

use codex::{CommandId, EventId, EvocationId, JinxId, QuestId, RoomId, SpellId, UpgradeId};
use rules::log::{Action, Aim, Cause, DrawnFrom, Figure};
use rules::{AskKind, Colour, Entry, Game, Happening, Phase, Seat, Spot, What};

/// One line of the log as a seat, or a spectator (`None`), may read it, with its cause at the end.
pub fn say(game: &Game, entry: &Entry, viewer: Option<Seat>) -> String {
    let words = Words(game);
    format!("{} ({})", words.what(entry.happening.seen_by(viewer)), words.cause(entry.cause))
}

/// The line with everything in it, for those who debug a table laid by hand.
pub fn say_all(game: &Game, entry: &Entry) -> String {
    let owner = match entry.happening {
        Happening::Open(_) => None,
        Happening::Veiled { owner, .. } => Some(owner),
    };
    say(game, entry, owner)
}

/// The name of a phase, as scenarios write it.
pub fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::SetUp => "set_up",
        Phase::BlackRose => "black_rose",
        Phase::Study => "study",
        Phase::Preparation => "preparation",
        Phase::Action => "action",
        Phase::Evocation => "evocation",
        Phase::CleanUp => "clean_up",
        Phase::Scoring => "scoring",
        Phase::Over => "over",
    }
}

struct Words<'game>(&'game Game);

impl Words<'_> {
    fn spell(&self, spell: SpellId) -> &str {
        self.0.codex().spells.get(spell.index()).map_or("a spell", |card| &card.title.id)
    }
    fn spell_or(&self, spell: Option<SpellId>) -> &str {
        spell.map_or("a spell", |spell| self.spell(spell))
    }
    fn room(&self, room: RoomId) -> &str {
        self.0.codex().rooms.get(room.index()).map_or("a room", |card| &card.title.id)
    }
    fn quest(&self, quest: QuestId) -> &str {
        self.0.codex().quests.get(quest.index()).map_or("a quest", |card| &card.title.id)
    }
    fn quest_or(&self, quest: Option<QuestId>) -> &str {
        quest.map_or("a quest", |quest| self.quest(quest))
    }
    fn event(&self, event: EventId) -> &str {
        self.0.codex().events.get(event.index()).map_or("an event", |card| &card.title.id)
    }
    fn kind(&self, kind: EvocationId) -> &str {
        self.0.codex().evocations.get(kind.index()).map_or("an evocation", |card| &card.title.id)
    }
    fn jinx(&self, jinx: JinxId) -> &str {
        self.0.codex().jinxes.get(jinx.index()).map_or("a jinx", |card| &card.title.id)
    }
    fn upgrade(&self, upgrade: UpgradeId) -> &str {
        self.0.codex().upgrades.get(upgrade.index()).map_or("an upgrade", |card| &card.title.id)
    }
    pub fn command(&self, card: CommandId) -> &str {
        self.0.codex().commands.get(card.index()).map_or("a Command Card", |card| &card.title.id)
    }
    fn seat(&self, seat: Seat) -> String {
        self.0.seat_name(seat)
    }
    fn who(&self, colour: Colour) -> String {
        match colour {
            Colour::NONE => "nobody".into(),
            colour => self.0.colour_name(colour),
        }
    }
    fn model(&self, figure: Figure) -> String {
        self.0.figure_name(figure)
    }
    fn place(&self, room: Spot) -> String {
        self.0.room_name(room)
    }

    fn cause(&self, cause: Cause) -> &str {
        match cause {
            Cause::Rule(rule) => {
                self.0.codex().edition.as_ref().map_or(rule, |edition| edition.number_of(rule))
            }
            Cause::Spell(spell) => self.spell(spell),
            Cause::Room(room) => self.room(room),
            Cause::Quest(quest) => self.quest(quest),
            Cause::Event(event) => self.event(event),
            Cause::Evocation(kind) => self.kind(kind),
            Cause::Jinx(jinx) => self.jinx(jinx),
            Cause::Upgrade(upgrade) => self.upgrade(upgrade),
            Cause::Command(card) => self.command(card),
        }
    }

    pub fn aim(&self, aim: Aim) -> String {
        match aim {
            Aim::Model(model) => self.model(model),
            Aim::Dummy => "a dummy".into(),
            Aim::Room(room) => self.place(room),
        }
    }

    /// One sentence for everything that can happen; a new happening does not compile without one.
    fn what(&self, what: What) -> String {
        match what {
            // Turns, phases, points, events.
            What::TurnBegins { turn } => format!("turn {turn} begins"),
            What::PhaseBegins { phase, first } => {
                format!("the phase {} begins, first {}", phase_name(phase), self.seat(first))
            }
            What::MoonChanges { moon } => format!("moon {moon} rises"),
            What::EndTriggered => "the end of the game is triggered".into(),
            What::ChoseMage { seat, mage } => {
                let mage = self.0.codex().mages.get(mage.index()).map_or("a mage", |card| &card.title.id);
                format!("seat {} plays {mage}", seat.0 + 1)
            }
            What::ChoseSchool { seat, school } => {
                let schools = &self.0.codex().schools;
                let school = schools.get(school.index()).map_or("a school", |card| &card.title.id);
                format!("{} studies {school}", self.seat(seat))
            }
            What::PowerChanges { who, by, now } if by < 0 => {
                format!("{} loses {} power, now {now}", self.who(who), by.unsigned_abs())
            }
            What::PowerChanges { who, by, now } => format!("{} gains {by} power, now {now}", self.who(who)),
            What::CrownTaken { by } => format!("{} takes the crown", self.seat(by)),
            What::EventRevealed { event, by } => {
                format!("{} reveals the event {}", self.seat(by), self.event(event))
            }
            What::EventLaid { event, slot } => {
                format!("the event {} lies in slot {}", self.event(event), slot)
            }
            What::EventDiscarded { event } => format!("the event {} is discarded", self.event(event)),
            What::RoomRebuilt { room } => format!("{} is rebuilt", self.room(room)),
            What::RoomTornDown { room, by } => {
                format!("{} is torn down; its token goes to {}", self.room(room), self.who(by))
            }
            What::TokenBonus { who, points } => format!("tokens bring {} {points}", self.who(who)),
            What::ExtraTurn => "those who share first place play on".into(),
            What::ElementNamed { by, spell, element } => format!(
                "{} names {} for {}",
                self.who(by),
                format!("{element:?}").to_lowercase(),
                self.spell(spell)
            ),
            What::Bonus { who, quests, trophies, crown } => format!(
                "{} gains {quests} power for quests, {trophies} for trophies, {crown} for the crown",
                self.who(who)
            ),
            What::GameWon { by } => format!("{} wins", self.who(by)),
            // Spells.
            What::SpellDrawn { seat, spell, from } => {
                let from = match from {
                    DrawnFrom::Grimoire => "the grimoire",
                    DrawnFrom::Memories => "the memories",
                    DrawnFrom::Library => "the library",
                    DrawnFrom::Forgotten => "the forgotten spells",
                    DrawnFrom::Aside => "the spells aside",
                };
                format!("{} draws {} from {from}", self.seat(seat), self.spell_or(spell))
            }
            What::SpellsLookedAt { seat, count } => format!("{} looks at {count} spells", self.seat(seat)),
            What::SpellDiscarded { seat, spell, .. } => {
                format!("{} discards {}", self.seat(seat), self.spell(spell))
            }
            What::SpellRemoved { seat, spell } => {
                format!("{} removes {}", self.seat(seat), self.spell(spell))
            }
            What::SpellLeavesGame { spell, .. } => format!("{} leaves the game", self.spell(spell)),
            What::SpellGiven { from, to, spell } => {
                format!("{} gives {} to {}", self.seat(from), self.spell_or(spell), self.seat(to))
            }
            What::SpellTakenBack { seat, spell, .. } => {
                format!("{} takes {} back into hand", self.seat(seat), self.spell_or(spell))
            }
            What::SpellReturned { seat, spell, .. } => {
                format!("{} of {} returns to hand", self.spell(spell), self.seat(seat))
            }
            What::SpellSwapped { seat, out, into, .. } => {
                format!("{} swaps {} for {}", self.seat(seat), self.spell(out), self.spell(into))
            }
            What::Shuffled { seat } => format!("{} shuffles the memories into the grimoire", self.seat(seat)),
            What::GrimoireShuffled { seat } => format!("{} shuffles the grimoire", self.seat(seat)),
            What::Prepared { seat, slot, spell } => match spell {
                Some((spell, dark)) => {
                    let (spell, side) = (self.spell(spell), if dark { "dark" } else { "light" });
                    format!("{} prepares {spell} {side} on {}", self.seat(seat), slot.name())
                }
                None => format!("{} prepares a spell on {}", self.seat(seat), slot.name()),
            },
            What::SpellActive { seat, slot, protection } => {
                let kind = if protection { "protection" } else { "trap" };
                format!("{} has an active {kind} on {}", self.seat(seat), slot.name())
            }
            What::SpellRevealed { seat, spell, dark, .. } => {
                let side = if dark { "dark" } else { "light" };
                format!("{} reveals {} {side}", self.seat(seat), self.spell(spell))
            }
            What::Persists { seat, slot } => {
                format!("the spell of {} on {} persists", self.seat(seat), slot.name())
            }
            // Quests, jinxes, upgrades.
            What::QuestDrawn { seat, quest } => {
                format!("{} draws {}", self.seat(seat), self.quest_or(quest))
            }
            What::QuestMarked { seat, quest, cubes } => {
                format!("{} marks {}, now {cubes}", self.seat(seat), self.quest(quest))
            }
            What::QuestCompleted { seat, quest } => {
                format!("{} completes {}", self.seat(seat), self.quest(quest))
            }
            What::QuestSolved { seat, quest } => format!("{} solves {}", self.seat(seat), self.quest(quest)),
            What::QuestDiscarded { seat, quest } => {
                format!("{} discards {}", self.seat(seat), self.quest_or(quest))
            }
            What::RoseDrewQuest { moon } => format!("rose draws a quest of moon {moon}"),
            What::JinxAssigned { jinx, to } => format!("{} gets {}", self.seat(to), self.jinx(jinx)),
            What::JinxMarked { jinx, on, cubes } => {
                format!("{} marks {}, now {cubes}", self.seat(on), self.jinx(jinx))
            }
            What::JinxDiscarded { jinx, from } => {
                format!("{} is rid of {}", self.seat(from), self.jinx(jinx))
            }
            What::UpgradeAssigned { upgrade, to } => {
                format!("{} gets {}", self.model(to), self.upgrade(upgrade))
            }
            What::UpgradeDiscarded { upgrade, from } => {
                format!("{} loses {}", self.model(from), self.upgrade(upgrade))
            }
            // What models do and suffer.
            What::ActionTaken { seat, action } => format!("{} {}", self.seat(seat), verb(action)),
            What::RoomActivated { seat, room } => {
                format!("{} activates {}", self.seat(seat), self.room(room))
            }
            What::EffectWaived { seat } => format!("{} leaves its effect", self.seat(seat)),
            What::Targeted { by, target } => format!("{} targets {}", self.who(by), self.aim(target)),
            What::Damaged { by, on, count } => {
                format!("{} inflicts {count} on {}", self.who(by), self.model(on))
            }
            What::DamageIgnored { by, count } => format!("{} ignores {count} damage", self.seat(by)),
            What::EffectIgnored { by } => format!("{} ignores the effect", self.seat(by)),
            What::DamageConverted { by, on, from } => {
                format!("{} converts a cube of {} on {}", self.who(by), self.who(from), self.model(on))
            }
            What::Healed { on, colour } => {
                format!("{} is healed of a cube of {}", self.model(on), self.who(colour))
            }
            What::InstabilityPlaced { by, room, count } => {
                format!("{} places {count} instability in {}", self.who(by), self.place(room))
            }
            What::InstabilityConverted { by, room, from } => {
                format!("{} converts a cube of {} in {}", self.who(by), self.who(from), self.place(room))
            }
            What::InstabilityRemoved { by, room, from } => {
                format!("{} removes a cube of {} from {}", self.who(by), self.who(from), self.place(room))
            }
            What::DamageTransferred { by, from, to, colour } => {
                let (from, to) = (self.model(from), self.model(to));
                format!("{} passes a cube of {} from {from} to {to}", self.who(by), self.who(colour))
            }
            What::Moved { model, room } => format!("{} moves to {}", self.model(model), self.place(room)),
            What::Put { model, room } => format!("{} is put into {}", self.model(model), self.place(room)),
            What::PutInCell { seat } => format!("{} is put into the cell", self.seat(seat)),
            What::Summoned { seat, model, room, .. } => {
                let model = self.model(model);
                format!("{} summons {model} in {}", self.seat(seat), self.place(room))
            }
            What::NightmareAssigned { kind, to, .. } => {
                format!("{} haunts {}", self.kind(kind), self.seat(to))
            }
            What::EvocationRemoved { kind, owner, room } => {
                format!("{} of {} is removed from {}", self.kind(kind), self.who(owner), self.place(room))
            }
            What::EvocationActivates { model, controller } => {
                format!("{} activates under {}", self.model(model), self.who(controller))
            }
            What::NoChoice { seat, giving } => {
                format!("{} has no choice: there is only one {}", self.seat(seat), given_up(giving))
            }
            What::Forbidden { seat, ban, next } => {
                let when = if next { "in the next Action Phase" } else { "this turn" };
                format!("{} cannot {} {when}", self.seat(seat), banned(ban))
            }
            What::SpellSeen { by, of, spell } => {
                format!("{} sees {} of {}", self.seat(by), self.spell_or(spell), self.seat(of))
            }
            What::SpellCancelled { spell } => format!("{} is cancelled", self.spell(spell)),
            What::ActivationStopped { room } => format!("{} is not activated", self.room(room)),
            What::ActivationTaken { by, room } => {
                format!("{} activates {} instead", self.seat(by), self.room(room))
            }
            What::QuestGiven { from, to, quest } => {
                format!("{} gives {} to {}", self.seat(from), self.quest_or(quest), self.seat(to))
            }
            What::QuestTaken { by, from, quest } => {
                format!("{} takes {} of {}", self.seat(by), self.quest(quest), self.seat(from))
            }
            What::QuestRefused { seat, quest } => {
                format!("{} cannot solve {} this turn", self.seat(seat), self.quest(quest))
            }
            What::EventsLookedAt { seat, count } => {
                let events = if count == 1 { "an event".into() } else { format!("{count} events") };
                format!("{} looks at {events}", self.seat(seat))
            }
            What::TokenTurned { seat } => format!("{} turns an action token", self.seat(seat)),
            What::TokenRefreshed { seat } => format!("{} refreshes an action token", self.seat(seat)),
            What::RoomClosed { room } => format!("{} cannot be activated this turn", self.place(room)),
            What::RoomRecoloured { room, colour } => {
                format!("{} counts as {} this turn", self.place(room), format!("{colour:?}").to_lowercase())
            }
            What::RoomCopied { room, copy } => {
                format!("{} counts as {} this turn", self.place(room), self.room(copy))
            }
            What::TypeNamed { seat, kind } => {
                format!("{} names {} spells", self.seat(seat), format!("{kind:?}").to_lowercase())
            }
            What::QuestHandedOver { seat, to } => {
                format!("a quest of {} goes to {}", self.seat(seat), self.seat(to))
            }
            What::QuestsLookedAt { seat, count } => {
                format!("{} looks at {count} quests", self.seat(seat))
            }
            What::QuestRevealed { seat, quest } => {
                format!("{} reveals {}", self.seat(seat), self.quest(quest))
            }
            What::QuestClaimed { seat, quest } => format!("{} claims {}", self.seat(seat), self.quest(quest)),
            What::QuestPutBack { seat, quest } => {
                format!("{} puts back {}", self.seat(seat), self.quest_or(quest))
            }
            What::Defeated { seat, by } => format!("{} is defeated by {}", self.seat(seat), self.who(by)),
            What::CommandRevealed { .. }
            | What::CommandAnswers { .. }
            | What::CommandDiscarded { .. }
            | What::CommandsTurned { .. }
            | What::CommandsReturned { .. }
            | What::Dominion { .. }
            | What::AvatarChooses { .. }
            | What::CrownChooses { .. } => self.avatar(what),
            What::TrophyTaken { by, of } => {
                format!("{} takes a trophy of {}", self.who(by), self.seat(of))
            }
        }
    }
}

fn given_up(kind: AskKind) -> &'static str {
    match kind {
        AskKind::DiscardSpell => "spell in hand",
        AskKind::DiscardEvent => "event on the board",
        AskKind::DiscardUpgrade => "upgrade",
        AskKind::DiscardQuestOrJinx => "quest or jinx",
        _ => "quest",
    }
}

fn verb(action: Action) -> &'static str {
    match action {
        Action::Explore => "explores",
        Action::Fight => "fights",
        Action::Command => "commands an evocation",
        Action::Momentum => "uses momentum",
        Action::Cast => "casts",
        Action::SolveQuest => "solves a quest",
        Action::Pass => "passes",
    }
}

/// What an inhibition forbids.
fn banned(ban: codex::Ban) -> &'static str {
    match ban {
        codex::Ban::MoveByAction => "move by physical actions",
        codex::Ban::Move => "move",
        codex::Ban::Leave => "leave the room by physical actions or spells",
        codex::Ban::ActivateRooms => "activate rooms",
    }
}
