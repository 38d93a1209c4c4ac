const sharePath = /\/tracker\/+share-/i

/**
 * True if a path is a share link of a tracker, in any spelling that the router accepts, with
 * capitals or escaped letters. The address alone gives access to the tracker.
 */
export function isSharePath(pathname: string): boolean {
  return sharePath.test(decoded(pathname))
}

/** Returns the path as it may be logged. */
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
