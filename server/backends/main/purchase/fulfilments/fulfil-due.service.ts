import { hourMs } from '#app/lib/time.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { closeTasks, openTask } from '#server/backends/main/platform/tasks/task.repository.ts'
import {
  findPurchaseOfOrder,
  type Purchase,
} from '#server/backends/main/purchase/payments/transaction.repository.ts'
import { nutritionistOfConsultation } from '#server/contract/single-consultation.ts'
import type { Database } from '#server/db/open-database.ts'
import { grantConsultation } from './consultation-grant.service.ts'
import { lockDueFulfilment, markFulfilled, postponeFulfilment } from './fulfilment.repository.ts'
import { type GrantContext, grantProgram } from './program-grant.service.ts'

const firstRetryMs = 5 * 1000
const longestRetryMs = hourMs
/** About a day and a half, with the delays above. */
const mostAttempts = 40

type FulfilContext = GrantContext & Pick<MainContext, 'db' | 'log'>

/**
 * Fulfils the order that has been due longest, or the given one. Returns false if nothing is due.
 * Granting and marking are one transaction, so one instance grants it once. A failure is retried
 * with a growing delay.
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
      // A deleted account has no program to open and no address to mail.
      if (!purchase.user.deletedAt) await grant(context, tx, purchase)
      await markFulfilled(tx, { orderId: taken.orderId, now })
      await closeTasks(tx, { kinds: ['fulfilment'], subject: taken.orderId, closedAt: now })
      return true
    })
  } catch (error) {
    if (!taken) throw error
    log.error({ orderId: taken.orderId, error }, 'a fulfilment failed')
    await tryLater(context, taken)
    return true
  }
}

/** After too many attempts, a person takes over. */
async function tryLater(
  { db, clock }: FulfilContext,
  { orderId, attempts }: { orderId: string; attempts: number },
): Promise<void> {
  const now = clock.now()
  const dueAt = nextTry(now, { attempts })
  await db.transaction(async (tx) => {
    const isPostponed = await postponeFulfilment(tx, { orderId, dueAt })
    if (isPostponed && dueAt === null)
      await openTask(tx, { kind: 'fulfilment', subject: orderId, openedAt: now, dueAt: now })
  })
}

function grant(context: GrantContext, tx: Database, purchase: Purchase): Promise<void> {
  const nutritionist = nutritionistOfConsultation(purchase.productService.programSlug)
  if (nutritionist === null) return grantProgram(context, tx, purchase)
  return grantConsultation(context, tx, purchase, nutritionist)
}

function nextTry(now: Date, { attempts }: { attempts: number }): Date | null {
  if (attempts + 1 >= mostAttempts) return null
  return later(now, Math.min(firstRetryMs * 2 ** attempts, longestRetryMs))
}
