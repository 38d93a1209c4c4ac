import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { staffGrantTable } from '#server/db/main/staff-grant.table.ts'
import { staffMemberTable } from '#server/db/main/staff-member.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** Returns the people of the staff with their roles of now, newest first. */
export function listStaff(db: Database) {
  const { role, userId, endedAt } = staffGrantTable
  return db
    .select({
      user: userTable,
      joinedAt: staffMemberTable.joinedAt,
      suspendedAt: staffMemberTable.suspendedAt,
      roles: sql<
        (typeof role._.data)[]
      >`coalesce(array_agg(${role} order by ${role}) filter (where ${role} is not null), '{}')`,
    })
    .from(staffMemberTable)
    .innerJoin(userTable, eq(userTable.id, staffMemberTable.userId))
    .leftJoin(staffGrantTable, and(eq(userId, staffMemberTable.userId), isNull(endedAt)))
    .groupBy(userTable.id, staffMemberTable.userId)
    .orderBy(desc(staffMemberTable.joinedAt), userTable.id)
}
