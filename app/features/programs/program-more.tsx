import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { Accordion } from '#app/ui/accordion.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { textWithEmergencies } from '#app/ui/emergency-rules.tsx'
import { Portrait } from '#app/ui/portrait.tsx'
import { SourceList } from '#app/ui/source-list.tsx'
import type { Program } from '#server/contract/content.schema.ts'
import { ProgramSection } from './program-parts.tsx'

type ProgramMoreProps = {
  program: Program
  /** What the tracker does; belongs to another feature. */
  tracker: ReactNode
}

/** The end of a program's page: tracker, nutritionists, questions and sources. */
export function ProgramMore({ program, tracker }: ProgramMoreProps) {
  return (
    <div className="flex min-w-0 flex-col gap-14">
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
