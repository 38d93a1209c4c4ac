import { calendarDay, nonEmptyTextUpTo, oneOf, searchReader } from '#app/lib/search-reader.ts'

const states = [
  'pending',
  'paid',
  'expired',
  'cancelled',
  'denied',
  'partially_refunded',
  'refunded',
  'charged_back',
] as const

/** The query of /admin/pembelian. */
export const readPurchasesSearch = searchReader({
  state: oneOf(states),
  from: calendarDay,
  until: calendarDay,
  after: nonEmptyTextUpTo(100),
})

type PurchasesSearch = ReturnType<typeof readPurchasesSearch>

export function purchaseQueryOf({ state, from, until, after }: PurchasesSearch) {
  return { state: states.find((it) => it === state), from, until, after }
}
