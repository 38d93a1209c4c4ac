import type { SyncState } from './tracker-sync.ts'

/** `signed-out`: on the device until its member signs in. `conflict`: beside another version. */
export type EntryState = 'sent' | 'on-device' | 'signed-out' | 'conflict'

/** Returns where entries are that the member has just written. */
export function entryStateOf(
  entryIds: readonly string[],
  { unsent, conflicts, connection }: Pick<SyncState, 'unsent' | 'conflicts' | 'connection'>,
): EntryState {
  const isOneOf = ({ entryId }: { entryId: string }) => entryIds.includes(entryId)
  if (conflicts.some(isOneOf)) return 'conflict'
  const isUnsent = unsent.some(({ operation, refusal }) => !refusal && isOneOf(operation))
  if (!isUnsent) return 'sent'
  return connection === 'signed-out' ? 'signed-out' : 'on-device'
}
