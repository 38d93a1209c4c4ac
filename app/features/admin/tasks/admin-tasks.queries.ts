import { queryOptions } from '@tanstack/react-query'
import { adminKey } from '#app/features/admin/admin.queries.ts'
import { getTasks } from './admin-tasks.functions.ts'

export const adminTasksQueries = {
  open: () => queryOptions({ queryKey: [...adminKey, 'tasks'], queryFn: () => getTasks() }),
}
