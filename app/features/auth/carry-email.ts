import { useEffect, useRef } from 'react'
import type { AuthTab } from './auth-search.ts'

/**
 * Copies the email to the other form when the tab changes. The fields stay uncontrolled, because a
 * password manager may fill them before hydration.
 */
export function useCarriedEmail(tab: AuthTab) {
  const formsRef = useRef<HTMLDivElement>(null)
  const shownTabRef = useRef(tab)
  useEffect(() => {
    const left = shownTabRef.current
    shownTabRef.current = tab
    if (left === tab) return
    const typed = emailFieldOf(formsRef.current, left)?.value
    const field = emailFieldOf(formsRef.current, tab)
    if (typed && field) field.value = typed
  }, [tab])
  return formsRef
}

function emailFieldOf(forms: HTMLElement | null, tab: AuthTab) {
  return forms?.querySelector<HTMLInputElement>(`[data-tab="${tab}"] input[name="email"]`)
}
