import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { adminMiddleware } from '#app/features/admin/admin-call.middleware.ts'
import { decisionSchema } from '#server/contract/admin-purchase.schema.ts'
import { pathIdSchema } from '#server/contract/ids.schema.ts'
import {
  breachEntrySchema,
  breachLetterSchema,
  caseClosingSchema,
  caseNoteSchema,
  dataRequestEntrySchema,
  deletionWishSchema,
  nameCorrectionSchema,
  requestLetterSchema,
} from '#server/contract/privacy-case.schema.ts'
import {
  actOnCase,
  decideDeletion,
  enterBreach,
  enterRequest,
  readCase,
  readRegisters,
} from './admin-cases.server.ts'

const keySchema = v.object({
  id: pathIdSchema,
  register: v.picklist(['data-requests', 'breaches']),
})
const key = keySchema.entries

export const getRegisters = createServerFn({ method: 'GET' })
  .middleware([adminMiddleware])
  .handler(({ context }) => readRegisters(context))

export const getCase = createServerFn({ method: 'GET' })
  .middleware([adminMiddleware])
  .validator(inputOf(keySchema))
  .handler(({ data, context }) => readCase(context, data))

export const sendRequestEntry = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(dataRequestEntrySchema))
  .handler(({ data, context }) => enterRequest(context, data))

export const sendBreachEntry = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(breachEntrySchema))
  .handler(({ data, context }) => enterBreach(context, data))

export const sendCaseNote = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(v.object({ ...key, ...caseNoteSchema.entries })))
  .handler(({ data, context }) => actOnCase(context, { act: 'notes', ...data }))

export const sendCaseClosing = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(v.object({ ...key, ...caseClosingSchema.entries })))
  .handler(({ data, context }) => actOnCase(context, { act: 'closing', ...data }))

export const sendRequestLetter = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(v.intersect([v.object({ id: pathIdSchema }), requestLetterSchema])))
  .handler(({ data, context }) =>
    actOnCase(context, { act: 'letters', register: 'data-requests', ...data }),
  )

export const sendBreachLetter = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(v.object({ id: pathIdSchema, ...breachLetterSchema.entries })))
  .handler(({ data, context }) =>
    actOnCase(context, { act: 'letters', register: 'breaches', ...data }),
  )

export const sendDeletionWish = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(v.object({ id: pathIdSchema, ...deletionWishSchema.entries })))
  .handler(({ data, context }) =>
    actOnCase(context, { act: 'deletion', register: 'data-requests', ...data }),
  )

export const sendDeletionDecision = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(v.object({ approvalId: pathIdSchema, ...decisionSchema.entries })))
  .handler(({ data, context }) => decideDeletion(context, data))

export const sendNameCorrection = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(v.object({ id: pathIdSchema, ...nameCorrectionSchema.entries })))
  .handler(({ data, context }) =>
    actOnCase(context, { act: 'name', register: 'data-requests', ...data }),
  )
