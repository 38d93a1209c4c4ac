import { expect, test } from 'vitest'
import { changedSearch, choiceOf, readOrderSearch } from './order-search.ts'

test.each([
  [{ 'product-service-id': '0012' }, { productServiceId: '0012' }],
  [{ 'cart-id': '0012' }, { cartId: '0012' }],
  [{ 'product-service-id': 'a', 'cart-id': 'b' }, { productServiceId: 'a' }],
])('[S2.10] the query %j selects what to order', (query, subject) => {
  expect(choiceOf(readOrderSearch(query))?.subject).toEqual(subject)
})

test.each([
  {},
  { 'product-service-id': '' },
  { 'cart-id': 'a'.repeat(65) },
  { 'order-id': 'a' },
  { product: 'a' },
])('[S2.10] the query %j selects nothing', (query) => {
  expect(choiceOf(readOrderSearch(query))).toBeUndefined()
})

const cart = { 'cart-id': 'c', 'promo-code': 'MULAI10', nutritionist: 'ayu' }

test('another duration replaces the saved cart and keeps promo code and nutritionist', () => {
  expect(choiceOf(changedSearch(cart, { productServiceId: 's' }))).toEqual({
    subject: { productServiceId: 's' },
    promoCode: 'MULAI10',
    nutritionist: 'ayu',
  })
})

test.each([
  [{ promoCode: 'HEMAT100' }, { promoCode: 'HEMAT100', nutritionist: 'ayu' }],
  [{ promoCode: undefined }, { promoCode: undefined, nutritionist: 'ayu' }],
  [{ nutritionist: 'siti' }, { promoCode: 'MULAI10', nutritionist: 'siti' }],
])('the change %j keeps everything else', (change, unchanged) => {
  expect(choiceOf(changedSearch(cart, change))).toEqual({ subject: { cartId: 'c' }, ...unchanged })
})

const time = { start: '2026-12-01T03:00:00.000Z', zone: 'Asia/Makassar' }

test.each([
  [time, { startsAt: time.start, zone: time.zone }],
  [{ ...time, zone: 'Mars/Olympus' }, undefined],
  [{ ...time, start: 'besok' }, undefined],
  [{ start: time.start }, undefined],
])('the query %j chooses the time of a consultation', (query, session) => {
  const search = readOrderSearch({ 'product-service-id': 'konsultasi-ayu', ...query })
  expect(choiceOf(search)?.session).toEqual(session)
})
