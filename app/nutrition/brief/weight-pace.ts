import type { TrendPoint } from '#app/nutrition/weight-trend.ts'
import { daysBetween } from '#server/contract/bare-dates.ts'
import type { BriefPart } from '#server/contract/brief.schema.ts'
import { briefRules, firstOfWindow, roundedTo } from './brief-rules.ts'

type Pace = BriefPart<'weight'>['paces'][number]
type TrendChange = BriefPart<'weightTrend'>[number]
type Window = { day: string; windowDays: number }

const daysOfWeek = 7

/**
 * Returns how many kilograms a week the trend moved in a window. It counts from the trend of the
 * first weighed day to that of the last one. Null numbers if fewer than three days were weighed.
 * Also null if the first and the last lie less than half of the window apart. Source: `trendOf`.
 */
export function paceOf(points: readonly TrendPoint[], window: Window): Pace {
  const { first, last, days, ...weighed } = readWindow(points, window)
  if (!first || !last || days === null)
    return { ...weighed, firstKilograms: null, lastKilograms: null, kilogramsPerWeek: null }
  const change = last.trendKilograms - first.trendKilograms
  return {
    ...weighed,
    firstKilograms: roundedTo(2, first.trendKilograms),
    lastKilograms: roundedTo(2, last.trendKilograms),
    kilogramsPerWeek: roundedTo(2, (change / days) * daysOfWeek),
  }
}

/** Returns the same change in percent of the first trend, which tells no kilograms. */
export function trendChangeOf(points: readonly TrendPoint[], window: Window): TrendChange {
  const { first, last, days, ...weighed } = readWindow(points, window)
  if (!first || !last || days === null) return { ...weighed, percent: null, percentPerWeek: null }
  const percent = (last.trendKilograms / first.trendKilograms - 1) * 100
  return {
    ...weighed,
    percent: roundedTo(1, percent),
    percentPerWeek: roundedTo(2, (percent / days) * daysOfWeek),
  }
}

/** `days` lie between the first and the last weighed day. It is null if they are too few to compare. */
function readWindow(points: readonly TrendPoint[], { day, windowDays }: Window) {
  const from = firstOfWindow(day, windowDays)
  const within = points.filter(({ measuredOn }) => measuredOn >= from && measuredOn <= day)
  const first = within[0]
  const last = within.at(-1)
  const days = first && last ? daysBetween(first.measuredOn, last.measuredOn) : 0
  const isEnough = within.length >= briefRules.weight.leastDays && days >= windowDays / 2
  return {
    windowDays,
    dayCount: within.length,
    firstDay: first?.measuredOn ?? null,
    lastDay: last?.measuredOn ?? null,
    first,
    last,
    days: isEnough ? days : null,
  }
}
