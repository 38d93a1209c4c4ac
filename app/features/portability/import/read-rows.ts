import type { TrackerImport } from '#server/contract/tracker-import.schema.ts'
import type { Problem } from './import.schema.ts'

/** The rows of a file, and the problems of the others. */
export type ReadRows = { rows: TrackerImport; problems: Problem[]; goodRowCount: number }

/** What a file is read with, apart from its mapping. */
export type Reader = {
  /** Later days are in the future everywhere. */
  latestDay: string
  /** IANA name of where the member lives; a time stamp is a day there. */
  zone: string
}

/** True for a value beyond the heading: an unquoted comma has split a number, say. */
export function hasMoreCells(cells: readonly string[], head: readonly unknown[]): boolean {
  return cells.slice(head.length).some((cell) => cell.trim() !== '')
}

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
