import { createHash } from 'node:crypto'
import { endSessionsOfUser } from '#server/backends/main/identity/auth/session.repository.ts'
import { deletePasswordReset } from '#server/backends/main/identity/users/password-reset.repository.ts'
import {
  findUserByEmail,
  lockUser,
  updateUser,
} from '#server/backends/main/identity/users/user.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import {
  askApproval,
  decideApproval,
  type Verdict,
} from '#server/backends/main/platform/approvals/approval.service.ts'
import { enqueueMail } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { writeAddressChangedMail } from '#server/backends/main/platform/mail/member-mails.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { appendStaffEntry, type StaffAct } from '#server/backends/main/staff/calls/staff-audit.ts'
import type { AddressWish } from '#server/contract/admin-member.schema.ts'
import type { User } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'
import {
  deleteAddressChange,
  findAddressChange,
  insertAddressChange,
  markAddressChanged,
} from './address-change.repository.ts'

/**
 * Asks a second person to give a member another address.
 * @throws MainFailure `ERR_NO_MEMBER`, `ADDRESS_TAKEN` or `APPROVAL_PENDING`
 */
export async function askAddress(
  context: MainContext,
  act: StaffAct,
  { userId, email, proof, reason }: AddressWish & { userId: string },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    await lockForAddress(tx, { userId, email })
    const wish = { subject: userId, requestedBy: act.actorId, reason }
    const payload = { userId, address: createHash('sha256').update(email).digest('hex') }
    const approvalId = await askApproval(context, tx, { kind: 'address', ...wish, payload })
    await insertAddressChange(tx, { approvalId, userId, email, proof })
    await appendStaffEntry(context, tx, act, { objectId: userId, subjectId: userId, reason })
  })
}

/**
 * Decides about another address. An approved one takes effect at once: the former mailbox gets no
 * link any more, and all sessions end.
 * @throws MainFailure as `decideApproval`, or `ADDRESS_TAKEN`
 */
export async function decideAddress(
  context: MainContext,
  act: StaffAct,
  verdict: Omit<Verdict, 'decidedBy'>,
): Promise<void> {
  const { approvalId, state } = verdict
  await context.db.transaction(async (tx) => {
    const { subject: userId } = await decideApproval(context, tx, {
      ...{ ...verdict, decidedBy: act.actorId },
      kinds: ['address'],
    })
    if (state === 'approved') await giveAddress(context, tx, approvalId)
    else await deleteAddressChange(tx, approvalId)
    await appendStaffEntry(context, tx, act, { objectId: approvalId, subjectId: userId })
  })
}

async function giveAddress(context: MainContext, tx: Database, approvalId: string): Promise<void> {
  const change = await findAddressChange(tx, approvalId)
  // The account was deleted meanwhile.
  if (!change) throw new MainFailure('ERR_NO_MEMBER')
  const { userId, email } = change
  const user = await lockForAddress(tx, change)
  const now = context.clock.now()
  await markAddressChanged(tx, { approvalId, doneAt: now })
  await updateUser(tx, userId, { email, emailVerifiedAt: now })
  await deletePasswordReset(tx, userId)
  await endSessionsOfUser(tx, { userId, at: now })
  const { firstName, locale } = user
  const to = { firstName, locale, productName: context.productName }
  const mail = writeAddressChangedMail(to, { link: `${context.publicOrigin}/auth/forgot-password` })
  for (const address of [user.email, email]) await enqueueMail(context, tx, address, mail)
}

async function lockForAddress(
  tx: Database,
  { userId, email }: { userId: string; email: string },
): Promise<User> {
  const user = await lockUser(tx, userId)
  if (!user) throw new MainFailure('ERR_NO_MEMBER')
  if (await findUserByEmail(tx, email)) throw new MainFailure('ADDRESS_TAKEN')
  return user
}
