//! What the Avatar does, and why it chooses as it does (R22.33 to R22.41).

use super::Words;
use codex::Criterion;
use rules::What;
use rules::log::{Aim, Reason};

impl Words<'_> {
    fn body(&self) -> String {
        match self.0.state().avatar_seat() {
            Some(seat) => self.seat(seat),
            None => "the avatar".into(),
        }
    }

    pub fn avatar(&self, what: What) -> String {
        let body = self.body();
        match what {
            What::CommandRevealed { card, by, left, .. } => {
                let card = self.command(card);
                format!(
                    "{body} activates: {} reveals {card}, {left} more to come in this phase",
                    self.seat(by)
                )
            }
            What::CommandAnswers { card, protection, .. } => {
                let kind = if protection { "protection" } else { "trap" };
                format!("the {kind} of {body} is set off: {}", self.command(card))
            }
            What::CommandDiscarded { card, .. } => format!("{body} discards {}", self.command(card)),
            What::CommandsTurned { count, .. } => {
                format!("{count} Command Cards are turned over as the new deck")
            }
            What::CommandsReturned { count, .. } => {
                format!("{count} Command Cards are shuffled under the decks of their moons")
            }
            What::Dominion { room } => {
                format!("{body} does not activate in its cell but places itself in {}", self.place(room))
            }
            What::AvatarChooses { aim, reason, rivals } => {
                format!("{body} chooses {}: {}", self.aim(aim), self.reason(reason, &rivals))
            }
            What::CrownChooses { by, reason, tied, count } => {
                let mut names = self.names(&tied);
                if count as usize > tied.len() {
                    names += &format!(" and {} more", count as usize - tied.len());
                }
                let lines: Vec<&str> = reason.lines.iter().flatten().map(|&line| alike(line)).collect();
                let why = if lines.is_empty() { "nothing decides".into() } else { lines.join(", ") };
                format!("{why} between {names}: {} chooses as Crown Holder", self.seat(by))
            }
            _ => String::new(),
        }
    }

    /// "nearest; tie with gramigna broken by power".
    fn reason(&self, reason: Reason, rivals: &[Option<Aim>; 3]) -> String {
        let mut lines: Vec<Criterion> = reason.lines.iter().flatten().copied().collect();
        let Some(last) = lines.pop() else {
            return if reason.only { "the only choice" } else { "as the rules say" }.into();
        };
        if lines.is_empty() {
            return word(last).into();
        }
        let before: Vec<&str> = lines.into_iter().map(word).collect();
        match self.names(rivals) {
            names if names.is_empty() => format!("{}, then {}", before.join(", then "), word(last)),
            names => format!("{}; tie with {names} broken by {}", before.join(", then "), noun(last)),
        }
    }

    fn names(&self, aims: &[Option<Aim>; 3]) -> String {
        let names: Vec<String> = aims.iter().flatten().map(|&aim| self.aim(aim)).collect();
        names.join(" and ")
    }
}

/// Why one was chosen.
fn word(line: Criterion) -> &'static str {
    match line {
        Criterion::MostDamage => "most damage",
        Criterion::MostRoseDamage => "most black damage",
        Criterion::Nearest => "nearest",
        Criterion::MostPower => "most power",
        Criterion::MostTrophies => "most trophies",
        Criterion::MostMages => "most mages",
        Criterion::MostModels => "most models",
        Criterion::MostInstability => "most instability",
        Criterion::Mage => "a mage",
    }
}

/// What broke a tie.
fn noun(line: Criterion) -> &'static str {
    match line {
        Criterion::MostDamage => "damage",
        Criterion::MostRoseDamage => "black damage",
        Criterion::Nearest => "distance",
        Criterion::MostPower => "power",
        Criterion::MostTrophies => "trophies",
        Criterion::MostMages => "mages",
        Criterion::MostModels => "models",
        Criterion::MostInstability => "instability",
        Criterion::Mage => "being a mage",
    }
}

/// What did not tell them apart.
fn alike(line: Criterion) -> &'static str {
    match line {
        Criterion::MostDamage => "equal damage",
        Criterion::MostRoseDamage => "equal black damage",
        Criterion::Nearest => "equally near",
        Criterion::MostPower => "equal power",
        Criterion::MostTrophies => "equal trophies",
        Criterion::MostMages => "equally many mages",
        Criterion::MostModels => "equally many models",
        Criterion::MostInstability => "equal instability",
        Criterion::Mage => "alike in kind",
    }
}
