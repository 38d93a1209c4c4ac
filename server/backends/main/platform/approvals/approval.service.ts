import { dayMs } from '#app/lib/time.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { endOfNextWorkingDay } from '#server/backends/main/platform/tasks/next-working-day.ts'
import { closeTasks, openTask } from '#server/backends/main/platform/tasks/task.repository.ts'
import type { ApprovalKind } from '#server/contract/approval.schema.ts'
import type { ApprovalRow } from '#server/db/main/approval.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { decideOnce, expireApprovals, findApproval, insertApproval } from './approval.repository.ts'

const lifetimeMs = 7 * dayMs

type Wish = Pick<ApprovalRow, 'subject' | 'payload' | 'requestedBy' | 'reason'> & {
  kind: ApprovalKind
}

/**
 * Asks for a second person, who finds a task, and returns the id of the approval.
 * @throws MainFailure `APPROVAL_PENDING` if the same is asked for already
 */
export async function askApproval(
  { clock }: Pick<MainContext, 'clock'>,
  tx: Database,
  wish: Wish,
): Promise<string> {
  const id = randomId()
  const now = clock.now()
  await endExpired(tx, { now, of: wish })
  const approval = { id, ...wish, requestedAt: now, expiresAt: later(now, lifetimeMs) }
  if (!(await insertApproval(tx, approval))) throw new MainFailure('APPROVAL_PENDING')
  const task = { kind: 'approval', subject: id, openedAt: now } as const
  await openTask(tx, { ...task, dueAt: endOfNextWorkingDay(now) })
  return id
}

export type Verdict = { approvalId: string; decidedBy: string; state: 'approved' | 'refused' }

/**
 * Decides once, about one of these kinds, and returns the approval. What was approved must follow in
 * the same transaction.
 * @throws MainFailure `ERR_NO_APPROVAL`; `APPROVAL_OWN` for who asked for it; `APPROVAL_CLOSED` if it
 *   was decided or has expired
 */
export async function decideApproval<Kind extends ApprovalKind>(
  { clock }: Pick<MainContext, 'clock'>,
  tx: Database,
  { approvalId, decidedBy, state, kinds }: Verdict & { kinds: readonly Kind[] },
): Promise<ApprovalRow & { kind: Kind }> {
  const approval = await findApproval(tx, approvalId)
  if (!approval || !isOfKind(approval, kinds)) throw new MainFailure('ERR_NO_APPROVAL')
  if (approval.requestedBy === decidedBy) throw new MainFailure('APPROVAL_OWN')
  const decidedAt = clock.now()
  const decision = { id: approvalId, state, decidedBy, decidedAt }
  if (!(await decideOnce(tx, decision))) throw new MainFailure('APPROVAL_CLOSED')
  await closeTasks(tx, { kinds: ['approval'], subject: approvalId, closedAt: decidedAt })
  return approval
}

/** Ends what no one decided in its time, and its tasks. Always returns false. */
export async function endApprovals({
  db,
  clock,
}: Pick<MainContext, 'db' | 'clock'>): Promise<false> {
  await db.transaction((tx) => endExpired(tx, { now: clock.now() }))
  return false
}

async function endExpired(
  tx: Database,
  overdue: Parameters<typeof expireApprovals>[1],
): Promise<void> {
  for (const subject of await expireApprovals(tx, overdue))
    await closeTasks(tx, { kinds: ['approval'], subject, closedAt: overdue.now })
}

/** The right to decide depends on the kind. */
function isOfKind<Kind extends ApprovalKind>(
  approval: ApprovalRow,
  kinds: readonly Kind[],
): approval is ApprovalRow & { kind: Kind } {
  return kinds.some((kind) => kind === approval.kind)
}
