/** The day in Jakarta as `YYYY-MM-DD`, which the server and the browser mean alike. Swedish dates are ISO dates. */
export function dayInJakarta(moment = new Date()): string {
  return moment.toLocaleDateString('sv-SE', { timeZone: 'Asia/Jakarta' })
}
