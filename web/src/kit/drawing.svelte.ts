// The drawing of a name: at hand, or fetched when it is asked for first.
import { ICONS, type IconName } from "./icons";
import { inside } from "./inside";
import { RARE, type RareName } from "./rare";

let rare: Partial<Record<IconName, string>> = $state.raw({});
const asked = new Set<RareName>();

async function fetched(name: RareName): Promise<void> {
  try {
    const { default: drawn } = await RARE[name]();
    rare = { ...rare, [name]: inside(drawn) };
  } catch {
    // Whoever asks next tries again.
    asked.delete(name);
  }
}

export function drawing(name: IconName): string {
  if (name in ICONS) return ICONS[name as keyof typeof ICONS];
  const known = rare[name];
  const own = name as RareName;
  if (known === undefined && !asked.has(own)) {
    asked.add(own);
    void fetched(own);
  }
  return known ?? "";
}
