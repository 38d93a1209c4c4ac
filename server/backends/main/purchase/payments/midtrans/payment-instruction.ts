import * as v from 'valibot'
import type { PaymentInstruction } from '#server/backends/main/purchase/payments/payment-gateway.ts'
import type { ChosenMethod } from '#server/contract/chosen-method.schema.ts'

const wordSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const optionalWordSchema = v.optional(v.fallback(v.optional(wordSchema), undefined))
const accountSchema = v.object({ bank: wordSchema, va_number: wordSchema })

/** Each bank has its own fields: https://docs.midtrans.com/reference/bank-transfer */
const midtransMethodSchema = v.object({
  payment_type: wordSchema,
  va_numbers: v.fallback(v.optional(v.array(accountSchema), []), []),
  permata_va_number: optionalWordSchema,
  bill_key: optionalWordSchema,
  biller_code: optionalWordSchema,
  expiry_time: optionalWordSchema,
})

/** https://docs.midtrans.com/reference/transaction-notification-webhooks */
const types: Record<string, ChosenMethod['type']> = {
  bank_transfer: 'bank',
  echannel: 'bank',
  qris: 'qr',
  credit_card: 'card',
  gopay: 'wallet',
  shopeepay: 'wallet',
}

/**
 * Returns undefined if the notification names no method. An unknown shape never makes a signed
 * notification invalid.
 */
export function instructionOf(notification: unknown): PaymentInstruction | undefined {
  const parsed = v.safeParse(midtransMethodSchema, notification)
  if (!parsed.success) return undefined
  const { payment_type: term, expiry_time: expiry } = parsed.output
  const type = Object.hasOwn(types, term) ? types[term] : undefined
  return {
    method: { type: type ?? 'other', ...accountOf(parsed.output) },
    expiresAt: instantOf(expiry),
  }
}

function accountOf({
  va_numbers: [account],
  permata_va_number: permata,
  bill_key: billKey,
  biller_code: billerCode,
}: v.InferOutput<typeof midtransMethodSchema>): Omit<ChosenMethod, 'type'> {
  if (account)
    return { bank: account.bank.toLowerCase(), number: account.va_number, billerCode: null }
  if (permata) return { bank: 'permata', number: permata, billerCode: null }
  if (billKey && billerCode) return { bank: 'mandiri', number: billKey, billerCode }
  return { bank: null, number: null, billerCode: null }
}

/** Midtrans writes WIB without a zone: `2026-02-17 09:05:00`. */
function instantOf(text: string | undefined): Date | undefined {
  if (!text || !/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return undefined
  const instant = new Date(`${text.replace(' ', 'T')}+07:00`)
  return Number.isNaN(instant.getTime()) ? undefined : instant
}
