import type { Mail } from '#server/mail/smtp-mailer.ts'
import type { Letter } from './letter.ts'
import { htmlOf } from './mail-html.ts'
import { partsOf, type SenderContext } from './mail-parts.ts'
import { textOf } from './mail-text.ts'
import { plainLine } from './plain-line.ts'

export type MailContent = Pick<Mail, 'subject' | 'text' | 'html' | 'unsubscribeUrl'>

/** Plain text and HTML say the same, so a reader needs only one. */
export function renderMail(letter: Letter, sender: SenderContext): MailContent {
  const { locale, paragraphs, stop } = letter
  const subject = plainLine(letter.subject)
  const parts = partsOf(letter, sender)
  const [preview = subject] = paragraphs
  return {
    subject,
    text: textOf(parts),
    html: htmlOf(parts, { locale, subject, preview, productName: sender.productName }),
    ...(stop && { unsubscribeUrl: stop.link }),
  }
}
