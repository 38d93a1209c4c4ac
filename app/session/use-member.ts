import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import type { KnownMember } from './session-store.ts'

/** Who is here. On a page that was rendered for nobody that is known once React has taken its HTML over. */
export function useMember(): KnownMember {
  const { session } = useRouter().options.context
  return useSyncExternalStore(session.subscribe, session.get, session.getAtStart)
}
