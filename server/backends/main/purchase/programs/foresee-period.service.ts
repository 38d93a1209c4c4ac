import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import type { OrderCheck } from '#server/contract/purchase.schema.ts'
import type { Database } from '#server/db/open-database.ts'
import { returnsFrom } from './open-period.service.ts'
import { type Purchased, planPeriod } from './plan-period.ts'
import { findNutritionistOf, findTrackerOfProgram } from './program-period.repository.ts'

type Wanted = Purchased & { userId: string | undefined }

/** Returns the days that a payment today would add, by the rule that later grants them. */
export async function foreseePeriod(
  { clock }: Pick<MainContext, 'clock'>,
  db: Database,
  { userId, ...purchased }: Wanted,
): Promise<NonNullable<OrderCheck['program']>> {
  const today = dayInJakarta(clock.now())
  const tracker =
    userId === undefined
      ? undefined
      : await findTrackerOfProgram(db, {
          ...{ userId, programSlug: purchased.programSlug, endsFrom: returnsFrom(today) },
        })
  const { period, isExtension, isWaiting } = planPeriod(tracker, purchased, today)
  return {
    ...period,
    isExtension,
    isWaiting,
    nutritionist: tracker ? await findNutritionistOf(db, tracker.id) : null,
  }
}
