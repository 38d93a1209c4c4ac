import { createServerFn } from '@tanstack/react-start'
import { inputOf } from '#app/errors/input-of.ts'
import { adminMiddleware } from '#app/features/admin/admin-call.middleware.ts'
import { auditQuerySchema } from '#server/contract/audit.schema.ts'
import { exportAudit, readAudit } from './admin-audit.server.ts'

export const getAudit = createServerFn({ method: 'GET' })
  .middleware([adminMiddleware])
  .validator(inputOf(auditQuerySchema))
  .handler(({ data, context }) => readAudit(context, data))

export const getAuditExport = createServerFn({ method: 'GET' })
  .middleware([adminMiddleware])
  .validator(inputOf(auditQuerySchema))
  .handler(({ data, context }) => exportAudit(context, data))
