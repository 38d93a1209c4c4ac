import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertBooked, insertOffer, insertRelation, openPractice } from './consultation.fixture.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { memberWithTracker } from './tracker.fixture.ts'

type Kind = 'tracker' | 'appointment' | 'offer' | 'unwanted offer' | 'place on the list'
type Call = { of: Kind; body?: (slug: string) => unknown }

/** Every call about a client's sessions and care with valid input. */
const calls: Record<string, Call> = {
  'get /v1/appointments/:id': { of: 'appointment' },
  'get /v1/appointments/:id/calendar': { of: 'appointment' },
  'post /v1/appointments/:id/move': {
    of: 'appointment',
    body: () => ({ startsAt: '2026-03-11T03:00:00Z', zone: 'Asia/Jakarta' }),
  },
  'post /v1/appointments/:id/cancel': { of: 'appointment' },
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
  const care = { trackerId: client.trackerId, practice }
  const relationId = await insertRelation(main, care)
  const appointment = await insertBooked(main, { ...care, relationId, inMinutes: 3 * 24 * 60 })
  const offer = await insertOffer(main, { ...care, inMinutes: 4 * 24 * 60 })
  const unwanted = await insertOffer(main, { ...care, inMinutes: 5 * 24 * 60 })
  ids = {
    tracker: client.trackerId,
    appointment,
    offer: offer.appointmentId,
    'unwanted offer': unwanted.appointmentId,
    'place on the list': unwanted.entryId,
  }
  tokens['a guest'] = undefined
  tokens['the client'] = client.token
  tokens['another client'] = (await memberWithTracker(main)).token
  tokens['the nutritionist'] = nutritionist.token
  tokens['another nutritionist'] = (await openPractice(main)).nutritionist.token
})
afterAll(() => main.close())

test('[T46] the matrix has every call about sessions, care and waiting', () => {
  const served = main.backend.app.routes
    .filter(({ method }) => method !== 'ALL')
    .filter(({ path }) =>
      /^\/v1\/(appointments|waiting|trackers\/:id\/(appointments|care|waiting))/.test(path),
    )
    .map(({ method, path }) => `${method.toLowerCase()} ${path}`)
  expect(Object.keys(calls).toSorted()).toEqual([...new Set(served)].toSorted())
})

describe.each(Object.entries(calls))('[T46] %s', (name, call) => {
  test.each(['another client', 'the nutritionist', 'another nutritionist'])(
    'answers %s as for an unknown id',
    async (actor) => {
      const answer = await ask(name, actor, ids[call.of])
      expect(answer).toEqual(await ask(name, actor, 'unknown'))
      expect(answer[0]).toBe(404)
    },
  )

  test('needs a session', async () => {
    expect((await ask(name, 'a guest', ids[call.of]))[0]).toBe(401)
  })

  // Or the rows above would prove nothing.
  test('answers the client', async () => {
    expect((await ask(name, 'the client', ids[call.of]))[0]).toBeLessThan(300)
  })
})

async function ask(name: string, actor: string, id: string) {
  const { body } = calls[name] ?? {}
  const [method = '', path = ''] = name.split(' ')
  const response = await main.backend.app.request(path.replace(':id', id), {
    method: method.toUpperCase(),
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      ...(tokens[actor] && { authorization: `Bearer ${tokens[actor]}` }),
    },
    ...(method !== 'get' && { body: JSON.stringify(body?.(slug) ?? {}) }),
  })
  return [response.status, response.ok ? '' : await response.text()]
}
