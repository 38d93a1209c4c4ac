import { queryOptions } from '@tanstack/react-query'
import { getStanding } from './sign-in/staff-session.functions.ts'

/** A change in the console may show on each of its pages. */
export const adminKey = ['admin'] as const

export const adminQueries = {
  standing: () =>
    queryOptions({ queryKey: [...adminKey, 'standing'], queryFn: () => getStanding() }),
}
