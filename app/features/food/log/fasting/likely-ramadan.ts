import { dayAfter } from '#app/lib/day-after.ts'
import type { Ramadan } from '#server/contract/ramadan.schema.ts'

const ninthMonth = '9'
const longestMonthDays = 30
const longestYearDays = 355

/**
 * Returns the current or next Ramadan by the Umm al-Qura calendar. Indonesian authorities may announce
 * other days, so the member has to confirm it.
 */
export function likelyRamadan(today: string): Ramadan | undefined {
  const month = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
    month: 'numeric',
    timeZone: 'UTC',
  })
  const isRamadan = (day: string) => month.format(new Date(`${day}T00:00:00Z`)) === ninthMonth
  const around = (from: string, count: number) =>
    Array.from({ length: count }, (_, index) => dayAfter(from, index)).filter(isRamadan)
  const [next] = around(today, longestYearDays)
  if (next === undefined) return undefined
  const days = around(dayAfter(next, -longestMonthDays), 2 * longestMonthDays)
  const [startsOn, endsOn] = [days[0], days.at(-1)]
  return startsOn && endsOn ? { startsOn, endsOn } : undefined
}
