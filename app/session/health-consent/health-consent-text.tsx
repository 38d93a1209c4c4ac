import { m } from '#app/i18n/paraglide/messages.js'

/** What the member consents to. A change of meaning needs a new `healthConsentVersion`. */
export function HealthConsentText() {
  return (
    <div className="flex max-w-prose flex-col gap-3">
      <p>{m.consent_health_text()}</p>
      <ul className="flex list-disc flex-col gap-2 pl-5">
        <li>{m.consent_health_use()}</li>
        <li>{m.consent_health_readers()}</li>
        <li>{m.consent_health_withdrawal()}</li>
      </ul>
    </div>
  )
}
