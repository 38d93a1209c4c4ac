import * as v from 'valibot'
import {
  type LocalMoment,
  localMomentSchema,
} from '#app/features/practice/changes/typed-start.schema.ts'

export type TypedTimeOff = { from: LocalMoment; until: LocalMoment; note: string }

/** Returns the time off as typed, or the first field that is wrong. It ends after it starts. */
export function readTimeOff(
  form: FormData,
): { kind: 'typed'; wish: TypedTimeOff } | { kind: 'wrong'; field: string } {
  const text = (name: string) => String(form.get(name) ?? '')
  const from = { date: text('fromDate'), time: text('fromTime') }
  const until = { date: text('untilDate'), time: text('untilTime') }
  if (!v.is(localMomentSchema.entries.date, from.date)) return { kind: 'wrong', field: 'fromDate' }
  if (!v.is(localMomentSchema.entries.time, from.time)) return { kind: 'wrong', field: 'fromTime' }
  if (!v.is(localMomentSchema.entries.date, until.date))
    return { kind: 'wrong', field: 'untilDate' }
  const isAfter = `${from.date}T${from.time}` < `${until.date}T${until.time}`
  if (!v.is(localMomentSchema.entries.time, until.time) || !isAfter)
    return { kind: 'wrong', field: until.date < from.date ? 'untilDate' : 'untilTime' }
  return { kind: 'typed', wish: { from, until, note: text('note') } }
}
