import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayMs } from '#app/lib/time.ts'
import { type MainFixture, memberPassword, openMainFixture } from './main-backend.fixture.ts'
import { createPurchases } from './purchase.fixture.ts'

let main: MainFixture
beforeAll(async () => {
  main = await openMainFixture()
})
afterAll(() => main.close())

const profile = {
  sex: 'female',
  bornOn: '1996-01-15',
  centimetres: 165,
  activity: 'light',
  isPregnant: false,
  isLactating: false,
  hasDisease: false,
}
const wish = { id: 'goal-0001', targetKilograms: 74, weeks: 12 }

test('[S2.26] a safe goal is saved with its plan and the edition of the rules', async () => {
  const { token, trackerId } = await readyMember()
  const { body } = await set(token, trackerId, wish)
  expect(body.data).toMatchObject({
    kind: 'saved',
    goal: {
      ...wish,
      startsOn: '2026-03-02',
      startKilograms: 80,
      endedOn: null,
      plan: {
        value: { weeklyKilograms: 0.5, dailyKcal: 1540 },
        table: { table: 'target-aman', version: '2026-11-22' },
      },
    },
  })
  expect(await goalsOf(token, trackerId)).toEqual([body.data.goal])
})

test('a goal sent again with its id stays the same, and another goal replaces it', async () => {
  const { token, trackerId } = await readyMember()
  for (const _ of [1, 2]) await set(token, trackerId, wish)
  await set(token, trackerId, { ...wish, id: 'goal-0002', targetKilograms: 75 })
  const goals = await goalsOf(token, trackerId)
  expect(goals.map(({ id, endedOn }) => [id, endedOn]).toSorted()).toEqual([
    ['goal-0001', '2026-03-02'],
    ['goal-0002', null],
  ])
  await main.post(`/v1/trackers/${trackerId}/goals/end`, { token })
  expect((await goalsOf(token, trackerId)).every(({ endedOn }) => endedOn)).toBe(true)
})

test('goals set concurrently leave one current goal', async () => {
  const { token, trackerId } = await readyMember()
  const ids = Array.from({ length: 6 }, (_, index) => `goal-at-once-${index}`)
  await Promise.all(ids.map((id) => set(token, trackerId, { ...wish, id })))
  const goals = await goalsOf(token, trackerId)
  expect(goals).toHaveLength(6)
  expect(goals.filter(({ endedOn }) => endedOn === null)).toHaveLength(1)
})

test('the food diary of a day includes the goal of that day', async () => {
  const { token, trackerId } = await readyMember()
  const { body } = await set(token, trackerId, wish)
  const goalOfDay = async (day: string) =>
    (await main.get(`/v1/trackers/${trackerId}/food-diary?day=${day}`, { token })).body.data.goal
  expect(await goalOfDay('2026-03-02')).toEqual(body.data.goal)
  expect(await goalOfDay('2026-03-01')).toBeNull()
  await main.post(`/v1/trackers/${trackerId}/goals/end`, { token })
  expect(await goalOfDay('2026-03-02')).toBeNull()
})

describe('the backend applies the same safety rules as the page', () => {
  test.each([
    ['a target under an index of 18.5', { targetKilograms: 50.3, weeks: 104 }, ['tooThin']],
    ['more than a kilogram a week', { weeks: 5 }, ['tooFast', 'underEight']],
    ['an intake under the floor', { weeks: 7 }, ['underFloor']],
  ])('%s is refused', async (_, change, reasons) => {
    const { token, trackerId } = await readyMember()
    const { body } = await set(token, trackerId, { ...wish, ...change })
    expect(body.data).toEqual({ kind: 'refused', reasons })
    expect(await goalsOf(token, trackerId)).toEqual([])
  })

  test.each([
    ['pregnancy', { isPregnant: true }, ['pregnancy']],
    ['lactation', { isLactating: true }, ['lactation']],
    ['a disease', { hasDisease: true }, ['disease']],
    ['the day before the 18th birthday', { bornOn: '2008-03-03' }, ['minor']],
  ])('%s requires a consultation', async (_, change, reasons) => {
    const { token, trackerId } = await readyMember(change)
    expect((await set(token, trackerId, wish)).body.data).toEqual({ kind: 'person', reasons })
  })

  test('a SCOFF score of two or more requires a consultation', async () => {
    const { token, trackerId } = await readyMember({}, true)
    const { body } = await set(token, trackerId, wish)
    expect(body.data).toEqual({ kind: 'person', reasons: ['eating'] })
  })

  test('the answer names what is missing', async () => {
    const { token, trackerId } = await memberWithTracker()
    const missing = async () => (await set(token, trackerId, wish)).body.data.missing
    expect(await missing()).toBe('profile')
    await main.post('/v1/nutrition-profile', { token, body: profile })
    expect(await missing()).toBe('eatingCheck')
    await main.post('/v1/eating-check', { token, body: { needsPerson: false } })
    expect(await missing()).toBe('weight')
  })
})

describe('only the result of SCOFF is stored', () => {
  test('the result and its day survive a change of the profile', async () => {
    const { token } = await readyMember()
    await main.post('/v1/nutrition-profile', { token, body: { ...profile, activity: 'active' } })
    expect((await main.get('/v1/nutrition-profile', { token })).body.data).toEqual({
      ...profile,
      activity: 'active',
      eatingCheck: { needsPerson: false, checkedOn: '2026-03-02' },
    })
  })

  test('a member without a profile cannot store a result', async () => {
    const { token } = await main.signedInMember()
    const { status, body } = await main.post('/v1/eating-check', {
      token,
      body: { needsPerson: true },
    })
    expect([status, body.message]).toEqual([404, 'ERR_NO_PROFILE'])
  })
})

test('the goals of another member’s tracker and of an unknown one return the same 404', async () => {
  const { trackerId } = await readyMember()
  const { token } = await main.signedInMember()
  for (const id of [trackerId, 'tidak-ada', '%00'])
    for (const answer of [
      await main.get(`/v1/trackers/${id}/goals`, { token }),
      await set(token, id, wish),
      await main.post(`/v1/trackers/${id}/goals/end`, { token }),
    ])
      expect([answer.status, answer.body.message]).toEqual([404, 'ERR_NO_TRACKER'])
})

// These advance the clock, so they come last.
test('a required consultation lasts four weeks, then SCOFF may be answered again', async () => {
  const { user, token, trackerId } = await readyMember({}, true)
  const check = async (token: string) =>
    (await main.post('/v1/eating-check', { token, body: { needsPerson: false } })).body.data
  expect((await check(token)).eatingCheck).toEqual({ needsPerson: true, checkedOn: '2026-03-02' })
  main.clock.advance(29 * dayMs)
  const again = await signInAgain(user)
  expect((await check(again)).eatingCheck).toEqual({ needsPerson: false, checkedOn: '2026-03-31' })
  await weigh(again, trackerId, '2026-03-30')
  expect((await set(again, trackerId, wish)).body.data.kind).toBe('saved')
})

test('a SCOFF answer is too old for a new goal after four weeks', async () => {
  const { user, trackerId } = await readyMember()
  main.clock.advance(29 * dayMs)
  const { body } = await set(await signInAgain(user), trackerId, wish)
  expect(body.data).toEqual({ kind: 'incomplete', missing: 'eatingCheck' })
})

// Fails if the pace is judged from the last weight regardless of its age.
test('[S2.26] an old weight cannot start a goal', async () => {
  const { user, trackerId } = await readyMember()
  main.clock.advance(400 * dayMs)
  const token = await signInAgain(user)
  await main.post('/v1/eating-check', { token, body: { needsPerson: false } })
  const { body } = await set(token, trackerId, wish)
  expect(body.data).toEqual({ kind: 'incomplete', missing: 'weight' })
})

async function signInAgain({ email }: { email: string }): Promise<string> {
  const { body } = await main.post('/v1/auth/login', { body: { email, password: memberPassword } })
  return body.data.token
}

async function memberWithTracker() {
  const { user, token, transaction } = await createPurchases(main).paidTransaction()
  return { user, token, trackerId: transaction.trackerId as string }
}

/** A member with a profile, a SCOFF result of today and a weight of 80 kg. */
async function readyMember(change = {}, needsPerson = false) {
  const { user, token, trackerId } = await memberWithTracker()
  await main.post('/v1/nutrition-profile', { token, body: { ...profile, ...change } })
  await main.post('/v1/eating-check', { token, body: { needsPerson } })
  await weigh(token, trackerId, '2026-03-01')
  return { user, token, trackerId }
}

function weigh(token: string, trackerId: string, measuredOn: string) {
  const body = { measuredOn, kilograms: 80 }
  return main.post(`/v1/trackers/${trackerId}/weights`, { token, body })
}

function set(token: string, trackerId: string, body: unknown) {
  return main.post(`/v1/trackers/${trackerId}/goals`, { token, body })
}

async function goalsOf(token: string, trackerId: string) {
  const { data } = (await main.get(`/v1/trackers/${trackerId}/goals`, { token })).body
  return data as { id: string; endedOn: string | null }[]
}
