import { shell_contact_answer } from '#app/i18n/paraglide/messages/shell_contact_answer.js'
import { spacedPhone } from '#app/lib/spaced-phone.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import type { Fact, Letter, MailLink } from './letter.ts'
import { mailReasons } from './mail-reasons.ts'

/** One piece of a mail. Plain text and HTML are both made of the same parts. */
export type MailPart =
  | { kind: 'title'; text: string }
  | { kind: 'paragraph'; lines: string[] }
  | { kind: 'code'; code: string }
  | { kind: 'facts'; facts: Fact[] }
  | { kind: 'quote'; text: string }
  | { kind: 'button'; label: string; link: string }
  /** Small text. The label of a link is an address, so it can be read in plain text. */
  | { kind: 'footnote'; pieces: (string | MailLink)[] }
  | { kind: 'footlink'; label: string; link: string }

export type SenderContext = Pick<
  MainContext,
  | 'productName'
  | 'publicOrigin'
  | 'seller'
  | 'leadsEmail'
  | 'contactWhatsapp'
  | 'contactAnswerHours'
>

export type MailParts = { body: MailPart[]; footer: MailPart[] }

/** The parts of a mail in their order. */
export function partsOf(letter: Letter, sender: SenderContext): MailParts {
  const { title, greeting, paragraphs, facts, quote, action, notes = [], signature, stop } = letter
  const isCode = action && 'code' in action
  return {
    body: [
      { kind: 'title', text: title },
      ...[greeting, ...paragraphs].map(paragraph),
      ...(isCode ? [{ kind: 'code', ...action } as const] : []),
      ...(facts ? [{ kind: 'facts', facts } as const] : []),
      ...(quote ? [{ kind: 'quote', text: quote } as const] : []),
      ...(action && !isCode ? [{ kind: 'button', ...action } as const] : []),
      ...notes.map(paragraph),
      { kind: 'paragraph', lines: signature },
    ],
    footer: [
      { kind: 'footnote', pieces: [mailReasons[letter.reason][letter.locale](sender.productName)] },
      ...(stop ? [{ kind: 'footlink', ...stop } as const] : []),
      ...(letter.reason === 'staff' ? [] : [contactOf(letter, sender)]),
      { kind: 'footnote', pieces: sellerOf(sender) },
    ],
  }
}

function paragraph(text: string): MailPart {
  return { kind: 'paragraph', lines: [text] }
}

/** How to reach a person, and when an answer comes. */
function contactOf(
  { locale }: Letter,
  { leadsEmail, contactWhatsapp, contactAnswerHours: hours }: SenderContext,
): MailPart {
  const email = { label: leadsEmail, link: `mailto:${leadsEmail}` }
  const chat = {
    label: spacedPhone(contactWhatsapp),
    link: `https://wa.me/${contactWhatsapp.slice(1)}`,
  }
  const answer = shell_contact_answer({ hours }, { locale })
  const [write, or] =
    locale === 'id'
      ? ['Ada pertanyaan? Tulis ke ', ' atau WhatsApp ']
      : ['Questions? Write to ', ' or WhatsApp ']
  const chatPieces = contactWhatsapp ? [or, chat] : []
  return { kind: 'footnote', pieces: [write, email, ...chatPieces, `. ${answer}`] }
}

/** Returns the sender of the mail: the company and the address of its site. */
function sellerOf({ seller, publicOrigin }: SenderContext): (string | MailLink)[] {
  const company = [seller.name, seller.address].filter(Boolean).join(', ')
  return [`${company} · `, { label: new URL(publicOrigin).host, link: publicOrigin }]
}
