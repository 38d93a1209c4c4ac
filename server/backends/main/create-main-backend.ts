import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { openAPIRouteHandler } from 'hono-openapi'
import { createAccountRoutes } from '#server/backends/main/identity/account/account.routes.ts'
import { createAuthRoutes } from '#server/backends/main/identity/auth/auth.routes.ts'
import { createConsentRoutes } from '#server/backends/main/identity/consents/consent.routes.ts'
import { createUserRoutes } from '#server/backends/main/identity/users/user.routes.ts'
import { answerFailure } from '#server/backends/main/platform/http/answer-failure.ts'
import { limitBodySize } from '#server/backends/main/platform/http/body-size-limit.ts'
import { createCartRoutes } from '#server/backends/main/purchase/carts/cart.routes.ts'
import { createCatalogueRoutes } from '#server/backends/main/purchase/catalogue/catalogue.routes.ts'
import { createKolRoutes } from '#server/backends/main/purchase/kols/kol.routes.ts'
import { createLeadRoutes } from '#server/backends/main/purchase/leads/lead.routes.ts'
import { createOrderRoutes } from '#server/backends/main/purchase/orders/order.routes.ts'
import { createPaymentRoutes } from '#server/backends/main/purchase/payments/payment.routes.ts'
import { replayJournal } from '#server/backends/main/purchase/payments/replay-journal.ts'
import { createPromotionRoutes } from '#server/backends/main/purchase/promotions/promotion.routes.ts'
import { createReceiptRoutes } from '#server/backends/main/purchase/receipts/receipt.routes.ts'
import { createRefundRoutes } from '#server/backends/main/purchase/refunds/refund.routes.ts'
import { createCalmModeRoutes } from '#server/backends/main/tracker/calm-mode/calm-mode.routes.ts'
import { createFoodRoutes } from '#server/backends/main/tracker/foods/food.routes.ts'
import { createFoodDiaryRoutes } from '#server/backends/main/tracker/foods/food-diary.routes.ts'
import { createPlannedFoodRoutes } from '#server/backends/main/tracker/foods/planned-food.routes.ts'
import { createGoalRoutes } from '#server/backends/main/tracker/goals/goal.routes.ts'
import { createLoggedDayRoutes } from '#server/backends/main/tracker/logged-days/logged-day.routes.ts'
import { createMeasurementRoutes } from '#server/backends/main/tracker/measurements/measurement.routes.ts'
import { createNutritionProfileRoutes } from '#server/backends/main/tracker/nutrition-profile/nutrition-profile.routes.ts'
import { createPhotoRoutes } from '#server/backends/main/tracker/photos/photo.routes.ts'
import { createPortabilityRoutes } from '#server/backends/main/tracker/portability/portability.routes.ts'
import { createRamadanRoutes } from '#server/backends/main/tracker/ramadan/ramadan.routes.ts'
import { createReminderRoutes } from '#server/backends/main/tracker/reminders/reminder.routes.ts'
import { createSeriesRoutes } from '#server/backends/main/tracker/series/series.routes.ts'
import { createShareRoutes } from '#server/backends/main/tracker/shares/share.routes.ts'
import { createSyncRoutes } from '#server/backends/main/tracker/sync/sync.routes.ts'
import { createTrackerRoutes } from '#server/backends/main/tracker/trackers/tracker.routes.ts'
import { type BackgroundWorker, createBackgroundWorker } from './background-worker.ts'
import type { MainParts } from './main-parts.ts'

export type MainBackend = {
  app: Hono
  /** Does all that is due by itself, mails last; for tests and the last moment before an end. */
  drainOutbox(): Promise<void>
  /** Applies what the journal of payment notifications holds and the database has lost. */
  recover(): Promise<void>
  /** Begins to do what is due by itself: unpaid orders end, what was paid for is given, mails leave. */
  start(): void
  /** Resolves when nothing of it is under way any more. */
  stop(): Promise<void>
}

/** The main backend: accounts, sessions, the purchase and the trackers. */
export function createMainBackend(parts: MainParts): MainBackend {
  const worker = createBackgroundWorker(parts)
  const { drain: drainOutbox, start, stop } = worker
  const recover = () => replayJournal(parts, parts.journal?.entries ?? [])
  return { app: createApp(parts, worker), drainOutbox, recover, start, stop }
}

function createApp(parts: MainParts, worker: BackgroundWorker): Hono {
  const app = new Hono()
  app.use(requestId(), limitBodySize)
  app.post('*', async (_, next) => {
    await next()
    // Only a POST leaves work behind, and its transaction is over by now.
    worker.nudge()
  })
  app
    .route('/', createAuthRoutes(parts))
    .route('/', createUserRoutes(parts))
    .route('/', createAccountRoutes(parts))
    .route('/', createCatalogueRoutes(parts))
    .route('/', createPlannedFoodRoutes(parts))
    .route('/', createPhotoRoutes(parts))
    .route('/', createPortabilityRoutes(parts))
    .route('/', createPromotionRoutes(parts))
    .route('/', createCalmModeRoutes(parts))
    .route('/', createCartRoutes(parts))
    .route('/', createConsentRoutes(parts))
    .route('/', createFoodRoutes(parts))
    .route('/', createFoodDiaryRoutes(parts))
    .route('/', createGoalRoutes(parts))
    .route('/', createKolRoutes(parts))
    .route('/', createLeadRoutes(parts))
    .route('/', createLoggedDayRoutes(parts))
    .route('/', createMeasurementRoutes(parts))
    .route('/', createNutritionProfileRoutes(parts))
    .route('/', createOrderRoutes(parts))
    .route('/', createPaymentRoutes(parts))
    .route('/', createRamadanRoutes(parts))
    .route('/', createReceiptRoutes(parts))
    .route('/', createRefundRoutes(parts))
    .route('/', createSeriesRoutes(parts))
    .route('/', createSyncRoutes(parts))
    .route('/', createShareRoutes(parts))
    .route('/', createReminderRoutes(parts))
    .route('/', createTrackerRoutes(parts))
    .get(
      '/openapi.json',
      openAPIRouteHandler(app, {
        documentation: documentationOf(parts),
        // Ours is the envelope's failure, which every call describes.
        defaultValidationErrorResponse: false,
      }),
    )
    .notFound((c) => c.json({ message: 'Not Found' }, 404))
    .onError(answerFailure(parts.log))
  return app
}

function documentationOf({ productName }: MainParts) {
  return {
    info: {
      title: `${productName} main backend`,
      description: 'Accounts, sessions, purchases and trackers.',
      version: '1',
    },
    components: {
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } as const,
      },
    },
  }
}
