const adminPath = /^(?:\/(?:en|id))?\/+admin(?:\/|$)/i

/** True if a path is below `/admin`, in any spelling that the router accepts. */
export function isAdminPath(pathname: string): boolean {
  try {
    return adminPath.test(decodeURIComponent(pathname))
  } catch {
    return adminPath.test(pathname)
  }
}
