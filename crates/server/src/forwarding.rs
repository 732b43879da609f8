//! Who really asks, where a proxy stands between: by a header that the proxy writes, or by the PROXY
//! protocol. Nobody is believed but the proxies that the operator names.

use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::str::FromStr;

use axum::http::HeaderMap;
use axum::http::header::FORWARDED;
use tokio::io::{AsyncRead, AsyncReadExt};

/// Addresses that begin alike: `10.0.0.0/8`, `::1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    address: u128,
    /// How many bits of 128 count; IPv4 lies behind 96 of them.
    bits: u8,
}

/// An address in the form in which both kinds can be compared.
fn wide(address: IpAddr) -> u128 {
    match address {
        IpAddr::V4(v4) => v4.to_ipv6_mapped().to_bits(),
        IpAddr::V6(v6) => v6.to_bits(),
    }
}

impl Network {
    /// Whether an address belongs to it.
    pub fn holds(&self, address: IpAddr) -> bool {
        let mask = u128::MAX
            .checked_shl(u32::from(128 - self.bits))
            .unwrap_or(0);
        wide(address) & mask == self.address & mask
    }
}

/// The text names no network: an address, or an address and a number of bits behind `/`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no network \"{0}\"; such are 127.0.0.1, 10.0.0.0/8, fd00::/8")]
pub struct ParseNetworkError(String);

impl FromStr for Network {
    type Err = ParseNetworkError;

    fn from_str(text: &str) -> Result<Network, ParseNetworkError> {
        let wrong = || ParseNetworkError(text.to_owned());
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits)),
            None => (text, None),
        };
        let address: IpAddr = address.parse().map_err(|_| wrong())?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits: u8 = match bits {
            Some(bits) => bits.parse().map_err(|_| wrong())?,
            None => most,
        };
        if bits > most {
            return Err(wrong());
        }
        Ok(Network {
            address: wide(address),
            bits: 128 - most + bits,
        })
    }
}

/// How a proxy says for whom it asks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Said {
    /// `X-Forwarded-For`.
    #[default]
    XForwardedFor,
    /// `Forwarded` (RFC 7239).
    Forwarded,
    /// The PROXY protocol, 1 or 2, before the first request of a connection.
    ProxyProtocol,
}

/// Which proxies are believed, and how they speak.
#[derive(Clone, Debug, Default)]
pub struct Forwarding {
    /// The proxies.
    pub trusted: Vec<Network>,
    /// How they say for whom they ask. A header that the proxy does not write is a header that
    /// anybody may forge, so there is only one.
    pub said: Said,
}

impl Forwarding {
    pub(crate) fn trusts(&self, address: IpAddr) -> bool {
        self.trusted.iter().any(|proxy| proxy.holds(address))
    }

    /// The client behind a peer: the last address in the header that is no trusted proxy itself.
    pub(crate) fn client(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        if !self.trusts(peer) {
            return peer;
        }
        let chain: Vec<Option<IpAddr>> = match self.said {
            Said::XForwardedFor => listed(headers, "x-forwarded-for").map(node).collect(),
            Said::Forwarded => listed(headers, FORWARDED.as_str()).map(forwarded).collect(),
            Said::ProxyProtocol => return peer,
        };
        let mut client = peer;
        for address in chain.into_iter().rev() {
            // What a proxy could not or would not name ends the chain that can be believed.
            let Some(address) = address else { break };
            client = address;
            if !self.trusts(address) {
                break;
            }
        }
        client
    }

    /// The client of a new connection: the peer, or whom a trusted peer names first.
    pub(crate) async fn greet(
        &self,
        stream: &mut (impl AsyncRead + Unpin),
        peer: SocketAddr,
    ) -> io::Result<SocketAddr> {
        match self.said == Said::ProxyProtocol && self.trusts(peer.ip()) {
            true => Ok(read_proxy(stream).await?.unwrap_or(peer)),
            false => Ok(peer),
        }
    }
}

/// The parts of a header that is a list, over all its lines.
fn listed<'a>(headers: &'a HeaderMap, name: &'a str) -> impl Iterator<Item = &'a str> {
    let lines = headers.get_all(name).into_iter();
    lines
        .filter_map(|line| line.to_str().ok())
        .flat_map(|line| line.split(','))
}

/// An address as headers write it: bare, with a port, in brackets, in quotes.
fn node(text: &str) -> Option<IpAddr> {
    let text = text.trim().trim_matches('"');
    let bare = text.strip_prefix('[').and_then(|rest| rest.split_once(']'));
    let address = match bare {
        Some((address, _)) => address.parse().ok(),
        None => text.parse().ok().or_else(|| {
            let with_port: Option<SocketAddr> = text.parse().ok();
            with_port.map(|address| address.ip())
        }),
    };
    address.map(|address: IpAddr| address.to_canonical())
}

/// The `for` of one part of a `Forwarded` header.
fn forwarded(part: &str) -> Option<IpAddr> {
    part.split(';').find_map(|pair| {
        let (name, value) = pair.trim().split_once('=')?;
        name.eq_ignore_ascii_case("for").then(|| node(value))?
    })
}

const SIGNATURE: [u8; 12] = *b"\r\n\r\n\0\r\nQUIT\n";
/// The longest line of version 1.
const LONGEST_LINE: usize = 107;
/// More than any address and the extras that proxies add.
const LONGEST_BLOCK: usize = 1024;

/// Reads the head of the PROXY protocol. None: the proxy asks for itself, or does not say for whom.
async fn read_proxy(stream: &mut (impl AsyncRead + Unpin)) -> io::Result<Option<SocketAddr>> {
    let mut first = [0u8; 12];
    stream.read_exact(&mut first).await?;
    if first == SIGNATURE {
        return read_block(stream).await;
    }
    let mut line = first.to_vec();
    while !line.ends_with(b"\r\n") {
        if line.len() >= LONGEST_LINE {
            return Err(no_proxy("a line without an end"));
        }
        // One byte at a time: what follows belongs to the first request.
        line.push(stream.read_u8().await?);
    }
    let line = String::from_utf8_lossy(&line);
    let mut words = line.trim_end().split(' ');
    match (words.next(), words.next()) {
        (Some("PROXY"), Some("UNKNOWN")) => Ok(None),
        (Some("PROXY"), Some("TCP4" | "TCP6")) => {
            let address: Option<IpAddr> = words.next().and_then(|word| word.parse().ok());
            let port: Option<u16> = words.nth(1).and_then(|word| word.parse().ok());
            match (address, port) {
                (Some(address), Some(port)) => Ok(Some(SocketAddr::new(address, port))),
                _ => Err(no_proxy("no address")),
            }
        }
        _ => Err(no_proxy("another protocol")),
    }
}

async fn read_block(stream: &mut (impl AsyncRead + Unpin)) -> io::Result<Option<SocketAddr>> {
    let mut head = [0u8; 4];
    stream.read_exact(&mut head).await?;
    let [version, family, high, low] = head;
    let length = usize::from(u16::from_be_bytes([high, low]));
    if length > LONGEST_BLOCK {
        return Err(no_proxy("a block that is too long"));
    }
    let mut block = vec![0u8; length];
    stream.read_exact(&mut block).await?;
    match (version, family) {
        // The proxy asks for itself.
        (0x20, _) => Ok(None),
        (0x21, 0x11) => Ok(v4(&block)),
        (0x21, 0x21) => Ok(v6(&block)),
        (0x21, _) => Ok(None),
        _ => Err(no_proxy("another version")),
    }
}

fn v4(block: &[u8]) -> Option<SocketAddr> {
    let address: [u8; 4] = block.get(..4)?.try_into().ok()?;
    let port: [u8; 2] = block.get(8..10)?.try_into().ok()?;
    Some(SocketAddr::new(
        Ipv4Addr::from(address).into(),
        u16::from_be_bytes(port),
    ))
}

fn v6(block: &[u8]) -> Option<SocketAddr> {
    let address: [u8; 16] = block.get(..16)?.try_into().ok()?;
    let port: [u8; 2] = block.get(32..34)?.try_into().ok()?;
    Some(SocketAddr::new(
        Ipv6Addr::from(address).into(),
        u16::from_be_bytes(port),
    ))
}

fn no_proxy(what: &str) -> io::Error {
    io::Error::new(
        io::ErrorKind::InvalidData,
        format!("no head of the PROXY protocol: {what}"),
    )
}

/// Whom limits count: an IPv4 address, or the 64 bits of an IPv6 address that one customer is given.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => Ipv6Addr::from_bits(v6.to_bits() & (u128::MAX << 64)).into(),
        v4 => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    fn client(said: Said, peer: &str, header: (&'static str, &str)) -> IpAddr {
        let trusted = ["127.0.0.1", "10.0.0.0/8", "fd00::/8"];
        let trusted = trusted.map(|text| text.parse().expect("a network"));
        let forwarding = Forwarding {
            trusted: trusted.to_vec(),
            said,
        };
        let mut headers = HeaderMap::new();
        headers.insert(header.0, header.1.parse().expect("a header"));
        forwarding.client(ip(peer), &headers)
    }

    #[test]
    fn networks_are_read_and_hold_what_begins_alike() {
        let holds = |network: &str, address: &str| {
            let network: Network = network.parse().expect("a network");
            network.holds(ip(address))
        };
        assert!(holds("10.0.0.0/8", "10.200.3.4"));
        assert!(!holds("10.0.0.0/8", "11.0.0.1"));
        assert!(holds("127.0.0.1", "127.0.0.1"));
        assert!(!holds("127.0.0.1", "127.0.0.2"));
        assert!(holds("127.0.0.1", "::ffff:127.0.0.1"));
        assert!(holds("0.0.0.0/0", "1.2.3.4"));
        assert!(!holds("0.0.0.0/0", "2001:db8::1"));
        assert!(holds("fd00::/8", "fd12::1"));
        for wrong in ["", "x", "10.0.0.0/33", "::/129", "1.2.3.4/x", "/8"] {
            assert!(wrong.parse::<Network>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn only_a_trusted_proxy_is_believed_and_only_as_far_as_it_knows() {
        let by = |peer, list| client(Said::XForwardedFor, peer, ("x-forwarded-for", list));
        // A stranger says what he likes.
        assert_eq!(by("203.0.113.9", "1.2.3.4"), ip("203.0.113.9"));
        assert_eq!(by("127.0.0.1", "198.51.100.7"), ip("198.51.100.7"));
        // What the client has written itself stands before what the proxies have added.
        assert_eq!(by("127.0.0.1", "1.1.1.1, 198.51.100.7"), ip("198.51.100.7"));
        assert_eq!(
            by("127.0.0.1", "1.1.1.1, 198.51.100.7, 10.1.1.1"),
            ip("198.51.100.7")
        );
        assert_eq!(by("127.0.0.1", "198.51.100.7:4711"), ip("198.51.100.7"));
        assert_eq!(by("127.0.0.1", "[2001:db8::1]:99"), ip("2001:db8::1"));
        assert_eq!(
            by("127.0.0.1", "1.1.1.1, unknown, 10.1.1.1"),
            ip("10.1.1.1")
        );
        assert_eq!(by("127.0.0.1", "nonsense"), ip("127.0.0.1"));
        // The other header is nobody's word.
        let other = client(Said::Forwarded, "127.0.0.1", ("x-forwarded-for", "1.1.1.1"));
        assert_eq!(other, ip("127.0.0.1"));
    }

    #[test]
    fn the_standard_header_is_read() {
        let by = |list| client(Said::Forwarded, "10.0.0.1", ("forwarded", list));
        assert_eq!(
            by("for=192.0.2.60;proto=http;by=203.0.113.43"),
            ip("192.0.2.60")
        );
        assert_eq!(
            by("For=\"[2001:db8:cafe::17]:4711\""),
            ip("2001:db8:cafe::17")
        );
        assert_eq!(
            by("for=1.1.1.1, for=192.0.2.43, for=10.9.9.9"),
            ip("192.0.2.43")
        );
        assert_eq!(by("for=_hidden"), ip("10.0.0.1"));
    }

    #[test]
    fn a_household_is_an_address_or_sixty_four_bits() {
        assert_eq!(household(ip("192.0.2.1")), ip("192.0.2.1"));
        assert_eq!(household(ip("::ffff:192.0.2.1")), ip("192.0.2.1"));
        let (one, other) = (ip("2001:db8:1:2::1"), ip("2001:db8:1:2:ffff::9"));
        assert_eq!(household(one), household(other));
        assert_ne!(household(one), household(ip("2001:db8:1:3::1")));
    }

    async fn greeted(sent: &'static [u8]) -> io::Result<SocketAddr> {
        let mut stream = sent;
        let peer = SocketAddr::new(ip("127.0.0.1"), 9);
        let forwarding = Forwarding {
            trusted: vec!["127.0.0.1".parse().expect("a network")],
            said: Said::ProxyProtocol,
        };
        let client = forwarding.greet(&mut stream, peer).await?;
        let mut rest = String::new();
        stream.read_to_string(&mut rest).await?;
        assert_eq!(rest, "GET / HTTP/1.1", "the request is left alone");
        Ok(match client == peer {
            true => SocketAddr::new(ip("127.0.0.1"), 0),
            false => client,
        })
    }

    #[tokio::test]
    async fn the_proxy_protocol_names_the_client() {
        let named: SocketAddr = "192.0.2.7:50000".parse().expect("an address");
        let own: SocketAddr = "127.0.0.1:0".parse().expect("an address");
        let one = greeted(b"PROXY TCP4 192.0.2.7 10.0.0.1 50000 443\r\nGET / HTTP/1.1");
        assert_eq!(one.await.expect("a head"), named);
        let two = greeted(
            b"\r\n\r\n\0\r\nQUIT\n\x21\x11\0\x0c\xc0\0\x02\x07\x0a\0\0\x01\xc3\x50\x01\xbbGET / HTTP/1.1",
        );
        assert_eq!(two.await.expect("a head"), named);
        let local = greeted(b"\r\n\r\n\0\r\nQUIT\n\x20\0\0\0GET / HTTP/1.1");
        assert_eq!(local.await.expect("a head"), own);
        let unknown = greeted(b"PROXY UNKNOWN\r\nGET / HTTP/1.1");
        assert_eq!(unknown.await.expect("a head"), own);
        for wrong in [
            b"GET / HTTP/1.1\r\nHost: x\r\n\r\n".as_slice(),
            b"PROXY TCP4 nonsense\r\n",
            b"PROXY TCP4 ",
        ] {
            assert!(greeted(wrong).await.is_err(), "{wrong:?}");
        }
    }
}
