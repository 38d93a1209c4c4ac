import type { Range } from './explained.ts'
import {
  dailyDeficitKcal,
  intakeFloorKcal,
  veryLowIntakeKcal,
  weeklyGainKilograms,
  weeklyLossKilograms,
} from './safe-loss.ts'
import { sources } from './sources.ts'
import { type Editions, latestOf, type VersionedTable } from './versioned-table.ts'
import type { Sex } from './waist-line.ts'
import { normalRange } from './weight-classes.ts'

/** SCOFF questions answered with yes, from which on an assessment is due: a screen, no diagnosis. */
export const scoffLine = 2

/** The answer to SCOFF holds for so many days; then it is asked again with the next goal. */
export const eatingCheckLifetimeDays = 28

/** A goal starts from a weight of so many days at most: by an older one no pace can be judged. */
export const startWeightLifetimeDays = 28

type GoalRules = {
  lowestIndex: number
  mostKilogramsAWeek: number
  mostGainKilogramsAWeek: number
  mostDeficitKcal: number
  intakeFloorKcal: Record<Sex, Range>
  veryLowIntakeKcal: number
  adultYears: number
  scoffLine: number
}

const firstRules: VersionedTable<GoalRules> = {
  table: 'target-aman',
  version: '2026-11-21',
  validFrom: '2026-11-21',
  sources: [sources.adultObesity, sources.safeLoss, sources.scoff],
  rows: {
    lowestIndex: normalRange.from,
    mostKilogramsAWeek: weeklyLossKilograms.most,
    mostGainKilogramsAWeek: Number.POSITIVE_INFINITY,
    mostDeficitKcal: Number.POSITIVE_INFINITY,
    intakeFloorKcal,
    veryLowIntakeKcal,
    adultYears: 18,
    scoffLine,
  },
}

/** What a goal is judged by. A goal keeps the edition by which it was allowed. */
export const goalRulesEditions: Editions<GoalRules> = [
  firstRules,
  {
    ...firstRules,
    version: '2026-11-22',
    validFrom: '2026-11-22',
    sources: [...firstRules.sources, sources.gainLimit],
    rows: {
      ...firstRules.rows,
      mostGainKilogramsAWeek: weeklyGainKilograms.most,
      mostDeficitKcal: dailyDeficitKcal.most,
    },
  },
]

/** A goal is set today, so it is judged by the rules of today. */
export const goalRulesTable = latestOf(goalRulesEditions)
