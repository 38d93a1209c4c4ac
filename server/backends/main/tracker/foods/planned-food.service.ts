import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { requireTracker } from '#server/backends/main/tracker/trackers/require-tracker.ts'
import type { FoodEntry, StoredFoodEntry } from '#server/contract/food-diary.schema.ts'
import { countFoodEntry } from './count-food-entry.ts'
import { findFoods } from './food.repository.ts'
import { deletePlannedFood, upsertPlannedFood } from './planned-food.repository.ts'

/**
 * Plans a food for a day.
 * @throws MainFailure `ERR_NO_TRACKER`, also for another member's tracker; `ERR_NO_FOOD` if the member
 * cannot see the food, or if the food lacks the measure
 */
export async function planFood(
  { db, clock }: MainContext,
  { user }: Member,
  { trackerId, plan }: { trackerId: string; plan: FoodEntry },
): Promise<StoredFoodEntry> {
  return db.transaction(async (tx) => {
    await requireTracker(tx, { trackerId, userId: user.id })
    const found = await findFoods(tx, { userId: user.id, ids: [plan.foodId] })
    const counted = countFoodEntry(plan, found.get(plan.foodId))
    if (!counted) throw new MainFailure('ERR_NO_FOOD')
    const { eatenOn: plannedOn, ...content } = counted
    return upsertPlannedFood(tx, { trackerId, plannedOn, ...content, createdAt: clock.now() })
  })
}

/** @throws MainFailure `ERR_NO_TRACKER`, also for another member's tracker */
export async function dropPlannedFood(
  { db }: MainContext,
  { user }: Member,
  { trackerId, id }: { trackerId: string; id: string },
): Promise<void> {
  await requireTracker(db, { trackerId, userId: user.id })
  await deletePlannedFood(db, { trackerId, id })
}
