import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { formatDateTimeIn } from '#app/i18n/zoned-time.ts'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import { pageStyle, pageStyleSource } from './page-style.ts'
import { findPageLocale } from './stand-in-locale.ts'

type Markup = HtmlEscapedString | Promise<HtmlEscapedString>

export type Page = {
  locale: ContentLocale
  title: string
  /** Says which service this page replaces and what is not real. */
  notice: string
  body: Markup
  width?: 'narrow' | 'wide'
  /** Origins that a form of this page may lead to, also by a redirect. */
  formTargets?: string[]
}

/** Renders a whole document in the stand-ins' style. */
export async function renderPage({ locale, title, notice, body, width = 'wide' }: Page) {
  const document = await html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>${raw(pageStyle)}</style>
      </head>
      <body>
        <aside class="notice"><p>${notice}</p></aside>
        <main class="${width}">${body}</main>
      </body>
    </html>`
  return document.toString()
}

/** No scripts, one style sheet, no remote content, no framing. */
export function pageHeaders({ formTargets = [] }: Pick<Page, 'formTargets'>) {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': [
      "default-src 'none'",
      `style-src ${pageStyleSource}`,
      "frame-src 'self'",
      `form-action ${["'self'", ...formTargets].join(' ')}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    // With no-referrer, browsers would send `Origin: null` with forms.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  }
}

export async function answerPage(page: Page, status = 200): Promise<Response> {
  return new Response(await renderPage(page), { status, headers: pageHeaders(page) })
}

export function localeOf(c: Context): ContentLocale {
  return findPageLocale({
    cookie: c.req.header('cookie'),
    acceptLanguage: c.req.header('accept-language'),
  })
}

/** `Selasa, 17 Februari 2026 pukul 09.05 WIB` or `Tuesday, 17 February 2026, 09:05 WIB`. */
export function formatMoment(moment: Date, locale: ContentLocale): string {
  return formatDateTimeIn(moment.toISOString(), 'Asia/Jakarta', locale).replaceAll('\u00a0', ' ')
}
