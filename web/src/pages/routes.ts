// The addresses of the pages around the table. Each page takes what its address names.
export type Load = () => Promise<{ default: unknown }>;

export const PAGES: [string, Load][] = [
  ["", () => import("./Home.svelte")],
  ["/new", () => import("./NewTablePage.svelte")],
  ["/cards", () => import("./Gallery.svelte")],
  ["/cards/:card", () => import("./Gallery.svelte")],
  ["/rules", () => import("./Rules.svelte")],
  ["/replays", () => import("./Replays.svelte")],
  ["/replay/:table", () => import("./Replay.svelte")],
  ["/tutorial", () => import("./Tutorial.svelte")],
  ["/tutorial/:table", () => import("./Tutorial.svelte")],
  ["/settings", () => import("./Settings.svelte")],
  ["/about", () => import("./About.svelte")],
  ["/lobby/:table", () => import("./Lobby.svelte")],
  ["/join/:table", () => import("./Join.svelte")],
  ["/join/:table/:invite", () => import("./Join.svelte")],
  ["/sit/:table", () => import("./Sit.svelte")],
  ["/tables", () => import("./Tables.svelte")],
  ["/hall", () => import("./Hall.svelte")],
  ["/mail/:deed", () => import("./Mail.svelte")],
];
