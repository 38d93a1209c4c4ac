/** Google ignores dots before the @ and treats both domains as one. */
export const googleMailDomains = ['gmail.com', 'googlemail.com']

/**
 * The mailbox behind an address, for limits on mails. Most providers treat the part after a plus as
 * a label. Never use it to tell accounts apart.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  const [name = ''] = email.slice(0, at).split('+')
  return googleMailDomains.includes(domain)
    ? `${name.replaceAll('.', '')}@${googleMailDomains[0]}`
    : `${name}@${domain}`
}
