import {
  findNewestRegistration,
  findOpenRegistration,
} from '#server/backends/main/identity/users/registration.repository.ts'
import { renewLinkOf } from '#server/backends/main/identity/users/verification-link.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { clearAccountLimit, limitRate } from '#server/backends/main/platform/http/limit-rate.ts'
import { mailboxOf } from '#server/backends/main/platform/http/mailbox-of.ts'
import { recipientHashOf } from '#server/backends/main/platform/mail/leave-outbox.ts'
import { listMailsTo } from '#server/backends/main/platform/mail/mail-history.repository.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { appendStaffEntry, type StaffAct } from '#server/backends/main/staff/calls/staff-audit.ts'
import type { FoundMember } from '#server/contract/admin-member.schema.ts'
import type { MailKind } from '#server/contract/mail-kinds.ts'
import type { Registration } from '#server/db/main/registration.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** Returns the newest open sign-up with an address, and how its mails went. */
export async function findRegistrationTo(
  context: MainContext,
  tx: Database,
  email: string,
): Promise<FoundMember['registration']> {
  const open = await findNewestRegistration(tx, { email, now: context.clock.now() })
  if (!open) return null
  const { id, createdAt, expiresAt } = open
  const withLink: MailKind = 'verification'
  const mails = await listMailsTo(tx, { address: email, hash: recipientHashOf(context, email) })
  return {
    ...{ id, since: createdAt.toISOString(), endsAt: expiresAt.toISOString() },
    mails: mails
      .filter(({ kind, at }) => kind === withLink && at >= createdAt)
      .map(({ state, at }) => ({ state, at: at.toISOString() })),
  }
}

type Wish = { id: string; reason: string }

/**
 * Replaces the link of a sign-up and mails it. It counts against the mailbox as if its owner had asked.
 * @throws MainFailure `ERR_NO_REGISTRATION` or `TOO_MANY_REQUESTS`
 */
export async function mailLinkAgain(
  context: MainContext,
  act: StaffAct,
  { id, reason }: Wish,
): Promise<void> {
  const { email } = await requireOpen(context, context.db, id)
  const subjects = { client: act.actorId, account: mailboxOf(email) }
  await limitRate(context, 'resendVerification', subjects)
  await context.db.transaction(async (tx) => {
    await renewLinkOf(context, tx, await requireOpen(context, tx, id))
    await appendStaffEntry(context, tx, act, { objectId: id, reason })
  })
}

/** Each counts mails to one mailbox. */
const mailboxLimits = ['register', 'resendVerification'] as const

/** Lets the owner of an address sign up and ask for links again. @throws as `mailLinkAgain` */
export async function unlockRegistration(
  context: MainContext,
  act: StaffAct,
  { id, reason }: Wish,
): Promise<void> {
  const { email } = await requireOpen(context, context.db, id)
  await context.db.transaction((tx) => appendStaffEntry(context, tx, act, { objectId: id, reason }))
  const subjects = { client: '', account: mailboxOf(email) }
  for (const name of mailboxLimits) await clearAccountLimit(context, name, subjects)
}

async function requireOpen(
  { clock }: MainContext,
  db: Database,
  id: string,
): Promise<Registration> {
  const open = await findOpenRegistration(db, { id, now: clock.now() })
  if (!open) throw new MainFailure('ERR_NO_REGISTRATION')
  return open
}
