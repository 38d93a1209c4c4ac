import { queryOptions } from '@tanstack/react-query'
import { adminKey } from '#app/features/admin/admin.queries.ts'
import type { LeadQuery } from '#server/contract/admin-lead.schema.ts'
import { getLead, getLeads } from './admin-leads.functions.ts'

export const adminLeadsQueries = {
  list: (query: LeadQuery) =>
    queryOptions({
      queryKey: [...adminKey, 'leads', query],
      queryFn: () => getLeads({ data: query }),
    }),
  one: (id: string) =>
    queryOptions({ queryKey: [...adminKey, 'lead', id], queryFn: () => getLead({ data: { id } }) }),
}
