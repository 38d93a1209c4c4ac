import type { ChosenMethod } from '#server/contract/chosen-method.schema.ts'
import type { PaymentNotificationRow } from '#server/db/main/payment-notification.table.ts'

/** What a member is asked to pay. */
export type PaymentRequest = {
  /** Our reference for one payment attempt, unique per attempt. */
  orderId: string
  amountRupiah: number
  item: { id: string; name: string }
  payer: { firstName: string; email: string }
  lifetimeMinutes: number
  /** Where the provider's page sends the member afterwards. */
  finishUrl: string
}

/** What the member pays with, and until when. */
export type PaymentInstruction = { method: ChosenMethod; expiresAt: Date | undefined }

/** The facts of one notification or status, in no provider's vocabulary. */
export type PaymentNotification = Pick<
  PaymentNotificationRow,
  /** `refundedRupiah` is the sum so far. `chargeId` is empty if the provider names none. */
  'transactionId' | 'attempt' | 'outcome' | 'chargeId' | 'refundedRupiah'
> & {
  /** What the payment is about, not what was refunded; undefined if it is not whole rupiah. */
  amountRupiah: number | undefined
  /** Present while the provider waits for a payment whose method is known. */
  instruction: PaymentInstruction | undefined
}

/** A notification and the body it came in, which is stored unchanged. */
export type ReceivedNotification = { notification: PaymentNotification; rawBody: string }

/** The same key is the same refund, however often it is requested. */
export type RefundRequest = { refundKey: string; orderId: string; amountRupiah: number }

/**
 * A payment provider: it takes money on its own page and notifies us of the outcome. An adapter is a
 * folder beside this file; nothing outside it knows the provider's fields.
 */
export type PaymentGateway = {
  /** Where staff look up a payment. */
  dashboard: { providerName: string; url: string }
  /** @throws MainFailure `PAYMENT_UNAVAILABLE` */
  open(request: PaymentRequest): Promise<{ paymentUrl: string }>
  /** Reads a notification; its signature may be in the body or in a header. */
  read(rawBody: string, headers: Headers): PaymentNotification | 'not-authentic' | 'unreadable'
  /**
   * Reads a notification that was authentic when it was journaled. Checks no signature: the key may
   * have changed since. Returns undefined if this provider did not write it.
   */
  readJournaled(rawBody: string): PaymentNotification | undefined
  /**
   * Returns the status of a payment, or undefined before the member has chosen a method.
   * @throws MainFailure `PAYMENT_UNAVAILABLE`
   */
  readStatus(orderId: string): Promise<ReceivedNotification | undefined>
  /**
   * Closes what the member could still pay. Returns `final` if the payment already has its outcome.
   * @throws MainFailure `PAYMENT_UNAVAILABLE`
   */
  cancel(orderId: string): Promise<'cancelled' | 'not-chosen' | 'final'>
  /**
   * Refunds money. Returns `refused` if the provider can never refund this payment.
   * @throws MainFailure `PAYMENT_UNAVAILABLE`
   */
  refund(request: RefundRequest): Promise<'accepted' | 'refused'>
}
