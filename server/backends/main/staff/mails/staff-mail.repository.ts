import { and, asc, eq, gt, isNotNull, isNull, or } from 'drizzle-orm'
import type { OutboxMail } from '#server/backends/main/platform/mail/outbox.repository.ts'
import { outboxMailTable } from '#server/db/main/outbox-mail.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** More than a person reads. */
const atMost = 200

/** Returns the mails that failed and have not left, the oldest first. */
export function listFailedMails(db: Database): Promise<OutboxMail[]> {
  const { lastError, dueAt, createdAt, id } = outboxMailTable
  return db
    .select()
    .from(outboxMailTable)
    .where(or(gt(lastError, ''), isNull(dueAt)))
    .orderBy(asc(createdAt), asc(id))
    .limit(atMost)
}

export function countWaitingMails(db: Database): Promise<number> {
  const { attempts, dueAt } = outboxMailTable
  return db.$count(outboxMailTable, and(eq(attempts, 0), isNotNull(dueAt)))
}

/** Locks a mail, so that no worker sends it meanwhile. */
export async function lockMail(tx: Database, id: string): Promise<OutboxMail | undefined> {
  const [mail] = await tx
    .select()
    .from(outboxMailTable)
    .where(eq(outboxMailTable.id, id))
    .for('update')
  return mail
}

/** Begins the attempts of a mail again. */
export async function restartMail(tx: Database, id: string, dueAt: Date): Promise<void> {
  await tx.update(outboxMailTable).set({ dueAt, attempts: 0 }).where(eq(outboxMailTable.id, id))
}
