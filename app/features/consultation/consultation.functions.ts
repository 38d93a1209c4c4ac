import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { readChosenNutritionist, readConsultationPrices } from './consultation.server.ts'

export const getConsultationPrices = createServerFn({ method: 'GET' }).handler(({ context }) =>
  readConsultationPrices(context),
)

export const getChosenNutritionist = createServerFn({ method: 'GET' })
  .validator(inputOf(v.object({ slug: v.string() })))
  .handler(({ data, context }) => readChosenNutritionist(context, data.slug))
