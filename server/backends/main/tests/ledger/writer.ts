import { setTimeout as pause } from 'node:timers/promises'
import { createFakeMidtrans } from '#server/backends/main/tests/fake-midtrans.fixture.ts'
import type { LedgerAnswer, LedgerCall } from './instance-messages.ts'
import type { Instance } from './instance-process.ts'

const serviceIds = ['seimbang-harian-4w', 'jantung-sehat-12w', 'meja-keluarga-4w']
const otpPollMs = 20
const otpPatienceMs = 4_000
const midtrans = createFakeMidtrans()

/** Every expected status: done, refused, invalid, or a lost connection (0). */
export const foreseen = new Set([0, 200, 201, 400, 404, 409, 410, 422, 429, 503])

export type WriterOptions = {
  instances: readonly Instance[]
  promoCodes: readonly string[]
  /** The latest OTP mailed to each address. */
  codes: Map<string, string>
  operationCount: number
  random: () => number
}

/** Effects that the backend acknowledged, which must survive. */
type Acknowledged = { orderIds: string[]; settledIds: string[] }
export type Written = Acknowledged & { unforeseen: string[]; callCount: number }

/** Buys repeatedly through all instances, with repeated, concurrent and unordered calls. */
export async function write(context: WriterOptions): Promise<Written> {
  const { instances, random } = context
  const written: Written = { orderIds: [], settledIds: [], unforeseen: [], callCount: 0 }
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
  const chance = (probability: number) => random() < probability

  const call = async (wanted: LedgerCall): Promise<LedgerAnswer> => {
    written.callCount += 1
    const answer = await pick(instances).call(wanted)
    if (!foreseen.has(answer.status))
      written.unforeseen.push(
        `${wanted.method} ${wanted.path.replaceAll(/[\w-]{22}/g, ':id')}: ${answer.status} ${answer.body.message}`,
      )
    return answer
  }
  /**
   * Retries with the same key if there is no answer, like a browser. Sometimes sends two calls at
   * once.
   */
  const insist = async (wanted: LedgerCall): Promise<LedgerAnswer> => {
    const keyed = { ...wanted, key: crypto.randomUUID() }
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const answers = await Promise.all(chance(0.2) ? [call(keyed), call(keyed)] : [call(keyed)])
      const answer = answers.find(({ status }) => status !== 0 && status !== 503)
      if (answer) return answer
    }
    return { status: 503, body: {} }
  }
  const notify = async (id: string, totalRupiah: number, changes: Record<string, string>) => {
    const body = midtrans.notification({ id, totalRupiah }, { transaction_id: 'a', ...changes })
    const answer = await call({ method: 'POST', path: '/v1/payments/notifications', body })
    const isSettled = body.transaction_status === 'settlement' && answer.status === 200
    if (isSettled) written.settledIds.push(id)
  }

  while (written.callCount < context.operationCount) {
    const { email, token } = await pick(instances).ask({ task: 'member' })
    for (let purchase = 0; purchase < 3; purchase += 1) {
      const productServiceId = pick(serviceIds)
      const promoCode = chance(0.7) ? pick(context.promoCodes) : undefined
      const query = new URLSearchParams({
        'product-service-id': productServiceId,
        ...(promoCode && { 'promo-code': promoCode }),
      })
      if (chance(0.3)) await call({ method: 'GET', path: `/v1/order-check?${query}`, token })
      const body = { subject: { productServiceId }, promoCode, locale: 'id' }
      const placed = await insist({ method: 'POST', path: '/v1/orders', token, body })
      if (placed.status !== 201) continue
      const order = placed.body.data
      written.orderIds.push(order.id)
      if (chance(0.15)) await pick(instances).ask({ task: 'lapse', orderId: order.id })
      context.codes.delete(email)
      await insist({ method: 'POST', path: `/v1/orders/${order.id}/otp`, token, body: {} })
      const path = `/v1/orders/${order.id}/otp/verification`
      if (chance(0.2)) await call({ method: 'POST', path, token, body: { code: '000000' } })
      const code = await codeFor(context.codes, email)
      const opened = await insist({ method: 'POST', path, token, body: { code } })
      if (opened.status !== 200) continue
      const { id, totalRupiah } = opened.body.data
      const cancellation = `/v1/transactions/${id}/cancellation`
      const settled = () => notify(id, totalRupiah, {})
      const endings = [
        settled,
        settled,
        () => notify(id, totalRupiah, { transaction_status: 'expire', status_code: '202' }),
        () =>
          notify(id, totalRupiah, {
            transaction_status: 'deny',
            status_code: '202',
            transaction_id: 'b',
          }),
        () => notify(id, totalRupiah, { transaction_status: 'refund' }),
        () => insist({ method: 'POST', path: cancellation, token }),
        () => pick(instances).ask({ task: 'lapse', orderId: order.id }),
        () => call({ method: 'GET', path: '/v1/transactions', token }),
      ]
      // Several at once, repeated and unordered.
      const chosen = Array.from({ length: 5 }, () => pick(endings))
      await Promise.all(chosen.map((end) => end()))
      if (chance(0.5)) await settled()
    }
  }
  return written
}

async function codeFor(codes: ReadonlyMap<string, string>, email: string): Promise<string> {
  for (let waitedMs = 0; waitedMs < otpPatienceMs; waitedMs += otpPollMs) {
    const code = codes.get(email)
    if (code) return code
    await pause(otpPollMs)
  }
  return '999999'
}
