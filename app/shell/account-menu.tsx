import { type ReactNode, Suspense } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import type { Member } from '#app/session/session.functions.ts'
import { ContactLines } from '#app/ui/contact-lines.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PopoverMenu } from '#app/ui/popover-menu.tsx'
import { MailboxLink } from './account-links.tsx'

export function AccountMenu({ member, links }: { member: Member; links: ReactNode }) {
  return (
    <PopoverMenu
      trigger={
        <>
          <Icon name="user" />
          <span className="max-w-32 truncate">{member.firstName}</span>
          <Icon name="chevron-down" className="size-4" />
        </>
      }
    >
      <div className="flex flex-col gap-1 p-3">
        <p className="truncate px-3 pb-2 text-ink-muted text-sm">{member.email}</p>
        <Suspense>{links}</Suspense>
        <div className="mt-2 border-line border-t px-3 pt-3">
          <ContactLines title={m.shell_contact_help()} />
        </div>
        <MailboxLink />
      </div>
    </PopoverMenu>
  )
}
