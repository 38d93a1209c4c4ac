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

/** SCOFF answers of yes that require an assessment: a screening, no diagnosis. */
export const scoffLine = 2

/** Days after which SCOFF is asked again with the next goal. */
export const eatingCheckLifetimeDays = 28

/** The age at which a weight is too old to start a goal from, because no pace can be judged. */
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

/** The rules for goals. A goal stores the edition that allowed it. */
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

/** A goal is always set today, so the latest rules apply. */
export const goalRulesTable = latestOf(goalRulesEditions)
