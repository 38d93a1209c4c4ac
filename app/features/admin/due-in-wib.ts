/**
 * Reads what a field for day and time holds as Jakarta's time, wherever the browser is. Returns undefined
 * if it holds no moment.
 */
export function dueInWib(typed: string): string | undefined {
  const moment = new Date(`${typed.slice(0, 16)}:00+07:00`)
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}
