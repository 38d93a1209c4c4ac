import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import type { TextPage } from '#server/contract/text-page.schema.ts'
import { DayDial } from './day-dial.tsx'
import { durationsId } from './durations-id.ts'
import { ifProgramSlug } from './if-program-slug.ts'

type IfProgramProps = {
  /** Undefined while the text is down. */
  text: TextPage | undefined
  /** Shown below the opening. */
  details: ReactNode
}

/** The page on intermittent fasting: what it is, who should not do it, and the program for it. */
export function IfProgram({ text, details }: IfProgramProps) {
  return (
    <Container className="flex flex-col gap-14 py-8 md:gap-20 md:py-14">
      <Opening text={text} />
      {details}
    </Container>
  )
}

function Opening({ text }: Pick<IfProgramProps, 'text'>) {
  return (
    <div className="grid items-center gap-10 lg:grid-cols-2 lg:gap-14">
      <div className="flex flex-col items-start gap-6">
        <PageHeading title={text?.title ?? m.programs_if_title()} description={text?.lead} />
        <div className="flex w-full flex-wrap gap-3 max-sm:*:grow">
          <a href={`#${durationsId}`} className={buttonStyles({ size: 'lg' })}>
            {m.programs_see_durations()}
          </a>
          <Link
            to="/program/$slug"
            params={{ slug: ifProgramSlug }}
            className={buttonStyles({ variant: 'quiet', size: 'lg' })}
          >
            {m.programs_if_program()}
          </Link>
        </div>
      </div>
      <DayDial />
    </div>
  )
}
