/** A page that cannot get its chunks reloads at most once in this time (specification, section 9). */
const reloadWindowMs = 10_000
const storageKey = 'chunk-reload-at'

let isPartMissing = false

/** Whether this page went on without a part of it; a router that failed to get one does not ask again. */
export function hasMissingPart(): boolean {
  return isPartMissing
}

/**
 * A new build takes the chunks of the old one away. Whoever still has the old page gets the new one
 * by a reload; if that does not help, the error screen shows.
 */
export function reloadOnStaleChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadForPart()) return
    isPartMissing = true
    console.error('A part of the page could not be loaded', event.payload)
    // The router knows a reload of its own, which minds no window of time.
    event.preventDefault()
  })
}

/** Reloads the page for what it lacks, unless there is no connection or it was just reloaded. */
export function reloadForPart(): boolean {
  const isDue = navigator.onLine && takeReload(Date.now())
  if (isDue) window.location.reload()
  return isDue
}

/** Returns true and stores the time if a reload is due. Without storage it never is. */
function takeReload(now: number): boolean {
  try {
    const lastAt = Number(sessionStorage.getItem(storageKey) ?? Number.NEGATIVE_INFINITY)
    if (now - lastAt < reloadWindowMs) return false
    sessionStorage.setItem(storageKey, String(now))
    return true
  } catch {
    return false
  }
}
