import { dayAfter } from '#app/lib/day-after.ts'
import { daysBetween } from '#app/nutrition/weight-trend.ts'

const aheadDays = { least: 7, most: 56 }
const shareAhead = 1 / 4

/** How far a chart with a way to a goal looks past its last day: far enough to see where it leads. */
export function dayAhead({ from, to }: { from: string; to: string }): string {
  const wished = Math.round(daysBetween(from, to) * shareAhead)
  return dayAfter(to, Math.min(aheadDays.most, Math.max(aheadDays.least, wished)))
}
