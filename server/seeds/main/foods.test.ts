import { expect, test } from 'vitest'
import { mineralNames, vitaminNames } from '#app/nutrition/micronutrients.ts'
import { nutrientsOf, sumOf } from '#app/nutrition/nutrients.ts'
import { readFoods } from './foods.ts'

const foods = readFoods()
const foodById = new Map(foods.map((food) => [food.id, food]))

test('there are at least 300 foods, each with a unique id', () => {
  expect(foods.length).toBeGreaterThanOrEqual(300)
  expect(foodById.size).toBe(foods.length)
})

// Fibre gives some energy, so the true value lies between counting it as zero and as sugar.
test('the energy of every food matches its nutrients', () => {
  for (const { id, per100g } of foods) {
    const most = 4 * per100g.proteinG + 9 * per100g.fatG + 4 * per100g.carbohydrateG
    const least = most - 4 * per100g.fibreG
    const tolerance = 6 + most * 0.12
    expect(per100g.energyKcal, id).toBeGreaterThanOrEqual(least - tolerance)
    expect(per100g.energyKcal, id).toBeLessThanOrEqual(most + tolerance)
  }
})

test('100 g of a food contain at most 100 g, with fibre and sugar as part of the carbohydrate', () => {
  for (const { id, per100g } of foods) {
    const { proteinG, fatG, carbohydrateG, fibreG, addedSugarG, sodiumMg } = per100g
    expect(proteinG + fatG + carbohydrateG + sodiumMg / 1000, id).toBeLessThanOrEqual(100.5)
    expect(fibreG + addedSugarG, id).toBeLessThanOrEqual(carbohydrateG + 0.2)
  }
})

test('every food can be weighed, and counts for one plate section at most', () => {
  for (const { id, edibleShare, cookedYield, measures, plate } of foods) {
    expect(edibleShare, id).toBeGreaterThan(0)
    expect(edibleShare, id).toBeLessThanOrEqual(1)
    expect(cookedYield, id).toBeGreaterThan(0)
    expect(measures.length, id).toBeGreaterThan(0)
    const { staple, side, vegetables, fruit } = plate
    expect(staple + side + vegetables + fruit, id).toBeLessThanOrEqual(1.05)
  }
})

test('every food has its names and a source of its values', () => {
  for (const { id, names, aliases, source } of foods) {
    expect(id).toMatch(/^[a-z0-9-]+$/)
    for (const name of [names.id, names.en, ...aliases]) expect(name, id).toMatch(/\S/)
    if (source.kind === 'fdc') expect(source.title, id).toMatch(/\w{4}/)
  }
})

test('a dish has the nutrients of its ingredients', () => {
  for (const { source, per100g } of foods) {
    if (source.kind !== 'recipe') continue
    const expected = sumOf(
      source.ingredients.flatMap(({ foodId, grams }) => {
        const food = foodById.get(foodId)
        return food ? nutrientsOf(food.per100g, grams) : []
      }),
    )
    expect((per100g.energyKcal * source.cookedGrams) / 100).toBeCloseTo(expected.energyKcal, -1)
    expect((per100g.sodiumMg * source.cookedGrams) / 100).toBeCloseTo(expected.sodiumMg, -1)
  }
})

test('[S2.26] the minerals of a food come from the row of its values and are parts of its weight', () => {
  for (const { id, source, minerals } of foods) {
    if (source.kind === 'fdc') expect(minerals?.knownShare, id).toBe(1)
    if (source.kind === 'estimate') expect(minerals, id).toBeNull()
    if (!minerals) continue
    for (const name of mineralNames)
      expect(minerals[name], `${id} ${name}`).toBeGreaterThanOrEqual(0)
    const grams = mineralNames.reduce((sum, name) => sum + minerals[name], 0) / 1000
    expect(grams, id).toBeLessThan(5)
  }
})

/** Foods for which some vitamin was never measured. */
const withoutVitamins = [
  ...['daging-kambing-mentah', 'udang', 'edamame', 'pakis'],
  ...['jeruk-bali', 'jambu-air', 'kelengkeng'],
]

test('[S2.26] a food has all the vitamins of the row of its values, or none', () => {
  for (const { id, source, vitamins } of foods) {
    if (source.kind === 'estimate') expect(vitamins, id).toBeNull()
    if (source.kind === 'fdc')
      expect(vitamins?.knownShare, id).toBe(withoutVitamins.includes(id) ? undefined : 1)
    if (!vitamins) continue
    for (const name of vitaminNames)
      expect(vitamins[name], `${id} ${name}`).toBeGreaterThanOrEqual(0)
    const milligrams = vitaminNames.reduce(
      (sum, name) => sum + vitamins[name] / (name.endsWith('Ug') ? 1000 : 1),
      0,
    )
    expect(milligrams, id).toBeLessThan(300)
  }
})

test('[S2.26] vitamin A counts a sixth of carotene and all of retinol', () => {
  // Boiled spinach has 10,481 IU, all carotene (10 IU are 1 RE); a raw egg has 160 µg of retinol.
  expect(foodById.get('bayam')?.vitamins?.vitaminAUg).toBe(1048)
  expect(foodById.get('telur-mentah')?.vitamins?.vitaminAUg).toBe(161)
})

test('[S2.26] a dish has the vitamins of its ingredients', () => {
  const dishes = foods.filter(({ source }) => source.kind === 'recipe')
  expect(dishes.filter(({ vitamins }) => vitamins?.knownShare === 1)).not.toEqual([])
  for (const { id, source, vitamins } of dishes) {
    if (source.kind !== 'recipe') continue
    for (const name of vitaminNames) {
      const expected = source.ingredients.reduce((sum, { foodId, grams }) => {
        const known = foodById.get(foodId)?.vitamins?.[name] ?? 0
        return sum + (known * grams) / source.cookedGrams
      }, 0)
      expect(Math.abs((vitamins?.[name] ?? 0) - expected), `${id} ${name}`).toBeLessThanOrEqual(
        0.0051,
      )
    }
  }
})

test('[S2.26] a dish has the minerals of its ingredients and the share of it with known values', () => {
  const dishes = foods.filter(({ source }) => source.kind === 'recipe')
  for (const { id, source, minerals, per100g } of dishes) {
    if (source.kind !== 'recipe') continue
    const expected = (amountIn: (food: (typeof foods)[number]) => number) =>
      source.ingredients.reduce((sum, { foodId, grams }) => {
        const food = foodById.get(foodId)
        return sum + (food ? (amountIn(food) * grams) / source.cookedGrams : Number.NaN)
      }, 0)
    const iron = expected((food) => food.minerals?.ironMg ?? 0)
    const known = expected((food) => (food.minerals ? food.per100g.energyKcal : 0))
    expect(minerals?.ironMg ?? 0, id).toBeCloseTo(iron, 1)
    expect((minerals?.knownShare ?? 0) * per100g.energyKcal, id).toBeCloseTo(known, -1)
  }
  expect(dishes.filter(({ minerals }) => minerals?.knownShare === 1)).not.toEqual([])
  expect(foodById.get('bayam')?.minerals).toMatchObject({ calciumMg: 136, ironMg: 3.57 })
})

test('a dish weighs at most its ingredients plus the water that rice and soup absorb', () => {
  const tooLight = foods.filter(({ source }) => {
    if (source.kind !== 'recipe') return false
    const raw = source.ingredients.reduce((sum, { grams }) => sum + grams, 0)
    return source.cookedGrams < raw * 0.4
  })
  expect(tooLight.map(({ id }) => id)).toEqual([])
})
