import { html } from 'hono/html'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import { banks, isWithinQrisLimit, methodNames, type PaymentMethod } from './payment-methods.ts'
import type { Payment } from './payment-store.ts'
import { paymentWords } from './payment-words.ts'

/** Every way to pay, each a button: one press and there is a number or a code. */
export function methodList(locale: ContentLocale, payment: Payment) {
  const words = paymentWords[locale]
  return html`<form method="post">
    <h2>${words.qris}</h2>
    ${
      isWithinQrisLimit(payment)
        ? html`<p class="quiet">${words.qrisText}</p>
            ${methodButton('qris')}`
        : html`<p class="quiet">${words.qrisTooMuch}</p>`
    }
    <h2>${words.virtualAccounts}</h2>
    <p class="quiet">${words.virtualAccountText}</p>
    ${banks.map(methodButton)}
  </form>`
}

function methodButton(method: PaymentMethod) {
  return html`<button class="method" name="method" value="${method}">
    <span class="mark" aria-hidden="true">${methodNames[method].slice(0, 2)}</span>
    <span>${methodNames[method]}</span>
    <span class="chevron" aria-hidden="true">›</span>
  </button>`
}
