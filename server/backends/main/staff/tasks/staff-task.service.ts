import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { appendStaffEntry, type StaffAct } from '#server/backends/main/staff/calls/staff-audit.ts'
import type { TaskList } from '#server/contract/admin-task.schema.ts'
import { closesWithCase, closesWithCause } from '#server/contract/task.schema.ts'
import { listOpenTasks, updateOpenTask } from './staff-task.repository.ts'

export async function readTasks({ db }: MainContext, me: string): Promise<TaskList> {
  const rows = await listOpenTasks(db)
  return {
    tasks: rows.map(({ task, assigneeName, approval, transactionId, orderNumber }) => ({
      ...{ id: task.id, kind: task.kind, subject: task.subject },
      openedAt: task.openedAt.toISOString(),
      dueAt: task.dueAt.toISOString(),
      assignee: task.assignee ? { name: assigneeName ?? '', isMe: task.assignee === me } : null,
      asked: approval && {
        ...{ kind: approval.kind, subject: approval.subject },
        isMine: approval.requestedBy === me,
      },
      purchase: transactionId && orderNumber ? { transactionId, orderNumber } : null,
    })),
  }
}

type Change = Parameters<typeof updateOpenTask>[2]

/**
 * @throws MainFailure `TASK_CLOSED` if there is no such open task; to close one that closes otherwise,
 *   `CASE_UNANSWERED` or `CAUSE_STANDS`
 */
export async function changeTask(
  context: MainContext,
  act: StaffAct,
  { taskId, ...change }: Change & { taskId: string },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const kind = await updateOpenTask(tx, taskId, change)
    if (!kind) throw new MainFailure('TASK_CLOSED')
    if (change.closedAt && closesWithCase(kind)) throw new MainFailure('CASE_UNANSWERED')
    if (change.closedAt && closesWithCause(kind)) throw new MainFailure('CAUSE_STANDS')
    await appendStaffEntry(context, tx, act, { objectId: taskId, reason: change.outcome ?? '' })
  })
}
