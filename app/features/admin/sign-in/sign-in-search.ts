import { searchReader, textUpTo } from '#app/lib/search-reader.ts'

/** The query of the page that asks for the code: where it leads. */
export const readAdminSignInSearch = searchReader({ to: textUpTo(500) })

/** The query of a staff link: its token. */
export const readStaffLinkSearch = searchReader({ token: textUpTo(64) })

export function signInHrefOf(path: string): string {
  return `/admin/masuk?${new URLSearchParams({ to: path })}`
}

/** Returns the page of the console that the query names; any other address is the start. */
export function consolePathOf(to: string | undefined): string {
  return to !== undefined && /^\/admin(?:[/?#]|$)/.test(to) ? to : '/admin'
}
