import { useSyncExternalStore } from 'react'
import { localToday } from './local-today.ts'

const lookEveryMs = 30_000

/**
 * Today where the member is. A page that stays open goes on with the days, at midnight and when
 * somebody comes back to it in the morning; `serverDay` is what the server wrote the page with.
 */
export function useLocalToday(serverDay: string): string {
  return useSyncExternalStore(subscribe, localToday, () => serverDay)
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, lookEveryMs)
  // Timers sleep while a page is out of sight.
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}
