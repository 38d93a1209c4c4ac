import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import type { KnownMember } from './session-store.ts'

/** Returns undefined until hydration on a page that was rendered without a session. */
export function useMember(): KnownMember {
  const { session } = useRouter().options.context
  return useSyncExternalStore(session.subscribe, session.get, session.getInitial)
}
