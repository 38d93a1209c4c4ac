import { queryOptions } from '@tanstack/react-query'
import { adminKey } from '#app/features/admin/admin.queries.ts'
import { getUpkeep } from './admin-mail.functions.ts'

export const adminMailQueries = {
  upkeep: () => queryOptions({ queryKey: [...adminKey, 'upkeep'], queryFn: () => getUpkeep() }),
}
