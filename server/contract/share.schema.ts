import * as v from 'valibot'
import { knownSchema } from './food.schema.ts'
import { meals } from './food-diary.schema.ts'
import { goalSchema } from './goal.schema.ts'
import { clientIdSchema } from './ids.schema.ts'
import { isoDateSchema } from './iso-date.schema.ts'
import { circumstanceEntries } from './measurement.schema.ts'
import { measurementKinds } from './measures.ts'
import { lineUpTo, sixDigitsSchema } from './typed-text.schema.ts'
import { digitsOf } from './typed-text.ts'

// Calls that the specification does not list. If a backend answers 404, the tracker's pages say so.

/** What a link may show, each chosen separately; the rest never leaves the backend. */
export const shareSections = [
  /** Weight change in percent, so that a reader cannot derive kilograms. */
  'weightTrend',
  'weight',
  'body',
  'blood',
  'wellbeing',
  'food',
  'goals',
] as const
export type ShareSection = (typeof shareSections)[number]

/** How far back a link shows, in days. */
export const sharedDayCounts = [30, 90, 365] as const
/** How many days a link works. */
export const shareLifetimesDays = [1, 7, 30, 90] as const
/** Wrong PINs over the whole life of a link, after which it is locked. */
export const mostWrongSharePins = 5

const momentSchema = v.pipe(v.string(), v.isoTimestamp())
const nameSchema = lineUpTo(60)
const sectionListSchema = v.pipe(
  v.array(v.picklist(shareSections)),
  v.minLength(1),
  v.check((sections) => new Set(sections).size === sections.length),
)
export const sharePinSchema = sixDigitsSchema

/** POST /v1/trackers/{id}/shares */
export const newShareSchema = v.object({
  /** Created on the device, so a retry creates one link. Only the key of the last answer works. */
  id: v.optional(clientIdSchema),
  /** The link's recipient, visible to the member only. */
  label: v.pipe(nameSchema, v.minLength(1)),
  /** The name that the link's readers see. It may be empty. */
  shownName: nameSchema,
  sections: sectionListSchema,
  dayCount: v.picklist(sharedDayCounts),
  lifetimeDays: v.picklist(shareLifetimesDays),
  pin: v.nullable(sharePinSchema),
})
export type NewShare = v.InferOutput<typeof newShareSchema>

/** 256 random bits after a prefix that no tracker id has. */
export const shareKeySchema = v.pipe(v.string(), v.regex(/^share-[\w-]{43}$/))

/**
 * The answer for a new link. It is the only time the key is visible, because only its hash is
 * stored.
 */
export const createdShareSchema = v.object({ id: v.string(), key: shareKeySchema })

/** GET /v1/trackers/{id}/shares, newest first. */
export const shareListSchema = v.array(
  v.object({
    id: v.string(),
    ...v.pick(newShareSchema, ['label', 'shownName', 'sections', 'dayCount']).entries,
    hasPin: v.boolean(),
    /** Whether too many wrong PINs locked it. */
    isLocked: v.boolean(),
    createdAt: momentSchema,
    expiresAt: momentSchema,
    revokedAt: v.nullable(momentSchema),
    viewCount: v.number(),
    /** The latest views, newest first: time, browser and system, but no IP address. */
    views: v.array(v.object({ at: momentSchema, browser: v.string() })),
  }),
)
export type Share = v.InferOutput<typeof shareListSchema>[number]

/** POST /v1/trackers/{id}/shares/revoke is idempotent. */
export const shareRevocationSchema = v.object({ id: v.pipe(v.string(), v.maxLength(64)) })

/**
 * POST /v1/shared-trackers/open. The key is in the body to keep it out of access logs. Fails with
 * 404 `ERR_NO_SHARE` if the key is unknown, expired, revoked or locked, or the PIN is wrong.
 */
export const shareOpeningSchema = v.object({
  key: v.pipe(v.string(), v.maxLength(64)),
  pin: v.optional(v.pipe(v.string(), v.transform(digitsOf), v.maxLength(20))),
})

const sharedMeasurementListSchema = v.array(
  v.object({
    kind: v.picklist(measurementKinds),
    measuredOn: isoDateSchema,
    value: v.number(),
    secondValue: v.nullable(v.number()),
    ...circumstanceEntries,
  }),
)
export type SharedMeasurement = v.InferOutput<typeof sharedMeasurementListSchema>[number]

const sharedFoodListSchema = v.array(
  v.object({
    eatenOn: isoDateSchema,
    meal: v.picklist(meals),
    names: v.object({ id: v.string(), en: v.string() }),
    grams: v.number(),
    /** Absent while the member is in calm mode, because members open their own links too. */
    energyKcal: v.optional(v.number()),
    /** The share of its energy whose ingredients have a source. All if absent. */
    energyKnown: knownSchema.entries.energyKcal,
    proteinG: v.number(),
    fatG: v.number(),
    carbohydrateG: v.number(),
  }),
)
export type SharedFood = v.InferOutput<typeof sharedFoodListSchema>[number]

/** A section that the member did not choose has no property. Days are in ascending order. */
export const sharedSectionsSchema = v.object({
  weightTrend: v.optional(v.array(v.object({ measuredOn: isoDateSchema, percent: v.number() }))),
  weight: v.optional(v.array(v.object({ measuredOn: isoDateSchema, kilograms: v.number() }))),
  body: v.optional(sharedMeasurementListSchema),
  blood: v.optional(sharedMeasurementListSchema),
  wellbeing: v.optional(sharedMeasurementListSchema),
  /** The last 30 days at most. */
  food: v.optional(sharedFoodListSchema),
  /** The current goal and those that ended within the span, newest first. */
  goals: v.optional(
    v.array(
      v.pick(goalSchema, ['startsOn', 'startKilograms', 'targetKilograms', 'weeks', 'endedOn']),
    ),
  ),
})
export type SharedSections = v.InferOutput<typeof sharedSectionsSchema>

const sharedTrackerSchema = v.object({
  kind: v.literal('open'),
  shownName: v.string(),
  from: isoDateSchema,
  to: isoDateSchema,
  expiresAt: momentSchema,
  ...sharedSectionsSchema.entries,
})
export type SharedTracker = v.InferOutput<typeof sharedTrackerSchema>

/** `pin` asks for a PIN and reveals nothing of the tracker. */
export const openedShareSchema = v.variant('kind', [
  v.object({ kind: v.literal('pin') }),
  sharedTrackerSchema,
])
export type OpenedShare = v.InferOutput<typeof openedShareSchema>
