import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useServerFn } from '@tanstack/react-start'
import { answered } from '#app/session/answered.ts'
import type { GoalWish } from '#server/contract/goal.schema.ts'
import { sendEatingCheck, sendGoal, sendGoalEnd } from './goal.functions.ts'

export function useSetGoal(trackerId: string) {
  const call = useServerFn(sendGoal)
  const refresh = useRefresh(trackerId)
  return useMutation({
    mutationFn: async (wish: GoalWish) => answered(await call({ data: { trackerId, wish } })),
    onSettled: refresh,
  })
}

export function useEndGoal(trackerId: string) {
  const call = useServerFn(sendGoalEnd)
  const refresh = useRefresh(trackerId)
  return useMutation({
    mutationFn: async () => answered(await call({ data: { trackerId } })),
    onSettled: refresh,
  })
}

export function useKeepEatingCheck(trackerId: string) {
  const call = useServerFn(sendEatingCheck)
  const refresh = useRefresh(trackerId)
  return useMutation({
    mutationFn: async (needsPerson: boolean) => answered(await call({ data: { needsPerson } })),
    onSettled: refresh,
  })
}

/** Whatever a page of the tracker shows may depend on these, so all of it is asked for again. */
function useRefresh(trackerId: string) {
  const queryClient = useQueryClient()
  return () =>
    queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(trackerId) })
}
