import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { AccountSection } from './account-section.tsx'

/** Plain links, so that the browser shows the download's progress. */
export function DataSection() {
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
