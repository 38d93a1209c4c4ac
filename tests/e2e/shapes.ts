import { isFullSize } from '#tests/test-size.ts'

/** The deployments of the site; the same tests run on each. */
export const shapes = {
  /** Everything in one process, on PGlite. */
  pglite: { site: 4300 },
  /** The site in one process, its three backends in another, on a PostgreSQL server if there is one. */
  external: { site: 4320, backends: 4321, database: 'seimbang_e2e' },
  /** The site with a test provider in place of Google, which can return faulty replies. */
  google: { site: 4350, provider: 4351 },
  /** The site with a main backend from another vendor, which the tests simulate. */
  foreign: { site: 4340, main: 4341 },
} as const

/** The processes of the deployments and their ports. Only the full size needs a faulty Google. */
export const roles = {
  pglite: shapes.pglite.site,
  'external-backends': shapes.external.backends,
  'external-site': shapes.external.site,
  foreign: shapes.foreign.site,
  ...(isFullSize && {
    'google-provider': shapes.google.provider,
    'google-site': shapes.google.site,
  }),
}

/** Answers once all of them are ready. */
export const gatePort = 4301

export type Shape = keyof typeof shapes

export function originOf(port: number): string {
  return `http://localhost:${port}`
}
