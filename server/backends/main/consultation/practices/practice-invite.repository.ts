import { and, eq, gt, isNull } from 'drizzle-orm'
import { type PracticeRow, practiceTable } from '#server/db/main/practice.table.ts'
import { practiceInviteTable } from '#server/db/main/practice-invite.table.ts'
import type { Database } from '#server/db/open-database.ts'

export async function lockPracticeBySlug(
  db: Database,
  slug: string,
): Promise<PracticeRow | undefined> {
  const [practice] = await db
    .select()
    .from(practiceTable)
    .where(eq(practiceTable.slug, slug))
    .for('update')
  return practice
}

/** Does nothing if the practice exists. */
export async function insertPractice(
  db: Database,
  practice: typeof practiceTable.$inferInsert,
): Promise<void> {
  await db.insert(practiceTable).values(practice).onConflictDoNothing()
}

/** Ends the practice's open invite, if it has one, and inserts the new one. */
export async function replaceInvite(
  db: Database,
  invite: typeof practiceInviteTable.$inferInsert,
): Promise<void> {
  const { practiceSlug, createdAt } = invite
  await db
    .update(practiceInviteTable)
    .set({ endedAt: createdAt })
    .where(
      and(eq(practiceInviteTable.practiceSlug, practiceSlug), isNull(practiceInviteTable.endedAt)),
    )
  await db.insert(practiceInviteTable).values(invite)
}

export async function findInvite(db: Database, tokenHash: string) {
  const [invite] = await db
    .select()
    .from(practiceInviteTable)
    .where(eq(practiceInviteTable.tokenHash, tokenHash))
  return invite
}

/** Returns false if the invite is used, replaced or expired. */
export async function endInvite(
  db: Database,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<boolean> {
  const ended = await db
    .update(practiceInviteTable)
    .set({ endedAt: now })
    .where(
      and(
        eq(practiceInviteTable.tokenHash, tokenHash),
        isNull(practiceInviteTable.endedAt),
        gt(practiceInviteTable.expiresAt, now),
      ),
    )
    .returning({ tokenHash: practiceInviteTable.tokenHash })
  return ended.length === 1
}
