import { useQuery } from '@tanstack/react-query'
import { useStoreOnDevice } from '#app/device/use-store-on-device.ts'
import { goalQueries } from './goal.queries.ts'
import type { GoalBoard } from './goal.server.ts'

/** Goals and what belongs to them, kept on this device; null where the main backend knows none. */
export function useGoalBoard(trackerId: string): GoalBoard | null | undefined {
  const query = goalQueries.board(trackerId)
  const { data: board } = useQuery(query)
  useStoreOnDevice(query.queryKey, board ?? undefined)
  return board
}
