import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { checkPassword, hashPassword, isPasswordRight } from './password-hash.ts'

const composed = 'kaf\u00e9 susu'
const decomposed = 'kafe\u0301 susu'

test.each([
  [composed, decomposed],
  [decomposed, composed],
])('a password hashed as %j is right when typed as %j', async (first, second) => {
  const stored = await hashPassword(first)
  expect(await checkPassword(stored, second)).toEqual({ isRight: true })
})

test.each([composed, decomposed])(
  'a hash that was made of two characters is right for %j and is renewed',
  async (typed) => {
    const { isRight, renewedHash } = await checkPassword(await hash(decomposed), typed)
    expect(isRight).toBe(true)
    expect(await checkPassword(renewedHash, composed)).toEqual({ isRight: true })
  },
)

test('a wrong password is wrong in every spelling, and so is any without a hash', async () => {
  expect(await isPasswordRight(await hashPassword(composed), 'kafe susu')).toBe(false)
  expect(await isPasswordRight(null, composed)).toBe(false)
})
