import { useHydrated } from '@tanstack/react-router'
import type { KeyboardEvent, PointerEvent } from 'react'
import type { ChartReading } from './chart-series.ts'

type ChartReaderProps = {
  label: string
  readings: ChartReading[]
  /** The position of a day, from 0 at the left to 1. */
  shareOf: (day: string) => number
  read: number | undefined
  onRead: (index: number | undefined) => void
}

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowLeft: (index) => index - 1,
  ArrowDown: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  ArrowUp: (index) => index + 1,
  PageDown: (index) => index - 7,
  PageUp: (index) => index + 7,
  Home: () => 0,
  End: (_, last) => last,
}

/** Covers a chart and reads it point by point, by arrow keys, pointer or touch. */
export function ChartReader({ label, readings, shareOf, read, onRead }: ChartReaderProps) {
  const last = readings.length - 1
  const shown = read ?? last
  // Before hydration the slider could do nothing; the table has every value.
  if (!useHydrated() || readings.length < 2) return null

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    onRead(Math.min(last, Math.max(0, step(shown, last))))
  }

  function onPointerMove({ clientX, currentTarget }: PointerEvent<HTMLElement>) {
    const { left, width } = currentTarget.getBoundingClientRect()
    const share = (clientX - left) / width
    const distances = readings.map(({ day }) => Math.abs(shareOf(day) - share))
    onRead(distances.indexOf(Math.min(...distances)))
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={readings.length}
      aria-valuenow={shown + 1}
      aria-valuetext={readings[shown]?.text()}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerMove}
      onPointerMove={onPointerMove}
      onPointerLeave={() => onRead(undefined)}
      onFocus={() => onRead(shown)}
      onBlur={() => onRead(undefined)}
      className="absolute inset-0 cursor-crosshair touch-pan-y rounded-control print:hidden"
    />
  )
}
