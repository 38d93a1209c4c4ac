import type { TrackerSync } from './tracker-sync.ts'

const leastPauseMs = 5_000
const longestPauseMs = 60_000

/**
 * Sends now, when the connection or the visitor comes back, and, while something is left, again and
 * again with growing pauses: that a browser says it is online means little. Gives what ends it.
 */
export function keepSending({ flush, getState }: Pick<TrackerSync, 'flush' | 'getState'>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pauseMs = leastPauseMs
  let isEnded = false

  async function send(): Promise<void> {
    clearTimeout(timer)
    await flush().catch(() => {})
    const { connection } = getState()
    if (isEnded || connection !== 'lost') {
      pauseMs = leastPauseMs
      return
    }
    timer = setTimeout(send, pauseMs)
    pauseMs = Math.min(2 * pauseMs, longestPauseMs)
  }

  const sendSoon = () => void send()
  window.addEventListener('online', sendSoon)
  // It fails, and so the page says at once that there is no connection.
  window.addEventListener('offline', sendSoon)
  window.addEventListener('focus', sendSoon)
  sendSoon()
  return () => {
    isEnded = true
    clearTimeout(timer)
    window.removeEventListener('online', sendSoon)
    window.removeEventListener('offline', sendSoon)
    window.removeEventListener('focus', sendSoon)
  }
}
