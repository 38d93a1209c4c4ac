import { vValidator } from '@hono/valibot-validator'
import { Hono } from 'hono'
import { csrf } from 'hono/csrf'
import * as v from 'valibot'
import type { Clock } from '#server/clock.ts'
import { answerPage, localeOf } from '#server/stand-ins/page.ts'
import { finishUrlOf } from './finish-url.ts'
import { missingPaymentPage, paymentPage } from './payment.page.ts'
import { allowedMethods } from './payment-methods.ts'
import { decide, type Payment, type PaymentStore } from './payment-store.ts'

type PageParts = {
  store: PaymentStore
  clock: Clock
  publicBaseUrl: string
  /** Tells the shop what has happened; settles once the shop knows, or cannot be told. */
  tellShop: (payment: Payment) => Promise<unknown>
}

const choiceSchema = v.object({
  method: v.picklist(['qris', 'bank_transfer']),
  outcome: v.picklist(['settlement', 'pending', 'deny', 'expire']),
})

/** The half of Snap that a visitor sees. */
export function createPaymentPageRoutes({ store, clock, publicBaseUrl, tellShop }: PageParts) {
  const path = '/snap/v4/redirection/:token'
  return new Hono()
    .get(path, (c) => {
      const locale = localeOf(c)
      const payment = store.find(c.req.param('token'))
      return payment
        ? answerPage(paymentPage({ locale, payment, now: clock.now() }))
        : answerPage(missingPaymentPage(locale), 404)
    })
    .post(
      path,
      csrf({ origin: new URL(publicBaseUrl).origin }),
      vValidator('form', choiceSchema),
      async (c) => {
        const payment = store.find(c.req.param('token'))
        if (!payment) return answerPage(missingPaymentPage(localeOf(c)), 404)
        const { method, outcome } = c.req.valid('form')
        if (!allowedMethods(payment).includes(method)) return c.text('Bad Request', 400)
        const hasChanged = decide(payment, { status: outcome, method }, clock.now())
        if (hasChanged) await tellShop(payment)
        const here = `${publicBaseUrl}/snap/v4/redirection/${payment.token}`
        return c.redirect((hasChanged && finishUrlOf(payment, clock.now())) || here, 303)
      },
    )
}
