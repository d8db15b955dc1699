//! Packs of a page: those that lie beside it, and those that its reader brought along.

use super::House;
use crate::talk::{Pack, Told};

impl House {
    /// Offers these packs and no others; says which of them are left out and why.
    pub(super) fn offer(&mut self, packs: Vec<Pack>) -> Option<String> {
        let (mut read, mut wrong) = (Vec::new(), Vec::new());
        self.beside.clear();
        for pack in packs {
            let own = pack.own;
            match pack.read() {
                Err(why) => wrong.push(why),
                Ok((pack, _))
                    if read.iter().any(|(known, _): &table::shelf::Read| known.space == pack.space) =>
                {
                    wrong.push(format!("there is another pack `{}` here", pack.space));
                }
                Ok(pack) => {
                    self.beside.extend((!own).then(|| pack.0.space.clone()));
                    read.push(pack);
                }
            }
        }
        self.shelf.set_packs(read);
        (!wrong.is_empty()).then(|| wrong.join("\n"))
    }

    /// Looks at a pack that somebody brings, with the eyes of a server that is given one.
    pub(super) fn fits(&self, pack: Pack) -> Told {
        let read = match pack.read() {
            Ok(read) => read,
            Err(why) => return Told { wrong: Some(why), pack: None },
        };
        let name = read.0.space.clone();
        let wrong = if self.beside.contains(&name) {
            Some(format!("a pack `{name}` comes with this page: call yours otherwise"))
        } else {
            self.shelf.fits(&read).err().map(|why| why.to_string())
        };
        Told { wrong, pack: Some(name) }
    }
}
