import * as v from 'valibot'
import { localeSchema } from './envelope.schema.ts'
import { idSchema } from './ids.schema.ts'
import { isoDateSchema } from './iso-date.schema.ts'
import { type ShareSection, shareSections } from './share.schema.ts'
import { paragraphsUpTo } from './typed-text.schema.ts'
import { waitingSchema } from './waitlist.schema.ts'
import { zoneSchema } from './zone.schema.ts'

/**
 * The states of a session. `offered → booked | withdrawn`, `booked → completed | missed | cancelled`
 * and, as a correction, `missed → completed`.
 */
export const appointmentStateSchema = v.picklist([
  'offered',
  'booked',
  'completed',
  'missed',
  'cancelled',
  'withdrawn',
])

/** The author of a change: one of the two, or the site itself. */
export const partySchema = v.picklist(['client', 'nutritionist', 'system'])

/** Why a session was cancelled. It decides whether the client's credit comes back. */
export const cancelKindSchema = v.picklist([
  'in_time',
  'late',
  'by_nutritionist',
  'program_ended',
  'licence_ended',
  'account_deleted',
])

/** The side that missed a session. */
export const sessionOutcomeSchema = v.picklist(['client', 'nutritionist', 'both'])

/**
 * The rows of the ledger of sessions: bought, booked and given back after a booking. The others are
 * given for the nutritionist's fault, and taken back with the money.
 */
export const creditKindSchema = v.picklist([
  'granted',
  'used',
  'returned',
  'compensated',
  'reversed',
])

const momentSchema = v.pipe(v.string(), v.isoTimestamp())
const personSchema = v.object({ slug: v.string(), name: v.string() })

/** A session as its client sees it. */
export const appointmentSchema = v.object({
  id: v.string(),
  /** Null while the session is held for an order, which opens the tracker. */
  trackerId: v.nullable(v.string()),
  programSlug: v.nullable(v.string()),
  nutritionist: personSchema,
  startsAt: momentSchema,
  endsAt: momentSchema,
  state: appointmentStateSchema,
  /** The zone in which the client reads the time. */
  zone: v.string(),
  topic: v.string(),
  /** The nutritionist's own meeting room, if they meet there, while the session is ahead. */
  meetingLink: v.nullable(v.string()),
  /** Whether the client's account has a number to call. */
  hasPhone: v.boolean(),
  isBookedByNutritionist: v.optional(v.boolean(), false),
  offeredUntil: v.nullable(momentSchema),
  /** The last moment at which the client can move it. Null if they cannot. */
  canMoveUntil: v.nullable(momentSchema),
  movesLeft: v.number(),
  /** The last moment at which cancelling gives the session back. Null if it has passed. */
  isCancelFreeUntil: v.nullable(momentSchema),
  cancelKind: v.nullable(cancelKindSchema),
  outcome: v.nullable(sessionOutcomeSchema),
  /** Why the nutritionist corrected the record of the session. */
  correctionReason: v.optional(v.string(), ''),
  /** Whether the session of a cancelled or missed appointment came back. Null for any other. */
  creditBack: v.nullable(v.boolean()),
  orderId: v.nullable(v.string()),
  /** Whether the nutritionist signed its note. */
  hasNote: v.optional(v.boolean(), false),
})
export type Appointment = v.InferOutput<typeof appointmentSchema>

/** What an order lets the nutritionist see, and what a first booking proposes. */
export const firstSections: ShareSection[] = ['weightTrend', 'food', 'goals']

/** What a nutritionist may see; it may be nothing. */
const seenSectionsSchema = v.pipe(
  v.array(v.picklist(shareSections)),
  v.check((sections) => new Set(sections).size === sections.length),
)

/** POST /v1/trackers/{id}/appointments, with an Idempotency-Key. */
export const newAppointmentSchema = v.object({
  nutritionist: idSchema,
  startsAt: momentSchema,
  zone: zoneSchema,
  locale: localeSchema,
  /** What the client wants to talk about, for the nutritionist alone. */
  topic: v.optional(paragraphsUpTo(500), ''),
  /**
   * What the nutritionist may see, if the booking gives the tracker into their care. Without it, a
   * first nutritionist sees nothing, and the booking changes no nutritionist. A change cancels the
   * sessions ahead with the former one.
   */
  sections: v.optional(seenSectionsSchema),
})
export type NewAppointment = v.InferOutput<typeof newAppointmentSchema>

/** POST /v1/appointments/{id}/accept: what the nutritionist may see if the care begins with it. */
export const offerAcceptanceSchema = v.object({ sections: v.optional(seenSectionsSchema, []) })

/** POST /v1/appointments/{id}/move */
export const appointmentMoveSchema = v.object({ startsAt: momentSchema, zone: zoneSchema })

/** GET /v1/appointments/{id}/calendar: the text of an .ics file. */
export const appointmentCalendarSchema = v.string()

/** PUT /v1/trackers/{id}/care: whose care it is, and what they may see. */
export const careSchema = v.object({ nutritionist: idSchema, sections: seenSectionsSchema })

export type Care = v.InferOutput<typeof careSchema>

/** What a nutritionist opens, by which the list of looks names it. */
const viewedSections = [...shareSections, 'intake', 'note'] as const
export type ViewedSection = (typeof viewedSections)[number]

/** GET /v1/trackers/{id}/care/views: what nutritionists opened, newest first, by hour. */
export const careViewListSchema = v.array(
  v.object({ at: momentSchema, nutritionist: personSchema, section: v.picklist(viewedSections) }),
)

export type CareView = v.InferOutput<typeof careViewListSchema>[number]

/** GET /v1/consultations */
export const consultationsSchema = v.object({
  /** In the order of time. */
  upcoming: v.array(appointmentSchema),
  /** Newest first. */
  past: v.array(appointmentSchema),
  trackers: v.array(
    v.object({
      trackerId: v.string(),
      programSlug: v.string(),
      sessionBalance: v.number(),
      /** All sessions of the program, used or not. */
      grantedSessions: v.number(),
      startsOn: isoDateSchema,
      /**
       * The last day on which a program starts that waits for its first session. Null once it has
       * begun.
       */
      latestStartsOn: v.optional(v.nullable(isoDateSchema), null),
      /** The first day without the program. */
      endsOn: isoDateSchema,
      nutritionist: v.nullable(personSchema),
      relation: v.nullable(
        v.object({
          id: v.string(),
          sections: v.array(v.picklist(shareSections)),
          since: momentSchema,
        }),
      ),
    }),
  ),
  /** Oldest first. Empty if the backend has no waiting lists. */
  waiting: v.optional(v.array(waitingSchema), []),
  /** Newest first. */
  credits: v.array(
    v.object({
      id: v.string(),
      trackerId: v.string(),
      kind: creditKindSchema,
      amount: v.number(),
      at: momentSchema,
      appointmentId: v.nullable(v.string()),
      nutritionistName: v.nullable(v.string()),
      startsAt: v.nullable(momentSchema),
      /** The zone in which the client reads the start. */
      zone: v.optional(v.nullable(v.string()), null),
    }),
  ),
})
export type Consultations = v.InferOutput<typeof consultationsSchema>
