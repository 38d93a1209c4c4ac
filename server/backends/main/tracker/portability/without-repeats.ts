import type { TrackerImport } from '#server/contract/tracker-import.schema.ts'

/** A statement must not meet the same row twice: of those with one key the later one counts. */
export function withoutRepeats(rows: TrackerImport): TrackerImport {
  const idOf = ({ id }: { id: string }) => id
  return {
    weights: lastOfEach(rows.weights, ({ measuredOn }) => measuredOn),
    measurements: lastOfEach(rows.measurements, idOf),
    foodEntries: lastOfEach(rows.foodEntries, idOf),
    plannedFoods: lastOfEach(rows.plannedFoods, idOf),
    goals: lastOfEach(rows.goals, idOf),
    ownFoods: lastOfEach(rows.ownFoods, idOf),
    reminders: rows.reminders,
  }
}

function lastOfEach<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()]
}
