//! Nobody in the simulation wants to be told anything: the storage knows no readers, and says so at once.

use crate::disk::Wire;
use server::store::Later;
use server::store::letters::{Letter, Letters, Place, Row};
use std::future::ready;

impl Letters for Wire {
    fn key(&self, _: &'static str, fresh: String) -> Later<'_, String> {
        Box::pin(ready(Ok(fresh)))
    }

    fn reader(&self, _: String) -> Later<'_, Option<String>> {
        Box::pin(ready(Ok(None)))
    }

    fn set_reader(&self, _: String, _: Option<String>, _: Option<Vec<Place>>) -> Later<'_, ()> {
        Box::pin(ready(Ok(())))
    }

    fn crowded(&self, _: String, _: Vec<Place>) -> Later<'_, Vec<Place>> {
        Box::pin(ready(Ok(Vec::new())))
    }

    fn is_followed(&self, _: String) -> Later<'_, bool> {
        Box::pin(ready(Ok(false)))
    }

    fn unaware(&self, _: Place, _: u32) -> Later<'_, Vec<Row>> {
        Box::pin(ready(Ok(Vec::new())))
    }

    fn set_due(&self, _: Letter) -> Later<'_, ()> {
        Box::pin(ready(Ok(())))
    }

    fn turned(&self, _: String, _: Option<u8>) -> Later<'_, ()> {
        Box::pin(ready(Ok(())))
    }

    fn unfollow(&self, _: Place) -> Later<'_, ()> {
        Box::pin(ready(Ok(())))
    }

    fn looked(&self, _: Place, _: u32) -> Later<'_, ()> {
        Box::pin(ready(Ok(())))
    }

    fn due(&self, _: u64, _: u32) -> Later<'_, Vec<Letter>> {
        Box::pin(ready(Ok(Vec::new())))
    }

    fn forget_readers(&self) -> Later<'_, ()> {
        Box::pin(ready(Ok(())))
    }

    fn take(&self, _: &Letter) -> Later<'_, bool> {
        Box::pin(ready(Ok(false)))
    }
}
