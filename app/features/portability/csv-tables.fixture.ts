import { readCsv } from '#app/lib/read-csv.ts'
import type { TrackerExport } from '#server/contract/tracker-export.schema.ts'

type Cells = Record<string, unknown>

/** The expected rows of each CSV file, written by hand so that a forgotten table fails the test. */
export function csvTablesOf(found: Omit<TrackerExport, 'schemaVersion' | 'exportedAt'>) {
  return {
    'tracker.csv': [found.tracker].map(cellsOf),
    'weights.csv': found.weights.map(cellsOf),
    'measurements.csv': found.measurements.map(cellsOf),
    'food.csv': found.foodEntries.map(cellsOf),
    'planned-food.csv': found.plannedFoods.map(cellsOf),
    'photos.csv': found.photos.map(cellsOf),
    'reminders.csv': found.reminders.map(({ weekdays, ...at }) =>
      cellsOf({ ...at, weekdays: weekdays.join(' ') }),
    ),
    'own-foods.csv': found.ownFoods.map(({ createdAt, ...food }) =>
      cellsOf({ id: food.id, food, createdAt }),
    ),
    'goals.csv': found.goals.map(cellsOf),
  }
}

/** Parses a CSV file by its heading, and JSON inside cells. */
export function readTable(text: string): Cells[] {
  const [head, ...rows] = readCsv(text)
  return rows.map(({ cells }) =>
    Object.fromEntries(
      cells.map((cell, column) => [
        head?.cells[column],
        cell.startsWith('{') ? JSON.parse(cell) : cell,
      ]),
    ),
  )
}

/** Null becomes an empty cell, and every value except an object its text. */
function cellsOf(row: object): Cells {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value === null ? '' : typeof value === 'object' ? value : String(value),
    ]),
  )
}
