import { queryOptions } from '@tanstack/react-query'
import { adminKey } from '#app/features/admin/admin.queries.ts'
import { getService, getServices } from './admin-catalogue.functions.ts'

export const adminCatalogueQueries = {
  services: () =>
    queryOptions({ queryKey: [...adminKey, 'services'], queryFn: () => getServices() }),
  service: (id: string) =>
    queryOptions({
      queryKey: [...adminKey, 'service', id],
      queryFn: () => getService({ data: { id } }),
    }),
}
