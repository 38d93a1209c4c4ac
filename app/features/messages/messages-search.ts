import { anyText, nonEmptyTextUpTo, oneOf, searchReader } from '#app/lib/search-reader.ts'

/** The query of a thread: words to find, or its files. */
export const readThreadSearch = searchReader({ q: nonEmptyTextUpTo(100), show: oneOf(['files']) })
export type ThreadSearch = ReturnType<typeof readThreadSearch>

/** The query of a client's conversations: the nutritionist whose thread to open. */
export const readConversationsSearch = searchReader({ nutritionist: anyText })

/** The query of the inbox: the client whose thread to open. */
export const readInboxSearch = searchReader({ client: anyText })
