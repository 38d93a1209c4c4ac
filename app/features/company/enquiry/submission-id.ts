import { newClientId } from '#app/lib/client-id.ts'

/**
 * Makes an idempotency key per enquiry: a resend keeps the key, a changed enquiry gets a new one.
 */
export function createSubmissionIds() {
  const ids = new Map<string, string>()
  return (content: object): string => {
    const key = JSON.stringify(content)
    const id = ids.get(key) ?? newClientId()
    ids.set(key, id)
    return id
  }
}
