import type { MainContext } from '#server/backends/main/main-context.ts'
import { dayInJakarta } from '#server/backends/main/platform/calendar-day.ts'
import type { OrderCheck } from '#server/contract/purchase.schema.ts'
import type { Database } from '#server/db/open-database.ts'
import { returnsFrom } from './open-period.service.ts'
import { findNutritionistOf, findTrackerOfProgram } from './program-period.repository.ts'
import { nextPeriod } from './purchased-period.ts'

type Wanted = { userId: string | undefined; programSlug: string; durationWeeks: number }

/** Returns the days that a payment today would add, by the rule that later grants them. */
export async function foreseePeriod(
  { clock }: Pick<MainContext, 'clock'>,
  db: Database,
  { userId, programSlug, durationWeeks: weeks }: Wanted,
): Promise<NonNullable<OrderCheck['program']>> {
  const today = dayInJakarta(clock.now())
  const tracker =
    userId === undefined
      ? undefined
      : await findTrackerOfProgram(db, { userId, programSlug, endsFrom: returnsFrom(today) })
  return {
    ...nextPeriod({ today, runsUntil: tracker?.endsOn, weeks }),
    isExtension: tracker !== undefined && tracker.endsOn > today,
    nutritionist: tracker ? await findNutritionistOf(db, tracker.id) : null,
  }
}
