import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { practiceTable } from '#server/db/main/practice.table.ts'
import { timeOffTable } from '#server/db/main/time-off.table.ts'
import { endRelation, insertBooked, insertRelation, openPractice } from './consultation.fixture.ts'
import { type MainFixture, memberPassword, openMainFixture } from './main-backend.fixture.ts'
import { planContent } from './meal-plan.fixture.ts'
import { completeNote, createNotes } from './note.fixture.ts'
import { memberWithTracker } from './tracker.fixture.ts'

type Ids = Record<'tracker' | 'appointment' | 'ahead' | 'timeOff' | 'draft' | 'signed', string>
type Method = 'get' | 'post' | 'put' | 'delete'

const rules = {
  zone: 'Asia/Jakarta',
  meetingLink: '',
  sessionMinutes: 45,
  pauseMinutes: 15,
  gridMinutes: 30,
  noticeMinutes: 60,
  horizonDays: 30,
  dailyLimit: null,
  takesNewClients: true,
}

const clearance = {
  reasons: ['intake'],
  rationale: 'Dipantau dokter.',
  validUntil: '2026-04-01',
  proof: memberPassword,
}

type Call = {
  /** What the call addresses. */
  of?: keyof Ids
  query?: string
  body?: (ids: Ids) => unknown
  /** Answers an unknown id as done, because a repeated call must not fail. */
  isSilent?: boolean
}

/** Every call of a practice with valid input. */
const calls: Record<string, Call> = {
  'get /v1/practice': {},
  'put /v1/practice': { body: () => rules },
  'post /v1/practice/pause': {},
  'post /v1/practice/resume': {},
  'post /v1/practice/feed': {},
  'delete /v1/practice/feed': {},
  'get /v1/practice/hours': {},
  'put /v1/practice/hours': { body: () => ({ weekly: [] }) },
  'put /v1/practice/overrides/:date': { body: () => ({ hours: [], zone: null }) },
  'delete /v1/practice/overrides/:date': {},
  'get /v1/practice/appointments': {
    query: '?from=2026-03-01T00:00:00Z&until=2026-04-01T00:00:00Z',
  },
  'get /v1/practice/unrecorded-appointments': {},
  'get /v1/practice/appointments/:id': { of: 'appointment' },
  'get /v1/practice/appointments/:id/intake': { of: 'appointment' },
  'post /v1/practice/appointments/:id/outcome': {
    of: 'appointment',
    body: () => ({ outcome: 'held' }),
  },
  'get /v1/practice/unsigned-notes': {},
  'get /v1/practice/appointments/:id/note': { of: 'appointment' },
  'put /v1/practice/appointments/:id/note': {
    of: 'draft',
    body: () => ({ version: 0, content: completeNote }),
  },
  'post /v1/practice/appointments/:id/note/sign': {
    of: 'draft',
    body: () => ({ version: 1, proof: memberPassword }),
  },
  'post /v1/practice/appointments/:id/note/addenda': {
    of: 'signed',
    body: () => ({ body: 'Tambahan' }),
  },
  'post /v1/practice/appointments': {
    of: 'tracker',
    body: ({ tracker }) => ({ trackerId: tracker, startsAt: '2026-03-10T03:00:00Z' }),
  },
  'post /v1/practice/appointments/:id/move': {
    of: 'ahead',
    body: () => ({ startsAt: '2026-03-11T03:00:00Z' }),
  },
  'post /v1/practice/appointments/:id/cancel': { of: 'ahead' },
  'post /v1/practice/time-off': {
    body: () => ({
      fromAt: '2026-04-20T00:00:00Z',
      untilAt: '2026-04-21T00:00:00Z',
      cancel: false,
    }),
  },
  'post /v1/practice/time-off/:id/delete': { of: 'timeOff', isSilent: true },
  'get /v1/practice/quick-texts': {},
  'put /v1/practice/quick-texts': { body: () => [] },
  'get /v1/practice/clients': {},
  'get /v1/practice/clients/:id': { of: 'tracker' },
  'get /v1/practice/clients/:id/brief': { of: 'tracker' },
  'get /v1/practice/clients/:id/meal-plans': { of: 'tracker' },
  'put /v1/practice/clients/:id/meal-plans/draft': {
    of: 'tracker',
    body: () => ({ ...planContent(), rowVersion: 0 }),
  },
  'post /v1/practice/clients/:id/meal-plans/publish': {
    of: 'tracker',
    body: () => ({ rowVersion: 1 }),
  },
  'delete /v1/practice/clients/:id/meal-plans/draft': { of: 'tracker' },
  'get /v1/practice/clients/:id/goal-clearance': { of: 'tracker' },
  'post /v1/practice/clients/:id/goal-clearance': { of: 'tracker', body: () => clearance },
  'post /v1/practice/clients/:id/goal-clearance/end': { of: 'tracker' },
  'get /v1/practice/plan-templates': {},
  'put /v1/practice/plan-templates/:id': {
    body: () => ({ name: 'Contoh', days: planContent().days }),
  },
  'delete /v1/practice/plan-templates/:id': {},
}
const unknown: Ids = {
  tracker: 'unknown',
  appointment: 'unknown',
  ahead: 'unknown',
  timeOff: 'unknown',
  draft: 'unknown',
  signed: 'unknown',
}

let main: MainFixture
let ids: Ids
const tokens: Record<string, string | undefined> = {}

beforeAll(async () => {
  main = await openMainFixture()
  const { practice, nutritionist } = await openPractice(main)
  const client = await memberWithTracker(main)
  const former = await openPractice(main)
  const before = { trackerId: client.trackerId, practice: former.practice }
  await endRelation(main, await insertRelation(main, before))
  const care = { trackerId: client.trackerId, practice }
  const relationId = await insertRelation(main, { ...care, sections: ['weight', 'goals'] })
  const appointment = await insertBooked(main, { ...care, relationId, inMinutes: -60 })
  const ahead = await insertBooked(main, { ...care, relationId, inMinutes: 2 * 24 * 60 })
  const draft = await insertBooked(main, { ...care, relationId, inMinutes: -180 })
  const signed = await insertBooked(main, { ...care, relationId, inMinutes: -300 })
  await createNotes(main).signed(signed, nutritionist)
  ids = { tracker: client.trackerId, appointment, ahead, timeOff: 'a-time-off', draft, signed }
  await main.db.insert(timeOffTable).values({
    id: ids.timeOff,
    practiceNumber: practice.number,
    fromAt: new Date('2026-03-20T00:00:00Z'),
    untilAt: new Date('2026-03-21T00:00:00Z'),
    createdAt: main.clock.now(),
  })
  const left = await openPractice(main)
  await main.db
    .update(practiceTable)
    .set({ state: 'left' })
    .where(eq(practiceTable.number, left.practice.number))
  tokens['the nutritionist without the second factor'] = await signIn(nutritionist.user)
  tokens['a guest'] = undefined
  tokens['the client'] = client.token
  tokens['another client'] = (await memberWithTracker(main)).token
  tokens['a nutritionist whose practice has ended'] = left.nutritionist.token
  tokens['another nutritionist'] = (await openPractice(main)).nutritionist.token
  tokens['the client’s former nutritionist'] = former.nutritionist.token
  tokens['another nutritionist whose practice is paused'] = (
    await openPractice(main, { state: 'paused' })
  ).nutritionist.token
  tokens['the nutritionist'] = nutritionist.token
})
afterAll(() => main.close())

test('[T46] the matrix has every call of a practice', () => {
  const served = main.backend.app.routes
    .filter(({ method, path }) => method !== 'ALL' && /^\/v1\/practice(\/|$)/.test(path))
    .map(({ method, path }) => `${method.toLowerCase()} ${path}`)
  expect(Object.keys(calls).toSorted()).toEqual([...new Set(served)].toSorted())
})

describe.each(Object.keys(calls))('[T46] %s', (name) => {
  test.each(['the client', 'another client', 'a nutritionist whose practice has ended'])(
    'does not exist for %s',
    async (actor) => {
      expect(await ask(name, actor, ids)).toEqual([404, 'ERR_NO_PRACTICE'])
    },
  )

  test('needs a session', async () => {
    expect(await ask(name, 'a guest', ids)).toEqual([401, undefined])
  })

  test('needs the second factor of the same sign-in', async () => {
    const actor = 'the nutritionist without the second factor'
    expect(await ask(name, actor, ids)).toEqual([403, 'PRACTICE_SESSION_NEEDED'])
  })
})

describe.each(Object.keys(calls).filter((name) => calls[name]?.of))('[T46] [T51] %s', (name) => {
  test.each([
    'another nutritionist',
    'the client’s former nutritionist',
    'another nutritionist whose practice is paused',
  ])('answers %s as for an unknown id', async (actor) => {
    const answer = await ask(name, actor, ids)
    expect(answer).toEqual(await ask(name, actor, unknown))
    expect(answer[0]).toBe(calls[name]?.isSilent ? 200 : 404)
  })

  // Or the rows above would prove nothing.
  test('answers the nutritionist', async () => {
    expect((await ask(name, 'the nutritionist', ids))[0]).toBeLessThan(300)
  })
})

test('a paused practice books for no client, and its other calls go on', async () => {
  await ask('post /v1/practice/pause', 'the nutritionist', ids)
  const book = 'post /v1/practice/appointments'
  expect(await ask(book, 'the nutritionist', ids)).toEqual([404, 'ERR_NO_PRACTICE'])
  for (const call of ['get /v1/practice/clients/:id', 'get /v1/practice/appointments/:id'])
    expect((await ask(call, 'the nutritionist', ids))[0]).toBe(200)
})

/** Signs in again, without the second factor. */
async function signIn({ email }: { email: string }): Promise<string> {
  const session = await main.post('/v1/auth/login', { body: { email, password: memberPassword } })
  return session.body.data.token
}

async function ask(name: string, actor: string, of: Ids) {
  const { of: kind, query = '', body } = calls[name] ?? {}
  const [method = '', path = ''] = name.split(' ')
  const address = path
    .replace(':id', kind ? of[kind] : 'template-01')
    .replace(':date', '2026-03-20')
  const answer = await main[method as Method](address + query, {
    token: tokens[actor],
    ...(body && { body: body(of) }),
  })
  return [answer.status, answer.body.code]
}
