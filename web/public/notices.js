// Shows what the server tells while Lodge is closed, in the words it was told in. It touches no request of the page.
self.addEventListener("push", (event) => {
  let notice = {};
  try {
    notice = event.data?.json() ?? {};
  } catch {
    // Whatever it was, a browser wants something to be shown for it.
  }
  const { title = "Lodge", body = "", lang = "en", table = "" } = notice;
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      lang,
      icon: "/icon-192.png",
      badge: "/icon-192.png",
      // The next one about the same table takes the place of this one.
      tag: `table-${table}`,
      data: { table },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const word = event.notification.data?.table ?? "";
  const path = /^[\w-]+$/.test(word) ? `/table/${word}` : "/tables";
  const open = async () => {
    const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = windows.find(({ url }) => new URL(url).pathname === path);
    return there ? there.focus() : self.clients.openWindow(path);
  };
  event.waitUntil(open());
});
