import type { ParsedLocation } from '@tanstack/react-router'
import type { SessionStore } from './session-store.ts'

/**
 * Called on navigation. If another window has signed in to another account, loads the next page
 * from the server. Pages in memory belong to the member before. The promise then never resolves,
 * because the window is leaving.
 */
export async function reloadForOtherMember(
  session: SessionStore,
  { publicHref }: ParsedLocation,
): Promise<void> {
  if (!session.isReplaced()) return
  const next = new URL(publicHref, window.location.href)
  const isHere = next.pathname + next.search === window.location.pathname + window.location.search
  // Assigning an address that differs in its hash only would load nothing.
  if (isHere) window.location.reload()
  else window.location.assign(next)
  await new Promise(() => {})
}
