// Whether this page carries its tables itself. The folder that `cargo xtask page` writes says so in its index.html.
const named = (what: string): string | undefined =>
  globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="lodge-${what}"]`)?.content;
const said = named("engine");

/** No server stands behind this page. */
export const alone = Boolean(said);

/** Where the engine lies, beside the page. */
export const engineAddress = (): string => new URL(said ?? "", document.baseURI).href;
/** Where packs lie beside it, if any do. */
export const packsAddress = (): string | null => {
  const file = named("packs");
  return file === undefined ? null : new URL(file, document.baseURI).href;
};
