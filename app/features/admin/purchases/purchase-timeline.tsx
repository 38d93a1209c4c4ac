import { momentInJakarta } from '#app/features/admin/moment-in-jakarta.ts'
import { formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { PurchaseEvent } from '#server/contract/admin-purchase.schema.ts'
import { wordOf } from './event-words.ts'

const names: Record<PurchaseEvent['kind'], () => string> = {
  ordered: m.admin_event_ordered,
  payment_opened: m.admin_event_payment_opened,
  provider_word: m.admin_event_provider_word,
  odd_amount: m.admin_event_odd_amount,
  receipt_issued: m.admin_event_receipt_issued,
  receipt_replaced: m.admin_event_receipt_replaced,
  fulfilled: m.admin_event_fulfilled,
  given_up: m.admin_event_given_up,
  reversed: m.admin_event_reversed,
  refund_requested: m.admin_event_refund_requested,
  refund_settled: m.admin_event_refund_settled,
  paid_out: m.admin_event_paid_out,
  approval_requested: m.admin_event_approval_requested,
  approval_decided: m.admin_event_approval_decided,
  staff_act: m.admin_event_staff_act,
  mail_waiting: m.admin_event_mail_waiting,
  mail_failed: m.admin_event_mail_failed,
  mail_sent: m.admin_event_mail_sent,
  mail_dropped: m.admin_event_mail_dropped,
}

/** All that happened to a purchase, the latest first. */
export function PurchaseTimeline({ events }: { events: PurchaseEvent[] }) {
  return (
    <section aria-labelledby="events-heading" className="flex flex-col gap-4">
      <h2 id="events-heading" className="text-xl">
        {m.admin_events()}
      </h2>
      <ol className="flex flex-col border-line border-l-2">
        {events.toReversed().map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events have no id and are only added.
          <li key={index} className="flex flex-col gap-0.5 py-2 pl-4 text-sm">
            <p className="font-semibold">
              {names[event.kind]()}
              {event.by !== null && <span className="font-normal"> · {event.by}</span>}
            </p>
            <p className="text-ink-muted">{momentInJakarta(event.at)}</p>
            <EventFacts event={event} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The word, amount and payment attempt of an event. An attempt is named if another came before it. */
function EventFacts({ event: { kind, word, amountRupiah, attempt } }: { event: PurchaseEvent }) {
  const isAttemptNamed = attempt !== null && (attempt > 1 || kind === 'odd_amount')
  const facts = [
    wordOf(kind, word),
    amountRupiah === null ? '' : formatRupiah(amountRupiah),
    isAttemptNamed ? m.admin_event_attempt({ attempt }) : '',
  ].filter(Boolean)
  return facts.length > 0 && <p className="wrap-anywhere">{facts.join(' · ')}</p>
}
