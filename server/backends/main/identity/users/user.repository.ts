import { and, eq, isNull } from 'drizzle-orm'
import { type User, userTable } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** Excludes the rows of deleted accounts from every query here. */
const isNotDeleted = isNull(userTable.deletedAt)

export async function findUser(db: Database, id: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(userTable)
    .where(and(eq(userTable.id, id), isNotDeleted))
  return user
}

export async function findUserByEmail(db: Database, email: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(userTable)
    .where(and(eq(userTable.email, email), isNotDeleted))
  return user
}

/** Locks the row for a check followed by an update. */
export async function lockUser(db: Database, id: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(userTable)
    .where(and(eq(userTable.id, id), isNotDeleted))
    .for('update')
  return user
}

/**
 * Serialises the purchases and consents of a member. Other transactions may still insert rows that
 * refer to the user.
 */
export async function lockBuyer(db: Database, id: string): Promise<void> {
  await db
    .select({ id: userTable.id })
    .from(userTable)
    .where(eq(userTable.id, id))
    .for('no key update')
}

/** Locks like `lockUser`. */
export async function lockUserByEmail(db: Database, email: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(userTable)
    .where(and(eq(userTable.email, email), isNotDeleted))
    .for('update')
  return user
}

export async function findUserByGoogle(
  db: Database,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(userTable)
    .where(
      and(eq(userTable.googleIssuer, issuer), eq(userTable.googleSubject, subject), isNotDeleted),
    )
  return user
}

/** Returns undefined if the address or the Google identity already has an account. */
export async function insertUser(
  db: Database,
  user: typeof userTable.$inferInsert,
): Promise<User | undefined> {
  const [inserted] = await db.insert(userTable).values(user).onConflictDoNothing().returning()
  return inserted
}

/** Stores when a member first said that they are an adult. */
export async function markAdult(db: Database, id: string, at: Date): Promise<void> {
  await db
    .update(userTable)
    .set({ adultStatedAt: at })
    .where(and(eq(userTable.id, id), isNull(userTable.adultStatedAt)))
}

export async function updateUser(
  db: Database,
  id: string,
  changes: Partial<Omit<User, 'id'>>,
): Promise<User> {
  const [user] = await db.update(userTable).set(changes).where(eq(userTable.id, id)).returning()
  if (!user) throw new Error('The user to change is gone')
  return user
}
