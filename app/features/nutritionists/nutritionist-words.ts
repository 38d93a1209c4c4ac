import type { WithNextFree } from '#app/clients/next-free.server.ts'
import { formatDateTime } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'

type Message = () => string

const weekdays: Message[] = [
  m.nutritionists_weekday_1,
  m.nutritionists_weekday_2,
  m.nutritionists_weekday_3,
  m.nutritionists_weekday_4,
  m.nutritionists_weekday_5,
  m.nutritionists_weekday_6,
  m.nutritionists_weekday_7,
]

/** Monday is 1. */
export function nameOfWeekday(weekday: number): string {
  return weekdays[weekday - 1]?.() ?? ''
}

/** The next free time, or why the nutritionist offers no time. */
export function nextFreeText({ nextFreeAt, takesNewClients }: WithNextFree<unknown>): string {
  if (!takesNewClients) return m.nutritionists_no_new_clients()
  return nextFreeAt ? formatDateTime(nextFreeAt) : m.nutritionists_no_free_time()
}
