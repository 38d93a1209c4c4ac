import type { FoodLog } from '#app/features/food/food.server.ts'
import { dayAfter } from '#app/lib/day-after.ts'
import type { Outbox, Unsent } from '#app/sync/outbox.ts'
import { withUnsent } from '#app/sync/with-unsent.ts'
import type { StoredFoodEntry } from '#server/contract/food-diary.schema.ts'

/** A day's log with what this device has changed of it and of the day before. */
export function withUnsentFood(log: FoodLog, day: string, outbox: Outbox): FoodLog {
  const { diary } = log
  const shown = (entries: StoredFoodEntry[], of: string, kind: 'food' | 'plan' = 'food') =>
    withUnsent(entries, {
      outbox,
      kind,
      idOf: ({ id }) => id,
      entryOf: (unsent) => entryOn(of, unsent),
    })
  const entries = shown(diary.entries, day)
  return {
    ...log,
    diary: {
      ...diary,
      entries,
      // A plan is eaten under its own id.
      planned: shown(diary.planned, day, 'plan').filter(({ id }) =>
        entries.every((entry) => entry.id !== id),
      ),
      before: shown(diary.before, dayAfter(day, -1)),
    },
  }
}

function entryOn(day: string, { shown }: Unsent): StoredFoodEntry | undefined {
  const entry = shown as StoredFoodEntry | undefined
  return entry?.eatenOn === day ? entry : undefined
}
