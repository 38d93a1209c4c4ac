import { useSyncExternalStore } from 'react'
import { localToday } from './local-today.ts'

const lookEveryMs = 30_000

/**
 * Returns today in the member's time zone, `serverDay` while hydrating. Updates at midnight and
 * when the page becomes visible again.
 */
export function useLocalToday(serverDay: string): string {
  return useSyncExternalStore(subscribe, localToday, () => serverDay)
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, lookEveryMs)
  // Browsers suspend timers of hidden pages.
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}
