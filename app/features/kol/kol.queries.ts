import { queryOptions } from '@tanstack/react-query'
import { getKol, getOwnKol } from './kol.functions.ts'

export const kolQueries = {
  /** The same code is somebody's own and nobody else's. */
  kol: (code: string, memberId: string | undefined) =>
    queryOptions({ queryKey: ['kol', code, memberId], queryFn: () => getKol({ data: { code } }) }),
  own: () => queryOptions({ queryKey: ['account', 'kol'], queryFn: () => getOwnKol() }),
}
