import type { ReactNode } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { Container } from '#app/ui/container.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import type { TextPage } from '#server/contract/text-page.schema.ts'
import { ContactLink } from './contact-link.tsx'

type EnterprisePageProps = {
  text: TextPage | undefined
  /** Fallback while the text is down. */
  title: string
  picture: ReactNode
  /** Link to the other page for companies. */
  more: ReactNode
  /** What follows the opening. */
  details: ReactNode
}

/** What companies can order, with the link to the enquiry form. */
export function EnterprisePage({ text, title, picture, more, details }: EnterprisePageProps) {
  return (
    <Container className="flex flex-col gap-14 py-8 md:gap-20 md:py-14">
      <div className="grid items-center gap-8 md:grid-cols-2 md:gap-12">
        <div className="flex flex-col items-start gap-6">
          <PageHeading
            kicker={m.company_enterprise_kicker()}
            title={text?.title ?? title}
            description={text?.lead}
          />
          <div className="flex w-full flex-wrap gap-3 max-sm:*:grow">
            <ContactLink />
            {more}
          </div>
        </div>
        {picture}
      </div>
      {details}
    </Container>
  )
}
