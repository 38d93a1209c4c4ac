import { queryOptions } from '@tanstack/react-query'
import { getFreeStarts } from './changes/changes.functions.ts'
import {
  getAgenda,
  getClient,
  getClients,
  getHours,
  getPractice,
  getSession,
} from './practice.functions.ts'

/** Every change of a practice may show on each of its pages. */
export const practiceKey = ['practice'] as const

/** How far back the page of today looks for sessions without an outcome. */
const daysBack = 14
const daysAhead = 8

export const practiceQueries = {
  practice: () => queryOptions({ queryKey: [...practiceKey, 'own'], queryFn: () => getPractice() }),
  today: () =>
    queryOptions({
      queryKey: [...practiceKey, 'today'],
      queryFn: () => getAgenda({ data: { before: daysBack, days: daysAhead } }),
    }),
  week: (from: string | undefined) =>
    queryOptions({
      queryKey: [...practiceKey, 'week', from],
      queryFn: () => getAgenda({ data: { ...(from && { from }), before: 0, days: 7 } }),
    }),
  hours: () => queryOptions({ queryKey: [...practiceKey, 'hours'], queryFn: () => getHours() }),
  freeStarts: () =>
    queryOptions({ queryKey: [...practiceKey, 'free-starts'], queryFn: () => getFreeStarts() }),
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
