import type { MainContext } from '#server/backends/main/main-context.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { findPurchaseOfOrder } from '#server/backends/main/purchase/payments/transaction.repository.ts'
import { lockDueFulfilment, markFulfilled, postponeFulfilment } from './fulfilment.repository.ts'
import { type GrantContext, grantProgram } from './program-grant.service.ts'

const firstRetryMs = 5 * 1000
const longestRetryMs = 60 * 60 * 1000
/** About a day and a half, with the delays above. */
const mostAttempts = 40

type FulfilContext = GrantContext & Pick<MainContext, 'db' | 'log'>

/**
 * Gives what has been owed longest, or what one order is owed; says whether there was something. It
 * is given and marked in one transaction, so it is given once, by whichever instance takes its row;
 * what fails is put off, longer each time.
 */
export async function fulfilDue(context: FulfilContext, orderId?: string): Promise<boolean> {
  const { db, clock, log } = context
  let taken: { orderId: string; attempts: number } | undefined
  try {
    return await db.transaction(async (tx) => {
      const now = clock.now()
      taken = await lockDueFulfilment(tx, { now, orderId })
      if (!taken) return false
      const purchase = await findPurchaseOfOrder(tx, taken.orderId)
      if (!purchase) throw new Error('A fulfilment has no purchase')
      // Whoever deleted their account meanwhile has left nobody to give it to, and no address.
      if (!purchase.user.deletedAt) await grantProgram(context, tx, purchase)
      await markFulfilled(tx, { orderId: taken.orderId, now })
      return true
    })
  } catch (error) {
    if (!taken) throw error
    log.error({ orderId: taken.orderId, error }, 'what was paid for could not be given')
    await postponeFulfilment(db, { orderId: taken.orderId, dueAt: nextTry(clock.now(), taken) })
    return true
  }
}

function nextTry(now: Date, { attempts }: { attempts: number }): Date | null {
  if (attempts + 1 >= mostAttempts) return null
  return later(now, Math.min(firstRetryMs * 2 ** attempts, longestRetryMs))
}
