import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { emptyStoredProfile } from '#server/backends/main/identity/users/stored-profile.ts'
import { deleteEventsOf } from '#server/backends/main/platform/live/live-event.repository.ts'
import { closeTasks } from '#server/backends/main/platform/tasks/task.repository.ts'
import { addressChangeTable } from '#server/db/main/address-change.table.ts'
import { appointmentTable } from '#server/db/main/appointment.table.ts'
import { calmModeTable } from '#server/db/main/calm-mode.table.ts'
import { cartTable } from '#server/db/main/cart.table.ts'
import { conversationTable } from '#server/db/main/conversation.table.ts'
import { googleSignInTable } from '#server/db/main/google-sign-in.table.ts'
import { healthConsentTable } from '#server/db/main/health-consent.table.ts'
import { hourOverrideTable } from '#server/db/main/hour-override.table.ts'
import { idempotencyKeyTable } from '#server/db/main/idempotency-key.table.ts'
import { kolTable } from '#server/db/main/kol.table.ts'
import { noticedFoodTable } from '#server/db/main/noticed-food.table.ts'
import { nutritionProfileTable } from '#server/db/main/nutrition-profile.table.ts'
import { orderTable } from '#server/db/main/order.table.ts'
import { otpCodeTable } from '#server/db/main/otp-code.table.ts'
import { outboxMailTable } from '#server/db/main/outbox-mail.table.ts'
import { ownFoodTable } from '#server/db/main/own-food.table.ts'
import { passwordResetTable } from '#server/db/main/password-reset.table.ts'
import { planTemplateTable } from '#server/db/main/plan-template.table.ts'
import { practiceTable } from '#server/db/main/practice.table.ts'
import { practiceInviteTable } from '#server/db/main/practice-invite.table.ts'
import { privacyCaseTable } from '#server/db/main/privacy-case.table.ts'
import { privacyCaseEventTable } from '#server/db/main/privacy-case-event.table.ts'
import { quickTextTable } from '#server/db/main/quick-text.table.ts'
import { ramadanTable } from '#server/db/main/ramadan.table.ts'
import { receiptTable } from '#server/db/main/receipt.table.ts'
import { refundTable } from '#server/db/main/refund.table.ts'
import { refundAccountTable } from '#server/db/main/refund-account.table.ts'
import { refundPayoutTable } from '#server/db/main/refund-payout.table.ts'
import { registrationTable } from '#server/db/main/registration.table.ts'
import { sessionTable } from '#server/db/main/session.table.ts'
import { timeOffTable } from '#server/db/main/time-off.table.ts'
import { trackerTable } from '#server/db/main/tracker.table.ts'
import { transactionTable } from '#server/db/main/transaction.table.ts'
import { type User, userTable } from '#server/db/main/user.table.ts'
import { weeklyHoursTable } from '#server/db/main/weekly-hours.table.ts'
import type { Database } from '#server/db/open-database.ts'

/**
 * Deletes a member's rows, except those on which invoices depend. Cascades delete the trackers'
 * entries and the sessions' refresh tokens. Pending mails stay in the outbox; only abandoned ones
 * are deleted.
 */
export async function deleteRowsOf(
  db: Database,
  { id, email }: Pick<User, 'id' | 'email'>,
  now: Date,
): Promise<void> {
  // First: the events of what follows ring for the streams that must end.
  await deleteEventsOf(db, id)
  await db.delete(noticedFoodTable).where(eq(noticedFoodTable.userId, id))
  await db.delete(ownFoodTable).where(eq(ownFoodTable.userId, id))
  await db.delete(nutritionProfileTable).where(eq(nutritionProfileTable.userId, id))
  await db.delete(healthConsentTable).where(eq(healthConsentTable.userId, id))
  await db.delete(calmModeTable).where(eq(calmModeTable.userId, id))
  await db.delete(ramadanTable).where(eq(ramadanTable.userId, id))
  // Cascades delete the messages of both sides, with their files.
  await db.delete(conversationTable).where(eq(conversationTable.userId, id))
  // A nutritionist's clients keep theirs.
  await db
    .update(conversationTable)
    .set({ nutritionistId: null })
    .where(eq(conversationTable.nutritionistId, id))
  await db.delete(trackerTable).where(eq(trackerTable.userId, id))
  // What is left was held for an order that opened no tracker.
  const numbers = db
    .select({ number: userTable.number })
    .from(userTable)
    .where(eq(userTable.id, id))
  await db.delete(appointmentTable).where(inArray(appointmentTable.userNumber, numbers))
  await db.delete(practiceInviteTable).where(eq(practiceInviteTable.email, email))
  const practices = db
    .select({ number: practiceTable.number })
    .from(practiceTable)
    .where(eq(practiceTable.userId, id))
  for (const table of [
    timeOffTable,
    hourOverrideTable,
    weeklyHoursTable,
    quickTextTable,
    planTemplateTable,
  ])
    await db.delete(table).where(inArray(table.practiceNumber, practices))
  await db.delete(cartTable).where(eq(cartTable.userId, id))
  await db.delete(sessionTable).where(eq(sessionTable.userId, id))
  await db.delete(idempotencyKeyTable).where(eq(idempotencyKeyTable.userId, id))
  await db.delete(passwordResetTable).where(eq(passwordResetTable.userId, id))
  await db.delete(googleSignInTable).where(eq(googleSignInTable.userId, id))
  const orders = db.select({ id: orderTable.id }).from(orderTable).where(eq(orderTable.userId, id))
  await db.delete(otpCodeTable).where(inArray(otpCodeTable.orderId, orders))
  await db.delete(refundAccountTable).where(eq(refundAccountTable.userId, id))
  await db
    .update(refundPayoutTable)
    .set({ account: null, holder: '' })
    .where(inArray(refundPayoutTable.refundId, refundsOf(db, id)))
  await db.delete(addressChangeTable).where(eq(addressChangeTable.userId, id))
  await emptyCasesOf(db, id)
  await db.delete(registrationTable).where(eq(registrationTable.email, email))
  const givenUp = await db
    .delete(outboxMailTable)
    .where(and(eq(outboxMailTable.recipient, email), isNull(outboxMailTable.dueAt)))
    .returning({ id: outboxMailTable.id })
  for (const { id: subject } of givenUp)
    await closeTasks(db, { kinds: ['mail'], subject, closedAt: now })
}

/** That a request was made, and when it was answered, stays as proof. */
async function emptyCasesOf(db: Database, userId: string): Promise<void> {
  const cases = await db
    .update(privacyCaseTable)
    .set({ contact: '', summary: '', exposed: '', measures: '' })
    .where(eq(privacyCaseTable.userId, userId))
    .returning({ id: privacyCaseTable.id })
  const ids = cases.map(({ id }) => id)
  await db
    .update(privacyCaseEventTable)
    .set({ text: '' })
    .where(inArray(privacyCaseEventTable.caseId, ids))
}

function refundsOf(db: Database, userId: string) {
  return db
    .select({ id: refundTable.id })
    .from(refundTable)
    .innerJoin(transactionTable, eq(transactionTable.id, refundTable.transactionId))
    .where(eq(transactionTable.userId, userId))
}

/**
 * Clears all personal data from a user's row, and the personal links and names from their invoices.
 */
export async function pseudonymise(db: Database, id: string, at: Date): Promise<void> {
  await db.update(transactionTable).set({ paymentUrl: '' }).where(eq(transactionTable.userId, id))
  const orders = db.select({ id: orderTable.id }).from(orderTable).where(eq(orderTable.userId, id))
  await db
    .update(kolTable)
    .set({ name: '', endedAt: sql`coalesce(${kolTable.endedAt}, ${at.toISOString()})` })
    .where(eq(kolTable.userId, id))
  await db
    .update(practiceTable)
    .set({
      ...{ state: 'left', isSuspended: false, userId: null, feedKeyHash: null },
      ...{ meetingLink: '', meetsByLink: false },
    })
    .where(eq(practiceTable.userId, id))
  await db.update(receiptTable).set({ buyerName: '' }).where(inArray(receiptTable.orderId, orders))
  await db
    .update(userTable)
    .set({
      // The column is unique. RFC 2606 reserves this domain, so no mail can arrive.
      email: `${crypto.randomUUID()}@deleted.invalid`,
      ...emptyStoredProfile,
      photoUrl: '',
      passwordHash: null,
      googleIssuer: null,
      googleSubject: null,
      googleEmail: '',
      adultStatedAt: null,
      deletedAt: at,
    })
    .where(eq(userTable.id, id))
}
