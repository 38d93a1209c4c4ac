import {
  localTimeAt,
  type OpeningHours,
  openStretches,
} from '#server/backends/main/consultation/free-times/open-stretches.ts'

/** How far ahead hours are looked for, in days. */
export const lookAheadDays = 30

type Hours = OpeningHours & { timeOff: { fromAt: Date; untilAt: Date }[] }

/**
 * Returns when a nutritionist's hours begin again. Returns null within them, and if the next weeks have
 * no hours.
 */
export function backAt({ timeOff, ...hours }: Hours, now: Date): Date | null {
  const nowMs = now.getTime()
  const today = localTimeAt(nowMs, hours.zone).date
  const stretches = openStretches(hours, {
    // A date of a journey may be in another zone.
    first: today.subtract({ days: 2 }),
    last: today.add({ days: lookAheadDays }),
  })
  const off = timeOff.toSorted((one, other) => one.fromAt.getTime() - other.fromAt.getTime())
  for (const { startMs, endMs } of stretches) {
    let at = Math.max(startMs, nowMs)
    for (const { fromAt, untilAt } of off)
      if (fromAt.getTime() <= at && at < untilAt.getTime()) at = untilAt.getTime()
    if (at < endMs) return at === nowMs ? null : new Date(at)
  }
  return null
}
