import { queryOptions } from '@tanstack/react-query'
import { getStaffSession } from './sign-in/staff-session.functions.ts'

/** A change in the console may show on each of its pages. */
export const adminKey = ['admin'] as const

export const adminQueries = {
  staffSession: () =>
    queryOptions({ queryKey: [...adminKey, 'staff-session'], queryFn: () => getStaffSession() }),
}
