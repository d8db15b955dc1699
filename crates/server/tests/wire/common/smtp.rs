//! A mail server of this machine, which keeps what it is given.

use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;

pub struct MailServer {
    pub url: String,
    mails: mpsc::UnboundedReceiver<Mail>,
}

/// A mail as it was handed in.
#[derive(Debug)]
pub struct Mail {
    pub to: String,
    pub head: String,
    pub body: String,
}

impl Mail {
    /// The word behind the `#` of the link to a page.
    pub fn word(&self, page: &str) -> String {
        let link = format!("https://lodge.example/mail/{page}#");
        let (_, rest) = self.body.split_once(&link).unwrap_or_else(|| panic!("no {page} in {self:?}"));
        rest.lines().next().unwrap().trim().to_string()
    }
}

impl MailServer {
    pub async fn start() -> MailServer {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("smtp://{}", listener.local_addr().unwrap());
        let (read, mails) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let Some(mail) = take(stream).await else { continue };
                if read.send(mail).is_err() {
                    return;
                }
            }
        });
        MailServer { url, mails }
    }

    pub async fn next(&mut self) -> Mail {
        let next = tokio::time::timeout(Duration::from_secs(60), self.mails.recv()).await;
        next.expect("a mail comes").expect("the server goes on")
    }

    pub fn is_empty(&mut self) -> bool {
        self.mails.is_empty()
    }
}

/// One mail, as RFC 5321 hands it over.
async fn take(stream: TcpStream) -> Option<Mail> {
    let mut stream = BufReader::new(stream);
    stream.write_all(b"220 test\r\n").await.ok()?;
    let (mut to, mut text) = (String::new(), None);
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).await.ok()? == 0 {
            break;
        }
        let answer = match line.trim_end() {
            "DATA" => {
                stream.write_all(b"354 go on\r\n").await.ok()?;
                text = Some(body(&mut stream).await?);
                "250 kept"
            }
            "QUIT" => {
                stream.write_all(b"221 bye\r\n").await.ok()?;
                break;
            }
            own => {
                if let Some(rest) = own.strip_prefix("RCPT TO:<") {
                    assert_eq!(to, "", "one reader for each mail");
                    to = rest.split('>').next()?.to_string();
                }
                "250 well"
            }
        };
        stream.write_all(format!("{answer}\r\n").as_bytes()).await.ok()?;
    }
    let text = text?;
    let (head, body) = text.split_once("\r\n\r\n")?;
    let body = if head.contains("quoted-printable") { unquoted(body) } else { body.to_string() };
    Some(Mail { to, head: head.to_string(), body })
}

async fn body(stream: &mut BufReader<TcpStream>) -> Option<String> {
    let mut text = String::new();
    loop {
        let mut line = String::new();
        stream.read_line(&mut line).await.ok()?;
        match line.as_str() {
            ".\r\n" => return Some(text),
            own => text += own.strip_prefix('.').unwrap_or(own),
        }
    }
}

fn unquoted(text: &str) -> String {
    let joined = text.replace("=\r\n", "");
    let (mut bytes, mut rest) = (Vec::new(), joined.as_bytes());
    while let [first, behind @ ..] = rest {
        let digits = behind.get(..2).filter(|_| *first == b'=').and_then(|own| std::str::from_utf8(own).ok());
        match digits.and_then(|own| u8::from_str_radix(own, 16).ok()) {
            Some(byte) => (bytes.push(byte), rest = &behind[2..]).1,
            None => (bytes.push(*first), rest = behind).1,
        }
    }
    String::from_utf8(bytes).unwrap()
}
