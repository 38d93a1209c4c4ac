import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { adminMiddleware } from '#app/features/admin/admin-call.middleware.ts'
import { mailReasonSchema } from '#server/contract/admin-mail.schema.ts'
import { pathIdSchema } from '#server/contract/ids.schema.ts'
import { changeMail, readUpkeep } from './admin-mail.server.ts'

export const getUpkeep = createServerFn({ method: 'GET' })
  .middleware([adminMiddleware])
  .handler(({ context }) => readUpkeep(context))

export const sendMailChange = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(
    inputOf(
      v.object({
        id: pathIdSchema,
        act: v.picklist(['retry', 'drop']),
        ...mailReasonSchema.entries,
      }),
    ),
  )
  .handler(({ data, context }) => changeMail(context, data))
