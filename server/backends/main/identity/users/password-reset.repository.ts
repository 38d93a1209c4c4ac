import { and, eq, gt } from 'drizzle-orm'
import { passwordResetTable } from '#server/db/main/password-reset.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** Invalidates the account's previous link. */
export async function replacePasswordReset(
  db: Database,
  reset: typeof passwordResetTable.$inferInsert,
): Promise<void> {
  await db
    .insert(passwordResetTable)
    .values(reset)
    .onConflictDoUpdate({ target: passwordResetTable.userId, set: reset })
}

type Link = { tokenHash: string; now: Date }

/** Returns the user of a link if it is valid. */
export async function findUserOfReset(db: Database, link: Link): Promise<string | undefined> {
  const [reset] = await db
    .select({ userId: passwordResetTable.userId })
    .from(passwordResetTable)
    .where(isOpen(link))
  return reset?.userId
}

/** Deletes a valid link. Returns true if it existed, so a link works once. */
export async function consumePasswordReset(db: Database, link: Link): Promise<boolean> {
  const taken = await db
    .delete(passwordResetTable)
    .where(isOpen(link))
    .returning({ userId: passwordResetTable.userId })
  return taken.length === 1
}

/** Ends the reset link of an account whose password changed in another way. */
export async function deletePasswordReset(db: Database, userId: string): Promise<void> {
  await db.delete(passwordResetTable).where(eq(passwordResetTable.userId, userId))
}

function isOpen({ tokenHash, now }: Link) {
  return and(eq(passwordResetTable.tokenHash, tokenHash), gt(passwordResetTable.expiresAt, now))
}
