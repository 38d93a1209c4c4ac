import { html } from 'hono/html'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import type { Page } from '#server/stand-ins/page.ts'
import { demoPeople, fullNameOf } from './google-accounts.ts'
import { googleWords } from './google-words.ts'

type Interaction = {
  locale: ContentLocale
  formTargets: string[]
  /** What was typed and could not be used. */
  refused?: { name: string; email: string }
}

/** Asks who signs in; consent needs no page of its own in a demo. */
export function interactionPage({ locale, formTargets, refused }: Interaction): Page {
  const words = googleWords[locale]
  return {
    locale,
    title: words.title,
    notice: words.notice,
    width: 'narrow',
    formTargets,
    body: html`<h1>${words.title}</h1>
      <form class="card" method="post">
        ${demoPeople.map(
          (person) =>
            html`<button class="person" name="person" value="${person.sub}">
              ${fullNameOf(person)}<small>${person.email}</small>
            </button>`,
        )}
      </form>
      <h2>${words.other}</h2>
      <form method="post">
        ${refused ? html`<p role="alert">${words.emailWrong}</p>` : ''}
        <label for="name">${words.name}</label>
        <input
          id="name"
          name="name"
          type="text"
          maxlength="100"
          autocomplete="name"
          required
          value="${refused?.name ?? ''}"
        />
        <label for="email">${words.email}</label>
        <input
          id="email"
          name="email"
          type="email"
          autocomplete="email"
          required
          value="${refused?.email ?? ''}"
        />
        <button class="primary">${words.signInAs}</button>
      </form>
      <form method="post">
        <button name="refuse" value="yes">${words.refuse}</button>
      </form>`,
  }
}

/** For whoever opens the stand-in's own address: nobody is signing in there. */
export function entrancePage(locale: ContentLocale, site?: string): Page {
  const { notice, entrance, entranceText, toSite } = googleWords[locale]
  return {
    locale,
    title: entrance,
    notice,
    width: 'narrow',
    body: html`<h1>${entrance}</h1>
      <p>${entranceText}</p>
      ${site ? html`<p><a href="${site}">${toSite}</a></p>` : ''}`,
  }
}

export function failurePage(locale: ContentLocale, detail?: string): Page {
  const { notice, failed, failedText } = googleWords[locale]
  return {
    locale,
    title: failed,
    notice,
    width: 'narrow',
    body: html`<h1>${failed}</h1>
      <p>${failedText}</p>
      ${detail ? html`<p class="quiet">${detail}</p>` : ''}`,
  }
}
