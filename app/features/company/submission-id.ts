const byteCount = 16

/**
 * Makes an idempotency key per enquiry: a resend keeps the key, a changed enquiry gets a new one.
 */
export function createSubmissionIds() {
  const ids = new Map<string, string>()
  return (content: object): string => {
    const key = JSON.stringify(content)
    const id = ids.get(key) ?? newId()
    ids.set(key, id)
    return id
  }
}

/** 128 random bits. `crypto.randomUUID` does not exist over plain http. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(byteCount))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
