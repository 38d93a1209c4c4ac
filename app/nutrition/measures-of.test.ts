import { expect, test } from 'vitest'
import { measuresOf } from './measures-of.ts'

const egg = { name: 'piece' as const, grams: 55 }

test('TKPI (fct-tkpi): what was bought is weighed less what is thrown away, what was cooked by its yield', () => {
  const measures = measuresOf({ measures: [egg], edibleShare: 0.68, cookedYield: 0.7 })
  expect(measures).toEqual([
    egg,
    { name: 'gram', grams: 1 },
    { name: 'grossGram', grams: 0.68 },
    { name: 'cookedGram', grams: expect.closeTo(1.4286, 4) },
  ])
})

test('what is eaten whole and as it is has its own measures and the gram', () => {
  expect(measuresOf({ measures: [egg], edibleShare: 1, cookedYield: 1 })).toEqual([
    egg,
    { name: 'gram', grams: 1 },
  ])
})
