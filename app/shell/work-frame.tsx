import type { ReactNode } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { ContactLines } from '#app/ui/contact-lines.tsx'
import { Container } from '#app/ui/container.tsx'
import { MailboxLink } from './account-links.tsx'
import { AccountMenu } from './account-menu.tsx'
import { ColorModePicker } from './color-mode-picker.tsx'
import { LanguagePicker } from './language-picker.tsx'
import { ProductLogo } from './product-logo.tsx'
import { contentId } from './site-frame.tsx'
import { useWatchedMember } from './use-watched-member.ts'

type WorkFrameProps = {
  /** The pages of the area. */
  nav: ReactNode
  memberLinks: ReactNode
  cookieSettings: ReactNode
  children: ReactNode
}

/** For an area where people work: its own navigation, without the site's. */
export function WorkFrame({ nav, memberLinks, cookieSettings, children }: WorkFrameProps) {
  const member = useWatchedMember()
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-line border-b print:hidden">
        <Container className="flex h-16 items-center justify-between gap-2">
          <ProductLogo />
          {member && (
            <div className="-mr-3">
              <AccountMenu member={member} links={memberLinks} />
            </div>
          )}
        </Container>
        <Container>{nav}</Container>
      </header>
      <main id={contentId} tabIndex={-1} className="min-h-[60dvh] flex-1 outline-none">
        {children}
      </main>
      <footer className="border-line border-t bg-surface-tinted print:hidden">
        <Container className="flex flex-wrap items-start justify-between gap-6 py-8">
          <ContactLines title={m.shell_contact_help()} />
          <div className="flex flex-wrap items-center gap-3">
            <LanguagePicker />
            <ColorModePicker />
          </div>
          <div className="-mx-3 flex w-full flex-wrap items-center gap-x-6 text-ink-muted text-sm">
            <MailboxLink />
            {cookieSettings}
          </div>
        </Container>
      </footer>
    </div>
  )
}
