import type * as v from 'valibot'
import { minuteMs } from '#app/lib/time.ts'
import { deleteGoogleSignInsOf } from '#server/backends/main/identity/auth/google-sign-in.repository.ts'
import { hashPassword } from '#server/backends/main/identity/auth/password-hash.ts'
import { endSessionsOfUser } from '#server/backends/main/identity/auth/session.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { appendAuditEntry } from '#server/backends/main/platform/audit/append-audit-entry.ts'
import { later } from '#server/backends/main/platform/later.ts'
import {
  writePasswordChangedMail,
  writePasswordResetMail,
} from '#server/backends/main/platform/mail/account-mails.ts'
import { enqueueMail } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { hashOfToken, randomToken } from '#server/backends/main/platform/random-secret.ts'
import type { forgotPasswordSchema, resetPasswordSchema } from '#server/contract/account.schema.ts'
import type { User } from '#server/db/main/user.table.ts'
import { isCommonPassword } from './common-passwords.ts'
import { isOwnGoogleMailbox, unlinkGoogle } from './google-account.service.ts'
import {
  consumePasswordReset,
  findUserOfReset,
  replacePasswordReset,
} from './password-reset.repository.ts'
import { redirectQueryOf } from './redirect-query.ts'
import { findUserByEmail, lockUser, updateUser } from './user.repository.ts'
import { renewVerificationLink } from './verification-link.service.ts'

const resetLifetimeMs = 30 * minuteMs

/**
 * Mails a reset link, also to a member without a password. An unconfirmed sign-up gets its
 * verification link again. An unknown address gets nothing.
 */
export async function forgotPassword(
  context: MainContext,
  { email, locale, redirect }: v.InferOutput<typeof forgotPasswordSchema>,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email)
    if (!user) return renewVerificationLink(context, tx, { email, locale })
    const token = randomToken()
    await replacePasswordReset(tx, {
      userId: user.id,
      tokenHash: hashOfToken(token),
      expiresAt: later(context.clock.now(), resetLifetimeMs),
    })
    const query = new URLSearchParams({ token, ...redirectQueryOf(redirect) })
    const link = `${context.publicOrigin}/auth/reset-password?${query}`
    const addressee = { firstName: user.firstName, locale, productName: context.productName }
    await enqueueMail(context, tx, email, writePasswordResetMail(addressee, { link }))
  })
}

/**
 * Sets the password and ends all sessions, including an intruder's. An intruder may also have
 * connected a Google account, so one that proves less than the mailed link is disconnected. Throws MainFailure
 * `RESET_LINK_OUTDATED` if the link is unknown, used or expired. Throws `PASSWORD_TOO_COMMON` and
 * keeps the link valid.
 */
export async function resetPassword(
  context: MainContext,
  { token, password }: v.InferOutput<typeof resetPasswordSchema>,
): Promise<User> {
  if (isCommonPassword(password)) throw new MainFailure('PASSWORD_TOO_COMMON')
  const now = context.clock.now()
  const link = { tokenHash: hashOfToken(token), now }
  // Hashing is expensive, so an invalid link must not trigger it.
  const userId = await findUserOfReset(context.db, link)
  if (userId === undefined) throw new MainFailure('RESET_LINK_OUTDATED')
  const passwordHash = await hashPassword(password)
  return context.db.transaction(async (tx) => {
    // Locks the user before the link, as a password change does, to avoid a deadlock.
    const before = await lockUser(tx, userId)
    if (!(await consumePasswordReset(tx, link)) || !before)
      throw new MainFailure('RESET_LINK_OUTDATED')
    const user = await updateUser(tx, userId, { passwordHash })
    const isGoogleEnded = before.googleSubject !== null && !isOwnGoogleMailbox(before)
    if (isGoogleEnded) await unlinkGoogle(context, tx, before)
    await endSessionsOfUser(tx, { userId, at: now })
    await deleteGoogleSignInsOf(tx, userId)
    await appendAuditEntry(context, tx, { action: 'password_reset', subjectId: userId })
    const forgotten = `${context.publicOrigin}/auth/forgot-password`
    const addressee = { ...user, productName: context.productName }
    await enqueueMail(
      context,
      tx,
      user.email,
      writePasswordChangedMail(addressee, {
        link: forgotten,
        ...(isGoogleEnded && { endedGoogleEmail: before.googleEmail }),
      }),
    )
    return user
  })
}
