import { html, raw } from 'hono/html'
import { renderSVG } from 'uqr'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import { mandiriBillerCode, methodNames } from './payment-methods.ts'
import { type Charge, statusOf } from './payment-store.ts'
import { paymentWords } from './payment-words.ts'

type ChargeView = { locale: ContentLocale; charge: Charge; url: string; now: Date }

/** What to pay with, as long as it can be paid; afterwards what came of it. */
export function chargeCard({ locale, charge, url, now }: ChargeView) {
  const words = paymentWords[locale]
  const status = statusOf(charge, now)
  if (status !== 'pending') return html`<p>${words.outcomes[status].text}</p>`
  return html`<section class="card center">
      ${charge.method === 'qris' ? codeOf(url, words) : numberOf(charge, words)}
    </section>
    <p class="quiet">${words.oneWay}</p>`
}

type Words = (typeof paymentWords)[ContentLocale]

/** Not a QRIS code that a bank could read: it leads a phone to this page. */
function codeOf(url: string, { scan, scanText }: Words) {
  const drawing = renderSVG(url, { border: 2, ecc: 'M' })
  return html`<div class="code" role="img" aria-label="${scan}">${raw(drawing)}</div>
    <p class="quiet">${scanText}</p>`
}

function numberOf({ method, number }: Charge, words: Words) {
  return html`${
    method === 'mandiri'
      ? html`<p class="quiet">${words.billerCode}</p>
            <p class="number">${mandiriBillerCode}</p>`
      : ''
  }
    <p class="quiet">${words.numberOf(methodNames[method])}</p>
    <p class="number">${number}</p>
    <p class="quiet">${words.transferText}</p>`
}
