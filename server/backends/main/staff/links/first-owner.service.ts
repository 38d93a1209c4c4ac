import { hourMs } from '#app/lib/time.ts'
import { findUserByEmail } from '#server/backends/main/identity/users/user.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { appendAuditEntry } from '#server/backends/main/platform/audit/append-audit-entry.ts'
import { OperatorError } from '#server/backends/main/platform/operator-error.ts'
import { hasOwner } from '#server/backends/main/staff/people/staff-grant.repository.ts'
import { readRights } from '#server/backends/main/staff/sessions/staff-session.repository.ts'
import { makeStaffLink } from './staff-link.service.ts'

type OperatorContext = Pick<MainContext, 'db' | 'clock' | 'secrets' | 'publicOrigin'>

/** The person who runs the command reads the link at once. */
const lifetimeMs = hourMs

/**
 * Makes the link with which the owner of an account becomes the first owner of the business.
 * @throws OperatorError if there is no such account, or an owner
 */
export function makeFirstOwnerLink(context: OperatorContext, email: string): Promise<string> {
  return context.db.transaction(async (tx) => {
    if (await hasOwner(tx))
      throw new OperatorError('There is an owner already, who invites others at /admin/staf.')
    const user = await findUserByEmail(tx, email)
    if (!user)
      throw new OperatorError(`There is no account of ${email}. Sign up on the site first.`)
    await appendAuditEntry(context, tx, {
      ...{ action: 'staff_link_made', actorKind: 'operator', actorId: '', subjectId: user.id },
      ...{ objectKind: 'staff_member', objectId: user.id },
    })
    const link = { email, madeBy: null, lifetimeMs }
    return makeStaffLink(context, tx, { ...link, purpose: 'join', roles: ['owner'] })
  })
}

/**
 * Makes the link with which an owner who has lost the second factor gets another.
 * @throws OperatorError if the account is not an owner's
 */
export function makeOwnerFactorLink(context: OperatorContext, email: string): Promise<string> {
  return context.db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email)
    if (!user || !(await readRights(tx, user.id)).roles.includes('owner'))
      throw new OperatorError(`The account of ${email} is not an owner’s.`)
    await appendAuditEntry(context, tx, {
      ...{ action: 'staff_link_made', actorKind: 'operator', actorId: '', subjectId: user.id },
      ...{ objectKind: 'staff_member', objectId: user.id },
    })
    const link = { email, madeBy: null, lifetimeMs }
    return makeStaffLink(context, tx, { ...link, purpose: 'second_factor', roles: [] })
  })
}
