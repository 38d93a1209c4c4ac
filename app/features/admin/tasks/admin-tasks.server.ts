import * as v from 'valibot'
import type { SiteContext } from '#app/config/site-context.ts'
import { callAdmin } from '#app/features/admin/admin-call.server.ts'
import { type TaskList, taskListSchema } from '#server/contract/admin-task.schema.ts'

export function readTasks(context: SiteContext): Promise<TaskList> {
  return callAdmin(context, 'v1/admin/tasks', taskListSchema)
}

export async function assignTask(
  context: SiteContext,
  { taskId, isMine }: { taskId: string; isMine: boolean },
) {
  await callAdmin(context, `v1/admin/tasks/${taskId}/assignee`, v.null(), {
    method: 'post',
    json: { isMine },
  })
  return { isMine }
}

export async function closeTask(
  context: SiteContext,
  { taskId, outcome }: { taskId: string; outcome: string },
) {
  await callAdmin(context, `v1/admin/tasks/${taskId}/outcome`, v.null(), {
    method: 'post',
    json: { outcome },
  })
  return { isClosed: true }
}
