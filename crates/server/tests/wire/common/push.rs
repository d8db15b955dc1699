//! A push service of this machine: checks who sends, and reads what is sealed, as a browser does.

use aes_gcm::aead::Aead;
use aes_gcm::{Aes128Gcm, KeyInit};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use hkdf::Hkdf;
use p256::ecdsa::signature::Verifier;
use p256::ecdsa::{Signature, VerifyingKey};
use p256::{PublicKey, SecretKey};
use serde_json::{Value, json};
use sha2::Sha256;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};

const AUTH: [u8; 16] = *b"sixteen secrets!";

pub struct PushService {
    origin: String,
    notices: mpsc::UnboundedReceiver<Value>,
    /// What it answers.
    pub status: watch::Sender<u16>,
}

impl PushService {
    /// `key` is what a browser was given by the server that will send.
    pub async fn start(key: &str) -> PushService {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let origin = format!("http://{}", listener.local_addr().unwrap());
        let (read, notices) = mpsc::unbounded_channel();
        let status = watch::Sender::new(201);
        let (own, key, answers) = (origin.clone(), key.to_string(), status.subscribe());
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let status = *answers.borrow();
                let notice = take(stream, &own, &key, status).await;
                if read.send(notice).is_err() {
                    return;
                }
            }
        });
        PushService { origin, notices, status }
    }

    /// What a browser that asked here would hand to its page.
    pub fn subscription(&self) -> Value {
        let public = BASE64.encode(browser().public_key().to_sec1_bytes());
        json!({ "endpoint": format!("{}/w/1", self.origin), "p256dh": public, "auth": BASE64.encode(AUTH) })
    }

    pub async fn next(&mut self) -> Value {
        let next = tokio::time::timeout(Duration::from_secs(60), self.notices.recv()).await;
        next.expect("a notice comes").expect("the service goes on")
    }

    /// Whether everything that came was read.
    pub fn is_empty(&mut self) -> bool {
        self.notices.is_empty()
    }
}

fn browser() -> SecretKey {
    SecretKey::from_slice(&[7; 32]).unwrap()
}

/// Reads one request, and answers it when everything about it is right.
async fn take(mut stream: TcpStream, origin: &str, key: &str, status: u16) -> Value {
    let mut bytes = Vec::new();
    let (head, length) = loop {
        let mut more = [0; 4096];
        let got = stream.read(&mut more).await.unwrap();
        assert!(got > 0, "the request is whole");
        bytes.extend_from_slice(&more[..got]);
        let Some(end) = bytes.windows(4).position(|own| own == b"\r\n\r\n") else { continue };
        let head = String::from_utf8(bytes[..end].to_vec()).unwrap();
        let length: usize = value(&head, "content-length").parse().unwrap();
        if bytes.len() >= end + 4 + length {
            break (head, length);
        }
    };
    assert!(head.starts_with("POST /w/1 HTTP/1.1\r\n"), "{head}");
    assert_eq!(value(&head, "content-encoding"), "aes128gcm");
    assert!(value(&head, "ttl").parse::<u32>().unwrap() > 0);
    assert_eq!(value(&head, "topic").len(), 32);
    check_sender(value(&head, "authorization"), origin, key);
    let message = open(&bytes[bytes.len() - length..]);
    let answer = format!("HTTP/1.1 {status} x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
    stream.write_all(answer.as_bytes()).await.unwrap();
    serde_json::from_slice(&message).unwrap()
}

fn value<'a>(head: &'a str, name: &str) -> &'a str {
    let fields = head.lines().skip(1).filter_map(|line| line.split_once(": "));
    let mut found = fields.filter(|(own, _)| own.eq_ignore_ascii_case(name)).map(|(_, value)| value);
    found.next().unwrap_or_else(|| panic!("no {name} in {head}"))
}

/// RFC 8292: the proof is signed with the key that the browser was given, for this service, and not for ever.
fn check_sender(proof: &str, origin: &str, key: &str) {
    let (token, shown) = proof.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
    assert_eq!(shown, key);
    let (said, signed) = token.rsplit_once('.').unwrap();
    let verifier = VerifyingKey::from_sec1_bytes(&BASE64.decode(key).unwrap()).unwrap();
    let signed = Signature::from_slice(&BASE64.decode(signed).unwrap()).unwrap();
    verifier.verify(said.as_bytes(), &signed).expect("the proof is signed by the server");
    let (head, says) = said.split_once('.').unwrap();
    let read = |text: &str| serde_json::from_slice::<Value>(&BASE64.decode(text).unwrap()).unwrap();
    assert_eq!(read(head)["alg"], "ES256");
    let says = read(says);
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs();
    let ends = says["exp"].as_u64().unwrap();
    assert!(ends > now && ends <= now + 24 * 3600);
    assert_eq!((&says["aud"], &says["sub"]), (&json!(origin), &json!("https://lodge.example")));
}

/// RFC 8291, from the browser's side.
fn open(sealed: &[u8]) -> Vec<u8> {
    let (salt, rest) = sealed.split_at(16);
    assert_eq!(&rest[..5], &[0, 0, 16, 0, 65]);
    let (once, body) = rest[5..].split_at(65);
    let shared = browser().diffie_hellman(&PublicKey::from_sec1_bytes(once).unwrap());
    let info = [&b"WebPush: info\0"[..], &browser().public_key().to_sec1_bytes(), once].concat();
    let expand = |salt: &[u8], input: &[u8], info: &[u8], length| {
        let mut out = vec![0; length];
        Hkdf::<Sha256>::new(Some(salt), input).expand(info, &mut out).unwrap();
        out
    };
    let input = expand(&AUTH, shared.raw_secret_bytes(), &info, 32);
    let key = expand(salt, &input, b"Content-Encoding: aes128gcm\0", 16);
    let nonce: [u8; 12] = expand(salt, &input, b"Content-Encoding: nonce\0", 12).try_into().unwrap();
    let cipher = Aes128Gcm::new_from_slice(&key).unwrap();
    let mut message = cipher.decrypt(&nonce.into(), body).expect("it is sealed for this browser");
    assert_eq!(message.pop(), Some(2));
    message
}
