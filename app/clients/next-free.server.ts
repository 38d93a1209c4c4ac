import type { SiteContext } from '#app/config/site-context.ts'
import { envelopeOf } from '#server/contract/envelope.schema.ts'
import { type FreePractice, freePracticeListSchema } from '#server/contract/free-times.schema.ts'
import { nullIfNotFound } from './null-if-not-found.ts'
import { readPublic } from './public-read.ts'
import { undefinedIfFailed } from './undefined-if-failed.ts'

/** A booking asks the practice itself, so pages may show a free time that is half a minute old. */
export const freeTimesFreshForMs = 30_000

/** The nutritionists who take bookings, by slug. */
export type FreePractices = Map<string, FreePractice>

export type WithNextFree<Person> = Omit<Person, 'priceRupiah'> & {
  /** What an order of one consultation costs. Null if it is not on sale. */
  priceRupiah: number | null
  /** The next time for a new client. Null if none is free. Undefined while free times are unknown. */
  nextFreeAt: string | null | undefined
  /** Whether new clients can book. True while it is unknown. */
  takesNewClients: boolean
}

/**
 * Returns undefined while the main backend is down, and for an external one that has no practices.
 */
export async function readNextFree(context: SiteContext): Promise<FreePractices | undefined> {
  const practices = await readFreePractices(context)
  return practices && new Map(practices.map((practice) => [practice.slug, practice]))
}

/** Returns undefined like `readNextFree`. */
export async function readFreePractices(context: SiteContext): Promise<FreePractice[] | undefined> {
  const { main } = context.backends
  const schema = envelopeOf(freePracticeListSchema)
  const reply = readPublic(main, 'v1/practices/free', schema, {}, freeTimesFreshForMs)
  return (await undefinedIfFailed(context, nullIfNotFound(reply)))?.data
}

/** A nutritionist without bookings sells no consultation. Some backends do not tell the price. */
function priceOf({ priceRupiah }: { priceRupiah: number | null }, practice?: FreePractice) {
  if (!practice) return null
  return practice.priceRupiah === undefined ? priceRupiah : practice.priceRupiah
}

/** The catalogue's price, which an order charges, comes before the one of the content. */
export function withNextFree<Person extends { slug: string; priceRupiah: number | null }>(
  person: Person,
  practices: FreePractices | undefined,
): WithNextFree<Person> {
  const practice = practices?.get(person.slug)
  const takesNewClients = practice?.takesNewClients ?? true
  return {
    ...person,
    priceRupiah: practices ? priceOf(person, practice) : person.priceRupiah,
    nextFreeAt: practices && (takesNewClients ? (practice?.nextFreeAt ?? null) : null),
    takesNewClients,
  }
}
