import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { credentialTable } from '#server/db/main/credential.table.ts'
import { practiceTable } from '#server/db/main/practice.table.ts'
import { practiceInviteTable } from '#server/db/main/practice-invite.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** Lists every practice with its account and its open invite. */
export async function listPractices(db: Database, now: Date) {
  return db
    .select({
      slug: practiceTable.slug,
      number: practiceTable.number,
      isSuspended: practiceTable.isSuspended,
      zone: practiceTable.zone,
      takesNewClients: practiceTable.takesNewClients,
      name: practiceTable.name,
      state: practiceTable.state,
      practiceUntil: practiceTable.practiceUntil,
      email: userTable.email,
      invitedEmail: practiceInviteTable.email,
    })
    .from(practiceTable)
    .leftJoin(userTable, eq(userTable.id, practiceTable.userId))
    .leftJoin(
      practiceInviteTable,
      and(
        eq(practiceInviteTable.practiceSlug, practiceTable.slug),
        isNull(practiceInviteTable.endedAt),
        gt(practiceInviteTable.expiresAt, now),
      ),
    )
    .orderBy(asc(practiceTable.slug))
}

/** Returns true if staff have entered a registration or licence of a practice. */
export async function hasCredentials(db: Database, slug: string): Promise<boolean> {
  return (await db.$count(credentialTable, eq(credentialTable.practiceSlug, slug))) > 0
}
