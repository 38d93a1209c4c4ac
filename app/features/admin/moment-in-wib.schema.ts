import * as v from 'valibot'
import { dueInWib } from './due-in-wib.ts'

const typedInWibSchema = v.pipe(v.string(), v.transform(dueInWib), v.string())

/** A moment that has passed. */
export const momentInWibSchema = v.pipe(
  typedInWibSchema,
  v.check((moment) => Date.parse(moment) <= Date.now()),
)

/** A moment ahead. */
export const startInWibSchema = v.pipe(
  typedInWibSchema,
  v.check((moment) => Date.parse(moment) > Date.now()),
)
