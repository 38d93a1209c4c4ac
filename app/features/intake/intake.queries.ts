import { queryOptions } from '@tanstack/react-query'
import { getClientIntake, getIntake } from './intake.functions.ts'

/** They share the keys of sessions, whose changes open and close an intake. */
export const intakeQueries = {
  own: (id: string) =>
    queryOptions({
      queryKey: ['appointments', 'intake', id],
      queryFn: () => getIntake({ data: { id } }),
    }),
  /** The client sees that it was read. */
  ofClient: (id: string) =>
    queryOptions({
      queryKey: ['practice', 'intake', id],
      queryFn: () => getClientIntake({ data: { id } }),
    }),
}
