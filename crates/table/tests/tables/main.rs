//! Tables seen from outside. One program for all tests: each would be linked with the engine and all cards anew.

mod clocks;
mod desk;
mod kept;
mod people;
mod proofs;
mod twins;
mod updates;
