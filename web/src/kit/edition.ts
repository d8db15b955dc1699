// The ground of the page by the edition that lies on it (`theme/themes.css`).

/** Puts it on; what is returned takes it off. */
export function wearEdition(id: string | undefined): () => void {
  const { dataset } = document.documentElement;
  if (id === undefined) delete dataset["edition"];
  else dataset["edition"] = id;
  return () => delete dataset["edition"];
}
