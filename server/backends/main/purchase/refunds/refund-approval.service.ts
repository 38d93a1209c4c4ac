import type { MainContext } from '#server/backends/main/main-context.ts'
import {
  decideApproval,
  type Verdict,
} from '#server/backends/main/platform/approvals/approval.service.ts'
import type { Database } from '#server/db/open-database.ts'
import { grantGoodwill } from './goodwill.service.ts'
import { recordPayout } from './payout.service.ts'

const effects = { payout: recordPayout, refund: grantGoodwill }
const kinds = ['payout', 'refund'] as const

/**
 * Decides about money and does what was approved, in one transaction.
 * @throws what `decideApproval` and the effects throw
 */
export async function decideAboutMoney(
  context: MainContext,
  tx: Database,
  verdict: Verdict,
): Promise<void> {
  const approval = await decideApproval(context, tx, { ...verdict, kinds })
  if (verdict.state === 'approved') await effects[approval.kind](context, tx, approval)
}
