import * as v from 'valibot'
import type { PurchaseQuery } from '#server/contract/admin-purchase.schema.ts'
import { pathIdSchema } from '#server/contract/ids.schema.ts'
import { pageCursorSchema } from '#server/contract/page-cursor.schema.ts'
import { transactionStateSchema } from '#server/contract/purchase.schema.ts'
import type { PurchasesSearch } from './purchases-search.ts'

/** Returns the query of the list. A wrong state, service or page in the address counts as none. */
export function purchaseQueryOf({
  state,
  service,
  from,
  until,
  after,
}: PurchasesSearch): PurchaseQuery {
  return {
    state: transactionStateSchema.options.find((it) => it === state),
    service: v.is(pathIdSchema, service) ? service : undefined,
    ...{ from, until },
    after: v.is(pageCursorSchema, after) ? after : undefined,
  }
}
