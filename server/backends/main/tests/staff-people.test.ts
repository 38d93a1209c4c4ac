import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hourMs } from '#app/lib/time.ts'
import type { StaffRole } from '#server/contract/staff.schema.ts'
import { auditEntryTable } from '#server/db/main/audit-entry.table.ts'
import { createAccountSteps } from './account.fixture.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { callOf, createStaff, type StaffPerson, tokenOf } from './staff.fixture.ts'

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
  expect([status, body.data]).toEqual([200, {}])
  const person = await staff.join(member, await linkTo(member))
  expect(await rolesOf(fresh, person)).toEqual(['editor'])
  const again = await main.post('/v1/admin/staff-invitations', { ...fresh.call, body: invitation })
  expect([again.status, again.body.code]).toEqual([409, 'ALREADY_STAFF'])
  expect(owner.user.id).not.toBe(person.user.id)
})

test('[C54] a link that was used, withdrawn, replaced or is too old says so to its owner', async () => {
  const owner = await staff.staffWith('owner')
  const member = await main.signedInMember()
  const invite = () =>
    main.post('/v1/admin/staff-invitations', { ...owner.call, body: invited(member) })
  const answerTo = async (token: string, to = member) => {
    const { status, body } = await main.post('/v1/staff-links/open', { ...to, body: { token } })
    return [status, body.code]
  }
  await invite()
  const first = await linkTo(member)
  await invite()
  const second = await linkTo(member)
  expect(await answerTo(first)).toEqual([410, 'INVITE_OUTDATED'])
  const [open] = await openTo(owner, member)
  const path = `/v1/admin/staff-invitations/${open?.id}`
  expect((await main.post(`${path}/send-again`, owner.call)).status).toBe(200)
  expect(await answerTo(second)).toEqual([410, 'INVITE_OUTDATED'])
  expect((await main.post(`${path}/withdraw`, owner.call)).body.code).toBe('ERR_NO_INVITE')
  const third = await linkTo(member)
  const [again] = await openTo(owner, member)
  const newPath = `/v1/admin/staff-invitations/${again?.id}`
  expect((await main.post(`${newPath}/withdraw`, owner.call)).status).toBe(200)
  expect(await answerTo(third)).toEqual([410, 'INVITE_WITHDRAWN'])
  expect(await answerTo(third, await main.signedInMember())).toEqual([409, 'INVITE_OTHER_ACCOUNT'])
  expect(await openTo(owner, member)).toEqual([])
  await invite()
  const fourth = await linkTo(member)
  await staff.join(member, fourth)
  expect(await answerTo(fourth)).toEqual([410, 'INVITE_USED'])
  expect(await openTo(owner, member)).toEqual([])
})

test('an invitation that expired stays in the list, to send it again', async () => {
  const own = await openMainFixture()
  const steps = createStaff(own)
  const member = await own.signedInMember()
  const first = await steps.firstOwner()
  await own.post('/v1/admin/staff-invitations', { ...first.call, body: invited(member) })
  own.clock.advance(72 * hourMs)
  const owner = await createAccountSteps(own).signInAgain(first.user)
  const session = await steps.openSession({ ...first, token: owner.token })
  const fresh = callOf(owner.token, session.body.data.token)
  const { body } = await own.get('/v1/admin/staff-invitations', fresh)
  expect(body.data.invitations).toMatchObject([{ email: member.user.email, isExpired: true }])
  const guest = await createAccountSteps(own).signInAgain(member.user)
  const answer = await own.post('/v1/staff-links/open', {
    ...{ token: guest.token, body: { token: await linkTo(member, own) } },
  })
  expect([answer.status, answer.body.code]).toEqual([410, 'INVITE_EXPIRED'])
  await own.close()
})

test('each act about an invitation is in the audit log', async () => {
  const owner = await staff.staffWith('owner')
  const member = await main.signedInMember()
  await main.post('/v1/admin/staff-invitations', { ...owner.call, body: invited(member) })
  const [open] = await openTo(owner, member)
  await main.post(`/v1/admin/staff-invitations/${open?.id}/withdraw`, owner.call)
  const entries = await main.db
    .select()
    .from(auditEntryTable)
    .where(eq(auditEntryTable.subjectId, member.user.id))
  expect(entries.map(({ action, objectKind }) => [action, objectKind])).toEqual(
    expect.arrayContaining([
      ['staff_link_made', 'staff_link'],
      ['staff_link_withdrawn', 'staff_link'],
    ]),
  )
})

test('another owner mails a link for a lost second factor', async () => {
  const [owner, person] = [await staff.staffWith('owner'), await staff.staffWith('support')]
  const { body } = await main.post(`/v1/admin/staff/${person.user.id}/factor-link`, {
    ...owner.call,
    body: { reason },
  })
  expect(body.data).toEqual({})
  const renewed = await staff.join(person, await linkTo(person))
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

function invited({ user }: Person) {
  return { email: user.email, roles: ['editor'], reason }
}

/** The token of the newest link in a person's mailbox. */
async function linkTo({ user }: Person, on = main): Promise<string> {
  const mails = await on.mailsTo(user.email)
  const links = mails.flatMap(({ text }) => text.match(/\S+\/admin\/tautan\?token=\S+/) ?? [])
  return tokenOf(links.at(-1) ?? '')
}

async function openTo({ call }: StaffPerson, { user }: Person): Promise<{ id: string }[]> {
  const { body } = await main.get('/v1/admin/staff-invitations', call)
  return body.data.invitations.filter(({ email }: { email: string }) => email === user.email)
}

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
