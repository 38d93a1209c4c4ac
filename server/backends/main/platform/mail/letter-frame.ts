import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import type { Letter } from './render-mail.ts'

/** Who a mail is for, who it is from, and in which language. */
export type Addressee = { firstName: string; locale: ContentLocale; productName: string }

/**
 * Whoever signs up with the address of somebody else chooses the name in a mail of ours: what could
 * be read as a link or a message is no name.
 */
function isPlainName(name: string): boolean {
  return name.length <= 40 && /^[\p{L}\p{M}'’ -]+$/u.test(name)
}

/** The words that every mail begins and ends with. */
export function frameOf({
  firstName,
  locale,
  productName,
}: Addressee): Pick<Letter, 'greeting' | 'signature'> {
  const name = isPlainName(firstName) ? ` ${firstName}` : ''
  return locale === 'id'
    ? { greeting: `Halo${name},`, signature: `Salam hangat,\nTim ${productName}` }
    : { greeting: `Hello${name},`, signature: `Warm regards,\nThe ${productName} team` }
}
