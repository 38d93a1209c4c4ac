import * as v from 'valibot'
import { idSchema } from './ids.schema.ts'
import { isoDateSchema } from './iso-date.schema.ts'
import { zoneSchema } from './zone.schema.ts'

const momentSchema = v.pipe(v.string(), v.isoTimestamp())

/** GET /v1/practices/free: every active practice. */
export const freePracticeListSchema = v.array(
  v.object({
    slug: v.string(),
    /** Null if the practice has no free time as far ahead as clients can book. */
    nextFreeAt: v.nullable(momentSchema),
    takesNewClients: v.optional(v.boolean(), true),
    sessionMinutes: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** What a single consultation costs in the catalogue. Null if none is sold, absent if unknown. */
    priceRupiah: v.optional(v.nullable(v.number())),
  }),
)
export type FreePractice = v.InferOutput<typeof freePracticeListSchema>[number]

const mostDays = 42

/** GET /v1/practices/{slug}/free-times?zone=…&from=…&days=…&near=…&moving=… */
export const freeTimesQuerySchema = v.object({
  /** The zone of the reader, by whose days the times are grouped. */
  zone: zoneSchema,
  from: isoDateSchema,
  days: v.pipe(
    v.string(),
    v.regex(/^\d{1,2}$/),
    v.transform(Number),
    v.minValue(1),
    v.maxValue(mostDays),
  ),
  /** Asks for the free times nearest to this moment, on any day. */
  near: v.optional(momentSchema),
  /** The caller's session that is to move: its own time counts as free. */
  moving: v.optional(idSchema),
})
export type FreeTimesQuery = v.InferOutput<typeof freeTimesQuerySchema>

/**
 * 404 `ERR_NO_PRACTICE` if the practice is unknown or takes no bookings. 404 `ERR_NO_APPOINTMENT`
 * if `moving` is not a session of the caller with it. With a token, the times exclude the caller's
 * own sessions. The nutritionist of the practice sees its times without the notice.
 */
export const freeTimesSchema = v.object({
  slug: v.string(),
  name: v.string(),
  /** Of the practice. */
  zone: zoneSchema,
  sessionMinutes: v.number(),
  noticeMinutes: v.number(),
  /** Whether it takes the caller: new clients, or one whom it had in its care before. */
  takesNewClients: v.boolean(),
  /** The last day that can be booked, by horizon and licence. Before today if the licence has ended. */
  bookableUntil: v.optional(isoDateSchema),
  /** The first free time after the days that were asked for, if these have none. */
  laterAt: v.optional(v.nullable(momentSchema), null),
  /** Every day that was asked for, also those without a free time. */
  days: v.array(v.object({ date: isoDateSchema, starts: v.array(momentSchema) })),
  /** In order of time, at most three; empty without `near`. */
  nearest: v.array(momentSchema),
})
export type FreeTimes = v.InferOutput<typeof freeTimesSchema>
