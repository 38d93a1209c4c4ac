import { queryOptions } from '@tanstack/react-query'
import { adminKey } from '#app/features/admin/admin.queries.ts'
import type { KolQuery } from '#server/contract/admin-kol.schema.ts'
import { getKols, getStaffKol } from './admin-kols.functions.ts'

export const adminKolsQueries = {
  list: (query: KolQuery) =>
    queryOptions({
      queryKey: [...adminKey, 'kols', query],
      queryFn: () => getKols({ data: query }),
    }),
  one: (code: string) =>
    queryOptions({
      queryKey: [...adminKey, 'kol', code],
      queryFn: () => getStaffKol({ data: { code } }),
    }),
}
