import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hourMs, minuteMs } from '#app/lib/time.ts'
import { makeStaffLink } from '#server/backends/main/staff/links/staff-link.service.ts'
import { practiceSessionHeader } from '#server/contract/practice-session.schema.ts'
import { staffSessionHeader } from '#server/contract/staff.schema.ts'
import { passkeyTable } from '#server/db/main/passkey.table.ts'
import { practiceTable } from '#server/db/main/practice.table.ts'
import { staffSessionTable } from '#server/db/main/staff-session.table.ts'
import { totpSecretTable } from '#server/db/main/totp-secret.table.ts'
import { createAccountSteps } from './account.fixture.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { createAuthenticator } from './passkey.fixture.ts'
import { createStaff, type StaffPerson, tokenOf } from './staff.fixture.ts'

let main: MainFixture
let staff: ReturnType<typeof createStaff>
beforeAll(async () => {
  main = await openMainFixture()
  staff = createStaff(main)
})
afterAll(() => main.close())

const areas = {
  console: { path: '/v1/staff-session', header: staffSessionHeader },
  practice: { path: '/v1/practice-session', header: practiceSessionHeader },
} as const
type Area = keyof typeof areas

const done = [200, undefined]
const wrong = [400, 'WRONG_PASSKEY']

describe.each(['console', 'practice'] as const)('in the %s', (area) => {
  const { path, header } = areas[area]

  test('a passkey opens a session and proves the person again, beside the app', async () => {
    const { person, passkey, site } = await enrolled(area)
    const answer = await answerOf(area, person, passkey, { counter: 1 })
    const opened = await main.post(path, { token: person.token, body: { passkey: answer } })
    expect(outcomeOf(opened)).toEqual(done)
    const [row] = await main.db
      .select()
      .from(staffSessionTable)
      .where(eq(staffSessionTable.userId, person.user.id))
      .orderBy(staffSessionTable.openedAt)
      .then((rows) => rows.filter(({ proof }) => proof === 'passkey'))
    expect(row?.area).toBe(area)
    const call = { token: person.token, headers: { [header]: opened.body.data.token } }
    main.clock.advance(5 * minuteMs)
    expect(outcomeOf(await main.post(`${path}/own/recovery-codes`, call))[1]).toBe('STEP_UP_NEEDED')
    const again = passkey.get({ ...(await challengeOf(area, person)), site, counter: 2 })
    expect(
      outcomeOf(await main.post(`${path}/step-up`, { ...call, body: { passkey: again } })),
    ).toEqual(done)
    expect(outcomeOf(await main.post(`${path}/own/recovery-codes`, call))).toEqual(done)
    expect((await open(area, person, { code: staff.codeOf(person.secret) })).status).toBe(200)
  })

  test('[C52] a passkey is refused without user verification, at enrolment and later', async () => {
    const person = await personOf(area)
    const passkey = createAuthenticator()
    expect(await add(area, person, passkey, { isUserVerified: false })).toEqual(wrong)
    const { person: other, passkey: good } = await enrolled(area)
    const answer = await answerOf(area, other, good, { isUserVerified: false })
    expect(outcomeOf(await open(area, other, { passkey: answer }))).toEqual(wrong)
  })

  test('a passkey is added and removed after a fresh proof only, and its person hears of it', async () => {
    const { person, passkey } = await enrolled(area)
    main.clock.advance(5 * minuteMs)
    const needed = [403, 'STEP_UP_NEEDED']
    const options = await main.post(`${path}/own/passkey-options`, person.call)
    expect(outcomeOf(options)).toEqual(needed)
    const remove = () =>
      main.post(`${path}/own/passkeys/remove`, { ...person.call, body: { id: passkey.id } })
    expect(outcomeOf(await remove())).toEqual(needed)
    await stepUp(area, person)
    expect(outcomeOf(await remove())).toEqual(done)
    expect(outcomeOf(await remove())).toEqual([404, 'ERR_NO_PASSKEY'])
    const subjects = (await main.mailsTo(person.user.email)).map(({ subject }) => subject)
    expect(subjects.slice(-2)).toEqual([
      'Passkey baru di akun Seimbang-mu',
      'Passkey dihapus dari akun Seimbang-mu',
    ])
    expect(await createAccountSteps(main).auditOf(person.user.id)).toEqual(
      expect.arrayContaining(['passkey_added', 'passkey_removed']),
    )
  })
})

test.each([
  ['another origin', { site: { origin: 'https://seimbang.test.evil.example' } }],
  ['another port', { site: { origin: 'http://localhost:9' } }],
  ['another site', { site: { id: 'evil.example' } }],
] as const)('an answer for %s opens nothing and enrols nothing', async (_, { site }) => {
  const { person, passkey, site: own } = await enrolled('console')
  const foreign = { ...own, ...site }
  const answer = passkey.get({
    ...(await challengeOf('console', person)),
    ...{ site: foreign, counter: 1 },
  })
  expect(outcomeOf(await open('console', person, { passkey: answer }))).toEqual(wrong)
  expect(await add('console', person, createAuthenticator(), { site: foreign })).toEqual(wrong)
})

test('a challenge works once, also after a wrong answer, for five minutes', async () => {
  const { person, passkey, site } = await enrolled('console')
  const { challenge } = await challengeOf('console', person)
  const answer = (counter: number) => ({ passkey: passkey.get({ challenge, site, counter }) })
  expect(outcomeOf(await open('console', person, answer(1)))).toEqual(done)
  expect(outcomeOf(await open('console', person, answer(1)))).toEqual(wrong)
  expect(outcomeOf(await open('console', person, answer(2)))).toEqual(wrong)
  const fresh = await challengeOf('console', person)
  const unverified = passkey.get({ ...fresh, site, counter: 3, isUserVerified: false })
  expect(outcomeOf(await open('console', person, { passkey: unverified }))).toEqual(wrong)
  const verified = passkey.get({ ...fresh, site, counter: 3 })
  expect(outcomeOf(await open('console', person, { passkey: verified }))).toEqual(wrong)
  const late = await challengeOf('console', person)
  main.clock.advance(5 * minuteMs)
  const tooLate = passkey.get({ ...late, site, counter: 4 })
  expect(outcomeOf(await open('console', person, { passkey: tooLate }))).toEqual(wrong)
})

test('a challenge belongs to a sign-in and to a purpose', async () => {
  const { person, passkey, site } = await enrolled('console')
  const elsewhere = await createAccountSteps(main).signInAgain(person.user)
  const other = await challengeOf('console', { token: elsewhere.token })
  const answer = passkey.get({ ...other, site, counter: 1 })
  expect(outcomeOf(await open('console', person, { passkey: answer }))).toEqual(wrong)
  await stepUp('console', person)
  const { body } = await main.post('/v1/staff-session/own/passkey-options', person.call)
  const misused = passkey.get({ challenge: body.data.challenge, site, counter: 2 })
  expect(outcomeOf(await open('console', person, { passkey: misused }))).toEqual(wrong)
})

test('a passkey opens nothing for another person, and has one person only', async () => {
  const { passkey, site } = await enrolled('console')
  const { person: thief } = await enrolled('console')
  const answer = passkey.get({ ...(await challengeOf('console', thief)), site, counter: 1 })
  expect(outcomeOf(await open('console', thief, { passkey: answer }))).toEqual(wrong)
  expect(await add('console', thief, passkey)).toEqual([409, 'PASSKEY_EXISTS'])
})

test('another key with the id of a passkey opens nothing', async () => {
  const { person, passkey, site } = await enrolled('console')
  const forged = createAuthenticator().get({
    ...(await challengeOf('console', person)),
    ...{ site, counter: 1 },
  })
  const answer = { ...forged, id: passkey.id, rawId: passkey.id }
  expect(outcomeOf(await open('console', person, { passkey: answer }))).toEqual(wrong)
})

test('a counter that goes back is refused, and its person hears of a copy', async () => {
  const { person, passkey } = await enrolled('console')
  const tryWith = async (counter: number) => {
    const answer = await answerOf('console', person, passkey, { counter })
    return outcomeOf(await open('console', person, { passkey: answer }))
  }
  expect(await tryWith(0)).toEqual(done)
  expect(await tryWith(0)).toEqual(done)
  expect(await tryWith(7)).toEqual(done)
  for (const behind of [7, 6, 0]) expect(await tryWith(behind)).toEqual(wrong)
  expect(await tryWith(8)).toEqual(done)
  const subjects = (await main.mailsTo(person.user.email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.includes('ditolak'))).toHaveLength(3)
  expect(await createAccountSteps(main).auditOf(person.user.id)).toContain('passkey_refused')
})

test('two uses of one counter at the same time open one session', async () => {
  const { person, passkey, site } = await enrolled('console')
  const challenges = await Promise.all([1, 2, 3].map(() => challengeOf('console', person)))
  const answers = await Promise.all(
    challenges.map((challenge) =>
      open('console', person, { passkey: passkey.get({ ...challenge, site, counter: 5 }) }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
})

test('the last second factor is never removed, also not by two removals at once', async () => {
  const { person, passkey } = await enrolled('console')
  const second = createAuthenticator()
  expect(await add('console', person, second)).toEqual(done)
  await main.db.delete(totpSecretTable).where(eq(totpSecretTable.userId, person.user.id))
  const remove = (id: string) =>
    main.post('/v1/staff-session/own/passkeys/remove', { ...person.call, body: { id } })
  const answers = await Promise.all([passkey.id, second.id].map(remove))
  expect(answers.map((answer) => outcomeOf(answer)).toSorted()).toEqual([
    done,
    [409, 'LAST_FACTOR'],
  ])
  const left = eq(passkeyTable.userId, person.user.id)
  expect(await main.db.$count(passkeyTable, left)).toBe(1)
})

test('a person has ten passkeys with names at most, and sees their own', async () => {
  const { person } = await enrolled('console')
  for (let count = 1; count < 10; count += 1)
    expect(await add('console', person, createAuthenticator())).toEqual(done)
  expect(await add('console', person, createAuthenticator())).toEqual([409, 'TOO_MANY_PASSKEYS'])
  const { body } = await main.get('/v1/staff-session/own', person.call)
  expect(body.data.passkeys).toHaveLength(10)
  expect(body.data.passkeys[0]).toMatchObject({ name: 'Laptop', lastUsedAt: null })
})

test('a link for a lost second factor ends the passkeys, too', async () => {
  const { person } = await enrolled('console')
  const { user } = await staff.firstOwner()
  const link = { email: person.user.email, roles: [], madeBy: user.id, lifetimeMs: hourMs }
  const made = await makeStaffLink(main.context, main.db, { ...link, purpose: 'second_factor' })
  await staff.join(person, tokenOf(made))
  const asked = await main.post('/v1/staff-session/passkey-options', { token: person.token })
  expect(outcomeOf(asked)).toEqual([404, 'ERR_NO_PASSKEY'])
})

test('a member without the area learns nothing of passkeys', async () => {
  const { token } = await main.signedInMember()
  const codes = await Promise.all(
    Object.values(areas).map(({ path }) => main.post(`${path}/passkey-options`, { token })),
  )
  expect(codes.map(({ body }) => body.code)).toEqual(['ERR_NO_STAFF', 'ERR_NO_PRACTICE'])
})

type Authenticator = ReturnType<typeof createAuthenticator>
type Misbehaviour = Partial<Omit<Parameters<Authenticator['get']>[0], 'challenge'>>

function ownSite() {
  const { origin, hostname } = new URL(main.context.publicOrigin)
  return { origin, id: hostname }
}

/** A person of the staff with a practice, with a session of the area. */
async function personOf(area: Area): Promise<StaffPerson> {
  const person = await staff.staffWith('support')
  await main.db.insert(practiceTable).values({
    slug: `siti-${crypto.randomUUID().slice(0, 8)}`,
    ...{ userId: person.user.id, name: 'Siti Rahma', state: 'active', practiceUntil: '2030-12-31' },
    createdAt: main.clock.now(),
  })
  if (area === 'console') return person
  main.clock.advance(minuteMs / 2)
  const { body } = await open(area, person, { code: staff.codeOf(person.secret) })
  const headers = { [areas[area].header]: body.data.token }
  return { ...person, call: { token: person.token, headers } }
}

async function enrolled(area: Area) {
  const person = await personOf(area)
  const passkey = createAuthenticator()
  expect(await add(area, person, passkey)).toEqual(done)
  return { person, passkey, site: ownSite() }
}

async function add(
  area: Area,
  { call }: StaffPerson,
  passkey: Authenticator,
  { site, ...misbehaviour }: Misbehaviour = {},
) {
  const { path } = areas[area]
  const { body } = await main.post(`${path}/own/passkey-options`, call)
  const created = passkey.create({
    ...{ challenge: body.data.challenge, site: site ?? ownSite() },
    ...misbehaviour,
  })
  const answer = { name: 'Laptop', passkey: created }
  return outcomeOf(await main.post(`${path}/own/passkeys`, { ...call, body: answer }))
}

async function challengeOf(area: Area, { token }: Pick<StaffPerson, 'token'>) {
  const { body } = await main.post(`${areas[area].path}/passkey-options`, { token })
  return { challenge: String(body.data.challenge) }
}

async function answerOf(
  area: Area,
  person: StaffPerson,
  passkey: Authenticator,
  misbehaviour: Misbehaviour,
) {
  return passkey.get({ site: ownSite(), ...(await challengeOf(area, person)), ...misbehaviour })
}

function open(area: Area, { token }: Pick<StaffPerson, 'token'>, body: object) {
  return main.post(areas[area].path, { token, body })
}

async function stepUp(area: Area, person: StaffPerson): Promise<void> {
  main.clock.advance(minuteMs / 2)
  const body = { code: staff.codeOf(person.secret) }
  await main.post(`${areas[area].path}/step-up`, { ...person.call, body })
}

function outcomeOf({ status, body }: { status: number; body: { code?: string } }) {
  return [status, body.code]
}
