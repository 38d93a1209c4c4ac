import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStoreOnDevice } from '#app/device/use-store-on-device.ts'
import { planQueries } from '#app/features/plans/plans.queries.ts'
import { ensureFoodsStored, planKeys } from './plan-on-device.ts'

/** The plan of a day. Stores it, with the foods of the exchange list, for offline use. */
export function usePlanOfDay(trackerId: string, day: string) {
  const { data: found } = useQuery(planQueries.ofDay(trackerId, day))
  useStoreOnDevice(planKeys.ofDay(trackerId, day), found)
  useStoreOnDevice(planKeys.latest(trackerId), found)
  const hasPlan = Boolean(found?.plan ?? found?.upcoming)
  useEffect(() => {
    if (hasPlan) ensureFoodsStored().catch(() => {})
  }, [hasPlan])
  return found
}
