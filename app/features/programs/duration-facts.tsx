import { formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { ProductService } from '#server/contract/purchase.schema.ts'

/** The same three lines on every card, so that programs can be compared line by line. */
export function DurationFacts({ durations }: { durations: ProductService[] }) {
  const weeks = durations.map(({ durationWeeks }) => durationWeeks)
  const sessions = durations.map(({ sessionCount }) => sessionCount)
  const lowest = Math.min(...durations.map(({ priceRupiah }) => priceRupiah))
  const facts = [
    { name: m.programs_fact_weeks(), value: weeks.join(' · ') },
    { name: m.programs_fact_sessions(), value: [...new Set(sessions)].join(' · ') },
    { name: m.programs_fact_from(), value: formatRupiah(lowest) },
  ]
  return (
    <dl className="grid gap-1 border-line border-t pt-3 text-sm">
      {facts.map(({ name, value }) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="text-ink-muted">{name}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
