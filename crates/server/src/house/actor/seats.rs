//! Who sits down, whose seat is offered anew, and what those who are there have agreed on.

use super::Table;
use crate::alike::alike;
use crate::notices::Job;
use crate::store::letters::Place;
use table::play::Event;
use table::wire::*;
use table::{found, secret};

impl Table {
    pub(super) async fn join(&mut self, Join { invite, name, token }: &Join) -> Result<Joined, Refusal> {
        let token = match token {
            Some(own) if secret::is_fit(own) => own.clone(),
            Some(_) => {
                let words = "a token of one's own has 22 to 64 letters and digits";
                return Err(Refusal::new(Code::Malformed, words));
            }
            None => secret::word(self.house.world.chance())?,
        };
        let (joined, event) =
            self.host.join(invite.as_deref(), name, &token, self.house.limits.hall.is_some(), alike)?;
        if let Some(event) = event {
            self.commit(event).await?;
        }
        Ok(joined)
    }

    pub(super) async fn free(&mut self, free: &Free) -> Result<Freed, Refusal> {
        let (freed, event) = self.host.free(free, &secret::word(self.house.world.chance())?, self.now())?;
        self.commit(event).await?;
        if let Some(office) = self.house.office() {
            office.hear(Job::Freed(Place { word: self.host.word().into(), seat: freed.seat }));
        }
        Ok(freed)
    }

    /// Whoever was waited for may have left: votes that wait for nobody else are carried.
    pub(super) async fn carry_votes(&mut self) {
        while let Some(event) = self.host.carried(self.now()) {
            // If it cannot be stored, somebody votes again.
            let _ = self.commit(event).await;
        }
        if self.host.carries_again(self.now()) && self.again().await.is_err() {
            self.host.not_again();
        }
    }

    /// Lays the table on which the same people play again, and tells them where.
    pub(super) async fn again(&mut self) -> Result<(), Refusal> {
        let (host, chance, now) = (self.host.host_again(self.now()), self.house.world.chance(), self.now());
        let founded = found::again(self.host.play(), self.host.name(), host, chance, now)?;
        let table = self.house.store_new(&self.cards, founded).await?;
        self.commit(Event::Rematch { table: table.clone() }).await?;
        // The first question may be a bot's.
        self.house.world.spawn(self.house.clone().wake_from(table));
        Ok(())
    }
}
