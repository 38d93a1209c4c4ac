const checkEveryMs = 5 * 60_000
/** Focusing the window triggers a check too, but not every time. */
const leastPauseMs = 60_000

/** Checks for a newer build now and then, and when the visitor returns. */
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
  // A failed check, for example offline, is repeated later.
  const checkQuietly = () => void check().catch(() => {})
  setInterval(checkQuietly, checkEveryMs)
  window.addEventListener('focus', checkQuietly)
}
