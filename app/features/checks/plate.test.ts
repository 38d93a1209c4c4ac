import { expect, test } from 'vitest'
import { chosenOf, type Food, hasSharedStaple, missingParts } from './plate.ts'

test.each<[Food[], string[]]>([
  [[], ['staple', 'side', 'vegetables', 'fruit']],
  [
    ['rice', 'noodles'],
    ['side', 'vegetables', 'fruit'],
  ],
  [
    ['banana', 'carrot'],
    ['staple', 'side'],
  ],
  [['rice', 'egg', 'spinach', 'guava'], []],
])('with %j on the plate, %j are missing', (foods, missing) => {
  expect(missingParts(new Set(foods))).toEqual(missing)
})

test('only several staple foods share one part', () => {
  expect(hasSharedStaple(new Set<Food>(['rice']))).toBe(false)
  expect(hasSharedStaple(new Set<Food>(['rice', 'noodles']))).toBe(true)
})

test('the chosen foods of a part keep the order of the list', () => {
  expect(chosenOf('side', new Set<Food>(['egg', 'rice', 'tempe']))).toEqual(['tempe', 'egg'])
})
