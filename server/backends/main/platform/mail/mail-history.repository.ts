import { desc, eq, type SQL } from 'drizzle-orm'
import { outboxMailTable } from '#server/db/main/outbox-mail.table.ts'
import { sentMailTable } from '#server/db/main/sent-mail.table.ts'
import type { Database } from '#server/db/open-database.ts'

export type KnownMail = {
  kind: string
  /** `failed`: the worker has given it up. */
  state: 'waiting' | 'failed' | 'sent' | 'dropped'
  at: Date
}

/** More than a person reads. */
const atMost = 200

/** Returns the mails that tell about something, such as an order, the latest first. */
export function listMailsAbout(db: Database, about: string): Promise<KnownMail[]> {
  return listMails(db, eq(outboxMailTable.about, about), eq(sentMailTable.about, about))
}

/** Returns the mails of 180 days to an address, the latest first. */
export function listMailsTo(
  db: Database,
  { address, hash }: { address: string; hash: string },
): Promise<KnownMail[]> {
  return listMails(
    db,
    eq(outboxMailTable.recipient, address),
    eq(sentMailTable.recipientHash, hash),
  )
}

async function listMails(db: Database, waiting: SQL, sent: SQL): Promise<KnownMail[]> {
  const { kind, createdAt, dueAt } = outboxMailTable
  const inOutbox = await db
    .select({ kind, createdAt, dueAt })
    .from(outboxMailTable)
    .where(waiting)
    .limit(atMost)
  const ended = await db
    .select({ kind: sentMailTable.kind, state: sentMailTable.state, at: sentMailTable.endedAt })
    .from(sentMailTable)
    .where(sent)
    .orderBy(desc(sentMailTable.endedAt))
    .limit(atMost)
  const open: KnownMail[] = inOutbox.map((mail) => ({
    ...{ kind: mail.kind, at: mail.createdAt },
    state: mail.dueAt ? 'waiting' : 'failed',
  }))
  return [...open, ...ended].toSorted((one, other) => other.at.getTime() - one.at.getTime())
}
