import { queryOptions } from '@tanstack/react-query'
import { getKol, getOwnKol } from './kol.functions.ts'

export const kolQueries = {
  /** Per member, because a member's own code reads differently. */
  kol: (code: string, memberId: string | undefined) =>
    queryOptions({ queryKey: ['kol', code, memberId], queryFn: () => getKol({ data: { code } }) }),
  own: () => queryOptions({ queryKey: ['account', 'kol'], queryFn: () => getOwnKol() }),
}
