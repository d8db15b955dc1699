//! The requests of `docs/protocol.md`, read from a path, a query and a body: one list of routes for the server and for
//! the page.

use crate::wire::*;
use serde::de::DeserializeOwned;

/// The most tables one request may ask about.
const SUMMARIES: usize = 100;

/// What somebody wants to know or to have done, besides what goes over lines.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "the fields are named by what they hold")]
pub enum Request {
    /// Is the server well?
    Health,
    /// The cards of a version, or of an edition with packs, in a language.
    Catalogue {
        /// The one that the carrier knows the reader by, if none is named.
        lang: Option<String>,
        content: Option<String>,
        edition: Option<String>,
        packs: Vec<String>,
    },
    /// What tables may be laid with.
    Packs,
    /// What can be played here.
    Editions,
    /// Lay a table.
    Found(Box<NewTable>),
    /// Lay the table of a lesson.
    Teach(Tutorial),
    /// A recorded game, as text.
    Import(String),
    /// How several tables stand.
    Summaries(Vec<Wanted>),
    /// How a table stands.
    Summary(Wanted),
    /// Sit down at a table.
    Join { table: String, join: Join },
    /// A game, change by change.
    Frames {
        wanted: Wanted,
        from: u32,
        to: u32,
        /// Through whose eyes; the game has to be over for it.
        eyes: Option<u8>,
    },
    /// A game as a file.
    Record(Wanted),
    /// A game that is being played as a file, to go on elsewhere.
    HandOver(Wanted),
    /// A seat is offered to somebody else.
    Free { table: String, free: Free },
    /// A secret becomes a code to read out, and a code the secret again.
    Lend { table: String, lend: Lend },
    /// What a code stands for.
    Redeem(Redeem),
    /// What there is beside tables.
    Services,
    /// The tables that strangers are shown.
    Hall,
    /// One of them.
    Shown(String),
    /// What a device wants to be told, by its secret.
    Wished(String),
    /// What it wants from now on.
    Wish { secret: String, wishes: Wishes },
    /// It wants nothing more, and nothing is kept of it.
    Unwish(String),
    /// Whoever reads an address wants mail there.
    Confirm(MailWord),
    /// Whoever reads an address wants no more mail.
    Leave(MailWord),
}

/// How much a body may hold, by what it is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// What is said on a line.
    Message,
    /// A game as a file.
    RecordedGame,
}

/// What the body of a request to this path may be.
pub fn size(path: &str) -> Size {
    if path == "/replays" { Size::RecordedGame } else { Size::Message }
}

impl Request {
    /// `path` begins behind `/api`; `post` is whether something is handed in; `bearer` is the token that came beside the
    /// address, where nobody writes it down.
    pub fn read(
        post: bool,
        path: &str,
        query: &str,
        bearer: Option<&str>,
        body: &[u8],
    ) -> Result<Request, Refusal> {
        let query = Query(query);
        // One slash and no more: whoever counts requests by their paths must not be told another one.
        let parts: Vec<&str> = path.strip_prefix('/').unwrap_or(path).split('/').collect();
        let token = || bearer.map(String::from).or_else(|| query.text("token"));
        let wanted = |table: &str| Wanted { table: decoded(table), token: token() };
        let secret = || match bearer.filter(|own| crate::secret::is_fit(own)) {
            Some(own) => Ok(own.to_string()),
            None => {
                Err(Refusal::new(Code::WrongToken, "a device shows a secret of 22 to 64 letters and digits"))
            }
        };
        Ok(match (post, &parts[..]) {
            (false, ["health"]) => Request::Health,
            (false, ["catalogue"]) => {
                let packs = query.text("packs").unwrap_or_default();
                Request::Catalogue {
                    lang: query.text("lang"),
                    content: query.text("content"),
                    edition: query.text("edition"),
                    packs: packs.split(',').filter(|name| !name.is_empty()).map(String::from).collect(),
                }
            }
            (false, ["packs"]) => Request::Packs,
            (false, ["editions"]) => Request::Editions,
            (true, ["tables"]) => Request::Found(Box::new(json(body)?)),
            (true, ["tutorial"]) => Request::Teach(json(body)?),
            (true, ["replays"]) => match String::from_utf8(body.into()) {
                Ok(text) => Request::Import(text),
                Err(_) => {
                    return Err(Refusal::new(Code::IncompatibleReplay, "not a recorded game: not UTF-8"));
                }
            },
            (true, ["summaries"]) => {
                let wanted: Vec<Wanted> = json(body)?;
                bounded(&wanted)?;
                Request::Summaries(wanted)
            }
            (false, ["tables", table]) => Request::Summary(wanted(table)),
            (true, ["tables", table, "join"]) => Request::Join { table: decoded(table), join: json(body)? },
            (true, ["tables", table, "free"]) => Request::Free { table: decoded(table), free: json(body)? },
            (true, ["tables", table, "code"]) => Request::Lend { table: decoded(table), lend: json(body)? },
            (true, ["codes"]) => Request::Redeem(json(body)?),
            (false, ["tables", table, "frames"]) => Request::Frames {
                wanted: wanted(table),
                from: query.number("from")?.unwrap_or(0),
                to: query.number("to")?.unwrap_or(u32::MAX),
                eyes: query.number("eyes")?.map(|seat| u8::try_from(seat).unwrap_or(u8::MAX)),
            },
            (false, ["services"]) => Request::Services,
            (false, ["hall"]) => Request::Hall,
            (false, ["tables", table, "shown"]) => Request::Shown(decoded(table)),
            (false, ["notices"]) => Request::Wished(secret()?),
            (true, ["notices"]) => {
                let wishes: Wishes = json(body)?;
                bounded(&wishes.seats)?;
                Request::Wish { secret: secret()?, wishes }
            }
            (true, ["notices", "off"]) => Request::Unwish(secret()?),
            (true, ["notices", "confirm"]) => Request::Confirm(json(body)?),
            // A mail program that leaves by one click sends a form of its own.
            (true, ["notices", "leave", word]) => Request::Leave(MailWord { word: decoded(word) }),
            (false, ["tables", table, "record"]) => Request::Record(wanted(table)),
            (false, ["tables", table, "handed"]) => Request::HandOver(wanted(table)),
            _ => return Err(Refusal::new(Code::Malformed, "there is no such route")),
        })
    }
}

fn bounded(wanted: &[Wanted]) -> Result<(), Refusal> {
    match wanted.len() <= SUMMARIES {
        true => Ok(()),
        false => Err(Refusal::new(Code::TooLarge, format!("at most {SUMMARIES} tables at a time"))),
    }
}

/// Read as text, as everything else is: a second kind of reader would be built for each type.
fn json<T: DeserializeOwned>(body: &[u8]) -> Result<T, Refusal> {
    let malformed = |why: String| Refusal::new(Code::Malformed, why);
    let text = std::str::from_utf8(body).map_err(|error| malformed(error.to_string()))?;
    serde_json::from_str(text).map_err(|error| malformed(error.to_string()))
}

/// What stands behind the question mark of an address.
#[derive(Clone, Copy)]
struct Query<'a>(&'a str);

impl Query<'_> {
    fn text(self, name: &str) -> Option<String> {
        let pairs = self.0.split('&').filter_map(|pair| pair.split_once('='));
        pairs.filter(|(own, _)| *own == name).map(|(_, value)| decoded(&value.replace('+', " "))).next()
    }

    fn number(self, name: &str) -> Result<Option<u32>, Refusal> {
        let wrong = |_| Refusal::new(Code::Malformed, format!("`{name}` is not a number"));
        self.text(name).map(|text| text.parse().map_err(wrong)).transpose()
    }
}

/// Percent signs with two digits behind them stand for bytes.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, behind @ ..] = rest {
        let byte = behind.get(..2).filter(|_| *first == b'%').and_then(|digits| {
            let digits = std::str::from_utf8(digits).ok().filter(|digits| !digits.starts_with('+'))?;
            u8::from_str_radix(digits, 16).ok()
        });
        bytes.push(byte.unwrap_or(*first));
        rest = if byte.is_some() { &behind[2..] } else { behind };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn get(path: &str, query: &str) -> Result<Request, Refusal> {
        Request::read(false, path, query, None, b"")
    }

    #[test]
    fn routes_are_read_with_what_their_addresses_say() {
        let wanted = Wanted { table: "a b".into(), token: Some("x&y".into()) };
        assert_eq!(get("/tables/a%20b", "token=x%26y"), Ok(Request::Summary(wanted.clone())));
        assert_eq!(
            get("/tables/a%20b/frames", "from=3&token=x%26y&eyes=1"),
            Ok(Request::Frames { wanted, from: 3, to: u32::MAX, eyes: Some(1) })
        );
        let catalogue = |content: Option<&str>, packs: &[&str]| {
            let packs = packs.iter().map(|name| name.to_string()).collect();
            Ok(Request::Catalogue { lang: None, content: content.map(String::from), edition: None, packs })
        };
        assert_eq!(get("/catalogue", ""), catalogue(None, &[]));
        let handed = Wanted { table: "t".into(), token: None };
        assert_eq!(get("/tables/t/handed", ""), Ok(Request::HandOver(handed)));
        assert_eq!(
            get("/catalogue", "content=12ab&packs=ember,frost"),
            catalogue(Some("12ab"), &["ember", "frost"])
        );
        let join = Join { invite: Some("i".into()), name: "Ada".into(), token: None };
        assert_eq!(
            Request::read(true, "/tables/t/join", "", None, br#"{"invite":"i","name":"Ada"}"#),
            Ok(Request::Join { table: "t".into(), join })
        );
    }

    #[test]
    fn what_is_no_route_or_no_request_is_refused_with_a_word() {
        for (path, query) in [
            ("/nowhere", ""),
            ("/tables", ""),
            ("/tables/x/frames", "from=minus"),
            ("//health", ""),
            ("/health/", ""),
        ] {
            assert_eq!(get(path, query).unwrap_err().code, Code::Malformed, "{path}");
        }
        let post = |path, body: &[u8]| Request::read(true, path, "", None, body).unwrap_err().code;
        assert_eq!(post("/tables", b"{"), Code::Malformed);
        assert_eq!(post("/replays", &[0xff]), Code::IncompatibleReplay);
        let many = serde_json::to_vec(&vec![Wanted { table: "t".into(), token: None }; 101]).unwrap();
        assert_eq!(post("/summaries", &many), Code::TooLarge);
        let wish = Request::read(true, "/notices", "", Some("short"), br#"{"lang":"en","seats":[]}"#);
        assert_eq!(wish.unwrap_err().code, Code::WrongToken);
        assert_eq!(decoded("100%"), "100%");
        assert_eq!(decoded("%+1%zz"), "%+1%zz");
    }
}
