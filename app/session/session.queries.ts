import { queryOptions } from '@tanstack/react-query'
import { getClientId, getMember } from './session.functions.ts'

export const sessionQueries = {
  member: () => queryOptions({ queryKey: ['session', 'member'], queryFn: () => getMember() }),
  /** Of the member's client area elsewhere, or null. */
  clientId: (memberId: string) =>
    queryOptions({
      queryKey: ['session', 'clientId', memberId],
      queryFn: () => getClientId(),
    }),
}
