import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { adminKey } from '#app/features/admin/admin.queries.ts'
import { auditQuerySchema } from '#server/contract/audit.schema.ts'
import { getAudit } from './admin-audit.functions.ts'
import type { AuditSearch } from './audit-search.ts'

export const adminAuditQueries = {
  page: (search: AuditSearch) =>
    queryOptions({
      queryKey: [...adminKey, 'audit', search],
      queryFn: () => getAudit({ data: auditQueryOf(search) }),
    }),
}

/** A filter that is empty or invalid counts as absent. */
export function auditQueryOf(search: AuditSearch): v.InferOutput<typeof auditQuerySchema> {
  const filled = Object.fromEntries(Object.entries(search).filter(([, value]) => value))
  const read = v.safeParse(auditQuerySchema, filled)
  return read.success ? read.output : {}
}
