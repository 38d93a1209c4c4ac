import { Hono } from 'hono'
import type { Clock } from '#server/clock.ts'
import { createNotification } from './payment-notification.ts'
import { createPaymentPageRoutes } from './payment-page.routes.ts'
import { createPaymentStore } from './payment-store.ts'
import { sendNotification } from './send-notification.ts'
import { createSnapApiRoutes } from './snap-api.routes.ts'

type PaymentStandInParts = {
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
export function createPaymentStandIn(parts: PaymentStandInParts): Hono {
  const { clock, serverKey, publicBaseUrl, ...delivery } = parts
  const store = createPaymentStore()
  return new Hono()
    .route('/', createSnapApiRoutes({ store, clock, serverKey, publicBaseUrl }))
    .route(
      '/',
      createPaymentPageRoutes({
        store,
        clock,
        publicBaseUrl,
        tellShop: (payment) => sendNotification(createNotification(payment, serverKey), delivery),
      }),
    )
}
