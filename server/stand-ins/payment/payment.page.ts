import { html } from 'hono/html'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import { formatMoment, type Page } from '#server/stand-ins/page.ts'
import { chargeCard } from './charge-card.ts'
import { demoPanel } from './demo-panel.ts'
import { finishUrlOf } from './finish-url.ts'
import { methodList } from './method-list.ts'
import { formatRupiah } from './payment-amount.ts'
import { type Payment, statusOf } from './payment-store.ts'
import { paymentWords } from './payment-words.ts'

type PaymentView = {
  locale: ContentLocale
  payment: Payment
  /** Of this page. */
  url: string
  now: Date
}

/** The payment's page: ways to pay, then the number or code to pay with, then what came of it. */
export function paymentPage(view: PaymentView): Page {
  const { locale, payment, now } = view
  const { charge } = payment
  const finishUrl = finishUrlOf(payment, now)
  const words = paymentWords[locale]
  return {
    locale,
    title: titleOf(view),
    notice: words.notice,
    width: 'narrow',
    // Browsers hold the redirect that follows a form to this list too.
    formTargets: finishUrl ? [new URL(finishUrl).origin] : [],
    body: html`<h1>${titleOf(view)}</h1>
      ${orderCard(view)} ${charge ? chargeCard({ ...view, charge }) : methodPart(view)}
      ${finishUrl ? html`<p><a href="${finishUrl}">${words.back}</a></p>` : ''}
      ${charge ? demoPanel({ locale, charge, now }) : ''}`,
  }
}

export function missingPaymentPage(locale: ContentLocale): Page {
  const { notFound, notFoundText } = paymentWords[locale]
  return wordsPage(locale, notFound, notFoundText)
}

/** For whoever opens the stand-in's own address, which is no order's. */
export function entrancePage(locale: ContentLocale): Page {
  const { entrance, entranceText } = paymentWords[locale]
  return wordsPage(locale, entrance, entranceText)
}

function wordsPage(locale: ContentLocale, title: string, text: string): Page {
  const { notice } = paymentWords[locale]
  const body = html`<h1>${title}</h1>
    <p>${text}</p>`
  return { locale, title, notice, width: 'narrow', body }
}

function titleOf({ locale, payment: { charge, expiresAt }, now }: PaymentView): string {
  const words = paymentWords[locale]
  if (!charge) return now >= expiresAt ? words.pageOver.title : words.title
  const status = statusOf(charge, now)
  if (status !== 'pending') return words.outcomes[status].title
  return charge.method === 'qris' ? words.scan : words.virtualAccounts
}

function methodPart({ locale, payment, now }: PaymentView) {
  if (now < payment.expiresAt) return methodList(locale, payment)
  return html`<p>${paymentWords[locale].pageOver.text}</p>`
}

function orderCard({ locale, payment }: PaymentView) {
  const words = paymentWords[locale]
  const { transaction, expiresAt, charge } = payment
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
      <dd>${formatMoment(charge?.expiresAt ?? expiresAt, locale)}</dd>
    </dl>
  </section>`
}
