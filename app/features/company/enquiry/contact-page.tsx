import { useSettings } from '#app/config/use-settings.ts'
import { CompanyPicture } from '#app/features/company/company-picture.tsx'
import { OpenedLetter } from '#app/features/company/drawings/opened-letter.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { Section } from '#app/ui/section.tsx'
import { StepList } from '#app/ui/step-list.tsx'
import { type SectionLooks, TextSections } from '#app/ui/text-sections.tsx'
import { TextUnavailable } from '#app/ui/text-unavailable.tsx'
import type { TextPage } from '#server/contract/text-page.schema.ts'
import { LeadForm } from './lead-form.tsx'

const looks: SectionLooks = {
  steps: ({ heading, terms }) => (
    <Section title={heading}>
      <StepList steps={terms.map(({ term, text }) => ({ title: term, text }))} />
    </Section>
  ),
  mailbox: ({ heading, paragraphs }) => <Mailbox title={heading} paragraphs={paragraphs} />,
}

/** The enquiry form for companies and what happens next. The form works while the text is down. */
export function ContactPage({ text }: { text: TextPage | undefined }) {
  return (
    <Container className="flex flex-col gap-10 py-12 md:gap-14 md:py-16">
      <div className="grid items-center gap-x-5 md:grid-cols-[1fr_auto] lg:grid-cols-[7fr_5fr] lg:gap-x-14">
        <PageHeading
          kicker={m.company_enterprise_kicker()}
          title={text?.title ?? m.company_contact_title()}
          description={text?.lead}
        />
        <CompanyPicture drawing={OpenedLetter} ground="cloth" className="w-56 max-md:hidden" />
      </div>
      <div className="grid items-start gap-x-14 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <Card padding="lg">
          <LeadForm />
        </Card>
        <aside>
          {text ? <TextSections sections={text.sections} looks={looks} /> : <TextUnavailable />}
        </aside>
      </div>
    </Container>
  )
}

function Mailbox({ title, paragraphs }: { title: string; paragraphs: string[] }) {
  const { contactEmail } = useSettings()
  return (
    <section className="flex flex-col gap-2 border-line border-t pt-6">
      <h2 className="text-lg">{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="text-ink-muted">
          {paragraph}
        </p>
      ))}
      <a
        href={`mailto:${contactEmail}`}
        className="tap wrap-anywhere self-start font-semibold text-link underline underline-offset-3"
      >
        {contactEmail}
      </a>
    </section>
  )
}
