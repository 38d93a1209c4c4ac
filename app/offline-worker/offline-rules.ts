import { offlineShellPath } from '#app/config/offline-shell.ts'

type Language = 'en' | 'id'

const languagePrefix = /^\/(?:en|id)(?=\/|$)/
const trackerPath = /^\/(?:(?<language>en|id)\/)?tracker(?:\/(?!share-)|$)/

/** Whether a file changes only with the build. */
export function isOfBuild(pathname: string): boolean {
  return /^\/(?:assets|illustrations)\//.test(pathname)
}

/** Whether a page is a member's tracker, which opens without a connection; a shared one does not. */
export function isTrackerPath(pathname: string): boolean {
  return trackerPath.test(pathname)
}

/** The page that a download of a tracker begins on; undefined for everything else. */
export function pageOfDownload(pathname: string): string | undefined {
  return isTrackerPath(pathname) && pathname.endsWith('/export')
    ? pathname.replace(/export$/, 'data')
    : undefined
}

/** Where any other page leads without a connection: the page that says so, and knows the way back. */
export function offlineAddressOf({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const prefix = languagePrefix.exec(pathname)?.[0] ?? ''
  return `${prefix}${offlineShellPath}?${new URLSearchParams({ page: pathname + search })}`
}

/** The language of the page that takes a tracker's place: of its path, else chosen, else the browser's. */
export function languageFor(
  pathname: string,
  { chosen, browser }: { chosen: string | undefined; browser: string },
): Language {
  const named = trackerPath.exec(pathname)?.groups?.language ?? chosen ?? browser
  return named.startsWith('id') ? 'id' : 'en'
}

/** All caches but this build's and the one before it, whose pages may still be open. */
export function cachesToDrop(names: readonly string[], current: string): string[] {
  const before = names.filter((name) => name !== current).at(-1)
  return names.filter((name) => name !== current && name !== before)
}
