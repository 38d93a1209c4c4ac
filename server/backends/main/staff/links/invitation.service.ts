import { hourMs } from '#app/lib/time.ts'
import { findUserByEmail } from '#server/backends/main/identity/users/user.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { enqueueMail } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { writeStaffInviteMail } from '#server/backends/main/platform/mail/staff-link-mails.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { appendStaffEntry, type StaffAct } from '#server/backends/main/staff/calls/staff-audit.ts'
import { findStaffMember } from '#server/backends/main/staff/sessions/staff-session.repository.ts'
import type { StaffInvitations, StaffRole } from '#server/contract/staff.schema.ts'
import type { Database } from '#server/db/open-database.ts'
import { endStaffLink, listInvitations, lockStaffLink } from './staff-link.repository.ts'
import { makeStaffLink } from './staff-link.service.ts'

const lifetimeMs = 72 * hourMs

type Invitation = { email: string; roles: StaffRole[]; reason: string }

/**
 * Mails a link with which the owner of an address joins the staff. It replaces an earlier one.
 * @throws MainFailure `ALREADY_STAFF`
 */
export async function inviteStaff(
  context: MainContext,
  act: StaffAct,
  invitation: Invitation,
): Promise<void> {
  await context.db.transaction((tx) => mailInvitation(context, tx, act, invitation))
}

/**
 * Mails another link for an open invitation. The person who sends it again grants its roles.
 * @throws MainFailure `ERR_NO_INVITE` or `ALREADY_STAFF`
 */
export async function inviteAgain(context: MainContext, act: StaffAct, id: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { email, roles } = await lockInvitation(tx, id)
    await mailInvitation(context, tx, act, { email, roles, reason: '' })
  })
}

/** @throws MainFailure `ERR_NO_INVITE` */
export async function withdrawInvitation(
  context: MainContext,
  act: StaffAct,
  id: string,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { tokenHash, email } = await lockInvitation(tx, id)
    await endStaffLink(tx, tokenHash, { at: context.clock.now(), as: 'withdrawn' })
    const subjectId = (await findUserByEmail(tx, email))?.id ?? ''
    await appendStaffEntry(context, tx, act, { objectId: id, subjectId })
  })
}

export async function readInvitations({ db, clock }: MainContext): Promise<StaffInvitations> {
  const now = clock.now()
  const rows = await listInvitations(db)
  return {
    invitations: rows.map(({ link, maker }) => ({
      id: link.tokenHash,
      email: link.email,
      roles: link.roles,
      madeBy: maker ? `${maker.firstName} ${maker.lastName}`.trim() : '',
      madeAt: link.createdAt.toISOString(),
      expiresAt: link.expiresAt.toISOString(),
      isExpired: link.expiresAt <= now,
    })),
  }
}

async function mailInvitation(
  context: MainContext,
  tx: Database,
  act: StaffAct,
  { email, roles, reason }: Invitation,
): Promise<void> {
  const user = await findUserByEmail(tx, email)
  if (user && (await findStaffMember(tx, user.id))) throw new MainFailure('ALREADY_STAFF')
  const granted = [...new Set(roles)]
  const link = await makeStaffLink(context, tx, {
    ...{ purpose: 'join', email, roles: granted, madeBy: act.actorId, lifetimeMs },
  })
  const addressee = {
    ...{ firstName: user?.firstName ?? '', locale: user?.locale ?? 'id' },
    productName: context.productName,
  }
  const mail = writeStaffInviteMail(addressee, { link, roles: granted })
  await enqueueMail(context, tx, email, mail)
  await appendStaffEntry(context, tx, act, { objectId: '', subjectId: user?.id ?? '', reason })
}

/** Returns an invitation that was neither used nor withdrawn nor replaced, and locks it. */
async function lockInvitation(tx: Database, id: string) {
  const link = await lockStaffLink(tx, id)
  if (link?.purpose !== 'join' || link.endedAt !== null) throw new MainFailure('ERR_NO_INVITE')
  return link
}
