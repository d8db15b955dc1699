// The outlines of evocations: the kind is the outline, the owner the rim, so both survive twenty pixels and no colour.

type Corner = [number, number];
const round = (n: number): string => n.toFixed(2);
const shape = (corners: Corner[], r: number): string =>
  `M${corners.map(([x, y]) => `${round(x * r)},${round(y * r)}`).join("L")}Z`;

/** A cog of eight teeth. */
function cog(r: number): string {
  const teeth: Corner[] = [
    [-0.27, 0.84],
    [-0.2, 1.06],
    [0.2, 1.06],
    [0.27, 0.84],
  ];
  const corners = Array.from({ length: 8 }, (_, at) => (at * Math.PI) / 4 - Math.PI / 2).flatMap((angle) =>
    teeth.map(([turn, far]): Corner => [Math.cos(angle + turn) * far, Math.sin(angle + turn) * far]),
  );
  return shape(corners, r);
}

/** A disc with two horns. */
function horned(r: number): string {
  const at = (x: number, y: number): string => `${round(x * r)},${round(y * r)}`;
  const arc = (size: number, large: 0 | 1, x: number, y: number): string =>
    `A${round(size * r)},${round(size * r)} 0 ${large} 1 ${at(x, y)}`;
  return [
    `M${at(-0.94, -1.22)}C${at(-0.9, -0.86)} ${at(-0.74, -0.74)} ${at(-0.5, -0.76)}`,
    arc(0.94, 0, 0.5, -0.76),
    `C${at(0.74, -0.74)} ${at(0.9, -0.86)} ${at(0.94, -1.22)}`,
    `C${at(1.16, -0.7)} ${at(1.02, -0.4)} ${at(0.9, -0.2)}`,
    arc(0.93, 1, -0.9, -0.2),
    `C${at(-1.02, -0.4)} ${at(-1.16, -0.7)} ${at(-0.94, -1.22)}Z`,
  ].join("");
}

/** A hood with a torn hem. */
function shroud(r: number): string {
  const at = (x: number, y: number): string => `${round(x * r)},${round(y * r)}`;
  const top = `A${round(0.9 * r)},${round(0.94 * r)} 0 0 1 ${at(0.9, -0.16)}`;
  return `M${at(-0.9, 1.02)}L${at(-0.9, -0.16)}${top}L${at(0.9, 1.02)}L${at(0.45, 0.7)}L${at(0, 1.06)}L${at(-0.45, 0.7)}Z`;
}

const mirrored = (right: Corner[]): Corner[] => [...right, ...right.toReversed().map(([x, y]): Corner => [-x, y])];
const coffin = mirrored([
  [0.5, -1.04],
  [0.92, -0.36],
  [0.56, 1.04],
]);
const broad = mirrored([
  [0.5, -1.16],
  [0.62, -0.86],
  [1.3, -0.7],
  [1.3, 0.1],
  [1.06, 1.1],
]);
const flatPost = mirrored([
  [0.92, -1.06],
  [0.92, -0.64],
  [0.64, -0.5],
  [0.64, 0.62],
  [0.84, 1.04],
]);
const pointedPost = mirrored([
  [0, -1.4],
  [0.36, -0.94],
  [0.92, -0.8],
  [0.64, -0.42],
  [0.64, 0.62],
  [0.84, 1.04],
]);
const rootedPost = mirrored([
  [0.66, -1.04],
  [0.66, 0.3],
  [1.24, 1.1],
  [0.66, 0.86],
  [0.3, 1.16],
  [0, 0.9],
]);

const OUTLINES: Record<string, (r: number) => string> = {
  succubus: horned,
  cadaver: (r) => shape(coffin, r),
  colossus: (r) => shape(broad, r * 1.08),
  nigredo: cog,
  albedo: cog,
  umbra: shroud,
  totem: (r) => shape(flatPost, r),
  mystic_totem: (r) => shape(pointedPost, r),
  ancestral_totem: (r) => shape(rootedPost, r),
  landsknecht: (r) => shape(coffin, r),
  bone_knight: (r) => shape(broad, r * 1.04),
  cerbero: horned,
  malacoda: horned,
  andromeda: cog,
  divine_altar: (r) => shape(flatPost, r),
  mutant_altar: (r) => shape(rootedPost, r),
};

const disc = (r: number): string =>
  `M${round(-r)},0A${round(r)},${round(r)} 0 1 0 ${round(r)},0A${round(r)},${round(r)} 0 1 0 ${round(-r)},0Z`;

/** Kinds that a pack adds are discs. */
export const outline = (kind: string, r: number): string => (OUTLINES[kind.split("/").at(-1) ?? ""] ?? disc)(r);
/** Grounds that belong to a kind: one pale, one black. */
export const groundOf = (kind: string): string =>
  kind === "albedo" ? "#EDE2C8" : kind === "nigredo" ? "#07080C" : "var(--token)";
export const inkOf = (kind: string): string =>
  kind === "albedo" ? "#1C150A" : kind === "nigredo" ? "#F4EDDD" : "var(--room-name)";
/** A second rim. */
export const doubleRim = (kind: string): boolean => kind === "colossus";
