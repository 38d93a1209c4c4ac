import type { PurchaseQuery } from '#server/contract/admin-purchase.schema.ts'
import type { PurchasesSearch } from './purchases-search.ts'

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

/** Returns the query of the list. An unknown state in the address counts as none. */
export function purchaseQueryOf({ state, from, until, after }: PurchasesSearch): PurchaseQuery {
  return { state: states.find((it) => it === state), from, until, after }
}
