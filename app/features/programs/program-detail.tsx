import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { buttonStyles } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { ProgramIllustration } from '#app/ui/program-illustration.tsx'
import { SourceList } from '#app/ui/source-list.tsx'
import { StepList } from '#app/ui/step-list.tsx'
import type { Program } from '#server/contract/content.schema.ts'
import { durationsId } from './program-durations.tsx'

type ProgramDetailProps = {
  program: Program
  /** The choice of a duration, beside the text on a wide screen. */
  durations: ReactNode
}

export function ProgramDetail({ program, durations }: ProgramDetailProps) {
  return (
    <Container className="flex flex-col gap-12 py-8 md:gap-16 md:py-14">
      <Opening program={program} />
      <div className="grid items-start gap-x-12 gap-y-14 lg:grid-cols-[7fr_5fr]">
        <div className="flex min-w-0 flex-col gap-14">
          <Section title={m.programs_suitable_title()}>
            <CheckedList items={program.suitableFor} />
          </Section>
          <Alert tone="warning" role="note" title={m.programs_doctor_title()}>
            <ul className="mt-1 flex list-disc flex-col gap-2 pl-5">
              {program.notSuitableFor.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </Alert>
          <Section title={m.programs_includes_title()}>
            <CheckedList items={program.includes} />
          </Section>
          <Section title={m.programs_steps_title()}>
            <StepList steps={program.steps} />
          </Section>
        </div>
        <aside className="lg:row-span-2 lg:h-full">{durations}</aside>
        <SourceList title={m.programs_sources_title()} sources={program.sources} />
      </div>
    </Container>
  )
}

function Opening({ program }: { program: Program }) {
  return (
    <div className="grid items-center gap-8 md:grid-cols-2 md:gap-12">
      <ProgramIllustration name={program.illustration} className="rounded-card md:order-last" />
      <div className="flex flex-col items-start gap-5">
        <PageHeading
          kicker={
            <Link to="/program" className="inline-flex items-center gap-1.5 hover:underline">
              <Icon name="arrow-left" className="size-4" />
              {m.programs_back()}
            </Link>
          }
          title={program.title}
        />
        <div className="flex max-w-prose flex-col gap-3">
          {program.introduction.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <a href={`#${durationsId}`} className={buttonStyles({ className: 'lg:hidden' })}>
          {m.programs_see_durations()}
        </a>
      </div>
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-5">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  )
}

function CheckedList({ items }: { items: string[] }) {
  return (
    <ul className="flex max-w-prose flex-col gap-3">
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Icon name="check" className="mt-0.5 size-6 text-link" />
          {item}
        </li>
      ))}
    </ul>
  )
}
