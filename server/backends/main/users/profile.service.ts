import type * as v from 'valibot'
import { readRegistrationToken } from '#server/backends/main/auth/access-token.ts'
import {
  issueTokens,
  type Member,
  openSession,
} from '#server/backends/main/auth/session.service.ts'
import type { MainParts } from '#server/backends/main/main-parts.ts'
import type { AuthSession, profileUpdateSchema } from '#server/contract/auth.schema.ts'
import { createGoogleAccount, type GoogleProfile } from './google-account.service.ts'
import { updateUser } from './user.repository.ts'

type ProfileUpdate = v.InferOutput<typeof profileUpdateSchema>

/**
 * Makes the account of a Google newcomer and signs them in. Who they are, the address included,
 * comes from the registration token alone.
 */
export async function registerProfile(
  parts: MainParts,
  update: ProfileUpdate,
): Promise<AuthSession> {
  const identity = await readRegistrationToken(parts, update.token)
  return parts.db.transaction(async (tx) =>
    openSession(parts, tx, await createGoogleAccount(parts, tx, identity, profileOf(update))),
  )
}

/** The address stays what it is: changing it would need a verification of its own. */
export async function updateProfile(
  parts: MainParts,
  { user, sessionId }: Member,
  update: ProfileUpdate,
): Promise<AuthSession> {
  return parts.db.transaction(async (tx) => {
    const updated = await updateUser(tx, user.id, profileOf(update))
    return issueTokens(parts, tx, { user: updated, sessionId })
  })
}

function profileOf({
  firstName,
  lastName,
  birthDate,
  country,
  phone,
}: ProfileUpdate): GoogleProfile {
  return { firstName, lastName, birthDate: birthDate || null, country, phone }
}
