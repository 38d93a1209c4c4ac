import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { foodDiaryQuerySchema } from '#server/contract/food-diary.schema.ts'
import { clientIdSchema, pathIdSchema } from '#server/contract/ids.schema.ts'
import {
  planChoiceSchema,
  planDraftWriteSchema,
  planPublicationSchema,
  planTemplateWriteSchema,
} from '#server/contract/meal-plan.schema.ts'
import {
  deleteDraft,
  deleteTemplate,
  findBoard,
  findPlanOfDay,
  listExchangeFoods,
  listTemplates,
  publishDraft,
  saveChoice,
  saveDraft,
  saveTemplate,
} from './plans.server.ts'

const ofTracker = { trackerId: pathIdSchema }

export const getBoard = createServerFn({ method: 'GET' })
  .validator(inputOf(v.object({ trackerId: v.string() })))
  .handler(({ data, context }) => findBoard(context, data.trackerId))

export const sendDraft = createServerFn({ method: 'POST' })
  .validator(inputOf(v.object({ ...ofTracker, ...planDraftWriteSchema.entries })))
  .handler(({ data, context }) => saveDraft(context, data))

export const dropDraft = createServerFn({ method: 'POST' })
  .validator(inputOf(v.object(ofTracker)))
  .handler(async ({ data, context }) => {
    await deleteDraft(context, data.trackerId)
    return true
  })

export const sendPublication = createServerFn({ method: 'POST' })
  .validator(inputOf(v.object({ ...ofTracker, ...planPublicationSchema.entries })))
  .handler(({ data, context }) => publishDraft(context, data))

export const getTemplates = createServerFn({ method: 'GET' }).handler(({ context }) =>
  listTemplates(context),
)

export const sendTemplate = createServerFn({ method: 'POST' })
  .validator(inputOf(v.object({ id: clientIdSchema, ...planTemplateWriteSchema.entries })))
  .handler(({ data, context }) => saveTemplate(context, data))

export const dropTemplate = createServerFn({ method: 'POST' })
  .validator(inputOf(v.object({ id: clientIdSchema })))
  .handler(async ({ data, context }) => {
    await deleteTemplate(context, data.id)
    return true
  })

export const getExchangeFoods = createServerFn({ method: 'GET' }).handler(({ context }) =>
  listExchangeFoods(context),
)

export const getPlanOfDay = createServerFn({ method: 'GET' })
  .validator(inputOf(v.object({ ...ofTracker, ...foodDiaryQuerySchema.entries })))
  .handler(({ data, context }) => findPlanOfDay(context, data))

export const sendChoice = createServerFn({ method: 'POST' })
  .validator(inputOf(v.object({ ...ofTracker, ...planChoiceSchema.entries })))
  .handler(async ({ data, context }) => {
    await saveChoice(context, data)
    return true
  })
