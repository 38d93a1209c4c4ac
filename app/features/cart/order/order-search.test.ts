import { expect, test } from 'vitest'
import { readOrderSearch, subjectOf } from './order-search.ts'

test.each([
  [{ 'product-service-id': '0012' }, { productServiceId: '0012' }],
  [{ 'cart-id': '0012' }, { cartId: '0012' }],
  [{ 'product-service-id': 'a', 'cart-id': 'b' }, { productServiceId: 'a' }],
])('[S2.10] the query %j names what to order', (query, subject) => {
  expect(subjectOf(readOrderSearch(query))).toEqual(subject)
})

test.each([
  {},
  { 'product-service-id': '' },
  { 'cart-id': 'a'.repeat(65) },
  { 'order-id': 'a' },
  { product: 'a' },
])('[S2.10] the query %j names nothing to order', (query) => {
  expect(subjectOf(readOrderSearch(query))).toBeUndefined()
})
