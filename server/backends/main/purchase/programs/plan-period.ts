import { isConsultationSlug } from '#server/contract/single-consultation.ts'
import type { ProductServiceRow } from '#server/db/main/product-service.table.ts'
import type { TrackerRow } from '#server/db/main/tracker.table.ts'
import { nextPeriod, type Period } from './purchased-period.ts'

export type Purchased = Pick<ProductServiceRow, 'programSlug' | 'durationWeeks' | 'sessionCount'>

type PlannedPeriod = {
  period: Period
  /** The purchase opens a program. */
  isNew: boolean
  /** The weeks follow days that the member still has. */
  isExtension: boolean
  /** The new program starts with its first session, or on the last day for it. */
  isWaiting: boolean
}

/**
 * Plans the days of a purchase that is paid today: for the order page, and for the payment. A tracker
 * without a day, because its money went back before it began, is as good as none.
 */
export function planPeriod(
  tracker: Pick<TrackerRow, 'startsOn' | 'endsOn'> | undefined,
  { programSlug, durationWeeks: weeks, sessionCount }: Purchased,
  today: string,
): PlannedPeriod {
  const isNew = !tracker || tracker.startsOn === tracker.endsOn
  const runsUntil = isNew ? undefined : tracker.endsOn
  const isProgram = !isConsultationSlug(programSlug)
  const isWaiting = isNew && isProgram && sessionCount > 0
  return {
    period: nextPeriod({ today, runsUntil, weeks, isWaiting }),
    isNew,
    isExtension: runsUntil !== undefined && runsUntil > today,
    isWaiting,
  }
}
