//! Moving towards a goal: up to Speed moves, by the shortest way, stopping on arrival (R22.27).

use crate::clauses::{Outcome, answer, ready};
use crate::decision::{AskKind, Choice};
use crate::game::{Flow, Game};
use crate::hexes;
use crate::ids::*;
use crate::picks::Gathered;
use crate::stack::{Doing, EffectFrame, Frame, WalkFrame};
use codex::{Criterion, Goal, Pick, Place};

impl Game {
    pub(crate) fn approach(&mut self, frame: &mut EffectFrame, who: Pick, goal: Goal) -> Outcome {
        if frame.doing == Doing::Waiting {
            return Outcome::Done(true);
        }
        let model = self.first_of(frame, who);
        // Nightmares never move by themselves (R12.17e); nobody is moved out of a cell (L-47), nor when held fast.
        let haunts = self.state.evocation(model).is_some_and(|own| own.haunts());
        if haunts || !self.state.in_lodge(model) || !self.may_be_moved(frame, model) {
            return Outcome::Done(false);
        }
        let (goal, room) = match goal {
            Goal::Model(pick) => (ready!(self.gather(frame, pick)).first(), Spot::NOWHERE),
            Goal::Room(place) => match self.nearest_room(frame, place, self.state.place(model)) {
                Gathered::Ready(room) => (Model::NONE, room),
                Gathered::Asked => return Outcome::Asked,
            },
        };
        if goal == Model::NONE && room == Spot::NOWHERE {
            return Outcome::Done(false);
        }
        frame.doing = Doing::Waiting;
        let moves = match model.mage() {
            Some(seat) => self.speed(seat),
            None => self.evocation_speed(model),
        };
        Outcome::Push(Frame::Walk(WalkFrame {
            model,
            by: frame.you,
            goal,
            room,
            moves,
            lost: false,
            asked: false,
            facts_from: self.state.facts.len() as u8,
        }))
    }

    /// Who walks is always somebody known; not who ignores the effect (R24.12).
    fn first_of(&self, frame: &EffectFrame, who: Pick) -> Model {
        match who {
            Pick::The(who) => Some(self.who(frame, who)).filter(|&model| !frame.ignoring.has(model)),
            _ => None,
        }
        .unwrap_or(Model::NONE)
    }

    /// Of several rooms the nearest; if several are, the Crown chooses. [`Spot::NOWHERE`] if there is none.
    fn nearest_room(&mut self, frame: &mut EffectFrame, place: Place, from: Spot) -> Gathered<Spot> {
        if frame.doing == Doing::Asked {
            return Gathered::Ready(answer!(self, Choice::Room { room } => room).unwrap_or(Spot::NOWHERE));
        }
        let rooms = match place {
            Place::Choose { colours, .. } => self.coloured(colours),
            Place::Each(colours) => self.coloured(colours),
            place => match self.gather_place(frame, place) {
                Gathered::Ready(rooms) => rooms,
                Gathered::Asked => return Gathered::Asked,
            },
        };
        if rooms.count_ones() <= 1 {
            return Gathered::Ready(Spot::first_of(rooms));
        }
        frame.doing = Doing::Asked;
        self.ask(self.state.decider(frame.you), AskKind::Room);
        for room in hexes::rooms(rooms) {
            self.option(Choice::Room { room });
        }
        self.choose_by([Some(Criterion::Nearest), None, None], from);
        Gathered::Asked
    }

    /// One move at a time, each with its full stop.
    pub(crate) fn run_walk(&mut self) -> Flow {
        let at = self.state.stack.len() - 1;
        let Frame::Walk(mut frame) = self.state.stack[at] else { unreachable!() };
        if std::mem::take(&mut frame.asked)
            && let Some(Choice::Step { room }) = self.take_choice()
        {
            frame.moves -= 1;
            self.state.stack[at] = Frame::Walk(frame);
            self.put_model(frame.model, room, frame.by, true);
            self.period(at, frame.facts_from);
            return Flow::Continue;
        }
        let goal = if frame.goal.is_some() { self.state.place(frame.goal) } else { frame.room };
        let nearer = self.rooms_nearer(self.state.place(frame.model), goal);
        if frame.lost || frame.moves == 0 || nearer == 0 {
            self.state.facts.truncate(frame.facts_from as usize);
            self.state.stack.pop();
            return Flow::Continue;
        }
        frame.asked = true;
        self.state.stack[at] = Frame::Walk(frame);
        self.ask_step(frame.by, nearer, goal, AskKind::Step)
    }

    /// Rooms one step nearer to a goal: none on arrival, none from or to a cell.
    pub(crate) fn rooms_nearer(&self, from: Spot, goal: Spot) -> u32 {
        if !from.is_room() || !goal.is_room() {
            return 0;
        }
        let way = hexes::distance(from, goal);
        hexes::rooms(hexes::beside(from))
            .filter(|&room| hexes::distance(room, goal) < way)
            .fold(0, |rooms, room| rooms | room.bit())
    }

    /// Equally short ways are the Crown's to choose from.
    pub(crate) fn ask_step(&mut self, by: Colour, rooms: u32, goal: Spot, kind: AskKind) -> Flow {
        self.ask(self.state.decider(by), kind);
        for room in hexes::rooms(rooms) {
            self.option(Choice::Step { room });
        }
        if self.is_avatars(by) && rooms.count_ones() > 1 {
            self.choose_by([Some(Criterion::Nearest), None, None], goal);
        }
        Flow::Wait
    }
}
