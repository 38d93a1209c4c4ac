import * as v from 'valibot'
import { meals } from './food-diary.schema.ts'
import { goalSchema } from './goal.schema.ts'
import { measurementKinds } from './measures.ts'

// Calls that the specification does not list. A backend without them answers 404, and the pages of
// a tracker say so.

/** What a link may show, each chosen separately; the rest never leaves the backend. */
export const shareSections = [
  /** How much weight has changed, in percent: no kilogram can be read out of it. */
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
/** How long a link opens, in days. */
export const shareLifetimesDays = [1, 7, 30, 90] as const
export const sharePinLength = 6
/** Wrong PINs over the whole life of a link, after which it is locked. */
export const mostWrongSharePins = 5

const isoDateSchema = v.pipe(v.string(), v.isoDate())
const momentSchema = v.pipe(v.string(), v.isoTimestamp())
const nameSchema = v.pipe(v.string(), v.trim(), v.maxLength(60))
const sectionListSchema = v.pipe(
  v.array(v.picklist(shareSections)),
  v.minLength(1),
  v.check((sections) => new Set(sections).size === sections.length),
)
export const sharePinSchema = v.pipe(v.string(), v.regex(/^\d{6}$/))

/** POST /v1/trackers/{id}/shares */
export const newShareSchema = v.object({
  /** Made on the device: sent again, the link is made once, and only its last answer opens it. */
  id: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))),
  /** For the member alone: whom the link is for. */
  label: v.pipe(nameSchema, v.minLength(1)),
  /** What the link's readers see of whose tracker it is; may be empty. */
  shownName: nameSchema,
  sections: sectionListSchema,
  dayCount: v.picklist(sharedDayCounts),
  lifetimeDays: v.picklist(shareLifetimesDays),
  pin: v.nullable(sharePinSchema),
})
export type NewShare = v.InferOutput<typeof newShareSchema>

/** 256 random bits behind a mark that no tracker's id has. */
export const shareKeySchema = v.pipe(v.string(), v.regex(/^share-[\w-]{43}$/))

/** What a new link answers: the only time that its key is told, for only its hash is kept. */
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
    /** The latest, newest first: when, and the browser and system that said so; no address. */
    views: v.array(v.object({ at: momentSchema, browser: v.string() })),
  }),
)
export type Share = v.InferOutput<typeof shareListSchema>[number]

/** POST /v1/trackers/{id}/shares/revoke; one that is over already is no failure. */
export const shareRevocationSchema = v.object({ id: v.pipe(v.string(), v.maxLength(64)) })

/**
 * POST /v1/shared-trackers/open. The key is in the body, so that no log of addresses holds it. 404
 * `ERR_NO_SHARE` for a key that never was, is over, was revoked or is locked, and for a wrong PIN.
 */
export const shareOpeningSchema = v.object({
  key: v.pipe(v.string(), v.maxLength(64)),
  pin: v.optional(v.pipe(v.string(), v.maxLength(20))),
})

const sharedMeasurementListSchema = v.array(
  v.object({
    kind: v.picklist(measurementKinds),
    measuredOn: isoDateSchema,
    value: v.number(),
    secondValue: v.nullable(v.number()),
  }),
)
export type SharedMeasurement = v.InferOutput<typeof sharedMeasurementListSchema>[number]

const sharedFoodListSchema = v.array(
  v.object({
    eatenOn: isoDateSchema,
    meal: v.picklist(meals),
    names: v.object({ id: v.string(), en: v.string() }),
    grams: v.number(),
    /** Absent while the member is in calm mode: they open their links too. */
    energyKcal: v.optional(v.number()),
    proteinG: v.number(),
    fatG: v.number(),
    carbohydrateG: v.number(),
  }),
)
export type SharedFood = v.InferOutput<typeof sharedFoodListSchema>[number]

/** A section that was not chosen has no property. Days come oldest first. */
const sharedTrackerSchema = v.object({
  kind: v.literal('open'),
  shownName: v.string(),
  from: isoDateSchema,
  to: isoDateSchema,
  expiresAt: momentSchema,
  weightTrend: v.optional(v.array(v.object({ measuredOn: isoDateSchema, percent: v.number() }))),
  weight: v.optional(v.array(v.object({ measuredOn: isoDateSchema, kilograms: v.number() }))),
  body: v.optional(sharedMeasurementListSchema),
  blood: v.optional(sharedMeasurementListSchema),
  wellbeing: v.optional(sharedMeasurementListSchema),
  /** Of the last 30 days at most. */
  food: v.optional(sharedFoodListSchema),
  /** The current one, and those that ended in this time; the newest first. */
  goals: v.optional(
    v.array(
      v.pick(goalSchema, ['startsOn', 'startKilograms', 'targetKilograms', 'weeks', 'endedOn']),
    ),
  ),
})
export type SharedTracker = v.InferOutput<typeof sharedTrackerSchema>

/** `pin` asks for one; nothing of the tracker is in it. */
export const openedShareSchema = v.variant('kind', [
  v.object({ kind: v.literal('pin') }),
  sharedTrackerSchema,
])
export type OpenedShare = v.InferOutput<typeof openedShareSchema>
