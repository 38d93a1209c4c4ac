import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { adminMiddleware } from '#app/features/admin/admin-call.middleware.ts'
import { pathIdSchema } from '#server/contract/ids.schema.ts'
import { staffReasonSchema } from '#server/contract/staff.schema.ts'
import { changeSuspension, readStaff } from './admin-staff.server.ts'

export const getStaff = createServerFn({ method: 'GET' })
  .middleware([adminMiddleware])
  .handler(({ context }) => readStaff(context))

export const sendSuspension = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(
    inputOf(v.object({ id: pathIdSchema, isSuspended: v.boolean(), ...staffReasonSchema.entries })),
  )
  .handler(async ({ data, context }) => {
    await changeSuspension(context, data)
    return { isDone: true }
  })
