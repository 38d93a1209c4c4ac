import { findNewestRegistration } from '#server/backends/main/identity/users/registration.repository.ts'
import {
  findUserByEmail,
  lockUser,
  updateUser,
} from '#server/backends/main/identity/users/user.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import type { AuthSession, Login } from '#server/contract/auth.schema.ts'
import { checkPassword } from './password-hash.ts'
import { openSession } from './session.service.ts'

/**
 * Signs in with a password. An unknown address and a wrong password give the same failure. Both
 * take the same queries and one hash, so the response time reveals no account. Throws MainFailure
 * `Password is wrong`, `Account registered through Google` or `EMAIL_NOT_VERIFIED`.
 */
export async function login(
  context: MainContext,
  { email, password, device }: Login & { device: string },
): Promise<AuthSession> {
  const user = await findUserByEmail(context.db, email)
  const registration = await findNewestRegistration(context.db, { email, now: context.clock.now() })
  const known = user ?? registration
  const { isRight, renewedHash } = await checkPassword(known?.passwordHash, password)
  // The specification requires this message for members without a password.
  if (user && !user.passwordHash) throw new MainFailure('Account registered through Google')
  if (!isRight) throw new MainFailure('Password is wrong')
  // The caller knows the password of the sign-up, so this reveals nothing new.
  if (!user) throw new MainFailure('EMAIL_NOT_VERIFIED')
  return context.db.transaction(async (tx) => {
    // A password reset since the hash was checked has ended all sessions.
    const current = await lockUser(tx, user.id)
    if (current?.passwordHash !== user.passwordHash) throw new MainFailure('Password is wrong')
    if (renewedHash) await updateUser(tx, user.id, { passwordHash: renewedHash })
    return openSession(context, tx, { user: current, device })
  })
}
