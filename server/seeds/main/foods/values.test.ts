import { expect, test } from 'vitest'
import { singleFoodFiles } from '#server/seeds/main/foods.ts'
import { readTable } from './food-tables.ts'
import { transcribeUsda } from './usda-values.ts'
import { derivations, readValues } from './value-rows.ts'

const values = readValues()
const sources = readTable('sources')
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

test('every USDA value is what its row says', () => {
  const transcribed = Object.groupBy(transcribeUsda(), ({ food }) => food)
  const written = Object.groupBy(
    values.filter(({ source }) => source === 'usda-sr27'),
    ({ food }) => food,
  )
  expect(Object.keys(written).toSorted()).toEqual(Object.keys(transcribed).toSorted())
  for (const [food, rows] of Object.entries(written)) expect(rows, food).toEqual(transcribed[food])
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
