import * as v from 'valibot'
import { foodSchema } from './food.schema.ts'
import { storedFoodEntrySchema } from './food-diary.schema.ts'
import { goalSchema } from './goal.schema.ts'
import { clientIdSchema } from './ids.schema.ts'
import { isoDateSchema } from './iso-date.schema.ts'
import { measurementSchema } from './measurement.schema.ts'
import { reminderSchema } from './reminder.schema.ts'
import { weightEntrySchema } from './tracker.schema.ts'

export const importedTables = [
  'weights',
  'measurements',
  'foodEntries',
  'plannedFoods',
  'goals',
  'ownFoods',
  'reminders',
] as const
export type ImportedTable = (typeof importedTables)[number]

/** More than ten years of daily rows. */
export const mostImportedRows = 10_000
/** The limit for tables with several rows a day. */
export const mostImportedEntries = 5 * mostImportedRows

/** From an export. Defaults to now. */
const createdAtRow = v.object({
  createdAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
})
const foodEntrySchema = v.object({
  ...storedFoodEntrySchema.entries,
  ...createdAtRow.entries,
  /** The range of the database column. */
  grams: v.pipe(v.number(), v.minValue(0.01), v.maxValue(999_999)),
})

/** The schema of a row of each table. */
export const importedRowSchemas = {
  weights: weightEntrySchema,
  measurements: v.intersect([measurementSchema, createdAtRow]),
  foodEntries: foodEntrySchema,
  plannedFoods: v.object({
    ...v.omit(foodEntrySchema, ['eatenOn']).entries,
    plannedOn: isoDateSchema,
  }),
  goals: v.pipe(
    v.object({ ...goalSchema.entries, ...createdAtRow.entries }),
    v.check(({ startsOn, endedOn }) => endedOn === null || endedOn >= startsOn),
  ),
  /** The member's own foods belong to no single tracker. */
  ownFoods: v.object({ ...foodSchema.entries, ...createdAtRow.entries, id: clientIdSchema }),
  reminders: reminderSchema,
} as const satisfies Record<ImportedTable, v.GenericSchema>

/**
 * POST /v1/trackers/{id}/import saves everything or nothing. The caller chooses the ids and a day
 * has one weight, so the import is idempotent. Of two rows with the same id or day, the later one
 * wins. An imported row replaces an existing one with its id, except goals and reminders. A goal
 * without an end is imported as ending today, because only `/goals` may judge its safety.
 */
export const trackerImportSchema = v.object({
  weights: v.pipe(v.array(importedRowSchemas.weights), v.maxLength(mostImportedRows)),
  measurements: v.pipe(v.array(importedRowSchemas.measurements), v.maxLength(mostImportedEntries)),
  foodEntries: v.pipe(v.array(importedRowSchemas.foodEntries), v.maxLength(mostImportedEntries)),
  plannedFoods: v.optional(
    v.pipe(v.array(importedRowSchemas.plannedFoods), v.maxLength(mostImportedRows)),
    [],
  ),
  goals: v.optional(v.pipe(v.array(importedRowSchemas.goals), v.maxLength(mostImportedRows)), []),
  ownFoods: v.optional(
    v.pipe(v.array(importedRowSchemas.ownFoods), v.maxLength(mostImportedRows)),
    [],
  ),
  reminders: v.optional(v.pipe(v.array(importedRowSchemas.reminders), v.maxLength(1)), []),
})
export type TrackerImport = v.InferOutput<typeof trackerImportSchema>

/**
 * How many of the sent rows exist now. For POST /v1/trackers/{id}/import/preview: how many exist
 * already.
 */
export const importedSchema = v.object({
  weights: v.number(),
  measurements: v.number(),
  foodEntries: v.number(),
  plannedFoods: v.number(),
  goals: v.number(),
  ownFoods: v.number(),
  reminders: v.number(),
})
export type Imported = v.InferOutput<typeof importedSchema>
