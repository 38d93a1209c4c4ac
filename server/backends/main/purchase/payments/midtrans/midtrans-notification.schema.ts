import * as v from 'valibot'

/**
 * Midtrans' HTTP notification, and its status answer. Names only the fields that decide. The strings
 * stay exactly as received, because the signature covers them.
 */
export const midtransNotificationSchema = v.looseObject({
  order_id: v.string(),
  status_code: v.string(),
  gross_amount: v.string(),
  signature_key: v.string(),
  transaction_status: v.string(),
  /** Identifies one charge of an order. */
  transaction_id: v.optional(v.string()),
  fraud_status: v.optional(v.string()),
})
export type MidtransNotification = v.InferOutput<typeof midtransNotificationSchema>
