import { expect, test } from 'vitest'
import { changedSearch } from './order-change.ts'
import { choiceOf } from './order-search.ts'

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
