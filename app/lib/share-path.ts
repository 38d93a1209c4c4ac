const sharePath = /\/tracker\/+share-/i
const feedPath = /\/calendar\/+[^/]+\.ics/i

/**
 * True if a path is a share link of a tracker. Like the router, it accepts capitals and escaped
 * letters. The address alone gives access to the tracker.
 */
export function isSharePath(pathname: string): boolean {
  return sharePath.test(decoded(pathname))
}

/** Returns the path as it may be logged. The address of a calendar feed is a secret too. */
export function withoutSecretKey(pathname: string): string {
  if (isSharePath(pathname)) return '/tracker/share-…'
  return feedPath.test(decoded(pathname)) ? '/calendar/…' : pathname
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
