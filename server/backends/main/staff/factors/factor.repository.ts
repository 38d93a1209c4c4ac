import { and, eq, isNull, lt } from 'drizzle-orm'
import { passkeyTable } from '#server/db/main/passkey.table.ts'
import { recoveryCodeTable } from '#server/db/main/recovery-code.table.ts'
import { totpSecretTable } from '#server/db/main/totp-secret.table.ts'
import type { Database } from '#server/db/open-database.ts'

type TotpSecret = typeof totpSecretTable.$inferSelect

export async function findTotpSecret(
  db: Database,
  userId: string,
): Promise<TotpSecret | undefined> {
  const [row] = await db.select().from(totpSecretTable).where(eq(totpSecretTable.userId, userId))
  return row
}

/** Replaces the person's secret. */
export async function saveTotpSecret(db: Database, secret: TotpSecret): Promise<void> {
  const { userId: _, ...set } = secret
  await db
    .insert(totpSecretTable)
    .values(secret)
    .onConflictDoUpdate({ target: totpSecretTable.userId, set })
}

/** Deletes the person's secret, passkeys and recovery codes. */
export async function deleteFactors(db: Database, userId: string): Promise<void> {
  for (const table of [totpSecretTable, passkeyTable, recoveryCodeTable])
    await db.delete(table).where(eq(table.userId, userId))
}

/** Returns false if the person has a secret. It stays. */
export async function insertTotpSecret(db: Database, secret: TotpSecret): Promise<boolean> {
  const inserted = await db
    .insert(totpSecretTable)
    .values(secret)
    .onConflictDoNothing()
    .returning({ userId: totpSecretTable.userId })
  return inserted.length === 1
}

/** Returns false if a code of this step, or of a later one, was used before. */
export async function spendStep(
  db: Database,
  { userId, step }: { userId: string; step: number },
): Promise<boolean> {
  const used = await db
    .update(totpSecretTable)
    .set({ lastStep: step })
    .where(and(eq(totpSecretTable.userId, userId), lt(totpSecretTable.lastStep, step)))
    .returning({ userId: totpSecretTable.userId })
  return used.length === 1
}

/** Replaces the person's recovery codes. */
export async function saveRecoveryCodes(
  db: Database,
  userId: string,
  codeHashes: readonly string[],
): Promise<void> {
  await db.delete(recoveryCodeTable).where(eq(recoveryCodeTable.userId, userId))
  await db.insert(recoveryCodeTable).values(codeHashes.map((codeHash) => ({ codeHash, userId })))
}

/** Returns how many of the person's recovery codes are unused. */
export function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const isUnused = and(eq(recoveryCodeTable.userId, userId), isNull(recoveryCodeTable.usedAt))
  return db.$count(recoveryCodeTable, isUnused)
}

/** Returns false if the code is not the person's, or was used before. */
export async function spendRecoveryCode(
  db: Database,
  { userId, codeHash, at }: { userId: string; codeHash: string; at: Date },
): Promise<boolean> {
  const used = await db
    .update(recoveryCodeTable)
    .set({ usedAt: at })
    .where(
      and(
        eq(recoveryCodeTable.codeHash, codeHash),
        eq(recoveryCodeTable.userId, userId),
        isNull(recoveryCodeTable.usedAt),
      ),
    )
    .returning({ codeHash: recoveryCodeTable.codeHash })
  return used.length === 1
}
