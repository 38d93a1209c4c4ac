import { html } from 'hono/html'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import { formatMoment, type Page } from '#server/stand-ins/page.ts'
import { finishUrlOf } from './finish-url.ts'
import { allowedMethods } from './payment-methods.ts'
import { type Payment, statusOf } from './payment-store.ts'
import { paymentWords } from './payment-words.ts'

type PaymentView = { locale: ContentLocale; payment: Payment; now: Date }

/** The payment's page: a form while it can be paid, its outcome afterwards. */
export function paymentPage({ locale, payment, now }: PaymentView): Page {
  const status = statusOf(payment, now)
  const finishUrl = finishUrlOf(payment, now)
  const isWaiting = status === 'open' || status === 'pending'
  const words = paymentWords[locale]
  const outcome = isWaiting ? undefined : words.outcomes[status]
  const title = outcome?.title ?? words.title
  return {
    locale,
    title,
    notice: words.notice,
    width: 'narrow',
    // Browsers hold the redirect that follows a form to this list too.
    formTargets: finishUrl ? [new URL(finishUrl).origin] : [],
    body: html`<h1>${title}</h1>
      ${orderCard({ locale, payment, now })} ${outcome ? html`<p>${outcome.text}</p>` : ''}
      ${status === 'pending' ? html`<p>${words.waiting}</p>` : ''}
      ${isWaiting ? paymentForm(locale, payment) : ''}
      ${outcome && finishUrl ? html`<p><a href="${finishUrl}">${words.back}</a></p>` : ''}`,
  }
}

export function missingPaymentPage(locale: ContentLocale): Page {
  const { notice, notFound, notFoundText } = paymentWords[locale]
  return {
    locale,
    title: notFound,
    notice,
    width: 'narrow',
    body: html`<h1>${notFound}</h1>
      <p>${notFoundText}</p>`,
  }
}

function orderCard({ locale, payment }: PaymentView) {
  const words = paymentWords[locale]
  const { transaction, expiresAt } = payment
  const { first_name: firstName, last_name: lastName } = transaction.customer_details ?? {}
  const name = [firstName, lastName].filter(Boolean).join(' ')
  const items = transaction.item_details ?? []
  return html`<section class="card">
    <p class="amount">${formatRupiah(transaction.transaction_details.gross_amount, locale)}</p>
    ${items.map((item) => html`<p>${item.name}${item.quantity > 1 ? ` × ${item.quantity}` : ''}</p>`)}
    <dl>
      <dt>${words.order}</dt>
      <dd>${transaction.transaction_details.order_id}</dd>
      ${
        name
          ? html`<dt>${words.customer}</dt>
            <dd>${name}</dd>`
          : ''
      }
      <dt>${words.payBefore}</dt>
      <dd>${formatMoment(expiresAt, locale)}</dd>
    </dl>
  </section>`
}

function paymentForm(locale: ContentLocale, payment: Payment) {
  const words = paymentWords[locale]
  const methods = allowedMethods(payment)
  const labels = { qris: words.qris, bank_transfer: words.virtualAccount }
  return html`<form method="post">
    <fieldset>
      <legend>${words.methods}</legend>
      ${methods.map(
        (method, index) =>
          html`<label class="choice">
            <input type="radio" name="method" value="${method}" ${index === 0 ? 'checked' : ''} />
            ${labels[method]}
          </label>`,
      )}
      ${methods.includes('qris') ? '' : html`<p class="quiet">${words.qrisTooMuch}</p>`}
    </fieldset>
    <button class="primary" name="outcome" value="settlement">${words.pay}</button>
    <button name="outcome" value="pending">${words.later}</button>
    <h2>${words.otherOutcomes}</h2>
    <button name="outcome" value="deny">${words.decline}</button>
    <button name="outcome" value="expire">${words.expire}</button>
  </form>`
}

function formatRupiah(amount: number, locale: ContentLocale): string {
  return amount.toLocaleString(locale === 'id' ? 'id-ID' : 'en-US', {
    style: 'currency',
    currency: 'IDR',
    currencyDisplay: locale === 'id' ? 'symbol' : 'code',
    maximumFractionDigits: 0,
  })
}
