import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useServerFn } from '@tanstack/react-start'
import { useState } from 'react'
import { AppError } from '#app/errors/app-error.ts'
import {
  requestCode,
  sendCart,
  sendCartRemoval,
  sendOrder,
  sendVerification,
} from '#app/features/cart/order/order.functions.ts'
import type { OrderChoice } from '#app/features/cart/order/order-search.ts'
import {
  sendCancellation,
  sendMethodChange,
  sendPaymentCheck,
} from '#app/features/cart/purchases/transaction.functions.ts'
import { requireAnswer } from '#app/session/require-answer.ts'
import { cartQueries } from './cart.queries.ts'
import { createKeyedCall } from './keyed-call.ts'

type PlaceOrderInput = { choice: OrderChoice; idempotencyKey: string }

/** Places the order and has its code mailed; with the same key it is the same order every time. */
export function usePlaceOrder({ choice, idempotencyKey }: PlaceOrderInput) {
  const place = useServerFn(sendOrder)
  const request = useServerFn(requestCode)
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const { orderId } = requireAnswer(await place({ data: { ...choice, idempotencyKey } }))
      // A press too many finds its code on the way already: the order goes on all the same.
      const dispatch = requireAnswer(await request({ data: { orderId } }).catch(nullWhenTooSoon))
      return { orderId, dispatch }
    },
    // A payment may be open by now, or a promo code used up, and the page has to say so.
    onError: () => queryClient.invalidateQueries({ queryKey: ['cart'] }),
  })
}

function nullWhenTooSoon(error: unknown): null {
  if (error instanceof AppError && error.says('OTP_TOO_SOON')) return null
  throw error
}

export function useRequestCode(orderId: string) {
  const request = useServerFn(requestCode)
  return useMutation({
    mutationFn: async () => requireAnswer(await request({ data: { orderId } })),
  })
}

export function useVerifyCode(orderId: string) {
  const verify = useServerFn(sendVerification)
  const [keyed] = useState(createKeyedCall)
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (code: string) =>
      keyed(code, async (idempotencyKey) =>
        requireAnswer(await verify({ data: { orderId, code, idempotencyKey } })),
      ),
    // The code may have been given in another tab, and the page has to lead to its payment.
    onError: () => queryClient.invalidateQueries({ queryKey: ['cart'] }),
    // The page is about to be left; whoever comes back to it finds the open payment.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['cart'], refetchType: 'none' }),
  })
}

export function useSaveCart() {
  const keep = useServerFn(sendCart)
  return useMutation({
    mutationFn: async (productServiceId: string) =>
      requireAnswer(await keep({ data: { productServiceId } })),
  })
}

export function useDropCart(cartId: string) {
  const drop = useServerFn(sendCartRemoval)
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => drop({ data: { cartId } }),
    onSettled: () => queryClient.invalidateQueries(cartQueries.openOrders()),
  })
}

/** Has the payment service asked now: what it sent us may have been lost on the way. */
export function useCheckPurchase(id: string) {
  const check = useServerFn(sendPaymentCheck)
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => check({ data: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['cart'] }),
  })
}

export function useChangeMethod(id: string) {
  const change = useServerFn(sendMethodChange)
  const [keyed] = useState(createKeyedCall)
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () =>
      keyed(id, async (idempotencyKey) =>
        requireAnswer(await change({ data: { id, idempotencyKey } })),
      ),
    // It may have failed because the payment has arrived, and the page has to say so.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['cart'] }),
  })
}

export function useCancelPurchase(id: string) {
  const cancel = useServerFn(sendCancellation)
  const [keyed] = useState(createKeyedCall)
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => keyed(id, (idempotencyKey) => cancel({ data: { id, idempotencyKey } })),
    // A payment may have been faster; either way the page shows what is true now.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['cart'] }),
  })
}
