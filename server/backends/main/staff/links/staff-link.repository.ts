import { and, eq, gt, isNull } from 'drizzle-orm'
import { type StaffLinkRow, staffLinkTable } from '#server/db/main/staff-link.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** Ends the open link of the same address, if there is one, and inserts the new one. */
export async function replaceStaffLink(db: Database, link: StaffLinkRow): Promise<void> {
  await db
    .update(staffLinkTable)
    .set({ endedAt: link.createdAt })
    .where(and(eq(staffLinkTable.email, link.email), isNull(staffLinkTable.endedAt)))
  await db.insert(staffLinkTable).values(link)
}

/** Returns a link that may be used now, and locks it. */
export async function lockOpenLink(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<StaffLinkRow | undefined> {
  const [link] = await db
    .select()
    .from(staffLinkTable)
    .where(
      and(
        eq(staffLinkTable.tokenHash, tokenHash),
        isNull(staffLinkTable.endedAt),
        gt(staffLinkTable.expiresAt, now),
      ),
    )
    .for('update')
  return link
}

export async function endStaffLink(db: Database, tokenHash: string, at: Date): Promise<void> {
  await db
    .update(staffLinkTable)
    .set({ endedAt: at })
    .where(eq(staffLinkTable.tokenHash, tokenHash))
}
