import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { addDays } from '#server/backends/main/platform/calendar-day.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { listGoals } from '#server/backends/main/tracker/goals/goal.repository.ts'
import { goalOn } from '#server/backends/main/tracker/goals/goal-on.ts'
import { findRamadan } from '#server/backends/main/tracker/ramadan/ramadan.repository.ts'
import { requireTracker } from '#server/backends/main/tracker/trackers/require-tracker.ts'
import { findWeightOn } from '#server/backends/main/tracker/trackers/tracker.repository.ts'
import type { FoodDiary, FoodEntry, StoredFoodEntry } from '#server/contract/food-diary.schema.ts'
import { changedSince } from './changed-since.ts'
import { countFoodEntry } from './count-food-entry.ts'
import { findFoods } from './food.repository.ts'
import {
  deleteFoodEntry,
  listFoodEntries,
  listRecentFoods,
  upsertFoodEntry,
} from './food-diary.repository.ts'
import { withoutNoticed } from './noticed-food.repository.ts'
import { listPlannedFoods } from './planned-food.repository.ts'

type OfTracker<Rest> = Rest & { trackerId: string }

/** @throws MainFailure `ERR_NO_TRACKER`, also for another member's tracker */
export async function readFoodDiary(
  { db, foodFacts }: MainContext,
  { user }: Member,
  { trackerId, day }: OfTracker<{ day: string }>,
): Promise<FoodDiary> {
  await requireTracker(db, { trackerId, userId: user.id })
  const dayBefore = addDays(day, -1)
  const entries = await listFoodEntries(db, { trackerId, days: [day, dayBefore] })
  const recent = await listRecentFoods(db, trackerId)
  const ids = recent.map(({ foodId }) => foodId)
  return {
    entries: entries.filter(({ eatenOn }) => eatenOn === day),
    before: entries.filter(({ eatenOn }) => eatenOn === dayBefore),
    recent: recent.map(({ food, ...eaten }) => ({ ...eaten, names: food.names })),
    changed: await withoutNoticed(
      db,
      user.id,
      changedSince(recent, await findFoods(db, { userId: user.id, ids })),
    ),
    planned: await listPlannedFoods(db, { trackerId, day }),
    findsPackagedFoods: foodFacts !== undefined,
    ramadan: await findRamadan(db, user.id),
    goal: goalOn(await listGoals(db, trackerId), day) ?? null,
    kilograms: (await findWeightOn(db, { trackerId, day }))?.kilograms ?? null,
  }
}

/**
 * Saves an entry with today's values of its food.
 * @throws MainFailure `ERR_NO_TRACKER`, also for another member's tracker; `ERR_NO_FOOD` if the member
 * cannot see the food, or if the food lacks the measure
 */
export async function saveFoodEntry(
  { db, clock }: MainContext,
  { user }: Member,
  { trackerId, entry }: OfTracker<{ entry: FoodEntry }>,
): Promise<StoredFoodEntry> {
  return db.transaction(async (tx) => {
    await requireTracker(tx, { trackerId, userId: user.id })
    const found = await findFoods(tx, { userId: user.id, ids: [entry.foodId] })
    const counted = countFoodEntry(entry, found.get(entry.foodId))
    if (!counted) throw new MainFailure('ERR_NO_FOOD')
    return upsertFoodEntry(tx, { trackerId, ...counted, createdAt: clock.now() })
  })
}

/** @throws MainFailure `ERR_NO_TRACKER`, also for another member's tracker */
export async function removeFoodEntry(
  { db }: MainContext,
  { user }: Member,
  { trackerId, id }: OfTracker<{ id: string }>,
): Promise<void> {
  await requireTracker(db, { trackerId, userId: user.id })
  await deleteFoodEntry(db, { trackerId, id })
}
