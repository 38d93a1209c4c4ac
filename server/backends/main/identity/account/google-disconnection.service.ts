import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import { unlinkGoogle } from '#server/backends/main/identity/users/google-account.service.ts'
import { lockUser } from '#server/backends/main/identity/users/user.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'

/**
 * Deletes a member's Google identity and the data that came from it. Throws MainFailure
 * `PASSWORD_NEEDED` if the account has no password.
 */
export async function disconnectGoogle(context: MainContext, { user }: Member): Promise<void> {
  await context.db.transaction(async (tx) => {
    const current = await lockUser(tx, user.id)
    if (!current?.passwordHash) throw new MainFailure('PASSWORD_NEEDED')
    await unlinkGoogle(context, tx, current)
  })
}
