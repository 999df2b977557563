// Word of one's turn while no page is open: shown by the browser, and a way to the table. It keeps nothing.

const worker = /** @type {any} */ (globalThis);

worker.addEventListener("push", (/** @type {any} */ event) => {
  const told = event.data?.json() ?? {};
  const shown = { body: String(told.text ?? ""), tag: String(told.table ?? ""), data: told.table };
  event.waitUntil(worker.registration.showNotification(String(told.title ?? ""), shown));
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  const code = String(event.notification.data);
  event.waitUntil(come(/^[A-Z0-9]{6}$/.test(code) ? `/t/${code}` : "/"));
});

/**
 * To the page that shows it already, or to a new one.
 * @param {string} path
 */
async function come(path) {
  const pages = await worker.clients.matchAll({ type: "window" });
  const open = pages.find((/** @type {any} */ page) => new URL(page.url).pathname === path);
  return open ? open.focus() : worker.clients.openWindow(path);
}
