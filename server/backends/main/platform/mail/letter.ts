import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import type { MailKind } from '#server/contract/mail-kinds.ts'
import type { MailReason } from './mail-reasons.ts'
import { reasonOfKind } from './reason-of-kind.ts'

/** A mail's recipient, language and sender. */
export type Addressee = { firstName: string; locale: ContentLocale; productName: string }

export type MailLink = { label: string; link: string }

/** A row of a mail. */
export type Fact = {
  label: string
  value: string
  /** `digits` are for copying into another device; `text` is longer than a few words; `link` is an address. */
  look?: 'digits' | 'text' | 'link'
}

/** What one kind of mail says in one language. */
export type Words = {
  subject: string
  title: string
  /** The first one also stands beside the subject in a list of mails. */
  paragraphs: string[]
  facts?: Fact[]
  /** Text of another person, in several lines. */
  quote?: string
  /** The mail's only button, or the code that the reader types. */
  action?: MailLink | { code: string }
  notes?: string[]
  /** Ends mails of this kind. Mail programs show it as a button too. */
  stop?: MailLink
}

/** A mail before it becomes plain text and HTML. */
export type Letter = Words & {
  locale: ContentLocale
  greeting: string
  signature: string[]
  kind: MailKind
  reason: MailReason
}

/** A mail in the addressee's language. */
export function letterTo(
  to: Addressee,
  kind: MailKind,
  words: Record<ContentLocale, Words>,
): Letter {
  return {
    ...words[to.locale],
    ...frameOf(to),
    locale: to.locale,
    kind,
    reason: reasonOfKind[kind],
  }
}

/** A mail to the company's staff, in Indonesian. */
export function letterToStaff(productName: string, kind: MailKind, words: Words): Letter {
  return {
    ...words,
    ...frameOf({ firstName: '', locale: 'id', productName }),
    locale: 'id',
    kind,
    reason: 'staff',
  }
}

/** The greeting and the signature of every mail. */
function frameOf({
  firstName,
  locale,
  productName,
}: Addressee): Pick<Letter, 'greeting' | 'signature'> {
  const name = isPlainName(firstName) ? ` ${firstName}` : ''
  return locale === 'id'
    ? { greeting: `Halo${name},`, signature: ['Salam hangat,', `Tim ${productName}`] }
    : { greeting: `Hello${name},`, signature: ['Warm regards,', `The ${productName} team`] }
}

/**
 * A stranger who signs up with another's address chooses the name in our mail. Rejects a name that
 * could read as a link or a message.
 */
function isPlainName(name: string): boolean {
  return name.length <= 40 && /^[\p{L}\p{M}'’ -]+$/u.test(name)
}
