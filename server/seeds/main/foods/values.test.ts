import { expect, test } from 'vitest'
import { singleFoodFiles } from '#server/seeds/main/foods.ts'
import { readTable } from './food-tables.ts'
import { transcribePublished } from './published-values.ts'
import { transcribeUsda } from './usda-values.ts'
import { derivations, readValues } from './value-rows.ts'

const values = readValues()
const sources = readTable('published-tables')
const slugs = new Set(singleFoodFiles.flatMap(readTable).map(({ slug }) => slug))

test('every value has a known food, source and derivation', () => {
  const sourceIds = new Set(sources.map(({ id }) => id))
  const wrong = values.filter(
    ({ food, source, derivation, amount, unit }) =>
      !(
        slugs.has(food) &&
        sourceIds.has(source) &&
        derivations.includes(derivation) &&
        amount >= 0 &&
        unit !== ''
      ),
  )
  expect(wrong).toEqual([])
})

test('no value is estimated without a note, and none without a source is anything else', () => {
  const wrong = values.filter(
    ({ source, derivation, note }) =>
      (derivation === 'estimated' && note === '') ||
      (source === 'none') !== (derivation === 'estimated'),
  )
  expect(wrong).toEqual([])
})

test('every value of a table or study is what its row says', () => {
  const transcribed = [
    ...transcribePublished('first'),
    ...transcribeUsda(),
    ...transcribePublished('beside'),
  ]
  const tables = new Set(transcribed.map(({ source }) => source))
  const byFood = Object.groupBy(transcribed, ({ food }) => food)
  const written = Object.groupBy(
    values.filter(({ source }) => tables.has(source)),
    ({ food }) => food,
  )
  expect(Object.keys(written).toSorted()).toEqual(Object.keys(byFood).toSorted())
  for (const [food, rows] of Object.entries(written)) expect(rows, food).toEqual(byFood[food])
})

test('a table without a licence for the whole gives single facts: a few of its foods', () => {
  const factSources = sources.flatMap(({ id, shipped }) => (shipped === 'single facts' ? id : []))
  const most = { fnri: 250, ifct: 60 }
  for (const [source, count] of Object.entries(most)) {
    const codes = new Set(values.flatMap((row) => (row.source === source ? row['source id'] : [])))
    expect(factSources).toContain(source)
    expect(codes.size).toBeLessThanOrEqual(count)
  }
})

test('a value that another source is compared with comes first', () => {
  const compared = sources.flatMap(({ id, role }) => (role === 'compared' ? id : []))
  const chosen = new Map(values.toReversed().map((row) => [`${row.food} ${row.nutrient}`, row]))
  const wrong = [...chosen.values()].filter(
    ({ nutrient, source }) => nutrient === 'energy' && compared.includes(source ?? ''),
  )
  expect(wrong).toEqual([])
})

test('water, protein, fat, carbohydrate and ash make up 100 g, or the exception says why not', () => {
  const excepted = readTable('exceptions').flatMap(({ check, food }) =>
    check === 'sum' ? food : [],
  )
  const wrong = [...Map.groupBy(values, ({ food }) => food)].filter(([food, rows]) => {
    const amountOf = (name: string) => rows.find(({ nutrient }) => nutrient === name)?.amount
    const water = amountOf('water')
    if (water === undefined || excepted.includes(food)) return false
    const sum = ['protein', 'fat', 'carbohydrate', 'ash', 'alcohol'].reduce(
      (grams, name) => grams + (amountOf(name) ?? 0),
      water,
    )
    return sum < 95 || sum > 105
  })
  expect(wrong.map(([food]) => food)).toEqual([])
})

test('every exception is of a food and has a reason', () => {
  const wrong = readTable('exceptions').filter(({ food, reason }) => !(slugs.has(food) && reason))
  expect(wrong).toEqual([])
})
