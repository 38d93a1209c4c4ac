import { MainFailure } from '#server/backends/main/main-failure.ts'
import type { MainParts } from '#server/backends/main/main-parts.ts'
import { findUserByEmail } from '#server/backends/main/users/user.repository.ts'
import type { AuthSession, Login } from '#server/contract/auth.schema.ts'
import { isPasswordRight } from './password-hash.ts'
import { openSession } from './session.service.ts'

/**
 * Signs in with a password. An unknown address and a wrong password are one failure, and a hash is
 * verified either way, so that neither the answer nor its time says who has an account.
 * @throws MainFailure `Password is wrong`, `Account registered through Google`, `EMAIL_NOT_VERIFIED`
 */
export async function login(parts: MainParts, { email, password }: Login): Promise<AuthSession> {
  const user = await findUserByEmail(parts.db, email)
  const isRight = await isPasswordRight(user?.passwordHash, password)
  // The specification wants these members told that they have no password.
  if (user && !user.passwordHash) throw new MainFailure('Account registered through Google')
  if (!user || !isRight) throw new MainFailure('Password is wrong')
  if (!user.emailVerifiedAt) throw new MainFailure('EMAIL_NOT_VERIFIED')
  return parts.db.transaction((tx) => openSession(parts, tx, user))
}
