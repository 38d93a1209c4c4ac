const checkEveryMs = 5 * 60_000
/** Coming back to the window asks too, but not each time of many. */
const leastPauseMs = 60_000

/** Asks from time to time, and when the visitor comes back, whether there is a newer build. */
export function watchBuilds(): void {
  if (import.meta.env.DEV) return
  let lastAt = Number.NEGATIVE_INFINITY
  const check = async () => {
    const now = Date.now()
    if (document.hidden || now - lastAt < leastPauseMs) return
    lastAt = now
    const { offerNewBuild } = await import('./build-check.ts')
    await offerNewBuild()
  }
  // A check that fails, offline for example, is one that comes again.
  const checkQuietly = () => void check().catch(() => {})
  setInterval(checkQuietly, checkEveryMs)
  window.addEventListener('focus', checkQuietly)
}
