import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StaffRole } from '#server/contract/staff.schema.ts'
import { auditEntryTable } from '#server/db/main/audit-entry.table.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { createStaff, type StaffPerson, tokenOf } from './staff.fixture.ts'

let main: MainFixture
let staff: ReturnType<typeof createStaff>
beforeAll(async () => {
  main = await openMainFixture()
  staff = createStaff(main)
})
afterAll(() => main.close())

const reason = 'Mulai bekerja'

test('an owner gives a role and takes it, with an audit entry each', async () => {
  const [owner, person] = [await staff.staffWith('owner'), await staff.staffWith('support')]
  expect(await act(owner, person, 'grant', { role: 'finance' })).toEqual([200, undefined])
  expect(await rolesOf(owner, person)).toEqual(['finance', 'support'])
  expect(await act(owner, person, 'end-grant', { role: 'support' })).toEqual([200, undefined])
  expect(await rolesOf(owner, person)).toEqual(['finance'])
  expect(await entriesOf(owner, person)).toEqual([
    ['staff_grant_ended', 'staff', 'staff_member', reason],
    ['staff_granted', 'staff', 'staff_member', reason],
  ])
})

test('[C57] an owner gives themselves no role and no second factor', async () => {
  const owner = await staff.staffWith('owner')
  const refused = [403, 'PERMISSION_NEEDED']
  expect(await act(owner, owner, 'grant', { role: 'clinical' })).toEqual(refused)
  expect(await act(owner, owner, 'factor-link')).toEqual(refused)
  expect(await rolesOf(owner, owner)).toEqual(['owner'])
})

test('[C59] a suspended person is refused until an owner lets them back in', async () => {
  const [owner, person] = [await staff.staffWith('owner'), await staff.staffWith('owner')]
  await act(owner, person, 'suspend')
  expect((await main.get('/v1/admin/staff', person.call)).body.code).toBe('STAFF_SUSPENDED')
  await act(owner, person, 'resume')
  // Their session ended with the suspension.
  expect((await main.get('/v1/admin/staff', person.call)).body.code).toBe('STAFF_SESSION_NEEDED')
})

test('the last owner is neither suspended nor robbed of the role', async () => {
  const own = await openMainFixture()
  const owner = await createStaff(own).firstOwner()
  expect(await act(owner, owner, 'suspend', {}, own)).toEqual([409, 'LAST_OWNER'])
  expect(await act(owner, owner, 'end-grant', { role: 'owner' }, own)).toEqual([409, 'LAST_OWNER'])
  expect((await own.get('/v1/admin/staff', owner.call)).status).toBe(200)
  await own.close()
})

test('[C54] an invitation makes the owner of its address one of the staff', async () => {
  const owner = await staff.firstOwner()
  const member = await main.signedInMember()
  const invitation = { email: member.user.email, roles: ['editor'], reason }
  const fresh = await staff.staffWith('owner')
  const { status, body } = await main.post('/v1/admin/staff-invitations', {
    ...fresh.call,
    body: invitation,
  })
  expect(status).toBe(200)
  const person = await staff.join(member, tokenOf(body.data.link))
  expect(await rolesOf(fresh, person)).toEqual(['editor'])
  const again = await main.post('/v1/admin/staff-invitations', { ...fresh.call, body: invitation })
  expect([again.status, again.body.code]).toEqual([409, 'ALREADY_STAFF'])
  expect(owner.user.id).not.toBe(person.user.id)
})

test('another owner makes a link for a lost second factor', async () => {
  const [owner, person] = [await staff.staffWith('owner'), await staff.staffWith('support')]
  const { body } = await main.post(`/v1/admin/staff/${person.user.id}/factor-link`, {
    ...owner.call,
    body: { reason },
  })
  const renewed = await staff.join(person, tokenOf(body.data.link))
  expect(renewed.secret).not.toBe(person.secret)
})

test.each(['suspend', 'resume', 'end-sessions', 'grant', 'end-grant', 'factor-link'])(
  '%s needs a person of the staff and a reason',
  async (name) => {
    const owner = await staff.staffWith('owner')
    const stranger = await main.signedInMember()
    const role: StaffRole = 'support'
    expect(await act(owner, stranger, name, { role })).toEqual([404, 'ERR_NO_STAFF'])
    expect(await act(owner, stranger, name, { role, reason: ' ' })).toEqual([400, 'INVALID_INPUT'])
  },
)

type Person = Pick<StaffPerson, 'user'>

async function act(
  { call }: StaffPerson,
  { user }: Person,
  name: string,
  input: { role?: StaffRole; reason?: string } = {},
  on = main,
) {
  const { status, body } = await on.post(`/v1/admin/staff/${user.id}/${name}`, {
    ...call,
    body: { reason, ...input },
  })
  return [status, body.code]
}

async function rolesOf(owner: StaffPerson, { user }: Person): Promise<StaffRole[]> {
  const { body } = await main.get('/v1/admin/staff', owner.call)
  return body.data.people.find(({ id }: { id: string }) => id === user.id).roles
}

async function entriesOf(owner: StaffPerson, { user }: Person) {
  const isOf = and(
    eq(auditEntryTable.actorId, owner.user.id),
    eq(auditEntryTable.objectId, user.id),
  )
  const entries = await main.db.select().from(auditEntryTable).where(isOf)
  return entries
    .map(({ action, actorKind, objectKind, reason: why }) => [action, actorKind, objectKind, why])
    .toSorted()
}
