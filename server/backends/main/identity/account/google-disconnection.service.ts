import { deleteGoogleSignInsOf } from '#server/backends/main/identity/auth/google-sign-in.repository.ts'
import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import { lockUser, updateUser } from '#server/backends/main/identity/users/user.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { appendAuditEntry } from '#server/backends/main/platform/audit/append-audit-entry.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'

/**
 * Deletes a member's Google identity and the data that came from it. Throws MainFailure
 * `PASSWORD_NEEDED` if the account has no password.
 */
export async function disconnectGoogle(context: MainContext, { user }: Member): Promise<void> {
  await context.db.transaction(async (tx) => {
    const current = await lockUser(tx, user.id)
    if (!current?.passwordHash) throw new MainFailure('PASSWORD_NEEDED')
    await deleteGoogleSignInsOf(tx, user.id)
    if (current.googleSubject === null) return
    await updateUser(tx, user.id, {
      googleIssuer: null,
      googleSubject: null,
      googleEmail: '',
      photoUrl: '',
    })
    await appendAuditEntry(context, tx, { action: 'google_disconnected', subjectId: user.id })
  })
}
