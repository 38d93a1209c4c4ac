import { searchReader, textUpTo } from '#app/lib/search-reader.ts'

/** The query of the invitation: the token of the mailed link. */
export const readInviteSearch = searchReader({ token: textUpTo(64) })
