/** Returns today as `YYYY-MM-DD` in the device's time zone. Swedish dates are ISO dates. */
export function localToday(): string {
  return new Date().toLocaleDateString('sv-SE')
}
