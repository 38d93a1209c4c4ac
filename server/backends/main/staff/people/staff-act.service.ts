import { hourMs } from '#app/lib/time.ts'
import { findUser } from '#server/backends/main/identity/users/user.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { enqueueMail } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { writeFactorLinkMail } from '#server/backends/main/platform/mail/staff-link-mails.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { appendStaffEntry, type StaffAct } from '#server/backends/main/staff/calls/staff-audit.ts'
import { makeStaffLink } from '#server/backends/main/staff/links/staff-link.service.ts'
import {
  endStaffSessions,
  findStaffMember,
} from '#server/backends/main/staff/sessions/staff-session.repository.ts'
import type { StaffRole } from '#server/contract/staff.schema.ts'
import type { Database } from '#server/db/open-database.ts'
import { requireOwner } from './leave-staff.service.ts'
import { endStaffGrants, insertStaffGrant, setSuspended } from './staff-grant.repository.ts'

const factorLinkLifetimeMs = hourMs

type StaffChange = { userId: string; reason: string }
type Effect = (tx: Database, now: Date) => Promise<unknown>

/** Changes a person of the staff with its audit entry, in one transaction. */
async function change(
  context: MainContext,
  act: StaffAct,
  { userId, reason }: StaffChange,
  effect: Effect,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    if (!(await findStaffMember(tx, userId))) throw new MainFailure('ERR_NO_STAFF')
    await effect(tx, context.clock.now())
    await requireOwner(tx)
    await appendStaffEntry(context, tx, act, { objectId: userId, subjectId: userId, reason })
  })
}

/**
 * Suspends a person, who is refused at their next call, or lets them back in.
 * @throws MainFailure `ERR_NO_STAFF` or `LAST_OWNER`
 */
export function changeSuspension(
  context: MainContext,
  act: StaffAct,
  { isSuspended, ...to }: StaffChange & { isSuspended: boolean },
): Promise<void> {
  return change(context, act, to, async (tx, now) => {
    await setSuspended(tx, { userId: to.userId, suspendedAt: isSuspended ? now : null })
    if (isSuspended) await endStaffSessions(tx, { userId: to.userId, at: now })
  })
}

/** @throws MainFailure `ERR_NO_STAFF` */
export function endSessionsOf(context: MainContext, act: StaffAct, to: StaffChange): Promise<void> {
  return change(context, act, to, (tx, at) => endStaffSessions(tx, { userId: to.userId, at }))
}

/** @throws MainFailure `ERR_NO_STAFF`, or `PERMISSION_NEEDED` if the caller grants to themselves */
export function grantRole(
  context: MainContext,
  act: StaffAct,
  { role, ...to }: StaffChange & { role: StaffRole },
): Promise<void> {
  const { actorId: grantedBy } = act
  if (to.userId === grantedBy) throw new MainFailure('PERMISSION_NEEDED')
  return change(context, act, to, (tx, grantedAt) =>
    insertStaffGrant(tx, { id: randomId(), ...to, role, grantedBy, grantedAt }),
  )
}

/** @throws MainFailure `ERR_NO_STAFF` or `LAST_OWNER` */
export function endRole(
  context: MainContext,
  act: StaffAct,
  { role, ...to }: StaffChange & { role: StaffRole },
): Promise<void> {
  return change(context, act, to, (tx, at) =>
    endStaffGrants(tx, { userId: to.userId, role, endedBy: act.actorId, at }),
  )
}

/**
 * Mails a link to a person who has lost the second factor.
 * @throws MainFailure `ERR_NO_STAFF`, or `PERMISSION_NEEDED` to that person
 */
export async function mailFactorLink(
  context: MainContext,
  act: StaffAct,
  to: StaffChange,
): Promise<void> {
  const { actorId: madeBy } = act
  if (to.userId === madeBy) throw new MainFailure('PERMISSION_NEEDED')
  await change(context, act, to, async (tx) => {
    const user = await findUser(tx, to.userId)
    if (!user) throw new MainFailure('ERR_NO_STAFF')
    const wanted = { purpose: 'second_factor', email: user.email, roles: [], madeBy } as const
    const lifetimeMs = factorLinkLifetimeMs
    const link = await makeStaffLink(context, tx, { ...wanted, roles: [], lifetimeMs })
    const addressee = { ...user, productName: context.productName }
    await enqueueMail(context, tx, user.email, writeFactorLinkMail(addressee, { link }))
  })
}
