import type * as v from 'valibot'
import { deleteGoogleSignInsOf } from '#server/backends/main/identity/auth/google-sign-in.repository.ts'
import { hashPassword, isPasswordRight } from '#server/backends/main/identity/auth/password-hash.ts'
import { endSessionsOfUser } from '#server/backends/main/identity/auth/session.repository.ts'
import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import { isCommonPassword } from '#server/backends/main/identity/users/common-passwords.ts'
import { deletePasswordReset } from '#server/backends/main/identity/users/password-reset.repository.ts'
import { lockUser, updateUser } from '#server/backends/main/identity/users/user.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { appendAuditEntry } from '#server/backends/main/platform/audit/append-audit-entry.ts'
import { writePasswordChangedMail } from '#server/backends/main/platform/mail/account-mails.ts'
import { enqueueMail } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import type { passwordChangeSchema } from '#server/contract/account.schema.ts'

/**
 * Sets a member's password, which may be their first. Ends every other session, reset link and
 * pending Google sign-in, because an intruder may be the reason for the change. Throws MainFailure
 * `Password is wrong` or `PASSWORD_TOO_COMMON`.
 */
export async function changePassword(
  context: MainContext,
  { user, sessionId }: Member,
  { currentPassword, newPassword }: v.InferOutput<typeof passwordChangeSchema>,
): Promise<void> {
  if (user.passwordHash && !(await isPasswordRight(user.passwordHash, currentPassword)))
    throw new MainFailure('Password is wrong')
  if (isCommonPassword(newPassword)) throw new MainFailure('PASSWORD_TOO_COMMON')
  const passwordHash = await hashPassword(newPassword)
  await context.db.transaction(async (tx) => {
    // A concurrent change may have set another password since the check, and ended this session.
    const current = await lockUser(tx, user.id)
    if (current?.passwordHash !== user.passwordHash) throw new MainFailure('Password is wrong')
    await updateUser(tx, user.id, { passwordHash })
    await endSessionsOfUser(tx, { userId: user.id, except: sessionId, at: context.clock.now() })
    await deletePasswordReset(tx, user.id)
    await deleteGoogleSignInsOf(tx, user.id)
    await appendAuditEntry(context, tx, { action: 'password_changed', subjectId: user.id })
    const link = `${context.publicOrigin}/auth/forgot-password`
    const addressee = { ...current, productName: context.productName }
    await enqueueMail(context, tx, current.email, writePasswordChangedMail(addressee, { link }))
  })
}
