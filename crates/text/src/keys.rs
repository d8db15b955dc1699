//! Words of the program as they stand in the ids and arguments of messages.

use codex::*;

pub(crate) fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Mage => "mage",
        Kind::Evocation => "evocation",
        Kind::Model => "model",
        Kind::Of(archetype) => self::archetype(archetype),
        // It has a name of its own.
        Kind::Named(_) => "evocation",
    }
}

pub(crate) fn archetype(archetype: Archetype) -> &'static str {
    match archetype {
        Archetype::Demon => "demon",
        Archetype::Undead => "undead",
        Archetype::Construct => "construct",
        Archetype::Nightmare => "nightmare",
        Archetype::Altar => "altar",
        Archetype::Mutation => "mutation",
        Archetype::Beast => "beast",
    }
}

pub(crate) const COLOURS: [(RoomColour, &str); 7] = [
    (RoomColour::Black, "black"),
    (RoomColour::Purple, "purple"),
    (RoomColour::Red, "red"),
    (RoomColour::Grey, "grey"),
    (RoomColour::Blue, "blue"),
    (RoomColour::Yellow, "yellow"),
    (RoomColour::Green, "green"),
];

pub(crate) const ELEMENTS: [(Element, &str); 8] = [
    (Element::Air, "air"),
    (Element::Earth, "earth"),
    (Element::Fire, "fire"),
    (Element::Water, "water"),
    (Element::Sacred, "sacred"),
    (Element::Profane, "profane"),
    (Element::Magic, "magic"),
    (Element::All, "all"),
];

pub(crate) const TYPES: [(SpellType, &str); 4] = [
    (SpellType::Combat, "combat"),
    (SpellType::Contingency, "contingency"),
    (SpellType::Trap, "trap"),
    (SpellType::Protection, "protection"),
];

/// The word for something in one of the tables above.
pub(crate) fn of<T: PartialEq>(table: &[(T, &'static str)], wanted: T) -> &'static str {
    table.iter().find(|(own, _)| *own == wanted).map_or("", |(_, word)| word)
}

pub(crate) fn time(time: EventTime) -> &'static str {
    match time {
        EventTime::Instant => "instant",
        EventTime::Always => "always",
        EventTime::BlackRose => "black-rose",
        EventTime::Study => "study",
        EventTime::Action => "action",
    }
}

pub(crate) fn quest_state(state: QuestState) -> &'static str {
    match state {
        QuestState::Active => "active",
        QuestState::Completed => "completed",
        QuestState::Solved => "solved",
    }
}

/// The message of a count, and whom it is counted on.
pub(crate) fn count(count: Count) -> (&'static str, Option<Who>) {
    match count {
        Count::That => ("that", None),
        Count::Damage { on, rose_only: false } => ("damage", Some(on)),
        Count::Damage { on, rose_only: true } => ("rose-damage", Some(on)),
        Count::YourDamage { on } => ("your-damage", Some(on)),
        Count::ConvertibleDamage { on } => ("convertible-damage", Some(on)),
        Count::Jinxes { on } => ("jinxes", Some(on)),
        Count::Upgrades { on } => ("upgrades", Some(on)),
        Count::Nightmares { on } => ("nightmares", Some(on)),
        Count::NightmaresInRoom => ("nightmares-room", None),
        Count::NightmaresInLodge => ("nightmares-lodge", None),
        Count::EvocationsInLodge(None) => ("evocations-lodge", None),
        Count::EvocationsInLodge(Some(_)) => ("kind-lodge", None),
        Count::Shown(_) => ("shown", None),
        Count::EventsOnBoard => ("events", None),
        Count::DamagedModels => ("damaged-models", None),
        Count::RoseDamageOnDamaged => ("rose-damage-damaged", None),
        Count::Converted => ("converted", None),
        Count::Unconverted => ("unconverted", None),
        Count::RoseConverted => ("rose-converted", None),
        Count::StrengthOfYourEvocations => ("strength", None),
        Count::YourEvocations => ("your-evocations", None),
        Count::CompletedQuests { of } => ("completed-quests", Some(of)),
        Count::SolvedQuests { of } => ("solved-quests", Some(of)),
        Count::MoonOfThatQuest => ("moon", None),
        Count::HitModels => ("hit-models", None),
        Count::OthersInTargetRoom => ("others-there", None),
        Count::InstabilityInTargetRoom => ("instability-there", None),
        Count::PowerOfThatQuest => ("quest-power", None),
        Count::AlikeSpells => ("alike-spells", None),
        Count::DifferentElements => ("different-elements", None),
        Count::Trophies { of } => ("trophies", Some(of)),
        Count::InYourRoom(_) => ("in-your-room", None),
        Count::OfYours(_) => ("of-yours", None),
        Count::WoundedMages => ("wounded-mages", None),
        Count::HealedModels => ("healed-models", None),
        Count::RevealedSpells { of } => ("revealed-spells", Some(of)),
        Count::ReadySpells { of } => ("ready-spells", Some(of)),
        Count::OthersIn(_) => ("others-in", None),
        Count::OthersInTargetColour => ("others-in-target-colour", None),
        Count::MagesHit => ("mages-hit", None),
        Count::PowerOfThatSpell => ("power-of-that-spell", None),
    }
}

pub(crate) fn criterion(criterion: Criterion) -> &'static str {
    match criterion {
        Criterion::MostDamage => "criterion-damage",
        Criterion::Nearest => "criterion-nearest",
        Criterion::MostPower => "criterion-power",
        Criterion::MostTrophies => "criterion-trophies",
        Criterion::MostMages => "criterion-mages",
        Criterion::MostModels => "criterion-models",
        Criterion::MostInstability => "criterion-instability",
        // The spread of scarce damage looks at these (R22.35); no card does.
        Criterion::MostRoseDamage | Criterion::Mage => "",
    }
}

pub(crate) fn with(with: With) -> Option<&'static str> {
    match with {
        With::Anything => None,
        With::HealthAtMost(_) => Some("with-health"),
        With::Damage => Some("with-damage"),
        With::Upgrade => Some("with-upgrade"),
        With::Jinx => Some("with-jinx"),
        With::NoRoseDamage => Some("with-no-rose-damage"),
        With::NoCompletedQuest => Some("with-no-completed-quest"),
        With::NoNightmare => Some("with-no-nightmare"),
        With::NothingConverted => Some("with-nothing-converted"),
        With::But(_) => Some("with-but"),
        With::Ranked(_) => Some("with-ranked"),
        With::NothingToConvert => Some("with-nothing-to-convert"),
        With::NotHit => Some("with-not-hit"),
        // They narrow rooms.
        With::Holding(_) | With::Instability(_) => None,
    }
}

pub(crate) fn rank(rank: Rank) -> &'static str {
    match (rank.of, rank.most) {
        (Measure::Power, true) => "rank-most-power",
        (Measure::Power, false) => "rank-least-power",
        (Measure::Trophies, true) => "rank-most-trophies",
        (Measure::Trophies, false) => "rank-fewest-trophies",
        (Measure::SolvedQuests, true) => "rank-most-quests",
        (Measure::SolvedQuests, false) => "rank-fewest-quests",
        (Measure::Damage, true) => "rank-most-damage",
        (Measure::Damage, false) => "rank-least-damage",
        (Measure::Evocations, true) => "rank-most-evocations",
        (Measure::Evocations, false) => "rank-fewest-evocations",
        (Measure::Spells, true) => "rank-most-spells",
        (Measure::Spells, false) => "rank-fewest-spells",
    }
}

pub(crate) fn moon(moon: MoonPick) -> Option<&'static str> {
    match moon {
        MoonPick::Current => None,
        MoonPick::CurrentOrNext => Some("next"),
        MoonPick::Previous => Some("previous"),
        MoonPick::OfThatQuest => Some("that-quest"),
        MoonPick::Of(1) => Some("first"),
        MoonPick::Of(2) => Some("second"),
        MoonPick::Of(_) => Some("third"),
    }
}

pub(crate) fn rest(rest: Rest) -> &'static str {
    match rest {
        Rest::Discarded => "discarded",
        Rest::Shuffled => "shuffled",
        Rest::OnTop => "top",
        Rest::Left => "left",
    }
}

pub(crate) fn ban(ban: Ban) -> &'static str {
    match ban {
        Ban::MoveByAction => "move-by-action",
        Ban::Move => "move",
        Ban::Leave => "leave",
        Ban::ActivateRooms => "activate-rooms",
    }
}

pub(crate) fn prepared(which: PreparedSpell) -> &'static str {
    match which {
        PreparedSpell::Ready => "ready",
        PreparedSpell::ReadyNumbered => "numbered",
        PreparedSpell::Quick => "quick",
    }
}
