import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { healthConsentQueries, useDecideHealthConsent } from './health-consent.queries.ts'
import { HealthConsentText } from './health-consent-text.tsx'

type HealthConsentSheetProps = { onAnswer: (isGiven: boolean) => void }

/**
 * Asks for consent before the first entry; the form behind it keeps its input. Escape declines.
 * `lazy` needs the default export.
 */
export default function HealthConsentSheet({ onAnswer }: HealthConsentSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const decide = useDecideHealthConsent()
  const isKnownAdult = useQuery(healthConsentQueries.own()).data?.isAdult === true
  const [isAgeMissing, setAgeMissing] = useState(false)
  useEffect(() => {
    dialog.current?.showModal()
    // Not the link: a second Enter would leave for another tab.
    heading.current?.focus()
  }, [])

  function agree(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const age = event.currentTarget.elements.namedItem('age')
    const isAdult = isKnownAdult || (age instanceof HTMLInputElement && age.checked)
    setAgeMissing(!isAdult)
    if (isAdult) decide.mutate('given', { onSuccess: () => onAnswer(true) })
    else if (age instanceof HTMLInputElement) age.focus()
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onAnswer(false)
      }}
      className="m-auto max-h-dvh w-full max-w-xl overflow-y-auto rounded-card border border-line bg-surface-raised p-5 text-ink shadow-float backdrop:bg-black/50 max-sm:mb-0 max-sm:max-w-none max-sm:rounded-b-none sm:p-8"
    >
      <form noValidate onSubmit={agree} className="flex flex-col gap-5">
        <h2 id={titleId} ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {m.consent_health_title()}
        </h2>
        <HealthConsentText />
        <Link
          to="/kebijakan-privasi"
          target="_blank"
          className="self-start text-link underline underline-offset-3"
        >
          {m.consent_health_policy()}
        </Link>
        {!isKnownAdult && (
          <CheckboxField
            name="age"
            label={m.consent_health_age()}
            problem={isAgeMissing ? m.consent_health_age_missing() : undefined}
          />
        )}
        <FailureAlert error={decide.error} title={m.consent_health_failed()} />
        <div className="flex flex-wrap gap-3 max-sm:*:grow">
          <Button type="submit" isBusy={decide.isPending}>
            {m.consent_health_agree()}
          </Button>
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            {m.consent_health_decline()}
          </Button>
        </div>
      </form>
    </dialog>
  )
}
