import { useEffect } from 'react'

/** Keeps the screen on while the page is seen. Where browsers refuse, it goes off as always. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const ask = async () => {
      // The browser takes the lock back when the page is hidden.
      if (document.visibilityState !== 'visible') return
      lock = await navigator.wakeLock?.request('screen')
      if (isOver) await lock?.release()
    }
    const askQuietly = () => void ask().catch(() => {})
    askQuietly()
    document.addEventListener('visibilitychange', askQuietly)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', askQuietly)
      void lock?.release().catch(() => {})
    }
  }, [])
}
