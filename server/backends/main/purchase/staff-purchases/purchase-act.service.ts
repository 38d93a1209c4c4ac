import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { fulfilDue } from '#server/backends/main/purchase/fulfilments/fulfil-due.service.ts'
import {
  findFulfilmentState,
  oweAgain,
} from '#server/backends/main/purchase/fulfilments/fulfilment.repository.ts'
import { appendStaffEntry, type StaffAct } from '#server/backends/main/staff/calls/staff-audit.ts'
import type { FulfilmentAnswer } from '#server/contract/admin-purchase.schema.ts'
import { requirePurchase } from './staff-purchase.service.ts'

/**
 * Tries a given-up fulfilment again, once at once and then like a new one.
 * @throws MainFailure `ERR_NO_TRANSACTION_ID`, or `FULFILMENT_NOT_GIVEN_UP`
 */
export async function fulfilAgain(
  context: MainContext,
  act: StaffAct,
  transactionId: string,
): Promise<FulfilmentAnswer> {
  const { db, clock } = context
  const orderId = await db.transaction(async (tx) => {
    const { order, user } = await requirePurchase(tx, transactionId)
    const isOwed = await oweAgain(tx, { orderId: order.id, now: clock.now() })
    if (!isOwed) throw new MainFailure('FULFILMENT_NOT_GIVEN_UP')
    await appendStaffEntry(context, tx, act, { objectId: transactionId, subjectId: user.id })
    return order.id
  })
  await fulfilDue(context, orderId)
  const { isFulfilled } = await findFulfilmentState(db, orderId)
  return { isFulfilled }
}
