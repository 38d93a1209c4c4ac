import { queryOptions } from '@tanstack/react-query'
import { getClientBrief, getOwnBrief } from './brief.functions.ts'

export const briefQueries = {
  client: (trackerId: string) =>
    queryOptions({
      queryKey: ['brief', 'client', trackerId],
      queryFn: () => getClientBrief({ data: { trackerId } }),
    }),
  own: (trackerId: string) =>
    queryOptions({
      queryKey: ['brief', 'own', trackerId],
      queryFn: () => getOwnBrief({ data: { trackerId } }),
    }),
}
