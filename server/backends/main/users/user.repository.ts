import { and, eq } from 'drizzle-orm'
import { type User, userTable } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'

export async function findUser(db: Database, id: string): Promise<User | undefined> {
  const [user] = await db.select().from(userTable).where(eq(userTable.id, id))
  return user
}

export async function findUserByEmail(db: Database, email: string): Promise<User | undefined> {
  const [user] = await db.select().from(userTable).where(eq(userTable.email, email))
  return user
}

/** Locked, for a rule that looks at the user and then changes them. */
export async function lockUserByEmail(db: Database, email: string): Promise<User | undefined> {
  const [user] = await db.select().from(userTable).where(eq(userTable.email, email)).for('update')
  return user
}

export async function findUserByGoogle(
  db: Database,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(userTable)
    .where(and(eq(userTable.googleIssuer, issuer), eq(userTable.googleSubject, subject)))
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
