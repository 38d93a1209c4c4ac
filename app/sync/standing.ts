import { m } from '#app/i18n/paraglide/messages.js'
import { useSyncState } from './sync-provider.tsx'
import type { SyncState } from './tracker-sync.ts'

type Standing = 'sent' | 'kept' | 'conflict'

/** Where entries are that were just written: in the tracker, on this device for now, or beside another version. */
export function standingOf(
  entryIds: readonly string[],
  { unsent, conflicts }: Pick<SyncState, 'unsent' | 'conflicts'>,
): Standing {
  const isOneOf = ({ entryId }: { entryId: string }) => entryIds.includes(entryId)
  if (conflicts.some(isOneOf)) return 'conflict'
  const isKept = unsent.some(({ operation, refusal }) => !refusal && isOneOf(operation))
  return isKept ? 'kept' : 'sent'
}

const words = {
  sent: () => '',
  kept: m.sync_kept,
  conflict: m.sync_conflict,
} satisfies Record<Standing, () => string>

/** The same in words, for as long as it is so. */
export function useStandingText(entryIds: readonly string[]): string {
  return words[standingOf(entryIds, useSyncState())]()
}
