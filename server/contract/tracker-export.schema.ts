import * as v from 'valibot'
import { foodSchema } from './food.schema.ts'
import { storedFoodEntrySchema } from './food-diary.schema.ts'
import { goalSchema } from './goal.schema.ts'
import { isoDateSchema } from './iso-date.schema.ts'
import { measurementSchema } from './measurement.schema.ts'
import { photoListSchema } from './photo.schema.ts'
import { reminderSchema } from './reminder.schema.ts'
import { trackerSchema, weightEntrySchema } from './tracker.schema.ts'

// Calls that the specification does not list. A backend without them answers 404, and the page of a
// tracker says so.

const momentSchema = v.pipe(v.string(), v.isoTimestamp())
/** When it was written down first. */
const written = { createdAt: momentSchema }

/**
 * GET /v1/trackers/{id}/export: every row of a tracker, oldest first. The version counts up when a
 * reader of an older export would misread a newer one; a table more does not count.
 */
export const trackerExportSchema = v.object({
  schemaVersion: v.literal(1),
  exportedAt: momentSchema,
  tracker: v.omit(trackerSchema, ['weights']),
  /** The member is in calm mode: a report that is made of this goes without calories. */
  isCalm: v.optional(v.boolean(), false),
  weights: v.array(weightEntrySchema),
  measurements: v.array(v.intersect([measurementSchema, v.object(written)])),
  foodEntries: v.array(v.object({ ...storedFoodEntrySchema.entries, ...written })),
  plannedFoods: v.array(
    v.object({
      ...v.omit(storedFoodEntrySchema, ['eatenOn']).entries,
      plannedOn: isoDateSchema,
      ...written,
    }),
  ),
  goals: v.array(v.object({ ...goalSchema.entries, ...written })),
  /** The member's own foods and dishes, whichever tracker they were eaten in. */
  ownFoods: v.optional(v.array(v.object({ ...foodSchema.entries, ...written })), []),
  /** One or none. */
  reminders: v.optional(v.array(reminderSchema), []),
  /** Which there are; the pictures come by a call of their own. */
  photos: photoListSchema,
})
export type TrackerExport = v.InferOutput<typeof trackerExportSchema>
