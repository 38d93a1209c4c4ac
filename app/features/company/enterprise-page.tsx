import { Link } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import type { ReactNode } from 'react'
import { useSettings } from '#app/config/use-settings.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { ClosingPanel } from '#app/ui/closing-panel.tsx'
import { Container } from '#app/ui/container.tsx'
import { useStill } from '#app/ui/first-page.ts'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { TextSections } from '#app/ui/text-sections.tsx'
import { TextUnavailable } from '#app/ui/text-unavailable.tsx'
import type { TextPage } from '#server/contract/text-page.schema.ts'
import { CompanyPicture } from './company-picture.tsx'
import { Letter } from './drawings/letter.tsx'

type EnterprisePageProps = {
  text: TextPage | undefined
  /** Of the page, for while its own words cannot be had. */
  title: string
  picture: ReactNode
  /** The way to the other page for companies. */
  more: ReactNode
}

/** What a company may order or expect, and the way to ask for it. */
export function EnterprisePage({ text, title, picture, more }: EnterprisePageProps) {
  const still = useStill()
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
      {text ? <TextSections sections={text.sections} layout="grid" /> : <TextUnavailable />}
      {text?.closing && (
        <ClosingPanel
          closing={text.closing}
          picture={
            <Hydrate when={still}>
              <CompanyPicture drawing={Letter} ground="cloth" />
            </Hydrate>
          }
        >
          <ContactLink />
        </ClosingPanel>
      )}
    </Container>
  )
}

function ContactLink() {
  const { productSlug } = useSettings()
  return (
    <Link
      to="/{$product}-for-enterprise-contact"
      params={{ product: productSlug }}
      className={buttonStyles({ size: 'lg' })}
    >
      {m.company_enterprise_contact()}
    </Link>
  )
}
