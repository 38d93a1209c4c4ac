import { m } from '#app/i18n/paraglide/messages.js'
import { localMoment } from '#app/i18n/zoned-time.ts'

const parts = [
  { from: 0, name: m.appointments_morning },
  { from: 11 * 60, name: m.appointments_midday },
  { from: 15 * 60, name: m.appointments_afternoon },
  { from: 18 * 60, name: m.appointments_evening },
]

/** Groups the starts of a day into its parts, in order; parts without a start are left out. */
export function partsOfDay(starts: string[], zone: string): { name: string; starts: string[] }[] {
  return parts
    .map(({ from, name }, index) => {
      const until = parts[index + 1]?.from ?? Number.POSITIVE_INFINITY
      const isIn = (start: string) => {
        const { minute } = localMoment(start, zone)
        return from <= minute && minute < until
      }
      return { name: name(), starts: starts.filter(isIn) }
    })
    .filter(({ starts: inPart }) => inPart.length > 0)
}
