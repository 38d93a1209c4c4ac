import { eq } from 'drizzle-orm'
import { emailVerificationTable } from '#server/db/main/email-verification.table.ts'
import type { Database } from '#server/db/open-database.ts'

type Verification = typeof emailVerificationTable.$inferSelect

/** The account's earlier link ends with this. */
export async function replaceVerification(db: Database, verification: Verification): Promise<void> {
  await db
    .insert(emailVerificationTable)
    .values(verification)
    .onConflictDoUpdate({ target: emailVerificationTable.userId, set: verification })
}

/** Takes a link out of the world, good or not: it works once. */
export async function takeVerification(
  db: Database,
  tokenHash: string,
): Promise<Verification | undefined> {
  const [verification] = await db
    .delete(emailVerificationTable)
    .where(eq(emailVerificationTable.tokenHash, tokenHash))
    .returning()
  return verification
}

export async function deleteVerification(db: Database, userId: string): Promise<void> {
  await db.delete(emailVerificationTable).where(eq(emailVerificationTable.userId, userId))
}
