import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useStoreOnDevice } from '#app/device/use-store-on-device.ts'
import { foodQueries } from '#app/features/food/food.queries.ts'
import { foodKeys } from '#app/features/food/food-keys.ts'
import { storeFoods } from '#app/features/food/stored-foods.ts'
import { useSyncState } from '#app/sync/sync-provider.tsx'
import { withUnsentFood } from './with-unsent-food.ts'

/** The log of a day as its member has it, kept on this device together with what can be searched. */
export function useFoodLog(trackerId: string, day: string) {
  const query = foodQueries.log(trackerId, day)
  const { data, error, isFetching, refetch } = useQuery(query)
  const { overlay } = useSyncState()
  const log = useMemo(() => data && withUnsentFood(data, day, overlay), [data, day, overlay])
  useStoreOnDevice(query.queryKey, log ?? undefined)
  useStoreOnDevice(foodKeys.latestLog(trackerId), log ?? undefined)
  const keepsFood = log !== null
  useEffect(() => {
    if (keepsFood) storeFoods().catch(() => {})
  }, [keepsFood])
  return { log, error, isFetching, refetch }
}
