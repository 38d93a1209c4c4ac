import { and, eq, isNull, sql } from 'drizzle-orm'
import type { StaffRole } from '#server/contract/staff.schema.ts'
import { passkeyTable } from '#server/db/main/passkey.table.ts'
import { recoveryCodeTable } from '#server/db/main/recovery-code.table.ts'
import { staffGrantTable } from '#server/db/main/staff-grant.table.ts'
import { staffLinkTable } from '#server/db/main/staff-link.table.ts'
import { staffMemberTable } from '#server/db/main/staff-member.table.ts'
import { staffSessionTable } from '#server/db/main/staff-session.table.ts'
import { totpSecretTable } from '#server/db/main/totp-secret.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** Does nothing if the person is of the staff. */
export async function insertStaffMember(
  db: Database,
  person: { userId: string; joinedAt: Date },
): Promise<void> {
  await db.insert(staffMemberTable).values(person).onConflictDoNothing()
}

/** Does nothing for a role that the person holds. */
export async function insertStaffGrant(
  db: Database,
  grant: typeof staffGrantTable.$inferInsert,
): Promise<void> {
  await db.insert(staffGrantTable).values(grant).onConflictDoNothing()
}

/** Returns true if the business has an owner. */
export async function hasOwner(db: Database): Promise<boolean> {
  const isOpen = and(eq(staffGrantTable.role, 'owner'), isNull(staffGrantTable.endedAt))
  return (await db.$count(staffGrantTable, isOpen)) > 0
}

export async function setSuspended(
  db: Database,
  { userId, suspendedAt }: { userId: string; suspendedAt: Date | null },
): Promise<void> {
  await db.update(staffMemberTable).set({ suspendedAt }).where(eq(staffMemberTable.userId, userId))
}

/** Ends a person's open grants, of one role or of all. */
export async function endStaffGrants(
  db: Database,
  { userId, role, endedBy, at }: { userId: string; role?: StaffRole; endedBy: string; at: Date },
): Promise<void> {
  await db
    .update(staffGrantTable)
    .set({ endedAt: at, endedBy })
    .where(
      and(
        eq(staffGrantTable.userId, userId),
        isNull(staffGrantTable.endedAt),
        role && eq(staffGrantTable.role, role),
      ),
    )
}

/** Deletes a person's second factors, sessions and links. */
export async function deleteStaffSecrets(
  db: Database,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  for (const table of [totpSecretTable, passkeyTable, recoveryCodeTable, staffSessionTable])
    await db.delete(table).where(eq(table.userId, userId))
  await db.delete(staffLinkTable).where(eq(staffLinkTable.email, email))
}

/** Runs the deferred triggers now. They throw if the changes so far leave no owner. */
export async function checkOwner(tx: Database): Promise<void> {
  await tx.execute(
    sql`set constraints main.staff_grants_owner_stays, main.staff_members_owner_stays immediate`,
  )
}
