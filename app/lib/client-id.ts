const byteCount = 16

/** 128 random bits as text. `crypto.randomUUID` would be shorter, but plain http has none. */
export function newClientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(byteCount))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
