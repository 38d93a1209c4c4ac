import type { PaymentNotification } from '#server/contract/purchase.schema.ts'

/** What a member is asked to pay. */
export type PaymentRequest = {
  transactionId: string
  amountRupiah: number
  item: { id: string; name: string }
  payer: { firstName: string; email: string }
  lifetimeMinutes: number
  /** Where the provider's page sends the member afterwards. */
  finishUrl: string
}

/** A provider that takes money on a page of its own and tells us later what came of it. */
export type PaymentGateway = {
  /** @throws MainFailure `PAYMENT_UNAVAILABLE` */
  open(request: PaymentRequest): Promise<{ paymentUrl: string }>
  /** Says whether the provider sent a notification, by the exact strings received. */
  isAuthentic(notification: PaymentNotification): boolean
}
