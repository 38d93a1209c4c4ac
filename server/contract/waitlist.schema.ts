import * as v from 'valibot'
import { localeSchema } from './envelope.schema.ts'
import { idSchema } from './ids.schema.ts'
import { isoDateSchema } from './iso-date.schema.ts'
import { zoneSchema } from './zone.schema.ts'

const momentSchema = v.pipe(v.string(), v.isoTimestamp())
const minutesOfDay = 24 * 60
const wholeUpTo = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))

/** When a session suits a client who waits. */
export const waitTimesSchema = v.object({
  /** Monday is 1, Sunday is 7. */
  weekdays: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))),
    v.minLength(1),
    v.check((weekdays) => new Set(weekdays).size === weekdays.length),
  ),
  /** Minutes of the day: sessions start at or after it. */
  fromMinute: wholeUpTo(minutesOfDay),
  /** Sessions start before it. */
  untilMinute: wholeUpTo(minutesOfDay),
  /** The last day on which a session may start. */
  untilOn: isoDateSchema,
  /** The zone of the days and minutes. */
  zone: zoneSchema,
})

/** PUT /v1/trackers/{id}/waiting: joins, or changes the wish and keeps the place. */
export const waitWishSchema = v.pipe(
  v.object({ nutritionist: idSchema, ...waitTimesSchema.entries, locale: localeSchema }),
  v.check(({ fromMinute, untilMinute }) => fromMinute < untilMinute),
)
export type WaitWish = v.InferOutput<typeof waitWishSchema>

/** A place on the waiting list of a nutritionist. */
export const waitingSchema = v.object({
  id: v.string(),
  trackerId: v.string(),
  nutritionist: v.object({ slug: v.string(), name: v.string() }),
  ...waitTimesSchema.entries,
  /** The time that is held for the client until `until`. Null without an open offer. */
  offer: v.nullable(
    v.object({
      appointmentId: v.string(),
      startsAt: momentSchema,
      endsAt: momentSchema,
      until: momentSchema,
    }),
  ),
  /** The start of the last offer if the client let it run out. */
  missedStart: v.nullable(momentSchema),
})
export type Waiting = v.InferOutput<typeof waitingSchema>
