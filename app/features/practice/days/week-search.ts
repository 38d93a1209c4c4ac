import { searchReader } from '#app/lib/search-reader.ts'

/** The query of the week page: its first day. */
export const readWeekSearch = searchReader({
  from: (text) => (/^\d{4}-\d\d-\d\d$/.test(text) && Date.parse(text) ? text : undefined),
})
