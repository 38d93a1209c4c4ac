let isFirstPage = true

/** Call it when the user leaves the page that the server rendered. */
export function leaveFirstPage(): void {
  isFirstPage = false
}

/** Returns true while the user is on the page that the server rendered. */
export function isOnFirstPage(): boolean {
  return isFirstPage
}
