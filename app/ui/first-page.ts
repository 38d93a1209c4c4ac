type LoadPart = () => Promise<unknown>

let isFirstPage = true
let firstPath: string | undefined
let parts: Promise<unknown> | undefined
const loadsOnLeaving: LoadPart[] = []

/** Returns true while the user is on the page that the server rendered. */
export function isOnFirstPage(): boolean {
  return isFirstPage
}

/** Registers code that the first page has not loaded. */
export function loadOnLeaving(load: LoadPart): void {
  loadsOnLeaving.push(load)
}

/** Call it when the user leaves the page that the server rendered. */
export function leaveFirstPage(path: string | undefined): void {
  if (!isFirstPage) return
  isFirstPage = false
  firstPath = path
  parts = Promise.allSettled(loadsOnLeaving.map((load) => load()))
}

/** Resolves when Back to the first page can render it whole; only then its scroll can be restored. */
export async function loadFirstPage(path: string): Promise<void> {
  if (path === firstPath) await parts
}
