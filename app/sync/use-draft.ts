import { useHydrated } from '@tanstack/react-router'
import { useMemo } from 'react'
import { type Draft, forgetDraft, readDraft, saveDraft } from '#app/device/drafts.ts'
import { useMember } from '#app/session/use-member.ts'

/**
 * Stores the unsaved input of a form that saves without the outbox. `draft` is the input found when
 * the form opened. It is read after hydration, because the server has no session storage.
 */
export function useDraft(form: string) {
  const member = useMember()
  const isHydrated = useHydrated()
  const memberId = member?.id ?? ''
  const draft = useMemo(
    () => (isHydrated && memberId ? readDraft(memberId, form) : undefined),
    [isHydrated, memberId, form],
  )
  return {
    draft,
    keep: (typed: Draft) => memberId && saveDraft(memberId, form, typed),
    forget: () => memberId && forgetDraft(memberId, form),
  }
}
