import type { ReactNode } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { Container } from '#app/ui/container.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { ProgramDetail } from './program-detail.tsx'
import { ProgramDurations } from './program-durations.tsx'
import type { DurationsAnswer, ProgramAnswer } from './programs.server.ts'
import { ProgramsUnavailable } from './programs-unavailable.tsx'

type ProgramPageProps = {
  slug: string
  page: Exclude<ProgramAnswer, { kind: 'missing' }>
  prices: DurationsAnswer
  /** Slug of the nutritionist whose profile the visitor came from. */
  nutritionist: string | undefined
  /** The middle of the page; not shown if the text failed to load. */
  text: ReactNode
  /** The end of the page; not shown if the text failed to load. */
  more: ReactNode
}

/** A program; it can be bought even if its text fails to load. */
export function ProgramPage({ slug, page, prices, nutritionist, text, more }: ProgramPageProps) {
  const durations = <ProgramDurations slug={slug} prices={prices} nutritionist={nutritionist} />
  if (page.kind === 'found')
    return (
      <ProgramDetail
        program={page.program}
        prices={prices}
        durations={durations}
        text={text}
        more={more}
      />
    )
  return (
    <Container className="flex flex-col gap-8 py-12 md:py-20">
      <PageHeading title={m.programs_meta_title()} />
      <div className="grid items-start gap-10 md:grid-cols-2">
        <ProgramsUnavailable />
        {durations}
      </div>
    </Container>
  )
}
