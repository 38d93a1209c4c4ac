import * as v from 'valibot'
import { percentSchema } from '#server/contract/kol.schema.ts'

/** A percentage as people type it. */
export const typedPercentSchema = v.pipe(
  v.string(),
  v.transform((typed) => Number(typed.replaceAll(/[%\s]/g, ''))),
  percentSchema,
)
