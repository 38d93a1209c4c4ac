import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useServerFn } from '@tanstack/react-start'
import { requireAnswer } from '#app/session/require-answer.ts'
import { useProof } from '#app/session/second-factor/step-up/step-up-provider.tsx'
import type { NewPasskey, PasskeyCreation } from '#server/contract/passkey.schema.ts'

/** The server functions of an area, and the key under which its answer is kept. */
export type OwnCalls = {
  queryKey: QueryKey
  endSession: OwnCall<{ id: string }, unknown>
  endOthers: OwnCall<undefined, unknown>
  renewCodes: OwnCall<undefined, string[]>
  offerPasskey: () => Promise<PasskeyCreation>
  addPasskey: OwnCall<NewPasskey, unknown>
  removePasskey: OwnCall<{ id: string }, unknown>
}
type OwnCall<Input, Answer> = (options: { data: Input }) => Promise<Answer>

/** A change of one's own security. Asks for a code if the call needs one; the page is read again. */
export function useOwnMutation<Input, Answer>(
  queryKey: QueryKey,
  send: (options: { data: Input }) => Promise<Answer>,
) {
  const queryClient = useQueryClient()
  const withProof = useProof()
  const call = useServerFn(send)
  return useMutation({
    mutationFn: (data: Input) => withProof(async () => requireAnswer(await call({ data }))),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}
