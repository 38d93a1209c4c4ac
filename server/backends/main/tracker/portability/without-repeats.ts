import type { TrackerImport } from '#server/contract/tracker-import.schema.ts'

/** Returns each key once, because a statement cannot upsert a row twice; the later row wins. */
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
