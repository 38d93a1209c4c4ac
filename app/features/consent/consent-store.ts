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

/** Reads the choice of an earlier visit. Opens the panel if the visitor has not chosen yet. */
export function loadConsent(productSlug: string): void {
  const preference = consentPreferenceOf(document.cookie, productSlug)
  change({ preference, isOpen: preference === undefined })
}

export function openConsentPanel(): void {
  change({ isOpen: true, isAsked: true })
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
