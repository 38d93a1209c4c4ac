import { html } from 'hono/html'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import { type Charge, type ChargeStatus, nextStatuses, statusOf } from './payment-store.ts'
import { paymentWords } from './payment-words.ts'

type DemoView = { locale: ContentLocale; charge: Charge; now: Date }

/** Buttons for every possible outcome of a charge, in any order. */
export function demoPanel({ locale, charge, now }: DemoView) {
  const words = paymentWords[locale]
  const next = nextStatuses(charge, now)
  const isPending = statusOf(charge, now) === 'pending'
  return html`<section class="card">
    <h2>${words.demo}</h2>
    <p class="quiet">${words.demoText}</p>
    <form method="post">
      ${isPending ? outcomeButton('settlement', words.outcomes.settlement.press, 'primary') : ''}
      <details ${isPending ? '' : 'open'}>
        <summary>${words.otherOutcomes}</summary>
        ${next
          .filter((status) => !isPending || status !== 'settlement')
          .map((status) => outcomeButton(status, pressOf(words, status, isPending)))}
        <button name="again" value="all">${words.tellAgain}</button>
      </details>
    </form>
  </section>`
}

function pressOf(
  words: (typeof paymentWords)[ContentLocale],
  status: ChargeStatus,
  isPending: boolean,
): string {
  if (status === 'pending' || status === 'partial_refund' || status === 'refund') return ''
  if (isPending) return words.outcomes[status].press
  return status === 'settlement' ? words.payLate : words.takeBack
}

function outcomeButton(status: ChargeStatus, text: string, look = '') {
  return html`<button class="${look}" name="outcome" value="${status}">${text}</button>`
}
