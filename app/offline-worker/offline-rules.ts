import { offlineShellPath } from '#app/config/offline-shell.ts'

type Language = 'en' | 'id'

const languagePrefix = /^\/(?:en|id)(?=\/|$)/
const trackerPath = /^\/(?:(?<language>en|id)\/)?tracker(?:\/(?!share-)|$)/

/** Returns whether a file changes only with a new build. */
export function isOfBuild(pathname: string): boolean {
  return /^\/(?:assets|illustrations)\//.test(pathname)
}

/** Returns whether an answer can be a file of a build; a network's sign-in page is HTML. */
export function isBuiltFile({ ok, redirected, headers }: Response): boolean {
  return ok && !redirected && !headers.get('content-type')?.startsWith('text/html')
}

/** Returns whether a page loads files of this build; a network's sign-in page cannot know them. */
export function isPageOf(files: readonly string[], html: string): boolean {
  return files.some((file) => html.includes(file))
}

/** Returns whether a page is a member's tracker, which opens offline; a shared tracker does not. */
export function isTrackerPath(pathname: string): boolean {
  return trackerPath.test(pathname)
}

/** Returns the page that starts a tracker download, or undefined if the path is no download. */
export function pageOfDownload(pathname: string): string | undefined {
  return isTrackerPath(pathname) && pathname.endsWith('/export')
    ? pathname.replace(/export$/, 'data')
    : undefined
}

/** Returns the offline notice for a page, with the address of the page to return to. */
export function offlineAddressOf({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const prefix = languagePrefix.exec(pathname)?.[0] ?? ''
  return `${prefix}${offlineShellPath}?${new URLSearchParams({ page: pathname + search })}`
}

/** Returns the language of a tracker's offline page: from the path, else chosen, else the browser's. */
export function languageFor(
  pathname: string,
  { chosen, browser }: { chosen: string | undefined; browser: string },
): Language {
  const named = trackerPath.exec(pathname)?.groups?.language ?? chosen ?? browser
  return named.startsWith('id') ? 'id' : 'en'
}

/** Returns all caches except those of this build and the previous one, whose pages may still be open. */
export function cachesToDrop(names: readonly string[], current: string): string[] {
  const before = names.filter((name) => name !== current).at(-1)
  return names.filter((name) => name !== current && name !== before)
}
