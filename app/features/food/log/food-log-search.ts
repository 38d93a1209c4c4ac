import { searchReader } from '#app/lib/search-reader.ts'

/** The query of /tracker/{id}. Without a day, the page shows today. */
export const readFoodLogSearch = searchReader({ day: calendarDayOf })

function calendarDayOf(text: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const moment = new Date(text)
  // A browser may read 30 February as 2 March.
  const isOnCalendar = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
  return isOnCalendar ? text : undefined
}
