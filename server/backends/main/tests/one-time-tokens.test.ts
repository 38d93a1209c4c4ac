import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MainFixture, openMainFixture, type SignedInMember } from './main-backend.fixture.ts'

let main: MainFixture
let member: SignedInMember
beforeAll(async () => {
  main = await openMainFixture()
  member = await main.signedInMember()
})
afterAll(() => main.close())

/** Each call that takes a secret of a link or of a session, with the rest of a valid body. */
const calls: [path: string, secret: string, rest: object][] = [
  ['/v1/users/confirm-email', 'token', { password: 'soto kudus pagi' }],
  ['/v1/users/reset-password', 'token', { password: 'soto kudus pagi' }],
  ['/v1/auth/refresh-token', 'refreshToken', { userId: 'x' }],
  ['/v1/practice-invites/accept', 'token', {}],
  ['/v1/staff-links/open', 'token', {}],
  ['/v1/staff-links/accept', 'token', { code: '123456' }],
]

test.each(calls)('[C60] %s refuses a %s that is not a text', async (path, secret, rest) => {
  const notText = fc.jsonValue().filter((value) => typeof value !== 'string')
  const property = fc.asyncProperty(notText, async (value) => {
    const body = { ...rest, [secret]: value }
    const { status } = await main.post(path, { token: member.token, body })
    expect(status).toBe(400)
  })
  await fc.assert(property, { numRuns: 30, examples: [[{}], [[]], [null], [true], [0]] })
})
