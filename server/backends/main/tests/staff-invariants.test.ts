import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { permissions, type StaffRole, staffRoles } from '#server/contract/staff.schema.ts'
import { rolePermissionTable } from '#server/db/main/role-permission.table.ts'
import { staffGrantTable } from '#server/db/main/staff-grant.table.ts'
import { staffMemberTable } from '#server/db/main/staff-member.table.ts'
import { type MainFixture, memberPassword, openMainFixture } from './main-backend.fixture.ts'
import { createStaff } from './staff.fixture.ts'

let main: MainFixture
let staff: ReturnType<typeof createStaff>
beforeAll(async () => {
  main = await openMainFixture()
  staff = createStaff(main)
})
afterAll(() => main.close())

test('the owner holds every permission, and no row names an unknown one', async () => {
  const rows = await main.db.select().from(rolePermissionTable)
  const held = (role: StaffRole) =>
    rows.filter((row) => row.role === role).map(({ permission }) => permission)
  expect(held('owner').toSorted()).toEqual([...permissions].toSorted())
  expect(new Set(rows.map(({ permission }) => permission))).toEqual(new Set(permissions))
  for (const role of staffRoles) expect(held(role)).toContain('tasks.work')
})

test('[C57] only the owner holds the right to grant', async () => {
  const rows = await main.db
    .select()
    .from(rolePermissionTable)
    .where(eq(rolePermissionTable.permission, 'staff.grant'))
  expect(rows).toEqual([{ role: 'owner', permission: 'staff.grant' }])
})

test.each(['editor', 'finance', 'support', 'clinical'] as const)(
  '[C57] the database refuses a grant by %s',
  async (role) => {
    const granter = await staff.staffWith(role)
    const other = await staff.staffWith('support')
    expect(await refusal(grant(other.user.id, granter.user.id))).toBe('staff_grants_by_owner')
    expect(await refusal(grant(granter.user.id, granter.user.id))).toMatch(/staff_grants_by_/)
  },
)

test('[C57] an owner grants nothing to themselves, and every later grant has a granter', async () => {
  const owner = await staff.firstOwner()
  const other = await staff.staffWith('support')
  expect(await refusal(grant(owner.user.id, owner.user.id))).toBe('staff_grants_by_another')
  expect(await refusal(grant(other.user.id, null))).toBe('staff_grants_first_owner')
})

test('a suspended owner grants nothing', async () => {
  const owner = await staff.staffWith('owner')
  const other = await staff.staffWith('support')
  await suspend(owner.user.id)
  expect(await refusal(grant(other.user.id, owner.user.id))).toBe('staff_grants_by_owner')
})

test.each([
  ['changed', sql`update main.staff_grants set role = 'owner'`],
  [
    'given another reason',
    sql`update main.staff_grants set reason = 'lain', ended_at = now(), ended_by = user_id`,
  ],
  ['deleted', sql`delete from main.staff_grants`],
  ['opened again', sql`update main.staff_grants set ended_at = null, ended_by = null`],
  ['truncated', sql`truncate main.staff_grants`],
])('a grant is never %s', async (_, change) => {
  await staff.staffWith('support')
  await expect(main.db.execute(change)).rejects.toThrow()
})

test('an audit entry of the staff is never changed or deleted', async () => {
  await staff.firstOwner()
  await expect(main.db.execute(sql`update main.audit_entries set reason = ''`)).rejects.toThrow()
  await expect(main.db.execute(sql`delete from main.audit_entries`)).rejects.toThrow()
})

test('an owner stays, also when two leave at once', async () => {
  const own = await openMainFixture()
  const steps = createStaff(own)
  const first = await steps.firstOwner()
  const second = await steps.staffWith('owner')
  const ends = await Promise.allSettled([
    steps.endGrants(first.user.id, second.user.id),
    steps.endGrants(second.user.id, first.user.id),
  ])
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await owners(own)).toBe(1)
  await own.close()
})

test('an owner stays when one is suspended while the other leaves', async () => {
  const own = await openMainFixture()
  const steps = createStaff(own)
  const first = await steps.firstOwner()
  const second = await steps.staffWith('owner')
  const ends = await Promise.allSettled([
    steps.endGrants(first.user.id, second.user.id),
    suspend(second.user.id, own),
  ])
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await own.close()
})

test('an owner hands over in one transaction', async () => {
  const own = await openMainFixture()
  const steps = createStaff(own)
  const { user } = await steps.firstOwner()
  const heir = await steps.staffWith('support')
  await own.db.transaction(async (tx) => {
    await tx.insert(staffGrantTable).values(rowOf(heir.user.id, user.id, 'owner'))
    await tx
      .update(staffGrantTable)
      .set({ endedAt: own.clock.now(), endedBy: heir.user.id })
      .where(eq(staffGrantTable.userId, user.id))
  })
  expect(await owners(own)).toBe(1)
  await own.close()
})

test('the last owner cannot delete their account', async () => {
  const own = await openMainFixture()
  const { token } = await createStaff(own).firstOwner()
  const { status, body } = await own.post('/v1/account/delete', {
    token,
    body: { proof: memberPassword },
  })
  expect([status, body.code]).toEqual([409, 'LAST_OWNER'])
  expect((await own.get('/v1/account', { token })).status).toBe(200)
  await own.close()
})

function rowOf(userId: string, grantedBy: string | null, role: StaffRole = 'owner') {
  return { id: randomId(), userId, role, grantedBy, grantedAt: main.clock.now() }
}

function grant(userId: string, grantedBy: string | null) {
  return main.db.insert(staffGrantTable).values(rowOf(userId, grantedBy))
}

async function suspend(userId: string, on = main): Promise<void> {
  await on.db
    .update(staffMemberTable)
    .set({ suspendedAt: on.clock.now() })
    .where(eq(staffMemberTable.userId, userId))
}

/** Returns the name of the constraint that refuses a change. */
async function refusal(change: PromiseLike<unknown>): Promise<string> {
  const refused = await Promise.resolve(change).then(
    () => undefined,
    (error: { cause?: { constraint?: string } }) => error.cause?.constraint,
  )
  return refused ?? 'none'
}

async function owners(on: MainFixture): Promise<number> {
  const { rows } = (await on.db.execute(
    sql`select count(*)::int as count from main.staff_members where main.is_staff_owner(user_id)`,
  )) as unknown as { rows: { count: number }[] }
  return rows[0]?.count ?? 0
}
