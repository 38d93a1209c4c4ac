/**
 * Runs in the head. Drops the second press of a double click on a link. Where a page redirects, it
 * would add another step to the history. The function is sent as text, so it may not use imports.
 */
export function followLinksOnce(): void {
  let followed: string | undefined
  addEventListener(
    'click',
    (event) => {
      const address = (event.target as Element).closest<HTMLAnchorElement>('a[href]')?.href
      if (event.detail > 1 && address && address === followed) {
        event.preventDefault()
        event.stopImmediatePropagation()
      }
      followed = address
    },
    true,
  )
}
