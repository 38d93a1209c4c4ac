import { expect, test } from 'vitest'
import { addressOfCartTarget } from './cart-navigation.ts'

test.each([
  [{ name: 'client.select-program' }, '/program'],
  [{ name: 'client.program.detail', id: 'jantung-sehat' }, '/program/jantung-sehat'],
  [{ name: 'index' }, '/'],
  [{ name: 'auth' }, '/auth'],
  [{ name: 'pricing' }, '/pricing'],
  [{ name: 'program' }, '/program'],
  [{ name: 'program-slug', id: 'jantung-sehat' }, '/program/jantung-sehat'],
  [{ name: 'layanan-enterprise' }, '/layanan-enterprise'],
  [{ name: 'promo-id', id: 'meja-liburan' }, '/promo/meja-liburan'],
  [{ name: 'tracker-id', id: 'abc' }, '/tracker/abc'],
] as const)('[S2.29] a cart’s %o leads to %s', (target, address) => {
  expect(addressOfCartTarget(target)).toBe(address)
})

test('an id stays one segment of the address', () => {
  expect(addressOfCartTarget({ name: 'client.program.detail', id: '../../auth?x' })).toBe(
    '/program/..%2Fauth%3Fx',
  )
})
