import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { adminMiddleware } from '#app/features/admin/admin-call.middleware.ts'
import { taskAssignmentSchema, taskOutcomeSchema } from '#server/contract/admin-task.schema.ts'
import { pathIdSchema } from '#server/contract/ids.schema.ts'
import { assignTask, closeTask, readTasks } from './admin-tasks.server.ts'

export const getTasks = createServerFn({ method: 'GET' })
  .middleware([adminMiddleware])
  .handler(({ context }) => readTasks(context))

export const sendAssignment = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(v.object({ taskId: pathIdSchema, ...taskAssignmentSchema.entries })))
  .handler(({ data, context }) => assignTask(context, data))

export const sendOutcome = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(v.object({ taskId: pathIdSchema, ...taskOutcomeSchema.entries })))
  .handler(({ data, context }) => closeTask(context, data))
