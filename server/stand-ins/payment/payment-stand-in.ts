import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import type { Clock } from '#server/clock.ts'
import { createCoreApiRoutes } from './core-api.routes.ts'
import { createNotification, type PaymentNotification } from './payment-notification.ts'
import { createPaymentPageRoutes } from './payment-page.routes.ts'
import { type Charge, createPaymentStore, type Payment, statusOf } from './payment-store.ts'
import { createSnapApiRoutes } from './snap-api.routes.ts'

type PaymentStandInOptions = {
  clock: Clock
  /** Shared with the shop: it authenticates the shop here, and signs the notifications. */
  serverKey: string
  /** Where browsers find the app, without a slash at the end. */
  publicBaseUrl: string
  notify: (request: Request) => Promise<Response>
  notificationUrl: string
}

/**
 * Midtrans Snap for demos: the same calls, page, notifications and way back, and no money. Payments
 * live in memory; after a restart their links lead nowhere, and the shop's own deadline ends them.
 */
export function createPaymentStandIn(options: PaymentStandInOptions): Hono {
  const { clock, serverKey, publicBaseUrl, ...delivery } = options
  const store = createPaymentStore()
  /** What has become of the charge; kept, so that it can be told again. */
  async function tellShop(payment: Payment): Promise<void> {
    const { charge } = payment
    if (!charge) return
    const status = statusOf(charge, clock.now())
    const notification = createNotification({ payment, charge, status, serverKey })
    payment.told.push(notification)
    if (status === 'pending') expireInTime(payment, charge)
    await sendNotification(notification, delivery)
  }
  /** Nobody has to look at the page for its time to run out. */
  function expireInTime(payment: Payment, { expiresAt, transactionId }: Charge): void {
    const end = () => {
      const { charge } = payment
      if (charge?.transactionId !== transactionId || charge.status !== 'pending') return
      charge.status = 'expire'
      void tellShop(payment)
    }
    setTimeout(end, expiresAt.getTime() - clock.now().getTime()).unref()
  }
  /** All of it once more, the newest first: what a shop has to put up with. */
  async function tellAgain({ told }: Payment): Promise<void> {
    for (const notification of told.toReversed()) await sendNotification(notification, delivery)
  }
  return new Hono()
    .route('/', createSnapApiRoutes({ store, clock, serverKey, publicBaseUrl }))
    .route('/', createCoreApiRoutes({ store, clock, serverKey, tellShop }))
    .route('/', createPaymentPageRoutes({ store, clock, publicBaseUrl, tellShop, tellAgain }))
}

const retryDelaysMs = [200, 400, 800]

type Delivery = {
  notify: (request: Request) => Promise<Response>
  notificationUrl: string
}

/** Delivers a notification, trying again a few times; tells whether it was accepted. */
async function sendNotification(
  notification: PaymentNotification,
  { notify, notificationUrl }: Delivery,
): Promise<boolean> {
  const body = JSON.stringify(notification)
  const attempt = async () => {
    const headers = { 'content-type': 'application/json' }
    const request = new Request(notificationUrl, { method: 'POST', headers, body })
    return (await notify(request).catch(() => undefined))?.ok ?? false
  }
  let isAccepted = await attempt()
  for (const delayMs of retryDelaysMs) {
    if (isAccepted) break
    await wait(delayMs)
    isAccepted = await attempt()
  }
  return isAccepted
}
