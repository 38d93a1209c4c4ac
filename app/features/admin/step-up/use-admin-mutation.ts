import { useMutation, useQueryClient } from '@tanstack/react-query'
import { adminKey } from '#app/features/admin/admin.queries.ts'
import { requireAnswer } from '#app/session/require-answer.ts'
import { useProof } from '#app/session/second-factor/step-up/step-up-provider.tsx'

type Call<Input, Answer> = (options: { data: Input }) => Promise<Answer | undefined>

/**
 * A change in the console. Asks for a code if the call needs one. The pages are read again, also after
 * a failure.
 */
export function useAdminMutation<Input, Answer>(call: Call<Input, Answer>) {
  const queryClient = useQueryClient()
  const withProof = useProof()
  return useMutation({
    mutationFn: (data: Input) => withProof(async () => requireAnswer(await call({ data }))),
    onSettled: () => queryClient.invalidateQueries({ queryKey: adminKey }),
  })
}
