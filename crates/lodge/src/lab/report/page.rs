//! The page: one file without anything from outside.

use super::figures::{Figures, Row};
use super::lodge_map::{lodge_map, room_list};
use super::plots::{self, escape, means_look};
use super::store::Head;
use codex::Codex;

/// The whole page.
pub fn write(codex: &Codex, figures: &Figures, head: &Head) -> String {
    let css = include_str!("page.css");
    let title = format!("{} games of Lodge", figures.games);
    let panels = [
        who_wins(codex, figures),
        power(codex, figures),
        lengths(figures),
        earned(figures),
        rebuilt(figures),
    ];
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n\
         <style>\n{css}</style>\n{}\n<main>\n{}\n</main>\n{}\n</html>\n",
        header(figures, head),
        panels.join("\n"),
        footer(head),
    )
}

fn header(figures: &Figures, head: &Head) -> String {
    let players: Vec<String> = figures.players.iter().map(ToString::to_string).collect();
    let bots: Vec<&str> = figures.levels.iter().map(|row| row.name.as_str()).collect();
    let source = match (&head.from, head.seed) {
        (Some(folder), _) => format!("read from {}", folder.display()),
        (None, Some(seed)) => format!("mages, schools and grimoires by lot, seed {seed}"),
        (None, None) => String::new(),
    };
    let lead = format!("{} mages at the table, played by {}; {source}.", players.join(", "), bots.join(", "));
    let rose = 100.0 * figures.rose_wins as f64 / figures.games as f64;
    let numbers = [
        (format!("{:.1}", figures.turns_mean), "turns a game"),
        (format!("{:.1}", figures.rebuilt_mean), "rooms rebuilt"),
        (format!("{rose:.0} %"), "won by the Black Rose"),
    ];
    let numbers = numbers.map(|(number, name)| format!("<div><dt>{name}</dt><dd>{number}</dd></div>"));
    let rose_mark = "<svg viewBox=\"-14 -14 28 28\" style=\"width:30px;margin:0\" aria-hidden=\"true\">\
        <g fill=\"none\" stroke=\"#C6A667\"><path d=\"M12 0 6 10.4H-6L-12 0-6-10.4H6Z\"/><path d=\"M7 0 3.5 6H-3.5L-7 0-3.5-6H3.5Z\"/>\
        <circle r=\"2.2\"/></g></svg>";
    format!(
        "<header><div><div class=\"brand\">{rose_mark}Lodge laboratory</div><h1>{} games in the Lodge</h1>\
         <p class=\"lead\">{}</p></div><dl>{}</dl></header>",
        figures.games,
        escape(&lead),
        numbers.concat()
    )
}

fn section(wide: bool, title: &str, note: &str, body: &str) -> String {
    let class = if wide { " class=\"wide\"" } else { "" };
    format!("<section{class}><h2>{title}</h2>\n<p class=\"note\">{note}</p>\n{body}</section>")
}

fn who_wins(codex: &Codex, figures: &Figures) -> String {
    let mages = |row: &Row| codex.mages.iter().position(|mage| mage.title.id == row.id);
    // What each would win if all were alike, the Black Rose's games left to her.
    let alike = match figures.players[..] {
        [players] => Some((1.0 - figures.rose_wins as f64 / figures.games as f64) / players as f64),
        _ => None,
    };
    let plot = |title: &str, rows: &[Row], mage_of: &dyn Fn(&Row) -> Option<usize>| {
        format!("<div><h3>{title}</h3>{}</div>", plots::shares(title, rows, alike, mage_of))
    };
    let plain = |_: &Row| None;
    let body = [
        plot("By bot", &figures.levels, &plain),
        plot("By mage", &figures.mages, &mages),
        plot("By seat", &figures.seats, &plain),
        plot("By school", &figures.schools, &plain),
    ];
    section(
        true,
        "Who wins",
        "Share of games won, with its 95 % interval, and mean final points. The dotted line is where all would stand \
         if nothing told them apart.",
        &format!("<div class=\"two\" style=\"align-items:start\">{}</div>", body.concat()),
    )
}

fn power(codex: &Codex, figures: &Figures) -> String {
    let moons = codex.edition.as_ref().map_or([0; 3], |edition| edition.rules.moons);
    let plot = plots::power(&figures.mage_power, &figures.rose_power, moons);
    section(
        true,
        "Power by turn",
        "After each turn that at least a tenth of all games reached: the median of all mages, where the middle half of \
         them stands (darker band) and the middle four fifths (lighter). Dashed: the median of the Black Rose.",
        &plot,
    )
}

fn lengths(figures: &Figures) -> String {
    let turns = plots::histogram("Games by turns", &plots::turn_columns(&figures.turns), "turns");
    let columns = plots::decision_columns(&figures.decisions);
    let decisions = plots::histogram("Games by decisions", &columns, "decisions, from");
    let note = format!(
        "How many games lasted so long: {:.1} turns and {:.0} decisions in the mean.",
        figures.turns_mean, figures.decisions_mean
    );
    let body = format!("<div class=\"two\"><div>{turns}</div><div>{decisions}</div></div>");
    section(true, "How long games are", &note, &body)
}

fn earned(figures: &Figures) -> String {
    let key = super::facts::Means::ALL.map(|means| {
        let (colour, name) = means_look(means);
        format!("<span><i style=\"background:{colour}\"></i>{name}</span>")
    });
    let lost: Vec<String> =
        figures.earned.iter().map(|row| format!("{} {:.1}", escape(&row.name), row.lost)).collect();
    let note = format!(
        "Mean points a game by where they came from; the number is what was left. Lost again: {}.",
        lost.join(", ")
    );
    let body = format!("<div class=\"key\">{}</div>{}", key.concat(), plots::earned(&figures.earned));
    section(true, "How it was earned", &note, &body)
}

fn rebuilt(figures: &Figures) -> String {
    let body = format!(
        "<div class=\"two\"><div>{}</div><div>{}</div></div>",
        lodge_map(&figures.places, figures.games),
        room_list(&figures.rooms, figures.games)
    );
    section(
        true,
        "Where the Lodge is rebuilt",
        "In how many games the room at each place was rebuilt, and each room by name. Rooms lie elsewhere in every \
         game, but for the Black Rose Room in the middle and the Throne Room beside it.",
        &body,
    )
}

fn footer(head: &Head) -> String {
    let content: String = head.content.chars().take(12).collect();
    format!(
        "<footer>Made by <code>lodge lab report</code>, cards {}. Intervals are those of Wilson and count games as \
         independent. An unofficial fan project.</footer>",
        escape(&content)
    )
}
