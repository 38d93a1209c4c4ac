import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { ProgramIllustration } from '#app/ui/program-illustration.tsx'
import { TextSections } from '#app/ui/text-sections.tsx'
import { TextUnavailable } from '#app/ui/text-unavailable.tsx'
import type { TextPage } from '#server/contract/text-page.schema.ts'

/** Who this is, in the words of the content backend. */
export function AboutPage({ text }: { text: TextPage | undefined }) {
  if (!text)
    return (
      <Container className="flex flex-col gap-8 py-12 md:py-16">
        <PageHeading title={m.company_about_title()} />
        <TextUnavailable />
      </Container>
    )
  const { title, lead, sections } = text
  return (
    <Container className="flex flex-col gap-14 py-8 md:gap-20 md:py-14">
      <div className="grid items-center gap-8 md:grid-cols-2 md:gap-12">
        <div className="flex flex-col items-start gap-6">
          <PageHeading title={title} description={lead} />
          <Ways />
        </div>
        <ProgramIllustration name="family-table" className="rounded-card" />
      </div>
      <TextSections sections={sections} layout="grid" />
      <Ways />
    </Container>
  )
}

function Ways() {
  return (
    <div className="flex w-full flex-wrap gap-3 max-sm:*:grow">
      <Link to="/ahli-gizi" className={buttonStyles({ size: 'lg' })}>
        {m.company_about_nutritionists()}
      </Link>
      <Link to="/konsultasi" className={buttonStyles({ variant: 'secondary', size: 'lg' })}>
        {m.company_about_consultation()}
      </Link>
    </div>
  )
}
