export const minuteMs = 60 * 1000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/** Returns the whole seconds until an ISO time, at least 0. */
export function secondsUntil(time: string): number {
  return Math.max(0, Math.floor((Date.parse(time) - Date.now()) / 1000))
}
