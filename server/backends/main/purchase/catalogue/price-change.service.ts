import * as v from 'valibot'
import type { MainContext } from '#server/backends/main/main-context.ts'
import {
  askApproval,
  decideApproval,
  type Verdict,
} from '#server/backends/main/platform/approvals/approval.service.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { appendStaffEntry, type StaffAct } from '#server/backends/main/staff/calls/staff-audit.ts'
import type { PriceWish, SaleChange } from '#server/contract/admin-catalogue.schema.ts'
import { taxClassSchema } from '#server/contract/order-line.schema.ts'
import type { ApprovalRow } from '#server/db/main/approval.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { findNewConsultation } from './new-consultation.ts'
import { findProductService } from './product-service.repository.ts'
import { insertPrice, insertProductService, setWithdrawn } from './sold-service.repository.ts'

/** What a person asks for, as the trigger on `product_prices` compares it. */
const payloadSchema = v.object({
  productServiceId: v.string(),
  priceRupiah: v.number(),
  taxClass: taxClassSchema,
  /** Empty: from the approval on. */
  startsAt: v.string(),
})

/**
 * Asks a second person for a price from a moment on, or for the first price of a nutritionist's
 * consultation.
 * @throws MainFailure `ERR_NO_PRODUCT_SERVICE_ID`, `START_IS_OVER` or `APPROVAL_PENDING`
 */
export async function askPrice(
  context: MainContext,
  act: StaffAct,
  { productServiceId, priceRupiah, taxClass, startsAt, reason }: PriceWish,
): Promise<void> {
  const start = startsAt === null ? null : new Date(startsAt)
  if (start && start <= context.clock.now()) throw new MainFailure('START_IS_OVER')
  await context.db.transaction(async (tx) => {
    const isSold = await findProductService(tx, productServiceId)
    // The first price of a consultation counts from its approval on, for there is no earlier one.
    const isNew = !isSold && start === null && (await findNewConsultation(tx, productServiceId))
    if (!isSold && !isNew) throw new MainFailure('ERR_NO_PRODUCT_SERVICE_ID')
    await askApproval(context, tx, {
      ...{ kind: 'price', subject: productServiceId, requestedBy: act.actorId, reason },
      payload: { productServiceId, priceRupiah, taxClass, startsAt: start?.toISOString() ?? '' },
    })
    await appendStaffEntry(context, tx, act, { objectId: productServiceId, reason })
  })
}

/**
 * Decides about a price. An approved one is recorded at once and starts at its moment.
 * @throws MainFailure as `decideApproval`, or `START_IS_OVER`
 */
export async function decidePrice(
  context: MainContext,
  act: StaffAct,
  verdict: Omit<Verdict, 'decidedBy'>,
): Promise<void> {
  const { approvalId, state } = verdict
  await context.db.transaction(async (tx) => {
    const decision = { ...verdict, decidedBy: act.actorId, kinds: ['price'] as const }
    const approval = await decideApproval(context, tx, decision)
    if (state === 'approved') await recordPrice(context, tx, approval)
    await appendStaffEntry(context, tx, act, { objectId: approvalId })
  })
}

async function recordPrice(
  { clock }: MainContext,
  tx: Database,
  { id: approvalId, payload }: ApprovalRow,
): Promise<void> {
  const recordedAt = clock.now()
  const { startsAt, ...terms } = v.parse(payloadSchema, payload)
  const start = startsAt === '' ? recordedAt : new Date(startsAt)
  if (startsAt !== '' && start <= recordedAt) throw new MainFailure('START_IS_OVER')
  const { productServiceId, ...first } = terms
  const isSold = await findProductService(tx, productServiceId)
  const consultation = isSold ? undefined : await findNewConsultation(tx, productServiceId)
  if (consultation) await insertProductService(tx, { ...consultation, ...first })
  await insertPrice(tx, { ...terms, startsAt: start, recordedAt, approvalId })
}

/**
 * Takes a service off sale, or puts it on sale again. What was ordered before goes on.
 * @throws MainFailure `ERR_NO_PRODUCT_SERVICE_ID`
 */
export async function changeSale(
  context: MainContext,
  act: StaffAct,
  { id, isOnSale, reason }: SaleChange & { id: string },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const withdrawnAt = isOnSale ? null : context.clock.now()
    if (!(await setWithdrawn(tx, id, withdrawnAt)))
      throw new MainFailure('ERR_NO_PRODUCT_SERVICE_ID')
    await appendStaffEntry(context, tx, act, { objectId: id, reason })
  })
}
