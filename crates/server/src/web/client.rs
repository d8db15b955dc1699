//! The browser client, built into the program. Without it the server says how to build it.

use axum::http::{StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::Embed;

#[derive(Embed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Client;

const PLACEHOLDER: &str = "<!doctype html><meta charset=utf-8><title>Lodge</title>
<h1>Lodge</h1><p>This server runs, but the browser client was not built into it.
Build it with <code>npm ci &amp;&amp; npm run build</code> in <code>web/</code>, then build the server again.
The protocol is described in <code>docs/protocol.md</code>; try <a href=/api/health>/api/health</a>.";

/// A file of the client; any other path is the page itself, which finds its way.
pub async fn file(uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    let wanted = if path.is_empty() { "index.html" } else { path };
    if let Some(file) = Client::get(wanted) {
        let kind = file.metadata.mimetype().to_string();
        // Files below assets/ carry a hash of their content in their name.
        let cache =
            if wanted.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
        return ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, cache.into())], file.data)
            .into_response();
    }
    let looks_like_file = path.rsplit('/').next().is_some_and(|last| last.contains('.'));
    if looks_like_file {
        return (StatusCode::NOT_FOUND, "not found").into_response();
    }
    match Client::get("index.html") {
        Some(page) => {
            let head =
                [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")];
            (head, page.data).into_response()
        }
        None => ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], PLACEHOLDER).into_response(),
    }
}
