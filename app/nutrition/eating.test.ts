import { describe, expect, test } from 'vitest'
import { dayLimitEditions, usedOfLimits } from './day-limits.ts'
import { edibleGramsOf, sumOf } from './nutrients.ts'
import { plateEditions, plateOf } from './plate-guide.ts'

const day = '2026-11-22'

describe('Permenkes 30/2013', () => {
  test('the limits of a day are 4 tbsp or 50 g of sugar, 1 tsp or 5 g of salt, 5 tbsp or 67 g of fat', () => {
    expect(dayLimitEditions[0].rows).toEqual({
      sugar: { grams: 50, spoons: 4, spoon: 'tablespoon' },
      salt: { grams: 5, spoons: 1, spoon: 'teaspoon' },
      fat: { grams: 67, spoons: 5, spoon: 'tablespoon' },
    })
  })

  test.each([
    ['sugar', { addedSugarG: 50 }, false],
    ['sugar', { addedSugarG: 50.1 }, true],
    ['salt', { sodiumMg: 2000 }, false],
    ['salt', { sodiumMg: 2001 }, true],
    ['fat', { fatG: 67 }, false],
    ['fat', { fatG: 67.1 }, true],
  ] as const)('%s, %j is over the limit: %s', (limit, eaten, expected) => {
    const nothing = { addedSugarG: 0, sodiumMg: 0, fatG: 0 }
    expect(usedOfLimits({ ...nothing, ...eaten, day }).value[limit].share > 1).toBe(expected)
  })

  test('the three shares open to their inputs, their table and its source', () => {
    const { formula, inputs, table, sources } = usedOfLimits({
      day,
      addedSugarG: 25,
      sodiumMg: 1000,
      fatG: 33.5,
    })
    expect(formula).toBe('g ÷ 50 · n × 2.5 ÷ 1000 ÷ 5 · l ÷ 67')
    expect(inputs.map(({ value }) => value)).toEqual([25, 1000, 34])
    expect(table).toEqual({ table: 'batas-ggl', version: 'Permenkes 30/2013' })
    expect(sources[0]?.title).toContain('Permenkes 30/2013')
  })

  test('2,000 mg of sodium are 5 g of salt', () => {
    const { salt } = usedOfLimits({ day, addedSugarG: 0, sodiumMg: 2000, fatG: 0 }).value
    expect(salt.grams).toBe(5)
  })
})

describe('Isi Piringku (senisehat.com)', () => {
  test('the plate is a third staple, a sixth side dish, a third vegetables, a sixth fruit', () => {
    expect(plateEditions[0].rows).toEqual({
      staple: 1 / 3,
      side: 1 / 6,
      vegetables: 1 / 3,
      fruit: 1 / 6,
    })
  })

  test('a meal is divided by its grams, and an empty one has only zero shares', () => {
    const meal = plateOf({ staple: 150, side: 75, vegetables: 150, fruit: 75, day })
    expect(meal.value).toEqual({ shares: plateEditions[0].rows, lacking: [] })
    const empty = plateOf({ staple: 0, side: 0, vegetables: 0, fruit: 0, day })
    expect(empty.value.shares.staple).toBe(0)
  })

  test('the shares explain the rounded grams of each part', () => {
    const { formula, inputs, table, sources } = plateOf({
      ...{ staple: 150.4, side: 74.633, vegetables: 9.26, fruit: 0 },
      day,
    })
    expect(formula).toBe('g₁ ÷ (g₁ + g₂ + g₃ + g₄) · …')
    expect(inputs.map(({ symbol, quantity, value }) => `${symbol} ${quantity} ${value}`)).toEqual([
      'g₁ staple 150',
      'g₂ side 75',
      'g₃ vegetables 9.3',
      'g₄ fruit 0',
    ])
    expect(table).toEqual({ table: 'isi-piringku', version: '2026-11-21' })
    expect(sources).toHaveLength(1)
  })

  test('a part is lacking if it has less than half of its share', () => {
    const meal = plateOf({ staple: 780, side: 100, vegetables: 199, fruit: 121, day })
    expect(meal.value.lacking).toEqual(['vegetables'])
  })
})

describe('TKPI (fct-tkpi)', () => {
  test('the edible part is what was bought × BDD', () => {
    expect(edibleGramsOf(200, 0.58)).toBeCloseTo(116, 10)
  })

  test('foods add up, nutrient by nutrient', () => {
    const one = { ...sumOf([]), energyKcal: 100, sodiumMg: 5 }
    expect(sumOf([one, one])).toEqual({ ...sumOf([]), energyKcal: 200, sodiumMg: 10 })
    expect(new Set(Object.values(sumOf([])))).toEqual(new Set([0]))
  })
})
