import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm'
import { type Registration, registrationTable } from '#server/db/main/registration.table.ts'
import type { Database } from '#server/db/open-database.ts'

export async function insertRegistration(db: Database, registration: Registration): Promise<void> {
  await db.insert(registrationTable).values(registration)
}

/** Returns the registration of a link, or undefined if the link is expired or unknown. */
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

/** Returns the newest registration of an address that can still be confirmed. */
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

/** Returns a registration that can still be confirmed. */
export async function findOpenRegistration(
  db: Database,
  { id, now }: { id: string; now: Date },
): Promise<Registration | undefined> {
  const [registration] = await db
    .select()
    .from(registrationTable)
    .where(and(eq(registrationTable.id, id), gt(registrationTable.expiresAt, now)))
  return registration
}

/** Invalidates the registration's previous link. */
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

/** Keeps each call short. */
const mostDeleted = 500

/** Most sign-ups with another person's address are never confirmed. */
export async function deleteExpiredRegistrations(db: Database, moment: Date): Promise<void> {
  const expired = db
    .select({ id: registrationTable.id })
    .from(registrationTable)
    .where(lte(registrationTable.expiresAt, moment))
    .limit(mostDeleted)
    .for('update', { skipLocked: true })
  await db.delete(registrationTable).where(inArray(registrationTable.id, expired))
}
