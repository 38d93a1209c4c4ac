import * as v from 'valibot'
import { foodEntrySchema } from './food-diary.schema.ts'
import { clientIdSchema } from './ids.schema.ts'
import { measurementSchema } from './measurement.schema.ts'
import { weightEntrySchema } from './tracker.schema.ts'

/** Made on the device, so that what is sent again changes nothing more. */

const chainSchema = v.object({
  id: clientIdSchema,
  /** The change of the same entry that this device made before, while its answer is not known. */
  after: v.optional(clientIdSchema),
  /** The conflict that the member ends by this change. */
  resolves: v.optional(clientIdSchema),
})

/** `base` is what the member saw before the change, `next` what they made of it; null is no entry. */
const changeOf = <const Kind extends string, Entry extends v.GenericSchema>(
  kind: Kind,
  entry: Entry,
) =>
  v.object({
    ...chainSchema.entries,
    kind: v.literal(kind),
    /** The day of a weight, the id of everything else. */
    entryId: clientIdSchema,
    base: v.nullable(entry),
    next: v.nullable(entry),
  })

/** One change of one entry. */
export const operationSchema = v.variant('kind', [
  changeOf('weight', weightEntrySchema),
  changeOf('food', foodEntrySchema),
  /** What is to be eaten; it is eaten by a change of the food entry with its id. */
  changeOf('plan', foodEntrySchema),
  changeOf('measurement', measurementSchema),
])
export type Operation = v.InferOutput<typeof operationSchema>
export type EntryKind = Operation['kind']
/** What an entry says, without what the server works out from it. */
export type EntryContent = NonNullable<Operation['next']>

export const mostOperations = 50

/**
 * POST /v1/trackers/{id}/sync: changes made on a device, in the order in which they were made. Each
 * is taken once, however often it is sent. One that cannot be read is refused alone, so the call asks
 * for their ids and no more.
 */
export const syncRequestSchema = v.object({
  operations: v.pipe(v.array(v.looseObject({ id: clientIdSchema })), v.maxLength(mostOperations)),
})

const refusalReasons = [
  /** No form of the site makes such an entry. */
  'invalid',
  /** The day has begun nowhere on Earth, or is too far ahead to be planned: the clock is ahead. */
  'day',
  /** The food or its measure is none that the member can see. */
  'food',
  /** The backend has no call for this change. */
  'unsupported',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

const outcomeSchema = v.variant('outcome', [
  /** It is in the tracker, or was once and has been chosen or changed over since. */
  v.object({ id: v.string(), outcome: v.literal('applied') }),
  /** The entry is another one than the member saw: both versions wait for a choice. */
  v.object({ id: v.string(), outcome: v.literal('conflict') }),
  /** What it comes after has not arrived. */
  v.object({ id: v.string(), outcome: v.literal('early') }),
  v.object({ id: v.string(), outcome: v.literal('refused'), reason: v.picklist(refusalReasons) }),
])
export type Outcome = v.InferOutput<typeof outcomeSchema>

const versionsOf = <const Kind extends string, Entry extends v.GenericSchema>(
  kind: Kind,
  entry: Entry,
) =>
  v.object({
    id: v.string(),
    kind: v.literal(kind),
    entryId: v.string(),
    /** In the tracker now. */
    current: v.nullable(entry),
    /** Kept beside it. */
    kept: v.nullable(entry),
  })

/** Two versions of an entry; null is the version in which it was deleted. */
const conflictSchema = v.variant('kind', [
  versionsOf('weight', weightEntrySchema),
  versionsOf('food', foodEntrySchema),
  versionsOf('plan', foodEntrySchema),
  versionsOf('measurement', measurementSchema),
])
export type Conflict = v.InferOutput<typeof conflictSchema>

export const syncAnswerSchema = v.object({
  results: v.array(outcomeSchema),
  /** Every one of the tracker that waits, oldest first. */
  conflicts: v.array(conflictSchema),
})
export type SyncAnswer = v.InferOutput<typeof syncAnswerSchema>
