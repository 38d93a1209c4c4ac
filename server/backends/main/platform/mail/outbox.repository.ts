import { asc, eq, lte, sql } from 'drizzle-orm'
import { outboxMailTable } from '#server/db/main/outbox-mail.table.ts'
import type { Database } from '#server/db/open-database.ts'

export type OutboxMail = typeof outboxMailTable.$inferSelect

export async function insertMail(
  db: Database,
  mail: typeof outboxMailTable.$inferInsert,
): Promise<void> {
  await db.insert(outboxMailTable).values(mail)
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

export async function deleteMail(db: Database, id: string): Promise<void> {
  await db.delete(outboxMailTable).where(eq(outboxMailTable.id, id))
}

export async function postponeMail(db: Database, id: string, dueAt: Date | null): Promise<void> {
  await db.update(outboxMailTable).set({ dueAt }).where(eq(outboxMailTable.id, id))
}
