import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { formatDateTimeIn } from '#app/i18n/zoned-time.ts'
import { Section } from '#app/ui/section.tsx'
import type { Consultations } from '#server/contract/appointment.schema.ts'

type Credit = Consultations['credits'][number]

/** How the number of sessions came about, in plain words, newest first. */
export function CreditHistory({ credits }: { credits: Credit[] }) {
  if (credits.length === 0) return null
  return (
    <Section title={m.appointments_credits()}>
      <ul className="divide-y divide-line border-line border-y">
        {credits.map((credit) => (
          <li key={credit.id} className="flex items-baseline gap-4 py-3">
            <span className="w-10 shrink-0 font-semibold tabular-nums">
              {`${credit.amount > 0 ? '+' : '\u2212'}${Math.abs(credit.amount)}`}
            </span>
            <span className="flex min-w-0 flex-1 flex-col">
              <span>{reasonOf(credit)}</span>
              <span className="text-ink-muted text-sm">{formatDate(credit.at)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function reasonOf({ kind, nutritionistName, startsAt, zone }: Credit): string {
  const session = {
    name: nutritionistName ?? '',
    time: startsAt ? formatDateTimeIn(startsAt, zone ?? 'Asia/Jakarta') : '',
  }
  switch (kind) {
    case 'granted':
      return m.appointments_credit_granted()
    case 'used':
      return m.appointments_credit_used(session)
    case 'returned':
      return m.appointments_credit_returned(session)
    case 'compensated':
      return m.appointments_credit_compensated(session)
    case 'reversed':
      return m.appointments_credit_reversed()
  }
}
