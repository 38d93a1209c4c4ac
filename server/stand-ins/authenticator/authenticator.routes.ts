import { Hono } from 'hono'
import { html } from 'hono/html'
import { totpCodeAt } from '#server/backends/main/staff/factors/totp.ts'
import type { Clock } from '#server/clock.ts'
import { answerPage, localeOf } from '#server/stand-ins/page.ts'
import { authenticatorWords } from './authenticator-words.ts'

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
