/** The deployments of the site; the same tests run on each. */
export const shapes = {
  /** Everything in one process, on PGlite. */
  pglite: { site: 4300 },
  /** Everything in one process, on a PostgreSQL server if there is one. */
  postgresql: { site: 4310, database: 'seimbang_e2e' },
  /** The site in one process, its three backends in another. */
  external: { site: 4320, backends: 4321 },
  /** The site with a test provider in place of Google, which can return faulty replies. */
  google: { site: 4350, provider: 4351 },
  /** The site with a main backend from another vendor, which the tests simulate. */
  foreign: { site: 4340, main: 4341 },
} as const

export type Shape = keyof typeof shapes

export function originOf(port: number): string {
  return `http://localhost:${port}`
}
