import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import type { TaskKind } from '#server/contract/task.schema.ts'
import { taskTable } from '#server/db/main/task.table.ts'
import type { Database } from '#server/db/open-database.ts'

type Opened = { kind: TaskKind; subject: string; openedAt: Date; dueAt: Date }

/**
 * Opens a task in the transaction of its cause. An open one of the same kind and subject only gets
 * the new due time.
 */
export async function openTask(tx: Database, { dueAt, ...task }: Opened): Promise<void> {
  await tx
    .insert(taskTable)
    .values({ id: randomId(), ...task, dueAt })
    .onConflictDoUpdate({
      target: [taskTable.kind, taskTable.subject],
      targetWhere: isNull(taskTable.closedAt),
      set: { dueAt },
      setWhere: ne(taskTable.dueAt, dueAt),
    })
}

type Gone = { kinds: readonly TaskKind[]; subject: string; closedAt: Date }

/** Closes the open tasks of a subject whose cause is gone, in the transaction that ends the cause. */
export async function closeTasks(tx: Database, { kinds, subject, closedAt }: Gone): Promise<void> {
  await tx
    .update(taskTable)
    .set({ closedAt, outcome: 'cause_gone' })
    .where(
      and(
        inArray(taskTable.kind, [...kinds]),
        eq(taskTable.subject, subject),
        isNull(taskTable.closedAt),
      ),
    )
}

/** Returns the subjects of the open tasks of a kind. */
export async function listOpenSubjects(db: Database, kind: TaskKind): Promise<string[]> {
  const rows = await db
    .select({ subject: taskTable.subject })
    .from(taskTable)
    .where(and(eq(taskTable.kind, kind), isNull(taskTable.closedAt)))
  return rows.map(({ subject }) => subject)
}
