import { createServerFn } from '@tanstack/react-start'
import { inputOf } from '#app/errors/input-of.ts'
import { adminMiddleware } from '#app/features/admin/admin-call.middleware.ts'
import { factorAnswerSchema } from '#server/contract/passkey.schema.ts'
import { staffLinkAcceptanceSchema, staffLinkSchema } from '#server/contract/staff.schema.ts'
import {
  acceptLink,
  endSession,
  openLink,
  openSession,
  readPasskeyRequest,
  readStaffSession,
  stepUp,
} from './staff-session.server.ts'

export const getStaffSession = createServerFn({ method: 'GET' })
  .middleware([adminMiddleware])
  .handler(({ context }) => readStaffSession(context))

export const sendCode = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(factorAnswerSchema))
  .handler(async ({ data, context }) => {
    await openSession(context, data)
    return { isOpen: true }
  })

export const sendPasskeyQuestion = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .handler(({ context }) => readPasskeyRequest(context))

export const sendStepUp = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(factorAnswerSchema))
  .handler(async ({ data, context }) => {
    await stepUp(context, data)
    return { isProved: true }
  })

export const sendSessionEnd = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .handler(async ({ context }) => {
    await endSession(context)
    return { isOpen: false }
  })

export const getStaffLink = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(staffLinkSchema))
  .handler(({ data, context }) => openLink(context, data.token))

export const sendLinkAcceptance = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(staffLinkAcceptanceSchema))
  .handler(({ data, context }) => acceptLink(context, data))
