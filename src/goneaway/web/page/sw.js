// The service worker: shows push notifications of your turn, which lead to the table. It caches nothing.

/**
 * The parts of the service worker API used here; TypeScript can type either workers or pages, not both.
 * @typedef {Event & {waitUntil: (done: Promise<unknown>) => void}} Lasting
 * @typedef {Lasting & {data: {json: () => {title?: string, text?: string, table?: string}} | null}} Pushed
 * @typedef {Lasting & {notification: {close: () => void, data: unknown}}} Pressed
 * @typedef {{url: string, focus: () => Promise<unknown>}} Page
 */
const worker =
  /**
   * @type {EventTarget & {registration: {showNotification: (title: string, shown: object) => Promise<void>},
   *   clients: {matchAll: (which: object) => Promise<Page[]>, openWindow: (path: string) => Promise<unknown>}}}
   */ (/** @type {unknown} */ (globalThis));

worker.addEventListener("push", (given) => {
  const event = /** @type {Pushed} */ (given);
  const told = event.data?.json() ?? {};
  const shown = { body: String(told.text ?? ""), tag: String(told.table ?? ""), data: told.table };
  event.waitUntil(worker.registration.showNotification(String(told.title ?? ""), shown));
});

worker.addEventListener("notificationclick", (given) => {
  const event = /** @type {Pressed} */ (given);
  event.notification.close();
  const code = String(event.notification.data);
  event.waitUntil(come(/^[A-Z0-9]{6}$/.test(code) ? `/t/${code}` : "/"));
});

/**
 * Focus the page that already shows this address, or open a new one.
 * @param {string} path
 */
async function come(path) {
  const pages = await worker.clients.matchAll({ type: "window" });
  const open = pages.find((page) => new URL(page.url).pathname === path);
  return open ? open.focus() : worker.clients.openWindow(path);
}
