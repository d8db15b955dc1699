//! Quiet hours: a part of every day, by the reader's own clock.

use table::wire::Quiet;

const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60;

/// Whether the hours are ones: minutes of a day that differ, and an offset that some place on earth has.
pub fn is_fit(quiet: &Quiet) -> bool {
    let Quiet { from, to, offset } = *quiet;
    i64::from(from) < DAY && i64::from(to) < DAY && from != to && offset.unsigned_abs() <= 14 * 60
}

/// When something that is to be told now may be told: now, or when the hours end. Milliseconds since 1970.
pub fn until(quiet: Option<Quiet>, now: u64) -> u64 {
    let Some(Quiet { from, to, offset }) = quiet else { return now };
    let minute = now as i64 / MINUTE;
    let here = (minute + i64::from(offset)).rem_euclid(DAY);
    let length = (i64::from(to) - i64::from(from)).rem_euclid(DAY);
    let gone = (here - i64::from(from)).rem_euclid(DAY);
    match gone < length {
        true => ((minute + length - gone) * MINUTE) as u64,
        false => now,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: u64 = 3_600_000;
    /// A midnight of the world's clock.
    const NIGHT: u64 = 19_000 * 24 * HOUR;

    #[test]
    fn what_falls_into_the_hours_waits_for_their_end() {
        let night = Some(Quiet { from: 22 * 60, to: 7 * 60, offset: 0 });
        assert_eq!(until(night, NIGHT + 22 * HOUR), NIGHT + 31 * HOUR);
        assert_eq!(until(night, NIGHT + 3 * HOUR + 1), NIGHT + 7 * HOUR);
        assert_eq!(until(night, NIGHT + 7 * HOUR), NIGHT + 7 * HOUR);
        assert_eq!(until(night, NIGHT + 22 * HOUR - 1), NIGHT + 22 * HOUR - 1);
        let noon = Some(Quiet { from: 12 * 60, to: 13 * 60 + 30, offset: 0 });
        assert_eq!(until(noon, NIGHT + 13 * HOUR), NIGHT + 13 * HOUR + HOUR / 2);
        assert_eq!(until(noon, NIGHT + 14 * HOUR), NIGHT + 14 * HOUR);
        assert_eq!(until(None, NIGHT), NIGHT);
    }

    #[test]
    fn they_are_hours_of_the_reader() {
        // Five hours and a half ahead of the world: 22:00 there is 16:30 here.
        let ahead = Some(Quiet { from: 22 * 60, to: 7 * 60, offset: 330 });
        assert_eq!(until(ahead, NIGHT + 16 * HOUR), NIGHT + 16 * HOUR);
        assert_eq!(until(ahead, NIGHT + 17 * HOUR), NIGHT + 25 * HOUR + HOUR / 2);
        let behind = Some(Quiet { from: 22 * 60, to: 7 * 60, offset: -300 });
        assert_eq!(until(behind, NIGHT + 2 * HOUR), NIGHT + 2 * HOUR);
        assert_eq!(until(behind, NIGHT + 4 * HOUR), NIGHT + 12 * HOUR);
    }

    #[test]
    fn hours_that_are_none_are_refused() {
        let fit = |from, to, offset| is_fit(&Quiet { from, to, offset });
        assert!(fit(0, 1439, 840) && fit(1320, 420, -720));
        assert!(!fit(1440, 10, 0) && !fit(10, 1440, 0) && !fit(60, 60, 0) && !fit(1, 2, 841));
    }
}
