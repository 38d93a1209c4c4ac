import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './string-search.ts'

test('a search parameter that looks like a number stays a string', () => {
  expect(parseSearch('?cart-id=0012&tab=true')).toEqual({ 'cart-id': '0012', tab: 'true' })
})

test('the first value of a repeated search parameter counts', () => {
  expect(parseSearch('?redirect=/a&redirect=//evil')).toEqual({ redirect: '/a' })
})

test('a parameter may be named like a property of Object', () => {
  expect(parseSearch('?constructor=1')).toEqual({ constructor: '1' })
})

test('written search parameters read back the same', () => {
  const search = { redirect: '/cart/check-order?cart-id=0012', empty: undefined, 'a b': 'é&=' }
  expect(parseSearch(stringifySearch(search))).toEqual({ redirect: search.redirect, 'a b': 'é&=' })
  expect(stringifySearch({})).toBe('')
})

test('a query keeps its order, so writing a parsed query changes nothing', () => {
  expect(stringifySearch(parseSearch('?tab=login&a=1&tab=signup'))).toBe('?tab=login&a=1')
})
