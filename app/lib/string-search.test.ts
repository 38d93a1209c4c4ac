import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './string-search.ts'

test('a search parameter that looks like a number stays the string that was written', () => {
  expect(parseSearch('?cart-id=0012&tab=true')).toEqual({ 'cart-id': '0012', tab: 'true' })
})

test('of a repeated search parameter the first value counts', () => {
  expect(parseSearch('?redirect=/a&redirect=//evil')).toEqual({ redirect: '/a' })
})

test('a parameter named like a property of every object is only a parameter', () => {
  expect(parseSearch('?constructor=1')).toEqual({ constructor: '1' })
})

test('search parameters are written so that they read back the same', () => {
  const search = { redirect: '/cart/check-order?cart-id=0012', empty: undefined, 'a b': 'é&=' }
  expect(parseSearch(stringifySearch(search))).toEqual({ redirect: search.redirect, 'a b': 'é&=' })
  expect(stringifySearch({})).toBe('')
})

test('a query keeps its order, so that writing what was read changes nothing', () => {
  expect(stringifySearch(parseSearch('?tab=login&a=1&tab=signup'))).toBe('?tab=login&a=1')
})
