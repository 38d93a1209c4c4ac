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
  /** Shared with the shop: authenticates its calls and signs the notifications. */
  serverKey: string
  /** The public URL, without a trailing slash. */
  publicBaseUrl: string
  notify: (request: Request) => Promise<Response>
  notificationUrl: string
}

/**
 * Midtrans Snap for demos: the same calls, page, notifications and return URL, without money.
 * Payments live in memory. After a restart their links are dead, and the shop's deadline ends them.
 */
export function createPaymentStandIn(options: PaymentStandInOptions): Hono {
  const { clock, serverKey, publicBaseUrl, ...delivery } = options
  const store = createPaymentStore()
  /** Notifies the shop of the charge's status, and stores the notification for a replay. */
  async function notifyShop(payment: Payment): Promise<void> {
    const { charge } = payment
    if (!charge) return
    const status = statusOf(charge, clock.now())
    const notification = createNotification({ payment, charge, status, serverKey })
    payment.notifications.push(notification)
    if (status === 'pending') expireInTime(payment, charge)
    await sendNotification(notification, delivery)
  }
  /** A charge expires without a visit to its page. */
  function expireInTime(payment: Payment, { expiresAt, transactionId }: Charge): void {
    const end = () => {
      const { charge } = payment
      if (charge?.transactionId !== transactionId || charge.status !== 'pending') return
      charge.status = 'expire'
      void notifyShop(payment)
    }
    setTimeout(end, expiresAt.getTime() - clock.now().getTime()).unref()
  }
  /** Replays all notifications, newest first, which a real provider may do too. */
  async function resendNotifications({ notifications }: Payment): Promise<void> {
    for (const notification of notifications.toReversed())
      await sendNotification(notification, delivery)
  }
  return new Hono()
    .route('/', createSnapApiRoutes({ store, clock, serverKey, publicBaseUrl }))
    .route('/', createCoreApiRoutes({ store, clock, serverKey, notifyShop }))
    .route(
      '/',
      createPaymentPageRoutes({ store, clock, publicBaseUrl, notifyShop, resendNotifications }),
    )
}

const retryDelaysMs = [200, 400, 800]

type Delivery = {
  notify: (request: Request) => Promise<Response>
  notificationUrl: string
}

/** Delivers a notification with a few retries. Returns whether the shop accepted it. */
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
