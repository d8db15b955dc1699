//! How cards were used over all games, and what that says about the balance of a school.

use super::Report;
use super::groups::{Group, Player};
use super::seen::{Deck, Used};
use codex::{Codex, Origin, SpellKind, Title};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;

/// How a spell was used. Field names are a contract with whoever reads the JSON.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SpellUse {
    pub deck: &'static str,
    /// The id of the school, or `personal`, or `forgotten`.
    pub school: String,
    pub origin: Origin,
    /// Games in which a mage ever had it in hand.
    pub held: u64,
    pub prepared: u64,
    /// Both sides together; a trap or a protection is cast when it becomes active.
    pub cast: u64,
    pub light: u64,
    pub dark: u64,
    /// Traps sprung and protections used.
    pub sprung: u64,
    /// Mages who cast it, in finished games: how many, and how they did.
    #[serde(flatten)]
    pub casters: Group,
}

/// How often a card of another deck came up: quests solved, events laid, evocations summoned, jinxes and upgrades
/// assigned, rooms activated.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CardUse {
    pub deck: &'static str,
    pub origin: Origin,
    pub count: u64,
    /// Games in which it came up at all.
    pub games: u64,
}

/// The spells of one school (or the personal or forgotten ones) compared.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SchoolCasts {
    pub median_casts: f64,
    /// Held in some game, and cast in none.
    pub never_cast: Vec<String>,
    /// Designed here, and cast more than twice as often as the median of the school.
    pub over_cast: Vec<String>,
}

/// All cards by id.
#[derive(Clone, Debug, PartialEq)]
pub struct Cards {
    pub spells: BTreeMap<String, SpellUse>,
    pub others: BTreeMap<String, CardUse>,
    pub schools: BTreeMap<String, SchoolCasts>,
}

impl Cards {
    pub(super) fn of(codex: &Codex, reports: &[Report]) -> Cards {
        let mut spells: Vec<SpellUse> = codex.spells.iter().map(|spell| unused(codex, spell)).collect();
        for report in reports {
            let mut held = None;
            // Sorted by spell, so that a spell held by two mages counts as one game.
            let mut uses: Vec<_> = report.cards.spells.iter().collect();
            uses.sort_by_key(|&(&(seat, spell), _)| (spell, seat));
            for (&(seat, spell), used) in uses {
                let own = &mut spells[spell.index()];
                own.held += (held != Some(spell)) as u64;
                held = Some(spell);
                own.add(used, report.players.iter().find(|player| player.seat == seat));
            }
        }
        spells.iter_mut().for_each(|spell| spell.casters.close());
        let ids = codex.spells.iter().map(|spell| spell.title.id.clone());
        let spells: BTreeMap<String, SpellUse> = ids.zip(spells).collect();
        Cards { others: others(codex, reports), schools: schools(&spells), spells }
    }
}

fn unused(codex: &Codex, spell: &codex::Spell) -> SpellUse {
    let school = match spell.kind {
        SpellKind::School(school) => codex.schools[school.index()].title.id.clone(),
        SpellKind::Personal => "personal".into(),
        SpellKind::Forgotten => "forgotten".into(),
    };
    SpellUse {
        deck: "spell",
        school,
        origin: spell.title.origin,
        held: 0,
        prepared: 0,
        cast: 0,
        light: 0,
        dark: 0,
        sprung: 0,
        casters: Group::default(),
    }
}

impl SpellUse {
    fn add(&mut self, used: &Used, mage: Option<&Player>) {
        let Used { prepared, light, dark, sprung } = *used;
        self.prepared += prepared as u64;
        self.light += light as u64;
        self.dark += dark as u64;
        self.cast += (light + dark) as u64;
        self.sprung += sprung as u64;
        if let Some(player) = mage.filter(|_| light + dark > 0) {
            self.casters.add(player);
        }
    }
}

fn others(codex: &Codex, reports: &[Report]) -> BTreeMap<String, CardUse> {
    let title = |deck: Deck, card: usize| -> (&Title, &'static str) {
        match deck {
            Deck::Quest => (&codex.quests[card].title, "quest"),
            Deck::Event => (&codex.events[card].title, "event"),
            Deck::Evocation => (&codex.evocations[card].title, "evocation"),
            Deck::Jinx => (&codex.jinxes[card].title, "jinx"),
            Deck::Upgrade => (&codex.upgrades[card].title, "upgrade"),
            Deck::Room => (&codex.rooms[card].title, "room"),
        }
    };
    let decks = [
        (Deck::Quest, codex.quests.len()),
        (Deck::Event, codex.events.len()),
        (Deck::Evocation, codex.evocations.len()),
        (Deck::Jinx, codex.jinxes.len()),
        (Deck::Upgrade, codex.upgrades.len()),
        (Deck::Room, codex.rooms.len()),
    ];
    let mut cards = BTreeMap::new();
    for (deck, card) in decks.into_iter().flat_map(|(deck, cards)| (0..cards).map(move |card| (deck, card))) {
        let counts = reports.iter().filter_map(|report| report.cards.others.get(&(deck, card)));
        let (count, games) = counts.fold((0, 0), |(sum, games), &count| (sum + count as u64, games + 1));
        let (title, deck) = title(deck, card);
        cards.insert(title.id.clone(), CardUse { deck, origin: title.origin, count, games });
    }
    cards
}

fn schools(spells: &BTreeMap<String, SpellUse>) -> BTreeMap<String, SchoolCasts> {
    let mut casts: BTreeMap<String, Vec<u64>> = BTreeMap::new();
    for spell in spells.values() {
        casts.entry(spell.school.clone()).or_default().push(spell.cast);
    }
    let compared = casts.into_iter().map(|(school, casts)| {
        let median_casts = median(casts);
        let those = |wanted: &dyn Fn(&SpellUse) -> bool| {
            let own = spells.iter().filter(|(_, spell)| spell.school == school && wanted(spell));
            own.map(|(id, _)| id.clone()).collect()
        };
        let never_cast = those(&|spell| spell.held > 0 && spell.cast == 0);
        let over_cast =
            those(&|spell| spell.origin == Origin::Designed && spell.cast as f64 > 2.0 * median_casts);
        (school.clone(), SchoolCasts { median_casts, never_cast, over_cast })
    });
    compared.collect()
}

/// The middle one, or between the two in the middle.
pub(crate) fn median(mut numbers: Vec<u64>) -> f64 {
    numbers.sort_unstable();
    match numbers.len() {
        0 => 0.0,
        count if count % 2 == 1 => numbers[count / 2] as f64,
        count => (numbers[count / 2 - 1] + numbers[count / 2]) as f64 / 2.0,
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for (school, casts) in &self.schools {
            writeln!(
                f,
                "{school:<28} {:>6} {:>6} {:>6} {:>6} {:>6} {:>6}   {:>6}   {:<18} points",
                "held", "ready", "cast", "light", "dark", "sprung", "wins", "95 % interval"
            )?;
            let mut own: Vec<_> = self.spells.iter().filter(|(_, spell)| spell.school == *school).collect();
            own.sort_by_key(|(id, spell)| (std::cmp::Reverse(spell.cast), *id));
            own.into_iter().try_for_each(|(id, spell)| spell_line(f, id, spell))?;
            let list = |ids: &[String]| if ids.is_empty() { "none".into() } else { ids.join(", ") };
            writeln!(f, "  median of casts: {}", casts.median_casts)?;
            writeln!(f, "  held, never cast: {}", list(&casts.never_cast))?;
            writeln!(f, "  designed, over twice the median: {}\n", list(&casts.over_cast))?;
        }
        let decks = [
            ("quest", "solved"),
            ("event", "laid"),
            ("evocation", "summoned"),
            ("jinx", "assigned"),
            ("upgrade", "assigned"),
            ("room", "activated"),
        ];
        for (deck, count) in decks {
            writeln!(f, "{deck:<28} {count:>9} {:>6}", "games")?;
            let mut own: Vec<_> = self.others.iter().filter(|(_, card)| card.deck == deck).collect();
            own.sort_by_key(|(id, card)| (std::cmp::Reverse(card.count), *id));
            for (id, card) in own {
                writeln!(f, "{} {:>9} {:>6}", marked(id, card.origin), card.count, card.games)?;
            }
            writeln!(f)?;
        }
        writeln!(f, "* designed here to complete a deck")
    }
}

fn marked(id: &str, origin: Origin) -> String {
    let mark = if origin == Origin::Designed { "*" } else { "" };
    format!("  {:<26}", format!("{id}{mark}"))
}

fn spell_line(f: &mut fmt::Formatter, id: &str, spell: &SpellUse) -> fmt::Result {
    let SpellUse { held, prepared, cast, light, dark, sprung, casters, .. } = spell;
    write!(
        f,
        "{} {held:>6} {prepared:>6} {cast:>6} {light:>6} {dark:>6} {sprung:>6}",
        marked(id, spell.origin)
    )?;
    if casters.games == 0 {
        return writeln!(f);
    }
    let [low, high] = casters.interval.map(|bound| 100.0 * bound);
    let (share, interval) = (100.0 * casters.share, format!("{low:.1} % to {high:.1} %"));
    writeln!(f, "   {share:>5.1} %  {interval:<18} {:>6.1}", casters.points_mean)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_lies_in_the_middle() {
        assert_eq!(median(vec![]), 0.0);
        assert_eq!(median(vec![9, 1, 4]), 4.0);
        assert_eq!(median(vec![9, 1, 4, 5]), 4.5);
    }

    #[test]
    fn designed_spells_above_twice_the_median_and_spells_never_cast_are_named() {
        let spell = |origin, held, cast| SpellUse {
            deck: "spell",
            school: "hex".into(),
            origin,
            held,
            prepared: 0,
            cast,
            light: cast,
            dark: 0,
            sprung: 0,
            casters: Group::default(),
        };
        let spells = BTreeMap::from([
            ("a".to_string(), spell(Origin::Printed, 5, 90)),
            ("b".to_string(), spell(Origin::Designed, 5, 41)),
            ("c".to_string(), spell(Origin::Designed, 5, 20)),
            ("d".to_string(), spell(Origin::Printed, 5, 0)),
            ("e".to_string(), spell(Origin::Printed, 0, 0)),
        ]);
        let hex = &schools(&spells)["hex"];
        assert_eq!(hex.median_casts, 20.0);
        assert_eq!(
            (&hex.never_cast[..], &hex.over_cast[..]),
            (&["d".to_string()][..], &["b".to_string()][..])
        );
    }
}
