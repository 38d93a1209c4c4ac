import * as v from 'valibot'
import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import {
  askApproval,
  decideApproval,
  type Verdict,
} from '#server/backends/main/platform/approvals/approval.service.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { appendStaffEntry, type StaffAct } from '#server/backends/main/staff/calls/staff-audit.ts'
import { type PkpWish, pkpStatusSchema } from '#server/contract/admin-pkp.schema.ts'
import { insertPkpStatus } from './pkp-status.repository.ts'

/**
 * Asks a second person whether the company is PKP from a day on.
 * @throws MainFailure `DAY_IS_OVER` or `APPROVAL_PENDING`
 */
export async function askPkpStatus(
  context: MainContext,
  act: StaffAct,
  { reason, ...payload }: PkpWish,
): Promise<void> {
  refusePast(payload, context.clock.now())
  await context.db.transaction(async (tx) => {
    const wish = { subject: 'company', payload, requestedBy: act.actorId, reason }
    const objectId = await askApproval(context, tx, { kind: 'pkp', ...wish })
    await appendStaffEntry(context, tx, act, { objectId, reason })
  })
}

/**
 * Decides about a status. Orders of its days follow an approved one; placed orders keep their lines.
 * @throws MainFailure as `decideApproval`, or `DAY_IS_OVER`
 */
export async function decidePkpStatus(
  context: MainContext,
  act: StaffAct,
  verdict: Omit<Verdict, 'decidedBy'>,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const decision = { ...verdict, decidedBy: act.actorId, kinds: ['pkp'] as const }
    const { id: approvalId, payload } = await decideApproval(context, tx, decision)
    if (verdict.state === 'approved') {
      const status = v.parse(pkpStatusSchema, payload)
      const recordedAt = context.clock.now()
      refusePast(status, recordedAt)
      await insertPkpStatus(tx, { ...status, approvalId, recordedAt })
    }
    await appendStaffEntry(context, tx, act, { objectId: approvalId })
  })
}

/** Orders that are placed keep their lines, so no status begins before today. */
function refusePast({ startsOn }: Pick<PkpWish, 'startsOn'>, now: Date): void {
  if (startsOn < dayInJakarta(now)) throw new MainFailure('DAY_IS_OVER')
}
