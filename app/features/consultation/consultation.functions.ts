import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { readChosenNutritionist, readConsultationOffer } from './consultation.server.ts'

export const getConsultationOffer = createServerFn({ method: 'GET' }).handler(({ context }) =>
  readConsultationOffer(context),
)

export const getChosenNutritionist = createServerFn({ method: 'GET' })
  .validator(inputOf(v.object({ slug: v.string() })))
  .handler(({ data, context }) => readChosenNutritionist(context, data.slug))
