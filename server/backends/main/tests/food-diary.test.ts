import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { foodEntryTable } from '#server/db/main/food-entry.table.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { createPurchases } from './purchase.fixture.ts'

let main: MainFixture
beforeAll(async () => {
  main = await openMainFixture()
})
afterAll(() => main.close())

const lunch = {
  id: 'entry-0001',
  eatenOn: '2026-03-02',
  meal: 'lunch',
  foodId: 'nasi-goreng',
  measure: 'plate',
  amount: 0.5,
}

test('everyone may read the foods of the site', async () => {
  const { status, body } = await main.get('/v1/foods')
  expect(status).toBe(200)
  expect(body.data.foods.length).toBeGreaterThanOrEqual(300)
  expect(body.data.foods.find(({ id }: { id: string }) => id === 'rendang').source.kind).toBe(
    'recipe',
  )
})

test('[S2.26] a member saves what they ate and reads it with its nutrients', async () => {
  const { token, trackerId } = await memberWithTracker()
  const { status, body } = await keep(token, trackerId, lunch)
  expect([status, body.data]).toEqual([200, expect.objectContaining({ ...lunch, grams: 160 })])
  expect(body.data.food).toMatchObject({
    names: { id: 'Nasi goreng', en: 'Fried rice' },
    edition: expect.stringMatching(/^\d{4}-\d{2}-\d{2}/),
  })
  expect(await diaryOf(token, trackerId, '2026-03-02')).toEqual({
    entries: [body.data],
    before: [],
    recent: [expect.objectContaining({ foodId: 'nasi-goreng', measure: 'plate', amount: 0.5 })],
    changed: [],
    planned: [],
    findsPackagedFoods: false,
    ramadan: null,
    goal: null,
    kilograms: null,
  })
})

test('[S2.26] a member is told of a usual food that changed, until it is logged again', async () => {
  const { token, trackerId } = await memberWithTracker()
  const changed = async () => (await diaryOf(token, trackerId, '2026-03-02')).changed
  const { food } = (await keep(token, trackerId, lunch)).body.data
  const before = food.per100g.energyKcal
  const earlier = { ...food, edition: '2020-01-01', per100g: { ...food.per100g, energyKcal: 7 } }
  await main.db
    .update(foodEntryTable)
    .set({ food: earlier })
    .where(eq(foodEntryTable.trackerId, trackerId))
  expect(await changed()).toEqual([
    { foodId: 'nasi-goreng', names: food.names, edition: food.edition, before: 7, after: before },
  ])
  await keep(token, trackerId, lunch)
  expect(await changed()).toEqual([])
})

test('[S2.26] a change that a member has read is told on none of their devices again', async () => {
  const { token, trackerId } = await memberWithTracker()
  const other = await memberWithTracker()
  const changedOf = async (member: typeof other) =>
    (await diaryOf(member.token, member.trackerId, '2026-03-02')).changed
  const { food } = (await keep(token, trackerId, lunch)).body.data
  await keep(other.token, other.trackerId, lunch)
  const eatIn = (edition: string) =>
    main.db
      .update(foodEntryTable)
      .set({ food: { ...food, edition, per100g: { ...food.per100g, energyKcal: 7 } } })
      .where(inArray(foodEntryTable.trackerId, [trackerId, other.trackerId]))
  await eatIn('2020-01-01')
  const member = { token, trackerId }
  expect(await changedOf(member)).toHaveLength(1)
  const read = (edition: string) =>
    main.post('/v1/noticed-foods', { token, body: { foods: [{ foodId: lunch.foodId, edition }] } })
  // News of another edition is other news.
  await read('2019-01-01')
  expect(await changedOf(member)).toHaveLength(1)
  for (const _ of [1, 2]) expect((await read(food.edition)).status).toBe(200)
  expect(await changedOf(member)).toEqual([])
  expect(await changedOf(other)).toHaveLength(1)
})

test('a day includes the weight known then, and a later weight does not change it', async () => {
  const { token, trackerId } = await memberWithTracker()
  for (const [measuredOn, kilograms] of [
    ['2026-02-20', 80.5],
    ['2026-03-02', 78.2],
  ])
    await main.post(`/v1/trackers/${trackerId}/weights`, { token, body: { measuredOn, kilograms } })
  const known = ['2026-02-19', '2026-02-20', '2026-03-01', '2026-03-02'].map(
    async (day) => (await diaryOf(token, trackerId, day)).kilograms,
  )
  expect(await Promise.all(known)).toEqual([null, 80.5, 80.5, 78.2])
})

test('an entry sent again with its id replaces the first', async () => {
  const { token, trackerId } = await memberWithTracker()
  await keep(token, trackerId, lunch)
  await keep(token, trackerId, lunch)
  await keep(token, trackerId, { ...lunch, amount: 2 })
  const { entries } = await diaryOf(token, trackerId, '2026-03-02')
  expect(entries).toEqual([expect.objectContaining({ id: lunch.id, amount: 2, grams: 640 })])
})

test('the diary lists yesterday’s entries and each recent food once, the latest first', async () => {
  const { token, trackerId } = await memberWithTracker()
  const yesterday = { ...lunch, eatenOn: '2026-03-01' }
  await keep(token, trackerId, yesterday)
  await keep(token, trackerId, {
    ...yesterday,
    id: 'entry-0002',
    foodId: 'pisang',
    measure: 'fruit',
  })
  await keep(token, trackerId, { ...lunch, id: 'entry-0003', measure: 'gram', amount: 80 })
  const { entries, before, recent } = await diaryOf(token, trackerId, '2026-03-02')
  expect(entries.map(({ id }) => id)).toEqual(['entry-0003'])
  expect(before.map(({ id }) => id)).toEqual(['entry-0001', 'entry-0002'])
  expect(recent).toEqual([
    { foodId: 'nasi-goreng', measure: 'gram', amount: 80, names: expect.anything() },
    {
      foodId: 'pisang',
      measure: 'fruit',
      amount: 0.5,
      names: { id: 'Pisang', en: 'Banana' },
    },
  ])
})

test('deleting an entry is idempotent', async () => {
  const { token, trackerId } = await memberWithTracker()
  await keep(token, trackerId, lunch)
  for (const _ of [1, 2]) {
    const path = `/v1/trackers/${trackerId}/food-entries/delete`
    expect((await main.post(path, { token, body: { id: lunch.id } })).status).toBe(200)
  }
  expect((await diaryOf(token, trackerId, '2026-03-02')).entries).toEqual([])
})

test.each([
  ['an unknown food', { foodId: 'batu-kali' }, 404],
  ['a measure that the food does not have', { measure: 'skewer' }, 404],
  ['an amount of zero', { amount: 0 }, 400],
  ['a day that has begun nowhere', { eatenOn: '2026-03-04' }, 400],
  ['a day that does not exist', { eatenOn: '2026-02-30' }, 400],
  ['an unknown meal', { meal: 'brunch' }, 400],
])('%s is refused', async (_, change, status) => {
  const { token, trackerId } = await memberWithTracker()
  expect((await keep(token, trackerId, { ...lunch, ...change })).status).toBe(status)
})

test('another member’s diary and an unknown one return the same 404', async () => {
  const { token: owner, trackerId } = await memberWithTracker()
  await keep(owner, trackerId, lunch)
  const { token } = await main.signedInMember()
  for (const id of [trackerId, 'tidak-ada', '%00']) {
    const answers = [
      await main.get(`/v1/trackers/${id}/food-diary?day=2026-03-02`, { token }),
      await keep(token, id, lunch),
      await main.post(`/v1/trackers/${id}/food-entries/delete`, { token, body: { id: lunch.id } }),
    ]
    for (const { status, body } of answers)
      expect([status, body.message]).toEqual([404, 'ERR_NO_TRACKER'])
  }
  expect((await diaryOf(owner, trackerId, '2026-03-02')).entries).toHaveLength(1)
})

describe('a member’s own foods', () => {
  const per100g = {
    energyKcal: 200,
    proteinG: 10,
    fatG: 8,
    carbohydrateG: 22,
    fibreG: 2,
    addedSugarG: 5,
    sodiumMg: 300,
  }
  const bekal = { id: 'own-food-1', name: 'Bekal nenek', portionGrams: 150, per100g }

  test('a labelled food is eaten by the portion', async () => {
    const { token, trackerId } = await memberWithTracker()
    await main.post('/v1/own-foods', { token, body: bekal })
    const eaten = { ...lunch, foodId: bekal.id, measure: 'portion', amount: 2 }
    expect((await keep(token, trackerId, eaten)).body.data).toMatchObject({
      grams: 300,
      food: { per100g, source: { kind: 'own' } },
    })
  })

  test('[S2.26] a label keeps what was typed, and counts for 100 g', async () => {
    const { token } = await main.signedInMember()
    const label = {
      ...{ per: 'serving', servingGrams: 30, servingsPerPack: 4, energyKcal: 140, fatG: 5 },
      ...{ saturatedFatG: 2, proteinG: 2, carbohydrateG: 20, fibreG: null, sugarG: 8 },
      ...{ addedSugarG: null, salt: { unit: 'sodiumMg', amount: 90 }, barcode: '4006381333931' },
    }
    const body = { id: 'keripik-berlabel', name: 'Keripik', label }
    const { data } = (await main.post('/v1/own-foods', { token, body })).body
    expect(data.per100g).toMatchObject({ addedSugarG: 0, sodiumMg: 300 })
    expect(data.per100g.energyKcal).toBeCloseTo(466.7, 1)
    expect(data.source).toEqual({ kind: 'own', label })
    expect(data.measures).toEqual([
      { name: 'portion', grams: 30 },
      { name: 'packet', grams: 120 },
    ])
    const tooMuch = { ...body, label: { ...label, servingGrams: 20 } }
    expect((await main.post('/v1/own-foods', { token, body: tooMuch })).status).toBe(400)
  })

  test('an own food fills the plate part that the member chose, if any', async () => {
    const { token } = await main.signedInMember()
    const plateWith = async (part?: string) => {
      const body = { ...bekal, id: `own-food-${part}`, ...(part && { part }) }
      return (await main.post('/v1/own-foods', { token, body })).body.data.plate
    }
    expect(await plateWith('side')).toEqual({ staple: 0, side: 1, vegetables: 0, fruit: 0 })
    expect(await plateWith()).toEqual({ staple: 0, side: 0, vegetables: 0, fruit: 0 })
    const body = { ...bekal, part: 'dessert' }
    expect((await main.post('/v1/own-foods', { token, body })).status).toBe(400)
  })

  test.each([
    ['as it was bought', 'ayam-mentah', 'grossGram', 68],
    ['after cooking', 'beras-putih', 'cookedGram', 47.62],
  ])(
    'an ingredient weighed %s counts by its edible raw weight',
    async (_, foodId, measure, grams) => {
      const { token, trackerId } = await memberWithTracker()
      const eaten = { ...lunch, foodId, measure, amount: 100 }
      expect((await keep(token, trackerId, eaten)).body.data.grams).toBeCloseTo(grams, 10)
    },
  )

  test('a recipe is computed once from the site’s foods', async () => {
    const { token } = await main.signedInMember()
    const ingredients = [
      { foodId: 'nasi-putih', grams: 200 },
      { foodId: 'telur-rebus', grams: 100 },
    ]
    const recipe = {
      id: 'own-recipe',
      name: 'Nasi telur',
      cookedGrams: 300,
      portions: 2,
      ingredients,
    }
    const { body } = await main.post('/v1/own-recipes', { token, body: recipe })
    expect(body.data).toMatchObject({
      measures: [{ name: 'portion', grams: 150 }],
      per100g: { energyKcal: 168 },
      source: {
        kind: 'recipe',
        cookedGrams: 300,
        ingredients: [{ names: { id: 'Nasi putih' } }, {}],
      },
    })
    const unknown = { ...recipe, ingredients: [{ foodId: 'batu-kali', grams: 1 }] }
    expect((await main.post('/v1/own-recipes', { token, body: unknown })).status).toBe(404)
  })

  test('deleting an own food leaves its entries', async () => {
    const { token, trackerId } = await memberWithTracker()
    const values = { energyKcal: 100, proteinG: 5, fatG: 4, carbohydrateG: 11 }
    const per100g = { ...values, fibreG: 0, addedSugarG: 0, sodiumMg: 10 }
    const body = { id: 'bekal-yang-hilang', name: 'Bekal', portionGrams: 150, per100g }
    await main.post('/v1/own-foods', { token, body })
    await keep(token, trackerId, { ...lunch, foodId: body.id, measure: 'portion' })
    const { token: stranger } = await main.signedInMember()
    const listed = async () => (await main.get('/v1/own-foods', { token })).body.data.length
    await main.post('/v1/own-foods/delete', { token: stranger, body: { id: body.id } })
    expect(await listed()).toBe(1)
    for (const _ of [1, 2])
      expect(
        (await main.post('/v1/own-foods/delete', { token, body: { id: body.id } })).status,
      ).toBe(200)
    expect(await listed()).toBe(0)
    const { entries } = await diaryOf(token, trackerId, lunch.eatenOn)
    expect(entries).toEqual([expect.objectContaining({ grams: 75 })])
  })

  test('other members neither see nor use them', async () => {
    const { token: owner } = await main.signedInMember()
    await main.post('/v1/own-foods', { token: owner, body: { ...bekal, id: 'own-food-2' } })
    const { token, trackerId } = await memberWithTracker()
    expect((await main.get('/v1/own-foods', { token })).body.data).toEqual([])
    const eaten = { ...lunch, foodId: 'own-food-2', measure: 'portion' }
    expect((await keep(token, trackerId, eaten)).status).toBe(404)
  })
})

test('a member saves their nutrition profile and changes it', async () => {
  const { token } = await main.signedInMember()
  const circumstances = { isPregnant: false, isLactating: false, hasDisease: false }
  const body = { sex: 'male', bornOn: '1990-05-01', centimetres: 170, activity: 'light' }
  expect((await main.get('/v1/nutrition-profile', { token })).body).toEqual({ data: null })
  await main.post('/v1/nutrition-profile', { token, body: { ...body, ...circumstances } })
  const changed = { ...body, ...circumstances, centimetres: 171.5 }
  await main.post('/v1/nutrition-profile', { token, body: changed })
  const savedProfile = { ...changed, eatingCheck: null }
  expect((await main.get('/v1/nutrition-profile', { token })).body).toEqual({ data: savedProfile })
  const unborn = { ...changed, bornOn: '2026-03-03' }
  expect((await main.post('/v1/nutrition-profile', { token, body: unborn })).status).toBe(400)
})

test('the log contains no food entries', async () => {
  const { token, trackerId } = await memberWithTracker()
  await keep(token, trackerId, lunch)
  await keep(token, trackerId, { ...lunch, foodId: 'batu-kali' })
  expect(main.logged.join()).not.toMatch(/nasi-goreng|batu-kali/)
})

async function memberWithTracker() {
  const purchases = createPurchases(main)
  const { token, transaction } = await purchases.pendingTransaction()
  await purchases.notify(main.midtrans.notification(transaction))
  const { data } = (await main.get(`/v1/transactions/${transaction.id}`, { token })).body
  return { token, trackerId: data.trackerId as string }
}

function keep(token: string, trackerId: string, body: unknown) {
  return main.post(`/v1/trackers/${trackerId}/food-entries`, { token, body })
}

async function diaryOf(token: string, trackerId: string, day: string) {
  const { body } = await main.get(`/v1/trackers/${trackerId}/food-diary?day=${day}`, { token })
  return body.data as {
    entries: { id: string }[]
    before: { id: string }[]
    recent: unknown[]
    changed: unknown[]
    kilograms: number | null
  }
}
