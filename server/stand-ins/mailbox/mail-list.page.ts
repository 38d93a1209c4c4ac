import { html } from 'hono/html'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import { formatMoment, type Page } from '#server/stand-ins/page.ts'
import type { StoredMail } from './mail-store.ts'
import { mailboxWords } from './mailbox-words.ts'

type MailList = { locale: ContentLocale; basePath: string; mails: StoredMail[]; to: string }

export function mailListPage({ locale, basePath, mails, to }: MailList): Page {
  const words = mailboxWords[locale]
  const items = mails.map(
    (mail) => html`<li>
      <a href="${basePath}/mail/${mail.id}">${mail.subject || words.noSubject}</a>
      <p>${words.to} ${mail.to.join(', ')}</p>
      <p class="quiet">${formatMoment(mail.receivedAt, locale)}</p>
    </li>`,
  )
  const empty = to ? words.emptyFor(to) : words.empty
  return {
    locale,
    title: words.title,
    notice: words.notice,
    body: html`<h1>${words.title}</h1>
      <p class="quiet">${words.lead}</p>
      <form class="card" method="get" action="${basePath || '/'}">
        <label for="to">${words.filterLabel}</label>
        <input id="to" name="to" type="email" autocomplete="email" value="${to}" />
        <button>${words.filterAction}</button>
      </form>
      ${to ? html`<p><a href="${basePath || '/'}">${words.showAll}</a></p>` : ''}
      ${items.length > 0 ? html`<ol class="list">${items}</ol>` : html`<p>${empty}</p>`}`,
  }
}
