import { hourMs } from '#app/lib/time.ts'
import { listHealthConsents } from '#server/backends/main/identity/consents/health-consent.repository.ts'
import { findUser, findUserByEmail } from '#server/backends/main/identity/users/user.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { recipientHashOf } from '#server/backends/main/platform/mail/leave-outbox.ts'
import { listMailsTo } from '#server/backends/main/platform/mail/mail-history.repository.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { appendStaffEntry, type StaffAct } from '#server/backends/main/staff/calls/staff-audit.ts'
import { findStaffMember } from '#server/backends/main/staff/sessions/staff-session.repository.ts'
import type { FoundMember, MemberDetail } from '#server/contract/admin-member.schema.ts'
import type { AuditAction } from '#server/contract/audit.schema.ts'
import type { Database } from '#server/db/open-database.ts'
import {
  findAskedAddress,
  hasOpened,
  listActsAbout,
  listCasesOf,
  listOpenSessions,
  listPurchasesOf,
} from './member.repository.ts'
import { findRegistrationTo } from './registration-act.service.ts'

/** For how long one reason opens an account. */
const openingLifetimeMs = hourMs

/**
 * Finds an account by its id or its exact address, else an open sign-up by its address. Each search is
 * an audit entry.
 */
export function findMember(
  context: MainContext,
  act: StaffAct,
  term: string,
): Promise<FoundMember> {
  return context.db.transaction(async (tx) => {
    const email = term.toLowerCase()
    const found = (await findUserByEmail(tx, email)) ?? (await findUser(tx, term))
    const memberId = found?.id ?? null
    await appendStaffEntry(context, tx, act, {
      objectId: memberId ?? '',
      subjectId: memberId ?? '',
    })
    return { memberId, registration: found ? null : await findRegistrationTo(context, tx, email) }
  })
}

/** Says why staff open an account. @throws MainFailure `ERR_NO_MEMBER` */
export async function openMember(
  context: MainContext,
  act: StaffAct,
  { userId, reason }: { userId: string; reason: string },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    await requireUser(tx, userId)
    await appendStaffEntry(context, tx, act, { objectId: userId, subjectId: userId, reason })
  })
}

type Reader = { userId: string; staffId: string }

/** @throws MainFailure `ERR_NO_MEMBER`, or `OPENING_NEEDED` without a reason of the last hour */
export async function readMember(
  context: MainContext,
  { userId, staffId }: Reader,
): Promise<MemberDetail> {
  const { db, clock } = context
  const now = clock.now()
  const user = await requireUser(db, userId)
  const since = later(now, -openingLifetimeMs)
  if (!(await hasOpened(db, { staffId, userId, since }))) throw new MainFailure('OPENING_NEEDED')
  const hash = recipientHashOf(context, user.email)
  return {
    ...{ id: user.id, name: `${user.firstName} ${user.lastName}`.trim(), email: user.email },
    ...{ locale: user.locale, createdAt: user.createdAt.toISOString() },
    hasPassword: user.passwordHash !== null,
    hasGoogle: user.googleSubject !== null,
    suspendedAt: user.suspendedAt?.toISOString() ?? null,
    isStaff: (await findStaffMember(db, userId)) !== undefined,
    sessions: (await listOpenSessions(db, userId)).map((session) => ({
      device: session.device,
      createdAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
    })),
    mails: (await listMailsTo(db, { address: user.email, hash })).map((mail) => ({
      ...mail,
      at: mail.at.toISOString(),
    })),
    purchases: (await listPurchasesOf(db, userId)).map((purchase) => ({
      ...purchase,
      createdAt: purchase.createdAt.toISOString(),
    })),
    cases: (await listCasesOf(db, userId)).map((it) => ({
      ...{ id: it.id, kind: it.kind, receivedAt: it.receivedAt.toISOString() },
      closedAt: it.closedAt?.toISOString() ?? null,
    })),
    consents: (await listHealthConsents(db, userId)).map((consent) => ({
      ...consent,
      decidedAt: consent.decidedAt.toISOString(),
    })),
    acts: (await listActsAbout(db, userId)).map(({ at, action, actorKind, reason, name }) => ({
      ...{ at: at.toISOString(), action: action as AuditAction, reason },
      by: actorKind === 'staff' ? (name ?? '') : '',
    })),
    addressChange: await readAskedAddress(db, { userId, staffId, now }),
  }
}

async function readAskedAddress(
  db: Database,
  { userId, staffId, now }: Reader & { now: Date },
): Promise<MemberDetail['addressChange']> {
  const asked = await findAskedAddress(db, { userId, now })
  if (!asked) return null
  const { change, approval, name } = asked
  return {
    ...{ approvalId: approval.id, email: change.email, proof: change.proof },
    ...{ reason: approval.reason, requestedBy: name ?? '' },
    requestedAt: approval.requestedAt.toISOString(),
    isMine: approval.requestedBy === staffId,
  }
}

async function requireUser(db: Database, userId: string) {
  const user = await findUser(db, userId)
  if (!user) throw new MainFailure('ERR_NO_MEMBER')
  return user
}
