import * as v from 'valibot'
import { expect, test } from 'vitest'
import { authSearchSchema, mailedLinkSearchSchema } from './auth-search.schema.ts'

test.each(['login', 'signup'])('[S2.03] the tab %s is taken from the address', (tab) => {
  expect(v.parse(authSearchSchema, { tab })).toMatchObject({ tab })
})

test.each(['', 'SIGNUP', 'admin'])('the unknown tab %j counts as absent', (tab) => {
  expect(v.parse(authSearchSchema, { tab }).tab).toBeUndefined()
})

test('[S2.04] redirect and next are optional and carry the page the visitor came from', () => {
  expect(v.parse(authSearchSchema, {})).toEqual({})
  const search = { redirect: '/cart/check-order?cart-id=0012', next: 'questions' }
  expect(v.parse(authSearchSchema, search)).toMatchObject(search)
})

test('a mailed token longer than any we send counts as absent', () => {
  expect(v.parse(mailedLinkSearchSchema, { token: 'a'.repeat(201) }).token).toBeUndefined()
})
