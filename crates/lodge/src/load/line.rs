//! The client's side of a socket, for measuring: it takes what a server sends and no more trouble than it must. Messages are
//! handed out where they lie, unchecked; what the server says is judged by the tests.

use std::io;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// What came in.
#[derive(Debug, PartialEq, Eq)]
pub enum Message<'a> {
    Text(&'a [u8]),
    Closed,
}

/// An open socket.
#[derive(Debug)]
pub struct Line {
    stream: TcpStream,
    heard: Vec<u8>,
    /// What was handed out already.
    taken: usize,
}

/// What the first byte of a message says.
const TEXT: u8 = 0x81;
const CLOSE: u8 = 0x88;
const PONG: u8 = 0x8A;
/// Clients mask what they say; with zeros it stays as it is.
const MASKED: u8 = 0x80;

impl Line {
    /// Opens a socket at an address.
    pub async fn open(addr: &str, path: &str) -> io::Result<Line> {
        let mut stream = TcpStream::connect(addr).await?;
        stream.set_nodelay(true)?;
        let ask = format!(
            "GET {path} HTTP/1.1\r\nHost: {addr}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: bG9kZ2UgbWVhc3VyZXMgaQ==\r\n\r\n"
        );
        stream.write_all(ask.as_bytes()).await?;
        let mut heard = Vec::new();
        let end = loop {
            if let Some(at) = memchr::memmem::find(&heard, b"\r\n\r\n") {
                break at + 4;
            }
            if stream.read_buf(&mut heard).await? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
        };
        if !heard.starts_with(b"HTTP/1.1 101") {
            return Err(io::Error::other(String::from_utf8_lossy(&heard).into_owned()));
        }
        heard.drain(..end);
        Ok(Line { stream, heard, taken: 0 })
    }

    /// The next message. Pings are answered on the way.
    pub async fn next(&mut self) -> io::Result<Message<'_>> {
        let (from, to) = loop {
            self.heard.drain(..self.taken);
            self.taken = 0;
            match frame(&self.heard) {
                Some((TEXT, from, to)) => break (from, to),
                Some((CLOSE, ..)) => return Ok(Message::Closed),
                Some((_, _, to)) => {
                    self.taken = to;
                    self.write(PONG, b"").await?;
                }
                None => {
                    self.heard.reserve(8 * 1024);
                    if self.stream.read_buf(&mut self.heard).await? == 0 {
                        return Ok(Message::Closed);
                    }
                }
            }
        };
        self.taken = to;
        Ok(Message::Text(&self.heard[from..to]))
    }

    /// Says something short.
    pub async fn send(&mut self, text: &str) -> io::Result<()> {
        self.write(TEXT, text.as_bytes()).await
    }

    async fn write(&mut self, kind: u8, text: &[u8]) -> io::Result<()> {
        let mut frame = Vec::with_capacity(text.len() + 8);
        frame.push(kind);
        match text.len() {
            short @ ..126 => frame.push(MASKED | short as u8),
            long => {
                frame.push(MASKED | 126);
                frame.extend((long as u16).to_be_bytes());
            }
        }
        frame.extend([0; 4]);
        frame.extend_from_slice(text);
        self.stream.write_all(&frame).await
    }
}

/// The first message of what was heard, if it is whole: its kind, where its words begin, and where they end.
fn frame(heard: &[u8]) -> Option<(u8, usize, usize)> {
    let (&kind, rest) = heard.split_first()?;
    let (&first, rest) = rest.split_first()?;
    let (from, length) = match first {
        126 => (4, u16::from_be_bytes(rest.get(..2)?.try_into().ok()?).into()),
        127 => (10, u64::from_be_bytes(rest.get(..8)?.try_into().ok()?) as usize),
        short => (2, short.into()),
    };
    (heard.len() >= from + length).then_some((kind, from, from + length))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_found_where_they_lie() {
        assert_eq!(frame(b""), None);
        assert_eq!(frame(b"\x81\x02a"), None);
        assert_eq!(frame(b"\x81\x02ab\x89"), Some((TEXT, 2, 4)));
        assert_eq!(frame(b"\x89\x00"), Some((0x89, 2, 2)));
        let long = [b"\x81\x7e\x01\x00".as_slice(), &[b'x'; 256]].concat();
        assert_eq!(frame(&long), Some((TEXT, 4, 260)));
        assert_eq!(frame(&long[..259]), None);
        let longest = [b"\x81\x7f\0\0\0\0\0\x01\0\0".as_slice(), &[b'x'; 65536]].concat();
        assert_eq!(frame(&longest), Some((TEXT, 10, 65546)));
    }
}
