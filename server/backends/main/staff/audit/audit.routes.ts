import { Hono } from 'hono'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import { adminCall } from '#server/backends/main/staff/calls/admin-call.ts'
import {
  type AuditList,
  type AuditQuery,
  auditListSchema,
  auditQuerySchema,
} from '#server/contract/audit.schema.ts'
import { listAuditEntries } from './audit.repository.ts'

const pageLength = 50
const exportLength = 1000

export function createAuditRoutes(context: MainContext) {
  return new Hono()
    .get(
      '/v1/admin/audit',
      adminCall(context, {
        does: 'Lists entries of the audit log, the newest first.',
        answers: auditListSchema,
        permission: 'audit.read',
        audit: 'audit_read',
      }),
      validate('query', auditQuerySchema),
      async (c) => c.json({ data: await readAudit(context, c.req.valid('query'), pageLength) }),
    )
    .get(
      '/v1/admin/audit/export',
      adminCall(context, {
        does: 'Returns entries of the audit log to save, a thousand at a time.',
        answers: auditListSchema,
        permission: 'audit.read',
        audit: 'audit_exported',
      }),
      validate('query', auditQuerySchema),
      async (c) => c.json({ data: await readAudit(context, c.req.valid('query'), exportLength) }),
    )
}

async function readAudit(
  { db }: MainContext,
  query: AuditQuery,
  count: number,
): Promise<AuditList> {
  const rows = await listAuditEntries(db, query, count + 1)
  const shown = rows.slice(0, count)
  const last = rows.length > count ? shown.at(-1) : undefined
  return {
    entries: shown.map(({ at, firstName, lastName, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      actorName: `${firstName ?? ''} ${lastName ?? ''}`.trim(),
    })),
    next: last ? `${last.at.toISOString()}_${last.id}` : null,
  }
}
