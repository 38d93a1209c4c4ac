import type { ProductService } from '#server/contract/purchase.schema.ts'

/** A duration that every program has, with the same number of sessions. */
export type SharedDuration = Pick<ProductService, 'durationWeeks' | 'sessionCount'>

/** Returns the durations of a list of programs, shortest first. Null if two programs differ. */
export function sharedDurations(services: ProductService[]): SharedDuration[] | null {
  const programs = new Set(services.map(({ programSlug }) => programSlug))
  const [first, ...others] = Array.from(programs, (slug) =>
    services
      .filter(({ programSlug }) => programSlug === slug)
      .map(({ durationWeeks, sessionCount }) => ({ durationWeeks, sessionCount }))
      .toSorted((one, other) => one.durationWeeks - other.durationWeeks),
  )
  if (!first) return null
  const isSame = others.every((own) => JSON.stringify(own) === JSON.stringify(first))
  return isSame ? first : null
}
