import { describe, expect, test } from 'vitest'
import { dayLimitEditions, saltGramsOf, usedOfLimits } from './day-limits.ts'
import {
  type ExchangeGroup,
  exchangeEditions,
  exchangeUnitsOf,
  stapleUnitGrams,
  vegetableUnitGrams,
} from './food-exchange.ts'
import {
  glassMillilitres,
  riceGlassGrams,
  riceLadleGrams,
  sugarTablespoonGrams,
  tablespoonMillilitres,
  tablespoonsPerGlass,
  teaspoonsPerTablespoon,
} from './household-measures.ts'
import { cookedNutrient, edibleGramsOf, noNutrients, nutrientNames, sumOf } from './nutrients.ts'
import { plateEditions, plateExamplesGrams, plateOf } from './plate-guide.ts'

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
    expect(saltGramsOf(2000)).toBe(5)
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

  test('150 g of rice are 3 centong; fish 75 g, chicken 80 g, tofu 100 g, tempe 50 g', () => {
    expect(plateExamplesGrams).toEqual({ rice: 150, fish: 75, chicken: 80, tofu: 100, tempe: 50 })
    expect(3 * riceLadleGrams).toBe(plateExamplesGrams.rice)
  })

  test('a meal is shared by its grams, and an empty one has nothing', () => {
    const meal = plateOf({ staple: 150, side: 75, vegetables: 150, fruit: 75, day })
    expect(meal.value).toEqual({ shares: plateEditions[0].rows, lacking: [] })
    const empty = plateOf({ staple: 0, side: 0, vegetables: 0, fruit: 0, day })
    expect(empty.value.shares.staple).toBe(0)
  })

  test('its shares open to the grams of each part, as people write them', () => {
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

  test('a part lacks when it has less than half of its share', () => {
    const meal = plateOf({ staple: 780, side: 100, vegetables: 199, fruit: 121, day })
    expect(meal.value.lacking).toEqual(['vegetables'])
  })
})

describe('the exchange list (bahan-penukar, leaflet)', () => {
  test.each<[ExchangeGroup, number, number, number, number]>([
    ['staple', 175, 4, 0, 40],
    ['animalLow', 50, 7, 2, 0],
    ['animalMedium', 75, 7, 5, 0],
    ['animalHigh', 150, 7, 13, 0],
    ['plantProtein', 75, 5, 3, 7],
    ['vegetableA', 0, 0, 0, 0],
    ['vegetableB', 25, 1, 0, 5],
    ['vegetableC', 50, 3, 0, 10],
    ['fruit', 50, 0, 0, 12],
    ['milkSkim', 75, 7, 0, 10],
    ['milkLow', 125, 7, 6, 10],
    ['milkFull', 150, 7, 10, 10],
    ['oil', 50, 0, 5, 0],
  ])(
    'a unit of %s is %d kcal, %d g protein, %d g fat, %d g carbohydrate',
    (group, energyKcal, proteinG, fatG, carbohydrateG) => {
      const unit = { energyKcal, proteinG, fatG, carbohydrateG }
      expect(exchangeEditions.current.rows[group]).toEqual(unit)
    },
  )

  test('the older edition has 80 kcal for plant protein and 10 g for fruit', () => {
    const { plantProtein, fruit } = exchangeEditions.older.rows
    expect(Object.values(plantProtein)).toEqual([80, 6, 3, 8])
    expect(fruit.carbohydrateG).toBe(10)
    expect(exchangeEditions.older.version).not.toBe(exchangeEditions.current.version)
  })

  test('a unit is 100 g of rice, 70 g of bread, 210 g of potato, 200 g of wet noodles', () => {
    expect(stapleUnitGrams).toEqual({ rice: 100, bread: 70, potato: 210, wetNoodles: 200 })
    expect(vegetableUnitGrams).toBe(100)
    // The list calls it three quarters of a glass, which is rounded.
    expect(0.75 * riceGlassGrams - stapleUnitGrams.rice).toBe(5)
  })

  test('350 kcal of staple are two units, and free vegetables are none', () => {
    expect(exchangeUnitsOf('staple', 350)).toBe(2)
    expect(exchangeUnitsOf('vegetableA', 20)).toBe(0)
  })

  test('a glass is 240 ml or 24 tbsp, a tablespoon 10 ml or 3 tsp, a glass of rice 140 g', () => {
    expect([glassMillilitres, tablespoonsPerGlass, tablespoonMillilitres]).toEqual([240, 24, 10])
    expect([teaspoonsPerTablespoon, riceGlassGrams]).toEqual([3, 140])
    expect(sugarTablespoonGrams).toEqual({ least: 8, most: 10 })
  })
})

describe('TKPI (fct-tkpi)', () => {
  test('the edible part is what was bought × BDD', () => {
    expect(edibleGramsOf(200, 0.58)).toBeCloseTo(116, 10)
  })

  test('a nutrient is edible × yield × value ÷ 100 × retention', () => {
    const cooking = { edibleGrams: 116, cookedYield: 0.8, per100g: 20, retention: 0.9 }
    expect(cookedNutrient(cooking)).toBeCloseTo(16.704, 10)
  })

  test('foods add up, nutrient by nutrient', () => {
    const one = { ...noNutrients, energyKcal: 100, sodiumMg: 5 }
    expect(sumOf([one, one])).toEqual({ ...noNutrients, energyKcal: 200, sodiumMg: 10 })
    expect(Object.keys(sumOf([]))).toEqual([...nutrientNames])
  })
})
