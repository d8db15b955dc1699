//! The catalogue: every card with its facts and its text in one language.

use crate::wire::*;
use crate::{gist, lessons};
use bots::Level;
use codex::{ANY, Codex, Hex, Kind, MageId, Side, SpellId, TargetKind, TriggerPlace};
use rules::view::TokenView;
use rules::{Settings, hexes};
use std::collections::BTreeSet;
use text::{CardRef, CardText, Part, PartKind, Symbol, TextError, Texts, Tree};

/// In the order of [`rules::Level`].
const AVATAR_LEVELS: [&str; 2] = ["apprentice", "master"];

/// The catalogue in the language of these texts.
pub fn catalogue(codex: &Codex, texts: &Texts) -> Result<Catalogue, TextError> {
    let maker = Maker { codex, texts };
    let level = |message: &str, id: &str| {
        let name = texts.message(&format!("{message}-{id}"))?;
        let about = texts.attribute(&format!("{message}-{id}"), "about")?;
        Ok(LevelInfo { id: id.into(), name, about })
    };
    let option = |own: &codex::Optional| {
        let (id, rule) = (own.title.id.clone(), own.rule.clone());
        let message = format!("option-{}", id.replace('/', "-"));
        // An option of a pack is called what its card says, unless the pack has words for it.
        let (name, about) = match id.contains('/') {
            true => (
                texts.message(&message).unwrap_or_else(|_| own.title.name.clone()),
                texts.attribute(&message, "about").unwrap_or_default(),
            ),
            false => (texts.message(&message)?, texts.attribute(&message, "about")?),
        };
        Ok(RuleInfo { id, rule, printing: own.printing.clone(), name, about })
    };
    let symbol = |&symbol: &Symbol| {
        let word = texts.message_of(codex, &format!("symbol-{}", symbol.name()))?;
        let meaning = texts.message_of(codex, &format!("meaning-{}", symbol.name()))?;
        Ok(SymbolInfo { symbol, word, meaning })
    };
    Ok(Catalogue {
        lang: texts.lang().into(),
        edition: codex.edition_id().into(),
        packs: codex.pack_names(),
        content: codex.version.clone(),
        schools: codex.schools.iter().map(|own| maker.school(own)).collect::<Result<_, _>>()?,
        mages: codex.mages.iter().map(|own| maker.mage(own)).collect::<Result<_, _>>()?,
        spells: maker.all(codex.spells.len(), Maker::spell)?,
        rooms: maker.all(codex.rooms.len(), Maker::room)?,
        evocations: maker.all(codex.evocations.len(), Maker::evocation)?,
        jinxes: maker.all(codex.jinxes.len(), Maker::jinx)?,
        upgrades: maker.all(codex.upgrades.len(), Maker::upgrade)?,
        quests: maker.all(codex.quests.len(), Maker::quest)?,
        events: maker.all(codex.events.len(), Maker::event)?,
        avatars: maker.all(codex.avatars.len(), Maker::avatar)?,
        commands: maker.all(codex.commands.len(), Maker::command)?,
        places: hexes::PLACES.iter().map(|&(q, r)| Hex { q, r }).collect(),
        layouts: codex
            .layouts
            .iter()
            .map(|own| LayoutInfo { players: own.players, cells: own.cells.clone() })
            .collect(),
        levels: Level::ALL.iter().map(|own| level("level", own.name())).collect::<Result<_, TextError>>()?,
        avatar_levels: AVATAR_LEVELS
            .iter()
            .map(|own| level("avatar", own))
            .collect::<Result<_, TextError>>()?,
        options: codex.options.iter().map(option).collect::<Result<_, TextError>>()?,
        settings: codex.edition.as_ref().map(|own| Settings::in_force(codex, &own.rules)).unwrap_or_default(),
        symbols: Symbol::ALL.iter().map(symbol).collect::<Result<_, TextError>>()?,
        rulings: rulings(codex, texts)?,
        lessons: lessons::of(codex.edition_id()),
    })
}

/// Each ruling once, with its cards.
fn rulings(codex: &Codex, texts: &Texts) -> Result<Vec<RulingInfo>, TextError> {
    let mut list: Vec<RulingInfo> = Vec::new();
    for card in text::cards(codex) {
        for text::Ruling { number, text } in text::rulings(codex, texts, card)? {
            let id = codex.title(card).id.clone();
            match list.iter_mut().find(|own| own.number == number) {
                Some(own) => own.cards.push(id),
                None => list.push(RulingInfo { number: number.into(), text, cards: vec![id] }),
            }
        }
    }
    list.sort_by_key(|own| text::ruling_numbers().position(|number| number == own.number));
    Ok(list)
}

struct Maker<'a> {
    codex: &'a Codex,
    texts: &'a Texts,
}

impl<'a> Maker<'a> {
    fn all<T>(
        &self,
        count: usize,
        make: impl Fn(&Maker<'a>, usize) -> Result<T, TextError>,
    ) -> Result<Vec<T>, TextError> {
        (0..count).map(|at| make(self, at)).collect()
    }

    fn called(&self, kind: &str, id: &str, name: &str) -> Result<String, TextError> {
        text::called(self.codex, self.texts, kind, id, name)
    }

    fn school(&self, own: &codex::School) -> Result<SchoolInfo, TextError> {
        let list = |own: &codex::Grimoire| {
            let name = self.called("grimoire", &own.id, &own.name)?;
            Ok(GrimoireInfo { id: own.id.clone(), name, spells: own.spells.clone() })
        };
        Ok(SchoolInfo {
            id: own.title.id.clone(),
            name: self.called("school", &own.title.id, &own.title.name)?,
            origin: own.title.origin,
            except: own.title.except.clone(),
            grimoires: own.grimoires.iter().map(list).collect::<Result<_, TextError>>()?,
        })
    }

    fn mage(&self, own: &codex::Mage) -> Result<MageInfo, TextError> {
        Ok(MageInfo {
            id: own.title.id.clone(),
            name: self.called("mage", &own.title.id, &own.title.name)?,
            origin: own.title.origin,
            except: own.title.except.clone(),
            health: own.health,
            hand: own.hand,
            speed: own.speed,
            strength: own.strength,
            quest_limit: own.quest_limit,
            personal: own.personal,
        })
    }

    fn text(&self, card: CardRef) -> Result<CardText, TextError> {
        text::card(self.codex, self.texts, card)
    }

    fn spell(&self, at: usize) -> Result<SpellInfo, TextError> {
        let (own, id) = (&self.codex.spells[at], SpellId(at as u16));
        let text = self.text(CardRef::Spell(id))?;
        let side = |kind: PartKind, side: Side| {
            let part = text.parts.iter().find(|part| part.kind == kind).cloned();
            self.side(
                side,
                part.unwrap_or(Part { kind, heading: None, target: None, lead: None, sentences: Vec::new() }),
            )
        };
        let whose = self.codex.mages.iter().position(|mage| mage.personal == Some(id));
        Ok(SpellInfo {
            id: own.title.id.clone(),
            name: text.title.clone(),
            origin: own.title.origin,
            except: own.title.except.clone(),
            kind: own.kind,
            mage: whose.map(|at| MageId(at as u8)),
            copies: own.copies,
            unstable: own.unstable,
            halves: own.halves,
            light: side(PartKind::Light, own.light),
            dark: own.dark.map(|dark| side(PartKind::Dark, dark)),
            subtitle: text.subtitle.clone(),
        })
    }

    fn side(&self, side: Side, text: Part) -> SideInfo {
        let effect = &self.codex.effects[side.effect.index()];
        let target = effect.target.map(|target| TargetInfo {
            what: match target.kind {
                TargetKind::Myself => TargetWord::Yourself,
                TargetKind::Model(Kind::Mage) => TargetWord::Mage,
                TargetKind::Model(Kind::Model) => TargetWord::Model,
                TargetKind::Model(_) => TargetWord::Evocation,
                TargetKind::Room => TargetWord::Room,
            },
            range: (target.range != ANY).then_some(target.range),
        });
        let gist = gist::gist(self.codex, effect, &text);
        let rooms = match side.trigger.map(|trigger| trigger.place) {
            Some(TriggerPlace::Coloured(colours)) => colours.named().collect(),
            _ => Vec::new(),
        };
        SideInfo { kind: side.kind, element: side.element, target, rooms, text, gist }
    }

    fn room(&self, at: usize) -> Result<RoomInfo, TextError> {
        let own = &self.codex.rooms[at];
        let text = self.text(CardRef::Room(codex::RoomId(at as u8)))?;
        Ok(RoomInfo {
            id: own.title.id.clone(),
            name: text.title.clone(),
            origin: own.title.origin,
            except: own.title.except.clone(),
            colour: own.colour,
            faces: own.faces.map(|face| FaceInfo {
                name: face.name,
                works: face.effect.is_some(),
                slots: face.slots,
                token: face.token,
            }),
            prize: own.prize,
            opens: own.opens,
            fixed: own.fixed,
            text,
        })
    }

    fn evocation(&self, at: usize) -> Result<EvocationInfo, TextError> {
        let own = &self.codex.evocations[at];
        let text = self.text(CardRef::Evocation(codex::EvocationId(at as u8)))?;
        Ok(EvocationInfo {
            id: own.title.id.clone(),
            name: text.title.clone(),
            origin: own.title.origin,
            except: own.title.except.clone(),
            archetype: own.archetype,
            speed: own.speed,
            strength: own.strength,
            health: own.health,
            models: own.models,
            shares: own.shares,
            large: own.large,
            forgotten: own.forgotten,
            haunts: own.haunts,
            text,
        })
    }

    fn jinx(&self, at: usize) -> Result<JinxInfo, TextError> {
        let own = &self.codex.jinxes[at];
        let text = self.text(CardRef::Jinx(codex::JinxId(at as u8)))?;
        let (id, name) = (own.title.id.clone(), text.title.clone());
        let (origin, except) = (own.title.origin, own.title.except.clone());
        Ok(JinxInfo { id, name, origin, except, copies: own.copies, slots: own.slots, text })
    }

    fn upgrade(&self, at: usize) -> Result<UpgradeInfo, TextError> {
        let own = &self.codex.upgrades[at];
        let text = self.text(CardRef::Upgrade(codex::UpgradeId(at as u8)))?;
        let (id, name) = (own.title.id.clone(), text.title.clone());
        let (origin, except) = (own.title.origin, own.title.except.clone());
        Ok(UpgradeInfo { id, name, origin, except, copies: own.copies, text })
    }

    fn quest(&self, at: usize) -> Result<QuestInfo, TextError> {
        let own = &self.codex.quests[at];
        let text = self.text(CardRef::Quest(codex::QuestId(at as u8)))?;
        Ok(QuestInfo {
            id: own.title.id.clone(),
            name: text.title.clone(),
            origin: own.title.origin,
            except: own.title.except.clone(),
            moon: own.moon,
            power: own.power,
            slots: own.slots,
            reveal: own.reveal,
            text,
        })
    }

    fn event(&self, at: usize) -> Result<EventInfo, TextError> {
        let own = &self.codex.events[at];
        let text = self.text(CardRef::Event(codex::EventId(at as u8)))?;
        Ok(EventInfo {
            id: own.title.id.clone(),
            name: text.title.clone(),
            origin: own.title.origin,
            except: own.title.except.clone(),
            moon: own.moon,
            avatar: own.avatar,
            slot: own.slot,
            time: own.time,
            crown: own.crown,
            power_in: own.power_in,
            power_out: own.power_out,
            text,
        })
    }

    fn avatar(&self, at: usize) -> Result<AvatarInfo, TextError> {
        let own = &self.codex.avatars[at];
        let text = self.text(CardRef::Avatar(codex::AvatarId(at as u8)))?;
        Ok(AvatarInfo {
            id: own.title.id.clone(),
            name: text.title.clone(),
            origin: own.title.origin,
            except: own.title.except.clone(),
            health: own.health,
            speed: own.speed,
            strength: own.strength,
            trophies: own.trophies,
            commands: own.commands,
            text,
        })
    }

    fn command(&self, at: usize) -> Result<CommandInfo, TextError> {
        let own = &self.codex.commands[at];
        let text = self.text(CardRef::Command(codex::CommandId(at as u8)))?;
        let places = |kinds: &[PartKind]| {
            let parts = text.parts.iter().zip(0..);
            parts.filter(|(part, _)| kinds.contains(&part.kind)).map(|(_, at)| at).collect::<Vec<u8>>()
        };
        Ok(CommandInfo {
            id: own.title.id.clone(),
            name: text.title.clone(),
            origin: own.title.origin,
            except: own.title.except.clone(),
            moon: own.moon,
            token: own.reaction.map(TokenView::of),
            parts: places(&[PartKind::Action, PartKind::Spell]),
            reaction: places(&[PartKind::Reaction]).first().copied(),
            priorities: self.priorities(own),
            text,
        })
    }

    /// The lists named anywhere on a Command Card: in a target, or somewhere inside a clause.
    fn priorities(&self, card: &codex::Command) -> Vec<u8> {
        let reaction = card.reaction.map(|reaction| reaction.effect);
        let effects = card.parts.iter().map(|part| part.effect).chain(reaction);
        let mut lists = BTreeSet::new();
        for effect in effects.map(|id| &self.codex.effects[id.index()]) {
            named(&Tree::of(&effect.target), &mut lists);
            for sentence in &self.codex.sentences[effect.sentences.range()] {
                named(&Tree::of(&sentence.target), &mut lists);
                let clauses = &self.codex.clauses[sentence.clauses.range()];
                clauses.iter().for_each(|clause| named(&Tree::of(clause), &mut lists));
            }
        }
        lists.into_iter().collect()
    }
}

/// A program is plain data, and so is where it says "by priority N": no clause can be forgotten here.
fn named(program: &Tree, lists: &mut BTreeSet<u8>) {
    match program {
        Tree::Fields(fields) => {
            let list = program.number("priority").unwrap_or(0);
            lists.extend((list > 0).then_some(list as u8));
            fields.iter().for_each(|(_, own)| named(own, lists));
        }
        Tree::List(items) => items.iter().for_each(|own| named(own, lists)),
        _ => {}
    }
}
