import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { measureBarBelow } from '#app/ui/cover-below.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { ProgramIllustration } from '#app/ui/program-illustration.tsx'
import type { Program } from '#server/contract/content.schema.ts'
import type { ProductService } from '#server/contract/purchase.schema.ts'
import { durationsId } from './durations-id.ts'
import type { DurationsAnswer } from './programs.server.ts'

type ProgramDetailProps = {
  program: Program
  prices: DurationsAnswer
  /** The duration choice, beside the text on a wide screen. */
  durations: ReactNode
  /** What the program contains, how it runs and for which people it is. */
  text: ReactNode
  /** The end of the page. */
  more: ReactNode
}

export function ProgramDetail({ program, prices, durations, text, more }: ProgramDetailProps) {
  return (
    <Container className="grid items-start gap-x-12 gap-y-14 py-8 md:py-14 lg:grid-cols-[7fr_5fr]">
      <Opening program={program} className="col-start-1 row-start-1 lg:col-span-2" />
      <DurationBar
        durations={prices.durations}
        className="sticky bottom-(--panel-below,0px) z-10 col-start-1 row-span-2 row-start-1 self-end lg:hidden"
      />
      <div className="col-start-1 row-start-2 min-w-0 max-lg:pb-16">{text}</div>
      <aside className="lg:col-start-2 lg:row-start-2 lg:h-full">{durations}</aside>
      <div className="min-w-0 lg:col-span-2">{more}</div>
    </Container>
  )
}

function Opening({ program, className }: { program: Program; className: string }) {
  return (
    <div className={`grid items-start gap-x-12 gap-y-5 md:grid-cols-[7fr_5fr] ${className}`}>
      <div>
        <PageHeading
          kicker={
            <Link to="/program" className="tap inline-flex items-center gap-1.5 hover:underline">
              <Icon name="arrow-left" className="size-4" />
              {m.programs_back()}
            </Link>
          }
          title={program.title}
        />
      </div>
      <ProgramIllustration name={program.illustration} className="rounded-card md:row-span-2" />
      <div className="flex max-w-prose flex-col gap-3">
        {program.introduction.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  )
}

type DurationBarProps = { durations: ProductService[]; className: string }

/**
 * Keeps a link to the durations in view if they come after the text. It ends with its area, so it
 * never covers them.
 */
function DurationBar({ durations, className }: DurationBarProps) {
  const lowest = Math.min(...durations.map(({ priceRupiah }) => priceRupiah))
  return (
    <div
      ref={measureBarBelow}
      className={`-mx-4 flex items-center justify-between gap-3 border-line border-t bg-surface px-4 py-3 sm:-mx-6 sm:px-6 ${className}`}
    >
      {durations.length > 0 && (
        <p className="flex shrink-0 flex-col text-sm">
          <span className="text-ink-muted">{m.programs_fact_from()}</span>
          <span className="font-semibold tabular-nums">{formatRupiah(lowest)}</span>
        </p>
      )}
      <a href={`#${durationsId}`} className={buttonStyles({ className: 'grow' })}>
        {m.programs_see_durations()}
      </a>
    </div>
  )
}
