//! Messages of the socket.

use super::error::{Code, Refusal};
use super::http::SeatKind;
use super::people::*;
use crate::means::Means;
use codex::SpellId;
use rules::log::Cause;
use rules::{Seat, View, What};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// From a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ToServer {
    /// Whoever opens the line says who they are.
    Hello(Hello),
    /// An open question is answered.
    Answer(Answer),
    /// Spells are laid beforehand.
    Plan(Plan),
    /// The last answer is taken back.
    Undo(TakeBack),
    /// A seat changes hands.
    Seat(HandOver),
    /// Reactions are passed by themselves.
    Passes(Passes),
    /// Something is said.
    Say(Say),
    /// Whether a bot is to play for somebody who is away.
    StandIn(StandIn),
    /// Whether the same people play again.
    Again(PlayAgain),
    /// What an option would bring about.
    Preview(Preview),
    /// What a bot would answer.
    Hint(AskHint),
    /// Whether hints are agreed to.
    Hints(Agree),
    /// Is anybody there?
    Ping {},
}

impl ToServer {
    /// Reads a message; what is wrong with it comes with its id, if that can be read.
    pub fn read(text: &str) -> Result<ToServer, (Option<String>, Refusal)> {
        let wrong =
            |why: serde_json::Error| (ToServer::id_of(text), Refusal::new(Code::Malformed, why.to_string()));
        serde_json::from_str(text).map_err(wrong)
    }

    /// The id of a message that cannot be read otherwise, so that the client knows which one was refused.
    pub fn id_of(text: &str) -> Option<String> {
        let value: serde_json::Value = serde_json::from_str(text.get(..text.len().min(1024))?).ok()?;
        let body = value.as_object()?.values().next()?;
        let id = body.get("id")?.as_str()?;
        (id.len() <= 64).then(|| id.to_string())
    }
}

/// The first word. Without a token: a spectator.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Hello {
    /// The secret of a seat; without it one looks on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub token: Option<String>,
    /// The language of texts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lang: Option<String>,
    /// The revision the client has; it gets a `welcome` in any case.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub have: Option<u32>,
}

/// An answer to the open question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// A fresh word of the client; repeating it is harmless.
    pub id: String,
    /// The revision whose question is answered.
    pub revision: u32,
    /// Its place among the options.
    pub option: u32,
}

/// Preparation in one piece.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The client's own number for it, which comes back.
    pub id: String,
    /// The turn it is for; a plan of another turn is stale.
    pub turn: u16,
    /// What goes into which slot.
    pub spells: Vec<Planned>,
}

/// A spell laid beforehand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Planned {
    /// Which one.
    pub spell: SpellId,
    /// Numbered ones without gaps from the left.
    pub slot: rules::SheetSlot,
    /// Whether its dark side is meant.
    pub dark: bool,
}

/// Takes back the last answer of this seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct TakeBack {
    /// The client's own number for it, which comes back.
    pub id: String,
    /// The state of the table it speaks of.
    pub revision: u32,
}

/// A seat goes to a bot, or comes back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct HandOver {
    /// The client's own number for it, which comes back.
    pub id: String,
    /// To whom.
    pub to: To,
    /// Of the bot; `greedy` if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub level: Option<String>,
}

/// How this seat wants to be asked whether it reacts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Passes {
    /// The client's own number for it, which comes back.
    pub id: String,
    /// What is passed.
    pub how: Passing,
}

/// What happens when a face-down card of a seat might answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Passing {
    /// If nothing of the seat's fits, the table passes for it after a pause; an answer counts after the same pause.
    WhenNothingFits,
    /// Every time, whatever fits, without a pause.
    Always,
    /// The seat is asked every time, even if it can only pass: others cannot tell anything from how long it takes.
    #[default]
    Never,
}

/// What would an option do? Changes nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Preview {
    /// The client's own number for it, which comes back.
    pub id: String,
    /// The revision whose question it is about.
    pub revision: u32,
    /// Its place among the options.
    pub option: u32,
}

/// What would a master do? Changes nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct AskHint {
    /// The client's own number for it, which comes back.
    pub id: String,
    /// The revision whose question it is about.
    pub revision: u32,
}

/// Whether this seat agrees that whoever is asked may have a hint.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Agree {
    /// The client's own number for it, which comes back.
    pub id: String,
    /// Whether they are.
    pub agree: bool,
}

/// Who plays a seat from now on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum To {
    /// A program.
    Bot,
    /// Whoever asks.
    Me,
}

/// To a client.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are named by what they hold")]
pub enum ToClient {
    /// Everything, for whoever has just come.
    Welcome(Box<Welcome>),
    /// What has changed.
    Update(Box<Update>),
    /// Who sits where, and who is there.
    People(Vec<Person>),
    /// Something was said.
    Said(Said),
    /// The same people play again, elsewhere.
    Rematch(Rematch),
    /// What was asked has been done.
    Done { id: String },
    /// What was asked has not been done.
    Refused {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<String>,
        code: Code,
        message: String,
    },
    /// What the option would bring about.
    Preview {
        id: String,
        revision: u32,
        #[serde(flatten)]
        foreseen: Foreseen,
    },
    /// What a master would do, the best first.
    Hint { id: String, revision: u32, candidates: Vec<Candidate> },
    /// Somebody is.
    Pong {},
}

/// An option as a master sees it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct Candidate {
    /// Its place among the options.
    pub option: u32,
    /// What it is expected to bring by the end of the turn, in power points, against how the table stands.
    pub brings: f32,
    /// In how many imagined games it was tried.
    pub games: u32,
}

/// What an option would surely do, if nothing interrupts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Foreseen {
    /// Its place among the options.
    pub option: u32,
    /// In order; numbered from 0 and not part of the log.
    pub changes: Vec<LogLine>,
    /// More follows that depends on what this seat does not know.
    pub cut: bool,
    /// `drew`, `revealed` or `rolled`: why it could not be taken back.
    pub locks: Option<Lock>,
}

/// Everything a viewer sees; replaces what the client had.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Welcome {
    /// Its id.
    pub table: String,
    /// What it is called.
    pub name: Option<String>,
    /// None for spectators.
    pub seat: Option<Seat>,
    /// Who sits where, and who is there.
    pub people: Vec<Person>,
    /// How often the table has changed.
    pub revision: u32,
    /// The table as this viewer sees it.
    pub view: View,
    /// The last lines of the log.
    pub log: Vec<LogLine>,
    /// How many lines it has in all.
    pub log_length: u32,
    /// Whether an answer can be taken back.
    pub undo: Undo,
    /// What this seat has planned for its preparation and has not been asked yet.
    pub plan: Option<Vec<Planned>>,
    /// How this seat wants to be asked whether it reacts.
    pub passing: Option<Passing>,
    /// The lesson of a tutorial's table.
    pub lesson: Option<String>,
    /// The program's.
    pub version: String,
    /// The version of the cards; `GET /api/catalogue?content=` has them.
    pub content: String,
    /// The hash of the seed, which the finished game's record shows; older tables and lessons have none.
    pub seed_hash: Option<String>,
    /// Whoever laid the table chose the seed, and can know every card.
    pub seed_named: bool,
    /// How those who laid it want to play.
    pub manner: Manner,
    /// The seat of whoever laid the table.
    pub host: Option<Seat>,
    /// Everything that was said here.
    pub said: Vec<Said>,
    /// Where the same people play again.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rematch: Option<Rematch>,
    /// Why the table cannot go on: it no longer comes out as it was stored. It is shown as it stood before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub frozen: Option<String>,
}

/// What is different since the last message.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Update {
    /// How often the table has changed.
    pub revision: u32,
    /// Fields of the view that differ, whole.
    #[ts(type = "Partial<View>")]
    pub changes: serde_json::Map<String, serde_json::Value>,
    /// New lines of the log.
    pub log: Vec<LogLine>,
    /// Lines there are now; those with `n` at or beyond it were taken back.
    pub log_length: u32,
    /// Whether an answer can be taken back.
    pub undo: Undo,
    /// Spells that the viewer has laid beforehand.
    pub plan: Option<Vec<Planned>>,
    /// Everything after this revision was undone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub took_back: Option<u32>,
}

/// One line of the log as this viewer may read it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct LogLine {
    /// Its number, from 0.
    pub n: u32,
    /// The revision that wrote it.
    pub revision: u32,
    /// What it comes from.
    pub cause: Cause,
    /// What has happened, as this viewer sees it.
    pub what: What,
    /// What points were gained for; only where some were.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub means: Option<Means>,
}

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Person {
    /// Its number.
    pub seat: Seat,
    /// Who sits there.
    pub name: Option<String>,
    /// Person or program.
    pub kind: SeatKind,
    /// How well a program plays.
    pub level: Option<String>,
    /// Connected just now; bots always are.
    pub here: bool,
    /// In the Preparation Phase: done, or has said what to lay.
    pub prepared: bool,
    /// Agrees to hints at this table.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub hints: bool,
    /// A person who is not connected: since when, in milliseconds since 1970, as far as the table knows.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub away_since: Option<u64>,
    /// A person who is not connected: from when on whoever laid the table may offer the seat anew.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub free_from: Option<u64>,
    /// Those who want a bot to play for this person.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Seat>>", optional)]
    pub stand_in: Vec<Seat>,
    /// Wants to play again.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub again: bool,
    /// How much time is left, where a clock runs.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clock: Option<ClockNow>,
}

/// Whether the last answer can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Undo {
    /// Undoing leads back to this revision.
    To(u32),
    /// No answer can be taken back, and why.
    Locked(Lock),
}

/// Why nothing can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Lock {
    /// A card was drawn or looked at.
    Drew,
    /// Something hidden came to light.
    Revealed,
    /// Chance was asked.
    Rolled,
    /// Somebody else has answered since, or may answer now.
    Others,
    /// This seat has answered nothing yet.
    Start,
    /// The game is over.
    Over,
}
