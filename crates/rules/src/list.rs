//! A short list of plain values inside its owner: copied as one block, never on the heap.
//!
//! `ArrayVec` copies element by element, which is right for long lists that are mostly empty (stack, options, facts);
//! this one is for lists that are mostly full or tiny, and makes cloning a game a matter of copying bytes.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::ops::{Deref, DerefMut};

/// So many values at most, without a heap.
#[derive(Clone, Copy, Debug)]
pub struct List<T, const N: usize> {
    count: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        List { count: 0, items: [T::default(); N] }
    }
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// An empty list.
    pub fn new() -> Self {
        Self::default()
    }

    /// Whether nothing more can be added.
    pub fn is_full(&self) -> bool {
        self.count as usize == N
    }

    /// Adds a value; the list must have room, which its owner makes sure of.
    pub fn push(&mut self, value: T) {
        self.items[self.count as usize] = value;
        self.count += 1;
    }

    /// Takes a value out; those behind it move up.
    pub fn remove(&mut self, at: usize) -> T {
        let value = self[at];
        self.items.copy_within(at + 1..self.count as usize, at);
        self.count -= 1;
        self.items[self.count as usize] = T::default();
        value
    }

    /// Takes out what is not to be kept.
    pub fn retain(&mut self, keep: impl Fn(&T) -> bool) {
        let mut at = 0;
        while at < self.len() {
            if keep(&self[at]) {
                at += 1;
            } else {
                self.remove(at);
            }
        }
    }

    /// Takes everything out.
    pub fn clear(&mut self) {
        *self = Self::default();
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.items[..self.count as usize]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.count as usize]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<'list, T, const N: usize> IntoIterator for &'list List<T, N> {
    type Item = &'list T;
    type IntoIter = std::slice::Iter<'list, T>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        let mut list = Self::default();
        for value in values {
            list.push(value);
        }
        list
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(serializer)
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::<T>::deserialize(deserializer)?;
        if values.len() > N {
            return Err(D::Error::custom(format!("{} entries in a list of {N}", values.len())));
        }
        Ok(values.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn removing_closes_the_gap() {
        let mut list: List<u8, 4> = [1, 2, 3].into_iter().collect();
        assert_eq!(list.remove(0), 1);
        assert_eq!(*list, [2, 3]);
        list.retain(|&value| value != 2);
        assert_eq!(*list, [3]);
        assert!(!list.is_full());
    }

    #[test]
    fn what_lay_there_before_does_not_count() {
        let mut list: List<u8, 4> = [1, 2].into_iter().collect();
        list.remove(1);
        assert_eq!(list, [1].into_iter().collect());
    }
}
