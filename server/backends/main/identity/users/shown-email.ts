import { domainToUnicode } from 'node:url'

/** Returns a stored address as its owner writes it: `rina@xn--bcher-kva.example` has an ü. */
export function shownEmailOf(email: string): string {
  const at = email.lastIndexOf('@') + 1
  const domain = email.slice(at)
  return email.slice(0, at) + (domainToUnicode(domain) || domain)
}
