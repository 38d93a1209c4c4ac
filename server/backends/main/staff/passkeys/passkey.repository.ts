import { and, asc, eq, lt, lte, or } from 'drizzle-orm'
import { type PasskeyRow, passkeyTable } from '#server/db/main/passkey.table.ts'
import {
  type PasskeyChallengeRow,
  passkeyChallengeTable,
} from '#server/db/main/passkey-challenge.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** Returns a person's passkeys, oldest first. */
export function listPasskeys(db: Database, userId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeyTable)
    .where(eq(passkeyTable.userId, userId))
    .orderBy(asc(passkeyTable.createdAt), asc(passkeyTable.credentialId))
}

/** Returns a passkey only to its person. */
export async function findPasskey(
  db: Database,
  { userId, credentialId }: Pick<PasskeyRow, 'userId' | 'credentialId'>,
): Promise<PasskeyRow | undefined> {
  const [row] = await db
    .select()
    .from(passkeyTable)
    .where(and(eq(passkeyTable.credentialId, credentialId), eq(passkeyTable.userId, userId)))
  return row
}

/** Returns false if a person has this passkey. */
export async function insertPasskey(db: Database, passkey: PasskeyRow): Promise<boolean> {
  const inserted = await db
    .insert(passkeyTable)
    .values(passkey)
    .onConflictDoNothing()
    .returning({ credentialId: passkeyTable.credentialId })
  return inserted.length === 1
}

/** Returns false if the counter did not go on, or the passkey is gone. A device that does not count stays at zero. */
export async function countPasskeyUse(
  db: Database,
  { credentialId, counter, at }: { credentialId: string; counter: number; at: Date },
): Promise<boolean> {
  const goesOn = or(
    lt(passkeyTable.counter, counter),
    and(eq(passkeyTable.counter, 0), eq(passkeyTable.counter, counter)),
  )
  const counted = await db
    .update(passkeyTable)
    .set({ counter, lastUsedAt: at })
    .where(and(eq(passkeyTable.credentialId, credentialId), goesOn))
    .returning({ credentialId: passkeyTable.credentialId })
  return counted.length === 1
}

/** Returns false if the person has no such passkey. */
export async function deletePasskey(
  db: Database,
  { userId, credentialId }: Pick<PasskeyRow, 'userId' | 'credentialId'>,
): Promise<boolean> {
  const deleted = await db
    .delete(passkeyTable)
    .where(and(eq(passkeyTable.credentialId, credentialId), eq(passkeyTable.userId, userId)))
    .returning({ credentialId: passkeyTable.credentialId })
  return deleted.length === 1
}

/** Inserts a challenge and deletes those that have expired. */
export async function insertChallenge(
  db: Database,
  challenge: PasskeyChallengeRow,
  now: Date,
): Promise<void> {
  await db.delete(passkeyChallengeTable).where(lte(passkeyChallengeTable.expiresAt, now))
  await db.insert(passkeyChallengeTable).values(challenge)
}

/** Returns the challenge of a sign-in and deletes it, because it works once. */
export async function consumeChallenge(
  db: Database,
  { challengeHash, sessionId, purpose }: Omit<PasskeyChallengeRow, 'expiresAt'>,
): Promise<PasskeyChallengeRow | undefined> {
  const [challenge] = await db
    .delete(passkeyChallengeTable)
    .where(
      and(
        eq(passkeyChallengeTable.challengeHash, challengeHash),
        eq(passkeyChallengeTable.sessionId, sessionId),
        eq(passkeyChallengeTable.purpose, purpose),
      ),
    )
    .returning()
  return challenge
}
