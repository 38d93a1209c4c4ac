import { addDays, dayInJakarta } from '#server/backends/main/platform/calendar-day.ts'
import {
  daysOf,
  type Period,
  unusedDays,
} from '#server/backends/main/purchase/programs/purchased-period.ts'

/** For so many days after the payment a program that nobody met a nutritionist in is returned whole. */
const wholeRefundDays = 7

type Sale = {
  totalRupiah: number
  paidAt: Date
  period: Period
  sessionCount: number
  unusedSessionCount: number
}

export type RefundAmount = {
  amountRupiah: number
  /** Why it is this much: everything, or the part that was not used. */
  basis: 'whole' | 'unused'
  unusedDays: number
  totalDays: number
  unusedSessionCount: number
  sessionCount: number
  /** The last day on which everything is returned, as long as no session was used. */
  wholeUntil: string
}

/**
 * What a member gets back for a program, in whole rupiah, by the calendar of Jakarta:
 *
 *     until seven days after the payment, with no session used:   total
 *     otherwise:   floor(total × min(unused days ÷ days, unused sessions ÷ sessions))
 *
 * The day of the request counts as used. A program without sessions is measured by its days alone.
 */
export function refundAmountOf(sale: Sale, now: Date): RefundAmount {
  const { totalRupiah, paidAt, period, sessionCount, unusedSessionCount } = sale
  const today = dayInJakarta(now)
  const wholeUntil = addDays(dayInJakarta(paidAt), wholeRefundDays)
  const isWhole = today <= wholeUntil && unusedSessionCount === sessionCount
  const facts = {
    unusedDays: unusedDays(period, today),
    totalDays: daysOf(period),
    unusedSessionCount,
    sessionCount,
    wholeUntil,
  }
  return isWhole
    ? { amountRupiah: totalRupiah, basis: 'whole', ...facts }
    : { amountRupiah: unusedPart(totalRupiah, facts), basis: 'unused', ...facts }
}

type Used = Pick<RefundAmount, 'unusedDays' | 'totalDays' | 'unusedSessionCount' | 'sessionCount'>

/** Multiplied before it is divided, so that no fraction of a float decides about a rupiah. */
function unusedPart(totalRupiah: number, used: Used): number {
  const byDays = Math.floor((totalRupiah * used.unusedDays) / used.totalDays)
  if (used.sessionCount === 0) return byDays
  const bySessions = Math.floor((totalRupiah * used.unusedSessionCount) / used.sessionCount)
  return Math.min(byDays, bySessions)
}
