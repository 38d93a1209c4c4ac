import { expect, test } from 'vitest'
import type { FoodSource } from '#server/contract/food.schema.ts'
import { unsourcedText } from './unsourced-text.ts'

const source: FoodSource = { kind: 'fdc', title: 'Bread' }

test('[S2.26] the story of a food names what has no source', () => {
  expect(unsourcedText({ source, known: { fibreG: 0, addedSugarG: 0.96 } })).toBe(
    'Without a source, so estimated or counted as 0: fibre and added sugar (known for 96%).',
  )
  expect(unsourcedText({ source })).toBeUndefined()
  const estimate: FoodSource = { kind: 'estimate' }
  expect(unsourcedText({ source: estimate, known: { energyKcal: 0 } })).toBeUndefined()
})
