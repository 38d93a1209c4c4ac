import { and, eq, inArray } from 'drizzle-orm'
import type { EntryContent, EntryKind } from '#server/contract/sync.schema.ts'
import { foodEntryTable } from '#server/db/main/food-entry.table.ts'
import { measurementTable } from '#server/db/main/measurement.table.ts'
import { plannedFoodTable } from '#server/db/main/planned-food.table.ts'
import { weightTable } from '#server/db/main/weight.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { addressKey, type EntryAddress } from './settle-operations.ts'

/**
 * What entries say, by `addressKey`, held until the transaction ends: a call that writes one of them
 * by itself comes before this or after it.
 */
export async function readContents(
  db: Database,
  trackerId: string,
  addresses: readonly EntryAddress[],
): Promise<Map<string, EntryContent>> {
  const contents = new Map<string, EntryContent>()
  for (const kind of ['weight', 'food', 'plan', 'measurement'] as const) {
    const ids = addresses.filter((address) => address.kind === kind).map(({ entryId }) => entryId)
    if (ids.length === 0) continue
    for (const content of await read[kind](db, trackerId, [...new Set(ids)])) {
      const entryId = 'id' in content ? content.id : content.measuredOn
      contents.set(addressKey({ kind, entryId }), content)
    }
  }
  return contents
}

type Read = (db: Database, trackerId: string, ids: string[]) => Promise<EntryContent[]>

const read = {
  weight: async (db, trackerId, days) =>
    db
      .select({ measuredOn: weightTable.measuredOn, kilograms: weightTable.kilograms })
      .from(weightTable)
      .where(and(eq(weightTable.trackerId, trackerId), inArray(weightTable.measuredOn, days)))
      .for('update'),
  food: async (db, trackerId, ids) =>
    db
      .select({
        id: foodEntryTable.id,
        eatenOn: foodEntryTable.eatenOn,
        meal: foodEntryTable.meal,
        foodId: foodEntryTable.foodId,
        measure: foodEntryTable.measure,
        amount: foodEntryTable.amount,
      })
      .from(foodEntryTable)
      .where(and(eq(foodEntryTable.trackerId, trackerId), inArray(foodEntryTable.id, ids)))
      .for('update'),
  plan: async (db, trackerId, ids) =>
    db
      .select({
        id: plannedFoodTable.id,
        eatenOn: plannedFoodTable.plannedOn,
        meal: plannedFoodTable.meal,
        foodId: plannedFoodTable.foodId,
        measure: plannedFoodTable.measure,
        amount: plannedFoodTable.amount,
      })
      .from(plannedFoodTable)
      .where(and(eq(plannedFoodTable.trackerId, trackerId), inArray(plannedFoodTable.id, ids)))
      .for('update'),
  measurement: async (db, trackerId, ids) =>
    db
      .select({
        id: measurementTable.id,
        kind: measurementTable.kind,
        measuredOn: measurementTable.measuredOn,
        value: measurementTable.value,
        secondValue: measurementTable.secondValue,
      })
      .from(measurementTable)
      .where(and(eq(measurementTable.trackerId, trackerId), inArray(measurementTable.id, ids)))
      .for('update'),
} satisfies Record<EntryKind, Read>
