const byteCount = 16

/** Returns 128 random bits as hex text. `crypto.randomUUID` does not exist over plain http. */
export function newClientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(byteCount))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
