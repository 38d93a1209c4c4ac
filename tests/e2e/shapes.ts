/** The ways in which the site runs; the same stories are told in each. */
export const shapes = {
  /** Everything in one process, on PGlite. */
  pglite: { site: 4300 },
  /** The same on a PostgreSQL server, where there is one. */
  postgresql: { site: 4310, database: 'seimbang_e2e' },
  /** The site in one process, its three backends in another. */
  external: { site: 4320, backends: 4321 },
  /** The site with a Google of its own choice: one that makes mistakes when it is told to. */
  google: { site: 4350, provider: 4351 },
  /** A site on a main backend that is not ours; the tests play it. */
  foreign: { site: 4340, main: 4341 },
} as const

export type Shape = keyof typeof shapes

export function originOf(port: number): string {
  return `http://localhost:${port}`
}
