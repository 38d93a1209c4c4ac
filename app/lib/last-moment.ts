/**
 * The last moment of a time that ends before `end`: for people, what ends at midnight on the 21st
 * lasts until 23:59 on the 20th.
 */
export function lastMomentBefore(end: string): string {
  return new Date(Date.parse(end) - 1).toISOString()
}
