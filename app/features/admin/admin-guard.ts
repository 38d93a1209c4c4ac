import type { QueryClient } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import { adminQueries } from './admin.queries.ts'

/**
 * To everybody but the staff the console does not exist. The staff enter a code first. Each call asks
 * the rows again.
 */
export async function requireStaff(queryClient: QueryClient, path: string): Promise<void> {
  const session = await queryClient.fetchQuery(adminQueries.staffSession())
  if (session === null) throw notFound()
  if (typeof session === 'string') throw redirect({ to: '/admin/masuk', search: { to: path } })
}
