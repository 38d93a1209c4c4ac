import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useServerFn } from '@tanstack/react-start'
import { requireAnswer } from '#app/session/require-answer.ts'
import { sendAddendum, sendOutcome, sendSigning } from './notes.functions.ts'
import { notesKey } from './notes.queries.ts'

type Call<Input, Answer> = (options: { data: Input }) => Promise<Answer | undefined>

/**
 * A change of notes or steps; they are read again, also after a failure. What follows a success comes
 * first, because the page that was read again may lack the form.
 */
function useNoteMutation<Input, Answer>(call: Call<Input, Answer>, onSuccess?: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (data: Input) => requireAnswer(await call({ data })),
    ...(onSuccess && { onSuccess }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: notesKey }),
  })
}

export const useSignNote = (onSigned: () => void) =>
  useNoteMutation(useServerFn(sendSigning), onSigned)
export const useAddAddendum = () => useNoteMutation(useServerFn(sendAddendum))
export const useSetOutcome = () => useNoteMutation(useServerFn(sendOutcome))
