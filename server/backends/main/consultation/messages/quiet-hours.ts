/** No mail about messages comes from 21:00 to 07:00 of the reader. */
const quietFromHour = 21
const quietUntilHour = 7

/** Returns when the quiet hours around a moment end; undefined outside them. */
export function endOfQuiet(moment: Date, zone: string): Date | undefined {
  const local = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone)
  if (quietUntilHour <= local.hour && local.hour < quietFromHour) return undefined
  const day = local.toPlainDate().add({ days: local.hour < quietUntilHour ? 0 : 1 })
  const end = day.toZonedDateTime({
    timeZone: zone,
    plainTime: Temporal.PlainTime.from({ hour: quietUntilHour }),
  })
  return new Date(end.epochMilliseconds)
}
