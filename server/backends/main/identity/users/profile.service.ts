import type * as v from 'valibot'
import { readRegistrationToken } from '#server/backends/main/identity/auth/access-token.ts'
import { readAuthSession } from '#server/backends/main/identity/auth/auth-session.ts'
import { type Member, openSession } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { appendAuditEntry } from '#server/backends/main/platform/audit/append-audit-entry.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import type { AuthSession, profileUpdateSchema } from '#server/contract/auth.schema.ts'
import { createGoogleAccount } from './google-account.service.ts'
import { toStoredProfile } from './stored-profile.ts'
import { lockUser, updateUser } from './user.repository.ts'

type ProfileUpdate = v.InferOutput<typeof profileUpdateSchema>

/**
 * Creates the account of a Google newcomer and signs them in. The identity and the address come
 * from the registration token, never from the form.
 */
export async function registerProfile(
  context: MainContext,
  { device, ...update }: ProfileUpdate & { device: string },
): Promise<AuthSession> {
  const identity = await readRegistrationToken(context, update.token)
  return context.db.transaction(async (tx) => {
    const user = await createGoogleAccount(context, tx, identity, toStoredProfile(update))
    return openSession(context, tx, { user, device })
  })
}

/**
 * Keeps the email address, because changing it would need verification. The answer has no tokens,
 * so the session keeps its own. Throws MainFailure `already logout` if the account has been
 * deleted.
 */
export async function updateProfile(
  context: MainContext,
  { user }: Member,
  update: ProfileUpdate,
): Promise<AuthSession> {
  return context.db.transaction(async (tx) => {
    // A deleted account must not get its name back.
    if (!(await lockUser(tx, user.id))) throw new MainFailure('already logout')
    const updated = await updateUser(tx, user.id, toStoredProfile(update))
    await appendAuditEntry(context, tx, { action: 'profile_changed', subjectId: user.id })
    return readAuthSession(tx, updated, { token: '', refreshToken: '' })
  })
}
