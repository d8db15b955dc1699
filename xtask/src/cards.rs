//! What the decks hold and what scenarios show of them. The program that has the cards counts; this only asks it, so
//! that the developers' commands still start when the product does not compile.

/// The arguments of `lodge` for a report on the cards, to be run in the root of the repository.
pub fn report(json: bool) -> Vec<&'static str> {
    let mut args = vec!["cards", "report", "--scenarios", "scenarios"];
    args.extend(json.then_some("--json"));
    args
}

/// The same as a check of an edition: it fails if a side of a card is not shown, or a `shows` line names no side.
pub fn check(edition: &'static str) -> Vec<&'static str> {
    let mut args = report(false);
    args.extend(["--edition", edition, "--strict"]);
    args
}
