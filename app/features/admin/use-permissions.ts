import { useSuspenseQuery } from '@tanstack/react-query'
import type { Permission } from '#server/contract/staff.schema.ts'
import { adminQueries } from './admin.queries.ts'

/** Says what the person may do. It only decides what a page shows; every call checks again. */
export function usePermissions(): (permission: Permission) => boolean {
  const { data: session } = useSuspenseQuery(adminQueries.staffSession())
  const held = session !== null && typeof session === 'object' ? session.permissions : []
  return (permission) => held.includes(permission)
}
