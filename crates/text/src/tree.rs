//! Plain data as a tree of names. What `serde_json` makes of it would do, but its code is repeated for every kind of clause,
//! which a page that carries it has to fetch; here each kind costs no more than its names.

use serde::ser::{self, Serialize};
use std::fmt::{Display, Error};

type Made = Result<Tree, Error>;

/// What something is made of.
#[derive(Clone, Debug, PartialEq)]
pub enum Tree {
    /// Something that is not there.
    Nothing,
    /// Yes or no.
    Truth(bool),
    /// A number.
    Number(u64),
    /// A word, or one of several names.
    Word(String),
    /// One after the other.
    List(Vec<Tree>),
    /// Each under its name.
    Fields(Vec<(&'static str, Tree)>),
}

impl Tree {
    /// The tree of plain data.
    pub fn of(data: &impl Serialize) -> Tree {
        data.serialize(Maker).unwrap_or(Tree::Nothing)
    }

    /// The number in a field.
    pub fn number(&self, name: &str) -> Option<u64> {
        let Tree::Fields(fields) = self else { return None };
        fields.iter().find_map(|(field, value)| match value {
            Tree::Number(number) if *field == name => Some(*number),
            _ => None,
        })
    }
}

#[inline(never)]
fn word(word: &str) -> Tree {
    Tree::Word(word.to_owned())
}

#[inline(never)]
fn under(name: &'static str, value: Tree) -> Tree {
    Tree::Fields(vec![(name, value)])
}

struct Maker;

/// What is being made, and the name it stands under, if it has one.
#[derive(Default)]
struct Several {
    under: Option<&'static str>,
    items: Vec<Tree>,
    fields: Vec<(&'static str, Tree)>,
}

impl Several {
    #[inline(never)]
    fn made(self) -> Tree {
        let own = if self.items.is_empty() { Tree::Fields(self.fields) } else { Tree::List(self.items) };
        match self.under {
            Some(name) => under(name, own),
            None => own,
        }
    }

    #[inline(never)]
    fn item(&mut self, made: Made) -> Result<(), Error> {
        self.items.push(made?);
        Ok(())
    }

    #[inline(never)]
    fn field(&mut self, name: &'static str, made: Made) -> Result<(), Error> {
        self.fields.push((name, made?));
        Ok(())
    }
}

fn several(under: Option<&'static str>) -> Several {
    Several { under, ..Several::default() }
}

macro_rules! numbers {
    ($($method:ident $kind:ty)*) => {
        $(fn $method(self, number: $kind) -> Made {
            Ok(Tree::Number(number as u64))
        })*
    };
}

impl ser::Serializer for Maker {
    type Ok = Tree;
    type Error = Error;
    type SerializeSeq = Several;
    type SerializeTuple = Several;
    type SerializeTupleStruct = Several;
    type SerializeTupleVariant = Several;
    type SerializeMap = ser::Impossible<Tree, Error>;
    type SerializeStruct = Several;
    type SerializeStructVariant = Several;

    numbers!(serialize_i8 i8 serialize_i16 i16 serialize_i32 i32 serialize_i64 i64 serialize_u8 u8 serialize_u16 u16
        serialize_u32 u32 serialize_u64 u64 serialize_f32 f32 serialize_f64 f64 serialize_char char);

    fn serialize_bool(self, truth: bool) -> Made {
        Ok(Tree::Truth(truth))
    }

    fn serialize_str(self, text: &str) -> Made {
        Ok(word(text))
    }

    fn serialize_bytes(self, _: &[u8]) -> Made {
        Ok(Tree::Nothing)
    }

    fn serialize_none(self) -> Made {
        Ok(Tree::Nothing)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Made {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Made {
        Ok(Tree::Nothing)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Made {
        Ok(Tree::Nothing)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, name: &'static str) -> Made {
        Ok(word(name))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Made {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        value: &T,
    ) -> Made {
        Ok(under(name, value.serialize(self)?))
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Several, Error> {
        Ok(several(None))
    }

    fn serialize_tuple(self, _: usize) -> Result<Several, Error> {
        Ok(several(None))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Several, Error> {
        Ok(several(None))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Several, Error> {
        Ok(several(Some(name)))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, Error> {
        Err(Error)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Several, Error> {
        Ok(several(None))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Several, Error> {
        Ok(several(Some(name)))
    }

    fn collect_str<T: Display + ?Sized>(self, value: &T) -> Made {
        Ok(Tree::Word(value.to_string()))
    }
}

macro_rules! sequences {
    ($($kind:ident $method:ident)*) => {
        $(impl ser::$kind for Several {
            type Ok = Tree;
            type Error = Error;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
                self.item(value.serialize(Maker))
            }

            fn end(self) -> Made {
                Ok(self.made())
            }
        })*
    };
}

sequences!(SerializeSeq serialize_element SerializeTuple serialize_element SerializeTupleStruct serialize_field
    SerializeTupleVariant serialize_field);

macro_rules! structures {
    ($($kind:ident)*) => {
        $(impl ser::$kind for Several {
            type Ok = Tree;
            type Error = Error;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                name: &'static str,
                value: &T,
            ) -> Result<(), Error> {
                self.field(name, value.serialize(Maker))
            }

            fn end(self) -> Made {
                Ok(self.made())
            }
        })*
    };
}

structures!(SerializeStruct SerializeStructVariant);

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Serialize;

    #[derive(Serialize)]
    enum Kind {
        Plain,
        One(u8),
        Two(u8, bool),
        Named { who: Option<&'static str>, none: Option<u8> },
    }

    #[test]
    fn names_and_values_stand_where_they_stood() {
        let number = Tree::Number;
        assert_eq!(Tree::of(&Kind::Plain), word("Plain"));
        assert_eq!(Tree::of(&Kind::One(3)), under("One", number(3)));
        assert_eq!(
            Tree::of(&Kind::Two(1, true)),
            under("Two", Tree::List(vec![number(1), Tree::Truth(true)]))
        );
        let named = Tree::Fields(vec![("who", word("you")), ("none", Tree::Nothing)]);
        assert_eq!(Tree::of(&Kind::Named { who: Some("you"), none: None }), under("Named", named));
        assert_eq!(Tree::of(&[5u8, 6]), Tree::List(vec![number(5), number(6)]));
    }
}
