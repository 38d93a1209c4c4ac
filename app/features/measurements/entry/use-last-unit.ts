import { useQuery, useQueryClient } from '@tanstack/react-query'
import { findAnswer, storeAnswer } from '#app/device/stored-answers.ts'
import type { Measure } from '#server/contract/measures.ts'

type LastUnits = Partial<Record<Measure, string>>

/** On the device its member's alone: two members of one laptop may go to two laboratories. */
const deviceKey = ['last-units']

/** The unit that a member used last for a measure, on this device. Without one there is the usual unit. */
export function useLastUnit(trackerId: string, measure: Measure) {
  const queryClient = useQueryClient()
  const queryKey = [...deviceKey, trackerId]
  const { data } = useQuery({
    queryKey,
    queryFn: async (): Promise<LastUnits> => {
      const kept = await findAnswer(deviceKey).catch(() => undefined)
      return (kept as LastUnits | undefined) ?? {}
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  return {
    lastUnit: data?.[measure],
    onUnitUsed: (unit: string) => {
      const units = { ...data, [measure]: unit }
      queryClient.setQueryData(queryKey, units)
      // A device that keeps nothing knows it as long as the page is open.
      storeAnswer(deviceKey, units).catch(() => {})
    },
  }
}
