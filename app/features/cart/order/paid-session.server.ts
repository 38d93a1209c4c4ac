import { nullIfNotFound } from '#app/clients/null-if-not-found.ts'
import { undefinedIfFailed } from '#app/clients/undefined-if-failed.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { readAuthSession } from '#app/session/auth-cookies.server.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import { type Consultations, consultationsSchema } from '#server/contract/appointment.schema.ts'
import { isPaidFor, nutritionistOfConsultation } from '#server/contract/single-consultation.ts'

/** Sessions that the member has paid already and could use instead of a single consultation. */
export type PaidSession = { trackerId: string; count: number }

/** Null for a guest, and during an outage: an order must not wait for this note. */
export async function findPaidSession(
  context: SiteContext,
  programSlug: string,
): Promise<PaidSession | null> {
  const nutritionist = nutritionistOfConsultation(programSlug)
  if (nutritionist === null || !readAuthSession(context.settings).token) return null
  const answer = nullIfNotFound(callMain(context, 'v1/consultations', consultationsSchema))
  const consultations = await undefinedIfFailed(context, answer)
  return paidSessionOf(consultations?.trackers ?? [], { nutritionist, today: dayInJakarta() })
}

/** Prefers a program in the care of the nutritionist. @internal */
export function paidSessionOf(
  trackers: Consultations['trackers'],
  { nutritionist, today }: { nutritionist: string; today: string },
): PaidSession | null {
  const usable = trackers.filter(
    ({ sessionBalance, endsOn, programSlug }) =>
      sessionBalance > 0 && endsOn > today && isPaidFor(programSlug, nutritionist),
  )
  const inCare = usable.find((tracker) => tracker.nutritionist?.slug === nutritionist)
  const tracker = inCare ?? usable[0]
  return tracker ? { trackerId: tracker.trackerId, count: tracker.sessionBalance } : null
}
