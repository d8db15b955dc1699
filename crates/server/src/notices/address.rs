//! Where a notice may be sent. An endpoint is an address that a stranger has named: it must not lead into the network
//! that this server stands in.

use axum::http::Uri;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

/// The longest address that is kept.
const LONGEST: usize = 1024;

/// Where an endpoint is reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Endpoint {
    pub host: String,
    pub port: u16,
    pub tls: bool,
    /// What stands behind the host.
    pub path: String,
}

impl Endpoint {
    /// Reads an address; in a private network it need not speak TLS.
    pub fn read(text: &str, private: bool) -> Option<Endpoint> {
        let uri: Uri = text.parse().ok().filter(|_| text.len() <= LONGEST)?;
        let tls = match uri.scheme_str()? {
            "https" => true,
            "http" if private => false,
            _ => return None,
        };
        let authority = uri.authority().filter(|own| !own.as_str().contains('@'))?;
        let host = authority.host().to_string();
        let port = match authority.port() {
            Some(port) => port.as_str().parse().ok()?,
            None if authority.as_str() != host => return None,
            None if tls => 443,
            None => 80,
        };
        let path = uri.path_and_query().map_or("/", |own| own.as_str()).to_string();
        (!host.is_empty()).then_some(Endpoint { host, port, tls, path })
    }

    /// Whom the proof of who sends is made out to.
    pub fn origin(&self) -> String {
        let scheme = if self.tls { "https" } else { "http" };
        format!("{scheme}://{}", self.authority())
    }

    /// The host, with its port where it is not the usual one.
    pub fn authority(&self) -> String {
        match (self.tls, self.port) {
            (true, 443) | (false, 80) => self.host.clone(),
            (_, port) => format!("{}:{port}", self.host),
        }
    }

    /// The host without the brackets of an address of the sixth version.
    pub fn name(&self) -> &str {
        self.host.strip_prefix('[').and_then(|own| own.strip_suffix(']')).unwrap_or(&self.host)
    }

    /// An address of the host that may be spoken to. It is looked up here and spoken to as it is, so that a name cannot
    /// mean one place when it is judged and another when it is reached.
    pub async fn resolve(&self, private: bool) -> std::io::Result<SocketAddr> {
        let mut all = tokio::net::lookup_host((self.name(), self.port)).await?;
        let refused = || std::io::Error::other("the address leads into a private network");
        all.find(|own| private || is_public(own.ip())).ok_or_else(refused)
    }
}

/// Whether an address is one of the open network.
pub fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(short) => is_public_short(short),
        IpAddr::V6(long) => is_public_long(long),
    }
}

fn is_public_short(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let shared = a == 100 && (64..128).contains(&b);
    let special = a == 0 || a >= 240 || (a, b, c) == (192, 0, 0) || (a, b, c) == (192, 88, 99);
    let measuring = a == 198 && (b == 18 || b == 19);
    !(address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_multicast()
        || address.is_documentation()
        || shared
        || special
        || measuring)
}

/// Only what is given out to the open network, less what carries an address of another kind inside.
fn is_public_long(address: Ipv6Addr) -> bool {
    let [a, b, ..] = address.segments();
    let given_out = a & 0xe000 == 0x2000;
    let carried = a == 0x2002 || (a == 0x2001 && b < 0x0200);
    let examples = (a == 0x2001 && b == 0x0db8) || a & 0xfff0 == 0x3ff0;
    given_out && !carried && !examples
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_a_private_network_are_not_spoken_to() {
        let public = |text: &str| is_public(text.parse().unwrap());
        for open in
            ["8.8.8.8", "172.15.0.1", "172.32.0.1", "100.128.0.1", "2606:4700::1", "2a00:1450:4001::1"]
        {
            assert!(public(open), "{open}");
        }
        for closed in [
            "0.0.0.0",
            "10.1.2.3",
            "100.64.0.1",
            "127.0.0.1",
            "169.254.169.254",
            "172.16.0.1",
            "192.0.0.8",
            "192.168.0.1",
            "198.18.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "64:ff9b::7f00:1",
            "2001::1",
            "2001:db8::1",
            "2002:7f00:1::",
            "fc00::1",
            "fe80::1",
            "ff02::1",
        ] {
            assert!(!public(closed), "{closed}");
        }
    }

    #[test]
    fn an_endpoint_speaks_tls_and_hides_nothing() {
        let read = |text: &str| Endpoint::read(text, false);
        let found = read("https://push.example/w/1?x=2").unwrap();
        assert_eq!((found.host.as_str(), found.port, found.path.as_str()), ("push.example", 443, "/w/1?x=2"));
        assert_eq!(found.origin(), "https://push.example");
        assert_eq!(read("https://push.example:8443/").unwrap().origin(), "https://push.example:8443");
        assert_eq!(read("https://[::1]/").unwrap().name(), "::1");
        let long = format!("https://push.example/{}", "a".repeat(LONGEST));
        for wrong in [
            "http://push.example/",
            "ftp://push.example/",
            "push.example",
            "/w/1",
            "https://me:word@push.example/",
            "https://push.example:99999/",
            "https://push.example/a b",
            "https://push.example/\r\nHost: x",
            &long,
        ] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
        assert!(Endpoint::read("http://127.0.0.1:80/", true).is_some());
    }

    #[tokio::test]
    async fn a_name_of_this_machine_is_not_reached() {
        let here = Endpoint::read("https://localhost/", false).unwrap();
        assert!(here.resolve(false).await.is_err());
        assert!(here.resolve(true).await.is_ok());
        let metadata = Endpoint::read("https://169.254.169.254/", false).unwrap();
        assert!(metadata.resolve(false).await.is_err());
    }
}
