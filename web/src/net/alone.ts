// Whether this page carries its tables itself. The folder that `cargo xtask page` writes says so in its index.html.
const said = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="lodge-engine"]')?.content;

/** No server stands behind this page. */
export const alone = Boolean(said);

/** Where the engine lies, beside the page. */
export const engineAddress = (): string => new URL(said ?? "", document.baseURI).href;
