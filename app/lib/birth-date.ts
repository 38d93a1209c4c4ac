/** Nobody alive was born before. */
const firstDay = '1900-01-01'

/** Whether somebody may have been born on a day, `YYYY-MM-DD`; an empty text is no day at all. */
export function isBirthDate(day: string): boolean {
  return day === '' || (day >= firstDay && day <= latestBirthDate())
}

/**
 * Today in Jakarta, so that the server and the browser mean the same day. Swedish dates are ISO
 * dates.
 */
export function latestBirthDate(): string {
  return new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Jakarta' })
}
