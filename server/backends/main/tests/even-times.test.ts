import { setTimeout as wait } from 'node:timers/promises'
import { verify } from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { hashPassword } from '#server/backends/main/identity/auth/password-hash.ts'
import { insertUser } from '#server/backends/main/identity/users/user.repository.ts'
import { answerEvenly } from '#server/backends/main/platform/http/answer-evenly.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { type MainFixture, memberPassword, openMainFixture } from './main-backend.fixture.ts'

vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof import('@node-rs/argon2')>()
  return { ...argon2, verify: vi.fn(argon2.verify) }
})
vi.mock('node:timers/promises', async (importOriginal) => {
  const timers = await importOriginal<typeof import('node:timers/promises')>()
  return { ...timers, setTimeout: vi.fn(timers.setTimeout) }
})

const floorMs = 150
let main: MainFixture
beforeAll(async () => {
  main = await openMainFixture()
})
beforeEach(() => void vi.mocked(verify).mockClear())
afterAll(() => main.close())

const accounts = {
  'a member': async () => (await main.signedInMember()).user.email,
  'a member who signs in with Google': insertGoogleMember,
  'an unknown address': async () => newAddress(),
}
const accountKinds = Object.keys(accounts) as (keyof typeof accounts)[]

// The tests that share a worker hash at a lower cost.
test('a password becomes an argon2id hash of 19 MiB and two passes', async () => {
  expect(await hashPassword(memberPassword)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test.each(accountKinds)('a failed sign-in of %s verifies one hash', async (kind) => {
  const email = await accounts[kind]()
  const body = { email, password: `not ${memberPassword}` }
  await main.post('/v1/auth/login', { body })
  expect(verify).toHaveBeenCalledTimes(1)
})

test.each(
  ['forgot-password', 'verify-email'].flatMap((call) =>
    accountKinds.map((kind) => [call, kind] as const),
  ),
)('%s for %s answers only after 150 ms', async (call, kind) => {
  const email = await accounts[kind]()
  const floor = holdFloor()
  let isAnswered = false
  const answer = main.post(`/v1/users/${call}`, { body: { email } }).finally(() => {
    isAnswered = true
  })
  await floor.isReached
  for (let query = 0; query < 20; query += 1) await main.db.execute('select 1')
  expect(isAnswered).toBe(false)
  floor.release()
  expect((await answer).status).toBe(200)
})

test('an even answer waits for both its work and the floor', async () => {
  const work = Promise.withResolvers<string>()
  const settled = vi.fn()
  const floor = holdFloor()
  const answer = answerEvenly(work.promise).finally(settled)
  floor.release()
  await nextTurn()
  expect(settled).not.toHaveBeenCalled()
  work.resolve('done')
  expect(await answer).toBe('done')

  const heldFloor = holdFloor()
  const failure = expect(
    answerEvenly(Promise.reject(new Error('failed'))).finally(settled),
  ).rejects.toThrow('failed')
  await nextTurn()
  expect(settled).toHaveBeenCalledTimes(1)
  heldFloor.release()
  await failure
})

/** Replaces the next timer of 150 ms by one that ends when it is released. */
function holdFloor() {
  const reached = Promise.withResolvers<void>()
  const released = Promise.withResolvers<undefined>()
  const real = vi.mocked(wait).getMockImplementation() as typeof wait
  vi.mocked(wait).mockImplementation(((delayMs, ...rest) => {
    if (delayMs !== floorMs) return real(delayMs, ...rest)
    vi.mocked(wait).mockImplementation(real)
    reached.resolve()
    return released.promise
  }) as typeof wait)
  return { isReached: reached.promise, release: () => released.resolve(undefined) }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

async function insertGoogleMember(): Promise<string> {
  const now = main.clock.now()
  const email = newAddress()
  await insertUser(main.db, {
    ...{ id: randomId(), email, firstName: 'Dewi', lastName: '' },
    ...{ googleIssuer: 'https://google.test', googleSubject: randomId(), googleEmail: email },
    ...{ emailVerifiedAt: now, createdAt: now },
  })
  return email
}

function newAddress(): string {
  return `${randomId().toLowerCase()}@contoh.id`
}
