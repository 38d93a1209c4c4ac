import { expect, test } from 'vitest'
import { measuresOf } from './measures-of.ts'

const egg = { name: 'piece' as const, grams: 55 }

test('TKPI (fct-tkpi): gross grams exclude the waste, cooked grams follow the yield', () => {
  const measures = measuresOf({ measures: [egg], edibleShare: 0.68, cookedYield: 0.7 })
  expect(measures).toEqual([
    egg,
    { name: 'gram', grams: 1 },
    { name: 'grossGram', grams: 0.68 },
    { name: 'cookedGram', grams: expect.closeTo(1.4286, 4) },
  ])
})

test('a food without waste or cooking yield has only its measures and the gram', () => {
  expect(measuresOf({ measures: [egg], edibleShare: 1, cookedYield: 1 })).toEqual([
    egg,
    { name: 'gram', grams: 1 },
  ])
})
