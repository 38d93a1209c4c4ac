import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useServerFn } from '@tanstack/react-start'
import { useState } from 'react'
import { createKeyedCall } from '#app/clients/keyed-call.ts'
import { AppError } from '#app/errors/app-error.ts'
import {
  requestCode,
  sendCart,
  sendCartRemoval,
  sendOrder,
  sendPayment,
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
import type { OpenedPayment } from './order/go-to-payment.ts'

// What leads the user on is an option of `useMutation`, not of `mutate`. A live event may show the
// open payment first. Then it takes away the part that was pressed, with the callbacks of its
// `mutate`.

type Placed = {
  orderId: string
  payment: OpenedPayment | null
  dispatch: { resendAfterSeconds: number } | null
}

type OrderWish = { choiceKey: string; expectedTotalRupiah: number; age?: 'adult' }

/**
 * Places the order at the total that the page shows. Then opens its payment, or mails the code that
 * it needs first. Idempotent for the same key and total.
 */
export function usePlaceOrder(choice: OrderChoice, onPlaced: (placed: Placed) => void) {
  const place = useServerFn(sendOrder)
  const pay = useServerFn(sendPayment)
  const request = useServerFn(requestCode)
  const [keyed] = useState(createKeyedCall)
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ choiceKey, ...wish }: OrderWish): Promise<Placed> => {
      const idempotencyKey = `${choiceKey}-${wish.expectedTotalRupiah}`
      const data = { ...choice, ...wish, idempotencyKey }
      const { orderId, needsCode } = requireAnswer(await place({ data }))
      const payment = needsCode
        ? null
        : await keyed(orderId, async (key) =>
            requireAnswer(await pay({ data: { orderId, idempotencyKey: key } })),
          ).catch(nullWhenCodeRequired)
      if (payment) return { orderId, payment, dispatch: null }
      // A repeated press finds the code already sent. The order proceeds.
      const dispatch = requireAnswer(await request({ data: { orderId } }).catch(nullWhenTooSoon))
      return { orderId, payment, dispatch }
    },
    // Refreshes the page: a payment may be open or the promo code used up.
    onError: () => queryClient.invalidateQueries({ queryKey: ['cart'] }),
    onSuccess: (placed) => {
      onPlaced(placed)
      return leaveStale(queryClient)
    },
  })
}

/** Marks the cart as stale without refetching: the browser leaves this page now. */
function leaveStale(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['cart'], refetchType: 'none' })
}

/** The sign-in became too old while the page was open. */
function nullWhenCodeRequired(error: unknown): null {
  if (error instanceof AppError && error.says('OTP_REQUIRED')) return null
  throw error
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

export function useVerifyCode(orderId: string, onVerified: (payment: OpenedPayment) => void) {
  const verify = useServerFn(sendVerification)
  const [keyed] = useState(createKeyedCall)
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (code: string) =>
      keyed(code, async (idempotencyKey) =>
        requireAnswer(await verify({ data: { orderId, code, idempotencyKey } })),
      ),
    // Refreshes the page: another tab may have used the code already.
    onError: () => queryClient.invalidateQueries({ queryKey: ['cart'] }),
    onSuccess: (payment) => {
      onVerified(payment)
      return leaveStale(queryClient)
    },
  })
}

export function useSaveCart() {
  const save = useServerFn(sendCart)
  return useMutation({
    mutationFn: async (productServiceId: string) =>
      requireAnswer(await save({ data: { productServiceId } })),
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

/** Asks the payment service, because its notification may have been lost. */
export function useCheckPurchase(id: string) {
  const check = useServerFn(sendPaymentCheck)
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => check({ data: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['cart'] }),
  })
}

/** Opens the payment service's page for another method of the same order. */
export function useChangeMethod(id: string) {
  const change = useServerFn(sendMethodChange)
  const [keyed] = useState(createKeyedCall)
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () =>
      keyed(id, async (idempotencyKey) =>
        requireAnswer(await change({ data: { id, idempotencyKey } })),
      ),
    onSuccess: ({ paymentUrl }) => paymentUrl && window.location.assign(paymentUrl),
    // Refreshes the page: the call fails if the payment has arrived.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['cart'] }),
  })
}

export function useCancelPurchase(id: string) {
  const cancel = useServerFn(sendCancellation)
  const [keyed] = useState(createKeyedCall)
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => keyed(id, (idempotencyKey) => cancel({ data: { id, idempotencyKey } })),
    // Refreshes the page: the payment may have won the race.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['cart'] }),
  })
}
