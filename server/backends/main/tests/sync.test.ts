import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '#app/lib/time.ts'
import type { SyncAnswer } from '#server/contract/sync.schema.ts'
import { createAccountSteps } from './account.fixture.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { createPurchases } from './purchase.fixture.ts'

const day = '2026-03-01'
const weight = (kilograms: number, measuredOn = day) => ({ measuredOn, kilograms })
const toast = { eatenOn: day, meal: 'breakfast', foodId: 'nasi-goreng', measure: 'plate' }

let main: MainFixture
beforeAll(async () => {
  main = await openMainFixture()
})
afterAll(() => main.close())

test('[S2.26] one call saves changes of every kind like their single calls', async () => {
  const { sync, weights, token, trackerId } = await memberWithTracker()
  const waist = { id: 'perut-01', kind: 'waist', measuredOn: day, value: 84, secondValue: null }
  const eaten = { id: 'makan-01', ...toast, amount: 1.5 }
  const { results } = await sync([
    change('op-weight', null, weight(72.5)),
    { id: 'op-waist-1', kind: 'measurement', entryId: waist.id, base: null, next: waist },
    { id: 'op-food-01', kind: 'food', entryId: eaten.id, base: null, next: eaten },
  ])
  expect(results.map(({ outcome }) => outcome)).toEqual(['applied', 'applied', 'applied'])
  expect(await weights()).toEqual([weight(72.5)])
  const diary = await main.get(`/v1/trackers/${trackerId}/food-diary?day=${day}`, { token })
  expect(diary.body.data.entries).toEqual([expect.objectContaining({ ...eaten, grams: 480 })])
})

test('[S2.26] entries of one call keep the order in which they were made', async () => {
  const { sync, token, trackerId } = await memberWithTracker()
  const foodIds = ['tempe-goreng', 'nasi-goreng', 'gado-gado']
  const eaten = foodIds.map((foodId, index) => ({
    ...toast,
    ...{ id: `urutan-${foodIds.length - index}`, foodId, amount: 1 },
    ...{ measure: foodId === 'tempe-goreng' ? 'piece' : 'plate' },
  }))
  await sync(
    eaten.map((next) => ({
      ...{ id: `op-${next.id}`, kind: 'food', entryId: next.id, base: null, next },
    })),
  )
  const diary = await main.get(`/v1/trackers/${trackerId}/food-diary?day=${day}`, { token })
  const { entries, recent } = diary.body.data
  const foodsOf = (list: { foodId: string }[]) => list.map(({ foodId }) => foodId)
  expect([foodsOf(entries), foodsOf(recent)]).toEqual([foodIds, foodIds.toReversed()])
})

test('[S2.26] a plan syncs like an entry, is eaten with its id, and returns when that entry is deleted', async () => {
  const { sync, token, trackerId } = await memberWithTracker()
  const plan = { id: 'rencana-1', ...toast, eatenOn: '2026-03-02', amount: 1 }
  const planOf = (id: string, base: typeof plan | null, next: typeof plan | null) => ({
    ...{ id, kind: 'plan', entryId: plan.id, base, next },
  })
  const readDay = async () => {
    const day = await main.get(`/v1/trackers/${trackerId}/food-diary?day=${plan.eatenOn}`, {
      token,
    })
    const { entries, planned } = day.body.data
    return [entries, planned].map((list) => list.map(({ id }: { id: string }) => id))
  }
  await sync([planOf('op-plan-1', null, plan)])
  await sync([planOf('op-plan-1', null, plan)])
  expect(await readDay()).toEqual([[], [plan.id]])
  await sync([{ ...planOf('op-eat-01', null, plan), kind: 'food' }])
  expect(await readDay()).toEqual([[plan.id], []])
  await sync([{ ...planOf('op-not-01', plan, null), kind: 'food' }])
  expect(await readDay()).toEqual([[], [plan.id]])
  await sync([planOf('op-drop-1', plan, null)])
  expect(await readDay()).toEqual([[], []])
})

test('a conflict of a plan holds both versions in full', async () => {
  const { sync } = await memberWithTracker()
  const plan = { id: 'rencana-2', ...toast, eatenOn: '2026-03-04', amount: 1 }
  const other = { ...plan, amount: 2 }
  const planned = { kind: 'plan', entryId: plan.id, base: null }
  await sync([{ ...planned, id: 'op-plan-2', next: plan }])
  const { conflicts } = await sync([{ ...planned, id: 'op-plan-3', next: other }])
  expect(conflicts).toMatchObject([{ kind: 'plan', current: plan, kept: other }])
})

test('a repeated change has no effect, even after a later one', async () => {
  const { sync, weights } = await memberWithTracker()
  const first = change('op-first-1', null, weight(72))
  await sync([first])
  await sync([change('op-other-1', weight(72), weight(71))])
  const { results, conflicts } = await sync([first, first])
  expect([results.map(({ outcome }) => outcome), conflicts]).toEqual([['applied', 'applied'], []])
  expect(await weights()).toEqual([weight(71)])
})

test('an entry changed on two devices keeps both versions until the member chooses', async () => {
  const { sync, weights } = await memberWithTracker()
  await sync([change('op-phone-1', null, weight(72))])
  const { conflicts } = await sync([change('op-laptop', null, weight(73))])
  expect(conflicts).toEqual([
    { id: 'op-laptop', kind: 'weight', entryId: day, current: weight(72), kept: weight(73) },
  ])
  expect(await weights()).toEqual([weight(72)])
  const choice = { ...change('op-choice', weight(72), weight(73)), resolves: 'op-laptop' }
  expect((await sync([choice])).conflicts).toEqual([])
  expect((await sync([choice])).conflicts).toEqual([])
  expect(await weights()).toEqual([weight(73)])
})

test('deleting an entry conflicts with changing it, in either order', async () => {
  const { sync } = await memberWithTracker()
  await sync([change('op-start-1', null, weight(72))])
  await sync([change('op-delete', weight(72), null)])
  const edited = await sync([change('op-edit-1', weight(72), weight(73))])
  expect(edited.conflicts).toMatchObject([{ current: null, kept: weight(73) }])
  await sync([change('op-start-2', null, weight(60, '2026-02-01'))])
  const other = (id: string, base: number | null, next: number | null) =>
    change(id, base && weight(base, '2026-02-01'), next && weight(next, '2026-02-01'))
  await sync([other('op-edit-2', 60, 61)])
  const deleted = await sync([other('op-del-02', 60, null)])
  expect(deleted.conflicts).toContainEqual(
    expect.objectContaining({ current: weight(61, '2026-02-01'), kept: null }),
  )
})

test('the same change on two devices is no conflict', async () => {
  const { sync, weights } = await memberWithTracker()
  await sync([change('op-phone-2', null, weight(72))])
  const { results, conflicts } = await sync([change('op-tablet', null, weight(72.004))])
  expect([results[0]?.outcome, conflicts]).toEqual(['applied', []])
  expect(await weights()).toEqual([weight(72)])
})

test('a change waits for its predecessor, within a call and across calls', async () => {
  const { sync, weights } = await memberWithTracker()
  const first = change('op-chain-1', null, weight(72))
  const second = { ...change('op-chain-2', weight(72), weight(71)), after: first.id }
  expect((await sync([second])).results).toEqual([{ id: second.id, outcome: 'early' }])
  const { results } = await sync([second, first])
  expect(results.map(({ outcome }) => outcome)).toEqual(['applied', 'applied'])
  expect(await weights()).toEqual([weight(71)])
})

test('the successor of a conflicting version replaces that version, not the entry', async () => {
  const { sync, weights } = await memberWithTracker()
  await sync([change('op-phone-3', null, weight(72))])
  const waiting = change('op-waiting', null, weight(73))
  await sync([waiting])
  const better = { ...change('op-better', weight(73), weight(73.5)), after: waiting.id }
  const { conflicts } = await sync([better])
  expect(conflicts).toMatchObject([{ id: 'op-better', current: weight(72), kept: weight(73.5) }])
  expect(await weights()).toEqual([weight(72)])
})

test.each([
  ['of a day that has begun nowhere', change('op-future', null, weight(70, '2026-03-05')), 'day'],
  ['of an impossible weight', change('op-heavy1', null, weight(700)), 'invalid'],
  [
    'of an unknown food',
    {
      id: 'op-food-09',
      kind: 'food',
      entryId: 'makan-09',
      base: null,
      next: { id: 'makan-09', ...toast, foodId: 'batu', amount: 1 },
    },
    'food',
  ],
  [
    'of a plan too far ahead',
    {
      id: 'op-plan-9',
      kind: 'plan',
      entryId: 'rencana-9',
      base: null,
      next: { id: 'rencana-9', ...toast, eatenOn: '2026-05-05', amount: 1 },
    },
    'day',
  ],
  [
    'whose entry id and content differ in the day',
    { ...change('op-astray', null, weight(70)), entryId: '2026-02-20' },
    'invalid',
  ],
])('a change %s is refused alone', async (_, operation, reason) => {
  const { sync, weights } = await memberWithTracker()
  const good = change('op-good-01', null, weight(72))
  const { results } = await sync([operation, good])
  expect(results).toEqual([
    { id: operation.id, outcome: 'refused', reason },
    { id: good.id, outcome: 'applied' },
  ])
  expect(await weights()).toEqual([weight(72)])
})

test('a change refused for a future day is accepted once the day has come', async () => {
  const { sync, weights, signInAgain } = await memberWithTracker()
  const early = change('op-early-1', null, weight(70, '2026-03-04'))
  await sync([early])
  main.clock.advance(2 * dayMs)
  await signInAgain()
  expect((await sync([early])).results[0]?.outcome).toBe('applied')
  expect(await weights()).toHaveLength(1)
})

test('an operation is deleted after 90 days unless it is an open conflict', async () => {
  const { sync, signInAgain } = await memberWithTracker()
  await sync([change('op-old-001', null, weight(72))])
  await sync([change('op-old-002', null, weight(73))])
  main.clock.advance(91 * dayMs)
  await signInAgain()
  await sync([change('op-new-001', null, weight(71, '2026-03-02'))])
  const { conflicts } = await sync([change('op-old-001', null, weight(72))])
  expect(conflicts.map(({ id }) => id)).toEqual(['op-old-002'])
})

test('another member’s tracker and an unknown one return the same 404', async () => {
  const { trackerId } = await memberWithTracker()
  const stranger = await main.signedInMember()
  const answers = await Promise.all(
    [trackerId, 'never-was'].map((id) =>
      main.post(`/v1/trackers/${id}/sync`, { token: stranger.token, body: { operations: [] } }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([404, 404])
  expect(answers[0]?.body).toEqual(answers[1]?.body)
})

test('a call without ids or with more than 50 changes is refused as a whole', async () => {
  const { token, trackerId } = await memberWithTracker()
  const many = Array.from({ length: 51 }, (_, index) => ({ id: `op-many-${index}` }))
  for (const operations of [[{}], many])
    expect(
      (await main.post(`/v1/trackers/${trackerId}/sync`, { token, body: { operations } })).status,
    ).toBe(400)
})

function change(
  id: string,
  base: ReturnType<typeof weight> | null | 0,
  next: ReturnType<typeof weight> | null | 0,
) {
  const entryId = (next || base || weight(0)).measuredOn
  return { id, kind: 'weight', entryId, base: base || null, next: next || null }
}

async function memberWithTracker() {
  const { user, transaction, ...bought } = await createPurchases(main).paidTransaction()
  const trackerId = transaction.trackerId ?? ''
  let { token } = bought
  return {
    token,
    trackerId,
    /** A session expires before a device's outbox does. */
    async signInAgain() {
      token = (await createAccountSteps(main).signInAgain(user)).token
    },
    async sync(operations: unknown[]): Promise<SyncAnswer> {
      const { status, body } = await main.post(`/v1/trackers/${trackerId}/sync`, {
        token,
        body: { operations },
      })
      expect(status).toBe(200)
      return body.data
    },
    async weights() {
      const { body } = await main.get(`/v1/trackers/${trackerId}`, { token })
      return body.data.weights
    },
  }
}
