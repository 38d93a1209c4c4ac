import { createHash, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import { MainFailure } from '#server/backends/main/main-failure.ts'
import type { PaymentNotification } from '#server/contract/purchase.schema.ts'
import type { PaymentGateway, PaymentRequest } from './payment-gateway.ts'

const deadlineMs = 10_000

/** Midtrans refuses longer names. */
const itemNameMaxLength = 50

const openedSchema = v.object({ token: v.string(), redirect_url: v.pipe(v.string(), v.url()) })

type MidtransSettings = {
  fetch: typeof fetch
  /** `https://app.midtrans.com`, or the sandbox. */
  apiUrl: string
  serverKey: string
}

/** Midtrans Snap: https://docs.midtrans.com/reference/backend-integration */
export function createMidtransGateway(settings: MidtransSettings): PaymentGateway {
  return {
    async open(request) {
      try {
        return { paymentUrl: await openSnap(settings, request) }
      } catch (cause) {
        throw new MainFailure('PAYMENT_UNAVAILABLE', { cause })
      }
    },
    isAuthentic: (notification) => isSignedWith(settings.serverKey, notification),
  }
}

async function openSnap(
  { fetch, apiUrl, serverKey }: MidtransSettings,
  request: PaymentRequest,
): Promise<string> {
  const response = await fetch(`${apiUrl}/snap/v1/transactions`, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`,
    },
    body: JSON.stringify(snapOf(request)),
    signal: AbortSignal.timeout(deadlineMs),
  })
  if (!response.ok) throw new Error(`Midtrans answered ${response.status}`)
  return v.parse(openedSchema, await response.json()).redirect_url
}

function snapOf({ transactionId, amountRupiah, item, payer, ...request }: PaymentRequest) {
  return {
    transaction_details: { order_id: transactionId, gross_amount: amountRupiah },
    item_details: [
      {
        id: item.id,
        name: item.name.slice(0, itemNameMaxLength),
        price: amountRupiah,
        quantity: 1,
      },
    ],
    customer_details: { first_name: payer.firstName, email: payer.email },
    callbacks: { finish: request.finishUrl },
    expiry: { unit: 'minutes', duration: request.lifetimeMinutes },
  }
}

function isSignedWith(
  serverKey: string,
  { order_id, status_code, gross_amount, signature_key }: PaymentNotification,
): boolean {
  const expected = createHash('sha512')
    .update(order_id + status_code + gross_amount + serverKey)
    .digest()
  const received = Buffer.from(signature_key, 'hex')
  return received.length === expected.length && timingSafeEqual(received, expected)
}
