import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { practiceSessionHeader } from '#server/contract/practice-session.schema.ts'
import {
  endRelation,
  insertBooked,
  insertOffer,
  insertRelation,
  openPractice,
} from './consultation.fixture.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { createNotes } from './note.fixture.ts'
import { memberWithTracker } from './tracker.fixture.ts'

type Kind =
  | 'tracker'
  | 'appointment'
  | 'noted'
  | 'running'
  | 'offer'
  | 'unwanted offer'
  | 'place on the list'
type Call = {
  of: Kind
  body?: (slug: string) => unknown
  query?: string
  /** The nutritionist of the session may call it too. */
  isOfBoth?: true
}

const tab = 'tab-pertama'

/** Every call about a client's sessions and care with valid input. */
const calls: Record<string, Call> = {
  'get /v1/appointments/:id': { of: 'appointment' },
  'get /v1/appointments/:id/calendar': { of: 'appointment' },
  'get /v1/appointments/:id/intake': { of: 'appointment' },
  'put /v1/appointments/:id/intake': {
    of: 'appointment',
    body: () => ({ version: 0, answers: { complaint: 'Mudah lelah' } }),
  },
  'post /v1/appointments/:id/move': {
    of: 'appointment',
    body: () => ({ startsAt: '2026-03-11T03:00:00Z', zone: 'Asia/Jakarta' }),
  },
  'post /v1/appointments/:id/cancel': { of: 'appointment' },
  'get /v1/appointments/:id/note': { of: 'noted' },
  'get /v1/trackers/:id/actions': { of: 'tracker' },
  'get /v1/appointments/:id/room': { of: 'running', isOfBoth: true },
  'post /v1/appointments/:id/room/join': {
    of: 'running',
    isOfBoth: true,
    body: () => ({ tab, takeOver: true }),
  },
  'post /v1/appointments/:id/room/beat': { of: 'running', isOfBoth: true, body: () => ({ tab }) },
  'get /v1/appointments/:id/room/signals': {
    of: 'running',
    isOfBoth: true,
    query: `?tab=${tab}&after=0`,
  },
  'post /v1/appointments/:id/room/signals': {
    of: 'running',
    isOfBoth: true,
    body: () => ({ tab, to: 'tab-kedua', body: { kind: 'candidates', candidates: [] } }),
  },
  'post /v1/appointments/:id/room/leave': { of: 'running', isOfBoth: true, body: () => ({ tab }) },
  'post /v1/appointments/:id/accept': { of: 'offer' },
  'post /v1/appointments/:id/decline': { of: 'unwanted offer' },
  'post /v1/waiting/:id/leave': { of: 'place on the list' },
  'put /v1/trackers/:id/waiting': {
    of: 'tracker',
    // The practice is closed at night.
    body: (nutritionist) => ({
      nutritionist,
      ...{ weekdays: [1], fromMinute: 0, untilMinute: 60, untilOn: '2026-03-31' },
      ...{ zone: 'Asia/Jakarta', locale: 'id' },
    }),
  },
  'post /v1/trackers/:id/appointments': {
    of: 'tracker',
    body: (nutritionist) => ({
      nutritionist,
      startsAt: '2026-03-12T03:00:00Z',
      zone: 'Asia/Jakarta',
      locale: 'id',
      topic: '',
    }),
  },
  'put /v1/trackers/:id/care': {
    of: 'tracker',
    body: (nutritionist) => ({ nutritionist, sections: ['food'] }),
  },
  'get /v1/trackers/:id/care/views': { of: 'tracker' },
  'post /v1/trackers/:id/care/end': { of: 'tracker' },
}

let main: MainFixture
let slug: string
let ids: Record<Kind, string>
const tokens: Record<string, string | undefined> = {}
beforeAll(async () => {
  main = await openMainFixture()
  const { practice, nutritionist } = await openPractice(main)
  slug = practice.slug
  const client = await memberWithTracker(main)
  const former = await openPractice(main)
  const before = { trackerId: client.trackerId, practice: former.practice }
  await endRelation(main, await insertRelation(main, before))
  const care = { trackerId: client.trackerId, practice }
  const relationId = await insertRelation(main, care)
  const appointment = await insertBooked(main, { ...care, relationId, inMinutes: 3 * 24 * 60 })
  const running = await insertBooked(main, { ...care, relationId, inMinutes: 5 })
  const noted = await insertBooked(main, { ...care, relationId, inMinutes: -120 })
  await createNotes(main).signed(noted, nutritionist)
  const offer = await insertOffer(main, { ...care, inMinutes: 4 * 24 * 60 })
  const unwanted = await insertOffer(main, { ...care, inMinutes: 5 * 24 * 60 })
  ids = {
    tracker: client.trackerId,
    appointment,
    running,
    noted,
    offer: offer.appointmentId,
    'unwanted offer': unwanted.appointmentId,
    'place on the list': unwanted.entryId,
  }
  tokens['a guest'] = undefined
  tokens['the client'] = client.token
  tokens['another client'] = (await memberWithTracker(main)).token
  tokens['the nutritionist'] = nutritionist.token
  tokens['another nutritionist'] = (await openPractice(main)).nutritionist.token
  tokens['a nutritionist whose care has ended'] = former.nutritionist.token
  const paused = await openPractice(main, { state: 'paused' })
  tokens['a nutritionist whose practice is paused'] = paused.nutritionist.token
})
afterAll(() => main.close())

test('[T46] the matrix has every call about sessions, care and waiting', () => {
  const served = main.backend.app.routes
    .filter(({ method }) => method !== 'ALL')
    .filter(({ path }) =>
      /^\/v1\/(appointments|waiting|trackers\/:id\/(actions$|appointments|care|waiting))/.test(
        path,
      ),
    )
    .map(({ method, path }) => `${method.toLowerCase()} ${path}`)
  expect(Object.keys(calls).toSorted()).toEqual([...new Set(served)].toSorted())
})

describe.each(Object.entries(calls))('[T46] %s', (name, call) => {
  test.each([
    'another client',
    ...(call.isOfBoth ? [] : ['the nutritionist']),
    'another nutritionist',
    'a nutritionist whose care has ended',
    'a nutritionist whose practice is paused',
  ])('answers %s as for an unknown id', async (actor) => {
    const answer = await ask(name, actor, ids[call.of])
    expect(answer).toEqual(await ask(name, actor, 'unknown'))
    expect(answer[0]).toBe(404)
  })

  test('needs a session', async () => {
    expect((await ask(name, 'a guest', ids[call.of]))[0]).toBe(401)
  })

  // Or the rows above would prove nothing.
  test.each(['the client', ...(call.isOfBoth ? ['the nutritionist'] : [])])(
    'answers %s',
    async (actor) => {
      expect((await ask(name, actor, ids[call.of]))[0]).toBeLessThan(300)
    },
  )
})

test('[T46] the list of consultations is of the caller alone', async () => {
  const idsOf = async (actor: string) => {
    const { body } = await main.get('/v1/consultations', { token: tokens[actor] })
    return body.data.trackers.map((it: { trackerId: string }) => it.trackerId)
  }
  expect((await main.get('/v1/consultations')).status).toBe(401)
  expect(await idsOf('the client')).toEqual([ids.tracker])
  for (const actor of Object.keys(tokens).filter((it) => !/^(a guest|the client)$/.test(it)))
    expect(await idsOf(actor), actor).not.toContain(ids.tracker)
})

test('[T46] only the two of a session can look for times to which it moves', async () => {
  const { practice, nutritionist } = await openPractice(main)
  const client = await memberWithTracker(main)
  const care = { trackerId: client.trackerId, practice }
  const relationId = await insertRelation(main, care)
  const id = await insertBooked(main, { ...care, relationId, inMinutes: 3 * 24 * 60 })
  const ask = async (token: string | undefined, moving = '') => {
    const query = `zone=Asia/Jakarta&from=2026-03-05&days=1${moving && `&moving=${moving}`}`
    const path = `/v1/practices/${practice.slug}/free-times?${query}`
    const { status, body } = await main.get(path, { token })
    const starts = body.data?.days.flatMap((day: { starts: string[] }) => day.starts) ?? []
    return { status, body, starts }
  }
  for (const [actor, token] of Object.entries(tokens)) {
    const { status, body } = await ask(token, id)
    expect(status, actor).toBe(404)
    expect(body).toEqual((await ask(token, 'unknown')).body)
  }
  // The session starts at 10 WIB; a move may keep part of its time.
  const taken = '2026-03-05T03:00:00.000Z'
  expect((await ask(tokens['another client'])).starts).not.toContain(taken)
  for (const { token } of [client, nutritionist])
    expect((await ask(token, id)).starts).toContain('2026-03-05T03:30:00.000Z')
})

test.each([
  ['/v1/practice-invites/accept', { token: 'unknown' }, 410],
  ['/v1/practice-feeds/open', { key: 'unknown' }, 404],
] as const)('[T46] %s opens nothing without its secret', async (path, body, refused) => {
  for (const [actor, token] of Object.entries(tokens)) {
    const isGuest = actor === 'a guest' && path.includes('invites')
    const answer = await main.post(path, { token, body })
    expect([actor, answer.status]).toEqual([actor, isGuest ? 401 : refused])
  }
})

async function ask(name: string, actor: string, id: string) {
  const { body, query = '' } = calls[name] ?? {}
  const [method = '', path = ''] = name.split(' ')
  const response = await main.backend.app.request(path.replace(':id', id) + query, {
    method: method.toUpperCase(),
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      ...(tokens[actor] && {
        authorization: `Bearer ${tokens[actor]}`,
        [practiceSessionHeader]: tokens[actor],
      }),
    },
    ...(method !== 'get' && { body: JSON.stringify(body?.(slug) ?? {}) }),
  })
  return [response.status, response.ok ? '' : await response.text()]
}
