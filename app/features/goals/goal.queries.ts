import { queryOptions } from '@tanstack/react-query'
import { withDeviceFallback } from '#app/device/device-fallback.ts'
import { findAnswer } from '#app/device/stored-answers.ts'
import type { LoggedDay } from '#server/contract/logged-day.schema.ts'
import { getGoalBoard, getLoggedDays } from './goal.functions.ts'
import type { GoalBoard } from './goal.server.ts'

export const goalQueries = {
  board: (trackerId: string) =>
    queryOptions({
      queryKey: ['goals', trackerId],
      queryFn: () =>
        withDeviceFallback(
          () => getGoalBoard({ data: { trackerId } }),
          () => recallBoard(trackerId),
        ),
    }),
  loggedDays: (trackerId: string, span: { from: string; to: string }) =>
    queryOptions({
      queryKey: [...goalQueries.latestDaysKey(trackerId), span],
      queryFn: () =>
        withDeviceFallback(
          () => getLoggedDays({ data: { trackerId, ...span } }),
          () => recallDays(trackerId),
        ),
    }),
  /** The key of the days that this device showed last. */
  latestDaysKey: (trackerId: string) => ['logged-days', trackerId] as const,
}

async function recallBoard(trackerId: string): Promise<GoalBoard | undefined> {
  return (await findAnswer(goalQueries.board(trackerId).queryKey)) as GoalBoard | undefined
}

async function recallDays(trackerId: string): Promise<LoggedDay[] | undefined> {
  return (await findAnswer(goalQueries.latestDaysKey(trackerId))) as LoggedDay[] | undefined
}
