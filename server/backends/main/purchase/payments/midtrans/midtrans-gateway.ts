import * as v from 'valibot'
import type { Settings } from '#app/config/settings.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import type {
  PaymentGateway,
  PaymentRequest,
  ReceivedNotification,
  RefundRequest,
} from '#server/backends/main/purchase/payments/payment-gateway.ts'
import { readNotification, readTrustedNotification } from './read-notification.ts'

const deadlineMs = 10_000

/** Midtrans refuses a longer name. */
const itemNameMaxLength = 50

const openedSchema = v.object({ token: v.string(), redirect_url: v.pipe(v.string(), v.url()) })

/** The body of a core API answer has the reliable status; its HTTP status often differs. */
const coreAnswerSchema = v.object({ status_code: v.string() })
const absentCode = '404'
const unchangeableCode = '412'

type MidtransSettings = {
  fetch: typeof fetch
  /** `https://app.midtrans.com`, or the sandbox. */
  apiUrl: string
  serverKey: string
}

/** Midtrans, if the settings hold its key. */
export function openGateway({
  MIDTRANS_SERVER_KEY: serverKey,
  MIDTRANS_API_URL: apiUrl,
}: Settings): PaymentGateway | undefined {
  return serverKey ? createMidtransGateway({ fetch, apiUrl, serverKey }) : undefined
}

/** Midtrans Snap: https://docs.midtrans.com/reference/backend-integration */
export function createMidtransGateway(settings: MidtransSettings): PaymentGateway {
  return {
    dashboard: { providerName: 'Midtrans', url: 'https://dashboard.midtrans.com' },
    open: async (request) => ({
      paymentUrl: await unavailableOnError(() => openSnap(settings, request)),
    }),
    read: (rawBody) => readNotification(settings.serverKey, rawBody),
    readJournaled: readTrustedNotification,
    readStatus: (orderId) => unavailableOnError(() => readStatus(settings, orderId)),
    cancel: (orderId) => unavailableOnError(() => cancelCharge(settings, orderId)),
    refund: (request) => unavailableOnError(() => refundCharge(settings, request)),
  }
}

async function unavailableOnError<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (cause) {
    throw new MainFailure('PAYMENT_UNAVAILABLE', { cause })
  }
}

async function openSnap(settings: MidtransSettings, request: PaymentRequest): Promise<string> {
  const response = await call(settings, `${settings.apiUrl}/snap/v1/transactions`, snapOf(request))
  if (!response.ok) throw new Error(`Midtrans answered ${response.status}`)
  return v.parse(openedSchema, await response.json()).redirect_url
}

/** https://docs.midtrans.com/reference/get-transaction-status */
async function readStatus(
  settings: MidtransSettings,
  orderId: string,
): Promise<ReceivedNotification | undefined> {
  const response = await call(settings, coreUrlOf(settings, `${orderId}/status`))
  const rawBody = await response.text()
  const { status_code } = v.parse(v.pipe(v.string(), v.parseJson(), coreAnswerSchema), rawBody)
  if (status_code === absentCode) return undefined
  const notification = readNotification(settings.serverKey, rawBody)
  if (typeof notification === 'string') throw new Error(`Midtrans' status is ${notification}`)
  return { notification, rawBody }
}

/** https://docs.midtrans.com/reference/cancel-transaction */
async function cancelCharge(settings: MidtransSettings, orderId: string) {
  const response = await call(settings, coreUrlOf(settings, `${orderId}/cancel`), {})
  const { status_code: code } = v.parse(coreAnswerSchema, await response.json())
  switch (code) {
    case '200':
      return 'cancelled'
    case absentCode:
      return 'not-chosen'
    case unchangeableCode:
      return 'final'
    default:
      throw new Error(`Midtrans answered ${code}`)
  }
}

/** Our key is wrong or Midtrans is busy, so a retry may succeed. */
const notNowCodes = [401, 408, 429]

/**
 * https://docs.midtrans.com/reference/refund-transaction. Idempotent per key. Some methods cannot
 * be refunded, bank transfers among them.
 */
async function refundCharge(
  settings: MidtransSettings,
  { refundKey, orderId, amountRupiah }: RefundRequest,
): Promise<'accepted' | 'refused'> {
  const body = { refund_key: refundKey, amount: amountRupiah, reason: 'Requested by the customer' }
  const response = await call(settings, coreUrlOf(settings, `${orderId}/refund`), body)
  const code = Number(v.parse(coreAnswerSchema, await response.json()).status_code)
  if (code >= 200 && code < 300) return 'accepted'
  if (code >= 400 && code < 500 && !notNowCodes.includes(code)) return 'refused'
  throw new Error(`Midtrans answered ${code}`)
}

/** Sends a POST if there is a body, else a GET. */
function call({ fetch, serverKey }: MidtransSettings, url: string, body?: object) {
  return fetch(url, {
    method: body ? 'POST' : 'GET',
    // A followed redirect would take the server key to another host.
    redirect: 'error',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`,
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(deadlineMs),
  })
}

/** Midtrans has two hosts: `app.…` for Snap and `api.…` for the core API. */
function coreUrlOf({ apiUrl }: MidtransSettings, path: string): string {
  return `${apiUrl.replace('://app.', '://api.')}/v2/${path}`
}

function snapOf({ orderId, amountRupiah, item, payer, ...request }: PaymentRequest) {
  return {
    transaction_details: { order_id: orderId, gross_amount: amountRupiah },
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
