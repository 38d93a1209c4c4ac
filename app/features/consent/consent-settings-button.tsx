import { useSettings } from '#app/config/use-settings.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { openConsentPanel } from './consent-store.ts'

export function ConsentSettingsButton() {
  const { productSlug } = useSettings()
  return (
    <button
      type="button"
      onClick={() => openConsentPanel(productSlug)}
      className="min-h-11 self-start font-semibold text-link underline underline-offset-4 hover:no-underline"
    >
      {m.consent_settings()}
    </button>
  )
}
