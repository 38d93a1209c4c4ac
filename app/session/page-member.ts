/** Names the member whose page makes a call. */
export const pageMemberHeader = 'x-page-member'

let findId: () => string | undefined = () => undefined

/** Tells the calls of this window where to find the page's member. */
export function followPageMember(find: () => string | undefined): void {
  findId = find
}

/** Returns the header for a call from this window's page; none from a page without a member. */
export function pageMemberHeaders(): Record<string, string> {
  const id = findId()
  return id === undefined ? {} : { [pageMemberHeader]: encodeURIComponent(id) }
}
