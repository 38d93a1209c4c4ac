import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Price } from '#app/ui/price.tsx'
import { ProgramIllustration } from '#app/ui/program-illustration.tsx'
import type { ProgramSummary } from '#server/contract/content.schema.ts'
import type { ProductService } from '#server/contract/purchase.schema.ts'
import { needNames } from './need-names.ts'
import { shownPrice } from './shown-price.ts'

type DifferingFactsProps = {
  program: ProgramSummary
  /** If set, the card shows its lowest price. */
  durations: ProductService[]
}

type ProgramCardProps = Pick<DifferingFactsProps, 'program'> & {
  /** One level below the list's heading. */
  heading: 'h2' | 'h3'
  durations?: DifferingFactsProps['durations']
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
          <DifferingFacts program={program} durations={durations} />
          <span className="flex items-center gap-2 font-semibold text-link">
            {m.programs_card_action()}
            <Icon name="arrow-right" className="transition-transform group-hover:translate-x-1" />
          </span>
        </div>
      </div>
    </Link>
  )
}

/** What differs from the other programs: what it is for, and its lowest price. */
function DifferingFacts({ program: { needs }, durations }: DifferingFactsProps) {
  const [cheapest] = durations.toSorted((one, other) => one.priceRupiah - other.priceRupiah)
  return (
    <>
      <p className="flex flex-wrap gap-2">
        {needs.map((need) => (
          <Badge key={need} tone="program">
            {needNames[need]()}
          </Badge>
        ))}
      </p>
      {cheapest && (
        <dl className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-line border-t pt-3 text-sm">
          <dt className="text-ink-muted">{m.programs_fact_from()}</dt>
          <dd className="font-semibold tabular-nums">
            <Price {...shownPrice(cheapest)} className="justify-end" />
          </dd>
        </dl>
      )}
    </>
  )
}
