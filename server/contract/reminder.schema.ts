import * as v from 'valibot'

/** Indonesia's three time zones, in hours ahead of UTC. There is no daylight saving. */
export const zoneHours = { WIB: 7, WITA: 8, WIT: 9 } as const

const weekdaySchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))

/**
 * POST and GET /v1/trackers/{id}/reminder: when to send the reminder mail. Null if there is no
 * reminder.
 */
export const reminderSchema = v.object({
  /** An hour in that zone, 0 to 23. */
  hour: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23)),
  zone: v.picklist(['WIB', 'WITA', 'WIT']),
  /** From 1 (Monday) to 7 (Sunday); at least one, each once. */
  weekdays: v.pipe(
    v.array(weekdaySchema),
    v.minLength(1),
    v.maxLength(7),
    v.check((days) => new Set(days).size === days.length),
  ),
})
export type Reminder = v.InferOutput<typeof reminderSchema>

// POST /v1/trackers/{id}/reminder/delete, no body.

/**
 * POST /v1/reminders/stop ends the reminder of a mail's link, signed in or not. The answer is the
 * same for an unknown link.
 */
export const reminderStopSchema = v.object({ id: v.pipe(v.string(), v.maxLength(64)) })
