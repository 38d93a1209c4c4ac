import * as v from 'valibot'
import { foodSchema } from './food.schema.ts'
import { storedFoodEntrySchema } from './food-diary.schema.ts'
import { goalSchema } from './goal.schema.ts'
import { isoDateSchema } from './iso-date.schema.ts'
import { measurementSchema } from './measurement.schema.ts'
import { photoListSchema } from './photo.schema.ts'
import { reminderSchema } from './reminder.schema.ts'
import { trackerSchema, weightEntrySchema } from './tracker.schema.ts'

// Calls that the specification does not list. If a backend answers 404, the tracker's page says so.

const momentSchema = v.pipe(v.string(), v.isoTimestamp())
/** When the row was first saved. */
const createdAtEntry = { createdAt: momentSchema }

/**
 * GET /v1/trackers/{id}/export: every row of a tracker, oldest first. The version increases if an
 * older reader would misread the file. A new table does not increase it.
 */
export const trackerExportSchema = v.object({
  schemaVersion: v.literal(1),
  exportedAt: momentSchema,
  tracker: v.omit(trackerSchema, ['weights', 'nutritionist']),
  /** The member is in calm mode, so a report must leave out calories. */
  isCalm: v.optional(v.boolean(), false),
  weights: v.array(weightEntrySchema),
  measurements: v.array(v.intersect([measurementSchema, v.object(createdAtEntry)])),
  foodEntries: v.array(v.object({ ...storedFoodEntrySchema.entries, ...createdAtEntry })),
  plannedFoods: v.array(
    v.object({
      ...v.omit(storedFoodEntrySchema, ['eatenOn']).entries,
      plannedOn: isoDateSchema,
      ...createdAtEntry,
    }),
  ),
  goals: v.array(v.object({ ...goalSchema.entries, ...createdAtEntry })),
  /** The member's own foods and dishes, from every tracker. */
  ownFoods: v.optional(v.array(v.object({ ...foodSchema.entries, ...createdAtEntry })), []),
  /** At most one. */
  reminders: v.optional(v.array(reminderSchema), []),
  /** The list only. The pictures have their own call. */
  photos: photoListSchema,
})
export type TrackerExport = v.InferOutput<typeof trackerExportSchema>
