import * as v from 'valibot'
import { measurementSchema, measureSchema } from '#server/contract/measurement.schema.ts'
import { weightEntrySchema } from '#server/contract/tracker.schema.ts'

/** Something that was measured. A weight, which is one a day, has its day as its id. */
const entrySchema = v.pipe(
  v.object({
    id: v.string(),
    kind: measureSchema,
    measuredOn: v.string(),
    value: v.number(),
    secondValue: v.nullable(v.number()),
  }),
  v.check((entry) =>
    entry.kind === 'weight'
      ? v.is(weightEntrySchema, { measuredOn: entry.measuredOn, kilograms: entry.value })
      : v.is(measurementSchema, entry),
  ),
)
export type Entry = v.InferOutput<typeof entrySchema>

/**
 * What becomes of one entry: written down (only `after`), changed, or deleted (only `before`). Turned
 * around it is undone.
 */
export const entryChangeSchema = v.object({
  before: v.nullable(entrySchema),
  after: v.nullable(entrySchema),
})
export type EntryChange = v.InferOutput<typeof entryChangeSchema>

export function undone({ before, after }: EntryChange): EntryChange {
  return { before: after, after: before }
}
