import * as v from 'valibot'
import {
  appointmentStateSchema,
  cancelKindSchema,
  sessionOutcomeSchema,
} from './appointment.schema.ts'
import { roomAttendanceSchema } from './call.schema.ts'
import { pathIdSchema } from './ids.schema.ts'
import { isoDateSchema } from './iso-date.schema.ts'
import { sharedSectionsSchema, shareSections } from './share.schema.ts'
import { lineUpTo } from './typed-text.schema.ts'
import { zoneSchema } from './zone.schema.ts'

// Calls that the specification does not list. All of them answer 404 `ERR_NO_PRACTICE` to a member
// who has no practice.

/** `invited → active ⇄ paused → left`. Clients book an active practice only. */
export const practiceStateSchema = v.picklist(['invited', 'active', 'paused', 'left'])

const momentSchema = v.pipe(v.string(), v.isoTimestamp())
const integerFrom = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

/** Sessions start at multiples of it, in minutes. */
const gridMinutes = [15, 30, 60] as const

/** An https address of the nutritionist's own meeting room, or empty. */
const meetingLinkSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(500),
  v.check((link) => link === '' || (URL.canParse(link) && link.startsWith('https://'))),
)

/** What a nutritionist promises who has not chosen it. */
export const usualAnswerHours = 24

/** PUT /v1/practice: what the nutritionist decides. */
export const practiceRulesSchema = v.object({
  zone: zoneSchema,
  meetingLink: meetingLinkSchema,
  /** Sessions are held at the link instead of in the site's room. Needs a link. */
  meetsByLink: v.optional(v.boolean(), false),
  sessionMinutes: integerFrom(15, 120),
  pauseMinutes: integerFrom(0, 60),
  gridMinutes: v.picklist(gridMinutes),
  noticeMinutes: integerFrom(0, 14 * 24 * 60),
  horizonDays: integerFrom(1, 180),
  /** The most sessions on one local day. Null if there is no limit. */
  dailyLimit: v.nullable(integerFrom(1, 24)),
  takesNewClients: v.boolean(),
  /** Within how many hours the nutritionist means to answer messages. */
  answerHours: v.optional(integerFrom(1, 168), usualAnswerHours),
})
export type PracticeRules = v.InferOutput<typeof practiceRulesSchema>

/** GET /v1/practice, and the answer of each change. */
export const practiceSchema = v.object({
  slug: v.string(),
  name: v.string(),
  state: practiceStateSchema,
  /** The operator paused it, so only the operator opens it again. */
  isSuspended: v.optional(v.boolean(), false),
  /** The day on which the licence ends. Null until one is verified. */
  practiceUntil: v.nullable(isoDateSchema),
  ...practiceRulesSchema.entries,
  hasFeed: v.boolean(),
})
export type Practice = v.InferOutput<typeof practiceSchema>

/** A stretch of a local day in minutes since its midnight. The end is exclusive. */
const dayStretchSchema = v.pipe(
  v.object({ startMinute: integerFrom(0, 1439), endMinute: integerFrom(1, 1440) }),
  v.check(({ startMinute, endMinute }) => startMinute < endMinute),
)
const dayHoursSchema = v.pipe(v.array(dayStretchSchema), v.maxLength(12))
export type DayHours = v.InferOutput<typeof dayHoursSchema>

/** PUT /v1/practice/hours. A weekday that is not listed is closed. Monday is 1. */
export const weeklyHoursSchema = v.object({
  weekly: v.pipe(
    v.array(v.object({ weekday: integerFrom(1, 7), hours: dayHoursSchema })),
    v.check((days) => new Set(days.map(({ weekday }) => weekday)).size === days.length),
  ),
})

/** PUT /v1/practice/overrides/{date}. Replaces the hours of one local date; none means closed. */
export const hourOverrideSchema = v.object({
  hours: dayHoursSchema,
  /** The time zone of that date on a journey. Null if it is the practice's. */
  zone: v.nullable(zoneSchema),
})

/** GET /v1/practice/hours, and the answer of each change of hours. */
export const practiceHoursSchema = v.object({
  /** Days without hours are left out. */
  weekly: v.array(v.object({ weekday: v.number(), hours: v.array(dayStretchSchema) })),
  /** From yesterday on, by date. */
  overrides: v.array(v.object({ onDate: isoDateSchema, ...hourOverrideSchema.entries })),
  /** By start. One that ended more than a month ago is left out. */
  timeOff: v.array(
    v.object({
      id: v.string(),
      fromAt: momentSchema,
      untilAt: momentSchema,
      note: v.string(),
      isPast: v.boolean(),
    }),
  ),
})
export type PracticeHours = v.InferOutput<typeof practiceHoursSchema>

export const correctionReasonLength = 300

/** What a nutritionist says about a session that was to be held. */
export const heldOutcomes = ['held', 'client_absent', 'neither_came', 'i_was_absent'] as const

/** A session as its nutritionist sees it. */
export const practiceAppointmentSchema = v.object({
  id: v.string(),
  startsAt: momentSchema,
  endsAt: momentSchema,
  state: appointmentStateSchema,
  /**
   * Empty while an offer holds the time. After the care ended, tracker and program are null, topic and
   * phone are empty.
   */
  client: v.object({ trackerId: v.nullable(v.string()), name: v.string(), phone: v.string() }),
  clientZone: v.string(),
  programSlug: v.nullable(v.string()),
  topic: v.string(),
  outcome: v.nullable(sessionOutcomeSchema),
  cancelKind: v.nullable(cancelKindSchema),
  correctionReason: v.optional(v.string(), ''),
  /** The client has had no earlier session with this nutritionist. */
  isFirst: v.boolean(),
  hasOutcome: v.boolean(),
  /** The nutritionist chose the time so late that an absent client gets the session back. */
  isShortNotice: v.optional(v.boolean(), false),
  /** The client has written what to know before the session. */
  hasIntake: v.optional(v.boolean(), false),
  /** What the room saw. Null where it saw no one, and in lists. */
  attendance: v.optional(v.nullable(roomAttendanceSchema), null),
  /** The client is in the room, and the nutritionist is not. */
  isClientWaiting: v.optional(v.boolean(), false),
  /** The state of its note. Null without one, and after the care ended. */
  note: v.optional(v.nullable(v.picklist(['draft', 'signed'])), null),
  /** What can be recorded about it now. */
  possibleOutcomes: v.array(v.picklist(heldOutcomes)),
})
export type PracticeAppointment = v.InferOutput<typeof practiceAppointmentSchema>

/** GET /v1/practice/appointments: those that overlap the period, by start. */
export const practicePeriodSchema = v.pipe(
  v.object({ from: momentSchema, until: momentSchema }),
  v.check(({ from, until }) => Date.parse(from) < Date.parse(until)),
)

/** POST /v1/practice/appointments */
export const clientBookingSchema = v.object({ trackerId: pathIdSchema, startsAt: momentSchema })

/** POST /v1/practice/appointments/{id}/move */
export const sessionMoveSchema = v.object({ startsAt: momentSchema })

/** POST /v1/practice/time-off */
export const newTimeOffSchema = v.pipe(
  v.object({
    fromAt: momentSchema,
    untilAt: momentSchema,
    /** For the nutritionist alone. */
    note: v.optional(lineUpTo(200), ''),
    /** Whether to cancel the sessions within it. */
    cancel: v.boolean(),
  }),
  v.check(({ fromAt, untilAt }) => Date.parse(fromAt) < Date.parse(untilAt)),
)
/** Without `cancel`, the sessions in the way come back and nothing is stored. */
export const timeOffAnswerSchema = v.object({
  id: v.nullable(v.string()),
  hits: v.array(practiceAppointmentSchema),
})

/** POST /v1/practice/appointments/{id}/outcome */
export const outcomeSchema = v.object({
  outcome: v.picklist(heldOutcomes),
  /** Why an earlier record is corrected. The client reads it. */
  reason: v.optional(lineUpTo(correctionReasonLength), ''),
})

const clientEntries = {
  trackerId: v.string(),
  name: v.string(),
  programSlug: v.string(),
  /** What the client lets this nutritionist see. */
  sections: v.array(v.picklist(shareSections)),
  sessionBalance: v.number(),
  /** The first day without the program. */
  endsOn: isoDateSchema,
}

/** GET /v1/practice/clients, by name. */
export const practiceClientListSchema = v.array(
  v.object({
    ...clientEntries,
    lastSessionAt: v.nullable(momentSchema),
    nextSessionAt: v.nullable(momentSchema),
  }),
)
export type PracticeClient = v.InferOutput<typeof practiceClientListSchema>[number]

/** GET /v1/practice/clients/{trackerId}. The client sees that each section was opened. */
export const practiceClientSchema = v.object({
  ...clientEntries,
  phone: v.string(),
  since: momentSchema,
  /** The last day on which the program starts, if it waits for its first session. */
  latestStartsOn: v.nullable(isoDateSchema),
  /** Newest first. */
  sessions: v.array(practiceAppointmentSchema),
  /** The days that the record spans. */
  from: isoDateSchema,
  to: isoDateSchema,
  record: sharedSectionsSchema,
})
export type PracticeClientPage = v.InferOutput<typeof practiceClientSchema>
