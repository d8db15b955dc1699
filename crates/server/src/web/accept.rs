//! Taking connections: each has its time to ask, and ends when the house closes.

use super::gate::{Arrived, From, Gate};
use crate::house::House;
use axum::Router;
use axum::body::Body;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use table::wire::Code;
use tokio::net::{TcpListener, TcpStream};
use tower_service::Service;

const TOO_MANY: &[u8] = b"HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

/// Takes connections until the house closes.
pub async fn accept(gate: Gate, listener: TcpListener, router: Router) {
    let house = gate.house.clone();
    let mut closing = house.closing();
    loop {
        let taken = tokio::select! {
            biased;
            () = async { drop(closing.wait_for(|closing| *closing).await) } => return,
            taken = listener.accept() => taken,
        };
        match taken {
            Ok((stream, peer)) => match gate.arrive(peer.ip()) {
                Some(arrived) => {
                    drop(tokio::spawn(serve(house.clone(), stream, (peer, arrived), router.clone())));
                }
                // It costs nothing but this word, which nobody waits for.
                None => {
                    house.metrics.refused(Code::Full);
                    let _ = stream.try_write(TOO_MANY);
                }
            },
            // No more files, most likely: those who are there must leave before others can come.
            Err(error) => {
                tracing::warn!(%error, "a connection could not be taken");
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    }
}

async fn serve(house: Arc<House>, stream: TcpStream, (peer, arrived): (SocketAddr, Arrived), router: Router) {
    let _visit = house.visit().await;
    // Small messages must not wait for each other.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "no delay cannot be switched off");
    }
    let answer = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(From(peer.ip()));
        request.extensions_mut().insert(arrived.clone());
        let mut router = router.clone();
        async move { router.call(request).await }
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(house.limits.hello);
    let talk = http.serve_connection(TokioIo::new(stream), answer).with_upgrades();
    let mut talk = pin!(talk);
    let mut closing = house.closing();
    tokio::select! {
        ended = talk.as_mut() => {
            if let Err(error) = ended {
                tracing::debug!(%error, "a connection broke");
            }
            return;
        }
        () = async { drop(closing.wait_for(|closing| *closing).await) } => {}
    }
    // What is being answered is answered to its end; whoever has asked nothing yet goes at once.
    talk.as_mut().graceful_shutdown();
    let _ = tokio::time::timeout(house.limits.goodbye, talk).await;
}
