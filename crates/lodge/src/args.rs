//! The arguments of every command.

use bots::Level;
use clap::{Parser, Subcommand};
use lodge::contender::Contender;
use lodge::lab::tune::Method;
use lodge::mix::{Mix, Wanted};
use lodge::sim::By;
use std::path::PathBuf;

/// Black Rose Wars: Rebirth on the command line. An unofficial fan project.
#[derive(Debug, Parser)]
#[command(name = "lodge", version)]
pub struct Args {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Plays whole games between bots
    Sim(SimArgs),
    /// Plays a recorded game again and verifies it
    Replay(ReplayArgs),
    /// Runs scenario files and folders of them
    Scenario(ScenarioArgs),
    /// Works on cards
    Cards(CardsArgs),
    /// Checks languages: folders of Fluent files; see docs/languages.md
    Languages(LanguagesArgs),
    /// Shows a game between bots in words
    Play(PlayArgs),
    /// Measures bots
    Lab(LabArgs),
    /// Answers questions on standard input, one line of JSON each; see docs/bots.md
    Bot(BotArgs),
    /// Serves tables to browsers
    Serve(ServeArgs),
    /// Writes what a shell completes after `lodge`
    Completions(CompletionsArgs),
    /// Plays at many tables of a server at once and measures it
    Load(LoadArgs),
    /// Looks at what a server keeps, moves it, saves it, repairs it
    Store(crate::storing::StoreArgs),
}

/// Of which shell.
#[derive(Clone, Copy, Debug, clap::Args)]
pub struct CompletionsArgs {
    pub shell: clap_complete::Shell,
}

/// An edition, and cards beside it.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct PackArgs {
    /// The edition whose cards and rules are played: rebirth unless said; a record names its own
    #[arg(long, value_name = "NAME", value_parser = content::EDITIONS, global = true)]
    pub edition: Option<String>,
    /// A folder of cards to play with, beside the built-in ones; several times for several packs; see docs/packs.md
    #[arg(long = "pack", value_name = "DIR", global = true)]
    pub packs: Vec<PathBuf>,
}

impl PackArgs {
    pub fn edition(&self) -> &str {
        self.edition.as_deref().unwrap_or(content::EDITIONS[0])
    }
}

/// Schools and mages of both boxes (R25).
#[derive(Clone, Debug, Default, clap::Args)]
pub struct MixArgs {
    /// The schools and mages of both boxes are at hand: `random` draws six schools for each game
    #[arg(long, value_name = "random", value_parser = lodge::mix::by_lot)]
    pub mix: Option<bool>,
    /// The six schools in play, of either box, separated by commas
    #[arg(long, value_name = "ID,...", value_delimiter = ',')]
    pub schools: Vec<String>,
    /// The mages of the first seats, of either box, separated by commas
    #[arg(long, value_name = "ID,...", value_delimiter = ',')]
    pub mages: Vec<String>,
}

impl MixArgs {
    pub fn mix(self) -> Mix {
        let MixArgs { mix, schools, mages } = self;
        Mix { by_lot: mix.unwrap_or(false), wanted: Wanted { schools, mages } }
    }
}

/// What is looked at of languages.
#[derive(Debug, clap::Args)]
pub struct LanguagesArgs {
    /// Tags of languages; all if none is named
    pub tags: Vec<String>,
    /// The folder of the folders [default: content/locales if there, else what is built in]
    #[arg(long, value_name = "DIR")]
    pub locales: Option<PathBuf>,
    /// Writes the list of those that lack nothing, `offered.txt`, beside the folders
    #[arg(long)]
    pub offer: bool,
    /// Writes a page that shows every card in all languages side by side, for whoever proofreads
    #[arg(long, value_name = "FILE")]
    pub sheet: Option<PathBuf>,
    /// Lists what each message of cards is given, in order
    #[arg(long)]
    pub arguments: bool,
    #[arg(long)]
    pub json: bool,
}

/// What works on cards, with packs.
#[derive(Debug, clap::Args)]
pub struct CardsArgs {
    #[command(flatten)]
    pub packs: PackArgs,
    /// The language of the cards
    #[arg(long, value_name = "LANG", default_value = "en", global = true)]
    pub lang: String,
    /// Where the folder of that language is read from, instead of what is built in
    #[arg(long, value_name = "DIR", global = true)]
    pub locales: Option<PathBuf>,
    #[command(subcommand)]
    pub command: CardsCommand,
}

/// What measures bots, with packs.
#[derive(Debug, clap::Args)]
pub struct LabArgs {
    #[command(flatten)]
    pub packs: PackArgs,
    /// The schools and mages of both boxes are at hand: `random` draws six schools for each deal
    #[arg(long, value_name = "random", value_parser = lodge::mix::by_lot, global = true)]
    pub mix: Option<bool>,
    #[command(subcommand)]
    pub command: LabCommand,
}

fn avatar(text: &str) -> Result<rules::Level, String> {
    match text {
        "apprentice" => Ok(rules::Level::Apprentice),
        "master" => Ok(rules::Level::Master),
        _ => Err("the Avatar plays as apprentice or master".into()),
    }
}

#[derive(Debug, clap::Args)]
pub struct SimArgs {
    #[command(flatten)]
    pub packs: PackArgs,
    #[command(flatten)]
    pub mix: MixArgs,
    /// 2 to 4; with the Avatar 1 to 3
    #[arg(long, default_value_t = 4)]
    pub players: usize,
    /// With the Avatar beside the players: apprentice or master
    #[arg(long, value_name = "LEVEL", value_parser = avatar)]
    pub avatar: Option<rules::Level>,
    /// Optional rules and points of the German printing by their names in scenarios, separated by commas, or `random`:
    /// each game draws its own by lot
    #[arg(long, value_name = "LIST|random")]
    pub settings: Option<String>,
    /// One bot for all seats, or one for each, separated by commas
    #[arg(long, value_delimiter = ',', default_value = "random")]
    pub bots: Vec<Level>,
    #[arg(long, default_value_t = 100)]
    pub games: u64,
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// All cores unless said; the results do not depend on it
    #[arg(long)]
    pub threads: Option<usize>,
    /// Asserts every invariant and tries every option after every decision
    #[arg(long)]
    pub check: bool,
    #[arg(long)]
    pub json: bool,
    /// Where broken games are written
    #[arg(long, value_name = "DIR", default_value = "broken-games")]
    pub out: PathBuf,
    /// Writes every game into this folder
    #[arg(long, value_name = "DIR")]
    pub save: Option<PathBuf>,
    /// Counts by seat, mage, school or card too; several separated by commas
    #[arg(long, value_delimiter = ',')]
    pub by: Vec<By>,
    /// Draws mages, schools and grimoires by lot instead of letting the bots choose
    #[arg(long)]
    pub random_setup: bool,
}

#[derive(Debug, clap::Args)]
pub struct ReplayArgs {
    #[command(flatten)]
    pub packs: PackArgs,
    pub file: PathBuf,
    /// Prints what happens, as a spectator sees it
    #[arg(long)]
    pub log: bool,
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, clap::Args)]
pub struct ScenarioArgs {
    #[command(flatten)]
    pub packs: PackArgs,
    #[arg(required = true)]
    pub paths: Vec<PathBuf>,
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Subcommand)]
pub enum CardsCommand {
    /// Checks a pack of cards: a folder of *.codex files
    Check {
        dir: PathBuf,
        /// Without the built-in cards
        #[arg(long)]
        alone: bool,
    },
    /// Lists the cards
    List {
        /// spell, room, quest, event, evocation, jinx, upgrade, mage, avatar or command
        #[arg(long)]
        deck: Option<String>,
        /// A school of magic, or personal or forgotten
        #[arg(long)]
        school: Option<String>,
        /// Words that must all occur in the name or the text
        #[arg(long, value_name = "WORDS")]
        text: Option<String>,
        #[arg(long)]
        json: bool,
    },
    /// Shows a card in words
    Show {
        id: String,
        /// Where scenarios are looked for that show it [default: scenarios, if there]
        #[arg(long, value_name = "DIR")]
        scenarios: Option<PathBuf>,
        #[arg(long)]
        json: bool,
    },
    /// Writes all cards into one HTML file, to look at and to print
    Sheet {
        #[arg(value_name = "OUT.html")]
        out: PathBuf,
    },
    /// Counts cards, the sides that scenarios show, and the words of the language
    Report {
        #[arg(long, value_name = "DIR", default_value = "scenarios")]
        scenarios: PathBuf,
        /// Fails unless every side is shown and every `shows` line names one
        #[arg(long)]
        strict: bool,
        #[arg(long)]
        json: bool,
    },
}

#[derive(Debug, clap::Args)]
pub struct PlayArgs {
    #[command(flatten)]
    pub packs: PackArgs,
    #[command(flatten)]
    pub mix: MixArgs,
    /// 2 to 4; with the Avatar 1 to 3
    #[arg(long, default_value_t = 4)]
    pub players: usize,
    /// With the Avatar beside the players: apprentice or master
    #[arg(long, value_name = "LEVEL", value_parser = avatar)]
    pub avatar: Option<rules::Level>,
    #[arg(long, value_delimiter = ',', default_value = "greedy")]
    pub bots: Vec<Level>,
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

#[derive(Debug, Subcommand)]
pub enum LabCommand {
    /// Plays bots against each other on the same deals from every seat
    Match(MatchArgs),
    /// Tunes the weights of the evaluation by self-play
    Tune(TuneArgs),
    /// Writes a page with plots of many games; goes on where it was if started again
    Report(ReportArgs),
}

#[derive(Debug, clap::Args)]
pub struct MatchArgs {
    /// 2 to 4, one for each player; `greedy@FILE` plays with the weights in a file
    #[arg(required_unless_present = "exec", value_name = "BOT")]
    pub bots: Vec<Contender>,
    /// A program as a further player, asked by lines of JSON; see docs/bots.md
    #[arg(long, value_name = "COMMAND")]
    pub exec: Vec<String>,
    /// Seconds a program may take for an answer
    #[arg(long, value_name = "SECONDS", default_value_t = lodge::lab::EXEC_TIMEOUT.as_secs_f64())]
    pub exec_timeout: f64,
    /// Best a multiple of the number of players
    #[arg(long, default_value_t = 100)]
    pub games: u64,
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// All cores unless said; the results do not depend on it if budgets are iterations
    #[arg(long)]
    pub threads: Option<usize>,
    /// Stops as soon as it is clear whether the first bot is better than the second
    #[arg(long)]
    pub sprt: bool,
    #[arg(long)]
    pub json: bool,
    /// Where broken games are written
    #[arg(long, value_name = "DIR", default_value = "broken-games")]
    pub out: PathBuf,
}

#[derive(Debug, clap::Args)]
pub struct TuneArgs {
    /// spsa moves all weights by lot and follows what wins; fit compares values with how games ended
    #[arg(long, default_value = "spsa")]
    pub method: Method,
    /// Whose weights are tuned; a bot that searches needs a budget of iterations
    #[arg(long, default_value = "greedy")]
    pub bot: Level,
    /// 2 to 4
    #[arg(long, default_value_t = 2)]
    pub players: usize,
    /// In each round; an even number
    #[arg(long, default_value_t = 40)]
    pub games: u64,
    #[arg(long, default_value_t = 20)]
    pub rounds: u32,
    /// Games of the new weights against the old at the end [default: as in a round]
    #[arg(long, value_name = "GAMES")]
    pub verify: Option<u64>,
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// All cores unless said; the results do not depend on it
    #[arg(long)]
    pub threads: Option<usize>,
    /// Weights to begin with [default: those that come with Lodge]
    #[arg(long, value_name = "FILE")]
    pub from: Option<PathBuf>,
    /// Written after every round
    #[arg(long, value_name = "FILE", default_value = "weights.txt")]
    pub out: PathBuf,
    /// Goes on from the file of --out if it is there
    #[arg(long)]
    pub resume: bool,
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, clap::Args)]
pub struct ReportArgs {
    /// Gets index.html, and games.jsonl to go on from
    #[arg(value_name = "OUT")]
    pub out: PathBuf,
    /// 2 to 4
    #[arg(long, default_value_t = 4)]
    pub players: usize,
    /// One bot for all, or one for each player, separated by commas; they change seats from game to game
    #[arg(long, value_delimiter = ',', default_value = "greedy")]
    pub bots: Vec<Level>,
    #[arg(long, default_value_t = 100)]
    pub games: u64,
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// All cores unless said; the results do not depend on it if budgets are iterations
    #[arg(long)]
    pub threads: Option<usize>,
    /// Reads the games that `lodge sim --save DIR` wrote instead of playing
    #[arg(long, value_name = "DIR", conflicts_with_all = ["players", "bots", "games", "seed"])]
    pub from: Option<PathBuf>,
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, clap::Args)]
pub struct BotArgs {
    #[command(flatten)]
    pub packs: PackArgs,
    #[arg(value_name = "BOT")]
    pub level: Level,
    /// Of the bot's dice
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

#[derive(Debug, clap::Args)]
pub struct ServeArgs {
    #[command(flatten)]
    pub packs: PackArgs,
    /// HOST:PORT; port 0 takes any that is free
    #[arg(long, default_value = "127.0.0.1:8080")]
    pub addr: String,
    /// Where tables are kept: a file, or postgres://USER@HOST/NAME, which several servers may share
    #[arg(long, default_value = "lodge.db")]
    pub db: String,
    /// HOST:PORT at which other servers of the same database reach this one; its own address if left out
    #[arg(long, value_name = "ADDR")]
    pub node: Option<String>,
    #[command(flatten)]
    pub door: DoorArgs,
    #[command(flatten)]
    pub notices: NoticeArgs,
    #[command(flatten)]
    pub limits: LimitArgs,
}

/// Who may come in.
#[derive(Debug, clap::Args)]
pub struct DoorArgs {
    /// A name that this server is called by; several times for several names. Without one: addresses, `localhost` and
    /// names of a home network
    #[arg(long = "host", value_name = "NAME")]
    pub hosts: Vec<String>,
    /// The header in which the proxy before this server writes where a request comes from, such as `x-forwarded-for`
    #[arg(long, value_name = "HEADER")]
    pub proxy_header: Option<String>,
    /// The word that whoever reads /api/metrics must bear (`Authorization: Bearer WORD`). Without one they are told on
    /// this machine only
    #[arg(long, value_name = "WORD")]
    pub metrics_word: Option<String>,
}

/// How people who are away are told that it is their turn.
#[derive(Debug, clap::Args)]
pub struct NoticeArgs {
    /// Where people reach this server, such as https://lodge.example; links in mails lead there
    #[arg(long, value_name = "URL")]
    pub url: Option<String>,
    /// Sends nothing to the push services of browsers
    #[arg(long)]
    pub no_push: bool,
    /// Push services may be in this server's own network and need no TLS: for tests, and for a service of your own
    #[arg(long)]
    pub push_private: bool,
    /// The server that takes mail: smtps://USER@HOST, or smtp://USER@HOST?tls=required; without it nobody gets mail. Its
    /// password is read from the variable LODGE_SMTP_PASSWORD or a file
    #[arg(long, value_name = "URL")]
    pub smtp: Option<String>,
    /// Holds the password of the mail server
    #[arg(long, value_name = "FILE")]
    pub smtp_password_file: Option<PathBuf>,
    /// Whom mail comes from, such as lodge@lodge.example
    #[arg(long, value_name = "ADDRESS")]
    pub mail_from: Option<String>,
}

/// How much this server takes on.
#[derive(Debug, clap::Args)]
pub struct LimitArgs {
    /// Opens the hall: tables whose hosts wish it are shown to everybody, open seats are anybody's
    #[arg(long)]
    pub hall: bool,
    /// Sockets in all
    #[arg(long, default_value_t = 10_000, value_name = "N")]
    pub sockets: usize,
    /// Every address may take what it likes: for a network of friends, and for tests
    #[arg(long)]
    pub no_address_limits: bool,
    /// Sockets of one address
    #[arg(long, default_value_t = 100, value_name = "N")]
    pub sockets_per_address: usize,
    /// Requests of one address in a minute
    #[arg(long, default_value_t = 1200, value_name = "N")]
    pub requests_per_minute: u32,
    /// New tables of one address in a minute
    #[arg(long, default_value_t = 30, value_name = "N")]
    pub tables_per_minute: u32,
    /// Attempts of one address to sit down in a minute
    #[arg(long, default_value_t = 60, value_name = "N")]
    pub joins_per_minute: u32,
    /// Codes to read out that one address has made out or names in a minute
    #[arg(long, default_value_t = 10, value_name = "N")]
    pub codes_per_minute: u32,
    /// New tables of one address in the hall in an hour
    #[arg(long, default_value_t = 10, value_name = "N")]
    pub shown_per_hour: u32,
    /// What one address may add to the storage in a day, in MiB: new tables with their games, talk, hand-overs, plans,
    /// answers taken back; answers are taken in any case
    #[arg(long, default_value_t = 256, value_name = "MIB")]
    pub mebibytes_per_day: u32,
    /// The most milliseconds a bot may think about a question
    #[arg(long, default_value_t = 2000, value_name = "MS")]
    pub bot_time: u64,
    /// The most iterations a bot may search for a question
    #[arg(long, default_value_t = 5000, value_name = "N")]
    pub bot_iterations: u32,
    /// Bots that think at the same time; one less than there are cores if left out
    #[arg(long, value_name = "N")]
    pub thinkers: Option<usize>,
    /// Milliseconds that all wait where somebody could be thinking about a reaction, so that nobody tells from the time
    /// whether they had one
    #[arg(long, default_value_t = 1000, value_name = "MS")]
    pub pause: u64,
    /// Days after which tables go that nobody played at; 0: never
    #[arg(long, default_value_t = 30, value_name = "DAYS")]
    pub forget_unplayed: u64,
    /// Days after the end of their game after which tables go; 0: never
    #[arg(long, default_value_t = 0, value_name = "DAYS")]
    pub forget_finished: u64,
    /// Days without any event after which tables go whose game was begun and not ended; 0: never
    #[arg(long, default_value_t = 0, value_name = "DAYS")]
    pub forget_left: u64,
}

#[derive(Debug, clap::Args)]
pub struct LoadArgs {
    /// HOST:PORT of the server
    #[arg(long)]
    pub addr: String,
    #[arg(long, default_value_t = 100)]
    pub tables: usize,
    /// Seats at each table, one connection each
    #[arg(long, default_value_t = 4)]
    pub clients: usize,
    /// Answers per table and second, or `max`
    #[arg(long, default_value = "1")]
    pub rate: String,
    #[arg(long, default_value_t = 10)]
    pub seconds: u64,
    #[arg(long)]
    pub json: bool,
}
