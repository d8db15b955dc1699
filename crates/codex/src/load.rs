//! From sources to a codex, in two passes: names first, then everything else.

use crate::cards::{Codex, PackCard};
use crate::facts::{SpellHome, note_facts};
use crate::lexer::{Kind, Token, tokens};
use crate::names::{CardKind, Names};
use crate::outline::{Outline, outline};
use crate::pack::{Admits, Pack, Source, check_entries};
use crate::parse::{Parser, card};
use crate::problem::{Problem, Report};
use crate::replace::{check_fits, replace};
use std::collections::BTreeMap;

/// Cards of a school: twelve spells, three times each (R1.7). Six schools of this size fit a game with all else.
const SCHOOL_CARDS: u32 = 36;

/// Reads an edition and the packs beside it into one codex, cards in the order of the packs, of their sources and of
/// their lines; a card that replaces another stands in its place.
pub fn load(packs: &[Pack]) -> Result<Codex, Report> {
    let mut problems = Vec::new();
    let mut cards = Vec::new();
    let mut files = Vec::new();
    for (at, pack) in packs.iter().enumerate() {
        for source in &pack.sources {
            let found = tokens(&source.path, &source.text, &mut problems);
            cards.extend(outline((at, pack), files.len(), &source.path, &found, &mut problems));
            files.push((at, source, found));
        }
    }
    check_entries(packs, &files, &mut cards, &mut problems);
    let cards = replace(cards, &files, &mut problems);
    let names = all_names(&cards, &files, &mut problems);
    let mut codex = Codex { version: version(&cards, &files), ..Codex::default() };
    for outline in &cards {
        let (_, source, tokens) = &files[outline.file];
        let body = &tokens[outline.body.clone()];
        let parser = Parser::new(&source.path, body, outline, &names, &mut codex, &mut problems);
        card::read(parser, outline.title.clone());
    }
    codex.packs.extend(packs.iter().zip(0..).filter_map(|(pack, at)| box_beside(pack, at, &files)));
    share_models(&mut codex);
    codex.brought = crate::bringers::brought(&codex);
    codex.heard = crate::derive::heard(&codex);
    codex.weighs_spells = crate::derive::weighs_spells(&codex);
    if problems.is_empty() {
        return Ok(codex);
    }
    Err(Report::new(problems, packs.iter().flat_map(|pack| &pack.sources)))
}

/// Another box beside the edition goes by the name of its own.
fn box_beside(pack: &Pack, at: usize, files: &[(usize, &Source, Vec<Token<'_>>)]) -> Option<PackCard> {
    if pack.admits != Admits::Guests {
        return None;
    }
    let tokens = files.iter().filter(|(of, ..)| *of == at).flat_map(|(.., tokens)| tokens.windows(3));
    let named = tokens.filter(|three| three[0].at_margin && three[0].word() == Some("edition"));
    let name = named.filter_map(|three| match three[2].kind {
        Kind::Text(name) => Some(name.to_string()),
        _ => None,
    });
    let name = name.into_iter().next().unwrap_or_else(|| pack.space.clone());
    let (author, about) = (String::new(), String::new());
    Some(PackCard { id: pack.space.clone(), name, author, about, admits: Admits::Guests })
}

/// The first pass ends here: every card has its number, and what others must know of it is noted.
fn all_names(
    cards: &[Outline],
    files: &[(usize, &Source, Vec<Token<'_>>)],
    problems: &mut Vec<Problem>,
) -> Names {
    let mut names = Names::default();
    for card in cards {
        names.add(card, &files[card.file].1.path, problems);
    }
    let mut numbers: BTreeMap<CardKind, usize> = BTreeMap::new();
    let mut in_school: BTreeMap<usize, u32> = BTreeMap::new();
    for card in cards {
        let (_, source, tokens) = &files[card.file];
        note_facts(card, &tokens[card.body.clone()], &mut names);
        let number = numbers.entry(card.kind).and_modify(|number| *number += 1).or_insert(0);
        check_fits(card, &mut names, *number, files, problems);
        let Some(fact) = names.spell_facts.get(*number).filter(|_| card.kind == CardKind::Spell) else {
            continue;
        };
        if let SpellHome::Of(of, Some(school)) = &fact.home {
            let count = in_school.entry(*school).or_insert(0);
            *count = count.saturating_add(fact.copies);
            if !card.space.is_empty() && *count > SCHOOL_CARDS {
                let message = format!(
                    "too many cards: the school `{of}` has {count} with this spell, at most {SCHOOL_CARDS}"
                );
                let hint = "lower `copies`, leave the spell out, or let it replace another one";
                problems.push(Problem::new(&source.path, card.span.clone(), message).hint(hint));
            }
        }
    }
    names
}

/// A kind that draws on the models of another has as many as that one.
fn share_models(codex: &mut Codex) {
    let models: Vec<u8> = codex.evocations.iter().map(|kind| kind.models).collect();
    for kind in &mut codex.evocations {
        if let Some(owner) = kind.shares
            && kind.models == 0
        {
            kind.models = models.get(owner.index()).copied().unwrap_or(0);
        }
    }
}

/// Sixteen bytes of a hash over the words of all cards in their order, each card with its name space. What no card
/// says makes no difference: comments, spaces, names of files, and how a pack speaks of itself.
fn version(cards: &[Outline], files: &[(usize, &Source, Vec<Token<'_>>)]) -> String {
    let mut hasher = blake3::Hasher::new();
    let mut part = |tag: u8, bytes: &[u8]| {
        hasher.update(&[tag]);
        hasher.update(&(bytes.len() as u64).to_le_bytes());
        hasher.update(bytes);
    };
    for card in cards.iter().filter(|card| card.kind != CardKind::Pack) {
        part(b'c', card.space.as_bytes());
        for token in &files[card.file].2[card.card.clone()] {
            match token.kind {
                Kind::Word(word) => part(b'w', word.as_bytes()),
                Kind::Number(number) => part(b'n', &number.to_le_bytes()),
                Kind::Text(text) => part(b't', text.as_bytes()),
                Kind::Mark(mark) => part(b'm', &(mark as u32).to_le_bytes()),
            }
        }
    }
    hasher.finalize().as_bytes()[..16].iter().map(|byte| format!("{byte:02x}")).collect()
}
