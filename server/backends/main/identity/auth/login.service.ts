import { findNewestRegistration } from '#server/backends/main/identity/users/registration.repository.ts'
import { findUserByEmail, lockUser } from '#server/backends/main/identity/users/user.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import type { AuthSession, Login } from '#server/contract/auth.schema.ts'
import { isPasswordRight } from './password-hash.ts'
import { openSession } from './session.service.ts'

/**
 * Signs in with a password. An unknown address and a wrong password are one failure, and the same
 * rows are looked for and one hash is verified whatever there is, so that neither the answer nor its
 * time says who has an account.
 * @throws MainFailure `Password is wrong`, `Account registered through Google`, `EMAIL_NOT_VERIFIED`
 */
export async function login(
  context: MainContext,
  { email, password, device }: Login & { device: string },
): Promise<AuthSession> {
  const user = await findUserByEmail(context.db, email)
  const registration = await findNewestRegistration(context.db, { email, now: context.clock.now() })
  const known = user ?? registration
  const isRight = await isPasswordRight(known?.passwordHash, password)
  // The specification wants these members told that they have no password.
  if (user && !user.passwordHash) throw new MainFailure('Account registered through Google')
  if (!isRight) throw new MainFailure('Password is wrong')
  // Only whoever made the sign-up knows its password.
  if (!user) throw new MainFailure('EMAIL_NOT_VERIFIED')
  return context.db.transaction(async (tx) => {
    // Between the hash and now the password may have been reset, which ended all sessions.
    const current = await lockUser(tx, user.id)
    if (current?.passwordHash !== user.passwordHash) throw new MainFailure('Password is wrong')
    return openSession(context, tx, { user: current, device })
  })
}
