import { searchReader, textUpTo } from '#app/lib/search-reader.ts'

/** The query of the page that asks for the code: where it leads. */
export const readAdminSignInSearch = searchReader({ to: textUpTo(500) })

/** The query of a staff link: its token. */
export const readStaffLinkSearch = searchReader({ token: textUpTo(64) })
