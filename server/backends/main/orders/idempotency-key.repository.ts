import { and, eq } from 'drizzle-orm'
import { idempotencyKeyTable } from '#server/db/main/idempotency-key.table.ts'
import type { Database } from '#server/db/open-database.ts'

type OwnedKey = { userId: string; key: string }

/**
 * Claims a key; says whether it was free. While another transaction is claiming the same key this
 * one waits for it.
 */
export async function claimKey(
  db: Database,
  claim: OwnedKey & { requestHash: string; createdAt: Date },
): Promise<boolean> {
  const claimed = await db
    .insert(idempotencyKeyTable)
    .values(claim)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeyTable.key })
  return claimed.length === 1
}

export async function findKey(db: Database, { userId, key }: OwnedKey) {
  const [row] = await db
    .select()
    .from(idempotencyKeyTable)
    .where(and(eq(idempotencyKeyTable.userId, userId), eq(idempotencyKeyTable.key, key)))
  return row
}

export async function keepAnswer(
  db: Database,
  { userId, key }: OwnedKey,
  answer: string,
): Promise<void> {
  await db
    .update(idempotencyKeyTable)
    .set({ answer })
    .where(and(eq(idempotencyKeyTable.userId, userId), eq(idempotencyKeyTable.key, key)))
}
