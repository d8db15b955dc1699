//! Passing a player on to the server that has the table: the request goes there as it came, and what it becomes comes back.

use super::gate::{From, Gate};
use super::refused::Refused;
use super::relay::{Patience, carry};
use super::routes::read;
use super::socket::Place;
use crate::house::House;
use crate::limits::Limits;
use axum::body::{Body, to_bytes};
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hyper::client::conn::http1;
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use table::play::SecretHash;
use table::request;
use table::wire::{Code, Refusal};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// Shows that a request comes from a server of the same storage.
const NODE: HeaderName = HeaderName::from_static("x-lodge-node");
/// Where such a request came from.
const FROM: HeaderName = HeaderName::from_static("x-lodge-from");

/// How long another server may take to be reached.
const REACH: Duration = Duration::from_secs(1);
/// To open a socket, which comes before the table is woken: one that is not open soon leads to a server that hangs, and
/// whoever asks again is heard elsewhere as soon as that one has lost its tables.
const OPEN: Duration = Duration::from_secs(1);
/// To begin any other answer, and to end it: not longer than it takes until a server that stands still has lost its tables.
const ANSWER: Duration = Duration::from_secs(4);
/// The server of a table asks each line three times in the silence that it allows; this much later it is in doubt.
const LATE: Duration = Duration::from_secs(1);

impl Gate {
    /// Whether another server of the same storage passes this request on; then it was judged there.
    pub fn is_passed_on(&self, request: &mut Request) -> bool {
        let shown = request.headers_mut().remove(NODE);
        let from = request.headers_mut().remove(FROM);
        let own = self.house.secret().map(SecretHash::of);
        let is_ours =
            own.zip(shown).is_some_and(|(own, shown)| shown.to_str().is_ok_and(|shown| own.is_of(shown)));
        if is_ours && let Some(from) = from.and_then(|from| from.to_str().ok()?.parse::<IpAddr>().ok()) {
            request.extensions_mut().insert(From(from));
        }
        is_ours
    }

    /// Passes a request on if the table it is about lives elsewhere; otherwise it is answered here.
    pub async fn pass(&self, request: Request, next: Next) -> Response {
        let there = match table_of(request.uri().path()) {
            Some(word) => self.house.elsewhere(word).await,
            None => Ok(None),
        };
        let answer = match there {
            Ok(None) => return next.run(request).await,
            Ok(Some(address)) if request.uri().path().ends_with("/socket") => {
                self.pass_line(&address, request).await
            }
            Ok(Some(address)) => self.pass_question(&address, request).await,
            Err(refusal) => Err(refusal),
        };
        answer.unwrap_or_else(|refusal| Refused(refusal).into_response())
    }

    /// A line that is carried holds a place here as well as there.
    async fn pass_line(&self, address: &str, mut request: Request) -> Result<Response, Refusal> {
        let word = table_of(request.uri().path()).unwrap_or_default().to_string();
        let from = request.extensions().get::<From>().copied();
        let place = Place::at(&self.house, &self.addresses, from)?;
        let ours = request.extensions_mut().remove::<OnUpgrade>();
        let mut answer = ask(&self.house, address, request, OPEN).await?;
        if answer.status() == StatusCode::SWITCHING_PROTOCOLS
            && let Some(ours) = ours
        {
            let theirs = hyper::upgrade::on(&mut answer);
            let (house, address) = (self.house.clone(), address.to_string());
            tokio::spawn(async move {
                join(house, (word, address), ours, theirs).await;
                drop(place);
            });
        }
        Ok(answer)
    }

    /// Whatever is wrong with a question is said here, as it would be there.
    async fn pass_question(&self, address: &str, request: Request) -> Result<Response, Refusal> {
        let (mut head, body) = request.into_parts();
        let path = head.uri.path().strip_prefix("/api").unwrap_or_default();
        let body = read(&self.house, body, request::size(path)).await?;
        for own in [header::TRANSFER_ENCODING, header::CONTENT_LENGTH] {
            head.headers.remove(own);
        }
        pass_on(&self.house, address, Request::from_parts(head, Body::from(body))).await
    }
}

/// The table that a request is about.
fn table_of(path: &str) -> Option<&str> {
    path.strip_prefix("/api/tables/")?.split('/').next().filter(|word| !word.is_empty())
}

/// Asks another server, and hears it out.
pub async fn pass_on(house: &Arc<House>, address: &str, mut request: Request) -> Result<Response, Refusal> {
    request.headers_mut().remove(header::CONNECTION);
    let (head, body) = ask(house, address, request, ANSWER).await?.into_parts();
    let body =
        timeout(ANSWER, to_bytes(body, usize::MAX)).await.ok().and_then(Result::ok).ok_or_else(gone)?;
    Ok(Response::from_parts(head, Body::from(body)))
}

fn gone() -> Refusal {
    Refusal::new(Code::Busy, "the server that has this table cannot be reached; try again")
}

/// Asks another server, which has so long to begin its answer.
async fn ask(
    house: &Arc<House>,
    address: &str,
    mut request: Request,
    patience: Duration,
) -> Result<Response, Refusal> {
    house.metrics.passed_on.fetch_add(1, Ordering::Relaxed);
    let stream =
        timeout(REACH, TcpStream::connect(address)).await.ok().and_then(Result::ok).ok_or_else(gone)?;
    let _ = stream.set_nodelay(true);
    let (mut there, connection) =
        http1::handshake::<_, Body>(TokioIo::new(stream)).await.map_err(|_| gone())?;
    tokio::spawn(async move { drop(connection.with_upgrades().await) });
    show(house, &mut request).ok_or_else(gone)?;
    let answer =
        timeout(patience, there.send_request(request)).await.ok().and_then(Result::ok).ok_or_else(gone)?;
    Ok(answer.map(Body::new))
}

/// Says who asks, and for whom.
fn show(house: &House, request: &mut Request) -> Option<()> {
    let from = request.extensions().get::<From>().map(|own| own.0.to_string());
    let headers: &mut HeaderMap = request.headers_mut();
    headers.insert(NODE, HeaderValue::from_str(house.secret()?).ok()?);
    if let Some(from) = from {
        headers.insert(FROM, HeaderValue::from_str(&from).ok()?);
    }
    Some(())
}

/// Carries a socket's bytes both ways until either side ends, the house closes, or the table is no longer there.
async fn join(house: Arc<House>, (word, address): (String, String), ours: OnUpgrade, theirs: OnUpgrade) {
    let _visit = house.visit().await;
    let mut closing = house.closing();
    let (Ok(ours), Ok(theirs)) = (ours.await, theirs.await) else { return };
    let closed = async { drop(closing.wait_for(|closing| *closing).await) };
    // Where storage does not answer nobody knows: the line stays, as long as the other server says anything.
    let there = Arc::new((house.clone(), word, address));
    let moved = || {
        let there = there.clone();
        async move {
            let (house, word, address) = &*there;
            matches!(house.elsewhere(word).await, Ok(now) if now.as_ref() != Some(address))
        }
    };
    let Limits { write, silence, .. } = house.limits;
    let patience = Patience { write, doubt: silence / 3 + LATE, silence };
    let carried = carry(TokioIo::new(ours), TokioIo::new(theirs), closed, moved, patience).await;
    if let Err(error) = carried {
        tracing::debug!(%error, "a line that was passed on broke");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_is_about_the_table_in_its_path() {
        assert_eq!(table_of("/api/tables/abc"), Some("abc"));
        assert_eq!(table_of("/api/tables/abc/socket"), Some("abc"));
        for path in ["/api/tables", "/api/tables/", "/api/summaries", "/"] {
            assert_eq!(table_of(path), None, "{path}");
        }
    }
}
