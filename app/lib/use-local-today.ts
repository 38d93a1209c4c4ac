import { useSyncExternalStore } from 'react'
import { localTime } from './local-time.ts'
import { localToday } from './local-today.ts'

const lookEveryMs = 30_000

/**
 * Returns today in the member's time zone, `serverDay` while hydrating. Updates at midnight and
 * when the page becomes visible again.
 */
export function useLocalToday(serverDay: string): string {
  return useSyncExternalStore(subscribe, localToday, () => serverDay)
}

/** Returns the time of day in the member's time zone, `HH:MM`; empty while hydrating. */
export function useLocalTime(): string {
  return useSyncExternalStore(subscribe, localTime, () => '')
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
