import type { Options } from '@node-rs/argon2'
import { afterAll, vi } from 'vitest'
import { getLocale, overwriteGetLocale } from '#app/i18n/paraglide/runtime.js'

/** Hashes at the cost of the site slow the tests. `even-times.test.ts` tests that cost. */
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof import('@node-rs/argon2')>()
  return {
    ...argon2,
    hash: (password: string, cost: Options) =>
      argon2.hash(password, { ...cost, memoryCost: 64, timeCost: 1 }),
  }
})

const ownGetLocale = getLocale

/** Test files share their worker's modules and globals: each leaves them as it found them. */
afterAll(() => {
  overwriteGetLocale(ownGetLocale)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
