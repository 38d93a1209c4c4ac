import { useEffect, useState } from 'react'

const secondMs = 1_000

/** Counts down the whole seconds until a time of the device's clock, and stops at 0. */
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

type ServerTimes = {
  until: string
  /** The server's time when it answered. Each answer corrects the countdown. */
  now: string
}

/**
 * Counts down the whole seconds until a moment of the server's clock, and stops at 0. The device
 * only measures the time since the answer, because its own clock may be wrong.
 */
export function useServerSecondsLeft({ until, now }: ServerTimes): number {
  const [elapsed, setElapsed] = useState({ since: now, ms: 0 })
  const elapsedMs = elapsed.since === now ? elapsed.ms : 0
  const leftMs = Date.parse(until) - Date.parse(now) - elapsedMs
  const isOver = leftMs <= 0
  useEffect(() => {
    if (isOver) return
    const startMs = Date.now()
    const measure = () => setElapsed({ since: now, ms: Date.now() - startMs })
    const timer = setInterval(measure, secondMs)
    return () => clearInterval(timer)
  }, [isOver, now])
  return Math.max(0, Math.ceil(leftMs / secondMs))
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
