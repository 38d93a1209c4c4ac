import { queryOptions } from '@tanstack/react-query'
import { adminKey } from '#app/features/admin/admin.queries.ts'
import { getPromos } from './admin-promos.functions.ts'

export const adminPromosQueries = {
  all: () => queryOptions({ queryKey: [...adminKey, 'promos'], queryFn: () => getPromos() }),
}
