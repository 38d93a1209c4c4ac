import { Hono } from 'hono'
import { html } from 'hono/html'
import { totpCodeAt } from '#server/backends/main/staff/factors/totp.ts'
import type { Clock } from '#server/clock.ts'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import { answerPage, localeOf } from '#server/stand-ins/page.ts'

const id = {
  title: 'Autentikator demo',
  notice:
    'Ini pengganti aplikasi autentikator untuk demo. Siapa pun yang membuka halaman ini melihat kodenya.',
  lead: 'Kode saat ini untuk konsol dan praktik. Tiap kode berlaku satu kali; muat ulang halaman setelah 30 detik untuk kode berikutnya.',
}

const authenticatorWords: Record<ContentLocale, typeof id> = {
  id,
  en: {
    title: 'Demo authenticator',
    notice:
      'This page is a stand-in for an authenticator app. Anyone who opens it can see the codes.',
    lead: 'The codes of this moment for the console and the practice. Each works once; reload the page after 30 seconds for the next.',
  },
}

type DemoSecret = { email: string; secret: string }

/** Shows the codes that the authenticator apps of the demo's staff and nutritionist would show now. */
export function createAuthenticator(clock: Clock, secrets: readonly DemoSecret[]): Hono {
  return new Hono().get('/', (c) => {
    const locale = localeOf(c)
    const words = authenticatorWords[locale]
    const now = clock.now()
    const items = secrets.map(
      ({ email, secret }) =>
        html`<li><p class="quiet">${email}</p><h2>${totpCodeAt(secret, now)}</h2></li>`,
    )
    const { title, notice, lead } = words
    const body = html`<h1>${title}</h1><p class="quiet">${lead}</p><ol class="list">${items}</ol>`
    return answerPage({ locale, title, notice, body, width: 'narrow' })
  })
}
