import { createServerFn } from '@tanstack/react-start'
import { inputOf } from '#app/errors/input-of.ts'
import { adminMiddleware } from '#app/features/admin/admin-call.middleware.ts'
import { ownSessionEndSchema } from '#server/contract/own-security.schema.ts'
import { newPasskeySchema, passkeyRemovalSchema } from '#server/contract/passkey.schema.ts'
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

export const sendPasskeyOffer = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .handler(({ context }) => ownSecurityOf(context).offerPasskey())

export const sendNewPasskey = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(newPasskeySchema))
  .handler(({ data, context }) => ownSecurityOf(context).addPasskey(data))

export const sendPasskeyRemoval = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(passkeyRemovalSchema))
  .handler(({ data, context }) => ownSecurityOf(context).removePasskey(data.id))
