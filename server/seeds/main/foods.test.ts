import { expect, test } from 'vitest'
import { countRecipe } from '#app/nutrition/count-recipe.ts'
import { exchangeEditions, statedUnitGrams } from '#app/nutrition/food-exchange.ts'
import { mineralNames, vitaminNames } from '#app/nutrition/micronutrients.ts'
import { nutrientsOf, sumOf } from '#app/nutrition/nutrients.ts'
import { readTable } from './foods/food-tables.ts'
import { readFoods } from './foods.ts'

const foods = readFoods()
const foodById = new Map(foods.map((food) => [food.id, food]))

test('there are at least 330 single foods and 200 dishes, each with a unique id', () => {
  const dishes = foods.filter(({ source }) => source.kind === 'recipe')
  expect(dishes.length).toBeGreaterThanOrEqual(200)
  expect(foods.length - dishes.length).toBeGreaterThanOrEqual(330)
  expect(foodById.size).toBe(foods.length)
})

/** Foods that a check leaves out, each with a reason. */
const exceptions = readTable('exceptions')
const isExcepted = (check: string, food: string) =>
  exceptions.some((row) => row.check === check && row.food === food)

/** Kilocalories that rounding to whole ones and to tenths of a gram may cost. */
const rounding = 3

// Fibre gives some energy, so the true value lies between counting it as zero and as sugar.
test('the energy of every food matches its nutrients within 10 %, or says why not', () => {
  const wrong = foods.filter(({ per100g, more }) => {
    const alcohol = 7 * (more?.alcoholG?.amount ?? 0)
    const most = 4 * per100g.proteinG + 9 * per100g.fatG + 4 * per100g.carbohydrateG + alcohol
    const least = most - 4 * per100g.fibreG
    return per100g.energyKcal < least * 0.9 - rounding || per100g.energyKcal > most * 1.1 + rounding
  })
  expect(wrong.map(({ id }) => id).filter((id) => !isExcepted('energy', id))).toEqual([])
})

test('100 g of a food contain at most 100 g, with fibre and sugar as part of the carbohydrate', () => {
  for (const { id, per100g, more } of foods) {
    const { proteinG, fatG, carbohydrateG, fibreG, addedSugarG, sodiumMg } = per100g
    const { amount: sugarsG = carbohydrateG, knownShare = 0 } = more?.sugarsG ?? {}
    if (knownShare === 1 && !isExcepted('sugars', id))
      expect(addedSugarG, id).toBeLessThanOrEqual(sugarsG + 0.3)
    expect(proteinG + fatG + carbohydrateG + sodiumMg / 1000, id).toBeLessThanOrEqual(100.5)
    expect(fibreG + addedSugarG, id).toBeLessThanOrEqual(carbohydrateG + 0.5)
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
    if (source.kind === 'fdc') expect(source.title, id).toMatch(/\w{3}/)
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
    const eatenKcal = expected.energyKcal - 8.84 * (source.fatLeftGrams ?? 0)
    expect(Math.abs((per100g.energyKcal * source.cookedGrams) / 100 - eatenKcal)).toBeLessThan(
      source.cookedGrams / 200 + 0.01,
    )
    expect((per100g.sodiumMg * source.cookedGrams) / 100).toBeCloseTo(expected.sodiumMg, -1)
  }
})

test('[S2.26] a food has all minerals of its row or none, and they are parts of its weight', () => {
  for (const { id, source, minerals } of foods) {
    if (source.kind === 'estimate') expect(minerals, id).toBeNull()
    if (!minerals) continue
    for (const name of mineralNames)
      expect(minerals[name], `${id} ${name}`).toBeGreaterThanOrEqual(0)
    const grams = mineralNames.reduce((sum, name) => sum + minerals[name], 0) / 1000
    expect(grams, id).toBeLessThan(5)
  }
})

test('[S2.26] a food has all the vitamins of its row, or none', () => {
  for (const { id, source, vitamins } of foods) {
    if (source.kind === 'estimate') expect(vitamins, id).toBeNull()
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
  expect(foodById.get('horenso')?.vitamins?.vitaminAUg).toBe(1048)
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
    const inPotKcal = per100g.energyKcal + (884 * (source.fatLeftGrams ?? 0)) / source.cookedGrams
    expect((minerals?.knownShare ?? 0) * inPotKcal, id).toBeCloseTo(known, -1)
  }
  expect(dishes.filter(({ minerals }) => minerals?.knownShare === 1)).not.toEqual([])
  expect(foodById.get('horenso')?.minerals).toMatchObject({ calciumMg: 136, ironMg: 3.57 })
})

test('saturated fat stays in the pan with the rest of the fat', () => {
  const ingredients = [{ foodId: 'minyak-goreng', grams: 100 }]
  const { more } = countRecipe({ ingredients, cookedGrams: 50, fatLeftGrams: 50 }, foodById)
  const { amount = 0 } = foodById.get('minyak-goreng')?.more?.saturatedFatG ?? {}
  expect(amount).toBeGreaterThan(0)
  expect(more?.saturatedFatG?.amount).toBeCloseTo(amount, 1)
})

test('a dish weighs at most what goes into the pot, water included', () => {
  const dishes = foods.flatMap(({ id, source }) =>
    source.kind === 'recipe' ? { id, ...source } : [],
  )
  const inPot = ({ ingredients }: (typeof dishes)[number]) =>
    ingredients.reduce((sum, { grams }) => sum + grams, 0)
  const tooHeavy = dishes.filter((dish) => inPot(dish) < dish.cookedGrams)
  const tooLight = dishes.filter((dish) => dish.cookedGrams < inPot(dish) * 0.4)
  expect([...tooHeavy, ...tooLight].map(({ id }) => id)).toEqual([])
})

const usdaByNdb = new Map(readTable('usda-sr27').map((row) => [row.ndb, row]))

test.each(readTable('measured-dishes').map((row) => [row.dish, row.source, row]))(
  '%s is within 25 %% of the energy that %s has for it, or says why not',
  (dish, _, row) => {
    const measured = Number(row.kcal || usdaByNdb.get(row['source id'])?.energy_kcal)
    const counted = foodById.get(dish ?? '')?.per100g.energyKcal ?? 0
    if (!row.reason) expect(Math.abs(counted - measured) / measured).toBeLessThanOrEqual(0.25)
    else expect(Math.abs(counted - measured) / measured).toBeGreaterThan(0.25)
  },
)

test.each(Object.entries(statedUnitGrams))(
  'the weight of %s in the exchange list, %d g, holds its unit within 10 %%',
  (id, grams) => {
    const { energyKcal } = exchangeEditions.baru.rows.staple
    const counted = ((foodById.get(id)?.per100g.energyKcal ?? 0) * grams) / 100
    expect(Math.abs(counted - energyKcal) / energyKcal).toBeLessThanOrEqual(0.1)
  },
)

// Legumes and grains keep their energy, as the water stays in them; meat loses fat and juice.
test.each([
  ['beras-putih', 'nasi-putih', 0.02],
  ['beras-merah', 'nasi-merah', 0.02],
  ['beras-ketan', 'ketan-putih', 0.02],
  ['oatmeal', 'oatmeal-matang', 0.1],
  ['kuinoa-mentah', 'kuinoa', 0.1],
  ['kacang-hijau', 'kacang-hijau-rebus', 0.1],
  ['daging-sapi-mentah', 'daging-sapi-matang', 0.02],
  ['daging-kambing-mentah', 'daging-kambing', 0.1],
  ['ikan-lele', 'lele-matang', 0.1],
  ['ikan-cakalang', 'cakalang-matang', 0.1],
  ['ikan-tuna', 'tuna-panggang', 0.1],
  ['salmon', 'salmon-panggang', 0.1],
])('%s cooked to its yield has the energy of %s', (raw, cooked, tolerance) => {
  const { cookedYield = 0, per100g } = foodById.get(raw) ?? {}
  const ofCooked = (foodById.get(cooked)?.per100g.energyKcal ?? 0) * cookedYield
  const ofRaw = per100g?.energyKcal ?? 0
  expect(Math.abs(ofCooked - ofRaw) / ofRaw).toBeLessThanOrEqual(tolerance)
})

test('three teaspoons are a tablespoon, and 24 tablespoons a glass', () => {
  const contradicting = foods.filter(({ measures }) => {
    const gramsOf = (name: string) => measures.find((measure) => measure.name === name)?.grams
    const [teaspoon, tablespoon, glass] = ['teaspoon', 'tablespoon', 'glass'].map(gramsOf)
    if (!tablespoon) return false
    return [teaspoon && teaspoon * 3, glass && glass / 24].some(
      (grams) => grams && Math.abs(grams / tablespoon - 1) > 0.1,
    )
  })
  expect(contradicting.map(({ id }) => id)).toEqual([])
})

/** Served with cob, pod, shell or bone, which a member may weigh. */
const servedWithWaste = [
  ...['jagung-rebus', 'edamame', 'kacang-tanah-rebus', 'telur-rebus', 'ceker-ayam'],
  ...['paha-ayam', 'bebek', 'ayam-kampung', 'kerang', 'sayap-ayam-goreng'],
]

test('a boiled or fried food has no peel left to take off', () => {
  const cooked = /rebus|kukus|goreng|panggang|cooked|boiled|steamed|fried/i
  const wrong = foods.filter(
    ({ id, names, edibleShare, cookedYield }) =>
      cooked.test(`${names.id} ${names.en}`) &&
      (cookedYield !== 1 || (edibleShare < 1 && !servedWithWaste.includes(id))),
  )
  expect(wrong.map(({ id }) => id)).toEqual([])
})

const changeable = {
  energy: ({ per100g }) => per100g.energyKcal,
  protein: ({ per100g }) => per100g.proteinG,
  fat: ({ per100g }) => per100g.fatG,
  carbohydrate: ({ per100g }) => per100g.carbohydrateG,
  fibre: ({ per100g }) => per100g.fibreG,
  'added sugar': ({ per100g }) => per100g.addedSugarG,
  sodium: ({ per100g }) => per100g.sodiumMg,
  caffeine: ({ more }) => more?.caffeineMg?.amount ?? 0,
  'edible share': ({ edibleShare }) => edibleShare,
  'cooked yield': ({ cookedYield }) => cookedYield,
} satisfies Record<string, (food: (typeof foods)[number]) => number>

test('the last line of the changelog about a number says what it is now', () => {
  const lines = readTable('changelog').map((row) => [`${row.food} ${row.nutrient}`, row] as const)
  const wrong = [...new Map(lines).values()].filter(({ food: id = '', nutrient = '', after }) => {
    const food = foodById.get(id)
    if (!food) return true
    const measured = food.measures.find(({ name }) => nutrient === `measure ${name}`)?.grams
    const now = measured ?? changeable[nutrient as keyof typeof changeable](food)
    return now !== Number(after)
  })
  expect(wrong).toEqual([])
})
