import { calendarDay, searchReader } from '#app/lib/search-reader.ts'

/** The first day of an edition of a legal page; without it, the page shows the words that apply now. */
export const readEditionSearch = searchReader({ edition: calendarDay })
