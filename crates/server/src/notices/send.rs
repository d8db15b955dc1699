//! One request to a push service.

use super::address::Endpoint;
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, OnceLock};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// Those whom a push service's certificate must come from.
fn tls() -> TlsConnector {
    static MADE: OnceLock<Arc<ClientConfig>> = OnceLock::new();
    let config = MADE.get_or_init(|| {
        let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.into() };
        Arc::new(ClientConfig::builder().with_root_certificates(roots).with_no_client_auth())
    });
    TlsConnector::from(config.clone())
}

/// Sends a body to where an endpoint was found, and hears how that was taken. What the answer says beyond its status is not
/// read, and it leads nowhere.
pub async fn post(
    to: &Endpoint,
    at: SocketAddr,
    head: &[(&'static str, String)],
    body: Vec<u8>,
) -> io::Result<StatusCode> {
    let mut request = Request::post(&to.path).header(header::HOST, to.authority());
    for (name, value) in head {
        request = request.header(*name, value);
    }
    request = request.header(header::CONTENT_LENGTH, body.len());
    let request = request.body(Body::from(body)).map_err(io::Error::other)?;
    let stream = TcpStream::connect(at).await?;
    if !to.tls {
        return over(stream, request).await;
    }
    let name = ServerName::try_from(to.name().to_string()).map_err(io::Error::other)?;
    over(tls().connect(name, stream).await?, request).await
}

async fn over(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    request: Request<Body>,
) -> io::Result<StatusCode> {
    let (mut ask, line) = http1::handshake(TokioIo::new(stream)).await.map_err(io::Error::other)?;
    // It goes on beside; when nobody waits for the answer any more, `ask` is dropped and it ends.
    tokio::spawn(async move {
        if let Err(error) = line.await {
            tracing::debug!(%error, "a line to a push service broke");
        }
    });
    Ok(ask.send_request(request).await.map_err(io::Error::other)?.status())
}
