/**
 * Groups moments by the days of a reader's zone. Each of the `days` from `from` has an item, also a
 * day without a moment. The moments are sorted.
 */
export function daysOfStarts(
  starts: Date[],
  { zone, from, days }: { zone: string; from: string; days: number },
): { date: string; starts: string[] }[] {
  const byDate = Map.groupBy(starts, (start) => dateIn(zone, start))
  const first = Temporal.PlainDate.from(from)
  return Array.from({ length: days }, (_, index) => {
    const date = first.add({ days: index }).toString()
    return { date, starts: (byDate.get(date) ?? []).map((start) => start.toISOString()) }
  })
}

/** Returns when a reader's days begin and, exclusive, end. */
export function periodOfDays({ zone, from, days }: { zone: string; from: string; days: number }) {
  const first = Temporal.PlainDate.from(from)
  const midnightOf = (date: Temporal.PlainDate) =>
    new Date(date.toZonedDateTime(zone).epochMilliseconds)
  return { from: midnightOf(first), until: midnightOf(first.add({ days })) }
}

function dateIn(zone: string, moment: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .toString()
}
