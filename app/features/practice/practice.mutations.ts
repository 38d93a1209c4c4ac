import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useServerFn } from '@tanstack/react-start'
import { requireAnswer } from '#app/session/require-answer.ts'
import {
  sendClientBooking,
  sendFeed,
  sendFeedEnd,
  sendSessionCancel,
  sendSessionMove,
  sendTimeOff,
  sendTimeOffEnd,
} from './changes/changes.functions.ts'
import {
  sendInviteAcceptance,
  sendOutcome,
  sendOverride,
  sendOverrideEnd,
  sendPause,
  sendRules,
  sendWeekly,
} from './practice.functions.ts'
import { practiceKey } from './practice.queries.ts'

type Call<Input, Answer> = (options: { data: Input }) => Promise<Answer | undefined>

/** A change of the practice; its pages are read again, also after a failure. */
function usePracticeMutation<Input, Answer>(call: Call<Input, Answer>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (data: Input) => requireAnswer(await call({ data })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: practiceKey }),
  })
}

export const useSaveRules = () => usePracticeMutation(useServerFn(sendRules))
export const useSetPaused = () => usePracticeMutation(useServerFn(sendPause))
export const useSaveWeekly = () => usePracticeMutation(useServerFn(sendWeekly))
export const useSaveOverride = () => usePracticeMutation(useServerFn(sendOverride))
export const useDropOverride = () => usePracticeMutation(useServerFn(sendOverrideEnd))
export const useRecordOutcome = () => usePracticeMutation(useServerFn(sendOutcome))
export const useAcceptInvite = () => usePracticeMutation(useServerFn(sendInviteAcceptance))
export const useBookForClient = () => usePracticeMutation(useServerFn(sendClientBooking))
export const useMoveForClient = () => usePracticeMutation(useServerFn(sendSessionMove))
export const useCancelForClient = () => usePracticeMutation(useServerFn(sendSessionCancel))
export const useTakeTimeOff = () => usePracticeMutation(useServerFn(sendTimeOff))
export const useEndTimeOff = () => usePracticeMutation(useServerFn(sendTimeOffEnd))
export const useCreateFeed = () => usePracticeMutation(useServerFn(sendFeed))
export const useEndFeed = () => usePracticeMutation(useServerFn(sendFeedEnd))
