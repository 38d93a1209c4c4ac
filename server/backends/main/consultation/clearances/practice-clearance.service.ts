import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { circumstancesOn, clearanceOn } from '#app/nutrition/circumstances.ts'
import { type PersonReason, personReasonsOf } from '#app/nutrition/safe-goal.ts'
import { lockSessionTracker } from '#server/backends/main/consultation/appointments/appointment.repository.ts'
import { findClient } from '#server/backends/main/consultation/appointments/client.repository.ts'
import { findActiveRelation } from '#server/backends/main/consultation/care/care-relation.repository.ts'
import { lockClient } from '#server/backends/main/consultation/care/practice-client.repository.ts'
import { recordViews } from '#server/backends/main/consultation/care/record-view.repository.ts'
import { requireClientConsent } from '#server/backends/main/consultation/care/require-client-consent.ts'
import { requireSignature } from '#server/backends/main/identity/account/require-proof.ts'
import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import { readHealthConsent } from '#server/backends/main/identity/consents/health-consent.service.ts'
import { findUser, lockBuyer } from '#server/backends/main/identity/users/user.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { addDays } from '#server/backends/main/platform/calendar-day.ts'
import { writeClearanceMail } from '#server/backends/main/platform/mail/clearance-mail.ts'
import { enqueueMail } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import {
  endClearance,
  findClearance,
  insertClearance,
} from '#server/backends/main/tracker/clearances/clearance.repository.ts'
import {
  findNutritionProfile,
  lockNutritionProfile,
} from '#server/backends/main/tracker/nutrition-profile/nutrition-profile.repository.ts'
import {
  type ClearanceBoard,
  type ClearanceSigning,
  mostClearanceDays,
} from '#server/contract/goal-clearance.schema.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import type { Database } from '#server/db/open-database.ts'

type OfClient = { trackerId: string; practice: PracticeRow; now: Date }

/**
 * Reads why a client has to consult a nutritionist, and records the look.
 * @throws MainFailure `ERR_NO_TRACKER` if the care never began or has ended
 */
export async function openClearance(
  { db, clock }: MainContext,
  practice: PracticeRow,
  trackerId: string,
): Promise<ClearanceBoard> {
  const of = { trackerId, practice, now: clock.now() }
  return db.transaction(async (tx) => boardOf(tx, await lockCleared(tx, of), of))
}

type Signing = ClearanceSigning & {
  trackerId: string
  /** Where the call comes from. */
  client: string
}

/**
 * Signs a clearance in the name of the caller, ends the one before and mails the client a link.
 * @throws MainFailure `ERR_NO_TRACKER`, `CLEARANCE_NOT_POSSIBLE` if goals are not shared, a reason does
 *   not hold or cannot be lifted, or the day is out of range, or like `requireSignature` and
 *   `requireClientConsent`
 */
export async function signClearance(
  context: MainContext,
  { member, practice }: { member: Member; practice: PracticeRow },
  { trackerId, client: caller, proof, ...clearance }: Signing,
): Promise<ClearanceBoard> {
  await requireSignature(context, member, { proof, client: caller })
  const now = context.clock.now()
  const of = { trackerId, practice, now }
  return context.db.transaction(async (tx) => {
    // A withdrawal of the consent waits until the signature is stored, and ends it then.
    const owner = await findClient(tx, trackerId)
    if (owner) await lockBuyer(tx, owner.id)
    const client = await lockCleared(tx, of)
    const { userId, relationId } = client
    await requireClientConsent(tx, userId)
    // A newer answer waits until the signature is stored, and makes it void then.
    await lockNutritionProfile(tx, userId)
    const board = await boardOf(tx, client, of)
    if (!isPossible(board, clearance)) throw new MainFailure('CLEARANCE_NOT_POSSIBLE')
    await endClearance(tx, { userId, endedAt: now, endedBy: 'newer' })
    await insertClearance(tx, {
      ...{ id: randomId(), userId, relationId, trackerId, practiceNumber: practice.number },
      ...clearance,
      signedAt: now,
    })
    await mailClient(context, tx, { userId, trackerId, name: practice.name })
    return boardOf(tx, client, of)
  })
}

/** @throws MainFailure `ERR_NO_TRACKER` if the care never began or has ended */
export async function endOwnClearance(
  context: MainContext,
  practice: PracticeRow,
  trackerId: string,
): Promise<ClearanceBoard> {
  const now = context.clock.now()
  const of = { trackerId, practice, now }
  return context.db.transaction(async (tx) => {
    const client = await lockCleared(tx, of)
    const { userId } = client
    const isEnded = await endClearance(tx, {
      ...{ userId, practiceNumber: practice.number },
      ...{ endedAt: now, endedBy: 'nutritionist' },
    })
    if (isEnded) await mailClient(context, tx, { userId, trackerId, name: practice.name })
    return boardOf(tx, client, of)
  })
}

type ClearedClient = { userId: string; relationId: string; sharesGoals: boolean }

/** Locks a tracker and the care against its end. */
async function lockCleared(tx: Database, of: OfClient): Promise<ClearedClient> {
  const { trackerId, practice, now } = of
  await lockSessionTracker(tx, trackerId)
  const client = await lockClient(tx, { trackerId, practiceNumber: practice.number, now })
  const relation = client && (await findActiveRelation(tx, trackerId))
  if (!relation) throw new MainFailure('ERR_NO_TRACKER')
  return {
    userId: client.userId,
    relationId: relation.id,
    sharesGoals: relation.sections.includes('goals'),
  }
}

async function boardOf(
  tx: Database,
  { userId, sharesGoals }: ClearedClient,
  { trackerId, practice: { number: practiceNumber }, now }: OfClient,
): Promise<ClearanceBoard> {
  const today = dayInJakarta(now)
  const clearance = await findClearance(tx, { userId, practiceNumber })
  const isShown = sharesGoals && (await readHealthConsent(tx, userId)).isGiven
  if (isShown) await recordViews(tx, { trackerId, practiceNumber, sections: ['goals'], at: now })
  return {
    reasons: isShown ? await readReasons(tx, { userId, today }) : null,
    clearance: clearanceOn(today, { clearance }) ?? null,
    ...{ today, latestDay: addDays(today, mostClearanceDays) },
  }
}

/** Returns the reasons as if there was no clearance; none without a profile. */
async function readReasons(
  tx: Database,
  { userId, today }: { userId: string; today: string },
): Promise<PersonReason[]> {
  const profile = await findNutritionProfile(tx, userId)
  if (!profile) return []
  return personReasonsOf({ ...circumstancesOn(today, profile), cleared: [] })
}

/** A reason that cannot be lifted leaves nothing to allow. */
function isPossible(
  { reasons: held, today, latestDay }: ClearanceBoard,
  { reasons, validUntil }: Pick<ClearanceSigning, 'reasons' | 'validUntil'>,
): boolean {
  return (
    held?.every((reason) => reason === 'disease' || reason === 'eating') === true &&
    reasons.every((reason) => reason === 'intake' || held.includes(reason)) &&
    today <= validUntil &&
    validUntil <= latestDay
  )
}

async function mailClient(
  context: MainContext,
  tx: Database,
  { userId, trackerId, name }: { userId: string; trackerId: string; name: string },
): Promise<void> {
  const { productName, publicOrigin } = context
  const user = await findUser(tx, userId)
  if (!user) return
  const to = { firstName: user.firstName, locale: user.locale, productName }
  const link = `${publicOrigin}/tracker/${trackerId}/goals`
  await enqueueMail(context, tx, user.email, writeClearanceMail(to, { name, link }))
}
