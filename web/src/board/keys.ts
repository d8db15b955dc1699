// The keys of numbered things: 1 to 9, 0, then brackets.
const NAMES = [..."1234567890[]"];

/** As many things have a key. */
export const KEYS = NAMES.length;
export const keyName = (number: number): string => NAMES[number - 1] ?? "";
/** Which numbered thing a key means; 0 for none. */
export const numberOf = (key: string): number => NAMES.indexOf(key) + 1;
