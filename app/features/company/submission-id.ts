const byteCount = 16

/**
 * An id for each different enquiry of one form: the same one sent again keeps its id, one that was
 * changed in between gets another.
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

/** 128 random bits. `crypto.randomUUID` would be shorter, but plain http has none. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(byteCount))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
