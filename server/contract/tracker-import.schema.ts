import * as v from 'valibot'
import { keptFoodEntrySchema } from './food-diary.schema.ts'
import { measurementSchema } from './measurement.schema.ts'
import { weightEntrySchema } from './tracker.schema.ts'

/** More than ten years of rows, one a day. */
export const mostImportedRows = 10_000
/** A row may have several. */
const mostMeasurements = 5 * mostImportedRows

/** Of a row that comes from an export; now, where nothing is said. */
const written = v.object({
  createdAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
})

/**
 * POST /v1/trackers/{id}/import: keeps all of it or nothing. Ids are the caller's, and a day has one
 * weight, so that the same import once more changes nothing more. Of two rows with one id, or one day,
 * the later one counts.
 */
export const trackerImportSchema = v.object({
  weights: v.pipe(v.array(weightEntrySchema), v.maxLength(mostImportedRows)),
  measurements: v.pipe(
    v.array(v.intersect([measurementSchema, written])),
    v.maxLength(mostMeasurements),
  ),
  foodEntries: v.pipe(
    v.array(v.intersect([keptFoodEntrySchema, written])),
    v.maxLength(mostImportedRows),
  ),
})
export type TrackerImport = v.InferOutput<typeof trackerImportSchema>

/** How many there are now of what was sent. */
export const importedSchema = v.object({
  weights: v.number(),
  measurements: v.number(),
  foodEntries: v.number(),
})
export type Imported = v.InferOutput<typeof importedSchema>
