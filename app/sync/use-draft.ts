import { useHydrated } from '@tanstack/react-router'
import { useMemo } from 'react'
import { type Draft, forgetDraft, readDraft, saveDraft } from '#app/device/drafts.ts'
import { useMember } from '#app/session/use-member.ts'

/**
 * What the member typed into a form that is written at once, and did not save. `draft` is what there
 * was when the form opened; it is read once the page is alive, so the server's page goes without.
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
