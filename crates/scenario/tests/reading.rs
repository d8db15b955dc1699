//! Reading scenario files, and what is said about those that cannot be read.

use scenario::{Problem, parse, parse_tables};

fn problems(text: &str) -> Vec<Problem> {
    parse("some.scenario", text).unwrap_err().problems().to_vec()
}

#[test]
fn a_head_is_read() {
    let text = "# A comment.\nscenario S-1 \"One # of two\"\nrules R1.2 RB-3  # why not\nrules R4.5\nsource EN 12, PL 12\n\
                lenient\n\nscenario S-2 \"Two\"\n";
    let scenarios = parse("some.scenario", text).unwrap();
    let first = &scenarios[0];
    assert_eq!((first.id.as_str(), first.title.as_str(), first.line), ("S-1", "One # of two", 2));
    assert_eq!(first.rules, ["R1.2", "RB-3", "R4.5"]);
    assert_eq!(first.source.as_deref(), Some("EN 12, PL 12"));
    assert!(first.lenient && first.cards.is_none());
    assert_eq!((scenarios[1].id.as_str(), scenarios[1].line, scenarios[1].lenient), ("S-2", 8, false));
}

#[test]
fn cards_lose_the_indentation_of_their_first_line_and_keep_their_line_numbers() {
    let text = "scenario S-1 \"One\"\ncards\n    spell a\n      light b\n  table\n    doria in arena\n";
    let scenarios = parse("some.scenario", text).unwrap();
    assert_eq!(scenarios[0].cards.as_deref(), Some("\n\nspell a\n  light b\n"));
}

#[test]
fn all_problems_are_reported_at_once() {
    let found = problems(
        "scenario S-1 \"One\"\ntable\n  doria powr 3\n  doria ready IV curse light\nmoves\n  doria: fihgt\n  doria does\n\
         expect\n  doria power many\n",
    );
    let lines: Vec<usize> = found.iter().map(|problem| problem.line).collect();
    assert_eq!(lines, [3, 4, 6, 7, 9]);
    assert_eq!(found[0].text, "doria powr 3");
    assert_eq!(found[0].hint.as_deref(), Some("did you mean `power` instead of `powr`?"));
    assert_eq!(found[1].hint.as_deref(), Some("the form is `SEAT ready SLOT CARD SIDE`"));
    assert_eq!(found[2].hint.as_deref(), Some("did you mean `fight` instead of `fihgt`?"));
    assert_eq!(found[4].hint.as_deref(), Some("the form is `WHO power N`"));
    let shown = found[0].to_string();
    assert!(shown.starts_with("some.scenario:3: `doria powr 3` is no statement"), "{shown}");
}

#[test]
fn a_file_without_scenario_is_an_error() {
    assert_eq!(problems("# nothing\n").len(), 1);
    assert_eq!(problems("table\n  doria in arena\n").len(), 1);
    assert_eq!(problems("scenario \"No id\"\n").len(), 1);
    assert_eq!(problems("scenario S-1 No quotes\n").len(), 1);
}

#[test]
fn parts_have_an_order_and_ids_are_unique() {
    let found = problems("scenario S-1 \"One\"\nmoves\ntable\n  doria in arena\nscenario S-1 \"Again\"\n");
    assert_eq!(found.iter().map(|problem| problem.line).collect::<Vec<_>>(), [3, 5]);
    assert_eq!(problems("scenario S-1 \"One\"\ntabel\n")[0].hint.as_deref(), Some("did you mean `table`?"));
}

#[test]
fn a_scenario_may_name_its_edition_and_an_unknown_one_is_refused_with_those_that_are_known() {
    let scenarios = parse("some.scenario", "scenario A \"T\"\nedition rebirth\n").unwrap();
    assert_eq!(scenarios[0].edition.as_deref(), Some("rebirth"));
    let problems = problems("scenario A \"T\"\nedition rebith\n");
    assert_eq!(problems[0].line, 2);
    assert_eq!(problems[0].hint.as_deref(), Some("known: rebirth, classic"));
}

#[test]
fn where_tables_are_read_alone_nothing_follows_them() {
    let table = "scenario S-1 \"One\"\ntable\n  doria in arena\n";
    assert_eq!(parse_tables("some.scenario", table).unwrap().len(), 1);
    for more in ["moves\n  doria: explore\n", "expect\n  doria in arena\n"] {
        let whole = format!("{table}{more}");
        assert!(parse("some.scenario", &whole).is_ok());
        let found = parse_tables("some.scenario", &whole).unwrap_err().problems().to_vec();
        assert_eq!(found.iter().map(|problem| problem.line).collect::<Vec<_>>(), [5], "{found:?}");
    }
}
