import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { KnownMember, SessionStore } from '#app/session/session-store.ts'
import { useMember } from '#app/session/use-member.ts'

/** Returns the member of this window and follows sign-ins in others. */
export function useWatchedMember(): KnownMember {
  const { session } = useRouter().options.context
  useEffect(() => session.watch(), [session])
  useEffect(() => announceOtherMember(session), [session])
  return useMember()
}

/** Returns the function that stops it. */
function announceOtherMember(session: SessionStore): () => void {
  return session.subscribe(async () => {
    const email = session.get()?.email
    if (!session.isReplaced() || email === undefined) return
    // Lazy, because it is rare.
    const { notifyOtherMember } = await import('./other-member-notice.ts')
    notifyOtherMember(email)
  })
}
