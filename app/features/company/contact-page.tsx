import { Hydrate } from '@tanstack/react-start'
import { useSettings } from '#app/config/use-settings.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import { Container } from '#app/ui/container.tsx'
import { useStill } from '#app/ui/first-page.ts'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { StepList } from '#app/ui/step-list.tsx'
import { CompanyPicture } from './company-picture.tsx'
import { Letter } from './drawings/letter.tsx'
import { LeadForm } from './lead-form.tsx'

/** How a company asks, and what happens then. */
export function ContactPage() {
  const { contactEmail } = useSettings()
  const still = useStill()
  const steps = [
    { title: m.company_contact_step_mail(), text: m.company_contact_step_mail_text() },
    { title: m.company_contact_step_talk(), text: m.company_contact_step_talk_text() },
    { title: m.company_contact_step_offer(), text: m.company_contact_step_offer_text() },
  ]
  return (
    <Container className="flex flex-col gap-10 py-12 md:gap-14 md:py-16">
      <div className="grid items-center gap-x-5 md:grid-cols-[1fr_auto] lg:grid-cols-[7fr_5fr] lg:gap-x-14">
        <PageHeading
          kicker={m.company_enterprise_kicker()}
          title={m.company_contact_title()}
          description={m.company_contact_text()}
        />
        <Hydrate when={still}>
          <CompanyPicture drawing={Letter} ground="cloth" className="w-56 max-md:hidden" />
        </Hydrate>
      </div>
      <div className="grid items-start gap-x-14 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <Card padding="lg">
          <LeadForm />
        </Card>
        <aside className="flex flex-col gap-8">
          <section className="flex flex-col gap-6">
            <h2 className="text-2xl">{m.company_contact_next_title()}</h2>
            <StepList steps={steps} />
          </section>
          <section className="flex flex-col gap-2 border-line border-t pt-6">
            <h2 className="text-lg">{m.company_contact_mail_title()}</h2>
            <p className="text-ink-muted">{m.company_contact_mail_text()}</p>
            <a
              href={`mailto:${contactEmail}`}
              className="tap self-start break-words font-semibold text-link underline underline-offset-3"
            >
              {contactEmail}
            </a>
          </section>
        </aside>
      </div>
    </Container>
  )
}
