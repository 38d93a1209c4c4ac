import { hourMs } from '#app/lib/time.ts'

/** A client cancels and moves without cost until this long before the start. */
const freeBeforeMs = 12 * hourMs

/** Returns until when a session is free to cancel, or null if that time has passed. */
export function cancelDeadline(start: string, now: string): string | null {
  const deadline = Date.parse(start) - freeBeforeMs
  return deadline > Date.parse(now) ? new Date(deadline).toISOString() : null
}
