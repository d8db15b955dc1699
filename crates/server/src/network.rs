//! Which addresses are one and the same, or near each other.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// Whoever has one address of the sixth version has all those that begin alike.
pub fn block(of: IpAddr) -> IpAddr {
    match of.to_canonical() {
        IpAddr::V6(long) => IpAddr::V6(Ipv6Addr::from(u128::from(long) >> 64 << 64)),
        short => short,
    }
}

/// The network that an address is of: what one household or one customer of a provider can have.
pub fn network(of: IpAddr) -> IpAddr {
    match of.to_canonical() {
        IpAddr::V6(long) => IpAddr::V6(Ipv6Addr::from(u128::from(long) >> 80 << 80)),
        IpAddr::V4(short) => IpAddr::V4(Ipv4Addr::from(u32::from(short) >> 8 << 8)),
    }
}
