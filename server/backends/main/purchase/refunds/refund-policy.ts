import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { addDays } from '#server/backends/main/platform/calendar-day.ts'
import {
  daysOf,
  type Period,
  unusedDays,
} from '#server/backends/main/purchase/programs/purchased-period.ts'

/** Until this many days after the payment, a program without used sessions is refunded whole. */
const wholeRefundDays = 7

type Sale = {
  totalRupiah: number
  paidAt: Date
  period: Period
  sessionCount: number
  unusedSessionCount: number
  /** The days of a single consultation do not count: unused, it is refunded whole until it ends. */
  isConsultation?: boolean
}

export type RefundAmount = {
  amountRupiah: number
  /** `unused` refunds the unused part only. */
  basis: 'whole' | 'unused'
  unusedDays: number
  totalDays: number
  unusedSessionCount: number
  sessionCount: number
  /** The last day of a whole refund, provided no session was used. */
  wholeUntil: string
}

/**
 * The refund for a program in whole rupiah, by the calendar of Jakarta:
 *
 *     until seven days after the payment, with no session used:   total
 *     otherwise:   floor(total × min(unused days ÷ days, unused sessions ÷ sessions))
 *
 * The day of the request counts as used. Without sessions, only the days count. An unused single
 * consultation is refunded whole until its last day.
 */
export function refundAmountOf(sale: Sale, now: Date): RefundAmount {
  const { totalRupiah, paidAt, period, sessionCount, unusedSessionCount } = sale
  const today = dayInJakarta(now)
  const wholeUntil = sale.isConsultation
    ? addDays(period.endsOn, -1)
    : addDays(dayInJakarta(paidAt), wholeRefundDays)
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

/** Multiplies before dividing, so that floating-point rounding never changes a rupiah. */
function unusedPart(totalRupiah: number, used: Used): number {
  const byDays = Math.floor((totalRupiah * used.unusedDays) / used.totalDays)
  if (used.sessionCount === 0) return byDays
  const bySessions = Math.floor((totalRupiah * used.unusedSessionCount) / used.sessionCount)
  return Math.min(byDays, bySessions)
}
