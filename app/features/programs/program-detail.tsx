import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { Accordion } from '#app/ui/accordion.tsx'
import { Container } from '#app/ui/container.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { MarkedList } from '#app/ui/marked-list.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { ProgramIllustration } from '#app/ui/program-illustration.tsx'
import { SourceList } from '#app/ui/source-list.tsx'
import { StepList } from '#app/ui/step-list.tsx'
import type { Program } from '#server/contract/content.schema.ts'
import { DurationBar } from './duration-bar.tsx'
import { ProgramLeaders } from './program-leaders.tsx'
import { BeforeStarting, ProgramSection } from './program-parts.tsx'
import { ProgramWeek } from './program-week.tsx'
import type { DurationsAnswer } from './programs.server.ts'

type ProgramDetailProps = {
  program: Program
  prices: DurationsAnswer
  /** The duration choice, beside the text on a wide screen. */
  durations: ReactNode
}

export function ProgramDetail({ program, prices, durations }: ProgramDetailProps) {
  return (
    <Container className="grid items-start gap-x-12 gap-y-14 py-8 md:py-14 lg:grid-cols-[7fr_5fr]">
      <Opening program={program} className="col-start-1 row-start-1 lg:col-span-2" />
      <DurationBar
        durations={prices.durations}
        className="sticky bottom-0 z-10 col-start-1 row-span-2 row-start-1 self-end lg:hidden"
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
        items={questions.map(({ question, answer }) => ({ title: question, content: answer }))}
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
