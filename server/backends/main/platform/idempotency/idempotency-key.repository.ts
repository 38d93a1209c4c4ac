import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { idempotencyKeyTable } from '#server/db/main/idempotency-key.table.ts'
import type { Database } from '#server/db/open-database.ts'

export type OwnedKey = { userId: string; key: string }

const isKey = ({ userId, key }: OwnedKey) =>
  and(eq(idempotencyKeyTable.userId, userId), eq(idempotencyKeyTable.key, key))

const isUnderWay = and(isNull(idempotencyKeyTable.answer), isNull(idempotencyKeyTable.failure))

type Claim = OwnedKey & {
  requestHash: string
  createdAt: Date
  /** A key that has been in progress since before this moment can be claimed again. */
  takingOverBefore?: Date
}

/** Claims a key. Returns false if it was taken. Waits for a concurrent claim of the same key. */
export async function claimKey(
  db: Database,
  { takingOverBefore = new Date(0), ...claim }: Claim,
): Promise<boolean> {
  const { userId, key, createdAt, requestHash } = claim
  const claimed = await db
    .insert(idempotencyKeyTable)
    .values(claim)
    .onConflictDoUpdate({
      target: [idempotencyKeyTable.userId, idempotencyKeyTable.key],
      set: { createdAt },
      setWhere: and(
        isKey({ userId, key }),
        isUnderWay,
        eq(idempotencyKeyTable.requestHash, requestHash),
        lt(idempotencyKeyTable.createdAt, takingOverBefore),
      ),
    })
    .returning({ key: idempotencyKeyTable.key })
  return claimed.length === 1
}

export async function findKey(db: Database, owned: OwnedKey) {
  const [row] = await db.select().from(idempotencyKeyTable).where(isKey(owned))
  return row
}

export async function storeAnswer(
  db: Database,
  owned: OwnedKey,
  result: { answer: string } | { failure: string },
): Promise<void> {
  await db.update(idempotencyKeyTable).set(result).where(isKey(owned))
}

/** Deletes a batch of keys older than a moment and returns their count. Skips locked rows. */
export async function deleteKeysBefore(
  db: Database,
  { before, atMost }: { before: Date; atMost: number },
): Promise<number> {
  const old = db
    .select({ userId: idempotencyKeyTable.userId, key: idempotencyKeyTable.key })
    .from(idempotencyKeyTable)
    .where(lt(idempotencyKeyTable.createdAt, before))
    .orderBy(idempotencyKeyTable.createdAt)
    .limit(atMost)
    .for('update', { skipLocked: true })
  const deleted = await db
    .delete(idempotencyKeyTable)
    .where(sql`(${idempotencyKeyTable.userId}, ${idempotencyKeyTable.key}) in ${old}`)
    .returning({ key: idempotencyKeyTable.key })
  return deleted.length
}

/** Releases a key whose call had no effect. */
export async function releaseKey(db: Database, owned: OwnedKey): Promise<void> {
  await db.delete(idempotencyKeyTable).where(and(isKey(owned), isUnderWay))
}
