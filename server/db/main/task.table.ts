import { sql } from 'drizzle-orm'
import { check, index, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { taskKindSchema } from '#server/contract/task.schema.ts'
import { listed } from './listed.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'

/**
 * What staff must look after, opened in the transaction of its cause. A task has an outcome once it
 * is closed. A person closes it, or the system when its cause is gone. One is open per kind and
 * subject. The ids of its subject and people are not foreign keys, so a task outlives them.
 */
export const taskTable = mainSchema.table(
  'tasks',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: taskKindSchema.options }).notNull(),
    subject: text('subject').notNull(),
    openedAt: moment('opened_at').notNull(),
    dueAt: moment('due_at').notNull(),
    /** The user id of who works on it. */
    assignee: text('assignee'),
    closedAt: moment('closed_at'),
    /** The user id of who closed it. Null if the system did. */
    closedBy: text('closed_by'),
    outcome: text('outcome'),
  },
  (table) => [
    uniqueIndex('tasks_one_open')
      .on(table.kind, table.subject)
      .where(sql`${table.closedAt} is null`),
    index('tasks_open').on(table.dueAt, table.id).where(sql`${table.closedAt} is null`),
    index('tasks_of_subject').on(table.subject),
    check('tasks_kind', sql`${table.kind} in (${listed(taskKindSchema.options)})`),
    check('tasks_outcome', sql`(${table.closedAt} is null) = (${table.outcome} is null)`),
    check('tasks_closed_by', sql`${table.closedBy} is null or ${table.closedAt} is not null`),
  ],
)
