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

/** More than ten years of rows, one a day. */
export const mostImportedRows = 10_000
/** Of what a day may have several of. */
export const mostImportedEntries = 5 * mostImportedRows

/** Of a row that comes from an export; now, where nothing is said. */
const written = v.object({
  createdAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
})
const foodEntrySchema = v.object({
  ...storedFoodEntrySchema.entries,
  ...written.entries,
  /** As far as the database counts. */
  grams: v.pipe(v.number(), v.minValue(0.01), v.maxValue(999_999)),
})

/** What a row of each table has to be. */
export const importedRowSchemas = {
  weights: weightEntrySchema,
  measurements: v.intersect([measurementSchema, written]),
  foodEntries: foodEntrySchema,
  plannedFoods: v.object({
    ...v.omit(foodEntrySchema, ['eatenOn']).entries,
    plannedOn: isoDateSchema,
  }),
  goals: v.pipe(
    v.object({ ...goalSchema.entries, ...written.entries }),
    v.check(({ startsOn, endedOn }) => endedOn === null || endedOn >= startsOn),
  ),
  /** The member's, in whichever tracker. */
  ownFoods: v.object({ ...foodSchema.entries, ...written.entries, id: clientIdSchema }),
  reminders: reminderSchema,
} as const satisfies Record<ImportedTable, v.GenericSchema>

/**
 * POST /v1/trackers/{id}/import: keeps all of it or nothing. Ids are the caller's, and a day has one
 * weight, so that the same import once more changes nothing more. Of two rows with one id, or one day,
 * the later one counts. A row with the id of one that is there takes its place; but a goal that is
 * there stays as it was, and so does a reminder. A goal that nobody ended comes in as one that ends
 * today: whether it is safe now is for `/goals` to judge.
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
 * How many there are now of what was sent; before, at POST /v1/trackers/{id}/import/preview, how many
 * of it are there already.
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
