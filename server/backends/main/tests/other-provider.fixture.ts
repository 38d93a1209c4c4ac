import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import { attemptOf } from '#server/backends/main/purchase/payments/payment-attempt.ts'
import type {
  PaymentGateway,
  PaymentNotification,
} from '#server/backends/main/purchase/payments/payment-gateway.ts'

const signingKey = 'another provider’s key'
const outcomes = { PAID: 'paid', LAPSED: 'expired', RETURNED: 'refunded', WAITING: null } as const

const eventSchema = v.object({
  reference: v.string(),
  event: v.picklist(Object.keys(outcomes) as (keyof typeof outcomes)[]),
  amount_in_sen: v.number(),
  account: v.optional(v.string()),
})
type Event = v.InferOutput<typeof eventSchema>
const bodySchema = v.pipe(v.string(), v.parseJson(), eventSchema)

/** A provider with its own field names and amounts in sen, which signs the raw body in a header. */
export function createOtherProvider() {
  const statuses = new Map<string, Event>()
  const payments: PaymentGateway = {
    dashboard: { providerName: 'Bayar', url: 'https://staff.pay.test' },
    open: async ({ orderId }) => ({ paymentUrl: `https://pay.test/${orderId}` }),
    read(rawBody, headers) {
      if (!isSigned(rawBody, headers.get('x-signature'))) return 'not-authentic'
      return readFacts(rawBody) ?? 'unreadable'
    },
    readJournaled: readFacts,
    async readStatus(orderId) {
      const event = statuses.get(orderId)
      return event && { notification: factsOf(event), rawBody: JSON.stringify(event) }
    },
    cancel: async () => 'cancelled',
    refund: async () => 'accepted',
  }
  return { payments, statuses }
}

/** The body and headers of a notification as this provider sends it. */
export function signEvent(event: Event) {
  const body = JSON.stringify(event)
  return { body, headers: { 'x-signature': signatureOf(body) } }
}

function readFacts(rawBody: string): PaymentNotification | undefined {
  const event = v.safeParse(bodySchema, rawBody)
  return event.success ? factsOf(event.output) : undefined
}

function factsOf({ reference, event, amount_in_sen, account }: Event): PaymentNotification {
  const method = { type: 'bank' as const, bank: null, number: account ?? null, billerCode: null }
  return {
    ...attemptOf(reference),
    outcome: outcomes[event],
    amountRupiah: amount_in_sen / 100,
    chargeId: '',
    refundedRupiah: event === 'RETURNED' ? amount_in_sen / 100 : null,
    instruction: event === 'WAITING' ? { method, expiresAt: undefined } : undefined,
  }
}

function isSigned(rawBody: string, header: string | null): boolean {
  const expected = Buffer.from(signatureOf(rawBody))
  const signature = Buffer.from(header ?? '')
  return signature.length === expected.length && timingSafeEqual(signature, expected)
}

function signatureOf(rawBody: string): string {
  return createHmac('sha256', signingKey).update(rawBody).digest('base64')
}
