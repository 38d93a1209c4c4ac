import { hourMs, minuteMs } from '#app/lib/time.ts'
import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { appendAuditEntry } from '#server/backends/main/platform/audit/append-audit-entry.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { hashOfToken, randomToken } from '#server/backends/main/platform/random-secret.ts'
import { spendCode } from '#server/backends/main/staff/factors/second-factor.service.ts'
import type { OpenedStaffSession, StaffStanding } from '#server/contract/staff.schema.ts'
import type { StaffSessionRow } from '#server/db/main/staff-session.table.ts'
import type { Database } from '#server/db/open-database.ts'
import {
  changeStaffSession,
  endStaffSessions,
  findStaffMember,
  findStaffSession,
  insertStaffSession,
  type Rights,
  readRights,
} from './staff-session.repository.ts'

const sessionLifetimeMs = 12 * hourMs
const longestIdleMs = 30 * minuteMs
/** How long a proof counts for acts about money and rights. */
const stepUpLifetimeMs = 5 * minuteMs
/** A person's devices. Another session ends the oldest. */
const mostSessions = 3
/** How precisely the last use is known. */
const seenPrecisionMs = minuteMs

/** Who makes an admin call, with their rights at this moment. */
export type Staff = Rights & { userId: string; session: StaffSessionRow; steppedUpUntil: Date }

/**
 * Looks up session, person and rights, at every call.
 * @throws MainFailure `STAFF_SUSPENDED`, or `STAFF_SESSION_NEEDED` if the session is over, or not of
 * this sign-in
 */
export async function identifyStaff(
  { db, clock }: Pick<MainContext, 'db' | 'clock'>,
  { user, sessionId }: Pick<Member, 'user' | 'sessionId'>,
  token: string | undefined,
): Promise<Staff> {
  const now = clock.now()
  const person = await findStaffMember(db, user.id)
  if (person?.suspendedAt) throw new MainFailure('STAFF_SUSPENDED')
  const session = token === undefined ? undefined : await findStaffSession(db, hashOfToken(token))
  if (!person || session?.sessionId !== sessionId || isOver(session, now))
    throw new MainFailure('STAFF_SESSION_NEEDED')
  if (later(session.lastSeenAt, seenPrecisionMs) <= now)
    await changeStaffSession(db, session.tokenHash, { lastSeenAt: now })
  const steppedUpUntil = later(session.provedAt, stepUpLifetimeMs)
  return { userId: user.id, session, steppedUpUntil, ...(await readRights(db, user.id)) }
}

function isOver({ endedAt, expiresAt, lastSeenAt }: StaffSessionRow, now: Date): boolean {
  return endedAt !== null || expiresAt <= now || later(lastSeenAt, longestIdleMs) <= now
}

/** @throws MainFailure `ERR_NO_STAFF` or `STAFF_SUSPENDED` */
export async function readStanding(
  context: MainContext,
  member: Member,
  token: string | undefined,
): Promise<StaffStanding> {
  if (!(await findStaffMember(context.db, member.user.id))) throw new MainFailure('ERR_NO_STAFF')
  try {
    const { session, steppedUpUntil, roles, permissions } = await identifyStaff(
      context,
      member,
      token,
    )
    return {
      session: {
        expiresAt: session.expiresAt.toISOString(),
        steppedUpUntil: steppedUpUntil.toISOString(),
        roles,
        permissions,
      },
    }
  } catch (error) {
    if (error instanceof MainFailure && error.message === 'STAFF_SESSION_NEEDED')
      return { session: null }
    throw error
  }
}

/** @throws MainFailure `ERR_NO_STAFF`, `STAFF_SUSPENDED` or `WRONG_CODE` */
export async function openStaffSession(
  context: MainContext,
  member: Member,
  { code, requestId }: { code: string; requestId: string },
): Promise<OpenedStaffSession> {
  return context.db.transaction(async (tx) => {
    const person = await findStaffMember(tx, member.user.id)
    if (!person) throw new MainFailure('ERR_NO_STAFF')
    if (person.suspendedAt) throw new MainFailure('STAFF_SUSPENDED')
    const proof = await spendCode(context, tx, { userId: member.user.id, code })
    return startStaffSession(context, tx, { member, proof, requestId })
  })
}

type Start = { member: Member; proof: StaffSessionRow['proof']; requestId: string }

/** Opens a session of a person who has proved their second factor. */
export async function startStaffSession(
  context: Pick<MainContext, 'clock'>,
  tx: Database,
  { member: { user, sessionId }, proof, requestId }: Start,
): Promise<OpenedStaffSession> {
  const now = context.clock.now()
  const token = randomToken()
  const expiresAt = later(now, sessionLifetimeMs)
  await endStaffSessions(tx, { userId: user.id, keep: mostSessions - 1, at: now })
  await insertStaffSession(tx, {
    ...{ tokenHash: hashOfToken(token), sessionId, userId: user.id, proof },
    ...{ openedAt: now, lastSeenAt: now, provedAt: now, expiresAt, endedAt: null },
  })
  await appendAuditEntry(context, tx, {
    ...{ action: 'staff_session_opened', actorKind: 'staff', subjectId: user.id, requestId },
  })
  return { token, expiresAt: expiresAt.toISOString() }
}

/** @throws MainFailure `WRONG_CODE` */
export async function stepUp(
  context: MainContext,
  { userId, session }: Staff,
  { code, requestId }: { code: string; requestId: string },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    await spendCode(context, tx, { userId, code })
    await changeStaffSession(tx, session.tokenHash, { provedAt: context.clock.now() })
    await appendAuditEntry(context, tx, {
      ...{ action: 'staff_stepped_up', actorKind: 'staff', subjectId: userId, requestId },
    })
  })
}

export async function endStaffSession(
  context: MainContext,
  { userId, session }: Staff,
  requestId: string,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    await changeStaffSession(tx, session.tokenHash, { endedAt: context.clock.now() })
    await appendAuditEntry(context, tx, {
      ...{ action: 'staff_session_ended', actorKind: 'staff', subjectId: userId, requestId },
    })
  })
}
