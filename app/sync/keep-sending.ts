const leastPauseMs = 5_000
const longestPauseMs = 60_000

/** Something to send, and how the last attempt went. */
type Sending = {
  flush: () => Promise<void>
  getState: () => { connection: string }
  subscribe: (listener: () => void) => () => void
}

/**
 * Sends now and whenever the connection or the visitor returns. While sending fails, it retries with
 * growing pauses, because a browser's online state is unreliable. Returns a function that stops it.
 */
export function keepSending({ flush, getState, subscribe }: Sending) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pauseMs = leastPauseMs

  function stopWaiting(): void {
    clearTimeout(timer)
    timer = undefined
  }

  /** Schedules a retry after any failed attempt, including one by another caller. */
  function retryIfLost(): void {
    if (timer || getState().connection !== 'lost') return
    timer = setTimeout(send, pauseMs)
    pauseMs = Math.min(2 * pauseMs, longestPauseMs)
  }

  async function send(): Promise<void> {
    stopWaiting()
    await flush().catch(() => {})
    if (getState().connection === 'lost') return
    stopWaiting()
    pauseMs = leastPauseMs
  }

  const stopListening = subscribe(retryIfLost)
  const sendSoon = () => void send()
  window.addEventListener('online', sendSoon)
  // The attempt fails, so the page reports the lost connection at once.
  window.addEventListener('offline', sendSoon)
  window.addEventListener('focus', sendSoon)
  sendSoon()
  return () => {
    stopListening()
    stopWaiting()
    window.removeEventListener('online', sendSoon)
    window.removeEventListener('offline', sendSoon)
    window.removeEventListener('focus', sendSoon)
  }
}
