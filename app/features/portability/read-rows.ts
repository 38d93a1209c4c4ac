import type { TrackerImport } from '#server/contract/tracker-import.schema.ts'
import type { Problem } from './import.schema.ts'

/** The rows of a file, and the problems of the others. */
export type ReadRows = { rows: TrackerImport; problems: Problem[]; goodRowCount: number }

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
