import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useStoreOnDevice } from '#app/device/use-store-on-device.ts'
import { foodQueries } from '#app/features/food/food.queries.ts'
import type { FoodLog } from '#app/features/food/food.server.ts'
import { foodKeys } from '#app/features/food/food-keys.ts'
import { ensureFoodsStored } from '#app/features/food/stored-foods.ts'
import { dayAfter } from '#app/lib/day-after.ts'
import type { Outbox, Unsent } from '#app/sync/outbox.ts'
import { useSyncState } from '#app/sync/sync-provider.tsx'
import { withUnsent } from '#app/sync/with-unsent.ts'
import type { StoredFoodEntry } from '#server/contract/food-diary.schema.ts'

/** The log of a day with this device's unsent changes. Stores it, with the foods, for offline use. */
export function useFoodLog(trackerId: string, day: string) {
  const query = foodQueries.log(trackerId, day)
  const { data, error, isFetching, refetch } = useQuery(query)
  const { overlay } = useSyncState()
  const log = useMemo(() => data && withUnsentFood(data, day, overlay), [data, day, overlay])
  useStoreOnDevice(query.queryKey, log ?? undefined)
  useStoreOnDevice(foodKeys.latestLog(trackerId), log ?? undefined)
  const hasLog = log !== null
  useEffect(() => {
    if (hasLog) ensureFoodsStored().catch(() => {})
  }, [hasLog])
  return { log, error, isFetching, refetch }
}

/** Applies unsent changes to the entries of a day and of the day before. */
function withUnsentFood(log: FoodLog, day: string, outbox: Outbox): FoodLog {
  const { diary } = log
  const apply = (entries: StoredFoodEntry[], to: string, kind: 'food' | 'plan' = 'food') =>
    withUnsent(entries, {
      outbox,
      kind,
      idOf: ({ id }) => id,
      entryOf: (unsent) => entryOn(to, unsent),
    })
  const entries = apply(diary.entries, day)
  return {
    ...log,
    diary: {
      ...diary,
      entries,
      // An eaten plan keeps its id.
      planned: apply(diary.planned, day, 'plan').filter(({ id }) =>
        entries.every((entry) => entry.id !== id),
      ),
      before: apply(diary.before, dayAfter(day, -1)),
    },
  }
}

function entryOn(day: string, { shown }: Unsent): StoredFoodEntry | undefined {
  const entry = shown as StoredFoodEntry | undefined
  return entry?.eatenOn === day ? entry : undefined
}
