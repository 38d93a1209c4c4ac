import { searchReader, textUpTo } from '#app/lib/search-reader.ts'

/** Whom the visitor chose, by slug. */
export const readConsultationSearch = searchReader({ nutritionist: textUpTo(64) })
