import { queryOptions } from '@tanstack/react-query'
import { getKol, getOwnKol } from './kol.functions.ts'

export const kolQueries = {
  kol: (code: string) =>
    queryOptions({ queryKey: ['kol', code], queryFn: () => getKol({ data: { code } }) }),
  own: () => queryOptions({ queryKey: ['account', 'kol'], queryFn: () => getOwnKol() }),
}
