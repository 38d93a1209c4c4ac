import type { MainContext } from '#server/backends/main/main-context.ts'
import { violates } from '#server/backends/main/platform/constraint-violation.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import type { User } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { checkOwner, deleteStaffSecrets, endStaffGrants } from './staff-grant.repository.ts'

/**
 * Ends all of a person's roles and deletes their second factors, because their account ends.
 * @throws MainFailure `LAST_OWNER`
 */
export async function leaveStaff(
  { clock }: Pick<MainContext, 'clock'>,
  tx: Database,
  { id, email }: Pick<User, 'id' | 'email'>,
): Promise<void> {
  await endStaffGrants(tx, { userId: id, endedBy: id, at: clock.now() })
  await deleteStaffSecrets(tx, { userId: id, email })
  await requireOwner(tx)
}

/**
 * Checks at once what the database would check at the commit.
 * @throws MainFailure `LAST_OWNER` if the business would have no owner
 */
export async function requireOwner(tx: Database): Promise<void> {
  try {
    await checkOwner(tx)
  } catch (error) {
    throw violates(error, 'staff_owner_stays') ? new MainFailure('LAST_OWNER') : error
  }
}
