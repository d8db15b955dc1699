// Keeps the whole page for use without a network. `cargo xtask page` fills in what belongs to it; a new version is
// fetched whole, waits until the page says so, and takes over in one step.
const VERSION = "__VERSION__";
const FILES = ["__FILES__"];
const CACHE = `lodge-${VERSION}`;

self.addEventListener("install", (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: "no-cache" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("lodge-") && name !== CACHE;
  const clear = async () => {
    for (const name of (await caches.keys()).filter(old)) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(clear());
});

self.addEventListener("message", (event) => {
  if (event.data === "take over") void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || !address.href.startsWith(self.registration.scope)) return;
  const kept = async () => {
    const cache = await caches.open(CACHE);
    const wanted = event.request.mode === "navigate" ? "index.html" : event.request;
    return (await cache.match(wanted, { ignoreSearch: true })) ?? fetch(event.request);
  };
  event.respondWith(kept());
});
