import { useSyncExternalStore } from 'react'
import { type ConsentPreference, consentPreferenceOf } from './consent-preference.ts'

type ConsentState = {
  isOpen: boolean
  /** Whether the visitor opened the panel: then it takes the focus. */
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

/** Reads the choice of an earlier visit; who has not made one is asked. */
export function loadConsent(productSlug: string): void {
  const preference = consentPreferenceOf(document.cookie, productSlug)
  change({ preference, isOpen: preference === undefined })
}

/** The way back to the choice, from the footer. */
export function openConsentPanel(): void {
  change({ isOpen: true, isAsked: true })
}

export function closeConsentPanel(preference: ConsentPreference): void {
  change({ preference, isOpen: false, isAsked: false })
}

/** The server knows of no choice: what it renders is the same for everybody. */
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
