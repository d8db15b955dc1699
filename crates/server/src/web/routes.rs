//! The HTTP routes.

use super::refused::Refused;
use super::{client, socket};
use crate::house::{Command, House};
use axum::Router;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Path, Query, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::sync::Arc;
use table::wire::*;
use table::{VERSION, names};

type Shared = State<Arc<House>>;

/// The most tables one request may ask about.
const SUMMARIES: usize = 100;

pub fn router(house: Arc<House>) -> Router {
    Router::new()
        .route("/api/health", get(health))
        .route("/api/metrics", get(metrics))
        .route("/api/catalogue", get(catalogue))
        .route("/api/tables", post(found))
        .route("/api/tables/{table}", get(summary))
        .route("/api/tables/{table}/join", post(join))
        .route("/api/tables/{table}/frames", get(frames))
        .route("/api/tables/{table}/record", get(record))
        .route("/api/tables/{table}/socket", get(socket::upgrade))
        .route("/api/summaries", post(summaries))
        .route("/api/replays", post(import))
        .route("/api/tutorial", post(tutorial))
        .route("/api/{*rest}", get(nowhere).post(nowhere))
        .fallback(client::file)
        .with_state(house)
}

#[derive(Debug, Deserialize)]
struct Asked {
    token: Option<String>,
    lang: Option<String>,
    from: Option<u32>,
    to: Option<u32>,
}

async fn nowhere() -> Refused {
    Refused(Refusal::new(Code::Malformed, "there is no such route"))
}

async fn health(State(house): Shared) -> impl IntoResponse {
    axum::Json(Health { ok: true, version: VERSION.into(), content: house.codex.version.clone() })
}

async fn metrics(State(house): Shared) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], house.metrics.text(house.store.tally()))
}

async fn catalogue(
    State(house): Shared,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let tag = format!("\"{}-{VERSION}\"", house.codex.version);
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    if known == Some(&tag) {
        return Ok((StatusCode::NOT_MODIFIED, [(header::ETAG, tag)]).into_response());
    }
    let made = house.catalogue(asked.lang.as_deref().unwrap_or("en"))?;
    let head = [(header::CONTENT_TYPE, "application/json".to_string()), (header::ETAG, tag)];
    Ok((head, made).into_response())
}

/// A body of bounded length.
async fn body(house: &House, request: Request, most: usize) -> Result<Bytes, Refusal> {
    let too_large = |_| {
        house.metrics.refused(Code::TooLarge);
        Refusal::new(Code::TooLarge, format!("at most {most} bytes are taken"))
    };
    to_bytes(Body::new(request.into_body()), most).await.map_err(too_large)
}

async fn read<T: DeserializeOwned>(house: &House, request: Request) -> Result<T, Refusal> {
    let bytes = body(house, request, house.limits.message).await?;
    serde_json::from_slice(&bytes).map_err(|error| {
        house.metrics.refused(Code::Malformed);
        Refusal::new(Code::Malformed, error.to_string())
    })
}

async fn found(State(house): Shared, request: Request) -> Result<impl IntoResponse, Refused> {
    let new = read(&house, request).await?;
    Ok((StatusCode::CREATED, axum::Json(house.found(new).await?)))
}

async fn tutorial(State(house): Shared, request: Request) -> Result<impl IntoResponse, Refused> {
    let Tutorial { lesson } = read(&house, request).await?;
    Ok((StatusCode::CREATED, axum::Json(house.teach(&lesson).await?)))
}

async fn import(State(house): Shared, request: Request) -> Result<impl IntoResponse, Refused> {
    let bytes = body(&house, request, house.limits.import).await?;
    let text = String::from_utf8(bytes.into())
        .map_err(|_| Refusal::new(Code::IncompatibleReplay, "not a recorded game: not UTF-8"))?;
    Ok((StatusCode::CREATED, axum::Json(house.import(text).await?)))
}

async fn summary(
    State(house): Shared,
    Path(table): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<impl IntoResponse, Refused> {
    let token = asked.token;
    let summary = house.ask(&table, |reply| Command::Summary { token: token.clone(), reply }).await??;
    Ok(axum::Json(summary))
}

/// Tables that are not there or that the token does not open are left out.
async fn summaries(State(house): Shared, request: Request) -> Result<impl IntoResponse, Refused> {
    let wanted: Vec<Wanted> = read(&house, request).await?;
    if wanted.len() > SUMMARIES {
        return Err(Refusal::new(Code::TooLarge, format!("at most {SUMMARIES} tables at a time")).into());
    }
    let mut found = Vec::new();
    for Wanted { table, token } in wanted {
        let asked = house.ask(&table, |reply| Command::Summary { token: token.clone(), reply }).await;
        found.extend(asked.and_then(|summary| summary));
    }
    Ok(axum::Json(found))
}

async fn join(
    State(house): Shared,
    Path(table): Path<String>,
    request: Request,
) -> Result<impl IntoResponse, Refused> {
    let Join { invite, name } = read(&house, request).await?;
    let name = names::tidy(&name);
    if name.is_empty() {
        return Err(Refusal::new(Code::Malformed, "a name has at least one letter").into());
    }
    let said = |reply| Command::Join { invite: invite.clone(), name: name.clone(), reply };
    Ok(axum::Json(house.ask(&table, said).await??))
}

async fn frames(
    State(house): Shared,
    Path(table): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<impl IntoResponse, Refused> {
    let (from, to) = (asked.from.unwrap_or(0), asked.to.unwrap_or(u32::MAX));
    Ok(axum::Json(house.frames(&table, asked.token, from, to).await?))
}

async fn record(
    State(house): Shared,
    Path(table): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<impl IntoResponse, Refused> {
    let text = house.record(&table, asked.token).await?;
    let file = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"lodge-game.json\""),
    ];
    Ok((file, text))
}
