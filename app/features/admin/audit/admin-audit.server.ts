import type { SiteContext } from '#app/config/site-context.ts'
import { callAdmin } from '#app/features/admin/admin-call.server.ts'
import { type AuditList, type AuditQuery, auditListSchema } from '#server/contract/audit.schema.ts'

export function readAudit(context: SiteContext, query: AuditQuery): Promise<AuditList> {
  return callAdmin(context, 'v1/admin/audit', auditListSchema, { searchParams: query })
}

export function exportAudit(context: SiteContext, query: AuditQuery): Promise<AuditList> {
  return callAdmin(context, 'v1/admin/audit/export', auditListSchema, { searchParams: query })
}
