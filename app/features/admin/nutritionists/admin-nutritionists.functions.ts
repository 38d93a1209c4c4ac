import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { adminMiddleware } from '#app/features/admin/admin-call.middleware.ts'
import { localeSchema } from '#server/contract/envelope.schema.ts'
import { pathIdSchema } from '#server/contract/ids.schema.ts'
import { nutritionistProfileSchema } from '#server/contract/nutritionist-profile.schema.ts'
import {
  actOnNutritionist,
  publishLicences,
  readDocument,
  readNutritionist,
  readNutritionists,
} from './admin-nutritionists.server.ts'
import { nutritionistActSchema } from './nutritionist-act.schema.ts'
import { beginWords, readPublicProfile, saveProfile } from './public-profile.server.ts'

const idSchema = v.object({ id: pathIdSchema })

export const getNutritionists = createServerFn({ method: 'GET' })
  .middleware([adminMiddleware])
  .handler(({ context }) => readNutritionists(context))

export const getNutritionist = createServerFn({ method: 'GET' })
  .middleware([adminMiddleware])
  .validator(inputOf(idSchema))
  .handler(({ data, context }) => readNutritionist(context, data.id))

export const sendNutritionistAct = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(nutritionistActSchema))
  .handler(({ data, context }) => actOnNutritionist(context, data))

export const getPublicProfile = createServerFn({ method: 'GET' })
  .middleware([adminMiddleware])
  .validator(inputOf(idSchema))
  .handler(({ data, context }) => readPublicProfile(context, data.id))

export const sendProfile = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(v.object({ slug: pathIdSchema, profile: nutritionistProfileSchema })))
  .handler(({ data, context }) => saveProfile(context, data))

export const sendFirstWords = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(v.object({ slug: pathIdSchema, locale: localeSchema })))
  .handler(({ data, context }) => beginWords(context, data))

export const getDocument = createServerFn({ method: 'GET' })
  .middleware([adminMiddleware])
  .validator(inputOf(idSchema))
  .handler(({ data, context }) => readDocument(context, data.id))

export const sendLicences = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(idSchema))
  .handler(async ({ data, context }) => ({
    isShown: await publishLicences(context, data.id),
  }))
