const roomPath = /^(?:\/(?:en|id))?\/+ruang(?:\/|$)/i

/**
 * True if a path is the room of a session. Like the router, it accepts capitals and escaped
 * letters.
 */
export function isRoomPath(pathname: string): boolean {
  try {
    return roomPath.test(decodeURIComponent(pathname))
  } catch {
    return roomPath.test(pathname)
  }
}

/** Returns the address of a session's room. It is entered by a full page load, for its headers. */
export function roomPathOf(appointmentId: string): string {
  return `/ruang/${appointmentId}`
}
