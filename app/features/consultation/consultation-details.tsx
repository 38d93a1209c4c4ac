import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { ClosingPanel } from '#app/ui/closing-panel.tsx'
import type { IconName } from '#app/ui/icon.tsx'
import { MarkedList } from '#app/ui/marked-list.tsx'
import { ProgramIllustration } from '#app/ui/program-illustration.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionAlert } from '#app/ui/section-alert.tsx'
import { SourceList } from '#app/ui/source-list.tsx'
import { StepList } from '#app/ui/step-list.tsx'
import { type SectionLooks, TextSections } from '#app/ui/text-sections.tsx'
import { TextUnavailable } from '#app/ui/text-unavailable.tsx'
import type { TextPage } from '#server/contract/text-page.schema.ts'
import { ChosenNutritionist } from './chosen-nutritionist.tsx'
import type { ChosenNutritionistResult, ConsultationOffer } from './consultation.server.ts'
import { SoonestPeople } from './soonest-people.tsx'
import { WaysToBegin } from './ways-to-begin.tsx'

type ConsultationDetailsProps = {
  /** Undefined during a content outage. */
  text: TextPage | undefined
  offer: ConsultationOffer
  /** The nutritionist whose profile led here. */
  chosen: ChosenNutritionistResult | undefined
}

const looks: SectionLooks = {
  steps: ({ heading, terms }) => (
    <Section title={heading}>
      <StepList layout="row" steps={terms.map(({ term, text }) => ({ title: term, text }))} />
    </Section>
  ),
  does: (section) => <Marked icon="check" section={section} />,
  'does-not': (section) => <Marked icon="close" section={section} />,
  caution: (section) => <SectionAlert section={section} tone="info" />,
  urgent: (section) => <SectionAlert section={section} tone="danger" />,
}

/**
 * The chosen nutritionist, the steps of a consultation, its prices, its limits and the ways to
 * begin.
 */
export function ConsultationDetails({ text, offer, chosen }: ConsultationDetailsProps) {
  const sections = text?.sections ?? []
  const steps = sections.filter(({ look }) => look === 'steps')
  const scope = sections.filter(({ look }) => look === 'does' || look === 'does-not')
  const urgent = sections.filter(({ look }) => look === 'urgent')
  const others = sections.filter((it) => ![steps, scope, urgent].some((some) => some.includes(it)))
  return (
    <div className="flex flex-col gap-14 md:gap-20">
      {chosen ? <ChosenNutritionist chosen={chosen} /> : <SoonestPeople people={offer.soonest} />}
      {text ? <TextSections sections={steps} looks={looks} /> : <TextUnavailable />}
      <Cost prices={offer.prices} />
      {text && (
        <div className="flex flex-col gap-12">
          <TextSections sections={scope} looks={looks} layout="grid" />
          <div className="grid items-start gap-12 md:grid-cols-2">
            <TextSections sections={others} looks={looks} />
            <TextSections sections={urgent} looks={looks} />
          </div>
        </div>
      )}
      {text?.closing && (
        <ClosingPanel
          closing={text.closing}
          picture={<ProgramIllustration name="heart" className="rounded-card" isFurtherDown />}
        >
          <WaysToBegin />
        </ClosingPanel>
      )}
      {text && <SourceList title={m.consultation_sources_title()} sources={text.sources} />}
    </div>
  )
}

function Cost({ prices }: Pick<ConsultationOffer, 'prices'>) {
  return (
    <Section title={m.consultation_cost_title()}>
      <div className="grid items-center gap-x-12 gap-y-5 lg:grid-cols-2">
        {prices ? (
          <p className="flex max-w-prose flex-col gap-1 border-highlight border-l-4 pl-4">
            <span className="font-bold text-2xl tabular-nums">
              {rangeText(prices.least, prices.most)}
            </span>
            <span className="text-ink-muted">{m.consultation_cost_range_text()}</span>
          </p>
        ) : (
          <p className="max-w-prose">{m.consultation_cost_unknown()}</p>
        )}
        <div className="flex max-w-prose flex-col gap-3">
          <p>{m.consultation_cost_program()}</p>
          <Link
            to="/pricing"
            className="tap self-start font-semibold text-link underline underline-offset-3"
          >
            {m.consultation_cost_all()}
          </Link>
        </div>
      </div>
    </Section>
  )
}

function rangeText(least: number, most: number): ReactNode {
  if (least === most) return formatRupiah(least)
  return m.consultation_cost_range({ least: formatRupiah(least), most: formatRupiah(most) })
}

type MarkedProps = { icon: IconName; section: TextPage['sections'][number] }

function Marked({ icon, section: { heading, paragraphs, items } }: MarkedProps) {
  return (
    <Section title={heading}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="max-w-prose">
          {paragraph}
        </p>
      ))}
      <MarkedList icon={icon} items={items} />
    </Section>
  )
}
