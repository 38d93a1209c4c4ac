import { queryOptions } from '@tanstack/react-query'
import { adminKey } from '#app/features/admin/admin.queries.ts'
import { getMember } from './admin-members.functions.ts'

export const adminMembersQueries = {
  one: (id: string) =>
    queryOptions({
      queryKey: [...adminKey, 'member', id],
      queryFn: () => getMember({ data: { id } }),
    }),
}
