import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { ClosingPanel } from '#app/ui/closing-panel.tsx'
import { Container } from '#app/ui/container.tsx'
import { useFurtherDown } from '#app/ui/first-page.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { ProgramIllustration } from '#app/ui/program-illustration.tsx'
import { recipe } from '#app/ui/recipe.ts'
import { RetryNotice } from '#app/ui/retry-notice.tsx'
import { type SectionLooks, TextSections } from '#app/ui/text-sections.tsx'
import { TextUnavailable } from '#app/ui/text-unavailable.tsx'
import { useLoadAgain } from '#app/ui/use-load-again.ts'
import type { TextPage } from '#server/contract/text-page.schema.ts'
import { PriceGrid } from './price-grid.tsx'
import type { PricingAnswer } from './pricing.server.ts'

type PricingPageProps = {
  /** Undefined while the words cannot be had. */
  text: TextPage | undefined
  pricing: PricingAnswer
  /** The promos that run, or will. */
  promos: ReactNode
}

const looks: SectionLooks = {
  included: ({ heading, terms }) => <Included title={heading} facts={terms} />,
}

const laterStyles = recipe({ base: 'flex flex-col gap-14 md:gap-20' })

export function PricingPage({ text, pricing, promos }: PricingPageProps) {
  const furtherDown = useFurtherDown()
  return (
    <Container className="flex flex-col gap-14 py-12 md:gap-20 md:py-20">
      <div className="flex flex-col gap-8 md:gap-10">
        <PageHeading title={text?.title ?? m.pricing_title()} description={text?.lead} />
        <Prices pricing={pricing} />
      </div>
      <div className={laterStyles({ className: furtherDown })}>
        {promos}
        {text ? <TextSections sections={text.sections} looks={looks} /> : <TextUnavailable />}
      </div>
      {text?.closing && (
        <ClosingPanel
          closing={text.closing}
          picture={
            <ProgramIllustration name="family-table" className="rounded-card" isFurtherDown />
          }
        >
          <Link to="/program" className={buttonStyles({ size: 'lg' })}>
            {m.pricing_choose_program()}
          </Link>
        </ClosingPanel>
      )}
    </Container>
  )
}

function Prices({ pricing: { kind, table } }: { pricing: PricingAnswer }) {
  const again = useLoadAgain()
  return (
    <>
      {kind !== 'available' && (
        <RetryNotice
          title={m.pricing_failed_title()}
          text={kind === 'unpriced' ? m.pricing_failed_prices() : m.pricing_failed_programs()}
          action={m.pricing_retry()}
          {...again}
        />
      )}
      {table.weeks.length > 0 && table.rows.length > 0 && (
        <>
          <PriceGrid table={table} />
          <p className="max-w-prose text-ink-muted text-sm">{m.pricing_per_week_note()}</p>
        </>
      )}
      {kind === 'unpriced' && <ProgramNames rows={table.rows} />}
    </>
  )
}

function ProgramNames({ rows }: { rows: { slug: string; title: string }[] }) {
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {rows.map(({ slug, title }) => (
        <li key={slug}>
          <Link to="/program/$slug" params={{ slug }} className="text-link underline">
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}

type Term = TextPage['sections'][number]['terms'][number]

function Included({ title, facts }: { title: string; facts: Term[] }) {
  return (
    <section className="flex flex-col gap-6">
      <h2 className="text-2xl">{title}</h2>
      <ul className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        {facts.map(({ term, text }) => (
          <li key={term} className="flex gap-3">
            <Icon name="check" className="mt-0.5 size-6 text-link" />
            <div className="flex flex-col gap-1">
              <h3 className="text-lg">{term}</h3>
              <p className="text-ink-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
