import { dayMs } from '#app/lib/time.ts'
import { readFreeTimesRules } from '#server/backends/main/consultation/free-times/free-times-rules.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { later } from '#server/backends/main/platform/later.ts'
import type { Conversation, ConversationSide, Message } from '#server/contract/message.schema.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import { backAt, lookAheadDays } from './back-at.ts'
import type { ConversationFacts } from './conversation.repository.ts'
import type { MessageFacts } from './message.repository.ts'
import { messageOf } from './message-view.ts'

type ViewContext = Pick<MainContext, 'db' | 'clock'>

/** How much of its last message a conversation shows. */
const previewCharacters = 200

/** Returns conversations as one side sees them, in the order of the facts. */
export async function viewConversations(
  context: ViewContext,
  found: ConversationFacts[],
  side: ConversationSide,
): Promise<Conversation[]> {
  const open = found.filter(({ caredTrackerId }) => caredTrackerId !== null)
  const backAtOf = await readBackAt(
    context,
    open.map(({ practice }) => practice),
  )
  return found.map((facts) => {
    const { conversation, practice, caredTrackerId, unread, unreadSince, last } = facts
    const { id, lastSeq, readSeqClient, readSeqNutritionist } = conversation
    const isClient = side === 'client'
    return {
      id,
      side,
      other: isClient
        ? { name: practice.name, slug: practice.slug, trackerId: null }
        : { name: clientName(facts), slug: null, trackerId: caredTrackerId },
      isOpen: caredTrackerId !== null,
      lastSeq,
      readSeq: isClient ? readSeqClient : readSeqNutritionist,
      otherReadSeq: isClient ? readSeqNutritionist : readSeqClient,
      unread,
      unreadSince: unreadSince?.toISOString() ?? null,
      last: isMessage(last) ? previewOf(messageOf(last)) : null,
      answerHours: practice.answerHours,
      backAt: backAtOf(practice)?.toISOString() ?? null,
    }
  })
}

function clientName({ clientFirstName, clientLastName }: ConversationFacts): string {
  return `${clientFirstName} ${clientLastName}`.trim()
}

/** A conversation without a message has only nulls. */
function isMessage(last: ConversationFacts['last']): last is MessageFacts {
  return last.id !== null
}

function previewOf(message: Message): Message {
  return { ...message, body: message.body.slice(0, previewCharacters).toWellFormed() }
}

async function readBackAt({ db, clock }: ViewContext, practices: PracticeRow[]) {
  const now = clock.now()
  const byNumber = new Map(practices.map((practice) => [practice.number, practice]))
  const period = { now, from: now, until: later(now, lookAheadDays * dayMs) }
  const rules = await readFreeTimesRules(db, [...byNumber.values()], period)
  const moments = new Map(
    rules.map(({ hours, overrides, timeOff, policy: { number, zone } }) => [
      number,
      backAt({ zone, weekly: hours, overrides, timeOff }, now),
    ]),
  )
  return ({ number }: PracticeRow) => moments.get(number)
}
