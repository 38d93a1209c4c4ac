import { dayAfter } from '#app/lib/day-after.ts'

/**
 * Which days a brief looks at, in days, and how few are too few. Rules of this site, not of a guideline.
 * The page states them beside each number.
 */
export const briefRules = {
  /** A pace needs weighed days that lie at least half of its window apart. */
  weight: { windows: [28, 84], leastDays: 3 },
  redFlags: { windowDays: 28 },
  wellbeing: { windowDays: 14, leastDays: 3 },
  food: { windowDays: 28, leastDays: 7, topFoods: 6, leastGapDays: 2 },
  goals: { windowDays: 28, leastDays: 3 },
} as const

/** Returns the first of so many days that end with a day, as `YYYY-MM-DD`. */
export function firstOfWindow(lastDay: string, windowDays: number): string {
  return dayAfter(lastDay, 1 - windowDays)
}

/** Rounds to so many digits after the decimal point. */
export function roundedTo(digits: number, value: number): number {
  const factor = 10 ** digits
  // Adding 0 turns −0 into 0.
  return Math.round(value * factor) / factor + 0
}
