import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { type NutritionistSearch, readNutritionistSearch } from './nutritionist-search.ts'
import {
  readNutritionist,
  readNutritionistMeta,
  readNutritionists,
} from './nutritionists.server.ts'

/** The call accepts the same values as the page's query. */
const nutritionistSearchSchema = v.pipe(
  v.custom<NutritionistSearch>(isObject),
  v.transform(readNutritionistSearch),
)

export const getNutritionistMeta = createServerFn({ method: 'GET' }).handler(({ context }) =>
  readNutritionistMeta(context),
)

export const getNutritionists = createServerFn({ method: 'GET' })
  .validator(inputOf(nutritionistSearchSchema))
  .handler(({ data, context }) => readNutritionists(context, data))

export const getNutritionist = createServerFn({ method: 'GET' })
  .validator(inputOf(v.object({ slug: v.string() })))
  .handler(({ data, context }) => readNutritionist(context, data.slug))

function isObject(input: unknown): boolean {
  return typeof input === 'object' && input !== null
}
