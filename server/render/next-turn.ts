let latest = Promise.resolve()

/**
 * Resolves one caller in each turn of the event loop, in the order of asking. Work that keeps the
 * processor for milliseconds asks first: the answers before it leave for their sockets in between.
 */
export function nextTurn(): Promise<void> {
  latest = latest.then(() => new Promise((resolve) => setImmediate(resolve)))
  return latest
}
