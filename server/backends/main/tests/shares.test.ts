import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '#app/lib/time.ts'
import { measurementKinds } from '#server/contract/measures.ts'
import {
  type NewShare,
  type Share,
  type ShareSection,
  shareSections,
} from '#server/contract/share.schema.ts'
import { goalTable } from '#server/db/main/goal.table.ts'
import { trackerShareTable } from '#server/db/main/tracker-share.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import { phoneUserAgent } from './account.fixture.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import {
  aloneAndAllButOneOf,
  canaryMeasurements,
  choicesOf,
  measurementCanaries,
  measurementMarks,
} from './share-canaries.fixture.ts'
import { memberWithTracker } from './tracker.fixture.ts'

let main: MainFixture
beforeAll(async () => {
  main = await openMainFixture()
})
afterAll(() => main.close())
const nothing = [404, { message: 'ERR_NO_SHARE', code: 'ERR_NO_SHARE' }]
const newShare: NewShare = {
  label: 'Label rahasia',
  shownName: 'Dewi K.',
  sections: ['weightTrend'],
  dayCount: 30,
  lifetimeDays: 7,
  pin: null,
}

/** Texts that an answer contains only if their section was chosen. */
const canaries: Record<ShareSection, string[]> = {
  weightTrend: ['"weightTrend"', '"percent"'],
  weight: ['"weight"', '171.23', '163.47', '"kilograms"'],
  body: ['"body"', ...measurementMarks('body')],
  blood: ['"blood"', ...measurementMarks('blood')],
  wellbeing: ['"wellbeing"', ...measurementMarks('wellbeing')],
  food: ['"food"', 'Kanari Goreng', '2026-02-14', '"energyKcal"'],
  goals: ['"goals"', '158.91', '2026-02-10'],
}

test('[S2.26] the link of a member in calm mode shares food without calories', async () => {
  const { token, trackerId } = await memberWithCanaries()
  const stored = await main.post(`/v1/trackers/${trackerId}/shares`, {
    token,
    body: { ...newShare, sections: ['food'] },
  })
  const eaten = async () =>
    (await main.post('/v1/shared-trackers/open', { body: { key: stored.body.data.key } })).body.data
      .food
  expect(await eaten()).toEqual([expect.objectContaining({ energyKcal: 120, proteinG: 6 })])
  await main.post('/v1/calm-mode', { token, body: { isCalm: true } })
  const [calm] = await eaten()
  expect(calm).not.toHaveProperty('energyKcal')
  expect(calm.proteinG).toBe(6)
})

test('each kind of measurement has its own canary', () => {
  expect(Object.keys(measurementCanaries).sort()).toEqual([...measurementKinds].sort())
})

// Fails if `readSections` reads a section that was not chosen, or a measurement with a wrong section.
test.each([
  ['for each choice of sections', null, choicesOf(shareSections)],
  ['behind a PIN, for each alone and all but each', '482913', aloneAndAllButOneOf(shareSections)],
])(
  'no byte of the answer comes from a section that was not chosen, %s',
  async (_, pin, choices) => {
    const { user, token, trackerId } = await memberWithCanaries()
    for (const sections of choices) {
      const { key } = await make(token, trackerId, { sections, pin })
      if (pin) expect((await open({ key })).body).toEqual({ data: { kind: 'pin' } })
      const { status, body } = await open({ key, ...(pin && { pin }) })
      const bytes = JSON.stringify(body)
      expect(status).toBe(200)
      for (const section of shareSections)
        for (const canary of canaries[section])
          expect([section, canary, bytes.includes(canary)]).toEqual([
            section,
            canary,
            sections.includes(section),
          ])
      const never = [user.email, user.id, trackerId, newShare.label, 'jantung-sehat', 'kanari-']
      for (const secret of never) expect(bytes).not.toContain(secret)
    }
  },
)

test('a link shows no days before its span', async () => {
  const { token, trackerId } = await memberWithTracker(main)
  for (const measuredOn of ['2026-01-01', '2026-02-20'])
    await main.post(`/v1/trackers/${trackerId}/weights`, {
      token,
      body: { measuredOn, kilograms: 70 },
    })
  const { key } = await make(token, trackerId, { sections: ['weight'], dayCount: 30 })
  const { body } = await open({ key })
  expect(body.data).toMatchObject({ from: '2026-02-01', to: '2026-03-02' })
  expect(body.data.weight).toEqual([{ measuredOn: '2026-02-20', kilograms: 70 }])
})

test('the trend in percent reveals the change but no kilograms', async () => {
  const { token, trackerId } = await memberWithTracker(main)
  for (const [measuredOn, kilograms] of [
    ['2026-02-20', 80],
    ['2026-02-27', 70],
  ])
    await main.post(`/v1/trackers/${trackerId}/weights`, { token, body: { measuredOn, kilograms } })
  const { key } = await make(token, trackerId, { sections: ['weightTrend'] })
  const { body } = await open({ key })
  // (1 − 0.9^7) × (70 − 80) = −5.217 kg of 80 kg.
  expect(body.data.weightTrend).toEqual([
    { measuredOn: '2026-02-20', percent: 0 },
    { measuredOn: '2026-02-27', percent: -6.5 },
  ])
})

test('an expired or revoked link fails on the next call', async () => {
  const { token, trackerId } = await memberWithTracker(main)
  const short = await make(token, trackerId, { lifetimeDays: 1 })
  const long = await make(token, trackerId, { lifetimeDays: 90 })
  main.clock.advance(dayMs - 1)
  expect((await open({ key: short.key })).status).toBe(200)
  main.clock.advance(1)
  expect(answerOf(await open({ key: short.key }))).toEqual(nothing)
  expect((await open({ key: long.key })).status).toBe(200)
  // The access token has expired by now.
  main.clock.advance(-dayMs)
  for (const _ of [1, 2]) expect((await revoke(token, trackerId, long.id)).status).toBe(200)
  expect(answerOf(await open({ key: long.key }))).toEqual(nothing)
})

test('a link shows nothing while its member is suspended', async () => {
  const { user, token, trackerId } = await memberWithTracker(main)
  const plain = await make(token, trackerId)
  const withPin = await make(token, trackerId, { pin: '482913' })
  const suspend = (suspendedAt: Date | null) =>
    main.db.update(userTable).set({ suspendedAt }).where(eq(userTable.id, user.id))
  await suspend(main.clock.now())
  expect(answerOf(await open({ key: plain.key }))).toEqual(nothing)
  expect(answerOf(await open({ key: withPin.key, pin: '482913' }))).toEqual(nothing)
  await suspend(null)
  expect((await open({ key: plain.key })).status).toBe(200)
})

test('a link created again with its id stays one link and opens with the last key only', async () => {
  const { token, trackerId } = await memberWithTracker(main)
  const id = 'dibuat-di-perangkat'
  const first = await make(token, trackerId, { id })
  const again = await make(token, trackerId, { id, label: 'Label baru', pin: '482913' })
  expect(again.id).toBe(first.id)
  expect(answerOf(await open({ key: first.key }))).toEqual(nothing)
  expect((await open({ key: again.key, pin: '482913' })).body.data.kind).toBe('open')
  const { body } = await main.get(`/v1/trackers/${trackerId}/shares`, { token })
  expect(body.data).toMatchObject([{ id, label: 'Label baru', hasPin: true }])
})

test('the id of an ended link or of another tracker’s link creates none', async () => {
  const { token, trackerId } = await memberWithTracker(main)
  const other = await memberWithTracker(main)
  const { id } = await make(token, trackerId)
  const body = { ...newShare, id }
  const path = (of: string) => `/v1/trackers/${of}/shares`
  expect((await main.post(path(other.trackerId), { token: other.token, body })).status).toBe(404)
  await revoke(token, trackerId, id)
  expect((await main.post(path(trackerId), { token, body })).status).toBe(404)
})

test('an unknown link and an ended one return the same answer', async () => {
  const { token, trackerId } = await memberWithTracker(main)
  const { id } = await make(token, trackerId)
  for (const key of [`share-${'a'.repeat(43)}`, trackerId, id, '', '../tracker/trackers'])
    expect(answerOf(await open({ key }))).toEqual(nothing)
  expect(answerOf(await open({ key: `share-${'a'.repeat(43)}`, pin: '123456' }))).toEqual(nothing)
})

// Fails if a try is counted after its check, or given back although it was wrong.
test('a PIN opens the link, but after five wrong ones, also concurrent, even the right one fails', async () => {
  const { token, trackerId } = await memberWithCanaries()
  const { key } = await make(token, trackerId, { pin: '482913', sections: [...shareSections] })
  expect((await open({ key })).body).toEqual({ data: { kind: 'pin' } })
  expect((await open({ key, pin: '482913' })).body.data.kind).toBe('open')
  const wrong = await Promise.all(
    ['000000', '482914', '', '48291'].map((pin) => open({ key, pin })),
  )
  for (const answer of wrong) expect(answerOf(answer)).toEqual(nothing)
  expect((await open({ key, pin: '482913' })).status).toBe(200)
  expect(answerOf(await open({ key, pin: '111111' }))).toEqual(nothing)
  expect(answerOf(await open({ key, pin: '482913' }))).toEqual(nothing)
  expect(answerOf(await open({ key }))).toEqual(nothing)
  expect(await sharesOf(token, trackerId)).toMatchObject([{ isLocked: true, viewCount: 2 }])
})

test('ten concurrent guesses get five tries', async () => {
  const { token, trackerId } = await memberWithTracker(main)
  const { id, key } = await make(token, trackerId, { pin: '482913' })
  await Promise.all(Array.from({ length: 10 }, (_, i) => open({ key, pin: `00000${i}` })))
  const [row] = await main.db.select().from(trackerShareTable).where(eq(trackerShareTable.id, id))
  expect(row?.wrongPinCount).toBe(5)
})

test('the database stores no key, no PIN and no viewer’s address', async () => {
  const { token, trackerId } = await memberWithTracker(main)
  const { id, key } = await make(token, trackerId, { pin: '482913' })
  await open({ key, pin: '482913' }, '203.0.113.7')
  const [row] = await main.db.select().from(trackerShareTable).where(eq(trackerShareTable.id, id))
  const stored = JSON.stringify([row, await sharesOf(token, trackerId)])
  for (const secret of [key, key.slice(6), '482913', '203.0.113'])
    expect(stored).not.toContain(secret)
  expect(main.logged.join()).not.toContain(key.slice(6))
})

test('the member reads the time and browser of the latest twenty views', async () => {
  const { token, trackerId } = await memberWithTracker(main)
  const { key } = await make(token, trackerId)
  for (let view = 0; view < 23; view++) await open({ key })
  const [share] = await sharesOf(token, trackerId)
  expect(share).toMatchObject({ viewCount: 23, label: newShare.label, hasPin: false })
  expect(share?.views).toHaveLength(20)
  expect(share?.views[0]).toEqual({ at: expect.any(String), browser: 'Chrome, Android' })
})

// Fails if a link previewer is answered like a reader.
test('a messenger’s preview reads no data and counts as no view', async () => {
  const { token, trackerId } = await memberWithCanaries()
  const { key } = await make(token, trackerId, { sections: [...shareSections] })
  const headers = { 'user-agent': 'WhatsApp/2.23.20.0 A' }
  const answer = await main.post('/v1/shared-trackers/open', { body: { key }, headers })
  expect(answer.body).toEqual({ data: { kind: 'pin' } })
  expect(await sharesOf(token, trackerId)).toMatchObject([{ viewCount: 0, views: [] }])
})

test('another member cannot list, create or end the links of a tracker', async () => {
  const { token: owner, trackerId } = await memberWithTracker(main)
  const { id, key } = await make(owner, trackerId)
  const { token } = await main.signedInMember()
  for (const tracker of [trackerId, 'tidak-ada', '%00'])
    for (const { status, body } of [
      await main.get(`/v1/trackers/${tracker}/shares`, { token }),
      await main.post(`/v1/trackers/${tracker}/shares`, { token, body: newShare }),
      await revoke(token, tracker, id),
    ])
      expect([status, body.message]).toEqual([404, 'ERR_NO_TRACKER'])
  const own = await memberWithTracker(main)
  await revoke(own.token, own.trackerId, id)
  expect((await open({ key })).status).toBe(200)
})

test.each([
  ['no section', { sections: [] }],
  ['a section twice', { sections: ['food', 'food'] }],
  ['an unknown section', { sections: ['secrets'] }],
  ['a PIN of five digits', { pin: '12345' }],
  ['a PIN of letters', { pin: 'abcdef' }],
  ['no label', { label: ' ' }],
  ['an excessive lifetime', { lifetimeDays: 100_000 }],
])('a link with %s is refused', async (_, change) => {
  const { token, trackerId } = await memberWithTracker(main)
  const body = { ...newShare, ...change }
  expect((await main.post(`/v1/trackers/${trackerId}/shares`, { token, body })).status).toBe(400)
})

async function make(token: string, trackerId: string, change: Partial<NewShare> = {}) {
  const body = { ...newShare, ...change }
  const answer = await main.post(`/v1/trackers/${trackerId}/shares`, { token, body })
  return answer.body.data as { id: string; key: string }
}

function open(body: { key: string; pin?: string }, clientAddress?: string) {
  return main.post('/v1/shared-trackers/open', {
    body,
    headers: { 'user-agent': phoneUserAgent },
    ...(clientAddress && { clientAddress }),
  })
}

function revoke(token: string, trackerId: string, id: string) {
  return main.post(`/v1/trackers/${trackerId}/shares/revoke`, { token, body: { id } })
}

async function sharesOf(token: string, trackerId: string): Promise<Share[]> {
  return (await main.get(`/v1/trackers/${trackerId}/shares`, { token })).body.data
}

function answerOf({ status, body }: { status: number; body: unknown }) {
  return [status, body]
}

async function memberWithCanaries() {
  const member = await memberWithTracker(main)
  const { token, trackerId } = member
  const keep = (path: string, body: unknown) =>
    main.post(`/v1/trackers/${trackerId}/${path}`, { token, body })
  await keep('weights', { measuredOn: '2026-02-15', kilograms: 171.23 })
  await keep('weights', { measuredOn: '2026-02-16', kilograms: 163.47 })
  for (const measurement of canaryMeasurements('kanari-', '2026-02-11'))
    await keep('measurements', measurement)
  await main.db.insert(goalTable).values({
    ...{ trackerId, id: 'kanari-tujuan', startsOn: '2026-02-10', weeks: 20 },
    ...{ startKilograms: 171, targetKilograms: 158.91, createdAt: main.clock.now() },
    plan: {
      value: { index: 30, weeklyKilograms: 0.5, dailyKcal: 1800 },
      formula: '',
      inputs: [],
      sources: [],
    },
  })
  const per100g = { energyKcal: 100, proteinG: 5, fatG: 4, carbohydrateG: 11, fibreG: 1 }
  await main.post('/v1/own-foods', {
    token,
    body: {
      id: 'kanari-makanan',
      name: 'Kanari Goreng',
      portionGrams: 150,
      per100g: { ...per100g, addedSugarG: 0, sodiumMg: 10 },
    },
  })
  await keep('food-entries', {
    id: 'kanari-entri',
    eatenOn: '2026-02-14',
    meal: 'lunch',
    foodId: 'kanari-makanan',
    measure: 'gram',
    amount: 120,
  })
  return member
}
