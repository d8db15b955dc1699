//! Servers as programs meet them: over sockets, with storage, with one another. One program for all, because each would be
//! linked with the whole server anew.

mod closing;
mod common;
mod damage;
mod former;
mod hall;
mod handed;
mod hints;
mod languages;
mod leases;
mod mix;
mod moved;
mod notices;
mod packs;
mod people;
mod play;
mod refusals;
mod same;
mod storage;
mod strangers;
mod twins;
