import { expect, test } from 'vitest'
import { readAuthSearch, readMailedLinkSearch } from './auth-search.ts'

test.each(['login', 'signup'])('[S2.03] the address selects the tab %s', (tab) => {
  expect(readAuthSearch({ tab })).toMatchObject({ tab })
})

test.each(['', 'SIGNUP', 'admin'])('the unknown tab %j counts as absent', (tab) => {
  expect(readAuthSearch({ tab }).tab).toBeUndefined()
})

test('[S2.04] redirect and next are optional and carry the page the visitor came from', () => {
  expect(readAuthSearch({})).toEqual({})
  const search = { redirect: '/cart/check-order?cart-id=0012', next: 'questions' }
  expect(readAuthSearch(search)).toMatchObject(search)
})

test('an oversized link token counts as absent', () => {
  expect(readMailedLinkSearch({ token: 'a'.repeat(201) }).token).toBeUndefined()
})
