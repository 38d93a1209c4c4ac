import { expect, test } from 'vitest'
import { changedSearch, choiceOf, readOrderSearch, subjectOf } from './order-search.ts'

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

const cart = { 'cart-id': 'c', 'promo-code': 'MULAI10', nutritionist: 'ayu' }

test('another duration is no longer what the kept cart holds; the wishes stay', () => {
  expect(choiceOf(changedSearch(cart, { productServiceId: 's' }))).toEqual({
    subject: { productServiceId: 's' },
    promoCode: 'MULAI10',
    nutritionist: 'ayu',
  })
})

test.each([
  [{ promoCode: 'HEMAT100' }, { promoCode: 'HEMAT100', nutritionist: 'ayu' }],
  [{ promoCode: undefined }, { promoCode: undefined, nutritionist: 'ayu' }],
  [{ nutritionist: undefined }, { promoCode: 'MULAI10', nutritionist: undefined }],
])('the change %j leaves everything else', (change, wishes) => {
  expect(choiceOf(changedSearch(cart, change))).toEqual({ subject: { cartId: 'c' }, ...wishes })
})
