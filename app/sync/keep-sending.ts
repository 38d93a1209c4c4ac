const leastPauseMs = 5_000
const longestPauseMs = 60_000

/** What is unsent, and how the last try to send it went. */
type Sending = {
  flush: () => Promise<void>
  getState: () => { connection: string }
  subscribe: (listener: () => void) => () => void
}

/**
 * Sends now, when the connection or the visitor comes back, and, while something is left, again and
 * again with growing pauses: that a browser says it is online means little. Gives what ends it.
 */
export function keepSending({ flush, getState, subscribe }: Sending) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pauseMs = leastPauseMs

  function stopWaiting(): void {
    clearTimeout(timer)
    timer = undefined
  }

  /** Whatever was tried last, and by whom: as long as it did not get through there is another try. */
  function waitIfLost(): void {
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

  const stopListening = subscribe(waitIfLost)
  const sendSoon = () => void send()
  window.addEventListener('online', sendSoon)
  // It fails, and so the page says at once that there is no connection.
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
