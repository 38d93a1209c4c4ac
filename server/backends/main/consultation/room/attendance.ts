import { minuteMs } from '#app/lib/time.ts'
import type { CallEngine, RoomAttendance, RoomSide } from '#server/contract/call.schema.ts'
import type { AppointmentRow } from '#server/db/main/appointment.table.ts'

/** One stay of a tab in a room. */
export type Stay = { side: RoomSide; engine: CallEngine; from: Date; until: Date }

type Span = { from: number; until: number }

/** So long of the planned time one side has to be there before the other counts as absent. */
const waitMs = 10 * minuteMs
/** A session is held if both were there together for so long, also outside the planned time. */
const togetherMs = 5 * minuteMs

/** Returns what the stays in a session's room prove. Null if no one came. */
export function attendanceOf(
  stays: Stay[],
  { startsAt, endsAt }: Pick<AppointmentRow, 'startsAt' | 'endsAt'>,
): RoomAttendance | null {
  if (stays.length === 0) return null
  const planned = [{ from: startsAt.getTime(), until: endsAt.getTime() }]
  const spans = { client: spansOf(stays, 'client'), nutritionist: spansOf(stays, 'nutritionist') }
  const plannedMs = (side: RoomSide) => lengthOf(shared(spans[side], planned))
  const shown = (side: RoomSide) => {
    const [first] = spans[side]
    if (!first) return null
    const minutes = Math.floor(plannedMs(side) / minuteMs)
    return { firstAt: new Date(first.from).toISOString(), minutes }
  }
  const isAlone = (side: RoomSide, other: RoomSide) =>
    spans[other].length === 0 && plannedMs(side) >= waitMs
  // At the nutritionist's own link they may have met without this room.
  const provesAbsence = stays.every(({ engine }) => engine !== 'link')
  const proposed = () => {
    if (lengthOf(shared(spans.client, spans.nutritionist)) >= togetherMs) return 'held'
    if (provesAbsence && isAlone('nutritionist', 'client')) return 'client_absent'
    return provesAbsence && isAlone('client', 'nutritionist') ? 'i_was_absent' : null
  }
  return { client: shown('client'), nutritionist: shown('nutritionist'), proposed: proposed() }
}

/** The times in which a side was there, in order and apart. */
function spansOf(stays: Stay[], wanted: RoomSide): Span[] {
  const sorted = stays
    .filter(({ side }) => side === wanted)
    .map(({ from, until }) => ({ from: from.getTime(), until: until.getTime() }))
    .toSorted((one, other) => one.from - other.from)
  const spans: Span[] = []
  for (const span of sorted) {
    const last = spans.at(-1)
    if (last && span.from <= last.until) last.until = Math.max(last.until, span.until)
    else spans.push(span)
  }
  return spans
}

/** The times in both lists. */
function shared(ones: Span[], others: Span[]): Span[] {
  return ones
    .flatMap((one) =>
      others.map((other) => ({
        from: Math.max(one.from, other.from),
        until: Math.min(one.until, other.until),
      })),
    )
    .filter(({ from, until }) => from < until)
}

function lengthOf(spans: Span[]): number {
  return spans.reduce((sum, { from, until }) => sum + until - from, 0)
}
