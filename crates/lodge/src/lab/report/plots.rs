//! Plots as SVG text: shares with intervals, bands over turns, histograms, stacked bars.
//!
//! Colours are those of the client (`docs` of the design name them): ink for the ground, bone and ash for text, brass
//! for lines, and for mages their colour always with their shape.

use super::facts::Means;
use super::figures::{Band, Earned, Row};
use std::collections::BTreeMap;
use std::fmt::Write;

pub const BONE: &str = "#EFE8D8";
pub const SMOKE: &str = "#9A9486";
pub const BRASS: &str = "#C6A667";
pub const EDGE: &str = "#2C3346";
const ROSE: &str = "#D9D2E2";

/// Text that is safe inside HTML and SVG.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// An SVG of a size in user units, with a spoken title.
pub fn svg(width: f64, height: f64, title: &str, body: &str) -> String {
    let title = escape(title);
    format!(
        "<svg viewBox=\"0 0 {width:.0} {height:.0}\" role=\"img\" aria-label=\"{title}\"><title>{title}</title>{body}</svg>"
    )
}

/// Text at a point; `anchor` is start, middle or end.
pub fn text(x: f64, y: f64, anchor: &str, class: &str, words: &str) -> String {
    let words = escape(words);
    format!("<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\" class=\"{class}\">{words}</text>")
}

fn line(x1: f64, y1: f64, x2: f64, y2: f64, style: &str) -> String {
    format!("<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" {style}/>")
}

/// The mark of a mage, by its place among the mages: colour and shape go together. Others get a brass ring.
pub fn mark(x: f64, y: f64, mage: Option<usize>) -> String {
    match mage {
        Some(0) => format!("<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"6\" fill=\"#F3EFE6\"/>"),
        Some(1) => polygon(x, y, &[(0.0, -7.2), (7.0, 5.4), (-7.0, 5.4)], "#F0645A"),
        Some(2) => polygon(x, y, &[(0.0, -7.8), (6.2, 0.0), (0.0, 7.8), (-6.2, 0.0)], "#B48BF7"),
        Some(3) => polygon(x, y, &[(-5.6, -5.6), (5.6, -5.6), (5.6, 5.6), (-5.6, 5.6)], "#55ACF8"),
        _ => format!(
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"5\" fill=\"#10131D\" stroke=\"{BRASS}\" stroke-width=\"2.4\"/>"
        ),
    }
}

fn polygon(x: f64, y: f64, corners: &[(f64, f64)], fill: &str) -> String {
    let points: Vec<String> = corners.iter().map(|(dx, dy)| format!("{:.1},{:.1}", x + dx, y + dy)).collect();
    format!("<polygon points=\"{}\" fill=\"{fill}\"/>", points.join(" "))
}

/// Win shares with their intervals, one row each; a dotted line where all would be alike.
pub fn shares(
    title: &str,
    rows: &[Row],
    alike: Option<f64>,
    mage_of: &dyn Fn(&Row) -> Option<usize>,
) -> String {
    const ROW: f64 = 32.0;
    let (left, right, width) = (132.0, 152.0, 560.0);
    let highest = rows.iter().map(|row| row.group.interval[1]).fold(alike.unwrap_or(0.0), f64::max);
    let top_share = ((highest * 10.0).ceil() / 10.0).clamp(0.2, 1.0);
    let x = |share: f64| left + (width - left - right) * share / top_share;
    let bottom = ROW * rows.len() as f64 + 6.0;
    let mut body = String::new();
    let step = if top_share > 0.55 { 0.2 } else { 0.1 };
    let mut at = 0.0;
    while at <= top_share + 1e-9 {
        body += &line(x(at), 4.0, x(at), bottom, &format!("stroke=\"{EDGE}\""));
        body += &text(x(at), bottom + 18.0, "middle", "axis", &format!("{:.0} %", 100.0 * at));
        at += step;
    }
    if let Some(alike) = alike {
        let style = format!(
            "stroke=\"{SMOKE}\" stroke-dasharray=\"1 4\" stroke-width=\"1.6\" stroke-linecap=\"round\""
        );
        body += &line(x(alike), 4.0, x(alike), bottom, &style);
    }
    for (index, row) in rows.iter().enumerate() {
        let y = ROW * index as f64 + ROW / 2.0 + 4.0;
        let [low, high] = row.group.interval;
        body += &text(left - 14.0, y + 5.0, "end", "label", &row.name);
        body +=
            &line(x(low), y, x(high), y, &format!("stroke=\"{BRASS}\" stroke-width=\"2\" opacity=\"0.75\""));
        for end in [low, high] {
            body += &line(x(end), y - 4.0, x(end), y + 4.0, &format!("stroke=\"{BRASS}\" opacity=\"0.75\""));
        }
        body += &mark(x(row.group.share), y, mage_of(row));
        let share = format!("{:.1} %", 100.0 * row.group.share);
        body += &text(width - 70.0, y + 5.5, "end", "number", &share);
        body += &text(width, y + 5.0, "end", "small", &format!("{:.1} pts", row.group.points_mean));
    }
    svg(width, bottom + 26.0, title, &body)
}

/// Power after each turn: the middle half and the middle four fifths of all mages, and the Black Rose's median.
pub fn power(mages: &[Band], rose: &[Band], moons: [u8; 3]) -> String {
    let (left, right, top, width, height) = (46.0, 150.0, 14.0, 1120.0, 330.0);
    let bottom = height - 34.0;
    let last = mages.iter().chain(rose).map(|band| band.turn).max().unwrap_or(1).max(2);
    let highest = mages.iter().chain(rose).map(|band| band.at[4]).fold(moons[2] as f64 + 3.0, f64::max);
    let x = |turn: usize| left + (width - left - right) * (turn - 1) as f64 / (last - 1) as f64;
    let y = |power: f64| bottom - (bottom - top) * power / highest;
    let mut body = String::new();
    for (moon, name) in [0].into_iter().chain(moons).zip(["", "second moon", "third moon", "the end"]) {
        let at = y(moon as f64);
        let dashes = if moon == 0 { "" } else { "stroke-dasharray=\"2 5\"" };
        body += &line(left, at, width - right, at, &format!("stroke=\"#4A526B\" {dashes}"));
        body += &text(left - 12.0, at + 5.0, "end", "axis", &moon.to_string());
        body += &text(left + 6.0, at - 6.0, "start", "small", name);
    }
    for turn in 1..=last {
        body += &text(x(turn), bottom + 22.0, "middle", "axis", &turn.to_string());
    }
    for (low, high, opacity) in [(0, 4, 0.16), (1, 3, 0.30)] {
        let there = mages.iter().map(|band| (x(band.turn), y(band.at[high])));
        let back = mages.iter().rev().map(|band| (x(band.turn), y(band.at[low])));
        let points: Vec<String> = there.chain(back).map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        let _ =
            write!(body, "<polygon points=\"{}\" fill=\"{BRASS}\" opacity=\"{opacity}\"/>", points.join(" "));
    }
    body += &median(rose, &x, &y, ROSE, "stroke-dasharray=\"7 5\"");
    body += &median(mages, &x, &y, BONE, "");
    for (band, name) in [(mages.last(), "Mages"), (rose.last(), "Black Rose")] {
        if let Some(band) = band {
            // The two names must not lie on each other.
            let other =
                [mages, rose].iter().filter_map(|bands| bands.last()).map(|band| band.at[2]).sum::<f64>();
            let close = (2.0 * band.at[2] - other).abs() < 2.5;
            let above = band.at[2] * 2.0 > other || (band.at[2] * 2.0 == other && name == "Mages");
            let shift = if close { if above { -12.0 } else { 12.0 } } else { 0.0 };
            let label = format!("{name}, {:.0}", band.at[2]);
            body += &text(x(band.turn) + 14.0, y(band.at[2]) + 5.0 + shift, "start", "label", &label);
        }
    }
    svg(
        width,
        height,
        "Power after each turn: median and quantiles of mages, median of the Black Rose",
        &body,
    )
}

fn median(
    bands: &[Band],
    x: &dyn Fn(usize) -> f64,
    y: &dyn Fn(f64) -> f64,
    colour: &str,
    style: &str,
) -> String {
    let points: Vec<(f64, f64)> = bands.iter().map(|band| (x(band.turn), y(band.at[2]))).collect();
    let path: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
    let mut body = format!(
        "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2.4\" {style}/>",
        path.join(" ")
    );
    for (x, y) in points {
        let _ = write!(
            body,
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4\" fill=\"#10131D\" stroke=\"{colour}\" stroke-width=\"2\"/>"
        );
    }
    body
}

/// Columns with their counts on top.
pub fn histogram(title: &str, columns: &[(String, usize)], unit: &str) -> String {
    let (width, height, left, top) = (540.0, 230.0, 8.0, 26.0);
    let bottom = height - 46.0;
    let most = columns.iter().map(|(_, count)| *count).max().unwrap_or(1).max(1) as f64;
    let each = (width - 2.0 * left) / columns.len().max(1) as f64;
    let mut body = line(left, bottom, width - left, bottom, "stroke=\"#4A526B\"");
    // Too many names would lie on each other.
    let every = columns.len().div_ceil(12).max(1);
    for (index, (name, count)) in columns.iter().enumerate() {
        let tall = (bottom - top) * *count as f64 / most;
        let (x, wide) = (left + each * index as f64, (each - 4.0).clamp(2.0, 64.0));
        let centre = x + each / 2.0;
        let _ = write!(
            body,
            "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{wide:.1}\" height=\"{tall:.1}\" rx=\"2\" fill=\"{BRASS}\" opacity=\"0.85\"/>",
            centre - wide / 2.0,
            bottom - tall
        );
        if *count > 0 && columns.len() <= 16 {
            body += &text(centre, bottom - tall - 7.0, "middle", "small", &count.to_string());
        }
        if index.is_multiple_of(every) {
            body += &text(centre, bottom + 18.0, "middle", "axis", name);
        }
    }
    body += &text(width / 2.0, height - 6.0, "middle", "small", unit);
    svg(width, height, title, &body)
}

/// Columns of whole turns, without gaps.
pub fn turn_columns(turns: &BTreeMap<u16, usize>) -> Vec<(String, usize)> {
    let (first, last) =
        (turns.keys().next().copied().unwrap_or(0), turns.keys().last().copied().unwrap_or(0));
    (first..=last).map(|turn| (turn.to_string(), turns.get(&turn).copied().unwrap_or(0))).collect()
}

/// About a dozen columns of round width.
pub fn decision_columns(decisions: &[u32]) -> Vec<(String, usize)> {
    let (low, high) =
        (decisions.iter().min().copied().unwrap_or(0), decisions.iter().max().copied().unwrap_or(0));
    let wide = [5, 10, 20, 25, 50, 100, 200, 500, 1000, 5000].into_iter();
    let wide = wide.clone().find(|wide| (high - low) / wide < 12).unwrap_or(5000);
    let column = |at: u32| {
        let count = decisions.iter().filter(|&&count| count / wide == at).count();
        ((at * wide).to_string(), count)
    };
    (low / wide..=high / wide).map(column).collect()
}

/// The colour and the name of a source of points.
pub fn means_look(means: Means) -> (&'static str, &'static str) {
    match means {
        Means::Rooms => ("#C6A667", "Rooms"),
        Means::Defeats => ("#CB7F5E", "Defeats"),
        Means::Quests => ("#7DB5A5", "Quests"),
        Means::Spells => ("#A08FD0", "Spells and other"),
        Means::Events => ("#8797B3", "Events"),
        Means::Bonus => ("#E9DDBF", "End bonus"),
    }
}

/// One bar a row, cut by where points came from.
pub fn earned(rows: &[Earned]) -> String {
    const ROW: f64 = 44.0;
    let (left, right, width) = (150.0, 66.0, 1120.0);
    let total = |row: &Earned| row.means.iter().map(|(_, points)| points).sum::<f64>();
    let most = rows.iter().map(total).fold(1.0, f64::max);
    let scale = (width - left - right) / most;
    let mut body = String::new();
    for (index, row) in rows.iter().enumerate() {
        let y = ROW * index as f64 + 6.0;
        body += &text(left - 14.0, y + 21.0, "end", "label", &row.name);
        let mut x = left;
        for &(means, points) in row.means.iter().filter(|(_, points)| *points >= 0.05) {
            let (colour, name) = means_look(means);
            let wide = points * scale;
            let _ = write!(
                body,
                "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{:.1}\" height=\"32\" rx=\"2.5\" fill=\"{colour}\"><title>{name}: {points:.1}</title></rect>",
                (wide - 2.0).max(0.8)
            );
            if wide > 30.0 {
                body += &text(x + wide / 2.0 - 1.0, y + 21.5, "middle", "on", &format!("{points:.1}"));
            }
            x += wide;
        }
        body += &text(x + 10.0, y + 22.0, "start", "number", &format!("{:.1}", total(row) - row.lost));
    }
    svg(width, ROW * rows.len() as f64 + 4.0, "How points were earned", &body)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_cannot_break_the_page() {
        assert_eq!(escape("<b>&\"x\""), "&lt;b&gt;&amp;&quot;x&quot;");
    }

    #[test]
    fn columns_have_no_gaps_and_hold_every_game() {
        assert_eq!(
            turn_columns(&BTreeMap::from([(4, 2), (6, 1)])),
            [("4".to_string(), 2), ("5".to_string(), 0), ("6".to_string(), 1)]
        );
        let columns = decision_columns(&[300, 310, 555, 905]);
        assert_eq!(columns.iter().map(|(_, count)| count).sum::<usize>(), 4);
        assert!(columns.len() <= 13, "{columns:?}");
    }
}
