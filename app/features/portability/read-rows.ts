import type { TrackerImport } from '#server/contract/tracker-import.schema.ts'
import type { Problem } from './import.schema.ts'

/** What a file holds, and what of it could not be read. */
export type ReadRows = { rows: TrackerImport; problems: Problem[]; goodRowCount: number }

/** To begin with. */
export function nothingRead(): ReadRows {
  return {
    rows: {
      weights: [],
      measurements: [],
      foodEntries: [],
      plannedFoods: [],
      goals: [],
      ownFoods: [],
      reminders: [],
    },
    problems: [],
    goodRowCount: 0,
  }
}
