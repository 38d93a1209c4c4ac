import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import { outboxMailTable } from '#server/db/main/outbox-mail.table.ts'
import { sentMailTable } from '#server/db/main/sent-mail.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'

export type OutboxMail = typeof outboxMailTable.$inferSelect

export async function insertMail(
  db: Database,
  mail: typeof outboxMailTable.$inferInsert,
): Promise<void> {
  await db.insert(outboxMailTable).values(mail)
}

/** Returns true if the account of an address is suspended. */
export async function isSuspended(db: Database, email: string): Promise<boolean> {
  const suspended = and(eq(userTable.email, email), isNotNull(userTable.suspendedAt))
  return (await db.$count(userTable, suspended)) > 0
}

/**
 * Claims the mail that has been due longest and locks it until `lockedUntil`, in one statement.
 * Mails of one moment are claimed in the order of their insertion.
 */
export async function claimDueMail(
  db: Database,
  { now, lockedUntil }: { now: Date; lockedUntil: Date },
): Promise<OutboxMail | undefined> {
  const due = db
    .select({ id: outboxMailTable.id })
    .from(outboxMailTable)
    .where(lte(outboxMailTable.dueAt, now))
    .orderBy(asc(outboxMailTable.dueAt), asc(outboxMailTable.position))
    .limit(1)
    .for('update', { skipLocked: true })
  const [mail] = await db
    .update(outboxMailTable)
    .set({ dueAt: lockedUntil, attempts: sql`${outboxMailTable.attempts} + 1` })
    .where(eq(outboxMailTable.id, due))
    .returning()
  return mail
}

export async function deleteMail(db: Database, id: string): Promise<boolean> {
  const deleted = await db
    .delete(outboxMailTable)
    .where(eq(outboxMailTable.id, id))
    .returning({ id: outboxMailTable.id })
  return deleted.length === 1
}

/** Deletes the mails about something that are not sent yet, and returns their ids. */
export async function deleteMailsAbout(db: Database, about: string): Promise<string[]> {
  const deleted = await db
    .delete(outboxMailTable)
    .where(eq(outboxMailTable.about, about))
    .returning({ id: outboxMailTable.id })
  return deleted.map(({ id }) => id)
}

type Postponed = { id: string; dueAt: Date | null; lastError: string }

export async function postponeMail(db: Database, { id, ...changes }: Postponed): Promise<void> {
  await db.update(outboxMailTable).set(changes).where(eq(outboxMailTable.id, id))
}

/** Keeps that a mail was sent or dropped, without its text. */
export async function insertSentMail(
  db: Database,
  mail: typeof sentMailTable.$inferInsert,
): Promise<void> {
  await db.insert(sentMailTable).values(mail)
}

export async function deleteSentMails(db: Database, before: Date): Promise<void> {
  await db.delete(sentMailTable).where(lte(sentMailTable.endedAt, before))
}
