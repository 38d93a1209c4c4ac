import { expect, test } from 'vitest'
import { brokenContext } from '#app/clients/broken-context.fixture.ts'
import { listTrialFoods } from './trial-foods.server.ts'

const none = { fibreG: 0, addedSugarG: 0, sodiumMg: 0 }
const rendang = {
  id: 'rendang',
  names: { id: 'Rendang', en: 'Rendang' },
  aliases: ['randang'],
  per100g: { energyKcal: 200, proteinG: 20, fatG: 12, carbohydrateG: 4, ...none },
  plate: { staple: 0, side: 1, vegetables: 0, fruit: 0 },
  exchange: null,
  edibleShare: 1,
  cookedYield: 1,
  measures: [{ name: 'piece', grams: 50 }],
  confidence: 'medium',
  source: { kind: 'estimate' },
}

test('a guest gets each food in its usual amount, without what only the tracker needs', async () => {
  const data = { edition: '1', foods: [rendang] }
  const [food, ...others] = await listTrialFoods(brokenContext({ foods: { data } }).context)
  expect(others).toEqual([])
  expect(food).toEqual({
    id: 'rendang',
    names: rendang.names,
    aliases: ['randang'],
    amount: expect.stringMatching(/^1 /),
    energyKcal: 100,
    proteinG: 10,
  })
})
