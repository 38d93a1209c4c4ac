import { useQuery, useQueryClient } from '@tanstack/react-query'
import { findAnswer, storeAnswer } from '#app/device/stored-answers.ts'
import type { Measure } from '#server/contract/measures.ts'

type LastUnits = Partial<Record<Measure, string>>

/** Device storage is per member: two members of one laptop may use two laboratories. */
const deviceKey = ['last-units']

/** Remembers on the device which unit the member used last for a measure. */
export function useLastUnit(trackerId: string, measure: Measure) {
  const queryClient = useQueryClient()
  const queryKey = [...deviceKey, trackerId]
  const { data } = useQuery({
    queryKey,
    queryFn: async (): Promise<LastUnits> => {
      const stored = await findAnswer(deviceKey).catch(() => undefined)
      return (stored as LastUnits | undefined) ?? {}
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  return {
    lastUnit: data?.[measure],
    onUnitUsed: (unit: string) => {
      const units = { ...data, [measure]: unit }
      queryClient.setQueryData(queryKey, units)
      // Without device storage the query cache remembers the unit until the page closes.
      storeAnswer(deviceKey, units).catch(() => {})
    },
  }
}
