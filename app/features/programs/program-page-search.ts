import { searchReader, textUpTo } from '#app/lib/search-reader.ts'

/** Whom the visitor wants the program with, by slug, from a profile on to the order. */
export const readProgramPageSearch = searchReader({ nutritionist: textUpTo(64) })
