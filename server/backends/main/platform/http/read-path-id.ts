import * as v from 'valibot'
import { type FailureMessage, MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { pathIdSchema } from '#server/contract/ids.schema.ts'

/** Throws the same failure for an id that no row can have as for one that no row has. */
export function readPathId(id: string, unknown: FailureMessage): string {
  if (!v.is(pathIdSchema, id)) throw new MainFailure(unknown)
  return id
}
