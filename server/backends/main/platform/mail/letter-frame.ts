import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import type { Letter } from './render-mail.ts'

/** A mail's recipient, language and sender. */
export type Addressee = { firstName: string; locale: ContentLocale; productName: string }

/**
 * A stranger who signs up with another's address chooses the name in our mail. Rejects a name that
 * could read as a link or a message.
 */
function isPlainName(name: string): boolean {
  return name.length <= 40 && /^[\p{L}\p{M}'’ -]+$/u.test(name)
}

/** The greeting and the signature of every mail. */
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
