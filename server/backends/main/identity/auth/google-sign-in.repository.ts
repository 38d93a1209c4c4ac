import { eq, lte } from 'drizzle-orm'
import { googleSignInTable } from '#server/db/main/google-sign-in.table.ts'
import type { Database } from '#server/db/open-database.ts'

export async function insertGoogleSignIn(
  db: Database,
  signIn: typeof googleSignInTable.$inferInsert,
): Promise<void> {
  await db.insert(googleSignInTable).values(signIn)
}

/** Returns the pending sign-in and deletes it, because a state works once. */
export async function consumeGoogleSignIn(db: Database, stateHash: string) {
  const [signIn] = await db
    .delete(googleSignInTable)
    .where(eq(googleSignInTable.stateHash, stateHash))
    .returning()
  return signIn
}

/** Ends the member's pending Google connections on every device. */
export async function deleteGoogleSignInsOf(db: Database, userId: string): Promise<void> {
  await db.delete(googleSignInTable).where(eq(googleSignInTable.userId, userId))
}

/** Most visitors who cancel at Google never return. */
export async function deleteExpiredGoogleSignIns(db: Database, moment: Date): Promise<void> {
  await db.delete(googleSignInTable).where(lte(googleSignInTable.expiresAt, moment))
}
