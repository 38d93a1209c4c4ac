/** Google's mail leaves out dots in front of the @; its two domains are one. */
const googleMailDomains = ['gmail.com', 'googlemail.com']

/**
 * The mailbox that mails to an address arrive in, as far as limits on mails go: what follows a plus
 * is the owner's own label nearly everywhere. Never for telling accounts apart.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  const [name = ''] = email.slice(0, at).split('+')
  return googleMailDomains.includes(domain)
    ? `${name.replaceAll('.', '')}@${googleMailDomains[0]}`
    : `${name}@${domain}`
}
