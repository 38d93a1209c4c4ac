import { and, count, desc, eq, getTableColumns } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type CredentialRow, credentialTable } from '#server/db/main/credential.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'

const { document: _document, ...facts } = getTableColumns(credentialTable)

/** Returns false if one of the kind waits for a second person. */
export async function insertCredential(
  tx: Database,
  credential: typeof credentialTable.$inferInsert,
): Promise<boolean> {
  const inserted = await tx
    .insert(credentialTable)
    .values(credential)
    .onConflictDoNothing()
    .returning({ id: credentialTable.id })
  return inserted.length === 1
}

/** Returns the credentials of a practice without their documents, the newest first. */
export async function listCredentials(db: Database, practiceSlug: string) {
  const decider = alias(userTable, 'decider')
  return db
    .select({ credential: facts, enteredBy: userTable.firstName, decidedBy: decider.firstName })
    .from(credentialTable)
    .leftJoin(userTable, eq(userTable.id, credentialTable.enteredBy))
    .leftJoin(decider, eq(decider.id, credentialTable.decidedBy))
    .where(eq(credentialTable.practiceSlug, practiceSlug))
    .orderBy(desc(credentialTable.enteredAt), desc(credentialTable.id))
}

/** Counts what waits for a second person, by practice. */
export function countToVerify(db: Database) {
  return db
    .select({ slug: credentialTable.practiceSlug, count: count() })
    .from(credentialTable)
    .where(eq(credentialTable.state, 'entered'))
    .groupBy(credentialTable.practiceSlug)
}

export async function findCredential(db: Database, id: string): Promise<CredentialRow | undefined> {
  const [credential] = await db.select().from(credentialTable).where(eq(credentialTable.id, id))
  return credential
}

/** Returns the verified one of the kind that was entered last. */
export async function findVerified(
  db: Database,
  { practiceSlug, kind }: Pick<CredentialRow, 'practiceSlug' | 'kind'>,
) {
  const [credential] = await db
    .select(facts)
    .from(credentialTable)
    .where(
      and(
        eq(credentialTable.practiceSlug, practiceSlug),
        eq(credentialTable.kind, kind),
        eq(credentialTable.state, 'verified'),
      ),
    )
    .orderBy(desc(credentialTable.enteredAt), desc(credentialTable.id))
    .limit(1)
  return credential
}

type Decision = Required<
  Pick<CredentialRow, 'id' | 'state' | 'decidedBy' | 'decidedAt' | 'decision'>
>

/** Decides once. Of concurrent decisions, one returns true. */
export async function decideCredentialOnce(
  tx: Database,
  { id, ...decision }: Decision,
): Promise<boolean> {
  const decided = await tx
    .update(credentialTable)
    .set(decision)
    .where(and(eq(credentialTable.id, id), eq(credentialTable.state, 'entered')))
    .returning({ id: credentialTable.id })
  return decided.length === 1
}
