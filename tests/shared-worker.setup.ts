import { afterAll, vi } from 'vitest'
import { getLocale, overwriteGetLocale } from '#app/i18n/paraglide/runtime.js'

const ownGetLocale = getLocale

/** Test files share their worker's modules and globals: each leaves them as it found them. */
afterAll(() => {
  overwriteGetLocale(ownGetLocale)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
