import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm'
import { type Registration, registrationTable } from '#server/db/main/registration.table.ts'
import type { Database } from '#server/db/open-database.ts'

export async function insertRegistration(db: Database, registration: Registration): Promise<void> {
  await db.insert(registrationTable).values(registration)
}

/** The registration that a link belongs to, if the link still works. */
export async function findRegistration(
  db: Database,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<Registration | undefined> {
  const [registration] = await db
    .select()
    .from(registrationTable)
    .where(and(eq(registrationTable.tokenHash, tokenHash), gt(registrationTable.expiresAt, now)))
  return registration
}

/** Of the registrations of an address that can still be confirmed, the last one made. */
export async function findNewestRegistration(
  db: Database,
  { email, now }: { email: string; now: Date },
): Promise<Registration | undefined> {
  const [registration] = await db
    .select()
    .from(registrationTable)
    .where(and(eq(registrationTable.email, email), gt(registrationTable.expiresAt, now)))
    .orderBy(desc(registrationTable.createdAt))
    .limit(1)
  return registration
}

/** The earlier link of the registration ends with this. */
export async function replaceLink(
  db: Database,
  id: string,
  link: Pick<Registration, 'tokenHash' | 'expiresAt'>,
): Promise<void> {
  await db.update(registrationTable).set(link).where(eq(registrationTable.id, id))
}

export async function deleteRegistrationsOf(db: Database, email: string): Promise<void> {
  await db.delete(registrationTable).where(eq(registrationTable.email, email))
}

/** So many at a time that nobody waits for it. */
const mostDeleted = 500

/** Most people who sign up with somebody else's address never confirm it. */
export async function deleteRegistrationsUpTo(db: Database, moment: Date): Promise<void> {
  const expired = db
    .select({ id: registrationTable.id })
    .from(registrationTable)
    .where(lte(registrationTable.expiresAt, moment))
    .limit(mostDeleted)
    .for('update', { skipLocked: true })
  await db.delete(registrationTable).where(inArray(registrationTable.id, expired))
}
