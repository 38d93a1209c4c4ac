import type { WaitlistEntry } from '#server/db/main/waitlist-entry.table.ts'

export type WaitTimes = Pick<
  WaitlistEntry,
  'weekdays' | 'fromMinute' | 'untilMinute' | 'untilOn' | 'zone'
>

/** Whether a session that starts then suits a client who waits, by the clock of their zone. */
export function suitsWish(start: Date, wish: WaitTimes): boolean {
  const local = localTimeOf(start, wish.zone)
  const minute = local.hour * 60 + local.minute
  return (
    wish.weekdays.includes(local.dayOfWeek) &&
    wish.fromMinute <= minute &&
    minute < wish.untilMinute &&
    Temporal.PlainDate.compare(local.toPlainDate(), wish.untilOn) <= 0
  )
}

export function localTimeOf(moment: Date, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone)
}
