import { useEffect, useState } from 'react'

const secondMs = 1_000

/** Counts down the whole seconds until a time, and stops at 0. */
export function useSecondsLeft(untilMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  const isOver = nowMs >= untilMs
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNowMs(Date.now()), secondMs)
    return () => clearInterval(timer)
  }, [isOver])
  return Math.max(0, Math.ceil((untilMs - nowMs) / secondMs))
}

const minuteSeconds = 60
const hourSeconds = 60 * minuteSeconds

/** Formats a duration as `1:04:09`, or `04:09` under an hour. */
export function formatClock(seconds: number): string {
  const hours = Math.floor(seconds / hourSeconds)
  const minutes = Math.floor((seconds % hourSeconds) / minuteSeconds)
  const parts = [minutes, seconds % minuteSeconds].map((part) => String(part).padStart(2, '0'))
  return [...(hours > 0 ? [String(hours)] : []), ...parts].join(':')
}
