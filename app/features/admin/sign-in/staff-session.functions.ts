import { createServerFn } from '@tanstack/react-start'
import { inputOf } from '#app/errors/input-of.ts'
import { adminMiddleware } from '#app/features/admin/admin-call.middleware.ts'
import { factorProofSchema } from '#server/contract/second-factor.schema.ts'
import { staffLinkAcceptanceSchema, staffLinkSchema } from '#server/contract/staff.schema.ts'
import {
  acceptLink,
  endSession,
  openLink,
  openSession,
  readStanding,
  stepUp,
} from './staff-session.server.ts'

export const getStanding = createServerFn({ method: 'GET' })
  .middleware([adminMiddleware])
  .handler(({ context }) => readStanding(context))

export const sendCode = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(factorProofSchema))
  .handler(async ({ data, context }) => {
    await openSession(context, data.code)
    return { isOpen: true }
  })

export const sendStepUp = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(factorProofSchema))
  .handler(async ({ data, context }) => {
    await stepUp(context, data.code)
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
