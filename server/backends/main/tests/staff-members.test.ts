import { afterAll, beforeAll, expect, test } from 'vitest'
import { hourMs } from '#app/lib/time.ts'
import { limitRate } from '#server/backends/main/platform/http/limit-rate.ts'
import { healthConsentVersion } from '#server/contract/health-consent.schema.ts'
import { addressChangeTable } from '#server/db/main/address-change.table.ts'
import { createAccountSteps } from './account.fixture.ts'
import { type MainFixture, memberPassword, openMainFixture } from './main-backend.fixture.ts'
import { createPurchases } from './purchase.fixture.ts'
import { createStaff, type StaffPerson } from './staff.fixture.ts'

let main: MainFixture
let steps: ReturnType<typeof createAccountSteps>
let owner: StaffPerson
let support: StaffPerson
beforeAll(async () => {
  main = await openMainFixture()
  steps = createAccountSteps(main)
  const staff = createStaff(main)
  owner = await staff.firstOwner()
  support = await staff.staffWith('support')
})
afterAll(() => main.close())

const reason = 'asked by mail'

test('[C35] an account is found by its id or its exact address only', async () => {
  const { user } = await main.signedInMember()
  for (const term of [user.id, user.email, user.email.toUpperCase()])
    expect(await find(term)).toBe(user.id)
  for (const term of [user.email.slice(1), user.email.slice(0, -1), '%%%', user.firstName])
    expect(await find(term)).toBeNull()
})

test('[C36] a search with another key is refused', async () => {
  const body = { term: 'a@example.com', passwordHash: 'x' }
  expect((await main.post('/v1/admin/members/search', { ...support.call, body })).status).toBe(400)
})

test('an account opens for an hour once staff say why', async () => {
  const { user } = await main.signedInMember()
  const read = () => main.get(`/v1/admin/members/${user.id}`, support.call)
  expect((await read()).body.code).toBe('OPENING_NEEDED')
  await act(support, user.id, 'opening')
  expect((await read()).body.data).toMatchObject({ id: user.id, email: user.email, isStaff: false })
  expect((await main.get(`/v1/admin/members/${user.id}`, owner.call)).body.code).toBe(
    'OPENING_NEEDED',
  )
  expect((await act(support, 'unknown', 'opening')).code).toBe('ERR_NO_MEMBER')
})

test('the page of an account shows sessions, mails without text, purchases and acts', async () => {
  const { transaction, user } = await createPurchases(main).paidTransaction()
  await main.backend.drainOutbox()
  await act(support, user.id, 'opening')
  const { data } = (await main.get(`/v1/admin/members/${user.id}`, support.call)).body
  expect(data.purchases).toMatchObject([{ id: transaction.id, state: 'paid' }])
  expect(data.sessions.length).toBeGreaterThan(0)
  expect(data.mails).toEqual(
    expect.arrayContaining([expect.objectContaining({ kind: 'receipt', state: 'sent' })]),
  )
  expect(data.acts).toMatchObject([{ action: 'member_opened', reason }])
  // The member has agreed to health data, of which nothing is shown but the agreement.
  expect(data.consents).toEqual([
    {
      isGiven: true,
      textVersion: healthConsentVersion,
      language: expect.stringMatching(/^(id|en)$/),
      decidedAt: expect.any(String),
    },
  ])
})

test('[C59] a suspended member is refused at the next call and told why at the sign-in', async () => {
  const { user, token } = await main.signedInMember()
  expect((await act(support, user.id, 'suspension')).code).toBe('PERMISSION_NEEDED')
  expect((await act(owner, user.id, 'suspension')).status).toBe(200)
  expect(await steps.isSignedIn(token)).toBe(false)
  expect((await login(user.email)).body).toMatchObject({ code: 'ACCOUNT_SUSPENDED' })
  const subjects = (await main.mailsTo(user.email)).map(({ subject }) => subject)
  expect(subjects.at(-1)).toContain('ditangguhkan')
  expect((await act(owner, user.id, 'resumption')).status).toBe(200)
  expect((await login(user.email)).status).toBe(200)
})

test('a person of the staff is suspended on the staff page, not as a member', async () => {
  expect((await act(owner, support.user.id, 'suspension')).code).toBe('STAFF_ACCOUNT')
  expect(await steps.isSignedIn(support.token)).toBe(true)
})

test('staff end all sessions of an account', async () => {
  const { user, token } = await main.signedInMember()
  const other = await steps.signInAgain(user)
  expect((await act(support, user.id, 'session-end')).status).toBe(200)
  expect(await steps.isSignedIn(token)).toBe(false)
  expect(await steps.isSignedIn(other.token)).toBe(false)
})

test('staff unlock a sign-in that others have locked', async () => {
  const { user } = await main.signedInMember()
  for (let client = 0; client < 10; client++)
    for (let guess = 0; guess < 10; guess++) await login(user.email, 'wrong', `10.0.9.${client}`)
  expect((await login(user.email, memberPassword, '10.0.9.99')).status).toBe(429)
  expect((await act(support, user.id, 'unlocking')).status).toBe(200)
  expect((await login(user.email, memberPassword, '10.0.9.99')).status).toBe(200)
})

test('staff unlock codes of orders, the second factor and repeated passwords, never their own', async () => {
  const { user } = await main.signedInMember()
  const subjects = { client: '10.0.7.1', account: user.id }
  const limits = ['sendOtp', 'proveAgain', 'proveStaff'] as const
  const fill = (name: (typeof limits)[number]) => limitRate(main.context, name, subjects)
  for (const name of limits) {
    for (let count = 0; count < 10; count++) await fill(name)
    await expect(fill(name), name).rejects.toThrow('TOO_MANY_REQUESTS')
  }
  expect((await act(support, user.id, 'unlocking')).status).toBe(200)
  for (const name of limits) await fill(name)
  expect((await act(support, support.user.id, 'unlocking')).code).toBe('OWN_ACCOUNT')
})

test('[C43] two people give an account another address', async () => {
  const { user, token } = await main.signedInMember()
  const email = `new-${user.email}`
  expect((await propose(user.id, email)).status).toBe(200)
  expect((await propose(user.id, email)).body.code).toBe('APPROVAL_PENDING')
  const { approvalId } = await asked(user.id)
  expect(await decide(owner, approvalId)).toEqual([409, 'APPROVAL_OWN'])
  const other = await createStaff(main).staffWith('owner')
  expect(await decideMoney(other, approvalId)).toEqual([404, 'ERR_NO_APPROVAL'])
  expect(await decide(other, approvalId)).toEqual([200, undefined])
  expect(await steps.isSignedIn(token)).toBe(false)
  expect((await login(user.email)).status).toBe(401)
  expect((await login(email)).status).toBe(200)
  expect((await main.mailsTo(user.email)).at(-1)?.subject).toContain('Alamat email')
  expect((await main.mailsTo(email)).at(-1)?.subject).toContain('Alamat email')
})

test('an address with an account is refused, and a refused wish leaves no address', async () => {
  const { user } = await main.signedInMember()
  const { user: another } = await main.signedInMember()
  expect((await propose(user.id, another.email)).body.code).toBe('ADDRESS_TAKEN')
  await propose(user.id, `other-${user.email}`)
  const { approvalId } = await asked(user.id)
  const other = await createStaff(main).staffWith('owner')
  expect(await decide(other, approvalId, 'refused')).toEqual([200, undefined])
  const changes = await main.db.select().from(addressChangeTable)
  expect(changes.filter(({ userId }) => userId === user.id)).toEqual([])
  expect((await login(user.email)).status).toBe(200)
})

test('the database gives no address that a second person has not approved', async () => {
  const { user } = await main.signedInMember()
  await propose(user.id, `third-${user.email}`)
  const change = main.db.update(addressChangeTable).set({ doneAt: main.clock.now() })
  await expect(change).rejects.toThrow()
})

test('a reason opens an account for one hour', async () => {
  const { user } = await main.signedInMember()
  const staff = createStaff(main)
  const late = await staff.staffWith('support')
  await act(late, user.id, 'opening')
  main.clock.advance(hourMs)
  const { body } = await main.post('/v1/auth/refresh-token', {
    body: { userId: late.user.id, refreshToken: late.session.refreshToken },
  })
  const { body: opened } = await staff.openSession({ ...late, token: body.data.token })
  const headers = { ...late.call.headers, 'x-staff-session': opened.data.token }
  const read = await main.get(`/v1/admin/members/${user.id}`, { token: body.data.token, headers })
  expect(read.body.code).toBe('OPENING_NEEDED')
})

async function find(term: string) {
  const answer = await main.post('/v1/admin/members/search', { ...support.call, body: { term } })
  return answer.body.data.memberId
}

async function act({ call }: StaffPerson, id: string, path: string) {
  const body = { reason }
  const answer = await main.post(`/v1/admin/members/${id}/${path}`, { ...call, body })
  return { status: answer.status, code: answer.body.code }
}

function login(email: string, password = memberPassword, client = '10.0.8.1') {
  return main.post('/v1/auth/login', {
    body: { email, password },
    headers: { 'x-forwarded-for': client },
  })
}

function propose(id: string, email: string) {
  const body = { email, proof: 'showed the receipt of March', reason: 'lost the mailbox' }
  return main.post(`/v1/admin/members/${id}/address`, { ...owner.call, body })
}

async function asked(id: string) {
  await act(owner, id, 'opening')
  const { body } = await main.get(`/v1/admin/members/${id}`, owner.call)
  return body.data.addressChange
}

async function decide({ call }: StaffPerson, approvalId: string, state = 'approved') {
  const path = `/v1/admin/address-changes/${approvalId}/decision`
  const { status, body } = await main.post(path, { ...call, body: { state } })
  return [status, body.code]
}

async function decideMoney({ call }: StaffPerson, approvalId: string) {
  const body = { state: 'approved' }
  const path = `/v1/admin/approvals/${approvalId}/decision`
  const answer = await main.post(path, { ...call, body })
  return [answer.status, answer.body.code]
}
