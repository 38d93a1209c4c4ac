import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayMs } from '#app/lib/time.ts'
import type { PracticeRules } from '#server/contract/practice.schema.ts'
import { createAccountSteps } from './account.fixture.ts'
import { openPractice } from './consultation.fixture.ts'
import {
  type MainFixture,
  memberPassword,
  openMainFixture,
  type SignedInMember,
} from './main-backend.fixture.ts'

let main: MainFixture
let token: string
let owner: Awaited<ReturnType<typeof openPractice<SignedInMember>>>
beforeAll(async () => {
  main = await openMainFixture()
})
beforeEach(async () => {
  owner = await openPractice(main)
  token = owner.nutritionist.token
})
afterAll(() => main.close())

const rules: PracticeRules = {
  zone: 'Asia/Jayapura',
  meetingLink: 'https://meet.example.org/ruang',
  meetsByLink: true,
  sessionMinutes: 60,
  pauseMinutes: 0,
  gridMinutes: 60,
  noticeMinutes: 1440,
  horizonDays: 14,
  dailyLimit: 5,
  takesNewClients: false,
  answerHours: 6,
}

test('a nutritionist reads and changes the rules of their practice', async () => {
  const before = await main.get('/v1/practice', { token })
  expect(before.body.data).toEqual({
    slug: owner.practice.slug,
    name: 'Rina Kusuma',
    state: 'active',
    isSuspended: false,
    practiceUntil: '2030-12-31',
    zone: 'Asia/Jakarta',
    meetingLink: 'https://meet.example.org/rina',
    meetsByLink: false,
    sessionMinutes: 45,
    pauseMinutes: 15,
    gridMinutes: 30,
    noticeMinutes: 360,
    horizonDays: 42,
    dailyLimit: null,
    takesNewClients: true,
    answerHours: 24,
    hasFeed: false,
  })
  const after = await main.put('/v1/practice', { token, body: rules })
  expect(after.body.data).toEqual({ ...before.body.data, ...rules })
  expect((await main.get('/v1/practice', { token })).body.data).toEqual(after.body.data)
})

test('the body cannot change whose practice it is, its name, its state or its licence', async () => {
  const body = {
    ...rules,
    slug: 'x',
    name: 'x',
    state: 'left',
    practiceUntil: '2099-01-01',
    userId: 'x',
  }
  const { data } = (await main.put('/v1/practice', { token, body })).body
  expect([data.slug, data.name, data.state, data.practiceUntil]).toEqual([
    owner.practice.slug,
    'Rina Kusuma',
    'active',
    '2030-12-31',
  ])
})

test.each([
  ['zone', 'Mars/Olympus'],
  ['zone', '+07:00'],
  ['meetingLink', 'http://meet.example.org'],
  ['meetingLink', 'javascript:alert(1)'],
  ['meetingLink', 'https://'],
  ['sessionMinutes', 14],
  ['sessionMinutes', 45.5],
  ['pauseMinutes', 61],
  ['gridMinutes', 20],
  ['noticeMinutes', -1],
  ['horizonDays', 181],
  ['dailyLimit', 0],
])('a rule that no practice can have is refused: %s %s', async (name, value) => {
  const body = { ...rules, [name]: value }
  expect((await main.put('/v1/practice', { token, body })).status).toBe(400)
})

test('an empty meeting link and no daily limit are rules too', async () => {
  const body = { ...rules, meetingLink: '', meetsByLink: false, dailyLimit: null }
  expect((await main.put('/v1/practice', { token, body })).body.data).toMatchObject(body)
})

test('a practice pauses and resumes', async () => {
  expect((await main.post('/v1/practice/pause', { token })).body.data.state).toBe('paused')
  expect((await main.get('/v1/practice', { token })).body.data.state).toBe('paused')
  expect((await main.post('/v1/practice/resume', { token })).body.data.state).toBe('active')
})

const hours = (...stretches: [number, number][]) =>
  stretches.map(([startMinute, endMinute]) => ({ startMinute, endMinute }))

test('weekly hours are replaced as a whole, sorted and merged', async () => {
  const save = (weekly: object[]) => main.put('/v1/practice/hours', { token, body: { weekly } })
  await save([{ weekday: 6, hours: hours([480, 720]) }])
  const saved = await save([
    { weekday: 3, hours: hours([780, 1440], [480, 600], [600, 720]) },
    { weekday: 1, hours: hours([540, 720]) },
    { weekday: 2, hours: [] },
  ])
  const weekly = [
    { weekday: 1, hours: hours([540, 720]) },
    { weekday: 3, hours: hours([480, 720], [780, 1440]) },
  ]
  expect(saved.body.data.weekly).toEqual(weekly)
  expect((await main.get('/v1/practice/hours', { token })).body.data.weekly).toEqual(weekly)
})

test.each([
  [
    'a weekday twice',
    [
      { weekday: 1, hours: hours([0, 60]) },
      { weekday: 1, hours: [] },
    ],
  ],
  ['a day that no week has', [{ weekday: 8, hours: hours([0, 60]) }]],
  ['an end before the start', [{ weekday: 1, hours: hours([600, 540]) }]],
  ['an end after midnight', [{ weekday: 1, hours: hours([600, 1441]) }]],
])('weekly hours with %s are refused', async (_, weekly) => {
  expect((await main.put('/v1/practice/hours', { token, body: { weekly } })).status).toBe(400)
})

test('a date has other hours, is closed, and gets its weekly hours back', async () => {
  const path = '/v1/practice/overrides/2026-03-07'
  const other = { hours: hours([540, 600]), zone: 'Asia/Makassar' }
  const saved = await main.put(path, { token, body: other })
  expect(saved.body.data.overrides).toEqual([{ onDate: '2026-03-07', ...other }])
  const closed = { hours: [], zone: null }
  expect((await main.put(path, { token, body: closed })).body.data.overrides).toEqual([
    { onDate: '2026-03-07', ...closed },
  ])
  expect((await main.delete(path, { token })).body.data.overrides).toEqual([])
  expect((await main.delete(path, { token })).status).toBe(200)
})

test('a date that no calendar has is refused', async () => {
  const body = { hours: [], zone: null }
  expect((await main.put('/v1/practice/overrides/2026-02-30', { token, body })).status).toBe(400)
})

test('dates that are over leave the list of other hours', async () => {
  const own = await openMainFixture()
  const { nutritionist } = await openPractice(own)
  const call = { token: nutritionist.token, body: { hours: [], zone: null } }
  await own.put('/v1/practice/overrides/2026-03-02', call)
  own.clock.advance(2 * dayMs)
  const { user } = nutritionist
  const { token: later } = await createAccountSteps(own).signInAgain(user)
  const answer = await own.get('/v1/practice/hours', { token: later })
  expect(answer.body.data.overrides).toEqual([])
  await own.close()
})

test('the session of a nutritionist says so, also while the practice is paused', async () => {
  const roleAfterSignIn = async ({ email }: { email: string }) =>
    (await main.post('/v1/auth/login', { body: { email, password: memberPassword } })).body.data
      .role
  const { user } = owner.nutritionist
  expect(await roleAfterSignIn(user)).toBe('nutritionist')
  await main.post('/v1/practice/pause', { token })
  expect(await roleAfterSignIn(user)).toBe('nutritionist')
  expect(await roleAfterSignIn((await main.signedInMember()).user)).toBe('client')
})

test('[T50] a nutritionist has no client area elsewhere', async () => {
  expect((await main.get('/v1/clients', { token })).body.data).toEqual({ id: null })
})
