//! The game: a state, the codex it is played with, and the loop that runs until somebody must choose.

use crate::decision::{Ask, AskKind, Choice, Decision};
use crate::happening::{Cause, Entry, Happening, What};
use crate::ids::*;
use crate::marks::{Bound, Marks};
use crate::stack::{ActionKind, Frame, Source};
use crate::state::{DEPTH, Outcome, Phase, State};
use codex::Codex;
use std::fmt;
use std::sync::Arc;

/// A game in progress. Cheap to clone; equal games behave alike.
#[derive(Clone, Debug)]
pub struct Game {
    pub(crate) codex: Arc<Codex>,
    pub(crate) state: State,
    /// The answer just given, until the frame that asked takes it.
    pub(crate) choice: Option<Choice>,
    pub(crate) marks: Marks,
    log: Vec<Entry>,
    recording: bool,
}

/// Why an answer was refused. The game is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are named by what they hold")]
pub enum Refused {
    /// Nobody is asked anything: the game is over.
    Over,
    /// There are only so many options.
    NoSuchOption {
        /// What was answered.
        option: usize,
        /// How many there are.
        options: usize,
    },
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Refused::Over => write!(f, "the game is over: there is nothing to answer"),
            Refused::NoSuchOption { option, options } => {
                write!(f, "there is no option {option}: the question has {options}, counted from 0")
            }
        }
    }
}

impl std::error::Error for Refused {}

/// What a frame did when it was given a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flow {
    /// Call again.
    Continue,
    /// A question has been put.
    Wait,
}

impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        self.state == other.state
    }
}

impl Game {
    /// Continues from a saved state.
    pub fn from_state(codex: &Arc<Codex>, state: State) -> Game {
        let marks = Marks::default();
        Game { codex: codex.clone(), state, choice: None, marks, log: Vec::new(), recording: false }
    }

    /// Everything on the table, secrets included: for laying tables and judging imagined ones, not for showing.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The cards it is played with.
    pub fn codex(&self) -> &Arc<Codex> {
        &self.codex
    }

    /// The pending question; `None` when the game is over.
    pub fn decision(&self) -> Option<Decision<'_>> {
        let ask = self.state.ask?;
        Some(Decision { seat: ask.seat, kind: ask.kind, options: &self.state.options })
    }

    /// Who has won, and by what; `None` while the game goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.state.outcome
    }

    /// Whether somebody has won.
    pub fn is_over(&self) -> bool {
        self.state.phase == Phase::Over
    }

    /// Answers the pending question with an index into its options, and runs to the next one.
    pub fn answer(&mut self, option: usize) -> Result<(), Refused> {
        if self.state.ask.is_none() {
            return Err(Refused::Over);
        }
        let Some(&choice) = self.state.options.get(option) else {
            return Err(Refused::NoSuchOption { option, options: self.state.options.len() });
        };
        self.state.ask = None;
        self.state.options.clear();
        self.state.decisions += 1;
        self.choice = Some(choice);
        self.run();
        Ok(())
    }

    /// Whether to keep a log. Off by default: searches do not read it.
    pub fn record(&mut self, on: bool) {
        self.recording = on;
    }

    /// The log since it was last taken.
    pub fn events(&mut self) -> Vec<Entry> {
        std::mem::take(&mut self.log)
    }

    /// The stated bound of one answer: no rule chains longer than this, so running past it is a defect, not a game.
    const STEPS_MAX: u32 = 100_000;

    pub(crate) fn run(&mut self) {
        self.run_for(Self::STEPS_MAX);
    }

    pub(crate) fn run_for(&mut self, steps: u32) {
        for _ in 0..steps {
            if self.state.ask.is_some() {
                return;
            }
            let answered = self.choice.is_some();
            let flow = match self.state.stack.last() {
                None if self.state.phase == Phase::Over => return,
                None => self.direct(),
                Some(Frame::Effect(_)) => self.run_effect(),
                Some(Frame::Action(_)) => self.run_action(),
                Some(Frame::Activation(_)) => self.run_activation(),
                Some(Frame::Settle(_)) => self.run_settle(),
                Some(Frame::Defeat(_)) => self.run_defeat(),
                Some(Frame::Command(_)) => self.run_command(),
                Some(Frame::Walk(_)) => self.run_walk(),
                Some(&Frame::Excess(seat)) => self.run_excess(seat),
                Some(&Frame::Attack(frame)) => self.run_attack(frame),
            };
            // Whoever asked is called with the answer and takes it at once; nobody else may find it later.
            if answered && self.choice.take().is_some() {
                self.marks.unheard();
            }
            match flow {
                Flow::Wait => self.put_question(),
                // Whoever does not wait for the answer will not be there to take it.
                Flow::Continue if self.state.ask.is_some() => self.marks.unheard(),
                Flow::Continue => {}
            }
        }
        panic!("more than {steps} steps between two questions");
    }

    /// A question with one option is not asked; one without options is answered by nothing.
    ///
    /// A spell is never spent for Momentum unasked, even if there is no other action (RB-61). What a card or rule takes
    /// from a mage without leaving a choice is taken, and the log says so.
    fn put_question(&mut self) {
        let Some(ask) = self.state.ask else { return };
        match self.state.options[..] {
            [] => self.state.ask = None,
            // Whether there is anything but to pass is for the asked alone to know.
            [Choice::Pass] if self.state.veiled && ask.kind.is_reaction() => {}
            [Choice::Use { .. }] if self.state.veiled && ask.kind.is_reaction() => {}
            [choice] if !matches!(choice, Choice::Momentum { .. }) => {
                if self.gives_up_the_only_one(ask) {
                    self.tell(What::NoChoice { seat: ask.seat, giving: ask.kind });
                }
                self.choice = Some(choice);
                self.state.ask = None;
                self.state.options.clear();
            }
            _ => {}
        }
    }

    /// Something is given up, and everybody can see that there is only one: equal cards of a hand look the same from
    /// within alone.
    fn gives_up_the_only_one(&self, ask: Ask) -> bool {
        match ask.kind {
            AskKind::DiscardSpell => self.hand(ask.seat).count() == 1,
            AskKind::DiscardQuest
            | AskKind::DiscardQuestOrJinx
            | AskKind::DiscardEvent
            | AskKind::DiscardUpgrade => true,
            _ => false,
        }
    }

    pub(crate) fn push(&mut self, frame: Frame) {
        self.make_room_on_stack();
        self.state.stack.push(frame);
    }

    /// Puts a frame below the topmost one, to be continued after it.
    pub(crate) fn push_below(&mut self, frame: Frame) {
        self.make_room_on_stack();
        let at = self.state.stack.len() - 1;
        self.state.stack.insert(at, frame);
    }

    /// One frame more is counted, or stops the game.
    fn make_room_on_stack(&mut self) {
        let depth = self.state.stack.len() + 1;
        assert!(depth <= DEPTH, "more than {DEPTH} effects interrupt one another");
        self.state.deepest = self.state.deepest.max(depth as u8);
        self.marks.reach(Bound::Stack, depth);
    }

    /// Starts a question; options are added with [`Game::option`]. Both are called from everywhere: once in the code of a
    /// page instead of each time is 3 kB less to fetch.
    #[cfg_attr(target_family = "wasm", inline(never))]
    pub(crate) fn ask(&mut self, seat: Seat, kind: AskKind) {
        self.state.options.clear();
        // What rules leave open for the Avatar is the Choice of the Crown (R22.33).
        let seat = if self.state.is_avatar(seat) { self.state.crown } else { seat };
        self.state.ask = Some(Ask { seat, kind });
    }

    #[cfg_attr(target_family = "wasm", inline(never))]
    pub(crate) fn option(&mut self, choice: Choice) {
        // A hand of a hundred different spells could overflow the list; the surplus is not offered, and marked.
        match self.state.options.try_push(choice) {
            Ok(()) => self.marks.reach(Bound::Options, self.state.options.len()),
            Err(_) => self.marks.lose(Bound::Options),
        }
    }

    pub(crate) fn take_choice(&mut self) -> Option<Choice> {
        self.choice.take()
    }

    /// Writes a line of the log that everyone may read.
    pub(crate) fn tell(&mut self, what: What) {
        self.write(Happening::Open(what));
    }

    /// Writes a line whose card only its owner may know.
    pub(crate) fn tell_veiled(&mut self, owner: Seat, owner_sees: What, others_see: What) {
        self.write(Happening::Veiled { owner, owner_sees, others_see });
    }

    fn write(&mut self, happening: Happening) {
        self.state.happenings += 1;
        if self.recording {
            let cause = self.cause();
            self.log.push(Entry { cause, happening });
        }
    }

    /// The innermost effect, or the rule of the phase.
    fn cause(&self) -> Cause {
        for frame in self.state.stack.iter().rev() {
            match frame {
                // What a rule does is told under the rule of its phase.
                Frame::Effect(effect) if effect.source == Source::Rules => {}
                Frame::Effect(effect) => {
                    return effect.source.cause(|card| self.state.spell_of(card));
                }
                Frame::Defeat(_) => return Cause::Rule("R17.10"),
                // A mage who sallies does so by an effect, or in the phase.
                Frame::Activation(activation) if activation.model.mage().is_some() => {}
                Frame::Activation(activation) => {
                    return match self.state.evocation(activation.model) {
                        Some(evocation) => Cause::Evocation(evocation.kind),
                        None => Cause::Rule("R18.5"),
                    };
                }
                Frame::Action(action) if action.kind == ActionKind::Momentum => return Cause::Rule("R14.22"),
                Frame::Action(_) => return Cause::Rule("R14.9"),
                Frame::Command(command) => return Cause::Command(command.card),
                Frame::Settle(_) | Frame::Walk(_) | Frame::Excess(_) | Frame::Attack(_) => {}
            }
        }
        Cause::Rule(match self.state.phase {
            Phase::SetUp => "R1.14",
            Phase::BlackRose => "R3.1",
            Phase::Study => "R7.1",
            Phase::Preparation => "R13.1",
            Phase::Action => "R14.2",
            Phase::Evocation => "R18.2",
            Phase::CleanUp => self.rule_of_clean_up(),
            Phase::Scoring | Phase::Over => "R20.1",
        })
    }
}
