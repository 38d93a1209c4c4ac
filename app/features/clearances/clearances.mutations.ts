import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useServerFn } from '@tanstack/react-start'
import { requireAnswer } from '#app/session/require-answer.ts'
import type { ClearanceBoard, ClearanceSigning } from '#server/contract/goal-clearance.schema.ts'
import { sendClearance, sendClearanceEnd } from './clearances.functions.ts'
import { clearanceQueries } from './clearances.queries.ts'

/** The answer replaces the board; after a failure it is read again. */
function useClearanceMutation<Input>(
  trackerId: string,
  call: (input: Input) => Promise<ClearanceBoard | undefined>,
) {
  const queryClient = useQueryClient()
  const { queryKey } = clearanceQueries.board(trackerId)
  return useMutation({
    mutationFn: async (input: Input) => requireAnswer(await call(input)),
    onSuccess: (board) => queryClient.setQueryData(queryKey, board),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  })
}

export function useSignClearance(trackerId: string) {
  const send = useServerFn(sendClearance)
  return useClearanceMutation(trackerId, (signing: ClearanceSigning) =>
    send({ data: { trackerId, ...signing } }),
  )
}

export function useEndClearance(trackerId: string) {
  const send = useServerFn(sendClearanceEnd)
  return useClearanceMutation(trackerId, () => send({ data: { trackerId } }))
}
