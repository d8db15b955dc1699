//! Before anything else: is the request meant for this server, from a page of its own, and not one too many?

use super::address::{Addresses, Deed, EVENT_BYTES, Here, TABLE_BYTES};
use super::refused::Refused;
use crate::house::{House, farewell};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::Instant;
use table::wire::{Code, Refusal};

/// Where a request comes from, as far as the operator trusts what says so.
#[derive(Clone, Copy, Debug)]
pub struct From(pub IpAddr);

/// The connection that a request came on, as long as it counts. Other servers of the same storage send everybody's on from
/// one address: as soon as they show who they are, theirs do not count.
#[derive(Clone, Debug)]
pub struct Arrived(Arc<Mutex<Option<Here>>>);

impl Arrived {
    fn uncount(&self) {
        drop(self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).take());
    }
}

/// What the operator says about names and addresses.
#[derive(Clone, Debug, Default)]
pub struct Door {
    /// The names this server is called by; none: addresses, `localhost` and names of a home network.
    pub hosts: Vec<String>,
    /// The header in which a proxy before this server writes where a request comes from.
    pub proxy_header: Option<HeaderName>,
    /// What whoever reads the metrics must bear; none: they are told on this machine only.
    pub metrics_word: Option<String>,
}

/// What the gate needs.
#[derive(Clone, Debug)]
pub struct Gate {
    pub house: Arc<House>,
    pub door: Arc<Door>,
    pub addresses: Arc<Addresses>,
}

/// Scripts are files of this server, never lines of a page; nobody frames it, and no address leaves with a link.
const HEADERS: [(&str, &str); 4] = [
    (
        "content-security-policy",
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; \
         img-src 'self' data: blob:; font-src 'self' data:; media-src 'self' data: blob:; \
         connect-src 'self' ws: wss:; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; \
         form-action 'self'; frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
];

pub async fn gate(State(gate): State<Gate>, mut request: Request, next: Next) -> Response {
    let api = request.uri().path().starts_with("/api");
    let passed_on = gate.is_passed_on(&mut request);
    if passed_on && let Some(arrived) = request.extensions().get::<Arrived>() {
        arrived.uncount();
    }
    let house = gate.house.clone();
    let judged = match passed_on {
        // What comes now would wake tables that others have by now.
        _ if *house.closing().borrow() => Err(Box::new(Refused(farewell()).into_response())),
        true => Ok(()),
        false => gate.judge(&mut request),
    };
    let answered = async {
        match judged {
            Ok(()) if passed_on => next.run(request).await,
            Ok(()) => gate.pass(request, next).await,
            Err(refused) => *refused,
        }
    };
    let mut response = tokio::select! {
        biased;
        answered = answered => answered,
        // Whatever it waits for, it hears why nothing comes.
        () = house.out_of_patience() => Refused(farewell()).into_response(),
    };
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    // What is told for a token is not for the next one who asks; cards carry a tag of their own.
    if api && !headers.contains_key(header::ETAG) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

impl Gate {
    /// Lets a connection in that has said nothing yet, unless there are too many. Behind a proxy all come from its address,
    /// so only their sum counts.
    pub fn arrive(&self, peer: IpAddr) -> Option<Arrived> {
        let limits = &self.house.limits;
        let of = limits.per_address.as_ref().filter(|_| self.door.proxy_header.is_none());
        let here =
            self.addresses.connection(of.map(|own| (peer, own)), limits.connections, Instant::now())?;
        Some(Arrived(Arc::new(Mutex::new(Some(here)))))
    }

    fn judge(&self, request: &mut Request) -> Result<(), Box<Response>> {
        let headers = request.headers();
        let host = text(headers, &header::HOST).unwrap_or_default();
        if headers.get_all(header::HOST).iter().nth(1).is_some() {
            let words = "a request names one host\n";
            return Err(Box::new((StatusCode::BAD_REQUEST, words).into_response()));
        }
        if !self.door.is_called(host) {
            let words =
                format!("this server is not called `{}`: its operator names it with --host\n", tidy(host));
            return Err(Box::new((StatusCode::MISDIRECTED_REQUEST, words).into_response()));
        }
        if let Some(origin) = text(headers, &header::ORIGIN).filter(|origin| !self.door.is_own(origin, host))
        {
            let words = format!("a page of `{}` may not speak to this server\n", tidy(origin));
            return Err(Box::new((StatusCode::FORBIDDEN, words).into_response()));
        }
        let peer = request.extensions().get::<From>().copied();
        let from = self.door.named_by_proxy(headers).or(peer.map(|From(peer)| peer));
        if let (Some(from), Some(limits)) = (from, &self.house.limits.per_address) {
            if !self.addresses.may(from, Deed::Request, limits, Instant::now()) {
                return Err(self.too_many("requests"));
            }
            let path = request.uri().path();
            let post = request.method() == Method::POST;
            let deed = match path {
                "/api/tables" | "/api/tutorial" | "/api/replays" if post => Some(Deed::NewTable),
                "/api/notices" if post => Some(Deed::Wish),
                "/api/codes" if post => Some(Deed::Code),
                _ if post && path.ends_with("/code") => Some(Deed::Code),
                _ if post && path.ends_with("/join") => Some(Deed::Join),
                _ => None,
            };
            if deed.is_some_and(|deed| !self.addresses.may(from, deed, limits, Instant::now())) {
                return Err(self.too_many(match deed {
                    Some(Deed::Join) => "attempts to sit down",
                    Some(Deed::Wish) => "wishes to be told",
                    Some(Deed::Code) => "codes",
                    _ => "new tables",
                }));
            }
            // What is asked for stays with the words that it was asked in.
            let stays = match deed {
                Some(Deed::NewTable) => TABLE_BYTES,
                Some(Deed::Join | Deed::Wish) => EVENT_BYTES,
                None if post && path.ends_with("/free") => EVENT_BYTES,
                _ => 0,
            };
            let length = text(headers, &header::CONTENT_LENGTH).and_then(|own| own.parse().ok());
            let bytes = Deed::Store(stays.saturating_add(length.unwrap_or(0usize)));
            if stays > 0 && !self.addresses.may(from, bytes, limits, Instant::now()) {
                return Err(self.too_many("stored bytes"));
            }
        }
        if let Some(from) = from {
            request.extensions_mut().insert(From(from));
        }
        Ok(())
    }

    /// Whether one more table of an address goes into the hall: the list is short.
    pub fn may_show(&self, from: Option<From>) -> Result<(), Refusal> {
        match (from, &self.house.limits.per_address) {
            (Some(From(from)), Some(limits))
                if !self.addresses.may(from, Deed::Show, limits, Instant::now()) =>
            {
                let words =
                    "too many tables of your address are in the hall; lay this one for guests of yours";
                Err(Refusal::new(Code::TooFast, words))
            }
            _ => Ok(()),
        }
    }

    fn too_many(&self, what: &str) -> Box<Response> {
        self.house.metrics.refused(Code::TooFast);
        let message = format!("too many {what} from your address; try again in a while");
        Box::new(Refused(Refusal::new(Code::TooFast, message)).into_response())
    }

    /// Metrics are the operator's: by a word, or from this machine without a proxy between.
    pub fn may_measure(&self, headers: &HeaderMap, from: Option<IpAddr>) -> bool {
        match &self.door.metrics_word {
            Some(word) => {
                let given = text(headers, &header::AUTHORIZATION).and_then(|own| own.strip_prefix("Bearer "));
                given.is_some_and(|given| table::play::SecretHash::of(word).is_of(given))
            }
            None => {
                let passed_on = ["forwarded", "x-forwarded-for", "x-real-ip"]
                    .iter()
                    .any(|own| headers.contains_key(*own));
                from.is_some_and(|from| from.is_loopback()) && !passed_on
            }
        }
    }
}

impl Door {
    fn is_called(&self, host: &str) -> bool {
        let name = without_port(host).to_ascii_lowercase();
        if self.hosts.iter().any(|own| own.eq_ignore_ascii_case(&name) || own.eq_ignore_ascii_case(host)) {
            return true;
        }
        let at_home = [".localhost", ".local", ".lan", ".home.arpa"].iter().any(|end| name.ends_with(end));
        let address = name.trim_matches(['[', ']']).parse::<IpAddr>().is_ok();
        self.hosts.is_empty() && (address || at_home || !name.contains('.') && !name.is_empty())
    }

    /// A page of this server, or of a name that it is called by.
    fn is_own(&self, origin: &str, host: &str) -> bool {
        let of = origin.split_once("://").map_or("", |(_, of)| of);
        // Another port is another page: whoever is called by one names it.
        let named = |own: &String| own.eq_ignore_ascii_case(of);
        of.eq_ignore_ascii_case(host) && !of.is_empty() || self.hosts.iter().any(named)
    }

    /// The last address of the header is the one that the proxy itself has seen.
    fn named_by_proxy(&self, headers: &HeaderMap) -> Option<IpAddr> {
        let all = headers.get_all(self.proxy_header.as_ref()?).iter().next_back()?.to_str().ok()?;
        let last = all.rsplit(',').next()?.trim();
        last.parse().ok().or_else(|| last.parse::<std::net::SocketAddr>().ok().map(|own| own.ip()))
    }
}

fn text<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    // A header that is no text is one that nobody is called by.
    headers.get(name).map(|own| own.to_str().unwrap_or("\u{fffd}"))
}

fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|digit| digit.is_ascii_digit()) && !name.ends_with(':') => {
            name
        }
        _ => host,
    }
}

/// Words of a stranger, fit to be said back.
fn tidy(word: &str) -> String {
    word.chars().filter(|letter| letter.is_ascii_graphic()).take(80).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn door(hosts: &[&str]) -> Door {
        Door { hosts: hosts.iter().map(|own| own.to_string()).collect(), ..Door::default() }
    }

    #[test]
    fn a_server_answers_to_its_names_and_to_pages_of_its_own() {
        let home = door(&[]);
        for host in ["127.0.0.1:8080", "localhost", "[::1]:80", "attic", "attic.local:8080", "192.168.1.5"] {
            assert!(home.is_called(host), "{host}");
        }
        for host in ["", "lodge.example", "127.0.0.1.example", "evil.example:8080"] {
            assert!(!home.is_called(host), "{host}");
        }
        let named = door(&["lodge.example"]);
        assert!(named.is_called("lodge.example") && named.is_called("Lodge.Example:443"));
        assert!(!named.is_called("127.0.0.1") && !named.is_called("lodge.example.evil"));
        assert!(home.is_own("http://attic:8080", "attic:8080"));
        for (origin, host) in
            [("null", "attic"), ("http://evil.example", "attic"), ("http://attic:1", "attic:2")]
        {
            assert!(!home.is_own(origin, host), "{origin}");
        }
        assert!(named.is_own("https://lodge.example", "127.0.0.1:8080"), "a proxy has changed the name");
        assert!(
            !named.is_own("http://lodge.example:81", "lodge.example"),
            "another page of the same machine"
        );
        assert!(door(&["lodge.example:81"]).is_own("http://lodge.example:81", "127.0.0.1:8080"));
    }

    #[test]
    fn a_proxy_is_believed_only_where_the_operator_says_so() {
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", "10.9.9.9, 10.0.0.7".parse().unwrap());
        assert_eq!(door(&[]).named_by_proxy(&headers), None);
        let proxy_header = Some(HeaderName::from_static("x-forwarded-for"));
        let behind = Door { proxy_header, ..Door::default() };
        assert_eq!(behind.named_by_proxy(&headers), Some("10.0.0.7".parse().unwrap()));
        headers.insert("x-forwarded-for", "nobody".parse().unwrap());
        assert_eq!(behind.named_by_proxy(&headers), None);
    }
}
