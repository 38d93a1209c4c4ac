import * as v from 'valibot'
import { foodEntrySchema } from './food-diary.schema.ts'
import { clientIdSchema } from './ids.schema.ts'
import { measurementSchema } from './measurement.schema.ts'
import { weightEntrySchema } from './tracker.schema.ts'

const chainSchema = v.object({
  id: clientIdSchema,
  /** The same device's previous change of this entry, while its outcome is unknown. */
  after: v.optional(clientIdSchema),
  /** The conflict that this change resolves. */
  resolves: v.optional(clientIdSchema),
})

/** `base` is what the member saw before the change, `next` the result. Null means no entry. */
const changeOf = <const Kind extends string, Entry extends v.GenericSchema>(
  kind: Kind,
  entry: Entry,
) =>
  v.object({
    ...chainSchema.entries,
    kind: v.literal(kind),
    /** A weight's day, or any other entry's id. */
    entryId: clientIdSchema,
    base: v.nullable(entry),
    next: v.nullable(entry),
  })

/** One change of one entry. */
export const operationSchema = v.variant('kind', [
  changeOf('weight', weightEntrySchema),
  changeOf('food', foodEntrySchema),
  /** A planned food. A change of the food entry with the same id marks it as eaten. */
  changeOf('plan', foodEntrySchema),
  changeOf('measurement', measurementSchema),
])
export type Operation = v.InferOutput<typeof operationSchema>
export type EntryKind = Operation['kind']
/** An entry's content without the values that the server derives. */
export type EntryContent = NonNullable<Operation['next']>

export const mostOperations = 50

/**
 * POST /v1/trackers/{id}/sync: a device's changes, in order. Each change is idempotent. The schema
 * checks only the ids, so that one unreadable change is refused alone.
 */
export const syncRequestSchema = v.object({
  operations: v.pipe(v.array(v.looseObject({ id: clientIdSchema })), v.maxLength(mostOperations)),
})

const refusalReasons = [
  /** The site's forms never send such an entry. */
  'invalid',
  /**
   * The day has not begun anywhere on Earth, or is too far ahead for a plan. The device's clock is
   * ahead.
   */
  'day',
  /** The member cannot see the food or its measure. */
  'food',
  /** The backend does not support this change. */
  'unsupported',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

const outcomeSchema = v.variant('outcome', [
  /** The change is applied, or was applied before a later choice or change. */
  v.object({ id: v.string(), outcome: v.literal('applied') }),
  /** The entry differs from what the member saw. Both versions wait for a choice. */
  v.object({ id: v.string(), outcome: v.literal('conflict') }),
  /** The change that it follows has not arrived. */
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
    /** The version in the tracker. */
    current: v.nullable(entry),
    /** The version stored beside it. */
    kept: v.nullable(entry),
  })

/** Two versions of an entry. Null means that this version deleted it. */
const conflictSchema = v.variant('kind', [
  versionsOf('weight', weightEntrySchema),
  versionsOf('food', foodEntrySchema),
  versionsOf('plan', foodEntrySchema),
  versionsOf('measurement', measurementSchema),
])
export type Conflict = v.InferOutput<typeof conflictSchema>

export const syncAnswerSchema = v.object({
  results: v.array(outcomeSchema),
  /** All open conflicts of the tracker, oldest first. */
  conflicts: v.array(conflictSchema),
})
export type SyncAnswer = v.InferOutput<typeof syncAnswerSchema>
