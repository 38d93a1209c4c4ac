import { formatMinuteOfDay } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { nameOfZone } from '#app/lib/zone-name.ts'
import type { Practice } from '#server/contract/practice.schema.ts'
import type { AgendaDay } from './agenda.server.ts'

/** `Buka 08.00–12.00 dan 13.00–17.00 WIB`, or that the day is closed. */
export function hoursText({ date, hours, zone, sessions }: AgendaDay, practice: Practice): string {
  if (hours.length === 0)
    return sessions.some(({ state }) => state !== 'cancelled')
      ? m.practice_day_closed_with_sessions()
      : m.practice_day_closed()
  const name = nameOfZone(zone ?? practice.zone, new Date(date))
  return m.practice_day_open({ hours: stretchesText(hours), zone: name })
}

/** `08.00–12.00, 13.00–17.00`. */
export function stretchesText(hours: AgendaDay['hours']): string {
  return hours
    .map(
      ({ startMinute, endMinute }) =>
        `${formatMinuteOfDay(startMinute)}–${formatMinuteOfDay(endMinute)}`,
    )
    .join(', ')
}
