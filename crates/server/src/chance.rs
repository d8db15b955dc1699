//! The operating system's chance, for secrets and seeds.

use table::secret::NoChance;

pub fn chance(bytes: &mut [u8]) -> Result<(), NoChance> {
    getrandom::fill(bytes).map_err(|_| NoChance)
}
