import { m } from '#app/i18n/paraglide/messages.js'
import { useSyncState } from './sync-provider.tsx'
import type { SyncState } from './tracker-sync.ts'

type Standing = 'sent' | 'kept' | 'signed-out' | 'conflict'

/** Where entries are that were just written: in the tracker, on this device for now, or beside another version. */
export function entryStateOf(
  entryIds: readonly string[],
  { unsent, conflicts, connection }: Pick<SyncState, 'unsent' | 'conflicts' | 'connection'>,
): Standing {
  const isOneOf = ({ entryId }: { entryId: string }) => entryIds.includes(entryId)
  if (conflicts.some(isOneOf)) return 'conflict'
  const isKept = unsent.some(({ operation, refusal }) => !refusal && isOneOf(operation))
  if (!isKept) return 'sent'
  return connection === 'signed-out' ? 'signed-out' : 'kept'
}

const words = {
  sent: () => '',
  kept: m.sync_kept,
  'signed-out': m.sync_kept_signed_out,
  conflict: m.sync_conflict,
} satisfies Record<Standing, () => string>

/** The same in words, for as long as it is so. */
export function useEntryStateText(entryIds: readonly string[]): string {
  return words[entryStateOf(entryIds, useSyncState())]()
}
