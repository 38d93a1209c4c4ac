import type { ReactNode } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { Container } from '#app/ui/container.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { ProgramIllustration } from '#app/ui/program-illustration.tsx'
import type { TextPage } from '#server/contract/text-page.schema.ts'
import { AboutWays } from './about-ways.tsx'

type AboutPageProps = {
  text: TextPage | undefined
  /** What follows the opening. */
  details: ReactNode
}

/** The company, in the words of the content backend. */
export function AboutPage({ text, details }: AboutPageProps) {
  return (
    <Container className="flex flex-col gap-14 py-8 md:gap-20 md:py-14">
      <div className="grid items-center gap-8 md:grid-cols-2 md:gap-12">
        <div className="flex flex-col items-start gap-6">
          <PageHeading title={text?.title ?? m.company_about_title()} description={text?.lead} />
          <div className="flex w-full flex-wrap gap-3 max-sm:*:grow">
            <AboutWays />
          </div>
        </div>
        <ProgramIllustration name="family-table" className="rounded-card" />
      </div>
      {details}
    </Container>
  )
}
