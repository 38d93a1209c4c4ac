import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { adminMiddleware } from '#app/features/admin/admin-call.middleware.ts'
import {
  kolAppointmentSchema,
  kolChangeSchema,
  kolQuerySchema,
} from '#server/contract/admin-kol.schema.ts'
import { decisionSchema } from '#server/contract/admin-purchase.schema.ts'
import { pathIdSchema } from '#server/contract/ids.schema.ts'
import { monthSchema } from '#server/contract/kol.schema.ts'
import {
  appointKol,
  changeKol,
  decidePayout,
  readKol,
  readKols,
  readStatementPdf,
} from './admin-kols.server.ts'

export const getKols = createServerFn({ method: 'GET' })
  .middleware([adminMiddleware])
  .validator(inputOf(kolQuerySchema))
  .handler(({ data, context }) => readKols(context, data))

export const getStaffKol = createServerFn({ method: 'GET' })
  .middleware([adminMiddleware])
  .validator(inputOf(v.object({ code: pathIdSchema })))
  .handler(({ data, context }) => readKol(context, data.code))

export const getStatementPdf = createServerFn({ method: 'GET' })
  .middleware([adminMiddleware])
  .validator(inputOf(v.object({ code: pathIdSchema, month: monthSchema })))
  .handler(({ data, context }) => readStatementPdf(context, data))

export const sendKolAppointment = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(kolAppointmentSchema))
  .handler(({ data, context }) => appointKol(context, data))

export const sendKolChange = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(kolChangeSchema))
  .handler(({ data, context }) => changeKol(context, data))

export const sendKolPayoutDecision = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(v.object({ approvalId: pathIdSchema, ...decisionSchema.entries })))
  .handler(({ data, context }) => decidePayout(context, data))
