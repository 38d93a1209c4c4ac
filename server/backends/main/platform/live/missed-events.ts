import type { MemberEvents, NumberedEvent } from './live-event.repository.ts'
import type { LivePosition } from './live-position.ts'

/**
 * Returns what a reader at a position has missed, or undefined if that cannot be told any more.
 * Then the numbering is another one, the events are too old, or there are too many.
 */
export function missedEvents(
  { epoch, seq }: LivePosition,
  member: MemberEvents,
): NumberedEvent[] | undefined {
  if (epoch !== member.epoch) return undefined
  const missed = member.events.filter((event) => event.seq > seq)
  // Numbers have no gaps, so a lower count means that some are gone.
  return missed.length === member.lastSeq - seq ? missed : undefined
}
