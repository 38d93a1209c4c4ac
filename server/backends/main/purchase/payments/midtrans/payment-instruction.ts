import * as v from 'valibot'
import type { ChosenMethod } from '#server/contract/chosen-method.schema.ts'

const wordSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const optionalWordSchema = v.optional(v.fallback(v.optional(wordSchema), undefined))
const accountSchema = v.object({ bank: wordSchema, va_number: wordSchema })

/** Every bank has a shape of its own: https://docs.midtrans.com/reference/bank-transfer */
const providerMethodSchema = v.object({
  payment_type: wordSchema,
  va_numbers: v.fallback(v.optional(v.array(accountSchema), []), []),
  permata_va_number: optionalWordSchema,
  bill_key: optionalWordSchema,
  biller_code: optionalWordSchema,
  expiry_time: optionalWordSchema,
})

export type Instruction = { method: ChosenMethod; expiresAt: Date | undefined }

/**
 * What a member chose to pay with and until when, out of the provider's notification; nothing when
 * it does not say. A shape that is not known never makes a signed notification invalid.
 */
export function instructionOf(notification: unknown): Instruction | undefined {
  const parsed = v.safeParse(providerMethodSchema, notification)
  if (!parsed.success) return undefined
  const { payment_type: type, expiry_time: expiry } = parsed.output
  return { method: { type, ...accountOf(parsed.output) }, expiresAt: instantOf(expiry) }
}

function accountOf({
  va_numbers: [account],
  permata_va_number: permata,
  bill_key: billKey,
  biller_code: billerCode,
}: v.InferOutput<typeof providerMethodSchema>): Omit<ChosenMethod, 'type'> {
  if (account)
    return { bank: account.bank.toLowerCase(), number: account.va_number, billerCode: null }
  if (permata) return { bank: 'permata', number: permata, billerCode: null }
  if (billKey && billerCode) return { bank: 'mandiri', number: billKey, billerCode }
  return { bank: null, number: null, billerCode: null }
}

/** The provider writes WIB without saying so: `2026-02-17 09:05:00`. */
function instantOf(text: string | undefined): Date | undefined {
  if (!text || !/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return undefined
  const instant = new Date(`${text.replace(' ', 'T')}+07:00`)
  return Number.isNaN(instant.getTime()) ? undefined : instant
}
