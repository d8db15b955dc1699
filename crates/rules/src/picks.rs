//! From words to models and rooms: groups, targets, places (R9.8 to R9.25).

use crate::choices::Spares;
use crate::clauses::answer;
use crate::decision::{AskKind, Choice};
use crate::facts::FactKind;
use crate::game::Game;
use crate::hexes;
use crate::ids::*;
use crate::stack::{EffectFrame, Finding, PartOrder, Source, Target};
use codex::{
    Bind, Clause, Colours, Condition, DistantRooms, Group, Kind, Means, Pick, Place, Reach, TargetKind, Who,
    Whose, With,
};

/// The answer of a gathering: ready, or a question has been put.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Gathered<T> {
    Ready(T),
    Asked,
}

impl Game {
    /// Events reach mages in their cells (R4.9).
    pub(crate) fn reaches_cells(&self, frame: &EffectFrame) -> bool {
        matches!(frame.source, Source::Event { .. })
    }

    /// Where ranges of "you" are measured from: a room at work may be far from its mage (C11.7).
    pub(crate) fn standpoint(&self, frame: &EffectFrame) -> Spot {
        match frame.source {
            Source::Room { room, .. } if self.state.rules.distant_rooms == DistantRooms::FromTheRoom => {
                self.state.place_of_room(room).unwrap_or(Spot::NOWHERE)
            }
            Source::Quest { quest } if self.state.rules.distant_rooms == DistantRooms::FromTheRoom => {
                let stands_for = self.codex.quests[quest.index()].stands_for();
                stands_for
                    .and_then(|room| self.state.place_of_room(room))
                    .unwrap_or(self.state.place(frame.actor))
            }
            _ => self.state.place(frame.actor),
        }
    }

    /// The room of someone; for a mage just defeated the room of the defeat, where the sentence speaks of it (R9.26).
    pub(crate) fn place_of_who(&self, frame: &EffectFrame, who: Who) -> Spot {
        match who {
            Who::You => self.standpoint(frame),
            Who::Target => self.target_place(frame),
            // An evocation that has just left is measured from where it stood.
            Who::It if frame.it.is_empty() && frame.it_room != Spot::NOWHERE => frame.it_room,
            // The target that this effect itself has removed: nothing but that names a room here.
            Who::It if frame.it.is_empty() && frame.cause_fact == FactId::NONE => frame.that_room,
            Who::It if frame.it.is_empty() => Spot::NOWHERE,
            _ => self.state.place(self.who(frame, who)),
        }
    }

    pub(crate) fn target_place(&self, frame: &EffectFrame) -> Spot {
        match frame.target {
            Target::None | Target::Gone => Spot::NOWHERE,
            Target::Room { room } | Target::Dummy { room } => room,
            Target::Model(model) => {
                let place = self.state.place(model);
                match model.mage() {
                    Some(seat) if place == Spot::CELL && self.speaks_of_defeat(frame) => {
                        self.state.mage(seat).fell_at
                    }
                    _ => place,
                }
            }
        }
    }

    fn speaks_of_defeat(&self, frame: &EffectFrame) -> bool {
        let Some(effect) = self.codex.effects.get(frame.effect.index()) else { return false };
        let sentence = effect.sentences.at as usize + frame.sentence as usize;
        self.codex.sentences.get(sentence).and_then(|sentence| sentence.condition)
            == Some(Condition::DefeatedTarget)
    }

    /// The rooms a "room@n from X" can mean.
    pub(crate) fn rooms_within(&self, frame: &EffectFrame, range: u8, from: Who, colours: Colours) -> u32 {
        let mut mask = hexes::within(self.place_of_who(frame, from), range);
        if colours != Colours::ANY {
            mask &= self.coloured(colours);
        }
        mask
    }

    pub(crate) fn coloured(&self, colours: Colours) -> u32 {
        let mut mask = 0;
        for place in hexes::rooms(hexes::ALL) {
            if colours.allows(self.colour_at(place)) {
                mask |= place.bit();
            }
        }
        mask
    }

    /// Whether a model is of a kind, seen from one side.
    pub(crate) fn is_of(&self, model: Model, kind: Kind, whose: Whose, you: Colour) -> bool {
        let kind_fits = match kind {
            Kind::Mage => model.mage().is_some(),
            Kind::Evocation => self.is_evocation(model),
            Kind::Model => true,
            Kind::Of(_) | Kind::Named(_) => self.is_kind(model, kind),
        };
        kind_fits
            && match whose {
                Whose::Any => true,
                Whose::Yours => self.state.owner(model) == you,
                Whose::Others => self.state.owner(model) != you,
            }
    }

    /// Whether a model is an evocation of an archetype, or of one kind.
    pub(crate) fn is_kind(&self, model: Model, kind: Kind) -> bool {
        match kind {
            Kind::Of(archetype) => self.archetype(model) == Some(archetype),
            Kind::Named(named) => self.evocation_kind(model) == Some(named),
            _ => false,
        }
    }

    /// Whether a room is one that a target line asks for.
    fn room_has(&self, frame: &EffectFrame, room: Spot, with: With) -> bool {
        match with {
            With::Holding(kind) => {
                self.state.models_in(room).iter().any(|own| self.is_of(own, kind, Whose::Any, frame.you))
            }
            With::Instability(least) => self.state.rooms[room.index()].cubes.count() >= least,
            _ => true,
        }
    }

    pub(crate) fn has(&self, frame: &EffectFrame, model: Model, with: With) -> bool {
        match with {
            With::Anything => true,
            With::HealthAtMost(most) => model.mage().is_none() && self.health(model) <= most,
            With::Upgrade => self.state.evocation(model).is_some_and(|own| !own.upgrades.is_empty()),
            With::Jinx => model.mage().is_some_and(|seat| !self.state.mage(seat).jinxes.is_empty()),
            With::NoRoseDamage => self.state.damage(model).of(Colour::ROSE) == 0,
            With::NoCompletedQuest => {
                let completed = crate::state::quest_pile::completed;
                model.mage().is_some_and(|seat| self.state.quests.len(completed(seat)) == 0)
            }
            With::NoNightmare => model.mage().is_some_and(|seat| self.nightmares_on(seat).is_empty()),
            With::NothingConverted => !frame.converted_on.has(model),
            With::Ranked(rank) => self.is_ranked(frame, model, rank),
            With::But(archetype) => self.archetype(model) != Some(archetype),
            With::NothingToConvert => {
                !frame.converted_on.has(model) && self.cubes_to_convert(model, frame.you) == 0
            }
            With::NotHit => !frame.damaged.has(model),
            // They tell rooms apart.
            With::Holding(_) | With::Instability(_) => true,
            With::Damage => !self.state.damage(model).is_empty(),
        }
    }

    /// Models of a group to choose among. A mage's own figure is never part of it (R9.9b, R9.9c, C13.1).
    pub(crate) fn group(&self, frame: &EffectFrame, group: Group) -> Models {
        self.members(frame, group, false)
    }

    /// All models of a group, as an area has them: where an edition counts it in, its mage's own figure too.
    fn area(&self, frame: &EffectFrame, group: Group) -> Models {
        let spares = self.state.spares();
        self.members(frame, group, !spares.from_areas && self.holds_its_mage(frame, group, spares))
    }

    /// Whether immunity leaves a mage anything to suffer of an area (C14.8, C14.9, C14.18). One's own trap never strikes
    /// oneself (RC-25).
    fn holds_its_mage(&self, frame: &EffectFrame, group: Group, spares: Spares) -> bool {
        let means = self.means(frame.source);
        let answers = means == Means::TRAP || means == Means::PROTECTION;
        let others = group.whose != Whose::Any || group.not_target;
        if answers || others || frame.you.is_rose() {
            return false;
        }
        let reaches = |clause: &Clause| match spares.from_all_own {
            true => clause.is_about_wounds(),
            false => !clause.inflicts(),
        };
        self.clause_of(frame).is_some_and(reaches)
    }

    fn members(&self, frame: &EffectFrame, group: Group, and_its_mage: bool) -> Models {
        let nearby = match group.reach {
            Reach::Lodge => self.state.models_at(hexes::ALL),
            Reach::Within { range, from } => {
                self.state.models_at(hexes::within(self.place_of_who(frame, from), range))
            }
            Reach::TargetRoom => self.state.models_in(self.target_place(frame)),
            Reach::BesideTarget => self.state.models_at(hexes::beside(self.target_place(frame))),
            Reach::On(who) => match self.who(frame, who).mage() {
                Some(seat) if self.state.in_lodge(seat.model()) => self.nightmares_on(seat),
                _ => Models::EMPTY,
            },
        };
        let mut nearby = nearby;
        // Nobody walks to a cell, whoever sits there (R22.27, R22.34).
        let walks = matches!(self.clause_of(frame), Some(Clause::Approach { .. }));
        if group.reach == Reach::Lodge && self.reaches_cells(frame) && !walks {
            for seat in self.state.seats() {
                nearby = nearby.with(seat.model());
            }
        }
        let own = self.state.body(frame.you);
        // An event is no effect of one's own: a mage in a form is one of their evocations (C5.15, C16.14).
        let as_evocation =
            self.reaches_cells(frame) && group.whose == Whose::Yours && self.form(own).is_some();
        if !group.with_you && !and_its_mage && !as_evocation {
            nearby = nearby.without(Models::one(own));
        } else if group.with_you && own.is_some() && self.state.in_lodge(own) {
            nearby = nearby.with(own);
        }
        if group.not_target {
            nearby = nearby.without(Models::one(self.who(frame, Who::Target)));
        }
        // "Each other model" around it is another than it, whoever leads it.
        if let (Whose::Others, Reach::Within { from: Who::It, .. }) = (group.whose, group.reach) {
            nearby = nearby.without(frame.it);
        }
        // Whoever may choose by archetype or name may choose an own one: the effect says so (C14.8, LC-31).
        let named = matches!(group.kind, Kind::Of(_) | Kind::Named(_));
        if group.whose == Whose::Any && !group.with_you && !named {
            nearby = self.spared(frame, nearby);
        }
        let mut out = Models::EMPTY;
        for model in nearby.without(frame.ignoring).iter() {
            if self.is_of(model, group.kind, group.whose, frame.you) && self.has(frame, model, group.with) {
                out = out.with(model);
            }
        }
        out
    }

    /// A known party as models: the target room means everything in it, a dummy nothing (R9.18), and a mage in the
    /// cell nobody, whoever speaks of them (R9.23, R14.29).
    fn known(&self, frame: &EffectFrame, who: Who) -> Models {
        let models = match (who, frame.target) {
            (Who::Target, Target::Room { room }) => self.spared(frame, self.state.models_in(room)),
            (Who::Target, Target::Model(model)) if self.aims_at_own(frame) => Models::one(model),
            (Who::Target, Target::Model(model)) => self.spared(frame, Models::one(model)),
            (Who::It, _) => return frame.it.without(self.out_of_reach(frame)),
            _ => Models::one(self.who(frame, who)),
        };
        models.without(frame.ignoring).without(self.out_of_reach(frame))
    }

    /// Without the own figure and evocations, where an edition spares them from all own effects (C14.8, C14.9).
    fn spared(&self, frame: &EffectFrame, models: Models) -> Models {
        if !self.state.spares().from_all_own || frame.you.is_rose() {
            return models;
        }
        let means = self.means(frame.source);
        let answers = means == Means::TRAP || means == Means::PROTECTION;
        if answers || self.clause_of(frame).is_some_and(|clause| clause.is_kind()) {
            return models;
        }
        let own = models.iter().filter(|&model| self.state.owner(model) == frame.you);
        models.without(own.fold(Models::EMPTY, Models::with))
    }

    /// Whether the words that name the target speak of one's own, or may: "self", "your evocation", a kind by its name
    /// (LC-31). A target that was not chosen but follows from what happened is named by that.
    fn aims_at_own(&self, frame: &EffectFrame) -> bool {
        let Some(effect) = self.codex.effects.get(frame.effect.index()) else { return true };
        let so_far = &self.codex.sentences[effect.sentences.range()];
        let so_far = &so_far[..so_far.len().min(frame.sentence as usize + 1)];
        let line = so_far.iter().rev().find_map(|sentence| sentence.target).or(effect.target);
        line.is_none_or(|line| match line.kind {
            TargetKind::Model(Kind::Of(_) | Kind::Named(_)) | TargetKind::Myself => true,
            TargetKind::Model(_) | TargetKind::Room => line.whose == Whose::Yours,
        })
    }

    /// Mages in their cells, which no effect touches but an event, or one's own (R4.9, R10.10, R14.29).
    fn out_of_reach(&self, frame: &EffectFrame) -> Models {
        if self.reaches_cells(frame) {
            return Models::EMPTY;
        }
        let own = self.state.body(frame.you);
        // A card that answers a fall speaks of somebody who is in the cell by then (L-4).
        let fallen = match self.state.facts.get(frame.cause_fact.index()) {
            Some(cause) if matches!(cause.kind, FactKind::Defeated | FactKind::PutInCell) => cause.on,
            _ => Model::NONE,
        };
        let named = |model: Model| model == own || model == fallen;
        let inside = |seat: &Seat| self.state.mage(*seat).in_cell() && !named(seat.model());
        self.state.seats().filter(inside).map(Seat::model).fold(Models::EMPTY, Models::with)
    }

    /// Whom a pick can mean.
    pub(crate) fn candidates(&self, frame: &EffectFrame, pick: Pick) -> Models {
        match pick {
            Pick::The(who) => self.known(frame, who),
            Pick::Each(group) => self.area(frame, group),
            Pick::One(group) | Pick::UpTo(_, group) => self.group(frame, group),
            Pick::Both(group) => Models(self.group(frame, group).0 | self.known(frame, Who::Target).0),
            Pick::Damaged | Pick::OneDamaged => frame.damaged,
            Pick::HitMages => {
                let mages = frame.damaged.iter().filter(|model| model.mage().is_some());
                mages.fold(Models::EMPTY, Models::with)
            }
        }
    }

    /// Collects the models of a pick, asking where there is a choice.
    pub(crate) fn gather(&mut self, frame: &mut EffectFrame, pick: Pick) -> Gathered<Models> {
        if frame.pick_stage == Finding::Done {
            return Gathered::Ready(frame.picked);
        }
        let done = |frame: &mut EffectFrame, models: Models| {
            frame.pick_stage = Finding::Done;
            frame.picked = models;
            Gathered::Ready(models)
        };
        // Whoever is struck was named before the stones that came first.
        if frame.order == PartOrder::StonesFirst && matches!(pick, Pick::UpTo(..)) {
            return done(frame, frame.it);
        }
        let candidates = self.candidates(frame, pick);
        let most = match pick {
            Pick::The(_) | Pick::Each(_) | Pick::Damaged | Pick::HitMages => {
                return done(frame, candidates);
            }
            Pick::One(_) | Pick::OneDamaged => 1,
            // Only the other one is chosen.
            Pick::Both(group) => {
                let target = self.known(frame, Who::Target);
                return match self.gather(frame, Pick::One(group)) {
                    Gathered::Ready(other) => done(frame, Models(other.0 | target.0)),
                    Gathered::Asked => Gathered::Asked,
                };
            }
            Pick::UpTo(most, _) => most,
        };
        // The Avatar takes all it can (R22.30): nothing on its cards is left to its liking.
        let optional = matches!(pick, Pick::UpTo(..)) && !self.is_avatars(frame.you);
        let left = match frame.pick_stage {
            Finding::Asked { left } => match answer!(self, Choice::Target(model) => model) {
                Some(model) => {
                    frame.picked = frame.picked.with(model);
                    left - 1
                }
                None => 0,
            },
            _ => {
                frame.picked = Models::EMPTY;
                most
            }
        };
        let rest = candidates.without(frame.picked);
        if left == 0 || rest.is_empty() {
            let picked = frame.picked;
            if !picked.is_empty() && !frame.produced {
                frame.it = picked;
            }
            return done(frame, picked);
        }
        frame.pick_stage = Finding::Asked { left };
        self.ask(self.state.decider(frame.you), AskKind::Model);
        rest.iter().for_each(|model| self.option(Choice::Target(model)));
        if optional {
            self.option(Choice::Pass);
        }
        if let Pick::One(Group { priority, .. }) | Pick::UpTo(_, Group { priority, .. }) = pick {
            self.choose_by_priority(priority, self.standpoint_of(frame));
        }
        Gathered::Asked
    }

    /// Collects the rooms of a place, asking where there is a choice. A mask of rooms; 0 where there is none.
    pub(crate) fn gather_place(&mut self, frame: &mut EffectFrame, place: Place) -> Gathered<u32> {
        let done = |frame: &mut EffectFrame, mask: u32| {
            frame.place_stage = Finding::Done;
            frame.place = mask;
            Gathered::Ready(mask)
        };
        match frame.place_stage {
            Finding::Done => return Gathered::Ready(frame.place),
            Finding::Asked { .. } => {
                let room = answer!(self, Choice::Room { room } => room);
                let mask = match place {
                    Place::EachOfOneColour => {
                        room.map_or(0, |room| self.coloured(Colours::ANY.with(self.colour_at(room))))
                    }
                    _ => room.map_or(0, Spot::bit),
                };
                return done(frame, mask);
            }
            Finding::Fresh => {}
        }
        if let Some(rooms) = self.known_rooms(frame, place) {
            return done(frame, rooms);
        }
        let choices = match place {
            Place::WithMage => {
                let seats = self.state.seats();
                seats.fold(0, |mask, seat| mask | self.state.mage(seat).place.bit())
            }
            Place::Choose { range, from, colours } => self.rooms_within(frame, range, from, colours),
            Place::BesideCell(who) => match self.who(frame, who).mage() {
                Some(seat) => self.state.mage(seat).beside_cell,
                None => 0,
            },
            _ => hexes::ALL,
        };
        let each =
            |game: &mut Game| hexes::rooms(choices).for_each(|room| game.option(Choice::Room { room }));
        if !self.ask_among(self.state.decider(frame.you), AskKind::Room, each) {
            return done(frame, 0);
        }
        frame.place_stage = Finding::Asked { left: 1 };
        Gathered::Asked
    }

    /// The rooms that a place means; none where they are somebody's to choose.
    pub(crate) fn known_rooms(&self, frame: &EffectFrame, place: Place) -> Option<u32> {
        Some(match place {
            Place::Target => self.target_place(frame).bit(),
            Place::RoomOf(who) => self.place_of_who(frame, who).bit(),
            Place::ThatRoom => frame.that_room.bit(),
            Place::Named(room) => self.state.place_of_room(room).map_or(0, Spot::bit),
            Place::Each(colours) => self.coloured(colours),
            Place::EachWithMage => {
                // For the Black Rose "a mage" is not its own body (R22.13).
                let seats =
                    self.state.seats().filter(|&seat| !(frame.you.is_rose() && self.state.is_avatar(seat)));
                seats.fold(0, |mask, seat| mask | self.state.mage(seat).place.bit())
            }
            Place::Cell => 0,
            Place::BesideTarget => hexes::beside(self.target_place(frame)),
            Place::RoomOfEach => frame.it.iter().fold(0, |mask, model| mask | self.state.place(model).bit()),
            Place::EachOfOneColour | Place::WithMage | Place::Choose { .. } | Place::BesideCell(_) => {
                return None;
            }
        })
    }

    /// Puts the question for a target line; `false` if there is nothing to choose (R9.8, R9.17).
    pub(crate) fn ask_target(&mut self, frame: &EffectFrame, target: codex::Target) -> bool {
        let rooms = self.rooms_within(frame, target.range, target.from, target.colours);
        let asked = match target.kind {
            TargetKind::Myself => false,
            TargetKind::Room => self.ask_among(self.state.decider(frame.you), AskKind::Target, |game| {
                for room in hexes::rooms(rooms) {
                    if game.room_has(frame, room, target.with) {
                        game.option(Choice::Room { room });
                    }
                }
            }),
            TargetKind::Model(kind) => {
                self.ask_among(self.state.decider(frame.you), AskKind::Target, |game| {
                    game.offer_targets(frame, target, kind, rooms);
                })
            }
        };
        if asked {
            self.choose_by_priority(target.priority, self.standpoint_of(frame));
        }
        asked
    }

    fn offer_targets(&mut self, frame: &EffectFrame, target: codex::Target, kind: Kind, rooms: u32) {
        let mut found = false;
        let mut models = self.state.models_at(rooms).without(Models::one(frame.actor));
        models = models.without(Models::one(self.state.body(frame.you)));
        for model in models.iter() {
            if self.is_of(model, kind, target.whose, frame.you) && self.has(frame, model, target.with) {
                self.option(Choice::Target(model));
                found = true;
            }
        }
        // The Avatar chooses among targetable models only (R22.34).
        let avatar = self.is_avatars(frame.you);
        let stand_in = self.state.stand_in();
        let dummies = if found { stand_in.beside_targets } else { stand_in.for_targets };
        if !avatar && dummies {
            self.offer_dummies(frame, rooms);
        }
    }

    /// A dummy's room is asked for only where something depends on it.
    fn offer_dummies(&mut self, frame: &EffectFrame, rooms: u32) {
        let place_matters =
            self.codex.effects.get(frame.effect.index()).is_some_and(|effect| effect.asks_target_place);
        if place_matters {
            for room in hexes::rooms(rooms) {
                self.option(Choice::Dummy { room });
            }
        } else if rooms != 0 {
            self.option(Choice::Dummy { room: Spot::NOWHERE });
        }
    }

    pub(crate) fn bind(&self, frame: &EffectFrame, bind: Bind) -> Target {
        match bind {
            Bind::ThatModel if frame.that.is_some() => Target::Model(frame.that),
            Bind::ThatRoom if frame.that_room.is_room() => Target::Room { room: frame.that_room },
            _ => Target::None,
        }
    }

    /// Mages whom a spell with this target would touch, for cards that answer to being targeted (R9.9e).
    pub(crate) fn touched(&self, frame: &EffectFrame) -> Models {
        let mut touched = match frame.target {
            Target::Model(model) => Models::one(model),
            _ => Models::EMPTY,
        };
        let Some(effect) = self.codex.effects.get(frame.effect.index()) else { return touched };
        // Whom it would strike besides is seen from its words, as far as they leave nothing open.
        for sentence in &self.codex.sentences[effect.sentences.range()] {
            if sentence.condition.is_some() || sentence.target.is_some() {
                continue;
            }
            for clause in &self.codex.clauses[sentence.clauses.range()] {
                if let Some(pick @ (Pick::The(Who::Target) | Pick::Each(_))) = clause.victims() {
                    touched = touched.and(self.candidates(frame, pick));
                }
            }
        }
        touched.without(Models::one(frame.actor)).without(Models::one(self.state.body(frame.you)))
    }
}
