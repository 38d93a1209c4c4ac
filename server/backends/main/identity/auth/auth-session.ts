import { shownEmailOf } from '#server/backends/main/identity/users/shown-email.ts'
import type { AuthSession } from '#server/contract/auth.schema.ts'
import type { User } from '#server/db/main/user.table.ts'

/**
 * A user as the fifteen fields of the auth session, all strings. Role and flags are for display
 * only. Authorisation relies on the token.
 */
export function authSessionOf(
  user: User,
  { token, refreshToken }: { token: string; refreshToken: string },
): AuthSession {
  return {
    authStatus: 'registered',
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: shownEmailOf(user.email),
    birthDate: user.birthDate ?? '',
    status: 'active',
    photoUrl: user.photoUrl,
    role: 'member',
    clientType: 'individual',
    isGoogle: String(user.googleSubject !== null),
    kol: '',
    isKol: 'false',
    token,
    refreshToken,
  }
}
