import { performance } from 'node:perf_hooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '#server/backends/main/identity/auth/password-hash.ts'
import { insertUser } from '#server/backends/main/identity/users/user.repository.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'

/** Other load on the machine may spoil one measurement, but hardly three. */
const mostMeasurements = 3
let main: MainFixture
beforeAll(async () => {
  main = await openMainFixture()
})
afterAll(() => main.close())

// Fails if an unknown address costs no hash: its median is then a twentieth of the other.
test('200 interleaved sign-ins take the same time for known and unknown addresses, within a tenth', async () => {
  const body = (email: string) => ({ email, password: 'salah sekali' })
  expect(await compare('/v1/auth/login', { pairs: 100, body })).toSatisfy(isWithinTenth)
})

// Fails if the answer leaves as soon as the work is done.
test.each(['forgot-password', 'verify-email'])(
  '%s takes the same time for known and unknown addresses',
  async (call) => {
    const body = (email: string) => ({ email })
    expect(await compare(`/v1/users/${call}`, { pairs: 10, body })).toSatisfy(isWithinTenth)
  },
)

function isWithinTenth(ratio: number): boolean {
  return Math.abs(ratio - 1) < 0.1
}

type Comparison = { pairs: number; body: (email: string) => object }

/** The time for unknown addresses divided by the time for known ones, in the last measurement. */
async function compare(path: string, { pairs, body }: Comparison): Promise<number> {
  const passwordHash = await hashPassword('nasi liwet solo')
  let ratio = Number.NaN
  for (let made = 0; made < mostMeasurements && !isWithinTenth(ratio); made += 1) {
    const known = await Promise.all(Array.from({ length: pairs }, () => insertMember(passwordHash)))
    const times = { known: [] as number[], unknown: [] as number[] }
    for (const email of known) {
      times.known.push(await timeOf(path, body(email)))
      times.unknown.push(await timeOf(path, body(newAddress())))
    }
    ratio = medianOf(times.unknown) / medianOf(times.known)
  }
  return ratio
}

async function timeOf(path: string, body: object): Promise<number> {
  const start = performance.now()
  await main.post(path, { body })
  return performance.now() - start
}

async function insertMember(passwordHash: string): Promise<string> {
  const now = main.clock.now()
  const email = newAddress()
  const person = { id: randomId(), email, firstName: 'Dewi', lastName: '' }
  await insertUser(main.db, { ...person, passwordHash, emailVerifiedAt: now, createdAt: now })
  return email
}

function newAddress(): string {
  return `${randomId().toLowerCase()}@contoh.id`
}

function medianOf(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
