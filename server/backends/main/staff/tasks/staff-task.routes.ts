import { Hono } from 'hono'
import * as v from 'valibot'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import { adminCall } from '#server/backends/main/staff/calls/admin-call.ts'
import {
  taskAssignmentSchema,
  taskListSchema,
  taskOutcomeSchema,
} from '#server/contract/admin-task.schema.ts'
import { changeTask, readTasks } from './staff-task.service.ts'

export function createStaffTaskRoutes(context: MainContext) {
  return new Hono()
    .get(
      '/v1/admin/tasks',
      adminCall(context, {
        does: 'Lists the open tasks, the most urgent first.',
        answers: taskListSchema,
        permission: 'tasks.work',
        audit: 'impersonal',
      }),
      async (c) => c.json({ data: await readTasks(context, c.get('staff').userId) }),
    )
    .post(
      '/v1/admin/tasks/:id/assignee',
      adminCall(context, {
        does: 'Takes an open task, or gives it back.',
        answers: v.null(),
        permission: 'tasks.work',
        audit: 'task_assigned',
        about: 'task',
      }),
      validate('json', taskAssignmentSchema),
      async (c) => {
        const taskId = readPathId(c.req.param('id'), 'TASK_CLOSED')
        const assignee = c.req.valid('json').isMine ? c.get('staff').userId : null
        await changeTask(context, c.get('act'), { taskId, assignee })
        return c.json({ data: null })
      },
    )
    .post(
      '/v1/admin/tasks/:id/outcome',
      adminCall(context, {
        does: 'Closes an open task with its outcome.',
        answers: v.null(),
        permission: 'tasks.work',
        audit: 'task_closed',
        about: 'task',
      }),
      validate('json', taskOutcomeSchema),
      async (c) => {
        const taskId = readPathId(c.req.param('id'), 'TASK_CLOSED')
        const { outcome } = c.req.valid('json')
        const closing = { closedAt: context.clock.now(), closedBy: c.get('staff').userId, outcome }
        await changeTask(context, c.get('act'), { taskId, ...closing })
        return c.json({ data: null })
      },
    )
}
