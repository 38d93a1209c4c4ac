import type { SiteContext } from '#app/config/site-context.ts'
import { envelopeOf } from '#server/contract/envelope.schema.ts'
import { type FreePractice, freePracticeListSchema } from '#server/contract/free-times.schema.ts'
import { nullIfNotFound } from './null-if-not-found.ts'
import { readPublic } from './public-read.ts'
import { undefinedIfFailed } from './undefined-if-failed.ts'

/** A booking asks the practice itself, so pages may show a free time that is half a minute old. */
export const freeTimesFreshForMs = 30_000

/** The next free time of each nutritionist who takes bookings, by slug. */
export type NextFree = Map<string, string | null>

/** Null if no time is free. Undefined while free times are unknown. */
export type WithNextFree<Person> = Person & { nextFreeAt: string | null | undefined }

/**
 * Returns undefined while the main backend is down, and for an external one that has no practices.
 */
export async function readNextFree(context: SiteContext): Promise<NextFree | undefined> {
  const practices = await readFreePractices(context)
  return practices && new Map(practices.map(({ slug, nextFreeAt }) => [slug, nextFreeAt]))
}

/** Returns undefined like `readNextFree`. */
export async function readFreePractices(context: SiteContext): Promise<FreePractice[] | undefined> {
  const { main } = context.backends
  const schema = envelopeOf(freePracticeListSchema)
  const reply = readPublic(main, 'v1/practices/free', schema, {}, freeTimesFreshForMs)
  return (await undefinedIfFailed(context, nullIfNotFound(reply)))?.data
}

export function withNextFree<Person extends { slug: string }>(
  person: Person,
  nextFree: NextFree | undefined,
): WithNextFree<Person> {
  return { ...person, nextFreeAt: nextFree && (nextFree.get(person.slug) ?? null) }
}
