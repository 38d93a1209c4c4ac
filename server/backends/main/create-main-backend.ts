import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { openAPIRouteHandler } from 'hono-openapi'
import { createAppointmentRoutes } from '#server/backends/main/consultation/appointments/appointment.routes.ts'
import { createPracticeAppointmentRoutes } from '#server/backends/main/consultation/appointments/practice-appointment.routes.ts'
import { createPracticeChangeRoutes } from '#server/backends/main/consultation/appointments/practice-changes.routes.ts'
import { createBriefRoutes } from '#server/backends/main/consultation/brief/brief.routes.ts'
import { createCareRoutes } from '#server/backends/main/consultation/care/care.routes.ts'
import { endConsultations } from '#server/backends/main/consultation/care/end-of-account.service.ts'
import { createPracticeClientRoutes } from '#server/backends/main/consultation/care/practice-client.routes.ts'
import { createPracticeClearanceRoutes } from '#server/backends/main/consultation/clearances/practice-clearance.routes.ts'
import { createFreeTimesRoutes } from '#server/backends/main/consultation/free-times/free-times.routes.ts'
import { createHourSettingsRoutes } from '#server/backends/main/consultation/hours/hour-settings.routes.ts'
import { createIntakeRoutes } from '#server/backends/main/consultation/intake/intake.routes.ts'
import { createConversationRoutes } from '#server/backends/main/consultation/messages/conversation.routes.ts'
import { createQuickTextRoutes } from '#server/backends/main/consultation/messages/quick-text.routes.ts'
import { createClientNoteRoutes } from '#server/backends/main/consultation/notes/client-note.routes.ts'
import { createPracticeNoteRoutes } from '#server/backends/main/consultation/notes/practice-note.routes.ts'
import { createClientPlanRoutes } from '#server/backends/main/consultation/plans/client-plan.routes.ts'
import { createMealPlanRoutes } from '#server/backends/main/consultation/plans/meal-plan.routes.ts'
import { createPlanTemplateRoutes } from '#server/backends/main/consultation/plans/plan-template.routes.ts'
import { createPracticeFeedRoutes } from '#server/backends/main/consultation/practices/practice-feed.routes.ts'
import { createPracticeInviteRoutes } from '#server/backends/main/consultation/practices/practice-invite.routes.ts'
import {
  createPracticeSecurityRoutes,
  createPracticeSessionRoutes,
} from '#server/backends/main/consultation/practices/practice-session.routes.ts'
import { createPracticeSettingsRoutes } from '#server/backends/main/consultation/practices/practice-settings.routes.ts'
import { createRoomRoutes } from '#server/backends/main/consultation/room/room.routes.ts'
import { createCredentialRoutes } from '#server/backends/main/consultation/staff-practices/credential.routes.ts'
import { createStaffPracticeRoutes } from '#server/backends/main/consultation/staff-practices/staff-practice.routes.ts'
import { createWaitlistRoutes } from '#server/backends/main/consultation/waiting/waitlist.routes.ts'
import { createAccountRoutes } from '#server/backends/main/identity/account/account.routes.ts'
import type { EndOfAccount } from '#server/backends/main/identity/account/deletion.service.ts'
import { createAuthRoutes } from '#server/backends/main/identity/auth/auth.routes.ts'
import { createConsentRoutes } from '#server/backends/main/identity/consents/consent.routes.ts'
import { createLiveRoutes } from '#server/backends/main/identity/live/live.routes.ts'
import { createUserRoutes } from '#server/backends/main/identity/users/user.routes.ts'
import { answerFailure } from '#server/backends/main/platform/http/answer-failure.ts'
import { limitBodySize } from '#server/backends/main/platform/http/body-size-limit.ts'
import { createLiveHub, type LiveHub } from '#server/backends/main/platform/live/live-hub.ts'
import { createCartRoutes } from '#server/backends/main/purchase/carts/cart.routes.ts'
import { createCatalogueRoutes } from '#server/backends/main/purchase/catalogue/catalogue.routes.ts'
import { createStaffCatalogueRoutes } from '#server/backends/main/purchase/catalogue/staff-catalogue.routes.ts'
import { createKolRoutes } from '#server/backends/main/purchase/kols/kol.routes.ts'
import { createStaffKolRoutes } from '#server/backends/main/purchase/kols/staff-kol.routes.ts'
import { createLeadRoutes } from '#server/backends/main/purchase/leads/lead.routes.ts'
import { createStaffLeadRoutes } from '#server/backends/main/purchase/leads/staff-lead.routes.ts'
import { createOrderRoutes } from '#server/backends/main/purchase/orders/order.routes.ts'
import { createPaymentRoutes } from '#server/backends/main/purchase/payments/payment.routes.ts'
import { replayJournal } from '#server/backends/main/purchase/payments/replay-journal.ts'
import { createStaffPkpRoutes } from '#server/backends/main/purchase/pkp/staff-pkp.routes.ts'
import { createPromotionRoutes } from '#server/backends/main/purchase/promotions/promotion.routes.ts'
import { createReceiptRoutes } from '#server/backends/main/purchase/receipts/receipt.routes.ts'
import { createRefundRoutes } from '#server/backends/main/purchase/refunds/refund.routes.ts'
import { createStaffRefundRoutes } from '#server/backends/main/purchase/refunds/staff-refund.routes.ts'
import { createStaffPromoRoutes } from '#server/backends/main/purchase/staff-promos/staff-promo.routes.ts'
import { createStaffPurchaseRoutes } from '#server/backends/main/purchase/staff-purchases/staff-purchase.routes.ts'
import { createAuditRoutes } from '#server/backends/main/staff/audit/audit.routes.ts'
import { adminRoutesOf } from '#server/backends/main/staff/calls/admin-call.ts'
import { createContentPassRoutes } from '#server/backends/main/staff/content/content-pass.routes.ts'
import { createInvitationRoutes } from '#server/backends/main/staff/links/invitation.routes.ts'
import { createStaffLinkRoutes } from '#server/backends/main/staff/links/staff-link.routes.ts'
import { createStaffMailRoutes } from '#server/backends/main/staff/mails/staff-mail.routes.ts'
import { createMemberRoutes } from '#server/backends/main/staff/members/member.routes.ts'
import { leaveStaff } from '#server/backends/main/staff/people/leave-staff.service.ts'
import { createStaffPersonRoutes } from '#server/backends/main/staff/people/staff-person.routes.ts'
import { createPrivacyCaseRoutes } from '#server/backends/main/staff/privacy-cases/privacy-case.routes.ts'
import {
  createStaffSecurityRoutes,
  createStaffSessionRoutes,
} from '#server/backends/main/staff/sessions/staff-session.routes.ts'
import { createStaffTaskRoutes } from '#server/backends/main/staff/tasks/staff-task.routes.ts'
import { createCalmModeRoutes } from '#server/backends/main/tracker/calm-mode/calm-mode.routes.ts'
import { createClearanceRoutes } from '#server/backends/main/tracker/clearances/clearance.routes.ts'
import { createFoodRoutes } from '#server/backends/main/tracker/foods/food.routes.ts'
import { createFoodDiaryRoutes } from '#server/backends/main/tracker/foods/food-diary.routes.ts'
import { createPlannedFoodRoutes } from '#server/backends/main/tracker/foods/planned-food.routes.ts'
import { createGoalRoutes } from '#server/backends/main/tracker/goals/goal.routes.ts'
import { createLoggedDayRoutes } from '#server/backends/main/tracker/logged-days/logged-day.routes.ts'
import { createMeasurementRoutes } from '#server/backends/main/tracker/measurements/measurement.routes.ts'
import { createNutritionProfileRoutes } from '#server/backends/main/tracker/nutrition-profile/nutrition-profile.routes.ts'
import { createPackagedFoodRoutes } from '#server/backends/main/tracker/packaged-foods/packaged-food.routes.ts'
import { createPhotoRoutes } from '#server/backends/main/tracker/photos/photo.routes.ts'
import { createPortabilityRoutes } from '#server/backends/main/tracker/portability/portability.routes.ts'
import { createRamadanRoutes } from '#server/backends/main/tracker/ramadan/ramadan.routes.ts'
import { createReminderRoutes } from '#server/backends/main/tracker/reminders/reminder.routes.ts'
import { createSeriesRoutes } from '#server/backends/main/tracker/series/series.routes.ts'
import { createShareRoutes } from '#server/backends/main/tracker/shares/share.routes.ts'
import { createSyncRoutes } from '#server/backends/main/tracker/sync/sync.routes.ts'
import { createTrackerRoutes } from '#server/backends/main/tracker/trackers/tracker.routes.ts'
import { type BackgroundWorker, createBackgroundWorker } from './background-worker.ts'
import type { MainContext } from './main-context.ts'

export type MainBackend = {
  app: Hono
  /** Does all work that is due, mails last. Used by tests and before a shutdown. */
  drainOutbox(): Promise<void>
  /** Applies journalled payment notifications that the database has lost. */
  recover(): Promise<void>
  /** Starts the background worker. */
  start(): void
  /** Ends the live streams. Resolves when no work is in progress. */
  stop(): Promise<void>
  /** How many live streams are open. */
  countStreams(): number
}

export function createMainBackend(context: MainContext): MainBackend {
  const worker = createBackgroundWorker(context)
  const hub = createLiveHub(context)
  const { drain: drainOutbox, start } = worker
  const recover = () => replayJournal(context, context.journal?.entries ?? [])
  return {
    app: createApp(context, worker, hub),
    drainOutbox,
    recover,
    start,
    stop: async () => void (await Promise.all([worker.stop(), hub.close()])),
    countStreams: hub.count,
  }
}

function createApp(context: MainContext, worker: BackgroundWorker, hub: LiveHub): Hono {
  const app = new Hono()
  app.use(requestId(), limitBodySize)
  app.post('*', async (_, next) => {
    await next()
    // Only a POST creates background work, and its transaction is committed by now.
    worker.nudge()
  })
  app
    .route('/', createAuthRoutes(context))
    .route('/', createUserRoutes(context))
    .route('/', createAccountRoutes(context, endOfAccount))
    .route('/', createCatalogueRoutes(context))
    .route('/', createClientNoteRoutes(context))
    .route('/', createPlannedFoodRoutes(context))
    .route('/', createClientPlanRoutes(context))
    .route('/', createMealPlanRoutes(context))
    .route('/', createClearanceRoutes(context))
    .route('/', createPracticeClearanceRoutes(context))
    .route('/', createPlanTemplateRoutes(context))
    .route('/', createPhotoRoutes(context))
    .route('/', createPortabilityRoutes(context))
    .route('/', createPromotionRoutes(context))
    .route('/', createAppointmentRoutes(context))
    .route('/', createBriefRoutes(context))
    .route('/', createCareRoutes(context))
    .route('/', createCalmModeRoutes(context))
    .route('/', createCartRoutes(context))
    .route('/', createConsentRoutes(context))
    .route('/', createConversationRoutes(context))
    .route('/', createFoodRoutes(context))
    .route('/', createPackagedFoodRoutes(context))
    .route('/', createFoodDiaryRoutes(context))
    .route('/', createFreeTimesRoutes(context))
    .route('/', createGoalRoutes(context))
    .route('/', createIntakeRoutes(context))
    .route('/', createKolRoutes(context))
    .route('/', createStaffKolRoutes(context))
    .route('/', createLeadRoutes(context))
    .route('/', createLiveRoutes(context, hub))
    .route('/', createLoggedDayRoutes(context))
    .route('/', createMeasurementRoutes(context))
    .route('/', createNutritionProfileRoutes(context))
    .route('/', createOrderRoutes(context))
    .route('/', createPaymentRoutes(context))
    .route('/', createRamadanRoutes(context))
    .route('/', createReceiptRoutes(context))
    .route('/', createRefundRoutes(context))
    .route('/', createSeriesRoutes(context))
    .route('/', createSyncRoutes(context))
    .route('/', createShareRoutes(context))
    .route('/', createReminderRoutes(context))
    .route('/', createAuditRoutes(context))
    .route('/', createStaffLinkRoutes(context))
    .route('/', createContentPassRoutes(context))
    .route('/', createStaffPersonRoutes(context))
    .route('/', createInvitationRoutes(context))
    .route('/', createStaffSessionRoutes(context))
    .route('/', createStaffSecurityRoutes(context))
    .route('/', createMemberRoutes(context))
    .route('/', createPrivacyCaseRoutes(context, endOfAccount))
    .route('/', createStaffMailRoutes(context))
    .route('/', createStaffTaskRoutes(context))
    .route('/', createStaffPurchaseRoutes(context))
    .route('/', createStaffRefundRoutes(context))
    .route('/', createStaffCatalogueRoutes(context))
    .route('/', createStaffPkpRoutes(context))
    .route('/', createStaffPromoRoutes(context))
    .route('/', createPracticeSettingsRoutes(context))
    .route('/', createHourSettingsRoutes(context))
    .route('/', createPracticeAppointmentRoutes(context))
    .route('/', createPracticeChangeRoutes(context))
    .route('/', createPracticeClientRoutes(context))
    .route('/', createPracticeFeedRoutes(context))
    .route('/', createPracticeInviteRoutes(context))
    .route('/', createPracticeNoteRoutes(context))
    .route('/', createPracticeSessionRoutes(context))
    .route('/', createPracticeSecurityRoutes(context))
    .route('/', createQuickTextRoutes(context))
    .route('/', createRoomRoutes(context))
    .route('/', createCredentialRoutes(context))
    .route('/', createStaffPracticeRoutes(context))
    .route('/', createStaffLeadRoutes(context))
    .route('/', createWaitlistRoutes(context))
    .route('/', createTrackerRoutes(context))
    .get(
      '/openapi.json',
      openAPIRouteHandler(app, {
        documentation: documentationOf(context),
        // The envelope's failure schema replaces the library's default.
        defaultValidationErrorResponse: false,
      }),
    )
    .notFound((c) => c.json({ message: 'Not Found' }, 404))
    .onError(answerFailure(context))
  adminRoutesOf(app)
  return app
}

/** Consultations first: their rows are locked in that order everywhere. */
const endOfAccount: EndOfAccount = async (...ending) => {
  const retained = await endConsultations(...ending)
  await leaveStaff(...ending)
  return retained
}

function documentationOf({ productName }: MainContext) {
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
