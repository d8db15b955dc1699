//! The lodge as a map: nineteen rooms in two rings, cells outside (R1.8, R9.10 to R9.15).
//!
//! Rooms are numbered 0 to 18 by place; sets of rooms are bit masks, so that range and line of sight are one lookup.

use crate::ids::Spot;
use codex::Hex;

/// Number of rooms.
pub const ROOMS: usize = 19;
/// All rooms.
pub const ALL: u32 = (1 << ROOMS) - 1;

const DIRECTIONS: [(i8, i8); 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];

/// Axial coordinates of each place; the centre first, then the rings.
pub const PLACES: [(i8, i8); ROOMS] = places();

const fn places() -> [(i8, i8); ROOMS] {
    let mut out = [(0, 0); ROOMS];
    let mut filled = 1;
    let mut ring = 1;
    while ring <= 2 {
        let mut q = -2;
        while q <= 2 {
            let mut r = -2;
            while r <= 2 {
                if distance_of((0, 0), (q, r)) == ring {
                    out[filled] = (q, r);
                    filled += 1;
                }
                r += 1;
            }
            q += 1;
        }
        ring += 1;
    }
    out
}

const fn abs(n: i8) -> i8 {
    if n < 0 { -n } else { n }
}

const fn distance_of(a: (i8, i8), b: (i8, i8)) -> i8 {
    let (q, r) = (a.0 - b.0, a.1 - b.1);
    (abs(q) + abs(r) + abs(q + r)) / 2
}

/// Rooms on the six rows within a distance of 0, 1, 2, 3, and the same for any distance (index 4).
static REACH: [[u32; 5]; ROOMS] = reach();

const fn reach() -> [[u32; 5]; ROOMS] {
    let mut out = [[0; 5]; ROOMS];
    let mut a = 0;
    while a < ROOMS {
        let mut b = 0;
        while b < ROOMS {
            let (from, to) = (PLACES[a], PLACES[b]);
            let distance = distance_of(from, to);
            let on_row = from.0 == to.0 || from.1 == to.1 || from.0 + from.1 == to.0 + to.1;
            let mut range = 0;
            while range <= 3 {
                if on_row && distance <= range as i8 {
                    out[a][range] |= 1 << b;
                }
                range += 1;
            }
            out[a][4] |= 1 << b;
            b += 1;
        }
        a += 1;
    }
    out
}

/// Rooms within a range in line of sight; `codex::ANY` needs no line of sight. From a cell a numbered range reaches
/// nothing (RB-22).
pub fn within(place: Spot, range: u8) -> u32 {
    if range == codex::ANY {
        return ALL;
    }
    match REACH.get(place.index()) {
        Some(row) => row[range.min(3) as usize],
        None => 0,
    }
}

/// Adjacent rooms.
pub fn beside(place: Spot) -> u32 {
    within(place, 1) & !place.bit()
}

/// Steps between two rooms.
pub fn distance(a: Spot, b: Spot) -> u8 {
    distance_of(PLACES[a.index()], PLACES[b.index()]) as u8
}

/// The place with these coordinates, if it is a room.
pub fn place_of(hex: Hex) -> Option<Spot> {
    PLACES.iter().position(|&place| place == (hex.q, hex.r)).map(Spot::room)
}

/// Rooms that a cell at these coordinates touches (RB-2).
pub fn beside_cell(hex: Hex) -> u32 {
    DIRECTIONS
        .iter()
        .filter_map(|&(q, r)| place_of(Hex { q: hex.q + q, r: hex.r + r }))
        .fold(0, |mask, place| mask | place.bit())
}

/// The rooms of a mask.
pub fn rooms(mask: u32) -> impl Iterator<Item = Spot> {
    let mut rest = mask;
    std::iter::from_fn(move || {
        (rest != 0).then(|| {
            let bit = rest.trailing_zeros();
            rest &= rest - 1;
            Spot(bit as u8)
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(q: i8, r: i8) -> Spot {
        place_of(Hex { q, r }).unwrap()
    }

    #[test]
    fn two_rings_surround_the_centre_r1_8() {
        assert_eq!(PLACES[0], (0, 0));
        assert_eq!((1..7).filter(|&place| distance(Spot(0), Spot(place)) == 1).count(), 6);
        assert_eq!((7..19).filter(|&place| distance(Spot(0), Spot(place)) == 2).count(), 12);
    }

    #[test]
    fn a_numbered_range_follows_the_six_rows_r9_11_r9_13() {
        let sanctuary = at(-1, 1);
        assert_ne!(within(sanctuary, 2) & at(1, 1).bit(), 0, "two steps east along a row");
        assert_eq!(within(sanctuary, 3) & at(0, -1).bit(), 0, "two steps away but on no row");
        assert_eq!(within(sanctuary, 0), sanctuary.bit());
    }

    #[test]
    fn any_range_needs_no_line_of_sight_r9_14() {
        assert_eq!(within(at(2, 0), codex::ANY).count_ones(), 19);
        assert_eq!(within(Spot::CELL, 3), 0);
    }

    #[test]
    fn a_cell_touches_one_room_at_a_corner_and_two_on_a_side_r1_10() {
        assert_eq!(beside_cell(Hex { q: 3, r: 0 }).count_ones(), 1);
        assert_eq!(beside_cell(Hex { q: 2, r: 1 }), at(2, 0).bit() | at(1, 1).bit());
    }

    #[test]
    fn inner_rooms_have_six_neighbours() {
        assert_eq!(beside(Spot(0)).count_ones(), 6);
        assert_eq!(beside(at(2, 0)).count_ones(), 3);
        assert_eq!(beside(at(1, 1)).count_ones(), 4);
    }
}
