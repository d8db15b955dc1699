// How editions are told apart before a table is laid: the ground of their plate and the drawing on it.
import { hasMessage, t } from "../../i18n/index.svelte";
import type { IconName } from "../../kit/icons";

export interface Plate {
  /** In the middle of the lodge; the rose where none is named. */
  icon: IconName | null;
  /** Rooms that are gone, by their place in the drawing. */
  gone: number[];
}
const PLATES: Record<string, Plate> = { classic: { icon: "flame", gone: [3, 6, 11, 16] } };
export const plateOf = (edition: string): Plate => PLATES[edition] ?? { icon: null, gone: [] };

/** What an edition is called among others; a server's own goes by its whole name. */
export const editionName = (id: string, name: string): string =>
  hasMessage(`edition-${id}`) ? t(`edition-${id}`) : name;
export const editionAbout = (id: string): string => (hasMessage(`edition-about-${id}`) ? t(`edition-about-${id}`) : "");
