import type { ReactNode } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'

/** The sections in page order. Each name is also the section's anchor. */
export const sectionTitles = {
  profile: m.account_profile,
  language: m.account_language,
  password: m.account_password,
  devices: m.account_devices,
  google: m.account_google,
  kol: m.kol_own_title,
  health: m.consent_health_section,
  data: m.account_data,
  deletion: m.account_deletion,
} as const

export type SectionId = keyof typeof sectionTitles

type AccountSectionProps = { id: SectionId; description?: ReactNode; children?: ReactNode }

export function AccountSection({ id, description, children }: AccountSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="flex scroll-mt-6 flex-col gap-6 border-line border-t pt-8 first:border-t-0 first:pt-0"
    >
      <div className="flex max-w-prose flex-col gap-2">
        <h2 id={`${id}-title`} className="text-2xl">
          {sectionTitles[id]()}
        </h2>
        {description && <p className="text-ink-muted">{description}</p>}
      </div>
      {children}
    </section>
  )
}
