import type { ReactNode } from 'react'
import { useSettings } from '#app/config/use-settings.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { ContactLines } from '#app/ui/contact-lines.tsx'
import { Container } from '#app/ui/container.tsx'
import { MailboxLink } from './account-links.tsx'
import { ColorModePicker } from './color-mode-picker.tsx'
import { LanguagePicker } from './language-picker.tsx'
import { ProductLogo } from './product-logo.tsx'
import { ChecksLink, CompanyLinks, ConsultationLink, SiteLinks } from './site-links.tsx'

type SiteFooterProps = {
  /** Reopens the cookie choice; belongs to the consent feature. */
  cookieSettings: ReactNode
}

export function SiteFooter({ cookieSettings }: SiteFooterProps) {
  const { productName, seller } = useSettings()
  return (
    <footer className="border-line border-t bg-surface-tinted">
      <Container className="flex flex-col gap-10 py-12">
        <div className="flex flex-col gap-8 md:flex-row md:items-start md:justify-between md:max-lg:flex-wrap">
          <div className="flex max-w-md flex-col gap-3 md:max-lg:max-w-none md:max-lg:basis-full">
            <ProductLogo />
            <p className="max-w-prose text-ink-muted">{m.shell_footer_promise()}</p>
            <ContactLines title={m.shell_contact_help()} />
          </div>
          {/* Two columns on phones too: one list would fill a screen. */}
          <div className="grid gap-x-4 min-[22rem]:max-md:grid-cols-2 md:contents">
            <nav aria-label={m.shell_footer_nav_label()} className="-mx-3 flex flex-col">
              <SiteLinks />
              <ConsultationLink />
            </nav>
            <nav aria-label={m.shell_nav_more_label()} className="-mx-3 flex flex-col">
              <ChecksLink />
              <CompanyLinks />
            </nav>
          </div>
          <div className="flex flex-wrap gap-3 md:flex-col md:items-end">
            <LanguagePicker />
            <ColorModePicker />
          </div>
        </div>
        <div className="flex flex-col gap-3 border-line border-t pt-6 text-ink-muted text-sm">
          <p className="max-w-prose">{[seller.name, seller.address].filter(Boolean).join(', ')}</p>
          <p className="max-w-prose">{m.shell_footer_demo({ product: productName })}</p>
          <div className="flex flex-wrap items-center gap-x-6">
            <div className="-mx-3">
              <MailboxLink />
            </div>
            {cookieSettings}
          </div>
        </div>
      </Container>
    </footer>
  )
}
