import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useServerFn } from '@tanstack/react-start'
import { requireAnswer } from '#app/session/require-answer.ts'
import type { BankAccount } from '#server/contract/refund.schema.ts'
import { sendRefundAccount, sendRefundRequest } from './refund.functions.ts'

/** Requests the shown amount. Success and failure both refresh the page. */
export function useRequestRefund(id: string) {
  const send = useServerFn(sendRefundRequest)
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (amountRupiah: number) =>
      requireAnswer(await send({ data: { id, amountRupiah } })),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['cart'] }),
        queryClient.invalidateQueries({ queryKey: ['extensions'], refetchType: 'none' }),
      ]),
  })
}

/** Sends the account for a refund by hand. Success and failure both refresh the page. */
export function useGiveRefundAccount(id: string) {
  const send = useServerFn(sendRefundAccount)
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (account: { refundId: string } & BankAccount) =>
      requireAnswer(await send({ data: { id, ...account } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['cart'] }),
  })
}
