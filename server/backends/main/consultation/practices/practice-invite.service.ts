import { dayMs } from '#app/lib/time.ts'
import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import { findUserByEmail, lockUser } from '#server/backends/main/identity/users/user.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { appendAuditEntry } from '#server/backends/main/platform/audit/append-audit-entry.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { enqueueMail, type MailContext } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { writePracticeInviteMail } from '#server/backends/main/platform/mail/practice-mails.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { OperatorError } from '#server/backends/main/platform/operator-error.ts'
import { hashOfToken, randomToken } from '#server/backends/main/platform/random-secret.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { findOwnPractice, updatePractice } from './own-practice.repository.ts'
import {
  endInvite,
  findInvite,
  insertPractice,
  lockPracticeBySlug,
  replaceInvite,
} from './practice-invite.repository.ts'

const inviteLifetimeMs = 7 * dayMs

/** What a new practice needs before its nutritionist comes. */
export type Opening = Pick<PracticeRow, 'name' | 'practiceUntil'>

type Invitation = { slug: string; email: string; opening?: Opening | undefined }

/**
 * Mails a link with which the owner of an address takes over a practice. Ends an earlier invite of
 * the same practice. With an opening, makes the practice first if it is missing.
 * @throws OperatorError if there is no such practice, or it has an account
 */
export async function invite(
  context: MailContext & Pick<MainContext, 'db'>,
  invitation: Invitation,
): Promise<void> {
  await context.db
    .transaction((tx) => inviteWithin(context, tx, invitation))
    .catch((error) => {
      if (!(error instanceof MainFailure)) throw error
      throw new OperatorError(
        error.message === 'ERR_NO_PRACTICE'
          ? `There is no practice ${invitation.slug}. To make it, add --name and --licence.`
          : `${invitation.slug} has an account already.`,
      )
    })
}

/**
 * Invites as `invite` does, in a transaction.
 * @throws MainFailure `ERR_NO_PRACTICE`, or `INVITE_NOT_NEEDED` if the practice has an account
 */
export async function inviteWithin(
  context: MailContext,
  tx: Database,
  { slug, email, opening }: Invitation,
): Promise<void> {
  const createdAt = context.clock.now()
  if (opening) await insertPractice(tx, { slug, ...opening, state: 'invited', createdAt })
  const practice = await lockPracticeBySlug(tx, slug)
  if (!practice) throw new MainFailure('ERR_NO_PRACTICE')
  if (practice.userId !== null) throw new MainFailure('INVITE_NOT_NEEDED')
  const token = randomToken()
  const expiresAt = later(createdAt, inviteLifetimeMs)
  await replaceInvite(tx, {
    tokenHash: hashOfToken(token),
    practiceSlug: slug,
    ...{ email, createdAt, expiresAt },
  })
  const locale = (await findUserByEmail(tx, email))?.locale ?? 'id'
  const [firstName = ''] = practice.name.split(' ')
  const addressee = { firstName, locale, productName: context.productName }
  const link = `${context.publicOrigin}/praktik/undangan?token=${token}`
  await enqueueMail(context, tx, email, writePracticeInviteMail(addressee, { link }))
}

/**
 * Makes the member the owner of the invite's practice. The link proves the mailbox, as at a
 * sign-up. The session proves the account of the same address. A thief of the link has no account
 * of it. Accepting again changes nothing.
 * @throws MainFailure `INVITE_OUTDATED`, `INVITE_OTHER_ACCOUNT`, or `INVITE_NOT_NEEDED` if the member
 * owns another practice
 */
export async function acceptInvite(
  context: MainContext,
  { user }: Member,
  token: string,
): Promise<{ slug: string }> {
  const tokenHash = hashOfToken(token)
  const now = context.clock.now()
  return context.db.transaction(async (tx) => {
    const invite = await findInvite(tx, tokenHash)
    if (!invite) throw new MainFailure('INVITE_OUTDATED')
    const slug = invite.practiceSlug
    const practice = await lockPracticeBySlug(tx, slug)
    if (!practice || !(await lockUser(tx, user.id))) throw new MainFailure('INVITE_OUTDATED')
    if (practice.userId === user.id) return { slug }
    if (invite.email !== user.email) throw new MainFailure('INVITE_OTHER_ACCOUNT')
    if (await findOwnPractice(tx, user.id)) throw new MainFailure('INVITE_NOT_NEEDED')
    if (practice.userId !== null || !(await endInvite(tx, { tokenHash, now })))
      throw new MainFailure('INVITE_OUTDATED')
    await updatePractice(tx, practice.number, { userId: user.id, state: 'active' })
    await appendAuditEntry(context, tx, { action: 'practice_taken', subjectId: user.id })
    return { slug }
  })
}
