import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { TaskKind } from '#server/contract/task.schema.ts'
import { approvalTable } from '#server/db/main/approval.table.ts'
import { orderTable } from '#server/db/main/order.table.ts'
import { refundTable } from '#server/db/main/refund.table.ts'
import { taskTable } from '#server/db/main/task.table.ts'
import { transactionTable } from '#server/db/main/transaction.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** More open tasks than a day can hold. */
const atMost = 200

/** Returns the open tasks, the most urgent first, with their purchase and who works on them. */
export function listOpenTasks(db: Database) {
  const { kind, subject } = taskTable
  const ofRefund = db
    .select({ id: refundTable.transactionId })
    .from(refundTable)
    .where(eq(refundTable.id, subject))
  const ofOrder = db
    .select({ id: transactionTable.id })
    .from(transactionTable)
    .where(eq(transactionTable.orderId, subject))
  const transactionId = sql`case
    when ${kind} in ('refund_by_hand', 'surplus_by_hand') then ${ofRefund}
    when ${kind} in ('paid_after_deletion', 'odd_amount') then ${subject}
    when ${kind} = 'fulfilment' then ${ofOrder} end`
  return db
    .select({
      task: taskTable,
      assigneeName: userTable.firstName,
      approval: approvalTable,
      transactionId: transactionTable.id,
      orderNumber: orderTable.number,
    })
    .from(taskTable)
    .leftJoin(userTable, eq(userTable.id, taskTable.assignee))
    .leftJoin(approvalTable, and(eq(kind, 'approval'), eq(approvalTable.id, subject)))
    .leftJoin(transactionTable, eq(transactionTable.id, transactionId))
    .leftJoin(orderTable, eq(orderTable.id, transactionTable.orderId))
    .where(isNull(taskTable.closedAt))
    .orderBy(asc(taskTable.dueAt), asc(taskTable.id))
    .limit(atMost)
}

/** Returns the kind of the task; undefined if it is not open. */
export async function updateOpenTask(
  tx: Database,
  id: string,
  changes: Partial<
    Pick<typeof taskTable.$inferInsert, 'assignee' | 'closedAt' | 'closedBy' | 'outcome'>
  >,
): Promise<TaskKind | undefined> {
  const [updated] = await tx
    .update(taskTable)
    .set(changes)
    .where(and(eq(taskTable.id, id), isNull(taskTable.closedAt)))
    .returning({ kind: taskTable.kind })
  return updated?.kind
}
