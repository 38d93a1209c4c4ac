import { and, asc, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { PrivacyCaseKind } from '#server/contract/privacy-case.schema.ts'
import { type PrivacyCaseRow, privacyCaseTable } from '#server/db/main/privacy-case.table.ts'
import { privacyCaseEventTable } from '#server/db/main/privacy-case-event.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** Which of the two registers: breaches, or requests of people. */
export type Register = 'breach' | 'request'

/** More than a register shows at once. */
const atMost = 200

function ofRegister(register: Register) {
  const breach: PrivacyCaseKind = 'breach'
  return (register === 'breach' ? eq : ne)(privacyCaseTable.kind, breach)
}

export async function insertCase(
  tx: Database,
  row: typeof privacyCaseTable.$inferInsert,
): Promise<void> {
  await tx.insert(privacyCaseTable).values(row)
}

/** Returns the open cases by their due time, then the closed ones, the latest first. */
export function listCases(db: Database, register: Register): Promise<PrivacyCaseRow[]> {
  const { closedAt, dueAt, receivedAt } = privacyCaseTable
  return db
    .select()
    .from(privacyCaseTable)
    .where(ofRegister(register))
    .orderBy(
      desc(isNull(closedAt)),
      asc(sql`case when ${closedAt} is null then ${dueAt} end`),
      desc(receivedAt),
    )
    .limit(atMost)
}

type CaseKey = { id: string; register: Register }

export async function findCase(
  db: Database,
  { id, register }: CaseKey,
): Promise<PrivacyCaseRow | undefined> {
  const [row] = await db
    .select()
    .from(privacyCaseTable)
    .where(and(eq(privacyCaseTable.id, id), ofRegister(register)))
  return row
}

/** Locks the row for a check followed by a change. */
export async function lockCase(
  tx: Database,
  { id, register }: CaseKey,
): Promise<PrivacyCaseRow | undefined> {
  const [row] = await tx
    .select()
    .from(privacyCaseTable)
    .where(and(eq(privacyCaseTable.id, id), ofRegister(register)))
    .for('update')
  return row
}

type Closing = Pick<PrivacyCaseRow, 'id' | 'closedAt' | 'closedBy' | 'outcome'> &
  Partial<Pick<PrivacyCaseRow, 'deletionApprovalId'>>

export async function updateClosed(tx: Database, { id, ...closing }: Closing): Promise<void> {
  await tx.update(privacyCaseTable).set(closing).where(eq(privacyCaseTable.id, id))
}

export async function insertCaseEvent(
  tx: Database,
  event: typeof privacyCaseEventTable.$inferInsert,
): Promise<void> {
  await tx.insert(privacyCaseEventTable).values(event)
}

/** Returns what was done about a case, with the first names of staff. */
export function listCaseEvents(db: Database, caseId: string) {
  const { at, id, kind, word, text, actorId } = privacyCaseEventTable
  return db
    .select({ at, kind, word, text, by: userTable.firstName })
    .from(privacyCaseEventTable)
    .leftJoin(userTable, eq(userTable.id, actorId))
    .where(eq(privacyCaseEventTable.caseId, caseId))
    .orderBy(asc(at), asc(id))
}

/** Says whether a case has a letter or proof of an answer. */
export async function isAnswered(tx: Database, caseId: string): Promise<boolean> {
  const { kind } = privacyCaseEventTable
  const answers = and(
    eq(privacyCaseEventTable.caseId, caseId),
    inArray(kind, ['letter', 'proof']),
    // To say that a request arrived, or to ask who sent it, is no answer.
    sql`${privacyCaseEventTable.word} not in ('received', 'identity')`,
  )
  return (await tx.$count(privacyCaseEventTable, answers)) > 0
}
