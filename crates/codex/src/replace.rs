//! Cards that take the place of others.

use crate::facts::{EvocationFact, SpellFact};
use crate::lexer::Token;
use crate::names::{CardKind, Names};
use crate::outline::Outline;
use crate::pack::Source;
use crate::problem::Problem;
use crate::suggest::nearest;
use std::collections::BTreeMap;

type Files<'a> = [(usize, &'a Source, Vec<Token<'a>>)];

/// Puts every card that replaces another where that one stood, so that numbers and lists stay as they are. What was
/// replaced stays at hand in [`Outline::instead_of`].
pub(crate) fn replace(cards: Vec<Outline>, files: &Files<'_>, problems: &mut Vec<Problem>) -> Vec<Outline> {
    let path = |card: &Outline| files[card.file].1.path.as_str();
    let mut taken: BTreeMap<usize, usize> = BTreeMap::new();
    for (at, card) in cards.iter().enumerate() {
        let Some((id, span)) = &card.replaces else { continue };
        let wrong = |message: String| Problem::new(path(card), span.clone(), message);
        let bears = |other: &&Outline| other.title.id == *id && other.kind != CardKind::Layout;
        let Some(place) = cards.iter().position(|other| bears(&other) && other.kind == card.kind) else {
            problems.push(match cards.iter().find(bears) {
                Some(other) => wrong(format!(
                    "`{id}` is {}; {} cannot stand in its place",
                    other.kind.with_article(),
                    card.kind.with_article()
                ))
                .hint(format!("name {}", card.kind.with_article())),
                None => {
                    let known = cards.iter().filter(|other| other.kind == card.kind);
                    let near = nearest(id, known.map(|other| other.title.id.as_str()));
                    wrong(format!("there is no {} `{id}` to replace", card.kind.word())).hint(match near {
                        Some(near) => format!("did you mean `{near}`?"),
                        None => "name a card of the edition, or one of another pack as `PACK/ID`".to_string(),
                    })
                }
            });
            continue;
        };
        let other = &cards[place];
        if let Some((first, _)) = &other.replaces {
            let hint = format!("replace `{first}`, and leave out one of the two cards");
            problems.push(
                wrong(format!("`{id}` itself stands in the place of `{first}`"))
                    .also(path(other), other.span.clone(), "this one")
                    .hint(hint),
            );
        } else if let Some(&rival) = taken.get(&place) {
            let rival = &cards[rival];
            problems.push(
                wrong(format!("two cards replace `{id}`"))
                    .also(path(rival), rival.span.clone(), "the first one")
                    .hint("leave out one of the two, or one of their packs"),
            );
        } else {
            taken.insert(place, at);
        }
    }
    let mut cards: Vec<Option<Outline>> = cards.into_iter().map(Some).collect();
    for (&place, &at) in &taken {
        let mut new = cards[at].take();
        if let Some(new) = &mut new {
            new.instead_of = cards[place].take().map(Box::new);
        }
        cards[place] = new;
    }
    // What could not be put anywhere is reported; its own body is read all the same.
    cards.into_iter().flatten().collect()
}

/// What other cards know about the place must hold for the card that takes it.
pub(crate) fn check_fits(
    card: &Outline,
    names: &mut Names,
    index: usize,
    files: &Files<'_>,
    problems: &mut Vec<Problem>,
) {
    let Some(old) = &card.instead_of else { return };
    let body = &files[old.file].2[old.body.clone()];
    let (what, hint) = match card.kind {
        CardKind::Spell => {
            let old = SpellFact::of(body, names.scope(&old.space));
            let Some(new) = names.spell_facts.get_mut(index).filter(|new| !new.home.is(&old.home)) else {
                return;
            };
            // Said once; the lists that hold the spell are not to blame.
            *new = SpellFact { copies: new.copies, ..old };
            ("the spell leaves its home", new.home.words())
        }
        CardKind::Evocation => {
            let old = EvocationFact::of(body);
            let Some(new) = names.evocation_facts.get_mut(index).filter(|new| new.haunts != old.haunts)
            else {
                return;
            };
            new.haunts = old.haunts;
            let hint = if old.haunts { "add `haunts`" } else { "leave out `haunts`" };
            ("some cards summon it, others assign it", hint.to_string())
        }
        _ => return,
    };
    let path = &files[card.file].1.path;
    let message = format!("this cannot stand in the place of `{}`: {what}", old.title.id);
    problems.push(Problem::new(path, card.span.clone(), message).hint(hint));
}
