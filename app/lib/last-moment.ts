/**
 * Returns the last moment before `end`. An offer that ends at midnight on the 21st is shown as
 * valid until the 20th.
 */
export function lastMomentBefore(end: string): string {
  return new Date(Date.parse(end) - 1).toISOString()
}
