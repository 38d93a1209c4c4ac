import { instant, oneOf, searchReader, textUpTo } from '#app/lib/search-reader.ts'

/** The query of the list of clients: a part of a name, a filter, and a free time to book. */
export const readClientsSearch = searchReader({
  q: textUpTo(60),
  only: oneOf(['quiet', 'ending']),
  start: instant,
})

/** The query of a client's page: a free time to book. */
export const readClientSearch = searchReader({ start: instant })
