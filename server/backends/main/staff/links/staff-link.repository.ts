import { and, desc, eq, isNull } from 'drizzle-orm'
import { type StaffLinkRow, staffLinkTable } from '#server/db/main/staff-link.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** Ends the open link of the same address, if there is one, and inserts the new one. */
export async function replaceStaffLink(
  db: Database,
  link: Omit<StaffLinkRow, 'endedAt' | 'endedAs'>,
): Promise<void> {
  await db
    .update(staffLinkTable)
    .set({ endedAt: link.createdAt, endedAs: 'replaced' })
    .where(and(eq(staffLinkTable.email, link.email), isNull(staffLinkTable.endedAt)))
  await db.insert(staffLinkTable).values(link)
}

/** Returns a link, which may be over, and locks it. */
export async function lockStaffLink(
  db: Database,
  tokenHash: string,
): Promise<StaffLinkRow | undefined> {
  const [link] = await db
    .select()
    .from(staffLinkTable)
    .where(eq(staffLinkTable.tokenHash, tokenHash))
    .for('update')
  return link
}

export async function endStaffLink(
  db: Database,
  tokenHash: string,
  { at, as }: { at: Date; as: NonNullable<StaffLinkRow['endedAs']> },
): Promise<void> {
  await db
    .update(staffLinkTable)
    .set({ endedAt: at, endedAs: as })
    .where(eq(staffLinkTable.tokenHash, tokenHash))
}

/** Returns the invitations that were neither used nor withdrawn, newest first. They may have expired. */
export function listInvitations(db: Database) {
  return db
    .select({ link: staffLinkTable, maker: userTable })
    .from(staffLinkTable)
    .leftJoin(userTable, eq(userTable.id, staffLinkTable.madeBy))
    .where(and(eq(staffLinkTable.purpose, 'join'), isNull(staffLinkTable.endedAt)))
    .orderBy(desc(staffLinkTable.createdAt), staffLinkTable.tokenHash)
}
