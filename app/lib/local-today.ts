/** Today as `YYYY-MM-DD` in the time zone of the device; Swedish dates are ISO dates. */
export function localToday(): string {
  return new Date().toLocaleDateString('sv-SE')
}
