import { createContext, type ReactNode, useContext } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import type { Explained } from '#app/nutrition/explained.ts'
import { sectionNames } from '#app/readings/section-words.ts'
import { ExplainedDetails } from '#app/ui/explained-details.tsx'
import type { Measure } from '#server/contract/measures.ts'
import type { ShareSection } from '#server/contract/share.schema.ts'
import { RecordLink, type Side } from './record-link.tsx'

type Place = { side: Side; trackerId: string }
const PlaceContext = createContext<Place & { section: ShareSection }>({
  side: 'client',
  trackerId: '',
  section: 'weight',
})

type BriefSectionProps = Place & { section: ShareSection; children: ReactNode }

/** One part of the brief, under the name by which the client shares it. */
export function BriefSection({ section, children, ...place }: BriefSectionProps) {
  const name = sectionNames[section]()
  return (
    <PlaceContext value={{ ...place, section }}>
      <section
        aria-label={name}
        className="mb-8 flex min-w-0 break-inside-avoid flex-col gap-3 border-line border-t pt-4 print:mb-2 print:gap-1 print:pt-1.5"
      >
        <h2 className="text-xl print:text-sm">{name}</h2>
        {children}
      </section>
    </PlaceContext>
  )
}

/** The numbers of a part, each a `Fact`. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="flex flex-col gap-4 print:gap-1">{children}</dl>
}

type FactProps = {
  term: string
  /** The number, or why it is missing. */
  children: ReactNode
  /** Which days it was made of. */
  days?: string | undefined
  /** Undefined if it only repeats an entry. */
  explained?: Explained<unknown> | undefined
  /** The rule of this site, if it has one. */
  rule?: string
  measure?: Measure
}

/** A number with its days, its source and the way to its entries. */
export function Fact({ term, children, days, explained, rule, measure }: FactProps) {
  const place = useContext(PlaceContext)
  const link = <RecordLink {...place} {...(measure && { measure })} />
  return (
    <div className="flex flex-col print:gap-0">
      <dt className="text-ink-muted text-sm print:text-[8pt] print:text-[black]">{term}</dt>
      <dd className="flex flex-col items-start gap-0.5 print:gap-0">
        <div className="font-semibold tabular-nums">{children}</div>
        {days && (
          <p className="text-ink-muted text-sm print:text-[8pt] print:text-[black]">{days}</p>
        )}
        {explained ? (
          <ExplainedDetails of={explained}>
            {rule && <p className="max-w-prose pt-2">{rule}</p>}
            {link}
          </ExplainedDetails>
        ) : (
          link
        )}
      </dd>
    </div>
  )
}

/** Says that there is too little to calculate with, instead of a guess. */
export function TooLittle({
  dayCount,
  windowDays,
  leastDays,
}: {
  dayCount: number
  windowDays: number
  leastDays: number
}) {
  return (
    <span className="font-normal">
      {dayCount < leastDays
        ? m.brief_too_little({ count: dayCount, days: windowDays, least: leastDays })
        : m.brief_too_close()}
    </span>
  )
}
