import * as v from 'valibot'
import { approvalKindSchema } from './approval.schema.ts'
import { idSchema } from './ids.schema.ts'
import { taskKindSchema } from './task.schema.ts'
import { lineUpTo } from './typed-text.schema.ts'

const momentSchema = v.pipe(v.string(), v.isoTimestamp())

/** GET /v1/admin/tasks: the open tasks, the most urgent first, at most 200. */
export const taskListSchema = v.object({
  tasks: v.array(
    v.object({
      id: idSchema,
      kind: taskKindSchema,
      subject: v.string(),
      openedAt: momentSchema,
      dueAt: momentSchema,
      assignee: v.nullable(v.object({ name: v.string(), isMe: v.boolean() })),
      /** What waits for a second person, if it is about that. */
      asked: v.nullable(
        v.object({ kind: approvalKindSchema, subject: v.string(), isMine: v.boolean() }),
      ),
      /** The purchase that it is about, if it is about one. */
      purchase: v.nullable(v.object({ transactionId: idSchema, orderNumber: v.string() })),
    }),
  ),
})
export type TaskList = v.InferOutput<typeof taskListSchema>

/** POST /v1/admin/tasks/{id}/assignee: the caller takes the task, or gives it back. */
export const taskAssignmentSchema = v.object({ isMine: v.boolean() })

/**
 * POST /v1/admin/tasks/{id}/outcome closes the task. Answers 409 `CASE_UNANSWERED` if only its case
 * closes it, or 409 `CAUSE_STANDS` if only the end of its cause does.
 */
export const taskOutcomeSchema = v.object({ outcome: v.pipe(lineUpTo(300), v.minLength(3)) })
