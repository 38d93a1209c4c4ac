/**
 * Returns the day in Jakarta as `YYYY-MM-DD`, the same on server and browser. Swedish dates are ISO
 * dates.
 */
export function dayInJakarta(moment = new Date()): string {
  return moment.toLocaleDateString('sv-SE', { timeZone: 'Asia/Jakarta' })
}
