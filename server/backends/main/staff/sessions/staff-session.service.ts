import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { appendAuditEntry } from '#server/backends/main/platform/audit/append-audit-entry.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { checkProof } from '#server/backends/main/staff/factors/factor-proof.service.ts'
import type { FactorAnswer } from '#server/contract/passkey.schema.ts'
import type { OpenedFactorSession } from '#server/contract/second-factor.schema.ts'
import type { StaffSession } from '#server/contract/staff.schema.ts'
import type { StaffSessionRow } from '#server/db/main/staff-session.table.ts'
import type { Database } from '#server/db/open-database.ts'
import {
  findOpenSession,
  type NewFactorSession,
  startFactorSession,
  steppedUpUntil,
} from './factor-session.service.ts'
import {
  changeStaffSession,
  findStaffMember,
  type Rights,
  readRights,
} from './staff-session.repository.ts'

/** The person who makes an admin call, with their rights at this moment. */
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
  const person = await findStaffMember(db, user.id)
  if (person?.suspendedAt) throw new MainFailure('STAFF_SUSPENDED')
  const session = await findOpenSession({ db, clock }, { area: 'console', sessionId, token })
  if (!person || !session) throw new MainFailure('STAFF_SESSION_NEEDED')
  return {
    ...{ userId: user.id, session, steppedUpUntil: steppedUpUntil(session) },
    ...(await readRights(db, user.id)),
  }
}

/** @throws MainFailure `ERR_NO_STAFF` or `STAFF_SUSPENDED` */
export async function readStaffSession(
  context: MainContext,
  member: Member,
  token: string | undefined,
): Promise<StaffSession> {
  if (!(await findStaffMember(context.db, member.user.id))) throw new MainFailure('ERR_NO_STAFF')
  try {
    const staff = await identifyStaff(context, member, token)
    return {
      session: {
        expiresAt: staff.session.expiresAt.toISOString(),
        steppedUpUntil: staff.steppedUpUntil.toISOString(),
        roles: staff.roles,
        permissions: staff.permissions,
      },
    }
  } catch (error) {
    if (error instanceof MainFailure && error.message === 'STAFF_SESSION_NEEDED')
      return { session: null }
    throw error
  }
}

/** @throws MainFailure `ERR_NO_STAFF` or `STAFF_SUSPENDED` */
export async function requireStaffMember(
  db: Database,
  { user }: Pick<Member, 'user'>,
): Promise<void> {
  const person = await findStaffMember(db, user.id)
  if (!person) throw new MainFailure('ERR_NO_STAFF')
  if (person.suspendedAt) throw new MainFailure('STAFF_SUSPENDED')
}

/** @throws MainFailure `ERR_NO_STAFF`, `STAFF_SUSPENDED`, `WRONG_CODE` or `WRONG_PASSKEY` */
export async function openStaffSession(
  context: MainContext,
  member: Member,
  { answer, requestId }: { answer: FactorAnswer; requestId: string },
): Promise<OpenedFactorSession> {
  await requireStaffMember(context.db, member)
  const { user, sessionId } = member
  const spend = await checkProof(context, { userId: user.id, sessionId }, answer)
  return context.db.transaction(async (tx) => {
    await requireStaffMember(tx, member)
    const proof = await spend(tx)
    return startStaffSession(context, tx, { member, proof, requestId })
  })
}

type Start = Omit<NewFactorSession, 'area'> & { requestId: string }

/** Opens a session of a person who has proved their second factor. */
export async function startStaffSession(
  context: Pick<MainContext, 'clock'>,
  tx: Database,
  { requestId, ...start }: Start,
): Promise<OpenedFactorSession> {
  const subjectId = start.member.user.id
  await appendAuditEntry(context, tx, {
    ...{ action: 'staff_session_opened', actorKind: 'staff', subjectId, requestId },
  })
  return startFactorSession(context, tx, { ...start, area: 'console' })
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
