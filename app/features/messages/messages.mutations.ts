import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useServerFn } from '@tanstack/react-start'
import { requireAnswer } from '#app/session/require-answer.ts'
import type { QuickTexts } from '#server/contract/message.schema.ts'
import { sendQuickTexts, sendWithdrawal } from './messages.functions.ts'
import { messageQueries, messagesKey } from './messages.queries.ts'

export function useWithdrawMessage(conversationId: string) {
  const send = useServerFn(sendWithdrawal)
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (messageId: string) =>
      requireAnswer(await send({ data: { id: conversationId, messageId } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: messagesKey }),
  })
}

export function useSaveQuickTexts() {
  const send = useServerFn(sendQuickTexts)
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (texts: QuickTexts) => requireAnswer(await send({ data: texts })),
    onSuccess: (saved) => queryClient.setQueryData(messageQueries.quickTexts().queryKey, saved),
  })
}
