import { createServerFn } from '@tanstack/react-start'
import { inputOf } from '#app/errors/input-of.ts'
import { adminMiddleware } from '#app/features/admin/admin-call.middleware.ts'
import { ownSessionEndSchema } from '#server/contract/own-security.schema.ts'
import { ownSecurityOf } from './admin-security.server.ts'

export const getSecurity = createServerFn({ method: 'GET' })
  .middleware([adminMiddleware])
  .handler(({ context }) => ownSecurityOf(context).read())

export const sendOwnSessionEnd = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(ownSessionEndSchema))
  .handler(({ data, context }) => ownSecurityOf(context).endSession(data.id))

export const sendOthersEnd = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .handler(({ context }) => ownSecurityOf(context).endOthers())

export const sendCodeRenewal = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .handler(({ context }) => ownSecurityOf(context).renewCodes())
