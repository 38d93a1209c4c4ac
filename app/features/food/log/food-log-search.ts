import { calendarDay, searchReader } from '#app/lib/search-reader.ts'

/** The query of /tracker/{id}. Without a day, the page shows today. */
export const readFoodLogSearch = searchReader({ day: calendarDay })
