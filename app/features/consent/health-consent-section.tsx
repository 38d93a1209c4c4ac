import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useDecideHealthConsent } from '#app/session/health-consent/health-consent.queries.ts'
import { useHealthConsent } from '#app/session/health-consent/health-consent-provider.tsx'
import { HealthConsentText } from '#app/session/health-consent/health-consent-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import type { HealthConsent } from '#server/contract/health-consent.schema.ts'

/** On the account page: the member's consent to health data and its withdrawal. */
export function HealthConsentSection({ consent }: { consent: HealthConsent }) {
  const { ask } = useHealthConsent()
  const decide = useDecideHealthConsent()
  const { isGiven, decidedAt } = consent
  return (
    <section
      id="health"
      aria-labelledby="health-title"
      className="flex scroll-mt-6 flex-col gap-6 border-line border-t pt-8"
    >
      <h2 id="health-title" className="text-2xl">
        {m.consent_health_section()}
      </h2>
      <p role="status" className="max-w-prose">
        {statusText(isGiven, decidedAt)}
      </p>
      <HealthConsentText />
      <FailureAlert error={decide.error} title={m.consent_health_failed()} />
      {isGiven ? (
        <Button
          variant="secondary"
          className="self-start"
          isBusy={decide.isPending}
          onClick={() => decide.mutate('withdrawn')}
        >
          {m.consent_health_withdraw()}
        </Button>
      ) : (
        <Button variant="secondary" className="self-start" onClick={() => void ask()}>
          {m.consent_health_decide()}
        </Button>
      )}
    </section>
  )
}

function statusText(isGiven: boolean, decidedAt: string | null): string {
  if (!decidedAt) return m.consent_health_not_asked()
  const date = formatDate(decidedAt)
  return isGiven ? m.consent_health_given({ date }) : m.consent_health_not_given()
}
