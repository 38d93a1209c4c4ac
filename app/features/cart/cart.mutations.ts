import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useServerFn } from '@tanstack/react-start'
import { AppError } from '#app/errors/app-error.ts'
import { answered } from '#app/session/answered.ts'
import type { OrderSubject } from '#server/contract/purchase.schema.ts'
import { cartQueries } from './cart.queries.ts'
import { requestCode, sendCart, sendOrder, sendVerification } from './order.functions.ts'
import { sendCancellation } from './transaction.functions.ts'

type PlaceOrderInput = { subject: OrderSubject; idempotencyKey: string }

/** Places the order and has its code mailed; with the same key it is the same order every time. */
export function usePlaceOrder({ subject, idempotencyKey }: PlaceOrderInput) {
  const place = useServerFn(sendOrder)
  const request = useServerFn(requestCode)
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const { orderId } = answered(await place({ data: { subject, idempotencyKey } }))
      // A press too many finds its code on the way already: the order goes on all the same.
      const dispatch = answered(await request({ data: { orderId } }).catch(nullWhenTooSoon))
      return { orderId, dispatch }
    },
    // It may have failed because a payment is open by now, and the page has to say so.
    onError: () => queryClient.invalidateQueries(cartQueries.checkedOrder(subject)),
  })
}

function nullWhenTooSoon(error: unknown): null {
  if (error instanceof AppError && error.says('OTP_TOO_SOON')) return null
  throw error
}

export function useRequestCode(orderId: string) {
  const request = useServerFn(requestCode)
  return useMutation({ mutationFn: async () => answered(await request({ data: { orderId } })) })
}

export function useVerifyCode(orderId: string) {
  const verify = useServerFn(sendVerification)
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (code: string) => answered(await verify({ data: { orderId, code } })),
    // The page is about to be left; whoever comes back to it finds the open payment.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['cart'], refetchType: 'none' }),
  })
}

export function useKeepCart() {
  const keep = useServerFn(sendCart)
  return useMutation({
    mutationFn: async (productServiceId: string) =>
      answered(await keep({ data: { productServiceId } })),
  })
}

/** Asks for the payment now, beside the regular asking: a person wants to see that it was done. */
export function useCheckPurchase(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => queryClient.fetchQuery({ ...cartQueries.purchase(id), staleTime: 0 }),
  })
}

export function useCancelPurchase(id: string) {
  const cancel = useServerFn(sendCancellation)
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => cancel({ data: { id } }),
    // A payment may have been faster; either way the page shows what is true now.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['cart'] }),
  })
}
