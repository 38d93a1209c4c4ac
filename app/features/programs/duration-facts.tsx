import { m } from '#app/i18n/paraglide/messages.js'
import { Price } from '#app/ui/price.tsx'
import type { ProductService } from '#server/contract/purchase.schema.ts'
import { shownPrice } from './shown-price.ts'

/** The same three lines on every card, so that programs can be compared. */
export function DurationFacts({ durations }: { durations: ProductService[] }) {
  const weeks = durations.map(({ durationWeeks }) => durationWeeks)
  const sessions = durations.map(({ sessionCount }) => sessionCount)
  const [cheapest] = durations.toSorted((one, other) => one.priceRupiah - other.priceRupiah)
  const facts = [
    { name: m.programs_fact_weeks(), value: weeks.join(' · ') },
    { name: m.programs_fact_sessions(), value: [...new Set(sessions)].join(' · ') },
    {
      name: m.programs_fact_from(),
      value: cheapest && <Price {...shownPrice(cheapest)} className="justify-end" />,
    },
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
