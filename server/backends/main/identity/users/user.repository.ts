import { and, eq, isNull } from 'drizzle-orm'
import { type User, userTable } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** What a member leaves behind who has gone is nobody: no function here finds it. */
const isThere = isNull(userTable.deletedAt)

export async function findUser(db: Database, id: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(userTable)
    .where(and(eq(userTable.id, id), isThere))
  return user
}

export async function findUserByEmail(db: Database, email: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(userTable)
    .where(and(eq(userTable.email, email), isThere))
  return user
}

/** Locked, for a rule that looks at the user and then changes them. */
export async function lockUser(db: Database, id: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(userTable)
    .where(and(eq(userTable.id, id), isThere))
    .for('update')
  return user
}

/**
 * Lets a member's purchases happen one after the other. Rows that refer to the user may be written
 * meanwhile, by this transaction before it locks and by others.
 */
export async function lockBuyer(db: Database, id: string): Promise<void> {
  await db
    .select({ id: userTable.id })
    .from(userTable)
    .where(eq(userTable.id, id))
    .for('no key update')
}

/** As `lockUser`. */
export async function lockUserByEmail(db: Database, email: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(userTable)
    .where(and(eq(userTable.email, email), isThere))
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
    .where(and(eq(userTable.googleIssuer, issuer), eq(userTable.googleSubject, subject), isThere))
  return user
}

/** Gives nothing when the address or the Google identity has an account already. */
export async function insertUser(
  db: Database,
  user: typeof userTable.$inferInsert,
): Promise<User | undefined> {
  const [inserted] = await db.insert(userTable).values(user).onConflictDoNothing().returning()
  return inserted
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
