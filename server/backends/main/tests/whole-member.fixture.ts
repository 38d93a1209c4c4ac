import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { hourMs } from '#app/lib/time.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { sealAtRest } from '#server/backends/main/platform/rest-key.ts'
import { intakeAnswersSchema } from '#server/contract/intake.schema.ts'
import type { Transaction } from '#server/contract/purchase.schema.ts'
import { addressChangeTable } from '#server/db/main/address-change.table.ts'
import { approvalTable } from '#server/db/main/approval.table.ts'
import { callTable } from '#server/db/main/call.table.ts'
import { callPresenceTable } from '#server/db/main/call-presence.table.ts'
import { conversationTable } from '#server/db/main/conversation.table.ts'
import { goalClearanceTable } from '#server/db/main/goal-clearance.table.ts'
import { hourOverrideTable } from '#server/db/main/hour-override.table.ts'
import { intakeTable } from '#server/db/main/intake.table.ts'
import { kolTable } from '#server/db/main/kol.table.ts'
import { mealPlanTable } from '#server/db/main/meal-plan.table.ts'
import { mealPlanChoiceTable } from '#server/db/main/meal-plan-choice.table.ts'
import { outboxMailTable } from '#server/db/main/outbox-mail.table.ts'
import { passkeyTable } from '#server/db/main/passkey.table.ts'
import { planTemplateTable } from '#server/db/main/plan-template.table.ts'
import { practiceTable } from '#server/db/main/practice.table.ts'
import { practiceInviteTable } from '#server/db/main/practice-invite.table.ts'
import { privacyCaseTable } from '#server/db/main/privacy-case.table.ts'
import { privacyCaseEventTable } from '#server/db/main/privacy-case-event.table.ts'
import { quickTextTable } from '#server/db/main/quick-text.table.ts'
import { recordViewTable } from '#server/db/main/record-view.table.ts'
import { recoveryCodeTable } from '#server/db/main/recovery-code.table.ts'
import { refundTable } from '#server/db/main/refund.table.ts'
import { refundAccountTable } from '#server/db/main/refund-account.table.ts'
import { registrationTable } from '#server/db/main/registration.table.ts'
import { sessionTable } from '#server/db/main/session.table.ts'
import { staffGrantTable } from '#server/db/main/staff-grant.table.ts'
import { staffLinkTable } from '#server/db/main/staff-link.table.ts'
import { staffMemberTable } from '#server/db/main/staff-member.table.ts'
import { staffSessionTable } from '#server/db/main/staff-session.table.ts'
import { timeOffTable } from '#server/db/main/time-off.table.ts'
import { totpSecretTable } from '#server/db/main/totp-secret.table.ts'
import type { User } from '#server/db/main/user.table.ts'
import { waitlistEntryTable } from '#server/db/main/waitlist-entry.table.ts'
import { weeklyHoursTable } from '#server/db/main/weekly-hours.table.ts'
import { createAccountSteps, phoneUserAgent } from './account.fixture.ts'
import {
  insertBooked,
  insertRelation,
  openPractice,
  unlockPractice,
} from './consultation.fixture.ts'
import { createMessages } from './conversation.fixture.ts'
import type { MainFixture } from './main-backend.fixture.ts'
import { numberOfTracker, planContent } from './meal-plan.fixture.ts'
import { completeNote, createNotes } from './note.fixture.ts'
import { photoOf } from './photo.fixture.ts'
import { createPurchases, serviceId } from './purchase.fixture.ts'
import { createStaff } from './staff.fixture.ts'
import { memberWithTracker } from './tracker.fixture.ts'

/** Personal data that appears nowhere else. */
export const personal = {
  firstName: 'Ratnasari',
  lastName: 'Kusumawardhani',
  birthDate: '1987-08-17',
  country: 'Republik Contoh',
  phone: '+6281298765432',
}

/** What a client and their nutritionist write to each other or about the client's health. */
export const writtenInCare = {
  message: `${personal.lastName} alergi kerang`,
  intake: `${personal.country}, operasi lambung`,
  summary: `Halo ${personal.firstName}, sarapanmu lebih teratur`,
  addendum: `${personal.lastName} rutin berjalan kaki`,
}

/** A member with a row in every table that can hold member data. */
export async function createWholeMember(main: MainFixture) {
  const purchases = createPurchases(main)
  const steps = createAccountSteps(main)
  const { user, token, transaction } = await purchases.pendingTransaction()
  await main.post('/v1/users/update-profile', {
    token,
    body: { ...personal, email: user.email, token: '' },
  })
  const googleEmail = `${randomId().toLowerCase()}@gmail.test`
  const google = { sub: randomId(), email: googleEmail, picture: `https://foto.test/${user.id}` }
  await steps.connectGoogle(token, google)
  await main.post('/v1/account/google-url', { token })
  await purchases.notify(main.midtrans.notification(transaction))
  const { trackerId } = (await main.get(`/v1/transactions/${transaction.id}`, { token })).body.data
  await main.post(`/v1/trackers/${trackerId}/weights`, {
    token,
    body: { measuredOn: '2026-03-02', kilograms: 71.25 },
  })
  await main.post(`/v1/trackers/${trackerId}/sync`, {
    token,
    body: { operations: [weightFromElsewhere] },
  })
  await saveFoodOf(main, token, trackerId)
  await shareTracker(main, token, trackerId)
  await main.post(`/v1/trackers/${trackerId}/photos`, {
    token,
    body: { id: 'foto-pertama', takenOn: '2026-03-02', base64: photoOf().toString('base64') },
  })
  await main.post(`/v1/trackers/${trackerId}/photos/delete`, { token, body: { id: 'foto-lama' } })
  await main.post('/v1/carts', { token, body: { productServiceId: serviceId, locale: 'id' } })
  const { body } = await purchases.order(token, { productServiceId: 'seimbang-harian-12w' })
  await purchases.sendCode(token, body.data.id)
  await main.post('/v1/users/forgot-password', { body: { email: user.email } })
  await main.post('/v1/auth/login', {
    headers: { 'user-agent': phoneUserAgent },
    body: { email: user.email, password: 'salah sekali' },
  })
  await main.db.insert(kolTable).values({
    code: `KOL${transaction.id.replace(/[^A-Z0-9]/g, '').slice(0, 12)}`,
    userId: user.id,
    name: personal.firstName,
    commissionPercent: 10,
    createdAt: main.clock.now(),
  })
  await insertCare(main, user, trackerId)
  await writeMessages(main, { user, token })
  await main.backend.drainOutbox()
  await insertRefundByHand(main, user.id, transaction)
  await insertLeftovers(main, user.email)
  await insertStaffRows(main, user)
  return { user, token, transaction, trackerId, google, googleEmail }
}

/** From a device that did not know the day's weight, so it becomes a conflict. */
const weightFromElsewhere = {
  id: 'dari-ponsel',
  kind: 'weight',
  entryId: '2026-03-02',
  base: null,
  next: { measuredOn: '2026-03-02', kilograms: 70.5 },
}

/** Saves food entries, measurements, an own food and a nutrition profile. */
async function saveFoodOf(main: MainFixture, token: string, trackerId: string): Promise<void> {
  const eaten = { eatenOn: '2026-03-02', meal: 'lunch', foodId: 'nasi-goreng' }
  await main.post(`/v1/trackers/${trackerId}/food-entries`, {
    token,
    body: { id: 'makan-siang', ...eaten, measure: 'plate', amount: 1 },
  })
  await main.post(`/v1/trackers/${trackerId}/measurements`, {
    token,
    body: {
      id: 'lingkar-perut',
      kind: 'waist',
      measuredOn: '2026-03-02',
      value: 84.5,
      secondValue: null,
    },
  })
  await main.post(`/v1/trackers/${trackerId}/measurements`, {
    token,
    body: {
      ...{ id: 'gula-sewaktu', kind: 'randomGlucose', measuredOn: '2026-03-02' },
      ...{ value: 199.98, secondValue: null },
      ...{ measuredAt: '07:10', mealTiming: 'after', typedIn: 'mmol/L' },
    },
  })
  const macros = { energyKcal: 100, proteinG: 5, fatG: 4, carbohydrateG: 11 }
  const per100g = { ...macros, fibreG: 1, addedSugarG: 0, sodiumMg: 10 }
  await main.post('/v1/noticed-foods', {
    token,
    body: { foods: [{ foodId: 'nasi-goreng', edition: '2026-01-01' }] },
  })
  await main.post('/v1/own-foods', {
    token,
    body: { id: 'bekal-01', name: 'Bekal', portionGrams: 150, per100g },
  })
  const circumstances = { isPregnant: false, isLactating: false, hasDisease: false }
  await main.post('/v1/nutrition-profile', {
    token,
    body: {
      sex: 'female',
      bornOn: personal.birthDate,
      centimetres: 160.5,
      activity: 'light',
      ...circumstances,
    },
  })
  await main.post('/v1/calm-mode', { token, body: { isCalm: true } })
  await main.post(`/v1/trackers/${trackerId}/planned-foods`, {
    token,
    body: { ...eaten, id: 'rencana-01', eatenOn: '2026-03-03', measure: 'plate', amount: 1 },
  })
  await main.post(`/v1/trackers/${trackerId}/reminder`, {
    token,
    body: { hour: 19, zone: 'WIB', weekdays: [1, 5] },
  })
  await main.post('/v1/ramadan', {
    token,
    body: { startsOn: '2027-02-08', endsOn: '2027-03-09' },
  })
  await main.post('/v1/eating-check', { token, body: { needsPerson: false } })
  await main.post(`/v1/trackers/${trackerId}/goals`, {
    token,
    body: { id: 'tujuan-01', targetKilograms: 68, weeks: 20 },
  })
}

/** Creates a share link with the member's name, and a view of it. */
async function shareTracker(main: MainFixture, token: string, trackerId: string): Promise<void> {
  const { body } = await main.post(`/v1/trackers/${trackerId}/shares`, {
    token,
    body: {
      label: 'Dokter',
      shownName: personal.firstName,
      sections: ['weightTrend', 'food'],
      dayCount: 30,
      lifetimeDays: 7,
      pin: null,
    },
  })
  const { key } = body.data
  await main.post('/v1/shared-trackers/open', {
    body: { key },
    headers: { 'user-agent': phoneUserAgent },
  })
}

/** Two messages to the nutritionist, one of them with a photo, and the thread of a client of the member. */
async function writeMessages(
  main: MainFixture,
  { user, token }: { user: Pick<User, 'id'>; token: string },
): Promise<void> {
  const calls = createMessages(main)
  const [own] = await calls.list({ token })
  const id = own?.id ?? ''
  const name = `${personal.firstName}.jpg`
  const { body } = await calls.sendFile(id, { token }, { bytes: photoOf(), name })
  await calls.send(id, { token }, { body: writtenInCare.message, fileId: body.data.id })
  const [practice] = await main.db
    .select()
    .from(practiceTable)
    .where(eq(practiceTable.userId, user.id))
  if (!practice) throw new Error('The member has no practice')
  await unlockPractice(main, { user, token })
  const client = await memberWithTracker(main)
  await insertRelation(main, { trackerId: client.trackerId, practice })
  const ofClient = eq(conversationTable.userId, client.user.id)
  const [thread] = await main.db.select().from(conversationTable).where(ofClient)
  await calls.send(thread?.id ?? '', { token }, 'Dari ahli gizi')
  await main.db.insert(quickTextTable).values({
    ...{ practiceNumber: practice.number, position: 0 },
    ...{ title: 'Salam', body: personal.country },
  })
}

/** Inserts rows that no ordinary call leaves: a concurrent sign-up and an abandoned mail. */
async function insertLeftovers(main: MainFixture, email: string): Promise<void> {
  const now = main.clock.now()
  await main.db.insert(registrationTable).values({
    id: randomId(),
    email,
    firstName: personal.firstName,
    lastName: personal.lastName,
    passwordHash: 'never verified',
    locale: 'id',
    tokenHash: randomId(),
    createdAt: now,
    expiresAt: later(now, hourMs),
  })
  const mail = { subject: 'Halo', text: `Halo ${personal.firstName}`, html: '' }
  await main.db
    .insert(outboxMailTable)
    .values({ id: randomId(), recipient: email, ...mail, dueAt: null, createdAt: now })
}

/** A second payment that staff transfer back, to an account that the member named. */
async function insertRefundByHand(
  main: MainFixture,
  userId: string,
  { id: transactionId, totalRupiah }: Transaction,
): Promise<void> {
  const now = main.clock.now()
  const refundId = randomId()
  await main.db.insert(refundTable).values({
    id: refundId,
    transactionId,
    surplusAttempt: 2,
    providerOrderId: `${transactionId}~2`,
    amountRupiah: totalRupiah,
    state: 'by_hand',
    requestedAt: now,
    settledAt: now,
  })
  await main.db.insert(refundAccountTable).values({
    refundId,
    userId,
    bank: 'BCA',
    number: sealAtRest(main.context, '1260000001'),
    lastDigits: '0001',
    holder: personal.firstName,
    givenAt: now,
  })
}

/** A session with a nutritionist, who looked at the tracker, and a practice of the member. */
async function insertCare(
  main: MainFixture,
  { id: userId, email }: Pick<User, 'id' | 'email'>,
  trackerId: string,
): Promise<void> {
  const createdAt = main.clock.now()
  const { practice, nutritionist } = await openPractice(main)
  const relationId = await insertRelation(main, { trackerId, practice })
  const appointmentId = await insertBooked(main, {
    ...{ trackerId, relationId, practice },
    inMinutes: 24 * 60,
  })
  await main.db.insert(intakeTable).values({
    ...{ appointmentId, trackerId, version: 1, savedAt: createdAt },
    answers: v.parse(intakeAnswersSchema, { history: writtenInCare.intake }),
  })
  const noted = await insertBooked(main, { trackerId, relationId, practice, inMinutes: -120 })
  const notes = createNotes(main)
  const { summary } = writtenInCare
  await notes.save(noted, nutritionist, { ...completeNote, summary })
  await notes.sign(noted, nutritionist)
  await notes.add(noted, nutritionist, writtenInCare.addendum)
  const callId = randomId()
  const startedAt = createdAt
  await main.db.insert(callTable).values({ id: callId, appointmentId, engine: 'direct', startedAt })
  await main.db.insert(callPresenceTable).values({
    ...{ id: randomId(), callId, side: 'client', tab: 'tab-klien' },
    ...{ joinedAt: createdAt, seenAt: createdAt },
  })
  await main.db.insert(goalClearanceTable).values({
    ...{ id: randomId(), userId, relationId, trackerId, practiceNumber: practice.number },
    ...{ reasons: ['disease'], rationale: personal.lastName, signedAt: createdAt },
    validUntil: dayInJakarta(createdAt),
  })
  const planId = randomId()
  await main.db.insert(mealPlanTable).values({
    ...{ id: planId, trackerId, practiceNumber: practice.number, ...planContent() },
    ...{ trackerNumber: await numberOfTracker(main, trackerId), state: 'published', version: 1 },
    ...{ intakeKcal: 1500, floorKcal: 1500, rulesEdition: '2026-11-22' },
    ...{ savedAt: createdAt, publishedAt: createdAt },
  })
  await main.db.insert(mealPlanChoiceTable).values({
    ...{ planId, trackerId, day: '2026-03-03', meal: 'lunch', group: 'staple', foodId: 'kentang' },
  })
  await main.db.insert(waitlistEntryTable).values({
    id: randomId(),
    trackerId,
    practiceNumber: practice.number,
    weekdays: [1],
    fromMinute: 480,
    untilMinute: 720,
    untilOn: '2030-12-31',
    zone: 'Asia/Jakarta',
    locale: 'id',
    state: 'waiting',
    lookAt: createdAt,
    createdAt,
  })
  await main.db.insert(recordViewTable).values({
    id: randomId(),
    trackerId,
    practiceNumber: practice.number,
    section: 'food',
    hour: createdAt,
  })
  const own = randomId()
  const [ownPractice] = await main.db
    .insert(practiceTable)
    .values({
      slug: own,
      userId,
      name: 'Contoh',
      state: 'active',
      practiceUntil: '2030-12-31',
      createdAt,
    })
    .returning()
  const practiceNumber = ownPractice?.number ?? 0
  await main.db.insert(timeOffTable).values({
    id: randomId(),
    practiceNumber,
    fromAt: createdAt,
    untilAt: later(createdAt, hourMs),
    note: personal.country,
    createdAt,
  })
  await main.db.insert(planTemplateTable).values({
    ...{ practiceNumber, id: 'template-01', name: personal.country, days: planContent().days },
  })
  const hours = [{ startMinute: 480, endMinute: 720 }]
  await main.db.insert(weeklyHoursTable).values({ practiceNumber, weekday: 1, hours })
  await main.db
    .insert(hourOverrideTable)
    .values({ practiceNumber, onDate: '2030-12-31', hours, zone: null })
  await main.db.insert(practiceInviteTable).values({
    tokenHash: randomId(),
    practiceSlug: own,
    email,
    createdAt,
    expiresAt: later(createdAt, hourMs),
  })
}

/** The rows of a person who works for the business. */
async function insertStaffRows(main: MainFixture, { id, email }: User): Promise<void> {
  const owner = await createStaff(main).firstOwner()
  const at = main.clock.now()
  const expiresAt = later(at, hourMs)
  await main.db.insert(staffMemberTable).values({ userId: id, joinedAt: at })
  await main.db.insert(staffGrantTable).values({
    ...{ id: randomId(), userId: id, role: 'support', grantedBy: owner.user.id, grantedAt: at },
  })
  await main.db
    .insert(totpSecretTable)
    .values({ userId: id, secret: 'sealed', confirmedAt: at, lastStep: 1 })
  await main.db.insert(passkeyTable).values({
    ...{ credentialId: randomId(), userId: id, publicKey: 'key', counter: 0, transports: [] },
    ...{ isBackedUp: false, name: 'Laptop', createdAt: at },
  })
  await main.db.insert(recoveryCodeTable).values({ codeHash: randomId(), userId: id })
  const [session] = await main.db.select().from(sessionTable).where(eq(sessionTable.userId, id))
  await main.db.insert(staffSessionTable).values({
    ...{ tokenHash: randomId(), sessionId: String(session?.id), userId: id, proof: 'totp' },
    ...{ openedAt: at, lastSeenAt: at, provedAt: at, expiresAt },
  })
  const approval = { id: randomId(), kind: 'address', subject: id, payload: {} } as const
  await main.db.insert(approvalTable).values({
    ...{ ...approval, requestedBy: owner.user.id, reason: 'a lost mailbox' },
    ...{ requestedAt: at, expiresAt: later(at, hourMs) },
  })
  await main.db.insert(addressChangeTable).values({
    ...{ approvalId: approval.id, userId: id, email: `new-${email}` },
    proof: personal.phone,
  })
  await insertCase(main, { userId: id, email })
  await main.db.insert(staffLinkTable).values({
    ...{ tokenHash: randomId(), purpose: 'second_factor', email, roles: [], secret: 'sealed' },
    ...{ madeBy: owner.user.id, createdAt: at, expiresAt },
  })
}

/** A request about the member's data, with a note that names them. */
async function insertCase(main: MainFixture, { userId, email }: { userId: string; email: string }) {
  const at = main.clock.now()
  const caseId = randomId()
  await main.db.insert(privacyCaseTable).values({
    ...{
      id: caseId,
      kind: 'correction',
      channel: 'mail',
      receivedAt: at,
      dueAt: later(at, 72 * hourMs),
    },
    ...{ userId, contact: email, summary: personal.lastName, enteredBy: 'staff' },
  })
  const note = { id: randomId(), caseId, at, actorId: 'staff', kind: 'note' } as const
  await main.db.insert(privacyCaseEventTable).values({ ...note, text: personal.phone })
}
