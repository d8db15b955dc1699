//! The HTTP routes.

use super::gate::{self, Gate};
use super::pass::pass_on;
use super::refused::Refused;
use super::{client, socket};
use crate::house::{Cards, Command, House, farewell};
use crate::store::letters::Place;
use axum::Router;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::State;
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::middleware;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::net::IpAddr;
use std::sync::Arc;
use table::VERSION;
use table::request::{self, Request, Size};
use table::wire::*;
use text::Language;

type Shared = State<Gate>;

/// Which requests there are is the table's to say; the server adds what only a server has.
pub fn router(gate: Gate) -> Router {
    Router::new()
        .route("/api/metrics", get(metrics))
        .route("/api/tables/{table}/socket", get(socket::upgrade))
        .route("/api/{*rest}", get(api).post(api))
        .fallback(client::file)
        .layer(middleware::from_fn_with_state(gate.clone(), gate::gate))
        .with_state(gate)
}

async fn metrics(State(gate): Shared, request: axum::extract::Request) -> Response {
    let from = request.extensions().get::<gate::From>().map(|own| own.0);
    if !gate.may_measure(request.headers(), from) {
        return (StatusCode::FORBIDDEN, "metrics are for the operator of this server\n").into_response();
    }
    let text = gate.house.metrics.text(gate.house.store.tally());
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}

async fn api(State(gate): Shared, request: axum::extract::Request) -> Result<Response, Refused> {
    let house = gate.house.clone();
    let (head, body) = request.into_parts();
    let from = head.extensions.get::<gate::From>().copied();
    let path = head.uri.path().strip_prefix("/api").unwrap_or_default();
    let answered = async {
        let body = read(&house, body, request::size(path)).await?;
        let post = head.method == Method::POST;
        let query = head.uri.query().unwrap_or("");
        let request = Request::read(post, path, query, bearer(&head.headers), &body)
            .inspect_err(|refusal| house.metrics.refused(refusal.code))?;
        if matches!(&request, Request::Found(new) if new.manner.hall && house.limits.hall.is_some()) {
            gate.may_show(from).inspect_err(|refusal| house.metrics.refused(refusal.code))?;
        }
        answer(&house, request, from.map(|own| own.0), &head.headers).await
    };
    Ok(answered.await?)
}

async fn answer(
    house: &Arc<House>,
    request: Request,
    from: Option<IpAddr>,
    headers: &HeaderMap,
) -> Result<Response, Refusal> {
    Ok(match request {
        Request::Health => {
            let content = house.shelf.plain().codex.version.clone();
            // A server that the others no longer hear is passed by: whoever balances the load looks here.
            let ok = house.is_heard();
            let status = if ok { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
            (status, axum::Json(Health { ok, version: VERSION.into(), content })).into_response()
        }
        Request::Catalogue { lang, content, edition, packs } => {
            let cards = match content {
                Some(version) => house.cards(version).await?,
                None => house.with_packs(edition, packs).await?,
            };
            catalogue(&cards, lang.as_deref(), headers)?
        }
        Request::Packs => axum::Json(house.shelf.offers()).into_response(),
        Request::Editions => axum::Json(house.shelf.editions()).into_response(),
        Request::Found(new) => created(house.found(*new).await?),
        Request::Teach(Tutorial { lesson }) => created(house.teach(&lesson).await?),
        Request::Import(text) => created(house.import(text).await?),
        Request::Summary(Wanted { table, token }) => {
            let said = |reply| Command::Summary { token: token.clone(), reply };
            axum::Json(house.ask(&table, said).await??).into_response()
        }
        Request::Summaries(wanted) => axum::Json(summaries(house, wanted).await?).into_response(),
        Request::Join { table, join } => {
            let said = |reply| Command::Join { join: join.clone(), reply };
            axum::Json(house.ask(&table, said).await??).into_response()
        }
        Request::Free { table, free } => {
            let said = |reply| Command::Free { free: free.clone(), reply };
            axum::Json(house.ask(&table, said).await??).into_response()
        }
        Request::Lend { table, lend } => axum::Json(house.lend(table, lend, from).await?).into_response(),
        Request::Services => axum::Json(house.services()).into_response(),
        Request::Hall => {
            let there =
                async |address: String, word: String| told_at(house, &address, (&word, "/shown"), None).await;
            axum::Json(house.hall(there).await?.as_ref()).into_response()
        }
        Request::Shown(table) => {
            axum::Json(house.ask(&table, |reply| Command::Shown { reply }).await??).into_response()
        }
        Request::Wished(secret) => axum::Json(house.wished(&secret).await?).into_response(),
        Request::Wish { secret, wishes } => {
            let seats = places(summaries(house, wishes.seats.clone()).await?);
            axum::Json(house.wish(&secret, wishes, seats, from.map(crate::network::block)).await?)
                .into_response()
        }
        Request::Unwish(secret) => axum::Json(house.unwish(&secret).await?).into_response(),
        Request::Confirm(word) => axum::Json(house.confirm(&word).await?).into_response(),
        Request::Leave(word) => axum::Json(house.leave(&word).await?).into_response(),
        Request::Redeem(redeem) => axum::Json(house.redeem(&redeem, from).await?).into_response(),
        Request::Frames { wanted, from, to, eyes } => {
            axum::Json(house.frames(wanted, from, to, eyes).await?).into_response()
        }
        Request::HandOver(_) => {
            let why = "a server keeps its tables: only one that was begun in a page alone is handed over";
            return Err(Refusal::new(Code::IncompatibleReplay, why));
        }
        Request::Record(wanted) => {
            let file = [
                (header::CONTENT_TYPE, "application/json"),
                (header::CONTENT_DISPOSITION, "attachment; filename=\"lodge-game.json\""),
            ];
            (file, house.record(wanted).await?).into_response()
        }
    })
}

/// The token that comes in a header: addresses are written down, headers are not.
fn bearer(headers: &HeaderMap) -> Option<&str> {
    let (scheme, token) = headers.get(header::AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

fn created(made: impl serde::Serialize) -> Response {
    (StatusCode::CREATED, axum::Json(made)).into_response()
}

/// In the language that is named, or the one that the browser wants most; a language that cannot be chosen is English,
/// and the answer says so.
fn catalogue(cards: &Cards, lang: Option<&str>, headers: &HeaderMap) -> Result<Response, Refusal> {
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let lang = Language::chosen(lang.unwrap_or_else(|| text::wanted(accepted.unwrap_or_default())));
    let tag = format!("\"{}-{}-{VERSION}\"", cards.codex.version, lang.tag);
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    if known == Some(&tag) {
        return Ok((StatusCode::NOT_MODIFIED, [(header::ETAG, tag)]).into_response());
    }
    let made = Bytes::from_owner(cards.catalogue(lang)?);
    let head = [
        (header::CONTENT_TYPE, "application/json".to_string()),
        (header::CONTENT_LANGUAGE, lang.tag.to_string()),
        (header::VARY, "accept-language".to_string()),
        (header::ETAG, tag),
    ];
    Ok((head, made).into_response())
}

/// Tables that are not there or that the token does not open are left out.
async fn summaries(house: &Arc<House>, wanted: Vec<Wanted>) -> Result<Vec<serde_json::Value>, Refusal> {
    let mut found = Vec::new();
    for Wanted { table, token } in wanted {
        if let Ok(Some(address)) = house.elsewhere(&table).await {
            found.extend(told_at(house, &address, (&table, ""), token.as_deref()).await);
            continue;
        }
        let asked = house.ask(&table, |reply| Command::Summary { token: token.clone(), reply }).await;
        found.extend(asked.and_then(|summary| summary).ok().and_then(|own| serde_json::to_value(own).ok()));
    }
    // A table that is left out is not there, and tables of a server that closes only seem so.
    if *house.closing().borrow() { Err(farewell()) } else { Ok(found) }
}

/// The seats that somebody has, by what tables tell them.
fn places(summaries: Vec<serde_json::Value>) -> Vec<Place> {
    let seat = |own: &serde_json::Value| {
        let seat = own["your_seats"].get(0)?.as_u64().and_then(|seat| u8::try_from(seat).ok())?;
        Some(Place { word: own["table"].as_str()?.into(), seat })
    };
    summaries.iter().filter_map(seat).collect()
}

/// What the server that has a table tells of it, below its address.
async fn told_at<T: serde::de::DeserializeOwned>(
    house: &Arc<House>,
    address: &str,
    (table, below): (&str, &str),
    token: Option<&str>,
) -> Option<T> {
    // Words are letters and digits; anything else names no table.
    if !table.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte)) {
        return None;
    }
    let path = format!("/api/tables/{table}{below}");
    let mut request = axum::extract::Request::get(path).header(header::HOST, address);
    if let Some(token) = token {
        request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
    }
    let request = request.body(Body::empty()).ok()?;
    let answer = pass_on(house, address, request).await.ok()?;
    let told = answer.status() == StatusCode::OK;
    let body = to_bytes(answer.into_body(), house.limits.import).await.ok()?;
    serde_json::from_slice(&body).ok().filter(|_| told)
}

/// A body of bounded length.
pub async fn read(house: &House, body: Body, size: Size) -> Result<Bytes, Refusal> {
    let most = match size {
        Size::Message => house.limits.message,
        Size::RecordedGame => house.limits.import,
    };
    let too_large = |_| {
        house.metrics.refused(Code::TooLarge);
        Refusal::new(Code::TooLarge, format!("at most {most} bytes are taken"))
    };
    let slow = |_| Refusal::new(Code::Malformed, "the rest of the request did not come in time");
    tokio::time::timeout(house.limits.body, to_bytes(body, most)).await.map_err(slow)?.map_err(too_large)
}
