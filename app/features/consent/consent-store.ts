import { useSyncExternalStore } from 'react'
import { type ConsentPreference, consentPreferenceOf } from './consent-preference.ts'

type ConsentState = {
  isOpen: boolean
  /** True if the visitor opened the panel, which then takes the focus. */
  isAsked: boolean
  /** Undefined until the visitor has chosen; nothing optional is allowed before. */
  preference: ConsentPreference | undefined
}

const unknown: ConsentState = { isOpen: false, isAsked: false, preference: undefined }

let state = unknown
const listeners = new Set<() => void>()

function change(changed: Partial<ConsentState>): void {
  state = { ...state, ...changed }
  for (const listener of listeners) listener()
}

/**
 * Reads the choice of an earlier visit or of another tab. Opens the panel if the visitor has not
 * chosen yet; one that they opened themselves stays open.
 */
export function loadConsent(productSlug: string): void {
  const preference = consentPreferenceOf(document.cookie, productSlug)
  change({ preference, isOpen: state.isAsked || preference === undefined })
}

/** Opens the panel with the choice that holds now. */
export function openConsentPanel(productSlug: string): void {
  change({
    preference: consentPreferenceOf(document.cookie, productSlug),
    isOpen: true,
    isAsked: true,
  })
}

/** Reads the choice at each use, because another tab may have withdrawn it. */
export function allowsAnalyticsNow(productSlug: string): boolean {
  const preference = consentPreferenceOf(document.cookie, productSlug)
  return preference?.enableCookiesAnalytics === true
}

export function closeConsentPanel(preference: ConsentPreference): void {
  change({ preference, isOpen: false, isAsked: false })
}

/** The server renders no choice, so its HTML is the same for every visitor. */
export function useConsent(): ConsentState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => unknown,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
