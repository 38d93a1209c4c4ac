let latest = Promise.resolve()

/**
 * Resolves one caller per turn of the event loop, in call order. Rendering holds the processor for
 * milliseconds, so each render waits its turn and finished answers reach their sockets in between.
 */
export function nextTurn(): Promise<void> {
  latest = latest.then(() => new Promise((resolve) => setImmediate(resolve)))
  return latest
}
