import type { ReactNode } from 'react'
import { useSettings } from '#app/config/use-settings.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { buttonStyles } from '#app/ui/button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import type { AccountView, DeviceList } from './account.server.ts'
import type { GoogleResult } from './account-search.ts'
import { AccountSection } from './account-section.tsx'
import { DeletionSection } from './deletion-section.tsx'
import { DeviceSection } from './device-section.tsx'
import { GoogleSection } from './google-section.tsx'
import { LanguageSection } from './language-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { SectionNav, sectionsOf } from './section-nav.tsx'

type AccountPageProps = {
  view: AccountView
  /** Null if the backend has no account calls. */
  devices: DeviceList | null
  googleResult: GoogleResult | undefined
  /** Parts of the shell and of the auth feature. */
  languagePicker: ReactNode
  connectButton: ReactNode
  /** Part of the consent feature. Null if the backend asks for no consent. */
  consentSection: ReactNode
  /** For a member who refers others, else null. */
  kolSection: ReactNode
}

export function AccountPage(props: AccountPageProps) {
  const { view, devices, googleResult, languagePicker, connectButton } = props
  const { consentSection, kolSection } = props
  const { hasGoogle } = useSettings()
  const account = view.kind === 'whole' ? view.account : undefined
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[3fr_9fr] lg:gap-x-14">
      <div className="flex flex-col gap-8 lg:sticky lg:top-8">
        <PageHeading title={m.account_title()} description={m.account_text()} />
        <SectionNav
          sections={sectionsOf({
            view,
            hasGoogle,
            hasKol: kolSection !== null,
            asksConsent: consentSection !== null,
          })}
        />
      </div>
      <div className="flex min-w-0 flex-col gap-10">
        <ProfileSection view={view} />
        <LanguageSection view={view} languagePicker={languagePicker} />
        {account && <PasswordSection account={account} />}
        {devices && <DeviceSection list={devices} />}
        {account && hasGoogle && (
          <GoogleSection account={account} result={googleResult} connectButton={connectButton} />
        )}
        {kolSection}
        {account && consentSection}
        {account && <DataSection />}
        {account ? (
          <DeletionSection account={account} />
        ) : (
          <Alert className="max-w-2xl">{m.account_basic_help()}</Alert>
        )}
      </div>
    </div>
  )
}

/** Plain links, so that the browser shows the download's progress. */
function DataSection() {
  const link = buttonStyles({ variant: 'secondary' })
  return (
    <AccountSection id="data" description={m.account_data_text()}>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <a href="/account/export?format=json" className={link}>
          {m.account_data_json()}
        </a>
        <a href="/account/export?format=csv" className={link}>
          {m.account_data_csv()}
        </a>
      </div>
      <p className="max-w-prose text-ink-muted text-sm">{m.account_data_hint()}</p>
    </AccountSection>
  )
}
