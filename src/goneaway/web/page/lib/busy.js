// Whether the page is busy.

let busy = 0;

/**
 * Mark the page as busy (`<body data-busy>`) until the work is done, for tests and screen readers.
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
