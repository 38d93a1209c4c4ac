import { queryOptions } from '@tanstack/react-query'
import { adminKey } from '#app/features/admin/admin.queries.ts'
import { getPkpDesk, getService, getServices } from './admin-catalogue.functions.ts'

export const adminCatalogueQueries = {
  services: () =>
    queryOptions({ queryKey: [...adminKey, 'services'], queryFn: () => getServices() }),
  service: (id: string) =>
    queryOptions({
      queryKey: [...adminKey, 'service', id],
      queryFn: () => getService({ data: { id } }),
    }),
  pkp: () => queryOptions({ queryKey: [...adminKey, 'pkp'], queryFn: () => getPkpDesk() }),
}
