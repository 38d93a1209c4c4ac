import { randomId } from '#server/backends/main/platform/random-secret.ts'
import {
  hasOwner,
  insertStaffGrant,
  insertStaffMember,
} from '#server/backends/main/staff/people/staff-grant.repository.ts'
import type { StaffRole } from '#server/contract/staff.schema.ts'
import type { User } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { giveDemoFactor, type SeedContext } from './demo-factor.ts'
import { type DemoAccount, insertDemoMember } from './demo-members.ts'

/**
 * Creates an owner, and a second person for what two people must do. Returns an empty list if the
 * business has an owner.
 */
export async function seedDemoStaff(context: SeedContext): Promise<DemoAccount[]> {
  const { db, clock } = context
  return db.transaction(async (tx) => {
    if (await hasOwner(tx)) return []
    const owner = await insertDemoMember(tx, clock, {
      ...{ email: 'rina@demo.seimbang.id', firstName: 'Rina', lastName: 'Pratiwi' },
    })
    const finance = await insertDemoMember(tx, clock, {
      ...{ email: 'yoga@demo.seimbang.id', firstName: 'Yoga', lastName: 'Santoso' },
    })
    if (!owner || !finance) return []
    const ownerSecret = await join(context, tx, owner.user, 'owner', null)
    const financeSecret = await join(context, tx, finance.user, 'finance', owner.user.id)
    // One person enters a licence, the other verifies it.
    await insertStaffGrant(tx, {
      ...{ id: randomId(), userId: finance.user.id, role: 'support' },
      ...{ grantedBy: owner.user.id, grantedAt: clock.now() },
    })
    return [
      { ...owner.account, totpSecret: ownerSecret },
      { ...finance.account, totpSecret: financeSecret },
    ]
  })
}

/** Makes a person one of the staff and returns the secret of their authenticator app. */
async function join(
  context: SeedContext,
  tx: Database,
  { id: userId }: User,
  role: StaffRole,
  grantedBy: string | null,
): Promise<string> {
  const now = context.clock.now()
  await insertStaffMember(tx, { userId, joinedAt: now })
  await insertStaffGrant(tx, { id: randomId(), userId, role, grantedBy, grantedAt: now })
  return giveDemoFactor({ ...context, db: tx }, userId)
}
