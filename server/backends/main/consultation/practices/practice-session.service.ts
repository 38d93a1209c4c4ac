import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { appendAuditEntry } from '#server/backends/main/platform/audit/append-audit-entry.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { sealAtRest } from '#server/backends/main/platform/rest-key.ts'
import { makeTicket, secretOfTicket } from '#server/backends/main/staff/factors/enrolment-ticket.ts'
import {
  findTotpSecret,
  insertTotpSecret,
} from '#server/backends/main/staff/factors/factor.repository.ts'
import { checkProof } from '#server/backends/main/staff/factors/factor-proof.service.ts'
import { renewRecoveryCodes } from '#server/backends/main/staff/factors/second-factor.service.ts'
import { tellFactorChange } from '#server/backends/main/staff/factors/tell-factor-change.ts'
import {
  otpauthUriOf,
  randomTotpSecret,
  stepOfCode,
} from '#server/backends/main/staff/factors/totp.ts'
import {
  findOpenSession,
  type NewFactorSession,
  startFactorSession,
} from '#server/backends/main/staff/sessions/factor-session.service.ts'
import type { FactorAnswer } from '#server/contract/passkey.schema.ts'
import type {
  NewPracticeSecret,
  PracticeFactorState,
} from '#server/contract/practice-session.schema.ts'
import type { EnrolledFactor, OpenedFactorSession } from '#server/contract/second-factor.schema.ts'
import type { StaffSessionRow } from '#server/db/main/staff-session.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { findOwnPractice } from './own-practice.repository.ts'

/**
 * A call that answers or changes what a nutritionist knows of clients.
 * @throws MainFailure `PRACTICE_SESSION_NEEDED` if the second factor was not proved in this sign-in
 */
export async function requirePracticeSession(
  context: MainContext,
  { sessionId }: Member,
  token: string | undefined,
): Promise<StaffSessionRow> {
  const session = await findOpenSession(context, { area: 'practice', sessionId, token })
  if (!session) throw new MainFailure('PRACTICE_SESSION_NEEDED')
  return session
}

/** @throws MainFailure `ERR_NO_PRACTICE` */
export async function readPracticeFactorState(
  { db }: MainContext,
  member: Member,
): Promise<PracticeFactorState> {
  await requireOwnPractice(db, member)
  return { hasFactor: (await findTotpSecret(db, member.user.id)) !== undefined }
}

/** @throws MainFailure `ERR_NO_PRACTICE`, `WRONG_CODE` or `WRONG_PASSKEY` */
export async function openPracticeSession(
  context: MainContext,
  member: Member,
  answer: FactorAnswer,
): Promise<OpenedFactorSession> {
  await requireOwnPractice(context.db, member)
  const { user, sessionId } = member
  const spend = await checkProof(context, { userId: user.id, sessionId }, answer)
  return context.db.transaction(async (tx) => {
    await requireOwnPractice(tx, member)
    return start(context, tx, member, await spend(tx))
  })
}

/** @throws MainFailure `ERR_NO_PRACTICE` or `FACTOR_EXISTS` */
export async function offerPracticeSecret(
  context: MainContext,
  member: Member,
): Promise<NewPracticeSecret> {
  const { id: userId, email } = member.user
  if ((await readPracticeFactorState(context, member)).hasFactor)
    throw new MainFailure('FACTOR_EXISTS')
  const secret = randomTotpSecret()
  const otpauthUri = otpauthUriOf(secret, { productName: context.productName, email })
  return { otpauthUri, secret, ticket: makeTicket(context, { userId, secret }) }
}

/**
 * Makes the secret of a ticket the nutritionist's second factor. An earlier one is never replaced.
 * @throws MainFailure `ERR_NO_PRACTICE`, `FACTOR_OUTDATED`, `WRONG_CODE` or `FACTOR_EXISTS`
 */
export async function enrolNutritionist(
  context: MainContext,
  member: Member,
  { ticket, code }: { ticket: string; code: string },
): Promise<EnrolledFactor> {
  const { id: userId } = member.user
  const now = context.clock.now()
  const secret = secretOfTicket(context, { userId, ticket })
  if (secret === undefined) throw new MainFailure('FACTOR_OUTDATED')
  // The code of the enrolment is spent, too.
  const lastStep = stepOfCode(secret, code, now)
  if (lastStep === undefined) throw new MainFailure('WRONG_CODE')
  return context.db.transaction(async (tx) => {
    await requireOwnPractice(tx, member)
    const sealed = sealAtRest(context, secret)
    if (!(await insertTotpSecret(tx, { userId, secret: sealed, confirmedAt: now, lastStep })))
      throw new MainFailure('FACTOR_EXISTS')
    await appendAuditEntry(context, tx, { action: 'factor_set_up', subjectId: userId })
    await tellFactorChange(context, tx, { userId, change: 'set_up' })
    const recoveryCodes = await renewRecoveryCodes(tx, userId)
    return { ...(await start(context, tx, member, 'totp')), recoveryCodes }
  })
}

async function start(
  context: MainContext,
  tx: Database,
  member: Member,
  proof: NewFactorSession['proof'],
): Promise<OpenedFactorSession> {
  const subjectId = member.user.id
  await appendAuditEntry(context, tx, { action: 'practice_session_opened', subjectId })
  return startFactorSession(context, tx, { member, area: 'practice', proof })
}

/** @throws MainFailure `ERR_NO_PRACTICE` */
export async function requireOwnPractice(db: Database, { user }: Member): Promise<void> {
  if (!(await findOwnPractice(db, user.id))) throw new MainFailure('ERR_NO_PRACTICE')
}
