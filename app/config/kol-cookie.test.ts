import { expect, test } from 'vitest'
import { clearedKolCookieOf, kolCodeOf, kolCookieOf, storedKolCodeOf } from './kol-cookie.ts'

test.each([
  ['rani', 'RANI'],
  [' Rani10 ', 'RANI10'],
  ['ra', undefined],
  ['RANI; Path=/', undefined],
  ['<b>', undefined],
  ['', undefined],
  [null, undefined],
])('the code in %j is %j', (value, code) => {
  expect(kolCodeOf(value)).toBe(code)
})

test('a code is stored for thirty days, for this site only, and is found among other cookies', () => {
  const cookie = kolCookieOf('RANI', { productSlug: 'seimbang', isSecure: true })
  expect(cookie).toBe('seimbang-kol=RANI; Path=/; Max-Age=2592000; SameSite=Lax; Secure')
  expect(storedKolCodeOf('locale=id; seimbang-kol=RANI; a=b', 'seimbang')).toBe('RANI')
  expect(storedKolCodeOf('seimbang-kol=%00', 'seimbang')).toBeUndefined()
  expect(storedKolCodeOf('', 'seimbang')).toBeUndefined()
})

test('clearing the code leaves no cookie', () => {
  expect(clearedKolCookieOf('seimbang')).toContain('seimbang-kol=; Path=/; Max-Age=0')
})
