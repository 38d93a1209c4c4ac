import type { Mail } from '#server/mail/smtp-mailer.ts'

/** A mail's content before it becomes plain text and HTML. */
export type Letter = {
  subject: string
  greeting: string
  /** The paragraphs after the greeting. */
  opening: string[]
  /** The mail's single link or code. */
  action: { link: string; label: string } | { code: string }
  closing: string[]
  signature: string
  /** The unsubscribe link, at the end of the mail and in its headers. */
  footer?: { link: string; label: string }
}

export type MailContent = Pick<Mail, 'subject' | 'text' | 'html' | 'unsubscribeUrl'>

/** Plain text and HTML say the same, so a reader needs only one. */
export function renderMail(letter: Letter): MailContent {
  const { subject, footer } = letter
  return {
    subject,
    text: renderText(letter),
    html: renderHtml(letter),
    ...(footer && { unsubscribeUrl: footer.link }),
  }
}

function renderText({ greeting, opening, action, closing, signature, footer }: Letter): string {
  const middle = 'code' in action ? action.code : `${action.label}:\n${action.link}`
  const last = footer ? [`${footer.label}:\n${footer.link}`] : []
  return [greeting, ...opening, middle, ...closing, signature, ...last].join('\n\n')
}

function renderHtml(letter: Letter): string {
  const { subject, greeting, opening, action, closing, signature, footer } = letter
  return [
    '<!doctype html>',
    `<html><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="font-family: sans-serif; line-height: 1.5; max-width: 36rem; margin: 0 auto; padding: 1rem">',
    ...[greeting, ...opening].map(paragraph),
    renderAction(action),
    ...[...closing, signature].map(paragraph),
    ...(footer ? [renderAction(footer)] : []),
    '</body></html>',
  ].join('\n')
}

function renderAction(action: Letter['action']): string {
  if ('code' in action)
    return `<p style="font-size: 1.75rem; letter-spacing: 0.25em">${escapeHtml(action.code)}</p>`
  return `<p><a href="${escapeHtml(action.link)}">${escapeHtml(action.label)}</a></p>`
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
