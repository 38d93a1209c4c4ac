import { oneOf, searchReader, textUpTo } from '#app/lib/search-reader.ts'

/** The query of the list of clients: a part of a name, and a filter. */
export const readClientsSearch = searchReader({ q: textUpTo(60), only: oneOf(['quiet']) })
