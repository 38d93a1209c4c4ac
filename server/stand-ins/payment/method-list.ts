import { html } from 'hono/html'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import { banks, isWithinQrisLimit, methodNames, type PaymentMethod } from './payment-methods.ts'
import type { Payment } from './payment-store.ts'
import { paymentWords } from './payment-words.ts'

const bankOutline = 'M3.5 9.5 12 4l8.5 5.5h-17ZM6 10v7m4-7v7m4-7v7m4-7v7M4 20h16'
const codeOutline = 'M4 4h6v6H4V4Zm10 0h6v6h-6V4ZM4 14h6v6H4v-6Zm10 0h2m4 0v2m-6 2v2h2m2-2h2v2'

/** Every way to pay, each a button: one press and there is a number or a code. */
export function methodList(locale: ContentLocale, payment: Payment) {
  const words = paymentWords[locale]
  return html`<form method="post">
    <h2>${words.qris}</h2>
    ${
      isWithinQrisLimit(payment.transaction)
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
    <span class="mark" aria-hidden="true">
      <svg viewBox="0 0 24 24"><path d="${method === 'qris' ? codeOutline : bankOutline}" /></svg>
    </span>
    <span>${methodNames[method]}</span>
    <span class="chevron" aria-hidden="true">›</span>
  </button>`
}
