/** A page that lacks chunks reloads at most once in this time (specification, section 9). */
const reloadWindowMs = 10_000
const storageKey = 'chunk-reload-at'

let isPartMissing = false

/** True if a part of this page failed to load; the router does not retry it. */
export function hasMissingPart(): boolean {
  return isPartMissing
}

/**
 * A new build removes the chunks of the old one. A page of the old build reloads to get the new
 * one. If that does not help, the error screen shows.
 */
export function reloadOnStaleChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadForPart()) return
    isPartMissing = true
    console.error('A part of the page could not be loaded', event.payload)
    // The router would reload without this time limit.
    event.preventDefault()
  })
}

/** Reloads the page for a missing part, unless offline or just reloaded. */
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
