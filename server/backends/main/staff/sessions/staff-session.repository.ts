import { and, desc, eq, isNull, notInArray } from 'drizzle-orm'
import type { Permission, StaffRole } from '#server/contract/staff.schema.ts'
import { rolePermissionTable } from '#server/db/main/role-permission.table.ts'
import { staffGrantTable } from '#server/db/main/staff-grant.table.ts'
import { staffMemberTable } from '#server/db/main/staff-member.table.ts'
import { type StaffSessionRow, staffSessionTable } from '#server/db/main/staff-session.table.ts'
import type { Database } from '#server/db/open-database.ts'

export type StaffMemberRow = typeof staffMemberTable.$inferSelect

export async function findStaffMember(
  db: Database,
  userId: string,
): Promise<StaffMemberRow | undefined> {
  const [row] = await db.select().from(staffMemberTable).where(eq(staffMemberTable.userId, userId))
  return row
}

export type Rights = { roles: StaffRole[]; permissions: Permission[] }

/** Returns what a person may do now. */
export async function readRights(db: Database, userId: string): Promise<Rights> {
  const rows = await db
    .select({ role: staffGrantTable.role, permission: rolePermissionTable.permission })
    .from(staffGrantTable)
    .leftJoin(rolePermissionTable, eq(rolePermissionTable.role, staffGrantTable.role))
    .where(and(eq(staffGrantTable.userId, userId), isNull(staffGrantTable.endedAt)))
  const held = rows.flatMap(({ permission }) => permission ?? [])
  return {
    roles: [...new Set(rows.map(({ role }) => role))],
    permissions: [...new Set(held)].toSorted() as Permission[],
  }
}

export async function findStaffSession(
  db: Database,
  tokenHash: string,
): Promise<StaffSessionRow | undefined> {
  const [row] = await db
    .select()
    .from(staffSessionTable)
    .where(eq(staffSessionTable.tokenHash, tokenHash))
  return row
}

export async function insertStaffSession(db: Database, session: StaffSessionRow): Promise<void> {
  await db.insert(staffSessionTable).values(session)
}

export async function changeStaffSession(
  db: Database,
  tokenHash: string,
  change: Partial<Pick<StaffSessionRow, 'lastSeenAt' | 'provedAt' | 'endedAt'>>,
): Promise<void> {
  await db
    .update(staffSessionTable)
    .set(change)
    .where(and(eq(staffSessionTable.tokenHash, tokenHash), isNull(staffSessionTable.endedAt)))
}

type SessionEnd = { userId: string; area?: StaffSessionRow['area']; keep?: number; at: Date }

/** Ends a person's open sessions of one area or of all, except the newest ones. */
export async function endStaffSessions(
  db: Database,
  { userId, area, keep = 0, at }: SessionEnd,
): Promise<void> {
  const isOpen = and(
    eq(staffSessionTable.userId, userId),
    isNull(staffSessionTable.endedAt),
    area && eq(staffSessionTable.area, area),
  )
  const kept = db
    .select({ tokenHash: staffSessionTable.tokenHash })
    .from(staffSessionTable)
    .where(isOpen)
    .orderBy(desc(staffSessionTable.openedAt))
    .limit(keep)
  await db
    .update(staffSessionTable)
    .set({ endedAt: at })
    .where(and(isOpen, notInArray(staffSessionTable.tokenHash, kept)))
}
