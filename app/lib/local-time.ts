/** Returns the time of day as `HH:MM` on the device's clock. */
export function localTime(): string {
  return new Date().toLocaleTimeString('sv-SE', { hour: '2-digit', minute: '2-digit' })
}
