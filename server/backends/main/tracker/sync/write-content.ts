import { countFoodEntry } from '#server/backends/main/tracker/foods/count-food-entry.ts'
import type { EditedFood } from '#server/backends/main/tracker/foods/food.repository.ts'
import {
  deleteFoodEntry,
  upsertFoodEntry,
} from '#server/backends/main/tracker/foods/food-diary.repository.ts'
import {
  deletePlannedFood,
  upsertPlannedFood,
} from '#server/backends/main/tracker/foods/planned-food.repository.ts'
import {
  deleteMeasurement,
  upsertMeasurement,
} from '#server/backends/main/tracker/measurements/measurement.repository.ts'
import {
  deleteWeight,
  upsertWeight,
} from '#server/backends/main/tracker/trackers/tracker.repository.ts'
import type { EntryContent } from '#server/contract/sync.schema.ts'
import type { Database } from '#server/db/open-database.ts'
import type { EntryAddress } from './settle-operations.ts'

type Change = EntryAddress & {
  trackerId: string
  /** Nothing deletes the entry. */
  content: EntryContent | null
  foods: ReadonlyMap<string, EditedFood>
  now: Date
}

/** Makes an entry say what it is to say, as the calls for one entry do. */
export async function writeContent(
  db: Database,
  { trackerId, kind, entryId, content, foods, now }: Change,
): Promise<void> {
  const id = entryId
  if (!content) {
    if (kind === 'weight') await deleteWeight(db, { trackerId, measuredOn: entryId })
    if (kind === 'food') await deleteFoodEntry(db, { trackerId, id })
    if (kind === 'plan') await deletePlannedFood(db, { trackerId, id })
    if (kind === 'measurement') await deleteMeasurement(db, { trackerId, id })
    return
  }
  if ('kilograms' in content) await upsertWeight(db, trackerId, content)
  else if ('foodId' in content) {
    const counted = countFoodEntry(content, foods.get(content.foodId))
    if (!counted) throw new Error('A food that was there is gone')
    const { eatenOn: plannedOn, ...plan } = counted
    if (kind === 'plan')
      await upsertPlannedFood(db, { trackerId, plannedOn, ...plan, createdAt: now })
    else await upsertFoodEntry(db, { trackerId, ...counted, createdAt: now })
  } else await upsertMeasurement(db, { trackerId, ...content, createdAt: now })
}
