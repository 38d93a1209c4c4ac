import { m } from '#app/i18n/paraglide/messages.js'
import { type EntryState, entryStateOf } from './entry-state.ts'
import { useSyncState } from './sync-provider.tsx'

const texts = {
  sent: () => '',
  'on-device': m.sync_kept,
  'signed-out': m.sync_kept_signed_out,
  conflict: m.sync_conflict,
} satisfies Record<EntryState, () => string>

/** Returns where the entries are, in words that follow the sync state. */
export function useEntryStateText(entryIds: readonly string[]): string {
  return texts[entryStateOf(entryIds, useSyncState())]()
}
