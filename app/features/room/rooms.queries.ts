import { queryOptions } from '@tanstack/react-query'
import { getRoom } from './rooms.functions.ts'

/** The live event `room` reads everything under this key again. */
export const roomsKey = ['rooms'] as const

export const roomQueries = {
  room: (id: string) =>
    queryOptions({ queryKey: [...roomsKey, id], queryFn: () => getRoom({ data: { id } }) }),
}
