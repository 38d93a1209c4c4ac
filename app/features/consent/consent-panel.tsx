import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSettings } from '#app/config/use-settings.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { measurePanelBelow } from '#app/ui/cover-below.ts'
import { Icon } from '#app/ui/icon.tsx'
import { saveConsent } from './consent.functions.ts'
import {
  type ConsentPreference,
  consentTextVersion,
  everythingAllowed,
  nothingAllowed,
} from './consent-preference.ts'
import { closeConsentPanel, useConsent } from './consent-store.ts'

/**
 * Asks what the site may store. On a phone it sticks to the lower edge and adds its height to the
 * page. On a wider window it covers a corner. `lazy` needs the default export.
 */
export default function ConsentPanel() {
  const { preference = nothingAllowed, isAsked } = useConsent()
  const [checked, setChecked] = useState(preference)
  const [isBusy, setBusy] = useState(false)
  const headingId = useId()
  const textId = useId()
  const heading = useFocusWhen(isAsked)
  // A visitor who opens the panel again wants to see what holds.
  const [isChoosing, setChoosing] = useState(isAsked)
  const first = useRef<HTMLDivElement>(null)

  function startChoosing() {
    flushSync(() => setChoosing(true))
    first.current?.querySelector<HTMLElement>('input:enabled')?.focus()
  }

  const choose = async (choice: ConsentPreference) => {
    setBusy(true)
    const text = { textVersion: consentTextVersion, language: getLocale() }
    try {
      await saveConsent({ data: { ...choice, ...text } })
    } catch {
      // The choice holds for this page. The next page asks again.
    }
    closeConsentPanel(choice)
  }
  const refuse = () => choose(nothingAllowed)
  const refuseByEscape = ({ key }: KeyboardEvent) => key === 'Escape' && refuse()

  return (
    <div
      ref={measurePanelBelow}
      className="print:hidden pointer-events-none sticky bottom-0 z-40 sm:fixed sm:right-0 sm:p-4"
    >
      <section
        role="dialog"
        aria-modal="false"
        aria-labelledby={headingId}
        aria-describedby={textId}
        onKeyDown={refuseByEscape}
        className="pointer-events-auto flex max-h-[75dvh] w-full flex-col gap-2 overflow-y-auto border border-line bg-surface-raised px-4 py-3 shadow-float max-sm:border-x-0 max-sm:border-b-0 sm:w-104 sm:gap-4 sm:rounded-card sm:p-6"
      >
        <div className="flex items-start gap-3">
          <h2
            id={headingId}
            ref={heading}
            tabIndex={-1}
            className="text-base leading-5 outline-none sm:text-lg"
          >
            {m.consent_title()}
          </h2>
          <button
            type="button"
            onClick={refuse}
            aria-label={m.consent_close()}
            className="-m-3 ml-auto grid size-11 place-items-center rounded-control text-ink-muted hover:text-ink"
          >
            <Icon name="close" />
          </button>
        </div>
        {/* Balanced lines would add a line and cover more than a quarter of a phone. */}
        <p
          id={textId}
          className="text-wrap text-ink-muted text-xs leading-snug sm:text-sm sm:leading-normal"
        >
          {m.consent_text()} <PolicyLinks />
        </p>
        {isChoosing ? (
          <Choices
            first={first}
            checked={checked}
            onChange={setChecked}
            isBusy={isBusy}
            onSave={() => choose(checked)}
          />
        ) : (
          <div className="grid grid-cols-[1fr_auto_1fr] gap-2">
            <Button {...look} isBusy={isBusy} onClick={refuse}>
              {m.consent_essential_only()}
            </Button>
            <Button {...look} onClick={startChoosing}>
              {m.consent_choose()}
            </Button>
            <Button {...look} isBusy={isBusy} onClick={() => choose(everythingAllowed)}>
              {m.consent_accept_all()}
            </Button>
          </div>
        )}
      </section>
    </div>
  )
}

type ChoicesProps = {
  first: RefObject<HTMLDivElement | null>
  checked: ConsentPreference
  onChange: (checked: ConsentPreference) => void
  isBusy: boolean
  onSave: () => void
}

function Choices({ first, checked, onChange, isBusy, onSave }: ChoicesProps) {
  return (
    <>
      <div ref={first} className="flex flex-wrap gap-x-4 text-sm/6">
        <Checkbox label={m.consent_essential()} checked disabled />
        <Checkbox
          label={m.consent_functional()}
          checked={checked.enableCookiesFunctional}
          onChange={(enableCookiesFunctional) => onChange({ ...checked, enableCookiesFunctional })}
        />
        <Checkbox
          label={m.consent_analytics()}
          checked={checked.enableCookiesAnalytics}
          onChange={(enableCookiesAnalytics) => onChange({ ...checked, enableCookiesAnalytics })}
        />
      </div>
      <Button {...look} isBusy={isBusy} onClick={onSave}>
        {m.consent_accept_selected()}
      </Button>
    </>
  )
}

/** The three answers look the same, so none is pushed. */
const look = { variant: 'secondary', size: 'sm', className: 'max-sm:px-2' } as const

/** The web app serves both documents. */
function PolicyLinks() {
  const { webAppUrl } = useSettings()
  const base = webAppUrl.replace(/\/$/, '')
  const link = 'font-semibold text-link underline underline-offset-2'
  return (
    <>
      <a href={`${base}/privacy-policy`} className={link}>
        {m.company_privacy_title()}
      </a>
      {' · '}
      <a href={`${base}/syarat-ketentuan`} className={link}>
        {m.shell_nav_terms()}
      </a>
    </>
  )
}

/** Focuses the element on request and restores the previous focus afterwards. */
function useFocusWhen(isWanted: boolean) {
  const element = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isWanted) return
    const before = document.activeElement
    element.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [isWanted])
  return element
}
