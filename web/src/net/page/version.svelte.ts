// Versions of a page alone: a service worker keeps the files, fetches a new version whole, and waits with it until
// somebody says so. Nothing changes under a game that is being played.

export const version = $state({ ready: false });

let waiting: ServiceWorker | null = null;

function found(worker: ServiceWorker | null): void {
  // The very first one takes over by itself: there is nothing older that it could disturb.
  if (!worker || !navigator.serviceWorker.controller) return;
  waiting = worker;
  version.ready = true;
}

/** How often a page that stays open looks for a new version. */
const LOOK_MS = 30 * 60_000;

/** Registers the service worker; the returned function stops looking. Browsers without one play all the same. */
export function watchVersions(): () => void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return () => undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  void workers.register("sw.js").then(
    (registration) => {
      found(registration.waiting);
      registration.onupdatefound = () => {
        const fresh = registration.installing;
        fresh?.addEventListener("statechange", () => fresh.state === "installed" && found(fresh));
      };
      timer = setInterval(() => void registration.update().catch(() => undefined), LOOK_MS);
    },
    // A host without https, or a browser that refuses: the page still plays, only not offline.
    () => undefined,
  );
  return () => clearInterval(timer);
}

export function takeVersion(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting?.postMessage("take over");
}
