import { fairNoticeMs } from '#server/contract/fair-notice.ts'

/** Returns until when a session is free to cancel, or null if that time has passed. */
export function cancelDeadline(start: string, now: string): string | null {
  const deadline = Date.parse(start) - fairNoticeMs
  return deadline > Date.parse(now) ? new Date(deadline).toISOString() : null
}
