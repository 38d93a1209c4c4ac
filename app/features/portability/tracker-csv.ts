import { csvOf, type Row } from '#app/lib/csv.ts'
import type { ZipFile } from '#app/lib/zip.server.ts'
import type { TrackerExport } from '#server/contract/tracker-export.schema.ts'

/**
 * One file a table, for programs. In both languages days are `YYYY-MM-DD`, decimals have a point
 * and commas separate cells. The nutrients of a food are one cell of JSON.
 */
export function csvFilesOf(found: TrackerExport): ZipFile[] {
  const { tracker, weights, measurements, foodEntries, plannedFoods, goals, photos } = found
  const { ownFoods, reminders } = found
  const tables: Record<string, Row[]> = {
    tracker: [tracker],
    weights,
    measurements,
    food: foodEntries.map(({ food, ...entry }) => ({ ...entry, food: JSON.stringify(food) })),
    'planned-food': plannedFoods.map(({ food, ...entry }) => ({
      ...entry,
      food: JSON.stringify(food),
    })),
    photos,
    reminders: reminders.map(({ weekdays, ...at }) => ({ ...at, weekdays: weekdays.join(' ') })),
    'own-foods': ownFoods.map(({ createdAt, ...food }) => ({
      ...{ id: food.id, food: JSON.stringify(food), createdAt },
    })),
    goals: goals.map(({ plan, ...goal }) => ({ ...goal, plan: JSON.stringify(plan) })),
  }
  return Object.entries(tables).map(([name, rows]) => ({
    name: `${name}.csv`,
    content: csvOf(rows),
  }))
}
