import type { EarlierAction } from '#server/contract/session-action.schema.ts'
import type { Database } from '#server/db/open-database.ts'
import { actionOf } from './note-view.ts'
import { listEarlierActions } from './session-action.repository.ts'

/** Returns the steps of the last sessions before a moment, newest session first. */
export async function readEarlierActions(
  db: Database,
  of: Parameters<typeof listEarlierActions>[1],
): Promise<EarlierAction[]> {
  const rows = await listEarlierActions(db, of)
  return rows.map(({ startsAt, action }) => ({
    startsAt: startsAt.toISOString(),
    ...actionOf(action),
  }))
}
