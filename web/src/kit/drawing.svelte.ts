// The drawing of a name: at hand, or fetched with the other rare ones when one of them is asked for first.
import { ICONS, type IconName } from "./icons";

let rare: Partial<Record<IconName, string>> = $state.raw({});
let asked = false;

export function drawing(name: IconName): string {
  if (name in ICONS) return ICONS[name as keyof typeof ICONS];
  const known = rare[name];
  if (known === undefined && !asked) {
    asked = true;
    import("./rare").then(
      ({ RARE }) => (rare = RARE),
      // Whoever asks next tries again.
      () => (asked = false),
    );
  }
  return known ?? "";
}
