// What tells the edition that lies on a page: its ground (`theme/themes.css`), and a word beside the name of the house.
import { hasMessage, t } from "../i18n/index.svelte";

/** Some editions say which they are. */
export const editionMark = (id: string | undefined): string =>
  id && hasMessage(`edition-mark-${id}`) ? t(`edition-mark-${id}`) : "";

/** The link home: who listens hears what is seen. */
export const houseName = (id: string | undefined): string => ["Lodge", editionMark(id)].filter(Boolean).join(" ");

/** Puts it on; what is returned takes it off. */
export function wearEdition(id: string | undefined): () => void {
  const { dataset } = document.documentElement;
  if (id === undefined) delete dataset["edition"];
  else dataset["edition"] = id;
  return () => delete dataset["edition"];
}
