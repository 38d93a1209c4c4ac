import * as v from 'valibot'
import { type FailureMessage, MainFailure } from '#server/backends/main/platform/main-failure.ts'

const pathIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))

/** An id out of the address; one that no row can have is as unknown as one that no row has. */
export function readPathId(id: string, unknown: FailureMessage): string {
  if (!v.is(pathIdSchema, id)) throw new MainFailure(unknown)
  return id
}
