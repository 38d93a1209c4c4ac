import { queryOptions } from '@tanstack/react-query'
import { getFreeStarts } from './changes/changes.functions.ts'
import {
  getAgenda,
  getClient,
  getClients,
  getHours,
  getPractice,
  getSession,
  getUnrecorded,
} from './practice.functions.ts'

/** Every change of a practice may show on each of its pages. */
export const practiceKey = ['practice'] as const

/** A session of yesterday may go on after midnight. */
const daysBack = 1
const daysAhead = 8

export const practiceQueries = {
  practice: () => queryOptions({ queryKey: [...practiceKey, 'own'], queryFn: () => getPractice() }),
  today: () =>
    queryOptions({
      queryKey: [...practiceKey, 'today'],
      queryFn: () => getAgenda({ data: { before: daysBack, days: daysAhead, withFree: false } }),
    }),
  unrecorded: () =>
    queryOptions({ queryKey: [...practiceKey, 'unrecorded'], queryFn: () => getUnrecorded() }),
  week: (from: string | undefined) =>
    queryOptions({
      queryKey: [...practiceKey, 'week', from],
      queryFn: () =>
        getAgenda({ data: { ...(from && { from }), before: 0, days: 7, withFree: true } }),
    }),
  hours: () => queryOptions({ queryKey: [...practiceKey, 'hours'], queryFn: () => getHours() }),
  freeStarts: (moving?: string) =>
    queryOptions({
      queryKey: [...practiceKey, 'free-starts', moving],
      queryFn: () => getFreeStarts({ data: { moving } }),
    }),
  clients: () =>
    queryOptions({ queryKey: [...practiceKey, 'clients'], queryFn: () => getClients() }),
  client: (trackerId: string) =>
    queryOptions({
      queryKey: [...practiceKey, 'client', trackerId],
      queryFn: () => getClient({ data: { trackerId } }),
    }),
  session: (id: string) =>
    queryOptions({
      queryKey: [...practiceKey, 'session', id],
      queryFn: () => getSession({ data: { id } }),
    }),
}
