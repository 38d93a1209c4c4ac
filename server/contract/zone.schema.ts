import * as v from 'valibot'

/** The name of an IANA time zone, such as Asia/Jakarta. */
export const zoneSchema = v.pipe(
  v.string(),
  v.maxLength(64),
  v.regex(/^[A-Z][\w+-]*(\/[\w+-]+)*$/i),
  v.check(isKnown),
)

function isKnown(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
