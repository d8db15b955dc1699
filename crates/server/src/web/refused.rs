//! A refusal as an answer of HTTP.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use table::wire::{ErrorBody, Refusal};

/// Sent with the status of its code.
pub struct Refused(pub Refusal);

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        Refused(refusal)
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.0.code.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        (status, axum::Json(ErrorBody { error: self.0 })).into_response()
    }
}
