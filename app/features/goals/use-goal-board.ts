import { useQuery } from '@tanstack/react-query'
import { useStoreOnDevice } from '#app/device/use-store-on-device.ts'
import { goalQueries } from './goal.queries.ts'
import type { GoalBoard } from './goal.server.ts'

/** Reads the goal board and stores it on the device. Returns null if the main backend has no goals. */
export function useGoalBoard(trackerId: string): GoalBoard | null | undefined {
  const query = goalQueries.board(trackerId)
  const { data: board } = useQuery(query)
  useStoreOnDevice(query.queryKey, board ?? undefined)
  return board
}
