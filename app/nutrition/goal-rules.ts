import { intakeFloorKcal, veryLowIntakeKcal, weeklyLossKilograms } from './safe-loss.ts'
import { sources } from './sources.ts'
import type { VersionedTable } from './versioned-table.ts'
import { normalRange } from './weight-classes.ts'

/** SCOFF questions answered with yes, from which on an assessment is due: a screen, no diagnosis. */
export const scoffLine = 2

/** The answer to SCOFF holds for so many days; then it is asked again with the next goal. */
export const eatingCheckLifetimeDays = 28

/** What a goal is judged by. A goal keeps the edition by which it was allowed. */
export const goalRulesTable = {
  table: 'target-aman',
  version: '2026-11-21',
  validFrom: '2026-01-01',
  sources: [sources.adultObesity, sources.safeLoss, sources.scoff],
  rows: {
    lowestIndex: normalRange.from,
    mostKilogramsAWeek: weeklyLossKilograms.most,
    intakeFloorKcal,
    veryLowIntakeKcal,
    adultYears: 18,
    scoffLine,
  },
} as const satisfies VersionedTable<unknown>
