import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import { Price } from '#app/ui/price.tsx'
import { ProgramIllustration } from '#app/ui/program-illustration.tsx'
import type { ProgramSummary } from '#server/contract/content.schema.ts'
import type { ProductService } from '#server/contract/purchase.schema.ts'
import { shownPrice } from './shown-price.ts'

type ProgramCardProps = {
  program: ProgramSummary
  /** One level below the list's heading. */
  heading: 'h2' | 'h3'
  /** If set, the card shows durations and prices for comparison. */
  durations?: ProductService[]
  isFurtherDown?: boolean
}

/** A program in a list; the whole card is the link. */
export function ProgramCard({
  program,
  heading: Heading,
  durations = [],
  isFurtherDown = false,
}: ProgramCardProps) {
  return (
    <Link
      to="/program/$slug"
      params={{ slug: program.slug }}
      className="group flex w-full flex-col overflow-hidden rounded-card border border-line bg-surface-raised transition-colors hover:border-action"
    >
      <ProgramIllustration name={program.illustration} isFurtherDown={isFurtherDown} />
      <div className="flex flex-1 flex-col gap-2 p-5 sm:p-6">
        <Heading className="text-xl">{program.title}</Heading>
        <p className="text-ink-muted">{program.summary}</p>
        <div className="mt-auto flex flex-col gap-3 pt-3">
          {durations.length > 0 && <DurationFacts durations={durations} />}
          <span className="flex items-center gap-2 font-semibold text-link">
            {m.programs_card_action()}
            <Icon name="arrow-right" className="transition-transform group-hover:translate-x-1" />
          </span>
        </div>
      </div>
    </Link>
  )
}

/** The same three lines on every card, so that programs can be compared. */
function DurationFacts({ durations }: { durations: ProductService[] }) {
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
