// Whether something is under way.

let busy = 0;

/**
 * While something is under way the page says so (`<body data-busy>`), for tests and for screen readers.
 * @template T
 * @param {Promise<T>} work
 * @returns {Promise<T>}
 */
export async function during(work) {
  busy += 1;
  show();
  try {
    return await work;
  } finally {
    busy -= 1;
    show();
  }
}

function show() {
  const body = globalThis.document?.body;
  if (!body) return;
  if (busy) body.dataset.busy = String(busy);
  else delete body.dataset.busy;
}
