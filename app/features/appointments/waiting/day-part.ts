import { m } from '#app/i18n/paraglide/messages.js'

const endOfDay = 24 * 60

/** The parts of a day that a client can wait for, in minutes of the day. */
export const dayParts = {
  any: { fromMinute: 0, untilMinute: endOfDay, name: m.waiting_any_time },
  morning: { fromMinute: 0, untilMinute: 11 * 60, name: m.appointments_morning },
  midday: { fromMinute: 11 * 60, untilMinute: 15 * 60, name: m.appointments_midday },
  afternoon: { fromMinute: 15 * 60, untilMinute: 18 * 60, name: m.appointments_afternoon },
  evening: { fromMinute: 18 * 60, untilMinute: endOfDay, name: m.appointments_evening },
}
export type DayPart = keyof typeof dayParts

export const dayPartNames = Object.keys(dayParts) as DayPart[]

/** Returns the part of the day with these bounds. */
export function dayPartOf(wish: { fromMinute: number; untilMinute: number }): DayPart {
  return (
    dayPartNames.find((name) => {
      const { fromMinute, untilMinute } = dayParts[name]
      return fromMinute === wish.fromMinute && untilMinute === wish.untilMinute
    }) ?? 'any'
  )
}
