import type { PaymentNotification } from '#server/contract/purchase.schema.ts'

/** What a member is asked to pay. */
export type PaymentRequest = {
  /** The provider's name for it; used once. */
  orderId: string
  amountRupiah: number
  item: { id: string; name: string }
  payer: { firstName: string; email: string }
  lifetimeMinutes: number
  /** Where the provider's page sends the member afterwards. */
  finishUrl: string
}

/** What the provider says when it is asked, in the words of a notification. */
export type PaymentStatus = { notification: PaymentNotification; rawBody: string }

/** Money to give back; the same key is the same refund, however often it is asked for. */
export type RefundRequest = { refundKey: string; orderId: string; amountRupiah: number }

/** A provider that takes money on a page of its own and tells us later what came of it. */
export type PaymentGateway = {
  /** @throws MainFailure `PAYMENT_UNAVAILABLE` */
  open(request: PaymentRequest): Promise<{ paymentUrl: string }>
  /**
   * Gives money back. `refused` when this payment cannot be paid back by the provider, whoever asks.
   * @throws MainFailure `PAYMENT_UNAVAILABLE`
   */
  refund(request: RefundRequest): Promise<'accepted' | 'refused'>
  /** Says whether the provider sent what was received, by its exact strings; anything may be asked. */
  isAuthentic(received: unknown): boolean
  /**
   * What has become of a payment; nothing before the member has chosen how to pay.
   * @throws MainFailure `PAYMENT_UNAVAILABLE`
   */
  readStatus(orderId: string): Promise<PaymentStatus | undefined>
  /**
   * Closes what the member could still pay to. `final`: it is too late, the payment has its outcome.
   * @throws MainFailure `PAYMENT_UNAVAILABLE`
   */
  cancel(orderId: string): Promise<'cancelled' | 'not-chosen' | 'final'>
}
