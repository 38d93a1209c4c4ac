import { minuteMs } from '#app/lib/time.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { enqueueMail } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { writeMessageMail } from '#server/backends/main/platform/mail/message-mail.ts'
import type { ConversationSide } from '#server/contract/message.schema.ts'
import type { Database } from '#server/db/open-database.ts'
import { findUnreadSince } from './message.repository.ts'
import { findUnreadFacts, type UnreadFacts } from './unread-facts.repository.ts'
import {
  changeNotice,
  deleteNotice,
  insertNotice,
  lockDueNotice,
} from './unread-notice.repository.ts'

/** How long a message stays unread before a mail tells of it. */
const quietMs = 15 * minuteMs

/** No mail about messages comes from 21:00 to 07:00 of the reader. */
const quietFromHour = 21
const quietUntilHour = 7

type NotifyContext = Pick<MainContext, 'clock'>

/** Plans the mail about a new message, unless one is planned or was sent since the reader was there. */
export async function announceUnread(
  { clock }: NotifyContext,
  tx: Database,
  { conversationId, author }: { conversationId: string; author: ConversationSide },
): Promise<void> {
  const reader = author === 'client' ? 'nutritionist' : 'client'
  await insertNotice(tx, { conversationId, reader, dueAt: later(clock.now(), quietMs) })
}

/** The reader was there: what is still unread gets its own mail. */
export async function renewNotice(
  tx: Database,
  unread: { conversationId: string; reader: ConversationSide; readSeq: number },
): Promise<void> {
  const { conversationId, reader } = unread
  await deleteNotice(tx, { conversationId, reader })
  const since = await findUnreadSince(tx, unread)
  if (since) await insertNotice(tx, { conversationId, reader, dueAt: later(since, quietMs) })
}

/**
 * Handles the notice that has been due longest. Returns false if none is due. The mail names who wrote,
 * never what. It waits for the morning of its reader.
 */
export async function mailUnread(context: MainContext): Promise<boolean> {
  const now = context.clock.now()
  return context.db.transaction(async (tx) => {
    const notice = await lockDueNotice(tx, now)
    if (!notice) return false
    const facts = await findUnreadFacts(tx, notice)
    const since = facts && (await findUnreadSince(tx, { ...notice, readSeq: facts.readSeq }))
    if (!since) {
      await deleteNotice(tx, notice)
      return true
    }
    const dueAt = later(since, quietMs)
    const waitsUntil = dueAt > now ? dueAt : endOfQuiet(now, facts.zone)
    if (waitsUntil) {
      await changeNotice(tx, notice, { dueAt: waitsUntil })
      return true
    }
    await changeNotice(tx, notice, { mailedAt: now })
    await mailReader(context, tx, facts)
    return true
  })
}

async function mailReader(
  context: MainContext,
  tx: Database,
  { reader: { firstName, locale, email }, otherName, path }: UnreadFacts,
): Promise<void> {
  const { productName, publicOrigin } = context
  const letter = writeMessageMail(
    { firstName, locale, productName },
    { name: otherName, link: `${publicOrigin}${path}` },
  )
  await enqueueMail(context, tx, email, letter)
}

/** Returns when the quiet hours around a moment end; undefined outside them. */
function endOfQuiet(moment: Date, zone: string): Date | undefined {
  const local = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone)
  if (quietUntilHour <= local.hour && local.hour < quietFromHour) return undefined
  const day = local.toPlainDate().add({ days: local.hour < quietUntilHour ? 0 : 1 })
  const end = day.toZonedDateTime({
    timeZone: zone,
    plainTime: Temporal.PlainTime.from({ hour: quietUntilHour }),
  })
  return new Date(end.epochMilliseconds)
}
