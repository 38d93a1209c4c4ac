import { searchReader, textUpTo } from '#app/lib/search-reader.ts'

/** Slug of the nutritionist whose profile the visitor came from; passed on to the order. */
export const readProgramPageSearch = searchReader({ nutritionist: textUpTo(64) })
