import { html } from 'hono/html'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import { formatMoment, type Page } from '#server/stand-ins/page.ts'
import type { StoredMail } from './mail-store.ts'
import { mailboxWords } from './mailbox-words.ts'

type OneMail = { locale: ContentLocale; basePath: string; mail: StoredMail }

/** A link in a mail may open in the same tab or in a new one. */
export const mailSandbox =
  'allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation'

export function mailPage({ locale, basePath, mail }: OneMail): Page {
  const words = mailboxWords[locale]
  const headers = mail.headers.map(({ key, value }) => `${key}: ${value}`).join('\n')
  return {
    locale,
    title: mail.subject || words.noSubject,
    notice: words.notice,
    body: html`<p><a href="${basePath || '/'}">${words.back}</a></p>
      <h1>${mail.subject || words.noSubject}</h1>
      <dl>
        <dt>${words.to}</dt>
        <dd>${mail.to.join(', ')}</dd>
        <dt>${words.from}</dt>
        <dd>${mail.from}</dd>
        <dt>${words.received}</dt>
        <dd>${formatMoment(mail.receivedAt, locale)}</dd>
      </dl>
      ${mail.attachments.map(
        ({ filename }, index) =>
          html`<p><a href="${basePath}/mail/${mail.id}/attachments/${index}">${words.attachment}: ${filename}</a></p>`,
      )}
      <h2>${words.frameTitle}</h2>
      <iframe
        title="${words.frameTitle}"
        src="${basePath}/mail/${mail.id}/body"
        sandbox="${mailSandbox}"
      ></iframe>
      <h2>${words.asText}</h2>
      <pre class="card">${mail.text ?? ''}</pre>
      <details>
        <summary>${words.headers}</summary>
        <pre>${headers}</pre>
      </details>`,
  }
}

export function missingMailPage({ locale, basePath }: Omit<OneMail, 'mail'>): Page {
  const words = mailboxWords[locale]
  return {
    locale,
    title: words.notFound,
    notice: words.notice,
    body: html`<h1>${words.notFound}</h1>
      <p>${words.notFoundText}</p>
      <p><a href="${basePath || '/'}">${words.back}</a></p>`,
  }
}
