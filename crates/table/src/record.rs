//! Recorded games: set-up, seed and answers are the whole game; the digest proves that it came out the same.

use crate::{VERSION, panics};
use codex::Codex;
use rules::lay::{State, violations};
use rules::{Game, Refused, Seed, Setup, SetupError};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::Arc;

/// A game as it is kept. Everything else follows from it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The version of the program that wrote it.
    pub lodge: String,
    /// The id of the edition.
    pub edition: String,
    /// The packs beside the edition.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub packs: Vec<String>,
    /// The version of the cards, [`Codex::version`].
    pub content: String,
    /// The version of the rules, [`rules::VERSION`]; records did not name it while it was the first one.
    #[serde(default = "first_rules")]
    pub rules: u32,
    /// How the table was laid.
    pub setup: Setup,
    /// The chance it began with.
    pub seed: Seed,
    /// Who played, by seat.
    pub bots: Vec<String>,
    /// The option taken at each question, counted from 0.
    pub answers: Vec<u32>,
    /// The digest of the state after the last answer; none if the engine panicked.
    pub digest: Option<String>,
    /// Whether the last answer ended the game.
    pub finished: bool,
    /// What broke, if something did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// The seats of people who go on playing elsewhere: an unfinished game that names them is handed over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub people: Vec<u8>,
}

fn first_rules() -> u32 {
    1
}

/// Thirty-two bytes that stand for a state.
pub fn hash(state: &State) -> [u8; 32] {
    let room = Room(Vec::with_capacity(8 * 1024));
    let bytes = postcard::serialize_with_flavor(&state.account(), room).expect("a state is plain data");
    *blake3::hash(&bytes).as_bytes()
}

/// Bytes of a state, with room for all of them from the beginning: a server hashes one with every answer.
struct Room(Vec<u8>);

impl postcard::ser_flavors::Flavor for Room {
    type Output = Vec<u8>;

    fn try_push(&mut self, byte: u8) -> postcard::Result<()> {
        self.0.push(byte);
        Ok(())
    }

    fn try_extend(&mut self, bytes: &[u8]) -> postcard::Result<()> {
        // Nearly all are numbers of one or two bytes, for which a copy of a block is a detour.
        match bytes {
            [one] => self.0.push(*one),
            [one, two] => self.0.extend([*one, *two]),
            _ => self.0.extend_from_slice(bytes),
        }
        Ok(())
    }

    fn finalize(self) -> postcard::Result<Vec<u8>> {
        Ok(self.0)
    }
}

/// A hash as it is written.
pub fn hex(hash: &[u8]) -> String {
    hash.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The digest of a state, as recorded.
pub fn digest(state: &State) -> String {
    hex(&hash(state))
}

/// Why a record cannot be replayed, or did not come out as recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are named by what they hold")]
pub enum Refusal {
    /// It is not a record.
    Unreadable(String),
    /// It was played with another edition.
    Edition { recorded: String, here: String },
    /// It was played with other packs.
    Packs { recorded: Vec<String>, here: Vec<String> },
    /// It was played with other cards.
    Content { recorded: String, here: String },
    /// It came out differently, and no wonder: the game is played by other rules now.
    Rules { recorded: u32, why: Box<Refusal> },
    /// Its table cannot be laid.
    Setup(SetupError),
    /// An answer is no option of its question.
    Answer { index: usize, answer: u32, options: usize },
    /// It goes on after the game is over.
    AfterTheEnd { index: usize },
    /// It says a digest, but the game is not over.
    NotFinished,
    /// The game is over, but it says no digest.
    Finished,
    /// The game comes out otherwise.
    Digest { recorded: String, here: String },
    /// The engine gave up: a mistake of ours.
    Panicked { index: usize, message: String },
}

impl Refusal {
    /// The record itself is of no use here; otherwise it was played and came out differently.
    pub fn is_bad_input(&self) -> bool {
        use Refusal::*;
        matches!(self, Unreadable(_) | Edition { .. } | Packs { .. } | Content { .. } | Setup(_))
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Refusal::Unreadable(why) => write!(f, "not a recorded game: {why}"),
            Refusal::Edition { recorded, here } => {
                write!(f, "recorded with the edition `{recorded}`, but these cards are of `{here}`")
            }
            Refusal::Packs { recorded, here } => write!(
                f,
                "recorded with {}, but here there are {}: give its packs with --pack, and no others",
                packs(recorded),
                packs(here)
            ),
            Refusal::Content { recorded, here } => {
                write!(f, "recorded with other cards: content version {recorded}, here {here}")
            }
            Refusal::Rules { recorded, why } => write!(
                f,
                "recorded by version {recorded} of the rules, and it comes out otherwise by version {}: {why}",
                rules::VERSION
            ),
            Refusal::Setup(why) => write!(f, "the set-up is refused: {why}"),
            Refusal::Answer { index, answer, options } => write!(
                f,
                "answer {index} is {answer}, but the question has only {options} options, counted from 0"
            ),
            Refusal::AfterTheEnd { index } => write!(f, "answer {index} comes after the end of the game"),
            Refusal::NotFinished => {
                write!(f, "recorded as finished, but a question is open after the last answer")
            }
            Refusal::Finished => write!(f, "recorded as unfinished, but the game is over"),
            Refusal::Digest { recorded, here } => {
                write!(f, "the digest differs: recorded {recorded}, replayed {here}")
            }
            Refusal::Panicked { index, message } => {
                let answer = match index {
                    0 => "while the table was laid".to_string(),
                    count => format!("at answer {}", count - 1),
                };
                write!(f, "the engine broke {answer}: {message}")
            }
        }
    }
}

impl std::error::Error for Refusal {}

fn packs(names: &[String]) -> String {
    match names {
        [] => "no packs".into(),
        [one] => format!("the pack {one}"),
        several => format!("the packs {}", several.join(", ")),
    }
}

/// What a replay came to.
#[derive(Clone, Debug)]
pub struct Replayed {
    /// The game at its end.
    pub game: Game,
    /// What it comes out as.
    pub digest: String,
}

impl Replayed {
    /// What is wrong with the table at the end; a record of a broken game may show it again.
    pub fn violations(&self) -> Vec<String> {
        violations(&self.game).iter().map(ToString::to_string).collect()
    }
}

impl Record {
    /// Starts the record of a game that has been played up to here.
    pub fn of(
        game: &Game,
        setup: &Setup,
        seed: impl Into<Seed>,
        bots: Vec<String>,
        answers: Vec<u32>,
    ) -> Record {
        let (digest, finished) = (Some(digest(game.state())), game.is_over());
        Record { digest, finished, ..Record::broken(game.codex(), setup, seed, bots, answers) }
    }

    /// The record of a game whose state was lost in a panic.
    pub fn broken(
        codex: &Codex,
        setup: &Setup,
        seed: impl Into<Seed>,
        bots: Vec<String>,
        answers: Vec<u32>,
    ) -> Record {
        Record {
            lodge: VERSION.into(),
            edition: codex.edition_id().into(),
            packs: codex.pack_names(),
            content: codex.version.clone(),
            rules: rules::VERSION,
            setup: setup.clone(),
            seed: seed.into(),
            bots,
            answers,
            digest: None,
            finished: false,
            note: None,
            people: Vec::new(),
        }
    }

    /// Reads what [`Record`] writes.
    pub fn from_json(text: &str) -> Result<Record, Refusal> {
        serde_json::from_str(text).map_err(|error| Refusal::Unreadable(error.to_string()))
    }

    /// One line.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a record is plain data") + "\n"
    }

    /// Plays the record again and verifies how it comes out. `watch` is called at the first question and after every
    /// answer.
    pub fn replay(&self, codex: &Arc<Codex>, mut watch: impl FnMut(&mut Game)) -> Result<Replayed, Refusal> {
        if self.edition != codex.edition_id() {
            let (recorded, here) = (self.edition.clone(), codex.edition_id().into());
            return Err(Refusal::Edition { recorded, here });
        }
        if self.packs != codex.pack_names() {
            return Err(Refusal::Packs { recorded: self.packs.clone(), here: codex.pack_names() });
        }
        if !codex.plays(&self.content) {
            return Err(Refusal::Content { recorded: self.content.clone(), here: codex.version.clone() });
        }
        self.play(codex, &mut watch).map_err(|why| match self.rules == rules::VERSION || why.is_bad_input() {
            true => why,
            false => Refusal::Rules { recorded: self.rules, why: Box::new(why) },
        })
    }

    fn play(&self, codex: &Arc<Codex>, watch: &mut impl FnMut(&mut Game)) -> Result<Replayed, Refusal> {
        let broke = |index, message| Refusal::Panicked { index, message };
        let game = panics::catch(|| Game::recorded(codex, &self.setup, self.seed));
        let mut game = game.map_err(|message| broke(0, message))?.map_err(Refusal::Setup)?;
        watch(&mut game);
        for (index, &answer) in self.answers.iter().enumerate() {
            let taken = panics::catch(|| game.answer(answer as usize));
            match taken.map_err(|message| broke(index + 1, message))? {
                Ok(()) => watch(&mut game),
                Err(Refused::Over) => return Err(Refusal::AfterTheEnd { index }),
                Err(Refused::NoSuchOption { options, .. }) => {
                    return Err(Refusal::Answer { index, answer, options });
                }
            }
        }
        self.verify(game)
    }

    fn verify(&self, game: Game) -> Result<Replayed, Refusal> {
        let digest = digest(game.state());
        if let Some(recorded) = self.digest.as_ref().filter(|&recorded| *recorded != digest) {
            return Err(Refusal::Digest { recorded: recorded.clone(), here: digest });
        }
        match (self.finished, game.is_over()) {
            (true, false) => return Err(Refusal::NotFinished),
            (false, true) if self.digest.is_some() && self.note.is_none() => return Err(Refusal::Finished),
            _ => {}
        }
        Ok(Replayed { game, digest })
    }
}
