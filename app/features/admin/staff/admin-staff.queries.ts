import { queryOptions } from '@tanstack/react-query'
import { adminKey } from '#app/features/admin/admin.queries.ts'
import { getStaff } from './admin-staff.functions.ts'

export const adminStaffQueries = {
  list: () => queryOptions({ queryKey: [...adminKey, 'staff'], queryFn: () => getStaff() }),
}
