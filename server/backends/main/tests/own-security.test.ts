import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { minuteMs } from '#app/lib/time.ts'
import type { OwnSecurity } from '#server/contract/own-security.schema.ts'
import { practiceSessionHeader } from '#server/contract/practice-session.schema.ts'
import { staffSessionHeader } from '#server/contract/staff.schema.ts'
import { auditEntryTable } from '#server/db/main/audit-entry.table.ts'
import { practiceTable } from '#server/db/main/practice.table.ts'
import { phoneUserAgent } from './account.fixture.ts'
import { type MainFixture, memberPassword, openMainFixture } from './main-backend.fixture.ts'
import { createStaff, type StaffCall, type StaffPerson } from './staff.fixture.ts'

let main: MainFixture
let staff: ReturnType<typeof createStaff>
beforeAll(async () => {
  main = await openMainFixture()
  staff = createStaff(main)
})
afterAll(() => main.close())

const step = 30_000
const areas = {
  console: {
    path: '/v1/staff-session',
    header: staffSessionHeader,
    needed: 'STAFF_SESSION_NEEDED',
  },
  practice: {
    ...{ path: '/v1/practice-session', header: practiceSessionHeader },
    needed: 'PRACTICE_SESSION_NEEDED',
  },
} as const
type Area = keyof typeof areas

describe.each(['console', 'practice'] as const)('in the %s', (area) => {
  const { path, needed } = areas[area]

  test('a person sees their own sessions, this one first, with their devices', async () => {
    const person = await personOf(area)
    const other = await openOn(area, person)
    const { sessions, recoveryCodesLeft } = await ownOf(area, other)
    expect(recoveryCodesLeft).toBe(10)
    const ofArea = sessions.filter((session) => session.area === area)
    expect(ofArea.map(({ isCurrent }) => isCurrent)).toEqual([true, false])
    expect(ofArea[0]?.device).toContain('Android')
    const stranger = await personOf(area)
    const ids = (await ownOf(area, stranger.call)).sessions.map(({ id }) => id)
    expect(ids).not.toContain(ofArea[0]?.id)
    expect(await act(area, stranger.call, 'end-session', { id: ofArea[0]?.id })).toEqual([
      404,
      'ERR_NO_DEVICE',
    ])
    expect((await main.get(`${path}/own`, other)).status).toBe(200)
  })

  test('a person ends one session, or all others', async () => {
    const person = await personOf(area)
    const second = await openOn(area, person)
    const third = await openOn(area, person)
    const seen = await ownOf(area, person.call)
    const newest = seen.sessions.filter(({ isCurrent }) => !isCurrent)[0]
    expect(await act(area, person.call, 'end-session', { id: newest?.id })).toEqual(done)
    const states = await Promise.all([second, third].map((call) => stateOf(area, call)))
    expect(states.toSorted()).toEqual([
      [200, undefined],
      [403, needed],
    ])
    expect(await act(area, person.call, 'end-others')).toEqual(done)
    expect(await stateOf(area, second)).toEqual([403, needed])
    expect(await stateOf(area, third)).toEqual([403, needed])
    expect((await ownOf(area, person.call)).sessions).toHaveLength(1)
  })

  test('a session is gone from the list with its sign-in', async () => {
    const person = await personOf(area)
    const other = await openOn(area, person)
    await main.post('/v1/auth/logout', { token: other.token })
    const { sessions } = await ownOf(area, person.call)
    expect(sessions.filter((session) => session.area === area)).toHaveLength(1)
  })

  test('new recovery codes need a fresh proof, and end the earlier ones', async () => {
    const person = await personOf(area)
    main.clock.advance(5 * minuteMs)
    expect(await act(area, person.call, 'recovery-codes')).toEqual([403, 'STEP_UP_NEEDED'])
    const code = staff.codeOf(person.secret)
    const again = () => main.post(`${path}/step-up`, { ...person.call, body: { code } })
    expect((await again()).status).toBe(200)
    expect((await again()).body.code).toBe('WRONG_CODE')
    const { body } = await main.post(`${path}/own/recovery-codes`, person.call)
    expect(body.data.recoveryCodes).toHaveLength(10)
    const open = (recovery: string | undefined) =>
      main.post(path, { token: person.token, body: { code: recovery } })
    expect((await open(person.recoveryCodes[0])).body.code).toBe('WRONG_CODE')
    expect((await open(body.data.recoveryCodes[0])).status).toBe(200)
    expect((await ownOf(area, person.call)).recoveryCodesLeft).toBe(9)
    const subjects = (await main.mailsTo(person.user.email)).map(({ subject }) => subject)
    expect(subjects).toContain('Kode cadangan akun Seimbang-mu diperbarui')
    expect(await newestActOf(person)).toContain('recovery_codes_renewed')
  })

  test('a member without a session of the area learns nothing', async () => {
    const { token } = await main.signedInMember()
    const calls = ['end-session', 'end-others', 'recovery-codes']
    for (const name of calls)
      expect((await main.post(`${path}/own/${name}`, { token, body: { id: 'x' } })).status).toBe(
        area === 'console' ? 403 : 404,
      )
    const person = await personOf(area)
    expect(await stateOf(area, { token: person.token, headers: {} })).toEqual([403, needed])
  })
})

const done = [200, undefined]

/** A person of the staff who also has a practice, with a session of the area. */
async function personOf(area: Area): Promise<StaffPerson> {
  const person = await staff.staffWith('support')
  await main.db.insert(practiceTable).values({
    slug: `siti-${crypto.randomUUID().slice(0, 8)}`,
    ...{ userId: person.user.id, name: 'Siti Rahma', state: 'active', practiceUntil: '2030-12-31' },
    createdAt: main.clock.now(),
  })
  if (area === 'console') return person
  return { ...person, call: await openWith(area, person) }
}

/** Opens another session on another sign-in, from a phone. */
async function openOn(area: Area, person: StaffPerson): Promise<StaffCall> {
  const headers = { 'user-agent': phoneUserAgent }
  const body = { email: person.user.email, password: memberPassword }
  const login = await main.post('/v1/auth/login', { headers, body })
  return openWith(area, { ...person, token: login.body.data.token })
}

async function openWith(area: Area, person: StaffPerson): Promise<StaffCall> {
  main.clock.advance(step)
  const { path, header } = areas[area]
  const body = { code: staff.codeOf(person.secret) }
  const opened = await main.post(path, { token: person.token, body })
  return { token: person.token, headers: { [header]: opened.body.data.token } }
}

async function ownOf(area: Area, call: StaffCall): Promise<OwnSecurity> {
  return (await main.get(`${areas[area].path}/own`, call)).body.data
}

async function stateOf(area: Area, call: StaffCall) {
  return outcomeOf(await main.get(`${areas[area].path}/own`, call))
}

async function act(area: Area, call: StaffCall, name: string, body: object = {}) {
  return outcomeOf(await main.post(`${areas[area].path}/own/${name}`, { ...call, body }))
}

async function newestActOf({ user }: StaffPerson): Promise<string[]> {
  const entries = await main.db
    .select({ action: auditEntryTable.action })
    .from(auditEntryTable)
    .where(eq(auditEntryTable.subjectId, user.id))
    .orderBy(desc(auditEntryTable.at))
  return entries.map(({ action }) => action)
}

function outcomeOf({ status, body }: { status: number; body: { code?: string } }) {
  return [status, body.code]
}
