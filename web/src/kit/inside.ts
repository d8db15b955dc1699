/** The build hands over whole pictures, each of one line in a square of 512 units; kept is the way of that line. A page
 * that writes a way into an element is drawn several times faster than one that reads the element out of a text. */
export const inside = (picture: string): string => / d="([^"]+)"/.exec(picture)?.[1] ?? "";
