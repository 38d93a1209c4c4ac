import * as v from 'valibot'
import { pathIdSchema } from '#server/contract/ids.schema.ts'

/** Says whether a value may be an id in a call's path; a row with any other id cannot exist. */
export function isPathId(value: string): boolean {
  return v.is(pathIdSchema, value)
}
