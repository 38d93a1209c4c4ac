import { shownEmailOf } from '#server/backends/main/identity/users/shown-email.ts'
import type { AuthSession } from '#server/contract/auth.schema.ts'
import type { User } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { ownsPractice } from './practice-owner.repository.ts'

/**
 * Returns a user as the fifteen fields of the auth session, all strings. Role and flags are for
 * display only. Authorisation relies on the token, and the rights of a nutritionist on their practice.
 */
export async function readAuthSession(
  db: Database,
  user: User,
  { token, refreshToken }: { token: string; refreshToken: string },
): Promise<AuthSession> {
  return {
    authStatus: 'registered',
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: shownEmailOf(user.email),
    birthDate: user.birthDate ?? '',
    status: 'active',
    photoUrl: user.photoUrl,
    role: (await ownsPractice(db, user.id)) ? 'nutritionist' : 'client',
    clientType: 'individual',
    isGoogle: String(user.googleSubject !== null),
    kol: '',
    isKol: 'false',
    token,
    refreshToken,
  }
}
