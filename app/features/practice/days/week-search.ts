import { calendarDay, searchReader } from '#app/lib/search-reader.ts'

/** The query of the week page: its first day. */
export const readWeekSearch = searchReader({ from: calendarDay })
