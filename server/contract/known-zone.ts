const zonePattern = /^[A-Z][\w+-]*(\/[\w+-]+)*$/i

/** Returns true for the name of an IANA time zone, such as Asia/Jakarta. */
export function isKnownZone(name: string): boolean {
  if (name.length > 64 || !zonePattern.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
