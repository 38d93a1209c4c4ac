import { vValidator } from '@hono/valibot-validator'
import { Hono } from 'hono'
import { csrf } from 'hono/csrf'
import * as v from 'valibot'
import type { Clock } from '#server/clock.ts'
import { answerPage, localeOf } from '#server/stand-ins/page.ts'
import { finishUrlOf } from './finish-url.ts'
import { entrancePage, missingPaymentPage, paymentPage } from './payment.page.ts'
import { paymentMethods } from './payment-methods.ts'
import { choose, decide, type Payment, type PaymentStore } from './payment-store.ts'

type PageOptions = {
  store: PaymentStore
  clock: Clock
  publicBaseUrl: string
  /**
   * Notifies the shop of the charge's status. Resolves once the shop accepts or the retries end.
   */
  notifyShop: (payment: Payment) => Promise<unknown>
  resendNotifications: (payment: Payment) => Promise<unknown>
}

/** A payment method, or an outcome that the visitor chooses as the bank. */
const pressSchema = v.union([
  v.object({ method: v.picklist(paymentMethods) }),
  v.object({ outcome: v.picklist(['settlement', 'deny', 'expire', 'cancel']) }),
  v.object({ again: v.literal('all') }),
])

/** The visitor's part of Snap. */
export function createPaymentPageRoutes({
  store,
  clock,
  publicBaseUrl,
  notifyShop,
  resendNotifications,
}: PageOptions) {
  const path = '/snap/v4/redirection/:token'
  /** Returns where the visitor goes after a press: this page while it has more to show. */
  async function press(
    payment: Payment,
    pressed: v.InferOutput<typeof pressSchema>,
  ): Promise<'here' | 'shop' | 'refused'> {
    if ('method' in pressed) {
      const isChosen = choose(payment, pressed.method, clock.now())
      if (isChosen) await notifyShop(payment)
      return isChosen || payment.charge ? 'here' : 'refused'
    }
    if (!payment.charge) return 'refused'
    if ('again' in pressed) {
      await resendNotifications(payment)
      return 'here'
    }
    if (!decide(payment.charge, pressed.outcome, clock.now())) return 'here'
    await notifyShop(payment)
    return 'shop'
  }
  return new Hono()
    .get('/', (c) => answerPage(entrancePage(localeOf(c))))
    .get(path, (c) => {
      const locale = localeOf(c)
      const payment = store.find(c.req.param('token'))
      const url = pageUrlOf(publicBaseUrl, c.req.param('token'))
      return payment
        ? answerPage(paymentPage({ locale, payment, url, now: clock.now() }))
        : answerPage(missingPaymentPage(locale), 404)
    })
    .post(
      path,
      csrf({ origin: new URL(publicBaseUrl).origin }),
      vValidator('form', pressSchema),
      async (c) => {
        const payment = store.find(c.req.param('token'))
        if (!payment) return answerPage(missingPaymentPage(localeOf(c)), 404)
        const next = await press(payment, c.req.valid('form'))
        if (next === 'refused') return c.text('Bad Request', 400)
        const here = pageUrlOf(publicBaseUrl, payment.token)
        return c.redirect((next === 'shop' && finishUrlOf(payment, clock.now())) || here, 303)
      },
    )
}

function pageUrlOf(publicBaseUrl: string, token: string): string {
  return `${publicBaseUrl}/snap/v4/redirection/${token}`
}
