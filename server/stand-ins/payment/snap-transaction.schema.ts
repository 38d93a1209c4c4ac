import * as v from 'valibot'

const rupiahSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

const millisecondsByUnit = {
  second: 1_000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
} as const

/** Midtrans treats `minute` and `minutes` alike. */
const expirySchema = v.object({
  start_time: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => new Date(text)),
      v.date(),
    ),
  ),
  duration: v.pipe(v.number(), v.integer(), v.minValue(1)),
  unit: v.pipe(
    v.string(),
    v.transform((unit) => unit.replace(/s$/, '')),
    v.picklist(['second', 'minute', 'hour', 'day']),
    v.transform((unit) => millisecondsByUnit[unit]),
  ),
})

/** POST /snap/v1/transactions, limited to the fields that the stand-in uses. */
export const snapTransactionSchema = v.object({
  transaction_details: v.object({
    order_id: v.pipe(v.string(), v.regex(/^[\w.~-]{1,50}$/)),
    gross_amount: rupiahSchema,
  }),
  item_details: v.optional(
    v.array(
      v.object({
        name: v.string(),
        price: v.pipe(v.number(), v.safeInteger()),
        quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
      }),
    ),
  ),
  customer_details: v.optional(
    v.object({
      first_name: v.optional(v.string()),
      last_name: v.optional(v.string()),
      email: v.optional(v.string()),
    }),
  ),
  callbacks: v.optional(
    v.object({ finish: v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:/i))) }),
  ),
  expiry: v.optional(expirySchema),
})
export type SnapTransaction = v.InferOutput<typeof snapTransactionSchema>
