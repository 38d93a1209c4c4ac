import { useLocation } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { isUnderAuth } from '#app/session/redirect-target.ts'
import type { Member } from '#app/session/session.functions.ts'
import { ContactLines } from '#app/ui/contact-lines.tsx'
import { Container } from '#app/ui/container.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PopoverMenu } from '#app/ui/popover-menu.tsx'
import { GuestLinks, MailboxLink } from './account-links.tsx'
import { AccountMenu } from './account-menu.tsx'
import { ColorModePicker } from './color-mode-picker.tsx'
import { LanguagePicker } from './language-picker.tsx'
import { ProductLogo } from './product-logo.tsx'
import { ConsultationLink, SiteLinks, TrackerLink } from './site-links.tsx'
import { useWatchedMember } from './use-watched-member.ts'

type SiteHeaderProps = {
  /** The member's links. They may load later, because the menu starts closed. */
  memberLinks: ReactNode
}

export function SiteHeader({ memberLinks }: SiteHeaderProps) {
  const known = useWatchedMember()
  const isAuthPage = useLocation({ select: ({ pathname }) => isUnderAuth(pathname) })
  // Calls from pages under /auth carry no token, so they could not end a session.
  const member = isAuthPage ? null : known
  return (
    <header className="border-line border-b">
      <Container className="flex h-16 items-center gap-2">
        <ProductLogo />
        <nav aria-label={m.shell_nav_label()} className="ml-4 hidden lg:flex">
          {member && <TrackerLink />}
          <SiteLinks />
          <div className="max-xl:hidden">
            <ConsultationLink />
          </div>
        </nav>
        <div className="ml-auto hidden items-center gap-2 lg:flex print:hidden">
          <LanguagePicker />
          <ColorModePicker />
          {member ? <AccountMenu member={member} links={memberLinks} /> : <GuestLinks />}
        </div>
        <div className="-mr-3 ml-auto min-w-0 lg:hidden print:hidden">
          <MobileMenu member={member ?? null} memberLinks={memberLinks} />
        </div>
      </Container>
    </header>
  )
}

type MobileMenuProps = { member: Member | null; memberLinks: ReactNode }

function MobileMenu({ member, memberLinks }: MobileMenuProps) {
  return (
    <PopoverMenu
      place="page"
      trigger={
        <>
          {member ? (
            <span className="min-w-0 max-w-28 truncate">{member.firstName}</span>
          ) : (
            <span>{m.shell_menu()}</span>
          )}
          <Icon name="menu" className="size-6" />
        </>
      }
      label={member ? m.shell_account_label({ name: member.firstName }) : m.shell_menu_label()}
    >
      <div className="flex flex-col gap-4 px-4 pt-3 pb-6 sm:px-6">
        {member ? (
          <div className="-mx-3 flex flex-col">
            <Suspense>{memberLinks}</Suspense>
          </div>
        ) : (
          <div className="grid grid-cols-2 gap-3">
            <GuestLinks />
          </div>
        )}
        <nav
          aria-label={m.shell_nav_label()}
          className="border-line border-t pt-4 *:-mx-3 flex flex-col"
        >
          <SiteLinks />
          <ConsultationLink />
        </nav>
        <div className="border-line border-t pt-4">
          <ContactLines title={m.shell_contact_help()} />
        </div>
        <div className="flex flex-wrap gap-3 border-line border-t pt-4">
          <LanguagePicker />
          <ColorModePicker />
        </div>
        <div className="-mx-3 empty:hidden">
          <MailboxLink />
        </div>
      </div>
    </PopoverMenu>
  )
}
