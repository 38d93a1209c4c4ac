import type { RegisteringIdentity } from '#server/backends/main/auth/access-token.ts'
import { MainFailure } from '#server/backends/main/main-failure.ts'
import type { MainParts } from '#server/backends/main/main-parts.ts'
import { randomId } from '#server/backends/main/random-secret.ts'
import type { User } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { deleteVerification } from './email-verification.repository.ts'
import { findUserByGoogle, insertUser, lockUserByEmail, updateUser } from './user.repository.ts'

/** The account of a Google identity whose address Google has verified, if there is one. */
export async function findGoogleAccount(
  parts: Pick<MainParts, 'clock'>,
  tx: Database,
  identity: RegisteringIdentity,
): Promise<User | undefined> {
  const known = await findUserByGoogle(tx, identity)
  if (known) return known
  const namesake = await lockUserByEmail(tx, identity.email)
  return namesake && linkToGoogle(parts, tx, namesake, identity)
}

export type GoogleProfile = Pick<User, 'firstName' | 'lastName' | 'birthDate' | 'country' | 'phone'>

/** @throws MainFailure `invalid token` when the identity has an account: a token registers once */
export async function createGoogleAccount(
  parts: Pick<MainParts, 'clock'>,
  tx: Database,
  { issuer, subject, email, photoUrl }: RegisteringIdentity,
  profile: GoogleProfile,
): Promise<User> {
  const now = parts.clock.now()
  const user = await insertUser(tx, {
    id: randomId(),
    email,
    ...profile,
    photoUrl,
    googleIssuer: issuer,
    googleSubject: subject,
    emailVerifiedAt: now,
    createdAt: now,
  })
  if (!user) throw new MainFailure('invalid token')
  return user
}

/**
 * Both sides have proved the address, so the account is one. A password on an address that nobody
 * had proved may be an attacker's who waited for its owner: it goes, and its link with it.
 */
async function linkToGoogle(
  { clock }: Pick<MainParts, 'clock'>,
  tx: Database,
  user: User,
  { issuer, subject, photoUrl }: RegisteringIdentity,
): Promise<User> {
  if (user.googleSubject) throw new MainFailure('GOOGLE_SIGN_IN_REFUSED')
  const link = {
    googleIssuer: issuer,
    googleSubject: subject,
    photoUrl: user.photoUrl || photoUrl,
  }
  if (user.emailVerifiedAt) return updateUser(tx, user.id, link)
  await deleteVerification(tx, user.id)
  return updateUser(tx, user.id, { ...link, passwordHash: null, emailVerifiedAt: clock.now() })
}
