import type { MainContext } from '#server/backends/main/main-context.ts'
import type { Database } from '#server/db/open-database.ts'
import { leaveLists } from './waitlist-entry.repository.ts'
import { withdrawOffer } from './withdraw-offer.ts'

type Lists = Parameters<typeof leaveLists>[1]

/** Ends the waiting of a tracker, whose lock the caller holds, with the offers that are open. */
export async function endWaiting(
  context: Pick<MainContext, 'clock'>,
  tx: Database,
  lists: Lists,
): Promise<void> {
  const { trackerId } = lists
  for (const id of await leaveLists(tx, lists)) await withdrawOffer(context, tx, { id, trackerId })
}
