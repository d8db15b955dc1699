//! Where rooms are rebuilt: the lodge as a map of hexes, the brighter the more often.

use super::plots::{BRASS, svg, text};
use rules::hexes::PLACES;
use std::fmt::Write;

/// Flat-top hexes, as the table draws them.
const SIZE: f64 = 52.0;

/// One number for each place: in how many of the games it was rebuilt.
pub fn lodge_map(places: &[usize], games: usize) -> String {
    let most = places.iter().max().copied().unwrap_or(1).max(1) as f64;
    let (width, height) = (8.4 * SIZE, 9.1 * SIZE);
    let mut body = String::new();
    for (&(q, r), &count) in PLACES.iter().zip(places) {
        let (q, r) = (q as f64, r as f64);
        let x = width / 2.0 + 1.5 * SIZE * q;
        let y = height / 2.0 + 3f64.sqrt() * SIZE * (r + q / 2.0);
        let corners: Vec<String> = (0..6)
            .map(|corner| {
                let angle = std::f64::consts::FRAC_PI_3 * corner as f64;
                format!("{:.1},{:.1}", x + (SIZE - 2.6) * angle.cos(), y + (SIZE - 2.6) * angle.sin())
            })
            .collect();
        let heat = count as f64 / most;
        let centre = q == 0.0 && r == 0.0;
        let share = 100.0 * count as f64 / games.max(1) as f64;
        let _ = write!(
            body,
            "<g><title>{count} of {games} games</title><polygon points=\"{0}\" fill=\"#131724\"/>\
             <polygon points=\"{0}\" fill=\"{BRASS}\" fill-opacity=\"{1:.2}\" stroke=\"{2}\" stroke-width=\"{3}\"/></g>",
            corners.join(" "),
            0.04 + 0.86 * heat,
            if centre { "#D9D2E2" } else { BRASS },
            if centre { 2.0 } else { 1.0 },
        );
        let class = if heat > 0.66 { "hex dark" } else { "hex" };
        body += &text(x, y + 6.0, "middle", class, &format!("{share:.0} %"));
        if centre {
            let class = if heat > 0.66 { "tiny dark" } else { "tiny" };
            body += &text(x, y + 24.0, "middle", class, "Black Rose");
        }
    }
    svg(width, height, "In how many games the room at each place was rebuilt", &body)
}

/// Rooms by name with a thin bar each.
pub fn room_list(rooms: &[(String, usize)], games: usize) -> String {
    const ROW: f64 = 25.0;
    let (left, width) = (214.0, 520.0);
    let most = rooms.first().map_or(1, |(_, count)| *count).max(1) as f64;
    let mut body = String::new();
    for (index, (name, count)) in rooms.iter().enumerate() {
        let y = ROW * index as f64 + 4.0;
        let wide = (width - left - 52.0) * *count as f64 / most;
        body += &text(left - 12.0, y + 14.0, "end", "label", name);
        let _ = write!(
            body,
            "<rect x=\"{left}\" y=\"{:.1}\" width=\"{wide:.1}\" height=\"9\" rx=\"2\" fill=\"{BRASS}\" opacity=\"0.8\"/>",
            y + 4.5
        );
        let share = format!("{:.0} %", 100.0 * *count as f64 / games.max(1) as f64);
        body += &text(left + wide + 8.0, y + 14.0, "start", "small", &share);
    }
    svg(width, ROW * rooms.len() as f64 + 8.0, "In how many games each room was rebuilt", &body)
}
