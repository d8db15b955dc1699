//! Games seen from outside the engine. One program for all tests: each would be linked with the engine and all cards anew.

mod choices;
mod classic;
mod mixed;
mod random_games;
mod secrets;
mod values;
mod veiled_quests;
