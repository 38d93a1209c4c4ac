import { dayAfter } from '#app/lib/day-after.ts'
import { daysBetween } from '#server/contract/bare-dates.ts'
import type { Explained } from './explained.ts'
import { sources } from './sources.ts'
import { type Editions, editionOn, readFrom } from './versioned-table.ts'

/** The part of a goal that its corridor needs; `startsOn` is `YYYY-MM-DD`. */
type CorridorGoal = {
  startsOn: string
  startKilograms: number
  targetKilograms: number
  weeks: number
}

/** The expected kilograms of a day, and the range that still counts as on track. */
export type CorridorBand = { day: string; least: number; expected: number; most: number }

/** Half the width as a share of the first weight: weight swings by a kilogram or two anyway. @internal */
export const corridorEditions: Editions<{ halfWidthShare: number }> = [
  {
    table: 'koridor-target',
    version: '2026-11-21',
    validFrom: '2026-11-21',
    sources: [sources.dailySwing],
    rows: { halfWidthShare: 0.015 },
  },
]
const daysOfWeek = 7

/**
 * Returns where the trend is expected on a day, ± a share of the first weight. It lies on the
 * straight line from the first weight to the target, then at the target. Undefined before the goal
 * was set.
 */
function goalCorridor(
  goal: CorridorGoal,
  day: string,
  editions = corridorEditions,
): CorridorBand | undefined {
  const { startsOn, startKilograms, targetKilograms, weeks } = goal
  if (day < startsOn) return undefined
  const share = Math.min(1, daysBetween(startsOn, day) / (weeks * daysOfWeek))
  const expected = startKilograms + (targetKilograms - startKilograms) * share
  const { halfWidthShare } = editionOn(editions, startsOn).rows
  const halfWidth = startKilograms * halfWidthShare
  return { day, least: expected - halfWidth, expected, most: expected + halfWidth }
}

/**
 * Returns the corners of the corridor between two days, both included. A chart joins them by straight
 * lines. Empty if the goal begins after the last day.
 */
export function goalCorridorBetween(goal: CorridorGoal, from: string, to: string): CorridorBand[] {
  const days = [from, goal.startsOn, goalEndsOn(goal), to].filter((day) => day >= from && day <= to)
  return [...new Set(days)].sort().flatMap((day) => goalCorridor(goal, day) ?? [])
}

/** Returns the day on which the target is expected. */
export function goalEndsOn({ startsOn, weeks }: Pick<CorridorGoal, 'startsOn' | 'weeks'>): string {
  return dayAfter(startsOn, weeks * daysOfWeek)
}

/** Returns the explained band of a day, or undefined before the goal was set. */
export function explainedCorridor(
  goal: CorridorGoal,
  day: string,
  editions = corridorEditions,
): Explained<CorridorBand> | undefined {
  const band = goalCorridor(goal, day, editions)
  if (!band) return undefined
  const edition = editionOn(editions, goal.startsOn)
  return readFrom(edition, {
    value: band,
    formula: `b + (s − b) × min(1, d ÷ (7 × m)) ± ${edition.rows.halfWidthShare} × b`,
    inputs: [
      { symbol: 'b', quantity: 'weight', value: goal.startKilograms, unit: 'kg' },
      { symbol: 's', quantity: 'targetWeight', value: goal.targetKilograms, unit: 'kg' },
      { symbol: 'm', quantity: 'weeks', value: goal.weeks, unit: '' },
      {
        symbol: 'd',
        quantity: 'daysSinceStart',
        value: daysBetween(goal.startsOn, day),
        unit: '',
      },
    ],
  })
}
