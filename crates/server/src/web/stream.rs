//! A WebSocket on a connection of HTTP. What is said here goes out as it lies, headers and words in one write: everybody who
//! reads the same message shares its bytes, and nothing is kept of it. Whatever comes in is read and judged by tungstenite.

use super::refused::Refused;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header, request};
use axum::response::{IntoResponse, Response};
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use std::io::{self, IoSlice};
use table::wire::{Code, Refusal};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};

/// Clients say little at a time, and the buffer is cleared at each read.
const READ: usize = 512;
/// The first byte of a message of text, and the longest lengths that stand in one byte and in two.
const TEXT: u8 = 0x81;
const SHORT: usize = 125;
const LONG: usize = u16::MAX as usize;

/// An open socket.
#[derive(Debug)]
pub struct Stream(WebSocketStream<TcpStream>);

/// A request that becomes a socket.
#[derive(Debug)]
pub struct Opening {
    upgrade: OnUpgrade,
    accept: HeaderValue,
}

impl Opening {
    /// Judges a request for a socket.
    pub fn read(head: &mut request::Parts) -> Result<Opening, Refused> {
        let wrong = |words: &str| Refused(Refusal::new(Code::Malformed, words));
        let headers = &head.headers;
        if !lists(headers, header::CONNECTION, "upgrade") || !lists(headers, header::UPGRADE, "websocket") {
            return Err(wrong("this address is for sockets: ask for an upgrade to `websocket`"));
        }
        if !lists(headers, header::SEC_WEBSOCKET_VERSION, "13") {
            return Err(wrong("sockets speak version 13 here"));
        }
        let key = headers.get(header::SEC_WEBSOCKET_KEY).ok_or_else(|| wrong("a socket needs a key"))?;
        let accept = derive_accept_key(key.as_bytes()).parse().map_err(|_| wrong("this key is none"))?;
        let upgrade = head.extensions.remove::<OnUpgrade>();
        let upgrade = upgrade.ok_or_else(|| wrong("this connection cannot become a socket"))?;
        Ok(Opening { upgrade, accept })
    }

    /// Says yes, and goes on with the socket beside it. `most`: the longest message.
    pub fn open<T: Future<Output = ()> + Send + 'static>(
        self,
        most: usize,
        then: impl FnOnce(Stream) -> T + Send + 'static,
    ) -> Response {
        let Opening { upgrade, accept } = self;
        tokio::spawn(async move {
            let opened = upgrade.await.ok().and_then(|own| own.downcast::<TokioIo<TcpStream>>().ok());
            let Some(parts) = opened else { return tracing::debug!("a socket broke before it was one") };
            let config = WebSocketConfig::default()
                .read_buffer_size(READ)
                .write_buffer_size(0)
                .max_message_size(Some(most))
                .max_frame_size(Some(most));
            let (stream, begun) = (parts.io.into_inner(), parts.read_buf.to_vec());
            let socket = WebSocketStream::from_partially_read(stream, begun, Role::Server, Some(config));
            then(Stream(socket.await)).await;
        });
        let yes = [
            (header::CONNECTION, HeaderValue::from_static("upgrade")),
            (header::UPGRADE, HeaderValue::from_static("websocket")),
            (header::SEC_WEBSOCKET_ACCEPT, accept),
        ];
        (StatusCode::SWITCHING_PROTOCOLS, yes).into_response()
    }
}

/// Whether a header lists a word.
fn lists(headers: &HeaderMap, name: HeaderName, word: &str) -> bool {
    let values = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|own| own.trim().eq_ignore_ascii_case(word))
}

impl Stream {
    /// The next message; none when the other side is gone.
    pub async fn recv(&mut self) -> Option<Result<Message, Error>> {
        self.0.next().await
    }

    /// Says something short, or goodbye.
    pub async fn send(&mut self, message: Message) -> Result<(), Error> {
        self.0.send(message).await
    }

    /// Says all of it in one write.
    pub async fn say(&mut self, texts: &[Utf8Bytes]) -> Result<(), Error> {
        // A pong may be half sent.
        self.0.flush().await?;
        let heads: Vec<Head> = texts.iter().map(|text| Head::of(text.len())).collect();
        let both = |(head, text)| [IoSlice::new(Head::bytes(head)), IoSlice::new(Utf8Bytes::as_ref(text))];
        let mut parts: Vec<IoSlice> = heads.iter().zip(texts).flat_map(both).collect();
        let mut parts = parts.as_mut_slice();
        while !parts.is_empty() {
            match self.0.get_mut().write_vectored(parts).await? {
                0 => return Err(io::Error::from(io::ErrorKind::WriteZero).into()),
                count => IoSlice::advance_slices(&mut parts, count),
            }
        }
        Ok(())
    }
}

/// What stands before the words of a message.
pub struct Head([u8; 10], usize);

impl Head {
    pub fn of(length: usize) -> Head {
        let mut head = [0; 10];
        head[0] = TEXT;
        let size = if length <= SHORT {
            head[1] = length as u8;
            2
        } else if length <= LONG {
            head[1] = 126;
            head[2..4].copy_from_slice(&(length as u16).to_be_bytes());
            4
        } else {
            head[1] = 127;
            head[2..].copy_from_slice(&(length as u64).to_be_bytes());
            10
        };
        Head(head, size)
    }

    pub fn bytes(&self) -> &[u8] {
        &self.0[..self.1]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::net::TcpListener;

    #[tokio::test]
    async fn a_client_reads_messages_of_every_length_as_they_were_said() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let there = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let (here, _) = listener.accept().await.unwrap();
        let mut server = Stream(WebSocketStream::from_raw_socket(here, Role::Server, None).await);
        let mut client = WebSocketStream::from_raw_socket(there, Role::Client, None).await;
        let lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 300_000];
        let texts = lengths.map(|length| Utf8Bytes::from("x".repeat(length)));
        let (said, heard) = tokio::join!(server.say(&texts), async {
            let mut heard = Vec::new();
            while heard.len() < lengths.len() {
                heard.push(client.next().await.unwrap().unwrap());
            }
            heard
        });
        said.unwrap();
        assert_eq!(heard, texts.map(Message::Text));
    }

    #[test]
    fn a_header_may_list_several_words() {
        let mut headers = HeaderMap::new();
        headers.insert(header::CONNECTION, "keep-alive, Upgrade".parse().unwrap());
        assert!(lists(&headers, header::CONNECTION, "upgrade"));
        assert!(
            !lists(&headers, header::CONNECTION, "keep") && !lists(&headers, header::UPGRADE, "websocket")
        );
    }
}
