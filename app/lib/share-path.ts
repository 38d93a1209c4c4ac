const sharePath = /\/tracker\/+share-/i

/**
 * Whether an address is a link to a tracker, in any spelling that the router takes for one: capitals and
 * escaped letters too. Whoever has the address reads the tracker.
 */
export function isSharePath(pathname: string): boolean {
  return sharePath.test(decoded(pathname))
}

/** A path as a log may have it. */
export function withoutShareKey(pathname: string): string {
  return isSharePath(pathname) ? '/tracker/share-…' : pathname
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
