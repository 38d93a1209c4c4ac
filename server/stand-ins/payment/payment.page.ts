import { html, raw } from 'hono/html'
import { renderSVG } from 'uqr'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import { formatMoment, type Page } from '#server/stand-ins/page.ts'
import { demoPanel } from './demo-panel.ts'
import { finishUrlOf } from './finish-url.ts'
import {
  banks,
  isWithinQrisLimit,
  mandiriBillerCode,
  methodNames,
  type PaymentMethod,
} from './payment-methods.ts'
import { type Charge, type Payment, statusOf } from './payment-store.ts'
import { paymentWords } from './payment-words.ts'

type PaymentView = {
  locale: ContentLocale
  payment: Payment
  /** The URL of this page. */
  url: string
  now: Date
}

/** Shows the methods, then the number or code to pay with, then the outcome. */
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
    // Browsers apply this list to the redirect after a form too.
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

/** For a visitor who opens the stand-in's own address without an order. */
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

type ChargeView = { locale: ContentLocale; charge: Charge; url: string; now: Date }

/** What to pay with while it is pending, then the outcome. */
function chargeCard({ locale, charge, url, now }: ChargeView) {
  const words = paymentWords[locale]
  const status = statusOf(charge, now)
  if (status !== 'pending') return html`<p>${words.outcomes[status].text}</p>`
  return html`<section class="card center">
      ${charge.method === 'qris' ? codeOf(url, words) : numberOf(charge, words)}
    </section>
    <p class="quiet">${words.oneWay}</p>`
}

type Words = (typeof paymentWords)[ContentLocale]

/** Not a QRIS code that a bank could read; it leads a phone to this page. */
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

const bankOutline = 'M3.5 9.5 12 4l8.5 5.5h-17ZM6 10v7m4-7v7m4-7v7m4-7v7M4 20h16'
const codeOutline = 'M4 4h6v6H4V4Zm10 0h6v6h-6V4ZM4 14h6v6H4v-6Zm10 0h2m4 0v2m-6 2v2h2m2-2h2v2'

/** One button per method; a press shows the number or code. */
function methodList(locale: ContentLocale, payment: Payment) {
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

function formatRupiah(amount: number, locale: ContentLocale): string {
  return amount.toLocaleString(locale === 'id' ? 'id-ID' : 'en-US', {
    style: 'currency',
    currency: 'IDR',
    currencyDisplay: locale === 'id' ? 'symbol' : 'code',
    maximumFractionDigits: 0,
  })
}
