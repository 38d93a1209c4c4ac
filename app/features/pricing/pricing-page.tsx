import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { Container } from '#app/ui/container.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { RetryNotice } from '#app/ui/retry-notice.tsx'
import { useLoadAgain } from '#app/ui/use-load-again.ts'
import type { TextPage } from '#server/contract/text-page.schema.ts'
import { PriceGrid } from './price-grid.tsx'
import type { PricingAnswer } from './pricing.server.ts'

type PricingPageProps = {
  /** Undefined while the text is down. */
  text: TextPage | undefined
  pricing: PricingAnswer
  /** Shown below the table. */
  details: ReactNode
}

export function PricingPage({ text, pricing, details }: PricingPageProps) {
  return (
    <Container className="flex flex-col gap-14 py-12 md:gap-20 md:py-20">
      <div className="flex flex-col gap-8 md:gap-10">
        <PageHeading title={text?.title ?? m.pricing_title()} description={text?.lead} />
        <Prices pricing={pricing} />
      </div>
      {details}
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
