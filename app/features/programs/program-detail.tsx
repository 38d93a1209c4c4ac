import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Accordion } from '#app/ui/accordion.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { buttonStyles } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { measureBarBelow } from '#app/ui/cover-below.ts'
import { textWithEmergencies } from '#app/ui/emergency-rules.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { MarkedList } from '#app/ui/marked-list.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { Portrait } from '#app/ui/portrait.tsx'
import { ProgramIllustration } from '#app/ui/program-illustration.tsx'
import { SourceList } from '#app/ui/source-list.tsx'
import { StepList } from '#app/ui/step-list.tsx'
import type { Program } from '#server/contract/content.schema.ts'
import type { ProductService } from '#server/contract/purchase.schema.ts'
import { durationsId } from './program-durations.tsx'
import { BeforeStarting, ProgramSection } from './program-parts.tsx'
import type { DurationsAnswer } from './programs.server.ts'

type ProgramDetailProps = {
  program: Program
  prices: DurationsAnswer
  /** The duration choice, beside the text on a wide screen. */
  durations: ReactNode
  /** What the tracker does; belongs to another feature. */
  tracker: ReactNode
}

export function ProgramDetail({ program, prices, durations, tracker }: ProgramDetailProps) {
  return (
    <Container className="grid items-start gap-x-12 gap-y-14 py-8 md:py-14 lg:grid-cols-[7fr_5fr]">
      <Opening program={program} className="col-start-1 row-start-1 lg:col-span-2" />
      <DurationBar
        durations={prices.durations}
        className="sticky bottom-(--panel-below,0px) z-10 col-start-1 row-span-2 row-start-1 self-end lg:hidden"
      />
      <div className="col-start-1 row-start-2 flex min-w-0 flex-col gap-14 max-lg:pb-16">
        <ProgramSection title={m.programs_suitable_title()}>
          <MarkedList icon="check" items={program.suitableFor} />
        </ProgramSection>
        <BeforeStarting reasons={program.notSuitableFor} />
        <ProgramSection title={m.programs_includes_title()}>
          <MarkedList icon="check" items={program.includes} />
        </ProgramSection>
        <ProgramSection title={m.programs_steps_title()}>
          <StepList steps={program.steps} />
        </ProgramSection>
        {program.week.length > 0 && (
          <ProgramSection title={m.programs_week_title()}>
            <ProgramWeek week={program.week} />
          </ProgramSection>
        )}
      </div>
      <aside className="lg:col-start-2 lg:row-start-2 lg:h-full">{durations}</aside>
      <div className="flex min-w-0 flex-col gap-14 lg:col-span-2">
        <ProgramSection title={m.programs_tracker_title()} layout="aside">
          {tracker}
        </ProgramSection>
        {program.ledBy.length > 0 && (
          <ProgramSection title={m.programs_leaders_title()} layout="aside">
            <ProgramLeaders leaders={program.ledBy} />
          </ProgramSection>
        )}
        <Questions questions={program.questions} />
        <SourceList title={m.programs_sources_title()} sources={program.sources} />
      </div>
    </Container>
  )
}

function Questions({ questions }: { questions: Program['questions'] }) {
  if (questions.length === 0) return null
  return (
    <ProgramSection title={m.programs_questions_title()} layout="aside">
      <Accordion
        items={questions.map(({ question, answer }) => ({
          title: question,
          content: (
            <div className="flex flex-col gap-3">
              {textWithEmergencies(answer, (words) => (
                <p key={words}>{words}</p>
              ))}
            </div>
          ),
        }))}
      />
    </ProgramSection>
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

/** The nutritionists who lead a program, linked to their profiles. */
function ProgramLeaders({ leaders }: { leaders: Program['ledBy'] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {leaders.map(({ slug, name, degrees, headline, isExample }) => (
        <li key={slug} className="flex items-start gap-4">
          <Portrait slug={slug} size="line" />
          <div className="flex min-w-0 flex-col items-start gap-1">
            <Link
              to="/ahli-gizi/$slug"
              params={{ slug }}
              className="tap font-semibold text-link underline underline-offset-3"
            >
              {name}, {degrees}
            </Link>
            {isExample && <Badge>{m.programs_leaders_example()}</Badge>}
            <p className="text-ink-muted text-sm">{headline}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** An ordinary week, part by part, along one line. */
function ProgramWeek({ week }: { week: Program['week'] }) {
  return (
    <ol className="flex max-w-prose flex-col border-line-strong border-l-2">
      {week.map(({ title, text }) => (
        <li key={title} className="relative flex flex-col gap-1 pb-6 pl-6 last:pb-0">
          <span
            aria-hidden="true"
            className="-left-2 absolute top-2 size-3.5 rounded-full border-2 border-surface bg-highlight"
          />
          <h3 className="text-lg">{title}</h3>
          <p className="text-ink-muted">{text}</p>
        </li>
      ))}
    </ol>
  )
}
