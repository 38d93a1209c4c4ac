import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useKeptOnDevice } from '#app/device/use-kept-on-device.ts'
import { useSyncState } from '#app/sync/sync-provider.tsx'
import { foodQueries } from './food.queries.ts'
import { foodKeys } from './food-keys.ts'
import { keepFoods } from './kept-food.ts'
import { withUnsentFood } from './with-unsent-food.ts'

/** The log of a day as its member has it, kept on this device together with what can be searched. */
export function useFoodLog(trackerId: string, day: string) {
  const query = foodQueries.log(trackerId, day)
  const { data, error, isFetching, refetch } = useQuery(query)
  const { overlay } = useSyncState()
  const log = useMemo(() => data && withUnsentFood(data, day, overlay), [data, day, overlay])
  useKeptOnDevice(query.queryKey, log ?? undefined)
  useKeptOnDevice(foodKeys.latestLog(trackerId), log ?? undefined)
  const keepsFood = log !== null
  useEffect(() => {
    if (keepsFood) keepFoods().catch(() => {})
  }, [keepsFood])
  return { log, error, isFetching, refetch }
}
