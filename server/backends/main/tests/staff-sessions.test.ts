import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hourMs, minuteMs } from '#app/lib/time.ts'
import { makeFirstOwnerLink } from '#server/backends/main/staff/links/first-owner.service.ts'
import { makeStaffLink } from '#server/backends/main/staff/links/staff-link.service.ts'
import { staffLinkTable } from '#server/db/main/staff-link.table.ts'
import { staffMemberTable } from '#server/db/main/staff-member.table.ts'
import { createAccountSteps } from './account.fixture.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { callOf, createStaff, type StaffCall, tokenOf } from './staff.fixture.ts'

let main: MainFixture
let staff: ReturnType<typeof createStaff>
beforeAll(async () => {
  main = await openMainFixture()
  staff = createStaff(main)
})
afterAll(() => main.close())

const step = 30_000
const wrong = [400, 'WRONG_CODE']
const needed = [403, 'STAFF_SESSION_NEEDED']

test('an account becomes the first owner by a link that works once', async () => {
  const own = await openMainFixture()
  const steps = createStaff(own)
  const member = await own.signedInMember()
  const token = tokenOf(await makeFirstOwnerLink(own.context, member.user.email))
  const owner = await steps.join(member, token)
  const { body } = await own.get('/v1/admin/staff', owner.call)
  expect(body.data.people).toMatchObject([{ id: member.user.id, roles: ['owner'] }])
  expect(await accept(own, member.token, token, owner.secret)).toEqual([410, 'INVITE_USED'])
  await expect(makeFirstOwnerLink(own.context, member.user.email)).rejects.toThrow(
    'There is an owner already',
  )
  await own.close()
})

test('[C54] only the account of the proved address redeems an invitation', async () => {
  const { member, token, secret } = await invited()
  const thief = await main.signedInMember()
  expect(await accept(main, thief.token, token, secret)).toEqual([409, 'INVITE_OTHER_ACCOUNT'])
  const shown = await main.post('/v1/staff-links/open', { token: thief.token, body: { token } })
  expect([shown.status, JSON.stringify(shown.body)]).toEqual([
    409,
    expect.not.stringMatching(secret),
  ])
  expect((await accept(main, undefined, token, secret))[0]).toBe(401)
  expect(await accept(main, member.token, token, secret)).toEqual([200, undefined])
})

test('[C55] an account of the invited address gets no right without the link', async () => {
  const { member, token } = await invited()
  expect(await ownSession(member.token)).toEqual([404, 'ERR_NO_STAFF'])
  const answer = await main.get('/v1/admin/staff', { token: member.token })
  expect([answer.status, answer.body.code]).toEqual(needed)
  expect(await accept(main, member.token, `${token.slice(1)}x`, 'AAAA')).toEqual([
    410,
    'INVITE_OUTDATED',
  ])
})

test('an invitation expires, and the database allows 72 hours at most', async () => {
  const { member, token, secret } = await invited()
  main.clock.advance(hourMs)
  const session = await createAccountSteps(main).signInAgain(member.user)
  expect(await accept(main, session.token, token, secret)).toEqual([410, 'INVITE_EXPIRED'])
  const { user } = await staff.firstOwner()
  const link = { email: 'lama@contoh.id', roles: ['support' as const], madeBy: user.id }
  await expect(
    makeStaffLink(main.context, main.db, { ...link, purpose: 'join', lifetimeMs: 73 * hourMs }),
  ).rejects.toMatchObject({ cause: { constraint: 'staff_links_life' } })
})

test('[C54] an invitation is worth nothing after its maker has lost the role owner', async () => {
  const owner = await staff.staffWith('owner')
  const { member, token, secret } = await invited(owner.user.id)
  await staff.endGrants(owner.user.id, (await staff.firstOwner()).user.id)
  expect(await accept(main, member.token, token, secret)).toEqual([410, 'INVITE_OUTDATED'])
  expect(await ownSession(member.token)).toEqual([404, 'ERR_NO_STAFF'])
})

test('[C51] a code opens one session, and the code of the enrolment none', async () => {
  const person = await staff.staffWith('support')
  expect(codeOf(await staff.openSession(person))).toEqual(wrong)
  main.clock.advance(step)
  const opened = await Promise.all(Array.from({ length: 5 }, () => staff.openSession(person)))
  expect(opened.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400])
  main.clock.advance(step)
  expect((await staff.openSession(person)).status).toBe(200)
})

test('a recovery code opens one session', async () => {
  const { token, recoveryCodes } = await staff.staffWith('support')
  const open = (code?: string) => main.post('/v1/staff-session', { token, body: { code } })
  expect(recoveryCodes).toHaveLength(10)
  expect((await open(recoveryCodes[0])).status).toBe(200)
  expect(codeOf(await open(recoveryCodes[0]))).toEqual(wrong)
  expect((await open(recoveryCodes[1]?.toUpperCase())).status).toBe(200)
  const other = await staff.staffWith('support')
  const foreign = await main.post('/v1/staff-session', {
    token: other.token,
    body: { code: recoveryCodes[2] },
  })
  expect(codeOf(foreign)).toEqual(wrong)
})

test('[C60] only a text of six digits or a recovery code is a code', async () => {
  const { token } = await staff.staffWith('support')
  const codes: unknown[] = [
    {},
    [],
    null,
    123456,
    '',
    true,
    { toString: 1 },
    ['123456'],
    '１２３４５６',
  ]
  for (const code of codes) {
    const answer = await main.post('/v1/staff-session', { token, body: { code } })
    expect([answer.status, answer.body.code], JSON.stringify(code)).toEqual([400, 'INVALID_INPUT'])
    const body = { token: code, code: '123456' }
    const link = await main.post('/v1/staff-links/accept', { token, body })
    expect(link.status, JSON.stringify(code)).toBe(typeof code === 'string' ? 410 : 400)
  }
})

test('a member who is not of the staff finds no console', async () => {
  const { token } = await main.signedInMember()
  expect(await ownSession(token)).toEqual([404, 'ERR_NO_STAFF'])
  const opened = await main.post('/v1/staff-session', { token, body: { code: '123456' } })
  expect([opened.status, opened.body.code]).toEqual([404, 'ERR_NO_STAFF'])
})

test('a staff session ends after 30 minutes without a call', async () => {
  const person = await staff.staffWith('owner')
  main.clock.advance(14 * minuteMs)
  expect(await listed(person.call)).toEqual([200, undefined])
  const fresh = await createAccountSteps(main).signInAgain(person.user)
  // Another sign-in does not carry the staff session on.
  expect(await listed(callOf(fresh.token, person.call.headers['x-staff-session'] ?? ''))).toEqual(
    needed,
  )
  main.clock.advance(31 * minuteMs)
  const refreshed = await refresh(person)
  expect(await listed(callOf(refreshed, person.call.headers['x-staff-session'] ?? ''))).toEqual(
    needed,
  )
})

test('a staff session ends after twelve hours of work', async () => {
  const person = await staff.staffWith('owner')
  let { session } = person
  const header = person.call.headers['x-staff-session'] ?? ''
  for (let halves = 0; halves < 24; halves += 1) {
    main.clock.advance(hourMs / 2 - 1)
    const { body } = await main.post('/v1/auth/refresh-token', {
      body: { userId: person.user.id, refreshToken: session.refreshToken },
    })
    session = body.data
    expect(await listed(callOf(session.token, header))).toEqual([200, undefined])
  }
  main.clock.advance(minuteMs)
  expect(await listed(callOf(session.token, header))).toEqual(needed)
})

test('the staff session ends with the sign-in, and a fourth one ends the oldest', async () => {
  const person = await staff.staffWith('owner')
  const tokens: string[] = []
  for (const _ of [1, 2, 3]) {
    main.clock.advance(step)
    tokens.push((await staff.openSession(person)).body.data.token)
  }
  expect(await listed(person.call)).toEqual(needed)
  const call = callOf(person.token, tokens[0] ?? '')
  expect(await listed(call)).toEqual([200, undefined])
  expect((await main.post('/v1/staff-session/end', call)).status).toBe(200)
  expect(await listed(call)).toEqual(needed)
  await main.post('/v1/auth/logout', { token: person.token })
  expect((await listed(callOf(person.token, tokens[1] ?? '')))[0]).toBe(403)
})

test('[C59] a suspended person is refused at the next call, also with a new code', async () => {
  const person = await staff.staffWith('owner')
  expect(await listed(person.call)).toEqual([200, undefined])
  await main.db
    .update(staffMemberTable)
    .set({ suspendedAt: main.clock.now() })
    .where(eq(staffMemberTable.userId, person.user.id))
  const suspended = [403, 'STAFF_SUSPENDED']
  expect(await listed(person.call)).toEqual(suspended)
  expect(await ownSession(person.token)).toEqual(suspended)
  main.clock.advance(step)
  expect(codeOf(await staff.openSession(person))).toEqual(suspended)
})

test('[C59] an ended role is refused at the next call', async () => {
  const person = await staff.staffWith('owner', 'support')
  await staff.endGrants(person.user.id, (await staff.firstOwner()).user.id)
  expect(await listed(person.call)).toEqual([403, 'PERMISSION_NEEDED'])
})

test('a link for a lost second factor replaces it and ends the open sessions', async () => {
  const person = await staff.staffWith('support')
  const { user } = await staff.firstOwner()
  const link = { email: person.user.email, roles: [], madeBy: user.id, lifetimeMs: hourMs }
  const token = tokenOf(
    await makeStaffLink(main.context, main.db, { ...link, purpose: 'second_factor' }),
  )
  const renewed = await staff.join(person, token)
  expect(renewed.secret).not.toBe(person.secret)
  main.clock.advance(step)
  expect(codeOf(await staff.openSession(person))).toEqual(wrong)
  expect((await staff.openSession(renewed)).status).toBe(200)
  const old = { token: person.token, body: { code: person.recoveryCodes[0] } }
  expect(codeOf(await main.post('/v1/staff-session', old))).toEqual(wrong)
})

test('the database holds no usable link, code or secret', async () => {
  const { member, token, secret } = await invited()
  const { recoveryCodes, secret: own, call } = await staff.join(member, token)
  const { rows } = (await main.db.execute(
    sql`select row_to_json(t)::text as row from (select * from main.staff_links) t
      union all select row_to_json(t)::text from (select * from main.totp_secrets) t
      union all select row_to_json(t)::text from (select * from main.recovery_codes) t
      union all select row_to_json(t)::text from (select * from main.staff_sessions) t`,
  )) as { rows: { row: string }[] }
  const stored = rows.map(({ row }) => row).join() + main.logged.join()
  for (const text of [token, secret, own, call.headers['x-staff-session'], ...recoveryCodes])
    expect(stored).not.toContain(text)
})

/** An invitation of a new member to be support. */
async function invited(madeBy?: string) {
  const member = await main.signedInMember()
  const link = await makeStaffLink(main.context, main.db, {
    ...{ purpose: 'join', email: member.user.email, roles: ['support'], lifetimeMs: hourMs },
    madeBy: madeBy ?? (await staff.firstOwner()).user.id,
  })
  const token = tokenOf(link)
  const opened = await main.post('/v1/staff-links/open', { token: member.token, body: { token } })
  expect(await main.db.$count(staffLinkTable, eq(staffLinkTable.email, member.user.email))).toBe(1)
  return { member, token, secret: String(opened.body.data.secret) }
}

async function accept(on: MainFixture, member: string | undefined, token: string, secret: string) {
  const code = secret === '' ? '000000' : createStaff(on).codeOf(secret)
  const body = { token, code }
  return codeOf(await on.post('/v1/staff-links/accept', { token: member, body }))
}

function codeOf({ status, body }: { status: number; body: { code?: string } }) {
  return [status, body.code]
}

async function ownSession(token: string) {
  return codeOf(await main.get('/v1/staff-session', { token }))
}

async function listed(call: StaffCall) {
  return codeOf(await main.get('/v1/admin/staff', call))
}

async function refresh({ user, session }: Awaited<ReturnType<typeof staff.staffWith>>) {
  const { body } = await main.post('/v1/auth/refresh-token', {
    body: { userId: user.id, refreshToken: session.refreshToken },
  })
  return String(body.data.token)
}
