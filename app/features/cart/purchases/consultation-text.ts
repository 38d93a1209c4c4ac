import { formatDate, formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { formatDateTimeIn } from '#app/i18n/zoned-time.ts'
import type { Transaction } from '#server/contract/purchase.schema.ts'
import { returnedRupiahOf, shownStateOf } from './shown-purchase-state.ts'

/** Says where the purchase of a single consultation stands, if that differs from a program. */
export function consultationText(
  transaction: Transaction,
  sessionsLeft: number | null,
): string | undefined {
  const amount = formatRupiah(returnedRupiahOf(transaction))
  switch (shownStateOf(transaction)) {
    case 'paid':
      return paidText(transaction, sessionsLeft)
    case 'returning':
      return m.cart_single_returning_text({ amount })
    case 'refunded':
      return m.cart_single_refunded_text({ amount })
    case 'charged_back':
      return m.cart_single_charged_back_text()
    case 'pending':
    case 'expired':
    case 'cancelled':
    case 'denied':
    case 'partially_refunded':
      return undefined
  }
}

function paidText(
  { session, period }: Transaction,
  sessionsLeft: number | null,
): string | undefined {
  // The payment is here, and the booking follows in a moment.
  if (!session || !period) return undefined
  if (session.state === 'booked') {
    const { nutritionist, startsAt, zone } = session
    const time = formatDateTimeIn(startsAt, zone)
    return m.cart_single_paid_text({ name: nutritionist.name, time })
  }
  if (session.state === 'withdrawn' && sessionsLeft !== 0)
    return m.cart_single_paid_gone({ date: formatDate(period.endsOn) })
  return m.cart_single_paid_other()
}
