import type { FreePractices } from '#app/clients/next-free.server.ts'
import { dayInJakarta, startInJakarta } from '#app/lib/day-in-jakarta.ts'
import { dayMs } from '#app/lib/time.ts'
import type { FreeWithin } from './nutritionist-search.ts'

export type Timed = { nextFreeAt: string | null | undefined }

/** Those without a time are last, and equal ones keep their order. */
export function bySoonest(one: Timed, other: Timed): number {
  return millisecondsOf(one) - millisecondsOf(other)
}

/** Infinity would make two without a time incomparable. */
function millisecondsOf({ nextFreeAt }: Timed): number {
  return nextFreeAt ? Date.parse(nextFreeAt) : Number.MAX_SAFE_INTEGER
}

/** Day counts: until the end of today, of tomorrow, or of the sixth day after today. */
const daysWithin = { today: 1, tomorrow: 2, week: 7 } satisfies Record<FreeWithin, number>

/** Returns the nutritionists who take new clients and are free before the end of a day in WIB. */
export function slugsWithin(practices: FreePractices, free: FreeWithin): string[] {
  const end = startInJakarta(dayInJakarta()).getTime() + daysWithin[free] * dayMs
  return [...practices.values()]
    .filter(({ nextFreeAt: at, takesNewClients }) => takesNewClients && at && Date.parse(at) < end)
    .map(({ slug }) => slug)
}
