import type { ReactNode } from 'react'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import type { Brief } from '#server/contract/brief.schema.ts'
import { type ShareSection, shareSections } from '#server/contract/share.schema.ts'
import { BriefSection } from './fact.tsx'
import { FoodPart } from './food-part.tsx'
import { GoalsPart } from './goals-part.tsx'
import type { Side } from './record-link.tsx'
import { RedFlags, ValuesPart } from './values-part.tsx'
import { WeightPart, WeightTrendPart } from './weight-part.tsx'
import { WellbeingPart } from './wellbeing-part.tsx'

type BriefPageProps = {
  brief: Brief
  side: Side
  /** The way back. */
  kicker: ReactNode
  /** What to read before the numbers, such as the client's questions. */
  first: ReactNode
}

/** One page before a session, made by rules from what the client shares. Both sides see the same. */
export function BriefPage({ brief, side, kicker, first }: BriefPageProps) {
  const { clientName, nutritionist, day, parts, trackerId, sections } = brief
  const date = formatDate(day)
  const flags = parts.blood?.redFlags ?? []
  return (
    <article className="flex flex-col gap-6 print:gap-2 print:bg-[white] print:text-[9pt] print:text-[black] print:leading-tight print:[&_h1]:text-lg">
      <PageHeading
        kicker={<span className="print:hidden">{kicker}</span>}
        title={side === 'nutritionist' ? m.brief_of({ name: clientName }) : m.brief_own_title()}
        description={
          <span className="print:text-[8pt] print:text-[black]">
            {side === 'nutritionist'
              ? m.brief_about({ date })
              : m.brief_own_about({ name: nutritionist.name, date })}
          </span>
        }
      />
      {sections.length > 0 && (
        <Button variant="secondary" className="self-start" onClick={() => window.print()}>
          {m.brief_print()}
        </Button>
      )}
      {first}
      {flags.length > 0 && (
        <Alert
          tone="warning"
          role="note"
          title={m.brief_red_flags()}
          className="print:border-[black] print:bg-[white] print:p-1 print:text-[black]"
        >
          <RedFlags flags={flags} />
        </Alert>
      )}
      {sections.length === 0 && (
        <p>
          {side === 'nutritionist'
            ? m.practice_client_shares_nothing({ name: clientName })
            : m.brief_own_shares_nothing({ name: nutritionist.name })}
        </p>
      )}
      <div className="md:columns-2 md:gap-10 print:columns-2 print:gap-6">
        {shareSections.map(
          (section) =>
            parts[section] && (
              <BriefSection key={section} {...{ section, side, trackerId }}>
                {partOf(section, brief)}
              </BriefSection>
            ),
        )}
      </div>
    </article>
  )
}

function partOf(section: ShareSection, { parts, day }: Brief): ReactNode {
  switch (section) {
    case 'weightTrend':
      return parts.weightTrend && <WeightTrendPart part={parts.weightTrend} />
    case 'weight':
      return parts.weight && <WeightPart part={parts.weight} />
    case 'body':
      return parts.body && <ValuesPart values={parts.body} />
    case 'blood':
      return parts.blood && <ValuesPart values={parts.blood.values} />
    case 'wellbeing':
      return parts.wellbeing && <WellbeingPart part={parts.wellbeing} />
    case 'food':
      return parts.food && <FoodPart part={parts.food} day={day} />
    case 'goals':
      return parts.goals && <GoalsPart part={parts.goals} day={day} />
  }
}
