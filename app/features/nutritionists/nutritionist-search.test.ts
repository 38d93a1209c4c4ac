import { expect, test } from 'vitest'
import { readNutritionistSearch } from './nutritionist-search.ts'

test('valid filters are read', () => {
  const search = {
    condition: 'gout',
    language: 'bug',
    city: 'Makassar',
    'max-price': '150000',
    free: 'week',
    sort: 'price',
  }
  expect(readNutritionistSearch(search)).toEqual(search)
})

test.each([
  ['the empty choices of a form', ''],
  ['an unknown value', '../users'],
  ['a property name of Object', 'constructor'],
])('%s counts as no filter', (_, value) => {
  const { city, ...others } = readNutritionistSearch({
    condition: value,
    language: value,
    city: value,
    'max-price': value,
    free: value,
    sort: value,
  })
  expect(Object.values(others).filter(Boolean)).toEqual([])
  // Only the content backend knows the cities.
  expect(city).toBe(value || undefined)
})
