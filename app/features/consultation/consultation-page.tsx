import type { ReactNode } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { Container } from '#app/ui/container.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { ProgramIllustration } from '#app/ui/program-illustration.tsx'
import type { TextPage } from '#server/contract/text-page.schema.ts'
import { WaysToBegin } from './ways-to-begin.tsx'

type ConsultationPageProps = {
  /** Undefined during a content outage. */
  text: TextPage | undefined
  /** True if a nutritionist's profile led here. The details then show them. */
  hasChosen: boolean
  details: ReactNode
}

export function ConsultationPage({ text, hasChosen, details }: ConsultationPageProps) {
  return (
    <Container
      className={`flex flex-col py-8 md:py-14 ${hasChosen ? 'gap-8' : 'gap-14 md:gap-20'}`}
    >
      {hasChosen ? (
        <PageHeading title={text?.title ?? m.consultation_title()} />
      ) : (
        <div className="grid items-center gap-8 md:grid-cols-2 md:gap-12">
          <div className="flex flex-col items-start gap-6">
            <PageHeading title={text?.title ?? m.consultation_title()} description={text?.lead} />
            <div className="flex w-full flex-wrap gap-3 max-sm:*:grow">
              <WaysToBegin />
            </div>
          </div>
          <ProgramIllustration name="later-years" className="rounded-card" />
        </div>
      )}
      {details}
    </Container>
  )
}
