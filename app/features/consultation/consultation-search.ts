import { searchReader, textUpTo } from '#app/lib/search-reader.ts'

/** Slug of the chosen nutritionist. */
export const readConsultationSearch = searchReader({ nutritionist: textUpTo(64) })
