import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Brief } from '#server/contract/brief.schema.ts'
import { shareSections } from '#server/contract/share.schema.ts'
import { runsOf } from '#tests/test-size.ts'
import { clientInCare, type Diary, insertDiary } from './brief.fixture.ts'
import {
  dayBefore,
  flagsByHand,
  foodByHand,
  goalByHand,
  lastTwoByHand,
  lastWeightByHand,
  paceByHand,
  wellbeingByHand,
} from './brief-oracle.fixture.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'

let main: MainFixture
beforeAll(async () => {
  main = await openMainFixture()
})
afterAll(() => main.close())

const today = '2026-03-02'
const upTo = (most: number) => fc.integer({ min: 0, max: most })
/** Recent days are drawn more often, because the rules look at them. */
const daysBack = fc.oneof(upTo(16), upTo(40), upTo(400))
const dayOf = daysBack.map((count) => dayBefore(today, count))
const hundredths = (least: number, most: number) =>
  fc.integer({ min: least * 100, max: most * 100 }).map((value) => value / 100)

const weights = fc.uniqueArray(fc.record({ measuredOn: dayOf, kilograms: hundredths(60, 90) }), {
  maxLength: 60,
  selector: ({ measuredOn }) => measuredOn,
})
const oncePerDay = fc.uniqueArray(
  fc.oneof(
    fc.record({
      kind: fc.constant('bloodPressure' as const),
      measuredOn: dayOf,
      value: fc.integer({ min: 112, max: 210 }),
      secondValue: fc.integer({ min: 60, max: 111 }),
    }),
    fc.record({
      kind: fc.constantFrom(
        ...(['waist', 'hip', 'fastingGlucose', 'randomGlucose', 'ldl', 'uricAcid'] as const),
      ),
      measuredOn: dayOf,
      value: fc.integer({ min: 40, max: 220 }),
    }),
    fc.record({
      kind: fc.constant('twoHourGlucose' as const),
      measuredOn: dayOf,
      value: fc.constantFrom(69, 70, 300, 301),
    }),
  ),
  { maxLength: 40, selector: ({ kind, measuredOn }) => `${kind} ${measuredOn}` },
)
const manyADay = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('water' as const),
      measuredOn: dayOf,
      value: fc.integer({ min: 100, max: 900 }),
    }),
    fc.record({
      kind: fc.constantFrom('hunger' as const, 'mood' as const),
      measuredOn: dayOf,
      value: fc.integer({ min: 1, max: 5 }),
    }),
  ),
  { maxLength: 50 },
)
const foodFacts = ['nasi', 'tempe', 'bayam', 'pisang', 'ayam', 'teh', 'tahu', 'roti'].map(
  (foodId, index) => ({
    foodId,
    per100g: {
      ...{ energyKcal: 90 + 37 * index, proteinG: 1.3 * index, fatG: 0.7 * index },
      ...{ carbohydrateG: 28.2 - index, fibreG: 0.4 * index, addedSugarG: 0, sodiumMg: 1 },
    },
    plate: { staple: index / 7, side: 1 - index / 7, vegetables: 0, fruit: 0 },
  }),
)
const foods = fc.array(
  fc
    .tuple(dayOf, fc.constantFrom(...foodFacts), fc.integer({ min: 10, max: 400 }))
    .map(([eatenOn, facts, grams]) => ({ eatenOn, grams, ...facts })),
  { maxLength: 60 },
)
const goal = fc
  .record({
    back: upTo(200),
    startKilograms: hundredths(60, 90),
    targetKilograms: hundredths(55, 90),
    weeks: fc.integer({ min: 1, max: 60 }),
    dailyKcal: fc.integer({ min: 1200, max: 2600 }),
  })
  .map(({ back, ...rest }) => ({ ...rest, startsOn: dayBefore(today, back) }))
const goals = fc
  .tuple(fc.option(goal), fc.option(goal))
  .map(([ended, current]) => [
    ...(ended ? [{ ...ended, endedOn: today }] : []),
    ...(current ? [current] : []),
  ])
const diaries: fc.Arbitrary<Diary> = fc.record({
  weights,
  measurements: fc
    .tuple(oncePerDay, manyADay)
    .map(([once, many]): Diary['measurements'] => [...once, ...many]),
  foods,
  goals,
})

test('a brief equals the numbers that plain code calculates from the same entries', {
  timeout: 900_000,
}, async () => {
  const { trackerId, share, open } = await clientInCare(main)
  await share([...shareSections])
  const property = fc.asyncProperty(diaries, async (diary) => {
    for (const table of ['weights', 'measurements', 'food_entries', 'goals'])
      await main.db.execute(
        sql`delete from ${sql.identifier('main')}.${sql.identifier(table)} where tracker_id = ${trackerId}`,
      )
    await insertDiary(main, trackerId, diary)
    const { parts }: Brief = (await open()).body.data
    checkWeight(parts, diary)
    checkValues(parts, diary)
    checkWellbeing(parts, diary)
    checkFood(parts, diary)
    checkGoals(parts, diary)
  })
  await fc.assert(property, { numRuns: runsOf(200), interruptAfterTimeLimit: 800_000 })
})

type Parts = Brief['parts']

function checkWeight({ weight, weightTrend }: Parts, diary: Diary): void {
  for (const [index, days] of [28, 84].entries()) {
    const { kilogramsPerWeek, percentPerWeek, ...counts } = paceByHand(diary, today, days)
    expect(weight?.paces[index]).toMatchObject(counts)
    expect(weightTrend?.[index]).toMatchObject(counts)
    isRounded(2, weight?.paces[index]?.kilogramsPerWeek, kilogramsPerWeek)
    isRounded(2, weightTrend?.[index]?.percentPerWeek, percentPerWeek)
  }
  const [day, trend] = lastWeightByHand(diary, today) ?? []
  expect(weight?.latest?.measuredOn).toBe(day)
  isRounded(2, weight?.latest?.trendKilograms ?? null, trend ?? null)
}

function checkValues({ body, blood }: Parts, diary: Diary): void {
  const listed = (values: typeof body) =>
    values?.map(({ kind, latest, earlier }) =>
      [kind, latest.measuredOn, latest.value, earlier?.measuredOn, earlier?.value].join(' '),
    )
  expect(listed(body)).toEqual(lastTwoByHand(diary, ['waist', 'hip']))
  const kinds = ['bloodPressure', 'randomGlucose', 'fastingGlucose', 'twoHourGlucose', 'ldl']
  expect(listed(blood?.values)).toEqual(lastTwoByHand(diary, [...kinds, 'uricAcid']))
  const flags = blood?.redFlags.map((flag) => `${flag.measuredOn} ${flag.kind} ${flag.value}`)
  expect(flags?.toSorted()).toEqual(flagsByHand(diary, today))
  expect(flags?.map((flag) => flag.slice(0, 10))).toEqual(
    flags?.map((flag) => flag.slice(0, 10)).toSorted((a, b) => (a < b ? 1 : a > b ? -1 : 0)),
  )
}

function checkWellbeing({ wellbeing }: Parts, diary: Diary): void {
  for (const kind of ['water', 'hunger', 'mood']) {
    const found = wellbeing?.find((row) => row.kind === kind)
    const expected = wellbeingByHand(diary, today, kind)
    expect(found?.dayCount).toBe(expected?.dayCount)
    isRounded(2, found?.mean, expected?.mean)
    isRounded(2, found?.least, expected?.least)
  }
}

function checkFood({ food }: Parts, diary: Diary): void {
  const { gaps, topFoods, energyKcal, proteinG, stapleGrams, ...counts } = foodByHand(diary, today)
  expect(food).toMatchObject(counts)
  expect(food?.gaps.map(({ from, to, dayCount }) => `${from} ${to} ${dayCount}`)).toEqual(gaps)
  expect(food?.topFoods.map(({ names, times }) => `${names.id} ${times}`)).toEqual(topFoods)
  isRounded(0, food?.intake?.energyKcal ?? null, energyKcal)
  isRounded(1, food?.intake?.proteinG ?? null, proteinG)
  isRounded(0, food?.plateGrams?.staple ?? null, stapleGrams)
}

function checkGoals({ goals, food }: Parts, diary: Diary): void {
  const expected = goalByHand(diary, today)
  expect(food?.targetKcal).toBe(expected?.targetKcal ?? null)
  const current = goals?.current
  if (!expected) {
    expect(current).toBeNull()
    return
  }
  isRounded(1, current?.corridor.expected, expected.expected)
  const { dayCount, withinCount } = expected
  expect(current?.adherence).toMatchObject({ dayCount, withinCount })
}

/** Whether a number of the brief is the exact one, rounded. Both may be missing. */
function isRounded(
  digits: number,
  found: number | null | undefined,
  exact: number | null | undefined,
): void {
  const isNumber = typeof found === 'number' && typeof exact === 'number'
  if (isNumber) expect(Math.abs(found - exact)).toBeLessThanOrEqual(0.5 / 10 ** digits + 1e-6)
  else expect(found).toBe(exact)
}
