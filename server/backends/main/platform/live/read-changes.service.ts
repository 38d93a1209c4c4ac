import type { MainContext } from '#server/backends/main/main-context.ts'
import type { LiveChanges } from '#server/contract/live.schema.ts'
import { ensureCursor, noEvents, readEvents } from './live-event.repository.ts'
import { type LivePosition, textOfPosition } from './live-position.ts'
import { missedEvents } from './missed-events.ts'

/** Returns the events of a member since a position, for a reader without a stream. */
export async function readChanges(
  { db }: Pick<MainContext, 'db'>,
  { userId, after }: { userId: string; after: LivePosition | undefined },
): Promise<LiveChanges> {
  await ensureCursor(db, userId)
  const member = (await readEvents(db, [{ userId, afterSeq: after?.seq ?? noEvents }])).get(userId)
  if (!member) throw new Error('A member has no live cursor')
  const missed = after ? missedEvents(after, member) : []
  return {
    position: textOfPosition({ epoch: member.epoch, seq: member.lastSeq }),
    isComplete: missed !== undefined,
    events: (missed ?? []).map(({ event }) => event),
  }
}
